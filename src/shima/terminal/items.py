"""A line of items that wraps between items, never within one."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Items:
    def __init__(self, items: Sequence[Text | str], between: str = ", ", head: str = "") -> None:
        texts = [Text(item) if isinstance(item, str) else item for item in items]
        self.items = [Text.assemble(text, between.rstrip()) for text in texts[:-1]] + texts[-1:]
        if head:
            self.items.insert(0, Text(head, "bold"))

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
