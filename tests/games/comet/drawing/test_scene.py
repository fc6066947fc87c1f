"""Tests for `menagerie.games.comet.drawing.scene`, its labels and motions."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.rulebook import LANGUAGES
from menagerie.core.scene import Motion, Scene, scene_problems
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidPosition
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.drawing.motions import animate
from menagerie.games.comet.words.labels import card_names
from tests.games.comet.strategies import COMET, after, begun, play_on

EDITION = COMET.edition(COMET.default_edition)
SETUP = (
    *("first 1", "hero argentavis", "hero titanoboa", "draw dodo", "draw quagga", "draw great_auk"),
    *("draw maclears_rat", "draw lookout", "draw kakapo", "draw tarpan", "draw iguanodon", "draw saiga"),
    *("draw warm_sand", "reveal thylacine", "reveal aurochs", "reveal glyptodon", "reveal shoebill"),
)
OPENING = (
    *("hatch", "place dodo c4", "end", "rest", "discard kakapo", "done", "take aurochs", "reveal megalodon"),
    *("move quagga", "use lookout", "draw dromedary"),
)
BEGUN = after(COMET.new(seats=2), *SETUP)
OPENED = after(BEGUN, *OPENING)


def scene(position: object, seat: int = 1, language: str = "en") -> Scene:
    """Return the drawing that a seat sees."""
    return COMET.scene(COMET.view(position, seat), language)  # type: ignore[arg-type]


def motions(position: object, text: str, seat: int = 1) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return what a move does, as a seat sees it."""
    return [(motion.kind, motion.piece, motion.path) for motion in animate(COMET.view(position, seat), text)]  # type: ignore[arg-type]


def hands(drawing: Scene) -> dict[str, list[str]]:
    """Return the ids of cards by the titles of what they lie in."""
    return {hand.title: [item.id for item in hand.items] for hand in drawing.hands}


def track(drawing: Scene, kind: str) -> tuple[tuple[str, int | None], ...]:
    """Return the values of a track."""
    return next(track.values for track in drawing.tracks if track.kind == kind)


def said(drawing: Scene) -> list[str]:
    """Return all labels and titles."""
    return [
        *(cell.label for cell in drawing.cells),
        *(piece.label for piece in drawing.pieces),
        *(hand.title for hand in drawing.hands),
        *(item.label for hand in drawing.hands for item in hand.items),
        *(track.label for track in drawing.tracks),
    ]


# The map


@pytest.mark.parametrize("side", ["a", "b"])
def test_every_hex_is_drawn_once_where_it_lies(side: str) -> None:
    """Each hex of a side is one cell of its ground, neighbours lie one width apart, the cave's row is at the top."""
    board = components_of(EDITION).boards[side]
    cells = {cell.id: cell for cell in scene(COMET.new(seats=2, board=side), 0).cells}
    assert sorted(cells) == sorted(place.id for place in board.hexes)
    for number, place in enumerate(board.hexes):
        for near in board.neighbours(number):
            (x, y), (u, v) = cells[place.id].at, cells[board.hexes[near].id].at
            assert (x - u) ** 2 + (y - v) ** 2 == pytest.approx(1, abs=1e-4)
    assert cells[board.hexes[board.cave].id].at.y == min(cell.at.y for cell in cells.values())


def test_hexes_show_their_ground() -> None:
    """Terrains show their letter, nests their number and the cave its mouth, each with a label and a colour."""
    cells = {cell.id: cell for cell in scene(BEGUN).cells}
    assert [(cells[name].kind, cells[name].glyph) for name in ("c0", "a0", "c4", "d10", "b0")] == [
        ("cave", "∩"),
        ("nest", "②"),
        ("nest", "④"),
        ("nest", "⑩"),
        ("water", "W"),
    ]
    assert [cells[name].label for name in ("c0", "c4", "b0")] == ["c0, cave", "c4, nest 4", "b0, water"]
    assert {*(cell.kind for cell in cells.values()), "tapped"} == {kind for kind, _ in scene(BEGUN).legend}


# Pieces, cards and numbers


def test_pieces_stand_where_they_stand() -> None:
    """A rescuer shows its number, owner and animal; mammoth and tortoise belong to nobody."""
    drawn = [(piece.id, piece.cell, piece.kind, piece.owner, piece.glyph) for piece in scene(OPENED).pieces]
    assert drawn == [
        ("rescuer1-1", "c4", "rescuer", 1, "1"),
        ("mammoth", "d9", "mammoth", 0, "Ma"),
        ("tortoise", "e4", "tortoise", 0, "To"),
    ]
    assert scene(OPENED).pieces[0].marks == ("dodo",)
    assert scene(OPENED).pieces[0].label == "Player 1, rescuer 1 with Dodo, on c4"


def test_a_hand_shows_only_what_its_viewer_knows() -> None:
    """The own hand has all its cards, another's those that were taken openly, and the number of the others."""
    own = scene(OPENED, 2).hands[0]
    assert [item.kind for item in own.items] == ["aurochs", "iguanodon", "saiga", "tarpan", "warm_sand"]
    assert (own.seat, own.hidden) == (2, 0)
    watched = {hand.title: hand for hand in scene(OPENED, 1).hands}["Player 2: hand"]
    assert ([item.id for item in watched.items], watched.hidden) == (["hand2-aurochs"], 4)


def test_what_lies_on_the_table() -> None:
    """Heroes, animals on their way, the display and the top of the discard pile are drawn for everybody."""
    shown = hands(scene(OPENED, 0))
    assert shown["Player 1: hero and animals"] == ["hero1", "slot1-1"]
    assert shown["gold display"] == [f"display-{card}" for card in ("glyptodon", "megalodon", "shoebill", "thylacine")]
    assert shown["silver discard pile"] == ["silver-top"]
    assert "gold discard pile" not in shown
    discards = next(hand for hand in scene(OPENED, 0).hands if hand.title == "silver discard pile")
    assert (discards.items[0].kind, discards.hidden) == ("quagga", 1)


def test_numbers_beside_the_board() -> None:
    """Points, phase, turn, action, symbols, draws that are due and the sizes of piles are tracks."""
    drawing = scene(OPENED, 0)
    assert track(drawing, "score") == (("Player 1", 0), ("Player 2", 0))
    assert track(drawing, "hand") == (("Player 1", 3), ("Player 2", 5))
    assert track(drawing, "phase") == (("before the comet", None),)
    assert track(drawing, "active") == (("Player 1", None),)
    assert track(drawing, "action") == (("Move", None),)
    assert track(drawing, "pool") == (("meadow", 1), ("desert", 1))
    assert track(drawing, "use") == (("Lookout", None),)
    assert track(drawing, "due") == (("Player 1", 1),)
    assert [track(drawing, kind)[0][1] for kind in ("silver_pile", "comet_stack", "actions")] == [31, 12, 2]
    gold = sum(card.copies for card in components_of(EDITION).cards if card.colour == 1)
    assert track(drawing, "gold_pile") == (("", gold - 5),)


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), language=st.sampled_from(LANGUAGES))
def test_the_final_score_is_given_card_by_card(seed: int, seats: int, language: str) -> None:
    """What the lines add up to is the score of each seat, whoever looks; before the end there are none."""
    position = COMET.new(seats=seats)
    assert [track for track in scene(position).tracks if track.kind == "account"] == []
    play_on(position, Random(seed), 100_000)
    assert position.outcome() is not None
    drawing = scene(position, 0, language)
    seen_text = [track.values for track in drawing.tracks if track.kind == "account"]
    assert [sum(points or 0 for _, points in lines) for lines in seen_text] == [
        points for _, points in track(drawing, "score")
    ]
    assert all(line and "{" not in line for lines in seen_text for line, _ in lines)


def test_tapped_cards_are_marked() -> None:
    """A hero whose ability was used shows it."""
    used = after(OPENED, "draw axolotl", "use argentavis", "rescuer 1")
    heroes = [item for hand in scene(used).hands for item in hand.items if item.id.startswith("hero")]
    assert [item.marks for item in heroes] == [("tapped",), ()]
    assert scene(used).pieces[0].marks == ("dodo", "jumps_lava")


# Always


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 250), language=st.sampled_from(LANGUAGES))
def test_every_position_can_be_drawn(seed: int, plies: int, language: str) -> None:
    """Whatever was played by however many seats on either side, nothing is drawn twice, nowhere or without a label."""
    position = play_on(begun(Random(seed)), Random(seed), plies)
    for seat in (0, 1, 2):
        drawing = scene(position, seat, language)
        assert scene_problems(drawing) == []
        cards = [item for hand in drawing.hands for item in hand.items]
        assert len({item.id for item in cards}) == len(cards)
        assert all(said(drawing))
        json.dumps(drawing.to_json())


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 250))
def test_what_a_seat_cannot_know_is_not_drawn(seed: int, plies: int) -> None:
    """Positions that a seat cannot tell apart give the same drawing to the byte."""
    random = Random(seed)
    position = play_on(begun(random), random, plies)
    for seat in (0, 1, 2):
        view = COMET.view(position, seat)
        twin = COMET.sample(view, random)
        assert json.dumps(scene(twin, seat).to_json()) == json.dumps(COMET.scene(view, "en").to_json())


def test_sampling_changes_hands_that_are_not_drawn() -> None:
    """The position behind an equal drawing may really be another one."""
    twins = {COMET.format_position(COMET.sample(COMET.view(OPENED, 1), Random(seed))) for seed in range(5)}
    assert len(twins) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_in_every_language(language: str) -> None:
    """Every language has its own words, and every card a name."""
    assert len({scene(OPENED, 1, other).tracks for other in LANGUAGES}) == len(LANGUAGES)
    assert not any("{" in label for label in said(scene(OPENED, 1, language)))
    assert all(card_names(EDITION, language).values())


def test_a_text_that_is_no_view_is_refused() -> None:
    """A view whose text contradicts the rules is not drawn."""
    view = COMET.view(OPENED, 1)
    flooded = type(view)(view.edition, 1, view.text.replace('["kakapo","quagga"]', json.dumps(["dodo"] * 90)))
    with pytest.raises(InvalidPosition):
        COMET.scene(flooded, "en")


# Motions


def test_a_rescuer_goes_out_steps_and_jumps() -> None:
    """Hatching brings a rescuer on its nest; it steps to the next hex, or over pieces hex by hex."""
    assert motions(after(BEGUN, "hatch"), "place dodo c4") == [("place", "rescuer1-1", ("", "c4"))]
    moving = after(OPENED, "draw axolotl")
    assert motions(moving, "step 1 c3 D") == [("step", "rescuer1-1", ("c4", "c3"))]
    choosing = after(moving, "use argentavis")
    assert motions(choosing, "rescuer 1") == [("pass_terrain", "rescuer1-1", ("c4",))]
    passing = after(choosing, "rescuer 1")
    assert motions(passing, "step 1 e3 M") == [("jump", "rescuer1-1", ("c4", "d4", "e3"))]


def test_cards_are_drawn_and_thrown_away() -> None:
    """A draw shows the card only to who sees it; other cards are named."""
    assert motions(OPENED, "draw axolotl") == [("draw", "axolotl", ("",))]
    assert motions(OPENED, "draw ?", 2) == [("draw", "?", ("",))]
    assert motions(BEGUN, "use lookout") == [("use", "lookout", ("",))]
    assert motions(BEGUN, "hatch") == []


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_motions_lead_from_one_drawing_to_the_next(seed: int) -> None:
    """What moves on the board begins where the drawing has it and ends where the next drawing has it."""
    random = Random(seed)
    position = play_on(begun(random), random, random.randrange(150))
    for _ in range(25):
        moves = position.legal_moves()
        if not moves:
            break
        weights = position.weights() if position.to_act == CHANCE else [1] * len(moves)
        move = random.choices(moves, weights)[0]
        before, seen_text = places(scene(position, 0)), COMET.redact(position, move, 0)
        moved = animate(COMET.view(position, 0), seen_text)
        position.play(move)
        assert follow(before, moved) == places(scene(position, 0))


def places(drawing: Scene) -> dict[str, str]:
    """Return where the pieces of a drawing stand."""
    return {piece.id: piece.cell for piece in drawing.pieces}


def follow(before: dict[str, str], moved: tuple[Motion, ...]) -> dict[str, str]:
    """Return where pieces stand after motions, each of which begins where the last one ended."""
    now = dict(before)
    for motion in moved:
        if motion.piece in now or any(motion.path):
            assert now.pop(motion.piece, "") == motion.path[0]
            now[motion.piece] = motion.path[-1]
    return {piece: cell for piece, cell in now.items() if cell}
