"""Limits on the size of a component set, checked in linear time before the more expensive parsers run.

No game needs larger sets. Text that is not TOML can pass: the parser reports that.
"""

import re
from typing import Final

from shima.games.text import Text

LONGEST_TEXT: Final = 100_000
MOST_LINES: Final = 5_000
LONGEST_LINE: Final = 5_000
LONGEST_WORD: Final = 200  # a key, header or value, including all dotted parts
MOST_PARTS: Final = 8
DEEPEST: Final = 8  # nested brackets and braces
MOST_TOKENS: Final = 15_000  # words, brackets and braces; the standard sets have 1,500

_TOKEN: Final = re.compile(
    r"""
    \#[^\n]*+
  | \"\"\"(?:[^"\\]|\\.|"{1,2}(?!"))*+"{0,5}+ | '''(?:[^']|'{1,2}(?!'))*+'{0,5}+
  | "(?:[^"\\\n]|\\[^\n])*+"?+ | '[^'\n]*+'?+
  | \n | [\[\]{},=.] | [^\S\n]++ | [^\s\[\]{},=.\#"']++ | .
    """,
    re.VERBOSE | re.DOTALL,
)


def beyond_bounds(text: str) -> tuple[int, Text] | None:
    """Return the first line that breaks a limit, and which one; None if the text can be parsed."""
    if len(text) > LONGEST_TEXT:
        return 1, Text("set-text-long", {"most": LONGEST_TEXT})
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return MOST_LINES + 1, Text("set-lines", {"most": MOST_LINES})
    found = _beyond_in_words(text)
    if found is not None:
        return found
    for number, content in enumerate(lines, start=1):
        if len(content) > LONGEST_LINE:
            return number, Text("set-line-long", {"most": LONGEST_LINE})
    return None


def _beyond_in_words(text: str) -> tuple[int, Text] | None:
    """Find words with too many characters or parts, and brackets nested too deeply."""
    line, depth, parts, start, tokens = 1, 0, 1, -1, 0
    for found in _TOKEN.finditer(text):
        token = found.group()
        if token[0] == "#" or (token[0] != "\n" and token.isspace()):
            continue
        tokens += token not in "\n,=."
        if tokens > MOST_TOKENS:
            return line, Text("set-tokens", {"most": MOST_TOKENS})
        if token == ".":
            parts += 1
            if parts > MOST_PARTS:
                return line, Text("set-parts", {"most": MOST_PARTS})
        elif token in "\n[]{},=":
            parts, start = 1, -1
            line += token == "\n"
            depth += (token in "[{") - (token in "]}" and depth > 0)
            if depth > DEEPEST:
                return line, Text("set-depth", {"most": DEEPEST})
        else:
            start = found.start() if start < 0 else start
            if found.end() - start > LONGEST_WORD:
                digits = token.replace("_", "").isdecimal()
                return line, Text("set-digits") if digits else Text("set-word-long", {"most": LONGEST_WORD})
            line += token.count("\n")
    return None
