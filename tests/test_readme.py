"""What the documents show is what happens: every Python session and every console session in them is run."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core.registry import load

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\$ menagerie (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
LINK = re.compile(r"(?:\]\(|src=\")(?!\w+:)([^)#\"]+)")
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
DOTTED = re.compile(r"\bmenagerie(?:\.[A-Za-z_]\w*)+")
FILE = re.compile(r"[\w.*<>-]+/(?:[\w.*<>-]+/)*(?:[\w.*<>-]+\.\w+)?")  # ends in a slash or in a file with an ending
PLACEHOLDER = re.compile(r"<\w+>|\b[A-Z]{4,}\b")  # such as <game> or GAME
PACKAGE = ROOT / "src" / "menagerie"
GAME = PACKAGE / "games" / "_template"  # has the rooms that every game has
ROOMS = [path.name for folder in (PACKAGE, GAME) for path in folder.iterdir() if path.is_dir()]
TOPS = {"src", "web", "tests", "docs", "deploy", "menagerie", *ROOMS}
MADE = {"web/src/generated/", "src/generated/"}  # written by the build of the browser app, not in the repository


def blocks(page: Path, kind: str) -> str:
    """The fenced blocks of one kind on a page, one after the other."""
    return "\n".join(body for found, body in BLOCK.findall(page.read_text(encoding="utf-8")) if found == kind)


def named(pages: list[Path]) -> list[object]:
    """The pages as parameters that are called by their paths."""
    return [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in pages]


@pytest.mark.parametrize("page", named([page for page in PAGES if blocks(page, "pycon")]))
def test_python_sessions(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Python sessions in the documents give the answers that are printed."""
    monkeypatch.chdir(tmp_path)
    session = doctest.DocTestParser().get_doctest(blocks(page, "pycon"), {}, page.name, str(page), 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(session, out=report.append)
    assert result.failed == 0, "".join(report)
    assert result.attempted > 0


@pytest.mark.parametrize("page", named([page for page in PAGES if blocks(page, "console")]))
def test_console_sessions(page: Path, tmp_path: Path) -> None:
    """Console sessions in the documents print what they show, each page's commands in one empty folder."""
    sessions = COMMAND.findall(blocks(page, "console"))
    assert sessions
    for command, expected in sessions:
        done = run("-m", "menagerie", *shlex.split(command), cwd=tmp_path)
        assert re.fullmatch(pattern(expected), done.strip()), f"{command}\n{done}"


def run(*arguments: str, cwd: Path) -> str:
    """Return what Python prints when run with these arguments, errors included, without blanks at the ends of lines."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    return re.sub(" +$", "", done.stdout, flags=re.MULTILINE)


def pattern(expected: str) -> str:
    """The printed answer as a pattern: an ellipsis character stands for anything."""
    return re.escape(expected.strip()).replace("…", "(?s:.*)")


@pytest.mark.parametrize("page", named(PAGES))
def test_links(page: Path) -> None:
    """Links between the documents lead somewhere."""
    broken = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert broken == []


@pytest.mark.parametrize("page", named(sorted((ROOT / "docs" / "games").glob("*.md"))))
def test_the_page_of_a_game_names_its_parts(page: Path) -> None:
    """Editions, options and terms of the evaluation stand on the page of their game, as programs call them."""
    game = load(page.stem)
    text = page.read_text(encoding="utf-8")
    parts = [*game.editions, *(option.name for option in game.options()), *game.explain_evaluation(game.new(), 1)]
    assert [part for part in parts if f"`{part}`" not in text] == []


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page are linked to."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", named(PAGES))
def test_links_to_headings(page: Path) -> None:
    """Links to a heading, of the same page or another, name one that is there."""
    found = re.findall(r"\]\((?!\w+:)([^)#]*)#([^)]+)\)", page.read_text(encoding="utf-8"))
    pages = [(page.parent / link if link else page, anchor) for link, anchor in found]
    assert [(to.name, anchor) for to, anchor in pages if anchor not in anchors(to)] == []


def is_defined(name: str) -> bool:
    """Tell whether a dotted name is a module or something that is defined in one, without importing it."""
    place = PACKAGE
    first, *rest = name.split(".")[1:]
    while (place / first).is_dir() and rest:
        place, first, *rest = place / first, *rest
    if (place / first).is_dir():
        return True
    if (place / f"{first}.py").is_file():
        module, attribute = place / f"{first}.py", rest[0] if rest else None
    else:
        module, attribute = place / "__init__.py", first
    return attribute is None or re.search(rf"\b{attribute}\b", module.read_text(encoding="utf-8")) is not None


def is_there(path: str, page: Path) -> bool:
    """Tell whether something lies at a path, seen from the root, the page, the sources, the package or a game."""
    pattern = PLACEHOLDER.sub("*", path).rstrip("/")
    folders = (ROOT, page.parent, PACKAGE.parent, PACKAGE, GAME)
    return path in MADE or any(any(folder.glob(pattern)) for folder in folders)


@pytest.mark.parametrize("page", named(PAGES))
def test_modules_that_are_named_exist(page: Path) -> None:
    """Dotted names such as `menagerie.core.record` are modules, or names that their modules have."""
    names = [name for code in INLINE.findall(page.read_text(encoding="utf-8")) for name in DOTTED.findall(code)]
    assert [name for name in names if not is_defined(name)] == []


@pytest.mark.parametrize("page", named(PAGES))
def test_files_that_are_named_exist(page: Path) -> None:
    """Paths such as `src/menagerie/core/` lead somewhere."""
    words = [word for code in INLINE.findall(page.read_text(encoding="utf-8")) for word in code.split()]
    paths = [word for word in words if FILE.fullmatch(word) and word.partition("/")[0] in TOPS]
    assert [path for path in paths if not is_there(path, page)] == []


def test_readme_session_is_there() -> None:
    """The README shows a session with the public names."""
    session = blocks(ROOT / "README.md", "pycon")
    names = ("load", "new", "legal_moves", "play", "explain", "undo", "outcome", "choose")
    assert [name for name in names if f"{name}(" not in session] == []


def test_picture() -> None:
    """The picture in the README is the one that its script makes."""
    picture = run(str(ROOT / "docs" / "images" / "picture.py"), cwd=ROOT)
    assert picture == (ROOT / "docs" / "images" / "siam.svg").read_text(encoding="utf-8")
