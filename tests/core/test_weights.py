"""Tests for `menagerie.core.weights`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.registry import load, names
from menagerie.core.weights import FILE, LARGEST_FILE, Weight, checked_weights, file_of, read_weights, written
from menagerie.errors import InvalidOption

FIRST = 'first = { value = 30, least = -5, most = 90, means = "one" }'
SECOND = 'second = { value = 20, least = -5, most = 80, below = "first" }'
TEXT = f"# Kept.\n{FIRST}\n{SECOND}  # kept, too\nlast = {{ value = 7, fixed = true }}\n"
ALL = pytest.mark.parametrize("name", ["_template", *names()])


def test_weights_are_read_in_order() -> None:
    """A file gives names, values and what is declared about them."""
    weights = read_weights(TEXT)
    assert dict(weights) == {"first": 30, "second": 20, "last": 7}
    assert weights.declared[:2] == (Weight("first", 30, -5, 90, means="one"), Weight("second", 20, -5, 80, "first"))
    assert weights.declared[2] == Weight("last", 7, 7, 7, fixed=True)
    assert len(weights) == 3
    assert repr(weights) == "Weights({'first': 30, 'second': 20, 'last': 7})"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("first", "not TOML"),
        ("[" * 5_000, "not TOML"),
        ("#" * (LARGEST_FILE + 1), "at most 100,000 characters"),
        ("first = 3", "the weight 'first' is { value"),
        ("first = { least = 3 }", "the weight 'first' is { value"),
        ("first = { value = 3, colour = 2 }", "the weight 'first' is { value"),
        ("first = { value = 3.5 }", "the weight 'first' is { value"),
        ("first = { value = true }", "the weight 'first' is { value"),
        ("first = { value = 3, fixed = 1 }", "the weight 'first' is { value"),
        ("first = { value = 10000000 }", "value of the weight first is a whole number"),
        ("first = { value = 3, least = 4, most = 5 }", "first is 3, expected 4 to 5"),
        ("first = { value = 3, below = 'second' }", "which is no other weight"),
        ("first = { value = 3, below = 'first' }", "which is no other weight"),
        (f"{FIRST}\nother = {{ value = 31, least = -5, most = 90, below = 'first' }}", "a larger value or bound"),
        (f"{FIRST}\nother = {{ value = 1, least = 0, most = 90, below = 'first' }}", "a larger value or bound"),
        (f"{FIRST}\n{SECOND}\nthird = {{ value = 1, least = -5, most = 9, below = 'first' }}", "several weights"),
    ],
)
def test_what_does_not_fit_is_named(text: str, problem: str) -> None:
    """A file that cannot be used is refused with what was found and expected."""
    with pytest.raises(InvalidOption, match=problem):
        read_weights(text)


def test_values_can_be_changed_within_what_is_declared() -> None:
    """Changed weights keep bounds and order, and names have to exist."""
    weights = read_weights(TEXT)
    assert dict(weights.changed({"first": 90, "second": 80})) == {"first": 90, "second": 80, "last": 7}
    assert weights.changed({}) == weights != weights.changed({"first": 31})
    assert hash(weights.changed({})) == hash(weights)
    for wrong in ({"first": 91}, {"second": 31}, {"last": 8}, {"third": 1}):
        with pytest.raises(InvalidOption):
            weights.changed(wrong)


def test_an_evaluation_may_be_given_any_numbers() -> None:
    """Probing asks for values beyond what tuning may choose; unknown names are refused."""
    weights = read_weights(TEXT)
    assert weights.numbers() == [30, 20, 7]
    assert weights.numbers({"second": 5_000}) == [30, 5_000, 7]
    with pytest.raises(InvalidOption, match="there is no weight 'third'; there are: first, second, last"):
        weights.numbers({"third": 1})


@given(st.integers(-5, 90), st.integers(-5, 80))
def test_writing_changes_values_alone(first: int, second: int) -> None:
    """New values are read back, and everything else of the file stays."""
    values = {"first": max(first, second), "second": min(first, second)}
    text = written(TEXT, values)
    assert dict(read_weights(text)) == {**values, "last": 7}
    assert written(text, {"first": 30, "second": 20}) == TEXT


def test_only_lines_of_the_usual_form_are_written() -> None:
    """A file written in another style is not guessed at."""
    with pytest.raises(InvalidOption, match="has no line first"):
        written("[first]\nvalue = 3\nleast = 0\nmost = 9\n", {"first": 4})


def test_numbers_for_an_evaluation_are_counted_and_bounded() -> None:
    """As many whole numbers as asked for, none too large."""
    assert checked_weights((1, -9), 2, 9) == [1, -9]
    for wrong in ((1,), (1, 10), (1, "2"), (1, True)):
        with pytest.raises(InvalidOption):
            checked_weights(wrong, 2, 9)  # type: ignore[arg-type]


@ALL
def test_every_game_has_weights(name: str) -> None:
    """Every weight says what it means, some are free to be tuned, and each may be changed."""
    game = load(name)
    assert all(weight.means for weight in game.weights.declared)
    assert any(not weight.fixed for weight in game.weights.declared)
    for weight in game.weights:
        assert game.evaluation(weights={weight: game.weights[weight] + 1}) is not None


@ALL
def test_every_games_file_can_be_written(name: str) -> None:
    """The file of each game has the form that tuning writes."""
    weights = load(name).weights
    text = file_of(weights).read_text(encoding="utf-8")
    assert written(text, {}) == text
    assert read_weights(text) == weights


def test_changed_weights_stand_in_the_same_file() -> None:
    """Weights know the file they were loaded from, with other values too; weights of a text stand in none."""
    weights = load("siam").weights
    assert file_of(weights).name == FILE
    assert file_of(weights.changed({})) == file_of(weights)
    with pytest.raises(InvalidOption, match="not loaded from"):
        file_of(read_weights(TEXT))
