"""Tests for `menagerie.games.comet.texts.course`: each condition on where the game stands, broken once."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from menagerie.errors import InvalidPosition
from tests.games.comet.oracle.lay import laid_text
from tests.games.comet.strategies import COMET, after

LATE = {"phase": "comet", "comet": 0}
ON_C4 = {"rescuers": ["c4", None, None], "hand": ["quagga", "tarpan"]}
TITANOBOA = {"hero": ["titanoboa", True], "hand": ["huia", "saiga"]}


def moving(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - values of any key
    """Return a Move under way."""
    return {"kind": "move", "pool": "MD", "jump": ["", "", ""], "extra": 0, "acted": False} | changes


def hatching(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - values of any key
    """Return a Hatch under way."""
    return {"kind": "hatch", "left": 1, "minus": 0, "acted": False} | changes


def using(source: str, effect: int = 0, count: int = 0) -> dict[str, Any]:
    """Return a use under way."""
    return {"source": source, "effect": effect, "count": count}


RESTING: dict[str, Any] = {"kind": "rest", "step": "draw"}
ENDING: dict[str, Any] = {"kind": "end"}
REFUSED: dict[str, tuple[str, str]] = {
    # Phases
    "the safety stop": (laid_text(actions=200), r"actions is 200, but at 200 the game is over \(C63\)"),
    "nobody active": (laid_text(active=None), "active is None in the phase main"),
    "somebody active after the end": (laid_text(phase="over"), "active is 1 in the phase over"),
    "a hero missing": (laid_text({"hero": None}), r"somebody has no hero after the setup \(C3\)"),
    "idle turns before the comet": (laid_text(idle=1), "idle turns are counted, or comet choices to be made"),
    "comet choices before the comet": (laid_text(choosers=[1, 2]), "comet choices to be made, outside the comet phase"),
    "an action after the end": (laid_text(phase="over", active=None, action=ENDING), "an action or a use is under way"),
    "a pass before the comet": (laid_text({}, {"passed": True}), r"somebody has passed before the comet \(C8\)"),
    "cards due after the end": (laid_text(phase="over", active=None, due=[1, 1]), "cards are due after the end"),
    # The comet phase
    "choosers out of order": (
        laid_text(ON_C4, **LATE, choosers=[2, 1]),
        r"choosers is \[2, 1\], expected the seats from 1 on",
    ),
    "choosers in the middle of a turn": (laid_text(ON_C4, **LATE, choosers=[2]), r"choosers is \[2\]"),
    "a comet choice before the refill": (
        laid_text(**LATE, choosers=[2], action=ENDING, display=["aurochs"]),
        r"comet choices come after the refill of the display \(C52\)",
    ),
    "a pass before the comet choice": (
        laid_text(ON_C4, {"passed": True}, **LATE, choosers=[1, 2]),
        r"somebody has passed before the comet choice \(C57\)",
    ),
    "a turn of somebody who has passed": (
        laid_text(ON_C4 | {"passed": True}, **LATE),
        r"it is the turn of seat 1, which has passed \(C55\)",
    ),
    "too many idle turns": (laid_text(ON_C4, **LATE, idle=2), r"idle is 2, which cannot be here \(C58\)"),
    "idle turns within a Hatch": (
        laid_text({"hand": ["huia"]}, **LATE, idle=1, action=hatching()),
        r"idle is 1, which cannot be here \(C58\)",
    ),
    # Actions
    "more hatches than slots": (
        laid_text({"hand": ["huia"], "rescuers": ["c4", "a0", "e0"]}, action=hatching()),
        r"1 hatches are allowed with 0 free slots \(E9\)",
    ),
    "a Hatch without hatches": (laid_text({"hand": ["huia"]}, action=hatching(left=0)), "0 hatches are allowed"),
    "a reduction for no hatch": (
        laid_text({"hand": ["lookout"]}, action=hatching(left=0, minus=2, acted=True)),
        r"a reduction waits for a hatch that is not allowed \(E8\)",
    ),
    "terrains for a rescuer off the board": (
        laid_text(ON_C4, action=moving(jump=["", "W", ""])),
        r"a rescuer off the board has terrains to jump \(E3\)",
    ),
    "a Move without rescuer": (laid_text(action=moving()), "a Move has begun without a rescuer on the board"),
    "a Rest that draws nothing": (laid_text(action=RESTING), "a Rest draws cards in its step draw, and only there"),
    "a Rest that draws too early": (
        laid_text(action=RESTING | {"step": "take"}, due=[1, 5]),
        "a Rest draws cards in its step draw, and only there",
    ),
    "a Rest after the comet": (
        laid_text(**LATE, action=RESTING, due=[1, 6]),
        r"a Rest is under way in the comet phase that did not bring the comet \(C49\)",
    ),
    # Uses
    "a use at the wrong time": (
        laid_text(ON_C4 | {"hero": ["archelon", True]}, use=using("archelon")),
        r"archelon is in use during the turn decision, its time is move \(C10\)",
    ),
    "a use during a Rest": (
        laid_text(TITANOBOA, action=RESTING | {"step": "take"}, use=using("titanoboa")),
        r"titanoboa is in use during rest, its time is any \(C10\)",
    ),
    "a use of a ready hero": (
        laid_text(TITANOBOA | {"hero": ["titanoboa", False]}, use=using("titanoboa")),
        r"titanoboa is in use, but does not lie tapped before seat 1 \(C11\)",
    ),
    "a use of somebody else's hero": (
        laid_text({}, TITANOBOA, use=using("titanoboa")),
        "titanoboa is in use, but does not lie tapped before seat 1",
    ),
    "a use of a ready card": (
        laid_text({"rescued": ["huia"], "hand": ["dodo"]}, use=using("huia")),
        "huia is in use, but does not lie tapped",
    ),
    "a use past its last effect": (
        laid_text(TITANOBOA, use=using("titanoboa", 2)),
        "the use of titanoboa is at effect 2 with 0 choices made",
    ),
    "a use with all choices made": (
        laid_text(TITANOBOA, use=using("titanoboa", 0, 3)),
        "the use of titanoboa is at effect 0 with 3 choices made",
    ),
    "a count for an effect without choices": (
        laid_text(use=using("lookout", 0, 1)),
        "the use of lookout is at effect 0 with 1 choices made",
    ),
    # Draws
    "cards due for no reason": (laid_text(due=[1, 1]), r"due is \[1,1\], but nothing gives so many cards to draw"),
    "cards due for somebody else": (laid_text(use=using("lookout", 1), due=[2, 1]), r"due is \[2,1\]"),
    "more cards due than the effect gives": (laid_text(use=using("lookout", 1), due=[1, 3]), r"due is \[1,3\]"),
    "cards due before the effect": (laid_text(use=using("lookout"), due=[1, 1]), r"due is \[1,1\]"),
    "cards due in a Move without a rescue": (laid_text(ON_C4, action=moving(acted=True), due=[1, 1]), "nothing gives"),
    "not the cards missing in a Rest": (
        laid_text(action=RESTING, due=[1, 5]),
        r"due is \[1,5\], expected what is missing to the hand limit of who refills \(C46, C52\)",
    ),
    "a refill of somebody else": (laid_text(action=RESTING, due=[2, 4]), r"due is \[2,4\], expected what is missing"),
    "a refill before the comet": (laid_text(action=ENDING, due=[1, 6]), r"due is \[1,6\], expected what is missing"),
    # What would happen by itself (10.5)
    "a draw from nothing": (
        laid_text(**LATE, pile=0, use=using("lookout", 1), due=[1, 1]),
        "something is left that would happen by itself",
    ),
    "a reshuffle that is due": (
        laid_text(**LATE, pile=0, use=using("lookout", 1), due=[1, 1], discards={"silver": ["huia"], "gold": []}),
        "something is left that would happen by itself",
    ),
    "an effect without choice": (laid_text(use=using("lookout")), "something is left"),
    "a use that is done": (laid_text(use=using("lookout", 1)), "something is left"),
    "a turn without option": (laid_text(**LATE), "something is left"),
    "a Hatch with nothing left": (laid_text(action=hatching(acted=True)), "something is left"),
    "a Move with nothing left": (laid_text(ON_C4, action=moving(pool="", acted=True)), "something is left"),
    "a Rest with an empty hand": (laid_text(action=RESTING | {"step": "discard"}), "something is left"),
    "a Rest with an empty display": (
        laid_text(action=RESTING | {"step": "take"}, display=[]),
        "something is left",
    ),
    "a turn that is over": (laid_text(action=ENDING), "something is left"),
}


@pytest.mark.parametrize(("text", "fault"), REFUSED.values(), ids=REFUSED)
def test_where_the_game_stands_has_to_fit(text: str, fault: str) -> None:
    """A text that breaks one condition is refused, naming what cannot be so."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


ACCEPTED = {
    "the last action before the safety stop": laid_text(actions=199),
    "the safety stop": laid_text(phase="over", active=None, actions=200),
    "an idle turn": laid_text(ON_C4, **LATE, idle=1),
    "a turn that brought the comet": laid_text(ON_C4, **LATE, choosers=[1, 2]),
    "a comet choice": laid_text(**LATE, choosers=[1, 2], action=ENDING),
    "the second comet choice": laid_text(**LATE, choosers=[2], action=ENDING),
    "the refill of a comet choice": laid_text(**LATE, choosers=[2], action=ENDING, due=[1, 6]),
    "the refill of the last comet choice": laid_text(**LATE, action=ENDING, due=[2, 4]),
    "a pass after the comet": laid_text(ON_C4, {"passed": True}, **LATE),
    "a refill after a turn": laid_text(action=ENDING, display=["aurochs", "glyptodon", "shoebill"]),
    "a Rest that draws": laid_text(action=RESTING, due=[1, 6]),
    "a Rest that brought the comet": laid_text(**LATE, choosers=[1, 2], action=RESTING, due=[1, 6]),
    "a draw of a helper": laid_text(use=using("lookout", 1), due=[1, 2]),
    "a swap under way": laid_text(TITANOBOA, use=using("titanoboa", 0, 2)),
    "a Move": laid_text(ON_C4, action=moving(jump=["WL", "", ""], extra=1)),
    "a Hatch": laid_text({"hand": ["huia"]}, action=hatching(minus=3)),
}


@pytest.mark.parametrize("text", ACCEPTED.values(), ids=ACCEPTED)
def test_what_fits_is_a_position(text: str) -> None:
    """Each of these comes near a condition without breaking it."""
    assert str(COMET.parse_position(text)) == text


# The setup (10.4)


def setup_text(moves: int, **changes: Any) -> str:  # noqa: ANN401 - values of any key
    """Return the text after some moves of a setup, with keys changed."""
    position, random = COMET.new(), Random(1)
    for _ in range(moves):
        position.play(random.choice(position.legal_moves()))
    return json.dumps(json.loads(str(position)) | changes, separators=(",", ":"))


def with_player(text: str, seat: int, **changes: Any) -> str:  # noqa: ANN401 - values of any key
    """Return a text with keys of a player changed."""
    table = json.loads(text)
    table["players"][seat - 1] |= changes
    return json.dumps(table, separators=(",", ":"))


SETUPS: dict[str, tuple[str, str]] = {
    "another pile": (
        setup_text(1, pile=41),
        "pile and comet stack are not those of 2 players, 42 less the cards dealt",
    ),
    "another comet stack": (setup_text(1, comet=11), "pile and comet stack are not those of 2 players"),
    "a hero before the first player": (
        setup_text(2, active=None),
        "first player, heroes and hands do not come in this",
    ),
    "a hero for seat 2 first": (
        with_player(setup_text(1), 2, hero=["archelon", False]),
        "first player, heroes and hands do not come in this order",
    ),
    "cards before heroes": (with_player(setup_text(2, pile=41), 1, hand=["dodo"]), "first player, heroes and hands"),
    "cards for seat 2 first": (with_player(setup_text(3, pile=41), 2, hand=["dodo"]), r"hands of \[0, 1\] cards"),
    "a draw forgotten": (setup_text(3, due=None), "cards are not due as they are dealt"),
    "a draw too many": (setup_text(3, due=[1, 6]), "cards are not due as they are dealt"),
    "a display before the deal": (setup_text(5, display=["aurochs"]), "cards are not due as they are dealt"),
    "a tapped hero": (
        with_player(setup_text(2), 1, hero=["titanoboa", True]),
        "something has happened before the main",
    ),
    "a rescued animal": (with_player(setup_text(2), 1, rescued=[["dodo", False]]), "something has happened"),
    "a discarded card": (setup_text(2, discards={"silver": ["dodo"], "gold": []}), "something has happened"),
    "a shifted mammoth": (setup_text(2, neutral={"mammoth": "d8", "tortoise": "e4"}), "something has happened"),
    "an action counted": (setup_text(2, actions=1), "something has happened"),
    "a setup that is done": (setup_text(17, phase="setup"), "something is left that would happen by itself"),
}


@pytest.mark.parametrize(("text", "fault"), SETUPS.values(), ids=SETUPS)
def test_setup_goes_in_its_order(text: str, fault: str) -> None:
    """A setup in another order than first player, heroes, hands and display is refused."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


@pytest.mark.parametrize("moves", range(18))
def test_every_position_of_a_setup_is_read(moves: int) -> None:
    """All stages of a setup are positions."""
    assert str(COMET.parse_position(setup_text(moves))) == setup_text(moves)


def test_cards_due_for_a_rescue() -> None:
    """A rescue makes as many cards due as the rescued animals give, and no text may have more."""
    drawing = next(
        card["id"]
        for card in json.loads(json.dumps(COMET.edition().value("animals")))
        if card.get("ability", {}).get("when") == "rescue"
    )
    near = {"rescuers": ["b0", None, None], "rescued": [drawing], "hand": ["tarpan"]}
    position = COMET.parse_position(laid_text(near, action=moving(pool="MD")))
    text = str(after(position, "step 1 c0 M"))
    assert '"due":[1,1]' in text
    with pytest.raises(InvalidPosition, match=r"due is \[1,2\], but nothing gives so many"):
        COMET.parse_position(text.replace('"due":[1,1]', '"due":[1,2]'))
