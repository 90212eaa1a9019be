"""14.0 The advance after a combat, unit by unit and hex by hex, until no unit can or will continue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.advance.advance_eligibility import Claim, may_advance
from grognard.games.s42.advance.advance_limits import RESERVE, AdvanceStep, Run
from grognard.games.s42.advance.advance_step import may_take_step, moved
from grognard.games.s42.advance.breakthrough import BREAKING_THROUGH, Attempt, break_through, resumed
from grognard.games.s42.boxes.box_defence import BarTheWay, is_barred
from grognard.games.s42.boxes.maskirovka import OWNER
from grognard.games.s42.combat.air_support import BaseAirUnit
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.combat.strength import Battle, present, survivors
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import COMBAT, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import Advance, Breakthrough, EndAdvance
from grognard.games.s42.movement.cargo import place_of
from grognard.games.s42.options.planned_offensives import marched
from grognard.games.s42.retreat.retreat import Flee
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import (
    AREA,
    Position,
    S42Game,
    names,
    place_name,
)
from grognard.games.s42.state.stacking import TrimStacks, excess
from grognard.games.s42.supply.rail_heads import push_back
from grognard.games.s42.turn.weather import advance_length
from grognard.series.zoc_bonds.advance import NO_HEX, NO_UNIT, bases, run_of, start_of, strikes

# -- the advance -----------------------------------------------------------------------------------------------------


@rule("14.1.a")
class AdvancePhase(Procedure, frozen=True, kw_only=True):
    """14.1 The defenders have left the hex: the attackers, and units stacked with them, may advance."""

    battle: Battle
    hexes: int
    """14.2.1 How far, by the result."""
    limited: bool = False

    def run(self, game: S42Game) -> None:
        position, battle = game.position, survivors(game.position, self.battle)
        stacks = dict.fromkeys(position.pieces[unit].place for unit in battle.units)
        near = (unit for place in stacks if place >= 0 for unit in position.of_side(place, battle.side))  # §14.1.c
        every = dict.fromkeys((*battle.units, *near))  # §14.1.d, §20.1.3.d
        going = (unit for unit in every if may_advance(Claim(position, battle, unit)))
        runs = tuple(begun(position, battle, unit) for unit in going)
        seats = (SIDES[battle.side],)
        choice = ChooseAdvance(
            seats=seats,
            battle=battle,
            given=self.hexes,
            hexes=advance_length(position, self.hexes, limited=self.limited),
            limited=self.limited,
            runs=runs,
        )
        game.then(GoOn(choice=choice))


def begun(position: Position, battle: Battle, unit: int) -> Run:
    """The advance of a unit before its first step; a unit that fought in a contested city is already in the hex it
    won."""
    place = position.pieces[unit].place
    return Run(unit, place, (battle.target,), through=place == battle.target)


class GoOn(Procedure, frozen=True, kw_only=True):
    """The advance continues while any unit can advance or break through."""

    choice: ChooseAdvance

    def run(self, game: S42Game) -> None:
        if any(any(verb.legal(game.position, self.choice)) for verb in (ADVANCE, BREAKTHROUGH)):
            game.then(self.choice)
        else:
            finish(game, self.choice)


@rule("14.3.a", "22.3.1.c", "22.7.f")
def around(position: Position, here: int, target: int) -> list[int]:
    """14.3 The places next to a unit: the adjacent hexes and entry areas; from an area, the attacked hex and those
    adjacent to it."""
    if here < 0:
        return [hex_ for hex_ in (target, *GRID.near[target]) if HEXES[hex_]]
    areas = [AREA - area for area in position.country.edge_of.get(here, ())]
    return [*(hex_ for hex_ in GRID.near[here] if HEXES[hex_]), *areas]


@rule.forbids("14.1.e")
def advance_goes_hex_by_hex(choice: ChooseAdvance, position: Position, unit: int, to: int) -> Violation:
    """14.1 Each hex must be adjacent to the one before."""
    near = around(position, position.pieces[unit].place, choice.battle.target)
    return None if to in near else evidence(UNITS[unit], place_name(to))


@rule.forbids("15.2.2.b")
def has_finished(unit: int) -> Violation:
    """15.2.2 Once other units have begun their advance, units that broke through have finished theirs."""
    return evidence(UNITS[unit])


def _advances(position: Position, choice: ChooseAdvance) -> Iterator[Advance]:
    for run in choice.runs:
        for to in around(position, position.pieces[run.unit].place, choice.battle.target):
            yield Advance(UNITS[run.unit], place_name(to))


def _may_go(position: Position, choice: ChooseAdvance, action: Advance) -> Verdict:
    unit, to = UNIT[action.unit], place_of(action.to)
    run = run_of(choice.runs, unit)
    if run is None:
        return may_advance(Claim(position, choice.battle, unit)) and judge((has_finished,), unit)
    assert to is not None
    beside = judge((advance_goes_hex_by_hex,), choice, position, unit, to)
    return beside and may_take_step(choice.advance_step(position, run, to))


def _advance(game: S42Game, choice: ChooseAdvance, action: Advance) -> None:
    run, to = run_of(choice.runs, UNIT[action.unit]), place_of(action.to)
    assert run is not None
    assert to is not None
    take_step(game, choice, run, to)


ADVANCE = Verb(
    Advance,
    candidates=_advances,
    exists=lambda position, choice, action: action.unit in UNIT and place_of(action.to) is not None,
    verdict=_may_go,
    resolve=_advance,
)


@rule.forbids("15.2.5.a")
def group_is_not_beside_it(choice: ChooseAdvance, position: Position, target: int) -> Violation:
    """15.2.5 A breakthrough attack needs an enemy adjacent to the group."""
    beside = any(HEX[action.target] == target for action in choice.breakthroughs(position))
    return None if beside else evidence(HEXES[target])


def _attempt(position: Position, choice: ChooseAdvance, action: Breakthrough) -> Attempt:
    return choice.attempt(position, choice.start(position, action), HEX[action.target])


def _may_break_through(position: Position, choice: ChooseAdvance, action: Breakthrough) -> Verdict:
    near = judge((group_is_not_beside_it,), choice, position, HEX[action.target])
    return near and judge(BREAKING_THROUGH, _attempt(position, choice, action))


BREAKTHROUGH = Verb(
    Breakthrough,
    candidates=lambda position, choice: choice.breakthroughs(position),
    exists=lambda position, choice, action: (
        (action.target in HEX and not action.at) or action in choice.breakthroughs(position)
    ),
    verdict=_may_break_through,
    resolve=lambda game, choice, action: break_through(game, _attempt(game.position, choice, action)),
    irreversible=True,
    confirm=True,
)


@rule.forbids("14.1.f")
def stack_is_too_big_to_stop(choice: ChooseAdvance, position: Position) -> Violation:
    """14.1 At the end of an advance no hex may be overstacked: a unit that entered an overstacked hex and can continue
    must do so."""
    came = dict.fromkeys(position.pieces[run.unit].place for run in choice.runs if run.steps)
    for hex_ in (place for place in came if place >= 0):
        if excess(position, choice.battle.side, position.of_side(hex_, choice.battle.side)):
            here = (run for run in choice.runs if position.pieces[run.unit].place == hex_)
            if any(choice.can_go_on(position, run) for run in here):
                return evidence(HEXES[hex_])
    return None


@rule("9.3.7.b")
def finish(game: S42Game, choice: ChooseAdvance) -> None:
    """14.1, 9.3.7 The advance is over: an air unit stays with the units it supported last, and no hex that a unit
    entered may be overstacked."""
    battle = replace(choice.battle, units=choice.spear or choice.battle.units)
    came = dict.fromkeys(game.position.pieces[run.unit].place for run in choice.runs if run.steps)
    game.then(BaseAirUnit(battle=battle), TrimArrivals(side=battle.side, hexes=tuple(came)))


END_ADVANCE = Verb(
    EndAdvance,
    args=lambda position, choice, action: (choice, position),
    forbids=(stack_is_too_big_to_stop,),
    resolve=lambda game, choice, action: finish(game, choice),
    ends=True,
)


@rule("14.3.a", "20.1.3.e")
class ChooseAdvance(Decision, frozen=True, kw_only=True):
    """14.3 Each unit hex by hex, in any direction, or not at all; a group may break through (15)."""

    rule: ClassVar[str] = "14.1.a"
    verbs = (ADVANCE, BREAKTHROUGH, END_ADVANCE)  # §14.2.3.e, §22.7.g
    battle: Battle
    given: int
    """14.2.1 How far the combat result lets units advance."""
    hexes: int
    """The same in this turn's weather."""
    limited: bool = False
    runs: tuple[Run, ...]
    last: int = NO_UNIT
    """The unit that advanced last: its hex holds the breakthrough group."""
    group: tuple[int, ...] = ()
    """15.2.1 After a breakthrough: all units of its group. They finish before others begin."""
    spear: tuple[int, ...] = ()
    """15.2.10 The part of the group that fought: the only part that may fight again."""

    @property
    def kind(self) -> str:
        """14.2 `limited` to the vacated hex, `normal`, or that of a `reserve`."""
        return RESERVE if self.battle.kind == RESERVE else "limited" if self.limited else "normal"

    def advance_step(self, position: Position, run: Run, to: int) -> AdvanceStep:
        return AdvanceStep(position, self.battle, self.given, self.hexes, self.limited, run, to)

    def attempt(self, position: Position, at: int, target: int) -> Attempt:
        return Attempt(position, self, at, target)

    def bases(self, position: Position) -> list[int]:
        """15.2.10 The hexes a group could fight from: that of the unit that advanced last comes first, but any part of
        a group that has split may be the one that fights."""
        mine = bases(position, self.runs, self.last) if self.last != NO_UNIT else []
        return list(dict.fromkeys((*mine, *bases(position, self.runs, NO_UNIT))))

    def breakthroughs(self, position: Position) -> list[Breakthrough]:
        """15.2.5 Every enemy hex adjacent to a group that could break through. Where a second stack could attack it
        too, that stack is named."""
        starts = self.bases(position)
        targets = strikes(GRID, starts, lambda hex_: bool(position.fighters(hex_, 1 - self.battle.side)))
        return [Breakthrough(HEXES[target], HEXES[at] if at != NO_HEX else "") for target, at in targets]

    def start(self, position: Position, action: Breakthrough) -> int:
        """The hex the group attacks from; the first adjacent to the target if none is named."""
        starts = self.bases(position)
        return HEX[action.at] if action.at else start_of(GRID, starts, HEX[action.target])

    def can_go_on(self, position: Position, run: Run) -> bool:
        """13.3.2 Whether a unit has a hex left to advance to."""
        near = around(position, position.pieces[run.unit].place, self.battle.target)
        return any(may_take_step(self.advance_step(position, run, to)) for to in near)

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(run.unit for run in self.runs)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-advance", {"hex": HEXES[self.battle.target], "kind": self.kind, "hexes": self.hexes})


@rule("14.1.e")
def take_step(game: S42Game, choice: ChooseAdvance, run: Run, to: int) -> None:
    """14.1 One hex, with everything that entering it causes. Enemies in full retreat flee from a combat unit that can
    continue. When a unit outside the breakthrough group advances, the group has finished."""
    position, unit, side = game.position, run.unit, choice.battle.side
    if COMBAT[unit] and is_barred(game, side, to):
        game.then(BarTheWay(seats=OWNER, hex=to), GoOn(choice=choice))
        return
    here, after = position.pieces[unit].place, moved(position, choice.battle, run, to)
    game.change(position.with_piece(unit, replace(position.pieces[unit], place=to)))
    game.log("unit-advanced", "14.1.a", unit=UNITS[unit], start=place_name(here), end=place_name(to))
    passed(game, (unit,), (here, to))
    marched(game, unit, after.steps)
    if side == SOVIET:
        push_back(game)
    done = () if unit in choice.group else choice.group  # §15.2.2.b
    runs = tuple(
        after if other_run.unit == unit else other_run for other_run in choice.runs if other_run.unit not in done
    )
    choice = replace(choice, runs=runs, last=unit)
    game.then(GoOn(choice=choice))  # §13.3.2.j
    if to >= 0 and COMBAT[unit]:
        game.then(Flee(side=side, hex=to, able=choice.can_go_on(game.position, after)))  # §13.3.2.h, §13.3.2.i


class TrimArrivals(TrimStacks, frozen=True, kw_only=True):
    """14.1 At the end of an advance: the hexes it has entered. All others are checked when the phase is over."""

    hexes: tuple[int, ...]

    def overfull(self, position: Position) -> list[int]:
        return [hex_ for hex_ in TrimStacks.overfull(self, position) if hex_ in self.hexes]


@rule("15.2.1.c", "15.2.7.a", "15.2.8.a")
class AfterBreakthrough(Procedure, frozen=True, kw_only=True):
    """15.2.7, 15.2.8 The advance that a breakthrough combat interrupted continues, with the surviving units."""

    choice: ChooseAdvance
    battle: Battle

    def run(self, game: S42Game) -> None:
        position, choice = game.position, self.choice
        runs = (resumed(position, choice, self.battle, run) for run in choice.runs)
        after = replace(
            choice,
            battle=survivors(position, choice.battle),
            runs=tuple(run for run in runs if present(position, run.unit)),
            group=tuple(standing(position, unit) for unit in choice.group),
            spear=tuple(standing(position, unit) for unit in self.battle.units),
            last=NO_UNIT,
        )
        game.then(GoOn(choice=after))
