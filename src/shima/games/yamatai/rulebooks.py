"""What the English and the German rulebook decide differently, and the mixture that rules version 1 played by."""

from typing import Final, Literal

from mypy_extensions import i64
from typing_extensions import TypeAliasType

RulebookName = TypeAliasType("RulebookName", Literal["english", "german"])

ORDERS: Final = ("repeated", "drawn")
"""The values of the option `order` of rules version 1."""


class Rulebook:
    """The answers of one rulebook. Each says where it differs."""

    def __init__(
        self,
        name: RulebookName | None,
        *,
        draws_places: bool,
        waits_to_build: bool,
        limits_exchanges: bool,
        extra_is_optional: bool,
    ) -> None:
        self.name: Final = name
        """Its name in the option; None for the mixtures of rules version 1."""
        self.draws_places: Final = draws_places
        """With 2 players, places 3 and 4 of the first order are drawn separately, not repeated."""  # Y2.4
        self.waits_to_build: Final = waits_to_build
        """A reserved tile can only be built in a later round."""  # Y9.2
        self.limits_exchanges: Final = limits_exchanges
        """Raijin and Nakatsu exchange only boats of the fleet and of the harbour."""  # Y10
        self.extra_is_optional: Final = extra_is_optional
        """Ebisu's extra token can be declined."""  # Y10


ENGLISH: Final[i64] = 0
GERMAN: Final[i64] = 1
FIRST: Final[i64] = 2  # rules version 1 with the option order=repeated; order=drawn follows

RULEBOOKS: Final = (
    Rulebook("english", draws_places=False, waits_to_build=False, limits_exchanges=False, extra_is_optional=False),
    Rulebook("german", draws_places=True, waits_to_build=True, limits_exchanges=True, extra_is_optional=False),
    Rulebook(None, draws_places=False, waits_to_build=True, limits_exchanges=False, extra_is_optional=True),
    Rulebook(None, draws_places=True, waits_to_build=True, limits_exchanges=False, extra_is_optional=True),
)


def option_values(rules_version: int) -> dict[str, tuple[str, ...]]:
    """Return the table options under a version of the rules, with the default first."""
    if rules_version == 1:
        return {"order": ORDERS}
    return {"rulebook": ("english", "german")}


def chosen(rules_version: int, options: dict[str, str]) -> i64:
    """Return the number of the rulebook that valid options choose."""
    if rules_version == 1:
        return FIRST + ORDERS.index(options.get("order", ORDERS[0]))
    return GERMAN if options.get("rulebook") == "german" else ENGLISH
