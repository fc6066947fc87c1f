"""Helpers for compiled rules: bits, lookup tables and stacks of states, in C and in plain Python."""
