"""The second reading of Jungla: which position texts it accepts, and the options of a game."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from tests.games.jungla.diagrams import ends, position
from tests.games.jungla.oracle import oracle
from tests.games.jungla.oracle.board import EDITION, Edition
from tests.games.jungla.oracle.end import blocked

RED, BLUE = "We5N Hm1N", "ca9S hc13S"
PLACING = "jungla1 recon-1 - 0 0-0 - {turn} | {red} | {blue} | - | -"

VALID = {
    "play": position(RED, BLUE),
    "turtles alone": position("Om1N", "oc13S"),
    "no limit": position(RED, BLUE, options="turns=0", turns=0),
    "options": position(RED, BLUE, options="players=4,target=1,turns=21"),
    "a pack of one": position("We5N", "ca9S"),
    "bonus": position(RED, BLUE, turn="R act bonus 1 W normal"),
    "double": position(RED, BLUE, turn="R act bonus:W 2 W normal"),
    "hunter at rest": position(RED, BLUE, turn="R act bonus 2 W normal"),
    "home with nobody else": position(RED, "-", turn="R home:B normal 1 W normal"),
    "home at the end": position(RED, BLUE, turn="R home:B - 0 - normal"),
    "home of the liberator": position(RED, BLUE, turn="R home:R - 0 - bonus"),
    "home on the way in": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R home:B:R - 0 - bonus"),
    "freeing": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R free:R:0 - 0 - bonus"),
    "freeing in a bonus turn": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R free:R:1 bonus 1 H bonus"),
    "turtle frees": position(RED, BLUE, prisoners=("LR", "-"), turn="R free:O:1 - 0 - bonus"),
    "points": position(RED, BLUE, score="6-0", last="R", turn="- over:R - 0 - -"),
    "all lost": position("Om1N", BLUE, prisoners=("W", "-"), turn="- over:B - 0 - -"),
    "last hunt": position(RED, BLUE, score="1-1", last="B", turns=300, turn="- over:B - 0 - -"),
    "draw": position(RED, BLUE, turns=300, turn="- over:draw - 0 - -"),
    "empty": PLACING.format(turn="R place - 3 - -", red="-", blue="-"),
    "second batch": PLACING.format(turn="B place - 2 - -", red="La2N Wb2N Cb1N", blue="ta12S"),
    "blue first": PLACING.format(turn="R place - 3 - -", red="-", blue="ta12S wb12S cb13S"),
}

INVALID = {
    "word": position(RED, BLUE).replace("jungla1", "jungla2"),
    "edition": position(RED, BLUE).replace("recon-1", "recon-2"),
    "blank": position(RED, BLUE) + " ",
    "two blanks": position(RED, BLUE).replace(" normal 2", "  normal 2"),
    "leading zero": position(RED, BLUE).replace(" 20 ", " 020 "),
    "other digits": position(RED, BLUE).replace(" 20 ", " ٢٠ "),
    "order": "jungla1 recon-1 - 20 0-0 - R act normal 2 - normal | Hm1N We5N | ca9S | - | -",
    "default option": position(RED, BLUE, options="players=2"),
    "option order": position(RED, BLUE, options="turns=50,target=3"),
    "large target": position(RED, BLUE, options="target=6"),
    "no target": position(RED, BLUE, options="target=0"),
    "three players": position(RED, BLUE, options="players=3"),
    "off the board": position("Wp5N Hm1N", BLUE),
    "void": position("Wh7N Hm1N", BLUE),
    "goal": position("Wg13N Hm1N", BLUE),
    "spider in water": position("Se4N Hm1N", BLUE),
    "other pack": position("Te5N Hm1N", BLUE),
    "same square": position("We5N Hm1N", "ce5S hc13S"),
    "board and prison": position(RED, BLUE, prisoners=("W", "-")),
    "turtle in prison": position(RED, BLUE, prisoners=("O", "-")),
    "armour": position("W+e5N Hm1N", BLUE),
    "own zone": position("Wg3N Hm1N", BLUE),
    "two in the own zone": position("Og3N Vh3N", BLUE),
    "no hunter": position(RED, BLUE, score="1-0"),
    "no points": position(RED, BLUE, score="1-0", last="B"),
    "at the limit": position(RED, BLUE, turns=300),
    "above the limit": position(RED, BLUE, turns=301, turn="- over:draw - 0 - -"),
    "turns without limit": position(RED, BLUE, options="turns=0", turns=1),
    "another winner": position(RED, BLUE, score="1-0", last="R", turn="- over:B - 0 - -"),
    "drawn after a hunt": position(RED, BLUE, score="1-1", last="R", turn="- over:draw - 0 - -"),
    "over with a turn": position(RED, BLUE, turn="R over:draw - 0 - -"),
    "won already": position(RED, BLUE, score="5-0", last="R"),
    "lost already": position("Om1N", BLUE, prisoners=("W", "-")),
    "no animals": position("-", BLUE),
    "rest off the board": position(RED, BLUE, turn="R act normal 1 L normal"),
    "rest of the enemy": position(RED, BLUE, turn="R act normal 1 c normal"),
    "nobody may act": position("We5N", BLUE, turn="R act normal 1 W normal"),
    "no actions": position(RED, BLUE, turn="R act - 0 - normal"),
    "no actions but a kind": position(RED, BLUE, turn="R home:B normal 0 - normal"),
    "no actions but a rest": position(RED, BLUE, turn="R home:B - 0 W normal"),
    "actions but no kind": position(RED, BLUE, turn="R act - 2 - normal"),
    "three in a normal turn": position(RED, BLUE, turn="R act normal 3 - normal"),
    "four in a bonus turn": position(RED, BLUE, turn="R act bonus 4 - normal"),
    "normal before bonus": position(RED, BLUE, turn="R act normal 1 - bonus"),
    "bonus before bonus": position(RED, BLUE, turn="R act bonus 2 - bonus"),
    "double too late": position(RED, BLUE, turn="R act bonus:W 1 W normal"),
    "double of nobody": position(RED, BLUE, turn="R act bonus:W 2 - normal"),
    "double of another": position(RED, BLUE, turn="R act bonus:W 2 H normal"),
    "much rest": position(RED, BLUE, turn="R act normal 2 W normal"),
    "home too early": position(RED, BLUE, turn="R home:B normal 2 - normal"),
    "home on the board": position(RED, "of6S hc13S", turn="R home:B normal 1 W normal"),
    "home of the own turtle": position(RED, BLUE, turn="R home:R normal 1 W normal"),
    "freeing without bonus": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R free:R:0 - 0 - normal"),
    "freeing by a free animal": position(RED, BLUE, prisoners=("LR", "-"), turn="R free:W:0 - 0 - bonus"),
    "freeing by the enemy": position(RED, BLUE, prisoners=("L", "r"), turn="R free:r:0 - 0 - bonus"),
    "freeing without rest": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R free:R:1 bonus 1 - bonus"),
    "freeing nobody": position("Hm1N", BLUE, prisoners=("R", "-"), turn="R free:R:0 - 0 - bonus"),
    "freeing more": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R free:R:2 - 0 - bonus"),
    "freeing a sixth": position("Hm1N", BLUE, prisoners=("LR", "-"), turn="R free:R:5 - 0 - bonus"),
    "turtle frees on the board": position("We5N Om1N", BLUE, prisoners=("LR", "-"), turn="R free:O:1 - 0 - bonus"),
    "placing outside": PLACING.format(turn="B place - 2 - -", red="La2N Wb2N Cb1N", blue="ta11S"),
    "placing behind nobody": PLACING.format(turn="B place - 2 - -", red="La2N Wb2N Cc1N", blue="ta12S"),
    "placing in armour": PLACING.format(turn="B place - 2 - -", red="L+a2N Wb2N Cb1N", blue="ta12S"),
    "half a batch": PLACING.format(turn="B place - 2 - -", red="La2N Wb2N", blue="ta12S"),
    "batch miscounted": PLACING.format(turn="B place - 3 - -", red="La2N Wb2N Cb1N", blue="ta12S"),
    "two batches ahead": PLACING.format(turn="R place - 3 - -", red="La2N Wb2N Cb1N", blue="-"),
    "placing after turns": PLACING.format(turn="R place - 3 - -", red="-", blue="-").replace(" 0 0-0", " 1 0-0"),
    "placing with prisoners": PLACING.format(turn="R place - 3 - -", red="-", blue="-").replace("| - | -", "| L | -"),
}


@pytest.mark.parametrize("name", VALID)
def test_valid(name: str) -> None:
    """A text of a valid position is read and written again."""
    assert oracle.problems(VALID[name]) == []
    assert oracle.text(oracle.parse(VALID[name])) == VALID[name]


@pytest.mark.parametrize("name", INVALID)
def test_invalid(name: str) -> None:
    """Any other text is refused with a reason."""
    assert oracle.problems(INVALID[name])
    with pytest.raises(ValueError, match=r".+: .+"):
        oracle.parse(INVALID[name])


def test_four_players() -> None:
    """The partners of a team take turns within a turn and within the preparation; the rest is the first partner's."""
    options = "players=4"
    cases = {
        "R1": position(RED, BLUE, options=options),
        "R2": position(RED, BLUE, options=options, turn="R act normal 1 W normal"),
        "B1": position(RED, BLUE, options=options, turn="R home:B normal 1 W normal"),
    }
    for expected, text in cases.items():
        assert oracle.decider(oracle.parse(text)) == expected
    bonus = [position(RED, BLUE, options=options, turn=f"B act bonus {left} - normal") for left in (3, 2, 1)]
    assert [oracle.decider(oracle.parse(text)) for text in bonus] == ["B1", "B2", "B1"]
    assert oracle.decider(oracle.parse(position(RED, BLUE))) == "R"
    assert oracle.decider(oracle.parse(VALID["draw"])) is None


def test_preparation() -> None:
    """Batches of three alternate, the last one to place begins, and the spider keeps a square."""
    state = oracle.start(default_array=False, players=4)
    deciders = []
    while state.due == "place":
        deciders.append(oracle.decider(state))
        state = oracle.apply(state, oracle.legal(state)[0])
        assert oracle.problems(oracle.text(state)) == []
    assert deciders[::3] == ["R1", "B1", "R2", "B2"] * 2 + ["R1", "B1"]
    assert (state.side, state.kind, state.left, len(state.board)) == ("B", "normal", 2, 30)


def test_spider_keeps_a_square() -> None:
    """Nobody may take the last square that an unplaced spider could have."""
    red = " ".join(f"{letter}{column}2N" for letter, column in zip("LWCREGAZK", "abcdklmno", strict=True))
    second = " ".join(f"{letter}{column}1N" for letter, column in zip("VDH", "bcd", strict=True))
    blue = " ".join(f"{letter}{column}12S" for letter, column in zip("twcregfzk", "abcdklmno", strict=True))
    blue += " vb13S dc13S hd13S"
    text = PLACING.format(turn="R place - 3 - -", red=f"{red} {second}", blue=blue)
    state = oracle.parse(text)
    assert ends("S", oracle.legal(state)) == set()
    assert {action[:-2] for action in oracle.legal(state) if action.startswith("S")} >= {"S>l1", "S>m1", "S>n1"}
    state = oracle.apply(oracle.apply(state, "O>l1=N"), "N>m1=N")
    assert {action.split("=")[0] for action in oracle.legal(state)} == {"S>n1"}


def test_facings_four() -> None:
    """With four facings a pawn points along rows and columns only, and moves as before."""
    data = tomllib.loads(EDITION.read_text(encoding="utf-8"))
    data["options"]["facings"]["value"] = 4
    state = oracle.start(played=Edition(data))
    eight = {action.split("=")[0] for action in oracle.legal(oracle.start())}
    four = oracle.legal(state)
    assert {action.split("=")[1] for action in four} == {"N", "E", "S", "W"}
    assert {action.split("=")[0] for action in four} == eight
    turns = [action for action in four if "-" not in action]
    assert len(turns) == 15 * 3
    assert oracle.problems(position("We5NE", BLUE), Edition(data))


def test_total_block() -> None:
    """A game in which nobody can ever move ends by the points."""
    data = tomllib.loads(EDITION.read_text(encoding="utf-8"))
    for animal in data["animal"]:
        animal["land"]["steps"] = animal["water"]["steps"] = []
    state = oracle.parse(position(RED, BLUE, score="1-2", last="R"), Edition(data))
    assert blocked(state)
    assert not blocked(replace(state, edition=oracle.start().edition))
    state = oracle.apply(oracle.apply(state, "We5=E"), "Hm1=E")
    assert oracle.winner(state) == "B"
