"""16.0 Victory: the Axis counts points for cities, breakthroughs and armour; it wins if they reach the threshold."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.game import Outcome, Procedure
from grognard.core.verdicts import Message
from grognard.games.ava.data.ground import AXIS, HEX, PACK, SOVIET
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import ELIMINATED, HEXES, IS_MECH, AvaGame, Position
from grognard.games.ava.supply.communications import hex_has_line

VALUES = PACK.tables.victory


class Item(Struct, frozen=True):
    """One line of the count."""

    what: str
    place: str
    points: int


@rule("16.1.a", "16.1.b")
def count(position: Position) -> tuple[Item, ...]:
    """16.1 Everything that gives the Axis points now."""
    return (*_cities(position), *_armour(position), *_breakthroughs(position), *_stars(position))


def total(position: Position) -> int:
    return sum(item.points for item in count(position))


def _supplied(position: Position, hex_: int) -> bool:
    return hex_has_line(position, AXIS, hex_)


@rule("16.1.c")
def _cities(position: Position) -> Iterator[Item]:
    """16.1, 16.2 Major-city hexes the Axis holds; more for those that were to stand fast."""
    for hex_ in position.ground.majors:
        if hex_ not in position.held:
            continue
        line = _supplied(position, hex_)
        yield Item("score-city", HEXES[hex_], VALUES.city if line else VALUES.city_cut)  # §16.1.c, §16.1.d
        if hex_ in position.stand_fast:
            more = VALUES.stand_fast if line else VALUES.stand_fast_cut  # §16.2.a, §16.2.b
            yield Item("score-stand-fast", HEXES[hex_], more)


@rule("16.1.e")
def _armour(position: Position) -> Iterator[Item]:
    """16.1 Full German mechanised units on the map, and Soviet ones in the eliminated box."""
    mech = [u for u in position.on_map(AXIS) if IS_MECH[u] and position.full(u)]  # §16.1.e, §18.2.m
    german = [u for u in mech if PACK.units[u].nation == "de"]
    if german:
        yield Item("score-german-mech", "", VALUES.german_mech * len(german))
    lost = [u for u in position.in_box(SOVIET, ELIMINATED) if IS_MECH[u]]  # §16.1.f, §10.8.e
    if lost:
        yield Item("score-soviet-mech", "", VALUES.soviet_mech * len(lost))


@rule("16.3.a")
def _breakthroughs(position: Position) -> Iterator[Item]:
    """16.3 At least one Soviet source, and at least one of those from Moscow; the best of each counts."""
    ground = position.ground
    for what, hexes, full, cut in (
        ("score-breakthrough", ground.sources[SOVIET], VALUES.breakthrough, VALUES.breakthrough_cut),
        ("score-moscow", ground.moscow, VALUES.moscow, VALUES.moscow_cut),
    ):
        held = [hex_ for hex_ in hexes if hex_ in position.held]
        if held:
            best = max(held, key=lambda hex_: _supplied(position, hex_))
            points = full if _supplied(position, best) else cut  # §16.3.a, §16.3.b, §16.3.c, §16.3.d
            yield Item(what, HEXES[best], points)


@rule("18.2.v", "2.1.q")
def _stars(position: Position) -> Iterator[Item]:
    """18.2 In the full game at Smolensk each starred hex counts."""
    for name in position.rules.data.length(position.rules.length).stars:
        if HEX[name] in position.held:
            points = VALUES.star if _supplied(position, HEX[name]) else VALUES.star_cut  # §18.2.w, §18.2.x
            yield Item("score-star", name, points)


@rule("16.4.a")
class Scoring(Procedure, frozen=True, kw_only=True):
    """16.4 The Axis wins with as many points as the scenario (or its bid) demands; otherwise the Soviets do."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        points = total(position)  # §18.1.zb, §18.2.o, §18.2.s, §18.3.o
        won = points >= position.threshold  # §16.4.b, §16.4.c, §17.1.d, §17.1.e
        results = dict.fromkeys(position.rules.axis, "win" if won else "loss")
        results |= dict.fromkeys(position.rules.soviet, "loss" if won else "win")  # §18.1.zd, §18.2.q, §18.2.u, §18.3.q
        args = {"points": points, "threshold": position.threshold}
        reason = Message("axis-wins" if won else "soviets-win", dict(args))
        game.finish(Outcome(results=results, reason=reason, rule="16.4.b" if won else "16.4.c", score=points))
