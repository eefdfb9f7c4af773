"""Extracts browser and system from a User-Agent header, for a person's list of devices."""

from typing import Final

LONGEST: Final = 400
BROWSERS: Final = (
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("crios", "Chrome"),
    ("chromium", "Chromium"),
    ("chrome", "Chrome"),
    ("safari", "Safari"),
)
SYSTEMS: Final = (
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("cros", "ChromeOS"),
    ("mac os", "macOS"),
    ("linux", "Linux"),
)


def device_label(agent: str) -> str:
    """Return for example `Firefox/Linux`, with unknown parts empty. Nothing else of the header is stored."""
    words = agent[:LONGEST].lower()
    return f"{_found(words, BROWSERS)}/{_found(words, SYSTEMS)}"


def _found(words: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for part, name in known if part in words), "")
