"""15.0, 16.0 Advance after combat, hex by hex, and the one breakthrough combat it may lead to."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.h44.actions import Advance, Detach, EndAdvance, Exploit
from grognard.games.h44.battle import Battle, main_formation
from grognard.games.h44.board import AREAS, GRID, HEX, HEXES
from grognard.games.h44.breakdown import DETACHING, Split, detach, detaches
from grognard.games.h44.bridges import AskBridge, mined_at
from grognard.games.h44.control import take
from grognard.games.h44.position import AREA, GOOD, UNSUPPLIED, H44Game, Position, names, place_name
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import (
    ALLIED,
    ARTILLERY,
    MECHANISED,
    SIDE,
    UNIT,
    UNITS,
    VEHICLE,
    free_kind,
)
from grognard.games.h44.zones import bonded, bridged, dry, vehicles_pass, zones

HEXES_OF = {"limited": 1, "normal": 1, "bonus": 2}


class Run(Struct, frozen=True):
    """How far a unit has come."""

    unit: int
    start: int
    used: int = 0
    road: bool = True
    """So far along a road, every hex of it."""
    over: bool = False


class Hop(Struct, frozen=True):
    """A unit that wants to advance one hex."""

    position: Position
    battle: Battle
    kind: str
    run: Run
    to: int

    @property
    def here(self) -> int:
        return self.position.pieces[self.run.unit].place


def along_road(position: Position, one: int, other: int) -> bool:
    return one >= 0 and other >= 0 and bool(position.country.road(one, other)) and bridged(position, one, other)


@rule.forbids("15.2")
def limited_means_the_hex(hop: Hop) -> Bite:
    """15.2 After an exchange only the hex that was attacked is entered."""
    return because(place_name(hop.to)) if hop.kind == "limited" and hop.to != hop.battle.target else None


@rule.forbids("15.2", "15.4", "18.4")
def advance_is_used_up(hop: Hop) -> Bite:
    """15.2 One hex, two after a rout; one more along the road for mechanised units that are supplied."""
    most = HEXES_OF[hop.kind]
    unit = hop.run.unit
    piece = hop.position.pieces[unit]
    road = hop.run.road and along_road(hop.position, hop.here, hop.to)
    bonus = hop.kind != "limited" and MECHANISED[unit] and road and not piece.has(UNSUPPLIED)
    return because(UNITS[unit]) if hop.run.over or hop.run.used >= most + int(bonus) else None


@rule.forbids("15.4")
def bonus_ends_alone(hop: Hop) -> Bite:
    """15.4 The road bonus does not end in a hex with another own unit, free ones apart."""
    if hop.run.used < HEXES_OF[hop.kind] or hop.to < 0:
        return None
    others = [u for u in hop.position.stack(hop.to) if not free_kind(u) and u != hop.run.unit]
    return because(*names(others)) if others and not free_kind(hop.run.unit) else None


@rule.forbids("15.1", "8.1")
def enemy_is_in_the_way(hop: Hop) -> Bite:
    """8.1 Nobody advances into a hex with an enemy, an unknown one included (25.3.5)."""
    held = hop.to >= 0 and hop.position.side_in(hop.to) == 1 - hop.battle.side
    return because(HEXES[hop.to]) if held else None


@rule.forbids("15.5.1", "7.4.2")
def bond_stops_the_advance(hop: Hop) -> Bite:
    """15.5.1 An enemy bond is passed only into the hex that was attacked, as the first hex."""
    if hop.to < 0 or hop.here < 0 or not bonded(hop.position, hop.battle.side, hop.here, hop.to):
        return None
    return None if hop.to == hop.battle.target and hop.run.used == 0 else because(HEXES[hop.to])


@rule.forbids("15.5.2")
def same_enemy_holds_both(hop: Hop) -> Bite:
    """15.5.2 From one hex to another in the zone of the same enemy only into the attacked hex or to friends."""
    if hop.to < 0 or hop.here < 0 or hop.to == hop.battle.target or hop.position.stack(hop.to):
        return None
    sources = zones(hop.position, 1 - hop.battle.side).sources
    both = set(sources.get(hop.here, ())) & set(sources.get(hop.to, ()))
    return because(HEXES[hop.to], *(HEXES[h] for h in both)) if both else None


@rule.forbids("15.6")
def ground_stops_the_advance(hop: Hop) -> Bite:
    """15.6 A unit advances only where it could move: vehicles by road and bridge; small rivers only in the first hex,
    canals and large rivers only there and if the attack went over them."""
    unit, here, to = hop.run.unit, hop.here, hop.to
    if to < 0:
        from grognard.games.h44.ground import area_is_open

        open_ = area_is_open(hop.position, hop.battle.side, here, AREA - to)
        return None if open_ else because(place_name(to))
    if to not in hop.position.country.land:
        return because(HEXES[to])
    if here < 0:
        return None if to == hop.battle.target else because(HEXES[to])
    water = hop.position.country.water(here, to)
    if VEHICLE[unit] and not vehicles_pass(hop.position, here, to):
        return because(UNITS[unit], HEXES[to])
    if not water or bridged(hop.position, here, to):
        return None
    first = hop.run.used == 0
    if water == "minor":
        return None if first else because(HEXES[to])
    attacked = first and to == hop.battle.target if water == "major" else first
    over = hop.position.country.water(hop.run.start, hop.battle.target) == water if hop.run.start >= 0 else False
    return None if attacked and over else because(HEXES[to])


ADVANCING = (
    limited_means_the_hex,
    advance_is_used_up,
    enemy_is_in_the_way,
    bond_stops_the_advance,
    same_enemy_holds_both,
    ground_stops_the_advance,
    bonus_ends_alone,
)


@rule("15.1", "16.2")
class AdvancePhase(Procedure, frozen=True, kw_only=True):
    """15.1 All units that attacked, artillery apart, may advance."""

    seats: tuple[str, ...]
    battle: Battle
    kind: str
    exploited: bool = False

    def run(self, game: H44Game) -> None:
        position = game.position
        units = [
            u
            for u in (*self.battle.units, *self.battle.joined)
            if not ARTILLERY[u] and position.pieces[u].order == GOOD and _there(position, u)
        ]
        runs = tuple(Run(u, position.pieces[u].place) for u in units)
        if runs:
            game.then(ChooseAdvance(seats=self.seats, battle=self.battle, kind=self.kind, runs=runs))


def _there(position: Position, unit: int) -> bool:
    place = position.pieces[unit].place
    return place >= 0 or (place <= AREA and AREA - place < len(AREAS))


# -- 16 breakthrough -------------------------------------------------------------------------------------------------


@rule.forbids("16.1", "16.3.2")
def no_breakthrough(choice: ChooseAdvance, group: tuple[int, ...]) -> Bite:
    """16.1 Only a rout lets units break through, and only once."""
    return because() if choice.kind != "bonus" or choice.exploited or not group else None


def has_hexes_left(position: Position, run: Run) -> bool:
    """16.3.1, 16.3.4 A unit still has a hex for a combat: of the two, or the one the road gives to mechanised units."""
    bonus = run.road and MECHANISED[run.unit] and not position.pieces[run.unit].has(UNSUPPLIED)
    return run.used < HEXES_OF["bonus"] + int(bonus)


@rule.forbids("16.3.1")
def nothing_left_for_it(position: Position, choice: ChooseAdvance, group: tuple[int, ...], hex_: int) -> Bite:
    """16.3.1 A breakthrough combat costs one hex of the advance."""
    runs = [run for run in choice.runs if run.unit in group]
    return None if any(has_hexes_left(position, run) for run in runs) else because(*names(group))


@rule.forbids("16.3.5")
def strangers_block_the_road(position: Position, choice: ChooseAdvance, group: tuple[int, ...], hex_: int) -> Bite:
    """16.3.5 No breakthrough from a hex with units that took no part in the attack."""
    at = position.pieces[group[0]].place if group else -1
    others = [u for u in position.stack(at) if u not in choice.battle.units and u not in choice.battle.joined]
    return because(*names(others)) if at >= 0 and others else None


@rule.forbids("16.3.5")
def water_stops_the_breakthrough(position: Position, choice: ChooseAdvance, group: tuple[int, ...], hex_: int) -> Bite:
    """16.3.5 No breakthrough over water without a bridge."""
    at = position.pieces[group[0]].place if group else -1
    wet = at >= 0 and bool(position.country.water(at, hex_)) and not bridged(position, at, hex_)
    return because(HEXES[hex_]) if wet or (at >= 0 and not dry(position, at, hex_)) else None


@rule("21.1.e", "21.3.b", "15.3", "16.2", "16.3.1", "16.3.3", "16.3.4", "16.3.5")
class ChooseAdvance(Decision, frozen=True, kw_only=True):
    """15.3 In any direction, hex by hex; a rout may be exploited."""

    rule: ClassVar[str] = "15.1"
    accepts = (Advance, Exploit, EndAdvance, Detach)
    battle: Battle
    kind: str
    runs: tuple[Run, ...]
    last: int = -1
    """The unit that advanced last: its hex holds the breakthrough group."""
    exploited: bool = False

    def run_of(self, unit: int) -> Run | None:
        return next((run for run in self.runs if run.unit == unit), None)

    def group(self, position: Position) -> tuple[int, ...]:
        """16.2 The units of the attack in the hex of the one that moved last, or of the first."""
        unit = self.last if self.last >= 0 else self.runs[0].unit
        at = position.pieces[unit].place
        return tuple(run.unit for run in self.runs if position.pieces[run.unit].place == at) if at >= 0 else ()

    def candidates(self, game: H44Game) -> list[Action]:
        position = game.position
        found: list[Action] = []
        for run in self.runs:
            here = position.pieces[run.unit].place
            around = list(GRID.near[here]) if here >= 0 else [self.battle.target]
            around += [AREA - area for area in position.country.edge_of.get(here, ())]
            found += (Advance(UNITS[run.unit], place_name(to)) for to in around if to < 0 or HEXES[to])
        group = self.group(position)
        if group:
            at = position.pieces[group[0]].place
            enemies = (h for h in GRID.near[at] if position.side_in(h) == 1 - self.battle.side)
            found += (Exploit(HEXES[h]) for h in enemies)
        splits = (split for run in self.runs for split in detaches(position, run.unit))
        return [*found, EndAdvance(), *splits]

    def offers(self, game: H44Game, action: Action) -> bool:
        if isinstance(action, Detach):
            return action.part in UNIT and any(UNITS[run.unit] == action.unit for run in self.runs)
        return not isinstance(action, (Advance, Exploit)) or action in self.candidates(game)

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        if isinstance(action, Advance):
            run = self.run_of(UNIT[action.unit])
            assert run is not None
            return judge(ADVANCING, Hop(game.position, self.battle, self.kind, run, _place(action.to)))
        if isinstance(action, Detach):
            return judge(DETACHING, Split(game.position, UNIT[action.unit], UNIT[action.part], self.battle.side))
        if isinstance(action, Exploit):
            group = self.group(game.position)
            refusal = judge((no_breakthrough,), self, group)
            blocked = (nothing_left_for_it, strangers_block_the_road, water_stops_the_breakthrough)
            return refusal and judge(blocked, game.position, self, group, HEX[action.target])
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        if isinstance(action, Advance):
            run = self.run_of(UNIT[action.unit])
            assert run is not None
            game.then(Stride(choice=self, runner=run, to=_place(action.to)))
        elif isinstance(action, Exploit):
            self.exploit(game, HEX[action.target])
        elif isinstance(action, Detach):
            self.split(game, UNIT[action.unit], UNIT[action.part])

    def split(self, game: H44Game, unit: int, part: int) -> None:
        """21.3 A unit is broken down before or after its advance: both have come as far as it had."""
        run = self.run_of(unit)
        assert run is not None
        left = detach(game, unit, part)
        others = tuple(r for r in self.runs if r.unit != unit)
        runs = (replace(run, unit=left), *others, replace(run, unit=part))
        game.then(replace(self, runs=runs, last=left if self.last == unit else self.last))

    def exploit(self, game: H44Game, target: int) -> None:
        """16.3 The group attacks alone, without guns or aircraft; after the road bonus only one of its units. 25.3.5 An
        unknown unit is turned up first."""
        from grognard.games.h44.fight import Fight
        from grognard.games.h44.unknown import reveal

        here = self.group(game.position)
        group = tuple(run.unit for run in self.runs if run.unit in here and has_hexes_left(game.position, run))
        fast = [run.unit for run in self.runs if run.unit in group and run.used > 1 and run.road]
        if fast:
            group = tuple(u for u in group if free_kind(u) or u == fast[0])
        lead = main_formation(game.position, group)
        battle = Battle(side=self.battle.side, target=target, units=group, lead=lead, kind="breakthrough")
        runs = tuple(replace(run, used=run.used + 1) if run.unit in group else run for run in self.runs)
        game.tell("breakthrough", "16.1", hex=HEXES[target], units=names(group))
        if target in game.position.unknown:
            found = reveal(game, target)
            if found is None and not game.position.stack(target):
                # 25.3.5 Nobody was there: the advance goes on as if nothing had been.
                game.then(self)
                return
            battle = replace(battle, revealed=-1 if found is None else found)
        game.then(Fight(seats=self.seats, battle=battle), replace(self, runs=runs, exploited=True, last=group[0]))

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-advance", {"hex": HEXES[self.battle.target], "kind": self.kind})


def _place(name: str) -> int:
    return AREA - AREAS.index(name.removeprefix("area-")) if name.startswith("area-") else HEX[name]


@rule("5.4", "24.2", "14.3.2", "15.6", "16.5")
class Stride(Procedure, frozen=True, kw_only=True):
    """15.3 One hex of an advance: a mined bridge on the way may be blown, routed enemies flee, traffic stops wheels."""

    choice: ChooseAdvance
    runner: Run
    to: int
    asked: bool = False

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.flight import flee_from

        position, unit, to = game.position, self.runner.unit, self.to
        here, side = position.pieces[unit].place, SIDE[unit]
        bridge = position.bridge(here, to) if here >= 0 and to >= 0 else None
        if side == ALLIED and bridge is not None and not self.asked and bridge in mined_at(position, to):
            game.then(AskBridge(bridge=bridge, cause="advance"), replace(self, asked=True))
            return
        choice = self.choice
        if judge(ADVANCING, Hop(position, choice.battle, choice.kind, self.runner, to)) is not True:
            game.then(choice)
            return
        road = along_road(position, here, to)
        game.change(position.with_piece(unit, replace(position.pieces[unit], place=to)))
        game.tell("unit-advanced", "15.1", unit=UNITS[unit], start=place_name(here), end=place_name(to))
        over = to < 0 or self.stopped(position, here, to)
        moved = replace(self.runner, used=self.runner.used + 1, road=self.runner.road and road, over=over)
        runs = tuple(moved if run.unit == unit else run for run in choice.runs)
        game.then(replace(choice, runs=runs, last=unit))
        if to >= 0:
            take(game, side, to)
            asks = [AskBridge(bridge=b, cause="advance") for b in mined_at(game.position, to)] if side == ALLIED else []
            game.then(*asks, *flee_from(game.position, side, (to,)))

    def stopped(self, position: Position, here: int, to: int) -> bool:
        """15.6, 24.2 A marsh off the road stops infantry, a traffic marker stops Allied mechanised units."""
        unit = self.runner.unit
        marsh = position.country.rough(to) == "marsh" and to not in position.country.cities
        jam = any(hex_ == to for _, hex_ in position.traffic)
        return (marsh and not along_road(position, here, to)) or (jam and SIDE[unit] == ALLIED and MECHANISED[unit])
