"""Whatever people ask for in whatever order, a match stays whole."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from hypothesis import example, given, settings
from hypothesis import strategies as st

from menagerie.core.record import from_json, from_text, replay, to_json, to_text, verify
from menagerie.core.seats import CHANCE
from menagerie.errors import Refused
from menagerie.play.data import commands
from menagerie.play.data.entries import from_plain
from menagerie.play.data.settings import Tempo
from menagerie.play.data.values import CLAIMS, DAY, PROPOSALS, SERVER
from menagerie.play.deciding.agreements import in_one_go, revealed_since
from menagerie.play.deciding.master import due
from menagerie.play.deciding.refusals import LANGUAGES, codes, sentence_of
from menagerie.play.export import record_of
from menagerie.play.match import Match
from tests.play.tables import BLITZ, DAYS, PEOPLE, Table, table

if TYPE_CHECKING:
    from menagerie.play.data.entries import Entry

STEPS = 30
TABLES = [("siam", 2), ("jungla", 2), ("jungla", 4), ("comet", 2), ("comet", 3), ("comet", 4)]
WAITS = (0,) * 12 + (400,) * 6 + (3_000,) * 6 + (41_000,) * 3 + (310_000, 8 * DAY)
USUAL = ("play",) * 24 + ("offer", "answer") * 5 + ("leaving", "claim", "credit", "take_seat_by_bot", "return") * 2
"""What people do more often than to give up."""


def some_command(match: Match, random: Random) -> commands.Command:  # noqa: PLR0911 - one for each kind
    """Return a command that somebody might give, sensible or not."""
    by = random.choice([*(chair.who for chair in match.chairs.values() if chair.who), *PEOPLE, SERVER])
    seat = random.choice([None, None, 1, 2, 3, 5])
    kind = random.choice([*commands.COMMANDS, *USUAL])
    if kind == "play":
        return some_move(match, random)
    if kind == "sit":
        return commands.Sit(by, by.title(), seat, random.choice([None, None, "hare", "9"]), by)
    if kind in {"leave", "resign", "take_seat_by_bot"}:
        return commands.COMMANDS[kind](by, seat)  # type: ignore[call-arg]
    if kind == "offer":
        return commands.Offer(by, random.choice(PROPOSALS), random.choice([None, None, 0, 3]), seat)
    if kind == "answer":
        return commands.Answer(by, random.choice([*match.proposals, *PROPOSALS]), random.random() < 0.7, seat)
    if kind == "claim":
        return commands.Claim(by, random.choice(CLAIMS), random.choice([1, 2, 4]), seat)
    extra = {
        "invite": ("carla",),
        "rename": (random.choice(["Carla", "Eva"]),),
        "credit": (random.choice([1, 10_000, DAY]),),
        "continue": ("next",),
    }
    return commands.COMMANDS[kind](by, *extra.get(kind, ()))


def some_move(match: Match, random: Random) -> commands.Command:
    """Return a move, as a rule one that is possible."""
    seat = match.to_act
    if seat is None or random.random() < 0.1:
        return commands.Play(
            random.choice(PEOPLE), random.choice([0, match.ply]), random.choice(["+a1N", "zz", "+c3N"])
        )
    chair, position = match.chairs[seat], match.position
    move = random.choice(position.legal_moves())
    by = SERVER if chair.bot else str(chair.who)
    return commands.Play(by, match.ply, match.game.format_move(position, move), random.choice([0, 200, 5_000]))


def fuzzed(random: Random) -> Table:
    """Open some match, mostly with everybody seated."""
    game, seats = random.choice(TABLES)
    options = {
        "clock": random.choice([Tempo(), BLITZ, DAYS]),
        "rated": random.random() < 0.2,
        "seating": random.choice(["chosen", "random"]),
        "starting": random.choice(["full"] * 8 + ["ready", "host"]),
        "joining": random.choice(["link"] * 6 + ["open", "invited"]),
    }
    if random.random() < 0.15 or options["joining"] == "invited":
        return Table(game, seats=seats, **options)
    people = random.randint(1, seats)
    made = table(game, people=people, bots=seats - people, **options)
    if options["starting"] == "ready":
        for who in PEOPLE[:people]:
            made.do(commands.Ready(who))
    elif options["starting"] == "host":
        made.do(commands.Start(SERVER))
    return made


def check(made: Table) -> None:
    """Check what is true of every match at any time."""
    match = made.match
    assert Match.from_entries(made.log) == match
    assert match.history.to_act != CHANCE or match.status != "running"
    assert (match.status == "over") == (match.ended is not None)
    assert (match.seed is not None) == (match.status in {"over", "aborted"} and match.started_at is not None)
    if match.status == "running":
        chair = match.chairs[match.to_act or 0]
        assert match.clocks.running == (None if chair.substitute else match.to_act)
        assert all(match.awaited(each) for each in match.proposals.values())
    elif match.status != "paused":
        assert match.clocks.running is None
    check_clocks(made)


def check_clocks(made: Table) -> None:
    """Check that the time used up is no more than has passed, and that nobody has more than ever was given."""
    match = made.match
    tempo, seats = match.settings.clock, match.settings.seats
    if tempo.tempo != "realtime":
        return
    turns = sum(entry.kind == "moved" for entry in made.log)
    total = sum(match.remaining(seat, made.now) or 0 for seat in range(1, seats + 1))
    passed = made.now - (match.started_at or made.now)
    assert seats * tempo.base - passed <= total <= seats * tempo.base + turns * tempo.increment
    assert all(left >= 0 for left in match.clocks.left)


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32))
@example(115099921)  # a move of one's own turn that told others something is taken back within it
def test_no_sequence_of_commands_corrupts_a_match(number: int) -> None:
    """The log adds up to the live match at every step, and what is refused changes nothing and says why."""
    random = Random(number)
    made = fuzzed(random)
    check(made)
    for _ in range(STEPS):
        made.wait(random.choice(WAITS))
        command = due(made.match, made.now) or some_command(made.match, random)
        before = made.match.copy()
        try:
            entries = made.do(command)
        except Refused as refusal:
            check_refusal(refusal)
            assert made.match == before
            continue
        assert commands.from_plain(json.loads(json.dumps(command.to_plain()))) == command
        check_entries(before, entries)
        check(made)
    check_log(made)


def check_refusal(refusal: Refused) -> None:
    """Check that a refusal can be told to anybody."""
    assert refusal.code in codes()
    assert all(sentence_of(refusal, language) for language in LANGUAGES)


def check_entries(before: Match, entries: list[Entry]) -> None:
    """Check what a decision may lead to."""
    for entry in entries:
        if entry.kind == "taken_back":
            assert not before.settings.rated
            ply: int = entry.ply  # type: ignore[attr-defined]
            assert in_one_go(before, ply) or not revealed_since(before, ply)
            assert CHANCE not in before.movers[ply:]


def check_log(made: Table) -> None:
    """Check that JSON keeps the whole match and that its record is true."""
    again = [from_plain(json.loads(json.dumps(entry.to_plain()))) for entry in made.log]
    assert again == made.log
    assert Match.from_entries(again) == made.match
    record = record_of(made.match)
    assert from_text(to_text(record)) == record == from_json(to_json(record))
    assert replay(record).texts == made.match.history.texts
    if made.match.seed:
        assert len(verify(record)) == made.match.movers.count(CHANCE)
