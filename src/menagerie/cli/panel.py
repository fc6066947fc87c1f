"""A board and what lies beside it, put together: reserves, hands, tracks, marks, and notes of the caller's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.color import Color
from rich.style import Style
from rich.text import Text

from menagerie.cli import palette
from menagerie.cli.board import Look, draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from menagerie.core.scene import Hand, HandItem, Mark, Scene, Track

GAP = 4
NARROWEST_PANEL = 26
SHORTEST_LOG = 4
MANY = 9
"""More pieces alike than this are written as a number."""


def look_for(console: Console, *, flipped: bool = False, last: Sequence[str] = (), refused: Sequence[str] = ()) -> Look:
    """How a board should look on this console."""
    colour = console.is_terminal and not console.no_color and console.color_system is not None
    height = max(5, (console.height if console.is_terminal else 40) - 8)
    return Look(min(console.width, 120), height, colour, flipped, frozenset(last), frozenset(refused))


def compose(scene: Scene, look: Look, header: Sequence[Text] = (), log: Sequence[Text] = ()) -> list[Text]:
    """The lines of a board with its panel: beside it where there is room, else below; of a log the end is shown."""
    board = draw(scene, look)
    width = max((line.cell_len for line in board), default=0)
    room = look.width - width - GAP
    if board and room >= NARROWEST_PANEL:
        panel = wrap([*header, *beside(scene, look)], room)
        return join(board, [*panel, *tail(log, len(board) - len(panel))], width + GAP)
    return [*board, Text(), *wrap([*header, *beside(scene, look), *tail(log, SHORTEST_LOG)], look.width)]


def tail(log: Sequence[Text], lines: int) -> Sequence[Text]:
    """The heading of a log and as many of its last lines as there is room for."""
    return [*log[:1], *log[1:][-max(SHORTEST_LOG, lines) + 1 :]]


def join(board: list[Text], panel: list[Text], column: int) -> list[Text]:
    """Put the panel to the right of the board."""
    lines = []
    for row in range(max(len(board), len(panel))):
        line = board[row].copy() if row < len(board) else Text()
        if row < len(panel) and panel[row].plain:
            line.append(" " * (column - line.cell_len))
            line.append_text(panel[row])
        lines.append(line)
    return lines


def wrap(lines: Sequence[Text], width: int) -> list[Text]:
    """Break lines that are too long; what goes over is set in."""
    wrapped = []
    for line in lines:
        first, *rest = breaks(line, width) if line.cell_len > width else [line]
        wrapped += [first, *(Text("  ") + part for part in rest)]
    return wrapped


def breaks(line: Text, width: int) -> list[Text]:
    """Cut a line at blanks into parts that fit, two characters of slack left for setting in."""
    parts = [Text()]
    for word in line.split(" ", allow_blank=True):
        if parts[-1].plain and parts[-1].cell_len + 1 + word.cell_len > width - 2:
            parts.append(Text())
        elif parts[-1].plain or len(parts) == 1:
            parts[-1].append(" " if parts[-1].plain else "")
        parts[-1].append_text(word)
    return parts


def beside(scene: Scene, look: Look) -> list[Text]:
    """What lies beside the board: hands, tracks, and what the marks on the board mean."""
    lines = [line for hand in scene.hands for line in hand_lines(hand, look)]
    lines += [track_line(track) for track in scene.tracks]
    lines += mark_lines(scene.marks)
    return lines


def hand_lines(hand: Hand, look: Look) -> list[Text]:
    """A hand: its title, then its pieces in a row or its cards one below the other."""
    title = Text(hand.title, style="bold")
    if hand.hidden:
        title.append(f" (+{hand.hidden})", style="not bold")
    if all(len(item.glyph) in (1, 2) for item in hand.items):
        row = Text("  ").join(chip for item in hand.items for chip in chips(item, hand.seat, look))
        return [title, row, Text()] if hand.items else [title, Text()]
    return [title, *(card_line(item) for item in hand.items), Text()]


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
    return [Text(f"× {meaning}", style="dim") for meaning in meanings] + ([Text()] if meanings else [])
