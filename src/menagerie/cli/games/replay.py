"""``menagerie replay``: a record played again, step by step, as a list, or checked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.conversation.screen import Screen
from menagerie.cli.conversation.session import Session
from menagerie.cli.files import LINES, open_numbered, open_records
from menagerie.cli.games.verify import RecordFile
from menagerie.cli.options import AsJson, EditionName, Language
from menagerie.cli.terminal.output import NO, console, emit, is_interactive, say, stop
from menagerie.cli.terminal.words import words
from menagerie.core.history import History
from menagerie.core.record import replay as replay_record
from menagerie.core.record import to_json
from menagerie.errors import InvalidRecord

if TYPE_CHECKING:
    from menagerie.cli.terminal.words import Words
    from menagerie.core.game import Game
    from menagerie.core.record import Record

Check = Annotated[bool, typer.Option("--check", help="Only check that everything in the record is true.")]
Number = Annotated[int, typer.Option("--number", min=1, metavar="N", help="Which record of a .jsonl file, from 1.")]

KEY = re.compile(r"\x1b[\[O][0-9]*.|.", re.DOTALL)
"""The keys pressed; several may arrive together."""

FORWARD = ("\r", "\n", " ", "\x1b[C", "\x1bOC", "n")
BACK = ("\x1b[D", "\x1bOD", "\x7f", "\b", "p")
FIRST = ("\x1b[H", "\x1bOH", "\x1b[1~", "g")
LAST = ("\x1b[F", "\x1bOF", "\x1b[4~", "G")
LEAVE = ("q", "\x04", "\x1b")


def replay(
    file: RecordFile,
    *,
    check: Check = False,
    number: Number = 1,
    edition: EditionName = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Step through a record on a terminal, or print its moves; status 1 and the first difference if it is wrong."""
    spoken = words(lang)
    if check:
        check_all(file, edition, as_json=as_json)
        return
    record, game = open_numbered(file, number, edition)
    session = Session(replayed(record, game), frozenset(), record.seats, language=lang)
    if as_json:
        say(json.dumps(json.loads(to_json(record)), indent=2))
    elif is_interactive():
        step_through(session, spoken)
    else:
        list_moves(session, record, spoken)


def replayed(record: Record, game: Game, place: str = "") -> History:
    """Replay a record; status 1 if it is not true."""
    try:
        return replay_record(record, game)
    except InvalidRecord as error:
        stop(f"{place}{error}", NO)


def check_all(file: Path, edition: str | None, *, as_json: bool) -> None:
    """Replay every record of a file and report that all are right."""
    records, plies, what = 0, 0, ""
    for record, game in open_records(file, edition):
        records += 1
        replayed(record, game, f"record {records}: " if file.suffix == LINES else "")
        plies += len(record.plies)
        what = f"{record.game} ({record.edition})"
    if as_json:
        emit({"records": records, "plies": plies})
    elif file.suffix == LINES:
        say(f"all true: {records} records with {plies} plies replay to the same hashes")
    else:
        say(f"all true: {plies} plies of {what} replay to the same hashes")


def list_moves(session: Session, record: Record, spoken: Words) -> None:
    """Print one move a line, then the result."""
    screen = Screen(console(), spoken)
    for number, ply in enumerate(record.plies, start=1):
        say(f"{number}. {screen.actor(session, ply.seat)} {ply.move}")
    outcome = session.outcome()
    if outcome is not None:
        say(f"{session.game.explain_outcome(outcome, session.language)} [{outcome.rule}]")


def step_through(session: Session, spoken: Words) -> None:
    """Show positions, controlled by keys."""
    screen = Screen(console(), spoken)
    whole = session.history
    session.history = History(session.game, whole.start, whole.ply_cap)
    while True:
        messages = [screen.ending(session)] if session.to_act is None else []
        place = spoken.say("replay_place", ply=session.history.ply, plies=whole.ply)
        screen.show(session, [*messages, place])
        for key in KEY.findall(typer.getchar()):
            if key in LEAVE:
                return
            go_to(session, whole, wanted_ply(key, session.history.ply, whole.ply))


def wanted_ply(key: str, now: int, end: int) -> int:
    """The ply that a key asks for."""
    if key in FIRST or key in LAST:
        return 0 if key in FIRST else end
    step = 1 if key in FORWARD else -1 if key in BACK else 0
    return min(max(now + step, 0), end)


def go_to(session: Session, whole: History, ply: int) -> None:
    """Play or take back moves up to a ply."""
    while session.history.ply > ply:
        session.history.undo()
        session.last = ()
    while session.history.ply < ply:
        session.play(whole.moves[session.history.ply])
