"""Positions and texts of Jungla for property tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from menagerie.games.jungla.rules.moves import SPRING, taken_apart
from tests.games.jungla.asked import JUNGLA

if TYPE_CHECKING:
    from menagerie.core.position import Position

randoms = st.integers(0, 2**32 - 1).map(Random)
LETTERS = "LWCREGAZKOSVDHNtwcregfzkosvdhn"
FIELDS = {
    2: ("-", "players=4", "players=2", "target=3", "turns=0", "turns=30", "players=4,target=1", "target=3,players=4"),
    3: ("0", "1", "20", "299", "300", "301", "007"),
    4: ("0-0", "1-0", "0-1", "1-1", "4-4", "5-0", "5-5", "0-6"),
    5: ("R", "B", "-"),
    6: ("R", "B", "-"),
    7: ("place", "act", "home:R", "home:B", "over:R", "over:B", "over:draw", "home:R:{}", "home:B:{}", "free:{}:0"),
    8: ("-", "normal", "bonus", "bonus:{}"),
    9: ("0", "1", "2", "3", "4"),
    10: ("-", "{}", "WH", "wh", "WO"),
    11: ("-", "normal", "bonus"),
}
"""By the place of a field: what it might say."""


def begun(random: Random) -> Position:
    """Return a start of any kind."""
    options: dict[str, int | str] = {"first_placer": random.choice(("red", "blue"))}
    options["preparation"] = random.choice(("array", "array", "free"))
    if random.random() < 0.5:
        options["target"] = random.randint(1, 5)
    if random.random() < 0.5:
        options["turns"] = random.choice((0, 6, 40))
    return JUNGLA.new(None, random.choice((2, 4)), **options)


def wandered(random: Random, longest: int = 60) -> Position:
    """Return a position reached by random play in which strikes, hunts and freeings are often taken."""
    position = begun(random)
    for _ in range(random.randrange(longest)):
        moves = position.legal_moves()
        if not moves:
            break
        eager = [move for move in moves if taken_apart(move).kind >= SPRING or taken_apart(move).strikes]
        position.play(random.choice(eager if eager and random.random() < 0.4 else moves))
    return position


def damaged(random: Random, text: str) -> str:
    """Return a position text with something changed that leaves most of its form."""
    header, *lists = text.split(" | ")
    fields = header.split(" ")
    if random.random() < 0.2:
        place = random.randrange(len(text))
        return text[:place] + random.choice(("", random.choice(text))) + text[place + 1 :]
    for place in random.sample(sorted(FIELDS), random.randint(0, 3)):
        fields[place] = random.choice(FIELDS[place]).format(random.choice(LETTERS))
    if random.random() < 0.3:
        fields[6:] = ["-", random.choice(FIELDS[7][4:7]), "-", "0", "-", "-"]
    if random.random() < 0.3:
        fields[8:] = random.choice((["-", "0", "-", "bonus"], ["bonus", "1", "-", "bonus"]))
    for pack in range(2):
        if random.random() < 0.3:
            lists[pack] = shuffled(random, lists[pack])
        if random.random() < 0.2:
            lists[2 + pack] = random.choice(("-", "L", "LW", "O", "t", "tw", "o"))
    return " | ".join((" ".join(fields), *lists))


def shuffled(random: Random, animals: str) -> str:
    """Return a list of animals with some missing, moved, armoured or out of order."""
    words = [] if animals == "-" else animals.split(" ")
    for _ in range(random.randrange(len(words) + 1) if random.random() < 0.5 else 0):
        words.pop(random.randrange(len(words)))
    if words:
        place = random.randrange(len(words))
        square, facing = f"{random.choice('abcdefghijklmno')}{random.randint(1, 14)}", random.choice(("N", "SE"))
        other = random.choice((f"{words[place][0]}{square}{facing}", f"{words[place][0]}+{square}{facing}", words[-1]))
        words[place] = random.choice((words[place], other))
    return " ".join(words) or "-"


positions = randoms.map(wandered)
"""Positions reached by play, from any start with any options."""
