"""Takes screenshots of every page, in both languages and at several window sizes, into build/screenshots.

    .venv/bin/python bench/screenshots.py [--only table] [--folder build/screenshots]

A server is started and games are played on it with hints, so that the boards look as in real games.
"""

import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1]))
from tests.browser.chromium import launch_settings
from tests.web.servers import ServerProcess, act, open_table, play, running, show

LANGUAGES = {"en": "en-GB", "de": "de-DE"}
WIDTHS = {"1440": {"width": 1440, "height": 900}, "390": {"width": 390, "height": 844}}
TABLE_WIDTHS = {
    "1920": {"width": 1920, "height": 1080},
    "1024": {"width": 1024, "height": 768},
    "820": {"width": 820, "height": 1180},
    "844": {"width": 844, "height": 390},
    "360": {"width": 360, "height": 640},
}
"""More windows for the tables, each of which shows the whole table on one screen."""
TIMEOUT = 30_000


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", default="", help="pages whose name contains this")
    parser.add_argument("--folder", default="build/screenshots")
    asked = parser.parse_args()
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, running(Path(store)) as server, server.guest("Hana") as hana:
        pages = {name: path for name, path in prepare(server, hana).items() if asked.only in name}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_settings())
            for name, path in pages.items():
                for code in LANGUAGES:
                    for width in (*WIDTHS, *(TABLE_WIDTHS if name.startswith("table") else ())):
                        take(browser, server, hana, path, folder / f"{name}-{code}-{width}.png", code, width, "light")
                take(browser, server, hana, path, folder / f"{name}-en-1440-dark.png", "en", "1440", "dark")
            browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def prepare(server: ServerProcess, hana: httpx.Client) -> dict[str, str]:
    """Create content for every page. Return the pages' paths by name."""
    duo = open_table(hana, "tokaido-duo", ["", "level2"])
    play_with_hints(hana, duo, 30)
    two = open_table(hana, "yamatai", ["", "level2"])
    play_with_hints(hana, two, 45)
    four = open_table(hana, "yamatai", ["", "level1", "level1", "level1"])
    play_with_hints(hana, four, 60)
    finished = {game: open_table(hana, game, ["", "level2"]) for game in ("tokaido-duo", "yamatai")}
    for table in finished.values():
        play_with_hints(hana, table, 10_000, every=6)
    with server.guest("Kenji") as kenji:
        open_table(kenji, "yamatai", ["", "", ""], open=True)
        open_table(kenji, "tokaido-duo", ["", ""], open=True, clock={"kind": "days", "days": 3})
    waiting = open_table(hana, "yamatai", ["", "", "level3"])
    return {
        "lobby": "/",
        "create": "/new",
        "profile": "/me",
        "link": "/link#not-a-key",
        "rules-tokaido-duo": "/rules/tokaido-duo",
        "rules-yamatai": "/rules/yamatai#Y6.4",
        "aid-tokaido-duo": "/rules/tokaido-duo/aid",
        "aid-yamatai": "/rules/yamatai/aid",
        "lost": "/no/such/page",
        "table-waiting": f"/table/{waiting}",
        "table-tokaido-duo": f"/table/{duo}",
        "table-yamatai": f"/table/{two}",
        "table-yamatai-4": f"/table/{four}",
        "after-tokaido-duo": f"/table/{finished['tokaido-duo']}",
        "after-yamatai": f"/table/{finished['yamatai']}",
    }


def play_with_hints(client: httpx.Client, table: str, decisions: int, every: int = 1) -> None:
    """Play some decisions as the hints say, or only every few of them, and the first legal move otherwise."""
    for number in range(decisions):
        shown = wait_for_turn(client, table)
        if shown is None:
            return
        offers = shown["view"]["moves"]
        move = offers[number * 7 % len(offers)]["move"]
        if number % every == 0 and len(offers) > 1:
            move = client.post(f"/api/tables/{table}/hint").json()["choices"][0]["move"]
        play(client, table, shown["moves"] + 1, str(move)).raise_for_status()
    act(client, table, "say", text="Nice move!")


def wait_for_turn(client: httpx.Client, table: str) -> dict[str, Any] | None:
    """Return the table when it is the client's turn; None when the game is over."""
    while True:
        shown = show(client, table)
        if shown["status"] == "over":
            return None
        if shown["turn"] == shown["seat"]:
            return shown
        time.sleep(0.02)


def take(
    browser: Browser,
    server: ServerProcess,
    person: httpx.Client,
    path: str,
    file: Path,
    code: str,
    width: str,
    theme: str,
) -> None:
    with visiting(browser, server, person, code, width, theme) as page:
        page.goto(path)
        page.locator("h1").first.wait_for(timeout=TIMEOUT)
        page.wait_for_load_state("networkidle")
        if file.name.startswith("after"):
            page.locator("[data-review=done]").wait_for(timeout=10 * TIMEOUT)
        page.screenshot(path=file, full_page=True)


@contextmanager
def visiting(
    browser: Browser, server: ServerProcess, person: httpx.Client, code: str, width: str, theme: str
) -> Iterator[Page]:
    size = (WIDTHS | TABLE_WIDTHS)[width]
    wishes: dict[str, Any] = {"locale": LANGUAGES[code], "viewport": size, "color_scheme": theme}
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", **wishes)
    cookies = [{"name": each.name, "value": each.value or "", "url": server.address} for each in person.cookies.jar]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    try:
        yield context.new_page()
    finally:
        context.close()


if __name__ == "__main__":
    main()
