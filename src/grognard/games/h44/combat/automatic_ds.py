"""8.7 Automatic DS: units that bring ten to one against a hex during movement shatter it at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.counters.by_place import by_place
from grognard.core.counters.position import ANYTHING
from grognard.core.derived import DROP, Change, derived
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge, permitted
from grognard.games.h44.bridges.bridge_phase import AskBridge, ways_to_blow
from grognard.games.h44.combat.attackers import JOINING, Plan, able, bare_shores, boats_used, manned
from grognard.games.h44.combat.plan import is_not_attachable
from grognard.games.h44.combat.strength import Battle, all_wet, estimate, has_walls, odds
from grognard.games.h44.data.board import GRID, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, PACK, SIDE, SIDES, SUPPLY_HEAD, UNIT, UNITS
from grognard.games.h44.interface.actions import AutomaticDS, Commit, Leave
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    ATTACKED,
    AUTOMATIC_DS_MADE,
    IN_FULL_RETREAT,
    MARCHING,
    MOVED,
    H44Game,
    Position,
    names,
)
from grognard.games.h44.state.stacking import overstacked
from grognard.series.zoc_bonds.automatic_ds import assembled, needed
from grognard.series.zoc_bonds.odds import Estimate
from grognard.series.zoc_bonds.zones import surroundings

TEN_TO_ONE = 1 + PACK.tables.automatic_ds_ratio
"""The number of the 10-1 column, were there one: 1-1 is 2."""
MOST_SHIFTS = 4
"""Armour, unsupported tanks, elite attackers, poor defenders: the shifts that can be added to the odds."""


# -- who attacks, and under whom -------------------------------------------------------------------------------------


def joined(position: Position, side: int, target: int, units: Iterable[int]) -> tuple[int, ...]:
    """The units that may attack the hex together, strongest first: overstacked hexes attack with no more than the
    limit, and no unit crosses a large river without the infantry that must go first (9.5.3)."""
    battle = Battle(side=side, target=target, units=())

    def joins(team: tuple[int, ...], unit: int) -> bool:
        return bool(judge(JOINING, Plan(position, replace(battle, units=team), unit)))

    battle = replace(battle, units=assembled(units, position.attack, joins))
    bare = bare_shores(position, battle)
    return tuple(unit for unit in battle.units if position.pieces[unit].place not in bare)


def _leads(position: Position, battle: Battle) -> Iterator[Battle]:
    """10.2 The attack led by each of its formations, with and without an attached unit."""
    for lead in sorted({position.formation(unit) for unit in battle.units}):
        led = replace(battle, lead=lead)
        yield led
        for unit in battle.units:
            if position.formation(unit) != lead and not is_not_attachable(position, led, unit):
                yield replace(led, attached=unit)


def best_led(position: Position, battle: Battle) -> tuple[Battle, Estimate]:
    """The attack led by the formation with the best odds, where the player is not asked to choose."""
    every = [(led, automatic_ds_estimate(position, led)) for led in _leads(position, battle)]
    return max(every, key=lambda row: (column_of(row[1]), row[1].attack))


@rule("8.7.a", "19.7.a")
def around(position: Position, side: int, target: int) -> list[int]:
    """8.7, 19.7 The units that could attack the hex from adjacent hexes; units in an entry area attack in their combat
    phase only."""
    return [unit for unit in able(position, side, target) if position.pieces[unit].place >= 0]


def best_battle(position: Position, side: int, target: int) -> tuple[Battle, Estimate] | None:
    """Every unit that could attack the hex, led by the formation with the best odds."""
    units = joined(position, side, target, around(position, side, target))
    return best_led(position, Battle(side=side, target=target, units=units, kind="automatic-ds")) if units else None


# -- the odds --------------------------------------------------------------------------------------------------------


@rule("25.4.b", "25.4.c")
def automatic_ds_estimate(position: Position, battle: Battle) -> Estimate:
    """25.4 The odds; an unknown unit in the hex counts as infantry of normal morale and strength 2. Terrain doubles it
    like other units, the defenders no longer all have poor morale, and tanks stacked with it have infantry support."""
    estimated = estimate(position, battle)
    if battle.target not in position.unknown:
        return estimated
    doubled = has_walls(position, battle.target) or all_wet(position, battle)
    defence = estimated.defence + PACK.tables.unknown_defence * (2 if doubled else 1)
    shifts = tuple(row for row in estimated.shifts if row[0] not in ("low-quality", "unsupported-tanks"))
    return replace(estimated, defence=defence, shifts=shifts, ratio=odds(estimated.attack, defence))


@rule("8.7.b", "8.7.c")
def column_of(estimated: Estimate) -> int:
    """8.7 The odds with armour and morale shifts, without artillery and aircraft, and without an upper limit."""
    # §8.7.d, §8.7.e
    return estimated.ratio + sum(
        columns for reason, columns, _ in estimated.shifts if reason not in ("air", "artillery")
    )


def is_hopeless(position: Position, units: Iterable[int], target: int) -> bool:
    """Whether the printed strengths alone rule out ten to one; most hexes need no further look."""
    if overstacked(position, target):
        return False
    defence = 0
    for unit in position.stack(target):
        piece = position.pieces[unit]
        if piece.order != IN_FULL_RETREAT and not SUPPLY_HEAD[unit] and not piece.has(MARCHING):
            # 10.1 Halves rounded down: ones are halved together, and may come to less than each alone.
            defence += position.defence(unit) // 2 if piece.order else position.defence(unit)
    attack = sum(position.attack(unit) for unit in units)
    return odds(attack, defence) + MOST_SHIFTS < TEN_TO_ONE


@rule.forbids("8.7.a", "25.4.b")
def odds_are_too_low(position: Position, side: int, target: int) -> Violation:
    """8.7 Ten to one must be reached."""
    clause = "25.4.b" if target in position.unknown else "8.7.a"
    if is_hopeless(position, around(position, side, target), target):
        return evidence(HEXES[target], by=clause)
    best = best_battle(position, side, target)
    return evidence(HEXES[target], by=clause) if best is None or column_of(best[1]) < TEN_TO_ONE else None


@rule.forbids("8.7.a")
def no_enemy_for_automatic_ds(position: Position, side: int, target: int) -> Violation:
    """8.7 There must be an enemy in the hex; a lone unknown unit is encountered by moving in (25.3.1)."""
    return evidence(HEXES[target]) if not position.stack(target) or position.side_in(target) != 1 - side else None


def may_make_automatic_ds(position: Position, side: int, target: int) -> Verdict:
    return judge((no_enemy_for_automatic_ds, odds_are_too_low), position, side, target)


def automatic_ds_targets(position: Position, side: int) -> list[int]:
    """Hexes against which an automatic DS can be made now."""
    return [hex_ for hex_ in sorted(_hopeful_targets(position, side)) if _is_target(position, side, hex_)]


def _unless_near(change: Change, value: bool, side: int, target: int) -> bool:
    """The verdict on a hex holds until something changes within two hexes of it."""
    near = change.detail is None or not change.detail.places.isdisjoint(surroundings(GRID, target))
    return DROP if near else value


@derived(ANYTHING, patch=_unless_near)
def _is_target(position: Position, side: int, target: int) -> bool:
    return permitted((no_enemy_for_automatic_ds, odds_are_too_low), position, side, target)


def _is_hopeful(position: Position, side: int, target: int) -> bool:
    """Whether all adjacent units of a side, more than could attack the hex, might be enough."""
    stack = position.stack(target) if target >= 0 else ()
    if not stack or SIDE[stack[0]] == side:
        return False
    stacks, near = position.stacks, GRID.near[target]
    beside = [unit for hex_ in near for unit in stacks.get(hex_, ()) if SIDE[unit] == side]
    return bool(beside) and not is_hopeless(position, beside, target)


def _beside(place: int) -> tuple[int, ...]:
    return GRID.near[place] if place >= 0 else ()


@by_place(_is_hopeful, "rules", around=_beside)
def _hopeful_targets(position: Position, side: int) -> set[int]:
    """Enemy hexes worth working out."""
    return {position.pieces[unit].place for unit in position.on_map(1 - side)}


def suffices(position: Position, side: int, target: int, units: tuple[int, ...]) -> bool:
    """8.7 Whether these units bring ten to one, and none of them crosses a large river without its infantry (9.5.3)."""
    battle = Battle(side=side, target=target, units=units, kind="automatic-ds")
    if not units or bare_shores(position, battle):
        return False
    return column_of(best_led(position, battle)[1]) >= TEN_TO_ONE


@rule("8.7.f", "8.7.h", "8.7.k")
class ExecuteAutomaticDS(Procedure, frozen=True, kw_only=True):
    """8.7 The defenders, a revealed unknown unit included, suffer a DS: one step lost, three hexes back. The attackers
    are done for this turn. Mined bridges under the attack may be blown first, which may leave too little strength."""

    side: int
    target: int
    units: tuple[int, ...] = ()
    """The units that take part; empty until one has been left out."""
    settled: bool = False
    """Whether the player wants all of them."""
    asked: tuple[int, ...] = ()
    """Bridges the German has been asked about."""

    def needed(self, position: Position) -> list[int]:
        """The units without which ten to one is not reached."""
        return needed(self.units, partial(suffices, position, self.side, self.target))

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.airborne.unknown_units import reveal
        from grognard.games.h44.combat.resolution import outcome

        position = game.position
        units = self.units or joined(position, self.side, self.target, around(position, self.side, self.target))
        automatic_ds = replace(self, units=units)
        if not self.settled and len(automatic_ds.needed(position)) < len(units):
            game.then(ChooseAutomaticDS(seats=(SIDES[self.side],), automatic_ds=automatic_ds))
            return
        mined = [b for b in ways_to_blow(position, units, self.target) if b not in self.asked]
        if mined:
            ask = AskBridge(bridge=mined[0], cause="attack")  # §5.4.c
            game.then(ask, replace(automatic_ds, settled=True, asked=(*self.asked, mined[0])))
            return
        if self.asked:
            units = joined(position, self.side, self.target, units)
            if not suffices(position, self.side, self.target, units):
                game.log("attack-called-off", "9.3.c", hex=HEXES[self.target])
                return
        battle, _ = best_led(position, Battle(side=self.side, target=self.target, units=units, kind="automatic-ds"))
        if self.target in game.position.unknown and self.side == ALLIED:
            reveal(game, self.target)  # §25.4.d
        team = (*battle.units, *manned(game.position, battle).crew)
        game.log("automatic-ds", "8.7.f", hex=HEXES[self.target], units=names(team))
        marked = boats_used(game.position, battle).mark(team, AUTOMATIC_DS_MADE | MOVED)  # §8.7.h
        position = marked.unmark(team, ATTACKED)
        game.change(position.but(breaches=(*position.breaches, (self.target, team))))
        game.then(*outcome(game.position, (SIDES[self.side],), battle, "DS"))  # §8.7.f


@rule.forbids("8.7.h")
def unit_adds_nothing(position: Position, automatic_ds: ExecuteAutomaticDS, unit: int) -> Violation:
    """8.7 Only a unit that counts towards the odds can be left out."""
    return None if unit in automatic_ds.units else evidence(UNITS[unit], HEXES[automatic_ds.target])


@rule.forbids("8.7.a")
def unit_is_needed(position: Position, automatic_ds: ExecuteAutomaticDS, unit: int) -> Violation:
    """8.7 Without this unit the odds would fall below ten to one."""
    return evidence(UNITS[unit]) if unit in automatic_ds.needed(position) else None


def _leave_out(game: H44Game, asked: ChooseAutomaticDS, action: Leave) -> None:
    rest = tuple(unit for unit in asked.automatic_ds.units if unit != UNIT[action.unit])
    game.then(replace(asked.automatic_ds, units=rest))


LEAVE_OUT = Verb(
    Leave,
    candidates=lambda position, asked: [Leave(UNITS[unit]) for unit in asked.automatic_ds.units],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, asked.automatic_ds, UNIT[action.unit]),
    forbids=(unit_adds_nothing, unit_is_needed),
    resolve=_leave_out,
)
ALL_OF_THEM = Verb(
    Commit,
    resolve=lambda game, asked, action: game.then(replace(asked.automatic_ds, settled=True)),
    irreversible=True,
)


class ChooseAutomaticDS(Decision, frozen=True, kw_only=True):
    """8.7 More units are adjacent than needed: those left out keep their move and their attack."""

    rule: ClassVar[str] = "8.7.h"
    verbs = (LEAVE_OUT, ALL_OF_THEM)
    automatic_ds: ExecuteAutomaticDS

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.automatic_ds.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-automatic-ds", {"hex": HEXES[self.automatic_ds.target]})


AUTOMATIC_DS = Verb(
    AutomaticDS,
    candidates=lambda position, side: [AutomaticDS(HEXES[hex_]) for hex_ in automatic_ds_targets(position, side)],
    exists=lambda position, side, action: action.target in HEX,
    legal=lambda position, side: [AutomaticDS(HEXES[hex_]) for hex_ in automatic_ds_targets(position, side)],
    args=lambda position, side, action: (position, side, HEX[action.target]),
    forbids=(no_enemy_for_automatic_ds, odds_are_too_low),
    resolve=lambda game, side, action: game.then(ExecuteAutomaticDS(side=side, target=HEX[action.target])),
    irreversible=True,
)
