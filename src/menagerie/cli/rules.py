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
    from rich.console import Console

    from menagerie.core.rulebook import Rule, Rulebook

RuleId = Annotated[str | None, typer.Argument(metavar="[RULE]", help="The id of one rule, as refusals cite it.")]


def rules(game: GameName, rule: RuleId = None, *, lang: Language = "en", as_json: AsJson = False) -> None:
    """Print one rule, or all of them, in English, French, German or Italian."""
    book = load(game).rulebook
    chosen = book.rules(lang) if rule is None else [find_rule(book, lang, rule)]
    if as_json:
        listed = [{"id": each.id, "title": each.title, "text": each.text} for each in chosen]
        emit(listed if rule is None else listed[0])
    else:
        print_rules(console(), chosen)


def find_rule(book: Rulebook, language: str, rule: str) -> Rule:
    """Return a rule by its id, however its letters are written."""
    ids = {known.lower(): known for known in book.ids()}
    return book.rule(language, ids.get(rule.lower(), rule))


def print_rules(where: Console, rules: list[Rule]) -> None:
    """Print rules with their ids in bold and their texts wrapped and set in."""
    margin = max(len(rule.id) for rule in rules) + 2
    for number, rule in enumerate(rules):
        if number:
            where.print()
        where.print(Text.assemble((rule.id.ljust(margin), "bold cyan"), (rule.title, "bold")), soft_wrap=True)
        where.print(Padding(Text(rule.text), (0, 0, 0, margin)), width=min(where.width, 100))
