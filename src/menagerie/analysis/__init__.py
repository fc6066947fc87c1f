"""Counting, measuring and explaining positions."""
