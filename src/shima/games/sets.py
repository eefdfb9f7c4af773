"""Reads a component set from TOML and reports every problem with its line."""

import hashlib
import json
import re
import tomllib
from typing import Final, TypeGuard

from shima.games.set_bounds import beyond_bounds
from shima.games.set_lines import lines_of
from shima.games.text import Text


class Finding:
    """One problem of a set."""

    def __init__(self, line: int, where: str, text: Text) -> None:
        self.line: Final = line
        self.where: Final = where
        self.text: Final = text


class BadSet(ValueError):
    """Raised for a set that cannot be used. `findings` tell where and why."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("; ".join(f"line {found.line}: {found.where}: {found.text}" for found in findings))
        self.findings = findings
        self.file = ""  # set by code that reads the set from a file


# Far above any number in a game, and small enough for every message and machine.
LARGEST_NUMBER: Final = 999_999
# After this many findings the exact line is no longer searched, which takes time.
MOST_SOUGHT: Final = 30
_TOO_MANY_DIGITS: Final = re.compile(r"[0-9][0-9_]{1000}")
_AT: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")


def is_whole(value: object) -> TypeGuard[int]:
    """Whether the value is an integer and not a boolean."""
    return isinstance(value, int) and not isinstance(value, bool)


class SetReader:
    """Reads values by their dotted names and collects problems, which `finish` raises."""

    def __init__(self, text: str) -> None:
        self.text: Final = text.removeprefix("\ufeff")
        self.lines: dict[str, int] = {}
        self.findings: list[Finding] = []
        self.conflicts: list[Finding] = []
        self.values: dict[str, object] = {}
        self.asked: set[str] = set()
        beyond = beyond_bounds(self.text)
        if beyond is not None:
            self.findings.append(Finding(beyond[0], "TOML", beyond[1]))
            self.finish()
        try:
            self.values = tomllib.loads(self.text)
            self.lines = lines_of(self.text)
        except (ValueError, RecursionError) as error:
            self.findings.append(_no_toml(self.text, str(error)))
            self.finish()
        self._too_large(self.values, "")
        self.finish()

    def _too_large(self, value: object, where: str) -> None:
        """Report absurdly large numbers before they are used or shown."""
        if isinstance(value, dict):
            for name, inner in value.items():
                self._too_large(inner, f"{where}.{name}" if where else name)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                self._too_large(inner, f"{where}[{index}]")
        elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            self.wrong(where, "set-large", {"where": where, "most": LARGEST_NUMBER})

    @staticmethod
    def of_game(text: str, game: str) -> "SetReader":
        """Create a reader for a set that must belong to this game."""
        reader = SetReader(text)
        named = reader.word("set.game")
        if named and named != game:
            reader.wrong("set.game", "set-game", {"game": named, "expected": game})
            reader.finish()
        return reader

    def line_of(self, where: str, token: str = "") -> int:
        """Return the line of an item or its nearest known parent. With a token, search for it from there on."""
        line = 1
        while where:
            found = self.lines.get(where)
            if found is not None:
                line = found
                break
            where = where[: max(where.rfind("."), where.rfind("["), 0)]
        if token and len(self.findings) < MOST_SOUGHT:
            whole = re.compile(rf"(?<![\w-]){re.escape(token)}(?![\w-])")
            for number, content in enumerate(self.text.splitlines()[line - 1 :], start=line):
                if whole.search(content.split("#")[0]):
                    return number
        return line

    def wrong(self, where: str, key: str, args: dict[str, object], token: str = "") -> None:
        self.findings.append(Finding(self.line_of(where, token), where, Text(key, args)))

    def wrong_entry(self, where: str, number: int, key: str, args: dict[str, object]) -> None:
        """Report a problem with an entry of an array of tables, counted from 1."""
        self.findings.append(Finding(self.line_of(f"{where}[{number - 1}]"), where, Text(key, args)))

    def contradicts(self, where: str, key: str, args: dict[str, object]) -> None:
        """Report a contradiction to the rulebook with which the game can still be played.

        Earlier versions accepted such sets, and their records must replay: see `shima.registry`.
        """
        self.conflicts.append(Finding(self.line_of(where), where, Text(key, args)))

    def finish(self) -> None:
        """Raise the findings, if any, without duplicates such as one missing table reported for each of its keys."""
        if self.findings:
            different = {(found.line, found.where, str(found.text)): found for found in self.findings + self.conflicts}
            raise BadSet(sorted(different.values(), key=lambda found: found.line))

    def get(self, where: str) -> object:
        """Return the value, or None after reporting that it or its table is missing."""
        self.asked.add(where)
        value: object = self.values
        parts = where.split(".")
        for number, part in enumerate(parts):
            if not isinstance(value, dict):
                table = ".".join(parts[:number])
                self.wrong(table, "set-table", {"where": table})
                return None
            if part not in value:
                if number == len(parts) - 1:
                    self.wrong(where, "set-missing", {"where": where})
                else:
                    table = ".".join(parts[: number + 1])
                    self.wrong(table, "set-no-table", {"where": table})
                return None
            value = value[part]
        return value

    def whole(self, where: str) -> int:
        value = self.get(where)
        if is_whole(value):
            return value
        if value is not None:
            self.wrong(where, "set-whole", {"where": where})
        return 0

    def word(self, where: str) -> str:
        value = self.get(where)
        if isinstance(value, str) and value:
            return value
        if isinstance(value, str):
            self.wrong(where, "set-empty", {"where": where})
        elif value is not None:
            self.wrong(where, "set-word", {"where": where})
        return ""

    def items(self, where: str) -> list[object]:
        value = self.get(where)
        if isinstance(value, list):
            return value
        if value is not None:
            self.wrong(where, "set-list", {"where": where})
        return []

    def wholes(self, where: str) -> list[int]:
        values: list[int] = []
        for index, value in enumerate(self.items(where)):
            if is_whole(value):
                values.append(value)
            else:
                self.wrong(f"{where}[{index}]", "set-wholes", {"where": where, "value": str(value)})
        return values

    def words(self, where: str) -> list[str]:
        values: list[str] = []
        for index, value in enumerate(self.items(where)):
            if isinstance(value, str):
                values.append(value)
            else:
                self.wrong(f"{where}[{index}]", "set-words", {"where": where, "value": str(value)})
        return values

    def tables(self, where: str) -> list[dict[str, object]]:
        """Return the entries of an array of tables, `[[where]]`."""
        found: list[dict[str, object]] = []
        for number, item in enumerate(self.items(where), start=1):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.wrong_entry(where, number, "set-list", {"where": where})
        return found

    def fixed(self, where: str, right: int, rule: str) -> None:
        """Check a number that the rulebook fixes."""
        before = len(self.findings)
        value = self.whole(where)
        if len(self.findings) == before and value != right:
            self.wrong(where, "set-count", {"where": where, "count": value, "right": right, "rule": rule})

    def set_name(self) -> str:
        """Return the set's name for record headers: lower-case letters, digits and hyphens."""
        name = self.word("set.name")
        if name and not re.fullmatch("[a-z0-9][a-z0-9-]{0,39}", name):
            self.wrong("set.name", "set-name", {"name": name})
        return name

    def unknown(self) -> None:
        """Report keys that were never read: most are typos."""
        self._unknown_in(self.values, "")

    def _unknown_in(self, table: dict[str, object], prefix: str) -> None:
        for name, value in table.items():
            where = prefix + name
            if where in self.asked:
                continue
            if any(asked.startswith(where + ".") for asked in self.asked):
                if isinstance(value, dict):  # otherwise `get` has reported it already
                    self._unknown_in(value, where + ".")
            else:
                self.wrong(where, "set-unknown", {"where": where})

    def digest(self) -> str:
        """Return the hash of the values. Comments and spacing do not matter."""
        # Valid sets have no dates or times, but the hash is computed before validation: hence `str`.
        canonical = json.dumps(self.values, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()


def _no_toml(text: str, problem: str) -> Finding:
    """Explain why a text is not TOML, with our own messages for the most common mistakes."""
    at = _AT.search(problem)
    last = max(1, len(text.splitlines()))
    line = int(at.group(1)) if at and at.group(1) else last
    problem = _AT.sub("", problem)
    digits = _TOO_MANY_DIGITS.search(text)
    if not at and digits:
        line = text.count("\n", 0, digits.start()) + 1
        return Finding(line, "TOML", Text("set-digits"))
    table = re.fullmatch(r"Cannot declare \((.*?),?\) twice", problem)
    if table:
        parts = [part.strip("' ") for part in table.group(1).split(",")]
        return Finding(line, "TOML", Text("set-twice", {"name": f"[{'.'.join(parts)}]"}))
    if problem.startswith(("Cannot overwrite a value", "Duplicate inline table key")):
        name = text.splitlines()[line - 1].partition("=")[0].strip()
        return Finding(line, "TOML", Text("set-twice", {"name": name}))
    if problem.startswith(("Unclosed", "Unterminated")) or (at and not at.group(1)):
        return Finding(line, "TOML", Text("set-unclosed"))
    if problem.startswith(("Invalid value", "Invalid statement", "Expected '='", "Expected newline")):
        return Finding(line, "TOML", Text("set-no-value"))
    return Finding(line, "TOML", Text("set-syntax", {"problem": problem}))
