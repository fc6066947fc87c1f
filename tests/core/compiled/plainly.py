"""Modules of the core as plain Python, whether or not compiled ones lie beside them."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import TYPE_CHECKING

import menagerie

if TYPE_CHECKING:
    from types import ModuleType


def plain(name: str) -> ModuleType:
    """Load a module of the core from its source, also where a compiled one is in use."""
    path = Path(menagerie.__file__).parent / "core" / "compiled" / f"{name}.py"
    loader = SourceFileLoader(f"plain_{name}", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
