"""The second reading of Comet against what is printed: the sample game, the worked example, boards, decks, rulings."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.comet.oracle import games, oracle
from tests.games.comet.oracle.edition import BOARDS, CARDS, DATA, EGGS, HEROES, RULES, SETUP, Board
from tests.games.comet.oracle.lay import laid
from tests.games.comet.oracle.refused import REFUSED
from tests.games.comet.oracle.state import unwritten

FOLDER = Path(__file__).parent / "data"
SAMPLE: dict[str, Any] = json.loads((FOLDER / "sample.json").read_text(encoding="utf-8"))
EXAMPLE: list[dict[str, Any]] = json.loads((FOLDER / "example.json").read_text(encoding="utf-8"))


def test_sample_game() -> None:
    """The sample game goes through the very texts that were published, to the same scores."""
    state = oracle.start()
    texts = [oracle.text(state)]
    assert texts[0] == SAMPLE["start"]
    for move in SAMPLE["moves"]:
        state = oracle.apply(state, move)
        texts.append(oracle.text(state))
    assert texts[-1] == SAMPLE["final"]
    assert sha256("".join(f"{text}\n" for text in texts).encode()).hexdigest() == SAMPLE["positions_sha256"]
    assert (oracle.scores(state), oracle.winners(state)) == (SAMPLE["scores"], SAMPLE["winners"])


def test_worked_example() -> None:
    """Section 10.8 is followed text by text, decision list by decision list."""
    state = oracle.start()
    for station in EXAMPLE:
        for move in station["moves"]:
            state = oracle.apply(state, move)
        assert oracle.text(state) == station.get("text", oracle.text(state))
        assert oracle.legal(state) == station.get("legal", oracle.legal(state))
        assert oracle.view(state, 2) == station.get("view", oracle.view(state, 2))
        assert oracle.text(oracle.parse(oracle.text(state))) == oracle.text(state)


def test_weights_of_the_worked_example() -> None:
    """97 silver cards are unseen at the second draw of the lookout: one dodo, two axolotls."""
    state = oracle.parse(EXAMPLE[3]["text"])
    weights = dict(zip(oracle.legal(state), oracle.weights(state), strict=True))
    assert (weights["draw dodo"], weights["draw axolotl"], sum(weights.values())) == (1, 2, 97)
    assert (oracle.seen(state, "draw dodo", 1), oracle.seen(state, "draw dodo", 2)) == ("draw dodo", "draw ?")
    assert oracle.seen(state, "draw dodo", 0) == "draw ?"


def test_chance_moves_go_by_weight() -> None:
    """A number below the sum of the weights stands for a text in sorted order."""
    state = oracle.parse(EXAMPLE[3]["text"])
    chosen = [oracle.chosen(state, number) for number in range(97)]
    assert chosen == sorted(chosen)
    assert chosen.count("draw axolotl") == 2
    with pytest.raises(ValueError, match="more than the weights"):
        oracle.chosen(state, 97)


# The edition


def distance_to_cave(board: Board, nest: str) -> int:
    """Count the steps from a nest into the cave over terrain, pieces ignored and other nests closed (A21)."""
    border, steps = {nest}, 0
    while board.cave not in border:
        border = {place for here in border for place in board.neighbours[here]} & {*board.terrain, board.cave}
        steps += 1
    return steps


@pytest.mark.parametrize(("side", "hexes", "nests"), [("a", 95, 22), ("b", 71, 16)])
def test_boards(side: str, hexes: int, nests: int) -> None:
    """Both sides have their hexes; nest numbers are shortest paths; no nests touch; neutral pieces stand on terrain."""
    board = BOARDS[side]
    assert (len(board.neighbours), len(board.nests)) == (hexes, nests)
    assert len(board.terrain) == hexes - nests - 1
    assert {nest: distance_to_cave(board, nest) for nest in board.nests} == board.nests
    assert set(board.nests.values()) == set(range(RULES["nest_min"], RULES["nest_max"] + 1))
    assert not [nest for nest in board.nests for place in board.neighbours[nest] if place in board.nests]
    assert all(place in board.terrain for place in board.neutral.values())


def test_front_of_the_board() -> None:
    """Side a is the printed one: terrains, the cave and its neighbours, and where the neutral pieces stand."""
    board = BOARDS["a"]
    assert {letter: list(board.terrain.values()).count(letter) for letter in "WMDJL"} == {
        "W": 15,
        "M": 15,
        "D": 15,
        "J": 15,
        "L": 12,
    }
    assert board.cave == "c0"
    assert {place: board.terrain[place] for place in board.neighbours["c0"]} == {
        "b0": "W",
        "d0": "D",
        "d1": "M",
        "e1": "J",
    }
    assert board.neutral == {"mammoth": "d9", "tortoise": "e4"}


def test_decks() -> None:
    """The decks have the printed sizes, and the rows of the setup add up to the silver deck."""
    sizes = {
        (colour, helper): [card.copies for card in CARDS.values() if (card.colour, card.helper) == (colour, helper)]
        for colour in ("silver", "gold")
        for helper in (False, True)
    }
    assert sizes == {
        ("silver", False): [2] * 48,
        ("silver", True): [2] * 6,
        ("gold", False): [1] * 40,
        ("gold", True): [1] * 4,
    }
    assert len(HEROES) == 10
    assert {
        sum(row[key] for key in ("start_cards", "silver_pile", "comet_stack", "boxed")) for row in SETUP.values()
    } == {108}


def test_eggs_and_symbols() -> None:
    """Egg colours are even in each deck; symbols are as many as the cards are said to show."""
    animals = [card for card in CARDS.values() if not card.helper]
    for egg in EGGS:
        assert [
            sum(card.egg == egg and card.colour == colour for card in animals) for colour in ("silver", "gold")
        ] == [
            12,
            10,
        ]
    silver = [card.symbols for card in animals if card.colour == "silver"]
    gold = [card.symbols for card in animals if card.colour == "gold"]
    assert (silver.count("*"), sum(len(symbols) == 2 for symbols in silver)) == (8, 40)
    assert (sum("*" in symbols for symbols in gold), sum(len(symbols) == 3 for symbols in gold)) == (4, 6)


def test_every_op_is_in_use() -> None:
    """Each effect of the vocabulary is on some card or hero."""
    tables = [*DATA["animals"], *DATA["helpers"], *DATA["heroes"]]
    ops = {effect["op"] for entry in tables if "ability" in entry for effect in entry["ability"]["effects"]}
    assert ops == {entry["name"] for entry in DATA["op"]}


# Positions and views


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_takes_its_moves(seats: int) -> None:
    """The setup is 1 + 6n + 4 chance moves and leads to the turn decision of the first player."""
    rng, state, moves = Random(seats), oracle.start(seats=seats), 0
    while state.phase == "setup":
        state = oracle.apply(state, oracle.chosen(state, rng.randrange(sum(oracle.weights(state)))))
        moves += 1
        assert oracle.problems(oracle.text(state)) == []
    assert moves == 5 + 6 * seats
    assert (oracle.decider(state), state.pile, state.comet) == (state.active, 16 * seats, 6 * seats)


def test_fillings_have_the_view_again() -> None:
    """A filling shows the viewer the same view, after a reshuffle too."""
    shuffled = ["dodo", "dodo", "huia", "quagga"]
    keys: dict[str, Any] = {"phase": "comet", "comet": 0, "pile": 0, "mixed": ["dodo", "huia"], "shuffled": shuffled}
    state = laid({"hand": ["lookout", "tarpan"]}, {"hand": ["aurochs", "quagga", "tarpan"]}, **keys, display=[])
    for seat in range(3):
        view = oracle.view(state, seat)
        filled = [oracle.fill(view, Random(seed)) for seed in range(20)]
        assert {oracle.view(state, seat) for state in filled} == {view}
        assert all(unwritten(state, "silver").total() == 102 for state in filled)
        assert len({oracle.text(state) for state in filled}) > 5


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_no_position(text: str) -> None:
    """A text that breaks one condition of 10.2 is refused for it, while the table it was made from is a position."""
    assert oracle.problems(oracle.text(laid())) == []
    assert len(oracle.problems(text)) == 1
    with pytest.raises(ValueError, match=r"."):
        oracle.parse(text)


# What is kept for the product


def test_kept_games() -> None:
    """The games that are kept are those the second reading plays."""
    kept = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))
    assert len(kept) == games.GAMES
    assert [games.game(number)[0] for number in (2, 5)] == [kept[2], kept[5]]


def test_kept_positions() -> None:
    """The positions that are kept are judged as the second reading judges them."""
    kept = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))
    assert len(kept) >= 500
    sample = kept[::20] + kept[-20:]
    assert [games.judged(oracle.parse(entry["text"])) for entry in sample] == sample
