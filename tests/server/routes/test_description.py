"""Tests for the description of the API: complete, with examples, and the same as the page in docs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from menagerie.server.app import create_app
from menagerie.server.settings import ServerSettings
from menagerie.server.support.description import schemas
from menagerie.server.support.languages import sentences

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "http-api.md"


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    """The description of the API."""
    return create_app(ServerSettings()).openapi()


def operations(description: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every operation, by method and path."""
    return {
        f"{method.upper()} {path}": operation
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    }


def test_the_page_names_every_request(description: dict[str, Any]) -> None:
    """What can be asked stands on the page with what it does, and nothing else does."""
    page = dict(re.findall(r"^\| `([A-Z]+ /\S*)` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    told = {name: operation["description"].partition("\n")[0] for name, operation in operations(description).items()}
    assert page == told, "docs/reference/http-api.md is not what the server does"


def test_the_page_names_every_code() -> None:
    """Every code that the server refuses with stands on the page with its sentence."""
    page = dict(re.findall(r"^\| `([a-z]+/[a-z-]+)` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert page == {name: said for name, said in sentences("en").items() if not name.startswith("notice/")}


def test_every_operation_is_described_and_every_request_has_an_example(description: dict[str, Any]) -> None:
    """Each has a sentence and the one form of refusals; each body or its fields have examples."""
    refusal = {"$ref": "#/components/schemas/ProblemBody"}
    without: list[str] = []
    for name, operation in operations(description).items():
        assert operation["description"]
        assert operation["responses"]["4XX"]["content"]["application/json"]["schema"] == refusal
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        shape = description["components"]["schemas"].get(body.get("$ref", "").rpartition("/")[2], {})
        fields = shape.get("properties", {}).values()
        if shape and "examples" not in shape and not any("examples" in str(field) for field in fields):
            without.append(name)
    assert without == []


def test_every_reference_leads_to_a_schema_of_one_meaning(description: dict[str, Any]) -> None:
    """Answers that msgspec writes are described too, under names that no other type has."""
    named = set(re.findall(r"'#/components/schemas/([^']+)'", str(description)))
    assert named <= set(description["components"]["schemas"])
    assert {"Snapshot", "Ply", "Study"} <= named
    others = FastAPI.openapi(create_app(ServerSettings()))["components"]["schemas"]
    assert not set(schemas()) & set(others)


def test_fields_of_answers_are_always_there(description: dict[str, Any]) -> None:
    """A field that an answer always has is no optional one, also where it has a usual value."""
    found = description["components"]["schemas"]
    assert {"to_act", "deadline", "result"} <= set(found["MatchBody"]["required"])
    assert found["NewMatchBody"]["required"] == ["game"]
