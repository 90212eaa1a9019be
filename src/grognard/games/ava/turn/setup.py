"""4.0 Set-up: the Soviets first, formation by formation, each in its zone; headquarters where they are printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Decision, Game, Procedure
from grognard.core.system import Scenario, Value
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence, judge
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET, Ground
from grognard.games.ava.data.schema import Formation
from grognard.games.ava.interface.actions import Arrange, ArrangeAll, Deploy
from grognard.games.ava.options.bidding import Bidding
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.control import held_at_start
from grognard.games.ava.state.position import (
    AVAILABLE,
    CONSTANTS,
    HEXES,
    SIDES,
    TRACK,
    UNIT,
    UNITS,
    UNUSED,
    AvaGame,
    Position,
    Rules,
    names,
)
from grognard.games.ava.state.seats import owners
from grognard.games.ava.turn.sequence import Turn
from grognard.games.ava.turn.surprise import SurpriseAttack


@rule("4.0.a", "18.0.a", "18.0.b")
def rules_of(scenario: str, options: Mapping[str, Value]) -> Rules:
    """What was agreed, from the options of the table."""
    data = PACK.scenarios[scenario]
    return Rules(
        scenario=scenario,
        axis=tuple(seat.id for seat in data.seats if seat.side == "axis"),  # §4.0.a, §18.0.a, §18.0.b
        soviet=tuple(seat.id for seat in data.seats if seat.side == "soviet"),  # §19.2.a
        length=str(options.get("length", "full")),
        bid=bool(options.get("bid", False)),
        reserves=bool(options.get("reserves", False)),
        relocation=bool(options.get("hq-relocation", False)),
        soviet_limits=bool(options.get("soviet-supply-limits", False)),
        armour_limit=bool(options.get("armour-limit", False)),
        group_limits=bool(options.get("panzer-group-limits", False)),
    )


@rule("2.1.e")
def first_place(unit: int, scenario: str) -> int:
    """4.0 Where a unit is before set-up: out of play, in a box, or a headquarters in its printed hex."""
    data, card = PACK.scenarios[scenario], PACK.units[unit]
    if card.map not in data.sheets or (card.only and card.only != scenario):  # §2.2.h, §2.2.i, §2.2.z, §19.1.b
        return UNUSED
    if not card.formation:  # §2.2.g, §4.0.p, §4.0.s
        return AVAILABLE
    formation = PACK.formations[card.formation]  # §2.2.c, §2.2.f, §2.2.y
    if formation.kind == "track":  # §4.0.o, §18.1.n
        return TRACK - formation.turn
    return HEX[formation.hq_hex] if formation.hq == card.id and formation.hq_hex else UNUSED  # §4.0.d, §4.0.r


@rule("4.0.y", "4.0.z")
def bare(rules: Rules) -> Position:
    """4.0 The table with markers, headquarters and boxes, before the formations are set up."""
    data = rules.data
    position = Position(
        rules=rules,
        places=tuple(first_place(unit, rules.scenario) for unit in range(len(UNITS))),
        steps=tuple(unit.steps for unit in PACK.units),  # §2.2.q, §4.0.t
        forts=tuple(sorted((HEX[start.id], start.level) for start in data.start_fortress)),
        markers=tuple(sorted(data.fortress.markers.items())) if data.fortress else (),
        stand_fast=tuple(sorted(HEX[name] for name in data.stand_fast)),
        threshold=data.length(rules.length).threshold,
    )
    return replace(position, held=held_at_start(position))


def begin(scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> AvaGame:
    rules = rules_of(scenario.id, options)
    game: AvaGame = Game(bare(rules), (), dice, log)
    first = [Bidding()] if rules.bid else []
    game.then(*first, SetUp(side=SOVIET), SetUp(side=AXIS), *opening(rules))
    game.settle()
    return game


def opening(rules: Rules) -> tuple[Procedure, ...]:
    """15.1, 20.2 The surprise attack comes before the first turn; with teams, after its chits were dealt."""
    return (Turn(),) if rules.team else (SurpriseAttack(), Turn())


@cache
def formations(scenario: str, side: int) -> tuple[Formation, ...]:
    """The formations of a side that are set up on the map: those with least choice of hexes first."""
    sheets = PACK.scenarios[scenario].sheets
    kinds = ("hex", "area", "range")
    in_play = [f for f in PACK.formations.values() if f.side == SIDES[side] and f.map in sheets and f.kind in kinds]
    return tuple(sorted((f for f in in_play if f.units), key=lambda f: kinds.index(f.kind)))


@rule("4.0.i", "4.0.m")
def zone(formation: Formation, ground: Ground) -> tuple[int, ...]:
    """4.0 The hexes of a formation: a block, a single hex, or all land within a range on its own side and map."""
    if formation.id not in ground.zones:
        ground.zones[formation.id] = _zone(formation, ground)
    return ground.zones[formation.id]


def _zone(formation: Formation, ground: Ground) -> tuple[int, ...]:
    if formation.kind != "range":
        return tuple(HEX[name] for name in formation.hexes)
    half = "a" if formation.side == "axis" else "s"
    near = GRID.within(HEX[formation.centre], formation.range)  # §4.0.k, §4.0.l
    return tuple(
        sorted(
            hex_
            for hex_ in near
            if hex_ in ground.land
            and HEXES[hex_][0] == formation.map
            and ground.halves[hex_] == half
            and not (ground.is_mountain(hex_) and hex_ not in ground.road_near)
        )
    )


class Order(Struct, frozen=True):
    """A unit that is to be set up in a hex."""

    position: Position
    formation: Formation
    unit: int
    hex: int

    def open_after(self) -> int:
        """How many units the hexes of an area would still need, were this unit set up so."""
        return sum(
            _needs(self.position, self.formation, hex_, self.hex) for hex_ in zone(self.formation, self.position.ground)
        )

    def empty_after(self) -> int:
        """How many hexes of an area would still be empty."""
        hexes = zone(self.formation, self.position.ground)
        return sum(1 for hex_ in hexes if hex_ != self.hex and not self.position.stack(hex_))

    def left_after(self) -> int:
        return len(waiting(self.position, self.formation)) - 1


def _needs(position: Position, formation: Formation, hex_: int, taken: int) -> int:
    """4.0 An area hex needs one unit; the hex of a headquarters with an escort needs a combat unit."""
    there = len(position.stack(hex_)) + (hex_ == taken)
    need = 1 + formation.escort if formation.hq_hex and HEX[formation.hq_hex] == hex_ else 1
    return max(0, need - there)


def waiting(position: Position, formation: Formation) -> list[int]:
    """The units of a formation that are not yet on the map."""
    return [UNIT[name] for name in members(formation) if position.places[UNIT[name]] == UNUSED]


@rule("4.0.e")
def members(formation: Formation) -> tuple[str, ...]:
    """4.0 The combat units of a formation, and a headquarters that has no printed hex."""
    own = PACK.units_of[formation.id]
    return (*own, formation.hq) if formation.hq and not formation.hq_hex else own  # §4.0.n


@rule.forbids("4.0.b")
def is_set_up_already(order: Order) -> Violation:
    """4.0 Each unit is set up once, or begins in a box."""
    return None if order.position.places[order.unit] == UNUSED else evidence(UNITS[order.unit])


@rule.forbids("4.0.b")
def unit_has_another_colour(order: Order) -> Violation:
    """4.0 Only units of the formation are set up in its zone."""
    return None if UNITS[order.unit] in members(order.formation) else evidence(UNITS[order.unit])


@rule.forbids("4.0.i")
def outside_the_area(order: Order) -> Violation:
    """4.0 Units of an area are set up within its block of hexes."""
    return _outside(order, "area")


@rule.forbids("4.0.k")
def outside_the_range(order: Order) -> Violation:
    """4.0 Units of a range are set up within so many hexes of the given one."""
    return _outside(order, "range")


@rule.forbids("4.0.m")
def outside_the_hex(order: Order) -> Violation:
    """4.0 A single hex is set up with one or two units of the formation."""
    return _outside(order, "hex")


def _outside(order: Order, kind: str) -> Violation:
    if order.formation.kind != kind or order.hex in zone(order.formation, order.position.ground):
        return None
    return evidence(UNITS[order.unit], HEXES[order.hex], formation=order.formation.id)


@rule.forbids("4.0.c")
def set_up_hex_is_full(order: Order) -> Violation:
    """4.0 No more than two units are set up in a hex."""
    there = [u for u in order.position.stack(order.hex) if u != order.unit]
    return evidence(HEXES[order.hex], *names(there)) if len(there) >= CONSTANTS.stacking else None


@rule.forbids("4.0.j")
def area_would_have_a_gap(order: Order) -> Violation:
    """4.0 Every hex of an area holds a unit: those left must suffice for the hexes that are still empty."""
    gap = order.formation.kind == "area" and order.left_after() < order.empty_after()
    return evidence(HEXES[order.hex], left=order.left_after(), open=order.empty_after()) if gap else None


@rule.forbids("4.0.f")
def headquarters_would_be_alone(order: Order) -> Violation:
    """4.0 The headquarters of the 2nd Panzer Group has a combat unit in its hex: one must be left for it."""
    alone = order.formation.kind == "area" and order.left_after() < order.open_after()
    return evidence(HEXES[order.hex], order.formation.hq_hex) if alone else None


DEPLOYING = (
    is_set_up_already,
    unit_has_another_colour,
    outside_the_area,
    outside_the_range,
    outside_the_hex,
    set_up_hex_is_full,
    area_would_have_a_gap,
    headquarters_would_be_alone,
)


@rule("4.0.b", "4.0.g")
class SetUp(Procedure, frozen=True, kw_only=True):
    """4.0 One side sets up; the Soviets are first."""

    side: int
    done: int = 0
    """How many formations are complete."""

    def run(self, game: AvaGame) -> None:
        order = formations(game.position.rules.scenario, self.side)
        if self.done == len(order):
            game.log("side-set-up", "4.0.g", side=SIDES[self.side])
            return
        formation = order[self.done]
        left = waiting(game.position, formation)
        if not left:
            game.then(replace(self, done=self.done + 1))
            return
        if len(zone(formation, game.position.ground)) == 1:
            _arrange(game, formation)
            game.then(self)
            return
        game.then(DeployFormation(seats=owners(game.position, left), formation=formation.id), self)


def _order(position: Position, asked: DeployFormation, action: Deploy) -> tuple[Order]:
    return (Order(position, PACK.formations[asked.formation], UNIT[action.unit], HEX[action.hex]),)


def _deploys(position: Position, asked: DeployFormation) -> Iterator[Deploy]:
    """Every unit that is left, in every hex of the zone."""
    formation = PACK.formations[asked.formation]
    hexes = zone(formation, position.ground)
    return (Deploy(UNITS[unit], HEXES[hex_]) for unit in waiting(position, formation) for hex_ in hexes)


def _legal_deploys(position: Position, asked: DeployFormation) -> Iterator[Deploy]:
    """Which unit it is does not matter for where it may go: one verdict a hex."""
    formation = PACK.formations[asked.formation]
    units = waiting(position, formation)
    hexes = [hex_ for hex_ in zone(formation, position.ground) if _fits(position, formation, units[0], hex_)]
    return (Deploy(UNITS[unit], HEXES[hex_]) for unit in units for hex_ in hexes)


@rule("4.0.b")
def deploy(game: AvaGame, asked: DeployFormation, action: Deploy) -> None:
    """4.0 A unit is set up."""
    game.change(game.position.with_place(UNIT[action.unit], HEX[action.hex]))
    game.log("unit-deployed", "4.0.b", unit=action.unit, hex=action.hex)
    if waiting(game.position, PACK.formations[asked.formation]):
        game.then(asked)


def arrange_all(game: AvaGame, asked: DeployFormation, action: ArrangeAll) -> None:
    """Every formation of the side that these seats would be asked about."""
    side = SIDES.index(PACK.formations[asked.formation].side)
    for formation in formations(game.position.rules.scenario, side):
        left = waiting(game.position, formation)
        if left and owners(game.position, left) == asked.seats:
            _arrange(game, formation)


DEPLOY = Verb(
    Deploy,
    candidates=_deploys,
    legal=_legal_deploys,
    exists=lambda position, asked, action: action.unit in UNIT and action.hex in HEX,
    args=_order,
    forbids=DEPLOYING,
    resolve=deploy,
)
ARRANGE = Verb(
    Arrange, resolve=lambda game, asked, action: _arrange(game, PACK.formations[asked.formation]), group="arrange"
)
ARRANGE_ALL = Verb(ArrangeAll, resolve=arrange_all, group="arrange")


class DeployFormation(Decision, frozen=True, kw_only=True):
    """4.0 The units of one formation, one by one, or all that are left by the program."""

    rule: ClassVar[str] = "4.0.b"
    verbs = (DEPLOY, ARRANGE, ARRANGE_ALL)
    formation: str

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (self.formation,)

    def prompt(self, game: AvaGame) -> Message:
        left = len(waiting(game.position, PACK.formations[self.formation]))
        return Message("ask-deploy-formation", {"formation": self.formation, "left": left})


def _fits(position: Position, formation: Formation, unit: int, hex_: int) -> bool:
    return judge(DEPLOYING, Order(position, formation, unit, hex_)) is True


def arrangement(position: Position, formation: Formation) -> Iterator[tuple[int, int]]:
    """A legal set-up of the rest of a formation: empty hexes first, those nearest the middle before the others."""
    hexes = zone(formation, position.ground)
    middle = HEX[formation.centre] if formation.centre else hexes[len(hexes) // 2]
    for unit in waiting(position, formation):
        fits = [h for h in hexes if _fits(position, formation, unit, h)]
        best = min(fits, key=lambda h: (len(position.stack(h)), GRID.distance(h, middle), h))
        yield unit, best
        position = position.with_place(unit, best)


def _arrange(game: AvaGame, formation: Formation) -> None:
    count = len(waiting(game.position, formation))
    for unit, hex_ in tuple(arrangement(game.position, formation)):
        game.change(game.position.with_place(unit, hex_))
    game.log("formation-arranged", "4.0.b", formation=formation.id, count=count)
