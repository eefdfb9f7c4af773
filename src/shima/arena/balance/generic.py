"""Default balance statistics for games that define none: seats, length and scores."""

from shima.arena.balance.tally import Row, Table, Tally, named
from shima.arena.balance.targets import Target, evenly
from shima.arena.balance.watch import Lab, Outcome, View, Watch
from shima.games.text import Text


class GenericLab(Lab):
    ends = ()

    def tables(self, board: View, seats: int) -> tuple[Table, ...]:
        rows = tuple(Row(str(number), Text("balance-seat", {"number": number})) for number in range(1, seats + 1))
        return (
            Table("seats", rows, ("wins",), ("score",)),
            Table("length", named("rounds", "score", "best", "margin"), means=("mean",)),
        )

    def targets(self, board: View, seats: int) -> tuple[Target, ...]:
        return (evenly(tuple(str(number) for number in range(1, seats + 1)), seats),) if seats > 1 else ()

    def watch(self, board: View) -> Watch:
        return EmptyWatch()

    def row_of(self, view: View, seat: int) -> str:
        return str(seat + 1)


class EmptyWatch(Watch):
    def see(self, seat: int, words: list[str], view: View) -> None:
        pass

    def note(self, outcome: Outcome, tally: Tally) -> None:
        pass


LAB = GenericLab()
