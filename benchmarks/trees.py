"""Two copies of the project side by side: each runs in its own process, so that they may differ in anything."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path


def add_trees(parser: argparse.ArgumentParser) -> None:
    """Let the command line name two copies."""
    parser.add_argument("old", type=tree, help="folder of the project as it was, compiled")
    parser.add_argument("new", type=tree, help="folder of the project as it is, compiled")


def tree(text: str) -> Path:
    """Return the source folder of a copy of the project."""
    source = Path(text).resolve() / "src"
    if not (source / "menagerie").is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} holds no copy of the project")
    return source


def environment(source: Path, *, interpreted: bool = False) -> dict[str, str]:
    """Return an environment in which Python finds this copy first, as plain Python if asked."""
    return {**os.environ, "PYTHONPATH": str(source)} | ({"MENAGERIE_INTERPRETED": "1"} if interpreted else {})


def answer(source: Path, code: str, *, interpreted: bool = False) -> str:
    """Run some code with one copy and return what it prints."""
    command = [sys.executable, "-c", code]
    asked = environment(source, interpreted=interpreted)
    return subprocess.run(command, capture_output=True, check=True, text=True, env=asked).stdout


class Player:
    """A copy that answers positions with moves until it is asked to stop."""

    CODE = """
import sys
from menagerie import load
from menagerie.bots import Level, choose
game, level = load(sys.argv[1]), Level("player", int(sys.argv[2]), 1e6, 0)
for line in sys.stdin:
    position = game.parse_position(line.strip())
    print(choose(game, game.view(position, position.to_act), level).text, flush=True)
"""

    def __init__(self, source: Path, game: str, depth: int) -> None:
        """Start the process."""
        command = [sys.executable, "-c", self.CODE, game, str(depth)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(source)
        )

    def choose(self, position: str) -> str:
        """Ask for a move."""
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("the player has no pipes")
        self.process.stdin.write(position + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait()
