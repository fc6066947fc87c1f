"""One folder for each game; `menagerie.core.registry` loads them."""
