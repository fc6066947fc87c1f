"""Data that are described by the types of their fields, and refused with everything that is wrong with them."""

from __future__ import annotations

import re
from functools import cache
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NoReturn, TypeVar, get_args, get_origin

import msgspec

from menagerie.core.edition.sources import shortened
from menagerie.errors import InvalidMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Test = Callable[[object], bool]

T = TypeVar("T", bound="Described")


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen datum whose fields always fit their types: they are checked whenever one is made."""

    noun: ClassVar[str] = "a datum"
    """What errors call it."""

    def __post_init__(self) -> None:
        """Refuse values that do not fit."""
        kind = type(self)
        values = msgspec.structs.astuple(self)
        if not all_fit(kind, values):
            refuse(kind.noun, misfits(kind, dict(zip(kind.__struct_fields__, values, strict=True))))

    def to_plain(self) -> dict[str, Any]:
        """Return the datum as JSON knows it."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain


def read(kind: type[T], content: object) -> T:
    """Make a datum of what JSON brought; `InvalidMatch` names everything that is wrong with it."""
    table = as_table(content, kind.noun)
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, InvalidMatch):
            raise error.__cause__ from None
        return refuse(kind.noun, problems(kind, table) or [str(error)])


def read_kind(kinds: Mapping[str, type[T]], content: object, noun: str) -> T:
    """Make a datum of the kind that its field `kind` names."""
    table = as_table(content, noun)
    kind = table.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        refuse(noun, [f"its kind is {shortened(kind)}, expected one of {', '.join(sorted(kinds))}"])
    return read(kinds[kind], {name: value for name, value in table.items() if name != "kind"})


def kind_of(name: str) -> str:
    """Return the name of a class as it stands in the field `kind`: ``TakenBack`` is ``taken_back``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def as_table(content: object, noun: str) -> dict[str, Any]:
    """Pass on an object of JSON; refuse anything else."""
    if isinstance(content, dict) and all(isinstance(name, str) for name in content):
        return content
    return refuse(noun, [f"expected a table of fields, got {shortened(content)}"])


def refuse(noun: str, faults: list[str]) -> NoReturn:
    """Name every fault at once."""
    raise InvalidMatch(f"not {noun}: {'; '.join(faults)}")


# What is wrong, in words


def problems(kind: type[Described], table: Mapping[str, Any]) -> list[str]:
    """Return what is wrong with a table; a field that is a table itself raises its own error."""
    hints = types_of(kind)
    unknown = [f"there is an unknown field {shortened(name)}" for name in table if name not in hints]
    if unknown:
        return unknown
    for name, value in table.items():
        if isinstance(hints[name], type) and issubclass(hints[name], Described):
            read(hints[name], value)
    if any(field.required and field.name not in table for field in msgspec.structs.fields(kind)):
        return [f"its fields are {', '.join(hints)}; got {', '.join(table) or 'none'}"]
    return misfits(kind, table)


def misfits(kind: type[Described], table: Mapping[str, Any]) -> list[str]:
    """Return which values do not fit the types of their fields."""
    hints = types_of(kind)
    return [
        f"{name} is {shortened(value)}, expected {expected(hints[name])}"
        for name, value in table.items()
        if not fits(hints[name], value)
    ]


def expected(hint: Any) -> str:  # noqa: ANN401 - any type
    """Return in words what a type expects; that it may be nothing is left out."""
    base, constraint = taken_apart(hint)
    if constraint is not None and constraint.title:
        return constraint.title
    if base is int and constraint is not None:
        return f"a whole number from {constraint.ge:,} to {constraint.le:,}"
    if get_origin(base) is Literal:
        return " or ".join(get_args(base))
    return "true or false" if base is bool else str(getattr(base, "noun", base))


# Whether values fit


def fits(hint: Any, value: object) -> bool:  # noqa: ANN401 - any type
    """Whether a value fits a type, or can be read as one that does: a list passes for a tuple."""
    try:
        found = msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    test = test_of(hint)
    return (type(found) is type(value) or isinstance(value, list)) and (value is None or test is None or test(value))


def all_fit(kind: type[Described], values: tuple[Any, ...]) -> bool:
    """Whether all fields have values that fit."""
    twin, tests = twin_of(kind)
    try:
        if msgspec.structs.astuple(msgspec.convert(values, twin)) != values:
            return False
    except msgspec.ValidationError:
        return False
    return all(values[place] is None or test(values[place]) for place, test in tests)


@cache
def twin_of(kind: type[Described]) -> tuple[type[msgspec.Struct], list[tuple[int, Test]]]:
    """Return a type with the same fields that checks nothing when it is made, and the tests that it leaves out."""
    hints = types_of(kind)
    tests = [(place, test_of(hint)) for place, hint in enumerate(hints.values())]
    twin = msgspec.defstruct(kind.__name__, list(hints.items()), array_like=True, frozen=True)
    return twin, [(place, test) for place, test in tests if test is not None]


@cache
def types_of(kind: type[Described]) -> dict[str, Any]:
    """Return the types of all fields by name."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def test_of(hint: Any) -> Test | None:  # noqa: ANN401 - any type
    """Return the test of a type for what its constraint cannot say."""
    constraint = taken_apart(hint)[1]
    return None if constraint is None else (constraint.extra or {}).get("fits")


def taken_apart(hint: Any) -> tuple[Any, msgspec.Meta | None]:  # noqa: ANN401 - any type
    """Return a type without its constraint, and the constraint; that it may be nothing is left out."""
    if get_origin(hint) is Annotated:
        base, *rest = get_args(hint)
        return base, next((each for each in rest if isinstance(each, msgspec.Meta)), None)
    choices = [each for each in get_args(hint) if each is not NoneType]
    optional = get_origin(hint) is not Literal and NoneType in get_args(hint)
    return taken_apart(choices[0]) if optional and len(choices) == 1 else (hint, None)
