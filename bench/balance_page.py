"""Writes the measured tables of docs/balance.md from reports of `shima balance --save`.

`python bench/balance_page.py docs/balance.md yamatai-2.json yamatai-3.json yamatai-4.json` replaces what is between
`<!-- measured: yamatai -->` and `<!-- end -->`: the commands, the targets with their verdicts, and every judged value.
"""

import json
import sys
from math import inf
from pathlib import Path
from typing import Any

from shima.arena.balance.measure import lab_of
from shima.language import language
from shima.lessons.markdown import capitalised, table
from shima.registry import open_game

MARKS = {"balanced": "✓", "not-shown": "?", "unbalanced": "✗"}
LONG = 20
"""A table with more rows shows only those that are not balanced everywhere, and the closest to it."""
CLOSEST = 3
Report = dict[str, Any]
say = language("en").say


def section(reports: list[Report]) -> str:
    """Return the tables of one game, with a column for each report."""
    heads = [say("openings-seats", seats=report["seats"]).lower() for report in reports]
    lines = ["```console", *(command(report) for report in reports), "```", ""]
    legend = " ".join(f"{mark} {say('balance-verdict', verdict=verdict)};" for verdict, mark in MARKS.items())
    lines += [f"{legend.rstrip(';')}.", ""]
    lines += table(["target", *heads], [target_row(number, reports) for number in range(len(reports[0]["targets"]))])
    for number, target in enumerate(reports[0]["targets"]):
        if target["items"]:
            title = say("balance-target", target=target["target"])
            lines += ["", f"**{title}.**", "", *table(["", *heads], item_rows(number, reports))]
    return "\n".join(lines)


def command(report: Report) -> str:
    options = "".join(f" --option {name}={value}" for name, value in report["options"].items())
    played = f"--seats {report['seats']} --games {report['games']} --player {report['player']} --seed {report['seed']}"
    return f"$ shima balance {report['game']} {played}{options} --save {report['game']}-{report['seats']}.json"


def target_row(number: int, reports: list[Report]) -> list[str]:
    targets = [report["targets"][number] for report in reports]
    cells: list[str] = []
    for target in targets:
        balanced = sum(item["verdict"] == "balanced" for item in target["items"])
        verdict = say("balance-verdict", verdict=target["verdict"])
        cells.append(f"{verdict} ({balanced} of {len(target['items'])})")
    return [say("balance-target", target=targets[0]["target"]), *cells]


def item_rows(number: int, reports: list[Report]) -> list[list[str]]:
    """Return a row for each value of the target. Numbers of players without that row leave it empty."""
    by_report = [{item["row"]: item for item in report["targets"][number]["items"]} for report in reports]
    keys = list(dict.fromkeys(key for items in by_report for key in items))
    if len(keys) > LONG:
        keys = noteworthy(keys, by_report)
    labels = labels_of(reports[-1])
    rows: list[list[str]] = []
    for key in keys:
        found = [items.get(key) for items in by_report]
        place = next(item["table"] for item in found if item)
        rows.append([labels[place, key], *(cell(item) for item in found)])
    return rows


def noteworthy(keys: list[str], by_report: list[dict[str, Report]]) -> list[str]:
    def beyond(key: str) -> float:
        items = [items[key] for items in by_report if key in items]
        ends = [(item.get("least", -inf), item["value"], item.get("most", inf)) for item in items]
        return float(max(max(least - value, value - most) for least, value, most in ends))

    closest = sorted(keys, key=beyond, reverse=True)[:CLOSEST]
    unsettled = {key for items in by_report for key, item in items.items() if item["verdict"] != "balanced"}
    return [key for key in keys if key in unsettled or key in closest]


def labels_of(report: Report) -> dict[tuple[str, str], str]:
    board = open_game(report["game"]).board()
    tables = lab_of(report["game"]).tables(board, report["seats"])
    return {(each.key, row.key): capitalised(say(row.label)) for each in tables for row in each.rows}


def cell(item: Report | None) -> str:
    if item is None:
        return "–"
    scale = 1 if item["column"] == "mean" else 100
    value, low, high = (f"{scale * item[name]:.1f}" for name in ("value", "low", "high"))
    return f"{value} [{low}; {high}] {MARKS[item['verdict']]}"


def main(page: Path, files: list[Path]) -> None:
    reports: list[Report] = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    games = list(dict.fromkeys(report["game"] for report in reports))
    text = page.read_text(encoding="utf-8")
    for game in games:
        made = section([report for report in reports if report["game"] == game])
        start, end = f"<!-- measured: {game} -->\n", "<!-- end -->"
        before, found, after = text.partition(start)
        if not found or end not in after:
            sys.exit(f"{page} has no place for {game}: {start}")
        text = f"{before}{start}\n{made}\n\n{end}{after.partition(end)[2]}"
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
