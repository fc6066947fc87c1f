"""The notation: positions, moves and views as texts, and back."""
