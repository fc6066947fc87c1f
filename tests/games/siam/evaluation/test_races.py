"""Races along a line, played out on a board by the rules."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import menagerie
from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import DOWN, EMPTY, ROCK, SIDEWAYS, SIZE, UP
from menagerie.games.siam.evaluation import races
from menagerie.games.siam.evaluation.races import BLOCKED, NEWCOMER, NO_RACE
from menagerie.games.siam.rules.position import Siam
from menagerie.games.siam.texts.moves import MOVES
from tests.games.siam.boards import SIAM

CODES = range(0, board.CODES, 1 if menagerie.compiled else 13)


class Track(NamedTuple):
    """Where a line is laid out, and which way its race goes."""

    squares: tuple[str, ...]
    """In the direction of the race."""
    up: str
    down: str
    sideways: str


EASTWARDS = Track(("a3", "b3", "c3", "d3", "e3"), "E", "W", "N")
TRACKS = (
    EASTWARDS,
    Track(EASTWARDS.squares[::-1], "W", "E", "S"),
    Track(("c1", "c2", "c3", "c4", "c5"), "N", "S", "E"),
    Track(("c5", "c4", "c3", "c2", "c1"), "S", "N", "W"),
)


def laid_out(track: Track, digits: tuple[int, ...], own: set[int], mover: int) -> Siam:
    """Lay a line out: the animals on the places in `own` are elephants, all others rhinoceroses.

    One animal of each side stands far from the line, so that each side has a harmless move.
    """
    position = Siam(SIAM.edition(), 8, 0, 0, 0)
    facings = {UP: track.up, DOWN: track.down, SIDEWAYS: track.sideways}
    for place, digit in enumerate(digits):
        side = board.ELEPHANT if place in own else board.RHINO
        if digit != EMPTY:
            piece = board.ROCK_PIECE if digit == ROCK else side + board.FACINGS.index(facings[digit])
            position.place(board.NUMBERS[track.squares[place]], piece)
    position.place(board.NUMBERS["a1"], board.ELEPHANT + board.NORTH)
    position.place(board.NUMBERS["e5"], board.RHINO + board.NORTH)
    position.set_counters(20 + mover, (0, 0), 0)
    return position


def play_straight_on(position: Siam, track: Track, place: int) -> tuple[int, int] | None:
    """Let the animal on a place, or a newcomer at -1, go straight ahead; return the turns and who wins.

    The other side turns an animal to and fro meanwhile. Nothing comes back if no rock falls.
    """
    mover = position.to_act
    for turns in range(1, 8):
        moves = position.legal_moves()
        step = next((move for move in map(MOVES.__getitem__, straight_moves(track, place)) if move in moves), None)
        if step is None:
            return None
        position.play(step)
        if position.winner:
            return turns, position.winner
        place += 1
        aside = "e5" if mover == 1 else "a1"
        position.play(MOVES[f"{aside}@{'SN'[turns % 2 == 0]}"])
    return None


def straight_moves(track: Track, place: int) -> tuple[str, ...]:
    """Return the two texts of going straight ahead: onto a free square, or pushing."""
    if place < 0:
        return f"+{track.squares[0]}{track.up}", f"+{track.squares[0]}{track.up}!"
    if place == SIZE - 1:
        return ()
    here, ahead = track.squares[place : place + 2]
    return f"{here}-{ahead}{track.up}", f"{here}-{ahead}!"


def played(track: Track, digits: tuple[int, ...], place: int) -> tuple[int, int] | None:
    """Play one race; return the turns and the place of the credited animal, found by giving it away alone."""
    animals = {where for where, digit in enumerate(digits) if digit > ROCK}
    position = laid_out(track, digits, {place} if place >= 0 else set(), 0)
    raced = play_straight_on(position, track, place)
    if raced is None:
        return None
    for candidate in sorted(animals | {place}, reverse=True):
        # The candidate alone is the elephants'; it is credited exactly if they win.
        mover = 0 if candidate == place else 1
        own = {candidate} - {-1}
        again = play_straight_on(laid_out(track, digits, own, mover), track, place)
        assert again is not None
        if again[1] == 1:
            return raced[0], candidate
    pytest.fail(f"nobody is credited: {digits}, {place}")


def unpacked(code: int) -> tuple[races.Race, races.Race]:
    """Return the best race up a line by an animal on it, and by one that enters."""
    word = races.RACES[code] & 0xFFFF
    return races.Race(word & 7, word >> 3 & 7, word >> 6 & 7), races.Race(word >> 9 & 7, NEWCOMER, word >> 12 & 7)


def check_line(code: int, track: Track) -> None:
    """Compare both races up a line with what playing them shows."""
    digits = board.code_digits(code)
    own, entry = unpacked(code)
    racers = [place for place in range(SIZE) if digits[place] == UP and ROCK in digits[place:]]
    results = {place: played(track, digits, place) for place in racers}
    finished = {place: result for place, result in results.items() if result is not None}
    if finished:
        turns = min(result[0] for result in finished.values())
        nearest = max(place for place, result in finished.items() if result[0] == turns)
        assert own == (turns, nearest, finished[nearest][1]), digits
    else:
        assert own.turns in {NO_RACE, BLOCKED}, digits
    entered = played(track, digits, -1)
    expected = (NO_RACE, 0) if entered is None else (entered[0], NEWCOMER if entered[1] < 0 else entered[1])
    assert (entry.turns, entry.credited) == expected, digits


def test_races_are_what_playing_them_shows() -> None:
    """On every line, the turns, the pusher and the credited animal are those of the race played out on a rank."""
    for code in CODES:
        check_line(code, EASTWARDS)


@pytest.mark.parametrize("track", TRACKS[1:], ids=lambda track: track.up)
def test_races_are_the_same_in_every_direction(track: Track) -> None:
    """A sample of lines gives the same races up and down ranks and files."""
    for code in CODES[5::17]:
        check_line(code, track)


def test_both_halves_tell_the_same_about_mirrored_lines() -> None:
    """What the high half says of a line is what the low half says of the line seen from its other end."""
    for code in range(board.CODES):
        mirrored = races.mirrored(board.code_digits(code))
        twin = sum(digit * 5**place for place, digit in enumerate(mirrored))
        down, up = races.RACES[code] >> 16, races.RACES[twin] & 0xFFFF
        assert (down & 7, down >> 9 & 7) == (up & 7, up >> 9 & 7)
        for shift, turns in ((3, up & 7), (6, up & 7), (12, up >> 9 & 7)):
            place = up >> shift & 7
            back = place if place == NEWCOMER or turns == NO_RACE else SIZE - 1 - place
            assert down >> shift & 7 == back


def test_a_race_is_blocked_only_where_strength_is_missing() -> None:
    """A blocked race names an animal that faces a rock and is stopped by it or by animals before it."""
    for code in range(board.CODES):
        own, _entry = unpacked(code)
        digits = board.code_digits(code)
        if own.turns == BLOCKED:
            assert own.pusher == own.credited
            assert digits[own.pusher] == UP
            assert ROCK in digits[own.pusher :]
            assert played(EASTWARDS, digits, own.pusher) is None


def test_without_rocks_nobody_races() -> None:
    """A line without a rock has no race at all, and every line packs into 31 bits."""
    for code in range(board.CODES):
        assert 0 <= races.RACES[code] < 1 << 31
        if ROCK not in board.code_digits(code):
            assert races.RACES[code] == 0


@pytest.mark.parametrize(
    ("line", "turns", "pusher", "credited"),
    [
        ((UP, ROCK, EMPTY, EMPTY, EMPTY), 4, 0, 0),
        ((EMPTY, EMPTY, EMPTY, UP, ROCK), 1, 3, 3),
        ((EMPTY, EMPTY, UP, UP, ROCK), 1, 3, 3),
        ((EMPTY, UP, SIDEWAYS, EMPTY, ROCK), 2, 1, 1),
        ((UP, UP, ROCK, ROCK, EMPTY), 2, 0, 1),
        ((UP, ROCK, ROCK, EMPTY, EMPTY), BLOCKED, 0, 0),
    ],
)
def test_examples_counted_by_hand(line: tuple[int, ...], turns: int, pusher: int, credited: int) -> None:
    """Who pushes, in how many turns, and for whom: counted on paper."""
    code = sum(digit * 5**place for place, digit in enumerate(line))
    assert unpacked(code)[0] == (turns, pusher, credited)


def test_no_race_takes_longer_than_five_turns() -> None:
    """To enter behind a rock and push it across the whole line is the longest way."""
    longest = max(
        max(own.turns * (own.turns != BLOCKED), entry.turns) for own, entry in map(unpacked, range(board.CODES))
    )
    assert longest == 5 <= races.LONGEST
