"""Where an animal can go: every way of travelling, with the enemies struck on it, before anything takes effect."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from tests.games.jungla.oracle.board import enemy, pack_of, turned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.jungla.oracle.board import Edition, Species, Square
    from tests.games.jungla.oracle.state import State

Way = tuple[tuple[str, ...], tuple[str, ...]]
"""The squares travelled, the last one being where the way ends, and those of them whose animals are struck."""


@dataclass(frozen=True)
class Mover:
    """An animal about to move, and what it meets."""

    state: State
    letter: str
    facing: str
    at: dict[str, str]

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.state.edition

    @property
    def species(self) -> Species:
        """The animal's sheet."""
        return self.edition.of(self.letter)

    @property
    def start(self) -> str:
        """The square the animal comes from."""
        return self.state.board[self.letter].square

    @property
    def own(self) -> str:
        """The animal's pack."""
        return pack_of(self.letter)

    def look(self, square: str) -> Square:
        """Return the printed square."""
        return self.edition.squares[square]


def ways(mover: Mover) -> Iterator[Way]:
    """Yield every way the animal can take, some of them perhaps twice."""
    headings = [turned(mover.facing, relative) for relative in mover.species.directions]
    steps = mover.species.steps[mover.look(mover.start).ground]
    if mover.look(mover.start).zone_of(enemy(mover.own)):
        for heading in headings:
            yield from straight(mover, heading, 1, (), ())
        yield from raids(mover, [[heading] * step for heading in headings for step in steps] + bends(mover))
        return
    for heading in headings:
        for distance in steps:
            yield from straight(mover, heading, distance, (), ())
    for route in bends(mover):
        yield from bent(mover, route)


# Straight lines


def straight(
    mover: Mover, heading: str, distance: int, path: tuple[str, ...], struck: tuple[str, ...]
) -> Iterator[Way]:
    """Yield the ways that go straight on from `path`, up to the chosen distance (J24 to J27, J38, J48 to J50)."""
    target = mover.edition.step(path[-1] if path else mover.start, heading)
    if target is None or closed(mover, path, target):
        return
    path = (*path, target)
    stop = forced_stop(mover, target)
    long = mover.species.long(distance)
    if long and (mover.look(target).zone_of(enemy(mover.own)) or mover.look(target).kind == "hunt"):  # J66
        return
    if mover.look(target).ground == "goal":
        if len(path) == distance:
            yield path, struck
    elif stop or len(path) == distance:
        yield from arrivals(mover, path, struck, heading)
    else:
        if target not in mover.at or mover.species.jumps(distance):
            yield from straight(mover, heading, distance, path, struck)
        if runs_over(mover, target, heading):
            yield from straight(mover, heading, distance, path, (*struck, target))


def closed(mover: Mover, path: tuple[str, ...], target: str) -> bool:
    """Whether the square can be neither entered nor crossed, whoever stands there."""
    square = mover.look(target)
    if square.ground == "goal" and square.owner == mover.own:  # J9
        return True
    if square.ground == "water" and mover.edition.has(mover.letter, "no_water"):  # J64
        return True
    if square.den_of(mover.own) and not mover.look(mover.start).den_of(mover.own):  # J51
        return mover.edition.has(mover.letter, "no_return_to_den")
    if mover.look(mover.start).ground == "water" and not square.zone_of(mover.own):  # J95, Q54
        return any(mover.look(passed).zone_of(mover.own) for passed in path)
    return False


def forced_stop(mover: Mover, target: str) -> bool:
    """J26: whether a move ends on the square in any case."""
    if mover.look(target).zone_of(enemy(mover.own)):
        return True
    from_land = mover.look(mover.start).ground == "land" and not mover.edition.has(mover.letter, "no_water_stop")
    return from_land and mover.look(target).ground == "water"


def arrivals(mover: Mover, path: tuple[str, ...], struck: tuple[str, ...], heading: str) -> Iterator[Way]:
    """Yield the way that ends on the last square of the path, if it may end there."""
    end = path[-1]
    if end in mover.at:
        if can_strike(mover, end, heading):
            yield path, (*struck, end)
    elif not mover.look(end).zone_of(mover.own) or (mover.edition.special(mover.letter) and not guarded(mover)):  # J87
        yield path, struck


def guarded(mover: Mover) -> bool:
    """Whether another special of the pack stands in its own zone (J87, J92)."""
    friends = [letter for letter in mover.state.pack(mover.own) if letter != mover.letter]
    in_zone = [letter for letter in friends if mover.look(mover.state.board[letter].square).zone_of(mover.own)]
    return any(mover.edition.special(letter) for letter in in_zone)


# Strikes


def can_strike(mover: Mover, target: str, heading: str) -> bool:
    """Whether the animal may strike who stands on the square, coming from this heading (J40 to J44)."""
    edition, victim, square = mover.edition, mover.at[target], mover.look(target)
    owner = pack_of(victim)
    if owner == mover.own or edition.has(mover.letter, "never_strikes"):
        return False
    if edition.has(victim, "safe_in_own_den_and_zone") and (square.zone_of(owner) or square.den_of(owner)):  # J59
        return False
    if edition.has(victim, "frontal_immunity") and frontal(mover, victim, heading) and not fearless(mover):  # J52
        return False
    return not (square.zone_of(mover.own) and guarded(mover))  # J92


def fearless(mover: Mover) -> bool:
    """J53: whether the animal takes runners from any direction."""
    return mover.edition.has(mover.letter, "takes_runners_frontally") or mover.species.rank == "runner"


def frontal(mover: Mover, victim: str, heading: str) -> bool:
    """J52: whether the last step runs along the victim's axis of march."""
    facing = mover.state.board[victim].facing
    axis = {"head_on": turned(facing, "B"), "from_behind": facing}
    return heading in {axis[case] for case in mover.edition.options["frontal"]}


def runs_over(mover: Mover, target: str, heading: str) -> bool:
    """J48, J49: whether a destroyer may strike who stands there and go on."""
    if not mover.edition.has(mover.letter, "multi_capture") or target not in mover.at:
        return False
    victim = mover.at[target]
    stops = mover.edition.of(victim).rank == "destroyer" or mover.state.board[victim].armoured
    return not stops and not mover.look(target).zone_of(mover.own) and can_strike(mover, target, heading)


def springs(mover: Mover, struck: tuple[str, ...]) -> bool:
    """J42: whether the last strike is a spring attack."""
    if not struck:
        return False
    defending = mover.look(struck[-1]).zone_of(mover.own) and not mover.edition.special(mover.letter)
    return defending or mover.state.board[mover.at[struck[-1]]].armoured


# Bent ways, and the exception inside the enemy zone


def bends(mover: Mover) -> list[list[str]]:
    """Return the L moves as lists of headings (J36)."""
    power = mover.species.powers.get("l_move")
    if power is None:
        return []
    routes = []
    for distance in set(power["steps"]) & set(mover.species.steps[mover.look(mover.start).ground]):
        arm, foot = mover.edition.options["l_shapes"][str(distance)]
        for relative, hand in product(power["directions"], power["turn"]):
            heading = turned(mover.facing, relative)
            routes.append([heading] * arm + [turned(heading, hand)] * foot)
    return routes


def bent(mover: Mover, route: list[str]) -> Iterator[Way]:
    """Yield the L move along the route: free up to its last square (J37)."""
    path: tuple[str, ...] = ()
    for heading in route:
        target = mover.edition.step(path[-1] if path else mover.start, heading)
        if target is None or closed(mover, path, target):
            return
        path = (*path, target)
        passable = target not in mover.at and not forced_stop(mover, target) and mover.look(target).ground != "goal"
        if len(path) < len(route) and not passable:
            return
    if mover.look(path[-1]).ground == "goal":
        yield path, ()
    else:
        yield from arrivals(mover, path, (), route[-1])


def raids(mover: Mover, routes: list[list[str]]) -> Iterator[Way]:
    """Yield the moves inside the enemy zone that take a special there (J89, Q64)."""
    for route in routes:
        path: list[str] = []
        for heading in route:
            path.append(mover.edition.step(path[-1] if path else mover.start, heading) or "")
            if not path[-1] or not mover.look(path[-1]).zone_of(enemy(mover.own)):
                break
        else:
            straight_on = len(set(route)) == 1
            over = (straight_on and mover.species.jumps(len(route))) or all(
                square not in mover.at for square in path[:-1]
            )
            victim = mover.at.get(path[-1])
            reach = over and not mover.species.long(len(route))
            if victim and reach and mover.edition.special(victim) and can_strike(mover, path[-1], route[-1]):
                yield tuple(path), (path[-1],)
