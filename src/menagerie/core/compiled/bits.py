"""Bit operations: sets of squares as numbers, and the mixing of numbers into keys."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

WORD = (1 << 64) - 1

if not cython.compiled:

    def lowest(bits: int) -> int:
        """Return the lowest square of a set that is not empty."""
        return (bits & -bits).bit_length() - 1

    def count(bits: int) -> int:
        """How many squares a set has."""
        return bits.bit_count()

    def mix(word: int) -> int:
        """Mix a 64-bit number so that every bit of it changes half the bits of the result."""
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
        word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
        return word ^ word >> 31

    def next_random(word: int) -> int:
        """Return the random number after `word`, which is not 0 (xorshift, 64 bits)."""
        word ^= word << 13 & WORD
        word ^= word >> 7
        return word ^ word << 17 & WORD
