"""The conversation of a puzzle: a board, tries, and refutations of wrong moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from menagerie.cli.terminal.output import console
from menagerie.cli.terminal.panel import compose, look_for
from menagerie.errors import IllegalMove, InvalidMove

if TYPE_CHECKING:
    from rich.console import Console

    from menagerie.analysis.puzzles.catalogue import Puzzle
    from menagerie.analysis.puzzles.solving import Answer, Attempt
    from menagerie.cli.terminal.words import Words
    from menagerie.core.game import Game
    from menagerie.core.position import Position


def solve(game: Game, puzzle: Puzzle, spoken: Words) -> None:
    """Ask for moves until the puzzle is solved or given up."""
    from menagerie.analysis.puzzles.solving import Attempt, Judgement  # noqa: PLC0415 - other commands need not load it

    out = console()
    attempt = Attempt(game, puzzle)
    seat = game.seat_names([attempt.hero], spoken.language)
    show(out, game, attempt.position, spoken)
    out.print(Text(spoken.say("puzzle_task", seat=seat, plies=puzzle.plies), style="bold"))
    out.print(Text(spoken.say("puzzle_ask", hint=spoken.say("puzzle_hint"), quit=spoken.commands["quit"])))
    while True:
        try:
            typed = out.input("> ").strip()
        except EOFError:
            typed = "quit"
        if spoken.command(typed) == "quit" or typed == "q":
            out.print(spoken.say("puzzle_solution", line=" ".join(puzzle.line)))
            return
        if typed.lower() in {spoken.say("puzzle_hint"), "?", "hint"}:
            out.print(spoken.say("puzzle_hinted", move=game.stem(attempt.position, hinted(attempt))))
            continue
        answer = tried(out, attempt, typed)
        if answer is None:
            continue
        say_answer(out, attempt, answer, spoken)
        if answer.judgement is Judgement.SOLVED:
            return


def hinted(attempt: Attempt) -> int:
    """Return the number of a winning move."""
    return attempt.game.parse_move(attempt.position, attempt.hint())


def tried(out: Console, attempt: Attempt, typed: str) -> Answer | None:
    """Try the typed move; print what is wrong if it is not legal."""
    try:
        return attempt.play(typed)
    except (IllegalMove, InvalidMove) as error:
        out.print(Text(str(error), style="yellow"))
        return None


def say_answer(out: Console, attempt: Attempt, answer: Answer, spoken: Words) -> None:
    """Print the answer to a try, and the board if the puzzle goes on."""
    replies = " ".join(answer.replies)
    style = "red" if answer.judgement.value == "wrong" else "green"
    key = f"puzzle_{answer.judgement.value}" if replies or answer.judgement.value == "solved" else "puzzle_alone"
    if answer.judgement.value == "right" and not replies:
        key = "puzzle_right_on"
    out.print(
        Text(
            spoken.say(key, move=answer.move, replies=replies, plies=attempt.left, tries=attempt.tries),
            style=style,
        )
    )
    if answer.judgement.value != "wrong":
        show(out, attempt.game, attempt.position, spoken)


def show(out: Console, game: Game, position: Position, spoken: Words) -> None:
    """Show a position."""
    for line in compose(game.scene(game.view(position, 0), spoken.language), look_for(out)):
        out.print(line, soft_wrap=True)
