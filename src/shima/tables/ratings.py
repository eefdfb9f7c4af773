"""The ratings of the people at a table, and how a finished game changes them."""

from shima.store.rows import Gain
from shima.store.store import Store
from shima.tables.names import is_former
from shima.tables.seating import FIRST_RATING, chair_ratings, gains
from shima.tables.table import Table


async def ratings_at(store: Store, table: Table) -> dict[str, float]:
    """Return ratings by person, without those who have none yet."""
    people = [chair.person for chair in table.chairs if chair.person]
    return {person: row.rating for person, row in (await store.ratings(table.game.name, people)).items()}


async def rating_gains(store: Store, table: Table) -> tuple[Gain, ...]:
    """Return the rating changes of a finished game."""
    if not table.is_rated() or table.ended not in ("played", "resigned", "abandoned"):
        return ()
    values = await ratings_at(store, table)
    bots, people = zip(*((chair.bot, chair.person) for chair in table.chairs), strict=True)
    before = chair_ratings(table.game.name, bots, people, values)
    return tuple(
        Gain(chair.person, table.game.name, FIRST_RATING, gain)
        for chair, gain in zip(table.chairs, gains(before, table.places()), strict=True)
        if chair.person and not is_former(chair.person)
    )
