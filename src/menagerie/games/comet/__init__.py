"""Comet."""
