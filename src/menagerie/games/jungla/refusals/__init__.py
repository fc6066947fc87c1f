"""Why an action is refused. This is a second account of the rules, tested against the move generator."""
