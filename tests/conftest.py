"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

from tests.postgres import postgres

__all__ = ["postgres"]

# A job in the background ignores Ctrl-C and would hand that on to the programs whose answer to it is tested.
signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes tells how busy the machine is.
settings.register_profile("menagerie", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("menagerie")
