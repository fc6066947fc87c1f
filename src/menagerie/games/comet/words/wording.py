"""Cards in words: their names, and texts of abilities put together from their effects, in four languages.

Words come from the tables `text` and `name` of the edition; what an edition of one's own leaves out is taken from the
edition that comes with the program.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.edition import load_editions
from menagerie.games.comet.components.board import NAMES, TERRAINS, has_terrain
from menagerie.games.comet.components.cards import COLOURS, MODES, OPS, PIECES, WHATS, WHENS, converted
from menagerie.games.comet.words.rulebook import RULEBOOK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.comet.components.cards import Card, Effect

OWN_EDITION = "comet-r1"
SCOPES = ("one", "all")


@cache
def own_edition() -> Edition:
    """Return the edition that comes with the program."""
    return load_editions("comet", "menagerie.games.comet.components")[OWN_EDITION]


# Names


@lru_cache(maxsize=64)
def names_of(edition: Edition) -> Mapping[str, Mapping[str, object]]:
    """Return the names of all cards and heroes of an edition by id, each by language."""
    values: Mapping[str, Any] = edition.values
    sheets = [sheet for kind in ("animals", "helpers", "heroes") for sheet in values.get(kind, ())]
    return {sheet["id"]: named for sheet in sheets if isinstance(named := sheet.get("name"), dict)}


def card_name(edition: Edition, card: str, language: str) -> str:
    """Return the name of an animal, a helper or a hero; its English name or its id where there is no other."""
    names = names_of(edition).get(card) or names_of(own_edition()).get(card) or {}
    return next((name for name in (names.get(language), names.get("en")) if isinstance(name, str)), card)


# Abilities


def ability_text(card: Card, language: str, edition: Edition | None = None) -> str:
    """Return what the ability of a card does and when; for a hero the scoring line as well, for neither no text."""
    tables = [given.values.get("text") for given in (edition, own_edition()) if given is not None]
    words = Words(language, [table for table in tables if isinstance(table, dict)])
    text = " ".join(words.effect(effect, MODES[card.mode]) for effect in card.effects)
    scored = words.effect(card.score, "endgame") if card.score else ""
    return " ".join(part for part in (words.led_in(card, text), scored) if part)


class Words:
    """The words for effects in one language."""

    def __init__(self, language: str, tables: list[dict[str, Any]]) -> None:
        """Look words up in these tables, the first that has them."""
        self.language = language
        self.tables = tables

    def find(self, kind: str, key: str) -> str | None:
        """Return a word of the tables in this language."""
        for table in self.tables:
            entry = table.get(kind)
            word = entry.get(key) if isinstance(entry, dict) else None
            text = word.get(self.language) if isinstance(word, dict) else None
            if isinstance(text, str):
                return text
        return None

    def word(self, kind: str, key: str) -> str:
        """Return a word, or its key where no table has it."""
        return self.find(kind, key) or key

    def led_in(self, card: Card, text: str) -> str:
        """Put in front of a text when the ability works and whether it taps, unless it always works."""
        when, mode = WHENS[card.when], MODES[card.mode]
        if not text or when in {"always", "endgame"} or (mode == "permanent" and when != "rescue"):
            return text
        lead = RULEBOOK.name(self.language, f"lead.{when}_tap" if mode == "tap" else f"lead.{when}")
        return RULEBOOK.sentence(self.language, "ability", {"lead": lead, "text": text})

    def effect(self, effect: Effect, mode: str) -> str:
        """Return the sentence of one effect."""
        op, fields = OPS[effect.op], self.fields(effect)
        counted = fields.get("n") or fields.get("value")
        variants = [f"{op}_{mode}", *([f"{op}_one"] if counted == "1" else []), op]
        text = next(found for key in variants if (found := self.find("op", key) or (key if key == op else None)))
        for name, value in fields.items():
            text = text.replace("{" + name + "}", value)
        return text

    def fields(self, effect: Effect) -> dict[str, str]:
        """Return the parameters of an effect in words."""
        op, number, other = OPS[effect.op], effect.number, effect.other
        if op == "add_symbols":
            return {"symbols": self.symbols(effect.symbols)}
        if op == "pass_terrain":
            terrains = (name for bit, name in enumerate(TERRAINS) if has_terrain(number, bit))
            return {"terrains": self.listed(terrains), "scope": self.word("scope", SCOPES[other])}
        if op == "convert_symbol":
            names = zip(("from", "to"), converted(number), strict=True)
            return {field: self.word("terrain", TERRAINS[terrain]) for field, terrain in names}
        if op == "points_per":
            return {"what": self.what(WHATS[number]), "value": str(other)}
        if op == "shift_neutral":
            return {"piece": self.word("piece", PIECES[number]), "steps": str(other)}
        return {"colour": self.word("deck", COLOURS[number])} if op == "recover" else {"n": str(number)}

    def symbols(self, counts: tuple[int, ...]) -> str:
        """Return symbols in words, with their number where one is there more than once."""
        shown = [(name, count) for name, count in zip(NAMES, counts, strict=True) if count]
        words = [f"{count} × {self.word('terrain', name)}" if count > 1 else name for name, count in shown]
        return self.listed(words)

    def listed(self, names: Iterable[str]) -> str:
        """Return terrains one after the other, the last with "and"."""
        words = [self.word("terrain", name) for name in names]
        last = f" {RULEBOOK.name(self.language, 'and')} "
        return last.join(part for part in (", ".join(words[:-1]), words[-1]) if part)

    def what(self, what: str) -> str:
        """Return what points are given for."""
        kind, _, key = what.partition(":")
        tables = {"egg": "egg", "terrain": "terrain", "colour": "deck"}
        return self.word("what", kind).replace("{x}", self.word(tables[kind], key) if key else "")
