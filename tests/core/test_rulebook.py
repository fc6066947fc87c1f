"""Tests for `menagerie.core.rulebook`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.core.registry import load, names
from menagerie.core.rulebook import Rule, Rulebook, placeholders, rule_order
from menagerie.errors import UnknownLanguage, UnknownRule

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = """
[rules.T10]
title = "The end"
text = "Ten turns are enough."
[rules.T2]
title = "Set-up"
text = "Otters begin on the bank."
prohibits = true
[rules.E1]
title = "Effects"
text = "They come after T."

[sentences]
legal = "{move} is legal."
occupied = "The {piece} stands on {cell} ({count})."
[sentences.effect]
none = "Nothing happens."

[names]
seat1 = "brown"
rock = "rock"
[names.card]
dodo = "dodo"
"""
FRENCH = (
    ENGLISH.replace("prohibits = true", "")
    .replace('rock = "rock"', 'rock = "rocher"')
    .replace("The {piece} stands on {cell} ({count}).", "{cell} : {piece} ({count}).")
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the locale folder of a package that is complete in four languages."""
    name = f"otter_{tmp_path.name}".replace("-", "_")
    locale = tmp_path / name / "locale"
    locale.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("")
    for language in ("en", "fr", "de", "it"):
        (locale / f"{language}.toml").write_text(ENGLISH if language == "en" else FRENCH)
    monkeypatch.syspath_prepend(tmp_path)
    return locale


@pytest.fixture
def rulebook(folder: Path) -> Rulebook:
    """Return the rulebook of that package."""
    return Rulebook.load("otter", folder.parent.name)


def test_rules_are_found_by_id(rulebook: Rulebook) -> None:
    """A rule has an id, a title and a text in the language asked for."""
    assert Rule("T2", "Set-up", "Otters begin on the bank.") == rulebook.rule("fr", "T2")


def test_rules_stand_in_numeric_order(rulebook: Rulebook) -> None:
    """T2 comes before T10, and letters go by the alphabet."""
    assert rulebook.ids() == ("E1", "T2", "T10")
    assert [rule.id for rule in rulebook.rules("de")] == ["E1", "T2", "T10"]
    assert sorted(["odd", "E22", "C10", "E1", "C2"], key=rule_order) == ["C2", "C10", "E1", "E22", "odd"]


def test_an_unknown_rule_tells_which_there_are(rulebook: Rulebook) -> None:
    """A wrong id is shown with the first and the last one of each letter; a wrong case is enough to be wrong."""
    for wrong in ("T1", "t10", "", "x" * 50):
        with pytest.raises(UnknownRule, match=f"no rule '{wrong}'; its 3 rules go from E1 to E1 and from T2 to T10"):
            rulebook.rule("en", wrong)


def test_an_unknown_language_lists_the_four(rulebook: Rulebook) -> None:
    """Every question in a language that is not there is answered with those that are."""
    for ask in (
        lambda: rulebook.rule("es", "T2"),
        lambda: rulebook.rules("es"),
        lambda: rulebook.sentence("es", "legal", {}),
        lambda: rulebook.name("es", "rock"),
    ):
        with pytest.raises(UnknownLanguage, match="not written in 'es'; it is in en, fr, de, it"):
            ask()


def test_prohibiting_rules_are_marked_in_english(rulebook: Rulebook) -> None:
    """The mark that a rule forbids something stands in English only."""
    assert frozenset({"T2"}) == rulebook.prohibiting()


def test_sentences_are_filled_in(rulebook: Rulebook) -> None:
    """Details that are keys of names are written as the names of the language, others as they are."""
    details = {"piece": "rock", "cell": "c3", "count": 2, "unused": "x"}
    assert rulebook.sentence("en", "occupied", details) == "The rock stands on c3 (2)."
    assert rulebook.sentence("fr", "occupied", details) == "c3 : rocher (2)."
    assert rulebook.sentence("en", "effect.none", {}) == "Nothing happens."


def test_names_are_found_by_key(rulebook: Rulebook) -> None:
    """Names in inner tables have dotted keys."""
    assert (rulebook.name("fr", "rock"), rulebook.name("fr", "card.dodo")) == ("rocher", "dodo")


def test_missing_words_are_named(rulebook: Rulebook) -> None:
    """A key or a placeholder that is not there is an error that says which and where."""
    with pytest.raises(LookupError, match="otter has no sentence 'none' in 'it'"):
        rulebook.sentence("it", "none", {})
    with pytest.raises(LookupError, match="otter has no name 'none' in 'it'"):
        rulebook.name("it", "none")
    with pytest.raises(
        LookupError, match=r"'occupied' of otter in 'en' needs 'count'; it was given \['cell', 'piece'\]"
    ):
        rulebook.sentence("en", "occupied", {"piece": "rock", "cell": "c3"})


def test_languages_are_read_when_asked_for(folder: Path) -> None:
    """A broken file of one language does not harm the others, and a file is read once."""
    rulebook = Rulebook.load("otter", folder.parent.name)
    (folder / "it.toml").write_text("[broken")
    assert rulebook.name("fr", "rock") == "rocher"
    (folder / "fr.toml").unlink()
    assert rulebook.name("fr", "rock") == "rocher"
    with pytest.raises(ValueError, match="Expected ']'"):
        rulebook.name("it", "rock")


def test_a_complete_rulebook_has_no_problems(rulebook: Rulebook) -> None:
    """Four languages that say the same things are complete."""
    assert rulebook.completeness_problems() == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('rock = "rocher"', "", "fr: the name rock is missing"),
        ('rock = "rocher"', 'rock = "rocher"\nmore = "x"', "fr: the name more is not in English"),
        ('rock = "rocher"', 'rock = " "', "fr: the name rock is empty"),
        ('title = "Effects"', "", "fr: the rule E1.title is empty"),
        ("[rules.E1]", "[rules.E2]", "fr: the rule E1.title is missing"),
        ('none = "Nothing happens."', "", "fr: the sentence effect.none is missing"),
        (
            "({count})",
            "",
            "fr: the sentence occupied has the placeholders ['cell', 'piece'], in English ['cell', 'count',",
        ),
        ("({count})", "({count", "fr: the sentence occupied has the placeholders"),
    ],
)
def test_incomplete_languages_are_found(folder: Path, old: str, new: str, problem: str) -> None:
    """Whatever one language lacks or adds is named with language and key."""
    assert old in FRENCH
    (folder / "fr.toml").write_text(FRENCH.replace(old, new))
    problems = Rulebook.load("otter", folder.parent.name).completeness_problems()
    assert any(found.startswith(problem) for found in problems), problems


def test_missing_and_broken_files_are_problems(folder: Path) -> None:
    """A language whose file is missing or no TOML is named instead of failing."""
    (folder / "de.toml").unlink()
    (folder / "it.toml").write_text("[broken")
    problems = Rulebook.load("otter", folder.parent.name).completeness_problems()
    assert [problem[:2] for problem in problems] == ["de", "it"]


def test_rule_ids_have_a_form(folder: Path) -> None:
    """An id that is not letters and a number is a problem, as it could not be put in order."""
    (folder / "en.toml").write_text(ENGLISH.replace("T10", "ten"))
    assert "en: 'ten' is no rule id" in Rulebook.load("otter", folder.parent.name).completeness_problems()


def test_broken_braces_are_seen() -> None:
    """A sentence with a brace that is never closed has a placeholder that says so."""
    assert {"a", "b"} == placeholders("{a} and {b}")
    assert placeholders("{a") != placeholders("{a}")


@pytest.mark.parametrize("name", ["_template", *names()])
def test_every_game_is_complete_in_every_language(name: str) -> None:
    """No shipped game lacks a word in any of the four languages."""
    assert load(name).rulebook.completeness_problems() == []
