"""Data that is exactly what a type says."""

from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypeAliasType

T = TypeVar("T")


def checked(kind: type[T], data: object) -> T:
    """The data: nothing too much, nothing missing, nothing of another type."""
    found: T = adapter(kind).validate_python(data)
    return found


def adapter(kind: Any) -> TypeAdapter[Any]:
    named = TypeAliasType("named", kind)  # pydantic takes no settings for a bare TypedDict
    return TypeAdapter(named, config=ConfigDict(extra="forbid", strict=True))
