"""The rules of Siam: states, moves, pushes and the compiled position."""
