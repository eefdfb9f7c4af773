"""Records: games as texts that a person can read, write, mail and compare. Specified in `docs/records.md`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

from shima import fair
from shima.games.game import CHANCE, OVER, Game, IllegalMove, Move, State, UserError
from shima.games.text import Text

FORMAT = "shima record 1"
LARGEST_RECORD = 500_000
"""Characters. The longest games of random moves have 10,000."""
LONGEST_LINE = 500
MOST_LINES = 20_000
LONGEST_HEAD = 100
"""Lines, including comments."""
MOST_PLAYERS = 8
MOST_OPTIONS = 20
MOST_MOVES = 5_000
"""The longest of thousands of random games has about 1,000; players who agree to pass can continue forever."""
FORMER_PLAYER = "former player"
"""The name of everyone whose data was deleted. It is reserved, and each language has its own."""
_HEADER = ("game", "rules", "components", "players", "options", "commitment", "seed", "result", "given", "moves")
_OPTIONAL = ("seed", "given")
_HEX = re.compile(r"[0-9a-f]{64}")
_WORD = re.compile(r"[a-z0-9][a-z0-9-]*")


class BadRecord(ValueError):
    """The text is not a valid record of the game it names. `line` is 0 if no single line is wrong."""

    def __init__(self, line: int, text: Text) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


@dataclass(frozen=True)
class Record:
    """A complete game: players, moves, rules version, component set and the commitment to the seed."""

    game: str
    rules: int
    set_name: str
    set_hash: str
    players: tuple[str, ...]
    options: dict[str, str]
    commitment: str
    moves: tuple[str, ...]
    seed: str = ""
    result: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()
    """Seats counted from 0. A game has ended when all but one have resigned; it then has no points."""
    given: int = 0
    """How many of the first moves come from another game, as do their draws. The seed gives the later draws."""
    lines: tuple[int, ...] = field(default=(), compare=False)  # the line of each move in the text
    head_lines: dict[str, int] = field(default_factory=dict, compare=False)  # and of each header field

    def write(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        head = {
            "game": self.game,
            "rules": str(self.rules),
            "components": f"{self.set_name} {self.set_hash}",
            "players": " | ".join(self.players),
            "options": options or "none",
            "commitment": self.commitment,
            "seed": self.seed,
            "result": _written_result(self.result, self.resigned),
            "given": str(self.given) if self.given else "",
            "moves": str(len(self.moves)),
        }
        lines = [FORMAT, *(f"{name}: {head[name]}" for name in _HEADER if head[name]), "", *self.moves]
        return "\n".join(lines) + "\n"

    @property
    def is_over(self) -> bool:
        """Whether the game ended by the rules, or because all but one have resigned."""
        return bool(self.result) or len(self.resigned) == len(self.players) - 1

    def line_of(self, number: int) -> int:
        """Return the line of a move counted from 1, or 0 if unknown."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else 0

    def refuse(self, name: str, text: Text) -> NoReturn:
        """Reject the record because of a header field."""
        raise BadRecord(self.head_lines.get(name, 0), text)


def read(text: str) -> Record:
    """Parse a record. BadRecord names the line and the problem."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(0, Text("record-size", {"most": LARGEST_RECORD}))
    lines = _lines(text.removeprefix("\ufeff"))
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, Text("record-format", {"expected": FORMAT}))
    head: dict[str, str] = {}
    where: dict[str, int] = {}
    end = 1
    for end in range(1, len(lines) + 1):
        if end == len(lines) or not lines[end]:
            break
        if end >= LONGEST_HEAD:
            raise BadRecord(end + 1, Text("record-head-long", {"most": LONGEST_HEAD + 1}))
        line = lines[end]
        if line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon or name not in _HEADER:
            raise BadRecord(end + 1, Text("record-header", {"line": line[:60], "known": ", ".join(_HEADER)}))
        if name in head:
            raise BadRecord(end + 1, Text("record-twice", {"name": name}))
        head[name], where[name] = value.strip(), end + 1
        if not head[name]:
            raise BadRecord(end + 1, Text("record-empty", {"name": name}))
    for name in _HEADER:
        if name not in head and name not in _OPTIONAL:
            raise BadRecord(end, Text("record-missing", {"name": name}))
    numbers = [n for n, line in enumerate(lines[end:], start=end + 1) if line and not line.startswith("#")]
    if len(numbers) > MOST_MOVES:
        raise BadRecord(numbers[MOST_MOVES], Text("record-many-moves", {"most": MOST_MOVES}))
    moves = tuple(lines[number - 1] for number in numbers)
    if _number(head["moves"], where["moves"], "moves") != len(moves):
        raise BadRecord(len(lines), Text("record-cut", {"said": head["moves"], "count": len(moves)}))
    return _from_header(head, where, moves, tuple(numbers))


def _lines(text: str) -> list[str]:
    """Split the text into lines, checking its size and characters."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadRecord(MOST_LINES + 1, Text("record-lines", {"most": MOST_LINES}))
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise BadRecord(number, Text("record-line-long", {"most": LONGEST_LINE}))
    return [line.strip() for line in lines]


def _from_header(head: dict[str, str], where: dict[str, int], moves: tuple[str, ...], lines: tuple[int, ...]) -> Record:
    set_name, _, set_hash = head["components"].partition(" ")
    if not _WORD.fullmatch(set_name) or not _HEX.fullmatch(set_hash):
        raise BadRecord(where["components"], Text("record-components"))
    if not _HEX.fullmatch(head["commitment"]):
        raise BadRecord(where["commitment"], Text("record-hex", {"name": "commitment"}))
    if "seed" in head and not _HEX.fullmatch(head["seed"]):
        raise BadRecord(where["seed"], Text("record-hex", {"name": "seed"}))
    count = head["players"].count("|") + 1
    if count > MOST_PLAYERS:
        raise BadRecord(where["players"], Text("record-many-players", {"count": count, "most": MOST_PLAYERS}))
    players = tuple(name.strip() for name in head["players"].split("|"))
    for name in players:
        if not name or name != clean_name(name):
            raise BadRecord(where["players"], Text("record-name", {"name": name}))
    options: dict[str, str] = {}
    if head["options"] != "none":
        items = head["options"].split()
        if len(items) > MOST_OPTIONS:
            raise BadRecord(where["options"], Text("record-many-options", {"most": MOST_OPTIONS}))
        for item in items:
            name, equals, value = item.partition("=")
            if not equals:
                raise BadRecord(where["options"], Text("record-option", {"option": item}))
            if name in options:
                raise BadRecord(where["options"], Text("record-twice", {"name": name}))
            options[name] = value
    result, resigned = _result(head["result"], where["result"], len(players))
    return Record(
        game=head["game"],
        rules=_number(head["rules"], where["rules"], "rules"),
        set_name=set_name,
        set_hash=set_hash,
        players=players,
        options=options,
        commitment=head["commitment"],
        moves=moves,
        seed=head.get("seed", ""),
        result=result,
        resigned=resigned,
        given=_given(head, where, len(moves)),
        lines=lines,
        head_lines=where,
    )


def _given(head: dict[str, str], where: dict[str, int], moves: int) -> int:
    if "given" not in head:
        return 0
    given = _number(head["given"], where["given"], "given")
    if not 0 < given <= moves:
        raise BadRecord(where["given"], Text("record-given", {"given": given, "moves": moves}))
    return given


def _written_result(result: tuple[int, ...], resigned: tuple[int, ...]) -> str:
    seats = ["resigned", *(str(seat + 1) for seat in resigned)] if resigned else []
    return " ".join([*map(str, result), *seats]) or "open"


def _result(text: str, line: int, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points and the seats that resigned."""
    if text == "open":
        return (), ()
    words = text.split()
    at = words.index("resigned") if "resigned" in words else len(words)
    result = tuple(_number(each, line, "result") for each in words[:at])
    resigned = tuple(_number(each, line, "result") - 1 for each in words[at + 1 :])
    if at < len(words):
        is_in_order = all(one < other for one, other in zip((-1, *resigned), (*resigned, players), strict=True))
        if not resigned or not is_in_order or len(resigned) > players - (2 if result else 1):
            raise BadRecord(line, Text("record-resigned", {"value": text[:40], "players": players}))
    return result, resigned


def _number(text: str, line: int, name: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise BadRecord(line, Text("record-number", {"name": name, "value": text[:40]}))
    return int(text)


def clean_name(name: str) -> str:
    """Return a player's name as it can stand in a record: one line, without the separator of names."""
    words = "".join(" " if char == "|" or not char.isprintable() else char for char in name).split()
    return " ".join(words)[:40].strip()


def fitting(record: Record, game: Game) -> Game:
    """Return the game under the record's rules. Reject a record of another game, set or unknown rules."""
    if record.game != game.name:
        record.refuse("game", Text("record-other-game", {"game": record.game, "expected": game.name}))
    try:
        ruled = game.with_rules(record.rules)
    except UserError as error:
        record.refuse("rules", error.text)
    if record.set_hash != game.set_hash:
        args: dict[str, object] = {"set": record.set_name, "hash": record.set_hash[:12], "ours": game.set_hash[:12]}
        record.refuse("components", Text("record-set", args))
    if len(record.players) not in game.seats:
        record.refuse("players", Text("record-players", {"count": len(record.players)}))
    return ruled


def beginning(record: Record, game: Game) -> State:
    """Return the position before the record's first move."""
    ruled = fitting(record, game)
    try:
        return ruled.new(len(record.players), record.options)
    except UserError as error:
        raise BadRecord(record.head_lines.get("options", 0), error.text) from error


def steps(record: Record, game: Game) -> Iterator[tuple[State, Move]]:
    """Yield each position with the move made in it. The state object is reused: copy it to keep it."""
    state = beginning(record, game)
    for number, text in enumerate(record.moves, start=1):
        if state.actor() == OVER:
            raise BadRecord(record.line_of(number), Text("record-after-end", {"number": number, "text": text}))
        try:
            move = game.parse(state, text)
            expected = game.write(state, move)
            if text.lower().split() != expected.lower().split():
                _refuse(record, number, Text("record-spelling", {"text": text, "expected": expected}))
            # Consumers see the position before the move, so only moves that are legal in it are yielded.
            # An illegal one is left to `play`, which refuses it with its rule.
            if move in state.moves():
                yield state, move
            state.play(move)
        except UserError as error:
            _refuse(record, number, error.text)
        except IllegalMove as error:
            reason = error.reason
            _refuse(record, number, Text("record-illegal", {"text": text, "rule": reason.rule, "reason": reason.text}))
    reached = state.scores() if state.actor() == OVER else ()
    if record.result != reached:
        said, found = (_written_result(result, ()) for result in (record.result, reached))
        record.refuse("result", Text("record-result", {"said": said, "found": found}))


def _refuse(record: Record, number: int, text: Text) -> NoReturn:
    raise BadRecord(record.line_of(number), Text("record-move", {"number": number, "problem": text}))


def replay(record: Record, game: Game, to: int | None = None) -> State:
    """Return the position after the first `to` moves, or after all of them."""
    last = len(record.moves) if to is None else to
    if not 0 <= last <= len(record.moves):
        raise BadRecord(0, Text("record-to", {"to": last, "count": len(record.moves)}))
    state = beginning(record, game)
    kept: State | None = None
    for number, (live, _) in enumerate(steps(record, game)):
        state = live
        if number == last:
            kept = live.copy()
    return state if kept is None else kept


def verify(record: Record, game: Game) -> int:
    """Check that all moves are legal and all draws but given ones follow from the seed. Return their number."""
    if not record.seed:
        raise BadRecord(0, Text("record-no-seed"))
    seed = bytes.fromhex(record.seed)
    if fair.commitment(seed) != record.commitment:
        record.refuse("commitment", Text("record-commitment"))
    draws = 0
    for number, (state, move) in enumerate(steps(record, game), start=1):
        if state.actor() == CHANCE and number > record.given:
            draws += 1
            fair_move = fair.draw(seed, number, state)
            if move != fair_move:
                args: dict[str, object] = {
                    "text": game.write(state, move),
                    "expected": game.write(state, fair_move),
                }
                _refuse(record, number, Text("record-unfair", args))
    return draws
