"""Tests for `menagerie.games.siam.refusals.verdicts`: each refusal with its rule, its cells and its sentence."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given, settings

from menagerie.core.rulebook import LANGUAGES
from menagerie.errors import IllegalMove, InvalidMove
from menagerie.games.siam.refusals import verdicts
from menagerie.games.siam.rules.moves import ACTIONS
from tests.games.siam.boards import SIAM, VARIANTS, drawn, start
from tests.games.siam.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position

BOARDS = {
    "won": SIAM.parse_position("...../...../##.../...../..S.. rhi 21 0,0 ele classic2005"),
    "middle": drawn("""
        . . s . .
        . n . . .
        # # # . S
        . W E n .
        N . . s .
    """),
    "full": drawn("""
        N . . . .
        . . S . .
        # # # . .
        E . n . W
        . . N . .
    """),
    "early": drawn(
        """
        . . . . .
        . . . . .
        . # # # .
        . . S . .
        . E e . .
        """,
        ply=2,
        rest="0,0 - edition2014",
    ),
    "exited": drawn(". . . . .\n. . . . .\n. # # # .\n. . . . .\nN . . . .", rest="1,0 - classic2005-oneexit"),
    "line": drawn("""
        . . # . .
        . . s . s
        # . # . s
        . . N . n
        . . N . w
    """),
}

TABLE = """
game_over | won | +a1N | S29 | | The game is over; Elephants have won.
enter_inside | middle | +b4N | S9 | b4 | Animals enter on the border; b4 is an inner square.
enter_inside | middle | +b4N! | S9 | b4 | Animals enter on the border; b4 is an inner square.
enter_without_reserve | full | +a1N | S10 | a1 | No animal is left in reserve: all 5 are on the board.
enter_closed | early | +c5S | S33 | c5 | c5 is closed to entering animals until 4 turns have been played.
enter_closed | early | +c1N! | S33 | c1 | c1 is closed to entering animals until 4 turns have been played.
enter_occupied | middle | +d1N | S12 | d1 | d1 is occupied (rhinoceros); an animal can only enter there by pushing.
enter_push_free | middle | +b1N! | S11 | b1 | b1 is free: an animal enters there without a push.
enter_push_sideways | middle | +d1W! | S14 | d1 | An entering push goes from the border inwards; \
from d1 it cannot go west.
origin_empty | middle | b1@N | S6 | b1 | There is no animal on b1.
origin_rock | middle | a3-x | S6 | a3 | A rock lies on a3; only animals can be played.
origin_opponent | middle | d1-x | S6 | d1 | The animal on d1 belongs to the other side (Rhinoceroses).
step_too_far | middle | a1-b2N | S16 | a1 b2 | An animal moves one square straight, not diagonally; \
b2 is not next to a1 in this way.
step_occupied | middle | b2-b3N | S16 | b3 | b3 is occupied (rock); an animal moves to a free square only.
step_occupied | early | c2-c1N | S16 | c1 | c1 is occupied (rhinoceros); an animal moves to a free square only.
closed | early | c2-c1! | S34 | c1 | c1 is closed until 4 turns have been played.
closed | early | b1-c1! | S34 | c1 | c1 is closed until 4 turns have been played.
same_facing | middle | a1@N | S17 | a1 | The animal on a1 faces north already; a turn has to change that.
leave_inside | middle | b2-x | S18 | b2 | Animals leave from the border; b2 is an inner square.
exits_used | exited | a1-x | S35 | a1 | The animal on a1 has to stay: this side may leave no more (exits allowed: 1).
push_off_board | full | a5-b5! | S19 | a5 | The animal on a5 faces north, off the board: \
there is nothing ahead of it to push.
push_not_ahead | middle | c2-c3! | S19 | c2 c3 | The animal on c2 faces east and can only push onto d2.
push_nothing | middle | a1-a2! | S19 | a2 | a2 is empty: there is nothing to push.
push_opposed | middle | +d1N! | S22 | d1 | The push is stopped on d1. \
Up to there: pushing 1, opposing 1, rocks 0. More have to push than oppose.
push_opposed | line | +e1N! | S22 | e1 e2 e3 e4 | The push is stopped on e4. \
Up to there: pushing 2, opposing 2, rocks 0. More have to push than oppose.
push_too_weak | middle | +a3E! | S22 | a3 b3 | The push is stopped on b3. \
Up to there: pushing 1, opposing 0, rocks 2. That leaves 1, and each rock needs one.
push_too_weak | line | c1-c2! | S22 | c2 c3 c4 c5 | The push is stopped on c5. \
Up to there: pushing 2, opposing 1, rocks 2. That leaves 1, and each rock needs one.
"""


class Case(NamedTuple):
    """A refused move with everything that is said about it."""

    reason: str
    board: str
    move: str
    rule: str
    cells: str
    message: str

    @property
    def position(self) -> Position:
        """The position that the move is tried in."""
        return BOARDS[self.board]

    @property
    def number(self) -> int:
        """The number of the move."""
        return SIAM.parse_move(self.position, self.move)


CASES = [Case(*map(str.strip, line.split("|"))) for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.move}")
def test_refusals_name_rule_cells_and_sentence(case: Case) -> None:
    """A refused move is answered with the rule an arbiter would cite, the cells concerned and one sentence."""
    refusal = verdicts.refuse(case.position, case.number)
    assert refusal is not None
    assert refusal.reason == case.reason
    verdict = SIAM.explain(case.position, case.number)
    assert (verdict.rule, verdict.cells, verdict.message) == (case.rule, tuple(case.cells.split()), case.message)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.move}")
def test_refusals_speak_four_languages(case: Case) -> None:
    """Every language has a sentence of its own that names the same squares and numbers."""
    said = {language: SIAM.explain(case.position, case.number, language).message for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    facts = {language: sorted(re.findall(r"\b[a-e][1-5]\b|\b\d+\b", sentence)) for language, sentence in said.items()}
    assert facts == dict.fromkeys(LANGUAGES, facts["en"])


def test_every_reason_has_a_case() -> None:
    """No sentence for a refusal goes untested."""
    text = (files("menagerie.games.siam.words") / "locale" / "en.toml").read_text(encoding="utf-8")
    others = {"legal", "rock_expelled", "repetition", "ply_cap"}
    reasons = {key for key in tomllib.loads(text)["sentences"] if not key.startswith(("label_", "moves"))} - others
    assert reasons == {case.reason for case in CASES}


def test_every_prohibiting_rule_is_cited_by_a_case() -> None:
    """The rules marked as prohibiting are exactly those that refusals cite."""
    assert SIAM.rulebook.prohibiting() == {case.rule for case in CASES}


def test_legal_moves_are_called_allowed() -> None:
    """A legal move has a verdict without a rule or cells."""
    position = start()
    verdict = SIAM.explain(position, SIAM.parse_move(position, "+a1N"))
    assert (verdict.legal, verdict.rule, verdict.cells, verdict.message) == (True, None, (), "+a1N is allowed.")


def test_playing_a_refused_move_raises_its_verdict_and_changes_nothing() -> None:
    """`play` raises `IllegalMove` with the same verdict and leaves the position alone."""
    position = BOARDS["middle"].copy()
    text = str(position)
    move = SIAM.parse_move(position, "b2-x")
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.verdict == SIAM.explain(position, move)
    assert (str(position), position.moves_played) == (text, ())


def test_every_move_is_every_text_of_the_notation() -> None:
    """There are 3,450 moves that can be written down, whatever the position."""
    for position in (start(), *BOARDS.values()):
        assert sorted(SIAM.every_move(position)) == list(ACTIONS)
    assert len(ACTIONS) == 3450


def test_likely_moves_come_first() -> None:
    """On a free square a step is meant and not a push, on an occupied one a push, and an entering push goes inwards."""
    position = SIAM.parse_position("...../...../E###./...../..N.. ele 4 0,0 - classic2005")
    order = [SIAM.format_move(position, move) for move in SIAM.every_move(position)]
    for likely, other in [("c1-b2N", "c1-b2!"), ("a3-b3!", "a3-b3N"), ("+a3E!", "+a3N"), ("+a3E!", "+a3N!")]:
        assert order.index(likely) < order.index(other), likely


@pytest.mark.parametrize("move", [-1, 8 * 25, 511, 1 << 20, 10**30])
def test_numbers_that_are_no_move_are_refused(move: int) -> None:
    """A number outside the notation gives one clear error from all who are asked."""
    position = start()
    for ask in (verdicts.refuse, SIAM.explain, SIAM.format_move, SIAM.gesture):
        with pytest.raises(InvalidMove, match="is the number of no move of siam"):
            ask(position, move)
    with pytest.raises(InvalidMove):
        position.play(move)


def agrees(position: Position) -> bool:
    """Whether arbiter and generator say the same of all moves there are."""
    legal = set(position.legal_moves())
    return all((verdicts.refuse(position, move) is None) == (move in legal) for move in ACTIONS)


@settings(max_examples=200)
@given(positions)
def test_arbiter_and_generator_agree(position: Position) -> None:
    """Exactly the moves that the generator lists are not refused, over all 3,450 moves of any position."""
    assert agrees(position)


@pytest.mark.parametrize("variant", VARIANTS)
def test_arbiter_and_generator_agree_from_the_start(variant: str) -> None:
    """They agree at every ply of an opening in which squares close and open again."""
    position = start(variant)
    for text in ("+b1E", "+a1E", "b1@N", "a1@N", "b1@E", "a1-x"):
        assert agrees(position)
        position.play(SIAM.parse_move(position, text))
    assert agrees(position)
