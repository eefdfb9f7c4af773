"""Finds the line of every table, key and item in a TOML text that has already been parsed."""

import re
from typing import Final

_TOKEN: Final = re.compile(
    r"""
    \"\"\"(?:[^\\]|\\.)*?\"\"\"(?!\") | '''.*?'''(?!')   # texts over several lines
  | "(?:[^"\\\n]|\\.)*" | '[^'\n]*'
  | \#[^\n]* | \n | [\[\]{},=.] | [^\s\[\]{},=.#"']+
    """,
    re.VERBOSE | re.DOTALL,
)


def comments_of(text: str) -> dict[int, str]:
    """Return the comment on each line that has one."""
    comments: dict[int, str] = {}
    line, end = 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", end, found.start())
        end = found.start()
        if found.group().startswith("#"):
            comments[line] = found.group().lstrip("#").strip()
    return comments


def lines_of(text: str) -> dict[str, int]:
    """Return the line of each item by its path: `wares`, `wares.fan`, `coast.stations[3]`, `fleet[0].boats[1]`."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


class _Scanner:
    def __init__(self, text: str) -> None:
        self.lines: dict[str, int] = {}
        self.tokens: list[str] = []
        self.token_lines: list[int] = []
        self.at = 0
        line, end = 1, 0
        for found in _TOKEN.finditer(text):
            line += text.count("\n", end, found.start())
            end = found.start()
            if not found.group().startswith("#"):
                self.tokens.append(found.group())
                self.token_lines.append(line)

    def next(self) -> str:
        """Return the next token, or an empty string at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def skip(self, *tokens: str) -> None:
        while self.next() and self.next() in tokens:
            self.at += 1

    def remember(self, where: str) -> None:
        if self.at < len(self.tokens):
            self.lines.setdefault(where, self.token_lines[self.at])

    def document(self) -> None:
        table = ""
        entries: dict[str, int] = {}  # number of entries of each array of tables so far
        self.skip("\n")
        while self.next():
            if self.next() == "[":
                table = self.header(entries)
            else:
                self.pair(table)
            self.skip("\n")

    def header(self, entries: dict[str, int]) -> str:
        """Read `[table]` or `[[table]]`. Return the path of the table or of its newest entry."""
        start = self.at
        self.take()
        of_many = self.next() == "["
        self.skip("[")
        names = self.key()
        self.skip("]")
        table = ""
        for number, name in enumerate(names):
            table = f"{table}.{name}" if table else name
            if of_many and number == len(names) - 1:
                entries[table] = entries.get(table, 0) + 1
                self.lines.setdefault(table, self.token_lines[start])
            if table in entries:
                table = f"{table}[{entries[table] - 1}]"
        self.lines.setdefault(table, self.token_lines[start])
        return table

    def key(self) -> list[str]:
        """Read a dotted key and return its parts."""
        names = [_unquoted(self.take())]
        while self.next() == ".":
            self.take()
            names.append(_unquoted(self.take()))
        return names

    def pair(self, table: str) -> None:
        start = self.at
        where = table
        for name in self.key():
            where = f"{where}.{name}" if where else name
            self.lines.setdefault(where, self.token_lines[start])
        self.skip("=")
        self.value(where)

    def value(self, where: str) -> None:
        if self.next() == "[":
            self.array(where)
        elif self.next() == "{":
            self.inline_table(where)
        else:
            while self.next() not in ("", ",", "]", "}", "\n"):
                self.take()

    def array(self, where: str) -> None:
        self.take()
        self.skip("\n")
        index = 0
        while self.next() not in ("", "]"):
            self.remember(f"{where}[{index}]")
            self.value(f"{where}[{index}]")
            self.skip(",", "\n")
            index += 1
        self.skip_one("]")

    def inline_table(self, where: str) -> None:
        self.take()
        self.skip("\n")
        while self.next() not in ("", "}"):
            self.pair(where)
            self.skip(",", "\n")
        self.skip_one("}")

    def skip_one(self, token: str) -> None:
        if self.next() == token:
            self.at += 1


def _unquoted(token: str) -> str:
    return token[1:-1] if token[:1] in ('"', "'") else token
