"""Tests for `menagerie.games.jungla.components.checks_board`: wrong maps and dens are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.jungla.editing import edited, problems, removes, sets, square

if TYPE_CHECKING:
    from tests.games.jungla.editing import Change


WRONG: dict[str, tuple[Change, str]] = {
    # The map
    "letter": (square("h5", "?"), "board.map has the letter '?', which board.legend does not explain"),
    "rows": (sets("board.rows", 12), "board.rows is 12, expected 13, as many as board.map has"),
    "columns": (sets("board.columns", 14), "board.columns is 14, expected 15, as many as board.map has"),
    "ragged": (square("o5", ".."), "board.map: the rows are not equally long"),
    "no map": (sets("board.map", []), "board.map is [], expected rows of letters"),
    "map of numbers": (sets("board.map", [1, 2]), "board.map is [1, 2], expected rows of letters"),
    "large": (sets("board.map", ["." * 15] * 15), "board.map has 225 squares, at most 224 fit"),
    "wide": (sets("board.map", ["." * 27]), "board.map has 27 columns, letters name at most 26"),
    "neighbours": (sets("board.neighbours", 6), "board.neighbours is 6, expected 8: the rules know no other (J10)"),
    "legend": (sets("board.legend", []), "board.legend is [], expected a table"),
    "kind": (sets("board.legend.~.kind", "lava"), "board.legend.\"~\" is of the kind 'lava', expected one of land"),
    "no kind": (sets("board.legend.~", 3), 'board.legend."~" is of the kind None'),
    "ground": (
        sets("board.legend.~.ground", "land"),
        "board.legend.\"~\" is water on the ground 'land', expected 'water' (J8)",
    ),
    "owner": (sets("board.legend.~.owner", "red"), "board.legend.\"~\" is water of 'red', expected none (J7)"),
    "nobody's": (
        sets("board.legend.d.owner", "none"),
        "board.legend.\"d\" is defence of 'none', expected red or blue (J7)",
    ),
    "not symmetric": (square("f6", "~"), "the board is not symmetric: f6 is water, its twin j8 land"),
    "owners exchanged": (square("g3", "D"), "the board is not symmetric: g3 is defence, its twin i11 defence"),
    "no hunt square": (
        lambda values: [square(name, "#")(values) for name in ("g1", "h1", "i1", "g13", "h13", "i13")],
        "the board has no hunt square of red (J7)",
    ),
    "two prisons": (square("a9", "P"), "the board has 2 prison squares of blue, expected one (J7)"),
    "goal unreachable": (
        lambda values: [square(name, "#")(values) for column in "fghij" for name in (f"{column}2", f"{column}12")],
        "goal unreachable: no way leads to the hunt squares of blue",
    ),
    "prison unreachable": (
        lambda values: [
            square(name, "#")(values) for name in ("a9", "b9", "b10", "a11", "b11", "o5", "n5", "n4", "o3", "n3")
        ],
        "goal unreachable: no way leads to the prison of red",
    ),
    # The dens
    "den of nothing": (sets("board.den.red.first_row", 3), "board.den.red.first_row is 3, expected squares"),
    "den of numbers": (sets("board.den.red.first_row", [1]), "board.den.red.first_row is [1], expected squares"),
    "den too small": (
        lambda values: values["board"]["den"]["red"].update(first_row=["a2"], second_row=["b1"], behind={"b1": "a2"}),
        "board.den.red has 2 squares, too small: at least 16 are used",
    ),
    "den twice": (
        lambda values: values["board"]["den"]["blue"]["first_row"].append("a12"),
        "board.den.blue: a square stands twice in the rows",
    ),
    "den elsewhere": (
        lambda values: values["board"]["den"]["blue"]["first_row"].append("z99"),
        "board.den.blue does not name just the den squares of the map",
    ),
    "behind": (sets("board.den.red.behind.b1", "b3"), "board.den.red.behind leads to squares outside the first row"),
    "behind nothing": (removes("board.den.red.behind.b1"), "board.den.red.behind does not name just the second row"),
    "behind a number": (sets("board.den.red.behind.b1", 2), "expected a square for each of the second row"),
}


@pytest.mark.parametrize(("change", "problem"), WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_refused(change: Change, problem: str) -> None:
    """A map or a den that cannot be played on is refused, with the square and what was expected."""
    found = problems(change)
    assert any(problem in each for each in found), found


def test_a_board_of_another_size_can_be_played() -> None:
    """Two more rows in the middle make a larger board, on which squares, actions and texts follow."""

    def widen(values: dict[str, Any]) -> None:
        rows, board = values["board"]["map"], values["board"]
        board["map"] = [*rows[:7], "." * 15, *rows[7:]]
        board["rows"] = 14
        blue = board["den"]["blue"]
        higher = {f"{column}{row}": f"{column}{row + 1}" for column in "abcdefghijklmno" for row in (12, 13)}
        blue["first_row"] = [higher[name] for name in blue["first_row"]]
        blue["second_row"] = [higher[name] for name in blue["second_row"]]
        blue["behind"] = {higher[back]: higher[front] for back, front in blue["behind"].items()}
        array = values["default_array"]["blue"]
        values["default_array"]["blue"] = {name: higher[place[:-1]] + "S" for name, place in array.items()}

    found = problems(widen)
    assert len(found) == 1
    assert found[0].startswith("the board is not symmetric")
    game = edited(widen, lambda values: symmetric(values["board"]))
    start = game.new()
    assert " wb13S " in str(start)
    assert str(game.parse_position(str(start))) == str(start)
    assert "wb13-b12=S" in [game.format_move(start, move) for move in start.legal_moves()]


def symmetric(board: dict[str, Any]) -> None:
    """Make the southern half of a map the northern half turned round, its letters exchanged."""
    half = len(board["map"]) // 2
    board["map"][half:] = [row[::-1].swapcase() for row in reversed(board["map"][:half])]
