"""12.3 Off-board artillery: called before a round, it falls before the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.combat.barrage import Shells
from grognard.games.coh.combat.mortars import with_smoke
from grognard.games.coh.data.units import AIRCRAFT, PACK, WEAPON, WEAPONS
from grognard.games.coh.interface.actions import Call, Done
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.line_of_sight import open_hexes
from grognard.games.coh.sight.spotting import watches
from grognard.games.coh.state.asking import ReasonedDecision, nothing
from grognard.games.coh.state.markers import Barrage, Weapon
from grognard.games.coh.state.position import CohGame, Position


# -- the call --------------------------------------------------------------------------------------------------------
@rule("2.0.f", "12.3.b", "12.3.c")
class CallArtillery(Procedure, frozen=True, kw_only=True):
    """2.0 Step 5: each army with a battery may name a target."""

    def run(self, game: CohGame) -> None:
        position = game.position
        last = position.round >= position.scenario.rounds
        for number, army in enumerate(position.armies):
            if not last and any(WEAPONS[weapon.card] in PACK.batteries for weapon in army.weapons):
                game.then(NameTarget(seats=(army.id,), army=number))


@rule("12.3.j", "12.3.n", "12.3.o")
def is_observed(position: Position, army: int, hex_: int) -> bool:
    """12.3 A unit of the army on the boards, hidden or not, sees the hex."""
    # RULING coh-104
    eyes = (unit for unit in position.troops(army) if not AIRCRAFT[unit])  # §12.3.q, §errata.firefights.a
    return any(watches(position, unit, hex_) for unit in eyes)


def observed_hexes(position: Position, army: int) -> set[int]:
    """12.3 All hexes that `is_observed` is true of."""
    seen: set[int] = set()
    for unit in position.troops(army):
        if not AIRCRAFT[unit]:
            hexes = open_hexes(position.field, position.pieces[unit].place) - seen
            seen |= {hex_ for hex_ in hexes if watches(position, unit, hex_)}
    return seen


def registered(position: Position, army: int, card: str) -> tuple[str, ...]:
    """12.3 The hexes that the firefight names for a battery."""
    # RULING coh-103
    issued = (row for row in position.scenario.weapons if (row.card, row.army) == (card, position.armies[army].id))
    return next((row.registered for row in issued), ())


@rule("12.3.j", "12.3.k")
@rule.forbids("12.3.l")
def target_is_unobserved(position: Position, army: int, action: Call) -> Violation:
    """The target is seen by a unit of the army, or named by the firefight."""
    if action.hex in registered(position, army, action.card):
        return None
    if is_observed(position, army, position.field.index[action.hex]):
        return None
    return evidence(action.card, action.hex)


@rule.forbids("12.3.b")
def has_no_such_battery(position: Position, ready: tuple[str, ...], action: Call) -> Violation:
    """The firefight says which batteries may be called; each fires once at a time."""
    return None if action.card in ready else evidence(action.card)


def calls(position: Position, question: NameTarget) -> Iterator[Call]:
    """12.3 Every battery on every hex, with explosive shells or with smoke."""
    for card in question.batteries(position):
        for name in position.field.names:
            yield Call(WEAPONS[card], name)
            if PACK.batteries[WEAPONS[card]].smoke:
                yield Call(WEAPONS[card], name, True)


def call_verdict(position: Position, question: NameTarget, action: Call) -> Verdict:
    ready = tuple(WEAPONS[card] for card in question.batteries(position))
    verdict = judge((has_no_such_battery,), position, ready, action)
    return judge((target_is_unobserved,), position, question.army, action) if verdict is True else verdict


def legal_calls(position: Position, question: NameTarget) -> Iterator[Call]:
    """The same as judging each, with the eyes of every unit opened once."""
    seen = observed_hexes(position, question.army)
    for card in question.batteries(position):
        name = WEAPONS[card]
        named = registered(position, question.army, name)
        for hex_, printed in enumerate(position.field.names):
            if hex_ in seen or printed in named:
                yield Call(name, printed)
                if PACK.batteries[name].smoke:
                    yield Call(name, printed, True)


@rule("12.3.c", "card.oba.b")
def call(game: CohGame, question: NameTarget, action: Call) -> None:
    """12.3 The target is written down, with the kind of shells; the enemy learns of the call alone."""
    position, card = game.position, WEAPON[action.card]
    army = position.armies[question.army]
    hex_ = position.field.index[action.hex]
    barrage = Barrage(card, hex_, action.smoke, position.round + 1)
    weapons = tuple(Weapon(w.card, w.uses - 1) if w.card == card else w for w in army.weapons)
    left = tuple(weapon for weapon in weapons if weapon.uses)
    game.change(position.with_army(question.army, weapons=left, barrages=(*army.barrages, barrage)))
    game.log("artillery-called", "12.3", army=army.id, card=action.card)
    game.log("artillery-target", "12.3", card=action.card, hex=action.hex, to=question.seats)
    further = NameTarget(seats=question.seats, army=question.army, called=(*question.called, card))
    if any(further.batteries(game.position)):
        game.then(further)


CALL = Verb(Call, candidates=calls, verdict=call_verdict, legal=legal_calls, resolve=call)
DONE = Verb(Done, resolve=nothing, ends=True, automatic=True)


class NameTarget(ReasonedDecision, frozen=True, kw_only=True):
    """12.3 Where is the artillery to fire before the next round?"""

    rule: ClassVar[str] = "12.3"
    verbs = (CALL, DONE)
    army: int
    called: tuple[int, ...] = ()

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-name-target", {"army": game.position.armies[self.army].id})

    def batteries(self, position: Position) -> Iterator[int]:
        for weapon in position.armies[self.army].weapons:
            if WEAPONS[weapon.card] in PACK.batteries and weapon.card not in self.called:
                yield weapon.card


# -- the fire --------------------------------------------------------------------------------------------------------
@rule("2.0.g", "12.3.d", "12.3.m")
class ArtilleryFalls(Procedure, frozen=True):
    """2.0 Step 6: what was called before the last round falls, hex by hex."""

    # RULING coh-006, coh-097, coh-109

    def run(self, game: CohGame) -> None:
        steps: list[Procedure] = []
        for number, army in enumerate(game.position.armies):
            for row in army.barrages:
                if row.round > game.position.round:  # §1.0.r
                    continue
                name = WEAPONS[row.card]
                area = tuple(sorted(game.position.field.grid.within(row.hex, PACK.batteries[name].radius)))  # §12.3.f
                place = game.position.field.names[row.hex]
                game.reveal()
                game.log("artillery-fell", "12.3", army=army.id, card=name, hex=place)
                if row.smoke:
                    game.change(with_smoke(game.position, area))  # §13.1.b, §13.1.g
                    continue
                steps.append(Shells(army=number, card=row.card, area=area))  # §12.3.e
            later = tuple(row for row in army.barrages if row.round > game.position.round)
            game.change(game.position.with_army(number, barrages=later))
        game.then(*steps)
