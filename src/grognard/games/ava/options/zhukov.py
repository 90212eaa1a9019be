"""18.1 Zhukov at Leningrad: once the Axis is at its gates, the Soviets may hold their reinforcement chit in hand."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.ava.data.ground import PACK, SOVIET
from grognard.games.ava.interface.actions import Declare, Decline, Hold
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import AvaGame, Position

CHIT = "soviet-reinforcements"


@rule("18.1.p")
def declare_zhukov(game: AvaGame, asked: DeclareZhukov, action: Declare) -> None:
    """18.1 Zhukov commands from this turn on."""
    game.change(game.position.but(zhukov=game.position.turn))
    game.log("zhukov-declared", "18.1.p")


DECLARE = Verb(Declare, resolve=declare_zhukov)
DECLINE = Verb(Decline, resolve=lambda game, asked, action: None, ends=True, confirm=True)


class DeclareZhukov(Decision, frozen=True, kw_only=True):
    """18.1 An Axis unit has come next to Leningrad: the Soviet player may declare that Zhukov commands."""

    rule: ClassVar[str] = "18.1.p"
    verbs = (DECLARE, DECLINE)
    unit: str

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (self.unit,)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-declare-zhukov", {"unit": self.unit})


@rule("18.1.q")
def may_hold(position: Position) -> bool:
    """18.1 In every turn after the declaration the reinforcement chit may be held in hand."""
    chits = position.chits[SOVIET]
    return 0 < position.zhukov < position.turn and CHIT in chits.chosen and CHIT not in chits.hand


@rule.forbids("18.1.q")
def only_reinforcements_are_held(chit: str) -> Violation:
    """18.1 Under Zhukov the reinforcement chit is held in hand, no other."""
    return evidence(chit) if chit != CHIT else None


@rule("18.1.q")
def hold_reinforcements(game: AvaGame, asked: HoldReinforcements, action: Hold) -> None:
    """18.1 The reinforcement chit goes into the hand instead of the cup."""
    chits = game.position.chits[SOVIET]
    game.change(game.position.with_chits(SOVIET, replace(chits, hand=(*chits.hand, CHIT))))
    game.log("chit-held", "18.1.q", to=asked.seats, chit=CHIT)


HOLD = Verb(
    Hold,
    candidates=lambda position, asked: [Hold(CHIT)],
    exists=lambda position, asked, hold: hold.chit in PACK.chits,
    args=lambda position, asked, hold: (hold.chit,),
    forbids=(only_reinforcements_are_held,),
    resolve=hold_reinforcements,
)


class HoldReinforcements(Decision, frozen=True, kw_only=True):
    """18.1 Into the hand, or into the cup."""

    rule: ClassVar[str] = "18.1.q"
    verbs = (HOLD, DECLINE)
