"""Tests for `menagerie.games.jungla.evaluation.evaluate`."""

from __future__ import annotations

import pickle
from copy import copy
from random import Random

import pytest

from menagerie.core import registry
from menagerie.core.rulebook import LANGUAGES
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.jungla.evaluation.evaluate import DEFAULT_WEIGHTS, MOST_WEIGHT, TERMS, JunglaEvaluation, explain
from menagerie.search.greedy import rate_moves
from tests.games.jungla import examples
from tests.games.jungla.diagrams import position
from tests.games.jungla.examples import EXAMPLES, JUNGLA, read, walk
from tests.games.jungla.symmetry import turned_position

EDITION = JUNGLA.edition()
GOING_ON = [text for text in EXAMPLES if text != examples.WON]


def term(name: str, red: str, blue: str = "hc13S", seat: int = 1, **more: str) -> float:
    """Return one term of a small position."""
    return explain(read(position(red, blue, **more)), seat)[name]  # type: ignore[arg-type]


# The terms together


@pytest.mark.parametrize("text", GOING_ON)
def test_terms_sum_to_the_value(text: str) -> None:
    """A hundredth of what the search sees is the sum of the named terms, for both packs."""
    before = read(text)
    for seat in (1, 2):
        ratings = rate_moves(before, JUNGLA.evaluation(), seat)
        for move in list(ratings)[::40]:
            before.play(move)
            if before.to_act:
                assert sum(explain(before, seat).values()) == pytest.approx(ratings[move] / 100)
            before.undo()


@pytest.mark.parametrize("text", EXAMPLES)
def test_what_one_pack_gains_the_other_loses(text: str) -> None:
    """Every term has the opposite sign for the other pack, and partners agree."""
    red, blue = (explain(read(text), seat) for seat in (1, 2))
    assert red == pytest.approx({name: -amount for name, amount in blue.items()})
    assert explain(read(text), 3) == red
    assert tuple(red) == TERMS


@pytest.mark.parametrize("text", EXAMPLES)
def test_half_a_turn_with_the_packs_exchanged_turns_the_value_round(text: str) -> None:
    """The judge has no favourite: turned round, every term is worth the same to the other pack (D2.5)."""
    assert explain(read(text), 1) == pytest.approx(explain(read(turned_position(text)), 2))


def test_games_are_judged_alike_from_both_sides() -> None:
    """The same holds all through a random game."""
    for reached in walk(8, 300, every=15):
        turned = read(turned_position(JUNGLA.format_position(reached)))
        assert explain(reached, 1) == pytest.approx(explain(turned, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name(language: str) -> None:
    """All terms are named in all languages."""
    assert all(JUNGLA.rulebook.name(language, f"term.{name}") for name in TERMS)


# The terms one by one


def test_points() -> None:
    """Points count, more of them more, the enemy's against."""
    scores = ["0-2", "0-1", "1-1", "1-0", "2-0"]
    amounts = [term("points", "Wb2N Hm1N", score=score, last="R" if score[0] != "0" else "B") for score in scores]
    assert amounts == sorted(amounts)
    assert (amounts[0], amounts[2]) == (-amounts[4], 0)


def test_hunt_threats() -> None:
    """An animal in the enemy's zone threatens to hunt, most of all beside a hunt square."""
    far, inside, beside = (term("hunt_threats", f"W{square}N Hm1N") for square in ("b9", "h11", "h12"))
    assert 0 == far < inside < beside
    assert term("hunt_threats", "Hm1N", "wh2S hc13S") < 0


def test_prisoners() -> None:
    """Enemies in prison are good and own animals there bad, strong ones more than weak ones."""
    none, spider, lion = (term("prisoners", "Wb2N Hm1N", prisoners=(lost, "-")) for lost in ("-", "S", "L"))  # type: ignore[arg-type]
    assert 0 == none > spider > lion
    assert term("prisoners", "Wb2N Hm1N", prisoners=("-", "t")) == -lion  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("red", "blue", "sign"),
    [
        ("Wf4N", "cf6N", 1),  # in reach
        ("Wf4E", "cf6N", 0),  # not in a direction of the wolf
        ("Wf4N Of5N", "cf6N", 0),  # hidden behind a friend
        ("Wf4N", "zf6N", 0),  # a runner cannot be taken along its axis (J52)
        ("Wf4N", "zf6E", 1),
        ("Cf4N", "zf6N", 1),  # but by a cheetah it can (J53)
        ("Wf4N", "of6S", 0),  # nobody imprisons the turtle
        ("Of4N", "sf5S", 0),  # and the turtle imprisons nobody
        ("Vb2N", "cf6E wb5S", -1),  # the wolf looks at the vulture
        ("Hf5N", "cf6E", 1),
        ("De8N", "cg8E", 0),
    ],
)
def test_exposed_animals(red: str, blue: str, sign: int) -> None:
    """An enemy that could be imprisoned counts for the one who could; who is safe does not count."""
    amount = term("exposed", f"{red} Nm1S", f"{blue} nc13N")
    assert (amount > 0) - (amount < 0) == sign


def test_webs() -> None:
    """An enemy in one's web is good, an own animal in the enemy's web bad; turtles do not care."""
    assert term("webs", "We7N Hm1N", "se8S hc13S") < 0 < term("webs", "Se8N Hm1N", "we7S hc13S")
    assert term("webs", "Oe7N Hm1N", "se8S hc13S") == term("webs", "Wb5N Hm1N", "se8S hc13S") == 0


def test_zone_defence() -> None:
    """A special on guard in its own zone is good."""
    assert term("zone_defence", "Oh3N Hm1N") > 0 == term("zone_defence", "Oh4N Hm1N")
    assert term("zone_defence", "Hm1N", "vh11S hc13S") < 0


def test_mobility() -> None:
    """More squares within reach are better: a lion in the open, a cheetah that does not face the edge."""
    assert term("mobility", "Lf10N Hm1N") > term("mobility", "La9N Hm1N")
    assert term("mobility", "Ca11E Hm1N") > term("mobility", "Ca11W Hm1N")


def test_advance() -> None:
    """Nearer to the enemy's hunt squares is better."""
    amounts = [term("advance", f"W{square}N Hm1N") for square in ("g4", "g9", "g10", "h12")]
    assert amounts == sorted(set(amounts))


def test_tempo() -> None:
    """Actions left in one's turn are good."""
    two, one = (term("tempo", "Wb2N Hm1N", turn=f"R act normal {left} normal") for left in ("2 -", "1 W"))
    assert 0 < one < two
    assert term("tempo", "Wb2N Hm1N", "hc13S ob13S", turn="B act normal 2 - normal") == -two


# Weights


def test_weights_can_be_exchanged() -> None:
    """With all weights but those of a term at zero only that term is left, in proportion to its weight."""
    usual = explain(read(examples.CROWD), 1)
    for name in TERMS:
        heavy = {"hunt_threats", "in_zone"} if name == "hunt_threats" else {name}
        weights = {weight: 2 * value if weight in heavy else 0 for weight, value in JUNGLA.weights.items()}
        terms = JunglaEvaluation(EDITION, JUNGLA.weights.numbers(weights)).tell(read(examples.CROWD), 1)
        assert terms[name] == pytest.approx(2 * usual[name], abs=0.3)
        assert sum(map(abs, terms.values())) == abs(terms[name])


@pytest.mark.parametrize(
    "weights", [(), DEFAULT_WEIGHTS[1:], (*DEFAULT_WEIGHTS, 1), (0,) * 100, ("1",) * 10, (MOST_WEIGHT + 1,) * 10]
)
def test_wrong_weights_are_refused(weights: tuple[int, ...]) -> None:
    """Ten whole numbers within bounds are asked for."""
    with pytest.raises(InvalidOption):
        JunglaEvaluation(EDITION, weights)


def test_evaluations_travel() -> None:
    """A copy or a pickle of an evaluation has its weights."""
    heavy = JUNGLA.evaluation(EDITION, {"mobility": 77})
    crowd = read(examples.CROWD)
    for twin in (copy(heavy), pickle.loads(pickle.dumps(heavy))):  # noqa: S301 - our own bytes
        assert rate_moves(crowd, twin, 1) == rate_moves(crowd, heavy, 1)


def test_positions_of_other_games_are_refused() -> None:
    """The judge of Jungla is no judge of Siam."""
    with pytest.raises(InvalidPosition):
        explain(registry.load("siam").new(), 1)


# Play


@pytest.mark.parametrize("seed", range(4))
def test_greedy_play_beats_random_play(seed: int) -> None:
    """Who takes the action that looks best one ply ahead wins against random actions, as Red and as Blue."""
    random, game, greedy = Random(seed), JUNGLA.new(), 1 + seed % 2
    while game.to_act:
        move = random.choice(game.legal_moves())
        if game.to_act == greedy:
            ratings = rate_moves(game, JUNGLA.evaluation(), greedy)
            move = max(ratings, key=lambda each: (ratings[each], each))
        game.play(move)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (greedy,)
