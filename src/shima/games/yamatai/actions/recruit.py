"""Y8: recruiting a specialist."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import Counts, count, covers, one
from shima.games.game import Reason
from shima.games.masks import bit, has_bit
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import without
from shima.games.yamatai import texts
from shima.games.yamatai.actions.duty import has_duty
from shima.games.yamatai.actions.reasons import aside_first, duty
from shima.games.yamatai.constants import KINDS, PAYMENTS
from shima.games.yamatai.specialists.passive import IZANAMI, RIU
from shima.games.yamatai.specialists.registry import SPECIALISTS
from shima.games.yamatai.state import NOBODY, RECRUITED_STAGE, Position


def tokens_of(payment: i64) -> Counts:
    """Return the tokens of a payment."""
    tokens: Counts = 0
    for kind in PAYMENTS[payment]:
        tokens += one(kind)
    return tokens


COSTS: Final = [int(tokens_of(payment)) for payment in range(len(PAYMENTS))]


def affordable(tokens: Counts) -> i64:
    """Return the bitmask of payments that the tokens allow."""  # Y8.1
    payments: i64 = 0
    if tokens:
        for payment, cost in enumerate(COSTS):
            if covers(tokens, cost):
                payments |= bit(payment)
    return payments


class Recruit(Action[Position]):
    """Spend tokens for a specialist with its coins, half of which go to Izanami's owner."""  # Y8.1, Y8.3, Y10

    def __init__(self, specialist: i64, payment: i64) -> None:
        self.specialist = specialist
        self.payment = payment
        self.name = SPECIALISTS[specialist].name

    def notation(self, p: Position) -> str:
        if not has_bit(p.components.specialists, self.specialist):
            return ""
        return f"recruit {self.name} {' '.join([KINDS[kind] for kind in PAYMENTS[self.payment]])}"

    def play(self, p: Position) -> None:
        mat = p.mat()
        mat.tokens -= tokens_of(self.payment)
        at = p.specialists.index(self.specialist)
        coins: i64 = p.coins_on[at]
        p.specialists, p.coins_on = without(p.specialists, at), without(p.coins_on, at)
        share = IZANAMI.share(p, coins)
        if share:
            p.mats[IZANAMI.owner(p)].coins += share
        mat.coins += coins - share
        mat.specialists |= bit(self.specialist)
        p.stage = RECRUITED_STAGE

    def why(self, p: Position) -> Reason:
        if p.stage == RECRUITED_STAGE:
            return Reason("Y8.1", Text("yam-why-one-specialist"))
        if has_duty(p):
            return duty()
        if RIU.is_harbour_full(p.mat()):
            return aside_first(p)
        if self.specialist not in p.specialists:
            return self._why_not_there(p)
        return self._why_too_dear(p)

    def _why_not_there(self, p: Position) -> Reason:
        name = self.name.replace("-", " ")
        owner = SPECIALISTS[self.specialist].owner(p)
        if owner == NOBODY:
            return Reason("Y8.1", Text("yam-why-specialist-hidden", {"specialist": name}))
        if owner == p.turn:
            return Reason("Y8.1", Text("yam-why-specialist-yours", {"specialist": name}))
        return Reason("Y8.1", Text("yam-why-specialist-taken", {"specialist": name, "other": owner}))

    def _why_too_dear(self, p: Position) -> Reason:
        kinds = PAYMENTS[self.payment]
        tokens = p.mat().tokens
        if len(kinds) == 2:
            pair: dict[str, object] = {"kind": KINDS[kinds[0]], "held": count(tokens, kinds[0])}
            return Reason("Y8.1", Text("yam-why-pair-short", pair))
        missing = [Text("yam-why-kind", {"kind": KINDS[kind]}) for kind in kinds if not count(tokens, kind)]
        return Reason("Y8.1", Text("yam-why-kinds-short", {"kinds": texts.listed(missing, "yam-why-list")}))

    def label(self, p: Position) -> Text:
        coins: i64 = p.coins_on[p.specialists.index(self.specialist)]
        points = p.components.specialist_points[self.specialist]
        args: dict[str, object] = {"specialist": self.name, "points": points, "coins": coins}
        args["payment"] = texts.payment(self.payment)
        owner = IZANAMI.other_owner(p)
        if owner == NOBODY or not coins:
            return Text("yam-label-recruit", args)
        return Text("yam-label-recruit-half", {"other": owner, "half": IZANAMI.share(p, coins), **args})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        """Tell the specialist and its coins, half of which go to Izanami's owner."""  # Y8.1, Y10
        player: dict[str, object] = {"player": before.turn}
        specialist = texts.specialist(before, self.specialist)
        paid = texts.payment(self.payment)
        story = [Text("yam-story-recruit", {"specialist": specialist, "payment": paid, **player})]
        coins: i64 = before.coins_on[before.specialists.index(self.specialist)]
        args: dict[str, object] = {"specialist": self.name, "coins": coins, **player}
        owner = IZANAMI.other_owner(before)
        if coins and owner == NOBODY:
            story.append(Text("yam-story-brings", args))
        elif coins:
            share = IZANAMI.share(before, coins)
            args |= {"other": owner, "half": share, "rest": coins - share}
            story.append(Text("yam-story-brings-half", args))
        return story

    def handles(self, p: Position) -> list[str]:
        kinds = "+".join([KINDS[kind] for kind in PAYMENTS[self.payment]])
        return [f"specialist:{self.name}", f"pay:{kinds}"]


def recruits_of(specialist: i64) -> Kind[Position]:
    """Return the kind with one action per payment."""

    def make(payment: int) -> Action[Position]:
        return Recruit(specialist, payment)

    return Kind("Y8.1", make, len(PAYMENTS))


RECRUIT: Final[list[Kind[Position]]] = []  # by specialist; filled by `space`


def list_recruits(p: Position, moves: MoveBuffer) -> None:
    payments = affordable(p.mat().tokens)
    if payments:
        for specialist in p.specialists:
            RECRUIT[specialist].list_each(moves, payments)
