"""The watchdog: if a mind fails or is late, its seat still gets a move."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.bots.mind import Mind
    from menagerie.search.thought import Thought

MOST_SPARE = 0.05


def spare(limit: float) -> float:
    """Return the seconds of a clock that are kept for the work after a search."""
    return min(MOST_SPARE, limit / 10)


def watched(mind: Mind, limit: float) -> tuple[Thought[int] | None, str | None]:
    """Let a mind think in a thread of its own for less than `limit` seconds.

    Return its thought, or the last it reported if it fails or overruns, with what went wrong in words. The caller is
    answered in time even if the mind never ends: its thread is asked to stop and abandoned.
    """
    reported: list[Thought[int]] = []
    answers: SimpleQueue[Thought[int] | Exception] = SimpleQueue()

    def think() -> None:
        try:
            answers.put(mind.think(limit - spare(limit), reported.append))
        except Exception as error:  # noqa: BLE001 - whatever it is, the seat needs a move
            answers.put(error)

    Thread(target=think, daemon=True, name="a mind").start()
    try:
        answer = answers.get(timeout=limit - spare(limit) / 2)
    except Empty:
        mind.stop()
        return (reported[-1] if reported else None), f"no answer within {limit:g} seconds"
    except BaseException:
        mind.stop()
        raise
    if isinstance(answer, Exception):
        return (reported[-1] if reported else None), f"{type(answer).__name__}: {answer}"
    return answer, None
