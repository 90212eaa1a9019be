"""15.0 Breakthrough combat: the group that attacks again, and again, during its advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verdicts import Violation, evidence, judge
from grognard.games.s42.advance.advance_limits import (
    AUTOMATIC,
    COSTS,
    NOWHERE,
    RESERVE,
    AdvanceStep,
    Run,
    is_one_hex_advance,
    length,
)
from grognard.games.s42.advance.advance_step import may_enter
from grognard.games.s42.combat.attackers import WHERE, Joining, hex_is_being_fortified, hex_is_refitting
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.combat.strength import Battle, estimate, ground_row, is_hopeless
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game, names
from grognard.games.s42.state.stacking import excess

if TYPE_CHECKING:
    from grognard.games.s42.advance.advance import ChooseAdvance

SHORTEST = 2
"""15.1 The shortest advance that allows a breakthrough."""
GOES_ON = 3
"""15.2.8 The shortest advance a breakthrough combat must give for its group to continue."""


class Attempt(Struct, frozen=True):
    """A group that would attack a hex during its advance."""

    position: Position
    choice: ChooseAdvance
    at: int
    target: int

    @property
    def here(self) -> list[Run]:
        """The attackers that are in the hex now."""
        choice, pieces = self.choice, self.position.pieces
        return [run for run in choice.runs if pieces[run.unit].place == self.at and run.unit in choice.battle.units]

    @property
    @rule("15.2.1.a")
    def team(self) -> list[Run]:
        """15.2.2, 15.2.3 The part of the breakthrough group that is in the hex: an attacking stack, or attackers that
        have met in the hex they emptied. Units that meet it elsewhere do not belong to it."""
        here, choice = self.here, self.choice
        if choice.spear:
            return [run for run in here if run.unit in choice.spear]
        leader = next((run for run in here if run.unit == choice.last), here[0] if here else None)
        if leader is None:
            return []
        stack = [run for run in here if run.start == leader.start]  # §15.2.2.a
        formed = [run for run in here if run.through and leader.through]  # §15.2.1.b, §15.2.3.a, §15.2.3.b
        return max(formed, stack, key=len)

    @property
    @rule("15.2.10.a", "14.2.2.e")
    def able(self) -> list[Run]:
        """The units of the group with enough advance left for a combat: each advances as far as its own allowance lets
        it, and the others are left behind."""
        return [run for run in self.team if has_hexes_left(self.position, self.choice, run)]

    @property
    @rule("15.2.5.c", "15.2.9.a")
    def strikers(self) -> list[Run]:
        """15.2.5 The units among them that could enter the hex and attack it."""
        return [run for run in self.able if may_enter(self._advance_step(run)) and self._may_attack(run.unit)]

    def _advance_step(self, run: Run) -> AdvanceStep:
        choice, emptied = self.choice, replace(run, vacated=(*run.vacated, self.target))
        return choice.advance_step(self.position, emptied, self.target)

    def _may_attack(self, unit: int) -> bool:
        return bool(judge(WHERE, Joining(self.position, self.battle(()), unit)))

    @rule("15.2.9.b", "15.2.9.c", "9.3.7.c")
    def battle(self, units: tuple[int, ...]) -> Battle:
        """15.2.9 The combat: no artillery; a German air unit if it supported the first one and has stayed."""
        first = self.choice.battle
        stays = first.air >= 0 and self.position.wings[first.air].place >= 0
        air = first.air if stays else NOWHERE
        return Battle(side=first.side, target=self.target, units=units, kind="breakthrough", air=air)


def price(choice: ChooseAdvance, run: Run) -> int:
    """15.2.4 What a combat costs a unit of its advance: one hex, and one more the first time if the group has not
    passed through the hex first attacked."""
    # RULING s42-704: paid when the group first fights; without a combat there is no group, and nothing to pay.
    aside = not choice.spear and not run.through  # §15.2.4.d, §15.2.4.e
    return COSTS["combat"] + (COSTS["turn-aside"] if aside else 0)  # §15.2.4.c, §15.2.4.g


@rule("15.2.4.a", "15.2.8.a")
def has_hexes_left(position: Position, choice: ChooseAdvance, run: Run) -> bool:
    """15.2.4 A unit can pay for a combat; not one stopped by terrain or a failed breakthrough."""
    left = length(position, run.unit, choice.hexes) - run.used
    return not run.over and not run.done and left >= price(choice, run)  # §14.5.i, §14.5.j


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule.forbids("25.2.3.d")
def reserves_do_not_break_through(attempt: Attempt) -> Violation:
    """25.2.3 Released reserves may not fight breakthrough combat."""
    return evidence(HEXES[attempt.target]) if attempt.choice.battle.kind == RESERVE else None


@rule("11.6.1.f")
@rule.forbids("14.2.4.c")
def withdrawal_allows_no_breakthrough(attempt: Attempt) -> Violation:
    """14.2.4 The single hex of a fighting withdrawal allows none."""
    choice = attempt.choice
    return evidence(HEXES[attempt.target]) if is_one_hex_advance(choice.given, limited=choice.limited) else None


@rule.forbids("15.1.b", "14.2.3.d")
def advance_is_too_short(attempt: Attempt) -> Violation:
    """15.1 Only an advance of two hexes or more allows a breakthrough, never one limited to the defenders' hex."""
    short = attempt.choice.limited or attempt.choice.hexes < SHORTEST
    clause = "14.2.3.d" if attempt.choice.limited else "15.1.b"
    return evidence(HEXES[attempt.target], by=clause) if short else None


@rule("8.6.2.e")
@rule.forbids("15.2.2.a", "15.4.a")
def another_stack_breaks_through(attempt: Attempt) -> Violation:
    """15.2.2, 15.4 One group breaks through, after an automatic DS too."""
    group, spear = attempt.choice.group, attempt.choice.spear
    is_another = spear and not any(run.unit in group for run in attempt.here)
    clause = "15.4.a" if attempt.choice.battle.kind == AUTOMATIC else "15.2.2.a"
    return evidence(*names(spear), by=clause) if is_another else None


@rule.forbids("15.2.10.c")
def others_break_through(attempt: Attempt) -> Violation:
    """15.2.10 If the group splits, only one part of it fights again."""
    spear = attempt.choice.spear
    return evidence(*names(spear)) if spear and not attempt.team else None


@rule("15.2.1.e")
@rule.forbids("15.2.3.b")
def no_attacker_is_there(attempt: Attempt) -> Violation:
    """15.2.3 Only units that took part in the attack break through."""
    return None if attempt.here else evidence(HEXES[attempt.at])


@rule("15.2.1.d")
@rule.forbids("15.2.2.b")
def others_have_gone_ahead(attempt: Attempt) -> Violation:
    """15.2.2 Other units advance after the group: once one has, there is no breakthrough."""
    choice = attempt.choice
    if choice.spear or _is_one_group(attempt):
        return None
    team = attempt.team
    return evidence(*names(run.unit for run in choice.runs if run.steps and run not in team))


def _pool(attempt: Attempt) -> list[Run]:
    return [*attempt.team, *(run for run in attempt.choice.runs if run.steps)]


def _is_one_group(attempt: Attempt) -> bool:
    pool = _pool(attempt)
    return all(run.start == pool[0].start for run in pool) or all(run.through for run in pool)


def _hexes_left(attempt: Attempt, run: Run) -> int:
    return length(attempt.position, run.unit, attempt.choice.hexes) - run.used


@rule("15.2.8.a")
@rule.forbids("15.2.7.a")
def group_has_failed_before(attempt: Attempt) -> Violation:
    """15.2.7 A breakthrough combat without Adv 3 or 4 was the last one."""
    team = attempt.team
    return evidence(*names(run.unit for run in team)) if team and all(run.done for run in team) else None


def _has_stuck(attempt: Attempt, ground: str) -> Violation:
    team = [run for run in attempt.team if not run.done]
    stuck = all(run.over for run in team) and ground_row(attempt.position, attempt.at).id == ground
    return evidence(HEXES[attempt.at], *names(run.unit for run in team)) if stuck else None


@rule.forbids("14.5.i")
def marsh_has_stopped_the_group(attempt: Attempt) -> Violation:
    """14.5 A unit that entered a marsh off-road has ended its advance, and does not fight."""
    return _has_stuck(attempt, "marsh")


@rule.forbids("14.5.j")
def mountains_have_stopped_the_group(attempt: Attempt) -> Violation:
    """14.5 Nor does a unit that entered mountains off-road."""
    return _has_stuck(attempt, "mountain")


@rule.forbids("15.2.4.g")
def nothing_left_for_a_combat(attempt: Attempt) -> Violation:
    """15.2.4 A combat costs a hex of the advance, and no unit has one left."""
    spent = all(_hexes_left(attempt, run) < COSTS["combat"] for run in attempt.team if not run.over and not run.done)
    return evidence(*names(run.unit for run in attempt.team)) if spent else None


@rule("15.2.4.a")
@rule.forbids("15.2.4.c")
def nothing_left_for_turning_aside(attempt: Attempt) -> Violation:
    """15.2.4 A group that has not passed through the captured hex pays one hex more for its first combat."""
    return None if attempt.able else evidence(*names(run.unit for run in attempt.team))


@rule("15.2.5.c")
@rule.forbids("15.2.9.a")
def group_could_not_follow(attempt: Attempt) -> Violation:
    """15.2.5, 15.2.9 The group may not attack a hex it could not advance into."""
    return None if attempt.strikers else evidence(HEXES[attempt.target])


@rule.forbids("15.2.3.c")
def group_is_too_large(attempt: Attempt) -> Violation:
    """15.2.3 The group must be within the stacking limits."""
    units = [run.unit for run in attempt.strikers]
    return evidence(*names(units)) if excess(attempt.position, attempt.choice.battle.side, units) else None


@rule.forbids("21.4.h", "9.7.2.h")
def hex_allows_no_attack(attempt: Attempt) -> Violation:
    """21.4, 9.7.2 Units may not attack from a hex with units taking replacements, or with a fortification under
    construction."""
    battle = attempt.battle(())
    for run in attempt.strikers:
        joining = Joining(attempt.position, battle, run.unit)
        if hex_is_refitting(joining):
            return evidence(HEXES[attempt.at], by="21.4.h")
        if hex_is_being_fortified(joining):
            return evidence(HEXES[attempt.at], by="9.7.2.h")
    return None


@rule("15.1.c")
@rule.forbids("8.4.a")
def breakthrough_is_hopeless(attempt: Attempt) -> Violation:
    """8.4 Below 1-3, after all shifts, there is no attack."""
    odds = estimate(attempt.position, attempt.battle(tuple(run.unit for run in attempt.strikers)))
    hopeless = is_hopeless(odds)
    return evidence(HEXES[attempt.target], attack=odds.attack, defence=odds.defence) if hopeless else None


BREAKING_THROUGH = (
    reserves_do_not_break_through,
    withdrawal_allows_no_breakthrough,
    advance_is_too_short,
    no_attacker_is_there,
    another_stack_breaks_through,
    others_break_through,
    others_have_gone_ahead,
    group_has_failed_before,
    marsh_has_stopped_the_group,
    mountains_have_stopped_the_group,
    nothing_left_for_a_combat,
    nothing_left_for_turning_aside,
    group_could_not_follow,
    group_is_too_large,
    hex_allows_no_attack,
    breakthrough_is_hopeless,
)


# -- the combat ------------------------------------------------------------------------------------------------------


@rule("15.1.a", "15.1.c")
def break_through(game: S42Game, attempt: Attempt) -> None:
    """15.1 The group attacks the units there, perhaps for the second time, by the ordinary combat rules, even from a
    hex in an enemy ZOC. From now on every unit that might belong to the group does."""
    from grognard.games.s42.advance.advance import AfterBreakthrough
    from grognard.games.s42.combat.resolution import Fight

    choice, units = attempt.choice, tuple(run.unit for run in attempt.strikers)
    battle = attempt.battle(units)  # §15.2.5.b
    game.log("breakthrough", "15.1.a", hex=HEXES[attempt.target], units=names(units))
    game.change(game.position.but(earned=0))
    after = AfterBreakthrough(choice=replace(choice, group=choice.group or members(attempt)), battle=battle)
    game.then(Fight(battle=battle), after)  # §15.2.1.c, §14.4.2.e


@rule("15.2.10.a", "15.2.10.b")
def members(attempt: Attempt) -> tuple[int, ...]:
    """15.2.1, 15.2.10 All units of the group, wherever they are now: its stack, and units that were in the hex where it
    formed, left behind or on other paths."""
    pool = _pool(attempt)
    stack = all(run.start == pool[0].start for run in pool)
    formed = all(run.through for run in pool)
    runs = attempt.choice.runs
    return tuple(run.unit for run in runs if (stack and run.start == pool[0].start) or (formed and run.through))


@rule("15.2.8.b")
def resumed(position: Position, choice: ChooseAdvance, battle: Battle, run: Run) -> Run:
    """15.2.7, 15.2.8 What is left of a unit's advance after a breakthrough combat. Units that fought have paid for it.
    If the hex is empty they may enter it free; after Adv 3 or 4 they continue, from there or from where they are;
    otherwise their advance is over."""
    # RULING s42-705: Adv 3 or 4 in the weather of the turn, for rain makes Adv 2 of both.
    unit = standing(position, run.unit)
    if run.unit not in battle.units:
        return replace(run, unit=unit)
    empty = not position.fighters(battle.target, 1 - battle.side)
    return replace(
        run,
        unit=unit,
        used=run.used + price(choice, run),
        free=battle.target if empty else NOWHERE,  # §15.2.4.h, §15.2.7.c, §15.2.8.c
        done=not (empty and position.earned >= GOES_ON),  # §15.2.7.a, §15.2.7.b, §15.2.8.a
        vacated=(*run.vacated, battle.target) if empty else run.vacated,
    )
