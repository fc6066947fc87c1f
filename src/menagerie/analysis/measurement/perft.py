"""Perft and random play: the same two loops for every game.

Compiled, both run without the GIL and through the C interface of Position, so they also measure that interface.
"""

from __future__ import annotations

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.position import as_position

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import mix, next_random
    from menagerie.core.position import MoveLists, Position

DEEPEST = 200
MOST_PLIES = 1_000_000_000
MOST_SEEDS = (1 << 64) - 1


def perft(position: Position, depth: int, every_leaf: bool = False) -> int:  # noqa: FBT001, FBT002 - one rare switch
    """Count the sequences of exactly `depth` legal moves; a finished game has none.

    The last moves are listed but not played, unless `every_leaf` asks for it (the count is the same).
    """
    return count_all(as_position(position).copy(), whole_number(depth, 0, DEEPEST, "a depth"), bool(every_leaf))


def count_all(position: Position, depth: int, every_leaf: bool) -> int:  # noqa: FBT001 - C signature
    """Count on a private copy, since other threads run meanwhile."""
    if depth == 0:
        return 1
    position.reserve(depth)
    lists = MoveLists(depth + 1, position.max_moves)
    rows = lists.rows
    total = 0
    with cython.nogil:
        total += count_lines(position, depth, rows, every_leaf)
    return total


def count_lines(position: Position, depth: int, rows: list[list[int]], every_leaf: bool) -> int:  # noqa: FBT001
    """Count below one position."""
    moves = rows[depth]
    number = position.generate(moves)
    if depth == 1 and not every_leaf:
        return number
    total = 0
    for index in range(number):
        position.make(moves[index])
        total += 1 if depth == 1 else count_lines(position, depth - 1, rows, every_leaf)
        position.unmake()
    return total


def divide(position: Position, depth: int) -> dict[int, int]:
    """Count behind each legal move separately."""
    counts = {}
    behind = whole_number(depth, 0, DEEPEST, "a depth") - 1
    for move in as_position(position).legal_moves() if behind >= 0 else []:
        position.play(move)
        counts[move] = perft(position, behind)
        position.undo()
    return counts


def playout(position: Position, limit: int, seed: int) -> int:
    """Play random legal moves, chance moves by their weights, until the end or for `limit` plies; return the plies.

    The moves are played on `position` itself, which no other thread may use meanwhile, and cannot be taken back.
    """
    most = whole_number(limit, 0, MOST_PLIES, "a limit of plies")
    return play_all(as_position(position), most, whole_number(seed, 0, MOST_SEEDS, "a seed"))


def play_all(position: Position, limit: int, seed: int) -> int:
    """Play at random with memory for the moves until they are dropped."""
    position.reserve(65)
    lists = MoveLists(1, position.max_moves)
    rows = lists.rows
    chance = position._rules().kind.chance  # noqa: SLF001 - a friend
    with cython.nogil:
        plies = play_on(position, limit, mix(seed) or 1, rows, chance)
    position.forget()
    position.played.clear()
    return plies


def play_on(position: Position, limit: int, seed: int, rows: list[list[int]], chance: bool) -> int:  # noqa: FBT001
    """Play at random and drop the undo stack from time to time."""
    moves = rows[0]
    word = seed
    plies = 0
    while plies < limit:
        number = position.generate(moves)
        if number == 0:
            return plies
        word = next_random(word)
        if chance and position.seat() < 0:
            pick = 0
            for index in range(number):
                pick += position.weight(moves[index])
            pick = (word >> 33) % pick
            index = 0
            while pick >= position.weight(moves[index]):
                pick -= position.weight(moves[index])
                index += 1
        else:
            index = (word >> 32) * number >> 32
        position.make(moves[index])
        plies += 1
        if plies % 64 == 0:
            position.forget()
    return plies
