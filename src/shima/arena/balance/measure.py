"""The balance lab: copies of one player play a game, and the results are compared with targets."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from math import isfinite

from shima.arena.balance import generic
from shima.arena.balance.tally import FAIR, Estimate, Place, Table, Tally
from shima.arena.balance.targets import Item, Target, Verdict, judge
from shima.arena.balance.watch import Lab, Outcome, note_outcome
from shima.arena.executors import Processes
from shima.arena.simulate import Plan, play_out
from shima.arena.work import parts
from shima.games.game import CHANCE, Game, Move
from shima.registry import open_game, provided

PART = 4
"""Games per part: few, because a strong player takes long for one."""
DIGITS = 4


def lab_of(game: str) -> Lab:
    """Return the game's own statistics, or the default ones."""
    lab: Lab = provided(game, "balance", "LAB") or generic.LAB
    return lab


@dataclass(frozen=True)
class Balance:
    """The results of the games. Equal plans give equal results, on any number of processes."""

    head: dict[str, object]
    tables: tuple[Table, ...]
    found: dict[Place, Estimate]
    targets: tuple[Target, ...]

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        return tuple(judge(target, self.found) for target in self.targets)

    def rows(self, table: Table) -> dict[str, dict[str, Estimate]]:
        """Return the rows with observations, and the columns that have a value."""
        rows: dict[str, dict[str, Estimate]] = {}
        for row in table.rows:
            places = [(column, (table.key, row.key, column)) for column in table.columns]
            noted = {column: self.found[place] for column, place in places if place in self.found}
            if noted:
                rows[row.key] = noted
        return rows

    def report(self) -> dict[str, object]:
        """Return plain data for JSON."""
        tables = {
            table.key: {
                row: {column: _plain(value) for column, value in columns.items()}
                for row, columns in self.rows(table).items()
            }
            for table in self.tables
        }
        return {**self.head, "targets": [_judged(verdict) for verdict in self.verdicts], "tables": tables}


def _plain(found: Estimate) -> dict[str, object]:
    numbers = {"value": found.value, "low": found.low, "high": found.high, "count": found.count}
    return {name: round(value, DIGITS) for name, value in numbers.items()}


def _judged(verdict: Verdict) -> dict[str, object]:
    items = [_judged_item(item) for item in verdict.items]
    worst = _judged_item(verdict.worst) if verdict.worst else None
    return {
        "target": verdict.target,
        "met": verdict.met,
        "verdict": verdict.verdict,
        "worst": worst,
        "items": items,
    }


def _judged_item(item: Item) -> dict[str, object]:
    bounds = {"least": item.bound.least, "most": item.bound.most}
    finite = {name: bound for name, bound in bounds.items() if isfinite(bound)}
    table, row, column = item.bound.place
    places = {"table": table, "row": row, "column": column}
    return {**places, **_plain(item.found), **finite, "verdict": item.verdict}


def observe(game: Game, players: int, moves: list[Move], tally: Tally, options: dict[str, str] | None = None) -> None:
    """Replay a finished game from its moves and record its statistics."""
    lab = lab_of(game.name)
    watch = lab.watch(game.board())
    state = game.new(players, options)
    for move in moves:
        seat = state.actor()
        if seat != CHANCE:
            watch.see(seat, game.write(state, move).split()[1:], game.view(state, None))
        state.play(move)
    outcome = Outcome.of(state, game.view(state, None))
    note_outcome(outcome, lab, tally)
    watch.note(outcome, tally)


@cache
def _opened(name: str, components: str) -> Game:
    return open_game(name, components)


def play_part(plan: Plan, part: range) -> Tally:
    game = _opened(plan.game, plan.components)
    tally = Tally()
    for number in part:
        session, _ = play_out(game, plan, number)
        observe(game, len(plan.players), session.moves, tally, plan.options)
    return tally


def balance(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> Balance:
    """Play the games and measure. `progress` is called with the number of games just finished."""
    return measured(plan, games, tallied(plan, games, jobs, progress))


def tallied(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play the games and count."""
    total = Tally()
    waiting: dict[int, Tally] = {}  # parts are added in order, even if they finish out of order
    added = 0
    with closing(Processes(jobs).run(partial(play_part, plan), parts(games, PART))) as played:
        for part, tally in played:
            progress(len(part))
            waiting[part.start] = tally
            while added in waiting:
                total.add(waiting.pop(added))
                added = min(added + PART, games)
    return total


def measured(plan: Plan, games: int, total: Tally) -> Balance:
    game = open_game(plan.game, plan.components)
    lab = lab_of(plan.game)
    seats = len(plan.players)
    tables = lab.tables(game.board(), seats)
    estimates: dict[Place, Estimate] = {}
    for table in tables:
        for place, cell in total.cells.items():
            if place[0] == table.key and place[2] in table.columns:
                estimates[place] = cell.rate() if place[2] in table.rates else cell.mean()
        for row in table.rows if table.places else ():
            fair = total.fair(table.key, row.key, table.places)
            if fair is not None:
                estimates[table.key, row.key, FAIR] = fair
    head: dict[str, object] = {
        "game": plan.game,
        "set": game.set_name,
        "hash": game.set_hash,
        "player": plan.names[0],
        "seats": seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": games,
    }
    return Balance(head, tables, estimates, lab.targets(game.board(), seats))
