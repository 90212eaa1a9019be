"""`routes` agrees with stepping: every way walked hex by hex costs what is said, and nothing else can be reached."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.ava.data.pack import load
from grognard.games.ava.interface.queries import Routes
from tests.games.ava.country import AXIS, CENTRE, LAND, SOVIET, Country
from tests.games.ava.plain import neighbours
from tests.games.ava.table import AVA, legal, play, table

PACK = load()
COSTS = {"clear": (1, 1), "sparse-forest": (2, 1), "dense-forest": (3, 2), "swamp": (3, 2)}
"""Points for mechanised units and for all others; mountains have none."""


class Walker:
    """A unit on its way, step by step, by the terrain chart and 9.2; half points."""

    def __init__(self, country: Country, unit: str) -> None:
        card = PACK.unit(unit)
        self.country, self.side, self.mech, self.mountain = country, card.side, card.kind == "mech", card.mountain
        self.allowance = 2 * card.move
        self.start = next(hex_ for hex_, stack in country.at.items() if unit in stack)

    def may_be_in(self, one: str, other: str) -> bool:
        country = self.country
        line = self.side == "soviet" and country.start.get(one) != country.start.get(other)
        return country.land(other) and not country.enemy(other, self.side) and not line

    def price(self, one: str, other: str) -> int | None:
        """What an ordinary step costs."""
        country, terrain = self.country, self.country.terrain[other]
        if country.joined(one, other):
            cost = 2
        elif country.river(one, other) == "large" or (terrain == "mountain" and other not in country.majors):
            return None
        else:
            points = 1 if other in country.majors else COSTS[terrain][0 if self.mech else 1]
            cost = 2 * points + (2 if country.river(one, other) == "small" else 0)
        return cost + 4 * country.zone(one, self.side) + 4 * country.zone(other, self.side)

    def all_of_it(self, one: str, other: str) -> bool:
        """A step for the whole allowance, the first and last of its move."""
        country = self.country
        if country.joined(one, other) or country.zone(one, self.side) or country.zone(other, self.side):
            return False
        if country.terrain[other] == "mountain":
            return self.mountain
        return country.river(one, other) == "large"

    def normal(self) -> dict[str, int]:
        """Every hex that some sequence of steps ends in, with the least cost: all sequences are tried."""
        found: dict[str, int] = {}
        seen, edge = {(self.start, 0)}, [(self.start, 0)]
        while edge:
            here, spent = edge.pop()
            for other in neighbours(here):
                if not self.may_be_in(here, other):
                    continue
                if spent == 0 and here == self.start and self.all_of_it(here, other):
                    found[other] = min(found.get(other, self.allowance), self.allowance)
                price = self.price(here, other)
                total = spent + (price or 0)
                if price is None or total > self.allowance:
                    continue
                found[other] = min(found.get(other, total), total)
                if (other, total) not in seen:
                    seen.add((other, total))
                    edge.append((other, total))
        found.pop(self.start, None)
        return found

    def strategic(self) -> dict[str, int]:
        """9.3 Along roads at half a point, never in an enemy zone of control."""
        found = {} if self.country.zone(self.start, self.side) else {self.start: 0}
        for spent in range(1, self.allowance + 1):
            for here in [hex_ for hex_, cost in found.items() if cost == spent - 1]:
                for other in neighbours(here):
                    free = self.may_be_in(here, other) and not self.country.zone(other, self.side)
                    if free and self.country.joined(here, other) and other not in found:
                        found[other] = spent
        found.pop(self.start, None)
        return found

    def walked(self, path: tuple[str, ...], strategic: bool) -> int:
        """What a way costs, step by step."""
        cost = 0
        for one, other in zip((self.start, *path), path, strict=False):
            assert other in neighbours(one)
            assert self.may_be_in(one, other)
            if strategic:
                assert self.country.joined(one, other)
                assert not self.country.zone(one, self.side)
                assert not self.country.zone(other, self.side)
                cost += 1
                continue
            price = self.price(one, other)
            if price is None:
                assert len(path) == 1
                assert self.all_of_it(one, other)
                price = self.allowance
            cost += price
        return cost


def populated(seed: int, mover: str) -> Country:
    country, chance = Country(seed), Random(-seed)
    free = [hex_ for hex_ in LAND if country.land(hex_) and hex_ != CENTRE]
    own, enemies = (AXIS, SOVIET) if mover in AXIS else (SOVIET, AXIS)
    country.put(mover, CENTRE)
    for unit in enemies[: chance.randrange(4)]:
        country.put(unit, free.pop(chance.randrange(len(free))))
    friends = [unit for unit in own if unit != mover]
    for hex_ in chance.sample(free, 3):
        for _ in range(chance.choice((1, 2))):
            country.put(friends.pop(), hex_)
    if chance.random() < 0.5:
        spot = CENTRE if mover in SOVIET and chance.random() < 0.5 else chance.choice(free)
        if spot not in country.at or country.at[spot][0].startswith("su-"):
            country.fortify(spot, 1)
    return country


@pytest.mark.rule("ava:9.2.a", "ava:9.2.g", "ava:9.2.j", "ava:9.3.a", "ava:3.1.f")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("mover", [AXIS[0], AXIS[1], AXIS[2], SOVIET[0], SOVIET[1], SOVIET[2]])
def test_every_way_costs_what_is_said_and_nothing_else_can_be_reached(mover: str, seed: int) -> None:
    country = populated(seed, mover)
    walker = Walker(country, mover)
    decision = {"phase": "movement", "side": walker.side, "active": [mover]}
    game = table(scenario="kiev", board=country.board(), place=country.place, decision=decision, turn=4)
    play(game, {"move": mover})
    routes = AVA.query(game, walker.side, "routes", {"unit": mover})
    assert isinstance(routes, Routes)
    normal, strategic = walker.normal(), walker.strategic()
    assert routes.allowance == walker.allowance
    assert {step.hex: step.cost for step in routes.reach if not step.strategic} == normal
    by_road = {hex_: cost for hex_, cost in strategic.items() if hex_ not in normal}
    assert {step.hex: step.cost for step in routes.reach if step.strategic} == by_road
    for step in routes.reach:
        assert step.path[-1] == step.hex
        assert walker.walked(step.path, step.strategic) == step.cost
        full = len(country.at.get(step.hex, ())) >= 2
        assert (step.refusal.rule if step.refusal is not None else "") == ("3.1.f" if full else "")
    assert {a["to"] for a in legal(game) if a["do"] == "go"} == {s.hex for s in routes.reach if s.refusal is None}
    assert not {step.hex for step in routes.blocked} & {step.hex for step in routes.reach}
    assert all(step.refusal is not None for step in routes.blocked)


def test_the_property_meets_every_kind_of_step() -> None:
    """The random country has all that the rules of movement know, or the test above would prove little."""
    met = set()
    for seed in range(10):
        for mover in (AXIS[0], SOVIET[0]):
            walker = Walker(populated(seed, mover), mover)
            normal = walker.normal()
            met |= {"march" for hex_ in walker.strategic() if hex_ not in normal}
            met |= {walker.country.terrain[hex_] for hex_ in normal}
            met |= {"zone" for hex_ in normal if walker.country.zone(hex_, walker.side)}
            met |= {
                "whole" for near in neighbours(CENTRE) if walker.country.land(near) and walker.all_of_it(CENTRE, near)
            }
    assert met == {"march", "zone", "whole", "clear", "sparse-forest", "dense-forest", "swamp", "mountain"}
