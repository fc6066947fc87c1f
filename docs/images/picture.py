"""Draw a position of Siam as an SVG file, from nothing but its scene.

Run ``python docs/images/picture.py > docs/images/siam.svg`` to make the picture of the README again.
"""

from __future__ import annotations

import sys
from math import cos, radians, sin
from typing import TYPE_CHECKING

import menagerie

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.scene import Cell, Piece, Scene

POSITION = "..s../.s..W/E###w/..N../...N. ele 10 0,0 - classic2005"
UNIT = 100
MARGIN = 56
TOKENS = {1: ("#fff1d4", "#7a4614", "#8a857f"), 2: ("#2c1d15", "#f0c46c", "#6fa4b0")}
"""By seat: the colours of the base, of its rim and chevron, and of the animal."""

ELEPHANT = """<path d="M18 44c2-20 34-24 48-14 12-8 26 2 24 18-1 8 0 22-2 28 3 2 6-1 6-4l4 2c0 7-8 12-13
 7-4-4-3-16-5-24-3 4-8 5-12 3l2 24h-12l-2-18h-14l-1 18h-12l-2-20c-6-4-9-12-9-20z"/><path d="M62
 34c8-4 14 4 12 13-2 8-10 10-14 4-3-6-3-14 2-17z" fill="#0003"/><circle cx="80" cy="43" r="2.4"
 fill="#222"/><path d="M84 54l7 4-8 2z" fill="#fff"/>"""
RHINOCEROS = """<path d="M12 50c0-18 26-24 42-18 6-6 10-6 12-1 8 1 14 8 18 14l8-18c4 10 4 22 0 30 2 6-2 13-10 13-8
 0-13-4-18-8l-2 22h-12l-1-16h-16l-2 16h-12l-1-18c-4-4-6-10-6-16z"/><path d="M92 27l-8 18 5 6c4-6 5-16
 3-24z" fill="#f7ecd0"/><path d="M79 33l-4 9 7 3z" fill="#f7ecd0"/><circle cx="72" cy="48" r="2.4"
 fill="#111"/>"""
ROCK = """<path d="M10 78l8-38 22-26 26 4 22 26 4 34-34 10z" fill="#8b8784"/><path d="M18 40l22-26 8 30-20
 14z" fill="#aaa6a2"/><path d="M48 44l18-26 22 26-10 26z" fill="#75716f"/><path d="M28 58l20-14 30
 26-22 18z" fill="#96928f"/>"""
PICTURES = {"elephant": ELEPHANT, "rhinoceros": RHINOCEROS, "rock": ROCK}
WOOD = 'fill="#deb678" stroke="#f0d29c" stroke-width="2"'
BASE = "M0-46L40-20V34Q40 40 34 40H-34Q-40 40-40 34V-20Z"
CHEVRON = "M-22-20L0-34L22-20"


def draw(scene: Scene) -> str:
    """Return the picture of a scene."""
    width, height = (round(length * UNIT + 2 * MARGIN) for length in (scene.width, scene.height))
    field = " ".join(f'{side}="{length - 2 * MARGIN + 20}"' for side, length in (("width", width), ("height", height)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width * 0.75:g}" role="img">',
        "<title>A position of Siam: elephants and rhinoceroses around three rocks</title>",
        f'<rect width="{width}" height="{height}" rx="26" fill="#74431f"/>',
        f'<rect x="{MARGIN - 10}" y="{MARGIN - 10}" {field} rx="12" fill="#3a2110"/>',
        *(part for cell in scene.cells for part in draw_cell(cell, height)),
        *(part for piece in scene.pieces for part in draw_piece(scene, piece)),
        "</svg>",
    ]
    return "\n".join(parts)


def draw_cell(cell: Cell, height: int) -> Iterator[str]:
    """Draw one square, and its letter or digit on the frame."""
    x, y = place(cell)
    yield f'<rect x="{x - 47:g}" y="{y - 47:g}" width="94" height="94" rx="9" {WOOD}/>'
    if cell.at.x < 1:
        yield label(cell.id[1], MARGIN / 2 - 4, y + 8)
    if cell.id[1] == "1":
        yield label(cell.id[0], x, height - MARGIN / 2 + 12)


def label(text: str, x: float, y: float) -> str:
    """Write on the frame."""
    style = 'font-family="sans-serif" font-weight="bold" font-size="24" fill="#efd3a2" text-anchor="middle"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{text}</text>'


def draw_piece(scene: Scene, piece: Piece) -> Iterator[str]:
    """Draw a piece: a base that points where it faces, if it has a front, and its picture upright."""
    x, y = place(next(cell for cell in scene.cells if cell.id == piece.cell))
    yield f'<g transform="translate({x:g} {y:g})"><title>{piece.label}</title>'
    picture = PICTURES[piece.kind]
    if piece.facing is None:
        yield f'<g transform="translate(-46 -46) scale(0.92)">{picture}</g></g>'
        return
    base, rim, animal = TOKENS[piece.owner]
    yield f'<g transform="rotate({piece.facing:g})" stroke="{rim}" stroke-linejoin="round" stroke-linecap="round">'
    yield f'<path d="{BASE}" fill="{base}" stroke-width="4"/><path d="{CHEVRON}" fill="none" stroke-width="7"/></g>'
    angle = radians(piece.facing)
    behind = f"{-31 - 8 * sin(angle):g} {-31 + 8 * cos(angle):g}"
    yield f'<g transform="translate({behind}) scale(0.6)" fill="{animal}">{picture}</g></g>'


def place(cell: Cell) -> tuple[float, float]:
    """Return the centre of a cell on the picture."""
    return cell.at.x * UNIT + MARGIN, cell.at.y * UNIT + MARGIN


if __name__ == "__main__":
    siam = menagerie.load("siam")
    position = siam.parse_position(sys.argv[1] if len(sys.argv) > 1 else POSITION)
    print(draw(siam.scene(siam.view(position, 0))))
