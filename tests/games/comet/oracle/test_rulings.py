"""The second reading of Comet on the questions the rules leave open, each test named by its ruling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.comet.oracle import oracle
from tests.games.comet.oracle.lay import DISPLAY, laid
from tests.games.comet.oracle.state import Hatch, Move

COMET: dict[str, Any] = {"phase": "comet", "comet": 0}


def moving(
    pool: str, *, acted: bool = False, extra: int = 0, jump: tuple[str, str, str] = ("", "", "")
) -> dict[str, Any]:
    """A Move under way."""
    return {"kind": "move", "pool": pool, "jump": list(jump), "extra": extra, "acted": acted}


def hatching(left: int = 1, minus: int = 0, *, acted: bool = False) -> dict[str, Any]:
    """A Hatch under way."""
    return {"kind": "hatch", "left": left, "minus": minus, "acted": acted}


def played(state: oracle.State, *moves: str) -> oracle.State:
    """Play moves one after the other."""
    for move in moves:
        state = oracle.apply(state, move)
    return state


def words(state: oracle.State, word: str) -> list[str]:
    """Return the decisions that begin with a word, without it."""
    return [move.removeprefix(f"{word} ") for move in oracle.legal(state) if move.startswith(f"{word} ")]


def move_of(state: oracle.State) -> Move:
    """Return the Move under way, which there must be."""
    assert isinstance(state.action, Move)
    return state.action


# A1, A41: chains of jumps


def test_a1_chains() -> None:
    """A step jumps any number of pieces around bends, and only one with the switch."""
    me = {"hand": ["maclears_rat"], "rescuers": ["c4", None, None]}
    other = {"rescuers": ["c3", "d3", "d2"], "slots": ["dodo", "huia", "saiga"], "hand": []}
    state = played(laid(me, other), "move maclears_rat")
    assert {"1 d1 *", "1 e1 *", "1 e2 *"} <= {*words(state, "step")}
    single = played(laid(me, other, switches=["jump_chain_single"]), "move maclears_rat")
    assert {"1 b3 *", "1 c2 *", "1 d4 *"} <= {*words(single, "step")}
    assert not {"1 d1 *", "1 e1 *", "1 e2 *"} & {*words(single, "step")}


def test_a41_single_jumps_of_terrain() -> None:
    """With the switch a rescuer jumps one free hex, not two."""
    me, action = {"rescuers": ["c4", None, None]}, moving("WJ", jump=("D", "", ""))
    chained = words(laid(me, action=action), "step")
    single = words(laid(me, action=action, switches=["jump_chain_single"]), "step")
    assert {*chained} - {*single} == {"1 a2 W", "1 a4 J"}
    assert "1 c2 J" in single


# A6: empty actions


def test_a6_no_move_without_step() -> None:
    """A Move is offered only if a step can be made with all that could still be used."""
    me = {"hand": ["tarpan"], "rescuers": ["c4", None, None]}
    assert words(laid(me), "move") == []
    assert words(laid(me | {"rescued": ["protoceratops"]}), "move") == ["tarpan"]
    assert words(laid(me | {"rescued": [["protoceratops", True]]}), "move") == []
    assert words(laid(me | {"hand": ["tailwind", "tarpan"]}), "move") == ["tarpan"]
    assert words(laid(me | {"hand": ["huia", "tarpan"]}), "move") == ["huia", "tarpan"]
    assert words(laid(me | {"hand": ["dromedary", "tarpan"]}), "move") == ["dromedary"]
    extra = me | {"hand": ["dromedary", "tarpan"], "rescued": ["smilodon"]}
    assert words(laid(extra), "move") == ["dromedary", "tarpan"]
    assert words(laid(me | {"rescued": ["dromedary"]}), "move") == []
    assert words(laid(me | {"rescued": ["dimorphodon"]}), "move") == ["tarpan"]


def test_a6_any_sources_and_shifts_do_not_count() -> None:
    """Drawing, readying and shifting make no Move possible."""
    me = {"hand": ["lookout", "tarpan"], "rescuers": ["c4", None, None]}
    rescued = [["protoceratops", True], "giant_beaver", "giant_tortoise", "woolly_mammoth"]
    assert words(laid(me | {"rescued": rescued[:3]}), "move") == []
    assert words(laid(me | {"hand": ["great_auk"], "rescuers": ["a12", None, None], "rescued": rescued}), "move") == []


def test_a6_granted_terrains_are_bound() -> None:
    """In the test what was granted counts for its rescuer alone, what was not yet for any."""
    me = {"rescuers": ["c4", "g12", None], "hand": ["lookout"]}
    state = laid(me, action=moving("M", jump=("", "J", "")))
    assert oracle.legal(state) == ["end", "use lookout"]
    state = laid(me | {"rescued": ["dimorphodon"]}, action=moving("M", jump=("", "J", "")))
    assert oracle.legal(state) == ["use dimorphodon", "use lookout"]
    assert oracle.legal(played(state, "use dimorphodon")) == ["rescuer 1"]


def test_a6_hatch_by_reduction() -> None:
    """A Hatch may be declared that works only with a reduction, which must then be used."""
    me = {"hand": ["kentrosaurus", "warm_sand"]}
    other = {"rescuers": ["a12", "g12", None], "slots": ["dodo", "huia", None], "hand": []}
    assert "hatch" not in oracle.legal(laid(me | {"hand": ["kentrosaurus"]}, other))
    state = played(laid(me, other), "hatch")
    assert oracle.legal(state) == ["use warm_sand"]
    assert oracle.legal(played(state, "use warm_sand")) == ["place kentrosaurus b9", "place kentrosaurus f9"]


def test_a6_hatch_that_became_impossible() -> None:
    """A Hatch whose last animal was swapped away may be ended without a hatch, and counts as an action."""
    me = {"hand": ["dodo"], "rescued": ["saiga"]}
    state = played(laid(me, {"hand": []}), "hatch", "use saiga", "swap dodo", "draw lookout")
    assert oracle.legal(state) == ["end", "use lookout"]
    after = played(state, "end")
    assert (after.active, after.actions) == (2, 1)


def test_c16_next_higher_nest() -> None:
    """While a nest of the number is free no other is offered; else those of the next higher number with a free one."""
    me = {"hand": ["dodo"]}
    assert words(laid(me, action=hatching()), "place") == ["dodo c4", "dodo g2"]
    one = {"rescuers": ["c4", None, None], "slots": ["huia", None, None], "hand": []}
    assert words(laid(me, one, action=hatching()), "place") == ["dodo g2"]
    three = {"rescuers": ["c4", "g2", "a3"], "slots": ["huia", "huia", "saiga"], "hand": []}
    assert words(laid(me, three, action=hatching()), "place") == ["dodo e5"]
    assert words(laid(me, three, action=hatching(minus=1)), "place") == ["dodo b2", "dodo f3"]
    assert words(laid(me, three, action=hatching(minus=9)), "place") == ["dodo a0", "dodo e0"]


def test_e9_megatherium() -> None:
    """The megatherium allows a second hatch and reduces the next; an effect that can do nothing is left out."""
    me = {"hand": ["dodo", "quagga"], "rescued": ["megatherium"]}
    state = played(laid(me), "hatch", "use megatherium")
    assert state.action == Hatch(left=2, minus=2)
    assert played(state, "place quagga c4").action == Hatch(left=1, minus=0, acted=True)
    alone = played(laid(me | {"hand": ["dodo"]}), "hatch", "use megatherium")
    assert alone.action == Hatch(left=1, minus=2)
    late = played(laid(me), "hatch", "place quagga b6", "use megatherium")
    assert late.action == Hatch(left=1, minus=2, acted=True)


# A9: rescue effects


def test_a9_draw_on_rescue() -> None:
    """A card that draws on rescues draws for later rescues, not for its own."""
    me = {"slots": ["phorusrhacos", "megalodon", "dodo"], "rescuers": ["b0", "d0", "d1"]}
    state = played(laid(me, action=moving("WWW")), "step 1 c0 W")
    assert state.due is None
    state = played(state, "step 2 c0 W")
    assert state.due == (1, 1)
    assert played(state, "draw huia", "step 3 c0 W").due == (1, 2)


# A14, A27: what cannot be readied


def test_a27_recover_is_not_readied() -> None:
    """Neither a card that recovers nor one that readies, nor the hero, is readied by an effect."""
    tapped = [["california_condor", True], ["giant_beaver", True]]
    me = {"hand": ["new_dawn"], "rescued": tapped, "hero": ["titanoboa", True]}
    assert words(laid(me), "use") == []
    state = played(laid(me | {"rescued": [*tapped, ["kakapo", True], ["kakapo", True]]}), "use new_dawn")
    assert oracle.legal(state) == ["ready kakapo"]
    state = played(state, "ready kakapo")
    assert oracle.legal(state) == ["done", "ready kakapo"]
    assert played(state, "ready kakapo").discards["gold"] == ["new_dawn"]


# A28, A34: turns without action


def test_a28_end_without_action() -> None:
    """Who cannot act but could use a source may end the turn and stays in the game."""
    state = laid({"hand": ["lookout"]}, **COMET)
    assert oracle.legal(state) == ["end", "use lookout"]
    after = played(state, "end")
    assert (after.active, after.idle, after.players[0].passed) == (2, 1, False)


def test_a28_in_the_turn_of_the_comet() -> None:
    """The same before the comet choice, where the turn does not count as idle and nobody may pass."""
    state = laid({"hand": ["lookout"]}, **COMET, choosers=[1, 2])
    assert oracle.legal(state) == ["end", "use lookout"]
    after = played(state, "end")
    assert (after.idle, oracle.decider(after), oracle.legal(after)) == (0, 1, ["comet ready", "comet refill"])
    able = laid({"hand": ["dodo"]}, **COMET, choosers=[1, 2])
    assert oracle.legal(able) == ["hatch"]
    assert oracle.legal(laid({"hand": ["dodo"]}, **COMET)) == ["hatch", "pass"]


def test_a34_a_use_counts_anew() -> None:
    """A turn with nothing but a use sets the count to 0 and then counts as 1."""
    state = laid({"hand": ["lookout"]}, **COMET, idle=1)
    after = played(state, "use lookout", "draw warm_sand", "draw twin_clutch")
    assert (after.phase, after.active, after.idle) == ("comet", 2, 1)
    assert played(state, "end").phase == "over"


def test_c58_all_passed() -> None:
    """A seat that has passed is passed over and counted, so that an idle turn of the other ends the game."""
    state = played(laid({"hand": ["dodo"]}, {"hand": ["dodo", "lookout"]}, **COMET), "pass")
    assert (state.active, state.idle) == (2, 1)
    state = played(state, "hatch", "place dodo b2", "end")
    assert (state.active, state.idle, oracle.legal(state)) == (2, 1, ["end", "use lookout"])
    after = played(state, "end")
    assert (after.phase, after.active, after.idle, oracle.winners(after)) == ("over", None, 0, [1, 2])


# A29 to A32: Move sources


def test_a29_jokers_use_no_permission() -> None:
    """A joker card leaves the permission for a plain card, and without plain card there is none to be had."""
    me = {"hand": ["dodo", "huia"], "rescuers": ["c4", None, None]}
    state = laid(me, action=moving("", extra=1))
    assert words(state, "play") == ["dodo", "huia"]
    after = played(state, "play huia")
    assert (move_of(after).extra, words(after, "play")) == (1, ["dodo"])
    assert move_of(played(after, "play dodo")).extra == 0
    jokers = laid({"hand": ["huia"], "rescued": ["smilodon"], "rescuers": ["c4", None, None]}, action=moving("*"))
    assert words(jokers, "use") == []
    assert words(laid(me | {"rescued": ["smilodon"]}, action=moving("*", extra=1)), "use") == []


def test_a30_after_the_last_rescue() -> None:
    """With no rescuer left on the board only shifts and `any` sources remain."""
    me = {
        "hand": ["huia", "lookout", "tailwind"],
        "rescuers": ["b0", None, None],
        "rescued": ["giant_tortoise", "smilodon"],
    }
    state = played(laid(me, action=moving("WW")), "step 1 c0 W")
    assert oracle.legal(state) == ["end", "use giant_tortoise", "use lookout"]
    alone = played(
        laid({"hand": ["huia", "tailwind"], "rescuers": ["b0", None, None]}, action=moving("WW")), "step 1 c0 W"
    )
    assert (alone.active, alone.actions) == (2, 1)


def test_a31_terrain_twice() -> None:
    """A rescuer that has all the terrains cannot be given them again."""
    me = {"rescuers": ["c4", "a7", None], "rescued": ["dromedary", "quetzalcoatlus"]}
    state = laid(me, action=moving("D", jump=("D", "", "")))
    assert words(played(state, "use dromedary"), "rescuer") == ["2"]
    assert words(played(state, "use quetzalcoatlus"), "rescuer") == ["1", "2"]
    both = laid(me, action=moving("D", jump=("D", "D", "")))
    assert words(both, "use") == ["quetzalcoatlus"]


def test_a32_effects_are_mandatory() -> None:
    """The woolly mammoth is shifted before its symbol comes, unless it cannot move; a swap takes at least one card."""
    me = {"rescuers": ["c4", None, None], "rescued": ["woolly_mammoth"]}
    state = played(laid(me, action=moving("D")), "use woolly_mammoth")
    assert {move.split(" ")[0] for move in oracle.legal(state)} == {"shift"}
    after = played(state, "shift mammoth e9")
    assert (move_of(after).pool, after.neutral["mammoth"]) == ("MD", "e9")
    corner = {"mammoth": "a11", "tortoise": "b12"}
    other = {"rescuers": ["a10", "b11", None], "slots": ["dodo", "huia", None], "hand": []}
    stuck = laid(me | {"rescuers": ["c4", "a12", None]}, other, action=moving("D"), neutral=corner)
    assert move_of(played(stuck, "use woolly_mammoth")).pool == "MD"
    assert oracle.legal(played(laid({"hand": ["dodo"], "rescued": ["saiga"]}), "use saiga")) == ["swap dodo"]


# A33: the safety stop


def test_a33_completed_actions_count() -> None:
    """The game ends with the 200th action of two players, before the refill; passes do not count."""
    state = played(laid(actions=199), "rest", "take aurochs")
    state = played(state, *["draw quagga", "draw quagga", "draw tarpan", "draw tarpan", "draw huia"])
    assert (state.phase, state.actions, state.display) == ("over", 200, sorted(set(DISPLAY) - {"aurochs"}))
    assert played(laid({"hand": ["dodo"]}, **COMET, actions=199), "pass").actions == 199


# A35: one source after the other


@pytest.mark.parametrize("other", ["lookout", "new_dawn"])
def test_a35_no_use_inside_a_use(other: str) -> None:
    """While a source is carried out only its own choices are offered."""
    me = {"hand": ["dodo", other], "rescued": ["huia", ["kakapo", True], "passenger_pigeon"]}
    state = played(laid(me), "use huia")
    assert {move.split(" ")[0] for move in oracle.legal(state)} == {"swap"}
    assert {move.split(" ")[0] for move in oracle.legal(played(state, "swap dodo"))} == {"done", "swap"}


# A38, A39: reshuffles


def test_a38_a_helper_is_discarded_afterwards() -> None:
    """A helper that draws is not among the cards shuffled for its own draw."""
    empty = laid({"hand": ["dodo", "lookout"]}, **COMET, pile=0)
    assert words(empty, "use") == []
    one_card = played(laid({"hand": ["dodo", "lookout"]}, **COMET, pile=1), "use lookout", "draw huia")
    assert (one_card.due, one_card.use, one_card.mixed) == (None, None, [])
    assert one_card.discards["silver"] == ["lookout"]


def test_a39_reshuffle_when_a_card_is_due() -> None:
    """The silver discards stay open until a card has to be drawn from an empty pile."""
    discards = {"silver": ["saiga", "quagga", "saiga"], "gold": []}
    state = laid({"hand": ["dodo", "lookout"], "rescued": ["passenger_pigeon"]}, **COMET, pile=1, discards=discards)
    state = played(state, "use passenger_pigeon", "draw huia")
    assert (state.pile, state.mixed, state.discards["silver"]) == (0, [], discards["silver"])
    state = played(state, "use lookout")
    assert (state.mixed, state.shuffled, state.discards["silver"]) == (sorted(discards["silver"]),) * 2 + ([],)
    assert dict(zip(oracle.legal(state), oracle.weights(state), strict=True)) == {"draw quagga": 1, "draw saiga": 2}
    state = played(state, "draw saiga", "draw saiga")
    assert (state.mixed, state.shuffled) == (["quagga"], sorted(discards["silver"]))
    assert state.discards["silver"] == ["lookout"]
