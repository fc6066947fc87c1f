"""Lets ``python -m menagerie`` do what ``menagerie`` does."""

from __future__ import annotations

from menagerie.cli.app import main

if __name__ == "__main__":
    main()
