"""More faults found by playing do not come back: waiting for a rematch, lessons that hide the table, a narrow dock."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit
from tests.browser.test_lessons import go_to, see
from tests.web.servers import ServerProcess

SMALL = {"width": 1024, "height": 768}
SHRUNK = 2
"""Pixels of a line of text, above and below, that have no letters."""
CUT_BY_RINGS = """(shrunk) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const level = (selector) => Number(getComputedStyle(document.querySelector(selector)).zIndex) || 0;
    const covered = level(".teacher") > level(".spotlight");
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (!node.data.trim() || !around.checkVisibility() || (covered && around.closest(".teacher"))) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            if (right - left < 2 || !seen || !around.contains(seen)) continue;
            for (const ring of boxes(".spotlight .ring")) {
                const [high, low] = [top + shrunk, bottom - shrunk];
                const apart = right <= ring.left || left >= ring.right || low <= ring.top || high >= ring.bottom;
                const inside = left >= ring.left && right <= ring.right && high >= ring.top && low <= ring.bottom;
                if (!apart && !inside) found.push(node.data.trim());
            }
        }
    }
    return found;
}"""
SEEN_IN_COLUMN = """() => {
    const column = document.querySelector(".side > .parts").getBoundingClientRect();
    const teacher = document.querySelector(".teacher").getBoundingClientRect();
    const holes = [...document.querySelectorAll(".spotlight mask rect[rx]")]
        .map((each) => ["x", "y", "width", "height"].map((name) => Number(each.getAttribute(name))))
        .map(([x, y, width, height]) => new DOMRect(x, y, width, height))
        .filter(({ left, right }) => left >= column.left && right <= column.right);
    const seen = ({ top, bottom }) => top >= column.top && bottom <= Math.min(column.bottom, teacher.top);
    return holes.length > 0 && holes.every(seen);
}"""
COVERED_BY_REFUSAL = """() => {
    const bubble = document.querySelector(".popover.refusal:not(.unseen)")?.getBoundingClientRect();
    if (!bubble) return null;
    const covered = ({ left, right, top, bottom }) =>
        left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
    return [...document.querySelectorAll(".note .rules a, .button.pointed")]
        .filter((each) => covered(each.getBoundingClientRect()))
        .map((each) => each.textContent.trim());
}"""
REFUSED = """() => [...document.querySelectorAll(".handle[data-handle]:not(.lit, .goal, .picked, .pointed)")]
    .filter((each) => each.checkVisibility()).map((each) => each.dataset.handle)"""
TOUCH = """(handle) => document.querySelector(`[data-handle="${CSS.escape(handle)}"]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""


def act(page: Page, server: ServerProcess, path: str, **data: object) -> dict[str, object]:
    answer = page.request.post(path, data=data, headers={"origin": server.address})
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def test_the_chair_of_a_rematch_has_a_name_and_is_not_for_anyone(visit: Visit, server: ServerProcess) -> None:
    ann, bob = visit("/"), visit("/")
    act(ann, server, "/api/me", name="Ann")
    act(bob, server, "/api/me", name="Bob")
    table = act(ann, server, "/api/tables", game="tokaido-duo", chairs=["", ""])["id"]
    act(bob, server, f"/api/tables/{table}/actions", do="sit")
    act(ann, server, f"/api/tables/{table}/actions", do="resign")
    rematch = act(ann, server, f"/api/tables/{table}/rematch")["id"]
    ann.goto(f"/table/{rematch}")
    expect(ann.get_by_text("Waiting for Bob.")).to_be_visible()
    chair = ann.locator(".waiting li.empty")
    expect(chair).to_contain_text("Bob")
    expect(chair).to_contain_text("reserved")
    expect(ann.get_by_role("button", name="Start with a bot")).to_be_visible()
    expect(ann.locator(".button.strong")).to_have_count(0)  # nothing better than to wait
    expect(ann.get_by_text("Anyone with this link")).to_have_count(0)
    expect(ann.get_by_role("button", name="Share the link")).to_have_count(0)
    expect(ann.get_by_text("free")).to_have_count(0)
    stranger = visit(f"/table/{rematch}")
    expect(stranger.get_by_text("The last seat is reserved for Bob. Stay here to watch")).to_be_visible()
    expect(stranger.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(stranger.get_by_text("invites you")).to_have_count(0)
    act(bob, server, "/api/me", name="Robert")  # the seat is kept for the person, not for the name
    bob.goto(f"/table/{rematch}")
    bob.get_by_role("button", name="Take a seat as Robert").click()
    expect(bob.locator("[data-moves]")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["1440", "1024"])
def test_no_tokens_fits_into_the_dock(visit: Visit, server: ServerProcess, size: dict[str, int], locale: str) -> None:
    page = visit("/", viewport=size, locale=locale)
    act(page, server, "/api/me", name="Ann")
    table = act(page, server, "/api/tables", game="yamatai", chairs=["", "level2"])["id"]
    page.goto(f"/table/{table}")
    page.locator(".dock .culture .none").wait_for()
    page.evaluate("() => document.fonts.ready")
    assert page.locator(".dock .culture").evaluate("(each) => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["1440", "1024"])
@pytest.mark.parametrize(("lesson", "stop"), [("yamatai-opener", 1), ("yamatai-specialists", 5)])
def test_the_ring_of_a_lesson_cuts_no_text(visit: Visit, lesson: str, stop: int, size: dict[str, int]) -> None:
    page = visit(f"/learn/{lesson}", viewport=size)
    go_to(page, stop)
    expect(page.locator(".spotlight .ring").first).to_be_attached()
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(CUT_BY_RINGS, SHRUNK) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(
    ("lesson", "stop"),
    [
        ("yamatai-opener", 1),
        ("yamatai-fleets", 2),
        ("yamatai-building", 3),
        ("yamatai-specialists", 5),
        ("tokaido-duo-tiles", 4),
    ],
)
def test_the_teacher_covers_nothing_that_is_lit_in_a_narrow_column(
    visit: Visit, lesson: str, stop: int, locale: str
) -> None:
    page = visit(f"/learn/{lesson}", viewport=SMALL, locale=locale)
    go_to(page, stop)
    page.wait_for_function(SEEN_IN_COLUMN)


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["1440", "1024"])
@pytest.mark.parametrize(("lesson", "stop"), [("yamatai-opener", 1), ("tokaido-duo-opener", 2)])
def test_a_refusal_leaves_the_next_step_and_its_rules_in_sight(
    visit: Visit, lesson: str, stop: int, size: dict[str, int]
) -> None:
    page = visit(f"/learn/{lesson}", viewport=size)
    go_to(page, stop)
    refused: list[str] = page.evaluate(REFUSED)
    for handle in refused[:: max(len(refused) // 6, 1)]:
        page.evaluate(TOUCH, handle)
        covered = page.wait_for_function(COVERED_BY_REFUSAL).json_value()
        assert covered == [], handle
        page.keyboard.press("Escape")
        expect(page.locator(".popover.refusal")).to_have_count(0)
        assert see(page)["stop"] == stop
