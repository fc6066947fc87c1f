"""What changes in a game of Jungla: one struct that `Jungla` keeps a stack of.

Animals are numbered 0-14 for Red and 15-29 for Blue, in pack order. The fields are:

| field | what it holds |
|---|---|
| `cells` | by square: the number of the animal there plus one, 0 for none |
| `where`, `facing` | by animal: its square, `OFF` if it is not on the board; its facing |
| `prison` | by pack: its captured animals, as bits |
| `rest` | the animals of the side that may not act any more in this turn, as bits |
| `armour` | the packs whose leader wears an armour, as bits |
| `score`, `last` | by pack: its points; the pack that hunted last plus one |
| `side`, `due`, `due_pack` | whose turn it is, what is due, whose turtle goes home |
| `liberator`, `freed` | who entered the prison, how many it has freed |
| `kind`, `actor`, `left`, `next_kind` | the turn: its kind, who may act again, actions left, the next turn's kind |
| `winner`, `reason` | the end of the game: 1 Red, 2 Blue, `DRAWN`; why |
| `turns` | turns played, counted only in games with a limit |

The constants of the rules and the accessors of a move are declared for compiled code in state.pxd; they are defined in
header.py, moves.py and components/.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.components.board import GOAL, LAND, OFF, WATER
    from menagerie.games.jungla.components.printed import ANIMALS_EACH
    from menagerie.games.jungla.rules.header import (
        ACTING,
        BONUS,
        BONUS_AGAIN,
        BY_BLOCK,
        BY_LIMIT,
        BY_POINTS,
        BY_PRISONERS,
        DRAWN,
        FREEING,
        GOING_HOME,
        GOING_HOME_FIRST,
        NO_KIND,
        NORMAL,
        OVER,
        PREPARING,
    )
    from menagerie.games.jungla.rules.moves import (
        ANIMAL_BIT,
        AT_THE_END,
        FACING_BIT,
        HUNT,
        KIND_BIT,
        MOVE,
        NO_FACING,
        PLACE,
        PRISON,
        SPRING,
        SQUARE_BIT,
        STOP,
        STRIKES_BIT,
        TURN,
        animal_of,
        facing_of,
        home_of,
        kind_of,
        packed,
        square_of,
        strikes_of,
        with_facing,
        without_home,
    )

    __all__ = ["ANIMALS_EACH", "GOAL", "LAND", "OFF", "WATER", "Struct", "empty_state", "fill_header", "header_of"]
    __all__ += ["ACTING", "FREEING", "GOING_HOME", "GOING_HOME_FIRST", "OVER", "PREPARING"]
    __all__ += ["BONUS", "BONUS_AGAIN", "NORMAL", "NO_KIND"]
    __all__ += ["BY_BLOCK", "BY_LIMIT", "BY_POINTS", "BY_PRISONERS", "DRAWN"]
    __all__ += ["HUNT", "MOVE", "PLACE", "PRISON", "SPRING", "STOP", "TURN"]
    __all__ += ["ANIMAL_BIT", "AT_THE_END", "FACING_BIT", "KIND_BIT", "NO_FACING", "SQUARE_BIT", "STRIKES_BIT"]
    __all__ += ["animal_of", "facing_of", "home_of", "kind_of", "square_of", "strikes_of"]
    __all__ += ["packed", "with_facing", "without_home"]

    def empty_state() -> Struct:
        """Return a state in which nothing has happened yet, like the zeroed memory of compiled code."""
        return Struct(
            cells=[0] * 224,
            where=[0] * 32,
            facing=[0] * 32,
            prison=[0, 0],
            score=[0, 0],
            **dict.fromkeys(("rest", "armour", "last", "side", "due", "due_pack", "liberator", "freed"), 0),
            **dict.fromkeys(("kind", "actor", "left", "next_kind", "winner", "reason", "turns"), 0),
        )


def header_of(state: Struct) -> dict[str, int]:
    """Return everything but the animals on the board, by the names in header.py."""
    return {
        "turns": state.turns,
        "red": state.score[0],
        "blue": state.score[1],
        "last": state.last,
        "side": state.side,
        "due": state.due,
        "due_pack": state.due_pack,
        "liberator": state.liberator,
        "freed": state.freed,
        "kind": state.kind,
        "actor": state.actor,
        "left": state.left,
        "rest": state.rest,
        "next_kind": state.next_kind,
        "winner": state.winner,
        "armour": state.armour,
        "reason": state.reason,
        "red_prison": state.prison[0],
        "blue_prison": state.prison[1],
    }


def fill_header(state: Struct, header: dict[str, int]) -> None:
    """Set everything but the animals on the board."""
    state.turns = header["turns"]
    state.score[0] = header["red"]
    state.score[1] = header["blue"]
    state.last = header["last"]
    state.side = header["side"]
    state.due = header["due"]
    state.due_pack = header["due_pack"]
    state.liberator = header["liberator"]
    state.freed = header["freed"]
    state.kind = header["kind"]
    state.actor = header["actor"]
    state.left = header["left"]
    state.rest = header["rest"]
    state.next_kind = header["next_kind"]
    state.winner = header["winner"]
    state.armour = header["armour"]
    state.reason = header["reason"]
    state.prison[0] = header["red_prison"]
    state.prison[1] = header["blue_prison"]
