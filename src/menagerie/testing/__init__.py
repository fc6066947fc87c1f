"""The conformance kit: checks of everything that a game promises, with random play.

::

    from menagerie.testing import check_game

    def test_my_game():
        check_game(GAME, seeds=range(3))

Each check is a function that takes a `Trial` (those for a game as a whole take all its trials) and raises a
`ConformanceFailure` that names the game, the position, the move and both values. `ALL_CHECKS` and `GAME_CHECKS` list
them, so that a test suite can run each as a test of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.testing import drawings, endings, leaks, memory, replays, symmetry, texts, twins, verdicts, wording
from menagerie.testing.failure import ConformanceFailure
from menagerie.testing.trial import Symmetry, Trial, trials

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.core.game import Game

__all__ = ["ALL_CHECKS", "GAME_CHECKS", "ConformanceFailure", "Symmetry", "Trial", "check_game", "trials"]

ALL_CHECKS: tuple[Callable[[Trial], None], ...] = (
    verdicts.explain_agrees,
    verdicts.refusals_cite_rules,
    verdicts.illegal_play_changes_nothing,
    texts.positions_round_trip,
    texts.moves_round_trip,
    texts.moves_are_in_order,
    texts.keys_tell_positions_apart,
    texts.views_round_trip,
    leaks.samples_look_the_same,
    leaks.offers_are_the_legal_moves,
    leaks.hiding_is_as_declared,
    leaks.hidden_chance_moves_read_the_same,
    leaks.strangers_see_nothing,
    replays.records_round_trip,
    replays.inputs_rebuild_every_position,
    replays.chance_follows_from_the_seed,
    replays.weights_are_those_of_chance_moves,
    endings.random_play_ends,
    endings.outcomes_are_complete,
    memory.undo_restores,
    memory.copies_are_equal,
    memory.copies_are_independent,
    drawings.scenes_are_sound,
    drawings.moves_are_shown,
    drawings.features_keep_their_shapes,
    drawings.evaluations_have_terms,
    symmetry.symmetries_hold,
    twins.compiled_and_interpreted_agree,
)
"""What holds for a game in each edition, with each number of seats."""

GAME_CHECKS: tuple[Callable[[Sequence[Trial]], None], ...] = (
    wording.words_are_complete,
    verdicts.every_prohibition_is_cited,
)
"""What holds for a game as a whole."""


def check_game(  # noqa: PLR0913 - one for each thing that can be chosen
    game: Game,
    *,
    seeds: Sequence[int] = (0,),
    plies: int = 40,
    longest: int = 20_000,
    positions: Sequence[str] = (),
    symmetries: Sequence[Symmetry] = (),
) -> None:
    """Run every check on every edition and number of seats; raise the first `ConformanceFailure`.

    `plies` bounds how far random games are followed where every position is looked at; random play has to end within
    `longest` plies; `positions` are texts of further positions to look at; `symmetries` are those that the game has.
    """
    chosen = trials(game, seeds=seeds, plies=plies, longest=longest, positions=positions, symmetries=symmetries)
    for trial in chosen:
        for check in ALL_CHECKS:
            check(trial)
    for whole in GAME_CHECKS:
        whole(chosen)
