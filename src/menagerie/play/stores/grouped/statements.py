"""The statements of an append, made from the tables and compiled once for the driver that runs them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import ARRAY, Integer, bindparam, delete, exists, func, insert, literal_column, select, update

from menagerie.play.stores import prepared
from menagerie.play.stores.prepared import text_of
from menagerie.play.stores.repositories.news import CHANNEL
from menagerie.play.stores.tables import Words, answers, entries, invited, matches, seats

if TYPE_CHECKING:
    from sqlalchemy import Executable, Table
    from sqlalchemy.engine import Dialect

MATCH = bindparam("match", type_=Words())
AFTER = bindparam("is_after", type_=Integer())
CLIENT = bindparam("client", type_=Words())
CHANGING = ("status", "to_act", "deadline", "finished_at", "result", "last_number", "active_at")
"""The columns of a match that change with its log."""


def new(column: str) -> str:
    """The name of the parameter with the new value of a column."""
    return f"new_{column}"


STANDING = (
    update(matches)
    .where(matches.c.id == MATCH)
    .values({name: bindparam(new(name), type_=matches.c[name].type) for name in CHANGING})
)
"""Changes a match."""

ADVANCE = STANDING.where(
    matches.c.last_number == AFTER, ~exists().where(answers.c.match_id == MATCH, answers.c.client_id == CLIENT)
)
"""Changes a match if it is where the append expects it, and the client has not sent the same before."""

LAST = select(matches.c.last_number).where(matches.c.id == MATCH)
ANSWER = select(answers.c.after, answers.c.number).where(answers.c.match_id == MATCH, answers.c.client_id == CLIENT)
SEATS = select(seats.c.seat, seats.c.person, seats.c.bot, seats.c.name).where(seats.c.match_id == MATCH)
INVITED = select(invited.c.person).where(invited.c.match_id == MATCH)

IDS, CLIENTS = bindparam("ids", type_=ARRAY(Words)), bindparam("clients", type_=ARRAY(Words))
LOCKED = select(matches.c.id, matches.c.last_number).where(matches.c.id == func.any(IDS))
ASKED = func.unnest(IDS, CLIENTS).table_valued("match_id", "client_id", name="asked").render_derived()
ANSWERS = select(answers.c.match_id, answers.c.after, answers.c.number).join_from(
    ASKED,
    answers,
    (answers.c.match_id == ASKED.c.match_id) & (answers.c.client_id == ASKED.c.client_id),
)
TOLD = select(func.pg_notify(literal_column(f"'{CHANNEL}'"), func.unnest(bindparam("told", type_=ARRAY(Words)))))


def all_columns(table: Table) -> Executable:
    """A statement that inserts a row; its parameters have the names of the columns."""
    return insert(table).values({column.name: bindparam(column.name, type_=column.type) for column in table.c})


@dataclass(frozen=True)
class Statements:
    """The texts of all statements for one driver; parameters are given by name."""

    standing: str
    advance: str
    last: str
    answer: str
    seats: str
    invited: str
    add_entry: str
    add_answer: str
    clear_seats: str
    add_seat: str
    clear_invited: str
    add_invited: str


def compiled(dialect: Dialect) -> Statements:
    """Compile all statements that both databases use."""
    return Statements(
        standing=text_of(STANDING, dialect),
        advance=text_of(ADVANCE, dialect),
        last=text_of(LAST, dialect),
        answer=text_of(ANSWER, dialect),
        seats=text_of(SEATS, dialect),
        invited=text_of(INVITED, dialect),
        add_entry=text_of(all_columns(entries), dialect),
        add_answer=text_of(all_columns(answers), dialect),
        clear_seats=text_of(delete(seats).where(seats.c.match_id == MATCH), dialect),
        add_seat=text_of(all_columns(seats), dialect),
        clear_invited=text_of(delete(invited).where(invited.c.match_id == MATCH), dialect),
        add_invited=text_of(all_columns(invited), dialect),
    )


SQLITE = compiled(prepared.SQLITE)
POSTGRES = compiled(prepared.PSYCOPG)
LOCK = text_of(LOCKED.with_for_update(), prepared.PSYCOPG)
LOCK_FREE = text_of(LOCKED.with_for_update(skip_locked=True), prepared.PSYCOPG)
GIVEN_ANSWERS = text_of(ANSWERS, prepared.PSYCOPG)
TELL = text_of(TOLD, prepared.PSYCOPG)
