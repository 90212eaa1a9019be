"""17.1 The bid: the player who promises more victory points plays the Axis, and has to reach them."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
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
    """17.1 The first bidder cannot pass."""
    return not points


def bid_more(game: AvaGame, asked: BidForAxis, bid: Bid) -> None:
    """17.1 The other player may bid more, or pass."""
    seat = asked.seats[0]
    game.log("bid", "17.1.a", seat=seat, points=bid.points)
    game.then(BidForAxis(seats=(asked.other,), other=seat, points=bid.points))


@rule("17.1.b", "17.1.c")
def let_the_bid_win(game: AvaGame, asked: BidForAxis, action: Pass) -> None:
    """17.1 The higher bidder plays the Axis and must reach the bid."""
    rules = replace(game.position.rules, axis=(asked.other,), soviet=(asked.seats[0],))
    game.change(replace(game.position, rules=rules, threshold=asked.points))
    game.log("bid-won", "17.1.b", seat=asked.other, points=asked.points)


BID = Verb(
    Bid,
    candidates=lambda position, asked: [Bid(points) for points in range(1, HIGHEST + 1)],
    exists=lambda position, asked, bid: True,
    args=lambda position, asked, bid: (asked.points, bid.points),
    forbids=(bid_is_not_higher, bid_cannot_be_reached),
    resolve=bid_more,
)
PASS = Verb(
    Pass,
    args=lambda position, asked, action: (asked.points,),
    forbids=(nothing_was_bid,),
    resolve=let_the_bid_win,
    ends=True,
    confirm=True,
)


class BidForAxis(Decision, frozen=True, kw_only=True):
    """17.1 Bid more points than the other player, or leave them the Axis."""

    rule: ClassVar[str] = "17.1.a"
    verbs = (BID, PASS)
    other: str
    points: int

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-bid-for-axis", {"points": self.points})
