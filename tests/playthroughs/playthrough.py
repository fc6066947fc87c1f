"""Golden games: every answer of the library at every ply, as a text that can be reviewed as a diff."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from menagerie.core import registry
from menagerie.core.seats import CHANCE
from menagerie.testing.trial import random_move

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View

PLIES = 24
MOVE = "move played: "


# Choosing a game


def chosen_moves(game: Game, edition: str, seats: int) -> list[str]:
    """Return the moves of a lively game: now and then at random, else those that look best one move ahead."""
    random, position = Random(f"{edition}/{seats}"), game.new(edition, seats)
    texts: list[str] = []
    while position.to_act is not None and len(texts) < PLIES:
        greedy = position.to_act != CHANCE and random.random() < 0.6
        move = best_move(game, position, random) if greedy else random_move(position, random)
        texts.append(game.format_move(position, move))
        position.play(move)
    return texts


def best_move(game: Game, position: Position, random: Random) -> int:
    """Return a move after which the mover stands best."""
    mover = position.to_act or 0
    moves = position.legal_moves()
    random.shuffle(moves)
    return max(moves, key=lambda move: worth_after(game, position, move, mover))


def worth_after(game: Game, position: Position, move: int, seat: int) -> float:
    """Return what a position is worth for a seat after a move."""
    position.play(move)
    outcome = position.outcome()
    terms = game.explain_evaluation(position, seat).values() if outcome is None else ()
    position.undo()
    return sum(terms) if outcome is None else 1e9 * (seat in outcome.winners) - 5e8


def moves_in(text: str) -> list[str]:
    """Return the moves that a playthrough tells of."""
    return [line.removeprefix(MOVE) for line in text.splitlines() if line.startswith(MOVE)]


# Telling it


def playthrough_text(game: Game, edition: str, seats: int, moves: list[str]) -> str:
    """Play the moves and write down every answer on the way."""
    position = game.new(edition, seats)
    lines = [f"game: {game.name}, version {game.version}, edition {edition}, {seats} seats", ""]
    for ply, text in enumerate([*moves, None]):
        lines += [f"# ply {ply}", *answers(game, position, seats, Random(f"{edition}/{ply}"))]
        if text is not None:
            move = game.parse_move(position, text)
            lines += [f"seen by {seat}: {game.redact(position, move, seat)}" for seat in range(seats + 1)]
            lines += [f"{MOVE}{text}", ""]
            position.play(move)
    return "\n".join(lines) + "\n"


def answers(game: Game, position: Position, seats: int, random: Random) -> Iterator[str]:
    """Go through what can be asked of a position."""
    legal = position.legal_moves()
    yield f"position: {game.format_position(position)}"
    yield f"key: {position.key():016x}"
    yield f"to act: {position.to_act}"
    yield f"outcome: {position.outcome()}"
    if (outcome := position.outcome()) is not None:
        yield from (f"outcome in {code}: {game.explain_outcome(outcome, code)}" for code in game.rulebook.languages)
    yield f"legal moves: {len(legal)}: {', '.join(game.format_move(position, move) for move in legal)}"
    if position.to_act == CHANCE:
        yield f"weights: {position.weights()}"
    illegal = sorted(set(game.every_move(position)) - set(legal))
    for move in random.sample(illegal, min(4, len(illegal))):
        verdict = game.explain(position, move)
        yield f"refused: {game.format_move(position, move)}: {verdict.rule} {verdict.message} {list(verdict.cells)}"
    for seat in range(seats + 1):
        yield from seen(game, game.view(position, seat))


def seen(game: Game, view: View) -> Iterator[str]:
    """Go through what a viewer is shown."""
    scene = game.scene(view)
    drawing = repr(scene.to_json()).encode()
    yield f"view of {view.seat}: {view.text}"
    yield f"  offers: {len(game.offers(view))}"
    yield f"  scene: {len(scene.cells)} cells, digest {sha256(drawing).hexdigest()[:8]}"
    yield f"  pieces: {', '.join(f'{piece.glyph}@{piece.cell}' for piece in scene.pieces)}"
    yield f"  hands: {', '.join(f'{sum(item.count for item in hand.items)}+{hand.hidden}' for hand in scene.hands)}"
    for name, array in game.features(view).items():
        places = [place for place, value in enumerate(array.values) if value]
        yield f"  feature {name} {array.shape}: {places} sum {sum(array.values):g}"


# Files


def files(folder: Path) -> Iterator[tuple[Path, Game, str, int]]:
    """Go through the files that there should be: one for each game, edition and number of seats."""
    for name in (*registry.names(), "_template"):
        game = registry.load(name)
        for edition in sorted(game.editions):
            for seats in game.kind.seats:
                yield folder / name / f"{edition}-{seats}.txt", game, edition, seats


def first_difference(expected: str, found: str) -> str:
    """Return where two texts part, by line and column, with both lines; nothing if they are equal."""
    ours, theirs = expected.split("\n"), found.split("\n")
    for number in range(max(len(ours), len(theirs))):
        left = ours[number] if number < len(ours) else "(end of text)"
        right = theirs[number] if number < len(theirs) else "(end of text)"
        if left != right:
            shared = next((at for at, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), None)
            column = min(len(left), len(right)) if shared is None else shared
            return f"line {number + 1}, column {column + 1}\n  expected: {left}\n  found:    {right}"
    return ""
