"""Why an animal may not be placed there: in the preparation, going home, or freed (J11–J13, J58, J80–J83)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import OFF
from menagerie.games.jungla.components.printed import pack_of, whole_pack
from menagerie.games.jungla.refusals.arbiter import NOBODY, seat_name
from menagerie.games.jungla.texts.spelling import PLACES

if TYPE_CHECKING:
    from menagerie.core.outcome import Refusal
    from menagerie.games.jungla.refusals.arbiter import Arbiter
    from menagerie.games.jungla.texts.spelling import Spelling

# The preparation (J11–J13)


def refuse_preparing(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge an action while animals are being placed."""
    if spelling.mark != PLACES:
        return arbiter.refusal("J11", "placing_due", left=arbiter.header["left"])
    side, animal = arbiter.header["side"], arbiter.kind(spelling.who)
    if pack_of(spelling.who) != side:
        return arbiter.refusal("J11", "not_your_batch", animal=animal, pack=seat_name(side))
    standing = arbiter.where(spelling.who)
    if standing != OFF:
        return arbiter.refusal("J11", "already_placed", standing, animal=animal, at=arbiter.name(standing))
    if not arbiter.in_den(spelling.target, side):
        return arbiter.refusal("J11", "place_not_den", spelling.target, target=arbiter.name(spelling.target))
    return refuse_place(arbiter, spelling.who, spelling.target) or refuse_shutting_out(arbiter, spelling)


def refuse_place(arbiter: Arbiter, who: int, square: int, gone: frozenset[int] = NOBODY) -> Refusal | None:
    """Judge a den square by the rules of the preparation (J12, J13), which hold for freed animals too (J83)."""
    target = arbiter.name(square)
    front = arbiter.components.behind.get(square)
    other = arbiter.at(square, gone)
    if other is not None:
        return arbiter.refusal("J3", "occupied", square, target=target, other=arbiter.kind(other))
    if front is not None and arbiter.at(front, gone) is None:
        return arbiter.refusal("J12", "second_row", square, front, target=target, front=arbiter.name(front))
    if arbiter.is_water(square) and arbiter.has(who, "no_water"):
        return arbiter.refusal("J13", "spider_water_den", square, target=target)
    if arbiter.in_web(who, square, gone):
        return arbiter.refusal("J65", "placed_in_web", square, target=target, animal=arbiter.kind(who))
    return None


def refuse_shutting_out(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge whether the pack's spider, if it waits, keeps a square (J13)."""
    side = pack_of(spelling.who)
    spider = next(who for who in whole_pack(side) if arbiter.has(who, "web"))
    if spelling.who == spider or arbiter.where(spider) != OFF:
        return None
    if any(open_for_spider(arbiter, spider, square, spelling.target) for square in arbiter.components.dens[side]):
        return None
    animal, target = arbiter.kind(spelling.who), arbiter.name(spelling.target)
    return arbiter.refusal("J13", "spider_without_square", spelling.target, animal=animal, target=target)


def open_for_spider(arbiter: Arbiter, spider: int, square: int, filled: int) -> bool:
    """Whether the spider may be placed on a square once another one is filled."""
    front = arbiter.components.behind.get(square)
    if square == filled or arbiter.at(square) is not None:
        return False
    if front is not None and front != filled and arbiter.at(front) is None:
        return False
    dry = not arbiter.is_water(square) or not arbiter.has(spider, "no_water")
    return dry and not arbiter.in_web(spider, square)


# The turtle goes home (J58, J82)


def refuse_homecoming(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge an action while a turtle is to be put home by its owner."""
    pack = arbiter.header["due_pack"]
    rule, reason = ("J82", "turtle_frees_first") if pack == arbiter.header["side"] else ("J58", "turtle_first")
    if spelling.mark != PLACES or pack_of(spelling.who) != pack or not arbiter.has(spelling.who, "never_imprisoned"):
        return arbiter.refusal(rule, reason, pack=seat_name(pack))
    if not arbiter.in_den(spelling.target, pack):
        return arbiter.refusal(rule, "home_not_den", spelling.target, target=arbiter.name(spelling.target))
    other = arbiter.at(spelling.target)
    if other is not None:
        target = arbiter.name(spelling.target)
        return arbiter.refusal("J3", "occupied", spelling.target, target=target, other=arbiter.kind(other))
    return None


# Prisoners are freed (J80–J83)


def refuse_freeing(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge an action while prisoners are being freed."""
    if spelling.mark != PLACES:
        return arbiter.refusal("J80", "freeing_due")
    return (
        refuse_stranger(arbiter, spelling.who)
        or refuse_prisoner(arbiter, spelling.who)
        or refuse_cell(arbiter, spelling)
    )


def refuse_stranger(arbiter: Arbiter, who: int) -> Refusal | None:
    """Judge whose animal it is (J15)."""
    if pack_of(who) == arbiter.header["side"]:
        return None
    return arbiter.refusal("J15", "not_your_animal", animal=arbiter.kind(who), pack=seat_name(pack_of(who)))


def refuse_prisoner(arbiter: Arbiter, who: int) -> Refusal | None:
    """Judge who is freed: a prisoner, and not the liberator (J80, J81)."""
    if who not in arbiter.prisoners(pack_of(who)):
        return arbiter.refusal("J80", "not_a_prisoner", animal=arbiter.kind(who))
    if who == arbiter.liberator:
        return arbiter.refusal("J81", "liberator_stays", animal=arbiter.kind(who))
    return None


def refuse_cell(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge where a freed animal is placed (J82, J83)."""
    side, target = pack_of(spelling.who), arbiter.name(spelling.target)
    if not arbiter.in_den(spelling.target, side):
        return arbiter.refusal("J83", "free_not_den", spelling.target, target=target)
    refusal = refuse_place(arbiter, spelling.who, spelling.target)
    if refusal is None and keeps_square(arbiter, arbiter.liberator):
        return arbiter.refusal("J82", "turtle_keeps_square", spelling.target, target=target)
    return refusal


def keeps_square(arbiter: Arbiter, liberator: int, gone: frozenset[int] = NOBODY) -> bool:
    """Whether the last empty den square is kept for a liberating turtle (J82)."""
    den = arbiter.components.dens[pack_of(liberator)]
    empty = sum(arbiter.at(square, gone) is None for square in den)
    return arbiter.has(liberator, "free_liberator") and empty < 2


def somebody_can_be_freed(arbiter: Arbiter, liberator: int, gone: frozenset[int]) -> bool:
    """Whether an animal that enters the prison finds a prisoner who can be placed (J80)."""
    pack = pack_of(liberator)
    if keeps_square(arbiter, liberator, gone):
        return False
    return any(
        refuse_place(arbiter, who, square, gone) is None
        for who in arbiter.prisoners(pack)
        for square in arbiter.components.dens[pack]
    )
