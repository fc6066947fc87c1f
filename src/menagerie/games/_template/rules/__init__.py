"""The rules of Otter Run: states, moves and the compiled position."""
