"""Tests for who may try a password, and for which passwords are good enough."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select

from menagerie.play.deciding.refusals import LANGUAGES
from menagerie.play.stores.tables import people
from menagerie.server.people import passwords
from menagerie.server.people.passwords import Hashing, checked_password
from menagerie.server.people.sign_ins import ALL_NETWORKS, Client, SignIns
from menagerie.server.settings import Limits
from menagerie.server.support.languages import sentences
from menagerie.server.support.problems import Problem
from tests.server.site import PASSWORD, Site

if TYPE_CHECKING:
    import httpx

pytestmark = pytest.mark.anyio

ADA = {"name": "Ada", "password": PASSWORD}
WRONG = {"name": "Ada", "password": "wrong horse"}


async def tried(browser: httpx.AsyncClient, body: dict[str, str]) -> int:
    """The status that a password is answered with."""
    return (await browser.post("/api/sessions", json=body)).status_code


async def attack(site: Site, networks: int, each: int) -> list[int]:
    """Let strangers in many networks try passwords."""
    statuses = []
    for number in range(networks):
        stranger = await site.browser(f"203.0.113.{number + 1}")
        statuses += [await tried(stranger, WRONG) for _ in range(each)]
    return statuses


@pytest.mark.parametrize("networks", [1, 2 * ALL_NETWORKS])
async def test_nobody_is_locked_out_by_strangers(sqlite_database: str, networks: int) -> None:
    """Whoever signed in before, in this browser or from this network, still can while strangers try passwords."""
    async with Site(sqlite_database, limits={"wrong_passwords": 3, "sign_ins": 5}) as site:
        ada = await site.browser("198.51.100.1")
        await ada.post("/api/me/account", json=ADA)
        at_home = await site.browser("198.51.100.1")
        assert await tried(at_home, ADA) == 201
        assert (await ada.delete("/api/sessions/current")).status_code == 204
        statuses = await attack(site, networks, 7)
        assert statuses.count(403) <= min(3 * networks, 3 * ALL_NETWORKS)
        assert 429 in statuses
        on_the_way = await site.browser("192.0.2.77", cookies={"menagerie-device": ada.cookies["menagerie-device"]})
        assert await tried(on_the_way, ADA) == 201
        assert await tried(await site.browser("198.51.100.1"), ADA) == 201


async def test_a_known_browser_gets_in_from_the_network_of_whoever_guesses(sqlite_database: str) -> None:
    """A browser that signed in before has a count of its own, even behind the address of the guesser."""
    async with Site(sqlite_database, limits={"wrong_passwords": 3, "sign_ins": 5}) as site:
        ada = await site.browser()
        await ada.post("/api/me/account", json=ADA)
        await ada.delete("/api/sessions/current")
        stranger = await site.browser()
        assert [await tried(stranger, WRONG) for _ in range(10)].count(403) == 3
        assert await tried(ada, ADA) == 201
        assert await tried(ada, ADA) == 201, "signed in, one can sign in again"


async def test_a_mark_is_good_for_its_account_only(sqlite_database: str) -> None:
    """The mark of another account, or one that we did not sign, gives no place beside strangers."""
    async with Site(sqlite_database) as site:
        sign_ins = site.server.accounts.sign_ins
        mark = sign_ins.mark("ada")
        assert sign_ins.attempt("ada", Client("n", mark=mark)).device
        for bad in (mark[:-3] + "AAA", "ada.x", "", "x" * 500, "é.é"):
            assert sign_ins.attempt("ada", Client("n", mark=bad)).device is None
        assert sign_ins.attempt("bob", Client("n", mark=mark)).device is None
        assert sign_ins.attempt("ada", Client("n", session=("ada", "s1"))).device == "s1"
        assert sign_ins.attempt("bob", Client("n", session=("ada", "s1"))).device is None


def test_right_passwords_are_not_counted() -> None:
    """Somebody who signs in again and again is not slowed down for wrong passwords that nobody tried."""
    sign_ins = SignIns(b"secret", Limits(wrong_passwords=2, sign_ins=1000), lambda: 0.0)
    attempt = sign_ins.attempt("ada", Client("192.0.2.1"))
    for _ in range(100):
        sign_ins.take(attempt)
        sign_ins.right(attempt)
    for _ in range(2):
        sign_ins.take(attempt)
    with pytest.raises(Problem, match="Too many"):
        sign_ins.take(attempt)


@pytest.mark.parametrize(
    "password",
    [
        "12345678",
        "password",
        "qwertyuiop",
        "menagerie",
        "siamsiam",
        "AdaLovelace",
        "lovelace1",
        "a" * 200,
        "abcabcabc",
    ],
)
def test_passwords_that_are_easily_guessed_are_refused(password: str) -> None:
    """Common ones, patterns, the name and our own words are; the sentence says what to take instead."""
    with pytest.raises(Problem) as caught:
        checked_password(password, ("AdaLovelace", "Ada Lovelace"))
    assert caught.value.code == "account/weak-password"
    assert len({sentences(language)["account/weak-password"] for language in LANGUAGES}) == 4


async def test_a_password_is_compared_as_it_was_typed(sqlite_database: str) -> None:
    """Case, spaces and everything behind the judged beginning count."""
    password = " Correct horse battery staple, and a long tail "  # noqa: S105 - for tests
    async with Site(sqlite_database) as site:
        ada = await site.browser()
        assert (await ada.post("/api/me/account", json={"name": "Ada", "password": password})).status_code == 201
        for other in (password.strip(), password.lower(), password[:-2], password + " "):
            assert await tried(ada, {"name": "Ada", "password": other}) == 403
        assert await tried(ada, {"name": "Ada", "password": password}) == 201


async def test_a_new_server_has_no_accounts(sqlite_database: str) -> None:
    """Nobody is there from the beginning, with whichever password."""
    async with Site(sqlite_database) as site, site.server.store.reading() as connection:
        accounts = select(func.count()).select_from(people).where(people.c.password.is_not(None))
        assert await connection.scalar(accounts) == 0


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_passwords_have_a_length(password: str) -> None:
    """A password is neither short nor endless."""
    with pytest.raises(Problem) as caught:
        checked_password(password, ("Ada",))
    assert caught.value.code == "account/password"


@pytest.mark.parametrize("password", ["correct horse", "Giraffe im Nebel", "пять верблюдов", "k9#vT2!q"])
def test_other_passwords_pass(password: str) -> None:
    """Some words in any language do, and so does what a browser chooses."""
    assert checked_password(password, ("Ada",)) == password


def test_only_the_beginning_of_a_password_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time that judging takes is bounded: what is judged is."""
    judged: list[str] = []

    def judge(password: str, _: list[str]) -> dict[str, int]:
        judged.append(password)
        return {"score": 4}

    monkeypatch.setattr(passwords, "zxcvbn", judge)
    checked_password("4@8({[<3691!|0$5+7%2" * 10, ("Ada",))
    assert [len(each) for each in judged] == [passwords.JUDGED]


async def test_strangers_who_wait_are_few_and_known_ones_do_not_wait_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a number of passwords that wait, strangers are refused; a known browser has its own place."""
    free, hashing = asyncio.Event(), Hashing()

    async def in_thread(*_: object) -> bool:
        await free.wait()
        return True

    monkeypatch.setattr(asyncio, "to_thread", in_thread)
    monkeypatch.setattr(passwords, "MOST_WAITING", 3)
    strangers = [asyncio.create_task(hashing.verify("hash", "p")) for _ in range(4)]
    await asyncio.sleep(0)
    known = asyncio.create_task(hashing.verify("hash", "p", known=True))
    await asyncio.sleep(0)
    free.set()
    assert await known
    found = await asyncio.gather(*strangers, return_exceptions=True)
    assert [isinstance(each, Problem) for each in found] == [False, False, False, True]
