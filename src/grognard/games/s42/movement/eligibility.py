"""5.1 Which units may be selected to move: together in one place, not moved yet, and free to move."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.s42.campaign.fall_blau import has_left
from grognard.games.s42.data.units import GARRISON, SIDE
from grognard.games.s42.forces.special_units import BINDING
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AUTOMATIC_DS_MADE, IN_RESERVE, MOVED, TRAIN, Position, names
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.turn.phases import PhaseName


class Group(Struct, frozen=True):
    """Units that a player would move together."""

    position: Position
    side: int
    units: tuple[int, ...]
    phase: PhaseName = "movement"

    def marked(self, mark: int) -> Violation:
        units = [unit for unit in self.units if self.position.pieces[unit].has(mark)]
        return evidence(*names(units)) if units else None


def is_in_play(place: int) -> bool:
    """In a hex or an entry area."""
    return place >= 0 or in_area(place)


@rule.forbids("5.1.c")
def units_are_apart(group: Group) -> Violation:
    """5.1 Units that move together begin in one hex or entry area, and belong to the moving player."""
    places = {group.position.pieces[unit].place for unit in group.units}
    own = all(SIDE[unit] == group.side for unit in group.units)
    together = len(places) == 1 and own and len(set(group.units)) == len(group.units)
    return None if together and is_in_play(places.pop()) else evidence(*names(group.units))


@rule.forbids("8.6.1.i")
def has_had_its_breach(group: Group) -> Violation:
    """8.6.1 Units that made an automatic DS may not move again."""
    return group.marked(AUTOMATIC_DS_MADE)


@rule.forbids("5.6.3.j")
def rides_a_train(group: Group) -> Violation:
    """5.6.3 A unit on a train may not move in any other way this turn."""
    return group.marked(TRAIN)


@rule.forbids("5.1.k", "22.3.1.f")
def has_moved(group: Group) -> Violation:
    """5.1 A unit moves once a phase: unused points are lost, and a unit left behind stays."""
    moved = [unit for unit in group.units if group.position.pieces[unit].has(MOVED)]  # §5.1.g, §5.1.j
    came = [unit for unit in moved if in_area(group.position.pieces[unit].place)]
    return evidence(*names(moved), by="22.3.1.f" if came else "5.1.k") if moved else None


@rule.forbids("25.2.1.e")
def waits_in_reserve(group: Group) -> Violation:
    """25.2.1 Units in reserve may not move before the combat phase."""
    return group.marked(IN_RESERVE)


@rule.forbids("31.0.a", "C1.2.q")
def army_is_not_released(group: Group) -> Violation:
    """31 A reserve army waits for its release."""
    waiting = [unit for unit in group.units if group.position.waiting_army(unit)]
    return evidence(*names(waiting), by=group.position.release_clause) if waiting else None


@rule.forbids("C1.2.k")
def has_left_the_map(group: Group) -> Violation:
    """C1.2 In Fall Blau Axis units that have exited through areas M to R do not return."""
    gone = [unit for unit in group.units if has_left(group.position, unit)]
    return evidence(*names(gone)) if gone else None


@rule.forbids("C2.4.b")
def garrisons_see_nothing_yet(group: Group) -> Violation:
    """C2.4 Garrisons take no part in the movement before the first turn."""
    kept = [unit for unit in group.units if GARRISON[unit]] if group.phase == "preliminary" else []
    return evidence(*names(kept)) if kept else None


@rule.forbids("C2.4.e")
def reinforcements_are_not_there_yet(group: Group) -> Violation:
    """C2.4 Nor do reinforcements of that turn, in their entry areas."""
    kept = [u for u in group.units if group.position.pieces[u].place < 0] if group.phase == "preliminary" else []
    return evidence(*names(kept)) if kept else None


ELIGIBILITY = (
    units_are_apart,
    has_had_its_breach,
    rides_a_train,
    has_moved,
    waits_in_reserve,
    army_is_not_released,
    has_left_the_map,
    garrisons_see_nothing_yet,
    reinforcements_are_not_there_yet,
)


@rule("5.1.c")
def may_move(group: Group) -> Verdict:
    """5.1 Whether these units may move; units bound to their place (20.4, 20.6, 20.7) may not."""
    verdict = judge(ELIGIBILITY, group)
    for unit in group.units:
        verdict = verdict and judge(BINDING, group.position, unit)
    return verdict


def is_free(position: Position, side: int, unit: int, phase: PhaseName) -> bool:
    """5.1 Whether a single unit may move: for lists."""
    return permitted(ELIGIBILITY, Group(position, side, (unit,), phase)) and permitted(BINDING, position, unit)
