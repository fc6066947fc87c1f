"""Whatever is tried with a card or a rescuer, the rule that forbids it is found."""

from __future__ import annotations

from random import Random

import menagerie
from tests.games.comet.rules.tables import lay, play

COMET = menagerie.load("comet")


def test_every_attempt_is_judged() -> None:
    """In a game played at random, anything put anywhere is a move that can be written, and a refusal names a rule."""
    random = Random(5)
    position = COMET.new()
    tried = 0
    while tried < 40 and position.outcome() is None:
        if position.to_act and position.to_act > 0:
            scene = COMET.scene(COMET.view(position, position.to_act))
            items = [item.id for hand in scene.hands for item in hand.items]
            piece = random.choice([*items, *(each.id for each in scene.pieces)])
            cell = random.choice(["", random.choice(scene.cells).id])
            for move in COMET.meant(position, piece, cell)[:1]:
                verdict = COMET.explain(position, move)
                assert verdict.legal == (move in position.legal_moves()), (piece, cell)
                tried += not verdict.legal
        position.play(random.choice(position.legal_moves()))
    assert tried == 40


def test_nothing_is_meant_by_nothing() -> None:
    """What is on no board means no move."""
    position = COMET.new()
    assert COMET.meant(position, "nobody", "") == []
    assert COMET.meant(position, "mammoth", "z9") == []


def test_what_a_step_would_cost_is_named() -> None:
    """A step that no symbol pays for is refused with the symbol that would, not with one that nobody chose."""
    ready = {"hand": ["quagga"], "rescuers": ["c4", None, None], "slots": ["dodo", None, None]}
    position = play(lay(ready), "move quagga")
    verdict = COMET.explain(position, COMET.meant(position, "rescuer1-1", "b4")[0])
    assert (verdict.rule, verdict.message) == ("C31", "b4 is jungle: a step there costs its symbol or a joker.")
