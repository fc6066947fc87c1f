"""Parts of an annotation: a long match is annotated a few plies at a time, and the parts are put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.analysis.review.marks import Mark

if TYPE_CHECKING:
    from collections.abc import Iterable

Plain = dict[str, Any]


def parts_of(plies: int, size: int) -> list[tuple[int, int]]:
    """Return the parts of a match, the last one first, each with its first and last ply."""
    return [(max(1, last - size + 1), last) for last in range(plies, 0, -size)]


def joined(parts: Iterable[Plain]) -> Plain:
    """Return one annotation made of all parts of a match, as `Annotation.to_plain` gives them."""
    known = sorted(parts, key=lambda part: [each["ply"] for each in part["plies"][:1]])
    plies = [each for part in known for each in part["plies"]]
    seats = range(1, len(known[0]["players"]) + 1)
    return {
        **known[0],
        "summary": [summary(seat, [each for each in plies if each["seat"] == seat]) for seat in seats],
        "turning_points": [each["ply"] for each in plies if each["turning"]],
        "plies": plies,
    }


def summary(seat: int, plies: list[Plain]) -> Plain:
    """Return how well a seat played."""
    marks = [each["mark"] for each in plies]
    loss = sum(each["loss"] for each in plies) / max(1, len(plies))
    return {"seat": seat, "mean_loss": round(loss, 4), **{mark.value: marks.count(mark.value) for mark in Mark}}
