"""A board with its panel: reserves, hands, tracks, marks, and notes of the caller."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.color import Color
from rich.style import Style
from rich.text import Text

from menagerie.cli.terminal import palette
from menagerie.cli.terminal.board import Look, render
from menagerie.cli.terminal.layout import GAP, NARROWEST, columns, join, stack, wrap

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from menagerie.core.scene import Cell, Hand, HandItem, Scene, Track

SHORTEST_LOG = 4
NO_BREAK = "\N{NO-BREAK SPACE}"
MANY = 9
"""More pieces alike than this are written as a number."""


def look_for(console: Console, *, flipped: bool = False, last: Sequence[str] = (), refused: Sequence[str] = ()) -> Look:
    """How a board should look on this console."""
    colour = console.is_terminal and not console.no_color and console.color_system is not None
    height = max(5, (console.height if console.is_terminal else 40) - 8)
    return Look(min(console.width, 120), height, colour, flipped, frozenset(last), frozenset(refused))


def compose(scene: Scene, look: Look, header: Sequence[Text] = (), log: Sequence[Text] = ()) -> list[Text]:
    """The lines of a board with its panel, to the right if there is room, else below; a log shows its end."""
    lines = side_by_side(scene, look, header, log)
    for line in lines:
        if not look.colour:
            line.rstrip()
    return lines


def side_by_side(scene: Scene, look: Look, header: Sequence[Text], log: Sequence[Text]) -> list[Text]:
    """The same, blanks at the ends of lines included: the largest board for which there is room."""
    blocks = [block for block in [list(header), *around(scene, look)] if block]
    board = render(scene, look)
    while True:
        width = max((line.cell_len for line in board), default=0)
        room = look.width - width - GAP
        if board and room >= NARROWEST:
            return join(board, side_panel(scene, replace(look, width=room), blocks, log, len(board)), width + GAP)
        panel = columns([block for block in [*blocks, tail(log, SHORTEST_LOG)] if block], look.width)
        smaller = render(scene, replace(look, height=len(board) - 2))
        if len(board) + len(panel) < look.height or len(smaller) >= len(board):
            key = legend_lines(scene, look)
            fits = key and len(board) + len(panel) + len(key) + 1 < look.height
            return [*board, Text(), *panel, *([Text(), *key] if fits else [])]
        board = smaller


def side_panel(scene: Scene, look: Look, blocks: list[list[Text]], log: Sequence[Text], lines: int) -> list[Text]:
    """The panel of a board with a number of lines: what changes, and a legend and a log as far as there is room."""
    height = max(lines, look.height)
    panel = fit(blocks, look.width, height)
    key = legend_lines(scene, look)
    spare = height - len(panel) - (SHORTEST_LOG + 1 if log else 0)
    if key and len(key) < spare:
        panel = [*panel, *([Text()] if panel else []), *key]
    shown = tail(log, max(lines - len(panel) - 1, min(SHORTEST_LOG, height - len(panel) - 1)))
    return [*panel, Text(), *shown] if shown else panel


def fit(blocks: list[list[Text]], width: int, height: int) -> list[Text]:
    """Blocks below each other in a number of lines if possible: without empty lines, else without the last block."""
    lines = stack(blocks, width)
    if len(lines) <= height:
        return lines
    close = wrap([line for block in blocks for line in block], width)
    return close if len(close) <= height or len(blocks) == 1 else fit(blocks[:-1], width, height)


def tail(log: Sequence[Text], lines: int) -> list[Text]:
    """The heading of a log and its last entries in a number of lines; empty if there is no room for an entry."""
    return [*log[:1], *log[1:][1 - lines :]] if lines > 1 else []


def around(scene: Scene, look: Look) -> list[list[Text]]:
    """What lies around the board, in blocks: hands, tracks, what marks mean; tracks go before long lists of cards."""
    names = dict(scene.legend)
    hands = [hand_lines(hand, look, names) for hand in scene.hands]
    tracks = [track_line(track) for track in scene.tracks]
    listed = [any(not item.glyph for item in hand.items) for hand in scene.hands]
    first = listed.index(True) if True in listed else len(hands)
    return [*hands[:first], tracks, *hands[first:], mark_lines(scene)]


def hand_lines(hand: Hand, look: Look, names: Mapping[str, str]) -> list[Text]:
    """A hand: its title, then its pieces in a row or its cards one below the other."""
    title = Text(hand.title, style="bold")
    if hand.hidden:
        title.append(f" (+{hand.hidden})", style="not bold")
    if all(len(item.glyph) in (1, 2) for item in hand.items):
        row = Text(" " if look.colour else "  ").join(
            chip for item in hand.items for chip in chips(item, hand.seat, look)
        )
        return [title, row] if hand.items else [title]
    return [title, *(card_line(item, names) for item in hand.items)]


def chips(item: HandItem, owner: int, look: Look) -> list[Text]:
    """The pieces of an item, drawn as on the board."""
    ground, ink = palette.piece_colours(owner)
    style = (
        Style(color=Color.from_triplet(ink), bgcolor=Color.from_triplet(ground), bold=True) if look.colour else Style()
    )
    chip = Text(f"{NO_BREAK}{item.glyph}{NO_BREAK}" if look.colour else item.glyph, style=style)
    return [chip.copy() for _ in range(item.count)] if item.count <= MANY else [chip, Text(f"x {item.count}")]


def card_line(item: HandItem, names: Mapping[str, str]) -> Text:
    """A card: its name, how many, and what shows on it."""
    line = Text(f"  {item.label or item.kind}")
    if item.count > 1:
        line.append(f" x {item.count}", style="dim")
    if item.marks:
        line.append(f" ({', '.join(names.get(mark, mark) for mark in item.marks)})", style="dim")
    return line


def track_line(track: Track) -> Text:
    """A track: its name and the number of each seat or thing, and where it ends."""
    goal = f"/{track.goal}" if track.goal else ""
    entries = [f"{name} {'' if value is None else f'{value}{goal}'}".strip() for name, value in track.values]
    return Text(f"{track.label}: ", style="bold").append(", ".join(entries), style="not bold")


def mark_lines(scene: Scene) -> list[Text]:
    """What the signs on the board mean, each meaning once; those of the legend stand there."""
    listed = {kind for kind, _ in scene.legend}
    marks = [mark for mark in scene.marks if mark.kind not in listed]
    meanings = dict.fromkeys((mark.glyph, mark.label or mark.kind) for mark in marks)
    return [Text(f"{glyph} {meaning}", style="dim") for glyph, meaning in meanings]


def legend_lines(scene: Scene, look: Look) -> list[Text]:
    """What kinds of cells and marks look like and are called, several on a line."""
    cells = {cell.kind: cell for cell in reversed(scene.cells)}
    marks = {mark.kind: mark.glyph for mark in reversed(scene.marks)}
    lines: list[Text] = []
    for kind, name in scene.legend:
        if kind not in cells and kind not in marks:
            continue
        entry = ground_chip(cells[kind], look) if kind in cells else Text(f" {marks[kind]} ")
        entry.append(f" {name}", style="dim")
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= look.width:
            lines[-1].append("  ").append_text(entry)
        else:
            lines.append(entry)
    return lines


def ground_chip(cell: Cell, look: Look) -> Text:
    """A cell in three characters."""
    ground = palette.ground(cell.colour, 0)
    colours = Style(bgcolor=Color.from_triplet(ground), color=Color.from_triplet(palette.ink_on(ground)))
    return Text("").append(f" {cell.glyph or '·'} ", style=colours if look.colour else "")
