"""Parses the pages of the documentation: code blocks, commands, links and pictures."""

import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCE = re.compile(r"^(?P<room> *)(?P<marks>`{3,}|~{3,}) *(?P<tag>[\w+-]*)(?P<rest>[^`]*)$")
TITLE = re.compile(r'title="([^"]+)"')
SPOKEN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
"""What may precede a command: a prompt, the user and settings."""
COMMAND = re.compile(
    r"(?:^|&&|\|\||[;|(]|ExecStart=)\s*(?:[$#>]\s+)?(?:sudo\s+)?(?:-u\s+\S+\s+)?(?:[A-Z_]+=\S+\s+)*(?:[\w.~/-]*/)?shima(?P<words>\s.*|$)"
)
END_OF_COMMAND = ("|", "||", "&&", ";", "&", ">", ">>", "<", "2>", "`")


@dataclass(frozen=True)
class Block:
    """A fenced block. `title` is the name of the file that it shows, if any."""

    page: Path
    line: int
    tag: str
    title: str
    text: str

    @property
    def place(self) -> str:
        return f"{name(self.page)}:{self.line}"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a page in order, including those in lists and tabs."""
    opened: re.Match[str] | None = None
    first, body = 0, [""]
    for number, line in enumerate(read(page).splitlines(), start=1):
        found = FENCE.match(line)
        if opened is None:
            opened, first, body = found, number, []
        elif found and found["marks"].startswith(opened["marks"]) and not (found["tag"] or found["rest"].strip()):
            title = TITLE.search(opened["rest"])
            text = textwrap.dedent("\n".join(body)) + "\n"
            yield Block(page, first, opened["tag"], title.group(1) if title else "", text)
            opened = None
        else:
            body.append(line)
    assert opened is None, f"{name(page)}:{first}: a block without an end"


def prose(page: Path) -> str:
    """Return the page without its blocks."""
    lines = read(page).splitlines()
    for block in blocks(page):
        for number in range(block.line - 1, block.line + block.text.count("\n") + 1):
            lines[number] = ""
    return "\n".join(lines)


def commands(text: str) -> Iterator[list[str]]:
    """Yield the arguments of each call of `shima` in a shell block, a session or a unit file."""
    for line in text.replace("\\\n", " ").splitlines():
        rest = line
        while found := COMMAND.search(rest):
            words = _words(found["words"])
            yield words
            rest = rest[found.start("words") :]


def _words(text: str) -> list[str]:
    reader = shlex.shlex(text, posix=True, punctuation_chars="|&;<>")
    reader.whitespace_split = True
    reader.commenters = "#"
    words = []
    for word in reader:
        if word in END_OF_COMMAND:
            break
        words.append(word)
    return words


def spoken_commands(page: Path) -> Iterator[list[str]]:
    """Yield the arguments of `shima` in inline code."""
    for code in SPOKEN.findall(prose(page)):
        if re.match(r"(?:\.venv/bin/)?shima(?: |$)", code):
            yield shlex.split(code)[1:]
