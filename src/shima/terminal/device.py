"""A terminal in full-screen mode: the alternate screen, single keys, and signals. Needs POSIX."""

import contextlib
import os
import select
import signal
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from types import FrameType

from shima.terminal.keys import REDRAW, Decoder

_ENTER = "\x1b[?1049h\x1b[?7l\x1b[2J"  # the alternate screen, no wrapping at its edge
_LEAVE = "\x1b[?7h\x1b[?25h\x1b[?1049l"
_HIDE_CURSOR, _SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"
_ESCAPE_DELAY = 0.1  # seconds after which an escape character is the Escape key
TERMINATED = 128


class Device:
    """Draws lines and reads keys. Leaving it restores the terminal, whatever happened."""

    def __init__(self) -> None:
        self._input = sys.stdin.fileno()
        self._output = sys.stdout.fileno()
        self._encoding = sys.stdout.encoding
        self._decoder = Decoder()
        self._keys: list[str] = []
        self._shown: list[str] = []
        self._former: dict[int, signal.Handlers | object] = {}
        self._modes: list[object] = []
        self._wake = -1, -1
        self._former_wake = -1

    def __enter__(self) -> "Device":
        sys.stdout.flush()
        self._modes = termios.tcgetattr(self._input)
        self._wake = os.pipe()
        for each in self._wake:
            os.set_blocking(each, False)
        handlers = {
            signal.SIGWINCH: _on_resize,
            signal.SIGTSTP: self._on_stop,
            signal.SIGCONT: self._on_continue,
            signal.SIGTERM: _on_end,
            signal.SIGHUP: _on_end,
        }
        self._former = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        # A signal that arrives just before `select` blocks does not interrupt it. This wakes it all the same.
        self._former_wake = signal.set_wakeup_fd(self._wake[1], warn_on_full_buffer=False)
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(self._former_wake)
        for number, handler in self._former.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        with contextlib.suppress(OSError, termios.error):  # the terminal may be gone
            self._stop()
        for each in self._wake:
            os.close(each)

    def draw(self, lines: Sequence[str], cursor: tuple[int, int] | None = None) -> None:
        """Show the lines, which fill the width. Only those that have changed are written."""
        output = [_HIDE_CURSOR]
        for number, line in enumerate(lines):
            if number >= len(self._shown) or self._shown[number] != line:
                output.append(f"\x1b[{number + 1};1H{line}")
        if cursor is not None:
            output.append(f"\x1b[{cursor[1] + 1};{cursor[0] + 1}H{_SHOW_CURSOR}")
        self._shown = list(lines)
        self._write("".join(output))

    def clear(self) -> None:
        """Forget what is on the screen, so that everything is drawn again."""
        self._shown = []
        self._write("\x1b[2J")

    def key(self) -> str:
        """Wait for a key. REDRAW means that the screen must be drawn again. Raise EOFError if the terminal is gone."""
        while not self._keys:
            timeout = _ESCAPE_DELAY if self._decoder.waits else None
            ready, _, _ = select.select([self._input, self._wake[0]], [], [], timeout)
            if self._wake[0] in ready:
                self._woken()
                return REDRAW
            if not ready:
                self._keys += self._decoder.finish()
                continue
            data = os.read(self._input, 1024)
            if not data:
                raise EOFError
            self._keys += self._decoder.feed(data)
        return self._keys.pop(0)

    def pause(self, seconds: float) -> Iterator[str]:
        """Wait, and yield REDRAW each time the screen must be drawn again. Keys are kept for later."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            ready, _, _ = select.select([self._wake[0]], [], [], left)
            if ready:
                self._woken()
                yield REDRAW

    def _woken(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while os.read(self._wake[0], 64):
                pass
        self.clear()

    def _start(self) -> None:
        modes = termios.tcgetattr(self._input)
        modes[3] &= ~(termios.ICANON | termios.ECHO)  # keys at once and unseen; Ctrl-C and Ctrl-Z remain signals
        modes[6][termios.VMIN], modes[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._input, termios.TCSADRAIN, modes)
        self._shown = []
        self._write(_ENTER)

    def _stop(self) -> None:
        self._write(_LEAVE)
        termios.tcsetattr(self._input, termios.TCSADRAIN, self._modes)  # type: ignore[arg-type]

    def _write(self, text: str) -> None:
        left = text.encode(self._encoding, "replace")
        while left:
            left = left[os.write(self._output, left) :]

    def _on_stop(self, number: int, frame: FrameType | None) -> None:
        """Give the terminal back, then stop as without a handler. Nothing stops if no shell could continue us."""
        self._stop()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        self._on_continue(number, frame)

    def _on_continue(self, _number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGTSTP, self._on_stop)
        self._start()
        with contextlib.suppress(BlockingIOError):
            os.write(self._wake[1], b"!")


def _on_resize(_number: int, _frame: FrameType | None) -> None:
    """Every signal with a handler wakes `select`, and the screen is drawn again."""


def _on_end(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(TERMINATED + number)
