"""Search, generic over Position and compiled."""
