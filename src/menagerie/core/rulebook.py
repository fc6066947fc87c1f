"""Rulebooks: the rules of a game, sentences for verdicts, and names of things, in four languages.

A game keeps them in ``locale/en.toml``, ``fr.toml``, ``de.toml`` and ``it.toml``::

    [rules.S17]
    title = "Turning"
    text = "An animal that turns on the spot ends up facing another way."
    prohibits = true                     # in English only: some move is refused by citing this rule

    [sentences]
    same_facing = "The {piece} on {square} faces that way already."

    [names]
    elephant = "elephant"

Tables inside ``sentences`` and ``names`` make dotted keys. What a game says in English it says in every language, with
the same placeholders; `Rulebook.completeness_problems` finds what is missing.
"""

from __future__ import annotations

import re
import string
import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING

from menagerie.errors import UnknownLanguage, UnknownRule

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from menagerie.core.edition import Edition

LANGUAGES = ("en", "fr", "de", "it")
RULE_ID = re.compile(r"([A-Z]+)([0-9]+)([a-z]?)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule in one language."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Language:
    """Everything a game says in one language."""

    rules: Mapping[str, Rule]
    sentences: Mapping[str, str]
    names: Mapping[str, str]
    prohibiting: frozenset[str]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game; a language is read on first use."""

    game: str
    package: str
    languages: tuple[str, ...] = LANGUAGES
    _read: dict[str, Language] = field(default_factory=dict, init=False, repr=False, compare=False)

    @classmethod
    def load(cls, game: str, package: str) -> Rulebook:
        """Return the rulebook whose texts lie in the folder ``locale`` of a game's package."""
        return cls(game, package)

    def rule(self, language: str, rule: str) -> Rule:
        """Return the rule with this id."""
        rules = self._language(language).rules
        if rule not in rules:
            raise UnknownRule(f"{self.game} has no rule {rule!r}; its {len(rules)} rules go {spans(rules)}")
        return rules[rule]

    def rules(self, language: str) -> list[Rule]:
        """Return all rules in the order of their numbers."""
        rules = self._language(language).rules
        return [rules[rule] for rule in sorted(rules, key=rule_order)]

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all rules in the order of their numbers."""
        return tuple(rule.id for rule in self.rules("en"))

    def prohibiting(self) -> frozenset[str]:
        """Return the ids of the rules that some refusal cites."""
        return self._language("en").prohibiting

    def sentence(self, language: str, key: str, details: Mapping[str, object]) -> str:
        """Return a sentence with its placeholders filled in; details that are keys of names are written as names."""
        words = self._language(language)
        if key not in words.sentences:
            raise LookupError(f"{self.game} has no sentence {key!r} in {language!r}")
        named = {
            detail: words.names.get(value, value) if isinstance(value, str) else value
            for detail, value in details.items()
        }
        try:
            return words.sentences[key].format_map(named)
        except KeyError as missing:
            raise LookupError(
                f"the sentence {key!r} of {self.game} in {language!r} needs {missing}; it was given {sorted(details)}"
            ) from None

    def name(self, language: str, key: str) -> str:
        """Return the name of a thing."""
        names = self._language(language).names
        if key not in names:
            raise LookupError(f"{self.game} has no name {key!r} in {language!r}")
        return names[key]

    def edition(self, language: str, edition: Edition) -> str:
        """Return what an edition is called: by a name of the game, else by the title of the edition's file."""
        return self._language(language).names.get(f"edition.{edition.id}", edition.title)

    def completeness_problems(self) -> list[str]:
        """Return all differences between the other languages and English, and every empty or malformed text."""
        english = self._language("en")
        problems = [f"en: {rule!r} is no rule id" for rule in english.rules if not RULE_ID.fullmatch(rule)]
        for language in self.languages:
            try:
                problems += [f"{language}: {text}" for text in differences(english, self._language(language))]
            except (OSError, ValueError) as error:
                problems.append(f"{language}: {error}")
        return problems

    def _language(self, language: str) -> Language:
        if language not in self._read:
            if language not in self.languages:
                raise UnknownLanguage(
                    f"{self.game} is not written in {language!r}; it is in {', '.join(self.languages)}"
                )
            self._read[language] = read_language(self.package, language)
        return self._read[language]


def read_language(package: str, language: str) -> Language:
    """Read one locale file of a game's package."""
    text = (files(package) / "locale" / f"{language}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    rules = {
        rule: Rule(rule, *(str(said.get(part, "")) for part in ("title", "text")))
        for rule, said in table.get("rules", {}).items()
    }
    prohibiting = frozenset(rule for rule, said in table.get("rules", {}).items() if said.get("prohibits") is True)
    return Language(
        rules, dict(flattened(table.get("sentences", {}))), dict(flattened(table.get("names", {}))), prohibiting
    )


def flattened(table: Mapping[str, object], path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts of nested tables by dotted key."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flattened(value, f"{path}{key}.")
        else:
            yield path + key, str(value)


def rule_order(rule: str) -> tuple[str, int, str]:
    """Sort S2 before S10, and C64 before E1."""
    parts = RULE_ID.fullmatch(rule)
    return (parts[1], int(parts[2]), parts[3]) if parts else (rule, 0, "")


def spans(rules: Iterable[str]) -> str:
    """Return the first and the last rule of each letter, such as C1 to C64 and E1 to E22."""
    kinds = (list(ids) for _, ids in groupby(sorted(rules, key=rule_order), lambda rule: rule_order(rule)[0]))
    return " and ".join(f"from {ids[0]} to {ids[-1]}" for ids in kinds)


def differences(english: Language, other: Language) -> Iterator[str]:
    """Yield the problems of one language compared with English."""
    for kind, ours, theirs in (
        ("rule", rule_texts(english), rule_texts(other)),
        ("sentence", english.sentences, other.sentences),
        ("name", english.names, other.names),
    ):
        yield from (f"the {kind} {key} is missing" for key in ours if key not in theirs)
        yield from (f"the {kind} {key} is not in English" for key in theirs if key not in ours)
        yield from (f"the {kind} {key} is empty" for key, text in theirs.items() if not text.strip())
    for key in english.sentences.keys() & other.sentences.keys():
        expected, found = placeholders(english.sentences[key]), placeholders(other.sentences[key])
        if expected != found:
            yield f"the sentence {key} has the placeholders {sorted(found)}, in English {sorted(expected)}"


def rule_texts(language: Language) -> dict[str, str]:
    """Return titles and texts of rules under one key each."""
    return {f"{rule.id}.{part}": getattr(rule, part) for rule in language.rules.values() for part in ("title", "text")}


def placeholders(sentence: str) -> set[str]:
    """Return the names in braces; a sentence with a broken brace has one that says so."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
    except ValueError as error:
        return {f"({error})"}
