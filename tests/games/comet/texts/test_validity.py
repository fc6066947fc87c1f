"""Tests for `menagerie.games.comet.texts.validity`: each condition on what lies where, broken once."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.comet.oracle.lay import laid_text
from tests.games.comet.strategies import COMET

COMET_PHASE = {"phase": "comet", "comet": 0}
REFUSED: dict[str, tuple[str, str]] = {
    "copies in hands and rescued areas": (
        laid_text({"hand": ["dodo"], "rescued": ["dodo"]}),
        "there are 3 copies of dodo, expected at most 2",
    ),
    "copies in a discard pile": (
        laid_text({"hand": ["dodo"]}, discards={"silver": ["dodo"], "gold": []}),
        "there are 3 copies of dodo",
    ),
    "copies in slots": (
        laid_text({"slots": ["dodo", "dodo", None], "rescuers": ["c4", "a0", None]}),
        "there are 3 copies of dodo",
    ),
    "a gold card twice": (laid_text({"hand": ["aurochs"]}), "there are 2 copies of aurochs, expected at most 1"),
    "a helper in use is a copy": (
        laid_text({"hand": ["lookout", "lookout"]}, use={"source": "lookout", "effect": 1, "count": 0}, due=[1, 2]),
        "there are 3 copies of lookout",
    ),
    "copies that were reshuffled": (
        laid_text({"hand": ["dodo"]}, **COMET_PHASE, pile=0, mixed=["huia"], shuffled=["huia", "huia", "huia"]),
        "there are 3 copies of huia",
    ),
    "too many cards on display": (
        laid_text(display=["aurochs", "glyptodon", "megatherium", "shoebill", "thylacine"]),
        r"the display has 5 cards, expected at most 4 \(C5\)",
    ),
    "known but not in hand": (laid_text({"known": ["dodo"]}), "seat 1 is known to hold dodo, which is not in its hand"),
    "gold but not known": (
        laid_text({"hand": ["giant_moa"]}).replace('"known":["giant_moa"]', '"known":[]'),
        "seat 1 holds giant_moa without its being known",
    ),
    "tapped without a tap ability": (
        laid_text({"rescued": [["tuatara", True]]}),
        r"tuatara is tapped, but has no tap ability \(C11\)",
    ),
    "tapped without any ability": (laid_text({"rescued": [["dodo", True]]}), "dodo is tapped"),
    "a hero tapped without a tap ability": (laid_text({"hero": ["meganeura", True]}), "meganeura is tapped"),
    "a hero twice": (laid_text({"hero": ["maiasaura", False]}), "the hero maiasaura is dealt 2 times"),
    "rescuer and mammoth on a hex": (laid_text({"rescuers": ["d9", None, None]}), "2 pieces stand on d9"),
    "two rescuers on a hex": (laid_text({"rescuers": ["c4", "c4", None]}), "2 pieces stand on c4"),
    "rescuers of two seats on a hex": (
        laid_text({"rescuers": ["c4", None, None]}, {"slots": ["huia", None, None], "rescuers": ["c4", None, None]}),
        "2 pieces stand on c4",
    ),
    "neutral pieces on a hex": (laid_text(neutral={"mammoth": "e4", "tortoise": "e4"}), "2 pieces stand on e4"),
    "a rescuer in the cave": (laid_text({"rescuers": ["c0", None, None]}), r"a rescuer stands in the cave c0 \(C37\)"),
    "a neutral piece on a nest": (
        laid_text(neutral={"mammoth": "a0", "tortoise": "e4"}),
        r"the mammoth stands on a0, expected a terrain hex \(A3\)",
    ),
    "a neutral piece in the cave": (
        laid_text(neutral={"mammoth": "d9", "tortoise": "c0"}),
        "the tortoise stands on c0",
    ),
    "a rescuer without animal": (
        laid_text().replace('"rescuers":[null', '"rescuers":["c4"', 1),
        "rescuers of seat 1 are not on the board exactly where its slots are filled",
    ),
    "an animal without rescuer": (
        laid_text({"slots": ["huia", None, None]}),
        "rescuers of seat 1 are not on the board",
    ),
    "fewer unseen cards than pile and stack": (
        laid_text(pile=96),
        "pile and comet stack have 96 and 12 cards, but 107 silver cards are unseen",
    ),
    "no pile before the comet": (
        laid_text(pile=0),
        r"before the comet there is a pile and nothing is reshuffled \(C49\)",
    ),
    "reshuffled cards before the comet": (laid_text(mixed=["huia"], shuffled=["huia"]), "nothing is reshuffled"),
    "reshuffled cards beside a pile": (
        laid_text({"hand": ["dodo"]}, **COMET_PHASE, mixed=["huia"], shuffled=["huia"]),
        "there are reshuffled cards beside a pile of 32",
    ),
    "reshuffled cards that were not": (
        laid_text({"hand": ["dodo"]}, **COMET_PHASE, pile=0, mixed=["huia"], shuffled=["saiga"]),
        "mixed is not a part of shuffled",
    ),
    "a reshuffle without cards left": (
        laid_text({"hand": ["dodo"]}, **COMET_PHASE, pile=0, shuffled=["saiga"]),
        "mixed is not a part of shuffled, both with cards or both without",
    ),
    "a comet stack after the comet": (
        laid_text({"hand": ["dodo"]}, phase="comet"),
        r"the comet stack has 12 cards in the comet phase \(C50\)",
    ),
}


@pytest.mark.parametrize(("text", "fault"), REFUSED.values(), ids=REFUSED)
def test_what_lies_where_has_to_fit(text: str, fault: str) -> None:
    """A text that breaks one condition is refused, naming what cannot be so."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


ACCEPTED = {
    "any number of boxed cards": laid_text(pile=1, comet=0),
    "all cards in the pile": laid_text(pile=95),
    "a display that waits for the end of the turn": laid_text(display=["aurochs"]),
    "both copies of a card": laid_text({"hand": ["dodo"]}),
    "a known silver card": laid_text({"hand": ["huia"], "known": ["huia"]}),
    "reshuffled cards": laid_text(
        {"hand": ["dodo"]}, **COMET_PHASE, pile=0, mixed=["huia"], shuffled=["huia", "saiga"]
    ),
}


@pytest.mark.parametrize("text", ACCEPTED.values(), ids=ACCEPTED)
def test_what_fits_is_a_position(text: str) -> None:
    """A text that is unusual but breaks no condition is a position."""
    assert str(COMET.parse_position(text)) == text


def test_all_conditions_are_named_at_once() -> None:
    """One error names every condition that is broken."""
    with pytest.raises(InvalidPosition) as caught:
        COMET.parse_position(laid_text({"rescuers": ["d9", None, None], "hero": ["maiasaura", False]}, pile=96))
    assert all(part in str(caught.value) for part in ("2 pieces stand on d9", "maiasaura is dealt 2", "pile and comet"))
