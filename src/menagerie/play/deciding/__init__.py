"""Decisions on commands: each leads to entries that are stored, or is refused with a code and a sentence."""
