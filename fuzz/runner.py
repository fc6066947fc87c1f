"""The runner of a fuzzer: for a number of texts or a time."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from fuzz.mutations import mutated

if TYPE_CHECKING:
    from collections.abc import Sequence


class Fuzzed(Protocol):
    """The interface of a fuzzer."""

    @property
    def name(self) -> str:
        """The name in reports."""

    @property
    def corpus(self) -> Sequence[str]:
        """Texts to begin from."""

    def attempt(self, text: str, random: Random) -> bool:
        """Read a text and return whether it was accepted."""


class Broken(AssertionError):
    """A text for which the promise does not hold."""


@dataclass(frozen=True)
class Tally:
    """The counts of a run."""

    tried: int
    let_through: int


def fuzz(target: Fuzzed, *, seed: int = 0, texts: int | None = None, seconds: float | None = None) -> Tally:
    """Try every text of the corpus, then mutated ones, up to a number of texts or a time."""
    began, passed = monotonic(), 0
    for number in count():
        if (texts is not None and number >= texts) or (seconds is not None and monotonic() - began >= seconds):
            return Tally(number, passed)
        random = Random(f"{seed}/{target.name}/{number}")
        text = target.corpus[number] if number < len(target.corpus) else mutated(target.corpus, random)
        passed += attempt(target, text, random)
    raise Broken(target.name)


def attempt(target: Fuzzed, text: str, random: Random) -> bool:
    """Try one text; a failure is reported with it."""
    try:
        return target.attempt(text, random)
    except Exception as error:
        shown = ascii(text) if len(text) <= 2_000 else f"{text[:2_000]!a} ({len(text):,} characters)"
        raise Broken(f"{target.name}: {type(error).__name__}: {error}\n  input: {shown}") from error
