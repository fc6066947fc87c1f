"""Short ways to write positions of Jungla and to ask what an animal can do in them."""

from __future__ import annotations

import re

ORDER = "LTWCREGAFZKOSVDHN"


def position(  # noqa: PLR0913 - the fields of a position
    red: str,
    blue: str,
    *,
    prisoners: tuple[str, str] = ("-", "-"),
    options: str = "-",
    turns: int = 20,
    score: str = "0-0",
    last: str = "-",
    turn: str = "R act normal 2 - normal",
) -> str:
    """Return a position text; `turn` holds the fields from side to next, the animals may come in any order."""
    red, blue = (" ".join(sorted(pack.split(), key=lambda word: ORDER.find(word[0].upper()))) for pack in (red, blue))
    return f"jungla1 recon-1 {options} {turns} {score} {last} {turn} | {red} | {blue} | {prisoners[0]} | {prisoners[1]}"


def moves_of(letter: str, actions: list[str]) -> set[str]:
    """Return the moves of an animal without it, its square and the facing: `-e4`, `xj5-j6`, `*g3`, `-h13@a2`."""
    own = [re.fullmatch(f"{letter}[a-o][0-9]+([-x*].*?)(=[NESW]+)?", action) for action in actions]
    return {found[1] for found in own if found}


def strikes(letter: str, actions: list[str]) -> set[str]:
    """Return the moves of an animal that strike somebody."""
    return {move for move in moves_of(letter, actions) if "x" in move or "*" in move}


def ends(letter: str, actions: list[str]) -> set[str]:
    """Return the squares an animal can move to without striking anybody."""
    return {move.removeprefix("-") for move in moves_of(letter, actions) if re.fullmatch("-[a-o][0-9]+", move)}
