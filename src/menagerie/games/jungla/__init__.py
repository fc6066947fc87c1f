"""Jungla."""
