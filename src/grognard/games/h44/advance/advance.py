"""15.0, 16.0 Advance after combat, hex by hex, and the one breakthrough combat it may lead to."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.advance.advance_step import ADVANCING, AdvanceStep, Run, along_road, attacked_over, ends
from grognard.games.h44.advance.breakthrough import (
    BREAKING_THROUGH,
    keep_poised,
    offspring,
    resumed,
    start_breakthrough,
)
from grognard.games.h44.bridges.bridge_phase import AskBridge, mined_at
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import AREAS, GRID, HEX, HEXES
from grognard.games.h44.data.units import (
    ALLIED,
    ARTILLERY,
    SIDE,
    UNIT,
    UNITS,
)
from grognard.games.h44.interface.actions import Advance, Breakthrough, Detach, EndAdvance
from grognard.games.h44.movement.breakdown import DETACHING, Split, detach, detaches
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import AREA, GOOD, H44Game, Position, place_name
from grognard.series.zoc_bonds.advance import NO_HEX, bases, run_of, start_of, strikes


@rule("15.1.a", "11.5.1.g")
class AdvancePhase(Procedure, frozen=True, kw_only=True):
    """15.1 All attackers except artillery may advance, and the engineers of a river assault (9.5.3)."""

    seats: tuple[str, ...]
    battle: Battle
    kind: str
    broke_through: bool = False

    def run(self, game: H44Game) -> None:
        position = game.position
        units = [
            u
            for u in (*self.battle.units, *self.battle.joined, *self.battle.crew)  # §6.4.2.f
            if not ARTILLERY[u] and position.pieces[u].order == GOOD and _there(position, u)
        ]
        starts = {u: position.pieces[u].place for u in units}
        runs = tuple(Run(u, at, water=attacked_over(position, at, self.battle.target)) for u, at in starts.items())
        if runs:
            game.then(ChooseAdvance(seats=self.seats, battle=self.battle, kind=self.kind, runs=runs))  # §19.7.d


def _there(position: Position, unit: int) -> bool:
    place = position.pieces[unit].place
    return place >= 0 or (place <= AREA and AREA - place < len(AREAS))


def around(position: Position, battle: Battle, unit: int) -> list[int]:
    """15.3 The places next to a unit: hexes and entry areas; from an area, the attacked hex."""
    here = position.pieces[unit].place
    near = [hex_ for hex_ in GRID.near[here] if HEXES[hex_]] if here >= 0 else [battle.target]
    return near + [AREA - area for area in position.country.edge_of.get(here, ())]


@rule.forbids("15.1.b")
def guns_do_not_advance(choice: ChooseAdvance, unit: int) -> Violation:
    """15.1 Artillery does not advance, even if it supported the attack."""
    return evidence(UNITS[unit]) if ARTILLERY[unit] else None


@rule.forbids("16.2.b")
def group_has_finished(choice: ChooseAdvance, unit: int) -> Violation:
    """16.2 Once another unit has advanced, units that broke through may not advance further."""
    attacked = unit in (*choice.battle.units, *choice.battle.joined)
    return evidence(UNITS[unit]) if attacked and choice.broke_through and choice.run_of(unit) is None else None


@rule.forbids("15.1.a")
def took_no_part(choice: ChooseAdvance, unit: int) -> Violation:
    """15.1 Only units that took part in the attack may advance, and only in good order."""
    return evidence(UNITS[unit], HEXES[choice.battle.target]) if choice.run_of(unit) is None else None


FOLLOWING_UP = (guns_do_not_advance, group_has_finished, took_no_part)


@rule.forbids("21.3.b")
def splits_without_advancing(choice: ChooseAdvance, unit: int) -> Violation:
    """21.3 After combat a unit is broken down only before or after its advance; a unit that does not advance is not
    broken down."""
    return evidence(UNITS[unit]) if choice.run_of(unit) is None else None


@rule.forbids("15.3.a")
def advance_goes_hex_by_hex(position: Position, battle: Battle, unit: int, to: int) -> Violation:
    """15.3 In any direction, but each hex must be adjacent to the one before."""
    return None if to in around(position, battle, unit) else evidence(UNITS[unit], place_name(to))


@rule.forbids("16.1.a")
def group_is_not_beside_it(choice: ChooseAdvance, position: Position, action: Breakthrough) -> Violation:
    """16.1 A breakthrough attack needs an enemy adjacent to an advancing unit."""
    beside = any(
        strike.target == action.target and action.at in ("", strike.at, HEXES[choice.base(position, strike)])
        for strike in choice.breakthroughs(position)
    )
    return None if beside else evidence(action.target)


# -- what may be done ------------------------------------------------------------------------------------------------


@rule("15.3.a")
def _next_hexes(position: Position, asked: ChooseAdvance) -> list[Advance]:
    """15.3 Every unit that may advance further, in any direction."""
    units = (run.unit for run in asked.runs)
    return [Advance(UNITS[u], place_name(to)) for u in units for to in around(position, asked.battle, u)]


def _is_known(position: Position, asked: ChooseAdvance, action: Advance) -> bool:
    """Whether there is such a unit and such a place."""
    area = action.to.removeprefix("area-")
    return action.unit in UNIT and (action.to in HEX or (area != action.to and area in AREAS))


def _may_advance(position: Position, asked: ChooseAdvance, action: Advance) -> Verdict:
    part = judge(FOLLOWING_UP, asked, UNIT[action.unit])
    run = asked.run_of(UNIT[action.unit])
    if run is None:
        return part
    to = _place(action.to)
    beside = judge((advance_goes_hex_by_hex,), position, asked.battle, run.unit, to)
    return beside and judge(ADVANCING, AdvanceStep(position, asked.battle, asked.kind, run, to))


def _advance(game: H44Game, asked: ChooseAdvance, action: Advance) -> None:
    run = asked.run_of(UNIT[action.unit])
    assert run is not None
    game.then(TakeAdvanceStep(choice=asked, runner=run, to=_place(action.to)))


ADVANCE = Verb(Advance, candidates=_next_hexes, exists=_is_known, verdict=_may_advance, resolve=_advance)


def _may_break_through(position: Position, asked: ChooseAdvance, action: Breakthrough) -> Verdict:
    beside = judge((group_is_not_beside_it,), asked, position, action)
    if not beside:
        return beside
    return judge(BREAKING_THROUGH, position, asked, asked.base(position, action), HEX[action.target])


BREAKTHROUGH = Verb(
    Breakthrough,
    candidates=lambda position, asked: asked.breakthroughs(position),
    exists=lambda position, asked, action: action.target in HEX and (not action.at or action.at in HEX),
    verdict=_may_break_through,
    resolve=lambda game, asked, action: start_breakthrough(
        game, asked, asked.base(game.position, action), HEX[action.target]
    ),
    irreversible=True,
    confirm=True,
)
END_ADVANCE = Verb(EndAdvance, resolve=lambda game, asked, action: keep_poised(game, asked), ends=True)  # §9.5.3.l


def _may_detach(position: Position, asked: ChooseAdvance, action: Detach) -> Verdict:
    split = Split(position, UNIT[action.unit], UNIT[action.part], asked.battle.side)
    return judge((splits_without_advancing,), asked, split.unit) and judge(DETACHING, split)


@rule("21.1.e", "21.3.b")
def _detach(game: H44Game, asked: ChooseAdvance, action: Detach) -> None:
    """21.3 A unit is broken down before or after its advance: both parts have advanced as far as it had."""
    unit, part = UNIT[action.unit], UNIT[action.part]
    run = asked.run_of(unit)
    assert run is not None
    left = detach(game, unit, part)
    other_runs = tuple(r for r in asked.runs if r.unit != unit)
    runs = (replace(run, unit=left), *other_runs, replace(run, unit=part))
    group = (*asked.group, left, part) if unit in asked.group else asked.group
    game.then(replace(asked, runs=runs, group=group, last=left if asked.last == unit else asked.last))


DETACH_IN_ADVANCE = Verb(
    Detach,
    candidates=lambda position, asked: [split for run in asked.runs for split in detaches(position, run.unit)],
    exists=lambda position, asked, action: action.part in UNIT and action.unit in UNIT,
    verdict=_may_detach,
    resolve=_detach,
)


class ChooseAdvance(Decision, frozen=True, kw_only=True):
    """15.3 In any direction, hex by hex; a rout may lead to breakthrough combat."""

    rule: ClassVar[str] = "15.1.a"
    verbs = (ADVANCE, BREAKTHROUGH, END_ADVANCE, DETACH_IN_ADVANCE)
    battle: Battle
    kind: str
    runs: tuple[Run, ...]
    last: int = -1
    """The unit that advanced last: its hex holds the breakthrough group."""
    broke_through: bool = False
    group: tuple[int, ...] = ()
    """16.2 The units that broke through: they finish their advance before others begin theirs."""

    def run_of(self, unit: int) -> Run | None:
        return run_of(self.runs, unit)

    def bases(self, position: Position) -> list[int]:
        """16.2 Where a breakthrough could start: in the hex of the unit that moved last; before any unit has moved, in
        the hex of any attacking stack."""
        return bases(position, self.runs, self.last)

    def base(self, position: Position, action: Breakthrough) -> int:
        """16.2 The hex of the attacking group; the first adjacent to the target if none is named."""
        return HEX[action.at] if action.at else start_of(GRID, self.bases(position), HEX[action.target])

    def breakthroughs(self, position: Position) -> list[Breakthrough]:
        """16.1 Every enemy hex adjacent to a group that could break through. Where a second stack could attack it too,
        that stack is named."""
        # §16.1.e, §16.1.g
        targets = strikes(GRID, self.bases(position), lambda hex_: position.side_in(hex_) == 1 - self.battle.side)
        return [Breakthrough(HEXES[target], HEXES[at] if at != NO_HEX else "") for target, at in targets]

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-advance", {"hex": HEXES[self.battle.target], "kind": self.kind})


@rule("16.3.5.d", "10.2.1.c")
class BreakIn(Procedure, frozen=True, kw_only=True):
    """16.3.5 The group fights, led by the formation with the best odds, unless its bridge has been blown: then there is
    no combat, nothing is spent, and the advance continues."""

    choice: ChooseAdvance
    battle: Battle
    at: int

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.combat.automatic_ds import best_led
        from grognard.games.h44.combat.resolution import Fight

        choice, target = self.choice, self.battle.target
        if not judge(BREAKING_THROUGH, game.position, choice, self.at, target):
            game.log("attack-called-off", "9.3.c", hex=HEXES[target])
            game.then(choice)
            return
        led, _ = best_led(game.position, self.battle)
        after = AfterBreakthrough(choice=choice, group=self.battle.units, target=target, at=self.at)
        game.then(Fight(seats=choice.seats, battle=led), after)


@rule("16.2.b", "16.3.2.a")
class AfterBreakthrough(Procedure, frozen=True, kw_only=True):
    """16.3.2 The advance that a breakthrough combat interrupted continues."""

    choice: ChooseAdvance
    group: tuple[int, ...]
    target: int
    at: int

    def run(self, game: H44Game) -> None:
        position, choice = game.position, self.choice
        runs = resumed(position, choice, self.group, self.at, self.target)
        group = tuple(u for unit in self.group for u in offspring(position, choice, unit, (self.at, self.target)))
        if runs:
            game.then(replace(choice, runs=runs, broke_through=True, group=group, last=-1))


def _place(name: str) -> int:
    return AREA - AREAS.index(name.removeprefix("area-")) if name.startswith("area-") else HEX[name]


@rule("15.1.c", "19.7.c")
class TakeAdvanceStep(Procedure, frozen=True, kw_only=True):
    """15.1 One hex of an advance, at no cost in movement points: a mined bridge on the way may be blown; enemies in
    full retreat flee and do not stop it. 16.2 As soon as another unit advances, units that broke through have
    finished."""

    choice: ChooseAdvance
    runner: Run
    to: int
    asked: bool = False

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.retreat.full_retreat import Flee

        position, unit, to = game.position, self.runner.unit, self.to
        here, side = position.pieces[unit].place, SIDE[unit]
        bridge = position.bridge(here, to) if here >= 0 and to >= 0 else None
        if side == ALLIED and bridge is not None and not self.asked and bridge in mined_at(position, to):
            game.then(AskBridge(bridge=bridge, cause="advance"), replace(self, asked=True))  # §5.4.d
            return
        choice = self.choice
        if judge(ADVANCING, AdvanceStep(position, choice.battle, choice.kind, self.runner, to)) is not True:
            game.then(choice)
            return
        road = along_road(position, here, to)
        game.change(position.with_piece(unit, replace(position.pieces[unit], place=to)))  # §19.3.1.c, §19.7.c
        game.log("unit-advanced", "15.1.a", unit=UNITS[unit], start=place_name(here), end=place_name(to))
        over = ends(position, unit, here, to)
        moved = replace(self.runner, used=self.runner.used + 1, road=self.runner.road and road, over=over)
        done = () if unit in choice.group else choice.group  # §16.2.b
        runs = tuple(moved if run.unit == unit else run for run in choice.runs if run.unit not in done)
        game.then(replace(choice, runs=runs, last=unit))
        if to >= 0:
            take(game, side, to)
            # RULING h44-119
            # §5.4.a
            asks = [AskBridge(bridge=b, cause="advance") for b in mined_at(game.position, to)] if side == ALLIED else []
            game.then(*asks, Flee(side=side, hex=to, advanced=True))  # §14.3.2.f, §14.3.2.i
