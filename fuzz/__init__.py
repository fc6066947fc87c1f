"""Fuzzers: every parser is given texts that are nearly right, and answers with our error or an exact round trip.

``python -m fuzz --seconds 60`` runs them all; a failure prints the input that caused it.
"""
