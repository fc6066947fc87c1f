"""Setup, the turn frame and helper cards (C1–C13, C41, C42), each test named by its rule."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.errors import InvalidOption
from tests.games.comet.rules.tables import (
    COMET,
    COMET_PHASE,
    beginning,
    draw_until_decision,
    lay,
    me,
    options,
    play,
    start,
    table,
    why,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C1_two_to_four_play_clockwise(seats: int) -> None:
    """Two to four players take turns in the order of their seats."""
    position = draw_until_decision(start(seats))
    first = table(position)["active"]
    play(position, "rest", "done", next(iter(beginning(play(position.copy(), "rest", "done"), "take"))))
    assert first % seats + 1 == table(draw_until_decision(position))["active"]
    with pytest.raises(InvalidOption):
        COMET.new(seats=5)


def test_C2_neutral_pieces_stand_on_their_hexes() -> None:
    """Mammoth and tortoise start where the board says, on either side of it."""
    assert table(start())["neutral"] == {"mammoth": "d9", "tortoise": "e4"}
    assert table(start(board="b"))["board"] == "b"


def test_C3_three_rescuers_three_slots_one_hero() -> None:
    """Everybody begins with three empty slots, no rescuer on the board, and one ready hero."""
    player = me(draw_until_decision(start()))
    assert [None] * 3 == player["slots"] == player["rescuers"]
    assert player["hero"][1] is False


def test_C4_five_cards_each_and_piles_by_number_of_players() -> None:
    """Each player is dealt five silver cards; pile and comet stack follow the edition's table."""
    position = draw_until_decision(start(3))
    assert [len(player["hand"]) for player in table(position)["players"]] == [5, 5, 5]
    assert (table(position)["pile"], table(position)["comet"]) == (48, 18)


def test_C5_C6_four_gold_cards_are_shown_and_nothing_is_discarded() -> None:
    """The gold display has four cards at the start, the discard piles none."""
    laid = table(draw_until_decision(start()))
    assert len(laid["display"]) == 4
    assert laid["discards"] == {"silver": [], "gold": []}


def test_C7_chance_chooses_the_first_player() -> None:
    """The first move of all is chance's choice of the first player, each seat equally likely."""
    position = start(4)
    assert position.to_act == menagerie.CHANCE
    assert options(position) == ["first 1", "first 2", "first 3", "first 4"]
    assert position.weights() == [1, 1, 1, 1]
    assert why(position, "rest") == "C7"


def test_C8_exactly_one_action_and_no_passing_in_the_main_phase() -> None:
    """In the main phase a Rest is always possible, and passing never."""
    position = lay({"hand": ["dodo"]})
    assert "rest" in options(position)
    assert "pass" not in options(position)
    play(position, "hatch")
    assert why(position, "rest") == "C8"


def test_C9_sources_do_not_count_as_the_action() -> None:
    """After using a helper the turn decision is still to be made."""
    position = draw_until_decision(play(lay({"hand": ["lookout", "dodo"]}), "use lookout"))
    assert table(position)["action"] is None
    assert "hatch" in options(position)
    assert why(position, "use archelon") == "C9"


def test_C10_an_ability_for_an_action_waits_for_it() -> None:
    """An ability for a Move cannot be used before one is declared."""
    position = lay({"hand": ["quagga"], "rescuers": ["c4", None, None], "rescued": ["dromedary"]})
    assert why(position, "use dromedary") == "C10"
    assert "use dromedary" in options(play(position, "move quagga"))


def test_C11_a_tapped_card_cannot_be_used_again() -> None:
    """Using a tap ability taps the card until it is readied."""
    position = lay({"hand": ["quagga"], "rescuers": ["c4", None, None], "rescued": [["dromedary", True]]})
    assert why(play(position, "move quagga"), "use dromedary") == "C11"


def test_C12_the_hero_works_from_the_first_turn() -> None:
    """A hero's ability may be used like that of a rescued animal."""
    position = lay({"hand": ["dodo"], "hero": ["haasts_eagle", False]})
    play(position, "use haasts_eagle", "take aurochs")
    assert me(position)["hero"] == ["haasts_eagle", True]
    assert "aurochs" in me(position)["hand"]


def test_C13_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    """A gold card taken by an effect is replaced when the action has ended."""
    position = play(lay({"hand": ["dodo"], "hero": ["haasts_eagle", False]}), "use haasts_eagle", "take aurochs")
    assert len(table(position)["display"]) == 3
    play(position, "hatch", beginning(play(position.copy(), "hatch"), "place")[0])
    assert position.to_act == menagerie.CHANCE
    assert table(draw_until_decision(position))["active"] == 2


def test_C41_a_helper_is_used_once_and_discarded() -> None:
    """A helper leaves the hand when it is used and lies on its pile afterwards."""
    position = play(lay({"hand": ["lookout"]}), "use lookout")
    assert me(position)["hand"] == []
    assert table(position)["discards"]["silver"] == []
    assert table(draw_until_decision(position))["discards"]["silver"] == ["lookout"]


def test_C42_a_helper_is_no_animal() -> None:
    """A helper can neither be hatched nor be the main card of a Move."""
    position = lay({"hand": ["lookout", "quagga"], "rescuers": ["c4", None, None]})
    assert why(position, "move lookout") == "C42"
    assert why(play(lay({"hand": ["lookout", "dodo"]}), "hatch"), "place lookout c4") == "C42"


def test_C53_C8_no_rest_after_the_comet() -> None:
    """In the comet phase nobody rests."""
    assert why(lay({"hand": ["dodo"]}, **COMET_PHASE), "rest") == "C53"
