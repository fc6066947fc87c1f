"""Group commit: appends of several matches that wait at the same time are written in one transaction."""
