"""The state of a game: every zone, piece and counter, the constants that name their values, and the hash (10.1, 10.2).

A state is a C struct when compiled; its fields stand in state.pxd. Cards are numbered in the order of their ids; a zone
that is a multiset is a count for each card. NONE stands for no card, no hex, no hero and no source. Seats count from 1.

`Scratch` is room for intermediate results: lists of moves, hexes found, units counted, cards to deal. Nothing in it
outlives the call that fills it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import mix
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.components import board, cards, checks
    from menagerie.games.comet.rules.moves import (
        COMET,
        DISCARD,
        DONE,
        DRAW,
        END,
        FIRST,
        HATCH,
        HERO,
        MOVE,
        PASS,
        PLACE,
        PLAY,
        READY,
        RESCUER,
        REST,
        REVEAL,
        SHIFT,
        STEP,
        SWAP,
        TAKE,
        USE,
        kind_of,
        move_of,
        place_of,
        symbol_of,
        what_of,
    )

    __all__ = ["DRAW", "FIRST", "HERO", "REVEAL"]
    __all__ += ["END", "HATCH", "MOVE", "PASS", "PLACE", "PLAY", "REST", "STEP", "USE"]
    __all__ += ["COMET", "DISCARD", "DONE", "READY", "RESCUER", "SHIFT", "SWAP", "TAKE"]
    __all__ += ["kind_of", "move_of", "place_of", "symbol_of", "what_of"]

    NONE, LEAST_NEST = 255, 2
    MOST_CARDS, MOST_SILVER, MOST_GOLD = checks.MOST_CARDS, checks.MOST_SILVER, checks.MOST_GOLD
    MOST_MOVES = checks.MOST_MOVES
    JOKER, NEST, CAVE, GOLD = board.JOKER, board.NEST, board.CAVE, cards.COLOURS.index("gold")
    ANY_PIECE = cards.PIECES.index("any")
    SETUP, MAIN, COMET_PHASE, OVER = range(4)
    NO_ACTION, HATCHING, MOVING, RESTING, ENDING = range(5)
    DISCARDING, TAKING, DRAWING, DRAWN = range(4)
    TAP, PERMANENT, ENDGAME, ONCE = map(cards.MODES.index, ("tap", "permanent", "endgame", "once"))
    HATCH_TIME, MOVE_TIME, ANY_TIME, RESCUE_TIME = map(cards.WHENS.index, ("hatch", "move", "any", "rescue"))
    ADD_SYMBOLS, PASS_TERRAIN, CONVERT = map(cards.OPS.index, ("add_symbols", "pass_terrain", "convert_symbol"))
    EXTRA_CARD, SHIFT_NEUTRAL, NEST_MINUS = map(cards.OPS.index, ("extra_card", "shift_neutral", "nest_minus"))
    HATCH_AGAIN, DRAW_SILVER, DRAW_GOLD = map(cards.OPS.index, ("hatch_again", "draw_silver", "draw_gold"))
    SWAP_HAND, RECOVER, READY_CARDS = map(cards.OPS.index, ("swap_hand", "recover", "ready"))
    HAND_LIMIT = cards.OPS.index("hand_limit")

    def new_player() -> Struct:
        """Return a player who has nothing yet."""
        zones = {name: [0] * MOST_CARDS for name in ("hand", "known", "ready", "tapped")}
        places = {"slots": [NONE] * 3, "rescuers": [NONE] * 3}
        return Struct(**zones, **places, hero=NONE, hero_tapped=0, passed=0, cards=0)

    def new_state() -> Struct:
        """Return a state in which nothing lies anywhere."""
        zones = {name: [0] * MOST_CARDS for name in ("unseen", "mixed", "shuffled", "display")}
        lists = {"silver": [0] * MOST_SILVER, "gold": [0] * MOST_GOLD, "occupied": [0] * 128, "neutral": [0, 0]}
        small = {"choosers": [0] * 4, "pool": [0] * 6, "jump": [0] * 3}
        names = (
            *("silver_size", "gold_size", "display_size", "mixed_size", "choosing", "phase", "active", "idle"),
            *("action", "left", "minus", "acted", "extra", "step", "source", "effect", "count"),
            *("due_seat", "due", "pile", "comet", "seats", "single_jumps", "comet_readies_hero", "actions"),
        )
        players = [new_player() for _ in range(5)]
        return Struct(players=players, **zones, **lists, **small, **dict.fromkeys(names, 0))

    def new_scratch() -> Struct:
        """Return room for intermediate results."""
        zones = {name: [0] * 128 for name in ("landing", "shifted", "queue", "rescued", "hidden", "stock")}
        small = {"symbols": [0] * 8, "gains": [0] * 8, "units": [0] * 16}
        names = ("number", "last_kind", "probing", "terrains", "extra_possible", "rescued_size", "stock_size", "word")
        return Struct(moves=[], **zones, **small, **dict.fromkeys(names, 0))

    def player_of(state: Struct, seat: int) -> Struct:
        """Return what belongs to a seat."""
        player: Struct = state.players[seat]
        return player


def clear(state: Struct, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
    """Begin with empty zones and the settings of a game."""
    state.seats = seats
    state.single_jumps = single_jumps
    state.comet_readies_hero = comet_readies_hero
    state.source = NONE
    for seat in range(5):
        player = player_of(state, seat)
        player.hero = NONE
        for slot in range(3):
            player.slots[slot] = NONE
            player.rescuers[slot] = NONE


def hash_of(state: Struct, cards: int) -> int:
    """Mix everything that the position's text says; of the safety counter only the number of actions."""
    word = mix(state.phase | state.active << 2 | state.idle << 5 | state.action << 8 | state.choosing << 11)
    word = mix(word ^ (state.left | state.minus << 4 | state.acted << 10 | state.extra << 11 | state.step << 16))
    word = mix(word ^ (state.source | state.effect << 8 | state.count << 10 | state.due_seat << 15 | state.due << 18))
    word = mix(word ^ (state.pile | state.comet << 8 | state.neutral[0] << 16 | state.neutral[1] << 23))
    word = mix(word ^ (state.actions | state.jump[0] << 12 | state.jump[1] << 17 | state.jump[2] << 22))
    for symbol in range(6):
        word = mix(word ^ (state.pool[symbol] + 1))
    for index in range(state.choosing):
        word = mix(word ^ state.choosers[index])
    for seat in range(1, state.seats + 1):
        word = hash_player(player_of(state, seat), seat, cards, word)
    for card in range(cards):
        if state.display[card] or state.shuffled[card]:
            word ^= mix(state.display[card] | card << 8 | 1 << 24 | state.mixed[card] << 4 | state.shuffled[card] << 25)
    for index in range(state.silver_size):
        word = mix(word ^ (state.silver[index] | 1 << 8))
    for index in range(state.gold_size):
        word = mix(word ^ (state.gold[index] | 1 << 9))
    return word


def hash_player(player: Struct, seat: int, cards: int, word: int) -> int:
    """Mix what belongs to one seat into a hash."""
    word = mix(word ^ (player.hero | player.hero_tapped << 8 | player.passed << 9))
    for slot in range(3):
        word = mix(word ^ (player.slots[slot] | player.rescuers[slot] << 8))
    for card in range(cards):
        if player.hand[card]:
            word ^= mix(player.hand[card] | card << 8 | seat << 16 | player.known[card] << 4)
        if player.ready[card] or player.tapped[card]:
            word ^= mix(player.ready[card] | player.tapped[card] << 4 | card << 8 | seat << 20)
    return word
