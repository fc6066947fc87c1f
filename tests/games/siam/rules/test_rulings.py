"""The rulings where the rulebooks are silent or open: one test for each question, A1 to A14."""

from __future__ import annotations

from menagerie.core.history import History
from tests.games.siam.boards import SIAM, after, allowed, board_of, drawn, rule_against, start


def test_A1_the_balance_holds_at_every_piece() -> None:
    """Two rocks between two animals are stopped at the second rock, although the whole line would balance."""
    position = drawn(". . . . .\n. . N . .\n. . # . .\n# . # . .\n. . N . .")
    verdict = SIAM.explain(position, SIAM.parse_move(position, "c1-c2!"))
    assert (verdict.rule, verdict.cells) == ("S22", ("c2", "c3"))


def test_A2_the_balance_never_touches_zero() -> None:
    """An animal cannot push one that faces it, whatever stands behind that one."""
    position = drawn(". . . . .\n. . . . .\n# # N # .\n. . s . .\n. . N . .")
    verdict = SIAM.explain(position, SIAM.parse_move(position, "c1-c2!"))
    assert (verdict.rule, verdict.cells) == ("S22", ("c2",))


def test_A3_animals_at_the_far_end_count_like_any_other() -> None:
    """An opposing animal that has another one behind it facing the push still stops it."""
    position = drawn(". . n . .\n. . s . .\n# . # . .\n# . N . .\n. . . . .")
    verdict = SIAM.explain(position, SIAM.parse_move(position, "c2-c3!"))
    assert (verdict.rule, verdict.cells) == ("S22", ("c3", "c4"))


def test_A4_crosses_close_squares_to_moves_too() -> None:
    """While the crosses run an animal does not step onto c1 either."""
    position = drawn(". . . . .\n. . . . .\n. # # # .\n. . . . .\n. E . . .", ply=2, rest="0,0 - classic2005-cross")
    assert rule_against(position, "b1-c1E") == "S34"


def test_A5_a_displaced_animal_may_land_on_a_cross() -> None:
    """A pushed animal comes to stand on a closed square."""
    position = drawn(". . . . .\n. . . . .\n. # # # .\n. . . . .\nE n . . .", ply=2, rest="0,0 - classic2005-cross")
    assert board_of(after(position, "a1-b1!")).endswith("/.En..")


def test_A6_no_entry_without_a_reserve() -> None:
    """With five animals on the board not even a push that would free one enters."""
    position = drawn("N . . . .\nN . . . .\nN # # # .\nN . . . .\nN . . . .")
    assert rule_against(position, "+a1N!") == "S10"


def test_A7_no_entering_push_along_a_side() -> None:
    """From the middle of a side an animal pushes straight in only."""
    position = drawn(". . . . .\n. . . . .\n. # # # .\n. . . . .\n. . w . .")
    assert [rule_against(position, f"+c1{way}!") for way in "NESW"] == [None, "S14", "S14", "S14"]


def test_A8_entering_facing_outwards_is_allowed() -> None:
    """An animal may face the edge when it enters."""
    assert allowed(start(), "+c1S")


def test_A9_the_nearest_animal_facing_the_push_is_credited() -> None:
    """A nearer animal that faces sideways is not credited."""
    position = drawn(". . # . .\n. . e . .\n# . N # .\n. . . . .\n. . . . .")
    outcome = after(position, "c3-c4!").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_A10_no_turn_to_the_same_facing() -> None:
    """A turn that changes nothing is refused."""
    assert rule_against(after(start(), "+a1N", "+e1N"), "a1@N") == "S17"


def test_A11_the_third_occurrence_draws() -> None:
    """Two occurrences do not end a game, three do."""
    history = History(SIAM)
    ended = []
    for text in ("+a1N", "+e1N", *("a1@E", "e1@W", "a1@N", "e1@N") * 2):
        history.play_text(text)
        ended.append(history.outcome() is not None)
    assert ended == [False] * 9 + [True]


def test_A12_somebody_is_always_credited() -> None:
    """Where nobody in the line faces the push the pusher itself wins."""
    position = drawn(". . # . .\n. . e . .\n# . w . .\n# . N . .\n. . . . .")
    outcome = after(position, "c2-c3!").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_A13_expulsions_are_no_exits() -> None:
    """A side whose animal was pushed off may still leave once."""
    position = drawn(". . n . .\n. . N . .\n# # . # .\n. . . . .\nn . . . .", rest="1,0 - classic2005-oneexit")
    assert allowed(after(position, "c4-c5!"), "a1-x")


def test_A14_pushes_are_allowed_from_the_first_turns() -> None:
    """Nothing keeps a player from pushing on the first turns."""
    assert allowed(after(start(), "+a1E"), "+a1E!")
