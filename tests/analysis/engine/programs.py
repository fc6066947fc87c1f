"""Programs that speak the engine protocol, well or badly, for tests."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PREAMBLE = """
import json, sys, time
import menagerie

siam = menagerie.load("siam")

def say(**message):
    print(json.dumps(message), flush=True)

def offered(request):
    position = siam.parse_position(request["position"])
    for text in request.get("moves", []):
        position.play(siam.parse_move(position, text))
    return [siam.format_move(position, move) for move in position.legal_moves()]

def hello(**changes):
    say(**{"type": "hello", "protocol": 1, "engine": "toy", "game": "siam", **changes})

def requests():
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "analyse":
            yield request
        elif request["type"] == "quit":
            return
        else:
            say(type="done", id=request["id"])
"""

TOYS = {
    "good": """
hello()
for request in requests():
    say(type="best", id=request["id"], move=offered(request)[0], nodes="many", seconds="long", line=3, score=1.5)
""",
    "dies": """
hello()
for request in requests():
    sys.stderr.write("out of oats\\n")
    sys.exit(3)
""",
    "garbage": """
hello()
for request in requests():
    print("+c1N", flush=True)
""",
    "flood": """
hello()
for request in requests():
    while True:
        print("x" * 10_000)
""",
    "slow": """
hello()
for request in requests():
    time.sleep(60)
""",
    "illegal": """
hello()
for request in requests():
    say(type="best", id=request["id"], move="+c3N")
""",
    "silent_move": """
hello()
for request in requests():
    say(type="best", id=request["id"])
""",
    "refuses": """
hello()
for request in requests():
    say(type="error", id=request["id"], code="search/failed", message="not today")
""",
    "chatty": """
hello()
for request in requests():
    say(type="news", text="it rains")
    say(type="best", id=-1, move="+a1N")
    say(type="info", id=request["id"], depth=1)
    say(type="best", id=request["id"], move=offered(request)[-1])
""",
    "stoppable": """
hello()
for line in sys.stdin:
    request = json.loads(line)
    if request["type"] == "stop":
        say(type="best", id=request["request"], move="+c1N")
    elif request["type"] == "quit":
        break
    elif request["type"] != "analyse":
        say(type="done", id=request["id"])
""",
    "stubborn": """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
hello()
while True:
    time.sleep(1)
""",
    "mute": "time.sleep(60)\n",
    "future": "hello(protocol=2)\nfor request in requests(): pass\n",
    "stranger": 'hello(game="chess")\nfor request in requests(): pass\n',
    "stillborn": 'sys.exit("no licence")\n',
    "rude": 'print("Toy engine 1.0", flush=True)\ntime.sleep(60)\n',
}


def toy(folder: Path, name: str) -> list[str]:
    """Write a toy engine into a folder and return the command that starts it."""
    file = folder / f"{name}.py"
    file.write_text(PREAMBLE + TOYS[name], encoding="utf-8")
    return [sys.executable, str(file)]


def spec(command: list[str]) -> str:
    """The text that names the player of a command."""
    return f"engine:{shlex.join(command)}"


OURS = [sys.executable, "-m", "menagerie", "engine", "siam"]
