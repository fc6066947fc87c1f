"""Perft, benchmarks, and how deep searches get."""
