"""Tests for guests, accounts, sessions, and what is known about people."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select, update

from menagerie.play.stores.tables import entries, people
from menagerie.server.people.accounts import checked_name
from menagerie.server.people.guest_names import ANIMALS, guest_name
from menagerie.server.support.problems import Problem
from tests.server.site import PASSWORD

if TYPE_CHECKING:
    import httpx

    from tests.server.site import Site

pytestmark = pytest.mark.anyio

LOOK_ALIKES = ("Ada\u034f", "Ada\ufe0f", "\u3164\u3164", "A\u180b\u17b4da", "\u0410da", "A" + "\u0301" * 20)
"""Names with something unseen in them, with a Cyrillic letter among Latin ones, and under a heap of accents."""


def code(answer: httpx.Response) -> str:
    """The code of a refusal."""
    return str(answer.json()["code"])


async def test_a_guest_is_made_by_the_first_change_and_known_afterwards(site: Site) -> None:
    """Reading makes nobody a guest; the first change does, with a cookie that scripts cannot read."""
    browser = await site.browser()
    assert code(await browser.get("/api/me")) == "auth/needed"
    assert not browser.cookies
    first = await browser.post("/api/me", headers={"Accept-Language": "fr-CH, en;q=0.5"})
    cookie = first.headers["set-cookie"]
    assert first.json()["guest"] is True
    assert first.json()["name"].split()[0] in ANIMALS["fr"].split()
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert (await browser.get("/api/me")).json()["id"] == first.json()["id"]


async def test_a_cookie_that_we_did_not_sign_is_nobody(site: Site) -> None:
    """A cookie with one changed letter is refused; the last letter of a signature has bits that nobody reads."""
    browser = await site.guest()
    token, _, signature = browser.cookies["menagerie"].rpartition(".")
    changed = ("A" if signature[0] != "A" else "B") + signature[1:]
    stranger = await site.browser(cookies={"menagerie": f"{token}.{changed}"})
    assert code(await stranger.get("/api/me")) == "auth/needed"


async def test_the_store_cannot_sign_in(site: Site) -> None:
    """What the store keeps of a session is not what the browser holds, and a password is a hash of argon2."""
    browser = await site.account("Ada")
    token = browser.cookies["menagerie"].rpartition(".")[0]
    person = (await browser.get("/api/me")).json()["id"]
    sessions = await site.server.store.sessions_of(person)
    assert all(token not in session.id for session in sessions)
    known = await site.server.store.person(person)
    assert known is not None
    assert str(known.password).startswith("$argon2id$")
    assert "argon2" not in repr(known)


async def test_an_account_keeps_what_the_guest_had_and_changes_the_cookie(site: Site) -> None:
    """Registering keeps the id, and the guest's cookie is worth nothing any more."""
    browser = await site.guest()
    before = (await browser.get("/api/me")).json()["id"]
    old = browser.cookies["menagerie"]
    made = await browser.post("/api/me/account", json={"name": "Ada", "password": "correct horse"})
    assert made.json() | {"id": before, "name": "Ada", "guest": False} == made.json()
    thief = await site.browser(cookies={"menagerie": old})
    assert code(await thief.get("/api/me")) == "auth/needed"
    again = await browser.post("/api/me/account", json={"name": "Ada2", "password": "correct horse"})
    assert code(again) == "auth/guest-only"


async def test_names_are_unique_whatever_their_case(site: Site) -> None:
    """Neither a guest nor an account can take the name of an account."""
    await site.account("Ada")
    guest = await site.guest()
    assert code(await guest.patch("/api/me", json={"name": "ADA"})) == "account/taken"
    taken = await guest.post("/api/me/account", json={"name": "aDa", "password": "correct horse"})
    assert (taken.status_code, code(taken)) == (409, "account/taken")


async def test_a_name_that_looks_like_an_account_s_is_taken(site: Site) -> None:
    """Letters of another alphabet make no other name, on either side, and do not give more tries at a password."""
    await site.account("Hope Tom")
    await site.account("Сёра")
    guest = await site.guest()
    for name in ("Норе Том", "НОРЕ Tom", "Cëpa"):
        assert code(await guest.patch("/api/me", json={"name": name})) == "account/taken"
        made = await guest.post("/api/me/account", json={"name": name, "password": PASSWORD})
        assert code(made) == "account/taken"
    known = await site.browser()
    assert (await known.post("/api/sessions", json={"name": "сёра", "password": PASSWORD})).json()["name"] == "Сёра"
    assert (await guest.patch("/api/me", json={"name": "Надя"})).status_code == 200


async def test_an_account_from_before_alphabets_were_compared_is_found_and_kept(site: Site) -> None:
    """Its stored key has letters of its own alphabet: its owner signs in, and nobody takes the name."""
    await site.account("Сора")
    async with site.server.store.writing() as connection:
        await connection.execute(update(people).where(people.c.name == "Сора").values(name_key="сора"))
    await site.account("Copa")
    for name in ("Сора", "Copa"):
        browser = await site.browser()
        assert (await browser.post("/api/sessions", json={"name": name, "password": PASSWORD})).json()["name"] == name
        again = await (await site.browser()).post("/api/me/account", json={"name": name, "password": PASSWORD})
        assert code(again) == "account/taken"


async def test_a_new_name_is_seen_in_matches_under_way_and_in_the_rematch(site: Site) -> None:
    """An account made in the middle of a match, or another name, is told to everybody there."""
    anna, bruno = await site.guest("Anna"), await site.guest("Bruno")
    match = (await anna.post("/api/matches", json={"game": "siam"})).json()["id"]
    await bruno.post(f"/api/matches/{match}/join", json={})

    async def names(match: str) -> list[str]:
        return [seat["name"] for seat in (await bruno.get(f"/api/matches/{match}")).json()["seats"]]

    async def do(browser: httpx.AsyncClient, **command: object) -> httpx.Response:
        return await browser.post(f"/api/matches/{match}/commands", json={"command": command})

    assert await names(match) == ["Anna", "Bruno"]
    await anna.post("/api/me/account", json={"name": "Ada", "password": PASSWORD})
    assert await names(match) == ["Ada", "Bruno"]
    assert (await bruno.patch("/api/me", json={"name": "Carlo"})).status_code == 200
    assert await names(match) == ["Ada", "Carlo"]
    assert code(await do(bruno, kind="rename", name="Ada")) == "match/server-only"
    await do(bruno, kind="resign")
    await anna.patch("/api/me", json={"name": "Berta"})
    assert await names(match) == ["Ada", "Carlo"], "what was played is not played under another name afterwards"
    await do(anna, kind="offer", what="rematch")
    await do(bruno, kind="answer", what="rematch", yes=True)
    for _ in range(1000):
        if (new := (await site.server.hub.matches.table(match)).match.continued) is not None:
            break
        await asyncio.sleep(0.05)
    assert sorted(await names(str(new))) == ["Berta", "Carlo"]
    assert (await bruno.post("/api/me/deletion", json={})).status_code == 204
    async with site.server.store.reading() as connection:
        told = [row.payload for row in await connection.execute(select(entries))]
    assert not any("Bruno" in str(payload) or "Carlo" in str(payload) for payload in told)


async def test_signing_in_needs_the_right_password(site: Site) -> None:
    """A wrong name and a wrong password are told in the same words; the right one opens a new session."""
    first = await site.account("Ada")
    browser = await site.guest()
    for name, password in (("Ada", "wrong horse"), ("Nobody", "correct horse")):
        assert code(await browser.post("/api/sessions", json={"name": name, "password": password})) == "auth/wrong"
    known = await browser.post("/api/sessions", json={"name": "ada", "password": "correct horse"})
    assert known.status_code == 201
    assert known.json()["id"] == (await first.get("/api/me")).json()["id"]
    sessions = (await browser.get("/api/sessions")).json()
    assert [each["current"] for each in sessions].count(True) == 1
    assert len(sessions) == 2


async def test_half_a_character_is_no_preference(site: Site) -> None:
    """What could not be sent any more is refused when it comes."""
    guest = await site.guest()
    body = rb'{"preferences": {"a": "\ud800"}}'
    answer = await guest.patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer)) == (422, "request/invalid")
    assert (await guest.get("/api/me")).status_code == 200


async def test_a_newcomer_is_nobody_and_stays_so(site: Site) -> None:
    """Asking who one is refuses nobody, and makes no guest."""
    newcomer = await site.browser()
    for _ in range(2):
        answer = await newcomer.get("/api/sessions/current")
        assert (answer.status_code, answer.json()) == (200, None)
        assert not newcomer.cookies
    guest = (await newcomer.post("/api/me")).json()
    assert (await newcomer.get("/api/sessions/current")).json() == guest


async def test_sessions_are_revoked_one_by_one_or_all_others(site: Site) -> None:
    """A browser that was signed out from elsewhere is nobody."""
    first = await site.account("Ada")
    others = [await site.browser() for _ in range(2)]
    for other in others:
        await other.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})
    listed = (await others[0].get("/api/sessions")).json()
    mine = next(each["id"] for each in listed if each["current"])
    assert (await first.delete(f"/api/sessions/{mine}")).status_code == 204
    assert code(await first.delete(f"/api/sessions/{mine}")) == "found/session"
    assert code(await others[0].get("/api/me")) == "auth/needed"
    assert (await first.delete("/api/sessions")).status_code == 204
    assert code(await others[1].get("/api/me")) == "auth/needed"
    assert (await first.delete("/api/sessions/current")).status_code == 204
    assert code(await first.get("/api/me")) == "auth/needed"


async def test_nobody_ends_the_sessions_of_others(site: Site) -> None:
    """The id of somebody else's session is unknown."""
    ada, bob = await site.account("Ada"), await site.account("Bob")
    theirs = (await ada.get("/api/sessions")).json()[0]["id"]
    assert code(await bob.delete(f"/api/sessions/{theirs}")) == "found/session"
    assert (await ada.get("/api/me")).status_code == 200


async def test_a_new_password_signs_out_everywhere_else(site: Site) -> None:
    """After a change the old password opens nothing."""
    ada = await site.account("Ada")
    other = await site.browser()
    await other.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})
    wrong = await ada.put("/api/me/password", json={"old": "wrong horse", "new": "battery staple"})
    assert code(wrong) == "auth/wrong"
    changed = await ada.put("/api/me/password", json={"old": "correct horse", "new": "battery staple"})
    assert changed.status_code == 204
    assert code(await other.get("/api/me")) == "auth/needed"
    assert code(await other.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})) == "auth/wrong"
    assert (await other.post("/api/sessions", json={"name": "Ada", "password": "battery staple"})).status_code == 201
    guest = await site.guest()
    nothing = await guest.put("/api/me/password", json={"old": "a", "new": "battery staple"})
    assert code(nothing) == "auth/account"


async def test_nobody_becomes_a_guest_by_a_change(site: Site) -> None:
    """What a page saves by itself after its session was ended elsewhere is refused, and makes nobody of them."""
    browser = await site.browser()
    for change in ({"name": "Ada"}, {"preferences": {"language": "fr"}}):
        answer = await browser.patch("/api/me", json=change)
        assert (answer.status_code, code(answer)) == (401, "auth/needed")
        assert "set-cookie" not in answer.headers


async def test_a_deleted_account_is_forgotten(site: Site) -> None:
    """After the deletion the name is free, the profile is gone and the cookie is worth nothing."""
    ada = await site.account("Ada")
    person = (await ada.get("/api/me")).json()["id"]
    assert code(await ada.post("/api/me/deletion", json={})) == "auth/wrong"
    assert (await ada.post("/api/me/deletion", json={"password": "correct horse"})).status_code == 204
    assert code(await ada.get("/api/me")) == "auth/needed"
    assert code(await ada.get(f"/api/people/{person}")) == "found/person"
    await site.account("Ada")


async def test_people_get_everything_that_is_stored_about_them(site: Site) -> None:
    """The export has the person, the sessions and the rest, but no hash."""
    ada = await site.account("Ada")
    await ada.patch("/api/me", json={"preferences": {"language": "fr"}})
    told = await ada.get("/api/me/export")
    assert told.json()["person"]["name"] == "Ada"
    assert told.json()["person"]["preferences"] == {"language": "fr"}
    assert len(told.json()["sessions"]) == 2
    assert "argon2" not in told.text


async def test_profiles_are_found_by_name_and_blocked(site: Site) -> None:
    """A block shows in the profile for the one who blocks, and can be lifted."""
    ada, bob = await site.account("Ada"), await site.account("Bob")
    person = (await ada.get("/api/people", params={"name": "bob"})).json()["id"]
    assert (await ada.put(f"/api/me/blocks/{person}")).status_code == 204
    assert (await ada.get(f"/api/people/{person}")).json()["blocked"] is True
    assert (await bob.get(f"/api/people/{person}")).json()["blocked"] is False
    assert [each["name"] for each in (await ada.get("/api/me/blocks")).json()] == ["Bob"]
    assert (await ada.delete(f"/api/me/blocks/{person}")).status_code == 204
    assert (await ada.get("/api/me/blocks")).json() == []
    me = (await ada.get("/api/me")).json()["id"]
    assert code(await ada.put(f"/api/me/blocks/{me}")) == "person/self"
    assert code(await ada.put("/api/me/blocks/nobody")) == "found/person"
    assert code(await ada.get("/api/people", params={"name": "Nobody"})) == "found/person"


async def test_complaints_are_kept_for_the_keeper(site: Site) -> None:
    """A report names both people; nobody reports themselves, and matches that do not exist are refused."""
    ada, bob = await site.account("Ada"), await site.account("Bob")
    about = (await bob.get("/api/me")).json()["id"]
    filed = await ada.post("/api/reports", json={"about": about, "reason": "Insults."})
    assert filed.status_code == 201
    [kept] = await site.server.store.open_reports()
    assert (kept.id, kept.about, kept.reason) == (filed.json()["number"], about, "Insults.")
    assert code(await bob.post("/api/reports", json={"about": about, "reason": "Me."})) == "person/self"
    missing = await ada.post("/api/reports", json={"about": about, "reason": "Insults.", "match": "none"})
    assert code(missing) == "found/match"


async def test_whoever_is_muted_says_nothing_until_then(site: Site) -> None:
    """Words and phrases are refused while somebody is muted; after that time, or without it, they are said."""
    ada = await site.account("Ada")
    person = (await ada.get("/api/me")).json()["id"]
    match = (await ada.post("/api/matches", json={"game": "siam", "hotseat": True})).json()["id"]
    for until, status in ((4_000_000_000_000, 403), (1, 200), (None, 200)):
        await site.server.store.mute(person, until)
        for said in ({"text": "hello"}, {"phrase": "good_luck"}):
            answer = await ada.post(f"/api/matches/{match}/chat", json=said)
            assert answer.status_code == status, answer.text
            assert status == 200 or code(answer) == "chat/muted"


async def test_few_sessions_are_kept(site: Site) -> None:
    """Signing in again and again ends the sessions unused for longest."""
    await site.account("Ada")
    most = site.settings.limits.sessions
    object.__setattr__(site.settings.limits, "sessions", 3)
    browsers = [await site.browser() for _ in range(4)]
    for browser in browsers:
        await browser.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})
    assert len((await browsers[-1].get("/api/sessions")).json()) == 3
    assert most > 3


@pytest.mark.parametrize("name", ["", "a", "x" * 31, "1234", "<b>", "a\u202eb", "ab\n\0", "😀😀", *LOOK_ALIKES])
async def test_unreadable_names_are_refused(name: str) -> None:
    """A name has letters, and nothing that could pass for something else."""
    with pytest.raises(Problem) as caught:
        checked_name(name)
    assert caught.value.code == "account/name"


async def test_readable_names_pass() -> None:
    """Letters of all scripts, marks and digits are welcome; spaces are brought in order."""
    assert checked_name("  Zoë   O’Neill-2 ") == "Zoë O’Neill-2"
    for name in ("李雷", "Αθηνά", "Ада 2", "Ада Lovelace", "हिन्दी", "שָׁלוֹם", "Nguyễn"):
        assert checked_name(name) == unicodedata.normalize("NFKC", name)
    assert all(checked_name(guest_name(language)) for language in ANIMALS for _ in range(20))
    assert guest_name("xx").split()[0] in ANIMALS["en"].split()
