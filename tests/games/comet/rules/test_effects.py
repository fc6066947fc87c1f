"""The effect vocabulary (E1–E22), each test named by its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.comet.rules.tables import (
    COMET_PHASE,
    beginning,
    draw_until_decision,
    lay,
    me,
    options,
    play,
    table,
    why,
)

if TYPE_CHECKING:
    from menagerie.core.position import Position

ON_C4: dict[str, Any] = {"rescuers": ["c4", None, None], "slots": ["dodo", None, None]}


def moving(pool: str = "M", **changes: Any) -> dict[str, Any]:  # noqa: ANN401 - values of any key
    """A Move under way."""
    return {"kind": "move", "pool": pool, "jump": ["", "", ""], "extra": 0, "acted": False, **changes}


def hatching(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - values of any key
    """A Hatch under way."""
    return {"kind": "hatch", "left": 1, "minus": 0, "acted": False, **changes}


def test_E1_no_ability_is_used_for_nothing() -> None:
    """A source may be used only if it would do something, and its choices come first."""
    position = lay({"hand": ["dodo"], "rescued": ["giant_beaver"]})
    assert why(position, "use giant_beaver") == "E1"
    swapping = play(lay({"hand": ["dodo"], "rescued": ["saiga"]}), "use saiga")
    assert why(swapping, "hatch") == "E1"


def test_E2_added_symbols_join_the_pool() -> None:
    """Symbols of an ability are added to the pool of the Move."""
    position = play(lay({"hand": [], **ON_C4, "rescued": ["great_auk"]}, action=moving()), "use great_auk")
    assert table(position)["action"]["pool"] == "WM"


def test_E3_a_terrain_may_be_passed() -> None:
    """One rescuer jumps unoccupied hexes of a terrain until the end of the Move, and is not chosen twice."""
    one = lay({"hand": [], **ON_C4, "rescued": ["dromedary", "labrador_duck"]}, action=moving("MD"))
    position = play(one, "use dromedary", "rescuer 1")
    assert table(position)["action"]["jump"] == ["D", "", ""]
    two = {"hand": [], "rescuers": ["c4", "g2", None], "rescued": ["dromedary"]}
    choosing = play(lay(two, action=moving("MD", jump=["D", "", ""])), "use dromedary")
    assert options(choosing) == ["rescuer 2"]
    assert why(choosing, "rescuer 1") == "E3"


def test_E4_conversions_go_one_way() -> None:
    """Lava may be spent as water with the cormorant, but not water as lava."""
    plain = lay({"hand": [], "rescuers": ["c4", None, None]}, action=moving("L"))
    able = lay({"hand": [], "rescuers": ["c4", None, None], "rescued": ["spectacled_cormorant"]}, action=moving("L"))
    water = places(able) - places(plain)
    assert water
    back = lay({"hand": [], "rescuers": ["c4", None, None], "rescued": ["spectacled_cormorant"]}, action=moving("W"))
    assert water == places(back)


def places(position: Position) -> set[str]:
    """Return the hexes where a step may end."""
    return {text.split()[2] for text in beginning(position, "step")}


def test_E5_one_more_plain_card() -> None:
    """An extra card is played by permission and adds all its symbols."""
    position = lay({"hand": ["dromedary"], **ON_C4, "rescued": ["velociraptor"]}, action=moving())
    play(position, "use velociraptor", "play dromedary")
    assert table(position)["action"]["pool"] == "MDJ"


def test_E6_E7_neutral_pieces_are_shifted_over_open_terrain() -> None:
    """The tortoise goes over up to three open terrain hexes and counts on its new hex at once."""
    position = play(lay({"hand": [], **ON_C4, "rescued": ["giant_tortoise"]}, action=moving()), "use giant_tortoise")
    assert why(position, "shift mammoth d8") == "E6"
    assert why(position, "shift tortoise c0") == "E6"
    target = beginning(position, "shift")[0].split()[2]
    assert target == table(play(position, f"shift tortoise {target}"))["neutral"]["tortoise"]


def test_E8_a_reduction_serves_the_next_hatch() -> None:
    """A used reduction waits for the next animal and is gone after it."""
    position = lay({"hand": ["quagga", "dodo", "warm_sand"], "rescued": ["nailtail_wallaby"]}, action=hatching(left=1))
    play(position, "use nailtail_wallaby", "use warm_sand")
    minus = table(position)["action"]["minus"]
    assert minus > 0
    play(position, beginning(position, "place")[0])
    assert table(position)["action"]["minus"] == 0


def test_E9_one_more_hatch() -> None:
    """An animal may let its owner hatch another in the same action."""
    position = lay({"hand": ["dodo", "quagga"], "rescued": ["nailtail_wallaby"]}, action=hatching())
    assert table(play(position, "use nailtail_wallaby"))["action"]["left"] == 2
    used = lay({"hand": ["dodo", "lookout"]}, action=hatching(left=0, acted=True))
    assert why(used, "place dodo c4") == "E9"


def test_E10_silver_cards_are_drawn() -> None:
    """An effect draws silver cards at once."""
    assert table(play(lay({"hand": ["dodo"], "rescued": ["passenger_pigeon"]}), "use passenger_pigeon"))["due"] == [
        1,
        1,
    ]


def test_E11_gold_cards_are_taken() -> None:
    """An effect takes a card of choice from the display; everybody knows it."""
    position = play(lay({"hand": ["dodo"], "rescued": ["pelagornis"]}), "use pelagornis", "take shoebill")
    assert "shoebill" in me(position)["known"]


def test_E12_cards_are_swapped_one_by_one() -> None:
    """One to n cards are discarded one by one, then as many drawn; the first is a duty."""
    position = play(lay({"hand": ["dodo", "quagga", "tarpan"], "rescued": ["saiga"]}), "use saiga")
    assert why(position, "done") == "E12"
    play(position, "swap dodo", "done")
    assert table(position)["due"] == [1, 1]


def test_E13_the_top_card_is_recovered() -> None:
    """The top card of a discard pile comes into the hand, known to all."""
    position = lay({"hand": ["dodo"], "rescued": ["oviraptor"]}, discards={"silver": ["quagga", "tarpan"], "gold": []})
    play(position, "use oviraptor")
    assert me(position)["known"] == ["tarpan"]
    assert table(position)["discards"]["silver"] == ["quagga"]


def test_E14_other_tapped_animals_are_readied() -> None:
    """A tapped animal is readied, but none that itself readies or recovers."""
    position = lay({"hand": ["dodo"], "rescued": ["giant_beaver", ["saiga", True], ["oviraptor", True]]})
    play(position, "use giant_beaver")
    assert options(position) == ["ready saiga"]
    assert why(position, "ready oviraptor") == "E14"


def test_E15_the_hand_limit_rises() -> None:
    """A permanent effect lets its owner fill the hand further."""
    mine = {"hand": ["dodo"], "rescued": ["tuatara"], "hero": ["archelon", False]}
    position = play(lay(mine), "rest", "done", "take aurochs")
    assert table(position)["due"] == [1, 4]


def scored(*rescued: str, hero: str = "meganeura") -> float:
    """Return the score of a seat with these rescued animals."""
    mine = {"hand": ["dodo"], "rescued": list(rescued), "hero": [hero, False]}
    position = lay(mine, {"hand": ["dodo"], "hero": ["maiasaura", False]}, **COMET_PHASE, pile=5)
    outcome = play(position, "pass", "pass").outcome()
    assert outcome is not None
    return outcome.scores[0]


def test_E16_E17_points_for_egg_colours() -> None:
    """Points are counted for each animal with an egg of the colour, the card itself included."""
    assert scored("laughing_owl", "takahe") == 3 + 2 + 1 + 1


def test_E18_points_for_terrains() -> None:
    """A terrain counts once for each card that shows it."""
    assert scored("bluebuck", "tarpan") == 1 + 4 + 2


def test_E19_points_for_a_deck() -> None:
    """A hero may score for each animal of a deck."""
    assert scored("tarpan", "quagga", hero="titanoboa") == 4 + 5 + 2


def test_E20_points_for_sets_of_eggs() -> None:
    """Complete sets of the four egg colours are counted."""
    assert scored("coelacanth", "takahe", "quagga", "iguanodon") == 7 + 2 + 5 + 6 + 3


def test_E21_draws_at_a_rescue_happen_by_themselves() -> None:
    """A card that draws at rescues needs no decision."""
    slots = {"rescuers": ["d1", "c4", None], "slots": ["saiga", "dodo", None]}
    position = lay({"hand": [], **slots, "rescued": ["phorusrhacos"]}, action=moving("MM"))
    assert table(play(position, "step 1 c0 M"))["due"] == [1, 1]


def test_E22_a_helper_is_discarded_after_its_draws() -> None:
    """A helper lies in no zone until its effects, draws included, are done."""
    position = play(lay({"hand": ["lookout"]}), "use lookout")
    assert table(position)["use"]["source"] == "lookout"
    assert table(draw_until_decision(position))["use"] is None
