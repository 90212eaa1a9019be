"""17.1 The bid: who promises more victory points plays the Axis, and has to reach them."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.interface.actions import Bid, Pass
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import AvaGame

HIGHEST = 300
"""No map gives the Axis more points than this."""


@rule("17.1.a")
class Bidding(Procedure, frozen=True, kw_only=True):
    """17.1 The seats bid in turn."""

    def run(self, game: AvaGame) -> None:
        rules = game.position.rules
        game.then(BidForAxis(seats=rules.axis, other=rules.soviet[0], points=0))


@rule.forbids("17.1.b")
def bid_is_not_higher(points: int, bid: int) -> Violation:
    """17.1 A bid must be higher than the one before."""
    return evidence(points=points) if bid <= points else None


@rule.forbids("17.1.d")
def bid_cannot_be_reached(points: int, bid: int) -> Violation:
    """17.1 The Axis must reach its bid, and no map gives so many points."""
    return evidence(points=HIGHEST) if bid > HIGHEST else None


@rule.forbids("17.1.a")
def nothing_was_bid(points: int) -> bool:
    """17.1 Somebody has to bid something before it can be left to stand."""
    return not points


@rule("17.1.b", "17.1.c")
class BidForAxis(Decision, frozen=True, kw_only=True):
    """17.1 Bid more points than the other, or leave him the Axis."""

    rule: ClassVar[str] = "17.1.a"
    accepts = (Bid, Pass)
    other: str
    points: int

    def candidates(self, game: AvaGame) -> list[Action]:
        return [*(Bid(points) for points in range(1, HIGHEST + 1)), Pass()]

    def offers(self, game: AvaGame, action: Action) -> bool:
        return True

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        if isinstance(action, Bid):
            return judge((bid_is_not_higher, bid_cannot_be_reached), self.points, action.points)
        return judge((nothing_was_bid,), self.points)

    def resolve(self, game: AvaGame, action: Action) -> None:
        mine = self.seats[0]
        if isinstance(action, Bid):
            game.log("bid", "17.1.a", seat=mine, points=action.points)
            game.then(BidForAxis(seats=(self.other,), other=mine, points=action.points))
            return
        rules = replace(game.position.rules, axis=(self.other,), soviet=(mine,))
        game.change(replace(game.position, rules=rules, threshold=self.points))
        game.log("bid-won", "17.1.b", seat=self.other, points=self.points)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-bid-for-axis", {"points": self.points})
