"""13.0 Retreats: by priority, unit by unit; when they kill; stopping after one hex at the price of a step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.h44.actions import Retreat
from grognard.games.h44.board import AREA_INDEX, GRID, HEX, HEXES
from grognard.games.h44.control import take
from grognard.games.h44.disorder import disrupt
from grognard.games.h44.lines import hex_has_line
from grognard.games.h44.losses import eliminate, lose_step
from grognard.games.h44.position import AREA, MARCHING, POOL, RETREATED, ROUTED, H44Game, Position, names, place_name
from grognard.games.h44.rulebook import rule
from grognard.games.h44.stacking import LIMIT, counted
from grognard.games.h44.tolls import ChooseLoss
from grognard.games.h44.units import SIDE, SIDES, SUPPLY_HEAD, UNIT, UNITS, VEHICLE
from grognard.games.h44.zones import bonded, bridged, in_zoc, owner, vehicles_pass
from grognard.kit.retreat import Flight, GoBack, best, fails, vacated, ways

# -- 13.2 what kills -------------------------------------------------------------------------------------------------


@rule("13.2.b", "13.2.c", "13.2.d", "13.2.e", "13.2.h", "13.2.i", "13.2.j", "13.2.k", "13.2.l", "13.2.m", "19.3.1.b")
@rule("19.5.a", "7.4.2.c", "25.2.1.l")
def survives(position: Position, unit: int, one: int, other: int) -> bool:
    """13.2 A step back that does not kill: no enemy, no bond, no water without a bridge (small rivers on foot), no
    ground that bars the unit, no enemy entry area. A bridge carries everybody, a ferry nobody; but vehicles that leave
    the road die in soft ground, beyond a railway bridge as elsewhere."""
    side = SIDE[unit]
    if other < 0:
        own = owner(position.turn, AREA - other) == side
        return own and (not VEHICLE[unit] or vehicles_pass(position, one, other))
    if other not in position.country.land or position.side_in(other) == 1 - side or bonded(position, side, one, other):
        return False
    if VEHICLE[unit]:
        return vehicles_pass(position, one, other)
    return bridged(position, one, other) or position.country.water(one, other) == "minor"


@rule("13.3.d", "13.1.3.h", "25.2.1.k")
def friend_stays(position: Position, unit: int, hex_: int) -> bool:
    """A friend that is not retreating stands in the hex; an unknown unit counts for the Germans."""
    side = SIDE[unit]
    if side == 1 and hex_ in position.unknown:
        return True
    return any(
        SIDE[u] == side and not position.pieces[u].has(RETREATED) and position.pieces[u].order != ROUTED
        for u in position.stack(hex_)
    )


@rule("13.1.3.h")
def felt(position: Position, unit: int, hex_: int) -> bool:
    """13.1.3 An enemy zone of control that no steady friend cancels."""
    return hex_ >= 0 and in_zoc(position, SIDE[unit], hex_) and not friend_stays(position, unit, hex_)


class Escape(Struct, frozen=True):
    """13.1, 13.2 What the retreat of one unit depends on."""

    position: Position
    unit: int

    @property
    @rule("13.2.f", "14.3.2.j", "7.3.a")
    def zones(self) -> int:
        """13.2 Two empty hexes in enemy zones of control kill, one after the other; units in full retreat enter not
        even one."""
        return 0 if self.position.pieces[self.unit].order == ROUTED else 1

    def beyond(self, here: int) -> tuple[int, ...]:
        """19.5 The hexes around, and the entry areas that the hex touches."""
        return (*GRID.near[here], *(AREA - area for area in self.position.country.edge_of.get(here, ())))

    def survives(self, one: int, other: int) -> bool:
        return survives(self.position, self.unit, one, other)

    def felt(self, place: int) -> bool:
        return felt(self.position, self.unit, place)


@rule("6.1.h")
def lies_by_a_head(position: Position, unit: int, hex_: int) -> bool:
    """6.1 A supply head does not end its retreat where another lies."""
    return SUPPLY_HEAD[unit] and any(SUPPLY_HEAD[other] for other in position.stack(hex_) if other != unit)


@rule("13.1.1.a", "13.1.2.c", "13.1.3.c", "13.1.3.e", "13.1.3.g", "13.1.3.i", "13.2.a", "13.2.g", "19.5.b")
@rule("25.2.2.b")
def flights(position: Position, unit: int, origin: int, lengths: tuple[int, ...]) -> Iterator[Flight]:
    """13.1.3 Every way back of one of these lengths that leaves the unit alive, through friends and past a single enemy
    zone of control, and not ending in one; an own entry area ends it. Units without a movement allowance have none."""
    if position.allowance(unit) == 0:
        return
    for path in ways(Escape(position, unit), origin, lengths):
        if not lies_by_a_head(position, unit, path[-1]):
            yield Flight(path, _rank(position, unit, origin, path))


@rule("13.1.1.e", "13.3.a", "13.3.c", "13.3.e", "13.3.f")
def stops(position: Position, unit: int, origin: int) -> Iterator[Flight]:
    """13.3 One hex only, into a town, village, city, woods or to steady friends, for the loss of a step; not where an
    enemy zone of control is felt."""
    if position.allowance(unit) == 0:
        return
    country = position.country
    for other in GRID.near[origin]:
        if not survives(position, unit, origin, other) or felt(position, unit, other):
            continue
        if lies_by_a_head(position, unit, other):
            continue
        shelter = other in country.places or country.rough(other) == "woods"
        if shelter or friend_stays(position, unit, other):
            yield Flight((other,), ())


# -- 13.1.3 the order of preference ----------------------------------------------------------------------------------


@rule("13.1.3.b")
def _rank(position: Position, unit: int, origin: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """13.1.3 The priorities in their order; the first, not to die, is met by all."""
    end = path[-1]
    if end < 0:
        return 0, _zones_passed(position, unit, path), 0, 0, 0
    return (
        int(GRID.distance(origin, end) < 2),
        _zones_passed(position, unit, path),
        int(position.side_in(end) == SIDE[unit] and _touched(position, SIDE[unit], end)),
        int(not hex_has_line(vacated(position, origin, POOL), unit, end)),
        int(counted(position, (*position.stack(end), unit)) > LIMIT),
    )


def _zones_passed(position: Position, unit: int, path: tuple[int, ...]) -> int:
    return sum(1 for hex_ in path if felt(position, unit, hex_))


@rule("13.1.3.j", "13.1.3.k")
def _touched(position: Position, side: int, hex_: int) -> bool:
    """13.1.3 Enemies next to a hex; those over a river without a bridge are no contact, those over a canal are."""
    return any(
        position.side_in(near) == 1 - side and not _river_between(position, near, hex_) for near in GRID.near[hex_]
    )


def _river_between(position: Position, one: int, other: int) -> bool:
    return position.country.water(one, other) in ("minor", "major") and not bridged(position, one, other)


def best_flights(
    position: Position, unit: int, origin: int, lengths: tuple[int, ...], *, short: bool = True
) -> list[Flight]:
    """The ways a unit may take: the best by rank; stopping after one hex (13.3) is another choice in combat."""
    known: dict[object, list[Flight]] = position.__dict__.setdefault("best flights", {})
    key = unit, origin, lengths, short
    if key not in known:
        found = best(flights(position, unit, origin, lengths))
        known[key] = [*found, *stops(position, unit, origin)] if short and 2 in lengths else found
    return known[key]


class Choice(Struct, frozen=True):
    """A way back that a unit could take, and the best it has."""

    unit: int
    flight: Flight
    best: tuple[int, ...]

    def fails(self, priority: int) -> Bite:
        """The way is as good as the best in all that comes before, and worse in this."""
        rank = self.flight.rank
        worse = bool(rank) and fails(rank, self.best, priority)
        return because(UNITS[self.unit], place_name(self.flight.path[-1])) if worse else None


@rule.forbids("13.1.3.d", "13.1.3.b", "13.1.3.e")
def retreat_ends_too_near(choice: Choice) -> Bite:
    """13.1.3 Rule 2: a retreat ends two hexes away if it can."""
    return choice.fails(0)


@rule.forbids("13.1.3.f", "13.1.3.i")
def retreat_passes_a_zone(choice: Choice) -> Bite:
    """13.1.3 Rule 3: not through an enemy zone of control if there is another way."""
    return choice.fails(1)


@rule.forbids("13.1.3.j", "13.1.3.l")
def retreat_joins_friends_in_contact(choice: Choice) -> Bite:
    """13.1.3 Rule 4: not to friends next to the enemy if there is another way."""
    return choice.fails(2)


@rule.forbids("13.1.3.m", "13.1.3.n")
def retreat_leaves_supply(choice: Choice) -> Bite:
    """13.1.3 Rule 5: to a hex with a line of supply if there is one."""
    return choice.fails(3)


@rule.forbids("13.1.3.o", "13.1.3.p", "13.1.4.a")
def retreat_crowds_a_hex(choice: Choice) -> Bite:
    """13.1.3 Rule 6: not into a hex that would hold too much if there is another way; else it is allowed."""
    return choice.fails(4)


RETREATING = (
    retreat_ends_too_near,
    retreat_passes_a_zone,
    retreat_joins_friends_in_contact,
    retreat_leaves_supply,
    retreat_crowds_a_hex,
)


# -- 13.1 the retreat ------------------------------------------------------------------------------------------------


@rule("13.1.1.a", "13.1.1.d", "13.1.2.a", "13.1.2.b")
class RetreatAll(GoBack, frozen=True, kw_only=True):
    """13.1 Every unit left in the hex goes back, each its own way; those that cannot are eliminated (13.2, 13.5)."""

    lengths: tuple[int, ...]
    rout: bool = False
    again: bool = True
    """13.5 Whether units that have retreated before in this phase are lost; not in breakthrough combat (16.4)."""
    short: bool = True
    """13.3 Whether they may stop in the first hex: in combat, not in flight before a unit that comes near (14.3.2)."""
    stopped: tuple[int, ...] = ()
    """13.3 The units that have stopped in their first hex."""

    @rule("13.2.a", "13.5.e")
    def doomed(self, position: Position, unit: int) -> str:
        """The rule by which a unit cannot retreat and live; empty if it can."""
        if self.again and position.pieces[unit].has(RETREATED):
            return "13.5.e"
        if position.allowance(unit) == 0:
            return "13.2.a"
        return "" if self.best(position, unit) else "13.2"

    def lose(self, game: H44Game, unit: int, cause: str) -> None:
        eliminate(game, unit, cause)

    def question(self, units: tuple[int, ...]) -> Procedure:
        return ChooseRetreat(seats=(SIDES[SIDE[units[0]]],), retreat=replace(self, units=units))

    def best(self, position: Position, unit: int) -> list[Flight]:
        return best_flights(position, unit, self.origin, self.lengths, short=self.short)

    @rule("13.1.1.f", "13.3.g", "14.1.2.a", "16.4.b", "17.3.o", "19.5.b", "19.5.c")
    def go(self, game: H44Game, unit: int, path: tuple[int, ...]) -> None:
        """13.1 The unit goes back: two hexes or more disrupt it, one hex does not. It loses its move marker; who
        retreats a second time takes to full retreat."""
        short = len(path) == 1 and path[0] >= 0
        stopped = (*self.stopped, unit) if short else self.stopped
        game.then(replace(self, units=tuple(u for u in self.units if u != unit), stopped=stopped))
        start = HEXES[self.origin]
        end = place_name(path[-1])
        rule_ = "13.3.a" if short else "13.1.1.a"
        game.tell("unit-retreated", rule_, unit=UNITS[unit], start=start, end=end, path=tuple(map(place_name, path)))
        position = game.position
        piece = position.pieces[unit]
        moved = replace(piece, place=path[-1], marks=(piece.marks | RETREATED) & ~MARCHING)
        game.change(position.with_piece(unit, moved))
        for hex_ in path:
            if hex_ >= 0:
                take(game, SIDE[unit], hex_)
        if not short:
            disrupt(game, unit, rout=self.rout or piece.has(RETREATED))

    @rule("13.3.a", "13.3.b", "18.2.2.k")
    def pay(self, game: H44Game) -> None:
        """13.3 Those who stopped lose one step together, the owner says whose; a supply head only if it is alone."""
        payers = [unit for unit in self.stopped if not SUPPLY_HEAD[unit]] or list(self.stopped)
        if len(payers) == 1:
            lose_step(game, payers[0], "13.3.a")
        elif payers:
            game.then(ChooseLoss(seats=(SIDES[SIDE[payers[0]]],), victims=tuple(payers), cause="13.3.a"))


@rule("13.1.2.a", "13.1.2.b", "13.1.3.a", "13.1.1.b")
class ChooseRetreat(Decision, frozen=True, kw_only=True):
    """13.1 The owner moves his units back, each its own way, two hexes or three where the result lets him."""

    rule: ClassVar[str] = "13.1.3.a"
    accepts = (Retreat,)
    retreat: RetreatAll

    def _offered(self, unit: int, found: Iterable[Flight]) -> Iterator[Action]:
        return (Retreat(UNITS[unit], tuple(map(place_name, flight.path))) for flight in found)

    def candidates(self, game: H44Game) -> list[Action]:
        """Every way that leaves the unit alive."""
        position, retreat = game.position, self.retreat
        found: list[Action] = []
        for unit in retreat.units:
            found += self._offered(unit, flights(position, unit, retreat.origin, retreat.lengths))
            found += self._offered(unit, retreat.best(position, unit))
        return list(dict.fromkeys(found))

    def actions(self, game: H44Game) -> list[Action]:
        retreat = self.retreat
        ways = (self._offered(unit, retreat.best(game.position, unit)) for unit in retreat.units)
        return list(dict.fromkeys(action for found in ways for action in found))

    def verdict(self, game: H44Game, action: Retreat) -> Verdict:
        position, retreat, unit, path = game.position, self.retreat, UNIT[action.unit], _places(action.path)
        best = retreat.best(position, unit)
        if any(flight.path == path for flight in best):
            return True
        every = flights(position, unit, retreat.origin, retreat.lengths)
        flight = next(flight for flight in every if flight.path == path)
        return judge(RETREATING, Choice(unit, flight, best[0].rank))

    def resolve(self, game: H44Game, action: Retreat) -> None:
        self.retreat.go(game, UNIT[action.unit], _places(action.path))

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.retreat.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-retreat", {"hex": HEXES[self.retreat.origin]})


def _places(path: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(
        AREA - AREA_INDEX[name.removeprefix("area-")] if name.startswith("area-") else HEX[name] for name in path
    )
