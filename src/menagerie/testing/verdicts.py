"""Checks of refusals: `explain` and `legal_moves` agree, and every refusal cites a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.errors import IllegalMove, InvalidMove

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.position import Position
    from menagerie.testing.trial import Trial

NONSENSE: tuple[object, ...] = (-1, -(2**63), 2**31, 2**70, 10**6 + 7, 1.5, "1", None, (), "+c1N")
"""What nobody should play."""


def explain_agrees(trial: Trial) -> None:
    """`explain` never fails, and calls exactly those moves legal that `legal_moves` lists, each once."""
    for position in trial.walk():
        legal = position.legal_moves()
        trial.same("legal_moves lists a move twice", len(set(legal)), len(legal), position)
        for move in {*trial.game.every_move(position), *legal}:
            explained = explained_legal(trial, position, move)
            trial.same(
                "explain and legal_moves differ on whether a move is legal", move in legal, explained, position, move
            )


def explained_legal(trial: Trial, position: Position, move: int) -> bool:
    """Whether `explain` calls a move legal; a failure is reported."""
    try:
        verdict = trial.game.explain(position, move)
    except Exception as error:  # noqa: BLE001 - whatever it raises is what is reported
        trial.fail("explain raises instead of answering", position, move, found=repr(error))
    if not verdict.message.strip():
        trial.fail("explain says nothing", position, move)
    return verdict.legal


def refusals_cite_rules(trial: Trial) -> None:
    """Every refusal cites a rule that prohibits, names cells of the scene, and has words in every language."""
    prohibiting = trial.game.rulebook.prohibiting()
    worded: set[str] = set()
    for position in trial.walk():
        cells = {cell.id for cell in trial.game.scene(trial.game.view(position, 0)).cells}
        for move in trial.game.every_move(position):
            refusal = trial.game.refuse(position, move)
            if refusal is None:
                continue
            if refusal.rule not in prohibiting:
                trial.fail("a refusal cites a rule that prohibits nothing", position, move, found=refusal.rule)
            strange = [cell for cell in refusal.cells if cell not in cells]
            if strange:
                trial.fail("a refusal names cells that are not drawn", position, move, found=strange)
            if refusal.reason not in worded:
                say_in_every_language(trial, position, move)
                worded.add(refusal.reason)


def say_in_every_language(trial: Trial, position: Position, move: int) -> None:
    """Explain a refusal in each language."""
    for language in trial.game.rulebook.languages:
        try:
            trial.game.explain(position, move, language)
        except Exception as error:  # noqa: BLE001 - whatever it raises is what is reported
            trial.fail(f"a refusal has no words in {language!r}", position, move, found=repr(error))


def illegal_play_changes_nothing(trial: Trial) -> None:
    """An illegal move raises `IllegalMove` with the verdict of `explain`, nonsense is refused, and nothing changes."""
    random = trial.random("illegal")
    for position in trial.walk():
        before = snapshot(trial, position)
        legal = set(position.legal_moves())
        illegal = [move for move in trial.game.every_move(position) if move not in legal]
        for move in random.sample(illegal, min(len(illegal), 12)):
            refused_with_verdict(trial, position, move)
        for nonsense in NONSENSE:
            if nonsense not in legal:
                refused_as_nonsense(trial, position, nonsense)
        trial.same("a refused move changed the position", before, snapshot(trial, position), position)


def refused_with_verdict(trial: Trial, position: Position, move: int) -> None:
    """Play an illegal move and check the error."""
    try:
        position.play(move)
    except IllegalMove as error:
        verdict = trial.game.explain(position, move)
        trial.same("play and explain refuse a move with different verdicts", verdict, error.verdict, position, move)
    except Exception as error:  # noqa: BLE001 - whatever it raises is what is reported
        trial.fail("an illegal move is not answered with IllegalMove", position, move, found=repr(error))
    else:
        trial.fail("an illegal move was played", position, move)


def refused_as_nonsense(trial: Trial, position: Position, nonsense: object) -> None:
    """Play a value that is no move at all."""
    try:
        position.play(nonsense)  # type: ignore[arg-type]
    except (InvalidMove, IllegalMove):
        return
    except Exception as error:  # noqa: BLE001 - whatever it raises is what is reported
        trial.fail(f"playing {nonsense!r} is not answered with InvalidMove", position, found=repr(error))
    trial.fail(f"{nonsense!r} was played", position)


def snapshot(trial: Trial, position: Position) -> tuple[object, ...]:
    """Return everything about a position that a refused move must leave alone."""
    text = trial.game.format_position(position)
    return text, position.key(), position.to_act, position.legal_moves(), position.moves_played


def every_prohibition_is_cited(trials: Sequence[Trial]) -> None:
    """Every rule that prohibits something is cited by a refusal in some position of some edition."""
    game = trials[0].game
    cited = {
        refusal.rule
        for trial in trials
        for position in trial.walk()
        for move in game.every_move(position)
        if (refusal := game.refuse(position, move)) is not None
    }
    never = sorted(game.rulebook.prohibiting() - cited)
    if never:
        trials[0].fail("rules that prohibit are never cited; add positions in which they are", found=", ".join(never))
