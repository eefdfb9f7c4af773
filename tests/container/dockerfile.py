"""Parses the Dockerfile and .dockerignore, as far as this project uses their syntax."""

import json
import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass, field

KNOWN = (
    *("CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "HEALTHCHECK"),
    *("RUN", "STOPSIGNAL", "USER", "VOLUME", "WORKDIR"),
)


class Unknown(Exception):
    """Syntax that this parser does not support."""


@dataclass(frozen=True)
class Step:
    """One instruction with its arguments."""

    name: str
    text: str

    def __str__(self) -> str:
        return " ".join(f"{self.name} {self.text}".split())

    @property
    def words(self) -> list[str]:
        """The items of a JSON list, or the words as split by a shell."""
        if self.text.startswith("["):
            items: list[str] = json.loads(self.text)
            return items
        return shlex.split(self.text)

    @property
    def options(self) -> dict[str, str]:
        """Options such as `--from=build`, which come before the words."""
        return dict(re.findall(r"(?<!\S)--([a-z-]+)=(\S+)", self.text.partition("CMD ")[0]))


@dataclass(frozen=True)
class Stage:
    base: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def all(self, name: str) -> list[Step]:
        return [step for step in self.steps if step.name == name]

    def last(self, name: str) -> Step:
        return self.all(name)[-1]


def read(text: str) -> list[Stage]:
    """Return the stages of a Dockerfile, in order."""
    stages: list[Stage] = []
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in lines.replace("\\\n", " ").splitlines():
        name, _, rest = line.strip().partition(" ")
        if name == "FROM":
            base, *alias = rest.split(" AS ")
            stages.append(Stage(base, alias[0] if alias else ""))
        elif name in KNOWN and stages:
            stages[-1].steps.append(Step(name, rest.strip()))
        elif name:
            raise Unknown(line)
    return stages


def health_command(step: Step) -> list[str]:
    """Return the command of HEALTHCHECK."""
    return Step("CMD", step.text.partition("CMD ")[2]).words


def environment(step: Step, before: dict[str, str]) -> dict[str, str]:
    """Return the variables after this ENV. `$NAME` stands for an earlier value."""
    new = dict(word.split("=", 1) for word in step.words)
    return before | {name: re.sub(r"\$(\w+)", lambda found: before[found[1]], value) for name, value in new.items()}


def sent(ignore_file: str) -> Callable[[str], bool]:
    """Return whether a path is sent to the build: the last matching line of .dockerignore decides."""
    lines = [line for line in ignore_file.splitlines() if line and not line.startswith("#")]
    rules = [(line.startswith("!"), re.compile(_pattern(line.removeprefix("!")))) for line in lines]

    def decide(path: str) -> bool:
        return next((keep for keep, pattern in reversed(rules) if pattern.match(path)), True)

    return decide


def _pattern(line: str) -> str:
    """Return a regular expression: `**/` is any number of folders, `*` anything within a name."""
    parts = re.split(r"(\*\*/|\*)", line)
    wild = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return "".join(wild.get(part, re.escape(part)) for part in parts) + "(?:/|$)"
