"""The terminal as a stream of characters."""

import io

from rich.console import Console


def tolerant(console: Console) -> None:
    """Make a terminal show a question mark for characters that it does not support."""
    if isinstance(console.file, io.TextIOWrapper):
        console.file.reconfigure(errors="replace")
