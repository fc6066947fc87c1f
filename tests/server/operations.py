"""Every operation of the API with requests made of the examples in its own description."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.server.app import create_app
from menagerie.server.settings import ServerSettings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Plain = dict[str, Any]

DESCRIPTION: Plain = create_app(ServerSettings()).openapi()
OPERATIONS: dict[str, Plain] = {
    f"{method.upper()} {path}": operation
    for path, methods in DESCRIPTION["paths"].items()
    for method, operation in methods.items()
}
"""By method and path."""
USUAL = {"game": "siam", "ply": 0, "piece": "elephant-c1", "name": "Ada", "number": 1}
"""Values of parameters that have no example of their own."""


def resolved(schema: Plain) -> Plain:
    """Return a schema, or the one that it refers to."""
    name = schema.get("$ref", "").rpartition("/")[2]
    found: Plain = DESCRIPTION["components"]["schemas"][name] if name else schema
    return found


def examples_of(schema: Plain) -> list[Any]:
    """Return the examples of a schema: its own, or of the first of its alternatives that has some."""
    shape = resolved(schema)
    if "examples" in shape:
        return list(shape["examples"])
    inner = [examples_of(each) for each in shape.get("anyOf", ())]
    found = [each for each in inner if each]
    if found:
        return found[0]
    return list(bodies_of(shape)) if shape.get("type") == "object" and "properties" in shape else []


def bodies_of(shape: Plain) -> Iterator[Any]:
    """Yield whole bodies: examples of the whole, or one made of those of its fields."""
    if "examples" in shape:
        yield from shape["examples"]
        return
    fields = {name: examples_of(field) for name, field in shape.get("properties", {}).items()}
    missing = [name for name in shape.get("required", ()) if not fields[name]]
    assert not missing, f"no example of {missing} in {shape.get('title')}"
    yield {name: found[0] for name, found in fields.items() if found}


def example_bodies(name: str) -> list[Any]:
    """Return the bodies that an operation's description gives as examples; nothing is one, where it takes none."""
    content = OPERATIONS.get(name, {}).get("requestBody", {}).get("content", {}).get("application/json")
    return list(bodies_of(resolved(content["schema"]))) if content else [None]


def address(name: str, there: Mapping[str, Any]) -> str:
    """Return the address of an operation, with what is there in place of its parameters."""
    path = name.partition(" ")[2]
    query: list[str] = []
    for parameter in OPERATIONS.get(name, {}).get("parameters", ()):
        key = parameter["name"]
        usual = [*examples_of(parameter["schema"]), USUAL.get(key)]
        value = there.get(key, usual[0])
        if parameter["in"] == "path":
            path = path.replace("{" + key + "}", str(value))
        elif parameter.get("required"):
            query.append(f"{key}={value}")
    return "?".join(filter(None, (path, "&".join(query))))
