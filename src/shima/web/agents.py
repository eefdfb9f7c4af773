"""Which browser on which system a User-Agent names, in two words for a person's list of devices."""

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
    """`Firefox/Linux`; either part is empty if it is not known. Nothing of the header itself is kept."""
    words = agent[:LONGEST].lower()
    return f"{_found(words, BROWSERS)}/{_found(words, SYSTEMS)}"


def _found(words: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for part, name in known if part in words), "")
