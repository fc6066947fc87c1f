"""What each kind of viewer is shown: complete, small, and nothing that is hidden from them."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import TYPE_CHECKING

import pytest

from menagerie.core.seats import CHANCE
from menagerie.play.data import commands, entries
from menagerie.play.steps import step_of
from menagerie.server.frames.audiences import Audience, AudienceView
from menagerie.server.frames.choices import texts_of
from menagerie.server.wire import messages as wire
from menagerie.server.wire.scenes import Scene, changed
from tests.play.tables import ANNA, BLITZ, BRUNO, table
from tests.server.stands import audiences, choice, shown

if TYPE_CHECKING:
    from menagerie.play.data.entries import Entry
    from menagerie.play.match import Match

LARGEST = {"siam": 2000, "jungla": 6000, "comet": 6000}
COMPARED: list[int] = []
"""For which seats frames were compared: that they were is part of the test."""


def in_order(scene: Scene) -> tuple[object, ...]:
    """A drawing, whatever the order of its pieces."""
    return (scene.cells, sorted(scene.pieces, key=lambda piece: piece.id), scene.marks, scene.hands, scene.tracks)


@pytest.mark.parametrize("game", LARGEST)
def test_events_keep_a_snapshot_current_and_are_small(game: str) -> None:
    """Who carries out the events knows what a snapshot would tell; typical frames are small."""
    made, random = table(game), Random(5)
    stands = [AudienceView("m", made.match, each) for each in audiences(made.match)]
    known = [stand.snapshot(made.match, made.now) for stand in stands]
    scenes = [snapshot.scene for snapshot in known]
    moves = [[move.text for move in snapshot.moves] for snapshot in known]
    sizes = []
    for _ in range(12):
        events = shown(made.match, stands, choice(made, random), made.now)
        for place, event in enumerate(events):
            sizes.append(len(wire.encode(event)))
            if event.scene is not None:
                scenes[place] = changed(scenes[place], event.scene)
            moves[place] += [move.text for move in event.moves]
        for place, audience in enumerate(audiences(made.match)):
            fresh = AudienceView("m", made.match, audience).snapshot(made.match, made.now)
            assert in_order(scenes[place]) == in_order(fresh.scene)
            assert moves[place] == [move.text for move in fresh.moves]
            assert (events[place].view or fresh.view, events[place].offers) == (fresh.view, fresh.offers)
        assert [bool(texts_of(event.offers)) for event in events] == [
            stand.audience.seats == (made.match.to_act,) for stand in stands
        ]
    assert median(sizes) < LARGEST[game]
    assert max(sizes) < 2 * LARGEST[game]


@pytest.mark.parametrize(("game", "people"), [("comet", 2), ("comet", 4), ("_template", 2)])
def test_no_frame_depends_on_what_is_hidden(game: str, people: int) -> None:
    """Where the cards of others are different and everything else is the same, frames are the same to the byte."""
    made, random = table(game, people=people), Random(people)
    COMPARED.clear()
    for _ in range(25):
        match = made.match
        if match.to_act is None:
            break
        happened = choice(made, random)
        for audience in audiences(match):
            compare_with_twin(match, audience, happened, made.now, random)
        for entry in happened:
            match.apply(entry)
    assert len(COMPARED) > 15


def compare_with_twin(match: Match, audience: Audience, happened: list[Entry], now: int, random: Random) -> None:
    """Let the same happen, as far as a viewer sees it, in two positions that look the same to the viewer."""
    seat = (audience.seats or (0,))[0]
    actual, twin = match.copy(), match.copy()
    twin.history._position = match.game.sample(match.view(seat), random)
    stands = [AudienceView("m", each, audience) for each in (actual, twin)]
    one, other = (wire.encode(stand.snapshot(each, now)) for stand, each in zip(stands, (actual, twin), strict=True))
    assert one == other
    for entry in happened:
        text = same_to(seat, actual, twin, entry, random)
        if text is None:
            return  # what happened is impossible with other cards, so that it tells something to everybody
        stands[0].before(actual, step_of(actual, entry))
        actual.apply(entry)
        theirs = entries.from_plain({**entry.to_plain(), "move": text}) if text else entry
        stands[1].before(twin, step_of(twin, theirs))
        twin.apply(theirs)
        if actual.view(seat) != twin.view(seat):
            return  # by the rules it is open from now on: whose cards end a turn, say
    COMPARED.append(seat)
    frames = [wire.encode(stand.event(each, happened, now)) for stand, each in zip(stands, (actual, twin), strict=True)]
    assert frames[0] == frames[1]


def same_to(seat: int, actual: Match, twin: Match, entry: Entry, random: Random) -> str | None:
    """Return a move of the twin that looks to a seat as an entry does: nothing if there is none, "" for no move."""
    if not isinstance(entry, entries.Moved | entries.Drawn):
        return ""
    game = actual.game
    seen = game.redact(actual.position, game.parse_move(actual.position, entry.move), seat)
    if twin.to_act != (entry.seat if isinstance(entry, entries.Moved) else CHANCE):
        return None
    position = twin.position
    alike = [move for move in position.legal_moves() if game.redact(position, move, seat) == seen]
    return game.format_move(position, random.choice(alike)) if alike else None


def test_somebody_with_several_seats_sees_the_one_to_act() -> None:
    """On one device the view goes round, and all moves of own seats are open."""
    made = table("comet")
    stand = AudienceView("m", made.match, Audience((1, 2)))
    for _ in range(6):
        (event,) = shown(made.match, [stand], choice(made, Random(2)), made.now)
        assert event.seat == made.match.to_act
        assert event.offers is not None
    assert not any("?" in move.text for move in stand.moves.latest()[1])


def test_takebacks_shorten_the_list_of_moves() -> None:
    """After a takeback the snapshot has only the moves that stand."""
    made = table("siam")
    stand = AudienceView("m", made.match, Audience(()))
    for text in ("+a1N", "+a5S"):
        shown(made.match, [stand], choice(made, Random(1), text), made.now)
    made.do(commands.Offer(BRUNO, "takeback"))
    stand = AudienceView("m", made.match, Audience(()))
    twin = made.match.copy()
    taken = made.do(commands.Answer(ANNA, "takeback", yes=True))
    (event,) = shown(twin, [stand], taken, made.now)
    assert event.entries == ["answered", "taken_back"]
    assert event.ply == 1
    assert event.proposals == []
    assert [move.text for move in stand.snapshot(twin, made.now).moves] == ["+a1N"]


def test_who_is_told_of_much_at_once_is_told_what_stands() -> None:
    """Of moves and their takeback in one go, as from another process, those are shown that were not taken back."""
    made = table("siam")
    twin, stand = made.match.copy(), AudienceView("m", made.match, Audience(()))
    happened = [*made.play("+a1N"), *made.play("+a5S"), *made.do(commands.Offer(BRUNO, "takeback"))]
    happened += made.do(commands.Answer(ANNA, "takeback", yes=True))
    (event,) = shown(twin, [stand], happened, made.now)
    assert [(move.ply, move.text) for move in event.moves] == [(1, "+a1N")]
    assert event.ply == len(stand.moves) == 1


def test_whoever_lets_a_bot_play_has_nothing_to_play() -> None:
    """Until they come back, nothing is offered to them."""
    made = table("siam")
    stand = AudienceView("m", made.match, Audience((1,)))
    assert stand.offers(made.match) is not None
    made.do(commands.TakeSeatByBot(ANNA))
    assert stand.offers(made.match) is None
    made.do(commands.Return(ANNA))
    assert stand.offers(made.match) is not None


def test_clocks_absence_and_results_are_told() -> None:
    """Frames tell what clocks show, who is away until when, and how it ended."""
    made = table("siam", clock=BLITZ)
    stand = AudienceView("m", made.match, Audience((), "de"))
    assert stand.snapshot(made.match, made.now).clocks.left == [300_000, 300_000]
    away = made.do(commands.Leaving(BRUNO))
    event = stand.event(made.match, away, made.now)
    assert event.seats is not None
    assert event.seats[1].forfeit_at == made.now + 40_000
    assert event.view is None
    over = made.do(commands.Resign(ANNA))
    event = stand.event(made.match, over, made.now)
    assert event.result is not None
    assert (event.result.ending, event.result.winners) == ("resignation", [2])
    assert event.seed == made.match.seed
    assert event.offers is None


def test_a_snapshot_is_encoded_once_for_all_who_join_between_two_moves() -> None:
    """The same text is given until something happens."""
    made = table("siam")
    stand = AudienceView("m", made.match, Audience(()))
    first = stand.snapshot_text(made.match, made.now)
    assert stand.snapshot_text(made.match, made.now + 5) is first
    shown(made.match, [stand], choice(made, Random(1)), made.now)
    assert stand.snapshot_text(made.match, made.now) != first
