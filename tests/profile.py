"""How hard the tests try: `pytest --quick` for a first answer, `pytest`, or `pytest --thorough` for a last one."""

from enum import IntEnum


class Profile(IntEnum):
    QUICK = 0
    NORMAL = 1
    THOROUGH = 2


active = Profile.NORMAL
"""Set by conftest.py before the first test is imported."""


def by_profile(quick: int, normal: int, thorough: int) -> int:
    """How often to try something."""
    return (quick, normal, thorough)[active]
