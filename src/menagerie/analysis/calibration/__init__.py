"""The measured strength of the levels, and the page that lists it."""
