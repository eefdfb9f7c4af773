"""The screens of the full-screen interface, as frames of a given size. Nothing here touches a terminal."""

from dataclasses import dataclass, replace

from rich.console import Console, Group, RenderableType
from rich.text import Text

from shima.language import Language
from shima.terminal import keys
from shima.terminal.canvas import Point
from shima.terminal.content import Content
from shima.terminal.editor import Editor
from shima.terminal.frame import Box, Frame, Line, composed, lines_of, one_line
from shima.terminal.layout import Layout, Panes
from shima.terminal.offer import MoveList
from shima.terminal.part import Part, Priority

LEAST_LOG = 3
SMALLEST = (20, 6)  # a smaller screen shows the prompt alone
MOST_ANSWER = 8  # lines of an answer


@dataclass(frozen=True)
class Prompt:
    """The last line: what is asked, and what has been typed so far."""

    question: str
    editor: Editor | None = None

    def line(self, console: Console, width: int) -> tuple[Line, int]:
        """Return the line and the column of the cursor."""
        question = Text(f"{self.question} ", "bold")
        if self.editor is None:
            return one_line(question, console, width), 0
        room = max(width - question.cell_len - 1, 8)
        typed, before = self.editor.visible(room)
        start = min(question.cell_len, width - room - 1)
        question.truncate(start, overflow="ellipsis")
        return one_line(Text.assemble(question, typed), console, width), start + before


class TableScreen:
    """A position in panes. The board can be moved, and the pages of a long list of moves turned."""

    def __init__(self, content: Content, viewer: int | None, since: int) -> None:
        self._content = content
        self._viewer = viewer
        self._view = content.view(viewer)
        self._shift: Point = (0, 0)
        self._page = 0
        self._pages = 1
        self._panes: list[Line] = []
        names, language = content.names, content.language
        self._moves = MoveList(content.game, content.state, self._view, names, language, content.picture)
        self._log = Part(
            Text(language.say("play-pane", pane="log")),
            content.story(viewer, since),
            Priority.NEWS,
            least=LEAST_LOG,
            newest_last=True,
        )

    def move_board(self, across: int, down: int) -> None:
        self._shift = self._shift[0] + across, self._shift[1] + down

    def turn_page(self, by: int) -> None:
        self._page = min(max(self._page + by, 0), self._pages - 1)

    def frame(
        self,
        console: Console,
        width: int,
        height: int,
        prompt: Prompt,
        answer: RenderableType | None,
        prompt_only: bool = False,
    ) -> tuple[Frame, Point]:
        """Return the screen and where the cursor is. `prompt_only` means that nothing else has changed."""
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self._panes = [[] for _ in range(height - 1)]
        elif not (prompt_only and self._panes):
            self._panes = self._above(console, width, height - 1, answer)
        line, column = prompt.line(console, width)
        cursor = min(column, width - 1), height - 1
        return Frame(width, [*self._panes, line]), cursor

    def _above(self, console: Console, width: int, height: int, answer: RenderableType | None) -> list[Line]:
        """Return everything above the line to type in."""
        content = self._content
        hint = Text(content.language.say("play-keys"), "dim")
        said = [one_line(hint, console, width)] if answer is None else lines_of(answer, console, width)[:MOST_ANSWER]
        head = one_line(content.picture.head(self._view, content.names, width), console, width)
        room = height - 1 - len(said)
        boxes = Layout(console, width, room).boxes(self._in_panes(console))
        return [head, *composed(console, width, room, boxes), *said]

    def _in_panes(self, console: Console) -> Panes:
        picture, view, names = self._content.picture, self._view, self._content.names
        watching = self._viewer is None  # then the log takes the place of the moves
        return Panes(
            lambda width, height: self._board(console, width, height),
            lambda width: picture.board_size(view, width),
            lambda width, height: (self._news if watching else self._list)(console, width, height),
            lambda width, height: height // 2 if watching else len(self._moves.lines(console, width, height)),
            picture.display(view, names),
            picture.mats(view, names),
            picture.brief_mats(view, names),
            replace(self._log, content=Group()) if watching else self._log,
        )

    def _news(self, console: Console, width: int, height: int) -> tuple[Text, list[Line]]:
        return self._log.title, lines_of(self._log.content, console, width)[-height:]

    def _board(self, console: Console, width: int, height: int) -> tuple[Text, list[Line]]:
        drawing = self._content.picture.board(self._view, width, height, self._shift)
        self._shift = drawing.shift
        title = Text(self._content.language.say("play-pane", pane="board"), "bold")
        title.append(f" {drawing.beyond}" if drawing.beyond else "", "not bold")
        return title, lines_of(drawing.content, console, width)

    def _list(self, console: Console, width: int, height: int) -> tuple[Text, list[Line]]:
        say = self._content.language.say
        title = Text(say("play-pane", pane="moves"), "bold")
        lines = self._moves.lines(console, width, height)
        self._pages = max(-(-len(lines) // max(height, 1)), 1)
        self._page = min(self._page, self._pages - 1)
        if self._pages > 1:
            title.append(f" · {say('play-page', page=self._page + 1, pages=self._pages)}", "not bold")
        start = min(self._page * height, max(len(lines) - height, 0))
        return title, lines[start : start + height]


class PageScreen:
    """Something longer than a pane, such as the log. It can be scrolled."""

    def __init__(self, title: str, content: RenderableType, language: Language) -> None:
        self._title = title
        self._content = content
        self._language = language
        self._top = 0
        self._height = 1

    def frame(self, console: Console, width: int, height: int) -> Frame:
        lines = lines_of(self._content, console, width)
        self._height = max(height - 2, 1)
        self._top = max(min(self._top, len(lines) - self._height), 0)
        more = len(lines) > self._height
        hint = Text(self._language.say("play-page-keys", more="yes" if more else "no"), "dim")
        box = Box(0, 0, width, height - 1, Text(self._title, "bold"), lines[self._top : self._top + self._height])
        return Frame(width, [*composed(console, width, height - 1, [box]), one_line(hint, console, width)])

    def press(self, key: str) -> None:
        steps = {
            keys.UP: -1,
            keys.DOWN: 1,
            keys.PAGE_UP: -self._height,
            keys.PAGE_DOWN: self._height,
            " ": self._height,
        }
        self._top = max(self._top + steps.get(key, 0), 0)
