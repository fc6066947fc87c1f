"""The comet phase, the end and scoring (C49–C64), each test named by its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    import menagerie
from menagerie.games.comet.rules.setup import as_comet

LAST_CARD = {"hand": ["dodo"], "hero": ["archelon", False]}


def test_C49_C50_the_last_card_of_the_pile_brings_the_comet() -> None:
    """When the pile runs out the comet stack becomes the pile, in the middle of a Rest too."""
    position = play(lay(LAST_CARD, pile=1), "rest", "done", "take aurochs")
    play(position, options(position)[0])
    laid = table(position)
    assert (laid["phase"], laid["pile"], laid["comet"], laid["choosers"]) == ("comet", 12, 0, [1, 2])


def test_C51_cards_still_due_come_from_the_new_pile() -> None:
    """A Rest under way is completed from the comet stack."""
    position = play(lay(LAST_CARD, pile=1), "rest", "done", "take aurochs")
    play(position, options(position)[0])
    assert table(position)["due"] == [1, 2]


def test_C52_everybody_chooses_from_the_active_player_on() -> None:
    """At the end of the turn each player refills or readies, the active player first; the hero is not readied."""
    position = draw_until_decision(
        play(lay({**LAST_CARD, "rescued": [["saiga", True]]}, pile=1), "rest", "done", "take aurochs")
    )
    assert options(position) == ["comet ready", "comet refill"]
    assert position.to_act == 1
    play(position, "comet ready")
    assert position.to_act == 2
    assert why(position, "rest") == "C52"


def test_C53_C54_only_hatch_or_move_and_the_discards_are_reshuffled() -> None:
    """After the comet nobody rests, and an empty pile is filled from the silver discards when a card is due."""
    position = lay({"hand": ["lookout"]}, **COMET_PHASE, pile=0, discards={"silver": ["huia", "tarpan"], "gold": []})
    play(position, "use lookout")
    assert options(position) == ["draw huia", "draw tarpan"]
    assert ["huia", "tarpan"] == table(position)["mixed"] == table(position)["shuffled"]


def test_C55_passing_is_final() -> None:
    """A player who could act may pass instead, and takes no further turn."""
    position = lay({"hand": ["dodo"]}, {"hand": ["saiga"]}, **COMET_PHASE, pile=5)
    play(position, "pass")
    assert me(position)["passed"]
    assert table(position)["active"] == 2
    assert why(lay({"hand": ["dodo"]}), "pass") == "C55"


def test_C56_who_cannot_act_is_skipped_but_stays() -> None:
    """A player who can neither act nor use a source is skipped by himself and has not passed."""
    laid = lay({"hand": ["dodo", "saiga"]}, {"hand": []}, **COMET_PHASE, pile=5)
    position = draw_until_decision(play(laid, "hatch", "place dodo c4"))
    assert table(position)["active"] == 1
    assert not me(position, 2)["passed"]


def test_C56_a_turn_without_action_is_ended_when_only_sources_are_left() -> None:
    """With nothing but a source for any time a player may end the turn without an action."""
    position = lay({"hand": ["lookout"]}, **COMET_PHASE, pile=5)
    assert options(position) == ["end", "use lookout"]
    assert why(lay({"hand": ["dodo", "lookout"]}, **COMET_PHASE, pile=5), "end") == "C56"


def test_C57_no_passing_in_the_turn_of_the_comet() -> None:
    """Whoever brings the comet must still act if able, and may not pass."""
    position = lay({"hand": ["dodo"]}, **COMET_PHASE, pile=5, choosers=[1, 2])
    assert why(position, "pass") == "C57"


def test_C58_the_game_ends_when_all_have_passed() -> None:
    """When everybody has passed the game is over and nothing can be played."""
    position = lay({"hand": ["dodo"]}, {"hand": ["saiga"]}, **COMET_PHASE, pile=5)
    play(position, "pass", "pass")
    assert position.to_act is None
    assert why(position, "rest") == "C58"


def finished(*players: dict[str, object]) -> menagerie.Outcome:
    """Return the outcome after everybody has passed."""
    hands = [{"hand": ["dodo"]}, {"hand": ["dodo"]}]
    position = lay(*({**hand, **player} for hand, player in zip(hands, players, strict=True)), **COMET_PHASE, pile=5)
    outcome = play(position, "pass", "pass").outcome()
    assert outcome is not None
    return outcome


def test_C59_C61_points_abilities_and_hero_count() -> None:
    """The score is printed points, end-game abilities and the hero's line; tapped animals count as much."""
    ready = finished({"rescued": ["laughing_owl", "great_auk"], "hero": ["haasts_eagle", False]}, {})
    tapped = finished({"rescued": ["laughing_owl", ["great_auk", True]], "hero": ["haasts_eagle", True]}, {})
    assert (3 + 3) + 2 + 2 * 2 == ready.scores[0] == tapped.scores[0]


def test_C60_what_is_not_rescued_scores_nothing() -> None:
    """Animals in slots and cards in hand give no points."""
    assert finished({"rescuers": ["d1", None, None], "slots": ["stellers_sea_cow", None, None]}, {}).scores[0] == 0


def test_C62_equal_scores_share_the_victory() -> None:
    """The highest score wins, and equals win together."""
    assert finished({}, {"rescued": ["stellers_sea_cow"]}).winners == (2,)
    assert finished({}, {}).winners == (1, 2)


def test_C63_the_safety_stop_ends_the_game_at_once() -> None:
    """When the agreed number of actions is reached the game ends and is scored."""
    position = lay({"hand": ["dodo"], "rescued": ["quagga"]}, actions=199)
    play(position, "hatch", "place dodo c4")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("safety_stop", "C63", (1,))


def test_C64_the_gold_discards_are_never_reshuffled() -> None:
    """When the gold pile is empty the display shrinks."""
    gold = sorted(card.id for card in as_comet(lay()).tables.components.cards if card.colour == 1)
    position = lay({"hand": ["dodo"]}, display=gold[:4], discards={"silver": [], "gold": gold[4:]})
    after = draw_until_decision(play(position, "rest", "done", f"take {gold[0]}"))
    assert len(table(after)["display"]) == 3
    assert beginning(after, "rest")
