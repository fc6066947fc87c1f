"""Why moves of Siam are refused."""
