"""The messages of `menagerie.server.wire.messages` as TypeScript types.

``python -m menagerie.server.wire.typescript web/src/wire.ts`` writes them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from msgspec import inspect

from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """\
// The messages of a live match. Generated from src/menagerie/server/wire/messages.py; do not edit:
//   python -m menagerie.server.wire.typescript web/src/wire.ts
// A field with a question mark is left out when it has its usual value, which the line tells.
"""


PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def typescript() -> str:
    """Return the types of all messages."""
    unions = {"FromServer": wire.FromServer, "FromClient": wire.FromClient}
    shapes = {shape.cls.__name__: shape for union in unions.values() for shape in structs(inspect.type_info(union))}
    parts = [HEAD, f"export const VERSION = {wire.VERSION};\n"]
    parts += [interface(shape) if not shape.array_like else row(shape) for shape in shapes.values()]
    parts += [
        f"export type {name} = {' | '.join(each.__name__ for each in get_args(of))};\n" for name, of in unions.items()
    ]
    return "\n".join(parts)


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """Yield the tables that a type consists of, those of its fields before itself."""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from structs(field.type)
        yield kind
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from structs(each)
    elif isinstance(kind, inspect.ListType):
        yield from structs(kind.item_type)
    elif isinstance(kind, inspect.TupleType):
        for each in kind.item_types:
            yield from structs(each)
    elif isinstance(kind, inspect.Metadata):
        yield from structs(kind.type)


def interface(shape: inspect.StructType) -> str:
    """Return a table as an interface."""
    lines = [f"  kind: {quoted(shape.tag)};"] if isinstance(shape.tag, str) else []
    lines += [
        f"  {field.name}{'' if field.required else '?'}: {written(field.type)};{usual(field)}" for field in shape.fields
    ]
    return "\n".join([comment(shape), f"export interface {shape.cls.__name__} {{", *lines, "}\n"])


def row(shape: inspect.StructType) -> str:
    """Return a table that is written as a list without names."""
    fields = ", ".join(f"{field.name}: {written(field.type)}" for field in shape.fields)
    return f"{comment(shape)}\nexport type {shape.cls.__name__} = [{fields}];\n"


def comment(shape: inspect.StructType) -> str:
    """Return the first sentence about a table."""
    return f"/** {(shape.cls.__doc__ or '').strip().splitlines()[0]} */"


def usual(field: inspect.Field) -> str:
    """Tell the value that a field has when it is left out."""
    if field.required:
        return ""
    value = [] if field.default_factory is list else {} if field.default_factory is dict else field.default
    return f" // {'null' if value is None else quoted(value) if isinstance(value, str) else str(value).lower()}"


def quoted(text: str) -> str:
    """Return a text as TypeScript writes it."""
    return f'"{text}"'


def written(kind: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    match kind:
        case inspect.Metadata():
            text = written(kind.type)
        case inspect.StructType():
            text = kind.cls.__name__
        case inspect.UnionType():
            text = " | ".join(map(written, kind.types))
        case inspect.LiteralType():
            text = " | ".join(quoted(str(value)) for value in kind.values)
        case inspect.ListType():
            inner = written(kind.item_type)
            text = f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType():
            text = f"[{', '.join(map(written, kind.item_types))}]"
        case inspect.DictType():
            text = f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case _:
            text = PLAIN[type(kind)]
    return text


def main(arguments: list[str]) -> int:
    """Write the types to a file, or show them."""
    if arguments:
        Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
