"""Matches between people and bots, without any input or output: what may happen, and what is then the case."""
