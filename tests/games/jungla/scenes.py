"""Positions of Jungla in which rare rules come to bear, built at random but always the same for one seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.jungla.diagrams import ORDER, position
from tests.games.jungla.oracle import oracle
from tests.games.jungla.oracle.board import COMPASS, edition, enemy, pack_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

EDITION = edition()
SQUARES = [name for name, square in EDITION.squares.items() if square.ground != "goal"]
LETTERS = "".join(EDITION.pack_order["R"] + EDITION.pack_order["B"])
PRISONS = {"R": "a10", "B": "o4"}
ARRAY = oracle.text(oracle.start())


def array(options: str, side: str = "B") -> str:
    """Return the default array with options."""
    return ARRAY.replace("recon-1 -", f"recon-1 {options}").replace("- B act", f"- {side} act")


STARTS = (
    array("-"),
    array("turns=50"),
    array("players=4,turns=60", "R"),
    array("target=2"),
    array("players=4,target=3,turns=70"),
    array("turns=0", "R"),
    oracle.text(oracle.start(default_array=False, turns=40)),
    oracle.text(oracle.start(default_array=False, first_placer="blue", players=4, target=1)),
    position(
        "L+c4N Wd10W Cf6N Rj5N Gf10W Ab5N Ka9N Oc9N Sj10N Vi4N Ne4N",
        "tl10S wl4E cj8S rf9S gn5S fn9S ko6S om5S sf4S vg10S dk10S",
        prisoners=("EZDH", "ezhn"),
        score="1-1",
        last="R",
        turn="B act bonus 3 - normal",
    ),
    position(
        "Lb9W Ci10N Eg9N Gd10W Zj9N Oc10W Sk9N Df12N",
        "tn4E cf4S ei5S gl4E zf5S om4E se5S dj2S",
        prisoners=("WRAKVHN", "wrfkvhn"),
        score="2-2",
        last="B",
        options="players=4",
    ),
    position("Lh11N Wf10E Ob11SW Sg9N", "th3S wj4W on3NE sg5S", prisoners=("CREG", "creg")),
    position("Rj4N Eg9S Gi10S Wf5E Om4N", "cj5S ki9S zg8E hf9E dj7S nj6W oc9S sm9S", options="turns=90"),
    position("Rd10W Vb9N Hm1N", "rl4E oc10S wb10S hc13S", prisoners=("LC", "-"), turn="R act bonus 3 - normal"),
    position("Oh11N Cf3E Kd7N Sf9N", "oh3S ck11W kl7S sj5S", score="3-3", last="R"),
    position(
        "L+g11N Gc9NW Oa9N Vf9N Hd7N", "t+i3S gm5SE oo5S vj5S hl7S", prisoners=("ZK", "zk"), score="1-1", last="B"
    ),
)


# Parts


def placed(random: Random, letters: Iterable[str], squares: list[str], armour: float = 0.4) -> dict[str, str]:
    """Return the animals on different squares, as words of a position text."""
    words = {}
    for letter, square in zip(letters, random.sample(squares, len(squares)), strict=False):
        plus = "+" if EDITION.has(letter, "armour") and random.random() < armour else ""
        words[letter] = f"{letter}{plus}{square}{random.choice(COMPASS)}"
    return words


def around(square: str, radius: int) -> list[str]:
    """Return the squares near a square."""
    column, row = ord(square[0]), int(square[1:])
    return [name for name in SQUARES if abs(ord(name[0]) - column) <= radius and abs(int(name[1:]) - row) <= radius]


def mixed(random: Random, most: int, first: str = "") -> str:
    """Return letters of both packs in random order, some given ones first."""
    others = [letter for letter in LETTERS if letter not in first]
    return first + "".join(random.sample(others, random.randint(4, most)))


def turns(random: Random, side: str, words: dict[str, str]) -> str:
    """Return the fields of a turn, in one of its stages."""
    own = [letter for letter in words if pack_of(letter) == side]
    actor = random.choice(own) if own else "-"
    two = "".join(sorted(own[:2], key=lambda letter: ORDER.find(letter.upper()))) or "-"
    return random.choice(
        [
            f"{side} act normal 2 - normal",
            f"{side} act normal 2 - normal",
            f"{side} act normal 1 {actor} normal",
            f"{side} act bonus 3 - normal",
            f"{side} act bonus:{actor} 2 {actor} normal",
            f"{side} act bonus:{actor} 2 {actor} normal",
            f"{side} act bonus 1 {two} normal",
            f"{side} act bonus 1 {actor} bonus",
        ]
    )


def scene(random: Random, words: dict[str, str], turn: str = "", options: str = "-") -> str:
    """Return the position with these animals; some of the others are prisoners."""
    side = random.choice("RB")
    packs = [" ".join(word for letter, word in words.items() if pack_of(letter) == pack) or "-" for pack in "RB"]
    absent = [letter for letter in LETTERS if letter not in words and letter not in "Oo"]
    taken = set(random.sample(absent, min(len(absent), random.randint(0, 9))))
    taken |= set(turn.split(":")[1][:1]) & set(absent) if "free" in turn else set()
    prisons = ["".join(letter for letter in EDITION.pack_order[pack] if letter in taken) or "-" for pack in "RB"]
    return position(
        packs[0],
        packs[1],
        prisoners=(prisons[0], prisons[1]),
        score=f"{random.randint(1, 4)}-{random.randint(1, 4)}",
        last=random.choice("RB"),
        turns=random.choice([7, 88, 299]),
        turn=turn or turns(random, side, words),
        options=options,
    )


# Kinds of scenes


def open_field(random: Random) -> str:
    """A few animals anywhere."""
    return scene(random, placed(random, mixed(random, 12), SQUARES))


def crowd(random: Random) -> str:
    """Many animals close together."""
    return scene(random, placed(random, mixed(random, 26), around(random.choice(SQUARES), random.randint(2, 4))))


def zone(random: Random) -> str:
    """Attackers and defenders in and around a zone."""
    pack = random.choice("RB")
    inside = [square for square in SQUARES if EDITION.squares[square].zone_of(pack)]
    attackers = [letter for letter in LETTERS if pack_of(letter) != pack]
    guard = random.choice("OSSVVV" if pack == "R" else "ossvvv")
    first = [guard, *random.sample(attackers, 3)] if random.random() < 0.8 else random.sample(attackers, 3)
    words = placed(random, first, inside)
    near = [square for square in around("h2" if pack == "R" else "h12", 5) if square not in inside]
    return scene(random, words | placed(random, [one for one in mixed(random, 14) if one not in words], near))


def ambush(random: Random) -> str:
    """Attackers in a zone, and defenders outside it whom an enemy web may hold when they spring back."""
    pack = random.choice("RB")
    inside = [square for square in SQUARES if EDITION.squares[square].zone_of(pack)]
    outside = [square for square in around("h3" if pack == "R" else "h11", 3) if square not in inside]
    letters = [letter for letter in random.sample(LETTERS, 30) if letter not in "Ss"]
    attackers = [letter for letter in letters if pack_of(letter) != pack][:4]
    defenders = [letter for letter in letters if pack_of(letter) == pack][:6]
    words = placed(random, attackers, inside)
    words |= placed(random, [EDITION.spider(enemy(pack)), *defenders], outside)
    return scene(random, words, f"{pack} act normal 2 - normal")


def raid(random: Random) -> str:
    """Attackers in a zone with nothing but a special of the other pack and its friends outside."""
    pack = random.choice("RB")
    inside = [square for square in SQUARES if EDITION.squares[square].zone_of(pack)]
    attackers = random.sample("LCGKZREV", 2)
    words = placed(
        random, [*("sv" if pack == "B" else "SV")[random.randint(0, 1)], *_of(enemy(pack), attackers)], inside
    )
    outside = [square for square in SQUARES if square not in inside]
    letters = [letter for letter in mixed(random, 6) if letter not in words]
    return scene(random, words | placed(random, letters, outside), f"{enemy(pack)} act normal 2 - normal")


def _of(pack: str, letters: list[str]) -> list[str]:
    """Return the animals of the pack that have, or stand for, these capital letters."""
    blue = {"L": "t", "A": "f"}
    return letters if pack == "R" else [blue.get(letter, letter.lower()) for letter in letters]


def webs(random: Random) -> str:
    """Spiders among enemies."""
    spot = around(random.choice(SQUARES), 2)
    return scene(random, placed(random, "Ss" + mixed(random, 10, "Ss")[2:], spot))


def prison(random: Random) -> str:
    """Animals on their way into a prison."""
    pack = random.choice("RB")
    near = around(PRISONS[pack], 3)
    actors = [letter for letter in mixed(random, 18) if pack_of(letter) == pack]
    words = placed(random, actors + list(mixed(random, 6, "")), near)
    turn = random.choice([f"{pack} act normal 2 - normal", f"{pack} act bonus 3 - normal"])
    return scene(random, words, turn)


def full_den(random: Random) -> str:
    """A den with few squares left, its pack on the way to a goal or its turtle in danger."""
    pack = random.choice("RB")
    den = list(EDITION.dens[pack])
    actors = random.sample([letter for letter in LETTERS if pack_of(letter) == pack], 3)
    turtle = EDITION.turtle(pack)
    spots = around(PRISONS[pack], 2) + [square for square in SQUARES if EDITION.squares[square].zone_of(enemy(pack))]
    words = placed(random, actors, spots)
    if turtle not in words and random.random() < 0.7:
        words |= placed(random, [turtle], around(random.choice(den), 2))
    used = {word[1:].lstrip("+").rstrip("NESW") for word in words.values()}
    fillers = [letter for letter in random.sample(LETTERS, 30) if letter not in words]
    empty = random.randint(0, 3)
    words |= placed(random, fillers[: 18 - empty], [square for square in den if square not in used])
    beside = [square for square in around(random.choice(den), 4) if square not in den and square not in used]
    words |= placed(random, fillers[18 - empty : 22 - empty], beside)
    side = random.choice("RB")
    return scene(random, words, random.choice(["", f"{side} act normal 2 - normal", f"{side} act bonus 3 - normal"]))


def freeing(random: Random) -> str:
    """A freeing under way, with the den more or less full."""
    pack = random.choice("RB")
    liberator = random.choice(EDITION.pack_order[pack])
    letters = [letter for letter in mixed(random, 26) if letter != liberator]
    words = placed(random, letters, EDITION.dens[pack] + random.sample(SQUARES, 12))
    own = [letter for letter in EDITION.pack_order[pack] if letter in words]
    freed = random.randint(0, min(4, len(own)))
    stage = random.choice(["- 0 -", f"bonus 1 {''.join(own[:freed]) or '-'}"])
    return scene(random, words, f"{pack} free:{liberator}:{freed} {stage} bonus")


def homecoming(random: Random) -> str:
    """A turtle that goes home."""
    pack = random.choice("RB")
    letters = [letter for letter in mixed(random, 24) if letter != EDITION.turtle(pack)]
    words = placed(random, letters, EDITION.dens[pack] + random.sample(SQUARES, 12))
    stages = [f"{enemy(pack)} home:{pack} - 0 - normal", f"{pack} home:{pack} - 0 - bonus"]
    stages.append(f"{enemy(pack)} home:{pack} bonus 1 {random.choice(letters)} normal")
    return scene(random, words, random.choice(stages))


def placing(random: Random) -> str:
    """A preparation under way, the spiders kept for late."""
    state = oracle.start(default_array=False, first_placer=random.choice(["red", "blue"]))
    for _ in range(random.randint(1, 29)):
        legal = oracle.legal(state)
        dry = [action for action in legal if action[2] not in "ek" and action[0] not in "Ss"]
        state = oracle.apply(state, random.choice(dry or legal))
    return oracle.text(state)


KINDS: dict[Callable[[Random], str], int] = {
    open_field: 90,
    crowd: 90,
    zone: 90,
    ambush: 40,
    raid: 40,
    webs: 50,
    prison: 60,
    full_den: 50,
    freeing: 30,
    homecoming: 15,
    placing: 15,
}

SINGLE = (
    # Whoever strikes the last enemy on his way into the prison wins, although his own pack is off the board as well.
    position("Gd10W Om1N", "wb10S oc13S", prisoners=("C", "-")),
    # The last empty square of the den is for the struck turtle: the rhinoceros cannot take it.
    position(
        "La2N Wb2N Cd2N Ge2N Ak2N Zl2N Km2N Oc3N Sn2N Vo2N Db1N Hc1N Nd1N",
        "rc4S wk1S cl1S em1S ge1S tn1S",
        turn="B act normal 2 - normal",
    ),
    position("Wb2N Hm1N", "rn4E og5S hc13S", prisoners=("-", "c"), turn="B act normal 2 - normal"),
    position("Rd10W Hm1N", "oc10S wb10S hc13S", prisoners=("LC", "-")),
    position("Rd10W Hm1N", "oc10S wb10S hc13S", prisoners=("LC", "-"), turn="R act bonus 3 - normal"),
    position("Hm1N", "wb9S hc13S", prisoners=("LCR", "-"), turn="R home:B:R bonus 1 - bonus"),
    position("Hm1N", "wb9S hc13S", prisoners=("LCR", "-"), turn="R home:B:R - 0 - bonus"),
    # A turtle that freed others rests with them.
    position("Cb2N Hm1N", "wb9S hc13S", prisoners=("L", "-"), turn="R home:R bonus 1 C bonus"),
    # Two squares left, one of them water: the spider may have to stay in prison.
    position(
        "Wb2N Cc2N Rd2N El2N Gm2N An2N Zo2N Kb1N Oc1N Dl1N Hm1N",
        "ca2S en1S gk1S zk2S te2S oc13S",
        prisoners=("LSVN", "-"),
        turn="R free:L:0 - 0 - bonus",
    ),
)


def scenes(random: Random) -> Iterator[str]:
    """Yield all positions, each kind as often as wanted."""
    yield from SINGLE
    for kind, wanted in KINDS.items():
        found = 0
        while found < wanted:
            text = kind(random)
            if not oracle.problems(text):
                found += 1
                yield text
