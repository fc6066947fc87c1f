"""The components of Siam: the board, the pieces, and the editions with their checks."""
