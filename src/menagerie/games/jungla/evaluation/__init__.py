"""How good a position of Jungla is, and views as arrays."""
