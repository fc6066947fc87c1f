"""Interactive sessions at a terminal: games and puzzles."""
