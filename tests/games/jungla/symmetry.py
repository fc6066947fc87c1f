"""Half a turn of the board with the packs exchanged, as texts: it maps games of Jungla to games (D2.5)."""

from __future__ import annotations

import re

FACINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
SQUARE = re.compile("([a-o])(1[0-3]|[1-9])")
LEADS = str.maketrans("LTAFltaf", "TLFAtlfa")
"""The animals that only one pack has stand for each other."""
SIDES = str.maketrans("RB", "BR")


def turned_animal(letter: str) -> str:
    """Return the animal of the other pack that stands for an animal."""
    return letter.swapcase().translate(LEADS)


def turned_squares(text: str) -> str:
    """Turn the squares in a text."""
    return SQUARE.sub(lambda found: f"{chr(ord('a') + ord('o') - ord(found[1]))}{14 - int(found[2])}", text)


def turned_facing(facing: str) -> str:
    """Return the facing opposite to a facing."""
    return FACINGS[(FACINGS.index(facing) + 4) % 8]


def turned_move(text: str) -> str:
    """Turn an action."""
    if text == ".":
        return text
    way, equals, facing = text[1:].partition("=")
    return turned_animal(text[0]) + turned_squares(way) + equals + (turned_facing(facing) if facing else "")


def turned_pawn(text: str) -> str:
    """Turn an animal on the board."""
    letter, square, facing = re.fullmatch("([A-Za-z][+]?)([a-o][0-9]+)([NESW]+)", text).groups()  # type: ignore[union-attr]
    return turned_animal(letter[0]) + letter[1:] + turned_squares(square) + turned_facing(facing)


def turned_position(text: str) -> str:
    """Turn a position."""
    header, red, blue, red_prison, blue_prison = text.split(" | ")
    game, edition, options, turns, score, last, side, due, kind, left, rest, following = header.split(" ")
    word, *more = due.split(":")
    if word in {"home", "over"}:
        more = [more[0].translate(SIDES) if len(more[0]) == 1 else more[0], *map(turned_animal, more[1:])]
    elif word == "free":
        more = [turned_animal(more[0]), more[1]]
    kind = re.sub("(?<=:).", lambda found: turned_animal(found[0]), kind)
    fields = (
        *(game, edition, options, turns, "-".join(reversed(score.split("-"))), last.translate(SIDES)),
        *(side.translate(SIDES), ":".join([word, *more]), kind, left, "".join(map(turned_animal, rest)), following),
    )
    packs = [pack if pack == "-" else " ".join(map(turned_pawn, pack.split(" "))) for pack in (blue, red)]
    prisons = ["".join(map(turned_animal, prison)) for prison in (blue_prison, red_prison)]
    return " | ".join((" ".join(fields), *packs, *prisons))
