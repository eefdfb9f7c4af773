"""The guide to a game and the values of a component set, as plain data."""

from typing import Any

from shima.games.text import Text
from shima.games.value_tables import Cell
from shima.lessons.guide import Item, Section, guide
from shima.lessons.values import set_values
from shima.registry import part
from shima.tables.sentences import text_data


def guide_data(game: str) -> dict[str, object]:
    """Return a game's guide, as it is sent to clients."""
    found = guide(game)
    return {
        "sections": [_section(each) for each in found.sections],
        "turns": [_section(each) for each in found.turns],
        "legend": [
            {
                "heading": text_data(group.heading),
                "icons": [{"icon": icon, "text": text_data(text)} for icon, text in group.icons],
            }
            for group in found.legend
        ],
        "aid": [_section(each) for each in found.aid],
        "names": found.names,
        "has_values": part(game, "values") is not None,
    }


def values_data(game: str, set_hash: str, text: str) -> dict[str, object]:
    """Return the values of a set that has been checked, as they are sent to clients."""
    found = set_values(game, text)
    tables = [
        {
            "name": table.name,
            "title": text_data(Text(f"guide-{game}-values-{table.name}")),
            "heads": [_said(head) for head in table.heads],
            "rows": [[_cell(cell, found.stated(cell)) for cell in row] for row in table.rows],
        }
        for table in found.tables
    ]
    return {"name": found.name, "hash": set_hash, "tables": tables}


def _section(section: Section) -> dict[str, object]:
    return {
        "name": section.name,
        "heading": text_data(section.heading),
        "items": [_item(item) for item in section.items],
        "picture": section.picture,
        "numbered": section.numbered,
        "values": section.values,
    }


def _item(item: Item) -> dict[str, object]:
    return {
        "text": text_data(item.text),
        "name": text_data(item.name) if item.name else None,
        "duty": item.duty,
        "picture": item.picture,
    }


def _cell(cell: Cell, stated: tuple[bool, ...]) -> dict[str, object]:
    return {**_said(cell.said), "icons": cell.icons, "stated": stated}


def _said(said: Text | str) -> dict[str, Any]:
    """Return a text, or what needs no translation."""
    return {"text": text_data(said), "plain": ""} if isinstance(said, Text) else {"text": None, "plain": said}
