from pathlib import Path
from setuptools import setup, Extension
from Cython.Build import cythonize
src = Path("src")
mods = sorted(p.with_suffix(".py") for p in src.rglob("*.pxd") if p.with_suffix(".py").exists())
exts = [Extension(".".join(p.relative_to(src).with_suffix("").parts), [str(p)], extra_compile_args=["-O3"]) for p in mods]
setup(package_dir={"": "src"}, ext_modules=cythonize(exts, include_path=["src"], compiler_directives=dict(language_level=3, infer_types=True, annotation_typing=False, initializedcheck=False)))
