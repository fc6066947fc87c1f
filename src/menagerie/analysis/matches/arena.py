"""One game of a match. A player that fails, plays an illegal move or is late loses."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.analysis.matches.openings import USUAL_PLIES
from menagerie.analysis.matches.players import Past
from menagerie.core.history import History
from menagerie.core.record import from_history
from menagerie.core.seats import CHANCE
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.analysis.matches.openings import Opening
    from menagerie.analysis.matches.players import Player
    from menagerie.core.game import Game
    from menagerie.core.outcome import Outcome
    from menagerie.core.position import Position
    from menagerie.core.record import Record
    from menagerie.search.thought import Thought

CRASH, ILLEGAL, TIME, STOPPED = "crash", "illegal", "time", "stopped"
"""Endings outside the rules: a player fails, plays an illegal move or is late, or the game reaches the cap."""

EXPECTED_MOVES = 25
"""On a clock a move may take this share of the time left, plus the increment."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A player's seconds for all moves, and the seconds added by each move."""

    base: float
    increment: float = 0.0


@dataclass(frozen=True, slots=True)
class Terms:
    """The conditions of a match."""

    seconds: float | None = None
    """How long a player may think about a move."""
    clock: Clock | None = None
    grace: float = 0.25
    """Seconds that a player may be late without losing, since machines are busy."""
    ply_cap: int | None = None
    """The number of plies after which a game is a draw, by the game's rule if it has one."""
    opening: int = USUAL_PLIES
    """The number of random plies at the start of a group of games."""
    seed: int = 0
    """The seed of openings, chance moves and random players."""
    options: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Pairing:
    """The seating of one game: the number of a player, from 0, for each seat."""

    number: int
    group: int
    seating: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many players share the seats."""
        return len(set(self.seating))


@dataclass(slots=True)
class Effort:
    """What a player spent in one game."""

    moves: int = 0
    seconds: float = 0.0
    nodes: int = 0
    depth: int = 0
    """The sum of the depths of all moves."""
    troubles: int = 0
    """The number of moves found without the intended search."""

    @property
    def speed(self) -> float:
        """Nodes per second, 0 for players that do not search."""
        return self.nodes / self.seconds if self.seconds else 0.0

    def add(self, thought: Thought[str], spent: float) -> None:
        """Count one move."""
        self.moves += 1
        self.seconds += spent
        self.nodes += thought.nodes
        self.depth += thought.depth
        self.troubles += thought.trouble is not None


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game of a match."""

    pairing: Pairing
    shares: tuple[float, ...]
    """By player: the share of the game's one point."""
    ending: str
    """The reason of the rules, or one of ``crash``, ``illegal``, ``time``, ``stopped``."""
    plies: int
    record: Record
    culprit: int | None = None
    """The player that failed, played an illegal move or was late."""
    detail: str = ""
    """What went wrong, in words."""
    efforts: tuple[Effort, ...] = ()


class Fault(Exception):
    """A player loses by a fault: its kind and a message."""

    def __init__(self, kind: str, detail: str) -> None:
        """Keep the kind and the message."""
        super().__init__(detail)
        self.kind = kind


@dataclass(slots=True)
class Bout:
    """One game in progress."""

    game: Game
    start: Position
    opening: Opening
    pairing: Pairing
    terms: Terms
    names: Sequence[str]
    history: History = field(init=False)
    chance_moves: int = field(init=False, default=0)
    left: dict[int, float] = field(init=False, default_factory=dict)
    efforts: tuple[Effort, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Play the opening."""
        cap = self.terms.ply_cap if self.game.kind.ply_cap is not None else None
        self.history = History(self.game, self.start, cap)
        self.efforts = tuple(Effort() for _ in self.names)
        for move in self.opening.moves:
            self.follow(move)
        if self.terms.clock is not None:
            self.left = dict.fromkeys(self.pairing.seating, self.terms.clock.base)

    def follow(self, move: int) -> None:
        """Play a legal move, and count chance moves."""
        self.chance_moves += self.history.position.to_act == CHANCE
        self.history.play(move)

    @property
    def to_think(self) -> int | None:
        """The player to choose a move; ``None`` at a chance move and after the end."""
        seat = self.history.to_act
        return None if seat is None or seat == CHANCE else self.pairing.seating[seat - 1]

    @property
    def over(self) -> bool:
        """Whether the rules or the terms end the game here."""
        cap = self.terms.ply_cap
        return self.history.to_act is None or (cap is not None and self.history.ply >= cap)

    def chance_move(self) -> int:
        """Return the next chance move."""
        if self.opening.seed is None:
            raise MenagerieError(f"{self.game.name} has chance moves, but the match has no seed")
        return self.opening.seed.chance_move(self.game, self.history.position, self.chance_moves)

    def ask(self, player: Player, number: int) -> int:
        """Return the legal move that a player chooses in time, or raise its `Fault`."""
        position = self.history.position
        view = self.game.view(position, position.to_act or 0)
        limit = self.limit(number)
        begun = monotonic()
        try:
            thought = player.choose(view, limit, self.past())
        except TimeoutError as error:
            raise Fault(TIME, str(error)) from error
        except Exception as error:  # a player may fail in any way; the match goes on
            raise Fault(CRASH, f"{type(error).__name__}: {error}") from error
        spent = monotonic() - begun
        self.efforts[number].add(thought, spent)
        self.charge(number, limit, spent)
        return self.legal(thought.move)

    def legal(self, text: object) -> int:
        """Return the move with this text if it is a legal one."""
        position = self.history.position
        try:
            move = self.game.parse_move(position, text)  # type: ignore[arg-type]
            verdict = self.game.explain(position, move)
        except MenagerieError as error:
            raise Fault(ILLEGAL, str(error)) from error
        if not verdict.legal:
            raise Fault(ILLEGAL, f"{text}: {verdict.message} [{verdict.rule}]")
        return move

    def limit(self, number: int) -> float | None:
        """Return how long a player may think about this move."""
        if self.terms.clock is None:
            return self.terms.seconds
        left = self.left[number]
        return max(0.0, min(left, left / EXPECTED_MOVES + self.terms.clock.increment))

    def charge(self, number: int, limit: float | None, spent: float) -> None:
        """Subtract the time of a move from a player's clock; a player without time left, or above its limit, loses."""
        clock = self.terms.clock
        allowed = limit if clock is None else self.left[number]
        if allowed is not None and spent > allowed + self.terms.grace:
            raise Fault(TIME, f"{spent:.3f} s for a move, {allowed:.3f} s were left")
        if clock is not None:
            self.left[number] = max(0.0, self.left[number] - spent) + clock.increment

    def past(self) -> Past | None:
        """Return the game so far, if the game has no hidden information."""
        if self.game.kind.hidden:
            return None
        history = self.history
        return Past(self.game.format_position(history.start), history.texts, history.keys)

    def result(self, fault: Fault | None = None, culprit: int | None = None) -> GameResult:
        """Return the result of the game."""
        outcome = self.history.outcome()
        return GameResult(
            self.pairing,
            forfeited(len(self.names), culprit) if culprit is not None else shares(outcome, self.pairing),
            fault.kind if fault else outcome.reason if outcome else STOPPED,
            self.history.ply,
            from_history(
                self.history,
                [self.names[number] for number in self.pairing.seating],
                options=dict(self.terms.options),
                seed=self.opening.seed,
                reveal=True,
            ),
            culprit,
            str(fault) if fault else "",
            self.efforts,
        )


def play_game(
    bout: Bout, players: Mapping[int, Player], notify: Callable[[str, int], None] | None = None
) -> GameResult:
    """Play a game to its end; `notify` gets ``think`` with a player, and ``move`` with a move."""
    send = notify or (lambda *_: None)
    for number, player in players.items():
        send("think", number)
        try:
            player.begin(Random(f"{bout.terms.seed} {bout.pairing.number} {number}"))  # noqa: S311 - games, not secrets
        except Exception as error:  # noqa: BLE001 - a player may fail in any way; the match goes on
            return bout.result(Fault(CRASH, f"{type(error).__name__}: {error}"), number)
    while not bout.over:
        thinker = bout.to_think
        if thinker is None:
            move = bout.chance_move()
        else:
            send("think", thinker)
            try:
                move = bout.ask(players[thinker], thinker)
            except Fault as fault:
                return bout.result(fault, thinker)
        send("move", move)
        bout.follow(move)
    return bout.result()


def shares(outcome: Outcome | None, pairing: Pairing) -> tuple[float, ...]:
    """Divide the point of a game among the winning seats, or among all if nobody won; return the sums by player."""
    everybody = tuple(range(1, len(pairing.seating) + 1))
    winners = (outcome.winners if outcome else ()) or everybody
    points = [0.0] * pairing.players
    for seat in winners:
        points[pairing.seating[seat - 1]] += 1 / len(winners)
    return tuple(points)


def forfeited(players: int, culprit: int) -> tuple[float, ...]:
    """Divide the point among all players except the loser."""
    return tuple(0.0 if number == culprit else 1 / (players - 1) for number in range(players))
