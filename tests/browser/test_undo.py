"""Undo: one button, one decision at a time, also across the reply of a bot; other people are asked."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import HAS_MOVED, open_until, wait, wait_for_turn
from tests.browser.test_taps import moved
from tests.web.servers import ServerProcess


def shown(page: Page, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return answer


def end_first_turn(page: Page, table: str) -> int:
    """Take a fleet and end the turn. Return the number of moves before the end."""
    seen = wait_for_turn(page)
    while not any(move["text"] == "end" for move in shown(page, table)["view"]["moves"]):
        page.locator(f'[data-handle="{seen.lit[0]}"]').click()
        seen = moved(page, seen)
    page.locator("button.move", has_text="End the turn").click()
    page.get_by_role("button", name="End anyway").click()
    wait(page, HAS_MOVED, seen.moves, "the end of the turn")
    return seen.moves


def open_after_reply(page: Page, server: ServerProcess) -> tuple[str, int]:
    """Play a turn that can be undone across the reply. Return the table, and the moves before the end of the turn."""
    ends: list[int] = []

    def can_undo(table: str) -> bool:
        ends.append(end_first_turn(page, table))
        wait_for_turn(page)
        return bool(shown(page, table)["undo"])  # the bot may happen to look at the deck, which cannot be undone

    return open_until(page, server, "yamatai", can_undo), ends[-1]


def test_undo_goes_back_across_the_reply_of_a_bot_one_decision_at_a_time(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    table, before = open_after_reply(page, server)
    steps = shown(page, table)["undo"]
    assert steps[0] == before
    room = page.locator("[data-moves]")
    undo = page.locator("button.undo")
    undo.click()
    expect(undo).to_have_text("Undo anyway")
    for to in steps:
        undo.click()
        expect(room).to_have_attribute("data-moves", str(to))
        wait_for_turn(page)
    expect(undo).to_be_disabled()


def test_undo_asks_other_people(visit: Visit, server: ServerProcess) -> None:
    ann, bob = visit(), visit()
    table = open_table_for_two(ann, bob, server)
    first, second = (ann, bob) if shown(ann, table)["turn"] == 1 else (bob, ann)
    before = end_first_turn(first, table)
    ask = first.get_by_role("button", name="Ask to undo")
    ask.click()
    expect(ask).to_have_count(0)
    second.get_by_role("button", name="Agree").click()
    expect(first.locator("[data-moves]")).to_have_attribute("data-moves", str(before))
    wait_for_turn(first)


def open_table_for_two(ann: Page, bob: Page, server: ServerProcess) -> str:
    origin = {"origin": server.address}
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/me", data={"name": name}, headers=origin)
    spec = {"game": "yamatai", "chairs": ["", ""], "order": "seated"}
    table = str(ann.request.post("/api/tables", data=spec, headers=origin).json()["id"])
    answer = bob.request.post(f"/api/tables/{table}/actions", data={"do": "sit", "chair": 2}, headers=origin)
    assert answer.ok, answer.text()
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        expect(page.locator("[data-moves]")).to_be_visible()
    return table
