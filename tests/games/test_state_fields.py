"""The methods that are written from the fields of a state."""

from pathlib import Path

import pytest

from shima.state_fields import BEGIN, END, written

SOURCE = f"""
Station = Annotated[i64, 0, MOST - 1]
Wares = Annotated[Counts, 4, 8]
Queue = Annotated[tuple[int, ...], 0, 3]


class Board:
    pilgrim: Station = 0
    wares: Wares = 0
    queue: Queue = ()

{BEGIN}
{END}


class Position:
    components: Constant[Components]
    started: bool = False
    boards: list[Board]

{BEGIN}
    def stale(self) -> None: ...
{END}

    def other(self) -> None: ...
"""


def method(source: str, name: str, number: int) -> list[str]:
    """The stripped lines of the method in the class with that number."""
    after = source.split(f"    def {name}(")[number + 1].splitlines()
    lines = [line.strip() for line in after[1:]]
    return lines[: lines.index("")] if "" in lines else lines


def test_copies_share_all_but_records() -> None:
    source = written(SOURCE)
    assert method(source, "copy_to", 0) == [f"twin.{name} = self.{name}" for name in ("pilgrim", "wares", "queue")]
    assert "twin.boards = [each.copy() for each in self.boards]" in method(source, "copy_to", 1)
    assert "stale" not in source
    assert "def other" in source


def test_the_key_has_every_field_but_constants() -> None:
    source = written(SOURCE)
    assert method(source, "key", 0)[1:4] == ["self.pilgrim,", "unpack(self.wares, 4),", "self.queue,"]
    assert method(source, "key", 1)[1:3] == ["self.started,", "*[each.key() for each in self.boards],"]


def test_ranges_are_checked() -> None:
    checks = method(written(SOURCE), "out_of_range", 0)
    assert "if not 0 <= self.pilgrim <= MOST - 1:" in checks
    assert "if any(not 0 <= each <= 3 for each in self.queue):" in checks
    assert "if max(unpack(self.wares, 4)) > 8 or self.wares >> 8 * 4:" in checks


def test_writing_twice_changes_nothing() -> None:
    assert written(written(SOURCE)) == written(SOURCE)


def test_a_list_that_copies_would_share_is_refused() -> None:
    with pytest.raises(SystemExit, match="use a tuple"):
        written(SOURCE.replace("queue: Queue", "queue: list[int]"))


@pytest.mark.parametrize("path", sorted(Path("src/shima/games").glob("*/state.py")), ids=lambda path: path.parent.name)
def test_the_generated_methods_of_every_game_are_current(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert written(source) == source
