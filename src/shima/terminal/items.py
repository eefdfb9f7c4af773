"""Lines of items that wrap between items, never within one."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

Item = Text | str | Sequence[Text | str]


class Items:
    """An item may be a list: then it also wraps after its commas."""

    def __init__(self, items: Sequence[Item], between: str = ", ", head: str = "") -> None:
        self.items = [Text(head, "bold")] if head else []
        for number, item in enumerate(items, start=1):
            parts = [item] if isinstance(item, str | Text) else item
            ends = [","] * (len(parts) - 1) + [between.rstrip() if number < len(items) else ""]
            self.items += [Text.assemble(part, end) for part, end in zip(parts, ends, strict=True)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + 1 + item.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, " ", item) if line else item.copy()
        yield line if line else Text("–")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [1]
        whole = sum(widths) + len(widths) - 1
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


class LongOrShort:
    """The long form if it fits one line, otherwise the short one."""

    def __init__(self, long: Items, short: Items) -> None:
        self.long = long
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = len(console.render_lines(self.long, options)) == 1
        yield self.long if fits else self.short

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return self.long.__rich_measure__(console, options)
