"""The core: what all games share. It knows no game by name."""
