"""The state of a position of Otter Run: what changes when a move is made, and what the moves change.

| field | what it holds |
|---|---|
| `otters` | the cell of each otter, by seat |
| `hands` | how many of each shell a seat holds, by `slot` |
| `turn` | how many turns both seats have played together |

Compiled code takes the struct and the constants from state.pxd.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games._template.rules import moves

    PLAY, REST, shell_of = moves.PLAY, moves.REST, moves.shell_of

    def slot(seat: int, shell: int) -> int:
        """Return where in `hands` the shells of a seat are counted."""
        return 10 * seat + shell

    def empty_state() -> Struct:
        """Return a state with nothing in it."""
        return Struct(otters=[0] * 3, hands=[0] * 30, turn=0)


def seat_in_turn(state: Struct) -> int:
    """Return the seat whose turn it is (T5)."""
    odd: int = state.turn & 1
    return 1 + odd


def draw_shell(state: Struct, seat: int, shell: int) -> None:
    """Add a shell to a hand (T4)."""
    state.hands[slot(seat, shell)] += 1


def play_shell(state: Struct, seat: int, shell: int) -> None:
    """Take a shell from a hand and let the otter swim as far (T5)."""
    state.hands[slot(seat, shell)] -= 1
    state.otters[seat] += shell
