"""Jungla in words: rules, names and sentences in four languages."""
