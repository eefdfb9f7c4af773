"""Reading a component set: TOML in, values out, and every finding with the line on which it stands."""

import hashlib
import json
import re
import tomllib
from typing import Final

from shima.games.text import Text


class Finding:
    """One thing that is wrong with a set."""

    def __init__(self, line: int, where: str, text: Text) -> None:
        self.line: Final = line
        self.where: Final = where
        self.text: Final = text


class BadSet(ValueError):
    """The set cannot be used; `findings` say where and why."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("; ".join(f"line {found.line}: {found.where}: {found.text}" for found in findings))
        self.findings = findings


_HEADER = re.compile(r"\s*\[\s*([\w.\-]+)\s*\]")
_KEY = re.compile(r"\s*([\w\-]+)\s*=")


def key_lines(text: str) -> dict[str, int]:
    """The line of every `[table]` and of every key that begins a line, under its dotted name."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        header = _HEADER.match(line)
        if header:
            table = header.group(1)
            lines.setdefault(table, number)
            continue
        key = _KEY.match(line)
        if key:
            lines.setdefault(f"{table}.{key.group(1)}" if table else key.group(1), number)
    return lines


class SetReader:
    """A set while it is read. Ask for values by their dotted names; `finish` raises what was found wrong."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.lines: Final = key_lines(text)
        self.findings: list[Finding] = []
        self.values: dict[str, object] = {}
        self.asked: set[str] = set()
        try:
            self.values = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            at = re.search(r"\(at line (\d+), column \d+\)", str(error))
            line = int(at.group(1)) if at else max(1, text.count("\n"))
            problem = re.sub(r"\s*\(at .*\)$", "", str(error))
            self.findings.append(Finding(line, "TOML", Text("set-syntax", {"problem": problem})))
            self.finish()

    def line_of(self, where: str, token: str = "") -> int:
        """The line of a key, or of the token after it where the value spans lines."""
        parts = where.split(".")
        line = 1
        while parts:
            found = self.lines.get(".".join(parts))
            if found is not None:
                line = found
                break
            parts.pop()
        if token:
            whole = re.compile(rf"(?<![\w-]){re.escape(token)}(?![\w-])")
            for number, content in enumerate(self.text.splitlines()[line - 1 :], start=line):
                if whole.search(content.split("#")[0]):
                    return number
        return line

    def wrong(self, where: str, key: str, args: dict[str, object], token: str = "") -> None:
        self.findings.append(Finding(self.line_of(where, token), where, Text(key, args)))

    def finish(self) -> None:
        if self.findings:
            raise BadSet(sorted(self.findings, key=lambda found: found.line))

    def get(self, where: str) -> object:
        """The value, or None with a finding that it is missing."""
        self.asked.add(where)
        value: object = self.values
        for part in where.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        if value is None:
            self.wrong(where, "set-missing", {"where": where})
        return value

    def whole(self, where: str) -> int:
        value = self.get(where)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if value is not None:
            self.wrong(where, "set-whole", {"where": where})
        return 0

    def word(self, where: str) -> str:
        value = self.get(where)
        if isinstance(value, str):
            return value
        if value is not None:
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
        for value in self.items(where):
            if isinstance(value, int) and not isinstance(value, bool):
                values.append(value)
            else:
                self.wrong(where, "set-wholes", {"where": where, "value": str(value)}, str(value))
        return values

    def words(self, where: str) -> list[str]:
        values: list[str] = []
        for value in self.items(where):
            if isinstance(value, str):
                values.append(value)
            else:
                self.wrong(where, "set-words", {"where": where, "value": str(value)}, str(value))
        return values

    def unknown(self) -> None:
        """Find the keys that nobody asked for: most are slips of the pen."""
        self._unknown_in(self.values, "")

    def _unknown_in(self, table: dict[str, object], prefix: str) -> None:
        for name, value in table.items():
            where = prefix + name
            if where in self.asked:
                continue
            if isinstance(value, dict) and any(asked.startswith(where + ".") for asked in self.asked):
                self._unknown_in(value, where + ".")
            else:
                self.wrong(where, "set-unknown", {"where": where})

    def digest(self) -> str:
        """The set's hash: of its values, so that comments and spacing do not matter."""
        canonical = json.dumps(self.values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(canonical.encode()).hexdigest()
