"""Rules of a game, looked up and laid out for a console."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from menagerie.core.rulebook import Rule, Rulebook


def find_rule(book: Rulebook, language: str, rule: str) -> Rule:
    """Return a rule by its id, in any case."""
    ids = {known.lower(): known for known in book.ids()}
    return book.rule(language, ids.get(rule.lower(), rule))


def rules_text(rules: list[Rule]) -> list[RenderableType]:
    """Rules for a console: ids and titles in bold, texts wrapped and indented, an empty line between two."""
    margin = max(len(rule.id) for rule in rules) + 2
    parts: list[RenderableType] = []
    for rule in rules:
        title = Text.assemble((rule.id.ljust(margin), "bold cyan"), (rule.title, "bold"))
        parts += [title, Padding(Text(rule.text), (0, 0, 0, margin)), Text()]
    return parts[:-1]
