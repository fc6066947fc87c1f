"""Tests for `menagerie.core.history`."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from menagerie.core.history import ANCHORED, History
from menagerie.core.outcome import Outcome
from menagerie.core.registry import load
from menagerie.errors import IllegalMove, InvalidMove, InvalidOption, InvalidPosition, NothingToUndo
from tests.core.positions import Counting

SIAM = load("siam")
ROUND = ["a1@E", "e5@W", "a1@N", "e5@S"]
"""Four turns after which two animals stand as before."""


def history_of(*texts: str, ply_cap: int | None = None) -> History:
    """Return a history of Siam with these moves."""
    history = History(SIAM, ply_cap=ply_cap)
    for text in texts:
        history.play_text(text)
    return history


def test_a_history_keeps_what_was_played() -> None:
    """Moves, texts and one key per ply are there in order, and the position is the one reached."""
    history = history_of("+a1N", "+e5S")
    position = SIAM.new()
    keys = [position.key()]
    for move, text in zip(history.moves, ("+a1N", "+e5S"), strict=True):
        assert text == SIAM.format_move(position, move)
        position.play(move)
        keys.append(position.key())
    assert history.texts == ("+a1N", "+e5S")
    assert history.keys == tuple(keys)
    assert history.position == position
    assert history.start == SIAM.new()
    assert (history.ply, history.to_act) == (2, 1)


def test_a_history_has_its_own_position() -> None:
    """Neither the position given nor the start handed out is shared with the history."""
    position = SIAM.new()
    history = History(SIAM, position)
    position.play(position.legal_moves()[0])
    history.start.play(history.position.legal_moves()[0])
    assert history.position == SIAM.new() == history.start


def test_a_history_is_of_one_game() -> None:
    """A position of another game is refused at once."""
    with pytest.raises(InvalidPosition, match="a history of siam cannot begin with a position of comet"):
        History(SIAM, load("comet").new())


def test_a_history_keeps_plain_numbers() -> None:
    """A move that comes as a number of another library is kept as what it stands for."""
    history = history_of("+a1N")
    history.play(Counting(history.position.legal_moves()[0]))  # type: ignore[arg-type]
    assert [type(move) for move in history.moves] == [int, int]


def test_an_illegal_move_changes_nothing() -> None:
    """A refused move leaves moves, keys and position as they were."""
    history = history_of("+a1N")
    before = (history.moves, history.texts, history.keys, str(history.position))
    with pytest.raises(IllegalMove, match=r"\[S9\]"):
        history.play_text("+c3N")
    for wrong in (-1, 10**9, "+e5S", None):
        with pytest.raises(InvalidMove):
            history.play(wrong)  # type: ignore[arg-type]
    assert before == (history.moves, history.texts, history.keys, str(history.position))


def test_undo_takes_everything_back() -> None:
    """Undoing returns the last move and gives the history before it; before the first move there is nothing to undo."""
    history = history_of("+a1N", "+e5S")
    assert SIAM.parse_move(SIAM.new(), "+e5S") == history.undo()
    assert (history.texts, history.ply, len(history.keys)) == (("+a1N",), 1, 2)
    history.undo()
    assert history.position == SIAM.new()
    with pytest.raises(NothingToUndo):
        history.undo()


def test_copies_of_a_long_history_can_take_everything_back() -> None:
    """However many moves there are and however often it was copied, each position before can be reached again."""
    game, random = load("jungla"), Random(4)
    history = History(game)
    texts = [str(history.position)]
    while history.ply < 3 * ANCHORED + 5 and history.outcome() is None:
        history = history.copy()
        history.play(random.choice(history.position.listed()))
        texts.append(str(history.position))
    assert history.ply > ANCHORED
    for ply in (0, 1, ANCHORED - 1, ANCHORED, ANCHORED + 1, history.ply):
        assert str(history.position_at(ply)) == texts[ply]
    with pytest.raises(InvalidOption):
        history.position_at(history.ply + 1)
    twin = history.copy()
    while twin.ply:
        twin.undo()
        assert str(twin.position) == texts[twin.ply]
        twin = twin.copy() if twin.ply % 7 == 0 else twin
    assert (history.ply, str(history.position)) == (len(texts) - 1, texts[-1])
    twin.play(twin.position.listed()[-1])
    assert str(history.position_at(ANCHORED)) == texts[ANCHORED]


def test_what_other_copies_reached_is_no_occurrence() -> None:
    """Three copies make the same move; each has been in the new position once."""
    history = history_of("+a1N", "+e5S")
    copies = [history.copy() for _ in range(3)]
    for twin in copies:
        twin.play_text("a1@E")
    assert [twin.occurrences() for twin in copies] == [1, 1, 1]
    again = copies[0].copy()
    again.undo()
    again.play_text("a1@E")
    assert (again.occurrences(), copies[0].keys) == (1, again.keys)


def test_a_copy_goes_its_own_way() -> None:
    """What is played or taken back in a copy leaves the original as it is, and the other way round."""
    history = History(load("siam"))
    history.play_text("+a1N")
    twin = history.copy()
    assert (twin.texts, twin.keys, twin.occurrences()) == (history.texts, history.keys, 1)
    twin.play_text("+e5S")
    history.undo()
    assert (history.texts, twin.texts) == ((), ("+a1N", "+e5S"))
    assert str(history.position) == str(history.start) == str(twin.start)
    assert twin.undo() == twin.game.parse_move(twin.position, "+e5S")


def test_a_history_does_not_undo_beyond_its_start() -> None:
    """Moves played before the history began are not its own."""
    position = SIAM.new()
    position.play(position.legal_moves()[0])
    with pytest.raises(NothingToUndo):
        History(SIAM, position).undo()


def test_s36_the_third_occurrence_draws() -> None:
    """S36: a position that comes up for the third time ends the game as a draw; the second does not."""
    history = history_of("+a1N", "+e5S", *ROUND, *ROUND[:-1])
    assert (history.occurrences(), history.outcome(), history.to_act) == (2, None, 2)
    history.play_text(ROUND[-1])
    assert history.occurrences() == 3
    assert history.outcome() == Outcome((0.5, 0.5), (), "repetition", "S36")
    assert history.to_act is None
    assert history.position.outcome() is None


def test_s36_after_the_draw_no_move_is_played() -> None:
    """S36: after a draw by repetition a legal-looking move is refused with the rule, until a move is taken back."""
    history = history_of("+a1N", "+e5S", *ROUND, *ROUND)
    with pytest.raises(IllegalMove) as caught:
        history.play_text("a1@E")
    assert (caught.value.verdict.rule, history.ply) == ("S36", 10)
    assert str(caught.value) == SIAM.explain_outcome(Outcome((0.5, 0.5), (), "repetition", "S36")) + " [S36]"
    history.undo()
    assert history.outcome() is None
    history.play_text("e5@N")
    assert history.outcome() is None


def test_s36_occurrences_are_counted_from_the_start() -> None:
    """S36: the start position is an occurrence like any other."""
    start = SIAM.parse_position("....s/...../.###./...../N.... ele 2 0,0 - classic2005")
    history = History(SIAM, start)
    for text in ROUND * 2:
        history.play_text(text)
    assert history.outcome() is not None


def test_s36_needs_the_same_side_to_move() -> None:
    """S36: the same board with the other side to move is another position."""
    history = history_of("+a1N", "+e5S", *ROUND)
    assert history.occurrences() == 2
    history = history_of("+a1N", "+e5S", "a1@E", "e5@W", "a1@S", "e5@S", "a1@N")
    assert history.occurrences() == 1


def test_s37_the_cap_draws() -> None:
    """S37: reaching the number of plies agreed on is a draw, one ply earlier it is not."""
    history = history_of("+a1N", "+e5S", "a1@E", ply_cap=4)
    assert history.outcome() is None
    history.play_text("e5@W")
    assert history.outcome() == Outcome((0.5, 0.5), (), "ply_cap", "S37")
    with pytest.raises(IllegalMove) as caught:
        history.play_text("a1@N")
    assert caught.value.verdict.rule == "S37"


def test_s37_a_win_on_the_last_ply_counts() -> None:
    """S37: what happens on the board goes before the cap."""
    start = SIAM.parse_position("..#../..N../#.#../...../..... ele 10 0,0 - classic2005")
    history = History(SIAM, start, ply_cap=1)
    history.play_text("c4-c5!")
    outcome = history.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "S28")
    with pytest.raises(IllegalMove) as caught:
        history.play_text("+a1N")
    assert caught.value.verdict.rule != "S37"


@pytest.mark.parametrize(("name", "seats", "share"), [("siam", 2, 1 / 2), ("jungla", 4, 1 / 2), ("comet", 4, 1 / 4)])
def test_a_draw_is_shared_by_the_sides_that_play(name: str, seats: int, share: float) -> None:
    """Whatever game had a cap: every seat has its points, as many as its side has a share of the game."""
    game = load(name)
    capped = replace(game, kind=replace(game.kind, ply_cap="S37"))
    history = History(capped, game.new(seats=seats), ply_cap=1)
    history.play(history.position.legal_moves()[0])
    assert history.outcome() == Outcome((share,) * seats, (), "ply_cap", "S37")


def test_a_cap_is_a_number_of_plies() -> None:
    """A cap below 1 is refused, and so is any for a game that has no such rule."""
    for wrong in (0, -1):
        with pytest.raises(InvalidOption, match=f"ply_cap={wrong}"):
            History(SIAM, ply_cap=wrong)
    with pytest.raises(InvalidOption, match="has no rule that caps"):
        History(load("_template"), ply_cap=10)


def test_without_a_rule_nothing_repeats() -> None:
    """A game that declares no rule for repetition is never drawn by it."""
    game = load("_template")
    history = History(game)
    while history.to_act is not None:
        history.play(history.position.legal_moves()[0])
    outcome = history.outcome()
    assert outcome == history.position.outcome()
    assert outcome is not None
