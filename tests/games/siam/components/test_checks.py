"""Tests for `menagerie.games.siam.components.checks` and the edition files."""

from __future__ import annotations

import pickle
from importlib.resources import files

import pytest

from menagerie.core.edition import Edition, parse_edition
from menagerie.errors import InvalidEdition, InvalidOption, InvalidPosition
from menagerie.games.siam.components.checks import layout_of
from tests.games.siam.boards import SIAM, VARIANTS, after, moves, rule_against, start


def changed(edition: str, *changes: tuple[str, str], new_id: str = "mine") -> Edition:
    """Return a copy of an edition file with lines changed, as an owner of the box would do it."""
    text = (files("menagerie.games.siam.components") / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    for old, new in (*changes, (f'id = "{edition}"', f'id = "{new_id}"')):
        assert old in text
        text = text.replace(old, new)
    return parse_edition("siam", text, "mine.toml")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_value_names_its_source(variant: str) -> None:
    """Each number, square and switch of an edition says where it comes from, with a tag that the file explains."""
    edition = SIAM.editions[variant]
    tags = edition.value("sources")
    assert isinstance(tags, dict)
    sources = [source for path, _, source in edition.items() if path.startswith(("setup.", "variant."))]
    assert len(sources) == 6
    assert all(source is not None and source.kind in tags for source in sources)


def test_other_start_squares_of_the_rocks() -> None:
    """Rocks start where the file says, and moves follow."""
    edition = changed("classic2005", ('["b3", "c3", "d3"]', '["a1", "c3", "e5"]'))
    position = SIAM.new(edition)
    assert str(position) == "....#/...../..#../...../#.... ele 0 0,0 - mine"
    assert len(position.legal_moves()) == 14 * 4 + 4


def test_another_number_of_rocks() -> None:
    """With two rocks in the file a position has two, and one after a win."""
    game = SIAM.with_edition(changed("classic2005", ('["b3", "c3", "d3"]', '["b3", "d3"]')))
    assert str(game.parse_position("...../...../.#.#./...../..... ele 0 0,0 - mine")).endswith("mine")
    assert game.parse_position("...../...../.#.../...../..... ele 8 0,0 rhi mine").outcome() is not None
    with pytest.raises(InvalidPosition, match="3 rocks, expected 2"):
        game.parse_position("...../...../.###./...../..... ele 0 0,0 - mine")


def test_another_number_of_animals() -> None:
    """With three animals each a fourth one cannot enter, and the refusal says so."""
    edition = changed("classic2005", ("value = 5", "value = 3"))
    game = SIAM.with_edition(edition)
    position = after(game.new("mine"), "+a1N", "+e1N", "+a2N", "+e2N", "+a4N", "+e4N")
    move = game.parse_move(position, "+a5N")
    assert game.explain(position, move).rule == "S10"
    assert "all 3 are" in game.explain(position, move).message
    with pytest.raises(InvalidPosition, match="4 elephants, expected at most 3"):
        game.parse_position("NNNN./...../.###./...../..... ele 0 0,0 - mine")


def test_other_closed_squares_and_another_time() -> None:
    """Squares are closed where and as long as the file says."""
    edition = changed("edition2014", ('["c1", "c5"]', '["a3"]'), ("value = 4", "value = 1"))
    position = SIAM.new(edition)
    assert rule_against_in(edition, str(position), "+a3E") == "S33"
    assert rule_against_in(edition, str(position), "+c1N") is None
    assert rule_against_in(edition, str(after(position, "+a1N")), "+a3E") is None


def rule_against_in(edition: Edition, text: str, move: str) -> str | None:
    """Return the rule against a move in a position of an edition."""
    game = SIAM.with_edition(edition)
    position = game.parse_position(text)
    return game.explain(position, game.parse_move(position, move)).rule


def test_another_limit_on_exits() -> None:
    """With two exits each the third one is refused."""
    edition = changed("classic2005-oneexit", ("exit_limit = { value = 1", "exit_limit = { value = 2"))
    text = "...../...../.###./...../N...n ele 40 {},0 - mine"
    assert rule_against_in(edition, text.format(1), "a1-x") is None
    assert rule_against_in(edition, text.format(2), "a1-x") == "S35"


def test_positions_of_a_changed_edition_keep_it() -> None:
    """Copies, pickles and refusals of a position follow its own edition, not the usual one of the same id."""
    edition = changed("classic2005", ("value = 5", "value = 1"), new_id="classic2005")
    position = after(SIAM.new(edition), "+a1N", "+e1N")
    for same in (position.copy(), pickle.loads(pickle.dumps(position))):  # noqa: S301 - our own pickle
        assert same == position
        assert moves(same, "+") == []
    assert position != after(start(), "+a1N", "+e1N")
    assert rule_against(after(start(), "+a1N", "+e1N"), "+a2N") is None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("value = 5", "value = 0", "setup.animals_each is 0, expected a number from 1 to 8"),
        ("value = 5", "value = 99", "setup.animals_each is 99"),
        ("value = 5", 'value = "five"', "setup.animals_each is 'five'"),
        ("value = 5", "value = true", "setup.animals_each is True"),
        ('["b3", "c3", "d3"]', "[]", "setup.rocks is .., expected 1 to 5 different squares from 'a1' to 'e5'"),
        ('["b3", "c3", "d3"]', '["b3", "b3"]', "setup.rocks is .'b3', 'b3'."),
        ('["b3", "c3", "d3"]', '["b9"]', "setup.rocks is .'b9'."),
        ('["b3", "c3", "d3"]', "[[1]]", "setup.rocks is"),
        ('["b3", "c3", "d3"]', '"b3"', "setup.rocks is 'b3'"),
        ('"elephants"', '"rhinos"', "setup.first is 'rhinos', expected 'elephants'"),
        ('["c1", "c5"]', '["c1", "z9"]', "variant.closed_squares is"),
        ("value = 4", "value = -1", "variant.closed_plies is -1, expected a number from 0 to 8"),
        ("value = 4", "value = 0", "variant.closed_squares names 2 squares and variant.closed_plies is 0"),
        ('["c1", "c5"]', "[]", "variant.closed_squares names 0 squares and variant.closed_plies is 4"),
        ("exit_limit = { value = 0", "exit_limit = { value = 16", "variant.exit_limit is 16"),
        ("exit_limit", "exits", "there is no value 'variant.exit_limit'"),
        (
            '["c1", "c5"]',
            '["a1", "a2", "a3", "a4", "a5", "b1", "b5", "e1"]',
            r"5 animals, 3 rocks and the closed squares could take all 16 border squares.*\(S31\)",
        ),
    ],
)
def test_a_wrong_value_is_refused(old: str, new: str, problem: str) -> None:
    """An edition that cannot be played is refused when it is used, with the value and what was expected."""
    with pytest.raises(InvalidEdition, match=problem):
        SIAM.new(changed("edition2014", (old, new)))


def test_all_problems_of_an_edition_are_named_at_once() -> None:
    """One error names every wrong value."""
    edition = changed("edition2014", ("value = 5", "value = 0"), ('"elephants"', '"me"'), ("value = 4", "value = 99"))
    with pytest.raises(InvalidEdition) as caught:
        layout_of(edition)
    assert len(caught.value.problems) == 3


def test_there_are_no_options() -> None:
    """Options and other numbers of players are refused by name."""
    with pytest.raises(InvalidOption, match="siam has no options, got colour, size"):
        SIAM.new(size=7, colour="red")
    with pytest.raises(InvalidOption, match="siam is for 2 players, got seats=3"):
        SIAM.new(seats=3)
