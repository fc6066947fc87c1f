"""``menagerie puzzles``: positions with one winning move, to solve, to prove again, and to find more of."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TimeElapsedColumn
from rich.text import Text

from menagerie.cli.conversation.puzzle import solve
from menagerie.cli.files import opened, reason
from menagerie.cli.options import AsJson, EditionName, Language, find_game
from menagerie.cli.terminal.output import (
    NO,
    announce_interpreted,
    complain,
    console,
    emit,
    is_interactive,
    progress_bar,
    say,
)
from menagerie.cli.terminal.panel import compose, look_for
from menagerie.cli.terminal.words import words
from menagerie.errors import InvalidInput, InvalidOption

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.analysis.puzzles.catalogue import Puzzle
    from menagerie.cli.terminal.words import Words
    from menagerie.core.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `menagerie games` lists them.")]
Which = Annotated[int | None, typer.Argument(metavar="[NUMBER]", min=1, help="One of the puzzles.")]
Grade = Annotated[int | None, typer.Option("--grade", min=1, max=5, metavar="G", help="Only puzzles of this grade.")]
Solution = Annotated[bool, typer.Option("--solution", help="Show the solution too.")]
Verify = Annotated[bool, typer.Option("--verify", help="Prove the puzzle, or all of them, again.")]
Find = Annotated[int | None, typer.Option("--find", min=1, metavar="N", help="Find N new puzzles in games of bots.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="The file that found puzzles are added to.")]
Source = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="Puzzles of a file instead of the game's own.")
]
Seed = Annotated[int, typer.Option("--seed", min=0, metavar="S", help="The number of the first game to look at.")]
Plies = Annotated[
    int, typer.Option("--plies", min=1, max=20, metavar="N", help="Look for wins within N plies at most.")
]


def puzzles(
    game: GameName,
    number: Which = None,
    *,
    grade: Grade = None,
    solution: Solution = False,
    verify: Verify = False,
    find: Find = None,
    save: Save = None,
    file: Source = None,
    seed: Seed = 0,
    plies: Plies = 7,
    edition: EditionName = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the puzzles of a game, solve one, prove them again, or find new ones."""
    spoken = words(lang)
    rules, wanted = find_game(game, edition)
    if find is not None:
        announce_interpreted()
        search_more(rules, wanted, find, save, seed, plies)
        return
    there = those_of(rules, file)
    chosen = [each for each in there if number in (None, each.number) and grade in (None, each.grade)]
    if not chosen:
        cure = f"`menagerie puzzles {rules.name}` lists them" if there else "there are none at all"
        raise InvalidOption(f"there is no such puzzle of {rules.name}; {cure}")
    if verify:
        announce_interpreted()
        prove_again(rules, chosen, as_json=as_json)
    elif as_json:
        emit([each.to_plain() for each in chosen])
    elif number is None:
        for each in chosen:
            console().print(brief(rules, each, spoken))
    elif is_interactive() and not solution:
        solve(rules, chosen[0], spoken)
    else:
        show(rules, chosen[0], spoken, solution=solution)


def those_of(game: Game, file: Path | None) -> Sequence[Puzzle]:
    """Return the puzzles of a file, or those of the game."""
    from menagerie.analysis.puzzles.catalogue import collection, read_puzzles  # noqa: PLC0415 - other commands need not load it

    if file is None:
        return collection(game.name)
    with opened(file) as stream:
        return read_puzzles(stream)


def task_of(game: Game, puzzle: Puzzle, spoken: Words) -> str:
    """Return the task of a puzzle in words."""
    seat = game.parse_position(puzzle.position).to_act or 0
    return spoken.say("puzzle_task", seat=game.seat_names([seat], spoken.language), plies=puzzle.plies)


def brief(game: Game, puzzle: Puzzle, spoken: Words) -> Text:
    """Return a puzzle in one line."""
    line = Text(f"{puzzle.number:>4}  ")
    line.append(("★" * puzzle.grade).ljust(5), style="yellow")
    return line.append(f"  {task_of(game, puzzle, spoken)}")


def show(game: Game, puzzle: Puzzle, spoken: Words, *, solution: bool) -> None:
    """Print the board, the task and, if asked for, the solution."""
    out = console()
    position = game.parse_position(puzzle.position)
    view = game.view(position, position.to_act or 0)
    for line in compose(game.scene(view, spoken.language), look_for(out)):
        out.print(line, soft_wrap=True)
    out.print(brief(game, puzzle, spoken))
    say(puzzle.position)
    if solution:
        out.print(Text(spoken.say("puzzle_solution", line=" ".join(puzzle.line)), style="green"))


def prove_again(game: Game, chosen: Sequence[Puzzle], *, as_json: bool) -> None:
    """Prove puzzles again from their positions; status 1 if anything does not hold."""
    from menagerie.analysis.puzzles.verification import problems  # noqa: PLC0415 - other commands need not load it

    failed = 0
    for each in bar(chosen, len(chosen)):
        for problem in problems(game, each):
            complain(f"{game.name} puzzle {each.number}: {problem}")
            failed += 1
    if failed:
        raise typer.Exit(NO)
    if as_json:
        emit({"game": game.name, "proved": len(chosen)})
    else:
        say(f"all proved: {len(chosen)} of {game.name}, each with one winning move and every other one refuted")


def bar(items: Sequence[Puzzle], total: int) -> Iterator[Puzzle]:
    """Yield puzzles with a progress bar."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with progress_bar(*columns) as progress:
        yield from progress.track(items, total)


def search_more(  # noqa: PLR0917 - what the options say
    game: Game, edition: str | None, wanted: int, save: Path | None, seed: int, plies: int
) -> None:
    """Mine puzzles, print or save each as it is found, and leave out known ones."""
    from menagerie.analysis.puzzles.catalogue import write_puzzle  # noqa: PLC0415
    from menagerie.analysis.puzzles.mining import search  # noqa: PLC0415 - other commands need not load it

    known = [*those_of(game, None), *(those_of(game, save) if save is not None and save.exists() else ())]
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with progress_bar(*columns) as progress:
        task = progress.add_task("", total=wanted)
        for count, puzzle in enumerate(search(game, edition, seed, plies, known), 1):
            line = write_puzzle(puzzle)
            if save is None:
                say(line)
            else:
                append(save, line)
            progress.update(task, completed=count)
            if count == wanted:
                break


def append(file: Path, line: str) -> None:
    """Add a line to a file."""
    try:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(f"{line}\n")
    except (OSError, ValueError) as error:
        raise InvalidInput(f"{str(file)!r} cannot be written: {reason(error)}") from None
