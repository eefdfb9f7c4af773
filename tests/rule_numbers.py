"""The numbers of the rules that the code can name as a reason, read from its source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from shima.games.yamatai.constants import ENDINGS, FLEETS

ROOT = Path(__file__).parents[1]
WHOLE = re.compile(r"[YD]\d+(?:\.\d+)?")
QUOTED = re.compile(r"""["'][YD]\d""")
BEGUN = re.compile(r"[YD]\d*\.?")
PUT_TOGETHER = {"Y9.": range(1, FLEETS + 1), "Y11.": range(1, len(ENDINGS))}
"""How the rules put numbers together, and what may follow: fleets, and the steps at which a game ends."""


@cache
def reasons() -> frozenset[str]:
    """Those that are written out anywhere, and those that the games put together."""
    sources = ROOT / "src" / "shima"
    found = [number for path in sources.rglob("*.py") for number in _written_out(path)]
    return frozenset(
        [*found, *(number for path in (sources / "games").rglob("*.py") for number in _put_together(path))]
    )


def _nodes(path: Path) -> Iterator[ast.AST]:
    text = path.read_text(encoding="utf-8")
    return ast.walk(ast.parse(text if QUOTED.search(text) else ""))


def _written_out(path: Path) -> Iterator[str]:
    for node in _nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE.fullmatch(node.value):
            yield node.value


def _put_together(path: Path) -> Iterator[str]:
    for node in _nodes(path):
        if not isinstance(node, ast.JoinedStr):
            continue
        first, *others = node.values
        if isinstance(first, ast.Constant) and isinstance(first.value, str) and BEGUN.fullmatch(first.value):
            assert len(others) == 1, f"{path.name}:{node.lineno}"
            for number in PUT_TOGETHER[first.value]:
                yield f"{first.value}{number}"
