"""Actions on a page: click what is highlighted, where a pointer really reaches it, until the game is over."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.web.servers import ServerProcess

RECORDS = Path(__file__).parents[1] / "records"
TIMEOUT = 180_000
"""Milliseconds, for a slow machine."""
PAUSE = 20
TABLES = 30
SEE = """() => {
    const room = document.querySelector("[data-moves]");
    const visible = (kind) => [...document.querySelectorAll(kind)].filter((each) => each.checkVisibility());
    const handles = (kind) => visible(kind).map((each) => each.dataset.handle);
    return {
        moves: room ? Number(room.dataset.moves) : -1,
        mine: room?.dataset.mine === "true",
        over: room?.classList.contains("over") ?? false,
        choices: document.querySelectorAll(".fan .choice").length,
        warned: document.querySelector("[data-warned]") !== null,
        lit: handles("[data-handle].lit"),
        buttons: handles(".moves [data-handle]:not(.handle)"),
    };
}"""
REACH = """async (handle) => {
    const find = () => document.querySelector(`[data-handle="${CSS.escape(handle)}"]`);
    const where = () => find()?.getBoundingClientRect() ?? null;
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    let before;
    do {
        find()?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        before = JSON.stringify(where());
        await frame();
    } while (JSON.stringify(where()) !== before);
    const [thing, box] = [find(), where()];
    if (!thing) return null;
    const parts = Array.from({ length: 15 }, (_, n) => (n + 0.5) / 15);
    for (const [dx, dy] of [[0.5, 0.5], ...parts.flatMap((dx) => parts.map((dy) => [dx, dy]))]) {
        const [x, y] = [box.x + dx * box.width, box.y + dy * box.height];
        if (document.elementFromPoint(x, y)?.closest("[data-handle]") === thing) return { x, y };
    }
    return null;
}"""
TAKEN_IN = """([moves, handle, warned]) => {
    const room = document.querySelector("[data-moves]");
    const thing = document.querySelector(`[data-handle="${CSS.escape(handle)}"]`);
    const moved = Number(room.dataset.moves) !== moves;
    const asked = document.querySelector(warned ? ".fan" : ".fan, [data-warned]") !== null;
    return moved || thing === null || thing.classList.contains("picked") || asked;
}"""
HAS_MOVED = "(moves) => Number(document.querySelector('[data-moves]').dataset.moves) > moves"
HAS_CHOSEN = f"(moves) => ({HAS_MOVED})(moves) || document.querySelector('.handle.picked') !== null"
TURN = f"""() => {{
    const seen = ({SEE})();
    const ready = seen.over || (seen.mine && seen.choices + seen.lit.length + seen.buttons.length > 0);
    return ready ? seen : null;
}}"""


@dataclass(frozen=True)
class PageState:
    """What a page currently offers."""

    moves: int
    mine: bool
    over: bool
    choices: int
    lit: list[str]
    buttons: list[str]
    warned: bool = False


def page_state(page: Page) -> PageState:
    return PageState(**page.evaluate(SEE))


def click(page: Page, handle: str) -> None:
    page.mouse.click(*reach(page, handle))


def reach(page: Page, handle: str) -> tuple[float, float]:
    """Return a point of the handle that nothing else covers, once it has stopped moving."""
    points: list[dict[str, float]] = []

    def is_reached() -> bool:
        found = page.evaluate(REACH, handle)
        points.extend([found] if found else [])
        return bool(points)

    wait_until(page, is_reached, f"a way for the pointer to {handle}: {page_state(page)}")
    return points[0]["x"], points[0]["y"]


def play_by_clicks(page: Page, dice: random.Random, most: int = 5000) -> int:
    """Play until the game is over. Return the number of clicks."""
    for clicks in range(most):
        seen = wait_for_turn(page)
        if seen.over:
            return clicks
        click_any(page, seen, dice)
    raise AssertionError(f"the game is not over after {most} clicks")


def wait_for_turn(page: Page) -> PageState:
    """Wait until the page offers something that can be seen, or the game is over."""
    return PageState(**wait(page, TURN, None, "a turn"))


def click_any(page: Page, seen: PageState, dice: random.Random) -> None:
    """Choose from a fan or click a highlighted handle, and wait until the page has processed it."""
    if seen.choices:
        page.locator(".fan .choice").nth(dice.randrange(seen.choices)).click()
        wait(page, HAS_CHOSEN, seen.moves, "a move, or something picked up")
    else:
        handle = dice.choice(seen.buttons[:1] or seen.lit)  # acting is listed before skipping
        click(page, handle)
        wait(page, TAKEN_IN, [seen.moves, handle, seen.warned], f"what {handle} does")


def wait(page: Page, condition: str, argument: object, what: str) -> Any:
    """Wait until the condition holds. Return its value."""
    try:
        return page.wait_for_function(condition, arg=argument).json_value()
    except TimeoutError as error:
        raise AssertionError(f"waited in vain for {what}: {page_state(page)}") from error


def wait_until(page: Page, condition: Callable[[], bool], what: str) -> None:
    """Wait for something that no single page can check."""
    end = time.monotonic() + TIMEOUT / 1000
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        page.wait_for_timeout(PAUSE)


def open_game_page(page: Page, server: ServerProcess, game: str, bot: str = "random", **choices: Any) -> str:
    """Open a table against a bot for the page's person, and go there. Return its id."""
    spec = {"game": game, "chairs": ["", bot], "order": "seated", **choices}
    page.request.post("/api/me", data={"name": "Ann"}, headers={"origin": server.address})
    answer = page.request.post("/api/tables", data=spec, headers={"origin": server.address})
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    expect(page.locator("[data-moves]")).to_be_visible()
    return table


def open_until(page: Page, server: ServerProcess, game: str, is_suitable: Callable[[str], bool]) -> str:
    """Open tables until one is suitable. Return its id."""
    for _ in range(TABLES):
        if is_suitable(table := open_game_page(page, server, game)):
            return table
    raise AssertionError(f"none of {TABLES} tables is suitable")


def import_record(page: Page, server: ServerProcess, record: str) -> str:
    """Import a finished game. Return its id."""
    page.request.post("/api/me", data={"name": "Ann"}, headers={"origin": server.address})
    headers = {"origin": server.address, "content-type": "text/plain"}
    answer = page.request.post("/api/records", data=(RECORDS / record).read_bytes(), headers=headers)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def continue_record(page: Page, server: ServerProcess, record: str, number: int, seat: int) -> str:
    """Open a table that continues a finished game after `number` moves, and go there. Return its id."""
    finished = import_record(page, server, record)
    wish = {"number": number, "seat": seat}
    answer = page.request.post(f"/api/tables/{finished}/continue", data=wish, headers={"origin": server.address})
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    expect(page.locator("[data-moves]")).to_be_visible()
    return table
