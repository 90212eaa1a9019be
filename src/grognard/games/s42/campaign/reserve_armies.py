"""31.0 The reserve armies on the map at the start: when each may move. What holds it before is in `eligibility` and
`rail_movement`; `stacking` lets it exceed the limits. They are not the reserve armies of the maskirovka (34.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, RESERVES, SOVIET
from grognard.games.s42.forces.special_units import hexes_of
from grognard.games.s42.interface.actions import ReleaseArmy
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game

TABLES = PACK.tables
SARATOV = hexes_of("saratov")
ARMIES = (5, 6, 7, 8)
OF_SARATOV = 8
"""31 The army that is not released by choice."""
LABEL = {f"reserve-army-{army}": army for army in ARMIES}
"""What each is called."""
BLAU = 6
"""C1.2 The army on the map of Fall Blau."""


@rule("31.0.a", "31.0.g")
def waiting(position: Position) -> list[int]:
    """31 The armies on the map not yet released. The six of the maskirovka are not among them."""
    armies = sorted(set(RESERVES[position.rules.scenario].values()))
    return [army for army in armies if f"reserve-{army}" not in position.freed]


@rule("31.0.a", "31.0.e")
def release(game: S42Game, army: int, clause: str) -> None:
    """31 From now on the units of the army move like all others, and count for stacking."""
    game.change(game.position.but(freed=tuple(sorted((*game.position.freed, f"reserve-{army}")))))
    game.log("army-released", clause, army=f"reserve-army-{army}")


@rule("31.0.c")
def alarm_saratov(game: S42Game, path: Sequence[int]) -> None:
    """31 An Axis combat unit within six hexes of Saratov releases the 8th Reserve Army."""
    if OF_SARATOV in waiting(game.position) and _is_near(path):
        release(game, OF_SARATOV, "31.0.c")


def _is_near(places: Iterable[int]) -> bool:
    hexes = [place for place in places if place >= 0]
    return any(GRID.distance(city, hex_) <= TABLES.reserve_8_reach for city in SARATOV for hex_ in hexes)


@rule("31.0.b", "31.0.c", "C1.2.q")
def release_the_due(game: S42Game) -> None:
    """31, C1.2 In the Soviet initial phase: the 8th Reserve Army on turn 15, or with the enemy near Saratov; in Fall
    Blau the 6th on turn 2."""
    position = game.position
    alarm_saratov(game, [position.pieces[unit].place for unit in position.on_map(AXIS) if COMBAT[unit]])
    armies = waiting(game.position)
    if OF_SARATOV in armies and position.turn >= TABLES.reserve_8_from:
        release(game, OF_SARATOV, "31.0.b")
    if BLAU in armies and position.rules.scenario == "fall-blau" and position.turn >= PACK.blau.reserve_6_turn:
        release(game, BLAU, "C1.2.q")


# -- by choice -------------------------------------------------------------------------------------------------------


@rule.forbids("31.0.d")
def armies_are_soviet(position: Position, side: int, army: int) -> Violation:
    """31 The Soviet player releases them."""
    return None if side == SOVIET else evidence(f"reserve-army-{army}")


@rule("31.0.a")
@rule.forbids("31.0.d")
def army_does_not_wait(position: Position, side: int, army: int) -> Violation:
    """31 Only an army that is on the map and has not been released."""
    return None if army in waiting(position) else evidence(f"reserve-army-{army}")


@rule("30.0.a")
@rule.forbids("C1.2.q")
def army_has_its_date(position: Position, side: int, army: int) -> Violation:
    """30, C1.2 Chapter 31 is for the campaign; in Fall Blau the army has a turn of its own."""
    return evidence(f"reserve-army-{army}") if position.rules.scenario == "fall-blau" else None


@rule("31.0.d")
@rule.forbids("31.0.b")
def saratov_waits_for_the_enemy(position: Position, side: int, army: int) -> Violation:
    """31 The 8th Reserve Army has its own turn, or waits for the enemy."""
    return evidence(f"reserve-army-{army}", turn=TABLES.reserve_8_from) if army == OF_SARATOV else None


@rule.forbids("31.0.d")
def too_early_for_reserves(position: Position, side: int, army: int) -> Violation:
    """31 No army is released on the first turn."""
    early = position.turn < TABLES.reserve_armies_from
    return evidence(f"reserve-army-{army}", turn=TABLES.reserve_armies_from) if early else None


@rule.forbids("31.0.d")
def army_of_the_turn_is_released(position: Position, side: int, army: int) -> Violation:
    """31 One army a turn."""
    spent = position.uses("reserve-army") >= TABLES.reserve_armies_per_turn
    return evidence(f"reserve-army-{army}") if spent else None


def _candidates(position: Position, side: int) -> Iterator[ReleaseArmy]:
    if side == SOVIET:
        yield from (ReleaseArmy(f"reserve-army-{army}") for army in waiting(position))


@rule("31.0.d")
def _release(game: S42Game, side: int, action: ReleaseArmy) -> None:
    # RULING s42-802: the text names no phase; the initial phase is that of such decisions.
    game.change(game.position.having("reserve-army"))
    release(game, LABEL[action.army], "31.0.d")


RELEASE = Verb(
    ReleaseArmy,
    exists=lambda position, side, action: action.army in LABEL,
    candidates=_candidates,
    args=lambda position, side, action: (position, side, LABEL[action.army]),
    forbids=(
        armies_are_soviet,
        army_does_not_wait,
        army_has_its_date,
        saratov_waits_for_the_enemy,
        too_early_for_reserves,
        army_of_the_turn_is_released,
    ),
    resolve=_release,
)
"""31 In the initial phase."""
