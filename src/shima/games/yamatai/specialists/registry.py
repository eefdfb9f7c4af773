"""All specialists by number: those of the rulebook in alphabetical order, then the others by `addition`.

Every module of this package is searched for them, so adding a specialist means adding a module.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from shima.games.yamatai import specialists
from shima.games.yamatai.specialists.specialist import Specialist

SPECIALISTS: Final[list[Specialist]] = []
SPECIALIST_NAMES: Final[list[str]] = []


def register(specialist: Specialist) -> None:
    """Number the specialist and add it."""
    specialist.number = len(SPECIALISTS)
    SPECIALISTS.append(specialist)
    SPECIALIST_NAMES.append(specialist.name)


def find() -> list[Specialist]:
    found: dict[str, Specialist] = {}
    for module in iter_modules(specialists.__path__):
        for value in vars(import_module(f"{specialists.__name__}.{module.name}")).values():
            if isinstance(value, Specialist):
                found[value.name] = value
    return sorted(found.values(), key=lambda specialist: (specialist.addition, specialist.name))


for each in find():
    register(each)
