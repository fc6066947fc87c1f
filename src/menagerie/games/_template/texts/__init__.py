"""The notation of Otter Run: positions, moves and views as texts, and back."""
