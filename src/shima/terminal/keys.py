"""What a terminal sends for keys."""

import codecs
import re

ENTER, BACKSPACE, DELETE, ESCAPE = "enter", "backspace", "delete", "escape"
LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
HOME, END, PAGE_UP, PAGE_DOWN = "home", "end", "page-up", "page-down"
END_OF_INPUT, CLEAR_LINE, DELETE_WORD, REDRAW = "end-of-input", "clear-line", "delete-word", "redraw"

_CONTROLS = {
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": BACKSPACE,
    "\x08": BACKSPACE,
    "\x01": HOME,
    "\x05": END,
    "\x04": END_OF_INPUT,
    "\x15": CLEAR_LINE,
    "\x17": DELETE_WORD,
    "\x0c": REDRAW,
}
_SEQUENCES = {
    "A": UP,
    "B": DOWN,
    "C": RIGHT,
    "D": LEFT,
    "H": HOME,
    "F": END,
    "1~": HOME,
    "3~": DELETE,
    "4~": END,
    "5~": PAGE_UP,
    "6~": PAGE_DOWN,
}
# An escape sequence: complete, or the beginning of one.
_COMPLETE = re.compile(r"\x1b[\[O](?P<sequence>[0-9;?]*[A-Za-z~])")
_BEGUN = re.compile(r"\x1b([\[O][0-9;?]*)?$")


class Decoder:
    """Turns bytes into keys: a character for itself, or the name of a key. Unknown sequences are dropped."""

    def __init__(self) -> None:
        self._bytes = codecs.getincrementaldecoder("utf-8")("replace")
        self._left = ""

    def feed(self, data: bytes) -> list[str]:
        self._left += self._bytes.decode(data)
        keys: list[str] = []
        while self._left and not _BEGUN.fullmatch(self._left):
            sequence = _COMPLETE.match(self._left)
            if sequence:
                keys.append(_SEQUENCES.get(sequence["sequence"], ""))
                self._left = self._left[sequence.end() :]
                continue
            sign, self._left = self._left[0], self._left[1:]
            keys.append(ESCAPE if sign == "\x1b" else _CONTROLS.get(sign, sign if sign.isprintable() else ""))
        return [key for key in keys if key]

    @property
    def waits(self) -> bool:
        """Whether the last bytes may be the beginning of a sequence, or the Escape key."""
        return bool(self._left)

    def finish(self) -> list[str]:
        """Return the Escape key if nothing followed it."""
        begun, self._left = self._left, ""
        return [ESCAPE] if begun else []
