"""The tables. Each change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    text,
)

from menagerie.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.engine import Dialect


class Words(TypeDecorator[str]):
    """A text that every database can keep: without the characters that only some of them take."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Refuse what PostgreSQL could not store, whichever database it is."""
        check_texts((value,))
        return value


def check_words(value: str) -> None:
    """Refuse the character NUL and halves of characters."""
    if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise InvalidInput(f"a text has characters that cannot be stored: {value[:40]!a}")


def check_texts(texts: Iterable[str | None]) -> None:
    """Refuse texts that not every database can keep."""
    for each in texts:
        if each is not None and ("\0" in each or not each.isascii()):
            check_words(each)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PLAIN = JSON(none_as_null=True)


def of_match(**options: Any) -> Column[str]:  # noqa: ANN401 - those of a column
    """A column that names a match."""
    return Column("match_id", Words, ForeignKey("matches.id", ondelete="CASCADE"), **options)


def of_person(name: str = "person", **options: Any) -> Column[str]:  # noqa: ANN401 - those of a column
    """A column that names somebody."""
    return Column(name, Words, ForeignKey("people.id"), **options)


matches = Table(
    "matches",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("edition", Words, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("settings", PLAIN, nullable=False),
    Column("clock", Words, nullable=False),
    Column("joining", Words, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Words),
    Column("status", Words, nullable=False),
    Column("to_act", Integer),
    Column("deadline", BigInteger),
    Column("finished_at", BigInteger),
    Column("result", PLAIN),
    Column("last_number", Integer, nullable=False),
    Column("last_line", Integer, nullable=False, server_default=text("0")),
    Column("active_at", BigInteger, nullable=False),
    Index(None, "status", "joining", "created_at"),
    Index(None, "status", "active_at"),
    Index(None, "host", "status"),
)
WITH_DEADLINE = matches.c.deadline.is_not(None)
Index("ix_matches_deadline", matches.c.deadline, sqlite_where=WITH_DEADLINE, postgresql_where=WITH_DEADLINE)

secrets = Table(
    "secrets",
    metadata,
    of_match(primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
"""Seeds stand apart, so that no list of matches can take one along."""

seats = Table(
    "seats",
    metadata,
    of_match(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Words),
    Column("bot", Words),
    Column("name", Words, nullable=False),
    Index(None, "person"),
)
"""Derived from the log like all that changes in `matches`; guests may sit who are not stored as people."""

invited = Table(
    "invited",
    metadata,
    of_match(primary_key=True),
    Column("person", Words, primary_key=True),
    Index(None, "person"),
)

entries = Table(
    "entries",
    metadata,
    of_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("payload", PLAIN, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client_id", Words),
)
NAMING = text("kind IN ('renamed', 'seated')")
"""Entries in which the name of a person stands; the index of them is small."""
Index("ix_entries_naming", entries.c.match_id, entries.c.number, sqlite_where=NAMING, postgresql_where=NAMING)

answers = Table(
    "answers",
    metadata,
    of_match(primary_key=True),
    Column("client_id", Words, primary_key=True),
    Column("after", Integer, nullable=False),
    Column("number", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("name_key", Words, unique=True),
    Column("password", Words),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    Column("preferences", PLAIN, nullable=False),
    Column("muted_until", BigInteger),
)
"""`name_key` is the name as it is compared (`menagerie.play.data.names`); guests, who have none, may share names."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", Words, primary_key=True),
    of_person(nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("user_agent", Words, nullable=False),
    Column("revoked_at", BigInteger),
    Index(None, "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", Words, primary_key=True),
    Column("game", Words, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Double, nullable=False),
    Index(None, "game", "ordinal"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    of_match(primary_key=True),
    Column("who", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "who", "game", "at"),
)

chat = Table(
    "chat",
    metadata,
    of_match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    of_person(nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Words),
    Column("phrase", Words),
    Index(None, "person"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    of_person(nullable=False),
    of_person("about", nullable=False),
    Column("reason", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    of_match(),
    Column("line", Integer),
    Column("settled_at", BigInteger),
    Column("note", Words, nullable=False, server_default=text("''")),
    Index(None, "settled_at", "id"),
    Index(None, "person"),
    Index(None, "about"),
)

blocks = Table(
    "blocks",
    metadata,
    of_person(primary_key=True),
    of_person("other", primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index(None, "other"),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Words, primary_key=True),
    of_person(nullable=False),
    Column("keys", PLAIN, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "person"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Words, primary_key=True),
    of_person(nullable=False),
    Column("kind", Words, nullable=False),
    of_match(),
    Column("request", PLAIN, nullable=False),
    Column("status", Words, nullable=False),
    Column("progress", Double, nullable=False),
    Column("result", PLAIN),
    Column("error", Words),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("worker", Words),
    Index(None, "status", "created_at"),
    Index(None, "person", "created_at"),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("name", Words, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets of the service itself, such as the key that cookies are signed with."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: when the service was last known to be up."""
