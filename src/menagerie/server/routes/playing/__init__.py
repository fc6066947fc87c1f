"""Routes of matches: open, watch, play, list and import them."""
