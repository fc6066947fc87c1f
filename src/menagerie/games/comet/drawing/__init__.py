"""A view as drawing data, and what a move does to it."""
