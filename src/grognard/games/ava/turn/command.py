"""7.0 Command: chits are drawn from the cup one by one, may be interrupted, and are carried out."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.ava.data.ground import AXIS, PACK, SOVIET
from grognard.games.ava.interface.actions import Interrupt, LetStand, PlayHeld
from grognard.games.ava.options.reserves import ActivateReserve
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import SIDES, UNIT, AvaGame, Position
from grognard.games.ava.state.seats import commander, seats_of
from grognard.games.ava.supply.army19 import EnterArmy19, army19_waits
from grognard.games.ava.supply.reinforcements import Reinforcements
from grognard.games.ava.supply.supply_check import SupplyCheck
from grognard.games.ava.turn.activation import ActivateHq

CHITS = PACK.chits


@rule("7.0.a")
class CommandPhase(Procedure, frozen=True, kw_only=True):
    """7.1 One chit after another, until the cup is empty."""

    def run(self, game: AvaGame) -> None:
        if game.position.cup:  # §5.0.e, §7.1.a
            game.then(Drawn(chit=draw(game)), self)  # §5.0.k
        elif held(game.position):
            game.then(LastInterrupts(), self)


def draw(game: AvaGame) -> str:
    """7.1 One chit from the cup, blindly."""
    cup = game.position.cup
    (number,) = game.roll(1, len(cup))
    game.change(game.position.but(cup=(*cup[: number - 1], *cup[number:])))
    game.reveal()
    return cup[number - 1]


def turn_up(game: AvaGame, chit: str) -> None:
    """7.1 A drawn chit is seen by both sides, and known from then on."""
    for side in (AXIS, SOVIET):
        chits = game.position.chits[side]
        if chit in chits.unseen:
            unseen = tuple(hidden for hidden in chits.unseen if hidden != chit)
            game.change(game.position.with_chits(side, replace(chits, unseen=unseen)))


def side_of(chit: str) -> int | None:
    """Whose chit it is; None for the supply check."""
    side = CHITS[chit].side
    return SIDES.index(side) if side in SIDES else None


def held(position: Position) -> list[tuple[int, str]]:
    """Chits in hand, by side."""
    return [(side, chit) for side in (AXIS, SOVIET) for chit in position.chits[side].hand]


@rule("7.1.c", "5.0.f")
class Drawn(Procedure, frozen=True, kw_only=True):
    """7.3 A chit has been drawn: holders of an interrupt may put it back; otherwise its owner carries it out."""

    chit: str

    def run(self, game: AvaGame) -> None:
        side = side_of(self.chit)
        turn_up(game, self.chit)
        game.log("chit-drawn", "7.1.a", chit=self.chit, side=SIDES[side] if side is not None else "both")
        game.then(*questions(game.position, self.chit), CarryOut(chit=self.chit))


@rule("18.1.r", "19.5.a", "20.2.za")
def questions(position: Position, chit: str, *, later: tuple[str, ...] = (), seat: str = "") -> list[InterruptDraw]:
    """7.3, 18.1 Who may interrupt this chit: the Axis with Manstein or Guderian, then the Soviets under Zhukov."""
    asked: dict[tuple[str, ...], list[str]] = {}
    for side, own in held(position):
        hq = CHITS[own].hq
        seats = commander(position, UNIT[hq]) if hq else seats_of(position, side)
        asked.setdefault(seats, []).append(own)
    return [
        InterruptDraw(seats=seats, chit=chit, held=tuple(own), later=later, seat=seat) for seats, own in asked.items()
    ]


@rule.forbids("7.3.a", "18.1.r")
def chit_is_not_held(own: tuple[str, ...], chit: str) -> Violation:
    """7.3, 18.1 An interrupt is played from the hand."""
    by = "18.1.r" if side_of(own[0]) == SOVIET else "7.3.a"
    return None if chit in own else evidence(chit, by=by)


@rule.forbids("7.3.e")
def is_not_in_hand(own: tuple[str, ...], chit: str) -> Violation:
    """7.3 When the cup is empty the chits in hand are played."""
    return None if chit in own else evidence(chit)


@rule("6.3.c", "7.3.a", "7.3.b")
def interrupt(game: AvaGame, asked: InterruptDraw, action: Interrupt) -> None:
    """7.3 The drawn chit goes back, and the held one is played. It ends the questions: it is not cancelled in turn."""
    while isinstance(game.agenda[-1], InterruptDraw):  # §18.1.s
        game.agenda = game.agenda[:-1]
    game.agenda = game.agenda[:-1]
    game.log("chit-interrupted", "7.3.b", chit=asked.chit, held=action.chit)
    if asked.seat:
        put_back_to(game, asked.seat, asked.chit)  # §20.2.zb
    else:
        left = tuple(chit for chit in game.position.queue if chit not in asked.later)  # §19.5.d
        game.change(game.position.but(queue=left))
        put_back(game, asked.chit, *asked.later)  # §19.5.b, §19.5.c
    play_from_hand(game, action.chit)


INTERRUPT = Verb(
    Interrupt,
    candidates=lambda position, asked: [Interrupt(chit) for chit in asked.held],
    exists=lambda position, asked, action: action.chit in CHITS,
    args=lambda position, asked, action: (asked.held, action.chit),
    forbids=(chit_is_not_held,),
    resolve=interrupt,
    irreversible=True,
)
LET_STAND = Verb(LetStand, resolve=lambda game, asked, action: None, ends=True, confirm=True)


class InterruptDraw(Decision, frozen=True, kw_only=True):
    """7.3 Put the drawn chit back into the cup and play the held one instead, or let it stand."""

    rule: ClassVar[str] = "7.3.b"
    verbs = (INTERRUPT, LET_STAND)
    chit: str
    held: tuple[str, ...]
    later: tuple[str, ...] = ()
    """19.5 Chits that wait in the queue behind this one: they go back with it."""
    seat: str = ""
    """20.2 The player from whose cup the chit was drawn."""

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-interrupt-draw", {"chit": self.chit})


def put_back(game: AvaGame, *chits: str) -> None:
    game.change(game.position.but(cup=tuple(sorted((*game.position.cup, *chits)))))


def put_back_to(game: AvaGame, seat: str, chit: str) -> None:
    """20.2 A headquarters chit goes back to the cup of its player."""
    cups = tuple((s, (*cup, chit) if s == seat else cup) for s, cup in game.position.cups)
    game.change(game.position.but(cups=cups))


def play_from_hand(game: AvaGame, chit: str) -> None:
    position = game.position
    for side in (AXIS, SOVIET):
        chits = position.chits[side]
        if chit in chits.hand:
            position = position.with_chits(side, replace(chits, hand=tuple(c for c in chits.hand if c != chit)))
    if len(position.rules.axis) > 1:  # 19.5 it is the first to start among those that wait
        game.change(position.but(queue=(chit, *position.queue)))
        return
    game.change(position)
    game.then(CarryOut(chit=chit))


@rule("5.0.m", "7.3.e")
class LastInterrupts(Procedure, frozen=True, kw_only=True):
    """7.3 The cup is empty: chits still in hand are played now, in the order the owner likes."""

    def run(self, game: AvaGame) -> None:
        side, chit = held(game.position)[0]
        own = [c for s, c in held(game.position) if s == side]
        if len(own) == 1:
            play_from_hand(game, chit)
        else:
            game.then(PlayHeldChit(seats=seats_of(game.position, side), held=tuple(own)))


PLAY_HELD = Verb(
    PlayHeld,
    candidates=lambda position, asked: [PlayHeld(chit) for chit in asked.held],
    exists=lambda position, asked, action: action.chit in CHITS,
    args=lambda position, asked, action: (asked.held, action.chit),
    forbids=(is_not_in_hand,),
    resolve=lambda game, asked, action: play_from_hand(game, action.chit),
    irreversible=True,
)


class PlayHeldChit(Decision, frozen=True, kw_only=True, tag="play-held"):
    """7.3 Which of the held chits is first."""

    rule: ClassVar[str] = "7.3.e"
    verbs = (PLAY_HELD,)
    held: tuple[str, ...]


@rule("2.2.zg", "5.0.g", "7.1.d")
class CarryOut(Procedure, frozen=True, kw_only=True):
    """7.2 What a chit does; it then lies face up beside the map."""

    chit: str

    def run(self, game: AvaGame) -> None:
        game.change(game.position.but(drawn=(*game.position.drawn, self.chit)))  # §7.1.e
        game.then(self.step(game.position))

    def step(self, position: Position) -> Procedure:
        card = CHITS[self.chit]
        if card.kind in ("hq", "interrupt"):  # §7.2.a, §7.3.c, §7.3.d
            hq = UNIT[card.hq]
            return EnterArmy19(chit=self.chit) if army19_waits(position, hq) else ActivateHq(chit=self.chit, hq=hq)
        if card.kind == "supply":
            return SupplyCheck()  # §7.2.d, §6.2.g
        if card.kind == "reinforcement":
            return Reinforcements(side=SIDES.index(card.side))  # §7.2.b
        return ActivateReserve(chit=self.chit)  # §7.2.c
