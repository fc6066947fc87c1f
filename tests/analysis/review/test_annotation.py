"""Whole matches annotated."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.review.analysis import Effort
from menagerie.analysis.review.annotation import annotate
from menagerie.analysis.review.marks import Mark, mark_of, turns_game
from menagerie.analysis.review.parts import joined, parts_of
from menagerie.core import registry
from menagerie.core.chance import Seed
from menagerie.core.history import History
from menagerie.core.record import from_history
from menagerie.core.rulebook import LANGUAGES
from menagerie.core.seats import CHANCE

if TYPE_CHECKING:
    from menagerie.core.record import Record

SIAM, COMET = registry.load("siam"), registry.load("comet")
QUICK = Effort(seconds=None, depth=3)
GIVEN_AWAY = "+b1N +c1N +b1N! +d5N +b1N! +c1N! +b1N! +a2S b1-b2!"

WON = "...S./..S#./.#Sn./..Se./E#nnw ele 22 0,0 - classic2005"


def siam_record(moves: str = GIVEN_AWAY) -> Record:
    """Return the record of a short game that is lost by its sixth ply at the latest."""
    history = History(SIAM)
    for text in moves.split():
        history.play_text(text)
    return from_history(history, ("Ada", "Bob"))


def comet_record(plies: int) -> Record:
    """Return the record of the beginning of a game of Comet."""
    history = History(COMET)
    seed = Seed(b"annotate" * 4)
    index = 0
    while history.ply < plies:
        position = history.position
        if position.to_act == CHANCE:
            history.play(seed.chance_move(COMET, position, index))
            index += 1
        else:
            history.play(position.legal_moves()[0])
    return from_history(history, ("Ada", "Bob"))


def test_every_decision_is_commented() -> None:
    """One comment for each ply, in order, with the move played and chances between 0 and 1."""
    record = siam_record()
    heard: list[tuple[int, int]] = []
    annotation = annotate(record, limit=QUICK, report=lambda done, total: heard.append((done, total)))
    assert [each.ply for each in annotation.comments] == list(range(1, 10))
    assert tuple(each.move for each in annotation.comments) == record.moves
    assert heard == [(done, 9) for done in range(1, 10)]
    for each in annotation.comments:
        assert 0 <= each.after <= each.chance <= 1
        assert each.loss == pytest.approx(each.chance - each.after)


@pytest.mark.parametrize("size", [1, 4, 9, 20])
def test_parts_make_the_whole(size: int) -> None:
    """A match annotated part by part has the same comments as in one go; progress counts the plies of a part."""
    record = siam_record()
    whole = annotate(record, limit=QUICK).to_plain()
    heard: list[tuple[int, int]] = []
    parts = [
        annotate(record, limit=QUICK, plies=part, report=lambda done, total: heard.append((done, total))).to_plain()
        for part in parts_of(9, size)
    ]
    assert joined(parts) == whole
    assert len(heard) == 9
    assert heard[0] == (1, min(size, 9))


def test_parts_go_over_chance_moves() -> None:
    """Between the decisions of a game with chance moves are plies without a comment; parts may consist of them."""
    record = comet_record(12)
    quick = Effort(seconds=None, nodes=2)
    whole = annotate(record, limit=quick).to_plain()
    parts = [annotate(record, limit=quick, plies=part).to_plain() for part in parts_of(12, 1)]
    assert joined(parts)["plies"] == whole["plies"]


def test_a_move_into_a_proven_loss_is_a_blunder_and_turns_the_game() -> None:
    """It is shown with the line that proves it, to the end of the game, and with the better move."""
    comments = annotate(siam_record(), limit=Effort(None, 4)).comments
    blunder = comments[5]
    assert blunder.mark is Mark.BLUNDER
    assert blunder.after == 0
    assert "wins in 2 turns" in blunder.proved[0]
    assert blunder.answer[0] == blunder.move == "+c1N!"
    board = History(SIAM)
    for text in [each.move for each in comments[:5]] + list(blunder.answer):
        board.play_text(text)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert comments[6].after == comments[8].after == 1
    assert comments[8].proved[-1] == "This wins at once."


def test_a_missed_win_is_reported() -> None:
    """A proven win before, none after: that is said, and the winning line is shown."""
    history = History(SIAM, SIAM.parse_position(WON))
    for text in ("c4-c5E", "c1@W"):
        history.play_text(text)
    slipped = annotate(from_history(history, ("Ada", "Bob")), limit=QUICK).comments[0]
    assert (slipped.best, slipped.chance, len(slipped.line)) == ("c2-b2S", 1, 3)
    assert slipped.mark.wrong
    assert slipped.turning
    assert slipped.proved[0] == "A proven win was there and is no longer found."
    assert "This wins in 2 turns" in slipped.proved[1]


def test_what_is_hidden_is_not_used() -> None:
    """Decisions with hidden cards are seen from the seat that made them, and chance moves get no comment."""
    annotation = annotate(comet_record(40), limit=Effort(None, nodes=20))
    assert 0 < len(annotation.comments) < 40
    assert all(each.seat >= 1 and not each.answer for each in annotation.comments)


def test_the_sum_of_it() -> None:
    """Marks are counted for each seat, and JSON has everything."""
    annotation = annotate(siam_record(), limit=QUICK)
    plain = annotation.to_plain()
    assert sum(annotation.counts(1).values()) == 5
    assert sum(annotation.counts(2).values()) == 4
    assert annotation.mean_loss(2) > annotation.mean_loss(1)
    assert plain["turning_points"] == [each.ply for each in annotation.turning_points]
    assert len(plain["plies"]) == 9  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages(language: str) -> None:
    """Sentences exist in every language."""
    sentences = [
        sentence
        for each in annotate(siam_record(), limit=QUICK, language=language).comments
        for sentence in each.proved
    ]
    assert sentences
    assert all("{" not in sentence for sentence in sentences)


def test_marks_grow_with_the_loss() -> None:
    """The more is given away the worse the mark; the best move has none; a game turns only by what is marked."""
    marks = [mark_of(loss / 100, played=False) for loss in range(101)]
    assert sorted(marks, key=list(Mark).index) == marks
    assert set(marks) == set(Mark) - {Mark.BEST}
    assert mark_of(0.9, played=True) is Mark.BEST
    assert turns_game(0.6, 0.3, Mark.BLUNDER)
    assert turns_game(1.0, 0.7, Mark.BLUNDER)
    assert not turns_game(0.4, 0.1, Mark.BLUNDER)
    assert not turns_game(0.52, 0.43, Mark.INACCURACY)


def test_chances_follow_scores() -> None:
    """Even is one half for two and a quarter for four; more is better; nothing is certain by judgement."""
    judge = SIAM.evaluation()
    assert judge.chance(0) == pytest.approx(0.5)
    assert judge.chance(0, 4) == pytest.approx(0.25)
    chances = [judge.chance(score) for score in range(-28_000, 28_001, 1000)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] <= 1
    assert judge.chance(300) + judge.chance(-300) == pytest.approx(1)
