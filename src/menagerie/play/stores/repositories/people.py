"""Guests and accounts."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from menagerie.errors import InvalidInput, Taken, UnknownPerson
from menagerie.play.data.names import cased_key, name_key
from menagerie.play.data.rows import Person
from menagerie.play.stores.database import Database
from menagerie.play.stores.tables import people

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement

    from menagerie.play.data.rows import Plain

COLUMNS = tuple(people.c[each.name] for each in fields(Person))


class PeopleTables(Database):
    """Fulfils `People`, but for what `privacy` does."""

    async def create_guest(self, person: str, name: str, at: int) -> Person:
        """Store a guest under a new id."""
        guest = Person(person, name, at)
        values = {"id": person, "name": name, "created_at": at, "preferences": {}}
        try:
            async with self.writing() as connection:
                await connection.execute(insert(people).values(values))
        except IntegrityError as error:
            raise Taken(f"there is a person {person[:80]!r} already") from error
        return guest

    async def register(self, person: str, name: str, password: str, at: int) -> Person:
        """Give a guest an account, or store a new one; a name that somebody has, in any case, raises `Taken`."""
        account = {"name": name, "name_key": name_key(name), "password": password}
        try:
            async with self.writing() as connection:
                row = (await connection.execute(select(*COLUMNS).where(people.c.id == person))).one_or_none()
                if row is None:
                    new = {"id": person, "created_at": at, "preferences": {}}
                    await connection.execute(insert(people).values({**account, **new}))
                    return Person(person, name, at, password)
                if row.password is not None or row.deleted_at is not None:
                    raise InvalidInput(f"{person[:80]!r} is no guest who could register")
                await connection.execute(update(people).where(people.c.id == person).values(account))
                return replace(Person(*row), name=name, password=password)
        except IntegrityError as error:
            raise taken(name) from error

    async def person(self, person: str) -> Person | None:
        """Return somebody by id."""
        return await self._one(people.c.id == person)

    async def account(self, name: str) -> Person | None:
        """Return the account of a name, whatever its case, or of one that looks the same."""
        exact, alike = cased_key(name), name_key(name)
        # An account from before letters of other alphabets were compared has the exact key, and comes first.
        found = await self._one(people.c.name_key == exact)
        return found if found is not None or exact == alike else await self._one(people.c.name_key == alike)

    async def _one(self, which: ColumnElement[bool]) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(*COLUMNS).where(which))).one_or_none()
            return None if row is None else Person(*row)

    async def people(self, ids: Iterable[str]) -> dict[str, Person]:
        """Return several people by id, those that exist."""
        async with self.reading() as connection:
            rows = await connection.execute(select(*COLUMNS).where(people.c.id.in_(set(ids))))
            return {row.id: Person(*row) for row in rows}

    async def rename(self, person: str, name: str) -> None:
        """Change somebody's name; one that an account has raises `Taken`."""
        found = await self.person(person)
        key = None if found is None or found.is_guest else name_key(name)
        try:
            await self._change(person, {"name": name, "name_key": key})
        except IntegrityError as error:
            raise taken(name) from error

    async def change_password(self, person: str, password: str) -> None:
        """Change the hash of an account's password."""
        await self._change(person, {"password": password}, people.c.password.is_not(None))

    async def prefer(self, person: str, preferences: Plain) -> None:
        """Replace somebody's preferences."""
        await self._change(person, {"preferences": preferences})

    async def mute(self, person: str, until: int | None) -> None:
        """Let somebody say nothing until a time, or speak again."""
        await self._change(person, {"muted_until": until})

    async def _change(self, person: str, values: dict[str, Any], *where: ColumnElement[bool]) -> None:
        alive = (people.c.id == person, people.c.deleted_at.is_(None))
        async with self.writing() as connection:
            changed = await connection.execute(update(people).where(*alive, *where).values(values))
            if changed.rowcount != 1:
                raise unknown(person)


def taken(name: str) -> Taken:
    """The error for a name that somebody has."""
    return Taken(f"the name {name[:40]!r} is taken")


def unknown(person: str) -> UnknownPerson:
    """The error for somebody who is not there."""
    return UnknownPerson(f"there is no person {person[:80]!r}")
