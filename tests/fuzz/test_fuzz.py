"""Every parser answers any text with our error or an exact round trip; and the fuzzers notice one that does not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

import menagerie
from fuzz.__main__ import run
from fuzz.commands import CommandLines
from fuzz.mutations import MUTATIONS, mutated, splice
from fuzz.runner import Broken, fuzz
from fuzz.targets import Positions, Target, all_targets
from menagerie.core import registry

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position

TEXTS = 1_200 if menagerie.compiled else 200
TARGETS = all_targets()
SOUND = registry.load("_template")
by_name = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)


@by_name
def test_nearly_right_texts(target: Target) -> None:
    """A parser keeps its promise for texts that are nearly right, and lets some of them through."""
    tally = fuzz(target, texts=TEXTS)
    assert 0 < tally.let_through < tally.tried == TEXTS


@by_name
@given(st.data())
def test_any_text(target: Target, data: st.DataObject) -> None:
    """A parser keeps its promise for any text, of its own characters or of others."""
    own = "".join(sorted(set("".join(target.corpus[:50])))) or "x"
    text = data.draw(st.text() | st.text(st.sampled_from(own), max_size=60))
    target.attempt(text, Random(0))


def test_command_lines(tmp_path: Path) -> None:
    """Whatever is typed, the command line ends with a status and at most one line of complaint."""
    tally = fuzz(CommandLines(tmp_path), texts=200)
    assert tally.let_through > 0


def misread(editions: Mapping[str, Edition], text: str) -> Position:
    """Read every position as the same one."""
    return SOUND.read_position(editions, "1,2 -/- 0 standard")


def stumble(editions: Mapping[str, Edition], text: str) -> Position:
    """Fail at some texts in a way that is not ours."""
    return SOUND.read_position(editions, text[: text.index("brook") + 5] if "k" in text else text)


@pytest.mark.parametrize(("reader", "problem"), [(misread, "text of the position"), (stumble, "substring not found")])
def test_broken_parsers_are_noticed(reader: object, problem: str) -> None:
    """A parser that misreads, or fails with an error that is not ours, is reported with the text."""
    with pytest.raises(Broken, match=problem) as caught:
        fuzz(Positions(replace(SOUND, read_position=reader)), texts=2_000)  # type: ignore[arg-type]
    assert "input: '" in str(caught.value)


def test_runs_can_be_repeated() -> None:
    """The same seed tries the same texts, another seed others."""
    corpus = Positions(SOUND).corpus
    first, again, other = ([mutated(corpus, Random(f"{seed}/{n}")) for n in range(50)] for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@given(st.text(), st.integers())
def test_mutations_take_any_text(mutation: object, text: str, seed: int) -> None:
    """A mutation makes a text of any text."""
    assert isinstance(mutation(text, Random(seed)), str)  # type: ignore[operator]


@given(st.lists(st.text(), min_size=1), st.integers())
def test_splicing_takes_any_texts(corpus: list[str], seed: int) -> None:
    """Joining makes a text of any two texts."""
    assert isinstance(splice(corpus, Random(seed)), str)


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    """A run prints a line for each fuzzer that found nothing, and what the others found; it counts the latter."""
    found = run([Positions(SOUND), Positions(replace(SOUND, read_position=misread))], seed=0, seconds=0.2)
    printed = capsys.readouterr()
    assert found == 1
    assert printed.out.startswith("positions of _template")
    assert "text of the position" in printed.err


def test_time_is_kept() -> None:
    """A run with a time stops when it is up."""
    assert fuzz(Positions(SOUND), seconds=0.05).tried > 0
