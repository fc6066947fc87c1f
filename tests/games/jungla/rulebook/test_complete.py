"""Every rule, ruling and pitfall of Jungla has a test that is named by it, or a reason why it has none."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.jungla.asked import JUNGLA

UNTESTED = {
    "J96": "Players agree on a playing time among themselves; positions know no clock, and their texts leave it out.",
    "Q2": "How many cards the box holds decides nothing in play; the number is tested with J2.",
    "Q3": "Whose power is whose is said by the edition; J46 and J47 test what the powers do.",
    "Q4": "That the kangaroo jumps is said by the edition; J35 and J56 test it.",
    "Q5": "Classes are said by the edition; J1 counts them.",
    "Q29": "The order inside a move is the whole of J29, which has tests of its own.",
    "Q45": "A choice of words: how a pack is called in English.",
    "Q49": "Where the prison lies is drawn on the map of the edition.",
}
RULINGS = [f"Q{number}" for number in range(1, 71)] + ["Q17a", "Q27a", "Q29a"]
PITFALLS = [f"D4_{number:02}" for number in range(1, 17)]


def names() -> set[str]:
    """Return the ids that name tests of this folder."""
    texts = (file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    return {name for text in texts for name in re.findall(r"def test_(J\d+|Q\d+a?|D4_\d\d)_", text)}


def test_every_rule_is_tested_or_has_a_reason() -> None:
    """All rules, rulings and pitfalls are tested by name or listed with a reason, and none is both."""
    ids = {*JUNGLA.rulebook.ids(), *RULINGS, *PITFALLS}
    assert ids - names() == UNTESTED.keys()
    assert names() <= ids


def test_the_rulebook_has_99_rules() -> None:
    """The rules are J1 to J99, in this order."""
    assert JUNGLA.rulebook.ids() == tuple(f"J{number}" for number in range(1, 100))
