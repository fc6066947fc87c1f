"""Otter Run as drawing data."""
