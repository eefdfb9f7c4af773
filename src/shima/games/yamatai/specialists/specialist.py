"""Base classes of specialists, which change rules for their owner or have a power that is used by a move."""

from abc import abstractmethod
from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Action, Kind
from shima.games.game import Reason
from shima.games.masks import bit, has_bit
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai.state import DONE_STAGE, NOBODY, NOTHING, Mat, Position


class Specialist:
    """A specialist. Subclasses add the methods that the rules call."""  # Y10

    def __init__(self, name: str, addition: int = 0) -> None:
        """`addition` is 0 for specialists of the rulebook. Others are numbered from 1 in the order of release."""
        self.name = name
        self.addition = addition
        self.number: i64 = NOTHING  # its index in SPECIALISTS

    def is_owned(self, mat: Mat) -> bool:
        return has_bit(mat.specialists, self.number)

    def owner(self, p: Position) -> i64:
        """Return the owner, or NOBODY."""
        for seat, mat in enumerate(p.mats):
            if has_bit(mat.specialists, self.number):
                return seat
        return NOBODY

    def other_owner(self, p: Position) -> i64:
        """Return the owner, or NOBODY if there is none or it is that player's own turn."""
        owner = self.owner(p)
        return NOBODY if owner == p.turn else owner

    def is_ready(self, p: Position) -> bool:
        """Whether the player owns it and has not used it this turn."""  # Y10.1
        return has_bit(p.mat().specialists & ~p.used, self.number)

    def use(self, p: Position) -> None:
        p.used |= bit(self.number)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        """Add the uses of an active power. Called only if it is ready."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialistPower(Action[Position]):
    """One use of a power that its owner has once per turn."""  # Y10.1

    specialist: "ActiveSpecialist"

    @abstractmethod
    def written(self) -> str:
        """Return the notation, if the component set has the specialist."""

    @abstractmethod
    def is_possible(self, p: Position) -> bool:
        """Whether the player has everything needed for this use."""

    @abstractmethod
    def apply(self, p: Position) -> None:
        """Apply the effect."""

    @abstractmethod
    def why_impossible(self, p: Position) -> Reason:
        """Return what is missing."""

    @abstractmethod
    def touched(self) -> str:
        """Return the handle that chooses this use, after the specialist's own."""

    def notation(self, p: Position) -> str:
        return self.written() if has_bit(p.components.specialists, self.specialist.number) else ""

    def play(self, p: Position) -> None:
        self.apply(p)
        self.specialist.use(p)

    def why(self, p: Position) -> Reason:
        power = self.specialist
        if not power.is_owned(p.mat()):
            return Reason("Y10.1", Text("yam-why-not-your-specialist", {"specialist": power.name}))
        if not power.is_ready(p):
            return Reason("Y10.1", Text("yam-why-specialist-used", {"specialist": power.name}))
        if not power.is_in_time(p):
            return Reason("Y7.2", Text("yam-why-exchanges-over", {"specialist": power.name}))
        return self.why_impossible(p)

    def handles(self, p: Position) -> list[str]:
        return [f"power:{self.specialist.name}", self.touched()]


class ActiveSpecialist(Specialist):
    """A specialist whose power is used by a move."""

    def __init__(
        self,
        name: str,
        power: Callable[..., SpecialistPower],
        *sizes: int,
        exchanges: bool = False,
        addition: int = 0,
    ) -> None:
        super().__init__(name, addition)
        self.kind: Kind[Position] = Kind("Y10", self._make, *sizes)
        self.exchanges = exchanges
        """Whether the power gives or takes boats, which is not allowed after mooring."""  # Y7.2
        self._power = power
        self._uses: list[SpecialistPower] = []

    def _make(self, *arguments: int) -> SpecialistPower:
        use = self._power(*arguments)
        use.specialist = self
        self._uses.append(use)
        return use

    def is_in_time(self, p: Position) -> bool:
        return not self.exchanges or p.stage <= DONE_STAGE

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        if self.is_in_time(p):
            move = self.kind.first
            for use in self._uses:
                if use.is_possible(p):
                    moves.add(move)
                move += 1
