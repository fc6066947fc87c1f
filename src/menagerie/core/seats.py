"""The numbers of seats: players count from 1 in the order of play; these two are nobody's."""

from __future__ import annotations

CHANCE = -1
"""Decides draws of cards and rolls of dice."""

NOBODY = 0
"""Has the decision when the game is over; also the seat number of a spectator."""
