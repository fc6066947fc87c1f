"""What all games share; nothing in here knows any of them."""
