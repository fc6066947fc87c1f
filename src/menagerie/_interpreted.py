"""Stands in for the ``cython`` module where Cython is not installed, so that every module also runs as plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
