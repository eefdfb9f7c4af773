"""Drawings from SVG files: there before the board, on every page that uses them, and loaded again after a failure."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import open_game_page, wait_until
from tests.web.servers import ServerProcess

PIECES = "**/assets/symbols-*.svg"
MISSING = """() => {
    const wanted = [...document.querySelectorAll("use")].map((each) => each.getAttribute("href"));
    return [...new Set(wanted)].filter((each) => !document.querySelector(each));
}"""
SIZES = """(within) => [...document.querySelectorAll(`${within} use`)].map((each) => {
    const { width, height } = each.getBBox();
    return width > 0 && height > 0;
})"""


def expect_drawn(page: Page, least: int) -> None:
    """The page uses drawings, and all of them are there."""
    wait_until(page, lambda: page.locator("use").count() >= least, f"{least} drawings")
    wait_until(page, lambda: page.evaluate(MISSING) == [], "the drawings that the page uses")


@pytest.mark.parametrize(
    ("path", "least"),
    [
        ("/", 9),
        ("/learn/yamatai-first", 60),
        ("/learn/tokaido-duo-first", 60),
        ("/rules/yamatai", 60),
        ("/rules/yamatai/aid", 5),
        ("/rules/tokaido-duo", 30),
        ("/rules/tokaido-duo/aid", 5),
        ("/studio/yamatai", 100),
        ("/studio/tokaido-duo", 60),
    ],
)
def test_every_page_has_the_drawings_that_it_uses(visit: Visit, path: str, least: int) -> None:
    expect_drawn(visit(path), least)


@pytest.mark.parametrize("game", ["yamatai", "tokaido-duo"])
def test_a_table_has_the_drawings_that_it_uses_once(visit: Visit, server: ServerProcess, game: str) -> None:
    page = visit()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "symbols-" in request.url else None)
    open_game_page(page, server, game)
    expect_drawn(page, 20)
    assert len(fetched) == 1
    page.goto("/")
    expect_drawn(page, 9)


def test_the_board_waits_for_its_drawings(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(PIECES, hold)
    open_game_page(page, server, "yamatai")
    wait_until(page, lambda: bool(held), "the request for the drawings")
    expect(page.get_by_text("Setting up the table")).to_be_visible()
    assert page.locator('[data-handle^="island:"]').count() == 0
    held[0].continue_()
    expect(page.locator('[data-handle^="island:"]')).to_have_count(34)
    assert all(page.evaluate(SIZES, ".board"))


@pytest.mark.parametrize("body", [None, "<svg xmlns='http://www.w3.org/2000/svg'><g id="])
def test_after_a_failure_the_drawings_are_loaded_again(visit: Visit, body: str | None) -> None:
    page = visit(expected=("Failed to load resource", "Can’t reach the server"))
    page.route(PIECES, lambda route: route.abort() if body is None else route.fulfill(body=body))
    page.goto("/learn/yamatai-first")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    assert page.locator('[data-handle^="island:"]').count() == 0
    page.unroute(PIECES)
    again.click()
    expect(page.locator('[data-handle^="island:"]')).to_have_count(34)
    expect_drawn(page, 60)


def test_people_and_bots_have_faces_before_the_game(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    headers = {"origin": server.address}
    page.request.post("/api/me", data={"name": "Ann"}, headers=headers)
    spec = {"game": "yamatai", "chairs": ["", "", "level4"]}
    table = page.request.post("/api/tables", data=spec, headers=headers).json()["id"]
    page.goto(f"/table/{table}")
    expect(page.locator('use[href="#face-level4"]')).to_be_attached()
    expect(page.locator('use[href^="#face-person-"]')).to_be_attached()
    expect_drawn(page, 3)
    assert all(page.evaluate(SIZES, "main li"))
