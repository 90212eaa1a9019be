"""What a list of intended attacks would come to: the chance of each, and of what the player wants from all of them.

The attacks are fought one after the other on every table that the ones before can leave, over every face of the dice.
Tables that no later attack and no goal can tell apart are counted together. Where too many are left a few of the less
likely stand for the rest of them, and the answer says so: it is then an estimate."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from grognard.core.errors import BadQuery
from grognard.core.game import Position
from grognard.core.verdicts import Forbidden

P = TypeVar("P", bound=Position)
A = TypeVar("A", contravariant=True)
MILLION = 1_000_000
"""Chances are given in millionths."""
MOST_ATTACKS = 8
MOST_GOALS = 8
MOST_TABLES = 40
"""So many different tables are followed from one attack to the next."""
SAMPLED = 20
"""So many of them are a sample, where there would be more."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player wants to be true when the last attack is over."""

    kind: Literal["falls", "destroyed", "cut"]
    """A hex is the attacker's; an enemy unit is off the map; it is off the map or without a line of supply."""
    id: str
    """The hex, or the unit."""


class Intended(Struct, frozen=True, kw_only=True):
    """One attack of the plan, as the rules would let it be made now."""

    target: str
    units: tuple[str, ...]
    column: str
    """Of the combat table, as the table stands now; empty: there is no attack."""
    refusals: tuple[Forbidden, ...]
    """Why some of those named could not take part; they are left out."""


class AttackChances(Struct, frozen=True, kw_only=True):
    """What becomes of one attack, in millionths."""

    fought: int
    """It takes place: there are still attackers beside the hex and enemies in it."""
    cleared: int
    """No enemy is left in the hex."""
    taken: int
    """One of the attackers is in it."""
    kills: int
    """At least one defender is destroyed, by losses or by a retreat that kills."""
    losses: int
    """The attackers lose at least one step."""
    breakthrough: int
    """The advance may go on beyond the hex: to a breakthrough combat, or a pursuit."""


class PlanForecast(Struct, frozen=True, kw_only=True):
    """The plan against a defender who stands as long as they can, or one who gives way."""

    stands: bool
    attacks: tuple[AttackChances, ...]
    goals: tuple[int, ...]
    """The chance of each goal, in millionths."""
    together: int
    """The chance that all goals are reached."""
    exact: bool
    """Every table was followed to its end. If not, the chances are estimates from the likeliest tables and a sample of
    the others."""


class PlanOdds(Struct, frozen=True, kw_only=True):
    """`plan {attacks, goals}`: the attacks in their order, and what they would come to."""

    attacks: tuple[Intended, ...]
    goals: tuple[Goal, ...]
    forecasts: tuple[PlanForecast, ...]
    """Two where the defender may choose to stand, else one."""


class Fought(Struct, Generic[P], frozen=True, kw_only=True):
    """One end of an attack: the table it leaves, and its chance."""

    position: P
    chance: Fraction
    fought: bool = True
    cleared: bool = False
    taken: bool = False
    kills: bool = False
    losses: bool = False
    breakthrough: bool = False


class Battlefield(Protocol[P, A]):
    """How a game fights the attacks of a plan."""

    def fight(self, position: P, attack: A, stands: bool) -> Iterable[Fought[P]]:
        """Every end of the attack on this table."""

    def matters(self, position: P, attack: A) -> Hashable:
        """Everything on the table that an end of the attack can depend on."""

    def met(self, position: P, goal: Goal) -> bool:
        """Whether a goal is reached."""

    def decides(self, position: P, goal: Goal) -> Hashable:
        """Everything on the table that decides on a goal later on."""


def bounded(attacks: Sequence[object], goals: Sequence[object]) -> None:
    """A plan that is too long to be counted is refused."""
    if len(attacks) > MOST_ATTACKS or len(goals) > MOST_GOALS:
        raise BadQuery(what="plan", detail=f"at most {MOST_ATTACKS} attacks and {MOST_GOALS} goals")


def once_each(attacks: Iterable[Iterable[str]]) -> None:
    """No unit is in two attacks."""
    seen: set[str] = set()
    for units in attacks:
        for unit in units:
            if unit in seen:
                raise BadQuery(what="plan", detail=f"{unit!r} is in two attacks")
            seen.add(unit)


def followed(
    field: Battlefield[P, A],
    start: P,
    attacks: Sequence[A],
    goals: Sequence[Goal],
    *,
    stands: bool,
    most: int = MOST_TABLES,
) -> PlanForecast:
    """The plan to its end."""
    tables: list[tuple[P, Fraction]] = [(start, Fraction(1))]
    exact = True
    chances: list[AttackChances] = []
    for number, attack in enumerate(attacks):
        ends = [
            (end, weight * end.chance) for position, weight in tables for end in field.fight(position, attack, stands)
        ]
        chances.append(_counted(ends))
        tables = _merged(field, ends, attacks[number + 1 :], goals)
        if len(tables) > most and number + 1 < len(attacks):
            exact = False
            unlikely = sorted(tables[most - SAMPLED :], key=lambda table: [field.met(table[0], goal) for goal in goals])
            tables = [*tables[: most - SAMPLED], *_sample(unlikely)]
    reached = [[field.met(position, goal) for goal in goals] for position, _ in tables]
    weights = [weight for _, weight in tables]
    return PlanForecast(
        stands=stands,
        attacks=tuple(chances),
        goals=tuple(
            _millionths(weight for weight, met in zip(weights, reached, strict=True) if met[number])
            for number in range(len(goals))
        ),
        together=_millionths(weight for weight, met in zip(weights, reached, strict=True) if all(met)),
        exact=exact,
    )


def _merged(
    field: Battlefield[P, A], ends: Iterable[tuple[Fought[P], Fraction]], later: Sequence[A], goals: Sequence[Goal]
) -> list[tuple[P, Fraction]]:
    """The tables that the rest of the plan can tell apart, the most likely first."""
    tables: dict[Hashable, tuple[P, Fraction]] = {}
    for end, weight in ends:
        position = end.position
        key = (
            tuple(field.matters(position, attack) for attack in later),
            tuple(field.decides(position, goal) for goal in goals),
        )
        first, sum_ = tables.get(key, (position, Fraction(0)))
        tables[key] = first, sum_ + weight
    return sorted(tables.values(), key=lambda table: -table[1])


def _sample(tables: Sequence[tuple[P, Fraction]]) -> Iterator[tuple[P, Fraction]]:
    """A few of these tables that stand for all of them, each for the same share: those at even steps of their sum. They
    come in the order of the goals they meet, so that each goal keeps its share."""
    whole = sum((weight for _, weight in tables), Fraction(0))
    share, passed = whole / SAMPLED, Fraction(0)
    wanted = share / 2
    for position, weight in tables:
        passed += weight
        while wanted < passed:
            yield position, share
            wanted += share


def _counted(ends: Sequence[tuple[Fought[P], Fraction]]) -> AttackChances:
    def chance(word: str) -> int:
        return _millionths(weight for end, weight in ends if getattr(end, word))

    return AttackChances(
        fought=chance("fought"),
        cleared=chance("cleared"),
        taken=chance("taken"),
        kills=chance("kills"),
        losses=chance("losses"),
        breakthrough=chance("breakthrough"),
    )


def _millionths(weights: Iterable[Fraction]) -> int:
    return round(sum(weights, Fraction(0)) * MILLION)
