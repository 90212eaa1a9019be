"""14.0 One hex of an advance after combat: which zones of control and bonds it passes, what ground it crosses. How far
a unit may advance is in `advance_limits`."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.advance.advance_limits import (
    COSTS,
    LENGTH,
    NOWHERE,
    RESERVE,
    AdvanceStep,
    Run,
    breakthrough_has_failed,
    length,
    limited_means_the_hex,
)
from grognard.games.s42.combat.strength import Battle, ground_row
from grognard.games.s42.data.board import GRID, HEXES, pair
from grognard.games.s42.data.units import CLIMBER, MECHANISED, MOVEMENT_CLASS, UNITS
from grognard.games.s42.movement.areas import AREA_MOVE_FORBIDS, AreaMove, edge_roads, entry_step_cost
from grognard.games.s42.movement.crossings import has_pontoon
from grognard.games.s42.movement.ground import GROUND, Step, is_open_river
from grognard.games.s42.movement.network import party
from grognard.games.s42.movement.steps import MoveStep, bridge_of_saratov_is_soviet, enemy_is_there, volga_bars_the_way
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, place_name
from grognard.games.s42.state.stacking import excess
from grognard.games.s42.state.zones import in_zoc, is_contested, zones
from grognard.games.s42.turn.weather import sky


@rule("15.2.3.d", "15.2.4.b")
def moved(position: Position, battle: Battle, run: Run, to: int) -> Run:
    """How far the unit has advanced with this hex: it costs one, or nothing if a breakthrough has paid for it. That one
    hex is also the price of forming a group in the vacated hex (RULING s42-827)."""
    price = COSTS["follow"] if to == run.free else COSTS["hex"]  # §15.2.4.f, §15.2.4.h, §15.2.8.c
    return replace(
        run,
        used=run.used + price,
        steps=run.steps + 1,
        through=run.through or to == battle.target,
        over=ends(position, run.unit, to),
        free=NOWHERE,
    )


# -- 14.4 zones and bonds --------------------------------------------------------------------------------------------


@rule("6.3.b")
@rule.forbids("14.4.2.a", "14.4.2.b")
def zone_ends_the_advance(step: AdvanceStep) -> Violation:
    """14.4.2 A unit that enters an enemy ZOC stops, whatever other units are there; not in the attacked hex. A
    breakthrough may remove the ZOC, or lead out of it into the hex it empties (15.2.6)."""
    here, run = step.here, step.run
    if not run.steps or here < 0 or here in run.vacated or step.is_paid:  # §14.4.2.c, §15.2.6.c
        return None
    if not in_zoc(step.position, step.side, here):  # §14.4.2.d, §15.2.6.a, §15.2.6.b
        return None
    friends = set(step.position.fighters(here, step.side)) - {run.unit, *step.battle.units}
    return evidence(UNITS[run.unit], HEXES[here], by="14.4.2.b" if friends else "14.4.2.a")


@rule("7.2.d")
@rule.forbids("14.4.1.a", "22.3.2.b")
def advance_enters_a_bond(step: AdvanceStep) -> Violation:
    """14.4.1 Units may enter an enemy bond only in the attacked hex."""
    bond = not step.is_vacated and step.to in zones(step.position, 1 - step.side).hexes
    return evidence(HEXES[step.to], by="22.3.2.b" if step.here < 0 else "14.4.1.a") if bond else None


@rule("7.2.d")
@rule.forbids("14.4.1.b")
def advance_crosses_a_bond(step: AdvanceStep) -> Violation:
    """14.4.1 And cross one only into that hex."""
    bond = not step.is_vacated and pair(step.here, step.to) in zones(step.position, 1 - step.side).sides
    return evidence(HEXES[step.to]) if bond else None


@rule.forbids("29.1.2.b")
def city_is_contested(step: AdvanceStep) -> Violation:
    """29.1.2 Units may not advance into a contested city: they enter it by a partial success, or by tactical
    movement."""
    # RULING s42-828: "only", so no unit advances into it while the enemy is there.
    held = is_contested(step.position, step.to) and step.position.fighters(step.to, 1 - step.side)
    return evidence(UNITS[step.unit], HEXES[step.to]) if held else None


# -- 14.5 the ground -------------------------------------------------------------------------------------------------


@rule("14.5.i", "14.5.j")
def by_road(position: Position, here: int, to: int) -> bool:
    """14.5 Whether a road leads there, across the map edge too; not across unbridged water."""
    if here < 0:
        return bool(edge_roads(position.country).get(to))
    edge = position.country.edge(here, to)
    return bool(edge.road) and (edge.bridge == "road-bridge" or edge.water in ("", "alpine"))


def ends(position: Position, unit: int, to: int) -> bool:
    """14.5, 22.3.1 Whether the unit must end its advance there: in marsh or mountains off-road, or in an entry area.
    Other terrain has no effect, and a city overrides it."""
    if to < 0:  # §22.3.1.e
        return True
    stops = ground_row(position, to).stops_advance  # §14.5.i, §14.5.j
    return stops and not by_road(position, position.pieces[unit].place, to)


@rule("14.5.l")
def _is_stuck(step: AdvanceStep, ground: str) -> Violation:
    stuck = step.run.over and step.here >= 0 and ground_row(step.position, step.here).id == ground
    return evidence(UNITS[step.unit], place_name(step.here)) if stuck else None


@rule.forbids("14.5.i")
def marsh_ends_the_advance(step: AdvanceStep) -> Violation:
    """14.5 A unit that entered a marsh off-road stops."""
    return _is_stuck(step, "marsh")


@rule.forbids("14.5.j")
def mountains_end_the_advance(step: AdvanceStep) -> Violation:
    """14.5 A unit that entered mountains off-road stops."""
    return _is_stuck(step, "mountain")


@rule.forbids("22.3.1.e")
def area_ends_the_advance(step: AdvanceStep) -> Violation:
    """22.3.1 A unit that entered an entry area stops."""
    return evidence(UNITS[step.unit], place_name(step.here)) if step.run.over and step.here < 0 else None


@rule.forbids("14.5.k")
def mountains_need_a_road(step: AdvanceStep) -> Violation:
    """14.5 Mechanised units advance into mountains only by road."""
    if step.to < 0 or not MECHANISED[step.unit] or ground_row(step.position, step.to).id != "mountain":
        return None
    return None if by_road(step.position, step.here, step.to) else evidence(UNITS[step.unit], HEXES[step.to])


@rule("9.5.3.e")
def over_open_river(step: AdvanceStep) -> bool:
    """14.5 Whether the step crosses a major river without any bridge or ice. The Volga is crossed where something
    carries units in movement, and that counts as a bridge."""
    if step.here < 0 or step.to < 0:
        return False
    position = step.position
    if not is_open_river(position.country, sky(position), step.here, step.to):  # §14.5.e, §14.5.g, §14.5.h
        return False
    return not has_pontoon(position, step.side, step.here, step.to, (step.unit,))  # §14.5.f, §5.5.5.h


@rule("25.2.3.f")
@rule.forbids("25.2.3.e")
def reserves_wait_for_a_bridge(step: AdvanceStep) -> Violation:
    """25.2.3 A reserve crosses a major river only by a bridge, pontoons included, or over ice."""
    return evidence(UNITS[step.unit], HEXES[step.to]) if step.battle.kind == RESERVE and over_open_river(step) else None


@rule.forbids("14.5.b")
def open_river_comes_first(step: AdvanceStep) -> Violation:
    """14.5 Such a river is crossed only in the first hex."""
    return evidence(HEXES[step.to]) if step.run.steps and over_open_river(step) else None


@rule.forbids("14.5.c")
def open_river_was_not_attacked_over(step: AdvanceStep) -> Violation:
    """14.5 And only by units that attacked across it."""
    # RULING s42-703: a unit that only stood by while others attacked across a river waits for their pontoon.
    attacked = step.unit in step.battle.units and step.run.start >= 0
    river = attacked and step.position.country.edge(step.run.start, step.battle.target).water == "major"
    return evidence(UNITS[step.unit], HEXES[step.to]) if over_open_river(step) and not river else None


@rule("14.3.c")
@rule.forbids("14.5.d")
def open_river_leads_to_the_hex(step: AdvanceStep) -> Violation:
    """14.5 And only into the attacked hex."""
    aside = step.to != step.battle.target and over_open_river(step)
    return evidence(HEXES[step.to], HEXES[step.battle.target]) if aside else None


# -- 22.7 out of an entry area ---------------------------------------------------------------------------------------


@rule("22.7.f")
@rule.forbids("22.7.c")
def edge_is_too_far(step: AdvanceStep) -> Violation:
    """22.7 A unit attacking from an entry area counts as in the hex before the target: it advances into the target or
    next to it."""
    if step.here >= 0:
        return None
    near = step.to == step.battle.target or step.to in GRID.near[step.battle.target]
    return None if near else evidence(place_name(step.to), HEXES[step.battle.target])


@rule.forbids("14.5.a")
def ground_bars_the_entry(step: AdvanceStep) -> Violation:
    """14.5 A unit may not enter from an entry area terrain that it could not enter in movement."""
    if step.here >= 0 or step.to < 0:
        return None
    position, unit = step.position, step.unit
    price = entry_step_cost(position.country, sky(position), step.to, MOVEMENT_CLASS[unit], climbers=CLIMBER[unit])
    return None if price is not None and step.to in position.country.land else evidence(UNITS[unit], HEXES[step.to])


# -- 14.1 stacking ---------------------------------------------------------------------------------------------------


@rule.forbids("14.1.f")
def hex_would_be_too_full(step: AdvanceStep) -> Violation:
    """14.1 An advance may not end in a full hex; a unit may pass through it if it can continue."""
    after = moved(step.position, step.battle, step.run, step.to)
    last = after.over or after.done or after.used >= length(step.position, step.unit, step.hexes)
    if step.to < 0 or not last:
        return None
    there = step.position.of_side(step.to, step.side)
    worse = excess(step.position, step.side, (*there, step.unit)) > excess(step.position, step.side, there)
    return evidence(UNITS[step.unit], HEXES[step.to]) if worse else None


FAR = (
    limited_means_the_hex,
    marsh_ends_the_advance,
    mountains_end_the_advance,
    area_ends_the_advance,
    breakthrough_has_failed,
    *LENGTH,
    zone_ends_the_advance,
)
"""What keeps a unit where it is."""
WHERE = (
    mountains_need_a_road,
    edge_is_too_far,
    ground_bars_the_entry,
    advance_enters_a_bond,
    advance_crosses_a_bond,
    reserves_wait_for_a_bridge,
    open_river_comes_first,
    open_river_was_not_attacked_over,
    open_river_leads_to_the_hex,
)
"""What keeps it from entering a place."""


@rule("14.5.a")
def may_enter(step: AdvanceStep) -> Verdict:
    """14.5 Whether a unit may advance there at all, enemies aside: as in movement, and within the limits of 14.4 and
    14.5."""
    verdict = judge(WHERE, step)
    if not verdict:
        return verdict
    if step.here < 0 or step.to < 0:
        return judge(AREA_MOVE_FORBIDS, AreaMove(step.position, (step.unit,), step.here, step.to))  # §22.3.1.c, §22.7.f
    ground = judge(GROUND, Step(step.position, (step.unit,), step.here, step.to))
    return ground and judge((bridge_of_saratov_is_soviet, volga_bars_the_way), _march_step(step))


def _march_step(step: AdvanceStep) -> MoveStep:
    return MoveStep(step.position, party(step.position, (step.unit,)), "tactical", step.here, step.to)


@rule("14.1.e")
def may_take_step(step: AdvanceStep) -> Verdict:
    """14.3 Whether a unit may advance to this place: in any direction, whatever the movement cost."""
    verdict = judge(FAR, step)
    if verdict and step.to >= 0:
        verdict = judge((enemy_is_there,), _march_step(step)) and judge((city_is_contested,), step)
    return verdict and may_enter(step) and judge((hex_would_be_too_full,), step)
