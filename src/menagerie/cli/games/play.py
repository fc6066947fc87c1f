"""``menagerie play``: a game in the terminal, against a bot or a friend."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.bots import level as find_level
from menagerie.bots import levels
from menagerie.cli.conversation.dialogue import Dialogue
from menagerie.cli.conversation.opponent import Opponent
from menagerie.cli.conversation.prompt import PipeAsker, TerminalAsker
from menagerie.cli.conversation.screen import Screen
from menagerie.cli.conversation.session import BOT, Session, person
from menagerie.cli.files import open_record, save_record
from menagerie.cli.options import Choices, EditionName, GameName, Language, Seats, find_position, read_choices
from menagerie.cli.terminal.output import announce_interpreted, console, is_interactive
from menagerie.cli.terminal.words import words
from menagerie.core.chance import new_seed, read_seed
from menagerie.core.history import History
from menagerie.core.record import replay
from menagerie.core.registry import load
from menagerie.errors import InvalidOption, InvalidRecord

if TYPE_CHECKING:
    from menagerie.bots import Level
    from menagerie.core.chance import Seed
    from menagerie.core.game import Game
    from menagerie.core.record import Record

LONGEST_THOUGHT = 3600.0

Who = Annotated[
    str | None, typer.Option("--seat", metavar="SEAT", help="The seats you play: 1, 2, both (two people), or none.")
]
LevelName = Annotated[
    str | None,
    typer.Option(
        "--level",
        metavar="LEVEL",
        help="How strong the bot is: a number from 1 to 8, or a name; `menagerie levels GAME` lists them.",
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.01, max=LONGEST_THOUGHT, help="How long the bot may think."),
]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the game in this record.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save the game here after every move.")]
PlyCap = Annotated[int | None, typer.Option("--ply-cap", metavar="N", help="The game is a draw after so many moves.")]


def play(
    game: GameName,
    *,
    edition: EditionName = None,
    seats: Seats = None,
    option: Choices = None,
    seat: Who = None,
    level: LevelName = None,
    seconds: Seconds = None,
    resume: Resume = None,
    save: Save = None,
    lang: Language = "en",
    ply_cap: PlyCap = None,
) -> None:
    """Play in the terminal, against a bot or a friend; typed moves are completed; type `help` for the commands."""
    spoken = words(lang)
    if resume is None:
        named = find_position(game, edition, None, seats, option)
        strength = find_level(named.game.name, level) if level else usual_level(named.game.name)
        history = History(named.game, named.position, ply_cap)
        session = begin(history, read_seat(named.game, seats, seat or "1"), strength, read_choices(option or []))
    else:
        refuse_with_resume({"--seats": seats, "--option": option, "--ply-cap": ply_cap})
        session, strength = take_up(game, resume, edition, seat, level)
    session.language = lang
    if save is not None:
        save_record(session.record(), save)
    announce_interpreted()
    asker = TerminalAsker() if is_interactive() else PipeAsker()
    Dialogue(session, Opponent(strength, seconds), Screen(console(), spoken), asker, save or resume).run()


def usual_level(game: str) -> Level:
    """The bot for players who name no level."""
    return levels(game)[len(levels(game)) // 2 - 1]


def read_seat(game: Game, seats: int | None, text: str) -> tuple[frozenset[int], int]:
    """Read which seats are played at the keyboard; return them with the number of all seats."""
    count = seats or game.kind.seats[0]
    if text in ("both", "all"):
        return frozenset(range(1, count + 1)), count
    if text == "none":
        return frozenset(), count
    chosen = text.split(",")
    if not all(seat.isascii() and seat.isdigit() and len(seat) < 3 and 1 <= int(seat) <= count for seat in chosen):
        raise InvalidOption(f"--seat is a number from 1 to {count}, several with commas, both or none; got {text!r}")
    return frozenset(map(int, chosen)), count


def begin(history: History, who: tuple[frozenset[int], int], strength: Level, options: dict[str, int | str]) -> Session:
    """Begin a new game; a game with chance gets a seed."""
    people, count = who
    names = tuple(person(seat) if seat in people else f"{BOT}{strength.name}" for seat in range(1, count + 1))
    seed = new_seed() if history.game.kind.chance else None
    return Session(history, people, names, seed=seed, options=options)


def refuse_with_resume(given: dict[str, object]) -> None:
    """Refuse options that only a new game can have."""
    wrong = [name for name, value in given.items() if value]
    if wrong:
        raise InvalidOption(f"{', '.join(wrong)} belong to a new game; leave them out with --resume")


def take_up(name: str, file: Path, edition: str | None, seat: str | None, level: str | None) -> tuple[Session, Level]:
    """Continue a saved game; bots stay bots unless the options say otherwise."""
    record, game = open_record(file, edition)
    if record.game != load(name).name:
        raise InvalidOption(f"{str(file)!r} is a game of {record.game}, not of {name}")
    history = replay(record, game)
    bots = {number: text.removeprefix(BOT) for number, text in enumerate(record.seats, 1) if text.startswith(BOT)}
    people = frozenset(range(1, len(record.seats) + 1)) - bots.keys()
    if seat:
        people, _ = read_seat(game, len(record.seats), seat)
    known = {each.name: each for each in levels(game.name)}
    before = known.get(next(iter(bots.values()), ""), usual_level(game.name))
    strength = find_level(game.name, level) if level else before
    return Session(
        history, people, renamed(record, people, strength), seed=seed_of(game, record), options=dict(record.options)
    ), strength


def renamed(record: Record, people: frozenset[int], strength: Level) -> tuple[str, ...]:
    """The names of a saved game's players in the present seating."""
    return tuple(
        f"{BOT}{strength.name}" if seat not in people else person(seat) if name.startswith(BOT) else name
        for seat, name in enumerate(record.seats, start=1)
    )


def seed_of(game: Game, record: Record) -> Seed | None:
    """The seed of a saved game with chance; it cannot continue without one."""
    if not game.kind.chance:
        return None
    if record.seed is None:
        raise InvalidRecord("the record does not reveal the seed of its chance moves, so the game cannot go on")
    return read_seed(record.seed, record.parts)
