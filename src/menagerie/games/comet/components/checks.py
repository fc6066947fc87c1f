"""Checks between the values of an edition: maps, decks, and whether both fit into memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.comet.components.board import CAVE, NAMES, NEST, NEUTRALS
from menagerie.games.comet.components.cards import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.edition import Problems
    from menagerie.games.comet.components.board import Board
    from menagerie.games.comet.components.cards import Components

MOST_CARDS, MOST_SILVER, MOST_GOLD, MOST_SYMBOLS, MOST_MOVES = 104, 128, 64, 120, 2048
"""The capacities of zones, pools and lists of moves in the compiled rules."""


def check_sense(problems: Problems, components: Components) -> None:
    """Note problems between values that are valid one by one."""
    for problem in (*deck_problems(problems, components), *room_problems(components)):
        problems.add(problem)
    for board in components.boards.values():
        for problem in board_problems(board, components):
            problems.add(f"board {board.id}: {problem}")


# Decks


def deck_problems(problems: Problems, components: Components) -> Iterator[str]:
    """Check deck sizes against the setup of every number of players (C4, C5)."""
    silver = deck_size(components, "silver")
    boxed = {row["players"]: row["boxed"] for row in setup_rows(problems)}
    for players, (start, pile, comet) in sorted(components.setup.items()):
        if start != players * components.start_hand:
            hand = components.start_hand
            yield f"setup of {players} players: start_cards is {start}, expected {players} times {hand}"
        total = start + pile + comet + boxed[players]
        if total != silver:
            sizes = f"{start} + {pile} + {comet} + {boxed[players]}"
            yield f"setup of {players} players: {sizes} cards, but the silver deck has {silver}"


def setup_rows(problems: Problems) -> list[dict[str, int]]:
    """Return the rows of the setup; reading has checked their types."""
    rows: list[dict[str, int]] = problems.edition.value("setup")  # type: ignore[assignment]
    return rows


def deck_size(components: Components, colour: str) -> int:
    """Return how many cards of a colour there are."""
    return sum(card.copies for card in components.cards if COLOURS[card.colour] == colour)


def room_problems(components: Components) -> Iterator[str]:
    """Check that everything fits into the memory of the compiled rules."""
    if len(components.cards) > MOST_CARDS:
        yield f"there are {len(components.cards)} different cards, expected at most {MOST_CARDS}"
    for colour, most in zip(COLOURS, (MOST_SILVER, MOST_GOLD), strict=True):
        if deck_size(components, colour) > most:
            yield f"the {colour} deck has {deck_size(components, colour)} cards, expected at most {most}"
    for symbol, name in enumerate(NAMES):
        shown = sum(card.copies * card.symbols[symbol] for card in components.cards)
        given = sum(effect.symbols[symbol] * card.copies for card in components.cards for effect in card.effects)
        if shown + given > MOST_SYMBOLS:
            yield f"the cards give {shown + given} {name} symbols, expected at most {MOST_SYMBOLS}"


# Boards


def board_problems(board: Board, components: Components) -> Iterator[str]:
    """Check that the map is connected, has one cave and true nest numbers, and that pieces and moves fit (A3, A21)."""
    places = [(place.q, place.r) for place in board.hexes]
    if len(set(places)) < len(places):
        yield "two hexes have the same coordinates"
    caves = [number for number, place in enumerate(board.hexes) if place.kind == CAVE]
    if len(caves) != 1:
        yield f"there are {len(caves)} caves, expected one"
        return
    apart = len(board.hexes) - len(distances(board, caves[0], range(len(board.hexes))))
    if apart:
        yield f"{apart} hexes are not connected with the cave"
    yield from nest_problems(board, components)
    for piece, place in zip(NEUTRALS, board.neutral, strict=True):
        if board.hexes[place].kind in {NEST, CAVE}:
            yield f"the {piece} starts on {board.hexes[place].id}, expected a terrain hex"
    if board.neutral[0] == board.neutral[1]:
        yield f"both neutral pieces start on {board.hexes[board.neutral[0]].id}"
    moves = longest_list(board, components)
    if moves > MOST_MOVES:
        yield f"with these cards {moves} moves could be legal at once, expected at most {MOST_MOVES}"


def nest_problems(board: Board, components: Components) -> Iterator[str]:
    """Check that nest numbers are distances, that nests do not touch, and that every animal has a nest."""
    nests = {number: place for number, place in enumerate(board.hexes) if place.kind == NEST}
    terrain = [number for number, place in enumerate(board.hexes) if place.kind not in {NEST, CAVE}]
    for number, nest in nests.items():
        far = distances(board, number, [*terrain, board.cave]).get(board.cave)
        if nest.nest != far:
            yield f"the nest {nest.id} has the number {nest.nest}, but the cave is {far or 'no'} steps away"
        for other in board.neighbours(number):
            if other in nests and other > number:
                yield f"the nests {nest.id} and {nests[other].id} are adjacent"
    wanted = {card.nest for card in components.cards if not card.helper}
    for number in sorted(wanted.difference(nest.nest for nest in nests.values())):
        yield f"no nest has the number {number}, which animals ask for"


def distances(board: Board, start: int, open_hexes: range | list[int]) -> dict[int, int]:
    """Return the distances from a hex over the open hexes."""
    found, queue = {start: 0}, [start]
    for place in queue:
        for near in board.neighbours(place):
            if near in open_hexes and near not in found:
                found[near] = found[place] + 1
                queue.append(near)
    return found


def longest_list(board: Board, components: Components) -> int:
    """Return an upper bound of the legal moves in a Hatch or a Move."""
    sources = len(components.cards) + len(components.heroes)
    numbers = [place.nest for place in board.hexes if place.kind == NEST]
    landings = sum(place.kind != NEST for place in board.hexes)
    most_nests = max(map(numbers.count, numbers), default=0)
    return 1 + sources + max(len(components.cards) * most_nests, len(components.cards) + 3 * len(NAMES) * landings)
