"""Everything Comet says in four languages."""
