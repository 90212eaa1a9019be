"""18.1 Zhukov at Leningrad: once the Axis is at its gates, the Soviet player may hold his reinforcements in hand."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.data.ground import PACK, SOVIET
from grognard.games.ava.interface.actions import Declare, Decline, Hold
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import AvaGame, Position

CHIT = "soviet-reinforcements"


@rule("18.1.p")
class DeclareZhukov(Decision, frozen=True, kw_only=True):
    """18.1 An Axis unit has come next to Leningrad: the Soviet player may declare that Zhukov commands."""

    rule: ClassVar[str] = "18.1.p"
    accepts = (Declare, Decline)
    unit: str

    def candidates(self, game: AvaGame) -> list[Action]:
        return [Declare(), Decline()]

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        return True

    def resolve(self, game: AvaGame, action: Action) -> None:
        if isinstance(action, Declare):
            game.change(game.position.but(zhukov=game.position.turn))
            game.log("zhukov-declared", "18.1.p")

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
class HoldReinforcements(Decision, frozen=True, kw_only=True):
    """18.1 Into the hand, or into the cup."""

    rule: ClassVar[str] = "18.1.q"
    accepts = (Hold, Decline)

    def candidates(self, game: AvaGame) -> list[Action]:
        return [Hold(CHIT), Decline()]

    def offers(self, game: AvaGame, action: Action) -> bool:
        return not isinstance(action, Hold) or action.chit in PACK.chits

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        return judge((only_reinforcements_are_held,), action.chit) if isinstance(action, Hold) else True

    def resolve(self, game: AvaGame, action: Action) -> None:
        if isinstance(action, Hold):
            chits = game.position.chits[SOVIET]
            game.change(game.position.with_chits(SOVIET, replace(chits, hand=(*chits.hand, CHIT))))
            game.log("chit-held", "18.1.q", to=self.seats, chit=CHIT)
