"""21.0 Replacements: steps restored and eliminated units rebuilt in the initial phase."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence, judge
from grognard.games.s42.boxes.boxes import in_box
from grognard.games.s42.combat.losses import free_remnant
from grognard.games.s42.data.schema import SIDES, Replacement
from grognard.games.s42.data.units import (
    COMBAT,
    DOT,
    FREE,
    GARRISON,
    GERMAN,
    LEAVES,
    NATION,
    PACK,
    REMNANT,
    SERVED_BY,
    SIDE,
    SOVIET,
    STEPS,
    SUPPORT,
    TYPE,
    UNIT,
    UNITS,
)
from grognard.games.s42.forces.rebuilding import COMING_BACK, Homecoming, PlaceUnit, gateways
from grognard.games.s42.interface.actions import Replenish
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    ELIMINATED,
    ISOLATED,
    PLATE,
    POOL,
    REMOVED,
    REPLACED,
    UNSUPPLIED,
    USED,
    Piece,
    Position,
    S42Game,
    place_name,
)
from grognard.games.s42.supply.lines import has_line
from grognard.games.s42.supply.sources import in_area

TABLES = PACK.tables
KINDS: tuple[Replacement, ...] = (
    *("infantry", "tank", "cavalry", "special"),
    *("hungarian", "romanian", "italian", "allied"),
)
ARMS = KINDS[:4]
"""21.1.2 Kinds that depend on the type of a unit; the others depend on its nation."""


ARM_CLAUSES: dict[Replacement, str] = dict(
    zip(ARMS[:3], ("21.1.2.b", "21.1.2.a", "21.1.2.c"), strict=True),
)
"""21.1.2 The clause that names the units a kind is for."""


@rule("21.1.1.c", "21.1.1.d")
def granted(position: Position, side: int) -> dict[Replacement, int]:
    """21.1.1 A side's replacements this turn, by the scenario's track; Uranus begins without any."""
    if position.rules.scenario == "uranus" and position.turn == PACK.uranus.no_replacements:  # §C3.2.e
        return {}
    printed = TABLES.replacements(position.scenario.track, position.turn, side)  # §C2.2.l, §C2.3.e, §C3.2.d
    if not position.rules.altered:
        return printed
    numbers = {
        kind: position.rules.in_box(position.turn, f"{SIDES[side]}.{kind}", printed.get(kind, 0)) for kind in KINDS
    }
    return {kind: number for kind, number in numbers.items() if number}


@rule("21.1.1.e")
def left(position: Position, side: int, kind: Replacement) -> int:
    """21.1.1 What is still available in this phase; nothing is saved."""
    return granted(position, side).get(kind, 0) - position.uses(f"replacement-{kind}")


def identity(position: Position, unit: int) -> int:
    """21.3.4 The unit a counter represents: for a remnant its division."""
    return dict(position.parents).get(unit, unit)


def serves_arm(kind: Replacement, unit: int) -> bool:
    """21.1.2, 21.5 Whether a kind of replacement fits the type of a unit: by the chart of types, where cavalry and
    special replacements also serve infantry; tanks for units with their dot, and special ones for units that do not
    count for stacking."""
    # RULING s42-610: a tank unit is one with a black or red dot.
    tank = kind == "tank" and DOT[unit] in ("normal", "elite")  # §21.1.2.a, §21.5.1.b, §21.5.2.a
    # §21.1.2.b, §21.1.2.c, §21.1.2.d, §21.1.2.e, §21.1.2.f, §21.1.2.g, §18.2.3.h, §21.5.2.b
    return kind in SERVED_BY[unit] or tank or (kind == "special" and FREE[unit])


class Draft(Struct, frozen=True):
    """A replacement that would go to a unit."""

    position: Position
    side: int
    unit: int
    kind: Replacement

    @property
    def piece(self) -> Piece:
        return self.position.pieces[self.unit]

    @property
    def whom(self) -> int:
        return identity(self.position, self.unit)

    @property
    def in_play(self) -> bool:
        """On the map, in an entry area or in the box of a reserve army."""
        return self.piece.place >= 0 or in_area(self.piece.place) or in_box(self.piece.place)


@rule.forbids("21.1.1.a")
def replacements_are_for_own_units(draft: Draft) -> Violation:
    """21.1.1 Friendly combat units only; others return by themselves (19.4)."""
    fits = SIDE[draft.unit] == draft.side and COMBAT[draft.unit]
    return None if fits else evidence(UNITS[draft.unit])


@rule("21.1.1.e")
@rule.forbids("21.1.1.d")
def replacements_are_spent(draft: Draft) -> Violation:
    """21.1.1 Only as many of a kind as the track shows."""
    return None if left(draft.position, draft.side, draft.kind) > 0 else evidence(f"replacement-{draft.kind}")


@rule.forbids("21.1.1.b", "10.4.3.c", "21.3.4.c")
def unit_is_out_of_play(draft: Draft) -> Violation:
    """21.1.1 A unit on the map, in an entry area, with a reserve army or in the eliminated box: not one that has left
    the game, nor a division whose remnant is on the map."""
    if draft.in_play or draft.piece.place == ELIMINATED:  # §34.5.a
        return None
    remnant = draft.unit in dict(draft.position.parents).values()
    gone = "10.4.3.c" if draft.piece.place == REMOVED else "21.1.1.b"
    return evidence(UNITS[draft.unit], by="21.3.4.c" if remnant else gone)


@rule.forbids("21.1.1.a")
def unit_is_complete(draft: Draft) -> Violation:
    """21.1.1 A unit at full strength needs no replacement; a remnant does."""
    full = draft.in_play and not REMNANT[draft.unit] and draft.position.full(draft.unit)
    return evidence(UNITS[draft.unit]) if full else None


@rule.forbids("21.1.2.k")
def german_replacements_are_for_germans(draft: Draft) -> Violation:
    """21.1.2 No German replacements for German allies."""
    foreign = draft.kind in ARMS and draft.side != SOVIET and not GERMAN[draft.unit]
    return evidence(UNITS[draft.unit], f"replacement-{draft.kind}") if foreign else None


@rule("21.1.2.j")
@rule.forbids("21.1.2.h", "21.1.2.i")
def replacements_are_of_another_nation(draft: Draft) -> Violation:
    """21.1.2 Replacements of an ally are for any of its units, headquarters included; those of the Axis for all but
    Germans."""
    row = TABLES.replacement_kinds[f"replacement-{draft.kind}"]
    barred = draft.kind not in ARMS and NATION[draft.unit] not in row.nations
    return (
        evidence(UNITS[draft.unit], row.id, by="21.1.2.i" if draft.kind == "allied" else "21.1.2.h") if barred else None
    )


def _is_misfit(draft: Draft) -> bool:
    """21.1.2 Whether the kind is for other units; a remnant needs what its division needs."""
    return draft.kind in ARMS and not serves_arm(draft.kind, draft.whom)  # §21.1.2.f


@rule.forbids("18.2.3.h")
def guns_take_special_replacements(draft: Draft) -> Violation:
    """18.2.3 Support units are rebuilt only with special replacements."""
    misfit = SUPPORT[draft.whom] and _is_misfit(draft)
    return evidence(UNITS[draft.unit], f"replacement-{draft.kind}") if misfit else None


@rule.forbids("21.1.2.e")
def special_replacements_are_for_others(draft: Draft) -> Violation:
    """21.1.2 Special replacements go to special units and to units that do not count for stacking."""
    misfit = draft.kind == "special" and _is_misfit(draft)
    return evidence(UNITS[draft.unit]) if misfit else None


@rule.forbids("21.1.2.a", "21.1.2.b", "21.1.2.c")
def replacements_are_of_another_arm(draft: Draft) -> Violation:
    """21.1.2 Infantry, tanks and cavalry go to units of their arm."""
    clause = ARM_CLAUSES.get(draft.kind, "") if _is_misfit(draft) else ""
    return evidence(UNITS[draft.unit], f"replacement-{draft.kind}", by=clause) if clause else None


@rule.forbids("20.4.d")
def garrisons_are_not_rebuilt(draft: Draft) -> Violation:
    """20.4 An eliminated garrison is not rebuilt; a reduced one may be restored."""
    return evidence(UNITS[draft.unit]) if GARRISON[draft.unit] and draft.piece.place == ELIMINATED else None


@rule.forbids("20.9.c")
def engineers_are_not_rebuilt(draft: Draft) -> Violation:
    """20.9 Linden's engineers arrive once, though special replacements would fit a unit that does not count for
    stacking."""
    return evidence(UNITS[draft.unit]) if TYPE[draft.unit] == "engineer" else None


@rule.forbids("21.1.1.b")
def no_remnant_is_left(draft: Draft) -> Violation:
    """21.1.1 A three-step division eliminated outright returns as a remnant, if one of its kind is available."""
    whole = draft.piece.place == ELIMINATED and LEAVES[draft.unit] and not draft.piece.steps
    return evidence(UNITS[draft.unit]) if whole and free_remnant(draft.position, draft.unit) is None else None


@rule.forbids("21.3.1.g")
def nowhere_to_come_back(draft: Draft) -> Violation:
    """21.3.1 A Soviet corps is not rebuilt where the northern areas are not in play; every other unit has an entry area
    to return to."""
    if draft.piece.place != ELIMINATED:
        return None
    position, unit = draft.position, draft.unit
    ways = (judge(COMING_BACK, Homecoming(position, unit, area)) for area in gateways(position, draft.side))
    return None if any(ways) else evidence(UNITS[unit])


@rule.forbids("21.2.d")
def unit_has_had_a_replacement(draft: Draft) -> Violation:
    """21.2 One for each unit in a turn."""
    return evidence(UNITS[draft.unit]) if draft.piece.has(REPLACED) else None


@rule("21.2.c", "13.2.1.m")
@rule.forbids("21.2.b")
def unit_is_not_in_order(draft: Draft) -> Violation:
    """21.2 A unit in play must be in good order; adjacent enemies do not matter."""
    return None if draft.position.good(draft.unit) else evidence(UNITS[draft.unit])


@rule.forbids("16.4.g")
def unit_is_marked_unsupplied(draft: Draft) -> Violation:
    """16.4 Nor may a unit that still has the marker of its last supply phase, whatever line it has now."""
    # RULING s42-609: 16.4 speaks of the marker, 21.2 of the moment; both must be clear.
    marked = draft.in_play and draft.piece.has(UNSUPPLIED | ISOLATED)
    return evidence(UNITS[draft.unit], place_name(draft.piece.place)) if marked else None


@rule.forbids("21.2.a")
def unit_has_no_line(draft: Draft) -> Violation:
    """21.2 A unit on the map, or with a reserve army, must be in supply now, whatever its last check said."""
    there = draft.piece.place >= 0 or in_box(draft.piece.place)
    cut = there and not has_line(draft.position, draft.unit)
    return evidence(UNITS[draft.unit], place_name(draft.piece.place)) if cut else None


DRAFTING = (
    replacements_are_for_own_units,
    replacements_are_spent,
    unit_is_out_of_play,
    unit_is_complete,
    german_replacements_are_for_germans,
    replacements_are_of_another_nation,
    garrisons_are_not_rebuilt,
    engineers_are_not_rebuilt,
    guns_take_special_replacements,
    special_replacements_are_for_others,
    replacements_are_of_another_arm,
    no_remnant_is_left,
    nowhere_to_come_back,
    unit_has_had_a_replacement,
    unit_is_not_in_order,
    unit_is_marked_unsupplied,
    unit_has_no_line,
)


def _draft(position: Position, side: int, action: Replenish) -> Draft:
    return Draft(position, side, UNIT[action.unit], _kind(action.kind))


def _kind(name: str) -> Replacement:
    return next(kind for kind in KINDS if name == f"replacement-{kind}")


def _candidates(position: Position, side: int) -> Iterator[Replenish]:
    """Every unit that lacks a step, with every kind that is left."""
    kinds = [kind for kind in KINDS if left(position, side, kind) > 0]
    for unit, piece in enumerate(position.pieces):
        if SIDE[unit] == side and COMBAT[unit] and (piece.place == ELIMINATED or _is_weak(position, unit)):
            yield from (Replenish(UNITS[unit], f"replacement-{kind}") for kind in kinds)


def _is_weak(position: Position, unit: int) -> bool:
    place = position.pieces[unit].place
    return (place >= 0 or in_area(place) or in_box(place)) and (bool(REMNANT[unit]) or not position.full(unit))


@rule("21.3.1.a")
def rebuilt(position: Position, unit: int) -> tuple[Position, int]:
    """21.1.1, 10.4.2 A unit from the box with one step more than it had there, and the counter that represents it. A
    support unit is used. A three-step division that was set aside returns on its reduced side, one eliminated outright
    as a remnant."""
    # RULING s42-602: one step of three is what a remnant is (2.3.5).
    piece, marks = position.pieces[unit], REPLACED | (USED if SUPPORT[unit] else 0)  # §21.3.3.a, §18.2.3.i, §21.4.a
    remnant = free_remnant(position, unit)
    if not LEAVES[unit] or piece.steps or remnant is None:
        return position.with_piece(unit, Piece(ELIMINATED, piece.steps + 1, marks=marks)), unit  # §21.1.1.b, §10.4.2.b
    position = position.with_pieces({unit: Piece(PLATE, 1), remnant: Piece(ELIMINATED, 1, marks=marks)})
    return position.but(parents=tuple(sorted((*position.parents, (remnant, unit))))), remnant


@rule("21.3.4.a", "21.3.4.b", "21.3.4.c")
def restored(position: Position, remnant: int) -> Position:
    """21.3.4 The remnant goes back to its pool; its division replaces it, on the reduced side."""
    unit, piece = identity(position, remnant), position.pieces[remnant]
    position = position.with_pieces({remnant: Piece(POOL, 1), unit: replace(piece, steps=STEPS[unit] - 1)})
    return position.but(parents=tuple(row for row in position.parents if row[0] != remnant))


@rule("21.1.1.c", "3.0.n")
def _replenish(game: S42Game, side: int, action: Replenish) -> None:
    """21.1.1 One step more, or the unit returns; either way it is marked."""
    draft = _draft(game.position, side, action)
    game.change(game.position.having(action.kind))
    unit = draft.whom
    if draft.piece.place == ELIMINATED:
        position, unit = rebuilt(game.position, unit)  # §21.1.1.b
        game.change(position)
        game.log("unit-rebuilt", "21.1.1.b", unit=action.unit, kind=action.kind)
        game.then(PlaceUnit(seats=(SIDES[side],), unit=unit))
        return
    if unit != draft.unit:
        game.change(restored(game.position, draft.unit))
    else:
        game.change(game.position.with_piece(unit, replace(draft.piece, steps=draft.piece.steps + 1)))  # §21.1.1.a
    game.change(game.position.mark((unit,), REPLACED))  # §21.4.a
    place = place_name(game.position.pieces[unit].place)
    game.log("unit-replenished", "21.1.1.a", unit=UNITS[unit], hex=place, kind=action.kind)


def _exists(position: Position, side: int, action: Replenish) -> bool:
    return action.unit in UNIT and any(action.kind == f"replacement-{kind}" for kind in KINDS)


REPLENISH = Verb(
    Replenish,
    exists=_exists,
    candidates=_candidates,
    args=lambda position, side, action: (_draft(position, side, action),),
    forbids=DRAFTING,
    resolve=_replenish,
    confirm=True,
)
"""21.0 In the initial phase."""
