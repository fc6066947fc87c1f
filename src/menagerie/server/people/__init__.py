"""Accounts, ratings, pairing and notifications."""
