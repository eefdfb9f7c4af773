"""At a table: hints, undo, why not, the log, spectators, and stepping through a finished game."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import click, click_any, import_record, open_game_page, page_state, wait_for_turn
from tests.web.servers import ServerProcess

SCRIPT = re.compile(r"/assets/(\w+)-.{8}\.js$")
RESULTS = "parts"

CALLED = """
window.called = [];
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class { static permission = "granted"; constructor(title) { called.push(title); } };
"""
"""A page that believes that nobody sees it, and keeps what it would notify of."""


def test_choosing_a_die_lights_where_it_leads_and_hovering_tells_what_would_happen(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    assert wait_for_turn(page).lit == ["die:pilgrim", "die:merchant", "die:artist"]
    click(page, "die:pilgrim")
    places = [handle for handle in page_state(page).lit if handle.startswith("at:")]
    assert places
    page.locator(f'[data-handle="{places[0]}"]').hover()
    expect(page.locator(".popover.preview")).to_contain_text("Moves the pilgrim with a")


@pytest.mark.parametrize(
    ("game", "folder", "record"),
    [("yamatai", "yamatai", "yamatai-2.shima"), ("tokaido-duo", "tokaido_duo", "tokaido-duo-random.shima")],
)
def test_a_table_loads_only_the_code_of_its_own_game(
    visit: Visit, server: ServerProcess, game: str, folder: str, record: str
) -> None:
    page = visit()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.extend(SCRIPT.findall(request.url)))
    open_game_page(page, server, game)
    click_any(page, wait_for_turn(page), random.Random(1))
    wait_for_turn(page)
    assert sorted(loaded) == sorted(["base", "Table", "table", folder])
    page.goto(f"/table/{import_record(page, server, record)}")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert {"base", folder, RESULTS} < set(loaded)


def test_undo_takes_a_move_back_within_the_turn(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    click(page, before.lit[0])
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(before.moves))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before.moves))
    assert wait_for_turn(page).lit == before.lit


def test_a_game_against_a_bot_pauses_until_its_person_comes_back(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    before = wait_for_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Pause the game").click()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("The game is paused. Take over to continue.")
    expect(page.locator(".status")).to_have_text("The game is paused")
    page.get_by_role("button", name="Take over").click()
    assert wait_for_turn(page).moves == before.moves


@pytest.mark.parametrize(
    ("game", "handle", "rule"), [("tokaido-duo", "at:M4", r"D\d"), ("yamatai", "island:5", r"Y\d")]
)
def test_what_is_not_allowed_says_why_and_leads_to_the_rule(
    visit: Visit, server: ServerProcess, game: str, handle: str, rule: str
) -> None:
    page = visit()
    open_game_page(page, server, game)
    wait_for_turn(page)
    if game == "tokaido-duo":
        click(page, "die:pilgrim")
    click(page, handle)
    bubble = page.locator(".popover.refusal")
    link = bubble.get_by_role("link", name=re.compile(f"Rule {rule}"))
    number = str(link.get_attribute("href")).rpartition("#")[2]
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f'[id="{number}"]')).to_be_in_viewport()


def test_a_chosen_tile_shows_what_each_island_lacks(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    tile = page.locator('[data-handle^="tile:"]').first
    click(page, str(tile.get_attribute("data-handle")))
    expect(tile).to_have_attribute("aria-pressed", "true")
    lacking = page.locator('[data-handle^="island:"][aria-label*=" more"]')
    expect(lacking.first).to_be_visible()
    click(page, str(lacking.first.get_attribute("data-handle")))
    expect(page.locator(".popover.refusal").get_by_role("link", name=re.compile(r"Rule Y\d"))).to_be_visible()


def test_a_hint_names_moves_that_can_be_played(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    before = wait_for_turn(page)
    page.get_by_role("tab", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.locator(".why")).to_have_text(re.compile(r"[A-Z].{8,}\..* \d+% win chance$"))
    expect(hint.get_by_text(re.compile(r"^1 of [123]$"))).to_be_visible()
    assert hint.get_by_role("listitem").count() >= 1
    hint.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(before.moves))


def test_the_log_tells_the_game_and_shows_positions_on_hover(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    log = page.get_by_role("log")
    log.get_by_text("Set-up").click()
    line = log.get_by_role("button").first
    line.hover()
    expect(page.get_by_text("After move 1:")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.get_by_text("After move 1:")).to_be_hidden()


def test_spectators_see_the_game_and_can_touch_nothing(visit: Visit, server: ServerProcess) -> None:
    ann = visit()
    table = open_game_page(ann, server, "tokaido-duo")
    eve = visit(f"/table/{table}")
    expect(eve.get_by_text("You’re watching")).to_be_visible()
    expect(eve.locator('[data-place="die:pilgrim"]')).to_be_visible()
    assert eve.locator("[data-handle]").count() == 0
    seen = wait_for_turn(ann)
    click(ann, "die:merchant")
    click(ann, next(handle for handle in page_state(ann).lit if handle.startswith("at:")))
    expect(eve.locator("[data-moves]")).not_to_have_attribute("data-moves", str(seen.moves))


def test_what_the_others_did_can_be_stepped_through(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    while not page.get_by_role("button", name="Replay").count():
        click_any(page, wait_for_turn(page), random.Random(1))
        wait_for_turn(page)
    now = page_state(page).moves
    page.get_by_role("button", name="Replay").click()
    number = page.get_by_text(re.compile(rf"^\d+ / {now}$"))
    expect(number).to_be_visible()
    page.keyboard.press("ArrowLeft")  # a key stops the replay
    at = int(number.inner_text().split(" ")[0])
    assert 0 <= at < now
    page.keyboard.press("ArrowRight")
    expect(number).to_have_text(f"{at + 1} / {now}")
    expect(page.locator("[data-handle]")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    assert wait_for_turn(page).lit


def test_the_title_tells_whose_turn_it_is_and_the_score_where_points_come_from(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.get_by_role("list", name="Players").get_by_role("button", name="Ann").click()
    for source in ("Buildings", "Prestige", "Specialists", "Coins"):
        expect(page.get_by_role("dialog", name="Ann").get_by_text(source, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_player_looking_elsewhere_is_notified(visit: Visit, server: ServerProcess) -> None:
    page = visit(permissions=["notifications"])
    page.add_init_script(CALLED)
    page.evaluate("localStorage.setItem('shima-notify', 'on')")
    open_game_page(page, server, "tokaido-duo")
    for _ in range(60):
        click_any(page, wait_for_turn(page), random.Random(2))
        if page.evaluate("called.length"):
            break
    assert page.evaluate("called[0]") == "Your turn"


@pytest.mark.parametrize("record", ["tokaido-duo-random.shima", "yamatai-2.shima"])
def test_arrow_keys_step_through_a_finished_game(visit: Visit, server: ServerProcess, record: str) -> None:
    page = visit()
    table = import_record(page, server, record)
    page.goto(f"/table/{table}")
    moves = int(page.locator("[data-moves]").get_attribute("data-moves") or 0)
    number = page.get_by_text(re.compile(rf"^\d+ / {moves}$"))
    expect(number).to_have_text(f"{moves} / {moves}")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key, at in (("ArrowLeft", moves - 1), ("ArrowLeft", moves - 2), ("ArrowRight", moves - 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(number).to_have_text(f"{at} / {moves}")
    page.keyboard.press("End")
    expect(number).to_have_text(f"{moves} / {moves}")
