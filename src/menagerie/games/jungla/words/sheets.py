"""The animals of Jungla in words: how far and which way they go, and what they can do."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.sheet import Sheet
from menagerie.games.jungla.components.board import DIRECTIONS
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.components.printed import BITS, POWERS
from menagerie.games.jungla.words.labels import WORDS

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.jungla.components.printed import Animal

NOWHERE = "–"


@lru_cache(maxsize=16)
def sheets(edition: Edition, language: str) -> tuple[Sheet, ...]:
    """Return every kind of animal once, in pack order."""
    kinds = {animal.id: animal for animal in components_of(edition).animals}
    return tuple(sheet(animal, language) for animal in kinds.values())


def sheet(animal: Animal, language: str) -> Sheet:
    """Return what is printed about an animal."""
    facts = (("land", animal.land_steps), ("water", animal.water_steps))
    return Sheet(
        id=animal.id,
        title=WORDS.name(language, animal.id),
        group=WORDS.name(language, animal.kind),
        facts=tuple((WORDS.name(language, ground), distances(steps)) for ground, steps in facts),
        ways=tuple(45.0 * way for way in range(len(DIRECTIONS)) if animal.directions >> way & 1),
        powers=tuple(powers(animal, language)),
    )


def powers(animal: Animal, language: str) -> list[tuple[str, str]]:
    """Return the powers of an animal with their meanings, including their numbers."""
    every = animal.land_steps | animal.water_steps
    own = {"l_move": animal.l_steps, "jump": animal.jump_steps & every, "long_move": animal.long_steps}
    moving = [(power, "" if steps == every else f" ({distances(steps)})") for power, steps in own.items() if steps]
    plain = [(power, "") for power in POWERS if animal.powers & BITS[power]]
    return [
        (WORDS.name(language, f"power.{power}") + numbers, WORDS.name(language, f"power_text.{power}"))
        for power, numbers in (*moving, *plain)
    ]


def distances(steps: int) -> str:
    """Return distances given as bits in words: those that follow each other as a range."""
    numbers = [number for number in range(steps.bit_length()) if steps >> number & 1]
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs) or NOWHERE
