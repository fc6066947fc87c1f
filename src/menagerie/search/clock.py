"""The monotonic clock that search reads without the GIL."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from time import monotonic

    def now() -> float:
        """Return the seconds of a clock that never goes back."""
        return monotonic()
