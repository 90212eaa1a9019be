"""Plans of several attacks in the games of the family: fought by the rules, counted by `hexes.plans`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.core.counters.position import CounterPosition, Piece
from grognard.core.game import Action, Decision, Game, Procedure
from grognard.core.verdicts import Forbidden
from grognard.hexes.plans import Fought, Goal, Intended, PlanOdds, bounded, followed, once_each
from grognard.series.zoc_bonds.interface.actions import EndAdvance
from grognard.series.zoc_bonds.interface.forecast import UNROLLED, Branch, Ending, ForecastPolicy, beside, unfolded
from grognard.series.zoc_bonds.interface.names import TableNames
from grognard.series.zoc_bonds.interface.policy import TablePolicy
from grognard.series.zoc_bonds.odds import Estimate

P = TypeVar("P", bound=CounterPosition)
B = TypeVar("B")
NEAR = 7
"""So far from the hex a counter can matter to an attack: the longest retreat, the zones and bonds beside it, guns."""


class PlanPolicy(Struct, Generic[P, B], frozen=True, kw_only=True):
    """How a game of the family fights the attacks of a plan."""

    table: TablePolicy[P, Any, B]
    combat: ForecastPolicy[P]
    """Up to the advance."""
    advance: ForecastPolicy[P]
    """From there to the end."""
    admitted: Callable[[Game[P], B], tuple[B, tuple[Forbidden, ...]]]
    """The battle with the eligible units only, and why the others are not."""
    parts: Callable[[B], tuple[int, int, tuple[int, ...], tuple[int, ...]]]
    """The side that attacks, the hex, the attackers, their guns."""
    open: Callable[[Estimate], bool]
    """Whether the odds allow an attack at all."""
    tables: Callable[[P, int], Iterable[tuple[P, tuple[int, ...], int]]]
    """Each table that the attack on a hex may be fought on, its defenders, and how often it comes."""
    steps: Callable[[P, B], tuple[Procedure, ...]]
    """The attack on the agenda."""
    ending: Callable[[P, B, tuple[int, ...], Branch[P]], Ending]
    present: Callable[[P, int, int], bool]
    """Whether a side has combat units in a hex."""
    fields: tuple[str, ...]
    """What else than counters an attack depends on."""
    net: Callable[[P, int], Iterable[int]]
    """The roads in supply of a side: retreats look for them."""
    standing: Callable[[P, int], int]
    """The counter that is on the map for a unit: its remnant, if it has come to that."""


def declined(game: Game[Any], decision: Decision) -> Action:
    """What is answered to a question that the plan says nothing about: no, where that is an answer."""
    actions = list(decision.actions(game))
    return next((action for action in actions if decision.verb(action).info.ends), actions[0])


def advances(
    names: TableNames,
    choice: type[Decision],
    step: type[Action],
    defence: Callable[[P, int], int],
    in_flight: Callable[[Game[P], Decision], Action | None],
) -> ForecastPolicy[P]:
    """What becomes of an attack from the advance on: of the units that attacked a hex now empty, the one with the best
    defence takes it and stops there. `in_flight`: the answers about enemies that flee from the advance."""

    def enters(game: Game[P], decision: Any) -> Action | None:
        position, target, side = game.position, decision.battle.target, decision.battle.side
        if any(position.side_of[unit] == side for unit in position.stack(target)):
            return None
        runs = sorted((run.unit for run in decision.runs), key=lambda unit: -defence(position, unit))
        steps = (step(names.units((unit,))[0], names.place(target)) for unit in runs)
        return next((step for step in steps if decision.verdict(game, step) is True), None)

    def answer(game: Game[P], decision: Decision, *, stands: bool) -> Action:
        if isinstance(decision, choice):
            return enters(game, decision) or EndAdvance()
        return in_flight(game, decision) or declined(game, decision)

    return ForecastPolicy(answer)


def carried_over(before: P, after: P, table: P) -> P | None:
    """The same change on another table; none if a counter that has changed was not the same there."""
    pairs = enumerate(zip(after.pieces, before.pieces, strict=True))
    changed = {unit: piece for unit, (piece, was) in pairs if piece is not was and piece != was}
    if any(table.pieces[unit] != before.pieces[unit] for unit in changed):
        return None
    fields = {
        name: _changed(getattr(before, name), getattr(after, name), getattr(table, name)) for name in beside(table)
    }
    fields = {name: value for name, value in fields.items() if value != getattr(table, name)}
    moved = table.with_pieces(changed) if changed else table
    return moved.but(**fields) if fields else moved


def _changed(before: Any, after: Any, here: Any) -> Any:
    """The same change of a value: rows that come and go, numbers that grow or shrink."""
    if after == before or here == before:
        return here if after == before else after
    if isinstance(here, tuple):
        gone, added = [row for row in before if row not in after], [row for row in after if row not in before]
        rows = (*(row for row in here if row not in gone), *added)
        return tuple(sorted(rows)) if list(here) == sorted(here) else rows
    return here + after - before if type(here) is int else after


class Field(Generic[P, B]):
    """The battlefield of one plan."""

    def __init__(self, policy: PlanPolicy[P, B], start: P, side: int) -> None:
        self.policy, self.start, self.side = policy, start, side
        self._near: dict[int, frozenset[int]] = {}
        self._fought: dict[Hashable, tuple[P, list[Fought[P]]]] = {}

    def fight(self, position: P, attack: B, stands: bool) -> Iterable[Fought[P]]:
        """An attack ends the same way on all tables that are alike where it happens: it is fought on the first."""
        key = (attack, stands, self.matters(position, attack))
        if key not in self._fought:
            self._fought[key] = position, list(self._ends(position, attack, stands))
        first, ends = self._fought[key]
        if first is position:
            return ends
        moved = [carried_over(first, end.position, position) for end in ends]
        if None in moved:
            return self._ends(position, attack, stands)
        pairs = zip(ends, moved, strict=True)
        return [replace(end, position=table) for end, table in pairs if table is not None]

    def _ends(self, position: P, attack: B, stands: bool) -> Iterator[Fought[P]]:
        policy = self.policy
        game: Game[P] = Game(position, (), UNROLLED)
        battle, _ = policy.admitted(game, attack)
        side, target, units, _ = policy.parts(battle)
        there = policy.present(position, target, 1 - side)
        if not units or not there or not policy.open(policy.table.estimate(position, battle)):
            yield Fought(position=position, chance=Fraction(1), fought=False, cleared=not there)
            return
        tables = list(policy.tables(position, target))
        whole = sum(number for _, _, number in tables)
        for table, defenders, number in tables:
            for end in unfolded(policy.combat, Branch(table, policy.steps(table, battle)), stands):
                ending = policy.ending(table, battle, defenders, end)
                for last in unfolded(policy.advance, end, stands):
                    yield Fought(
                        position=last.position,
                        chance=Fraction(last.weight * number, 6**last.dice * whole),
                        cleared=ending.cleared,
                        taken=self._holds(last.position, target),
                        kills=ending.defenders_destroyed > 0,
                        losses=ending.attacker_steps > 0,
                        breakthrough=ending.breakthrough,
                    )

    def _holds(self, position: P, hex_: int) -> bool:
        """The attacker has the hex to themselves."""
        present = self.policy.present
        return present(position, hex_, self.side) and not present(position, hex_, 1 - self.side)

    def _changed(self, position: P) -> Iterator[int]:
        pairs = zip(position.pieces, self.start.pieces, strict=True)
        return (unit for unit, (piece, was) in enumerate(pairs) if piece is not was and piece != was)

    def matters(self, position: P, attack: B) -> Hashable:
        side, target, units, guns = self.policy.parts(attack)
        near = self._near.get(target)
        if near is None:
            near = self._near[target] = frozenset(self.policy.table.grid.within(target, NEAR))
        pieces, start = position.pieces, self.start.pieces
        whole = {*units, *guns, *position.stack(target)}
        local = tuple(
            (unit, pieces[unit] if unit in whole else self._effect(unit, pieces[unit], side))
            for unit in self._changed(position)
            if unit in whole or pieces[unit].place in near or start[unit].place in near
        )
        zone = self.policy.table.zones(position, side)
        bonds = frozenset(bond for bond in zone.bonds if near.issuperset(end for end in bond.ends if end >= 0))
        beside = tuple(getattr(position, name) for name in self.policy.fields)
        return local, near.intersection(zone.zone), bonds, beside, frozenset(self.policy.net(position, 1 - side))

    def _effect(self, unit: int, piece: Piece, side: int) -> Hashable:
        """What a unit that is not in the attack does to it: by where it is, and as a defender by its markers. Its steps
        count only for its zone of control."""
        return piece.place, piece.order, 0 if self.start.side_of[unit] == side else piece.marks

    def met(self, position: P, goal: Goal) -> bool:
        names = self.policy.table.names
        if goal.kind == "falls":
            return self._holds(position, names.asked_hex("plan", goal.id))
        unit = self.policy.standing(position, names.asked_unit("plan", goal.id))
        if position.pieces[unit].place < 0:
            return True
        return goal.kind == "cut" and not self.policy.table.has_line(position, unit)

    def decides(self, position: P, goal: Goal) -> Hashable:
        if goal.kind != "cut":
            return self.met(position, goal)
        pieces = position.pieces
        return tuple((unit, pieces[unit].place, pieces[unit].order) for unit in self._changed(position))


def plan(policy: PlanPolicy[P, B], game: Game[P], args: Mapping[str, Any]) -> PlanOdds:
    """What the attacks would come to, one after the other."""
    names = policy.table.names
    wanted, goals = list(args.get("attacks", ())), msgspec.convert(args.get("goals", ()), tuple[Goal, ...])
    bounded(wanted, goals)
    once_each(line.get("units", ()) for line in wanted)
    position = game.position
    intended: list[Intended] = []
    battles: list[B] = []
    for line in wanted:
        battle, refusals = policy.admitted(game, policy.table.battle_of(game, line))
        side, target, units, _ = policy.parts(battle)
        estimate = policy.table.estimate(position, battle)
        fights = bool(units) and policy.open(estimate) and policy.present(position, target, 1 - side)
        column = policy.table.columns[estimate.column] if fights else ""
        intended.append(
            Intended(target=names.place(target), units=names.units(units), column=column, refusals=refusals)
        )
        battles.append(battle)
    if not battles:
        return PlanOdds(attacks=(), goals=goals, forecasts=())
    field = Field(policy, position, policy.parts(battles[0])[0])
    for goal in goals:
        field.met(position, goal)  # names what does not exist
    both = (followed(field, position, battles, goals, stands=stands) for stands in (True, False))
    return PlanOdds(attacks=tuple(intended), goals=goals, forecasts=tuple(both))
