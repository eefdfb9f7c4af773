"""Commands that can be typed instead of a move: in the chosen language, and always in English as well."""

from dataclasses import dataclass

from shima.language import Language

COMMANDS = ("why", "others", "hint", "undo", "save", "board", "log", "help", "quit")
_SHORT = {"?": "help", "q": "quit", "exit": "quit"}
END_OF_TURN = ("end", "ende")
"""What people type to end their turn. It never quits."""


@dataclass(frozen=True)
class Typed:
    """A parsed line: a command with its argument, or the whole line as argument."""

    command: str
    argument: str

    @property
    def number(self) -> int | None:
        """The argument as a number in the list of moves."""
        digits = self.argument.rstrip(".")
        return int(digits) if digits.isdecimal() and len(digits) < 10 else None


def understand(line: str, language: Language) -> Typed:
    cleaned = " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())
    word, _, rest = cleaned.partition(" ")
    known = {command: command for command in COMMANDS} | _SHORT
    known |= {language.say("play-command", command=command).lower(): command for command in COMMANDS}
    command = known.get(word.lower(), "")
    return Typed(command, rest if command else cleaned)
