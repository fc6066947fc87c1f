"""People: own profile, name, account and data; profiles, finished matches and blocks of others."""

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
"""Preferences of one person."""


class Me(PersonBody):
    """One's own profile."""

    preferences: dict[str, Any] = Field(examples=[{"language": "fr"}])
    created_at: int


class Profile(PersonBody):
    """The public profile of a person."""

    since: int = Field(description="When the person first came.")
    ratings: dict[str, RatingBody] = Field(description="The ratings by game.")
    blocked: bool = Field(description="Whether you block the person.")


class Changes(bodies.Request):
    """Changes of one's own profile. Fields that are left out stay as they are."""

    name: Name | None = None
    preferences: dict[Annotated[str, Field(max_length=40)], JsonValue] | None = Field(
        None, max_length=LARGEST_PREFERENCES, examples=[{"language": "fr"}]
    )

    @field_validator("preferences")
    @classmethod
    def have_whole_characters(cls, given: dict[str, JsonValue] | None) -> dict[str, JsonValue] | None:
        """Refuse half a character: it could be stored but not sent."""
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
    """The old password and the new one."""

    old: Password
    new: Password


class Farewell(bodies.Request):
    """The password, if there is an account."""

    password: Password | None = None


def me(person: Person) -> Me:
    """Return a person's own profile."""
    shown = PersonBody.of(person).model_dump()
    return Me(**shown, preferences=dict(person.preferences), created_at=person.created_at)


@router.post("/me")
async def identify(visitor: Present) -> Me:
    """Return one's own profile. A new visitor becomes a guest."""
    return me(visitor.person)


@router.get("/me")
async def own_profile(visitor: SignedIn) -> Me:
    """Return one's own profile."""
    return me(visitor.person)


@router.patch("/me")
async def change_profile(server: At, visitor: SignedIn, changes: Changes) -> Me:
    """Change one's name or preferences."""
    if changes.name is not None:
        server.rates.sign_ins.take(visitor.id)  # a new name changes all their matches
        visitor = await server.accounts.rename(visitor, changes.name)
        await rename(server.hub, visitor.id, visitor.name)
    if changes.preferences is not None:
        await server.store.prefer(visitor.id, changes.preferences)
    found = await server.store.person(visitor.id)
    return me(found or visitor.person)


@router.post("/me/account", status_code=201)
async def register(request: Request, server: At, visitor: Present, given: Credentials) -> Me:
    """Turn a guest into an account. The guest's matches stay with it."""
    server.rates.sign_ins.take(client_of(request))
    now = server.clock.now_ms()
    known, cookie = await server.accounts.register(visitor, given.name, given.password, now, agent_of(request))
    give_cookie(request, cookie)
    give_mark(request, server.accounts.sign_ins.mark(known.id))
    await rename(server.hub, known.id, known.name)
    return me(known.person)


@router.put("/me/password", status_code=204)
async def change_password(server: At, visitor: SignedIn, given: NewPassword) -> None:
    """Change one's password. All other sessions end."""
    server.rates.sign_ins.take(visitor.id)
    await server.accounts.change_password(visitor, given.old, given.new, server.clock.now_ms())


@router.get("/me/export")
async def export_data(server: At, visitor: SignedIn) -> dict[str, Any]:
    """Return all data stored about oneself."""
    return await server.store.export_person(visitor.id)


@router.post("/me/deletion", status_code=204)
async def delete_account(request: Request, server: At, visitor: SignedIn, given: Farewell) -> None:
    """Delete one's name, password, ratings, sessions and chat. Running matches are resigned."""
    if not visitor.person.is_guest:
        server.rates.sign_ins.take(visitor.id)
        await server.accounts.confirm(visitor, given.password or "")
    await withdraw(server.hub, visitor.id)
    await server.store.delete_person(visitor.id, server.clock.now_ms())
    server.accounts.watch.doubt(visitor.id)
    await server.hub.rooms.forget(visitor.id)
    give_cookie(request, None)
    give_mark(request, None)


@router.get("/people")
async def find_account(server: At, name: Annotated[str, Query(**limits(values.NAME))]) -> PersonBody:
    """Find an account by its name. Case does not matter."""
    found = await server.store.account(name)
    if found is None:
        code = "found/person"
        raise Problem(code, 404)
    return PersonBody.of(found)


async def somebody(server: Server, person: str) -> Person:
    """Return a person who has not been deleted."""
    found = await server.store.person(person)
    if found is None or found.deleted_at is not None:
        code = "found/person"
        raise Problem(code, 404)
    return found


@router.get("/people/{person}")
async def profile(server: At, visitor: Known, person: PersonId) -> Profile:
    """Return the profile of a person."""
    found = await somebody(server, person)
    rated = await server.store.ratings_of(person)
    blocked = visitor is not None and person in await server.store.blocked_by(visitor.id)
    shown = PersonBody.of(found).model_dump()
    by_game = {game: RatingBody.of(rating) for game, rating in rated.items()}
    return Profile(**shown, since=found.created_at, ratings=by_game, blocked=blocked)


class Past(MatchBody):
    """A finished match of a person."""

    outcome: Result = Field(description="The result for this person.")


class History(Answer):
    """A page of finished matches, the latest first."""

    matches: list[Past]
    next: str | None = Field(None, description="The value of `before` for the next page. Null on the last page.")


@router.get("/people/{person}/matches")
async def finished_matches(
    *,
    server: At,
    visitor: Known,
    person: PersonId,
    game: OfGame = None,
    result: Annotated[Result | None, Query(description="Only matches with this result for the person.")] = None,
    opponent: Annotated[
        str, Query(max_length=values.NAME.max_length, description="Part of the name of another player.")
    ] = "",
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}\.[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$")] = None,
    limit: Limit = 50,
) -> History:
    """Return the finished matches of a person. Private ones are visible to their players only.

    A page may have few matches or none and still have a next page, because each request reads a limited number.
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
async def blocked_people(server: At, visitor: SignedIn) -> list[PersonBody]:
    """Return the people whom one blocks."""
    ids = await server.store.blocked_by(visitor.id)
    people = await server.store.people(ids)
    return [PersonBody.of(people[each]) for each in ids if each in people]


@router.put("/me/blocks/{person}", status_code=204)
async def block(server: At, visitor: Present, person: PersonId) -> None:
    """Block a person: no pairing, no invitations, no chat."""
    if person == visitor.id:
        code = "person/self"
        raise Problem(code, 409)
    await somebody(server, person)
    await server.store.block(visitor.id, person, server.clock.now_ms())


@router.delete("/me/blocks/{person}", status_code=204)
async def unblock(server: At, visitor: SignedIn, person: PersonId) -> None:
    """Unblock a person."""
    await server.store.unblock(visitor.id, person)
