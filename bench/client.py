"""Measures the browser client: its size, the time to its first board, and the time to show a move.

    .venv/bin/python bench/client.py [--json] [--times 15]

Times are measured in a real Chromium on loopback, in the page itself, next to a peer in the same run: an empty page for
the first board, and for a move a bare HTTP round trip of the same page to the same server.
"""

import gzip
import json
import statistics
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1]))
from screenshots import visiting, wait_for_turn
from shima.web.client import FOLDER
from tests.browser.chromium import launch_settings
from tests.web.servers import ServerProcess, open_table, running

GAMES = ("tokaido-duo", "yamatai")
TIMEOUT = 30_000
DRAWN = """() => {
    const first = document.querySelector("[data-handle]");
    return first ? performance.now() : null;
}"""
ROUND_TRIP = """async () => {
    const began = performance.now();
    await (await fetch("/api/health")).json();
    return performance.now() - began;
}"""
MOVE = """handle => new Promise((done) => {
    const root = document.querySelector("[data-moves]");
    const before = root.dataset.moves;
    const began = performance.now();
    const drawn = () => requestAnimationFrame(() => done(performance.now() - began));
    const seen = new MutationObserver(() => root.dataset.moves !== before && (seen.disconnect(), drawn()));
    seen.observe(root, { attributes: true });
    document.querySelector(`[data-handle="${handle}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--times", type=int, default=15)
    asked = parser.parse_args()
    found: dict[str, Any] = {"script bytes": sizes()}
    with (
        tempfile.TemporaryDirectory() as store,
        running(Path(store)) as server,
        server.guest("Hana") as hana,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_settings())
        found["bare page ms"] = summary([bare(browser, server, hana) for _ in range(asked.times)])
        for game in GAMES:
            found[game] = measure(browser, server, hana, game, asked.times)
        browser.close()
    print(json.dumps(found) if asked.json else "\n".join(f"{name}: {value}" for name, value in found.items()))


def measure(browser: Browser, server: ServerProcess, person: httpx.Client, game: str, times: int) -> dict[str, Any]:
    tables = [open_table(person, game, ["", "random"]) for _ in range(times)]
    for table in tables:
        wait_for_turn(person, table)
    found = [first_board(browser, server, person, table) for table in tables]
    names = ("first board ms", "move ms", "round trip ms")
    times_of = {name: summary(list(values)) for name, values in zip(names, zip(*found, strict=True), strict=True)}
    return {"script bytes": first_board_bytes(browser, server, person, tables[0]), **times_of}


def sizes() -> dict[str, int]:
    """Return compressed bytes by kind of file."""
    kinds: dict[str, int] = {}
    for path in FOLDER.rglob("*.*"):
        small = path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes(), 9))
        kinds[path.suffix[1:]] = kinds.get(path.suffix[1:], 0) + small
    return kinds


def first_board_bytes(browser: Browser, server: ServerProcess, person: httpx.Client, table: str) -> int:
    """Return the compressed bytes of the scripts that an empty cache loads until the first board."""
    loaded: set[str] = set()
    with visiting(browser, server, person, "en", "1440", "light") as page:
        page.on("request", lambda request: loaded.add(urlparse(request.url).path))
        page.goto(f"/table/{table}", wait_until="commit")
        page.wait_for_function(DRAWN, timeout=TIMEOUT)
    scripts = [FOLDER / path[1:] for path in loaded if path.endswith(".js")]
    return sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)


def bare(browser: Browser, server: ServerProcess, person: httpx.Client) -> float:
    """Return how long the same browser needs for an empty page."""
    with visiting(browser, server, person, "en", "1440", "light") as page:
        page.goto("/api/health")
        return float(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))


def first_board(
    browser: Browser, server: ServerProcess, person: httpx.Client, table: str
) -> tuple[float, float, float]:
    """With an empty cache, return the times of the first board, of a move and of a bare round trip."""
    with visiting(browser, server, person, "en", "1440", "light") as page:
        page.goto(f"/table/{table}", wait_until="commit")
        drawn = float(page.wait_for_function(DRAWN, timeout=TIMEOUT).json_value())
        page.wait_for_load_state("networkidle")
        trip = float(page.evaluate(ROUND_TRIP))
        return drawn, move(page), trip


def move(page: Page) -> float:
    """Return the time from the click that makes a move to the frame that shows it."""
    page.locator("[data-handle].lit").first.wait_for(timeout=TIMEOUT)
    first = str(page.locator("[data-handle].lit").first.get_attribute("data-handle"))
    if first.startswith("die:"):
        page.locator(f'[data-handle="{first}"]').click()
        place = page.locator('[data-handle^="at:"].lit, [data-handle^="region:"].lit').first
        first = str(place.get_attribute("data-handle"))
    return float(page.evaluate(MOVE, first))


def summary(times: list[float]) -> dict[str, float]:
    return {"median": round(statistics.median(times), 1), "worst": round(max(times), 1)}


if __name__ == "__main__":
    main()
