"""The tables of the balance page are made from reports of `shima balance`."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from shima.arena.balance.measure import balance
from shima.arena.simulate import Plan

ROOT = Path(__file__).parents[2]
PAGE = "before\n<!-- measured: yamatai -->\nold\n<!-- end -->\nafter\n"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance_page", ROOT / "bench" / "balance_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def report(seats: int, folder: Path) -> Path:
    path = folder / f"{seats}.json"
    found = balance(Plan("yamatai", ("random",) * seats, "page"), 12, 1, lambda _: None)
    path.write_text(json.dumps(found.report()), encoding="utf-8")
    return path


def test_every_specialist_and_fleet_has_a_row_with_a_column_for_each_number_of_players(
    script: ModuleType, tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    script.main(page, [report(2, tmp_path), report(3, tmp_path)])
    text = page.read_text(encoding="utf-8")
    assert text.startswith(
        "before\n<!-- measured: yamatai -->\n\n```console\n$ shima balance yamatai --seats 2 --games 12 "
    )
    assert text.endswith("<!-- end -->\nafter\n")
    assert "old" not in text
    assert "| target | two players | three players |" in text
    tables = {block.splitlines()[0]: block for block in text.split("\n**")[1:]}
    rows = {title: block.count("\n| ") - 2 for title, block in tables.items()}
    assert [count for title, count in rows.items() if title.startswith("Who takes a fleet")] == [10]
    assert [count for title, count in rows.items() if title.startswith("Owners of each specialist")] == [18]
    lines = [line for line in text.splitlines() if line.startswith("| Third in round 1 |")]
    assert [line.split("|")[2].strip() for line in lines] == ["–"]
    again = page.read_text(encoding="utf-8")
    script.main(page, [tmp_path / "2.json", tmp_path / "3.json"])
    assert page.read_text(encoding="utf-8") == again


def test_a_page_without_a_place_for_the_tables_is_refused(script: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(SystemExit, match="measured: yamatai"):
        script.main(page, [report(2, tmp_path)])
    assert page.read_text(encoding="utf-8") == "nothing"


@pytest.mark.parametrize(
    ("item", "shown"),
    [
        (
            {"column": "wins", "value": 0.6376, "low": 0.6106, "high": 0.6638, "verdict": "unbalanced"},
            "63.8 [61.1; 66.4] ✗",
        ),
        ({"column": "mean", "value": 28.31, "low": 28.1, "high": 28.52, "verdict": "balanced"}, "28.3 [28.1; 28.5] ✓"),
        (None, "–"),
    ],
)
def test_a_value_is_shown_with_interval_and_verdict(
    script: ModuleType, item: dict[str, object] | None, shown: str
) -> None:
    assert script.cell(item) == shown
