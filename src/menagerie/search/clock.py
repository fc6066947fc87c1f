"""The time that search keeps its promises by."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from time import monotonic as now  # noqa: F401 - read by search
