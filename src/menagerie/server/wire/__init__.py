"""The messages of a live match, and their types for the browser."""
