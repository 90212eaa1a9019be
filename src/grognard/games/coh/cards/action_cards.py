"""8.1 Action cards: drawn before a round, played in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from grognard.core.events import Roll
from grognard.core.game import Action, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.cards.event_cards import CardEvent
from grognard.games.coh.cards.sniper_card import aimed
from grognard.games.coh.data.schema import ActionCard
from grognard.games.coh.data.units import AIRCRAFT, CARD, CARDS, GERMAN, PACK, SIDE, SOVIET, UNIT, UNITS
from grognard.games.coh.groups.group_hiding import MARCH_HIDDEN
from grognard.games.coh.groups.groups import MARCH
from grognard.games.coh.interface.actions import PlayCard
from grognard.games.coh.movement.movement import MOVE
from grognard.games.coh.movement.step import is_due
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import facings, hidden_units, uncover
from grognard.games.coh.sight.hiding import MOVE_HIDDEN
from grognard.games.coh.sight.solitaire import draw
from grognard.games.coh.sight.spotting import watches
from grognard.games.coh.state.asking import HALT, ReasonedDecision
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import BOGGED, SPENT, CohGame, Position
from grognard.games.coh.state.presence import in_close_combat, is_barred, is_rooted, is_stuck
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid, strayed
from grognard.games.coh.turn.rolls import Throw
from grognard.games.coh.turn.unit_verb import UnitVerb

ROW = {card.id: card for card in PACK.actions}
GIVES_ACTION = (
    "card-command",
    "card-auto-rally",
    "card-rally-attempt",
    "card-two-hexes",
    "card-hasty-defence",
    "card-lay-mine",
    "card-defuse-mine",
)
"""Cards by which a unit or a group does something."""
ON_ENEMIES = ("card-mark-spent", "card-bogged-down")
SEARCH = "card-reveal-hidden"
BRINGS_IN = ("card-command", "card-two-hexes")
"""Cards by which a unit comes on to the boards."""
ELSEWHERE = ("card-firepower", "card-luck")
"""Cards that are played at an attack or a roll."""


# -- drawing ---------------------------------------------------------------------------------------------------------
@rule("2.0.e", "8.1.n")
class DrawCards(Procedure, frozen=True):
    """2.0 Step 4: each army draws as many cards as the firefight says, the Soviets first."""

    # RULING coh-007

    def run(self, game: CohGame) -> None:
        page = game.position.scenario
        steps = []
        for number in (*game.position.armies_of(SOVIET), *game.position.armies_of(GERMAN)):
            row = next(row for row in page.armies if row.id == game.position.armies[number].id)
            count = page.replay_draws if game.position.rules.with_cards else row.draws  # §8.1.b
            count += row.hand if game.position.round == 1 else 0
            steps += [Draw(army=number)] * count
        game.then(*steps)


@rule("8.1.i", "8.1.j", "8.1.k")
class Draw(Procedure, frozen=True, kw_only=True):
    """8.1 The top card: into the hand; an event happens at once, and another card is drawn."""

    # RULING coh-054

    army: int

    def run(self, game: CohGame) -> None:
        position = game.position
        if not position.deck:  # §8.1.l, §card.score.b, §card.event.b, §card.end.b
            return
        card, deck = position.deck[0], position.deck[1:]
        army = position.armies[self.army]
        game.reveal()
        if CARDS[card] in ROW:
            game.change(position.but(deck=deck).with_army(self.army, hand=(*army.hand, card)))  # §8.1.o
            game.log("card-drawn", "8.1", army=army.id)
            game.log("card-taken", "8.1", card=CARDS[card], to=(army.id,))
            return
        game.change(position.but(deck=deck, discard=(*position.discard, card)))
        game.log("event-drawn", "8.1", army=army.id, card=CARDS[card])
        game.then(
            CardEvent(card=card),  # §card.score.c, §card.event.c, §card.end.c
            Draw(army=self.army),  # §card.score.d, §card.event.d
        )


# -- playing ---------------------------------------------------------------------------------------------------------
def row_of(action: PlayCard) -> ActionCard:
    return ROW[action.card]


POINTS = {"card-more-ap": "card.7.c", "card-more-cap": "card.8.c"}
"""Cards that give points to an activation, and where it stands."""


@rule("card.7.d")
@rule.forbids(*POINTS.values())
def is_for_the_active(position: Position, army: int, action: PlayCard) -> Violation:
    """Cards that give points are played on the activated units."""
    # RULING coh-056, coh-189
    if action.card not in POINTS or position.armies[army].active:
        return None
    return evidence(action.card, by=POINTS[action.card])


@rule("card.b")
@rule.forbids("8.1.d")
def is_paid_by_others(position: Position, army: int, action: PlayCard) -> Violation:
    """What is paid with action points is played on the activated units."""
    if action.by != "ap" or action.card in POINTS:
        return None
    return None if action.unit and UNIT[action.unit] in position.armies[army].active else evidence(action.card)


@rule.forbids("20.0.zb")
def is_played_on_an_aircraft(position: Position, army: int, action: PlayCard) -> Violation:
    """No action card is played on an aircraft: none gives points to its activation."""
    flying = [unit for unit in position.armies[army].active if AIRCRAFT[unit]]
    gives = action.card in POINTS
    return evidence(action.card, UNITS[flying[0]]) if gives and flying else None


@rule("8.1.c")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_card(position: Position, army: int, action: PlayCard) -> Violation:
    """A card costs what is printed on it."""
    row = row_of(action)
    if not row.cost:
        return None
    return costs_too_much(position, _payer(position, army, action), row.cost)


@rule.forbids("card.6.c")
def cannot_be_tired(position: Position, army: int, action: PlayCard) -> Violation:
    """Only a visible enemy on the boards that is not spent is turned spent."""
    if action.card != "card-mark-spent":
        return None
    return evidence(action.unit) if position.state(UNIT[action.unit]) == "spent" else None


@rule.forbids("7.63.p")
def searches_in_close_combat(position: Position, army: int, action: PlayCard) -> Violation:
    """A unit with an enemy in its hex discovers nothing elsewhere."""
    if action.card != SEARCH or not in_close_combat(position, UNIT[action.unit]):
        return None
    return evidence(action.unit)


PLAYING = (
    is_for_the_active,
    is_paid_by_others,
    is_played_on_an_aircraft,
    cannot_pay_for_the_card,
    cannot_be_tired,
    searches_in_close_combat,
)
CARD_WIDE = (is_for_the_active, is_played_on_an_aircraft, cannot_pay_for_the_card)
"""Of these, what is the same for every unit that a card may be played on, paid in the same way."""
UNIT_WISE = tuple(rule for rule in PLAYING if rule not in CARD_WIDE)


def _payer(position: Position, army: int, action: PlayCard) -> Actor:
    unit = UNIT[action.unit] if action.unit else next(iter(position.armies[army].active), 0)
    return Actor(army=army, units=(unit,), by="ap" if action.by == "ap" else "cap")


@rule("8.1.e", "2.2.q", "card.c")
def card_candidates(position: Position, army: int) -> Iterator[PlayCard]:
    """Each card of the army's own hand, for every unit it may be meant for, paid in each way."""
    for card in dict.fromkeys(position.armies[army].hand):  # §21.0.m, §card.a
        row = ROW[CARDS[card]]
        if row.id in ELSEWHERE:
            continue
        for by in row.pay or ("",):
            for unit in _meant(position, army, row):  # §9.2.j, §card.6.f, §card.20.e
                yield PlayCard(row.id, unit, by)


def _meant(position: Position, army: int, row: ActionCard) -> Iterator[str]:
    # RULING coh-022, coh-193
    side = position.armies[army].side
    if row.id in GIVES_ACTION or row.id == SEARCH:
        units = (u for u in position.troops(army) if not AIRCRAFT[u])
        yield from (UNITS[unit] for unit in units)
        if row.id in BRINGS_IN:
            due = (u for u, owner in enumerate(position.owners) if owner == army and is_due(position, u))
            yield from (UNITS[unit] for unit in due if not AIRCRAFT[unit])
    elif row.id in ON_ENEMIES:
        for unit, piece in enumerate(position.pieces):
            if AIRCRAFT[unit]:
                continue
            if piece.place >= 0 and SIDE[unit] != side and not position.is_hidden(unit):
                yield UNITS[unit]
    else:
        yield ""


def card_verdict(position: Position, army: int, action: PlayCard) -> Verdict:
    return judge(PLAYING, position, army, action)


def actor_for(army: int, action: PlayCard) -> Actor:
    """8.1 The unit that acts by a card: free, or on the points that the card costs."""
    by = action.by or "card"
    return Actor(army=army, units=(UNIT[action.unit],), by=by, card=CARD[action.card])


@rule("8.0.c", "8.1.g")
def play_card(game: CohGame, army: int, action: PlayCard) -> None:
    """8.1 A card that works by itself."""
    # RULING coh-053
    row = row_of(action)
    position = game.position
    if row.cost:
        position = paid(position, _payer(position, army, action), row.cost)
        if action.by == "ap":
            position = strayed(position, army, position.armies[army].active)
    # Whatever the card does, it is an action of the army: a chain of passes is broken.
    position = discarded(position, army, CARD[action.card]).but(passed=0)
    game.change(position)  # §8.0.c, §card.6.b, §card.7.b, §card.8.b, §card.13.b, §card.20.b, §card.30.b
    game.reveal()
    game.log("card-played", "8.1", army=position.armies[army].id, card=action.card)
    match action.card:
        case "card-mark-spent":
            _tire(game, UNIT[action.unit])  # §card.6.d, §card.6.e
        case "card-more-ap" | "card-more-cap":
            of = "ap" if action.card == "card-more-ap" else "cap"
            game.then(PointsRoll(army=army, of=of))
            come_to_light(game, game.position.armies[army].active)
        case "card-sniper":
            game.then(aimed(game.position, army))
        case "card-bogged-down":
            game.change(game.position.mark((UNIT[action.unit],), BOGGED))
            game.log("bogged-down", "card.20", unit=action.unit)
        case "card-reveal-hidden":
            _reveal(game, UNIT[action.unit])  # §card.30.c, §card.30.d


@rule("10.0.i", "10.0.j")
def come_to_light(game: CohGame, units: tuple[int, ...]) -> None:
    """10.0 Hidden units that a card is played on are put on the board, with all in their hexes."""
    # RULING coh-220
    for unit in units:
        if game.position.is_hidden(unit):
            game.then(*facings(game, uncover(game, game.position.pieces[unit].place, SIDE[unit])))


def _tire(game: CohGame, unit: int) -> None:
    """Card 6 The unit alone is spent; others of its activation go on."""
    owner = game.position.owners[unit]
    army = game.position.armies[owner]
    active = tuple(other_unit for other_unit in army.active if other_unit != unit)
    position = game.position.with_army(owner, active=active, ap=army.ap if active else 0)  # §card.6.i
    game.change(position.mark((unit,), SPENT))
    game.log("made-spent", "card.6", unit=UNITS[unit])


def _reveal(game: CohGame, unit: int) -> None:
    """Card 30 Hidden enemies within two hexes and in sight; a hidden unit that looks out shows itself (10.0)."""
    place, reach = game.position.pieces[unit].place, ROW[SEARCH].amount
    come_to_light(game, (unit,))
    for hex_, army in game.position.coin_in.items():
        near = (
            army not in game.position.armies_of(SIDE[unit]) and game.position.field.grid.distance(place, hex_) <= reach
        )
        if near and watches(game.position, unit, hex_):
            draw(game, hex_)
    position = game.position
    for hidden in hidden_units(position):
        hex_ = position.pieces[hidden].place
        near = SIDE[hidden] != SIDE[unit] and position.field.grid.distance(place, hex_) <= reach
        if near and game.position.is_hidden(hidden) and watches(position, unit, hex_):
            game.then(*facings(game, uncover(game, hex_, SIDE[hidden])))


@rule("card.7.c", "card.8.c")
class PointsRoll(Throw, frozen=True, kw_only=True):
    """Cards 7 and 8 A die of points for the activation, or for the army."""

    count: ClassVar[int] = 1
    of: str

    def question(self, game: CohGame) -> tuple[str, str]:
        return "points", ""

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        army = game.position.armies[self.army]
        more = max(0, dice[0] + self.change)  # §card.8.d, §card.8.e, §card.8.f
        changed = {"ap": army.ap + more} if self.of == "ap" else {"cap": army.cap + more}
        game.change(game.position.with_army(self.army, **changed))
        roll = Roll(dice=dice, total=more, modifiers=self.bought())
        game.log(
            "points-won", "card.7" if self.of == "ap" else "card.8", roll=roll, army=army.id, of=self.of, points=more
        )


# -- two hexes -------------------------------------------------------------------------------------------------------
@rule("card.5.e", "card.5.f", "card.5.g")
def is_held(position: Position, unit: int) -> bool:
    """The card does not help those who are pinned, stunned or immobilised."""
    held = is_barred(position, unit, "move") or is_rooted(position, unit) or is_stuck(position, unit)
    return held or position.pieces[unit].has(BOGGED)


@rule("card.5.b", "card.5.c", "card.5.k")
def go_further(game: CohGame, question: SecondHex, verb: UnitVerb[Any], action: Action) -> None:
    """Card 5 The second hex; a hidden unit that does not move hidden comes to light first."""
    for unit in () if verb.quiet else question.actor.units:
        if game.position.is_hidden(unit):
            uncover(game, game.position.pieces[unit].place, SIDE[unit])
    verb.resolve(game, question.actor, action)  # §card.5.h


def further(verb: UnitVerb[Any]) -> Verb[Any]:
    """A way to the second hex."""
    return Verb(
        verb.action,
        candidates=lambda position, question: verb.candidates(position, question.actor),
        verdict=lambda position, question, action: verb.verdict(position, question.actor, action),
        legal=lambda position, question: verb.legal(position, question.actor),
        resolve=lambda game, question, action: go_further(game, question, verb, action),
    )


class SecondHex(ReasonedDecision, frozen=True, kw_only=True):
    """Card 5 The second hex of the move."""

    rule: ClassVar[str] = "card.5"
    verbs = (*(further(verb) for verb in (MOVE, MARCH, MOVE_HIDDEN, MARCH_HIDDEN)), HALT)
    actor: Actor

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-second-hex", {"unit": UNITS[self.actor.unit]})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return tuple(UNITS[unit] for unit in self.actor.units)


@rule("card.5.i")
class SecondHexOffer(Procedure, frozen=True, kw_only=True):
    """Card 5 The units of the group that are on the boards and can move go on."""

    # RULING coh-188

    actor: Actor

    def run(self, game: CohGame) -> None:
        position = game.position
        able = tuple(
            unit for unit in self.actor.units if position.pieces[unit].place >= 0 and not is_held(position, unit)
        )
        if able:
            seats = (position.armies[self.actor.army].id,)
            game.then(SecondHex(seats=seats, actor=replace(self.actor, by="card", units=able)))
