"""How good a position is, and a view as arrays."""
