"""3.23, 7.0, 7.5 What a roll would come to before it is made: every line of attack and defence, the dice that are
needed, and exact chances by the command points that are spent."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import lcm

from msgspec import Struct

from grognard.core.events import Modifier
from grognard.core.verdicts import Forbidden
from grognard.games.coh.combat.attack_value import attack_value, power
from grognard.games.coh.combat.defence_value import Target, defence
from grognard.games.coh.combat.fire import breakable, may_hold_hidden_unit, suspects, victims
from grognard.games.coh.combat.hits import pool_of
from grognard.games.coh.combat.rally import helps
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.combat.volley import target_name, work_defence
from grognard.games.coh.data.units import AIRCRAFT, COLOURS, NUMBER, PACK, SIDE, UNITS
from grognard.games.coh.state.position import DAMAGED, HIDDEN, NONE, Piece, Position
from grognard.games.coh.state.presence import hit_of

ROLLS = tuple(sum(dice) for dice in product(range(1, 7), repeat=2))
"""The sums of two dice, each as likely as any other."""


class Chance(Struct, frozen=True, kw_only=True):
    """How likely a roll is to succeed with so many command points; the counts are parts of `whole`."""

    cap: int
    hit: int
    kill: int
    """Of the hits: those that destroy, by the margin, a second hit, or a counter that kills."""
    whole: int


class Aimed(Struct, frozen=True, kw_only=True):
    """7.0 One target in the hex."""

    target: str
    """A unit, a kind of work; or the hex itself, where a unit may be hidden."""
    friend: bool
    colour: str
    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    av: int
    dv: int
    needs: int
    """The least two dice that hit, without command points."""
    kills: int
    """The least two dice that destroy at once."""
    is_hit: bool
    """It has a counter: any hit destroys it."""
    unknown: bool
    """7.4 What its counter changes is not known: the chances are the mean of all that it may be."""
    chances: tuple[Chance, ...]


class ShotForecast(Struct, frozen=True, kw_only=True):
    """`shot {units, hex, how, card}`: what an attack would come to; without `units`, the one that is going on."""

    units: tuple[str, ...]
    hex: str
    how: str
    cost: int
    distance: int
    refusal: Forbidden | None
    seen_from: str
    """12.0 The hex of the observer, for indirect fire."""
    targets: tuple[Aimed, ...]
    hidden: tuple[Aimed, ...]
    """10.0 Where no unit is seen: each hidden unit of the enemy, as if it were there; of several the weakest front is
    rolled against."""


class Rallying(Struct, frozen=True, kw_only=True):
    """7.5 What a unit needs to rally."""

    unit: str
    hit: str
    needs: int
    lines: tuple[Modifier, ...]
    chances: tuple[Chance, ...]


class Rallies(Struct, frozen=True, kw_only=True):
    """`rally {units}`: the rolls that it takes to rally."""

    refusal: Forbidden | None
    units: tuple[Rallying, ...]


def chances_of(position: Position, army: int, hit: dict[int, Fraction], kill: dict[int, Fraction]) -> Iterator[Chance]:
    """By the command points that the army could spend on the roll."""
    for cap in spendable(position, army):
        whole = lcm(len(ROLLS), hit[cap].denominator, kill[cap].denominator)
        yield Chance(cap=cap, hit=int(hit[cap] * whole), kill=int(kill[cap] * whole), whole=whole)


def spendable(position: Position, army: int) -> range:
    return range(min(position.armies[army].cap, NUMBER["most-cap-on-dice"]) + 1)


def reaching(least: int) -> Fraction:
    """How often two dice show at least so much."""
    return Fraction(sum(1 for roll in ROLLS if roll >= least), len(ROLLS))


# -- attacks ---------------------------------------------------------------------------------------------------------
def aimed_at(position: Position, shot: Shot, unknown: frozenset[int]) -> tuple[Aimed, ...]:
    """7.7 Every target of an attack on a hex."""
    units = (defence(position, shot, unit) for unit in victims(position, shot))
    works = (work_defence(position, shot, kind) for kind in breakable(position, shot))
    return tuple(aimed(position, shot, target, unknown) for target in (*units, *works))


def maybe_there(position: Position, shot: Shot) -> tuple[Aimed, ...]:
    """10.0 Each hidden enemy, as if it were in the hex, with its front to the fire."""
    side = position.armies[shot.army].side
    if shot.how == "close" or not may_hold_hidden_unit(position, shot.hex) or not suspects(position, side):
        return ()
    forecasts = []
    for unit, piece in enumerate(position.pieces):
        if not piece.has(HIDDEN) or SIDE[unit] == side:
            continue
        there = position.with_piece(unit, Piece(shot.hex, marks=piece.marks))
        target = defence(there, shot, unit)
        if power(there, shot, target.colour) is not None:
            forecasts.append(aimed(there, shot, target, frozenset()))
    return tuple(forecasts)


def aimed(position: Position, shot: Shot, target: Target, unknown: frozenset[int]) -> Aimed:
    """The lines and the chances of one roll."""
    attack = attack_value(position, shot, target.unit, target.colour)
    av, unit = sum(line.value for line in attack), target.unit
    doomed = unit == NONE or unit in unknown or _is_hit(position, unit)
    needs = target.value - av
    shifts = _shifts(position, target) if unit in unknown else {0: Fraction(1)}
    deadly = Fraction(1) if doomed else _deadly(position, unit, unknown)
    hit: dict[int, Fraction] = {}
    kill: dict[int, Fraction] = {}
    for cap in spendable(position, shot.army):
        hit[cap] = sum((weight * reaching(needs + more - cap) for more, weight in shifts.items()), Fraction(0))
        margin = NUMBER["kill-margin"]
        outright = sum((w * reaching(needs + more - cap + margin) for more, w in shifts.items()), Fraction(0))
        kill[cap] = outright + (hit[cap] - outright) * deadly
    return Aimed(
        target=target_name(position, shot, target),
        friend=unit != NONE and SIDE[unit] == position.armies[shot.army].side,
        colour=COLOURS[target.colour],
        attack=attack,
        defence=target.lines,
        av=av,
        dv=target.value,
        needs=needs,
        kills=needs if doomed else needs + NUMBER["kill-margin"],
        is_hit=unit != NONE and doomed,
        unknown=unit in unknown,
        chances=tuple(chances_of(position, shot.army, hit, kill)),
    )


def _is_hit(position: Position, unit: int) -> bool:
    return hit_of(position, unit) is not None or position.pieces[unit].has(DAMAGED)


def _deadly(position: Position, unit: int, unknown: frozenset[int]) -> Fraction:
    """7.4 How often a counter that is drawn kills at once: those that do so always go back to their pool."""
    if AIRCRAFT[unit]:
        return Fraction(0)
    pool = pool_of(unit)
    left = position.pool(pool)
    whole = sum(left.values()) - sum(1 for hidden in unknown if pool_of(hidden) is pool)
    return Fraction(sum(n for hit, n in left.items() if PACK.hits[hit].destroys), whole) if whole else Fraction(1)


def _shifts(position: Position, target: Target) -> dict[int, Fraction]:
    """7.4 By how much a counter that is not known may change the defence, each with its share."""
    rear = target.lines[0].reason == "rear"
    # The table of the one who asks has no unknown counters: those still in the pool are all that it may be.
    left = {hit: n for hit, n in position.pool(pool_of(target.unit)).items() if not PACK.hits[hit].destroys}
    whole = sum(left.values())
    shares: dict[int, Fraction] = {}
    for hit, count in left.items():
        change = PACK.hits[hit].rear if rear else PACK.hits[hit].front
        shares[change] = shares.get(change, Fraction(0)) + Fraction(count, whole)
    return shares


# -- rallying --------------------------------------------------------------------------------------------------------
def rallying(position: Position, army: int, unit: int) -> Rallying | None:
    """7.5 The roll of one unit; none where there is nothing to rally from."""
    hit = hit_of(position, unit)
    if hit is None or not hit.rally:
        return None
    lines = tuple(helps(position, unit))
    needs = hit.rally - sum(line.value for line in lines)
    done = {cap: reaching(needs - cap) for cap in spendable(position, army)}
    chances = chances_of(position, army, done, dict.fromkeys(done, Fraction(0)))
    return Rallying(unit=UNITS[unit], hit=hit.id, needs=needs, lines=lines, chances=tuple(chances))
