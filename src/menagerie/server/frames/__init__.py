"""What viewers are shown of a match: snapshots, events, legal moves, everything that an audience may know."""
