"""``menagerie new-game``: a copy of the template game under a new name, which passes every check at once."""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LONGEST_NAME = 20
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
RESERVED = frozenset({"game", "games", "menagerie", "template", "test", "tests"})
GAMES = Path("src", "menagerie", "games")
TEMPLATE = "_template"
COPIED = (
    GAMES / TEMPLATE,
    Path("tests", "games", TEMPLATE),
    Path("tests", "perft", f"{TEMPLATE}.perft"),
    Path("tests", "playthroughs", TEMPLATE),
    Path("web", "src", "games", TEMPLATE),
)
"""What a game consists of: its folder, its tests, its counts, its golden games and its folder in the browser app."""
KINDS = frozenset({".py", ".pxd", ".toml", ".perft", ".txt", ".ts", ".svelte", ".json", ".svg"})
"""The files that are copied; what was compiled or cached is not."""
ABOUT_THE_TEMPLATE = " A complete toy game, which ``menagerie new-game`` copies."


def new_game(name: str, root: str | Path = ".") -> list[Path]:
    """Copy the template to a game called `name` in the source checkout at or above `root`; return what was made."""
    check_name(name)
    checkout = find_checkout(Path(root))
    places = {checkout / path: checkout / renamed_path(path, name) for path in COPIED if (checkout / path).exists()}
    taken = [place for place in places.values() if place.exists()]
    if taken:
        raise InvalidInput(f"there is a game {name!r} already: {taken[0]} exists")
    try:
        for template, place in places.items():
            copy(template, place, name)
    except OSError as error:
        remove(places.values())
        raise InvalidInput(f"the new game cannot be written: {error}") from None
    return list(places.values())


def check_name(name: object) -> None:
    """Refuse a text that cannot be the name of a game, and say why."""
    problem = name_problem(name) if isinstance(name, str) else "expected a text"
    if problem:
        raise InvalidInput(f"{str(name)[:40]!r} cannot be the name of a game: {problem}")


def name_problem(name: str) -> str:
    """Return the problem with the name of a game, nothing if it is valid."""
    if not NAME.fullmatch(name):
        return "expected small letters, digits and single underscores, a letter first"
    if len(name) > LONGEST_NAME:
        return f"expected at most {LONGEST_NAME} characters"
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        return "it is a word of Python"
    return "it is taken by Menagerie itself" if name in RESERVED else ""


def find_checkout(root: Path) -> Path:
    """Return the nearest folder at or above `root` that holds the sources of Menagerie."""
    start = root.absolute()
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / GAMES / TEMPLATE / "game.py").is_file():
            return folder
    raise InvalidInput(
        f"there is no source tree of Menagerie at or above {str(start)!r}; expected pyproject.toml and {GAMES}"
    )


def renamed_path(path: Path, name: str) -> Path:
    """Return where the copy of a file or folder goes."""
    return Path(*(part.replace(TEMPLATE, name) for part in path.parts))


def copy(template: Path, place: Path, name: str) -> None:
    """Copy a file, or the files of a folder, with everything in them renamed."""
    for source in files_of(template):
        target = place / source.relative_to(template) if template.is_dir() else place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def files_of(template: Path) -> Iterator[Path]:
    """Yield the source files of the template."""
    for path in sorted(template.rglob("*")) if template.is_dir() else [template]:
        if path.is_file() and path.suffix in KINDS:
            yield path


def renamed(text: str, name: str) -> str:
    """Rename modules, classes, functions, rules and titles in a text for the new game."""
    words = name.split("_")
    text = text.replace(ABOUT_THE_TEMPLATE, "")
    text = text.replace("as_template", f"as_{name}")
    text = text.replace(TEMPLATE, name)
    text = text.replace("Template", "".join(word.capitalize() for word in words))
    text = text.replace("Otter Run", " ".join(word.capitalize() for word in words))
    text = re.sub(r"\bT(?=[0-9])", name[0].upper(), text)
    return re.sub(r"(?<=_)t(?=[0-9]+_)", name[0], text)


def remove(places: Iterable[Path]) -> None:
    """Remove the files made before a failure."""
    for place in places:
        if place.is_dir():
            shutil.rmtree(place, ignore_errors=True)
        else:
            place.unlink(missing_ok=True)
