"""Checks a lesson's Fluent catalogue in one language against the notes that use its messages."""

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    SyntaxNode,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from shima.games.text import Text
from shima.lessons.lesson import Lesson
from shima.lessons.marks import ABOUT, TITLE

WHY = "why"


class BadWords(ValueError):
    """The catalogue does not fit the lesson. `line` is 0 if something is missing."""

    def __init__(self, line: int, text: Text) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


class _Named(Visitor):
    """Collects what a message refers to. Lesson texts take no variables, because a lesson is the same for everyone."""

    def __init__(self, entry: Message | Term) -> None:
        self.others: list[str] = []
        self.filled: list[str] = []
        self.visit(entry)

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference):
            self.others.append(node.id.name)
        elif isinstance(node, TermReference):
            self.others.append(f"-{node.id.name}")
        elif isinstance(node, VariableReference):
            self.filled.append(f"${node.id.name}")
        elif isinstance(node, FunctionReference):
            self.filled.append(node.id.name)
        super().generic_visit(node)


def check_words(source: str, found: Lesson) -> None:
    """Check that each note has a text and a reason, and that no message is unused. BadWords names the first problem."""
    entries = _entries(source)
    comments = [answer.key for stop in found.stops for answer in stop.answers]
    wanted = (TITLE, ABOUT, *(stop.note.key for stop in found.stops), *comments)
    for key in wanted:
        if key not in entries:
            raise BadWords(0, Text("lesson-unsaid", {"key": key}))
    for key, entry in entries.items():
        line = _line(source, entry)
        if isinstance(entry, Message) and (entry.value is None or key not in wanted):
            raise BadWords(line, Text("lesson-unsaid" if key in wanted else "lesson-unasked", {"key": key}))
        named = _Named(entry)
        for name in (*named.filled, *(other for other in named.others if other not in entries)):
            raise BadWords(line, Text("lesson-gap", {"key": key, "name": name}))
    for stop in found.stops:
        message = entries[stop.note.key]
        if stop.move is not None and WHY not in {each.id.name for each in message.attributes}:
            raise BadWords(_line(source, message), Text("lesson-no-why", {"key": stop.note.key}))


def _entries(source: str) -> dict[str, Message | Term]:
    """Return messages by key, and terms by key with their hyphen."""
    found: dict[str, Message | Term] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            raise BadWords(_line(source, entry), Text("lesson-fluent"))
        if isinstance(entry, Message | Term):
            key = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            if key in found:
                raise BadWords(_line(source, entry), Text("lesson-said-twice", {"key": key}))
            found[key] = entry
    return found


def _line(source: str, entry: SyntaxNode) -> int:
    return source.count("\n", 0, entry.span.start) + 1 if entry.span else 0
