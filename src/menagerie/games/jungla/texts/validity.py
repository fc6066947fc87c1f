"""Whether a text that can be read is a position: where animals may be, and which turns can arise."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import GOAL, VOID, WATER
from menagerie.games.jungla.components.printed import ANIMALS_EACH, BITS, pack_of
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.texts.draft import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from menagerie.games.jungla.texts.draft import Draft, Pawn
    from menagerie.games.jungla.texts.letters import Words

NAMES = ("Red", "Blue")


# Where animals may be


def herd_problems(words: Words, pawns: Mapping[int, Pawn], prisoners: frozenset[int]) -> Iterator[str]:
    """Yield the problems of where the animals are, in any turn."""
    squares = Counter(pawn.square for pawn in pawns.values())
    for square, count in squares.items():
        if count > 1:
            yield f"{count} animals stand on {words.names[square]}, expected one (J3)"
    for who in sorted(prisoners & pawns.keys()):
        yield f"{words.letters[who]} is on the board and in prison"
    for who in sorted(prisoners - {NOBODY}):
        if words.components.animals[who].powers & BITS["never_imprisoned"]:
            yield f"{words.letters[who]} is in prison, which the turtle never is (J57)"
    for who, pawn in pawns.items():
        if who != NOBODY:
            yield from pawn_problems(words, who, pawn)
    yield from guard_problems(words, pawns)


def pawn_problems(words: Words, who: int, pawn: Pawn) -> Iterator[str]:
    """Yield the problems of one animal where it stands."""
    square = words.components.board.squares[pawn.square]
    powers, place = words.components.animals[who].powers, f"{words.letters[who]} stands on {words.names[pawn.square]}"
    if square.ground == VOID:
        yield f"{place}, which is a gap (J10)"
    if square.ground == GOAL:
        yield f"{place}, which is a goal, where nobody stays (J9)"
    if square.ground == WATER and powers & BITS["no_water"]:
        yield f"{place}, which is water (J64)"
    if pawn.armoured and not powers & BITS["armour"]:
        yield f"{words.letters[who]} wears an armour, which only a leader can (J74)"


def guard_problems(words: Words, pawns: Mapping[int, Pawn]) -> Iterator[str]:
    """Yield the problems of animals that stand in their own defence zone."""
    board = words.components.board
    for pack, name in enumerate(NAMES):
        zone = board.of_kind(pack, "defence")
        guards = [who for who, pawn in pawns.items() if pack_of(who) == pack and pawn.square in zone]
        others = [who for who in guards if not words.components.animals[who].powers & BITS["special"]]
        for who in others:
            yield f"{words.letters[who]} stands in its own defence zone, where only a special may stay (J87)"
        if len(guards) > 1:
            yield f"{len(guards)} animals stand in {name}'s own defence zone, expected at most one special (J87)"


# Games that can arise


def problems_of(draft: Draft) -> list[str]:
    """Return everything that is wrong with a position whose animals are where they can be."""
    found = list(count_problems(draft))
    by_due = {head.PREPARING: preparation_problems, head.OVER: over_problems}
    found += by_due.get(draft.due.what, play_problems)(draft)
    return found


def count_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems of points and turns."""
    if draft.last == 0 and any(draft.score):
        yield "there are points but no last hunt, expected last R or B (J70)"
    if draft.last and not draft.score[draft.last - 1]:
        yield f"{NAMES[draft.last - 1]} hunted last without a point (J70)"
    limit, over = draft.options.limit, draft.due.what == head.OVER
    if draft.turns > limit:
        most = f"at most {limit}" if limit else "0, as turns are not counted without a limit"
        yield f"the number of turns is {draft.turns}, expected {most} (J99)"
    elif draft.turns == limit != 0 and not over:
        yield f"the limit of {limit} turns is reached, but the game is not over (J99)"


def over_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems of the end of a game."""
    if draft.turn != (NOBODY, head.NO_KIND, NOBODY, 0, frozenset(), head.NO_KIND):
        yield "the game is over, expected side -, kind -, left 0, rest - and next -"
    if draft.due.winner not in draft.possible_winners():
        yield "the winner is another than the one that follows from points, prisoners and last hunt (J4, J5)"


def preparation_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems while the animals are being placed."""
    turn = draft.turn
    if turn.side == NOBODY or (turn.kind, turn.actor, turn.rest, turn.next_kind) != (0, NOBODY, frozenset(), 0):
        yield "in the preparation there is a side, and kind, rest and next are - (J11)"
    if draft.turns or any(draft.score) or draft.prisoners:
        yield "in the preparation nothing has been played: expected no turns, no points and no prisoners (J11)"
    for who, pawn in draft.pawns.items():
        yield from placing_problems(draft, who, pawn)
    for pack in range(2):
        spider = draft.owner(pack, "web")
        if spider not in draft.pawns and not draft.permitted(spider):
            yield f"no square is left for the spider of {NAMES[pack]} (J13)"
    if turn.side != NOBODY:
        yield from batch_problems(draft)


def placing_problems(draft: Draft, who: int, pawn: Pawn) -> Iterator[str]:
    """Yield the problems of one animal that has been placed."""
    components, names = draft.words.components, draft.words.names
    letter = draft.words.letters[who]
    if pawn.square not in components.dens[pack_of(who)]:
        yield f"{letter} stands outside its den in the preparation (J11)"
    if pawn.armoured:
        yield f"{letter} wears an armour in the preparation (J13)"
    front = components.behind.get(pawn.square, pawn.square)
    if front not in draft.taken():
        yield f"{letter} stands behind {names[front]}, which is empty (J12)"


def batch_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems of the numbers of animals placed in alternate batches."""
    batch, side = draft.words.components.batch, draft.turn.side
    placed, others = len(draft.pack(side)), len(draft.pack(1 - side))
    whole, under_way = divmod(placed, batch)
    if placed == ANIMALS_EACH:
        yield f"{NAMES[side]} has placed all its animals (J11)"
    if draft.turn.left != batch - under_way:
        yield f"{draft.turn.left} animals are left in the batch, expected {batch - under_way} (J11)"
    fitting = {min(batches * batch, ANIMALS_EACH) for batches in (whole, whole + 1)}
    if others not in fitting:
        expected = " or ".join(map(str, sorted(fitting)))
        yield f"{NAMES[1 - side]} has placed {others} animals, expected {expected} (J11)"


# Turns that can arise


def play_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems while the game goes on."""
    if draft.turn.side == NOBODY or draft.turn.next_kind == head.NO_KIND:
        yield "the game goes on, expected a side and a next turn"
        return
    for pack in range(2):
        yield from pack_problems(draft, pack)
    yield from turn_problems(draft)
    yield from rest_problems(draft)
    if draft.due.what in {head.GOING_HOME, head.GOING_HOME_FIRST}:
        yield from home_problems(draft)
    if draft.due.what in {head.FREEING, head.GOING_HOME_FIRST}:
        yield from liberation_problems(draft)


def pack_problems(draft: Draft, pack: int) -> Iterator[str]:
    """Yield why the game would be over for a pack."""
    frees = draft.liberating and pack == draft.turn.side
    homeless = draft.due.what in {head.GOING_HOME, head.GOING_HOME_FIRST} and pack == draft.due.pack
    if draft.score[pack] >= draft.options.target:
        yield f"{NAMES[pack]} has the {draft.options.target} points that win, but the game is not over (J4)"
    if draft.lost_all(pack) and not frees:
        yield f"{NAMES[pack]} has lost all animals but the turtle, but the game is not over (J4)"
    if not (draft.pack(pack) or frees or homeless):
        yield f"{NAMES[pack]} has no animal on the board"


def actions_of(draft: Draft) -> int:
    """Return how many actions a turn of this kind has."""
    components = draft.words.components
    kinds = (0, components.actions, components.bonus_actions, components.bonus_actions)
    return kinds[draft.turn.kind]


def turn_problems(draft: Draft) -> Iterator[str]:
    """Yield kinds of turn, actions left and next turns that do not go together."""
    turn, most = draft.turn, actions_of(draft)
    if turn.left > most or (turn.left == 0) != (turn.kind == head.NO_KIND):
        expected = "1 or 2 in a normal turn, 1 to 3 in a bonus turn, and no kind of turn with 0"
        yield f"{turn.left} actions are left, expected {expected} (J15, J84)"
    if turn.left == 0 and draft.due.what == head.ACTING:
        yield "an action is due, but none is left (J15)"
    if turn.next_kind == head.BONUS and (turn.kind == head.NORMAL or (turn.kind == head.BONUS and turn.left != 1)):
        yield "the next turn is a bonus turn, but nobody can have freed prisoners in this one (J79, J84)"
    again = (2, frozenset({turn.actor}), head.NORMAL)
    if turn.kind == head.BONUS_AGAIN and (turn.left, turn.rest, turn.next_kind) != again:
        yield "an animal may act again, expected 2 actions left, only it at rest, and a normal next turn (J84)"


def rest_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems of animals that may not act any more."""
    turn = draft.turn
    own = set(draft.pack(turn.side))
    if not turn.rest <= own:
        yield "an animal rests that is not one of the side's on the board (J15)"
    if turn.rest and turn.left == 0:
        yield "animals rest, but no action is left (J15)"
    if draft.due.what == head.ACTING and not own - (turn.rest - {turn.actor}):
        yield "an action is due, but no animal may act (J19)"
    if turn.next_kind == head.NORMAL and len(turn.rest) > max(actions_of(draft) - turn.left, 0):
        yield "more animals rest than actions were made (J15)"


def home_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems when a turtle goes home."""
    turn, pack = draft.turn, draft.due.pack
    if turn.left and turn.left == actions_of(draft):
        yield "a turtle goes home before the first action of the turn (J58)"
    if draft.owner(pack, "never_imprisoned") in draft.pawns:
        yield f"the turtle of {NAMES[pack]} goes home, but it is on the board (J58)"
    if not draft.empty_den(pack):
        yield f"the turtle of {NAMES[pack]} goes home, but its den has no empty square (J58)"
    if pack == turn.side and (turn.next_kind != head.BONUS or draft.due.what == head.GOING_HOME_FIRST):
        yield "the turtle of the pack on turn goes home, which it does only after freeing prisoners (J58, J82)"


def liberation_problems(draft: Draft) -> Iterator[str]:
    """Yield the problems while prisoners are being freed."""
    turn, (_, _, liberator, freed, _) = draft.turn, draft.due
    letter, most = draft.words.letters[liberator], draft.words.components.max_freed
    inside = liberator in draft.prisoners
    if draft.has(liberator, "never_imprisoned"):
        inside = liberator not in draft.pawns
    if pack_of(liberator) != turn.side or not inside:
        yield f"{letter} frees, expected an animal of {NAMES[turn.side]} that has entered the prison (J80, J81)"
    if turn.next_kind != head.BONUS:
        yield "prisoners are freed, expected a bonus turn next (J84)"
    if turn.left > 1 or (turn.left == 1 and len(turn.rest) != freed):
        yield "prisoners are freed, expected at most 1 action left, and just the freed animals at rest (J79, J83)"
    if freed >= most:
        yield f"{freed} prisoners are free, expected less than {most} while more are freed (J80)"
    if len(draft.pack(turn.side)) < freed:
        yield f"{freed} prisoners were freed, but fewer animals of {NAMES[turn.side]} are on the board (J83)"
    if not draft.somebody_to_free():
        yield "prisoners are freed, but nobody can be (J80, J83)"
