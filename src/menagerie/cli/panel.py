"""A board and what lies beside it, put together: reserves, hands, tracks, marks, and notes of the caller's."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.color import Color
from rich.style import Style
from rich.text import Text

from menagerie.cli import palette
from menagerie.cli.board import Look, draw
from menagerie.cli.layout import GAP, NARROWEST, columns, join, stack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from menagerie.core.scene import Hand, HandItem, Mark, Scene, Track

SHORTEST_LOG = 4
SHORTEST_BOARD = 5
MANY = 9
"""More pieces alike than this are written as a number."""


def look_for(console: Console, *, flipped: bool = False, last: Sequence[str] = (), refused: Sequence[str] = ()) -> Look:
    """How a board should look on this console."""
    colour = console.is_terminal and not console.no_color and console.color_system is not None
    height = max(5, (console.height if console.is_terminal else 40) - 8)
    return Look(min(console.width, 120), height, colour, flipped, frozenset(last), frozenset(refused))


def compose(scene: Scene, look: Look, header: Sequence[Text] = (), log: Sequence[Text] = ()) -> list[Text]:
    """The lines of a board with its panel: beside it where there is room, else below; of a log the end is shown."""
    lines = side_by_side(scene, look, header, log)
    for line in lines:
        if not look.colour:
            line.rstrip()
    return lines


def side_by_side(scene: Scene, look: Look, header: Sequence[Text], log: Sequence[Text]) -> list[Text]:
    """The same, blanks at the ends of lines included."""
    board = draw(scene, look)
    width = max((line.cell_len for line in board), default=0)
    blocks = [list(header), *around(scene, look)]
    room = look.width - width - GAP
    if board and room >= NARROWEST:
        panel = stack([block for block in blocks if block], room)
        rest = [Text(), *tail(log, len(board) - len(panel) - 1)] if log else []
        return join(board, [*panel, *rest], width + GAP)
    panel = columns([block for block in [*blocks, tail(log, SHORTEST_LOG)] if block], look.width)
    board = draw(scene, replace(look, height=max(SHORTEST_BOARD, look.height - len(panel))))
    return [*board, Text(), *panel]


def tail(log: Sequence[Text], lines: int) -> list[Text]:
    """The heading of a log and as many of its last lines as there is room for."""
    return [*log[:1], *log[1:][-max(SHORTEST_LOG, lines) + 1 :]]


def around(scene: Scene, look: Look) -> list[list[Text]]:
    """What lies around the board, in blocks: each hand, the tracks, what the marks on the board mean."""
    hands = [hand_lines(hand, look) for hand in scene.hands]
    return [*hands, [track_line(track) for track in scene.tracks], mark_lines(scene.marks)]


def hand_lines(hand: Hand, look: Look) -> list[Text]:
    """A hand: its title, then its pieces in a row or its cards one below the other."""
    title = Text(hand.title, style="bold")
    if hand.hidden:
        title.append(f" (+{hand.hidden})", style="not bold")
    if all(len(item.glyph) in (1, 2) for item in hand.items):
        row = Text("  ").join(chip for item in hand.items for chip in chips(item, hand.seat, look))
        return [title, row] if hand.items else [title]
    return [title, *(card_line(item) for item in hand.items)]


def chips(item: HandItem, owner: int, look: Look) -> list[Text]:
    """The pieces of an item, drawn as on the board."""
    ground, ink = palette.piece_colours(owner)
    style = (
        Style(color=Color.from_triplet(ink), bgcolor=Color.from_triplet(ground), bold=True) if look.colour else Style()
    )
    chip = Text(f" {item.glyph} " if look.colour else item.glyph, style=style)
    return [chip.copy() for _ in range(item.count)] if item.count <= MANY else [chip, Text(f"x {item.count}")]


def card_line(item: HandItem) -> Text:
    """A card: its name, how many, and what shows on it."""
    line = Text(f"  {item.label or item.kind}")
    if item.count > 1:
        line.append(f" x {item.count}", style="dim")
    if item.marks:
        line.append(f" ({', '.join(item.marks)})", style="dim")
    return line


def track_line(track: Track) -> Text:
    """A track: its name and the number of each seat or thing."""
    line = Text(f"{track.label}: ", style="bold")
    return line.append(", ".join(f"{name} {value}" for name, value in track.values), style="not bold")


def mark_lines(marks: Sequence[Mark]) -> list[Text]:
    """What the crosses on the board mean, each meaning once."""
    meanings = list(dict.fromkeys(mark.label or mark.kind for mark in marks))
    return [Text(f"× {meaning}", style="dim") for meaning in meanings]
