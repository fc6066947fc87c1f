"""Tests for `menagerie.play.stores.repositories.people`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import InvalidInput, Taken, UnknownPerson
from menagerie.play.data.rows import Person

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_guests_may_share_a_name(store: SqlStore) -> None:
    """Guests are told apart by their ids alone."""
    ann = await store.create_guest("p1", "Ann", 5)
    assert ann == Person("p1", "Ann", 5)
    assert ann.is_guest
    await store.create_guest("p2", "Ann", 6)
    assert await store.person("p1") == ann
    assert await store.people(["p1", "p2", "p3"]) == {"p1": ann, "p2": Person("p2", "Ann", 6)}
    assert await store.person("p3") is None
    assert await store.account("Ann") is None
    with pytest.raises(Taken, match="'p1'"):
        await store.create_guest("p1", "Eve", 7)


async def test_a_guest_becomes_an_account(store: SqlStore) -> None:
    """A guest who registers stays the same person; the hash of the password is not shown."""
    await store.create_guest("p1", "Guest", 5)
    await store.prefer("p1", {"theme": "dark"})
    account = await store.register("p1", "Ann", "hash-of-it", 9)
    assert account == Person("p1", "Ann", 5, "hash-of-it", preferences={"theme": "dark"})
    assert await store.person("p1") == account
    assert not account.is_guest
    assert "hash-of-it" not in repr(account)
    with pytest.raises(InvalidInput, match="no guest"):
        await store.register("p1", "Other", "x", 10)


@pytest.mark.parametrize("name", ["Ann", "ANN", "ann", "\uff21\uff2e\uff2e"])
async def test_names_of_accounts_are_unique_whatever_their_case(store: SqlStore, name: str) -> None:
    """A name that reads like one that somebody has is taken, and finds that account."""
    ann = await store.register("p1", "Ann", "x", 5)
    with pytest.raises(Taken, match="is taken"):
        await store.register("p2", name, "y", 6)
    assert await store.person("p2") is None
    assert await store.account(name) == ann


async def test_two_register_one_name_at_once(store: SqlStore) -> None:
    """Of several who want a name at the same moment, one gets it."""
    answers = await asyncio.gather(
        *(store.register(f"p{number}", "Ann", "x", 1) for number in range(5)), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Person", "Taken", "Taken", "Taken", "Taken"]


async def test_names_change(store: SqlStore) -> None:
    """An account is found by its new name only; one that another account has is refused, a guest may take it."""
    await store.register("p1", "Ann", "x", 5)
    await store.register("p2", "Bob", "x", 5)
    await store.create_guest("p3", "Guest", 5)
    await store.rename("p1", "Anna")
    assert await store.account("ann") is None
    assert (await store.people(["p1"]))["p1"].name == "Anna"
    with pytest.raises(Taken):
        await store.rename("p1", "BOB")
    await store.rename("p3", "Bob")
    found = await store.account("bob")
    assert found is not None
    assert found.id == "p2"
    await store.rename("p1", "ANNA")


async def test_passwords_change_for_accounts_only(store: SqlStore) -> None:
    """A guest has no password to change."""
    await store.register("p1", "Ann", "old", 5)
    await store.create_guest("p2", "Guest", 5)
    await store.change_password("p1", "new")
    found = await store.person("p1")
    assert found is not None
    assert found.password == "new"  # noqa: S105 - not a secret
    with pytest.raises(UnknownPerson, match="'p2'"):
        await store.change_password("p2", "new")


async def test_who_is_not_there_cannot_be_changed(store: SqlStore) -> None:
    """Changes of an unknown person are refused."""
    with pytest.raises(UnknownPerson, match="'p9'"):
        await store.rename("p9", "X")
    with pytest.raises(UnknownPerson, match="'p9'"):
        await store.prefer("p9", {})
