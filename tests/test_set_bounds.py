"""Sets that are larger than any game needs are refused before they are parsed, at little cost."""

import time
import tracemalloc
from pathlib import Path

import pytest

from shima.games.set_bounds import DEEPEST, LONGEST_LINE, MOST_LINES, MOST_PARTS, beyond_bounds
from shima.games.sets import BadSet, SetReader
from shima.registry import GAMES, earlier_sets, open_set, standard_set
from tests.component_sets import TEXTS

SOUND = [*TEXTS.values(), *(text for game in GAMES for text in (standard_set(game), *earlier_sets(game)))]
BOMB = "a" + ".a" * 20_000 + " = 1\n"
"""The line finder took 2.1 GB for this one."""
HOSTILE = {
    "a dotted key": ("x = 1\n" + BOMB, 2, "set-parts"),
    "a dotted key of long parts": ("a" * 100 + "." + "a" * 100 + " = 1", 1, "set-word-long"),
    "a dotted key with spaces": ("a" + " . a" * 1_000 + " = 1", 1, "set-parts"),
    "a quoted dotted key": ('\n\n"a"' + '."]"' * 9 + " = 1", 3, "set-parts"),
    "a dotted header": ("[a" + ".a" * 90 + "]\n" * 40, 1, "set-parts"),
    "a long key": ("k" * 1_000 + " = 1", 1, "set-word-long"),
    "a long header": ("[" + "k" * 1_000 + "]", 1, "set-word-long"),
    "a long text": ("a = 1\nb = '" + "k" * 1_000 + "'", 2, "set-word-long"),
    "a text of many lines": ("a = '''" + "k\n" * 1_000 + "'''", 1, "set-word-long"),
    "a long number": ("a = " + "1" * 4_000, 1, "set-digits"),
    "nested lists": ("a = " + "[" * 9 + "]" * 9, 1, "set-depth"),
    "nested lists over many lines": ("a = " + "[\n" * 4_000, 9, "set-depth"),
    "nested tables": ("a = " + "{a = " * 500 + "1" + "}" * 500, 1, "set-depth"),
    "lists behind a text that ends in quotes": ('a = ["""x""""", ' + "[" * 100, 1, "set-depth"),
    "lists behind a text that is never closed": ("a = 'x\nb = " + "[" * 100, 2, "set-depth"),
    "a long line": ("# " + "x" * LONGEST_LINE, 1, "set-line-long"),
    "many values": ("a = [\n" + ("1," * 100 + "\n") * 400 + "]", 151, "set-tokens"),
    "many lines": ("\n" * MOST_LINES, MOST_LINES + 1, "set-lines"),
    "a long set": ("# x\n" * 25_001, 1, "set-text-long"),
}


@pytest.mark.parametrize("form", HOSTILE)
def test_what_no_set_needs_is_refused_with_its_line(form: str) -> None:
    text, line, key = HOSTILE[form]
    with pytest.raises(BadSet) as error:
        SetReader(text)
    assert [(found.line, found.text.key) for found in error.value.findings] == [(line, key)]


def test_every_set_that_comes_along_is_far_from_the_bounds() -> None:
    assert len(SOUND) >= 6
    for text in SOUND:
        assert beyond_bounds(text) is None
        assert beyond_bounds(text.replace("\n", "\n\n\n")) is None


def test_what_is_just_within_the_bounds_is_read() -> None:
    nested = "[" * DEEPEST + "]" * DEEPEST
    dotted = ".".join("a" * MOST_PARTS)
    text = f'# {"x. [" * 900}\n{dotted} = {nested}\n[b]\nc = "{"[.{#" * 40}"\nd = """\\"."[[[[[[[[["""\n'
    assert set(SetReader(text).values) == {"a", "b"}


def test_a_key_with_20_000_parts_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "bomb.toml"
    path.write_text(BOMB)
    tracemalloc.start()
    try:
        with pytest.raises(BadSet):
            open_set(path)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "piece", ["[", "{", '"', "'", '"""', "'''", ".", "a.", "\\", '"\\', "#", "a=[", "''", '""', " "]
)
def test_the_check_takes_time_in_proportion_to_the_text(piece: str) -> None:
    small, large = cost(piece, 25_000), cost(piece, 100_000)
    assert large < 10 * small + 0.01  # 4 times as long; in proportion to its square it would take 16 times


def cost(piece: str, length: int) -> float:
    """Seconds of CPU."""
    text = (piece * length)[:length]
    costs = []
    for _ in range(3):
        began = time.process_time()
        beyond_bounds(text)
        costs.append(time.process_time() - began)
    return min(costs)
