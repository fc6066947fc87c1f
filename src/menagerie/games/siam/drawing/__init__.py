"""Siam as drawing data."""
