"""Total block, variants and limits: J5 and J96 to J99."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidOption
from tests.games.jungla.asked import BONUS, JUNGLA, after, changed, field, legal, sheet
from tests.games.jungla.diagrams import position

BY_POINTS = [("2-1", "B", "R"), ("1-2", "R", "B"), ("1-1", "R", "R"), ("1-1", "B", "B"), ("0-0", "-", "draw")]
"""Score and last hunter, and who wins when points decide."""


def seats(text: str, *actions: str) -> list[int | None]:
    """Return who decides, before the first action and after each."""
    played = JUNGLA.parse_position(text)
    deciders = [played.to_act]
    for action in actions:
        played.play(JUNGLA.parse_move(played, action))
        deciders.append(played.to_act)
    return deciders


# Total block (J5): on this board it needs an animal that has no distance that fits anywhere.


@pytest.mark.parametrize(("score", "last", "winner"), BY_POINTS)
def test_J5_without_a_move_for_anybody_points_decide(score: str, last: str, winner: str) -> None:
    """When a turn ends and nobody could move in any facing, points decide, then the last hunt, or it is drawn."""
    game = changed(sheet("hippopotamus", "steps = [1, 2, 3]", "steps = [13]"))
    text = position("Hd4N", "hl10S", score=score, last=last)
    assert {action[:4] for action in legal(text, game)} == {"Hd4="}
    over = after(text, "Hd4=E", game=game)
    assert field(over, "due") == f"over:{winner}"
    outcome = game.parse_position(text)
    outcome.play(game.parse_move(outcome, "Hd4=E"))
    ended = outcome.outcome()
    assert ended is not None
    assert (ended.reason, ended.rule) == ("total_block_drawn" if winner == "draw" else "total_block", "J5")


def test_J5_one_move_of_either_pack_is_enough_to_go_on() -> None:
    """While any animal of either pack could move in some facing, the game goes on."""
    game = changed(sheet("hippopotamus", "steps = [1, 2, 3]", "steps = [13]"))
    assert field(after(position("Hd4N", "hl10S wb8S"), "Hd4=E", game=game), "due") == "act"
    assert field(after(position("Hd4N", "hl10S"), "Hd4=E"), "due") == "act"


# Shorter games and four players (J97, J98)


def test_J97_a_lower_target() -> None:
    """A game to fewer points ends when they are reached; a higher target than the edition's does not exist."""
    text = position("Ch12N Hm1N", "hc13S", options="target=2", score="1-0", last="R")
    assert field(after(text, "Ch12-h13@a2=N"), "due") == "over:R"
    assert field(JUNGLA.format_position(JUNGLA.new(target=1)), "options") == "target=1"
    for target in (0, 6):
        with pytest.raises(InvalidOption):
            JUNGLA.new(target=target)


def test_J98_partners_make_one_action_each() -> None:
    """The first partner acts first and the second next; a third action is the first one's again."""
    text = position("Wd6N Cd2N Hm1N", "hc13S wl8S", options="players=4")
    assert seats(text, "Wd6=E", "Hm1=E", "hc13=N", "wl8=N") == [1, 3, 2, 4, 1]
    bonus = text.replace("R act normal 2 - normal", BONUS)
    assert seats(bonus, "Wd6=E", "Hm1=E", "Cd2=E") == [1, 3, 1, 2]


def test_J98_partners_share_the_preparation() -> None:
    """The first partner places batches 1, 3 and 5, the second 2 and 4."""
    played = JUNGLA.new(seats=4, preparation="free")
    deciders = []
    while field(JUNGLA.format_position(played), "due") == "place":
        deciders.append(played.to_act)
        played.play(played.legal_moves()[0])
    assert deciders[::3] == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    assert all(len(set(deciders[batch : batch + 3])) == 1 for batch in range(0, 30, 3))


def test_J98_partners_win_together() -> None:
    """The outcome names both partners of the winning team."""
    played = JUNGLA.parse_position(position("Ch12N Hm1N", "hc13S", options="players=4", score="4-0", last="R"))
    played.play(JUNGLA.parse_move(played, "Ch12-h13@a2=N"))
    outcome = played.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1, 3), (0.5, 0.0, 0.5, 0.0))


# The limit of turns (J99)


@pytest.mark.parametrize(("score", "last", "winner"), BY_POINTS)
def test_J99_the_agreed_number_of_turns_ends_the_game(score: str, last: str, winner: str) -> None:
    """After the last turn points decide, then the last hunt; without one it is drawn."""
    text = position("Wd6N Hm1N", "hc13S", options="turns=21", score=score, last=last)
    over = after(text, "Wd6=E", "Hm1=E")
    assert (field(over, "turns"), field(over, "due")) == ("21", f"over:{winner}")


def test_J99_the_limit_is_an_option_of_the_game() -> None:
    """The edition's limit is 300 turns; a game may have another, or none, in which turns are not counted."""
    assert JUNGLA.edition().value("options.turn_limit") == 300
    text = position("Wd6N Hm1N", "hc13S", turns=299)
    assert field(after(text, "Wd6=E", "Hm1=E"), "due") == "over:draw"
    endless = position("Wd6N Hm1N", "hc13S", options="turns=0", turns=0)
    assert field(after(endless, "Wd6=E", "Hm1=E"), "turns") == "0"
