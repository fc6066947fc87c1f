"""Sets as numbers and mixing, as plain Python, and the compiled ones by what they lead to."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from menagerie.core import registry
from tests.core.compiled.plainly import plain
from tests.games.siam.strategies import scattered

WORD = (1 << 64) - 1
all_words = st.integers(0, WORD)


BITS: Any = plain("bits")


@given(st.sets(st.integers(0, 31), min_size=1))
def test_sets_have_a_lowest_square_and_a_size(squares: set[int]) -> None:
    """The lowest bit and the number of bits are the least member and the size of the set."""
    bits = sum(1 << square for square in squares)
    assert BITS.lowest(bits) == min(squares)
    assert BITS.count(bits) == len(squares)


def test_the_empty_set_has_no_square() -> None:
    """Nothing is counted in an empty set."""
    assert BITS.count(0) == 0


@given(all_words, all_words)
def test_mixing_is_one_to_one(one: int, other: int) -> None:
    """Different words mix to different words, all of 64 bits."""
    assert 0 <= BITS.mix(one) <= WORD
    assert (BITS.mix(one) == BITS.mix(other)) == (one == other)


def test_mixing_scatters() -> None:
    """Flipping one bit of a word changes about half the bits of the mixture."""
    random = Random(1)
    changed = []
    for _ in range(200):
        word = random.getrandbits(64)
        changed += [(BITS.mix(word) ^ BITS.mix(word ^ 1 << bit)).bit_count() for bit in range(64)]
    assert 31 < sum(changed) / len(changed) < 33
    assert min(changed) >= 8


def test_mixing_is_the_known_finalizer() -> None:
    """The mixture of a counter is the second step of the splitmix generator, with its published numbers."""
    assert BITS.mix(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF
    assert BITS.mix(2 * 0x9E3779B97F4A7C15 & WORD) == 0x6E789E6AA1B965F4


@given(st.integers(1, WORD))
def test_random_numbers_never_stop(word: int) -> None:
    """The number after a word that is not zero is never zero, and of 64 bits."""
    assert 0 < BITS.next_random(word) <= WORD


def test_random_numbers_do_not_repeat_soon() -> None:
    """A hundred thousand numbers in a row are all different, and each bit is set in about half of them."""
    words = [1]
    for _ in range(100_000):
        words.append(BITS.next_random(words[-1]))
    assert len(set(words)) == len(words)
    for bit in range(64):
        assert 48_500 < sum(word >> bit & 1 for word in words) < 51_500


def test_keys_are_mixed_as_plain_python_mixes() -> None:
    """The key of a position, compiled or not, is what the plain functions make of its lines."""
    siam = registry.load("siam")
    random = Random(2)
    for _ in range(200):
        position: Any = siam.parse_position(scattered(random))
        assert position.key() == expected_key(position)


def expected_key(position: Any) -> int:  # noqa: ANN401 - a Siam
    """Mix a key by hand: the variant and the turn, then each rank with a file, then the elephants."""
    pieces = [position.piece_at(square) for square in range(25)]
    turn = position.ply if position.ply < position.closed_plies else 8 | position.ply & 1
    used = position.exits[0] << 4 | position.exits[1] << 8 if position.exit_limit else 0
    salt = position.animals_each | position.closed_plies << 8 | position.exit_limit << 16
    word = BITS.mix(salt << 32 ^ turn ^ used)
    for line in range(5):
        rank = sum(seen(pieces[5 * file + line], "EW") * 5**file for file in range(5))
        file = sum(seen(pieces[5 * line + rank_], "NS") * 5**rank_ for rank_ in range(5))
        word = BITS.mix(word ^ rank ^ file << 16)
    return int(BITS.mix(word ^ sum(1 << square for square, piece in enumerate(pieces) if piece < 4)))


def seen(piece: int, up_down: str) -> int:
    """Return a piece as its line sees it: 0 nothing, 1 a rock, 2 sideways, 3 up, 4 down."""
    if piece >= 8:
        return 9 - piece
    return 3 + up_down.index("ENSW"[piece & 3]) if "ENSW"[piece & 3] in up_down else 2
