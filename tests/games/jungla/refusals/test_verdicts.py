"""Tests for `menagerie.games.jungla.refusals`: each refusal with its rule, its cells and its sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.core.rulebook import LANGUAGES, Rulebook
from menagerie.errors import IllegalMove, InvalidMove
from menagerie.games.jungla.refusals import verdicts
from menagerie.games.jungla.rules.position import as_jungla
from tests.games.jungla.asked import BOARD, JUNGLA, changed, crowd, legal
from tests.games.jungla.diagrams import position
from tests.games.jungla.refusals.verdict_cases import CASES, POSITIONS, Case

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.core.game import Game
    from menagerie.core.position import Position

DATA = Path(__file__).parents[1] / "data"
SQUARE = re.compile("[a-o][0-9]+")
OUTCOMES = {"legal", "points", "all_imprisoned", "total_block", "total_block_drawn", "turn_limit", "turn_limit_drawn"}
ELSEWHERE = {"long_hunt", "long_water", "turtle_keeps_square"}
"""Reasons that this board and these distances do not lead to; each has a test of its own below."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.action}")
def test_refusals_name_rule_cells_and_sentence(case: Case) -> None:
    """A refused action is answered with the rule an arbiter would cite, the cells concerned and one sentence."""
    refusal = verdicts.refuse(case.position, case.number)
    assert refusal is not None
    assert refusal.reason == case.reason
    verdict = JUNGLA.explain(case.position, case.number)
    assert (verdict.rule, verdict.cells, verdict.message) == (case.rule, tuple(case.cells.split()), case.message)
    assert case.action not in legal(POSITIONS[case.name])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.action}")
def test_refusals_speak_four_languages(case: Case) -> None:
    """Every language has a sentence of its own that names the same squares and numbers."""
    said = {language: JUNGLA.explain(case.position, case.number, language).message for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    facts = {language: sorted(re.findall(r"\b[a-o]\d+\b|\b\d+\b", sentence)) for language, sentence in said.items()}
    assert facts == dict.fromkeys(LANGUAGES, facts["en"])


EXAMPLES = {
    "stops_in_water": {
        "fr": "L’animal (kangourou) vient de la terre et s’arrête en e4, première case d’eau ; il n’atteint pas f4.",
        "de": "Das Tier (Känguru) kommt vom Land und hält auf e4, dem ersten Wasserfeld; bis f4 kommt es nicht.",
        "it": "L’animale (canguro) viene dalla terra e si ferma in e4, la prima casella d’acqua; non arriva in f4.",
    },
    "same_facing": {
        "fr": "L’animal en d6 (loup) a déjà cette orientation (nord) ; pivoter doit la changer.",
        "de": "Das Tier auf d6 (Wolf) blickt schon nach Norden; eine Drehung muss das ändern.",
        "it": "L’animale in d6 (lupo) guarda già a nord; girando deve cambiare verso.",
    },
    "one_strike": {
        "fr": "Un coup met fin au déplacement de l’animal (lion) ; seuls les destructeurs continuent et prennent "
        "plusieurs adversaires.",
        "de": "Mit einem Treffer endet die Bewegung (Löwe); nur Zerstörer ziehen weiter und fangen mehrere Gegner.",
        "it": "Un colpo chiude il movimento dell’animale (leone); solo i distruttori proseguono e prendono più "
        "avversari.",
    },
}


@pytest.mark.parametrize("reason", EXAMPLES)
def test_examples_in_the_other_languages(reason: str) -> None:
    """Animals, directions and squares are named in the language of the sentence."""
    case = next(case for case in CASES if case.reason == reason)
    for language, sentence in EXAMPLES[reason].items():
        assert JUNGLA.explain(case.position, case.number, language).message == sentence


def test_every_reason_has_a_case() -> None:
    """No sentence for a refusal goes untested."""
    sentences = Rulebook.load("jungla", "menagerie.games.jungla.words")._language("en").sentences
    reasons = {key for key in sentences if not key.startswith(("label_", "moves"))} - OUTCOMES
    assert reasons == {case.reason for case in CASES} | ELSEWHERE


def test_every_prohibiting_rule_is_cited_by_a_case() -> None:
    """The rules marked as prohibiting are exactly those that refusals cite."""
    assert JUNGLA.rulebook.prohibiting() == {case.rule for case in CASES}


# Reasons for other boards and sheets


def refused(game: Game, text: str, action: str) -> tuple[str, str]:
    """Return rule and sentence of a verdict with which the generator agrees."""
    parsed = game.parse_position(text)
    number = game.parse_move(parsed, action)
    assert number not in parsed.legal_moves()
    verdict = game.explain(parsed, number)
    return str(verdict.rule), verdict.message


def test_a_long_flight_may_not_hunt() -> None:
    """With a hunt square that is reached past the zone, a long move does not score there."""
    hunts = (("#YYYU#HHH#UYYY#", "#YYYUHHHH#UYYY#"), ("#yyyu#hhh#uyyy#", "#yyyu#hhhhuyyy#"))
    text, action = position("Ve12NE Hm1N", "hc13S"), "Ve12-f13@a2=N"
    assert action in legal(text, changed(*hunts))
    game = changed(*hunts, ('"long_move", steps = [7, 8]', '"long_move", steps = [1]'))
    assert refused(game, text, action) == ("J66", "A long flight of the vulture may not end on a hunt square (f13).")


def test_a_long_flight_from_water_stops_in_the_next_water() -> None:
    """A long move that starts on water ends on the first water square as well."""
    text, action = position("Ve2N Hm1N", "hc13S"), "Ve2-e5=N"
    assert action in legal(text)
    game = changed(('"long_move", steps = [7, 8]', '"long_move", steps = [3]'))
    sentence = "On a long flight the vulture stops on e3, the first water square; it does not get to e5."
    assert refused(game, text, action) == ("J66", sentence)


def test_the_last_den_square_is_kept_for_a_liberating_turtle() -> None:
    """A freed animal does not take it, should the freeing ever come to that."""
    red = crowd("LWREGAZKVDH", "a2 b2 c2 d2 e2 k2 l2 m2 n2 o2 b1")
    text = position(red, crowd("twcre", "c1 d1 e1 k1 l1"), prisoners=("C", "-"), turn="R free:O:0 - 0 - bonus")
    parsed = as_jungla(JUNGLA.parse_position(text))
    move = JUNGLA.parse_move(parsed, "C>n1=N")
    assert verdicts.refuse(parsed, move) is None
    parsed.place(14, BOARD.number("m1") or 0, 0)
    assert JUNGLA.explain(parsed, move).message.startswith("n1 is the last empty square of the den")
    assert move not in parsed.legal_moves()


# What is asked


def test_legal_actions_are_called_allowed() -> None:
    """A legal action has a verdict without a rule or cells."""
    start = JUNGLA.new()
    text = JUNGLA.format_move(start, start.legal_moves()[0])
    verdict = JUNGLA.explain(start, start.legal_moves()[0])
    assert (verdict.legal, verdict.rule, verdict.cells, verdict.message) == (True, None, (), f"{text} is allowed.")


def test_playing_a_refused_action_raises_its_verdict_and_changes_nothing() -> None:
    """`play` raises `IllegalMove` with the same verdict and leaves the position alone."""
    case = CASES[0]
    played, text = case.position, POSITIONS[case.name]
    with pytest.raises(IllegalMove) as caught:
        played.play(case.number)
    assert caught.value.verdict == JUNGLA.explain(played, case.number)
    assert (JUNGLA.format_position(played), played.moves_played) == (text, ())


@pytest.mark.parametrize("move", [-1, 15 << 24 | 1 << 28, 7 << 28, (1 << 31) - 1, 1 << 31, 10**30])
def test_numbers_that_are_no_action_are_refused(move: int) -> None:
    """A number that no text stands for gives one clear error."""
    for ask in (verdicts.refuse, JUNGLA.explain, JUNGLA.format_move):
        with pytest.raises(InvalidMove):
            ask(JUNGLA.new(), move)


# Both ways: None exactly for the legal actions


def check(parsed: Position, numbers: Iterable[int]) -> None:
    """Compare arbiter and generator on some actions."""
    listed = set(parsed.legal_moves())
    for number in numbers:
        refusal = verdicts.refuse(parsed, number)
        if (refusal is None) != (number in listed):
            pytest.fail(f"{JUNGLA.format_move(parsed, number)} in {JUNGLA.format_position(parsed)}: {refusal}")


def mutated(text: str, random: Random) -> str:
    """Change one thing in the text of an action: the animal, a square, a mark or the facing."""
    kind = random.randrange(4)
    if kind == 0:
        return random.choice("LWCREGAZKOSVDHNtwcregfzkosvdhn") + text[1:]
    if kind == 1 and (squares := list(SQUARE.finditer(text))):
        begin, end = random.choice(squares).span()
        return text[:begin] + random.choice("abcdefghijklmno") + str(random.randint(1, 13)) + text[end:]
    if kind == 2 and (marks := [place for place, letter in enumerate(text) if letter in "-x*"]):
        place = random.choice(marks)
        return text[:place] + random.choice("-x*") + text[place + 1 :]
    return text.partition("=")[0] + random.choice(("", "=N", "=NE", "=E", "=SE", "=S", "=SW", "=W", "=NW"))


def attempts(parsed: Position, random: Random, count: int) -> Iterator[int]:
    """Go through well-formed actions that are near to legal ones."""
    for text in random.choices(legal(JUNGLA.format_position(parsed)) or ["Ld2-d3=N"], k=count):
        changing = text
        for _ in range(3):
            changing = mutated(changing, random)
            try:
                yield JUNGLA.parse_move(parsed, changing)
            except InvalidMove:
                break


@pytest.mark.parametrize("name", POSITIONS)
def test_arbiter_and_generator_agree_on_the_cases(name: str) -> None:
    """Of every action that might be tried in the positions above exactly the listed ones are not refused."""
    parsed = JUNGLA.parse_position(POSITIONS[name])
    check(parsed, {*JUNGLA.every_move(parsed), *parsed.legal_moves(), *attempts(parsed, Random(name), 60)})


@pytest.mark.parametrize("part", range(4))
def test_arbiter_and_generator_agree_on_rare_positions(part: int) -> None:
    """The same holds in positions made for rare rules."""
    entries = json.loads((DATA / "positions.json").read_text(encoding="ascii"))["entries"][part::28]
    for number, entry in enumerate(entries):
        parsed = JUNGLA.parse_position(entry["position"])
        check(parsed, {*JUNGLA.every_move(parsed), *attempts(parsed, Random(number), 40)})


@pytest.mark.parametrize("seed", range(4))
def test_arbiter_and_generator_agree_in_random_play(seed: int) -> None:
    """The same holds all along random games that strike, hunt and free when they can."""
    random = Random(seed)
    played = JUNGLA.new(seats=random.choice((2, 4)), preparation=random.choice(("array", "free")))
    for ply in range(200):
        moves = played.legal_moves()
        if not moves:
            break
        if ply % 25 == seed:
            check(played, {*JUNGLA.every_move(played), *attempts(played, random, 30)})
        texts = [JUNGLA.format_move(played, move) for move in moves]
        sharp = [move for move, text in zip(moves, texts, strict=True) if {*text} & {*"x*@!"}]
        played.play(random.choice(sharp if sharp and random.random() < 0.6 else moves))
