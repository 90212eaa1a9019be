"""11.1, 11.2.3, 11.5 Which units may stand when a result tells them to retreat: the order of July 1942, the shades of
the combat table, lead units, and units with nowhere to go."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.core.verdicts import Forbidden, Verdict, Violation, evidence, judge
from grognard.games.s42.combat.strength import Battle, retreated_before, survivors
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.units import AXIS, COMBAT, NATION, PACK, SIDE, SOVIET, SUPPORT, UNITS
from grognard.games.s42.retreat.retreat import thrown_back
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ELIMINATED, GOOD, TRAIN, Position
from grognard.games.s42.supply.lines import has_line, hex_has_line

TABLES = PACK.tables


# -- 11.5 when there is nowhere to go --------------------------------------------------------------------------------


@derived(ANYTHING)
@rule("11.5.1.a", "11.5.1.b", "12.2.p")
def desperate(position: Position, battle: Battle) -> bool:
    """11.5.1 Every defender would be eliminated by the retreat the result requires, or they hold a port without which
    all of them would be out of supply."""
    return is_hopeless(position, battle) or lives_off_the_port(position, battle)


@rule("11.5.1.a")
def is_hopeless(position: Position, battle: Battle) -> bool:
    """11.5.1 No combat unit in the hex would survive its retreat, whatever steps it paid (RULING s42-414)."""
    retreat = thrown_back(position, battle)
    return all(retreat.doomed(position, unit) for unit in retreat.units if COMBAT[unit])


@rule("11.5.1.b")
def lives_off_the_port(position: Position, battle: Battle) -> bool:
    """11.5.1 They hold a port and are in supply; with the enemy in the port no unit would be where its retreat ends
    (RULING s42-415)."""
    foe, port = 1 - battle.side, battle.target
    units = position.fighters(port, foe)
    if port not in position.country.ports or not all(has_line(position, unit) for unit in units):
        return False
    retreat = thrown_back(position, battle)
    lost = _taken(position, battle)
    ends = ((unit, retreat_path.path[-1]) for unit in units for retreat_path in retreat.best(position, unit))
    return not any(end < 0 or hex_has_line(lost, unit, end) for unit, end in ends)


def _taken(position: Position, battle: Battle) -> Position:
    """The position after the defenders have left the hex and an attacker has taken it."""
    gone = {unit: replace(position.pieces[unit], place=ELIMINATED) for unit in position.stack(battle.target)}
    taker = survivors(position, battle).units[:1]
    there = {unit: replace(position.pieces[unit], place=battle.target) for unit in taker}
    held = position.axis_sites | {battle.target} if battle.side == AXIS else position.axis_sites - {battle.target}
    sites = held & position.country.sites
    return position.with_pieces(gone | there).but(held=tuple(sorted(sites)))


# -- 11.2.3 who leads it ---------------------------------------------------------------------------------------------


class Stance(Struct, frozen=True):
    """A unit that would lead a defence."""

    position: Position
    battle: Battle
    unit: int


@rule.forbids("11.1.1.a")
def stands_elsewhere(stance: Stance) -> Violation:
    """11.1.1 One of the units defending the hex must lead."""
    there = stance.position.of_side(stance.battle.target, 1 - stance.battle.side)
    return None if stance.unit in there else evidence(UNITS[stance.unit], HEXES[stance.battle.target])


@rule("11.1.1.a", "11.1.1.c")
@rule.forbids("11.2.2.a")
def result_forbids_to_stand(stance: Stance) -> Violation:
    """11.1.1, 11.2.2 DS and DR4 allow no determined defence."""
    allowed = TABLES.results[stance.battle.label].determined
    return None if allowed else evidence(UNITS[stance.unit], HEXES[stance.battle.target])


@rule.forbids("11.2.2.c")
def shade_forbids_to_stand(stance: Stance) -> Violation:
    """11.2.2 After a result in the restricted shade only units that hold a victory hex or are desperate may stand."""
    position, battle = stance.position, stance.battle
    if not battle.restricted or battle.target in position.country.points or desperate(position, battle):
        return None
    return evidence(UNITS[stance.unit], HEXES[battle.target])


@rule.forbids("11.2.3.c")
def unarmed_do_not_lead(stance: Stance) -> Violation:
    """11.2.3 Only combat units may lead."""
    return None if COMBAT[stance.unit] else evidence(UNITS[stance.unit])


@rule("13.2.1.h", "13.3.2.e")
@rule.forbids("11.2.3.c")
def disordered_do_not_lead(stance: Stance) -> Violation:
    """11.2.3 Disrupted units and units in full retreat may not lead."""
    return evidence(UNITS[stance.unit]) if stance.position.pieces[stance.unit].order != GOOD else None


@rule("5.6.4.h")
@rule.forbids("11.2.3.d")
def passengers_do_not_lead(stance: Stance) -> Violation:
    """11.2.3 Units on a train may not lead."""
    return evidence(UNITS[stance.unit]) if stance.position.pieces[stance.unit].has(TRAIN) else None


@rule.forbids("11.2.3.e")
def guns_do_not_lead(stance: Stance) -> Violation:
    """11.2.3 Artillery support units may not lead."""
    return evidence(UNITS[stance.unit]) if SUPPORT[stance.unit] else None


@rule.forbids("12.4.d")
def beaten_do_not_lead(stance: Stance) -> Violation:
    """12.4 A unit that already retreated in this phase may not lead, except in breakthrough combat."""
    beaten = retreated_before(stance.position, stance.battle, stance.unit)
    return evidence(UNITS[stance.unit]) if beaten else None


@rule.forbids("11.1.2.a")
def order_227_is_not_given(stance: Stance) -> Violation:
    """11.1.2 Before turn 8 Soviet units may not stand, unless they are NKVD, desperate, doubled in this combat, or had
    a shift for terrain or fortification; one for tanks does not help."""
    # RULING s42-402: order 227 is of turn 8, and holds from that turn on.
    # RULING s42-403: NKVD and doubling are asked of the lead unit, a shift counts for all units in the hex.
    position, battle, unit = stance.position, stance.battle, stance.unit
    if SIDE[unit] != SOVIET or position.turn >= TABLES.order_227:  # §11.1.2.h
        return None
    if NATION[unit] == "nkvd":  # §11.1.2.b, §20.3.b
        return None
    if unit in battle.doubled or battle.sheltered:  # §11.1.2.d, §11.1.2.e, §11.1.2.f, §11.1.2.g
        return None
    return None if desperate(position, battle) else evidence(UNITS[unit], HEXES[battle.target])  # §11.1.2.c


LEADING = (
    stands_elsewhere,
    result_forbids_to_stand,
    unarmed_do_not_lead,
    disordered_do_not_lead,
    passengers_do_not_lead,
    guns_do_not_lead,
    beaten_do_not_lead,
    shade_forbids_to_stand,
    order_227_is_not_given,
)


@rule("11.2.3.c")
def may_lead(position: Position, battle: Battle, unit: int) -> Verdict:
    """11.2.3 Any other combat unit in the hex may lead; if there are several, its owner chooses."""
    return judge(LEADING, Stance(position, battle, unit))


def denial(position: Position, battle: Battle, units: Iterable[int]) -> Forbidden:
    """11.1.2, 11.2.2 Why none of these may stand: what prevents units that could otherwise lead is named before what
    keeps a unit from leading."""
    verdicts = [verdict for unit in units if not (verdict := may_lead(position, battle, unit))]
    return max(verdicts, key=lambda verdict: next(i for i, row in enumerate(LEADING) if verdict.rule in row.rules))
