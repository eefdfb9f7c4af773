"""Actions without a connection: kept when the page is closed, then sent once or visibly returned."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import click, open_game_page, page_state, wait, wait_for_turn, wait_until
from tests.web.servers import ServerProcess

LOST = "Failed to load resource", "WebSocket connection", "net::ERR"
"""What a browser writes to the console while it is offline."""
ACTIONS = "**/api/tables/*/actions"
STORED = "() => Object.keys(localStorage).filter((key) => key.startsWith('shima-outbox/')).length"
NOT_DONE = {"en-GB": "Yamataï: not done", "de-DE": "Yamataï: nicht ausgeführt"}
MOVED_ON = {"en-GB": "The game changed in the meantime.", "de-DE": "Am Tisch ging es inzwischen weiter."}
DISMISS = {"en-GB": "Dismiss", "de-DE": "Ausblenden"}


def moves_of(page: Page, table: str) -> int:
    """How many moves the server knows, whatever the pages see."""
    return int(page.request.get(f"/api/tables/{table}").json()["moves"])


def move_offline(page: Page, server: ServerProcess) -> tuple[str, int]:
    """Sit down, go offline and make a move; the table, and how many moves it has without it."""
    table = open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    page.context.set_offline(True)
    click(page, before.lit[0])
    wait(page, f"() => ({STORED})() === 1", None, "the stored move")
    return table, before.moves


def move_elsewhere(page: Page, server: ServerProcess, table: str, before: int) -> None:
    """Another move of the same person, so that the one that waits comes too late."""
    last = page.request.get(f"/api/tables/{table}").json()["labels"][-1]["move"]
    other = {"do": "move", "number": before + 1, "move": str(last)}
    answer = page.request.post(f"/api/tables/{table}/actions", data=other, headers={"origin": server.address})
    assert answer.ok, answer.text()


def come_back(page: Page, path: str = "/") -> Page:
    """Close the page, and open another in the same browser, online."""
    context = page.context
    other = context.new_page()
    page.close()
    context.set_offline(False)
    other.goto(path)
    return other


def nothing_waits(page: Page) -> None:
    wait_for_store(page, 0)
    expect(page.locator(".unsent")).to_be_hidden()


def wait_for_store(page: Page, count: int) -> None:
    page.wait_for_function(f"(count) => ({STORED})() === count", arg=count)


@pytest.mark.parametrize("path", ["/", "/rules/yamatai", "/table/{table}"])
def test_a_move_of_a_closed_page_is_made_once_by_the_next_one(visit: Visit, server: ServerProcess, path: str) -> None:
    page = visit(expected=LOST)
    table, before = move_offline(page, server)
    expect(page.get_by_text("saved in this browser")).to_be_visible()
    assert moves_of(page, table) == before
    later = come_back(page, path.format(table=table))
    nothing_waits(later)
    assert moves_of(later, table) == before + 1
    later.goto(f"/table/{table}")
    assert wait_for_turn(later).moves == before + 1
    assert moves_of(later, table) == before + 1


def test_a_move_is_made_once_when_the_page_is_loaded_again_before_the_answer(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit(expected=LOST)
    table = open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    bodies: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        bodies.append(str(route.request.post_data))
        if len(bodies) == 1:
            route.fetch()
        else:
            route.continue_()

    page.context.route(ACTIONS, lose_the_first_answer)
    click(page, before.lit[0])
    wait_until(page, lambda: moves_of(page, table) == before.moves + 1, "the move at the server")
    wait_for_store(page, 1)
    page.reload()
    nothing_waits(page)
    assert bodies == bodies[:1] * 2
    assert wait_for_turn(page).moves == before.moves + 1
    assert moves_of(page, table) == before.moves + 1


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_move_that_comes_too_late_is_returned_with_its_words_until_it_is_dismissed(
    visit: Visit, server: ServerProcess, locale: str
) -> None:
    page = visit(expected=LOST, locale=locale)
    table, before = move_offline(page, server)
    move_elsewhere(page, server, table, before)
    later = come_back(page)
    returned = later.get_by_role("alert").filter(has_text=NOT_DONE[locale])
    expect(returned).to_contain_text(MOVED_ON[locale])
    expect(returned.locator("q")).to_contain_text("Flotte" if locale == "de-DE" else "Fleet")
    assert moves_of(later, table) == before + 1
    later.reload()
    expect(returned).to_be_visible()
    later.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(returned).to_be_in_viewport()
    returned.get_by_role("button", name=DISMISS[locale]).click()
    nothing_waits(later)


def test_a_chat_line_waits_like_a_move_and_is_shown_on_every_page(visit: Visit, server: ServerProcess) -> None:
    page = visit(expected=LOST)
    table = open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    page.context.route(ACTIONS, lambda route: route.abort())
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Write a message").fill("Good morning!")
    page.get_by_role("button", name="Send").click()
    wait_for_store(page, 1)
    page.goto("/")
    waiting = page.locator(".unsent").filter(has_text="waiting for the connection")
    expect(waiting).to_contain_text("Good morning!")
    expect(waiting.get_by_role("link", name="Go to the table")).to_have_attribute("href", f"/table/{table}")
    page.context.unroute(ACTIONS)
    nothing_waits(page)
    chat = page.request.get(f"/api/tables/{table}").json()["chat"]
    assert [line["text"] for line in chat] == ["Good morning!"]


def test_nobody_else_sends_what_someone_did(visit: Visit, server: ServerProcess) -> None:
    page = visit(expected=LOST)
    table, before = move_offline(page, server)
    context = page.context
    ann = context.cookies()
    context.clear_cookies()
    context.request.post("/api/me", data={"name": "Bob"}, headers={"origin": server.address})
    sent: list[str] = []
    context.on("request", lambda request: sent.append(request.url) if "/actions" in request.url else None)
    with context.expect_event("response", lambda answer: answer.url.endswith("/api/me")):
        bobs = come_back(page)
    expect(bobs.get_by_role("banner")).to_contain_text("Bob")
    expect(bobs.get_by_role("heading", name="Yamataï")).to_be_visible()
    expect(bobs.locator(".unsent")).to_be_hidden()
    assert moves_of(bobs, table) == before
    context.clear_cookies()
    context.add_cookies(ann)  # type: ignore[arg-type]
    bobs.goto("/")
    nothing_waits(bobs)
    assert moves_of(bobs, table) == before + 1


@pytest.mark.parametrize("locks", [True, False])
def test_two_pages_of_one_browser_make_a_move_once_and_both_continue(
    visit: Visit, server: ServerProcess, locks: bool
) -> None:
    page = visit(expected=LOST)
    if not locks:
        page.context.add_init_script("delete Navigator.prototype.locks")
    table, before = move_offline(page, server)
    assert page.evaluate("() => navigator.locks !== undefined") == locks
    other = page.context.new_page()
    page.context.set_offline(False)
    other.goto(f"/table/{table}")
    for each in (page, other):
        wait_until(each, lambda each=each: page_state(each).moves == before + 1, "the move")  # type: ignore[misc]
        nothing_waits(each)
        expect(each.get_by_text("Connection lost")).to_be_hidden()
    assert moves_of(page, table) == before + 1


def test_a_returned_move_does_not_cover_the_action_bar(visit: Visit, server: ServerProcess) -> None:
    """The note is at the top of the screen, the prompt at the bottom."""
    page = visit(expected=LOST, viewport={"width": 1440, "height": 600})
    table, before = move_offline(page, server)
    move_elsewhere(page, server, table, before)
    page.context.set_offline(False)
    bar = page.locator(".unsent")
    expect(bar).to_contain_text("not done")
    shown, prompt = bar.bounding_box(), page.locator(".prompt").bounding_box()
    assert shown is not None
    assert prompt is not None
    assert prompt["y"] >= shown["y"] + shown["height"] - 1
    assert moves_of(page, table) > before
