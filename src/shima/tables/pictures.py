"""The pictures for the rules, as plain data."""

from shima.lessons.pictures import gallery


def rule_pictures(game: str) -> dict[str, object]:
    """Return all pictures of a game, as they are sent to clients."""
    found = gallery(game)
    views: list[dict[str, object]] = []
    told: list[dict[str, object]] = []
    for shown in found.shown:
        if shown.view not in views:
            views.append(shown.view)
        picture = shown.picture
        told.append(
            {
                "name": picture.name,
                "view": views.index(shown.view),
                "show": picture.show,
                "look": picture.look,
                "mark": picture.mark,
                "moves": shown.moves,
                "way": picture.way,
                "numbers": picture.numbers,
            }
        )
    return {"board": found.game.board(), "names": found.names, "views": views, "pictures": told}
