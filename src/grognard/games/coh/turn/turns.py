"""2.2, 3.0 A turn: one action of a unit, a stall, or a pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict, judge
from grognard.games.coh.cards.action_cards import (
    GIVES_ACTION,
    actor_for,
    card_candidates,
    card_verdict,
    play_card,
)
from grognard.games.coh.cards.card_attempts import meant
from grognard.games.coh.cards.veterans import ACTIONS as VETERAN_ACTIONS
from grognard.games.coh.cards.veterans import play_veteran, veteran_candidates, veteran_verdict
from grognard.games.coh.cards.weapons import has_free_weapon
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, SIDE, UNIT, UNITS
from grognard.games.coh.groups import groups
from grognard.games.coh.interface.actions import (
    Act,
    AddCap,
    Also,
    Back,
    EndActivation,
    LookUnder,
    PassTurn,
    PlayCard,
    PlayVeteran,
    Stall,
    Way,
)
from grognard.games.coh.movement.step import is_due
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.solitaire import draw
from grognard.games.coh.state.asking import reasoned
from grognard.games.coh.state.position import COVERT, EXPOSED, IRON, NONE, CohGame, Position
from grognard.games.coh.turn.activation import activate
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.attempts import attempt
from grognard.games.coh.turn.doings import (
    BY_CARD,
    DOINGS,
    FLIGHTS,
    do,
    doing_of,
    helps,
    leaving,
    may_now,
    must_chase_the_aircraft,
)
from grognard.games.coh.turn.eligibility import (
    TAKING_UP,
    cannot_pay_to_stall,
    has_no_active_unit,
    must_wait_for_the_aircraft,
    stalls_in_the_air,
)
from grognard.games.coh.turn.order import enough_passes, following
from grognard.games.coh.turn.payment import ended, strayed

WAYS: tuple[Way, ...] = ("ap", "join", "cap", "opportunity")


# -- the turn --------------------------------------------------------------------------------------------------------
class Turns(Procedure, frozen=True):
    """2.2 The turns of a round, from the army that has the first one until the round is over."""

    def run(self, game: CohGame) -> None:
        game.then(Turn(army=game.position.first))


class Turn(Procedure, frozen=True, kw_only=True):
    """2.2 The turn of an army."""

    army: int

    def run(self, game: CohGame) -> None:
        seats = (game.position.armies[self.army].id,)
        game.then(TakeTurn(seats=seats, army=self.army), Aftermath(army=self.army), TurnOver(army=self.army))


@rule("2.2.b", "2.2.i", "3.0.d")
class TakeTurn(Decision, frozen=True, kw_only=True):
    """2.2 What does the army do: act with a unit, wait, or pass?"""

    rule: ClassVar[str] = "2.2"
    accepts = (Act, PassTurn, Stall, EndActivation, PlayCard, PlayVeteran, LookUnder)
    judge = reasoned
    army: int
    activated: bool = False
    """3.0 Whether a unit has been activated in this turn."""
    first: bool = False
    """Card 10 The first of two actions: to let it go is no pass."""

    def prompt(self, game: CohGame) -> Message:
        army = game.position.armies[self.army]
        return Message("ask-take-turn", {"army": army.id, "ap": army.ap, "cap": army.cap})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return tuple(UNITS[unit] for unit in game.position.armies[self.army].active)

    def candidates(self, game: CohGame) -> Iterator[Action]:
        for unit in own_units(game.position, self.army):
            for by in WAYS:  # §2.2.k, §2.2.o, §2.2.za, §3.0.k, §3.0.l
                yield Act(UNITS[unit], by)
        yield from card_candidates(game.position, self.army)
        yield from veteran_candidates(game.position, self.army)
        for hex_, army in game.position.coin_in.items():
            if army == self.army:
                yield LookUnder(game.position.field.names[hex_])
        yield EndActivation()
        yield Stall("ap")
        yield Stall("cap")
        yield PassTurn()  # §2.2.zb

    def actions(self, game: CohGame) -> list[Action]:
        """The same as judging each candidate; how a unit on the ground may be taken up follows from its state."""
        position, found = game.position, list[Action]()
        flying = leaving(position, position.armies[self.army].side)
        busy = flying != NONE and position.owners[flying] == self.army
        for unit in own_units(position, self.army):
            name = UNITS[unit]
            if AIRCRAFT[unit]:
                found += (act for by in WAYS if self.verdict(game, act := Act(name, by)) is True)
            elif not busy:
                found += (Act(name, by) for by in self._ways(position, unit))
        rest = (action for action in self.candidates(game) if not isinstance(action, Act))
        return [*found, *(action for action in rest if self.verdict(game, action) is True)]

    def _ways(self, position: Position, unit: int) -> Iterator[Way]:
        army, state = position.armies[self.army], position.state(unit)
        fresh = state == "fresh"
        if state == "activated" or (fresh and not self.activated):
            yield "ap"
        if fresh and army.active and not any(AIRCRAFT[other] for other in army.active):
            yield "join"
        if army.cap or has_free_weapon(position, self.army, unit):
            yield "cap"
        if fresh:
            yield "opportunity"

    def verdict(self, game: CohGame, action: Action) -> Verdict:
        if isinstance(action, (Act, PlayCard, PlayVeteran, LookUnder)):
            verdict = meant(game.position, self.army, action)
            if verdict is not True:
                return verdict
        match action:
            case Act():
                return judge(TAKING_UP, game.position, self, action)
            case Stall():
                return judge((stalls_in_the_air, cannot_pay_to_stall), game.position, self, action)
            case EndActivation():
                return judge((has_no_active_unit,), game.position, self, action)
            case PlayCard():
                verdict = judge((must_wait_for_the_aircraft,), game.position, self, action)
                if verdict is True:
                    verdict = card_verdict(game.position, self.army, action)
                if verdict is True and action.card in GIVES_ACTION:
                    verdict = helps(game.position, actor_for(self.army, action))
                return verdict
            case PlayVeteran():
                return veteran_verdict(game.position, self.army, action)
        return True

    def resolve(self, game: CohGame, action: Action) -> None:
        match action:
            case Act():
                take_up(game, self, action)
            case Stall():
                stall(game, self.army, action)
            case EndActivation():
                end_activation(game, self.army)
                game.then(self)
            case LookUnder():
                draw(game, game.position.field.index[action.hex])
                game.then(self)
            case PlayCard() if action.card in GIVES_ACTION:
                game.then(replace(self.choice(actor_for(self.army, action)), activated=self.activated))
            case PlayCard():
                play_card(game, self.army, action)
                if action.card == "card-double-action":
                    act_twice(game, self)
            case PlayVeteran():
                play_veteran(game, self.army, action)
                if action.card not in VETERAN_ACTIONS:
                    game.then(self)
            case _ if not self.first:
                pass_turn(game, self.army)

    def choice(self, actor: Actor) -> ChooseAction:
        return ChooseAction(seats=self.seats, actor=actor, activated=self.activated, first=self.first)


@rule("card.10.b", "card.10.d", "card.10.f")
def act_twice(game: CohGame, turn: TakeTurn) -> None:
    """Card 10 Two actions in a row, announced before the first."""
    # RULING coh-191, coh-233
    second = TakeTurn(seats=turn.seats, army=turn.army)
    game.then(replace(turn, first=True), Aftermath(army=turn.army), second)  # §card.10.c, §card.10.e


def own_units(position: Position, army: int) -> Iterator[int]:
    """The units of an army that could be meant: on the boards, or waiting beside them and due."""
    # RULING coh-022
    for unit, owner in enumerate(position.owners):
        if owner == army and (position.pieces[unit].place >= 0 or is_due(position, unit)):
            yield unit


@rule("3.0.a", "3.22.b", "9.0.c")
def take_up(game: CohGame, turn: TakeTurn, action: Act) -> None:
    """A unit is taken up. On action points a fresh one is activated first, or joins those that are."""
    # RULING coh-058
    unit = UNIT[action.unit]
    fresh = game.position.state(unit) == "fresh"  # §2.2.g, §3.1.a
    actor = Actor(army=turn.army, units=(unit,), by="ap" if action.by == "join" else action.by)  # §9.0.a, §9.0.d
    choice = turn.choice(actor)  # §3.1.b
    if action.by == "ap" and fresh:  # §intro.f
        game.then(replace(choice, activated=True))
        activate(game, turn.army, unit)  # §2.2.j
    else:
        game.then(choice)


@rule("2.2.m", "3.0.h", "3.0.i")
def end_activation(game: CohGame, army: int) -> None:
    """2.2, 3.0 The activated units are turned spent; this is no action."""
    units = game.position.armies[army].active
    game.change(ended(game.position, army))
    game.log("activation-ended", "3.0", units=tuple(UNITS[unit] for unit in units))


@rule("2.2.x", "2.2.y", "2.2.z")
def stall(game: CohGame, army: int, action: Stall) -> None:
    """2.2 Nothing is done for a point; it is no pass."""
    # RULING coh-008
    sheet, cost = game.position.armies[army], NUMBER["stall"]
    changed = {"ap": sheet.ap - cost} if action.by == "ap" else {"cap": sheet.cap - cost}
    position = game.position.with_army(army, **changed).but(passed=0)
    game.change(strayed(position, army, sheet.active) if action.by == "ap" else position)
    game.log("stalled", "2.2", army=sheet.id, by=action.by)


@rule("2.2.s", "2.2.t", "2.2.u")
def pass_turn(game: CohGame, army: int) -> None:
    """2.2 The turn goes on; an activation of the army is over."""
    position = game.position
    game.log("passed", "2.2", army=position.armies[army].id)
    if position.armies[army].active:
        end_activation(game, army)
    game.change(game.position.but(passed=position.passed + 1))


# -- the action ------------------------------------------------------------------------------------------------------
@rule("2.2.b", "3.0.e", "3.1.b", "3.1.j", "3.1.l")
class ChooseAction(Decision, frozen=True, kw_only=True):
    """2.2 What does the unit do?"""

    rule: ClassVar[str] = "2.2"
    accepts = (*DOINGS, *FLIGHTS, Also, AddCap, Back)
    judge = reasoned
    actor: Actor
    activated: bool = False
    first: bool = False

    def prompt(self, game: CohGame) -> Message:
        army = game.position.armies[self.actor.army]
        unit = UNITS[self.actor.unit]
        return Message("ask-choose-action", {"unit": unit, "by": self.actor.by, "ap": army.ap, "cap": army.cap})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return tuple(UNITS[unit] for unit in self.actor.units)

    def candidates(self, game: CohGame) -> Iterator[Action]:
        for kind, doing in (FLIGHTS if AIRCRAFT[self.actor.unit] else DOINGS).items():
            if kind in BY_CARD.get(self.actor.card, (kind,)):
                yield from doing.candidates(game.position, self.actor)
        for unit in groups.could_join(game.position, self.actor):
            yield Also(UNITS[unit])
        if self.actor.by == "ap":
            for cap in range(game.position.armies[self.actor.army].cap + 1):
                if cap != self.actor.cap:
                    yield AddCap(cap)
        yield Back()

    def actions(self, game: CohGame) -> list[Action]:
        """The same as judging each candidate, with what doings list faster."""
        position, actor, found = game.position, self.actor, list[Action]()
        for kind, doing in (FLIGHTS if AIRCRAFT[actor.unit] else DOINGS).items():
            if kind in BY_CARD.get(actor.card, (kind,)) and may_now(position, actor, kind):
                found += doing.legal(position, actor)
        able = (u for u in groups.could_join(position, actor) if judge(groups.JOINING, position, actor, u) is True)
        found += (Also(UNITS[unit]) for unit in able)
        if actor.by == "ap":
            found += (AddCap(cap) for cap in range(position.armies[actor.army].cap + 1) if cap != actor.cap)
        return [*found, Back()]

    def verdict(self, game: CohGame, action: Action) -> Verdict:
        verdict = attempt(game.position, self.actor, action)
        if verdict is not True:
            return verdict
        if isinstance(action, Also):
            return judge(groups.JOINING, game.position, self.actor, UNIT[action.unit])
        doing = doing_of(action)
        if doing is None:
            return True
        verdict = judge((must_chase_the_aircraft,), game.position, self.actor, type(action))
        return doing.verdict(game.position, self.actor, action) if verdict is True else verdict

    def resolve(self, game: CohGame, action: Action) -> None:
        match action:
            case Back():
                game.then(TakeTurn(seats=self.seats, army=self.actor.army, activated=self.activated, first=self.first))
            case AddCap():
                game.then(replace(self, actor=replace(self.actor, cap=action.cap)))
            case Also():
                units = (*self.actor.units, UNIT[action.unit])
                game.then(replace(self, actor=replace(self.actor, units=units)))
            case _:
                do(game, self.actor, action)


# -- after it --------------------------------------------------------------------------------------------------------
@rule("9.0.e")
class Aftermath(Procedure, frozen=True, kw_only=True):
    """2.2 The action is over: an activation without points ends."""

    # RULING coh-202

    army: int

    def run(self, game: CohGame) -> None:
        army = game.position.armies[self.army]
        if army.active and not army.ap:  # §2.2.d, §2.2.l, §3.0.h, §9.0.f, §20.0.u
            end_activation(game, self.army)
        for unit in game.position.troops(self.army):
            piece = game.position.pieces[unit]
            over = COVERT if game.position.is_active(unit) else COVERT | IRON
            if piece.marks & over:
                game.change(game.position.unmark((unit,), over))
        game.then(Spotting())


@rule("2.2.a", "2.2.t")
class TurnOver(Procedure, frozen=True, kw_only=True):
    """2.2 The turn goes to the next army; when all have passed one after the other the round is over."""

    army: int

    def run(self, game: CohGame) -> None:
        position = game.position
        side = position.armies[self.army].side
        came = tuple((unit, origin) for unit, origin in position.came if SIDE[unit] == side)  # §7.63.t
        seen = [u for u, piece in enumerate(position.pieces) if piece.has(EXPOSED) and SIDE[u] != side]
        game.change(position.but(came=came).unmark(seen, EXPOSED))  # §5.01.b
        if position.passed < enough_passes(position):  # §2.2.v, §2.2.w, §21.0.i, §21.0.j
            game.then(Turn(army=following(position, self.army)))
