"""Hatch, Move, rescue and Rest (C14–C40, C43–C48), each test named by its rule."""

from __future__ import annotations

import pytest

from tests.games.comet.rules.tables import beginning, draw_until_decision, lay, me, options, play, table, why

ON_C4 = {"rescuers": ["c4", None, None], "slots": ["dodo", None, None]}


def test_C14_C15_an_animal_hatches_at_a_nest_of_its_number() -> None:
    """The card goes to the lowest free slot, the rescuer of that slot to a free nest of the card's number."""
    position = play(lay({"hand": ["dodo", "saiga"]}), "hatch")
    assert {"place dodo c4", "place dodo g2"} == {*beginning(position, "place")[:2]}
    play(position, "place dodo c4")
    assert me(position)["slots"] == ["dodo", None, None]
    assert me(position)["rescuers"] == ["c4", None, None]


def test_C14_only_cards_in_hand() -> None:
    """A card that is not in hand cannot be hatched."""
    assert why(play(lay({"hand": ["dodo"]}), "hatch"), "place quagga c4") == "C14"


def test_C15_not_on_other_hexes() -> None:
    """Only nests serve for hatching, and only free ones."""
    position = play(lay({"hand": ["dodo"]}, {"rescuers": ["c4", None, None]}), "hatch")
    assert why(position, "place dodo b0") == "C15"
    assert why(position, "place dodo c4") == "C15"


def test_C16_the_lowest_higher_number_if_all_are_taken() -> None:
    """With both nests of its number taken, an animal takes the next higher number that is free."""
    position = play(lay({"hand": ["dodo"]}, {"rescuers": ["c4", "g2", None]}), "hatch")
    assert beginning(position, "place") == ["place dodo a3", "place dodo e5"]


def test_C17_no_higher_nest_no_hatch() -> None:
    """An animal whose nests and all higher ones are taken cannot be hatched."""
    position = play(lay({"hand": ["dodo", "kentrosaurus"]}, {"rescuers": ["a12", "g12", None]}), "hatch")
    assert {"dodo"} == {text.split()[1] for text in beginning(position, "place")}
    assert why(position, "place kentrosaurus c4") == "C17"


def test_C18_no_higher_number_while_one_is_free() -> None:
    """A higher nest may not be chosen while one of the right number is free."""
    assert why(play(lay({"hand": ["dodo"]}), "hatch"), "place dodo a3") == "C18"


def test_C19_a_free_slot_is_needed() -> None:
    """With three animals on their way nobody hatches a fourth."""
    full = {"hand": ["dodo"], "rescuers": ["c4", "e5", "a7"], "slots": ["saiga", "tarpan", "quagga"]}
    assert why(lay(full), "hatch") == "C19"


def test_C20_an_animal_in_a_slot_has_no_ability() -> None:
    """The text of an animal works only after its rescue."""
    position = play(
        lay({"hand": ["quagga"], "rescuers": ["c4", None, None], "slots": ["dromedary", None, None]}), "move quagga"
    )
    assert why(position, "use dromedary") == "C9"


def test_C21_E8_reductions_lower_the_nest_number() -> None:
    """Permanent and used reductions are taken off the nest number, which never falls below 2."""
    plain = play(lay({"hand": ["dodo"]}), "hatch")
    reduced = play(lay({"hand": ["dodo"], "hero": ["maiasaura", False]}, {"hero": ["meganeura", False]}), "hatch")
    assert {"c4", "g2"} == {text.split()[2] for text in beginning(plain, "place")}
    assert {"b2", "f3"} == {text.split()[2] for text in beginning(reduced, "place")}


def test_C22_a_hatch_is_declared_only_if_one_is_possible() -> None:
    """Without an animal in hand there is no Hatch; a declared one ends only after an animal was hatched."""
    assert why(lay({"hand": ["lookout"]}), "hatch") == "C22"
    assert why(play(lay({"hand": ["dodo", "lookout"]}), "hatch"), "end") == "C22"


def test_C23_the_main_card_forms_the_pool() -> None:
    """The main card is discarded at once and its symbols form the pool."""
    position = play(lay({"hand": ["quagga", "dodo"], **ON_C4, "slots": ["saiga", None, None]}), "move quagga")
    assert table(position)["action"]["pool"] == "MD"
    assert table(position)["discards"]["silver"] == ["quagga"]


def test_C24_C25_joker_cards_may_be_added_plain_ones_not() -> None:
    """Any number of joker cards may be played in addition, a second plain card only with permission."""
    hand = {"hand": ["quagga", "maclears_rat", "dromedary"], **ON_C4}
    position = play(lay(hand), "move quagga")
    assert why(position, "play dromedary") == "C25"
    assert table(play(position, "play maclears_rat"))["action"]["pool"] == "MD*"


def test_C24_no_card_without_a_rescuer() -> None:
    """After the last rescuer went into the cave no further card is played."""
    me_now = {"hand": ["maclears_rat", "saiga"], "rescuers": ["d1", None, None], "hero": ["titanoboa", False]}
    moving = {"kind": "move", "pool": "MD", "jump": ["", "", ""], "extra": 0, "acted": False}
    position = play(lay(me_now, action=moving), "step 1 c0 M")
    assert why(position, "play maclears_rat") == "C24"


def test_C26_C31_a_symbol_pays_for_its_terrain() -> None:
    """Each step costs one symbol of the landing hex's terrain, or a joker."""
    position = play(lay({"hand": ["quagga", "maclears_rat"], **ON_C4}), "move quagga")
    assert why(position, "step 1 c3 L") == "C26"
    assert why(position, "step 2 c3 D") == "C26"
    assert why(position, "step 1 b4 D") == "C31"
    assert table(play(position, "step 1 c3 D"))["action"]["pool"] == "M"


def test_C27_unused_symbols_are_lost() -> None:
    """Symbols that are left when the Move ends are gone."""
    position = play(lay({"hand": ["quagga", "maclears_rat"], **ON_C4}), "move quagga", "step 1 c3 D", "end")
    assert table(draw_until_decision(position))["active"] == 2
    assert table(position)["action"] is None


def test_C28_C29_pieces_are_jumped() -> None:
    """A step may jump any chain of pieces; empty terrain is not jumped without an effect."""
    position = play(lay({"hand": ["maclears_rat"], **ON_C4}, {"rescuers": ["c3", "d3", None]}), "move maclears_rat")
    assert "step 1 d2 *" in options(position)
    assert why(position, "step 1 b0 *") == "C28"


def test_C30_never_onto_nests_or_pieces() -> None:
    """A step never ends on a nest or on an occupied hex."""
    position = play(lay({"hand": ["maclears_rat"], **ON_C4}, {"rescuers": ["c3", None, None]}), "move maclears_rat")
    assert why(position, "step 1 c3 *") == "C30"
    assert why(position, "step 1 a3 *") == "C30"


def test_C32_every_direction_is_allowed() -> None:
    """A rescuer may also step away from the cave."""
    position = play(lay({"hand": ["maclears_rat"], **ON_C4}), "move maclears_rat")
    rows = {int(text.split()[2][1:]) for text in beginning(position, "step")}
    assert {3, 4, 5} == rows


def test_C33_C37_any_symbol_takes_a_rescuer_into_the_cave() -> None:
    """Any one symbol is enough for the cave; the animal is rescued, ready, and the slot free at once."""
    position = lay({"hand": ["quagga", "dodo"], "rescuers": ["d1", None, None], "slots": ["saiga", None, None]})
    play(position, "move quagga", "step 1 c0 D")
    assert me(position)["rescued"] == [["saiga", False]]
    assert [None] * 3 == me(position)["slots"] == me(position)["rescuers"]


def test_C34_neutral_pieces_are_not_moved_by_steps() -> None:
    """Steps are for rescuers; jumping a neutral piece leaves it where it is."""
    position = play(lay({"hand": ["maclears_rat"], "rescuers": ["e5", None, None]}), "move maclears_rat")
    play(position, beginning(position, "step")[0])
    assert table(position)["neutral"] == {"mammoth": "d9", "tortoise": "e4"}


def test_C35_a_move_needs_a_rescuer_and_a_possible_step() -> None:
    """A Move is declared only with a rescuer on the board and a card that lets it make a step."""
    assert why(lay({"hand": ["quagga"]}), "move quagga") == "C35"
    no_lava_near = lay({"hand": ["pachycephalosaurus"], "rescuers": ["b2", None, None]})
    assert why(no_lava_near, "move pachycephalosaurus") == "C35"


def test_C36_a_move_ends_after_a_step() -> None:
    """A Move may be ended once a step was made, not before."""
    position = play(lay({"hand": ["quagga", "maclears_rat"], **ON_C4}), "move quagga")
    assert why(position, "end") == "C36"
    assert "end" in options(play(position, "step 1 c3 D"))


def test_C38_a_rescued_ability_works_in_the_same_action() -> None:
    """An animal rescued in a Move lends its ability to the rest of that Move."""
    position = lay(
        {
            "hand": ["quagga", "maclears_rat"],
            "rescuers": ["d1", "c4", None],
            "slots": ["dromedary", "saiga", None],
        }
    )
    assert "use dromedary" in options(play(position, "move quagga", "step 1 c0 M"))


def test_C39_E21_rescues_after_its_own_draw_cards() -> None:
    """A card that draws at rescues draws for later rescues, not for its own."""
    own = lay(
        {"hand": ["quagga", "maclears_rat"], "rescuers": ["d1", "e1", None], "slots": ["phorusrhacos", "saiga", None]}
    )
    play(own, "move quagga", "step 1 c0 M")
    assert table(own)["due"] is None
    assert table(play(own, "step 2 c0 D"))["due"] == [1, 1]


def test_C40_a_freed_rescuer_waits_for_the_next_turn() -> None:
    """After a rescue the turn goes on as a Move; nothing is hatched in it."""
    position = lay(
        {"hand": ["quagga", "dodo", "maclears_rat"], "rescuers": ["d1", "c4", None], "slots": ["saiga", "tarpan", None]}
    )
    assert why(play(position, "move quagga", "step 1 c0 M"), "place dodo g2") == "C8"


def test_C43_a_rest_readies_everything() -> None:
    """At a Rest all rescued animals and the hero become ready."""
    position = lay({"hand": ["dodo"], "rescued": [["saiga", True]], "hero": ["archelon", True]})
    play(position, "rest")
    assert me(position)["rescued"] == [["saiga", False]]
    assert me(position)["hero"] == ["archelon", False]


def test_C44_any_number_of_cards_is_discarded() -> None:
    """Any number of hand cards goes to the piles of their colours, also none."""
    position = play(
        lay({"hand": ["dodo", "saiga", "aurochs"]}, display=["glyptodon", "shoebill", "thylacine"]),
        "rest",
        "discard dodo",
    )
    assert table(position)["discards"]["silver"] == ["dodo"]
    assert "take shoebill" in options(play(position, "done"))


def test_C45_one_gold_card_is_taken() -> None:
    """Taking a card from the display is a duty while there is one, and only from the display."""
    position = play(lay({"hand": ["dodo"]}), "rest", "done")
    assert options(position) == ["take aurochs", "take glyptodon", "take shoebill", "take thylacine"]
    assert why(position, "take megalodon") == "C45"


def test_C46_C48_the_hand_is_filled_to_the_limit() -> None:
    """Silver cards are drawn one by one up to the hand limit; a larger hand stays as it is."""
    position = play(lay({"hand": ["dodo"], "hero": ["archelon", False]}), "rest", "done", "take aurochs")
    assert table(position)["due"] == [1, 3]
    large = {"hand": ["dodo", "saiga", "tarpan", "quagga", "huia", "kakapo"], "hero": ["archelon", False]}
    assert table(play(lay(large), "rest", "done", "take aurochs"))["due"] is None


def test_C47_the_display_is_refilled() -> None:
    """After a Rest the display has four cards again."""
    position = draw_until_decision(play(lay({"hand": ["dodo"]}), "rest", "done", "take aurochs"))
    assert len(table(position)["display"]) == 4


@pytest.mark.parametrize("card", ["quagga", "maclears_rat"])
def test_C25_any_animal_is_a_main_card(card: str) -> None:
    """Plain and joker cards alike begin a Move."""
    assert f"move {card}" in options(lay({"hand": [card], **ON_C4}))
