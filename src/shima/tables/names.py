"""Names of people: visible, and never two at one table that look the same."""

import unicodedata
from collections.abc import Collection
from functools import cache
from typing import Final

from shima.games.text import Text
from shima.language import LANGUAGES, Language, language
from shima.players import NAMES, is_bot
from shima.record import FORMER_PLAYER, clean_name
from shima.tables.refusal import Fault, Refused

LONGEST_NAME: Final = 40
FORMER_ID: Final = "former:"
"""Prefix of the id that replaces a deleted person's at a table."""
MOST_MARKS: Final = 4
"""Combining marks on one letter. More of them would cover the lines above and below."""

_INVISIBLE_RANGES: Final = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x200B, 0x200F),  # zero width characters and marks of direction
    (0x202A, 0x202E),  # embeddings and overrides of direction
    (0x2060, 0x206F),
    (0x2800, 0x2800),  # the empty Braille pattern
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFFB),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),  # tags and more variation selectors
)


def _pairs(text: str) -> dict[str, str]:
    """Parse pairs of a code point and the Latin letter that it looks like."""
    return {chr(int(code, 16)): letter for code, _, letter in (pair.partition("=") for pair in text.split())}


_CAPITALS: Final = _pairs(
    "0392=b 0395=e 0396=z 0397=h 0399=l 039a=k 039c=m 039d=n 039f=o 03a1=p 03a4=t 03a5=y "
    "03a7=x 03f9=c 0405=s 0408=j 050c=g"
)
"""Greek and Cyrillic capitals whose small letters look different."""
_LOOK_ALIKES: Final = {
    **_pairs(
        "0430=a 0432=b 0433=r 0435=e 0456=l 0458=j 043a=k 043c=m 043d=h 043e=o 0440=p 0441=c "
        "0442=t 0443=y 0445=x 0455=s 04bb=h 0501=d 051b=q 051d=w 04cf=l 0454=e 044c=b"
    ),  # Cyrillic
    **_pairs(
        "03b1=a 03b2=b 03b3=y 03b5=e 03b7=n 03b9=l 03ba=k 03bd=v 03bf=o 03c1=p 03c3=o 03c4=t "
        "03c5=u 03c7=x 03c9=w 03f2=c"
    ),  # Greek
    **_pairs(
        "0069=l 0131=l 0269=l 007c=l 0021=l 0031=l 0030=o 00f8=o 0035=s 0024=s 0040=a 0251=a "
        "0261=g 0142=l 0111=d 0127=h 0167=t 0185=b 01bf=p"
    ),
}
_LOOK_ALIKE_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def checked_name(name: str) -> str:
    """Return the normalised name. Refuse names that are invisible or look like a reserved one."""
    cleaned = clean_name("".join(char for char in _normal(name[: 2 * LONGEST_NAME]) if not _is_invisible(char)))
    if len(name) > LONGEST_NAME or not _is_legible(cleaned):
        raise Refused(Fault.MALFORMED, Text("person-name"))
    if is_bot(cleaned.lower()) or skeleton(cleaned) in _reserved():
        raise Refused(Fault.MALFORMED, Text("person-name-taken"))
    return cleaned


def is_former(person: str) -> bool:
    """Whether the id stands for a person whose data was deleted."""
    return person.startswith(FORMER_ID)


def shown(name: str, language: Language) -> str:
    """Return the name to display."""
    return language.say("former-player") if name == FORMER_PLAYER else name


def skeleton(name: str) -> str:
    """Return what a name looks like at a glance. Names with the same skeleton are easily confused."""
    small = "".join(_CAPITALS.get(char, char) for char in unicodedata.normalize("NFKD", name)).casefold()
    plain = unicodedata.normalize("NFKD", small)
    kept = [_LOOK_ALIKES.get(char, char) for char in plain if _counts(char)]
    found = "".join(kept)
    for pair, letter in _LOOK_ALIKE_PAIRS:
        found = found.replace(pair, letter)
    return found or plain


def told_apart(name: str, others: Collection[str]) -> str:
    """Return the name, with a number if it looks like another one: the second Ada is “Ada (2)”."""
    taken = {skeleton(other) for other in others}
    found, number = name, 1
    while skeleton(found) in taken:
        number += 1
        suffix = f" ({number})"
        found = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
    return found


def _normal(name: str) -> str:
    return unicodedata.normalize("NFKC", name)


def _is_invisible(char: str) -> bool:
    if char.isspace():
        return False
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") or any(
        first <= ord(char) <= last for first, last in _INVISIBLE_RANGES
    )


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def _is_legible(name: str) -> bool:
    """Whether it has letters, digits or symbols, each with few marks."""
    if not name or _is_mark(name[0]):
        return False
    marks = 0
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if _is_mark(char) else 0
        if marks > MOST_MARKS:
            return False
    return True


def _counts(char: str) -> bool:
    """Whether a character makes a name look different, unlike marks, spaces and inconspicuous strokes."""
    if char in _LOOK_ALIKES:
        return True
    return not _is_invisible(char) and unicodedata.category(char) not in (
        "Mn",
        "Me",
        "Zs",
        "Pd",
        "Pc",
        "Po",
        "Lm",
        "Sk",
    )


@cache
def _reserved() -> frozenset[str]:
    """Return the skeletons of reserved names."""
    former = [language(code).say(Text("former-player")) for code in LANGUAGES]
    return frozenset(skeleton(name) for name in (*NAMES, FORMER_PLAYER, *former))
