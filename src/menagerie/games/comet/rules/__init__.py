"""The compiled rules: the state, the moves, and what each move does."""
