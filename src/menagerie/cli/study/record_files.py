"""The records of a match as files: one line each in a file, or one file each in a folder."""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING, Self

from menagerie.cli.files import LINES, reason, save_record
from menagerie.core.record import to_json
from menagerie.errors import InvalidInput

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from menagerie.analysis.matches.arena import GameResult

SUMMARY = "match.json"


class Keeper:
    """Keeps only the list of results; subclasses keep records as well."""

    def __init__(self) -> None:
        """Begin with no results."""
        self.results: list[dict[str, object]] = []

    @staticmethod
    def at(place: Path | None) -> Keeper:
        """Return the keeper for a path; an existing file or a folder with content is refused."""
        if place is None:
            return Keeper()
        try:
            if place.exists() and (place.is_file() or any(place.iterdir())):
                raise InvalidInput(f"{str(place)!r} has something in it already; name a new file or folder")
            return InLines(place) if place.suffix == LINES else InFolder(place)
        except (OSError, ValueError) as error:
            if isinstance(error, InvalidInput):
                raise
            raise InvalidInput(f"{str(place)!r} cannot be written: {reason(error)}") from None

    def keep(self, result: GameResult) -> None:
        """Keep one game."""
        self.results.append(facts(result))

    def sum_up(self, summary: dict[str, object]) -> None:
        """Keep how the match ended."""

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End."""


class InLines(Keeper):
    """Writes each record as a line of JSON, as soon as its game is over."""

    def __init__(self, file: Path) -> None:
        """Begin a new file."""
        super().__init__()
        self.file: IO[str] = file.open("x", encoding="ascii")

    def keep(self, result: GameResult) -> None:
        """Write one line."""
        super().keep(result)
        self.file.write(to_json(result.record) + "\n")
        self.file.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self.file.close()


class InFolder(Keeper):
    """Writes each record as a file, and a summary at the end."""

    def __init__(self, folder: Path) -> None:
        """Make the folder."""
        super().__init__()
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder

    def keep(self, result: GameResult) -> None:
        """Write one file."""
        super().keep(result)
        save_record(result.record, self.folder / f"{result.pairing.number + 1:06}.txt")

    def sum_up(self, summary: dict[str, object]) -> None:
        """Write the summary with the list of games."""
        content = json.dumps({**summary, "results": self.results}, indent=2, ensure_ascii=False)
        (self.folder / SUMMARY).write_text(content + "\n", encoding="utf-8")


def facts(result: GameResult) -> dict[str, object]:
    """One game in the summary."""
    return {
        "game": result.pairing.number + 1,
        "opening": result.pairing.group + 1,
        "seats": list(result.record.seats),
        "shares": [round(share, 6) for share in result.shares],
        "ending": result.ending,
        "plies": result.plies,
        **({"culprit": result.culprit, "detail": result.detail} if result.culprit is not None else {}),
    }
