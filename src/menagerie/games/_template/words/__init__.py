"""Otter Run in words: the rulebook in four languages."""
