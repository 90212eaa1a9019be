"""9.3 Air support: which air units fly, which units they may support in attack and defence, where they stay
afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.combat.strength import Battle, defending, gave_strength, survivors
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, NATION, PACK, UNITS
from grognard.games.s42.interface.actions import CallAir, Escort
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import AIR_BOX, ASIDE, COMING, GONE, Wing
from grognard.games.s42.state.position import Position, S42Game, hex_names
from grognard.games.s42.supply.rail_net import net
from grognard.games.s42.turn.weather import german_air_units, romanians_fly

TABLES = PACK.tables
WINGS = tuple(row.id for row in PACK.air)
WING = {name: k for k, name in enumerate(WINGS)}
GERMAN_WING = tuple(row.nation == "german" for row in PACK.air)
"""9.3.6 German, not Romanian."""
ARRIVES = {WING[row.id]: row.turn for row in PACK.setup.air_arrivals}


# -- 9.3.1 which of them fly -----------------------------------------------------------------------------------------


@rule("9.3.8.d", "9.3.9.a", "33.2.1.a")
def has_left(position: Position, wing: int) -> bool:
    """9.3.8, 9.3.9 The Romanians leave when the winter offensive begins; one German air unit leaves on turn 27, if
    there are two."""
    if not GERMAN_WING[wing]:
        return position.winter_offensive > 0
    another = any(GERMAN_WING[k] and position.wings[k].place not in (GONE, COMING) for k in range(wing))
    return position.turn >= TABLES.air_leaves and another


@rule("9.3.1.c", "3.0.h")
def gathered(position: Position) -> Position:
    """9.3.1 In the Axis initial phase: air units that the weather lets fly are ready in their box, the others are set
    aside; some are yet to arrive, some are gone for good."""
    flying, wings = german_air_units(position), []
    for k, wing in enumerate(position.wings):
        comes = wing.place == COMING and position.turn >= ARRIVES.get(k, position.turn)
        if wing.place == GONE or has_left(position, k):
            wings.append(Wing(GONE))
        elif wing.place == COMING and not comes:
            wings.append(wing)
        elif GERMAN_WING[k]:
            wings.append(Wing(AIR_BOX if flying > 0 else ASIDE))  # §9.3.1.b, §9.3.1.d
            flying -= 1
        else:
            wings.append(Wing(AIR_BOX if romanians_fly(position) else ASIDE))
    return position.but(wings=tuple(wings))


# -- what they may support -------------------------------------------------------------------------------------------


class Sortie(Struct, frozen=True):
    """An air unit called to a combat: to an Axis attack, or to its defence; to a determined defence under a lead
    unit."""

    position: Position
    side: int
    """The side that calls it."""
    battle: Battle
    wing: int
    lead: int = -1

    @property
    def attacks(self) -> bool:
        return self.side == self.battle.side

    @property
    def marker(self) -> Wing:
        return self.position.wings[self.wing]

    @property
    def name(self) -> str:
        return WINGS[self.wing]


@rule.forbids("9.3.1.a")
def soviets_have_no_air_units(sortie: Sortie) -> Violation:
    """9.3.1 Only the Axis has air units."""
    return evidence(sortie.name) if sortie.side != AXIS else None


@rule.forbids("9.3.3.c", "9.3.4.b", "9.3.4.c")
def one_air_unit_is_enough(sortie: Sortie) -> Violation:
    """9.3.3, 9.3.4 One air unit per combat, for a shift or for a determined defence."""
    come = max(sortie.battle.air, sortie.battle.cover)
    clause = "9.3.4.c" if sortie.lead >= 0 else "9.3.3.c" if sortie.attacks else "9.3.4.b"
    return evidence(WINGS[come], HEXES[sortie.battle.target], by=clause) if come >= 0 else None


@rule.forbids("9.3.1.d")
def air_unit_does_not_fly(sortie: Sortie) -> Violation:
    """9.3.1 Air units grounded by the weather, not yet arrived or gone may not fly."""
    return evidence(sortie.name) if sortie.marker.place < AIR_BOX else None


@rule.forbids("9.3.6.e", "11.3.c")
def air_unit_is_used(sortie: Sortie) -> Violation:
    """9.3.6 A used air unit may not fly again this turn, nor help a determined defence (11.3)."""
    clause = "11.3.c" if sortie.lead >= 0 else "9.3.6.e"
    return evidence(sortie.name, by=clause) if sortie.marker.used else None


@rule.forbids("9.3.7.a")
def air_unit_stays_with_its_units(sortie: Sortie) -> Violation:
    """9.3.7 An air unit that has supported an attack stays with the units it supported, and may not attack
    elsewhere."""
    bound = sortie.attacks and sortie.battle.kind == "attack" and sortie.marker.place >= 0
    return evidence(sortie.name, HEXES[sortie.marker.place]) if bound else None


@rule.forbids("9.3.7.f")
def air_unit_is_elsewhere(sortie: Sortie) -> Violation:
    """9.3.7 On the map it defends only within one hex of where it is."""
    place, target = sortie.marker.place, sortie.battle.target
    far = not sortie.attacks and place >= 0 and GRID.distance(place, target) > TABLES.air_shadow
    return evidence(sortie.name, HEXES[place]) if far else None


@rule("9.3.5.a", "9.3.5.b")
def bases(position: Position) -> list[int]:
    """9.3.5 Cities, towns and landmarks on the rail net of the Axis."""
    place = position.country.place
    return [hex_ for hex_ in net(position, AXIS) if place[hex_] and TABLES.places[place[hex_]].base]


@rule("9.3.5.b")
@rule.forbids("9.3.5.a")
def air_bases_are_too_far(sortie: Sortie) -> Violation:
    """9.3.5 From its box an air unit flies no farther than fifteen hexes from such a place."""
    if sortie.marker.place >= 0:
        return None
    reach, target = PACK.air[sortie.wing].range, sortie.battle.target
    near = any(GRID.distance(hex_, target) <= reach for hex_ in bases(sortie.position))
    return None if near else evidence(sortie.name, HEXES[target], range=reach)


@rule("9.3.8.b")
def is_romanian(position: Position, units: tuple[int, ...]) -> bool:
    """9.3.8 Whether most of these units are Romanian, by their printed defence strengths."""
    all_ = sum(position.defence(unit) for unit in units)
    return 2 * sum(position.defence(unit) for unit in units if NATION[unit] == "romanian") > all_


@rule("9.3.8.b")
@rule.forbids("9.3.8.a")
def romanians_fly_for_romanians(sortie: Sortie) -> Violation:
    """9.3.8 The Romanian air unit gives a shift only where most Axis units in the combat are Romanian."""
    if GERMAN_WING[sortie.wing] or sortie.lead >= 0:
        return None
    battle = sortie.battle
    units = battle.units if sortie.attacks else gave_strength(defending(sortie.position, battle))
    return None if is_romanian(sortie.position, units) else evidence(sortie.name, HEXES[battle.target])


@rule.forbids("9.3.8.c")
def romanians_help_romanians_to_stand(sortie: Sortie) -> Violation:
    """9.3.8 And it helps a determined defence only under a Romanian lead unit."""
    foreign = not GERMAN_WING[sortie.wing] and sortie.lead >= 0 and NATION[sortie.lead] != "romanian"
    return evidence(sortie.name, UNITS[sortie.lead]) if foreign else None


FLYING = (
    soviets_have_no_air_units,
    one_air_unit_is_enough,
    air_unit_does_not_fly,
    air_unit_is_used,
    air_unit_stays_with_its_units,
    air_unit_is_elsewhere,
    air_bases_are_too_far,
    romanians_fly_for_romanians,
    romanians_help_romanians_to_stand,
)


def may_fly(position: Position, side: int, battle: Battle, wing: int) -> Verdict:
    """9.3.3, 9.3.4 Whether an air unit may give its shift in this combat, to the attack or the defence of this side."""
    return judge(FLYING, Sortie(position, side, battle, wing))


@rule("9.3.2.b", "9.3.4.c", "11.3.a")
def may_help_to_stand(position: Position, battle: Battle, wing: int, lead: int) -> Verdict:
    """9.3.4 Whether an air unit may help a determined defence instead."""
    return judge(FLYING, Sortie(position, 1 - battle.side, battle, wing, lead))


def calls(position: Position) -> list[CallAir]:
    """Every air unit that is not gone for good."""
    return [CallAir(WINGS[k]) for k, wing in enumerate(position.wings) if wing.place not in (GONE, COMING)]


# -- what becomes of them --------------------------------------------------------------------------------------------


def with_wing(position: Position, wing: int, marker: Wing) -> Position:
    wings = list(position.wings)
    wings[wing] = marker
    return position.but(wings=tuple(wings))


@rule("9.3.6.b", "9.3.6.d", "9.3.7.g")
def defended(position: Position, wing: int) -> Position:
    """9.3.6, 9.3.7 An air unit that has helped the defence, by a column shift or on the die, is used and in its box."""
    return with_wing(position, wing, Wing(AIR_BOX, True))


@rule("9.3.3.b", "9.3.6.a", "9.3.6.c")
def attacked(position: Position, wing: int, target: int) -> Position:
    """9.3.3, 9.3.6 A German air unit is placed on the hex it attacks, and is not used; the Romanian one is."""
    return with_wing(position, wing, Wing(target) if GERMAN_WING[wing] else Wing(AIR_BOX, True))


@rule("9.3.7.h", "9.3.7.i")
def recalled(position: Position) -> Position:
    """9.3.7 Air units return to their box when the stack they were with has retreated or is gone."""
    for k, wing in enumerate(position.wings):
        if wing.place >= 0 and not position.of_side(wing.place, AXIS):
            position = with_wing(position, k, Wing(AIR_BOX))
    return position


def air_bases(position: Position, battle: Battle) -> Iterator[int]:
    """9.3.7 The hexes of the units that took part in the attack, as they are now."""
    places = {position.pieces[unit].place for unit in survivors(position, battle).units}
    yield from sorted(place for place in places if place >= 0)


@rule("9.3.7.a", "9.3.7.d")
class BaseAirUnit(Procedure, frozen=True, kw_only=True):
    """9.3.7 When attack and advance are over a German air unit stays with one of the stacks that took part; if no unit
    is left on the map it returns to base."""

    battle: Battle

    def run(self, game: S42Game) -> None:
        wing = self.battle.air
        if wing < 0 or game.position.wings[wing].place < 0:
            return
        places = list(air_bases(game.position, self.battle))
        if len(places) > 1:
            game.then(ChooseAirBase(seats=(SIDES[AXIS],), battle=self.battle))  # §9.3.7.b
        else:
            game.change(with_wing(game.position, wing, Wing(places[0] if places else AIR_BOX)))


@rule.forbids("9.3.7.e")
def no_supported_unit_is_there(position: Position, battle: Battle, hex_: int) -> Violation:
    """9.3.7 An air unit stays with units that it has supported."""
    return None if hex_ in air_bases(position, battle) else evidence(WINGS[battle.air], HEXES[hex_])


def _escort(game: S42Game, choice: ChooseAirBase, action: Escort) -> None:
    marker = replace(game.position.wings[choice.battle.air], place=HEX[action.hex])
    game.change(with_wing(game.position, choice.battle.air, marker))


ESCORT = Verb(
    Escort,
    candidates=lambda position, choice: (Escort(name) for name in hex_names(air_bases(position, choice.battle))),
    exists=lambda position, choice, action: action.hex in HEX,
    args=lambda position, choice, action: (position, choice.battle, HEX[action.hex]),
    forbids=(no_supported_unit_is_there,),
    resolve=_escort,
)


class ChooseAirBase(Decision, frozen=True, kw_only=True):
    """9.3.7 The owner chooses which stack the air unit stays with."""

    rule: ClassVar[str] = "9.3.7.e"
    verbs = (ESCORT,)
    battle: Battle

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return hex_names(air_bases(game.position, self.battle))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-air-base", {"wing": WINGS[self.battle.air]})
