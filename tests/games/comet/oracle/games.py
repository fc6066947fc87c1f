"""Games and positions of Comet as the second reading plays and judges them; run it to write them to `data` again.

The product replays `games.json` and judges `positions.json`. Hashes are SHA-256 of texts each followed by a line feed:
all position texts of a game, the legal texts of a position, its views by seat from the spectators' on, the weights of
chance moves, and the position texts after each legal move.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.games.comet.oracle import oracle
from tests.games.comet.oracle.edition import BOARDS, CARDS, HEROES, LETTERS, ORDER, SWITCHES, ability_of, ordered
from tests.games.comet.oracle.lay import DISPLAY, laid
from tests.games.comet.oracle.state import End, Hatch, Move, Use, dumped, unwritten

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.games.comet.oracle.edition import Board
    from tests.games.comet.oracle.state import State

SEED = "comet"
GAMES = 48
FOLDER = Path(__file__).parent / "data"
ANIMALS = [name for name, card in CARDS.items() if not card.helper]
PLACES = {side: [*board.terrain, *board.nests] for side, board in BOARDS.items()}


def hashed(texts: Iterable[object]) -> str:
    """Return the hash of texts, each followed by a line feed."""
    return sha256("".join(f"{entry}\n" for entry in texts).encode()).hexdigest()


def distances(board: Board) -> dict[str, int]:
    """Count the hexes from everywhere to the cave."""
    found, border = {board.cave: 0}, {board.cave}
    while border:
        steps = found[min(border)] + 1
        border = {place for here in border for place in board.neighbours[here]} - set(found)
        found |= dict.fromkeys(border, steps)
    return found


WAYS = {side: distances(board) for side, board in BOARDS.items()}


# Play


def liking(state: State, move: str) -> float:
    """Say how much a hasty player likes a decision: homewards, with all that helps, and resting only if need be."""
    word, *rest = move.split(" ")
    if word == "step":
        way = WAYS[state.board]
        here = state.me.rescuers[int(rest[0]) - 1] or ""
        return 4.0 ** (way[here] - way[rest[1]])
    return {"end": 0.05, "pass": 0.05, "rest": 0.2, "hatch": 3, "place": 3, "use": 1, "discard": 0.3}.get(word, 1)


def next_move(state: State, rng: Random, haste: float) -> str:
    """Choose a move: chance by weight, decisions hastily or at random."""
    if oracle.decider(state) == "chance":
        return oracle.chosen(state, rng.randrange(sum(oracle.weights(state))))
    moves = oracle.legal(state)
    if rng.random() < haste:
        return rng.choices(moves, [liking(state, move) for move in moves])[0]
    return rng.choice(moves)


def give(state: State, rng: Random, animals: int, stack: int | None) -> None:
    """Let everybody begin with rescued animals, and cut pile and stack down to what is left or wanted."""
    for player in state.players:
        while len(player.rescued) < animals:
            card = rng.choice(ANIMALS)
            if unwritten(state, CARDS[card].colour)[card]:
                player.rescued.append((card, False))
    state.comet = state.comet if stack is None else stack
    pile = state.pile if stack is None else 3 * stack
    state.pile = max(1, min(pile, unwritten(state, "silver").total() - state.comet))


def opening(rng: Random, seats: int, board: str, switches: tuple[str, ...]) -> State:
    """Play a setup."""
    state = oracle.start(board, seats, switches)
    while state.phase == "setup":
        state = oracle.apply(state, next_move(state, rng, 0))
    return state


def game(number: int) -> tuple[dict[str, Any], list[State]]:
    """Play a game of which everything follows from its number; return its record and all its positions."""
    rng, seats, board = Random(f"{SEED} {number}"), 2 + number % 3, "aab"[number // 3 % 3]
    switches = rng.choice(((), (), SWITCHES[:1], SWITCHES[1:], SWITCHES))
    haste, animals = rng.choice((0, 0.5, 0.8, 0.95, 1)), rng.choice((0, 0, 5, 8, 12))
    state = oracle.start(board, seats, switches)
    if animals:
        state = opening(rng, seats, board, switches)
        give(state, rng, animals, rng.choice((None, None, 1, 3, 6)))
        state.actions = rng.choice((0, 0, 0, 0, 98 * seats))
        state = oracle.parse(oracle.text(state))
    states, moves = [state], []
    while state.phase != "over":
        moves.append(next_move(state, rng, haste))
        state = oracle.apply(state, moves[-1])
        states.append(state)
    record = {
        "start": oracle.text(states[0]),
        "moves": moves,
        "final": oracle.text(state),
        "scores": oracle.scores(state),
        "winners": oracle.winners(state),
        "positions_sha256": hashed(map(oracle.text, states)),
    }
    return record, states


# Made-up positions


def scattered(rng: Random) -> State | None:
    """Return a position with everything anywhere, or nothing where the attempt is none."""
    seats, board = rng.choice((2, 3, 4)), rng.choice("ab")
    switches = rng.choice(((), (), SWITCHES[:1], SWITCHES[1:], SWITCHES))
    state = oracle.start(board, seats, switches)
    state.phase, state.active = rng.choice(("main", "comet")), rng.randint(1, seats)
    deck = [name for name, card in CARDS.items() for _ in range(card.copies)]
    rng.shuffle(deck)
    places = rng.sample(PLACES[board], 12)
    for player, hero in zip(state.players, rng.sample(list(HEROES), seats), strict=False):
        player.hero = (hero, ability_of(hero).mode == "tap" and rng.random() < 0.5)
        player.hand = [deck.pop() for _ in range(rng.choice((0, 1, 2, 4, 7)))]
        player.known = [card for card in player.hand if CARDS[card].colour == "gold" or rng.random() < 0.2]
        for card in [deck.pop() for _ in range(rng.choice((0, 2, 5, 9)))]:
            if not CARDS[card].helper:
                player.rescued.append((card, CARDS[card].ability.mode == "tap" and rng.random() < 0.5))
        for slot in range(3):
            if not CARDS[deck[-1]].helper and rng.random() < 0.6:
                player.slots[slot], player.rescuers[slot] = deck.pop(), places.pop()
    scatter_piles(state, rng, deck)
    scatter_turn(state, rng)
    position = dumped(json.loads(oracle.text(state)))
    return oracle.parse(position) if not oracle.problems(position) else None


def scatter_piles(state: State, rng: Random, deck: list[str]) -> None:
    """Lay out display, discards, pile and stack."""
    for card in [deck.pop() for _ in range(rng.choice((0, 3, 12)))]:
        state.discards[CARDS[card].colour].append(card)
    gold = [card for card in deck if CARDS[card].colour == "gold"]
    state.display = gold[: rng.choice((4, 4, 4, 2))]
    silver = [card for card in deck if CARDS[card].colour == "silver"]
    state.pile, state.comet = (
        (rng.randint(1, 20), rng.randint(0, 12)) if state.phase == "main" else (rng.choice((0, 9)), 0)
    )
    if state.phase == "comet" and not state.pile and rng.random() < 0.5:
        state.shuffled = silver[:6]
        state.mixed = silver[: rng.randint(1, 6)]


def scatter_turn(state: State, rng: Random) -> None:
    """Put a turn under way."""
    me, number = state.me, len(state.players)
    if state.phase == "comet":
        state.choosers = rng.choice(([], [], [(state.turn - 1 + k) % number + 1 for k in range(number)]))
        for player in state.players:
            player.passed = player is not me and not state.choosers and rng.random() < 0.2
    jump = ["" if place is None else granted(rng) for place in me.rescuers]
    pool = ordered("".join(rng.choices(ORDER, k=rng.randint(0, 3))))
    state.action = rng.choice(
        (
            None,
            Hatch(rng.randint(0, 2), rng.choice((0, 0, 2)), acted=rng.random() < 0.5),
            Move(pool, jump, rng.choice((0, 0, 1)), acted=rng.random() < 0.5),
            Move(pool, jump, rng.choice((0, 0, 1)), acted=rng.random() < 0.5),
            End(),
        )
    )
    tapped = [card for card, is_tapped in me.rescued if is_tapped]
    if tapped and rng.random() < 0.3:
        state.use = Use(rng.choice(tapped))
    elif state.phase == "comet" and state.action is None and not state.choosers:
        state.idle = rng.randrange(number)


def granted(rng: Random) -> str:
    """Return some terrains that may be jumped."""
    return "".join(letter for letter in LETTERS.values() if letter != "*" and rng.random() < 0.2)


def crafted() -> Iterator[State]:
    """Return positions of which every move leads somewhere rare."""
    comet: dict[str, Any] = {"phase": "comet", "comet": 0}
    free = {"kind": "move", "pool": "WW", "jump": ["", "", ""], "extra": 0, "acted": False}
    two = {"slots": ["dodo", "huia", None], "hand": []}
    draws = {"rescued": ["megalodon", "phorusrhacos"], "rescuers": ["b0", None, None], "hand": ["dodo"]}
    # An effect that can do nothing is skipped: no gold to take, a mammoth that is hemmed in, nothing more to hatch.
    yield laid({"hand": ["hidden_cache"]}, display=[])
    hemmed_in = {"mammoth": "a11", "tortoise": "b12"}
    mine = {"rescuers": ["c4", "a12", None], "rescued": ["woolly_mammoth"]}
    yield laid(mine, two | {"rescuers": ["a10", "b11", None]}, action=free, neutral=hemmed_in)
    yield laid(
        {"hand": ["dodo"], "rescued": ["megatherium"]}, action={"kind": "hatch", "left": 1, "minus": 0, "acted": False}
    )
    # The comet begins in a use, in a Rest and by a rescue.
    yield laid({"hand": ["lookout"]}, use={"source": "lookout", "effect": 1, "count": 0}, due=[1, 2], pile=1)
    yield laid({"rescued": ["tuatara"]}, action={"kind": "rest", "step": "draw"}, due=[1, 7], pile=1, comet=0)
    yield laid(draws, action=free | {"acted": True}, due=[1, 2], pile=1, comet=1)
    # Cards are drawn from next to nothing: reshuffles, and draws that lapse.
    yield laid(draws, action=free, pile=0, **comet)
    yield laid(draws, action=free, pile=0, discards={"silver": ["saiga"], "gold": []}, **comet)
    yield laid(
        {"hand": ["lookout", "quagga"], "rescued": ["saiga"]},
        pile=0,
        discards={"silver": ["huia"], "gold": []},
        **comet,
    )
    yield laid(
        {"hand": ["lookout"], "rescued": ["oviraptor"]}, pile=0, discards={"silver": ["tailwind"], "gold": []}, **comet
    )
    yield laid(
        {"hand": ["dodo"]},
        pile=0,
        choosers=[2],
        action={"kind": "end"},
        discards={"silver": ["huia"], "gold": []},
        **comet,
    )
    # The last turns: a pass or an end that ends the game, at once or after a reveal.
    yield laid({"hand": ["dodo"]}, {"passed": True}, idle=1, **comet)
    yield laid({"hand": ["dodo", "new_dawn"]}, {"passed": True}, display=DISPLAY[:3], **comet)
    yield laid({"hand": ["lookout"]}, idle=1, **comet)
    yield laid({"hand": ["lookout"]}, choosers=[1, 2], **comet)
    # The safety stop, by a Rest, a Hatch and a Move.
    yield laid({"hand": ["dodo"], "rescuers": ["b0", None, None]}, actions=199, action=free)
    yield laid({"hand": ["dodo"]}, actions=199, action={"kind": "rest", "step": "take"})
    yield laid({"hand": ["dodo"]}, actions=199, action={"kind": "hatch", "left": 1, "minus": 0, "acted": False})


def stage(state: State) -> tuple[object, ...]:
    """Say what kind of position this is, so that rare kinds are not lost among common ones."""
    effects = ability_of(state.use.source).effects if state.use else []
    ops = tuple(effect["op"] for effect in effects)
    marks = (state.phase, type(state.action).__name__, ops, bool(state.due), bool(state.mixed), bool(state.choosers))
    return (*marks, state.board, any(player.passed for player in state.players))


def judged(state: State) -> dict[str, Any]:
    """Return a position text with the hashes of what is said about it."""
    moves = oracle.legal(state)
    return {
        "text": oracle.text(state),
        "decider": oracle.decider(state),
        "legal": len(moves),
        "legal_sha256": hashed(moves),
        "weights_sha256": hashed(oracle.weights(state)),
        "views_sha256": hashed(oracle.view(state, seat) for seat in range(len(state.players) + 1)),
        "after_sha256": hashed(oracle.text(oracle.apply(state, move)) for move in moves),
    }


def spread(states: list[State], number: int, rng: Random) -> list[State]:
    """Pick positions round by round from all kinds there are."""
    rng.shuffle(states)
    kinds: dict[tuple[object, ...], list[State]] = {}
    for state in states:
        kinds.setdefault(stage(state), []).append(state)
    picked: list[State] = []
    while len(picked) < number and kinds:
        picked += [group.pop() for group in kinds.values()]
        kinds = {kind: group for kind, group in kinds.items() if group}
    return picked[:number]


def made_up(rng: Random, number: int) -> Iterator[State]:
    """Make up positions until there are enough."""
    while number:
        state = scattered(rng)
        if state is not None:
            yield state
            number -= 1


def lines(entries: Iterable[dict[str, Any]]) -> str:
    """Write a JSON list with one entry on each line."""
    return "[\n" + ",\n".join(map(dumped, entries)) + "\n]\n"


def main() -> None:
    """Write both files."""
    rng = Random(SEED)
    played = [game(number) for number in range(GAMES)]
    (FOLDER / "games.json").write_text(lines(record for record, _states in played), encoding="utf-8")
    states = spread([state for _record, states in played for state in states], 335, rng)
    states += spread(list(made_up(rng, 600)), 150, rng)
    states += crafted()
    (FOLDER / "positions.json").write_text(lines(map(judged, states)), encoding="utf-8")


if __name__ == "__main__":
    main()
