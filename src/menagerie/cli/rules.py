"""``menagerie rules``: the rules in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from menagerie.cli.options import AsJson, GameName, Language
from menagerie.cli.terminal import console, emit
from menagerie.core.registry import load

if TYPE_CHECKING:
    from rich.console import RenderableType

    from menagerie.core.rulebook import Rule, Rulebook

WIDEST = 100
"""Characters of a line that is pleasant to read."""

RuleId = Annotated[str | None, typer.Argument(metavar="[RULE]", help="The id of one rule, as refusals cite it.")]


def rules(game: GameName, rule: RuleId = None, *, lang: Language = "en", as_json: AsJson = False) -> None:
    """Print one rule, or all of them, in English, French, German or Italian."""
    book = load(game).rulebook
    chosen = book.rules(lang) if rule is None else [find_rule(book, lang, rule)]
    if as_json:
        listed = [{"id": each.id, "title": each.title, "text": each.text} for each in chosen]
        emit(listed if rule is None else listed[0])
    else:
        out = console()
        for part in told_rules(chosen):
            out.print(part, width=min(out.width, WIDEST))


def find_rule(book: Rulebook, language: str, rule: str) -> Rule:
    """Return a rule by its id, however its letters are written."""
    ids = {known.lower(): known for known in book.ids()}
    return book.rule(language, ids.get(rule.lower(), rule))


def told_rules(rules: list[Rule]) -> list[RenderableType]:
    """Rules for a console: ids and titles in bold, texts wrapped and set in, an empty line between two."""
    margin = max(len(rule.id) for rule in rules) + 2
    told: list[RenderableType] = []
    for rule in rules:
        title = Text.assemble((rule.id.ljust(margin), "bold cyan"), (rule.title, "bold"))
        told += [title, Padding(Text(rule.text), (0, 0, 0, margin)), Text()]
    return told[:-1]
