"""The questions that rule tests ask about positions of Jungla, answered by the product and checked both ways."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from menagerie.core import registry
from menagerie.core.edition import parse_edition
from menagerie.games.jungla.components.checked import components_of
from tests.games.jungla.diagrams import position

if TYPE_CHECKING:
    from menagerie.core.game import Game

JUNGLA = registry.load("jungla")
PLACING = "R place - 3 - -"
BLUE = "B act normal 2 - normal"
BONUS = "R act bonus 3 - normal"
BOARD = components_of(JUNGLA.edition()).board
DENS = [{BOARD.name(square) for square in den} for den in components_of(JUNGLA.edition()).dens]
"""The den squares of Red and of Blue."""


def legal(text: str, game: Game = JUNGLA) -> list[str]:
    """Return the legal actions of a position text."""
    parsed = game.parse_position(text)
    return [game.format_move(parsed, move) for move in parsed.legal_moves()]


def after(text: str, *actions: str, game: Game = JUNGLA) -> str:
    """Return the text of the position that actions lead to."""
    played = game.parse_position(text)
    for action in actions:
        played.play(game.parse_move(played, action))
    return game.format_position(played)


def changed(*changes: tuple[str, str]) -> Game:
    """Return the game with a changed edition: texts that the edition file has just once, with what replaces them."""
    text = (files("menagerie.games.jungla.components") / "editions" / "recon-1.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return JUNGLA.with_edition(parse_edition("jungla", text, "changed.toml"))


def sheet(animal: str, old: str, new: str) -> tuple[str, str]:
    """Return a change on the sheet of one animal, for `changed`."""
    text = (files("menagerie.games.jungla.components") / "editions" / "recon-1.toml").read_text(encoding="utf-8")
    begin = text.index(f'id = "{animal}"')
    part = text[begin : text.index(old, begin) + len(old)]
    return part, part.removesuffix(old) + new


def allowed(text: str, action: str) -> bool:
    """Whether an action is legal, as generator and arbiter both say."""
    return rule_against(text, action) is None


def rule_against(text: str, action: str) -> str | None:
    """Return the rule by which an action is refused, none for a legal one; the generator has to agree."""
    parsed = JUNGLA.parse_position(text)
    rule = JUNGLA.explain(parsed, JUNGLA.parse_move(parsed, action)).rule
    assert (rule is None) == (action in legal(text)), (text, action, rule)
    return rule


def said(text: str, action: str, language: str = "en") -> str:
    """Return what the verdict on an action says."""
    parsed = JUNGLA.parse_position(text)
    return JUNGLA.explain(parsed, JUNGLA.parse_move(parsed, action), language).message


def field(text: str, name: str) -> str:
    """Return one of the fields before the lists of a position text."""
    names = "format edition options turns score last side due kind left rest next"
    return dict(zip(names.split(), text.split(" | ", maxsplit=1)[0].split(), strict=True))[name]


def packs(text: str) -> tuple[str, str, str, str]:
    """Return the lists of a position text: Red's animals and Blue's, Red's prisoners and Blue's."""
    _, red, blue, red_prisoners, blue_prisoners = text.split(" | ")
    return red, blue, red_prisoners, blue_prisoners


def crowd(letters: str, squares: str) -> str:
    """Return animals on squares, one after another, as a pack of a position text tells them."""
    return " ".join(f"{letter}{square}N" for letter, square in zip(letters, squares.split(), strict=True))


def armoured(red: str, blue: str) -> str:
    """Return a position in which Blue has hunted, so that its leader may wear an armour."""
    return position(red, blue, score="0-1", last="B")
