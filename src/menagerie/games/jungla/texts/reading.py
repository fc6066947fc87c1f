"""Reads position texts of Jungla, strictly; one error names everything that is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidPosition
from menagerie.games.jungla.components.board import BLUE, RED
from menagerie.games.jungla.components.printed import pack_of, place_of, whole_pack
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.rules.position import Jungla
from menagerie.games.jungla.texts.draft import NOBODY, Draft, Due, Options, Pawn, Turn
from menagerie.games.jungla.texts.letters import Words, words_of
from menagerie.games.jungla.texts.positions import FORMAT, KINDS, PACKS, WINNERS
from menagerie.games.jungla.texts.validity import herd_problems, problems_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from menagerie.core.edition import Edition

HEADER = "jungla1 <edition> <options> <turns> <score> <last> <side> <due> <kind> <left> <rest> <next>"
LISTS = "<red> | <blue> | <red prisoners> | <blue prisoners>"
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
OPTION = re.compile(r"([a-z]+)=(0|[1-9][0-9]{0,8})")
DUE = re.compile(r"place|act|home:([RB])(?::([A-Za-z]))?|free:([A-Za-z]):([0-4])|over:(R|B|draw)")
PAWN = re.compile(r"([A-Za-z])([+]?)([a-z][1-9][0-9]*)(NE|NW|SE|SW|N|E|S|W)")
SIDES = ("-", "R", "B")
MOST_POINTS = 65_535


def read_position(editions: Mapping[str, Edition], text: str) -> Jungla:
    """Read a position text; everything that is wrong with it stands in one `InvalidPosition`."""
    header, *lists = text.split(" | ")
    fields = header.split(" ")
    if (len(fields), len(lists)) != (12, 4):
        raise InvalidPosition(
            f"position {shown(text)}: {len(fields)} fields and {len(lists)} lists, expected 12 fields with one space "
            f"between them and 4 lists after ' | ': {HEADER} | {LISTS}"
        )
    game, edition, *others = fields
    wrong = [f"it begins with {shown(game)}, expected {FORMAT}"] if game != FORMAT else []
    if edition not in editions:
        wrong.append(f"the edition is {shown(edition)}, expected one of {', '.join(sorted(editions))}")
    else:
        reader = Reader(words_of(editions[edition]))
        draft = reader.draft(others, lists)
        wrong += reader.problems or problems_of(draft)
    if wrong:
        raise InvalidPosition(f"position {shown(text, 80)}: " + "; ".join(wrong))
    return set_up(editions[edition], draft)


class Reader:
    """Reads the fields and lists of a position text; `problems` collects the problems of each."""

    def __init__(self, words: Words) -> None:
        """Begin with nothing wrong."""
        self.words = words
        self.problems: list[str] = []

    def draft(self, fields: list[str], lists: list[str]) -> Draft:
        """Return what the text says; where it says nothing that can be read, a problem is noted."""
        options, turns, score, last, side, due, kind, left, rest, after = fields
        pawns = {**self.read_pack(lists[0], 0), **self.read_pack(lists[1], 1)}
        prisoners = frozenset(self.read_letters(lists[2], "red prisoners", 0))
        prisoners |= frozenset(self.read_letters(lists[3], "blue prisoners", 1))
        self.problems += herd_problems(self.words, pawns, prisoners)
        played = self.read_options(options)
        past = self.read_number(turns, "number of turns"), self.read_score(score), self.read_choice(last, "last", SIDES)
        asked, turn = self.read_due(due), self.read_turn(side, kind, left, rest, after)
        return Draft(self.words, played, *past, asked, turn, pawns, prisoners)

    # Fields

    def note(self, what: str, given: str, expected: str) -> None:
        """Note a field that cannot be read."""
        self.problems.append(f"the {what} is {shown(given)}, expected {expected}")

    def read_number(self, text: str, what: str, most: int = 999_999_999) -> int:
        """Return a number written the one way there is: digits, no sign, no leading zero, not too large."""
        if NUMBER.fullmatch(text) and int(text) <= most:
            return int(text)
        self.note(what, text, f"0 to {most} in plain digits")
        return 0

    def read_choice(self, text: str, what: str, words: tuple[str, ...]) -> int:
        """Return the place of a word among those that are allowed."""
        if text in words:
            return words.index(text)
        self.note(what, text, " or ".join(words))
        return 0

    def read_options(self, text: str) -> Options:
        """Return the options; only those are written that differ from the edition's, in their order."""
        printed = self.words.components
        usual = {"players": printed.players, "target": printed.target, "turns": printed.turn_limit}
        found = [OPTION.fullmatch(option) for option in text.split(",")] if text != "-" else []
        pairs = [(option[1], int(option[2])) for option in found if option]
        order = [name for name in usual if name in dict(pairs)]
        if len(pairs) < len(found) or [name for name, _ in pairs] != order:
            self.note("options field", text, "- or some of players=…,target=…,turns=… in this order")
        for name, value in pairs:
            if value == usual.get(name):
                self.problems.append(f"the option {name}={value} is the edition's own, which is not written")
        chosen = Options(*(usual | {name: value for name, value in pairs if name in usual}).values())
        if chosen.players not in {2, 4}:
            self.note("number of players", str(chosen.players), "2 or 4 (J98)")
        if not 1 <= chosen.target <= printed.target:
            self.note("target", str(chosen.target), f"1 to {printed.target} (J97)")
        return chosen

    def read_score(self, text: str) -> tuple[int, int]:
        """Return the points of both packs."""
        red, dash, blue = text.partition("-")
        if not dash:
            self.note("score", text, "two numbers with - between them")
            return 0, 0
        return self.read_number(red, "score of Red", MOST_POINTS), self.read_number(blue, "score of Blue", MOST_POINTS)

    def read_due(self, text: str) -> Due:
        """Return the decision that is due."""
        found = DUE.fullmatch(text)
        if not found:
            self.note("decision due", text, "place, act, home:R, home:B, home:R:X, home:B:X, free:X:n or over:R|B|draw")
            return Due(head.ACTING)
        home, before, liberator, freed, winner = found.groups()
        if home and not before:
            return Due(head.GOING_HOME, PACKS.index(home))
        if home:
            return Due(head.GOING_HOME_FIRST, PACKS.index(home), self.read_letter(before, "liberator"))
        if liberator:
            return Due(head.FREEING, liberator=self.read_letter(liberator, "liberator"), freed=int(freed))
        if winner:
            return Due(head.OVER, winner=1 + WINNERS.index(winner))
        return Due(head.PREPARING if text == "place" else head.ACTING)

    def read_turn(self, side: str, kind: str, left: str, rest: str, after: str) -> Turn:
        """Return the fields about the turn."""
        word, colon, letter = kind.partition(":")
        again = bool(colon) and word == "bonus"
        return Turn(
            side=self.read_choice(side, "side", SIDES) - 1,
            kind=head.BONUS_AGAIN if again else self.read_choice(kind, "kind", KINDS),
            actor=self.read_letter(letter, "animal of the kind") if again else NOBODY,
            left=self.read_number(left, "number of actions left", 99),
            rest=frozenset(self.read_letters(rest, "rest")),
            next_kind=self.read_choice(after, "next", KINDS),
        )

    # Animals

    def read_letter(self, text: str, what: str, pack: int | None = None) -> int:
        """Return the animal with this letter."""
        who = self.words.animals.get(text, NOBODY)
        if who != NOBODY and pack in {None, pack_of(who)}:
            return who
        letters = self.words.letters if pack is None else [self.words.letters[who] for who in whole_pack(pack)]
        self.note(what, text, f"one of {''.join(letters)}")
        return NOBODY

    def read_letters(self, text: str, what: str, pack: int | None = None) -> list[int]:
        """Return the animals of a list without separators, in pack order; ``-`` is nobody."""
        if text == "-":
            return []
        animals = [self.read_letter(letter, what, pack) for letter in text]
        self.check_order(text, what, animals)
        return animals

    def read_pack(self, text: str, pack: int) -> dict[int, Pawn]:
        """Return the animals of a pack on the board."""
        what = ("red list", "blue list")[pack]
        pawns = [self.read_pawn(word, what, pack) for word in text.split(" ")] if text != "-" else []
        self.check_order(text, what, [who for who, _ in pawns])
        return dict(pawns)

    def check_order(self, text: str, what: str, animals: list[int]) -> None:
        """Note a list with an animal twice or out of pack order, and one with nobody in it."""
        known = [who for who in animals if who != NOBODY]
        if known != sorted(set(known)) or not (animals or text == "-"):
            self.note(what, text, "every animal once, in the order of the pack, or - for nobody")

    def read_pawn(self, text: str, what: str, pack: int) -> tuple[int, Pawn]:
        """Return one animal with its square and facing."""
        found = PAWN.fullmatch(text)
        if not found or found[3] not in self.words.squares or found[4] not in self.words.facings:
            facings = " ".join(self.words.facings)
            expected = f"letter, + if armoured, square {self.words.span} and facing {facings}, such as L+c2E"
            self.note(f"animal in the {what}", text, expected)
            return NOBODY, Pawn(0, 0, armoured=False)
        who = self.read_letter(found[1], f"letter of {shown(text)}", pack)
        return who, Pawn(self.words.squares[found[3]], self.words.facings[found[4]], bool(found[2]))


# From what the text says to a position


def set_up(edition: Edition, draft: Draft) -> Jungla:
    """Return the position that a valid text describes."""
    position = Jungla(edition, *draft.options)
    for who, pawn in draft.pawns.items():
        position.place(who, pawn.square, pawn.facing)
    position.set_header(header_of(draft))
    if draft.due.what == head.OVER:
        position.set_header({**header_of(draft), "reason": reason_of(draft, position)})
    return position


def header_of(draft: Draft) -> dict[str, int]:
    """Return everything but the animals by the names that the rules use."""
    due, turn = draft.due, draft.turn
    return {
        **head.empty_header(),
        "turns": draft.turns,
        "red": draft.score[0],
        "blue": draft.score[1],
        "last": draft.last,
        "side": max(turn.side, 0),
        "due": due.what,
        "due_pack": due.pack,
        "liberator": place_of(max(due.liberator, 0)),
        "freed": due.freed,
        "winner": due.winner,
        "kind": turn.kind,
        "actor": place_of(max(turn.actor, 0)),
        "left": turn.left,
        "rest": bits(turn.rest),
        "next_kind": turn.next_kind,
        "armour": sum(1 << pack_of(who) for who, pawn in draft.pawns.items() if pawn.armoured),
        "red_prison": bits(who for who in draft.prisoners if pack_of(who) == RED),
        "blue_prison": bits(who for who in draft.prisoners if pack_of(who) == BLUE),
    }


def bits(animals: frozenset[int] | Iterator[int]) -> int:
    """Return animals of one pack as a set of bits."""
    return sum(1 << place_of(who) for who in animals)


def reason_of(draft: Draft, position: Jungla) -> int:
    """Return why a game is over, in the order in which the rules ask (J4, J5, J99)."""
    winner = draft.due.winner - 1
    if winner < 2 and draft.score[winner] >= draft.options.target:
        return head.BY_POINTS
    if winner < 2 and draft.lost_all(1 - winner):
        return head.BY_PRISONERS
    at_limit = 0 < draft.options.limit <= draft.turns
    return head.BY_LIMIT if at_limit and not position.blocked else head.BY_BLOCK
