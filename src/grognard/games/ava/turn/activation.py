"""8.0 Activation: a headquarters activates the units in its command range. 17.3, 17.5, 17.6 limit or widen it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.combat.combat import CombatSegment
from grognard.games.ava.data.ground import AXIS, GRID, PACK
from grognard.games.ava.interface.actions import Activate, Done, Relocate
from grognard.games.ava.movement.movement import (
    MoveUnits,
    hq_activates_no_hq,
    unit_is_of_another_nation,
    unit_is_the_enemys,
)
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import (
    CONSTANTS,
    HEXES,
    IS_HQ,
    IS_MECH,
    SIDE,
    TRACK,
    UNIT,
    UNITS,
    AvaGame,
    Position,
    names,
)
from grognard.games.ava.state.seats import commander
from grognard.games.ava.supply.communications import Search, has_line


@rule("2.2.za", "8.2.a", "8.2.b")
def command_range(position: Position, hq: int) -> frozenset[int]:
    """8.2 Every hex within four of the headquarters, counted over land; nothing else matters."""
    land = position.ground.land
    in_range = {position.places[hq]}
    edge = set(in_range)
    for _ in range(CONSTANTS.command_range):
        edge = {near for hex_ in edge for near in GRID.near[hex_]} - in_range  # §8.2.f, §8.2.g, §8.2.h, §8.2.i
        edge &= land  # §8.2.j, §8.2.k
        in_range |= edge
    return frozenset(in_range)


@rule("8.0.a")
def in_command(position: Position, hq: int) -> tuple[int, ...]:
    """8.1 The headquarters and all units of its nation in range, whatever their formation; no other headquarters."""
    reach, nation = command_range(position, hq), PACK.units[hq].nation  # §8.2.c
    units = (
        unit
        for hex_ in sorted(reach)  # §8.2.d
        for unit in position.stack(hex_)  # §8.1.a, §2.2.d, §2.2.e
        if not IS_HQ[unit] and PACK.units[unit].nation == nation  # §8.1.d, §13.0.d, §8.3.a, §8.3.b
    )
    return (hq, *units)


@rule("5.0.g", "7.2.a", "8.2.e")
class ActivateHq(Procedure, frozen=True, kw_only=True):
    """8.1 The headquarters of a chit and the units in its range: they move, then they attack, once."""

    chit: str
    hq: int
    seats: tuple[str, ...] = ()
    """20.2 The player who drew the chit; otherwise the commander of the headquarters."""

    def run(self, game: AvaGame) -> None:
        position, hq = game.position, self.hq
        if position.places[hq] < 0:  # §13.0.e, §20.2.zf
            game.log("hq-not-on-map", "13.0.e", chit=self.chit, hq=UNITS[hq])
            return
        if not self.allowed(game):
            return
        active = in_command(position, hq)  # §8.0.a
        game.log("hq-activated", "8.0.a", chit=self.chit, hq=UNITS[hq], units=names(active[1:]))
        operation = Operation(chit=self.chit, side=SIDE[hq], hq=hq, active=active)  # §8.1.b, §8.1.c
        game.then(LimitArmour(seats=self.seats or commander(position, hq), operation=operation))

    @rule("17.6.b", "17.6.c", "2.2.x")
    def allowed(self, game: AvaGame) -> bool:
        """17.6 The second activation of a panzer group needs a line along a railway that no other group has used."""
        position, name = game.position, UNITS[self.hq]
        again = name in position.groups
        if PACK.units[self.hq].echelon == "group":
            game.change(position.but(groups=(*position.groups, name)))
        if not (again and position.rules.group_limits):
            return True
        rails = free_railway(position, self.hq)
        if rails is None:
            game.log("group-without-railway", "17.6.b", hq=name, chit=self.chit)
            return False
        game.change(game.position.but(rails=(*game.position.rails, (name, rails))))
        return True


@rule("17.6.c")
def free_railway(position: Position, hq: int) -> tuple[tuple[int, int], ...] | None:
    """17.6 The railway links of a line to the headquarters that uses none of another group's; None if there is none."""
    used = {link for name, rails in position.rails if name != UNITS[hq] for link in rails}
    near = {
        h: tuple(n for n in lines if (min(h, n), max(h, n)) not in used)
        for h, lines in position.ground.line_ways(AXIS, "rail").items()
    }
    lines = Search(position, AXIS).along(near, CONSTANTS.loc_off_rail)
    at = position.places[hq]
    return lines.railway(at) if at in lines.length else None


@rule("17.5.b")
class LimitArmour(Procedure, frozen=True, kw_only=True):
    """17.5 A German headquarters activates at most ten mechanised units: its player says which."""

    seats: tuple[str, ...]
    operation: Operation

    def run(self, game: AvaGame) -> None:
        operation, seats = self.operation, self.seats
        position, hq = game.position, operation.hq
        mech = tuple(unit for unit in operation.active if IS_MECH[unit])
        limit = CONSTANTS.armour_limit
        if position.rules.armour_limit and PACK.units[hq].nation == "de" and len(mech) > limit:
            infantry = tuple(unit for unit in operation.active if not IS_MECH[unit])
            game.then(ChooseActive(seats=seats, operation=replace(operation, active=infantry), among=mech, count=limit))
            return
        game.then(Relocation(seats=seats, operation=operation))


def segments(seats: tuple[str, ...], operation: Operation) -> tuple[Procedure, ...]:
    """5.0 The movement segment, then the combat segment."""
    return MoveUnits(seats=seats, operation=operation), CombatSegment(seats=seats, operation=operation)  # §5.0.h


@rule.forbids("8.1.a")
def is_active_anyway(operation: Operation, unit: int) -> Violation:
    """8.1 Units in range are activated whether or not they are chosen; chosen ones once."""
    return evidence(UNITS[unit]) if unit in operation.active else None


@rule.forbids("8.2.d")
def is_out_of_range(among: tuple[int, ...], operation: Operation, unit: int) -> Violation:
    """8.2 A headquarters activates units in its command range."""
    return None if unit in among else evidence(UNITS[unit], UNITS[operation.hq])


def may_activate(position: Position, asked: ChooseActive, action: Activate) -> Verdict:
    unit = UNIT[action.unit]
    eligibility = (is_active_anyway, unit_is_the_enemys, hq_activates_no_hq, unit_is_of_another_nation)
    return judge(eligibility, asked.operation, unit) and judge((is_out_of_range,), asked.among, asked.operation, unit)


@rule("17.5.b")
def activate(game: AvaGame, asked: ChooseActive, action: Activate) -> None:
    """The unit is activated; asked again until the number is reached."""
    unit = UNIT[action.unit]
    operation = replace(asked.operation, active=(*asked.operation.active, unit))
    among = tuple(candidate for candidate in asked.among if candidate != unit)
    further = replace(asked, operation=operation, among=among, count=asked.count - 1)
    if further.count and among:
        game.then(further)
    else:
        further.finish(game)


def unit_choices(position: Position, asked: ChooseActive) -> list[Activate]:
    return [Activate(UNITS[unit]) for unit in asked.among]


ACTIVATE = Verb(
    Activate,
    candidates=unit_choices,
    exists=lambda position, asked, action: action.unit in UNIT,
    verdict=may_activate,
    resolve=activate,
)
ACTIVATE_NO_MORE = Verb(Done, resolve=lambda game, asked, action: asked.finish(game), ends=True)


class ChooseActive(Decision, frozen=True, kw_only=True):
    """17.5 Which mechanised units are activated, where not all can be."""

    rule: ClassVar[str] = "17.5.b"
    verbs = (ACTIVATE, ACTIVATE_NO_MORE)
    operation: Operation
    among: tuple[int, ...]
    count: int

    def finish(self, game: AvaGame) -> None:
        game.log("units-activated", self.rule, units=names(self.operation.active))
        game.then(Relocation(seats=self.seats, operation=self.chosen()))

    def chosen(self) -> Operation:
        """The activation when the choice is made; the others are left out."""
        return replace(self.operation, left_out=self.among)

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return names(self.operation.active)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-active", {"count": self.count})


@rule.forbids("17.3.b")
def hq_has_no_line(position: Position, hqs: tuple[int, ...], unit: int) -> Violation:
    """17.3 A headquarters that is taken off the map must be able to trace a line of communication."""
    return None if has_line(position, unit) else evidence(UNITS[unit], HEXES[position.places[unit]])


@rule.forbids("17.3.a")
def is_no_hq_in_range(position: Position, hqs: tuple[int, ...], unit: int) -> Violation:
    """17.3 Other headquarters in command range may leave the map."""
    return None if unit in hqs else evidence(UNITS[unit])


@rule("17.3.a")
class Relocation(Procedure, frozen=True, kw_only=True):
    """17.3 Before the units move, other headquarters in range may leave the map; then the two segments follow."""

    seats: tuple[str, ...]
    operation: Operation

    def run(self, game: AvaGame) -> None:
        position, hq = game.position, self.operation.hq
        game.then(*segments(self.seats, self.operation))
        last = position.turn >= position.rules.data.length(position.rules.length).turns
        if not position.rules.relocation or hq < 0 or last:
            return
        reach = command_range(position, hq)
        hqs = [u for u in position.on_map(SIDE[hq]) if IS_HQ[u] and u != hq and position.places[u] in reach]
        if any(has_line(position, another) for another in hqs):
            game.then(RelocateHqs(seats=self.seats, hq=hq, others=tuple(hqs)))


@rule("17.3.c")
def relocate(game: AvaGame, asked: RelocateHqs, action: Relocate) -> None:
    """17.3 The headquarters goes to the box of the next turn."""
    unit, position = UNIT[action.unit], game.position
    game.log("hq-relocated", "17.3.c", unit=action.unit, hex=HEXES[position.places[unit]], turn=position.turn + 1)
    game.change(position.with_place(unit, TRACK - position.turn - 1))
    left = tuple(hq for hq in asked.others if hq != unit)
    if left:
        game.then(replace(asked, others=left))


RELOCATE = Verb(
    Relocate,
    candidates=lambda position, asked: [Relocate(UNITS[hq]) for hq in asked.others],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, asked.others, UNIT[action.unit]),
    forbids=(is_no_hq_in_range, hq_has_no_line),
    resolve=relocate,
)
RELOCATE_NO_MORE = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class RelocateHqs(Decision, frozen=True, kw_only=True):
    """17.3 Which headquarters leave the map."""

    rule: ClassVar[str] = "17.3.a"
    verbs = (RELOCATE, RELOCATE_NO_MORE)
    hq: int
    others: tuple[int, ...]
