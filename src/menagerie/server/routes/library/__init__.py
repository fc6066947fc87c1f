"""Routes that need no match: games, editions, puzzles, positions and analysis."""
