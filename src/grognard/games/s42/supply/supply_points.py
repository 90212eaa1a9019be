"""18.6 Supply points: mobile ammunition. Their faces, the limit of mobile ones, and how they are spent on support
units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SIDE, SUPPORT, UNIT, UNITS
from grognard.games.s42.interface.actions import EndRearming, Rearm, TurnSupply
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import FACES, IMMOBILE, MOVING, SupplyPoint
from grognard.games.s42.state.position import (
    MOVED,
    TRAIN,
    USED,
    Position,
    S42Game,
    place_name,
)

MOBILE = (PACK.markers["mobile-supply"].axis, PACK.markers["mobile-supply"].soviet)
"""18.6.8 Mobile supply points that each side may have on the map."""
PREFIX = "supply-"


def supply_name(number: int) -> str:
    return f"{PREFIX}{number}"


def is_supply(name: str) -> bool:
    """Whether a name is that of a supply point, in play or not."""
    return name.startswith(PREFIX) and name.removeprefix(PREFIX).isdigit()


def supply_of(position: Position, name: str) -> SupplyPoint | None:
    """The supply point of this name that is in play."""
    if not is_supply(name):
        return None
    number = int(name.removeprefix(PREFIX))
    return next((supply for supply in position.supplies if supply.n == number), None)


def supplies_at(position: Position, place: int, side: int) -> list[SupplyPoint]:
    return [supply for supply in position.supplies if supply.place == place and supply.side == side]


# -- changes ---------------------------------------------------------------------------------------------------------


def with_supply(position: Position, supply: SupplyPoint) -> Position:
    """The position with a supply point changed, or a new one."""
    by_number = {point.n: point for point in position.supplies} | {supply.n: supply}
    return position.but(supplies=tuple(by_number[number] for number in sorted(by_number)))


def without_supply(position: Position, supply: SupplyPoint) -> Position:
    return position.but(supplies=tuple(point for point in position.supplies if point.n != supply.n))


def new_supply(position: Position, side: int, place: int, face: int = MOVING) -> SupplyPoint:
    """A supply point with the lowest free number."""
    taken = {supply.n for supply in position.supplies}
    number = next(n for n in range(1, len(taken) + 2) if n not in taken)
    return SupplyPoint(number, side, place, face)


@rule("18.6.4.f", "18.6.5.c")
def spend(game: S42Game, supply: SupplyPoint) -> None:
    """18.6 A supply point that was used leaves the map."""
    game.change(without_supply(game.position, supply))


# -- 18.6.2, 18.6.8 faces --------------------------------------------------------------------------------------------


@rule("18.6.2.c", "18.6.8.d", "18.6.8.e")
def is_ready(supply: SupplyPoint) -> bool:
    """18.6.2 Whether its ammunition can be fired; an immobile one is always ready."""
    return PACK.supply_faces[FACES[supply.face]].ready


@rule("18.6.8.a", "18.6.8.b", "18.6.8.c")
def mobile_on_map(position: Position, side: int) -> int:
    """18.6.8 How many mobile supply points a side has on the map, not counting entry areas."""
    return sum(1 for s in position.supplies if s.side == side and s.place >= 0 and s.face != IMMOBILE)


class Turning(Struct, frozen=True):
    """A supply point that would show another face."""

    position: Position
    side: int
    supply: SupplyPoint
    face: int

    @property
    def name(self) -> str:
        return supply_name(self.supply.n)


@rule.forbids("18.6.2.b")
def supply_is_the_enemys(turning: Turning) -> Violation:
    """18.6.2 Only the owner turns it."""
    return evidence(turning.name) if turning.supply.side != turning.side else None


@rule.forbids("18.6.2.b", "18.6.8.g")
def supply_has_moved(turning: Turning) -> Violation:
    """18.6.2, 18.6.8 It is turned before it has moved, not afterwards."""
    clause = "18.6.8.g" if IMMOBILE in (turning.supply.face, turning.face) else "18.6.2.b"
    return evidence(turning.name, by=clause) if turning.supply.marks & MOVED else None


@rule.forbids("18.6.2.a")
def supply_shows_that_face(turning: Turning) -> Violation:
    """18.6.2 Turning it to the face it shows would change nothing."""
    return evidence(turning.name) if turning.supply.face == turning.face else None


@rule("18.6.8.c")
@rule.forbids("18.6.8.a", "18.6.8.b")
def mobile_supplies_are_enough(turning: Turning) -> Violation:
    """18.6.8 Five mobile supply points of the Axis on the map, four of the Soviets; the others are immobile."""
    becomes = turning.supply.place >= 0 and turning.supply.face == IMMOBILE and turning.face != IMMOBILE
    full = becomes and mobile_on_map(turning.position, turning.side) >= MOBILE[turning.side]
    return (
        evidence(turning.name, count=MOBILE[turning.side], by=("18.6.8.a", "18.6.8.b")[turning.side]) if full else None
    )


TURNING = (supply_is_the_enemys, supply_has_moved, supply_shows_that_face, mobile_supplies_are_enough)


def _turning(position: Position, side: int, action: TurnSupply) -> Turning:
    supply = supply_of(position, action.supply)
    assert supply is not None
    return Turning(position, side, supply, FACES.index(action.face))


def _turns(position: Position, side: int) -> Iterator[TurnSupply]:
    for supply in position.supplies:
        if supply.side == side:
            yield from (TurnSupply(supply_name(supply.n), face) for face in FACES)


@rule("18.6.2.b", "18.6.8.f", "18.6.8.g")
def _turn(game: S42Game, side: int, action: TurnSupply) -> None:
    """18.6.2, 18.6.8 It shows the other face. Two immobile ones in a hex may share a counter, which changes nothing."""
    turning = _turning(game.position, side, action)
    game.change(with_supply(game.position, replace(turning.supply, face=turning.face)))
    game.log("supply-turned", "18.6.2.b", supply=action.supply, face=action.face)


TURN_SUPPLY = Verb(
    TurnSupply,
    candidates=_turns,
    exists=lambda position, side, action: supply_of(position, action.supply) is not None and action.face in FACES,
    args=lambda position, side, action: (_turning(position, side, action),),
    forbids=TURNING,
    resolve=_turn,
)
"""18.6.2, 18.6.8 In the movement phase."""


# -- 18.6.4 spent on support units -----------------------------------------------------------------------------------


class Rearming(Struct, frozen=True):
    """A support unit that would be made ready, with a resource point."""

    position: Position
    side: int
    unit: int

    @property
    def by_supply(self) -> bool:
        """18.6.4 Whether a supply point is spent on it."""
        return False


class Refill(Rearming, frozen=True):
    """The same, with a supply point."""

    supply: SupplyPoint

    @property
    def by_supply(self) -> bool:
        return True


@rule("18.6.4.b")
@rule.forbids("18.6.4.a", "18.1.d")
def only_support_units_are_rearmed(rearming: Rearming) -> Violation:
    """18.6.4, 18.1 Friendly artillery divisions and headquarters."""
    fits = SUPPORT[rearming.unit] and SIDE[rearming.unit] == rearming.side
    return None if fits else evidence(UNITS[rearming.unit], by="18.6.4.a" if rearming.by_supply else "18.1.d")


@rule.forbids("18.2.1.f", "18.2.1.g")
def guns_are_ready(rearming: Rearming) -> Violation:
    """18.2.1 Only a unit that has been used is turned."""
    clause = "18.2.1.f" if rearming.by_supply else "18.2.1.g"
    return None if rearming.position.pieces[rearming.unit].has(USED) else evidence(UNITS[rearming.unit], by=clause)


@rule.forbids("18.6.4.g", "13.2.1.l")
def guns_are_in_disorder(rearming: Rearming) -> Violation:
    """18.6.4, 13.2.1 Disrupted units and units in full retreat are not turned over, by a supply point or otherwise."""
    clause = "18.6.4.g" if rearming.by_supply else "13.2.1.l"
    return None if rearming.position.good(rearming.unit) else evidence(UNITS[rearming.unit], by=clause)


REARMING = (only_support_units_are_rearmed, guns_are_ready, guns_are_in_disorder)


@rule.forbids("18.6.4.d")
def supply_is_not_with_the_guns(refill: Refill) -> Violation:
    """18.6.4 The supply point must be stacked with the unit."""
    supply, place = refill.supply, refill.position.pieces[refill.unit].place
    together = supply.side == refill.side and supply.place == place
    return None if together else evidence(supply_name(supply.n), UNITS[refill.unit])


@rule.forbids("18.6.7.d")
def shells_are_on_a_train(refill: Refill) -> Violation:
    """18.6.7 A supply point on a train may not make a unit ready."""
    return evidence(supply_name(refill.supply.n)) if refill.supply.marks & TRAIN else None


REFILLING = (*REARMING, supply_is_not_with_the_guns, shells_are_on_a_train)


@rule("18.6.4.d", "18.6.4.e", "18.6.4.g")
def may_refill(position: Position, side: int, action: Rearm) -> Verdict:
    """18.6.4 Whether a supply point, on any face, may make a support unit ready."""
    supply = supply_of(position, action.supply)
    assert supply is not None
    return judge(REFILLING, Refill(position, side, UNIT[action.unit], supply))


def refills(position: Position, side: int) -> Iterator[Rearm]:
    """Support units that stand with supply points."""
    for supply in position.supplies:
        if supply.side == side:
            units = [unit for unit in (position.stack(supply.place) or position.at(supply.place)) if SUPPORT[unit]]
            yield from (Rearm(UNITS[unit], supply_name(supply.n)) for unit in units)


@rule("18.6.4.a", "3.0.l", "3.0.zh")
def refill(game: S42Game, action: Rearm) -> None:
    """18.6.4 The unit is ready, the supply point is removed."""
    unit, supply = UNIT[action.unit], supply_of(game.position, action.supply)
    assert supply is not None
    spend(game, supply)  # §18.6.4.f
    game.change(game.position.unmark((unit,), USED))  # §18.6.1.a, §18.2.1.f
    place = place_name(game.position.pieces[unit].place)
    game.log("guns-resupplied", "18.6.4.a", unit=action.unit, hex=place, supply=action.supply)


@rule("3.0.zh", "18.6.4.b", "18.6.4.c")
class SpendSupplies(Procedure, frozen=True, kw_only=True):
    """3.0, 18.6.4 The last step of the supply phase; units are made ready this way only here and in the initial
    phase."""

    side: int

    def run(self, game: S42Game) -> None:
        if any(may_refill(game.position, self.side, action) for action in refills(game.position, self.side)):
            game.then(SpendSupply(seats=(SIDES[self.side],), side=self.side))


def _spend(game: S42Game, choice: SpendSupply, action: Rearm) -> None:
    refill(game, action)
    game.then(SpendSupplies(side=choice.side))


SPEND_SUPPLY = Verb(
    Rearm,
    candidates=lambda position, choice: refills(position, choice.side),
    exists=lambda position, choice, action: action.unit in UNIT and supply_of(position, action.supply) is not None,
    verdict=lambda position, choice, action: may_refill(position, choice.side, action),
    resolve=_spend,
)
END_REARMING = Verb(EndRearming, resolve=lambda game, choice, action: None, ends=True)


class SpendSupply(Decision, frozen=True, kw_only=True):
    """18.6.4 One supply point after another."""

    rule: ClassVar[str] = "18.6.4.b"
    verbs = (SPEND_SUPPLY, END_REARMING)
    side: int

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-spend-supply", {"side": SIDES[self.side]})
