"""Players are named by short texts, and choose legal moves from views."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.matches.players import Past
from menagerie.analysis.matches.roster import called, distinct_names, player
from menagerie.bots import levels
from menagerie.core.registry import load
from menagerie.errors import InvalidOption, MenagerieError, Unknown

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.core.game import Game

SIAM, TEMPLATE, COMET, JUNGLA = load("siam"), load("_template"), load("comet"), load("jungla")
SIMPLE = ("random", "greedy", "level:1")
WIN_IN_ONE = "...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005"


def first_decision(game: Game) -> tuple[Any, Any]:
    """The position of a new game in which a seat decides for the first time, and its view."""
    position, random = game.new(), Random(3)
    while position.to_act == -1:
        position.play(random.choices(position.legal_moves(), position.weights())[0])
    return position, game.view(position, position.to_act or 0)


@pytest.mark.parametrize(
    "spec", [*SIMPLE, "alphabeta:depth=2", "alphabeta:nodes=500,table=10", "alphabeta:seconds=0.01"]
)
def test_players_of_siam_choose_legal_moves(spec: str) -> None:
    """Each kind of player names a legal move."""
    known = player(SIAM, spec)
    known.begin(Random(1))
    thought = known.choose(SIAM.view(SIAM.new(), 1), 0.05, Past(str(SIAM.new())))
    assert thought.move in SIAM.offers(SIAM.view(SIAM.new(), 1))
    assert thought.seconds >= 0
    known.close()


@pytest.mark.parametrize("game", [TEMPLATE, COMET, JUNGLA], ids=lambda game: game.name)
@pytest.mark.parametrize("spec", SIMPLE)
def test_players_of_other_games_choose_legal_moves(game: Game, spec: str) -> None:
    """Games of chance and hidden cards have players as well."""
    _, view = first_decision(game)
    known = player(game, spec)
    known.begin(Random(1))
    assert known.choose(view, 0.05).move in game.offers(view)


def test_search_and_greed_see_a_win_in_one() -> None:
    """Who looks ahead takes a win that lies on the board."""
    position = SIAM.parse_position(WIN_IN_ONE)
    for spec in ("greedy", "alphabeta:depth=1", "alphabeta:seconds=0.05"):
        thought = player(SIAM, spec).choose(SIAM.view(position, 1))
        after = position.copy()
        after.play(SIAM.parse_move(after, thought.move))
        outcome = after.outcome()
        assert outcome is not None
        assert outcome.winners == (1,)
        assert thought.score > 29_000


def test_chance_is_repeated_with_the_same_random_numbers() -> None:
    """The random numbers given at the beginning of a game decide everything."""
    view = SIAM.view(SIAM.new(), 1)
    for spec in SIMPLE:
        known = player(SIAM, spec)
        chosen = []
        for _ in range(2):
            known.begin(Random(9))
            chosen.append([known.choose(view).move for _ in range(4)])
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("number", [1, 2])
def test_levels_have_names_and_numbers(number: int) -> None:
    """A level is called by its name, with or without the word, or by its number from 1."""
    name = levels("siam")[number - 1].name
    assert player(SIAM, name).name == player(SIAM, f"level:{name}").name == player(SIAM, f"level:{number}").name == name


def test_levels_can_be_given_other_limits() -> None:
    """What stands behind a level replaces its limits and nothing else, and shows in its name."""
    known = player(SIAM, "owl,nodes=300")
    known.begin(Random(1))
    view = SIAM.view(SIAM.new(), 1)
    thought = known.choose(view, 60.0)
    assert known.name == "owl,nodes=300"
    assert thought.move in SIAM.offers(view)
    assert 0 < thought.nodes <= 400
    assert player(SIAM, "level:8,nodes=300,seconds=0.5").name == "level:8,nodes=300,seconds=0.5"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("owl,depth=3", "settings are iterations, nodes, seconds"),
        ("level:8,nodes=0", "nodes is a whole number from 1"),
        ("grandmaster", "levels are"),
        ("level:0", "no level '0'"),
        ("level:99", "numbers from 1"),
        ("level:x", "no level 'x'"),
        ("random:fast=1", "no settings"),
        ("greedy:depth=1", "settings are weights"),
        ("alphabeta:depth", "depth is a whole number"),
        ("alphabeta:depth=0", "whole number from 1 to 100"),
        ("alphabeta:depth=2,depth=3", "each once"),
        ("alphabeta:width=2", "settings are depth, exact, nodes"),
        ("alphabeta:seconds=soon", "number of seconds"),
        ("alphabeta:seconds=-1", "number of seconds"),
        ("alphabeta:seconds=nan", "number of seconds"),
        ("alphabeta:threads=1000", "whole number from 1 to 64"),
        ("alphabeta:weights=/no/such/file", "can be read"),
        ("", "printable text"),
        (" random", "printable text"),
        ("x" * 2000, "printable text"),
    ],
)
def test_texts_that_name_nobody_are_answered(spec: str, message: str) -> None:
    """What was given and what could have been given instead."""
    with pytest.raises(MenagerieError, match=message) as caught:
        player(SIAM, spec)
    assert isinstance(caught.value, InvalidOption | Unknown)


def test_alphabeta_is_for_games_that_it_can_search() -> None:
    """Where chance plays or cards are hidden the search is refused before the match."""
    with pytest.raises(InvalidOption, match="without chance"):
        player(COMET, "alphabeta:depth=2")


def test_weights_come_from_a_file(tmp_path: Path) -> None:
    """A file of weights changes how a player judges; one of another game is refused."""
    name = next(iter(SIAM.weights))
    mine, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    mine.write_text(f"{name} = {{ value = 7 }}\n", encoding="utf-8")
    other.write_text("teeth = { value = 7 }\n", encoding="utf-8")
    assert player(SIAM, f"alphabeta:depth=1,weights={mine}").choose(SIAM.view(SIAM.new(), 1)).move
    for kind in ("alphabeta:depth=1,", "greedy:"):
        with pytest.raises(InvalidOption, match="no weight 'teeth'"):
            player(SIAM, f"{kind}weights={other}")
    mine.write_text("= =", encoding="utf-8")
    with pytest.raises(InvalidOption, match="not TOML"):
        player(SIAM, f"greedy:weights={mine}")


@pytest.mark.parametrize("game", [TEMPLATE, COMET, SIAM], ids=lambda game: game.name)
def test_tree_search_plays_every_game(game: Game) -> None:
    """Monte-Carlo tree search chooses from a view, whatever is hidden or drawn."""
    _, view = first_decision(game)
    known = player(game, "mcts:iterations=50")
    known.begin(Random(2))
    thought = known.choose(view)
    assert thought.move in game.offers(view)
    assert thought.nodes > 0
    assert known.choose(view, 0.05).move in game.offers(view)


def test_names_fit_into_records_and_are_distinct_names() -> None:
    """Long names are cut, the second of the same name gets a number."""
    assert len(called("engine:" + "x" * 500)) <= 60
    assert distinct_names(["a", "b", "a", "a"]) == ["a", "b", "a (2)", "a (3)"]
