"""Test profiles: `pytest --quick` for fast feedback, `pytest`, and `pytest --thorough` for long random tests."""

from enum import IntEnum


class Profile(IntEnum):
    QUICK = 0
    NORMAL = 1
    THOROUGH = 2


active = Profile.NORMAL
"""Set by conftest.py before the first test is imported."""


def by_profile(quick: int, normal: int, thorough: int) -> int:
    """Return the number of repetitions for the active profile."""
    return (quick, normal, thorough)[active]
