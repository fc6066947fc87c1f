"""Mutations: small changes to valid texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

ODD_CHARACTERS = "\x00\n\r\t\x7f\x85\u00e9\u0660\u200b\u2028\u202e\ud800\ufeff\U0001f998 /,.-+@!#?\"'[]{}=:"
EDGES = (
    "0",
    "-1",
    "00",
    "01",
    "1e3",
    "0x10",
    "1_0",
    "255",
    "256",
    "999999999",
    "2147483647",
    "2147483648",
    "4294967296",
)
HUGE = ("18446744073709551616", "9" * 400, "-" + "9" * 60, "nan", "inf", "1" * 5000)
NUMBER = re.compile(r"-?[0-9]+")
WORD = re.compile(r"[A-Za-z0-9_.-]+")


def place(text: str, random: Random) -> int:
    """Return somewhere in a text, its end included."""
    return random.randint(0, len(text))


def flip(text: str, random: Random) -> str:
    """Change one character to its neighbour in the alphabet, or its case."""
    at = place(text[:-1], random)
    changed = random.choice([chr((ord(text[at]) + random.choice((-1, 1))) % 0x80), text[at].swapcase()]) if text else ""
    return text[:at] + changed + text[at + 1 :]


def insert(text: str, random: Random) -> str:
    """Insert a character of the text or an odd one."""
    at = place(text, random)
    return text[:at] + random.choice(ODD_CHARACTERS + text[:200]) + text[at:]


def delete(text: str, random: Random) -> str:
    """Leave out a few characters."""
    at = place(text, random)
    return text[:at] + text[at + random.choice((1, 1, 2, 5, 40)) :]


def truncate(text: str, random: Random) -> str:
    """Keep only the beginning or the end."""
    at = place(text, random)
    return random.choice((text[:at], text[at:]))


def swap(text: str, random: Random) -> str:
    """Exchange two words."""
    words = list(WORD.finditer(text))
    if len(words) < 2:
        return text[::-1]
    first, second = sorted(random.sample(words, 2), key=re.Match.start)
    between = text[first.end() : second.start()]
    return text[: first.start()] + second[0] + between + first[0] + text[second.end() :]


def repeat(text: str, random: Random) -> str:
    """Repeat a part, a few times or very often."""
    start, end = sorted((place(text, random), place(text, random)))
    end = min(end, start + 300)
    return text[:end] + text[start:end] * random.choice((1, 1, 2, 9, 100)) + text[end:]


def grow(text: str, random: Random) -> str:
    """Make one character very long."""
    at = place(text, random)
    return text[:at] + random.choice("0#a /.[{(" + text[:50]) * random.choice((50, 3_000, 30_000)) + text[at:]


def renumber(text: str, random: Random) -> str:
    """Replace a number by a boundary value."""
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return insert(text, random)
    chosen = random.choice(numbers)
    near = str(int(chosen[0][:9]) + random.choice((-1, 1)))
    return text[: chosen.start()] + random.choice((near, near, *EDGES, *HUGE)) + text[chosen.end() :]


MUTATIONS: tuple[Callable[[str, Random], str], ...] = (
    *(flip, insert, delete, swap, renumber) * 3,
    *(truncate, repeat),
    grow,
)


def splice(corpus: Sequence[str], random: Random) -> str:
    """Join the beginning of one text to the end of another."""
    first, second = random.choice(corpus), random.choice(corpus)
    if " " in first and " " in second and random.random() < 0.7:
        words, others = first.split(" "), second.split(" ")
        at = random.randint(0, min(len(words), len(others)))
        return " ".join(words[:at] + others[at:])
    return first[: place(first, random)] + second[place(second, random) :]


def mutated(corpus: Sequence[str], random: Random) -> str:
    """Return a good text, two joined, or one with up to four changes."""
    text = splice(corpus, random) if random.random() < 0.3 else random.choice(corpus)
    for _ in range(random.choice((0, 1, 1, 1, 2, 4))):
        text = random.choice(MUTATIONS)(text, random)
    return text
