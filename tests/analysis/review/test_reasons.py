"""Sentences made from facts."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import menagerie.analysis
from menagerie.analysis.review.analysis import Effort, analyse
from menagerie.analysis.review.reasons import WORDS, reasons, verdict
from menagerie.core import registry
from menagerie.core.rulebook import LANGUAGES, read_language
from menagerie.errors import UnknownLanguage
from tests.games.jungla.diagrams import position as jungla_text
from tests.search.minimax import SIAM

if TYPE_CHECKING:
    from menagerie.analysis.review.facts import Facts

JUNGLA, OTTER = registry.load("jungla"), registry.load("_template")
AT_ONCE = ".#.../.N.../..##./...../..... ele 8 0,0 - classic2005"
IN_TWO_TURNS = "eNs.S/.s#w./.#E#./..Ns./..... ele 26 1,0 - classic2005"
ONLY_WIN = ".s.s./.NSs./.###./.Nn.S/..nN. rhi 33 0,2 - classic2005"
ONLY_SAVING = ".WW../.E.e#/..eN./..#n#/N..n. ele 10 0,1 - classic2005-oneexit"


def siam(text: str, depth: int = 4) -> Facts:
    """Return the facts about a position of Siam."""
    position = SIAM.parse_position(text)
    return analyse(SIAM, SIAM.view(position, position.to_act or 0), Effort(None, depth, None, 3))


def test_a_win_at_once() -> None:
    """The sentences name the deed and the win."""
    why = reasons(siam(AT_ONCE, 2))
    assert why.proved[:2] == ("The elephant on b4 pushes the rock on b5 off the board.", "This wins at once.")
    assert why.judged == ()


def test_a_win_in_some_turns() -> None:
    """The sentences name the number of turns and the last move of the line."""
    why = reasons(siam(IN_TWO_TURNS))
    assert why.proved[:2] == (
        "The elephant on c3 pushes the rock on d3 east.",
        "This wins in 2 turns, whatever is played.",
    )
    assert re.fullmatch(r"The expected line ends with \S+ \(the elephant on .* off the board\)\.", why.proved[2])


def test_a_loss_is_named_with_its_length() -> None:
    """Where everything loses, the best move is the one that lasts longest."""
    facts = siam(IN_TWO_TURNS)
    position = facts.position.copy()
    position.play(facts.best.move)
    why = reasons(analyse(SIAM, SIAM.view(position, 2), Effort(None, 4, None, 2)))
    assert why.proved[1] == "Every move loses: the other side wins on its next turn."


def test_the_only_move_names_what_happens_otherwise() -> None:
    """If all others lose, that is said with the line of the best of them."""
    assert reasons(siam(ONLY_SAVING, 2)).proved == (
        "The elephant on d3 pushes the rhinoceros on d4 north.",
        "It is the only move: every other one loses.",
        (
            "After a1-b1N, for one, the answer d4-e4! (the rhinoceros on d4 pushes the rock on e4 off the board) "
            "wins at once."
        ),
    )


def test_a_judgement_is_kept_apart() -> None:
    """Without a proof the score and the term that changes most are judged, and nothing but the deed is proved."""
    why = reasons(siam(str(SIAM.new()), 3))
    assert len(why.proved) == 1
    assert why.judged[0].startswith("Judged, not proved: ")
    assert any("expected line" in text for text in why.judged)


def test_a_turn_of_several_actions() -> None:
    """A win that needs more than one action of the turn is called a win within the turn."""
    text = jungla_text("Lh12N Oh11N", "wa9S hc13S", options="target=4", score="3-0", last="R")
    position = JUNGLA.parse_position(text)
    facts = analyse(JUNGLA, JUNGLA.view(position, 1), Effort(None, 2, None, 1))
    longer = replace(facts.best, moves=(JUNGLA.parse_move(position, "Oh11-h10=N"), facts.best.move))
    thought = replace(facts.thought, lines=(longer,))
    assert reasons(replace(facts, thought=thought)).proved[1] == "This wins within the present turn."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [AT_ONCE, IN_TWO_TURNS, ONLY_WIN, ONLY_SAVING, str(SIAM.new())])
def test_every_language_says_as_much(language: str, text: str) -> None:
    """Each language has as many sentences, all of them whole."""
    facts = siam(text, 3)
    why, english = reasons(facts, language), reasons(facts)
    assert (len(why.proved), len(why.judged)) == (len(english.proved), len(english.judged))
    for each in (*why.proved, *why.judged):
        assert re.fullmatch(r"[^a-z{}][^{}]*\.", each), each


def test_locale_files_say_the_same() -> None:
    """Keys and placeholders agree in all languages."""
    assert WORDS.completeness_problems() == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    """No sentence of another language is the English one."""
    english, other = (read_language(WORDS.package, each).sentences for each in ("en", language))
    assert [key for key, text in english.items() if other[key] == text] == []


def test_scores_as_people_read_them() -> None:
    """Proven results are given in turns, others as points with a sign."""
    facts = siam(IN_TWO_TURNS)
    assert verdict(facts.best, facts.turns[0], "en") == "win in 2"
    assert verdict(replace(facts.best, score=-29_997), 2, "fr") == "perte en 2"
    assert verdict(replace(facts.best, score=-125), None, "de") == "-1.25"


def test_an_unknown_language_is_refused() -> None:
    """The languages there are stand in the message."""
    with pytest.raises(UnknownLanguage, match="en, fr, de, it"):
        reasons(siam(AT_ONCE, 1), "la")


def test_every_sentence_is_used() -> None:
    """No key of the locale files is without a use in the program."""
    folder = Path(menagerie.analysis.__file__).parent
    texts = {
        node.value
        for file in [*folder.rglob("*.py"), *(folder.parent / "cli").rglob("*.py")]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(read_language(WORDS.package, "en").sentences) - texts == set()
