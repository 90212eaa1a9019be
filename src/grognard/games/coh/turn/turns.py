"""2.2, 3.0 A turn: one action of a unit, a stall, or a pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.cards.action_cards import (
    CARD_WIDE,
    GIVES_ACTION,
    UNIT_WISE,
    actor_for,
    card_candidates,
    card_verdict,
    play_card,
)
from grognard.games.coh.cards.card_attempts import CARDS_MEANT, VETERANS_MEANT, has_no_coin
from grognard.games.coh.cards.veterans import ACTIONS as VETERAN_ACTIONS
from grognard.games.coh.cards.veterans import VETERAN_RULES, play_veteran, veteran_candidates
from grognard.games.coh.data.units import NUMBER, SIDE, UNIT, UNITS
from grognard.games.coh.groups.groups import JOINING, could_join
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
)
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.solitaire import draw
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.position import COVERT, EXPOSED, IRON, NONE, CohGame, Position
from grognard.games.coh.turn.activation import activate
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.eligibility import (
    ELIGIBILITY,
    cannot_pay_to_stall,
    has_no_active_unit,
    legal_ways_to_act,
    must_wait_for_the_aircraft,
    stalls_in_the_air,
    ways_to_act,
)
from grognard.games.coh.turn.order import enough_passes, following
from grognard.games.coh.turn.payment import ended, strayed
from grognard.games.coh.turn.unit_actions import ANSWERS, HELPING, helps, open_verbs


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


@rule("card.10.b", "card.10.d", "card.10.f")
def act_twice(game: CohGame, turn: TakeTurn) -> None:
    """Card 10 Two actions in a row, announced before the first."""
    # RULING coh-191, coh-233
    second = TakeTurn(seats=turn.seats, army=turn.army)
    game.then(replace(turn, first=True), Aftermath(army=turn.army), second)  # §card.10.c, §card.10.e


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
        activate(game, turn.army, unit)  # §2.2.j, §3.0.d
    else:
        game.then(choice)  # §2.2.i


@rule("2.2.m", "3.0.h", "3.0.i")
def end_activation(game: CohGame, army: int) -> None:
    """2.2, 3.0 The activated units are turned spent; this is no action."""
    units = game.position.armies[army].active
    game.change(ended(game.position, army))
    game.log("activation-ended", "3.0", units=tuple(UNITS[unit] for unit in units))


@rule("2.2.x", "2.2.y", "2.2.z")
def stall(game: CohGame, turn: TakeTurn, action: Stall) -> None:
    """2.2 Nothing is done for a point; it is no pass."""
    army = turn.army  # RULING coh-008
    sheet, cost = game.position.armies[army], NUMBER["stall"]
    changed = {"ap": sheet.ap - cost} if action.by == "ap" else {"cap": sheet.cap - cost}
    position = game.position.with_army(army, **changed).but(passed=0)
    game.change(strayed(position, army, sheet.active) if action.by == "ap" else position)
    game.log("stalled", "2.2", army=sheet.id, by=action.by)


@rule("2.2.s", "2.2.t", "2.2.u")
def pass_turn(game: CohGame, turn: TakeTurn, action: PassTurn) -> None:
    """2.2 The turn goes on; an activation of the army is over. To let go the first of two actions is no pass."""
    if turn.first:
        return
    position, army = game.position, turn.army
    game.log("passed", "2.2", army=position.armies[army].id)
    if position.armies[army].active:
        end_activation(game, army)
    game.change(game.position.but(passed=position.passed + 1))  # §2.2.zb


def stop_activation(game: CohGame, turn: TakeTurn, action: EndActivation) -> None:
    """2.2 This is no action: the turn goes on."""
    end_activation(game, turn.army)
    game.then(turn)


def look_under(game: CohGame, turn: TakeTurn, action: LookUnder) -> None:
    """21.2 A counter for a coin of the army."""
    draw(game, game.position.field.index[action.hex])
    game.then(turn)


# -- cards -----------------------------------------------------------------------------------------------------------
def play_verdict(position: Position, turn: TakeTurn, action: PlayCard) -> Verdict:
    verdict = judge(CARDS_MEANT, position, turn.army, action)
    if verdict is True:
        verdict = judge((must_wait_for_the_aircraft,), position, turn, action)
    if verdict is True:
        verdict = card_verdict(position, turn.army, action)
    if verdict is True and action.card in GIVES_ACTION:
        verdict = helps(position, actor_for(turn.army, action))
    return verdict


def legal_plays(position: Position, turn: TakeTurn) -> Iterator[PlayCard]:
    """8.1 A candidate is meant for a unit that is there: only what the table says is asked, and of each card once what
    is the same for every unit."""
    playable: dict[tuple[str, str], bool] = {}
    for action in card_candidates(position, turn.army):
        card = action.card, action.by
        if card not in playable:
            playable[card] = permitted(CARD_WIDE, position, turn.army, action)
        if not playable[card] or not permitted(UNIT_WISE, position, turn.army, action):
            continue
        if must_wait_for_the_aircraft.find(position, turn, action):
            continue
        if action.card not in GIVES_ACTION or permitted(HELPING, position, actor_for(turn.army, action)):
            yield action


def play(game: CohGame, turn: TakeTurn, action: PlayCard) -> None:
    """8.1 A card that gives an action is played with it; the others work by themselves."""
    if action.card in GIVES_ACTION:
        game.then(replace(turn.choice(actor_for(turn.army, action)), activated=turn.activated))
        return
    play_card(game, turn.army, action)
    if action.card == "card-double-action":
        act_twice(game, turn)


def play_veteran_card(game: CohGame, turn: TakeTurn, action: PlayVeteran) -> None:
    """8.3 Some veteran cards are actions; after the others the turn goes on."""
    play_veteran(game, turn.army, action)
    if action.card not in VETERAN_ACTIONS:
        game.then(turn)


def own_coins(position: Position, turn: TakeTurn) -> Iterator[LookUnder]:
    for hex_, army in position.coin_in.items():
        if army == turn.army:
            yield LookUnder(position.field.names[hex_])


def in_the_turn(position: Position, turn: TakeTurn, action: Action) -> tuple[Position, int, Action]:
    return position, turn.army, action


ACT = Verb(Act, candidates=ways_to_act, forbids=ELIGIBILITY, legal=legal_ways_to_act, resolve=take_up, takes_up=True)
PLAY_CARD = Verb(
    PlayCard,
    candidates=lambda position, turn: card_candidates(position, turn.army),
    verdict=play_verdict,
    legal=legal_plays,
    resolve=play,
    irreversible=True,
    confirm=True,
)
PLAY_VETERAN = Verb(
    PlayVeteran,
    candidates=lambda position, turn: veteran_candidates(position, turn.army),
    args=in_the_turn,
    forbids=(*VETERANS_MEANT, *VETERAN_RULES),
    resolve=play_veteran_card,
    confirm=True,
)
LOOK_UNDER = Verb(
    LookUnder, candidates=own_coins, args=in_the_turn, forbids=(has_no_coin,), resolve=look_under, irreversible=True
)
END_ACTIVATION = Verb(EndActivation, forbids=(has_no_active_unit,), resolve=stop_activation, ends=True, confirm=True)
STALL = Verb(
    Stall,
    candidates=lambda position, turn: (Stall("ap"), Stall("cap")),
    forbids=(stalls_in_the_air, cannot_pay_to_stall),
    resolve=stall,
    ends=True,
    confirm=True,
)
PASS_TURN = Verb(PassTurn, resolve=pass_turn, ends=True, confirm=True)


class TakeTurn(ReasonedDecision, frozen=True, kw_only=True):
    """2.2 What does the army do: act with a unit, wait, or pass?"""

    rule: ClassVar[str] = "2.2"
    verbs = (ACT, PLAY_CARD, PLAY_VETERAN, LOOK_UNDER, END_ACTIVATION, STALL, PASS_TURN)
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

    def choice(self, actor: Actor) -> ChooseAction:
        return ChooseAction(seats=self.seats, actor=actor, activated=self.activated, first=self.first)


# -- the action ------------------------------------------------------------------------------------------------------
@rule.forbids("9.1.a", "17.0.d")
def cannot_be_of_the_group(position: Position, actor: Actor, action: Also) -> Violation:
    """A group is made of units of one army; a carried one acts with its vehicle."""
    unit = UNIT[action.unit]
    if position.owners[unit] != actor.army or unit in actor.units:
        return evidence(action.unit, by="9.1.a")
    return evidence(action.unit, by="17.0.d") if position.pieces[unit].carrier != NONE else None


@rule.forbids("3.21.a", "3.21.b")
def adds_no_points(position: Position, actor: Actor, action: AddCap) -> Violation:
    """Command points are added to action points, as many as there are."""
    if actor.by != "ap":
        return evidence(UNITS[actor.unit], by="3.21.a")
    return evidence(UNITS[actor.unit], by="3.21.b") if action.cap > position.armies[actor.army].cap else None


def could_be_added(position: Position, choice: ChooseAction) -> Iterator[Also]:
    return (Also(UNITS[unit]) for unit in could_join(position, choice.actor))


def also_verdict(position: Position, choice: ChooseAction, action: Also) -> Verdict:
    verdict = judge((cannot_be_of_the_group,), position, choice.actor, action)
    return judge(JOINING, position, choice.actor, UNIT[action.unit]) if verdict is True else verdict


def legal_additions(position: Position, choice: ChooseAction) -> Iterator[Also]:
    """9.1 Only units in the hexes of the group and around them are asked; one beside the boards, wherever it is."""
    places = {position.pieces[unit].place for unit in choice.actor.units}
    near = places.union(*(position.field.grid.near[place] for place in places if place >= 0))
    for unit in could_join(position, choice.actor):
        if position.pieces[unit].place in near and permitted(JOINING, position, choice.actor, unit):
            yield Also(UNITS[unit])


def add_unit(game: CohGame, choice: ChooseAction, action: Also) -> None:
    units = (*choice.actor.units, UNIT[action.unit])
    game.then(replace(choice, actor=replace(choice.actor, units=units)))


def addable_points(position: Position, choice: ChooseAction) -> Iterator[AddCap]:
    if choice.actor.by == "ap":
        points = range(position.armies[choice.actor.army].cap + 1)
        yield from (AddCap(cap) for cap in points if cap != choice.actor.cap)


def add_points(game: CohGame, choice: ChooseAction, action: AddCap) -> None:
    game.then(replace(choice, actor=replace(choice.actor, cap=action.cap)))


def go_back(game: CohGame, choice: ChooseAction, action: Back) -> None:
    army = choice.actor.army
    game.then(TakeTurn(seats=choice.seats, army=army, activated=choice.activated, first=choice.first))


ALSO = Verb(
    Also, candidates=could_be_added, verdict=also_verdict, legal=legal_additions, resolve=add_unit, takes_up=True
)
ADD_CAP = Verb(
    AddCap,
    candidates=addable_points,
    args=lambda position, choice, action: (position, choice.actor, action),
    forbids=(adds_no_points,),
    resolve=add_points,
    takes_up=True,
)
BACK = Verb(Back, resolve=go_back, ends=True, confirm=True)
OWN_VERBS: tuple[Verb[Any], ...] = (ALSO, ADD_CAP, BACK)
"""What is decided about an action besides what the unit does."""


class ChooseAction(ReasonedDecision, frozen=True, kw_only=True):
    """2.2 What does the unit do?"""

    rule: ClassVar[str] = "2.2"
    verbs = (*ANSWERS, *OWN_VERBS)
    actor: Actor
    activated: bool = False
    first: bool = False

    def actions(self, game: CohGame) -> list[Action]:
        """What is open to the unit is asked once, not verb by verb."""
        position, actions = game.position, list[Action]()
        for verb in open_verbs(position, self.actor):
            actions += verb.legal(position, self.actor)
        for own in OWN_VERBS:
            actions += own.legal(position, self)
        return actions

    def prompt(self, game: CohGame) -> Message:
        army = game.position.armies[self.actor.army]
        unit = UNITS[self.actor.unit]
        return Message("ask-choose-action", {"unit": unit, "by": self.actor.by, "ap": army.ap, "cap": army.cap})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return tuple(UNITS[unit] for unit in self.actor.units)


# -- after it --------------------------------------------------------------------------------------------------------
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


@rule("2.2.a", "2.2.t", "9.0.e")
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
