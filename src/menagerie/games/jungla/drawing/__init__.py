"""How Jungla is drawn and set in motion."""
