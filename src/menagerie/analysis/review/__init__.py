"""Analysis of positions and annotation of matches, in numbers and in sentences."""
