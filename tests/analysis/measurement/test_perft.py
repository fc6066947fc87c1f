"""Counting lines of play, and playing at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.analysis.measurement.perft import divide, perft, playout
from menagerie.core import registry
from menagerie.errors import InvalidOption, InvalidPosition, NothingToUndo
from tests.search.minimax import FEWER, SIAM, sample

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

TEMPLATE = registry.load("_template")
EVERY_EDITION = [(game, edition) for game in (SIAM, TEMPLATE) for edition in sorted(game.editions)]
OVER = "...../.N.../.##../...../..... rhi 9 0,0 ele classic2005"


def by_hand(position: Position, depth: int) -> int:
    """Count by playing every move and taking it back."""
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves():
        position.play(move)
        total += by_hand(position, depth - 1)
        position.undo()
    return total


# Counting


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_perft_counts_what_playing_by_hand_counts(depth: int) -> None:
    """Every way to count gives the same number on positions of all editions."""
    for position in sample(f"perft {depth}", 25):
        expected = by_hand(position, depth)
        assert expected == perft(position, depth)
        assert expected == perft(position, depth, every_leaf=True)
        assert depth == 0 or expected == sum(divide(position, depth).values())


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", sorted(TEMPLATE.editions))
def test_chance_moves_are_counted_like_others(edition: str, depth: int) -> None:
    """In a game of chance every possible chance move is one way to go on."""
    start = TEMPLATE.new(edition)
    assert by_hand(start, depth) == perft(start, depth) == perft(start, depth, every_leaf=True)


def test_dividing_counts_behind_each_move() -> None:
    """The counts come in canonical order, one for each legal move, each what is counted after that move."""
    for position in sample("divide", 8):
        counts = divide(position, 2)
        assert list(counts) == position.legal_moves()
        for move, count in counts.items():
            position.play(move)
            assert count == len(position.legal_moves())
            position.undo()


@pytest.mark.parametrize(
    ("edition", "counts"),
    [("classic2005", (1, 64, 3_894, 279_082)), ("edition2014", (1, 56, 2_960, 184_544))],
)
def test_known_counts(edition: str, counts: tuple[int, ...]) -> None:
    """The first counts from the start are what they always were."""
    assert counts == tuple(perft(SIAM.new(edition), depth) for depth in range(4))


def test_a_finished_game_has_no_line() -> None:
    """After the end there is one line of no move and none of any length."""
    over = SIAM.parse_position(OVER)
    assert [perft(over, depth) for depth in range(4)] == [1, 0, 0, 0]
    assert divide(over, 3) == {}


def test_lines_that_end_early_do_not_count() -> None:
    """A line that ends the game before the last move is no line of that length."""
    position = SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")
    assert by_hand(position, 2) == perft(position, 2)
    assert perft(position, 2) < 64 * len(position.legal_moves()) * 2


def test_counting_leaves_the_position_as_it_was() -> None:
    """The position keeps its text, its key and the moves that can be taken back."""
    for position in sample("counting", 8):
        before = (str(position), position.key(), position.moves_played)
        perft(position, 3 if menagerie.compiled else 2)
        divide(position, 2)
        assert before == (str(position), position.key(), position.moves_played)


@pytest.mark.parametrize("depth", [-1, 201, 10**6, 2**31, 2**63, 2**100, None, "3", 2.0, True])
def test_depths_out_of_range_are_refused(depth: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A depth is a whole number from 0 to 200."""
    for count in (perft, divide):
        with pytest.raises(InvalidOption, match="a depth is a whole number from 0 to 200"):
            count(SIAM.new(), depth)


@pytest.mark.parametrize("garbage", [None, "siam", 5, [], SIAM])
def test_what_is_no_position_is_refused(garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Counting and playing need a position."""
    for call in (lambda: perft(garbage, 2), lambda: divide(garbage, 2), lambda: playout(garbage, 2, 1)):
        with pytest.raises(InvalidPosition, match="expected a position"):
            call()


# Random play


@pytest.mark.parametrize(("game", "edition"), EVERY_EDITION, ids=lambda value: getattr(value, "name", value))
def test_playouts_play_legal_moves(game: Game, edition: str) -> None:
    """With one ply more the playout is in a position that one more legal move leads to, until the end."""
    for seed in range(2 if game is SIAM else 12):
        before = game.new(edition)
        for plies in range(1, 90):
            after = game.new(edition)
            if before.to_act is None:
                assert playout(after, plies, seed) == plies - 1
                assert after == before
                break
            assert playout(after, plies, seed) == plies
            assert str(after) in results(before)
            before = after


def results(position: Position) -> set[str]:
    """Return the texts of all positions one move away."""
    found = set()
    for move in position.legal_moves():
        position.play(move)
        found.add(str(position))
        position.undo()
    return found


def test_playouts_end_with_the_game_or_at_the_limit() -> None:
    """Without a limit in reach a game is played to its end, with one it stops there."""
    for seed in range(max(2, 50 // FEWER)):
        position = SIAM.new()
        plies = playout(position, 1_000_000, seed)
        assert position.outcome() is not None
        assert plies == position.ply  # type: ignore[attr-defined]
        assert playout(position, 10, seed) == 0
    assert playout(SIAM.new(), 7, 1) == 7
    assert playout(SIAM.new(), 0, 1) == 0


def test_a_seed_decides_everything() -> None:
    """The same seed gives the same game; other seeds give other games."""
    ends = []
    for seed in (*range(40), *range(40), 2**63, 2**64 - 1):
        position = SIAM.new()
        playout(position, 12, seed)
        ends.append(str(position))
    assert ends[:40] == ends[40:80]
    assert len(set(ends)) == 42


def test_moves_are_picked_evenly() -> None:
    """From the start each of the 64 moves is picked about equally often, neighbouring small seeds included."""
    counts: Counter[str] = Counter()
    for seed in range(6_400):
        position = SIAM.new()
        playout(position, 1, seed)
        counts[str(position)] += 1
    assert len(counts) == 64
    assert all(50 <= count <= 150 for count in counts.values())


def test_chance_moves_follow_their_weights() -> None:
    """Chance deals shells in proportion to their weights."""
    start = TEMPLATE.new()
    weights = dict(zip(start.legal_moves(), start.weights(), strict=True))
    share = 6_000 / sum(weights.values())
    counts: Counter[str] = Counter()
    for seed in range(6_000):
        position = TEMPLATE.new()
        playout(position, 1, seed)
        counts[str(position)] += 1
    for move, weight in weights.items():
        start.play(move)
        assert abs(counts[str(start)] - weight * share) < 200
        start.undo()


def test_what_was_played_before_cannot_be_taken_back() -> None:
    """After a playout the position stands at a new beginning, from which play goes on and back."""
    random = Random(4)
    for plies in (0, 1, 63, 64, 65, 200):
        position = SIAM.new()
        for _ in range(10):
            position.play(random.choice(position.legal_moves()))
        playout(position, plies, 9)
        assert position.moves_played == ()
        with pytest.raises(NothingToUndo):
            position.undo()
        text = str(position)
        if position.to_act is not None:
            position.play(position.legal_moves()[0])
            position.undo()
        assert text == str(position)


@pytest.mark.parametrize("seed", [-1, 2**64, 2**100, None, "1", 1.0])
def test_seeds_out_of_range_are_refused(seed: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A seed is a number of 64 bits."""
    with pytest.raises(InvalidOption, match="a seed is a whole number"):
        playout(SIAM.new(), 5, seed)


@pytest.mark.parametrize("limit", [-1, 2**63, None, "1", 1.0])
def test_limits_out_of_range_are_refused(limit: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A limit is a number of plies up to a thousand million."""
    with pytest.raises(InvalidOption, match="a limit of plies"):
        playout(SIAM.new(), limit, 5)
