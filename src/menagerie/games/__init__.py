"""One folder for each game; `menagerie.core.registry` is the door to them."""
