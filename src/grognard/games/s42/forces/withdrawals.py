"""32.1 to 32.3 Withdrawals: units the campaign withdraws, and what becomes of the steps they take along."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence, judge
from grognard.games.s42.boxes.boxes import in_box
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.data.schema import SIDES, Withdrawal
from grognard.games.s42.data.units import (
    AXIS,
    DOT,
    GERMAN,
    PACK,
    STEPS,
    TYPE,
    UNIT,
    UNITS,
)
from grognard.games.s42.forces.replacements import left
from grognard.games.s42.forces.step_transfers import PANZER, TANK_CORPS, Forfeit, TransferSteps, offer
from grognard.games.s42.interface.actions import Withdraw
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ELIMINATED, POOL, REMOVED, Piece, Position, S42Game, place_name
from grognard.games.s42.supply.isolation import is_isolated
from grognard.games.s42.supply.lines import has_line
from grognard.games.s42.supply.sources import in_area

BIG_INFANTRY = tuple(GERMAN[u] and TYPE[u] == "infantry" and STEPS[u] == 3 for u in range(len(UNITS)))
"""32.3 German infantry divisions of three steps."""
RFSS = UNIT["ss-1rfss"]
FIRST_INFANTRY = min(row.turn for row in PACK.setup.withdrawals if row.what == "infantry")
"""32.3 The turn on which the first infantry division is withdrawn."""


# -- what the turn asks for ------------------------------------------------------------------------------------------


@rule("30.0.a")
def called(position: Position, side: int) -> Withdrawal | None:
    """32 What the campaign withdraws from a side in the initial phase of this turn."""
    rows = PACK.setup.withdrawals if position.rules.scenario == "campaign" else ()  # §C4.3.a
    # §32.1.a, §32.2.a, §32.2.i, §32.3.a, §32.3.c, §32.3.d, §32.3.e
    return next((row for row in rows if row.turn == position.turn and row.side == SIDES[side]), None)


def is_in_play(position: Position, unit: int) -> bool:
    """On the map, in an entry area or with a reserve army."""
    place = position.pieces[unit].place
    return place >= 0 or in_area(place) or in_box(place)


def is_there(position: Position, unit: int) -> bool:
    """Available to be withdrawn: in play, as a remnant too, or in the eliminated box."""
    return is_in_play(position, standing(position, unit)) or position.pieces[unit].place == ELIMINATED


def owed(position: Position, side: int) -> Withdrawal | None:
    """What is still to be chosen in this phase."""
    row = called(position, side)
    if row is None or row.what == "unit" or position.uses("withdrawn") >= row.count:
        return None
    return row if any(_fits(position, side, unit) for unit in range(len(UNITS))) else None


def clause_of(row: Withdrawal) -> str:
    """32 The clause by which units are withdrawn."""
    if row.what == "infantry":
        return "32.3.c" if row.turn == FIRST_INFANTRY else "32.3.d"  # §32.3.c, §32.3.d
    return "32.1.a" if row.what == "elite-panzers" else "32.2.a"  # §32.1.a, §32.2.a


# -- who goes --------------------------------------------------------------------------------------------------------


class Leaving(Struct, frozen=True):
    """A unit that would be withdrawn."""

    position: Position
    side: int
    unit: int

    @property
    def what(self) -> str:
        """The kind to be withdrawn; empty if none is, or all have gone."""
        row = called(self.position, self.side)
        open_ = row is not None and row.what != "unit" and self.position.uses("withdrawn") < row.count
        return row.what if row is not None and open_ else ""


@rule.forbids("32.2.a", "32.1.a", "32.3.c")
def no_withdrawal_is_due(leaving: Leaving) -> Violation:
    """32 Units are withdrawn on the turns named by the campaign, as many as it names."""
    infantry = "32.3.c" if BIG_INFANTRY[leaving.unit] else "32.1.a"
    # §32.2.i
    return None if leaving.what else evidence(UNITS[leaving.unit], by=infantry if leaving.side == AXIS else "32.2.a")


@rule.forbids("32.1.a")
def is_no_elite_panzer_division(leaving: Leaving) -> Violation:
    """32.1 Two elite panzer divisions, wherever they are."""
    if leaving.what != "elite-panzers":
        return None
    fits = PANZER[leaving.unit] and DOT[leaving.unit] == "elite" and is_there(leaving.position, leaving.unit)
    return None if fits else evidence(UNITS[leaving.unit])


@rule.forbids("32.1.c")
def isolated_panzers_go_last(leaving: Leaving) -> Violation:
    """32.1 Isolated ones only if too few others are left."""
    if leaving.what != "elite-panzers" or not _is_cut_off(leaving.position, leaving.unit):
        return None
    free = [u for u in range(len(UNITS)) if _is_elite(leaving.position, u) and not _is_cut_off(leaving.position, u)]
    return evidence(UNITS[leaving.unit], UNITS[free[0]]) if free else None


def _is_elite(position: Position, unit: int) -> bool:
    return PANZER[unit] and DOT[unit] == "elite" and is_there(position, unit)


def _is_cut_off(position: Position, unit: int) -> bool:
    counter = standing(position, unit)
    return is_in_play(position, counter) and is_isolated(position, counter)


@rule("32.2.a")
@rule.forbids("32.2.c")
def is_no_tank_corps(leaving: Leaving) -> Violation:
    """32.2 Any tank corps."""
    if leaving.what != "tank-corps":
        return None
    return (
        None if TANK_CORPS[leaving.unit] and is_there(leaving.position, leaving.unit) else evidence(UNITS[leaving.unit])
    )


@rule.forbids("32.2.c")
def corps_is_cut_off(leaving: Leaving) -> Violation:
    """32.2 In supply, or in the eliminated box."""
    unit = leaving.unit
    if leaving.what != "tank-corps" or not is_in_play(leaving.position, unit):
        return None
    return None if has_line(leaving.position, unit) else evidence(UNITS[unit], _at(leaving.position, unit))


@rule.forbids("32.3.c", "32.3.d")
def is_no_full_infantry_division(leaving: Leaving) -> Violation:
    """32.3 A German three-step infantry division at full strength and in supply."""
    if leaving.what != "infantry":
        return None
    position, unit = leaving.position, leaving.unit
    fits = BIG_INFANTRY[unit] and is_in_play(position, unit) and position.full(unit) and has_line(position, unit)
    return None if fits else evidence(UNITS[unit], by="32.3.c" if position.turn == FIRST_INFANTRY else "32.3.d")


WITHDRAWING = (
    no_withdrawal_is_due,
    is_no_elite_panzer_division,
    isolated_panzers_go_last,
    is_no_tank_corps,
    corps_is_cut_off,
    is_no_full_infantry_division,
)


def _fits(position: Position, side: int, unit: int) -> bool:
    own = PANZER[unit] or TANK_CORPS[unit] or BIG_INFANTRY[unit]
    return own and bool(judge(WITHDRAWING, Leaving(position, side, unit)))


def _at(position: Position, unit: int) -> str:
    return place_name(position.pieces[unit].place)


@rule("32.1.d", "32.1.e", "32.1.h")
def taken_out(position: Position, unit: int) -> tuple[Position, int]:
    """32.1 The position without a unit, wherever it was, and the steps it took along: those it still had in play. A
    remnant leaves with its division; a unit shown by its reserve army is no longer shown."""
    counter = standing(position, unit)
    steps = position.pieces[counter].steps if is_in_play(position, counter) else 0
    gone = {unit: Piece(REMOVED, 0)} | ({counter: Piece(POOL, 1)} if counter != unit else {})
    parents = tuple(row for row in position.parents if row[1] != unit)
    shown = tuple(row for row in position.shown if row[0] != unit)
    return position.with_pieces(gone).but(parents=parents, shown=shown), steps


def _take_out(game: S42Game, row: Withdrawal, unit: int, cause: str) -> None:
    position, steps = taken_out(game.position, unit)
    for _ in range(steps if row.least else 0):
        position = position.having("withdrawn-steps")
    game.change(position)
    game.log("unit-withdrawn", cause, unit=UNITS[unit])


CAUSES = {"elite-panzers": "32.1.a", "tank-corps": "32.2.a", "infantry": "32.3.c", "unit": "32.3.a"}


def _withdraw(game: S42Game, side: int, action: Withdraw) -> None:
    """32 Withdraw one of the units called for; after the last one, settle the steps."""
    row, unit = called(game.position, side), UNIT[action.unit]
    assert row is not None
    place = game.position.pieces[unit].place
    _take_out(game, row, unit, CAUSES[row.what])  # §32.1.a, §32.2.a, §32.3.c, §32.3.d
    game.change(game.position.having("withdrawn"))
    if owed(game.position, side) is None:
        settle_steps(game, row, side, place)


def settle_steps(game: S42Game, row: Withdrawal, side: int, place: int) -> None:
    """32.1, 32.2 Missing steps come from others of the kind on the map; surplus steps may be transferred."""
    taken = game.position.uses("withdrawn-steps")
    if taken < row.least:  # §32.1.g, §32.2.d
        game.then(*(Forfeit(side=side, what=row.what) for _ in range(row.least - taken)))  # §32.1.i, §32.2.e
    elif row.least and taken > row.least:
        # §32.1.k, §32.2.f
        offer(game, TransferSteps(seats=(SIDES[side],), side=side, what=row.what, steps=taken - row.least, place=place))


def _candidates(position: Position, side: int) -> Iterator[Withdraw]:
    if owed(position, side) is not None:
        kinds = PANZER if side == AXIS else TANK_CORPS
        yield from (Withdraw(UNITS[u]) for u in range(len(UNITS)) if kinds[u] or (BIG_INFANTRY[u] and side == AXIS))


WITHDRAW = Verb(
    Withdraw,
    exists=lambda position, side, action: action.unit in UNIT,
    candidates=_candidates,
    args=lambda position, side, action: (Leaving(position, side, UNIT[action.unit]),),
    forbids=WITHDRAWING,
    resolve=_withdraw,
)
"""32 In the initial phase."""


@rule("30.0.a")
class NamedWithdrawals(Procedure, frozen=True, kw_only=True):
    """32.1, 32.3 Units withdrawn by name leave at once, in any state and wherever they are. If 1 RFSS is eliminated or
    reduced, the next special replacement is lost; an eliminated Barbo costs nothing more. If no further unit is to be
    chosen, settle the steps."""

    side: int

    def run(self, game: S42Game) -> None:
        row = called(game.position, self.side)
        if row is not None:
            for unit in (UNIT[name] for name in row.units):
                whole = is_in_play(game.position, unit) and game.position.full(unit)
                # §32.1.b, §32.1.d, §32.3.a, §32.3.e, §32.3.f
                _take_out(game, row, unit, "32.1.b" if row.least else "32.3.a" if unit == RFSS else "32.3.e")
                if unit == RFSS and not whole:
                    game.change(game.position.but(lost_special=game.position.lost_special + 1))  # §32.3.b
            if row.what != "unit" and owed(game.position, self.side) is None:
                settle_steps(game, row, self.side, ELIMINATED)
        if self.side == AXIS:
            pay_penalty(game)


@rule("32.3.b")
def pay_penalty(game: S42Game) -> None:
    """32.3 The next special replacement that a turn brings is lost."""
    while game.position.lost_special and left(game.position, AXIS, "special") > 0:
        position = game.position.having("replacement-special")
        game.change(position.but(lost_special=position.lost_special - 1))
        game.log("special-replacement-lost", "32.3.b")
