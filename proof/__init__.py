"""Proof of what the server promises, which anybody can repeat: ``python -m proof`` or ``make proof``.

Each campaign starts real servers, has a seed, ends by itself and writes its results to docs/explanation/proof.md.
"""
