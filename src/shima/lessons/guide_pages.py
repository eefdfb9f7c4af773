"""The guide to a game as Markdown: in front of the numbered rules, and the player aid on a page of its own."""

from collections.abc import Iterator

from shima.games.text import Text
from shima.games.value_tables import SEPARATOR, Cell
from shima.lessons.guide import Guide, Section, guide
from shima.lessons.markdown import capitalised, linked, said, table, wrapped
from shima.lessons.pictures import pictures
from shima.lessons.values import SetValues, set_values
from shima.registry import standard_set


class GuidePages:
    """The parts of a game's guide in one language, as lines of Markdown; empty if the game has none."""

    def __init__(self, code: str, game: str) -> None:
        self.code = code
        self.game = game
        self.guide: Guide = guide(game)
        self.values: SetValues = set_values(game, standard_set(game))

    def say(self, text: Text | str) -> str:
        return said(self.code, self.game, text, self.guide.names)

    def lines(self) -> list[str]:
        """Return the guide, the worked turns, the legend and the tables of values."""
        lines: list[str] = []
        if self.guide.sections:
            lines += self._chapter("guide")
        for section in self.guide.sections:
            lines += ["", f"### {self.say(section.heading)}", "", *self._section(section)]
        if self.guide.turns:
            lines += [*self._chapter("turns"), "", self.say(Text("client-rules-turns-note"))]
        for section in self.guide.turns:
            lines += ["", f"### {self.say(section.heading)}", "", *self._section(section)]
        if self.guide.legend:
            lines += self._chapter("legend")
        for group in self.guide.legend:
            rows = [[self._icon(icon, group.heading, text), capitalised(self.say(text))] for icon, text in group.icons]
            lines += ["", f"### {self.say(group.heading)}", "", *table(["", ""], rows)]
        if self.values.tables:
            note = Text("client-rules-values-of", {"name": self.values.name})
            lines += [*self._chapter("values"), "", wrapped(self.say(note))]
        for name in [each.name for each in self.values.tables]:
            title = Text(f"guide-{self.game}-values-{name}")
            lines += ["", f"### {self.say(title)}", "", *self._table(name)]
        return lines

    def aid(self) -> list[str]:
        """Return the player aid."""
        lines: list[str] = []
        for section in self.guide.aid:
            lines += ["", f"## {self.say(section.heading)}", ""]
            lines += self._section(section)
            for name in section.values:
                lines += [*self._table(name), ""]
        return lines

    def pictures(self) -> Iterator[str]:
        """Yield the names of the pictures in their order on the page."""
        for section in (*self.guide.sections, *self.guide.turns):
            yield from filter(None, [section.picture, *(item.picture for item in section.items)])

    def _chapter(self, name: str) -> list[str]:
        key = Text(f"client-rules-{name}")
        return ["", f'## <a id="{name}"></a>{self.say(key)}']

    def _section(self, section: Section) -> list[str]:
        heading = self.say(section.heading)
        names = ", ".join(self.say(item.name) for item in section.items if item.name)
        lines = [self._picture(section.picture, f"{heading}: {names}"), ""] if section.picture else []
        is_list = section.numbered or section.name.startswith("turn") or any(item.duty for item in section.items)
        for number, item in enumerate(section.items, start=1):
            name = f"**{self.say(item.name)}:** " if item.name else ""
            if item.duty:
                name = f"**{self.say(item.name or '')}** ({self.say(Text('client-rules-duty', {'duty': item.duty}))}): "
            text = linked(self.game, self.say(item.text))
            if item.name:
                text = capitalised(text)
            start = f"{number}. " if is_list else "- " if item.name else ""
            indent = " " * 4 if start else ""
            lines.append(wrapped(f"{name}{text}", indent, first=start))
            if item.picture:
                lines += ["", f"{indent}{self._picture(item.picture, f'{heading} ({number})')}", ""]
            elif not start:
                lines.append("")
        return lines

    def _picture(self, name: str, alternative: str) -> str:
        found = next(each for each in pictures(self.game) if each.in_guide and each.name == name)
        return f"![{alternative}](pictures/{found.file(self.code, self.game)})"

    def _icon(self, icon: str, group: Text, meaning: Text) -> str:
        return f"![{self.say(group)}: {self.say(meaning)}](pictures/{icon_file(self.game, icon)})"

    def _table(self, name: str) -> list[str]:
        found = next(each for each in self.values.tables if each.name == name)
        heads = [capitalised(self.say(head)) for head in found.heads]
        return table(heads, [[self._cell(cell) for cell in row] for row in found.rows])

    def _cell(self, cell: Cell) -> str:
        text = capitalised(self.say(cell.said)) if cell.said else ""
        items = text.split(SEPARATOR) if cell.items > 1 else [text]
        stated = self.values.stated(cell)
        return SEPARATOR.join(f"**{item}**" if bold else item for item, bold in zip(items, stated, strict=True))


def icon_file(game: str, icon: str) -> str:
    """Return the path of an icon among the pictures of the documentation."""
    return f"icons/{game}/{icon}.png"
