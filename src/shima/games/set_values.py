"""Lists the values of a component set with their lines and their provenance, which the comments tell."""

import re
from typing import Final

from shima.games.set_lines import comments_of
from shima.games.sets import SetReader

MOST_VALUES: Final = 2_000
LONGEST_VALUE: Final = 80
LONGEST_NOTE: Final = 400
# Sets can come from strangers, so limit how much of a comment is read.
MOST_ABOVE: Final = 30
LONGEST_READ: Final = 2_000

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
PRINTED: Final = "printed"
MIXED: Final = "mixed"
OWN: Final = "own"
UNSAID: Final = "unsaid"
KINDS: Final = (RULEBOOK, PUBLIC, RECONSTRUCTED, PRINTED, MIXED, OWN, UNSAID)

# The words for the provenance of a value in comments, in English and German.
_WORDS: Final = {
    "rulebook": RULEBOOK,
    "regelheft": RULEBOOK,
    "public": PUBLIC,
    "öffentlich": PUBLIC,
    "reconstructed": RECONSTRUCTED,
    "rekonstruiert": RECONSTRUCTED,
    "printed": PRINTED,
    "aufgedruckt": PRINTED,
    "own": OWN,
    "eigene": OWN,
}
_WORD: Final = re.compile(r"[\w-]+")
_CLAUSE: Final = re.compile(r"[;.](?:\s|$)")
_LISTED: Final = re.compile(r"\s*,\s*|\s+(?:and|und)\s+")
_INDEX: Final = re.compile(r"\[\d+\]")
_ITEM: Final = re.compile(r"(?:(?:the|die) )?(\d{1,4})")
_NTH_ITEM: Final = re.compile(r"(\d{1,4})(?: \w+)? = (\d{1,4})")


class Value:
    """A value and its provenance. `kind` is one of KINDS, `note` quotes the comments.

    `stated` are the items of a list of mixed provenance that the rulebook states, counted from 0.
    """

    def __init__(
        self, where: str, line: int, text: str, kinds: list[str], note: str, stated: tuple[int, ...] = ()
    ) -> None:
        self.where: Final = where
        self.line: Final = line
        self.text: Final = text
        self.kinds: Final = tuple(kinds)  # items of a list can have different provenance
        self.kind: Final = kinds[0] if len(kinds) == 1 else MIXED
        self.note: Final = note
        self.stated: Final = stated


def values_of(reader: SetReader) -> list[Value]:
    """Return all values in the order of the set. A list on one line is one value, a longer one has several."""
    found = _Values(reader)
    for name, value in reader.values.items():
        if name != "set":  # the set's own name is not printed anywhere
            found.walk(name, value)
    return found.values


class _Values:
    def __init__(self, reader: SetReader) -> None:
        self.lines: Final = reader.lines
        self.comments: Final = comments_of(reader.text)
        self.contents: Final = reader.text.splitlines()
        self.values: list[Value] = []

    def walk(self, where: str, value: object) -> None:
        if len(self.values) >= MOST_VALUES:
            return
        if isinstance(value, dict):
            for name, inner in value.items():
                self.walk(f"{where}.{name}", inner)
        elif isinstance(value, list) and self.is_spread(where, value):
            for index, inner in enumerate(value):
                self.walk(f"{where}[{index}]", inner)
        else:
            kinds, note = self.provenance(where)
            line = self.lines.get(where, 1)
            items = value if isinstance(value, list) and len(kinds) > 1 else []
            stated = _stated_items(self.comments.get(line, "")[:LONGEST_READ], items)
            self.values.append(Value(where, line, _shown(value), kinds, note, stated))

    def is_spread(self, where: str, items: list[object]) -> bool:
        line = self.lines.get(where, 1)
        return any(
            isinstance(item, dict) or self.lines.get(f"{where}[{index}]", line) != line
            for index, item in enumerate(items)
        )

    def provenance(self, where: str) -> tuple[list[str], str]:
        """Return the provenance from the nearest comment that tells it: on the same line, above it, or at a parent."""
        names = [name for name in _INDEX.sub("", where).split(".") if name]
        notes: list[str] = []
        for note in self.notes(where):
            kinds = _kinds_of(note, names)
            if not notes or kinds:
                notes.append(note)
            if kinds:
                return kinds, _clipped("; ".join(notes), LONGEST_NOTE)
        return ([OWN], _clipped(notes[0], LONGEST_NOTE)) if notes else ([UNSAID], "")

    def notes(self, where: str) -> list[str]:
        """Return the comments on a value, nearest first."""
        notes: list[str] = []
        seen: set[int] = set()
        while where:
            line = self.lines.get(where, 0)
            if line and line not in seen:
                seen.add(line)
                notes += [note[:LONGEST_READ] for note in (self.comments.get(line, ""), self.above(line)) if note]
            where = where[: max(where.rfind("."), where.rfind("["), 0)]
        return notes

    def above(self, line: int) -> str:
        """Return the comment block directly above the line."""
        block: list[str] = []
        line -= 1
        while line in self.comments and self.contents[line - 1].lstrip().startswith("#") and len(block) < MOST_ABOVE:
            block.append(self.comments[line])
            line -= 1
        return " ".join(reversed(block))


def _kinds_of(note: str, names: list[str]) -> list[str]:
    """Return what a comment says about the innermost of these names; empty if it tells no provenance.

    `cost, points: reconstructed` is about these two keys. Names not listed get the kinds of the whole comment.
    """
    for name in reversed(names):
        for clause in _CLAUSE.split(note):
            subject, colon, rest = clause.rpartition(":")
            if colon and name in _LISTED.split(subject.strip()):
                return _kinds(rest)
    return _kinds(note)


def _stated_items(note: str, items: list[object]) -> tuple[int, ...]:
    """Return which items of a list the comment on its line ascribes to the rulebook.

    `the 4: rulebook` is about every 4; `4 slabs = 26 and 5 = 35: rulebook` about the fourth and the fifth item.
    """
    stated: set[int] = set()
    for clause in _CLAUSE.split(note):
        subject, colon, rest = clause.rpartition(":")
        if not colon or _kinds(rest) != [RULEBOOK]:
            continue
        for part in _LISTED.split(subject.strip()):
            nth, same = _NTH_ITEM.fullmatch(part), _ITEM.fullmatch(part)
            if nth and items[int(nth[1]) - 1 : int(nth[1])] == [int(nth[2])]:
                stated.add(int(nth[1]) - 1)
            elif same:
                stated.update(index for index, item in enumerate(items) if item == int(same[1]))
    return tuple(sorted(stated))


def _kinds(text: str) -> list[str]:
    """Return the distinct kinds mentioned in the text."""
    kinds: list[str] = []
    for word in _WORD.findall(text.lower()):
        kind = _WORDS.get(word, "")
        if kind and kind not in kinds:
            kinds.append(kind)
    return kinds


def _shown(value: object) -> str:
    if isinstance(value, list):
        value = ", ".join(str(item) for item in value[:LONGEST_VALUE])
    return _clipped(str(value), LONGEST_VALUE)


def _clipped(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
