"""Every exception Menagerie raises on purpose, as one tree.

::

    MenagerieError
    ├── InvalidInput (ValueError)      what was given cannot be read
    │   ├── InvalidPosition            a position text, or one that cannot be
    │   ├── InvalidMove                a move text, or a number that stands for no move
    │   ├── InvalidEdition             an edition file; `problems` names every fault at once
    │   ├── InvalidOption              an option or a number of seats that the game does not have
    │   ├── InvalidRecord              a record file, or one that does not replay
    │   └── InvalidMatch               settings, a command or an entry of a match
    ├── IllegalMove (ValueError)       readable, but against a rule; `verdict` says which
    ├── Refused                        a command that a match does not allow now; `code` says why
    ├── Unknown (LookupError)          a name that does not exist; the message lists those that do
    │   ├── UnknownGame
    │   ├── UnknownEdition
    │   ├── UnknownRule
    │   ├── UnknownLanguage
    │   ├── UnknownMatch
    │   └── UnknownPerson
    ├── NothingToUndo (IndexError)     undo before the first move
    ├── MissingExtra (ImportError)     an optional dependency; the message is the line that installs it
    ├── Conflict                       somebody else was faster
    │   ├── Stale                      the log of a match has gone on; `last` is its last number
    │   └── Taken                      a name or an id that exists already
    ├── StoreFailure                   a database cannot be opened, reached, upgraded, saved or restored
    └── EngineFailure                  another program ends, or does not keep to the engine protocol
        └── EngineTooSlow (TimeoutError)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.outcome import Verdict


def rebuilt(kind: type[MenagerieError], given: tuple[object, ...]) -> MenagerieError:
    """Return an error as it was, however it was made: how errors come out of other processes."""
    return kind.__new__(kind, *given)


class MenagerieError(Exception):
    """Anything Menagerie refuses or cannot do."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what is kept, not how it was made: a pool of processes waits for ever for an error it cannot read."""
        return rebuilt, (type(self), self.args), self.__dict__


class InvalidInput(MenagerieError, ValueError):
    """What was given cannot be read."""


class InvalidPosition(InvalidInput):
    """A position text that is malformed or describes an impossible position."""


class InvalidMove(InvalidInput):
    """A text or a number that stands for no move of the game."""


class InvalidEdition(InvalidInput):
    """An edition file that cannot be used."""

    def __init__(self, name: str, problems: tuple[str, ...]) -> None:
        """Keep every problem, so that one run shows them all."""
        super().__init__(f"edition {name!r}: " + "; ".join(problems))
        self.problems = problems


class InvalidOption(InvalidInput):
    """An option, a value for it, or a number of seats that the game does not have."""


class InvalidRecord(InvalidInput):
    """A record that cannot be read or does not replay to what it says."""


class InvalidMatch(InvalidInput):
    """Settings, a command or an entry of a match that cannot be read, or entries that do not follow one another."""


class IllegalMove(MenagerieError, ValueError):
    """A move that a rule forbids."""

    def __init__(self, verdict: Verdict) -> None:
        """Carry the verdict; the message is its sentence with the rule's id."""
        super().__init__(f"{verdict.message} [{verdict.rule}]")
        self.verdict = verdict


class Refused(MenagerieError):
    """A command that a match does not allow now, or not from this person."""

    def __init__(self, code: str, message: str, details: Mapping[str, object] | None = None) -> None:
        """Keep a stable code such as ``match/over`` for programs, a sentence for people, and what it names."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = dict(details or {})


class Unknown(MenagerieError, LookupError):
    """A name that does not exist."""


class UnknownGame(Unknown):
    """No game has this name."""


class UnknownEdition(Unknown):
    """The game has no edition with this id."""


class UnknownRule(Unknown):
    """The game has no rule with this id."""


class UnknownLanguage(Unknown):
    """The game is not written in this language."""


class UnknownMatch(Unknown):
    """No match is stored under this id."""


class UnknownPerson(Unknown):
    """Nobody is stored under this id."""


class NothingToUndo(MenagerieError, IndexError):
    """There is no move to take back."""


class MissingExtra(MenagerieError, ImportError):
    """An optional dependency is not installed."""


class Conflict(MenagerieError):
    """What was to be stored does not fit what somebody else has stored."""


class Stale(Conflict):
    """The log of a match has gone on since it was read."""

    def __init__(self, match: str, last: int) -> None:
        """Carry the number of the last entry there is now."""
        super().__init__(f"the log of match {match!r} has gone on to number {last}")
        self.last = last


class Taken(Conflict):
    """A name or an id exists already."""


class StoreFailure(MenagerieError):
    """A database cannot be opened, reached, upgraded, saved or restored."""


class EngineFailure(MenagerieError):
    """Another program ends unasked, or does not keep to the engine protocol."""


class EngineTooSlow(EngineFailure, TimeoutError):
    """Another program does not answer in time."""
