"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

from tests.postgres import postgres

__all__ = ["postgres"]

settings.register_profile("menagerie", deadline=None, print_blob=True)
settings.load_profile("menagerie")
