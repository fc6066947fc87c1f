"""Requests that bring data of `menagerie.play.data`: pydantic models made from its types, and thus OpenAPI.

pydantic does not read the constraints of msgspec. They are translated here, so that each is written down once.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema, core_schema

from menagerie.errors import InvalidMatch
from menagerie.play.data.described import Described, read, types_of
from menagerie.server.support.problems import of_error


def bounds(meta: msgspec.Meta, **more: Any) -> Any:  # noqa: ANN401 - as `Field` does
    """Return a constraint of msgspec as a field of pydantic; `more` is what else the field has."""
    return Field(**limits(meta), **more)


def limits(meta: msgspec.Meta) -> dict[str, Any]:
    """Return a constraint of msgspec as options that `Field`, `Path` and `Query` have."""
    names = ("ge", "le", "min_length", "max_length", "description", "examples")
    given = {name: getattr(meta, name) for name in names if getattr(meta, name) is not None}
    return given if meta.pattern is None else given | {"pattern": meta.pattern.replace(r"\Z", "$")}


@cache
def model_of(kind: type[Described]) -> type[BaseModel]:
    """Make a model with the fields, defaults and constraints of a described type."""
    fields: dict[str, Any] = {
        field.name: (translated(types_of(kind)[field.name]), default(field)) for field in msgspec.structs.fields(kind)
    }
    examples = getattr(kind, "examples", None)
    extra = {"examples": examples} if examples else None
    # A lookahead keeps the id of the server out; the other engine has none.
    config = ConfigDict(extra="forbid", regex_engine="python-re", json_schema_extra=extra)
    name = f"{kind.__name__.removesuffix('Body')}Body"
    return create_model(name, __config__=config, __doc__=kind.__doc__, **fields)


def default(field: msgspec.structs.FieldInfo) -> Any:  # noqa: ANN401 - any default
    """Return the default of a field as pydantic has it."""
    if field.default_factory is not msgspec.NODEFAULT:
        return Field(default_factory=field.default_factory)
    if field.default is msgspec.NODEFAULT:
        return ...
    if isinstance(field.default, Described):
        return Field(default=field.default.to_plain(), validate_default=True)
    return field.default


def translated(hint: Any) -> Any:  # noqa: ANN401 - any type
    """Return a type with the constraints that pydantic reads, and models in place of described types."""
    if isinstance(hint, type) and issubclass(hint, Described):
        return model_of(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Annotated[translated(parts[0]), *(bounds(part) for part in parts[1:])]
    if origin in {Union, UnionType}:
        return Union[tuple(map(translated, parts))]  # noqa: UP007 - made of parts
    if origin in {tuple, list, dict}:
        return origin[tuple(map(translated, parts))]
    return hint


class FromRequest:
    """Marks a described type that a request brings: ``Annotated[NewMatch, FromRequest(), Body()]``."""

    def __get_pydantic_core_schema__(self, source: type[Described], handler: GetCoreSchemaHandler) -> CoreSchema:
        """Let pydantic check a request, and make the datum of what it let through."""
        return core_schema.no_info_after_validator_function(
            lambda model: made(source, model), handler.generate_schema(model_of(source))
        )


def made(kind: type[Described], model: BaseModel) -> Described:
    """Make a datum of a model; fields that do not fit together are a problem of their own."""
    try:
        return read(kind, model.model_dump())
    except InvalidMatch as error:
        raise of_error(error) from None
