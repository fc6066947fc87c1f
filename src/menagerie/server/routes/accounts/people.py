"""Who one is, and who others are: profile, name, account, data, history, blocking."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field, JsonValue, field_validator

from menagerie.play.data import values
from menagerie.play.data.rows import Person
from menagerie.server.edge.auth import At, Known, Present, SignedIn, agent_of, client_of, give_cookie, give_mark
from menagerie.server.people.history import Result, Wish, page, result_for
from menagerie.server.people.own_matches import rename, withdraw
from menagerie.server.routes import bodies
from menagerie.server.routes.bodies import Answer, Limit, MatchBody, OfGame, PersonBody, PersonId, RatingBody
from menagerie.server.state import Server
from menagerie.server.support.models import bounds, limits
from menagerie.server.support.problems import Problem

router = APIRouter(prefix="/api", tags=["people"])

Name = Annotated[str, bounds(values.NAME, examples=["Ada"])]
Password = Annotated[str, Field(min_length=1, max_length=200, examples=["correct horse battery"])]
LARGEST_PREFERENCES = 40
"""Preferences that are kept for somebody."""


class Me(PersonBody):
    """Oneself."""

    preferences: dict[str, Any] = Field(examples=[{"language": "fr"}])
    created_at: int


class Profile(PersonBody):
    """Somebody as others see them."""

    since: int = Field(description="When they came.")
    ratings: dict[str, RatingBody] = Field(description="By game.")
    blocked: bool = Field(description="Whether you keep them away.")


class Changes(bodies.Request):
    """What to change about oneself; what is left out stays."""

    name: Name | None = None
    preferences: dict[Annotated[str, Field(max_length=40)], JsonValue] | None = Field(
        None, max_length=LARGEST_PREFERENCES, examples=[{"language": "fr"}]
    )

    @field_validator("preferences")
    @classmethod
    def have_whole_characters(cls, given: dict[str, JsonValue] | None) -> dict[str, JsonValue] | None:
        """Refuse half a character, which could be stored and then not be sent any more."""
        try:
            json.dumps(given, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise ValueError("half a character is no text") from None
        return given


class Credentials(bodies.Request):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(bodies.Request):
    """The password as it is and as it shall be."""

    old: Password
    new: Password


class Farewell(bodies.Request):
    """The password, for those who have one."""

    password: Password | None = None


def me(person: Person) -> Me:
    """Show somebody to themselves."""
    shown = PersonBody.of(person).model_dump()
    return Me(**shown, preferences=dict(person.preferences), created_at=person.created_at)


@router.post("/me")
async def arrive(visitor: Present) -> Me:
    """Say who one is; whoever is not known becomes a guest."""
    return me(visitor.person)


@router.get("/me")
async def who_am_i(visitor: SignedIn) -> Me:
    """Tell who one is."""
    return me(visitor.person)


@router.patch("/me")
async def change(server: At, visitor: SignedIn, changes: Changes) -> Me:
    """Change one's name or preferences."""
    if changes.name is not None:
        server.rates.sign_ins.take(visitor.id)  # all matches of theirs are told
        visitor = await server.accounts.rename(visitor, changes.name)
        await rename(server.hub, visitor.id, visitor.name)
    if changes.preferences is not None:
        await server.store.prefer(visitor.id, changes.preferences)
    found = await server.store.person(visitor.id)
    return me(found or visitor.person)


@router.post("/me/account", status_code=201)
async def register(request: Request, server: At, visitor: Present, given: Credentials) -> Me:
    """Make an account of a guest; what they have played stays theirs."""
    server.rates.sign_ins.take(client_of(request))
    now = server.clock.now_ms()
    known, cookie = await server.accounts.register(visitor, given.name, given.password, now, agent_of(request))
    give_cookie(request, cookie)
    give_mark(request, server.accounts.sign_ins.mark(known.id))
    await rename(server.hub, known.id, known.name)
    return me(known.person)


@router.put("/me/password", status_code=204)
async def change_password(server: At, visitor: SignedIn, given: NewPassword) -> None:
    """Change one's password; all other browsers are signed out."""
    server.rates.sign_ins.take(visitor.id)
    await server.accounts.change_password(visitor, given.old, given.new, server.clock.now_ms())


@router.get("/me/export")
async def export(server: At, visitor: SignedIn) -> dict[str, Any]:
    """Return everything that is stored about oneself."""
    return await server.store.export_person(visitor.id)


@router.post("/me/deletion", status_code=204)
async def delete(request: Request, server: At, visitor: SignedIn, given: Farewell) -> None:
    """Be forgotten: name, password, ratings, sessions, what was said. Matches that go on are given up."""
    if not visitor.person.is_guest:
        server.rates.sign_ins.take(visitor.id)
        await server.accounts.confirm(visitor, given.password or "")
    await withdraw(server.hub, visitor.id)
    await server.store.delete_person(visitor.id, server.clock.now_ms())
    await server.hub.rooms.forget(visitor.id)
    give_cookie(request, None)
    give_mark(request, None)


@router.get("/people")
async def find(server: At, name: Annotated[str, Query(**limits(values.NAME))]) -> PersonBody:
    """Find the account of a name, whatever its case."""
    found = await server.store.account(name)
    if found is None:
        code = "found/person"
        raise Problem(code, 404)
    return PersonBody.of(found)


async def somebody(server: Server, person: str) -> Person:
    """Return somebody who is there."""
    found = await server.store.person(person)
    if found is None or found.deleted_at is not None:
        code = "found/person"
        raise Problem(code, 404)
    return found


@router.get("/people/{person}")
async def profile(server: At, visitor: Known, person: PersonId) -> Profile:
    """Tell about somebody."""
    found = await somebody(server, person)
    rated = await server.store.ratings_of(person)
    blocked = visitor is not None and person in await server.store.blocked_by(visitor.id)
    shown = PersonBody.of(found).model_dump()
    by_game = {game: RatingBody.of(rating) for game, rating in rated.items()}
    return Profile(**shown, since=found.created_at, ratings=by_game, blocked=blocked)


class Past(MatchBody):
    """A match that is over, as somebody sees it who sat in it."""

    outcome: Result = Field(description="How it ended for this person.")


class History(Answer):
    """A page of finished matches, latest first."""

    matches: list[Past]
    next: str | None = Field(None, description="What to ask for as `before` to get the next page.")


@router.get("/people/{person}/matches")
async def history(
    *,
    server: At,
    visitor: Known,
    person: PersonId,
    game: OfGame = None,
    result: Annotated[Result | None, Query(description="Only those that ended so for this person.")] = None,
    opponent: Annotated[
        str, Query(max_length=values.NAME.max_length, description="Part of the name of another player.")
    ] = "",
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}\.[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$")] = None,
    limit: Limit = 50,
) -> History:
    """Return somebody's finished matches; those that are nobody's business are shown to themselves only.

    A page may have few matches, or none, and still name a next one: what is rare is looked for step by step.
    """
    await somebody(server, person)
    at, _, match = (before or "").partition(".")
    mine = visitor is not None and visitor.id == person
    rows, last = await page(
        server.store,
        person,
        Wish(game, result, opponent.strip(), private=mine),
        before=(int(at), match) if before else None,
        limit=limit,
    )
    viewer = visitor.id if visitor else None
    shown = [Past(**MatchBody.of(row, viewer).model_dump(), outcome=result_for(row, person)) for row in rows]
    return History(matches=shown, next=None if last is None else f"{last[0]}.{last[1]}")


@router.get("/me/blocks")
async def blocks(server: At, visitor: SignedIn) -> list[PersonBody]:
    """Return whom one keeps away."""
    ids = await server.store.blocked_by(visitor.id)
    people = await server.store.people(ids)
    return [PersonBody.of(people[each]) for each in ids if each in people]


@router.put("/me/blocks/{person}", status_code=204)
async def block(server: At, visitor: Present, person: PersonId) -> None:
    """Keep somebody away: no pairing, no invitation, no chat."""
    if person == visitor.id:
        code = "person/self"
        raise Problem(code, 409)
    await somebody(server, person)
    await server.store.block(visitor.id, person, server.clock.now_ms())


@router.delete("/me/blocks/{person}", status_code=204)
async def unblock(server: At, visitor: SignedIn, person: PersonId) -> None:
    """Let somebody come near again."""
    await server.store.unblock(visitor.id, person)
