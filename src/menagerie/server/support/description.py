"""What FastAPI does not describe in OpenAPI: answers that msgspec writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from fastapi import FastAPI

JSON = "application/json"
PLACE = "#/components/schemas/{name}"

_answers: list[type[msgspec.Struct]] = []


def answers(kind: type[msgspec.Struct], what: str) -> dict[int | str, dict[str, Any]]:
    """Describe the answer of a path that is a type of msgspec."""
    _answers.append(kind)
    reference = {"$ref": PLACE.format(name=kind.__name__)}
    return {200: {"content": {JSON: {"schema": reference}}, "description": what}}


def schemas() -> dict[str, Any]:
    """Return the schemas of all such answers and of what they consist of."""
    return msgspec.json.schema_components(_answers, ref_template=PLACE)[1]


def install(app: FastAPI) -> None:
    """Add the schemas to what FastAPI describes."""
    described = app.openapi

    def complete() -> dict[str, Any]:
        document = described()
        document["components"]["schemas"] |= schemas()
        return document

    app.openapi = complete  # type: ignore[method-assign]
