"""8.6 Automatic DS: units that bring ten to one against a hex during movement shatter it at once, and advance when the
combats of the turn are over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.counters.by_place import by_place
from grognard.core.derived import derived
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence, judge
from grognard.games.s42.advance.advance import AdvancePhase
from grognard.games.s42.advance.advance_limits import AUTOMATIC
from grognard.games.s42.boxes.box_defence import ManHex
from grognard.games.s42.boxes.boxes import armies_in
from grognard.games.s42.combat.attackers import JOINING, Joining, able
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.combat.resolution import SHATTERED, outcome
from grognard.games.s42.combat.strength import TRAIN_DEFENCE, Battle, estimate, gave_strength, is_certain, present
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, BRACKETED, GERMAN, NATION, PACK, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import AutomaticDS, Commit, Leave
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AUTOMATIC_DS_MADE, IN_FULL_RETREAT, MOVED, TRAIN, Position, S42Game, names
from grognard.games.s42.turn.weather import SKY
from grognard.games.s42.turn.winter import winter_defence
from grognard.series.zoc_bonds.automatic_ds import assembled, needed
from grognard.series.zoc_bonds.odds import column_of

TABLES = PACK.tables
MOST_SHIFTS = TABLES.shifts["tank"] + TABLES.shifts["elite-tank"]
"""9.2 What tanks can add to the odds."""


# -- who attacks -----------------------------------------------------------------------------------------------------


@rule("8.6.1.a")
def around(position: Position, side: int, target: int) -> list[int]:
    """8.6.1, 22.7 The units that could attack the hex from adjacent hexes; units in an entry area attack in their
    combat phase only."""
    return [unit for unit in able(position, side, target) if position.pieces[unit].place >= 0]


@rule("8.6.1.a")
def joined(position: Position, side: int, target: int, units: Iterable[int]) -> tuple[int, ...]:
    """8.6.1 The units that attack the hex together; of different German allies, those that make the best odds."""
    pool = list(units)

    def joins(team: tuple[int, ...], unit: int) -> bool:
        return bool(judge(JOINING, Joining(position, Battle(side=side, target=target, units=team), unit)))

    allies: list[str] = sorted({NATION[unit] for unit in pool if not GERMAN[unit]}) or [""]
    teams = [assembled([u for u in pool if GERMAN[u] or NATION[u] == ally], position.attack, joins) for ally in allies]
    return max(teams, key=lambda team: _column(position, side, target, team))


def _battle(side: int, target: int, units: tuple[int, ...]) -> Battle:
    return Battle(side=side, target=target, units=units, kind=AUTOMATIC)  # §8.6.1.c, §8.6.1.d


def _column(position: Position, side: int, target: int, units: tuple[int, ...]) -> int:
    return estimate(position, _battle(side, target, units)).shifted


# -- the odds --------------------------------------------------------------------------------------------------------


@rule("8.6.1.a", "8.6.1.b")
def suffices(position: Position, side: int, target: int, units: tuple[int, ...]) -> bool:
    """8.6.1 Whether these units bring ten to one, with the tank shifts; artillery and aircraft are declared in the
    combat phase, and do not help here."""
    return bool(units) and is_certain(estimate(position, _battle(side, target, units)))


def is_out_of_reach(position: Position, units: Iterable[int], target: int) -> bool:
    """Whether the strengths alone rule out ten to one; most hexes need no further look."""
    defence = 0
    for unit in position.fighters(target, 1 - SIDE[next(iter(units))]) if units else ():
        piece = position.pieces[unit]
        if piece.order == IN_FULL_RETREAT or BRACKETED[unit]:
            continue
        strength = TRAIN_DEFENCE if piece.has(TRAIN) else winter_defence(position, unit, position.defence(unit))
        # 9.1 Ones are halved together, and may come to less than each alone.
        weak = strength // 2 if piece.order else strength
        defence = max(defence, weak)
    attack = min(TABLES.most_attack, 2 * sum(position.attack(unit) for unit in units))
    return column_of(attack, defence) + MOST_SHIFTS <= TABLES.auto_ds


@rule.forbids("8.6.1.a")
def no_enemy_for_automatic_ds(position: Position, side: int, target: int) -> Violation:
    """8.6.1 There must be an enemy combat unit in the hex."""
    return None if position.fighters(target, 1 - side) else evidence(HEXES[target])


@rule.forbids("8.6.1.a")
def odds_are_too_low(position: Position, side: int, target: int) -> Violation:
    """8.6.1 Ten to one must be reached."""
    return None if _reaches_ten_to_one(position, side, target) else evidence(HEXES[target])


def _reaches_ten_to_one(position: Position, side: int, target: int) -> bool:
    if target < 0 or not position.fighters(target, 1 - side):
        return False
    units = around(position, side, target)
    if not units or is_out_of_reach(position, units, target):
        return False
    return suffices(position, side, target, joined(position, side, target, units))


# -- the blow --------------------------------------------------------------------------------------------------------


@rule("8.6.1.f")
class ExecuteAutomaticDS(Procedure, frozen=True, kw_only=True):
    """8.6.1 The defenders suffer a DS: one step lost, four hexes back in full retreat. The attackers are marked: they
    may not move or attack any more this turn."""

    side: int
    target: int
    units: tuple[int, ...] = ()
    """The units that take part; empty until one has been left out."""
    settled: bool = False
    """Whether the player wants all of them."""

    def needed(self, position: Position) -> list[int]:
        """The units without which ten to one is not reached."""
        return needed(self.units, partial(suffices, position, self.side, self.target))

    def run(self, game: S42Game) -> None:
        position, side, target = game.position, self.side, self.target
        units = self.units or joined(position, side, target, around(position, side, target))
        if not suffices(position, side, target, units):
            # 34.6.2 Units of a reserve army have come out to defend the hex.
            game.log("attack-fell-through", "8.6.1.a", hex=HEXES[target])
            return
        automatic_ds = replace(self, units=units)
        if not self.settled and len(automatic_ds.needed(position)) < len(units):
            game.then(ChooseAutomaticDS(seats=(SIDES[side],), automatic_ds=automatic_ds))
            return
        battle = _battle(side, target, units)
        defenders = gave_strength(estimate(position, battle).defenders)
        game.log("automatic-ds", "8.6.1.f", hex=HEXES[target], units=names(units))
        marked = position.mark(units, AUTOMATIC_DS_MADE | MOVED)  # §8.6.1.h, §8.6.1.i, §8.6.1.j
        game.change(marked.but(breaches=(*marked.breaches, (target, units))))
        game.then(*outcome(replace(battle, label=SHATTERED, defenders=defenders)))  # §8.6.1.g


@rule.forbids("8.6.1.h")
def unit_is_needed(position: Position, automatic_ds: ExecuteAutomaticDS, unit: int) -> Violation:
    """8.6.1 Without this unit the odds would fall below ten to one."""
    return evidence(UNITS[unit]) if unit in automatic_ds.needed(position) else None


def _leave(game: S42Game, choice: ChooseAutomaticDS, action: Leave) -> None:
    remaining = tuple(unit for unit in choice.automatic_ds.units if unit != UNIT[action.unit])
    game.then(replace(choice.automatic_ds, units=remaining))


LEAVE = Verb(
    Leave,
    candidates=lambda position, choice: (Leave(UNITS[unit]) for unit in choice.automatic_ds.units),
    args=lambda position, choice, action: (position, choice.automatic_ds, UNIT[action.unit]),
    forbids=(unit_is_needed,),
    resolve=_leave,
)
COMMIT = Verb(Commit, resolve=lambda game, choice, action: game.then(replace(choice.automatic_ds, settled=True)))


class ChooseAutomaticDS(Decision, frozen=True, kw_only=True):
    """8.6.1 More units are adjacent than needed: only those needed for the odds are marked, the others keep their move
    and their attack."""

    rule: ClassVar[str] = "8.6.1.h"
    verbs = (LEAVE, COMMIT)
    automatic_ds: ExecuteAutomaticDS

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(self.automatic_ds.units)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-automatic-ds", {"hex": HEXES[self.automatic_ds.target]})


ODDS_FIELDS = ("rules", *SKY, "forts", "fallen_lines", "battles", "parents", "shown", "masks", "flotilla", "used")


def _beside(place: int) -> tuple[int, ...]:
    return GRID.near[place] if place >= 0 else ()


@by_place(_reaches_ten_to_one, *ODDS_FIELDS, around=_beside)
def _certain_targets(position: Position, side: int) -> list[int]:
    """8.6.1 Where ten to one is reached. What happens more than a hex away does not change the odds."""
    return position.occupied(1 - side)


@derived("places")
def _enemy_hexes(position: Position, side: int) -> tuple[AutomaticDS, ...]:
    """Enemy hexes adjacent to units of the side."""
    own = set(position.occupied(side))
    enemies = position.occupied(1 - side)
    return tuple(AutomaticDS(HEXES[h]) for h in enemies if any(near in own for near in (h, *GRID.near[h])))


@rule("8.6.1.e", "3.0.t", "8.6.2.f")
def _declare(game: S42Game, side: int, action: AutomaticDS) -> None:
    """8.6.1 The player may declare it between two moves of the movement phase, and need not."""
    target = HEX[action.target]
    held = (ManHex(hex=target),) if side == AXIS and armies_in(game.position, target) else ()
    game.then(*held, ExecuteAutomaticDS(side=side, target=target))


AUTOMATIC_DS = Verb(
    AutomaticDS,
    candidates=_enemy_hexes,
    legal=lambda position, side: [AutomaticDS(HEXES[hex_]) for hex_ in sorted(_certain_targets(position, side))],
    exists=lambda position, side, action: action.target in HEX,
    args=lambda position, side, action: (position, side, HEX[action.target]),
    forbids=(no_enemy_for_automatic_ds, odds_are_too_low),
    resolve=_declare,
    irreversible=True,
    confirm=True,
)
"""8.6 In the movement phase."""


# -- 8.6.2 the advance -----------------------------------------------------------------------------------------------


@rule("8.6.2.a", "3.0.u")
class FollowUp(Procedure, frozen=True, kw_only=True):
    """8.6.2 All combats, disengagements and reserves are over: the units of an automatic DS advance, one DS after
    another, and may break through with one group each. Then the markers are removed."""

    side: int

    def run(self, game: S42Game) -> None:
        position = game.position
        steps = []
        for target, units in position.breaches:
            left = (standing(position, unit) for unit in units)
            battle = _battle(self.side, target, tuple(unit for unit in left if present(position, unit)))
            steps.append(AdvancePhase(battle=battle, hexes=TABLES.results[SHATTERED].advance))  # §8.6.2.b
        game.then(*steps, Unmark())


@rule("8.6.2.d")
class Unmark(Procedure, frozen=True, kw_only=True):
    """8.6.2 The automatic DS markers are removed."""

    def run(self, game: S42Game) -> None:
        game.change(game.position.unmark(range(len(UNITS)), AUTOMATIC_DS_MADE).but(breaches=()))
