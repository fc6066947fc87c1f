"""Strategies for the plain values of matches: one for every field by its name."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from hypothesis import strategies as st

from menagerie.play.data.described import Described, types_of
from menagerie.play.data.settings import Settings, Tempo
from menagerie.play.data.values import CLAIMS, DAY, ENDINGS, LATEST, PROPOSALS, SERVER

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T", bound=Described)

PERSON = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_.:-]{0,20}", fullmatch=True).filter(lambda text: text != SERVER)
SEAT = st.integers(1, 4)
TIME = st.integers(0, LATEST)
WORD = st.from_regex(r"[a-z][a-z_-]{0,20}", fullmatch=True)
DIGEST = st.binary(min_size=32, max_size=32).map(bytes.hex)
NAME = st.from_regex(r"[A-Za-z\u00c0-\u00ff]{1,12}( [A-Za-z]{1,8})?", fullmatch=True)
SEATS = st.lists(SEAT, min_size=1, max_size=4).map(tuple)
TEMPI = st.one_of(
    st.builds(Tempo),
    st.builds(Tempo, st.just("realtime"), st.integers(1, 10**7), st.integers(0, 10**6)),
    st.builds(Tempo, st.just("correspondence"), days=st.integers(1, 60)),
)
SETTINGS = st.builds(
    Settings,
    st.sampled_from(["siam", "jungla", "comet"]),
    st.sampled_from(["base", "later-2"]),
    SEAT,
    options=st.dictionaries(st.sampled_from(["a", "closed", "exits"]), st.integers(-5, 5) | WORD),
    ply_cap=st.none() | st.integers(1, 500),
    clock=TEMPI,
    joining=st.sampled_from(["open", "link", "invited"]),
    invited=st.lists(PERSON, max_size=3).map(tuple),
    seating=st.sampled_from(["chosen", "random"]),
    starting=st.sampled_from(["full", "ready", "host"]),
    rated=st.booleans(),
    takebacks=st.booleans(),
    watching=st.booleans(),
    substitute=st.sampled_from(["otter", "owl"]),
)
VALUES: Mapping[str, st.SearchStrategy[Any]] = {
    "number": st.integers(2, 10_000_000),
    "at": TIME,
    "settings": SETTINGS,
    "host": PERSON,
    "who": PERSON,
    "by": PERSON | st.just(SERVER),
    "name": NAME,
    "seat": SEAT,
    "absent": SEAT,
    "level": st.sampled_from(["hare", "owl"]),
    "part": st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=20),
    "rules": st.integers(0, 100),
    "commitment": DIGEST,
    "seed": DIGEST,
    "match": PERSON,
    "previous": PERSON,
    "order": SEATS,
    "ranks": SEATS,
    "winners": SEATS,
    "scores": st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=1, max_size=4).map(tuple),
    "move": st.from_regex(r"[a-z+=]{1,8}( [a-z0-9]{1,6})?", fullmatch=True),
    "lag": st.integers(0, 60_000),
    "ply": st.integers(0, 500),
    "target": st.integers(0, 500),
    "what": st.sampled_from(PROPOSALS),
    "claim": st.sampled_from(CLAIMS),
    "yes": st.booleans(),
    "bot_at": TIME,
    "forfeit_at": TIME,
    "milliseconds": st.integers(1, 366 * DAY),
    "reason": WORD,
    "rule": st.sampled_from(["S9", "match"]),
    "ending": st.sampled_from(ENDINGS),
}


def made_of(kind: type[T]) -> st.SearchStrategy[T]:
    """Make any datum whose fields stand above; what may be missing sometimes is."""
    chosen = {
        name: VALUES[name] | st.none() if NoneType in get_args(hint) else VALUES[name]
        for name, hint in types_of(kind).items()
    }
    return st.builds(kind, **chosen)
