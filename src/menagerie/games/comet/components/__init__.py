"""What an edition prints: both sides of the board, the decks, the heroes and the checks of an edition file."""
