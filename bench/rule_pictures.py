"""Saves the pictures and icons of the rules as files for the documentation: docs/rules/pictures.

    .venv/bin/python bench/rule_pictures.py [--folder docs/rules/pictures] [--address http://localhost:8000]

They are taken from the client's rules page in both languages. Without an address, a server is started.
"""

import io
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Locator, ViewportSize, sync_playwright

sys.path.append(str(Path(__file__).parents[1]))
from shima.lessons.guide import guide
from shima.lessons.guide_pages import icon_file
from shima.lessons.pictures import pictures
from shima.registry import GAMES
from tests.browser.chromium import launch_settings
from tests.web.servers import running

LANGUAGES = {"en": "en-GB", "de": "de-DE"}
COLOURS = 256
MARGIN = 5


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--folder", default="docs/rules/pictures")
    parser.add_argument("--address", default="", help="of a server that runs already")
    asked = parser.parse_args()
    folder = Path(asked.folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_settings())
        if asked.address:
            take_all(browser, asked.address, folder)
        else:
            with tempfile.TemporaryDirectory() as store, running(Path(store)) as server:
                take_all(browser, server.address, folder)
        browser.close()
    sizes = [path.stat().st_size for path in folder.rglob("*.png")]
    print(f"{len(sizes)} pictures in {folder}, {sum(sizes) / 1000:.0f} kB")


def take_all(browser: Browser, address: str, folder: Path) -> None:
    for path in folder.rglob("*.png"):
        path.unlink()
    for code, locale in LANGUAGES.items():
        (folder / code).mkdir(parents=True, exist_ok=True)
        wide = ViewportSize(width=1440, height=900)
        context = browser.new_context(base_url=address, locale=locale, viewport=wide, reduced_motion="reduce")
        for game in GAMES:
            page = context.new_page()
            page.goto(f"/rules/{game}")
            for picture in pictures(game):
                file = folder / picture.file(code, game)
                if not file.exists():
                    take(page.locator(f'[data-picture="{picture.name}"]'), file)
            for icon in [icon for group in guide(game).legend for icon, _ in group.icons]:
                file = folder / icon_file(game, icon)
                if not file.exists():
                    file.parent.mkdir(parents=True, exist_ok=True)
                    few(shot_of(page.locator(f'[data-icon="{icon}"]'), 1)).save(file, optimize=True)
            page.close()
        context.close()


def take(figure: Locator, file: Path) -> None:
    """Save the drawing of one rule with a narrow margin for highlights, in few colours."""
    figure.scroll_into_view_if_needed()
    drawing = figure.locator(".drawn")
    drawing.wait_for()
    few(shot_of(drawing, MARGIN)).save(file, optimize=True)


def shot_of(drawing: Locator, margin: int) -> Image.Image:
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box is not None
    clip = FloatRect(
        x=box["x"] - margin, y=box["y"] - margin, width=box["width"] + 2 * margin, height=box["height"] + 2 * margin
    )
    return Image.open(io.BytesIO(drawing.page.screenshot(clip=clip))).convert("RGB")


def few(shot: Image.Image) -> Image.Image:
    """Reduce the picture to its most frequent colours: a drawing has only a few."""
    counted = sorted(shot.getcolors(shot.width * shot.height) or [], reverse=True)[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in counted for part in (colour if isinstance(colour, tuple) else ())])
    return shot.quantize(palette=palette, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main()
