"""Checks of records: a replay gives the same positions, and chance moves follow from the seed."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from menagerie.core import record
from menagerie.core.chance import Seed
from menagerie.core.history import History
from menagerie.core.seats import CHANCE
from menagerie.errors import MenagerieError
from menagerie.testing.trial import random_move

if TYPE_CHECKING:
    from menagerie.core.record import Record
    from menagerie.testing.trial import Trial


def seed_of(trial: Trial) -> Seed:
    """Return the committed seed of a trial's match."""
    return Seed(sha256(str(trial).encode()).digest(), tuple(f"part {seat}" for seat in range(1, trial.seats + 1)))


def match(trial: Trial) -> tuple[History, Record, list[str]]:
    """Play a random match with a seed; return it with its record and the text of every position."""
    random, seed, history, index = trial.random("match"), seed_of(trial), History(trial.game, trial.start()), 0
    texts = [trial.game.format_position(history.position)]
    while history.to_act is not None and history.ply < trial.plies:
        if history.to_act == CHANCE:
            move = seed.chance_move(trial.game, history.position, index)
            index += 1
        else:
            move = random_move(history.position, random)
        history.play(move)
        texts.append(trial.game.format_position(history.position))
    names = [f"Player {seat}" for seat in range(1, trial.seats + 1)]
    try:
        made = record.from_history(history, names, seed=seed, reveal=True)
    except MenagerieError as error:
        trial.fail("a match cannot be recorded", history.position, found=str(error))
    return history, made, texts


def records_round_trip(trial: Trial) -> None:
    """A record as text and as JSON reads back as the same record."""
    _, made, _ = match(trial)
    for name, write, read in (
        ("text", record.to_text, record.from_text),
        ("JSON", record.to_json, record.from_json),
        ("either form", record.to_text, record.read_record),
    ):
        try:
            again = read(write(made))
        except MenagerieError as error:
            trial.fail(f"a record written as {name} cannot be read", found=str(error))
        trial.same(f"a record changes when it is written and read as {name}", made, again)


def inputs_rebuild_every_position(trial: Trial) -> None:
    """Replaying a record from its text leads through the same positions, each with its hash, to the same result."""
    history, made, texts = match(trial)
    try:
        again = record.replay(record.from_text(record.to_text(made)), trial.game)
    except MenagerieError as error:
        trial.fail("a record does not replay", found=str(error))
    trial.same("a replay passes through other keys", history.keys, again.keys)
    trial.same("a replay ends differently", history.outcome(), again.outcome())
    position = again.position
    for text in reversed(texts):
        trial.same("a replay passes through another position", text, trial.game.format_position(position))
        if position.moves_played:
            position.undo()


def chance_follows_from_the_seed(trial: Trial) -> None:
    """Every chance move of a match can be worked out again from the seed that was committed to."""
    _, made, _ = match(trial)
    try:
        found = record.verify(made, trial.game)
    except MenagerieError as error:
        trial.fail("the chance moves of a match do not follow from its seed", found=str(error))
    by_chance = [ply.move for ply in made.plies if ply.seat == CHANCE]
    trial.same("the chance moves verified are not those of the record", by_chance, [move.text for move in found])


def weights_are_those_of_chance_moves(trial: Trial) -> None:
    """Every chance move has one positive weight, and there are chance moves only in games that declare chance."""
    chances = 0
    for position in trial.walk():
        if position.to_act != CHANCE:
            continue
        chances += 1
        weights = position.weights()
        trial.same("there is not one weight for each chance move", len(position.legal_moves()), len(weights), position)
        if any(type(weight) is not int or weight <= 0 for weight in weights):
            trial.fail("a chance move has a weight that is not a positive whole number", position, found=weights)
    trial.same("chance decides, or never does, against what the game declares", trial.game.kind.chance, chances > 0)
