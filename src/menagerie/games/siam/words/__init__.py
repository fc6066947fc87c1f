"""Siam in words: the rulebook in four languages, and moves as sentences."""
