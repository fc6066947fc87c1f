"""Tests for `menagerie.games.siam.texts.positions`."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.position import Position
from menagerie.errors import InvalidInput, InvalidPosition
from tests.games.siam.boards import SIAM, VARIANTS, after, start
from tests.games.siam.strategies import positions, randoms, scattered

if TYPE_CHECKING:
    from random import Random

START = "...../...../.###./...../..... ele 0 0,0 - classic2005"


@pytest.mark.parametrize("variant", VARIANTS)
def test_start_positions_to_the_byte(variant: str) -> None:
    """The start of each variant has the text that the notation prescribes."""
    assert str(start(variant)) == f"...../...../.###./...../..... ele 0 0,0 - {variant}"


def test_a_game_to_the_byte() -> None:
    """Board, side, ply, exits and winner follow the moves played; the side alternates past the end."""
    position = start()
    expected = {
        "+c1N": "...../...../.###./...../..N.. rhi 1 0,0 - classic2005",
        "+e5W": "....w/...../.###./...../..N.. ele 2 0,0 - classic2005",
        "c1-c2N": "....w/...../.###./..N../..... rhi 3 0,0 - classic2005",
        "e5-x": "...../...../.###./..N../..... ele 4 0,1 - classic2005",
        "c2-c3!": "...../..#../.#N#./...../..... rhi 5 0,1 - classic2005",
        "+a1S": "...../..#../.#N#./...../s.... ele 6 0,1 - classic2005",
        "c3-c4!": "..#../..N../.#.#./...../s.... rhi 7 0,1 - classic2005",
        "a1@E": "..#../..N../.#.#./...../e.... ele 8 0,1 - classic2005",
        "c4-c5!": "..N../...../.#.#./...../e.... rhi 9 0,1 ele classic2005",
    }
    for move, text in expected.items():
        position = after(position, move)
        assert str(position) == text


@given(randoms)
def test_texts_come_back_as_they_were(random: Random) -> None:
    """A position text that is read and written again is the same text."""
    text = scattered(random)
    assert SIAM.format_position(SIAM.parse_position(text)) == text


@given(positions)
def test_positions_come_back_as_they_were(position: Position) -> None:
    """A position that is written and read again is equal, with the same key, moves and side to play."""
    again = SIAM.parse_position(str(position))
    assert again == position
    assert again.key() == position.key()
    assert again.legal_moves() == position.legal_moves()
    assert (again.to_act, again.outcome()) == (position.to_act, position.outcome())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "the position text is empty"),
        ("x", r"'x': 1 fields, expected 6 with one space between them: <board> <side>"),
        (START + " more", "7 fields, expected 6"),
        (START.replace(" ele", "  ele"), "7 fields, expected 6"),
        (" " + START, "7 fields, expected 6"),
        (START.replace("/.....", "", 1), "the board has 4 ranks, expected 5"),
        ("...../" + START, "the board has 6 ranks, expected 5"),
        (START.replace(".###.", ".###"), "rank 3 has 4 squares, expected 5: '.###'"),
        (START.replace(".....", "......", 1), "rank 5 has 6 squares, expected 5"),
        (START.replace(".....", "..x..", 1), "rank 5 has 'x', expected '.', '#', N E S W or n e s w: '..x..'"),
        (START.replace(".....", "5....", 1), "rank 5 has '5'"),
        (START.replace(".###.", ".##.."), r"there are 2 rocks, expected 3 while the game goes on \(S3\)"),
        (START.replace(".###.", "#####"), r"there are 5 rocks, expected 3"),
        (START.replace(" - ", " ele "), r"there are 3 rocks, expected 2 after the game is won \(S29\)"),
        (START.replace(".....", "NNNNN", 2), r"there are 10 elephants, expected at most 5 \(S2\)"),
        (START.replace("..... ele", "nnnnn ele").replace(".###.", "n###."), "there are 6 rhinos, expected at most 5"),
        (START.replace("ele", "rhi"), r"the side at ply 0 is rhi, expected ele at even plies, rhi at odd ones \(S5\)"),
        (START.replace("ele 0", "ele 7"), "the side at ply 7 is ele"),
        (START.replace("ele", "ELE"), "the side is 'ELE', expected ele or rhi"),
        (START.replace("ele 0", "ele -2"), "the ply is '-2', expected 0 to 999999999 in plain digits"),
        (START.replace("ele 0", "ele +2"), r"the ply is '\+2'"),
        (START.replace("ele 0", "ele 00"), "the ply is '00'"),
        (START.replace("ele 0", "ele 02"), "the ply is '02'"),
        (START.replace("ele 0", "ele 1_0"), "the ply is '1_0'"),
        (START.replace("ele 0", "ele 1000000000"), "the ply is '1000000000'"),
        (START.replace("ele 0", "ele " + "9" * 5000), "the ply is '9999"),
        (START.replace("ele 0", "ele x"), "the ply is 'x'"),
        (START.replace("0,0", "0"), "the exits are '0', expected two numbers with a comma between them"),
        (START.replace("0,0", "0,0,0"), "the exits are '0,0,0'"),
        (START.replace("0,0", "01,0"), "the number of exits by elephants is '01'"),
        (START.replace("0,0", "0,-1"), "the number of exits by rhinos is '-1'"),
        (START.replace("0,0", ","), "the number of exits by elephants is ''"),
        (START.replace("0,0", "2,0") + "-oneexit", r"the exits are 2,0, expected at most 1 a side \(S35\)"),
        (START.replace(" - ", " x "), "the winner is 'x', expected -, ele or rhi"),
        (
            START.replace("classic2005", "chess"),
            "the variant is 'chess', expected one of classic2005, classic2005-cross",
        ),
        (START.replace(".", "。", 1), "the position text has the character '。' at place 1"),
        (START + "\n", "the position text has the character"),
        ("/" * 30_000, "the position text has 30,000 characters, at most 20,000 are read"),
    ],
)
def test_malformed_positions_name_their_fault(text: str, fault: str) -> None:
    """A position text that cannot be is refused with one error that says what was given and what was expected."""
    with pytest.raises(InvalidPosition, match=fault) as caught:
        SIAM.parse_position(text)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("given_", [None, 3, b"...", ["..."]])
def test_a_position_that_is_no_text_is_refused(given_: object) -> None:
    """Anything but a text is refused by its type."""
    with pytest.raises(InvalidPosition, match=f"a position is a text, got {type(given_).__name__}"):
        SIAM.parse_position(given_)  # type: ignore[arg-type]


def test_all_faults_of_a_text_are_named_at_once() -> None:
    """One error names every field that is wrong."""
    with pytest.raises(InvalidPosition) as caught:
        SIAM.parse_position("....x/...../.####/..../NNNNN Ele 01 0;0 me classic2005-oneexit")
    faults = ("rank 5 has 'x'", "rank 2 has 4", "side is 'Ele'", "ply is '01'", "exits are '0;0'", "winner is 'me'")
    assert all(fault in str(caught.value) for fault in faults)
    with pytest.raises(InvalidPosition, match=r"4 rocks.*; the exits are 0,2"):
        SIAM.parse_position("...../...../.####/...../..... ele 0 0,2 - classic2005-oneexit")


def test_the_largest_numbers_are_read_and_played_on() -> None:
    """The largest ply and the largest numbers of exits that can be written are kept exactly."""
    text = "...../...../.###./...../n...N rhi 999999999 999999999,999999998 - classic2005"
    assert str(SIAM.parse_position(text)) == text
    assert str(after(SIAM.parse_position(text), "a1-x")).split()[2:4] == ["1000000000", "999999999,999999999"]


def test_positions_need_not_be_reachable_in_so_many_plies() -> None:
    """A set-up board at ply 0 is fine: only contradictions are refused."""
    assert SIAM.parse_position("NNNNN/nnnnn/.###./...../..... ele 0 9,9 - classic2005").legal_moves()


LETTERS = "NESWnesw#./ -,0123456789elrhiclassic2005-cross-oneexit!@+x"


@given(randoms, st.data())
def test_damaged_texts_are_refused_or_read_exactly(random: Random, data: st.DataObject) -> None:
    """Whatever happens to a text, reading it gives our error or a position with this very text."""
    text = list(scattered(random))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 2))] = data.draw(st.text(LETTERS, max_size=2))
    damaged = "".join(text)
    with suppress(InvalidPosition):
        assert str(SIAM.parse_position(damaged)) == damaged


@given(st.text(max_size=80))
def test_any_text_is_refused_or_read(text: str) -> None:
    """Texts from anywhere never raise anything but our error."""
    position = start()
    for read in (SIAM.parse_position, lambda any_text: SIAM.parse_move(position, any_text)):
        with suppress(InvalidInput):
            read(text)


def test_a_position_of_another_game_is_refused() -> None:
    """Siam writes only its own positions."""
    with pytest.raises(InvalidPosition, match="expected a position of siam, got Position"):
        SIAM.format_position(Position(start().edition, 1))
