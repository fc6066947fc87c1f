"""Tests for `menagerie.core.chance`."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.chance import Seed, choose, new_seed, read_seed, verify_chance_moves
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE
from menagerie.errors import IllegalMove, InvalidInput, InvalidRecord

if TYPE_CHECKING:
    from menagerie.core.game import Game

SERVER = bytes(range(32))
SEED = Seed(SERVER, ("Anna", "münchen"))
PINNED = [6, 30, 55, 24, 53]


@pytest.fixture(name="game")
def game_with_chance() -> Game:
    """Return a small game with chance."""
    return load("_template")


def chance_match(game: Game, seed: Seed, plies: int = 20) -> tuple[str, list[str]]:
    """Return the start and the moves of a match in which the first legal move is always played."""
    texts: list[str] = []
    position, index = game.new(), 0
    start = str(position)
    while position.to_act is not None and len(texts) < plies:
        move = position.legal_moves()[0]
        if position.to_act == CHANCE:
            move, index = seed.chance_move(game, position, index), index + 1
        texts.append(game.format_move(position, move))
        position.play(move)
    return start, texts


# The seed


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    """What is published before the match is the SHA-256 of the server's part and tells nothing of the seats' parts."""
    assert SEED.commitment == hashlib.sha256(SERVER).hexdigest()
    assert SEED.commitment == Seed(SERVER, ("other", "parts")).commitment


def test_the_secret_is_not_shown() -> None:
    """Printing a seed does not give the server's part away."""
    assert SERVER.hex() not in repr(SEED)
    assert "\\x1f" not in repr(SEED)


def test_new_seeds_differ() -> None:
    """Every new seed has its own 32 secret bytes and keeps the parts given."""
    seeds = [new_seed(["a", ""]) for _ in range(20)]
    assert len({seed.server for seed in seeds}) == 20
    assert {len(seed.server) for seed in seeds} == {32}
    assert seeds[0].parts == ("a", "")


def test_a_revealed_seed_is_read_back() -> None:
    """The server's part in hexadecimal gives the same seed."""
    assert read_seed(SERVER.hex(), ["Anna", "münchen"]) == SEED
    for wrong in ("", SERVER.hex()[1:], SERVER.hex().upper(), "g" * 64, "0" * 10_000):
        with pytest.raises(InvalidInput, match="64 hexadecimal digits"):
            read_seed(wrong)


@pytest.mark.parametrize("part", ["x" * 201, "\ud800", 5, None])
def test_a_part_is_a_short_text(part: object) -> None:
    """A part that is too long, no text, or text that cannot be written is refused with its seat."""
    with pytest.raises(InvalidInput, match="the part of seat 2"):
        Seed(SERVER, ("fine" * 50, part))  # type: ignore[arg-type]


def test_the_secret_has_32_bytes() -> None:
    """Shorter and longer server's parts are refused."""
    for size in (0, 31, 33):
        with pytest.raises(InvalidInput, match=f"has 32 bytes, got {size}"):
            Seed(bytes(size))


# The numbers


def by_the_description(server: bytes, parts: list[str], index: int, total: int) -> int:
    """Work out a number as the module's description tells it, with nothing of ours."""
    joined = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in parts)
    attempt = 0
    while True:
        message = b"menagerie draw 1" + hashlib.sha256(joined).digest()
        message += index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int(hmac.new(server, message, hashlib.sha256).hexdigest(), 16)
        if number < 2**256 // total * total:
            return number % total
        attempt += 1


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(max_size=20), max_size=4),
    st.integers(0, 2**64 - 1),
    st.one_of(st.integers(1, 10_000), st.integers(2**255, 2**256)),
)
def test_numbers_follow_the_description(server: bytes, parts: list[str], index: int, total: int) -> None:
    """Anybody who follows the description gets the same numbers, also where attempts are thrown away."""
    number = Seed(server, tuple(parts)).number(index, total)
    assert number == by_the_description(server, parts, index, total)
    assert 0 <= number < total


def test_numbers_never_change() -> None:
    """A few numbers are pinned, so that old matches can be verified for ever."""
    assert [SEED.number(index, 100) for index in range(5)] == PINNED
    assert SEED.number(0, 1) == 0


def test_every_part_matters() -> None:
    """Another secret, another part, another split of the same letters or another chance move gives another number."""
    seeds = [
        SEED,
        Seed(bytes(32), SEED.parts),
        Seed(SERVER, ("Anna", "")),
        Seed(SERVER, ("Annam", "ünchen")),
        Seed(SERVER),
    ]
    numbers = [seed.number(0, 2**128) for seed in seeds] + [SEED.number(1, 2**128)]
    assert len(set(numbers)) == 6


def test_numbers_are_uniform() -> None:
    """Over many chance moves every number comes up about equally often."""
    counts = Counter(SEED.number(index, 6) for index in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


@pytest.mark.parametrize(("index", "total"), [(0, 0), (0, -3), (-1, 6), (2**64, 6), (0, 2**256 + 1)])
def test_impossible_chance_moves_are_refused(index: int, total: int) -> None:
    """There is no number below nothing, and no chance move before the first."""
    with pytest.raises(InvalidInput, match="there is no chance move"):
        SEED.number(index, total)


# Choosing


def test_texts_are_chosen_in_sorted_order() -> None:
    """Weights are taken off in the order of the texts, however they are given."""
    texts, weights = ["draw b", "draw C", "draw a"], [2, 1, 3]
    assert [choose(texts, weights, number) for number in range(6)] == ["draw C", *["draw a"] * 3, *["draw b"] * 2]


def test_a_weight_of_nothing_is_never_chosen() -> None:
    """What weighs nothing is passed over."""
    assert [choose(["a", "b", "c"], [0, 1, 0], number) for number in range(1)] == ["b"]


@pytest.mark.parametrize(("weights", "number"), [([1, 1], 2), ([1, 1], -1), ([0, 0], 0), ([-1, 3], 0)])
def test_numbers_outside_are_refused(weights: list[int], number: int) -> None:
    """A number that stands for nothing, or a negative weight, is refused."""
    with pytest.raises(InvalidInput, match="stands for no chance move"):
        choose(["a", "b"], weights, number)


# Chance moves in a game


def test_chance_follows_the_weights(game: Game) -> None:
    """Over many seeds, the first chance move of a game comes up in proportion to its weights."""
    position = game.new()
    weights = dict(zip(position.legal_moves(), position.weights(), strict=True))
    counts = Counter(Seed(SERVER, (str(n),)).chance_move(game, position, 0) for n in range(1200))
    for move, weight in weights.items():
        assert counts[move] == pytest.approx(1200 * weight / sum(weights.values()), rel=0.2)


def test_only_chance_makes_chance_moves() -> None:
    """Where a seat decides, a chance move is refused."""
    siam = load("siam")
    with pytest.raises(InvalidInput, match="chance is not to move here: to act is 1"):
        SEED.chance_move(siam, siam.new(), 0)


def test_honest_chance_moves_are_verified(game: Game) -> None:
    """Chance moves made from the seed verify, in order, each with its number."""
    start, texts = chance_match(game, SEED)
    found = verify_chance_moves(game, start, texts, SEED, SEED.commitment)
    assert [move.index for move in found] == list(range(len(found)))
    assert [move.text for move in found] == [texts[move.ply - 1] for move in found]
    assert all(move.number == SEED.number(move.index, move.total) for move in found)
    assert len(found) >= 4


def test_a_forged_chance_move_is_found(game: Game) -> None:
    """A chance move that does not follow from the seed is named with its ply, what was due, and what there is."""
    start, texts = chance_match(game, SEED)
    forged = "draw 2" if texts[2] != "draw 2" else "draw 1"
    with pytest.raises(InvalidRecord, match=f"ply 3: the seed gives '{texts[2]}' .*, the record has '{forged}'"):
        verify_chance_moves(game, start, [*texts[:2], forged, *texts[3:]], SEED, SEED.commitment)


def test_an_exchanged_seed_is_found(game: Game) -> None:
    """A seed that is not the one committed to is refused, whatever it gives."""
    other = Seed(bytes(32), SEED.parts)
    start, texts = chance_match(game, other)
    assert verify_chance_moves(game, start, texts, other, other.commitment)
    with pytest.raises(InvalidRecord, match="was committed to"):
        verify_chance_moves(game, start, texts, other, SEED.commitment)


def test_an_illegal_move_is_no_chance_move(game: Game) -> None:
    """Verifying plays by the rules."""
    start, texts = chance_match(game, SEED, 5)
    with pytest.raises(IllegalMove):
        verify_chance_moves(game, start, [*texts[:4], "draw 1"], SEED, SEED.commitment)
