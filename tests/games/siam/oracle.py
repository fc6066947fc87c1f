"""A second, slow reading of Siam's rules S1 to S35, for comparison with the product.

It is written from the rules alone and shares nothing with the package: a board is a dictionary from square names to
piece letters, moves are texts, and every rule is followed word by word. It trusts its input; S36 on are not here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import product

FILES = "abcde"
RANKS = "12345"
SQUARES = [file + rank for file, rank in product(FILES, RANKS)]
FACINGS = "NESW"
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
VARIANTS = ("classic2005", "classic2005-cross", "classic2005-oneexit", "classic2005-cross-oneexit", "edition2014")
CROSSES = ("c1", "c5")
SIDES = ("ele", "rhi")


@dataclass(frozen=True)
class Table:
    """A game in progress: what stands where, and the other five fields of a position text."""

    board: dict[str, str]
    ply: int
    exits: tuple[int, int]
    winner: str
    variant: str

    @property
    def side(self) -> str:
        """S5: elephants play first, then turns alternate."""
        return SIDES[self.ply % 2]


def read(text: str) -> Table:
    """Lay out a position text."""
    rows, _side, ply, exits, winner, variant = text.split(" ")
    board = {
        file + rank: letter
        for rank, row in zip("54321", rows.split("/"), strict=True)
        for file, letter in zip(FILES, row, strict=True)
        if letter != "."
    }
    by_elephants, by_rhinos = exits.split(",")
    return Table(board, int(ply), (int(by_elephants), int(by_rhinos)), winner, variant)


def write(table: Table) -> str:
    """Return the text of a position."""
    rows = "/".join("".join(table.board.get(file + rank, ".") for file in FILES) for rank in "54321")
    exits = ",".join(map(str, table.exits))
    return f"{rows} {table.side} {table.ply} {exits} {table.winner} {table.variant}"


# Pieces and squares


def owner(letter: str) -> str | None:
    """Whose animal a letter is; rocks are nobody's (S3)."""
    return None if letter == "#" else SIDES[letter.islower()]


def beside(square: str, facing: str) -> str | None:
    """Return the next square that way, or nothing at the edge."""
    file, rank = FILES.index(square[0]) + STEP[facing][0], RANKS.index(square[1]) + STEP[facing][1]
    return FILES[file] + RANKS[rank] if 0 <= file < 5 and 0 <= rank < 5 else None


def border(square: str) -> bool:
    """Say whether a square is one of the 16 outer ones."""
    return square[0] in "ae" or square[1] in "15"


def animal(side: str, facing: str) -> str:
    """Return the letter of an animal."""
    return facing if side == "ele" else facing.lower()


def closed(table: Table, square: str) -> bool:
    """S33: the two crosses are closed on each side's first two turns, where the variant has them."""
    crossed = table.variant == "edition2014" or "cross" in table.variant
    return crossed and table.ply < 4 and square in CROSSES


# The push


def pushed_line(board: dict[str, str], first: str, facing: str) -> list[str]:
    """S20: the unbroken run of occupied squares from `first` on."""
    line = []
    square: str | None = first
    while square is not None and square in board:
        line.append(square)
        square = beside(square, facing)
    return line


def pushable(board: dict[str, str], first: str, facing: str) -> bool:
    """S21, S22: at every piece of the line a majority is left, and one animal for each rock met."""
    met = Counter({"pushing": 1})
    for square in pushed_line(board, first, facing):
        letter = board[square]
        if letter == "#":
            met["rocks"] += 1
        elif letter.upper() == facing:
            met["pushing"] += 1
        elif letter.upper() == OPPOSITE[facing]:
            met["opposing"] += 1
        if met["pushing"] - met["opposing"] < max(1, met["rocks"]):
            return False
    return True


def shift(board: dict[str, str], first: str, facing: str, pusher: str) -> str | None:
    """S24 to S28: move the line by one, put the pusher on `first`, and name the winner if a rock left the board."""
    line = pushed_line(board, first, facing)
    letters = [pusher, *(board.pop(square) for square in line)]
    after = beside(line[-1], facing)
    board |= {square: letter for square, letter in zip([*line, after], letters, strict=True) if square is not None}
    if after is None and letters[-1] == "#":
        return next(owner(letter) for letter in reversed(letters) if letter.upper() == facing)
    return None


# The five actions


def entries(table: Table) -> list[str]:
    """S9 to S15, with S33."""
    if sum(owner(letter) == table.side for letter in table.board.values()) == 5:
        return []
    moves = []
    for square in filter(border, SQUARES):
        if closed(table, square):
            continue
        for facing in FACINGS:
            if square not in table.board:
                moves.append(f"+{square}{facing}")
            elif beside(square, OPPOSITE[facing]) is None and pushable(table.board, square, facing):
                moves.append(f"+{square}{facing}!")
    return moves


def animal_moves(table: Table, square: str) -> list[str]:
    """S16 to S19, with S33 to S35, for the animal on `square`."""
    own_facing = table.board[square].upper()
    moves = [f"{square}@{facing}" for facing in FACINGS if facing != own_facing]
    if border(square) and not ("oneexit" in table.variant and table.exits[SIDES.index(table.side)] >= 1):
        moves.append(f"{square}-x")
    for way in FACINGS:
        target = beside(square, way)
        if target is None or closed(table, target):
            continue
        if target not in table.board:
            moves += [f"{square}-{target}{facing}" for facing in FACINGS]
        elif way == own_facing and pushable(table.board, target, way):
            moves.append(f"{square}-{target}!")
    return moves


def legal(table: Table) -> list[str]:
    """S6, S7, S29: every action of every own animal, sorted as texts."""
    if table.winner != "-":
        return []
    own = [square for square, letter in table.board.items() if owner(letter) == table.side]
    return sorted([*entries(table), *(move for square in own for move in animal_moves(table, square))])


def after(table: Table, move: str) -> Table:
    """Return the position that a legal move leads to."""
    board, exits, winner = dict(table.board), list(table.exits), None
    if move.startswith("+"):
        square, letter = move[1:3], animal(table.side, move[3])
        if move.endswith("!"):
            winner = shift(board, square, move[3], letter)
        else:
            board[square] = letter
    else:
        letter = board.pop(move[:2])
        if move[2] == "@":
            board[move[:2]] = animal(table.side, move[3])
        elif move.endswith("x"):
            exits[SIDES.index(table.side)] += 1
        elif move.endswith("!"):
            winner = shift(board, move[3:5], letter.upper(), letter)
        else:
            board[move[3:5]] = animal(table.side, move[5])
    return replace(table, board=board, ply=table.ply + 1, exits=(exits[0], exits[1]), winner=winner or "-")


# Texts in, texts out


def legal_moves(text: str) -> list[str]:
    """Return the texts of all legal moves."""
    return legal(read(text))


def play(text: str, move: str) -> str:
    """Return the text of the position after a legal move."""
    return write(after(read(text), move))


# Counting


def turned(text: str, *, flip_files: bool, flip_ranks: bool) -> str:
    """Mirror a position text along the axes that keep the start and the crosses in place (S39)."""
    board, rest = text.split(" ", 1)
    rows = board.split("/")
    if flip_ranks:
        rows = [row.translate(str.maketrans("NSns", "SNsn")) for row in reversed(rows)]
    if flip_files:
        rows = [row[::-1].translate(str.maketrans("EWew", "WEwe")) for row in rows]
    return f"{'/'.join(rows)} {rest}"


def normal(text: str) -> str:
    """Return the same text for all positions that these mirrors map to each other."""
    return min(turned(text, flip_files=files, flip_ranks=ranks) for files, ranks in product((False, True), repeat=2))


def perft(text: str, depth: int) -> int:
    """Count the lines of `depth` moves, equal and mirrored positions being counted together."""
    ways = Counter({normal(text): 1})
    for _ in range(depth - 1):
        following: Counter[str] = Counter()
        for position, count in ways.items():
            table = read(position)
            for move in legal(table):
                following[normal(write(after(table, move)))] += count
        ways = following
    return sum(count * len(legal_moves(position)) for position, count in ways.items())
