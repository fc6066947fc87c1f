"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import settings

from tests.postgres import postgres

__all__ = ["postgres"]

# A job in the background ignores Ctrl-C and would hand that on to the programs whose answer to it is tested.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("menagerie", deadline=None, print_blob=True)
settings.load_profile("menagerie")
