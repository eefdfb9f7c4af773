"""A small terminal emulator: what a person would see of the program's output."""

import os
import re
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pexpect
from rich.cells import cell_len

SEQUENCE = re.compile(r"\x1b\[(\??)([\d;]*)([A-Za-z])")
PATIENCE = 120.0


class Emulator:
    """Runs a command in a pseudo-terminal. `overflow` collects characters beyond the right edge."""

    def __init__(self, arguments: list[str], environment: dict[str, str], columns: int, rows: int) -> None:
        self.process = pexpect.spawn(
            arguments[0], arguments[1:], env=environment, dimensions=(rows, columns), encoding="utf-8", timeout=1
        )
        self.modes: list[str] = []  # every private mode that was set (h) or reset (l), in order
        self.styles: set[str] = set()
        self.overflow: list[str] = []
        self._pending = ""
        self._clear(columns, rows)

    def _clear(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._grid = [[" "] * columns for _ in range(rows)]
        self._x = self._y = 0

    @property
    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self._grid]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def is_alternate(self) -> bool:
        """Whether the alternate screen is shown."""
        switches = [mode for mode in self.modes if mode.startswith("1049")]
        return bool(switches) and switches[-1] == "1049h"

    def resize(self, columns: int, rows: int) -> None:
        self._clear(columns, rows)
        self.process.setwinsize(rows, columns)

    def type(self, line: str) -> None:
        self.process.send(f"{line}\r")

    def wait_for(self, *words: str) -> None:
        """Read output until all the words are on the screen."""
        self.wait_until(lambda: all(word in self.text for word in words))

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Read output until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.text
            self._read()

    def wait_for_end(self) -> int:
        """Read everything until the program ends. Return its exit code, or the negative number of its signal."""
        while self._read(ending=True):
            pass
        self.process.close()
        status = self.process.exitstatus
        return -(self.process.signalstatus or 0) if status is None else status

    def _read(self, ending: bool = False) -> bool:
        """Read what there is. Return whether there may be more. An unexpected end fails."""
        try:
            self._show(self.process.read_nonblocking(4096, timeout=1))
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            assert ending, self.text
            return False
        return True

    def _show(self, output: str) -> None:
        output = self._pending + output
        self._pending = ""
        while output:
            sequence = SEQUENCE.match(output)
            if sequence:
                self._obey(*sequence.groups())
                output = output[sequence.end() :]
            elif output[0] == "\x1b" and len(output) < 16 and not SEQUENCE.search(output):
                self._pending, output = output, ""  # the rest of the sequence follows
            else:
                self._put(output[0])
                output = output[1:]

    def _obey(self, private: str, numbers: str, letter: str) -> None:
        if private:
            self.modes.append(f"{numbers}{letter}")
            if numbers == "1049":
                self._clear(self.columns, self.rows)
        elif letter == "H":
            row, column = (int(number) for number in (numbers or "1;1").split(";"))
            self._x, self._y = column - 1, row - 1
        elif letter == "J":
            self._clear(self.columns, self.rows)
        elif letter == "m":
            self.styles.add(numbers)
        else:
            raise AssertionError(f"unknown sequence {numbers}{letter}")

    def _put(self, sign: str) -> None:
        if sign == "\r":
            self._x = 0
        elif sign == "\n":
            self._y += 1
        elif self._y < self.rows and self._x + cell_len(sign) <= self.columns:
            self._grid[self._y][self._x] = sign
            for extra in range(1, cell_len(sign)):
                self._grid[self._y][self._x + extra] = ""
            self._x += cell_len(sign)
        elif self.is_alternate and sign.strip():
            self.overflow.append(sign)


def start(
    home: Path,
    *arguments: str,
    columns: int = 80,
    rows: int = 24,
    environment: Mapping[str, str] | None = None,
) -> Emulator:
    """Start `shima` in a terminal of this size."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS", "NO_COLOR")}
    spoken = {"SHIMA_HOME": str(home), "SHIMA_LANGUAGE": "en", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    return Emulator(
        [sys.executable, "-m", "shima", *arguments], {**inherited, **spoken, **(environment or {})}, columns, rows
    )
