"""Companions: people who play on the device of another person, each at a chair of their own.

One person holds all these chairs. What they must not see of each other is hidden by a curtain in the browser.
"""

from collections.abc import Sequence
from dataclasses import replace

from shima.games.text import Text
from shima.store.rows import PersonRow
from shima.tables.names import checked_name, told_apart
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import Spec
from shima.tables.table import WAITING, Table


def with_companions(spec: Spec, person: PersonRow, names: Sequence[str]) -> Spec:
    """Return the settings with chairs for the person's companions. `names` has one for each, else an empty string."""
    if not any(names):
        return spec
    if len(names) != spec.players or any(name and bot for name, bot in zip(names, spec.bots, strict=True)):
        raise Refused(Fault.MALFORMED, Text("table-companions", {"names": len(names), "chairs": spec.players}))
    if not any(not name and not bot for name, bot in zip(names, spec.bots, strict=True)):
        raise Refused(Fault.MALFORMED, Text("table-no-person"))
    expected: list[str] = []
    for name in names:
        expected.append(told_apart(checked_name(name), (person.name, *expected)) if name else "")
    companions = tuple(chair for chair, name in enumerate(expected) if name)
    reserved = tuple(person.id if name else "" for name in expected)
    return replace(spec, reserved=reserved, expected=tuple(expected), companions=companions)


def companion_names(spec: Spec) -> list[str]:
    return [spec.expected[chair] for chair in spec.companions]


def seats_taken(spec: Spec, person: str) -> list[str]:
    """Return the person once for each chair that they take by sitting down."""
    return [person, *(person for chair in spec.companions if spec.reserved[chair] == person)]


def free_chairs(table: Table, person: str) -> list[int]:
    """Return the chairs on which the person can sit down. Companions have theirs."""
    reserved = table.spec.reserved or ("",) * len(table.chairs)
    return [
        chair
        for chair, who in enumerate(reserved)
        if not table.chairs[chair].taken and who in ("", person) and chair not in table.spec.companions
    ]


def can_sit(table: Table, person: str) -> bool:
    """Whether a chair is free or reserved for the person, who has none yet."""
    return table.status == WAITING and table.seat_of(person) is None and bool(free_chairs(table, person))
