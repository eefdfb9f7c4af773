"""A translatable sentence: the key of a message in the catalogues and its arguments."""

from typing import Final

SEATS: Final = ("player", "other")
"""The names of arguments that are seats."""


class Text:
    """`args` holds numbers, words that need no translation, or other texts.

    Arguments named in SEATS are seats counted from 0, replaced by names when the text is formatted.
    """

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, object]] = {} if args is None else args

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({filled})" if filled else self.key

    def __repr__(self) -> str:
        return f"Text({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(str(self))
