"""``menagerie rules``: the rules in words."""

from __future__ import annotations

from typing import Annotated

import typer

from menagerie.cli.options import AsJson, GameName, Language
from menagerie.cli.terminal.output import console, emit
from menagerie.cli.terminal.rulebook import find_rule, rules_text
from menagerie.core.registry import load

WIDEST = 100
"""Characters of a line that is easy to read."""

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
        for part in rules_text(chosen):
            out.print(part, width=min(out.width, WIDEST))
