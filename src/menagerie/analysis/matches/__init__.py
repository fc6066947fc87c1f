"""Matches between players: openings, games, results, and when to stop."""
