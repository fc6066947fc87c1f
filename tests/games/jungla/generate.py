"""Write the test data of Jungla: games and positions with the answers of the oracle.

Run it from the root of the repository, as `python -m tests.games.jungla.generate`, after a change of the rules or the
edition only: the data is there to stay the same.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.games.jungla.events import events
from tests.games.jungla.oracle import oracle
from tests.games.jungla.oracle.actions import decisions
from tests.games.jungla.oracle.board import enemy
from tests.games.jungla.scenes import STARTS, scenes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.games.jungla.oracle.state import State

DATA = Path(__file__).parent / "data"
GAMES = 60
LONGEST = 120


STYLES = ({"hunt": 80, "x": 8, "ahead": 1.0}, {"hunt": 40, "x": 60, "ahead": 0.3}, {"hunt": 90, "x": 30, "ahead": 2.0})


def weight(state: State, move: str, style: dict[str, float]) -> float:
    """Return how much a move, without its facing, is wanted."""
    if "@" in move or "*" in move or move.count("x") > 1:
        return style["hunt"]
    if "x" in move or "!" in move:
        return style["x"]
    if move == ".":
        return 6
    if "-" not in move:
        inside = move[1:] in state.at() and state.edition.squares[move[1:]].zone_of(enemy(state.side))
        return 6 * style["ahead"] if inside else 0.3 if state.due == "act" else 1
    end = move.rsplit("-", 1)[1]
    rows = int(end[1:]) if state.side == "R" else 14 - int(end[1:])
    zone = state.edition.squares[end].kind == "defence"
    near_prison = end in {"b9", "b10", "b11", "n3", "n4", "n5"}
    spider = 4 if move[0] in "Ss" else 0
    return 0.3 + spider + style["ahead"] * (rows / 5 + 8 * zone + near_prison)


def choice(state: State, legal: Sequence[str], random: Random, style: dict[str, float]) -> str:
    """Return a random action: first the move by weight, then its facing, forward more often than not."""
    facings: dict[str, list[str]] = {}
    for action in legal:
        facings.setdefault(action.split("=")[0].split("@")[0], []).append(action)
    heads = list(facings)
    head = random.choices(heads, [weight(state, head, style) for head in heads])[0]
    forward = "=N" if state.side == "R" else "=S"
    ahead = [action for action in facings[head] if forward in action]
    return random.choice(ahead if ahead and random.random() < 0.7 else facings[head])


def game(start: str, random: Random, style: dict[str, float], counts: Counter[str]) -> dict[str, str]:
    """Return one game with its digest: of every position its text and its legal actions, a line each."""
    state, digest = oracle.parse(start), sha256()
    actions: list[str] = []
    while True:
        found = decisions(state)
        legal = sorted(found)
        digest.update(f"{oracle.text(state)}\n{' '.join(legal)}\n".encode("ascii"))
        if not legal or len(actions) == LONGEST:
            break
        action = choice(state, legal, random, style)
        after = oracle.followed(state, found[action])
        counts.update(events(state, action, after))
        actions.append(action)
        state = after
    return {"start": start, "actions": " ".join(actions), "final": oracle.text(state), "digest": digest.hexdigest()}


def sample(legal: Sequence[str]) -> list[str]:
    """Return one action of each move, with one of its facings by turns."""
    facings: dict[str, list[str]] = {}
    for action in legal:
        facings.setdefault(action.split("=")[0], []).append(action)
    return [same[number % len(same)] for number, same in enumerate(facings.values())]


def answer(text: str, counts: Counter[str]) -> dict[str, str | int]:
    """Return a position with the number and a digest of its actions, and a digest of what some of them lead to."""
    state = oracle.parse(text)
    found = decisions(state)
    lines = ""
    for action in sample(sorted(found)):
        after = oracle.followed(state, found[action])
        counts.update(events(state, action, after))
        lines += f"{action} {oracle.text(after)}\n"
    digests = (sha256(words.encode("ascii")).hexdigest() for words in (" ".join(sorted(found)), lines))
    return {"position": text, "count": len(found), **dict(zip(("legal", "after"), digests, strict=True))}


def write(name: str, counts: Counter[str], entries: list[dict[str, str]] | list[dict[str, str | int]]) -> None:
    """Write one file of data, an entry a line."""
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    text = f'{{"events": {json.dumps(dict(sorted(counts.items())))},\n"entries": [\n{lines}\n]}}\n'
    (DATA / name).write_text(text, encoding="ascii")


def main() -> None:
    """Write everything anew."""
    counts: Counter[str] = Counter()
    games = [
        game(STARTS[number % len(STARTS)], Random(number), STYLES[number % len(STYLES)], counts)
        for number in range(GAMES)
    ]
    write("games.json", counts, games)
    counts = Counter()
    write("positions.json", counts, [answer(text, counts) for text in scenes(Random(2))])


if __name__ == "__main__":
    main()
