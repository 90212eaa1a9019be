"""`odds` agrees with fighting: every face of the die is really thrown on a fork, with every choice of the defender."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.ava.interface.queries import Odds, Outcome
from grognard.games.ava.state.position import UNIT, Position
from tests.games.ava.country import AXIS, CENTRE, LAND, SOVIET, Country
from tests.games.ava.islet import BRAKE
from tests.games.ava.plain import neighbours
from tests.games.ava.table import AVA, action, asked, table

CHOICES = ("choose-losses", "choose-retreat")


def endings(game: Game[Position], defenders: list[str]) -> Iterator[Game[Position]]:
    """Every position in which the battle can leave the defenders; how the attacker takes his losses is all the same."""
    decision = game.decision
    if decision is None or asked(game) not in CHOICES:
        yield game
        return
    theirs = {getattr(a, "unit", "") for a in decision.actions(game)} & {*defenders, f"fort-{CENTRE}"}
    actions = decision.actions(game) if theirs else decision.actions(game)[:1]
    for choice in actions:
        other = game.fork()
        other.apply(choice)
        yield from endings(other, defenders)


def fought(game: Game[Position], die: int, units: list[str], defenders: list[str]) -> list[Game[Position]]:
    other = game.fork()
    other.dice = replace(other.dice, script=(die,) + (1,) * 20)
    for unit in units:
        other.apply(action({"attack": unit, "target": CENTRE}))
    other.apply(action({"end-declaration": None}))
    return list(endings(other, defenders))


def lost(before: Position, after: Position, units: list[str]) -> int:
    """Steps lost by these units."""
    left = {u: after.steps[UNIT[u]] if after.places[UNIT[u]] >= 0 else 0 for u in units}
    return sum(before.steps[UNIT[u]] - left[u] for u in units)


def agrees(game: Game[Position], outcome: Outcome, units: list[str], defenders: list[str]) -> None:
    before = game.position
    ends = [end.position for end in fought(game, outcome.die, units, defenders)]
    steps = sum(before.steps[UNIT[u]] for u in units)
    here = next(hex_ for hex_, stack in before.stacks.items() if UNIT[defenders[0]] in stack)
    for end in ends:
        assert lost(before, end, units) == min(outcome.attacker_losses, steps)
        empty = here not in end.fort and not any(end.places[UNIT[u]] == here for u in defenders)
        assert empty is outcome.taken
    dead = min(sum(1 for u in defenders if end.places[UNIT[u]] < 0) for end in ends)
    assert dead == outcome.defenders_destroyed, outcome


def battlefield(seed: int, own: tuple[str, ...], enemies: tuple[str, ...]) -> tuple[Country, list[str], list[str]]:
    """Attackers around the centre, one or two defenders in it, others somewhere."""
    country, chance = Country(seed), Random(seed + 1)
    country.start = dict.fromkeys(country.start, "s")
    defenders = list(enemies[: chance.choice((1, 2))])
    for unit in defenders:
        country.put(unit, CENTRE, chance.choice((1, 2)) if unit in TWO_STEPS else None)
    near = [h for h in neighbours(CENTRE) if country.land(h) and (country.terrain[h] != "mountain")]
    units = list(own[: chance.choice((2, 3, 4))])
    for unit, hex_ in zip(units, chance.sample(near * 2, len(near) * 2), strict=False):
        country.put(unit, hex_)
    placed = [u for u in units if any(u in stack for stack in country.at.values())]
    others = [h for h in LAND if country.land(h) and h not in country.at and h not in neighbours(CENTRE)]
    spare = {"own": list(own[4:]), "enemy": list(enemies[2:])}
    for hex_ in chance.sample(others, min(5, len(others))):
        group = spare["own" if chance.random() < 0.5 else "enemy"]
        for _ in range(chance.choice((1, 2))):
            if group:
                country.put(group.pop(), hex_)
    if enemies is SOVIET and chance.random() < 0.3:
        country.fortify(CENTRE, chance.choice((1, 2)))
    return country, placed, defenders


TWO_STEPS = ("su-k-72mt", "su-k-32t", "de-k-1mt", "de-k-9pz")


@pytest.mark.rule("ava:10.4.a", "ava:10.4.b", "ava:10.6.n")
@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_every_outcome_is_what_the_battle_would_come_to(side: str, seed: int) -> None:
    own, enemies = (AXIS, SOVIET) if side == "axis" else (SOVIET, AXIS)
    country, units, defenders = battlefield(seed, own, enemies)
    decision: dict[str, Any] = {"phase": "combat", "side": side, "active": units}
    game = table(scenario="kiev", board=country.board(), place=country.place, decision=decision, turn=BRAKE)
    assert asked(game) == "declare-attacks"
    odds = AVA.query(game, side, "odds", {"target": CENTRE, "units": units})
    assert isinstance(odds, Odds)
    assert odds.refusals == ()
    assert [o.die for o in odds.outcomes] == ([1, 2, 3, 4, 5, 6] if odds.column else [])
    for outcome in odds.outcomes:
        agrees(game, outcome, units, defenders)
