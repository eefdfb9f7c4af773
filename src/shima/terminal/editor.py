"""The line that a person is typing."""

from rich.cells import cell_len

from shima.terminal import keys


class Editor:
    def __init__(self) -> None:
        self.text = ""
        self.cursor = 0

    def press(self, key: str) -> bool:
        """Change the line. Return whether the key was for it."""
        if len(key) == 1:
            self._replace(self.cursor, self.cursor, key)
        elif key == keys.BACKSPACE:
            self._replace(max(self.cursor - 1, 0), self.cursor)
        elif key == keys.DELETE:
            self._replace(self.cursor, self.cursor + 1)
        elif key == keys.DELETE_WORD:
            start = self.text[: self.cursor].rstrip().rfind(" ") + 1
            self._replace(start, self.cursor)
        elif key in (keys.CLEAR_LINE, keys.ESCAPE):
            self._replace(0, len(self.text))
        elif self.text and key in (keys.LEFT, keys.RIGHT):
            self.cursor = min(max(self.cursor + (1 if key == keys.RIGHT else -1), 0), len(self.text))
        elif key in (keys.HOME, keys.END):
            self.cursor = 0 if key == keys.HOME else len(self.text)
        else:
            return False
        return True

    def visible(self, room: int) -> tuple[str, int]:
        """Return the part of the line that fits, and the cells before the cursor in it."""
        start = 0
        while cell_len(self.text[start : self.cursor]) >= room:
            start += 1
        end = len(self.text)
        while cell_len(self.text[start:end]) > room:
            end -= 1
        return self.text[start:end], cell_len(self.text[start : self.cursor])

    def _replace(self, start: int, end: int, text: str = "") -> None:
        self.text = self.text[:start] + text + self.text[end:]
        self.cursor = start + len(text)
