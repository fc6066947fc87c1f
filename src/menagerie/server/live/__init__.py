"""Matches in memory, the people who play and watch them, and what happens by itself."""
