"""The commands of people at a table. Each function returns the next event of the journal, or raises Refused.

Commands are checked in a fixed order: well-formed, permitted, at the right time, not stale.
"""

from collections.abc import Mapping

from shima.games.game import Move, UserError
from shima.games.text import Text
from shima.store.rows import PersonRow
from shima.tables import events, play
from shima.tables.companions import companion_names, free_chairs
from shima.tables.names import told_apart
from shima.tables.refusal import Fault, Refused
from shima.tables.seating import chair_ratings, seat_order
from shima.tables.spec import DAY, SECOND, check_bot
from shima.tables.table import DONE, PLAYING, WAITING, Table

LONGEST_SAYING = 200
SAYINGS = 10
SAYINGS_WITHIN = 60 * SECOND
WAITING_LASTS = 7 * DAY
MOST_MOVES = 4900
"""Players who only pass could continue forever. A record has room for a few more moves that need no decision."""
MOST_ENTRIES = 5000
"""Ten times the length of long games. Beyond it, moves can be made but no longer taken back."""


def check_room(table: Table, event: events.Event) -> None:
    if isinstance(event, events.Moved) and table.moves >= MOST_MOVES:
        raise Refused(Fault.TOO_MANY, Text("table-game-long", {"most": MOST_MOVES}))
    _check_journal(table, event)


def _check_journal(table: Table, event: events.Event) -> None:
    """Limit the length of a journal: a very long one only accepts what leads to the end of the game."""
    if table.version < MOST_ENTRIES:
        return
    ends = isinstance(event, events.Moved | events.Resigned | events.Replaced | events.Closed | events.Abandoned)
    returns = isinstance(event, events.Returned) and table.chairs[event.seat].away == "time"
    if not ends and not returns:
        raise Refused(Fault.TOO_MANY, Text("table-journal-full", {"most": MOST_ENTRIES}))


def sit(table: Table, person: PersonRow, chair: int | None) -> events.Sat:
    """Take the chair, or the first free one. Names that look like another one at the table are refused."""
    _at(table, WAITING)
    if table.seat_of(person.id) is not None:
        raise Refused(Fault.NOT_NOW, Text("table-sits-already"))
    free = free_chairs(table, person.id)
    if chair is not None and not 0 <= chair < len(table.chairs):
        raise Refused(Fault.MALFORMED, Text("table-no-chair", {"chair": chair + 1, "chairs": len(table.chairs)}))
    if not free:
        raise Refused(Fault.NOT_NOW, Text("table-full"))
    if chair is not None and chair not in free:
        raise Refused(Fault.NOT_NOW, Text("table-chair-taken", {"chair": chair + 1}))
    reserved = [number for number in free if table.spec.reserved and table.spec.reserved[number]]
    name = told_apart(person.name, (*table.names(), *companion_names(table.spec)))
    return events.Sat((reserved or free)[0] if chair is None else chair, person.id, name)


def leave(table: Table, person: PersonRow) -> events.Stood | events.Closed | events.Replaced:
    """Stand up before the game. During the game, a bot takes over."""
    seat = _seat(table, person)
    if table.status == WAITING:
        others = any(chair.person not in ("", person.id) for chair in table.chairs)
        return events.Stood(seat) if others else events.Closed()
    _at(table, PLAYING)
    chair = table.chairs[seat]
    if chair.away or chair.resigned:
        raise Refused(Fault.NOT_NOW, Text("table-left-already"))
    return events.Replaced(seat, "left")


def begin(table: Table, person: PersonRow, ratings: Mapping[str, float], fill: str = "") -> events.Began:
    """Start the game. Empty chairs are filled with the named bot."""
    if fill:
        check_bot(fill)
    _seat(table, person)
    _at(table, WAITING)
    if not fill and not all(chair.taken for chair in table.chairs):
        raise Refused(Fault.NOT_NOW, Text("table-chairs-empty"))
    bots = tuple(chair.bot if chair.taken else fill for chair in table.chairs)
    people = [chair.person for chair in table.chairs]
    order = seat_order(table.spec.order, table.seed, chair_ratings(table.game.name, bots, people, ratings))
    names = tuple(table.chairs[chair].name or bots[chair] for chair in order)
    played = play.begun(table.unplayed(names))
    return events.Began(bots, order, played.lines, played)


def move(table: Table, person: PersonRow, number: int, text: str, now: int) -> events.Moved:
    """Make a decision as the game's move of that number."""
    seat = _seat(table, person)
    _at(table, PLAYING)
    _plays(table, seat)
    _fresh(table, number)
    if table.actor() != seat:
        raise Refused(Fault.NOT_NOW, Text("table-not-your-turn", {"name": _name(table, table.actor())}))
    deadline = table.deadline()
    if deadline is not None and now >= deadline:
        raise Refused(Fault.NOT_NOW, Text("table-time-up"))
    played = play.decided(table.game_so_far(), read_move(table, text), undoable=True)
    return events.Moved(seat, played.lines, "", played)


def read_move(table: Table, text: str) -> Move:
    """Return the legal move named by the text, as notation or number."""
    state, game = table.state, table.game
    try:
        chosen = int(text) if text.isdecimal() and len(text) < 7 else game.parse(state, text)
    except UserError as error:
        raise Refused(Fault.MALFORMED, error.text) from error
    if not 0 <= chosen < game.move_count:
        raise Refused(Fault.MALFORMED, Text("table-no-move", {"move": text, "count": game.move_count}))
    reason = game.why(state, chosen)
    if reason is not None:
        raise Refused(Fault.ILLEGAL, reason.text, reason.rule)
    return chosen


def bot_move(table: Table, seat: int, chosen: Move, number: int) -> events.Moved:
    """Make the decision of the bot that plays the seat."""
    _at(table, PLAYING)
    _fresh(table, number)
    bot = table.bot_of(seat)
    if table.actor() != seat or not bot:
        raise Refused(Fault.STALE, Text("table-stale", {"number": table.moves + 1}))
    if chosen not in table.state.moves():
        raise Refused(Fault.ILLEGAL, Text("table-no-move", {"move": chosen, "count": table.game.move_count}))
    played = play.decided(table.game_so_far(), chosen, undoable=False)
    return events.Moved(seat, played.lines, bot, played)


def undo(table: Table, person: PersonRow, number: int, to: int) -> events.Undone:
    """Go back alone: within the person's own turn, or across the replies of bots."""
    seat = _seat(table, person)
    _at(table, PLAYING)
    _plays(table, seat)
    _fresh(table, number)
    steps = table.own_steps(person.id)
    if to not in steps:
        known = ", ".join(str(step) for step in steps) or "–"
        raise Refused(Fault.NOT_NOW, Text("table-no-undo", {"to": to, "known": known}))
    return events.Undone(seat, to)


def ask_back(table: Table, person: PersonRow, number: int, to: int) -> events.Asked:
    """Propose to take back further than the person can alone."""
    seat = _seat(table, person)
    _at(table, PLAYING)
    _plays(table, seat)
    _fresh(table, number)
    if to not in [decision.before for decision in table.decisions]:
        raise Refused(Fault.MALFORMED, Text("table-no-decision", {"to": to}))
    if table.asked is not None:
        raise Refused(Fault.NOT_NOW, Text("table-asked-already", {"name": _name(table, table.asked.seat)}))
    proposal = events.Asked(seat, to, absent=True)
    for other in table.asks(proposal):
        if table.chairs[other].away and table.chairs[other].person != person.id:
            raise Refused(Fault.NOT_NOW, Text("table-ask-absent", {"name": _name(table, other)}))
    return proposal


def answer(table: Table, person: PersonRow, number: int, agrees: bool) -> events.Answered:
    """Agree to the proposal or decline it. The proposer withdraws it by declining."""
    seat = _seat(table, person)
    _at(table, PLAYING)
    _plays(table, seat)
    _fresh(table, number)
    if table.asked is None or (agrees and seat in table.agreed):
        raise Refused(Fault.NOT_NOW, Text("table-not-asked"))
    return events.Answered(seat, agrees)


def resign(table: Table, person: PersonRow) -> events.Resigned:
    seat = _seat(table, person)
    _at(table, PLAYING)
    if table.chairs[seat].resigned:
        raise Refused(Fault.NOT_NOW, Text("table-resigned-already"))
    others = [chair for number, chair in enumerate(table.chairs) if chair.person and number != seat]
    return events.Resigned(seat, last=all(chair.resigned for chair in others))


def come_back(table: Table, person: PersonRow) -> events.Returned:
    """Take the seat back from the bot, together with those of the companions."""
    _seat(table, person)
    _at(table, PLAYING)
    left = [each for each in table.seats_of(person.id) if not table.chairs[each].resigned]
    if not left:
        raise Refused(Fault.NOT_NOW, Text("table-resigned-already"))
    away = [each for each in left if table.chairs[each].away]
    if not away:
        raise Refused(Fault.NOT_NOW, Text("table-not-away"))
    return events.Returned(away[0])


def expire(table: Table, now: int) -> events.Replaced | events.Closed | events.Abandoned | None:
    """Handle a timeout of the acting player, or of a table that people have left or never joined."""
    if table.status == WAITING:
        return events.Closed() if now >= table.at + WAITING_LASTS else None
    paused_until = table.paused_until()
    if paused_until is not None:
        return events.Abandoned() if now >= paused_until else None
    deadline, seat = table.deadline(), table.actor()
    return events.Replaced(seat, "time") if deadline is not None and seat is not None and now >= deadline else None


def say(table: Table, person: PersonRow, text: str, now: int) -> events.Said:
    seat = _seat(table, person)
    spoken = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not spoken or len(spoken) > LONGEST_SAYING:
        raise Refused(Fault.MALFORMED, Text("table-saying", {"most": LONGEST_SAYING}))
    recent = [at for at, said in table.spoken if said.person == person.id and at > now - SAYINGS_WITHIN]
    if len(recent) >= SAYINGS:
        raise Refused(Fault.TOO_MANY, Text("table-sayings", {"most": SAYINGS}))
    return events.Said(person.id, table.chairs[seat].name, spoken)


def again(table: Table, person: PersonRow, new: str) -> events.Again:
    """Offer a rematch at the new table."""
    _seat(table, person)
    _at(table, DONE)
    if table.ended == "closed":
        raise Refused(Fault.NOT_NOW, Text("table-closed"))
    return events.Again(new)


def decline(table: Table, person: PersonRow) -> events.Declined:
    """Say “not now” to a rematch. The person can still join it later."""
    seat = _seat(table, person)
    _at(table, DONE)
    if not table.rematch or seat in table.declined:
        raise Refused(Fault.NOT_NOW, Text("table-no-rematch"))
    return events.Declined(seat)


def check_preview(table: Table, person: PersonRow, number: int, move: Move) -> int:
    """Return the seat that can preview the move."""
    seat = check_mover(table, person)
    _fresh(table, number)
    read_move(table, str(move))
    return seat


def has_moved_on(table: Table, person: PersonRow, number: int | None) -> bool:
    """Return whether a player asks about a position that is no longer current, which their page cannot know yet."""
    if number is None or table.seat_of(person.id) is None:
        return False
    return table.status == DONE or number != table.moves + 1


def check_mover(table: Table, person: PersonRow) -> int:
    """Return the seat whose turn it is, if the person sits there."""
    seat = table.seat_of(person.id)
    if seat is None or table.actor() != seat:
        raise Refused(Fault.NOT_NOW, Text("table-not-your-move"))
    return seat


def check_player(table: Table, person: PersonRow) -> int:
    """Return the person's seat in a running game."""
    seat = _seat(table, person)
    _at(table, PLAYING)
    return seat


def check_hint(table: Table, person: PersonRow) -> int:
    """Return the seat that can have a hint now."""
    seat = _seat(table, person)
    _at(table, PLAYING)
    if not table.spec.hints:
        raise Refused(Fault.FORBIDDEN, Text("table-no-hints"))
    _plays(table, seat)
    if table.actor() != seat:
        raise Refused(Fault.NOT_NOW, Text("table-not-your-turn", {"name": _name(table, table.actor())}))
    return seat


def _seat(table: Table, person: PersonRow) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused(Fault.FORBIDDEN, Text("table-not-seated"))
    return seat


def _at(table: Table, status: str) -> None:
    if table.status != status:
        raise Refused(Fault.NOT_NOW, Text("table-status", {"status": table.status, "needed": status}))


def _plays(table: Table, seat: int) -> None:
    """Check that the person plays, and not a bot in their place."""
    if table.chairs[seat].resigned:
        raise Refused(Fault.NOT_NOW, Text("table-resigned-already"))
    if table.chairs[seat].away:
        raise Refused(Fault.NOT_NOW, Text("table-bot-plays", {"why": table.chairs[seat].away}))


def _fresh(table: Table, number: int) -> None:
    if number != table.moves + 1:
        raise Refused(Fault.STALE, Text("table-stale", {"number": table.moves + 1}))


def _name(table: Table, seat: int | None) -> str:
    if seat is None or seat < 0:
        return "–"
    return table.chairs[seat].name or table.chairs[seat].bot
