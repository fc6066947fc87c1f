"""The notation of Siam: positions, moves and views as texts, and back."""
