"""3.0 to 3.22 What an action costs and who pays: action points, command points, both, or nothing."""

from __future__ import annotations

from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.data.units import UNITS
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import SPENT, Position
from grognard.games.coh.turn.actor import Actor


@rule("3.2.e", "3.21.a", "3.22.a")
def price(position: Position, actor: Actor, cost: int) -> tuple[int, int] | None:
    """Action points and command points for an action of so much; none if they are not there."""
    # RULING coh-012, coh-014
    if actor.is_free:  # §3.1.c, §15.5.g, §card.2.c
        return 0, 0
    army = position.armies[actor.army]
    cap = cost if actor.by == "cap" else min(cost, max(actor.cap, cost - army.ap))  # §3.2.b
    return (cost - cap, cap) if cap <= army.cap else None


@rule("3.0.e")
def costs_too_much(position: Position, actor: Actor, cost: int) -> Violation:
    """An action is paid with the points that are there: of command points alone, or of those with action points."""
    if price(position, actor, cost) is not None:
        return None
    by_cap = actor.by == "cap"
    return evidence(UNITS[actor.unit], by="3.2.a" if by_cap else "3.21.b", cost=cost, left=purse(position, actor))


def purse(position: Position, actor: Actor) -> int:
    """All the points that an action could be paid with: command points alone, or those and action points."""
    army = position.armies[actor.army]
    return army.cap + (0 if actor.by == "cap" else army.ap)


@rule("3.0.f", "2.2.n", "2.2.p")
def paid(position: Position, actor: Actor, cost: int) -> Position:
    """The points taken off. An opportunity action turns its units spent; command points and cards turn no unit."""
    spent = price(position, actor, cost)
    assert spent is not None
    army = position.armies[actor.army]
    active = army.active  # §3.22.c, §9.2.h
    if actor.by == "ap":  # §8.1.p, §9.2.b, §9.2.k
        active = tuple(sorted({*active, *actor.units}))
    position = position.with_army(actor.army, ap=army.ap - spent[0], cap=army.cap - spent[1], active=active)  # §3.2.c
    return position.mark(actor.units, SPENT) if actor.by == "opportunity" else position  # §2.2.r, §3.1.d, §9.2.e


@rule("2.2.d", "2.2.l", "3.0.h")
def ended(position: Position, army: int) -> Position:
    """The activation of an army is over: the units that took part in it are spent, and its points are lost."""
    sheet = position.armies[army]
    return position.mark(sheet.active, SPENT).with_army(army, ap=0, active=(), strayed=())  # §3.0.j, §9.0.f


@rule("card.V01.d")
def strayed(position: Position, army: int, units: tuple[int, ...]) -> Position:
    """Card V01 These units have spent points of the activation on something else than movement."""
    return position.with_army(army, strayed=tuple(sorted({*position.armies[army].strayed, *units})))
