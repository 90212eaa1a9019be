"""The Axis on the move: attacks first, then doors behind the enemy, then the march on the prizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from grognard.ai.ava import weights as w
from grognard.ai.ava.armour import is_group
from grognard.ai.ava.attacks import ROOM, Attacks
from grognard.ai.ava.country import FAR, OUT_OF_SIGHT, distances
from grognard.ai.ava.evaluation import NATION, evaluation_of
from grognard.ai.ava.front import Front
from grognard.ai.ava.posture import STEADY, Posture
from grognard.ai.ava.rear import Orders, Rear
from grognard.games.ava.data.ground import AXIS, GRID
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import CONSTANTS, IS_HQ, IS_MECH, Position
from grognard.games.ava.supply.communications import lines
from grognard.games.ava.turn.activation import command_range
from grognard.games.ava.turn.victory import total

RANGE = CONSTANTS.command_range


class Advance:
    """The moves of one activation, in an order in which they can be made."""

    def __init__(self, position: Position, operation: Operation, posture: Posture = STEADY) -> None:
        self.position, self.operation, self.posture = position, operation, posture
        self.evaluation = evaluation_of(position, AXIS, posture)
        self.front = Front(self.evaluation)
        self.orders = Orders(position)
        self.crowd = self.orders.crowd

    @cached_property
    def plays_safe(self) -> bool:
        """A side that has won already takes no more risks, but holds what it has."""
        return total(self.position) >= self.position.threshold + w.LEAD

    def plan(self) -> list[tuple[int, int]]:
        position, operation = self.position, self.operation
        waiting = [u for u in operation.active if u not in operation.moved and position.places[u] >= 0]
        reachable = {u: reach(position, u, shy=operation.shy, march=u not in operation.slow) for u in waiting}
        spots = {u: {position.places[u], *reachable[u].hexes()} for u in waiting}
        rear = Rear(self.evaluation, self.orders)
        for unit in rear.guards(waiting):
            if unit in spots:
                spots[unit] = {position.places[unit]}
        stuck = {u: {position.places[u]} for u in operation.active if u in operation.moved and position.places[u] >= 0}
        places: dict[int, int] = {}
        self._walk_in(spots)
        rear.secure(spots)
        if not operation.shy:
            fed = lines(position, AXIS).length if self.evaluation.late else None
            nearest = {
                u: min(self.far(u, h) for h in hexes if fed is None or h in fed or h == position.places[u])
                for u, hexes in spots.items()
            }

            def haste(unit: int, hex_: int) -> float:
                """What an attack costs a unit that could be on its way to a prize, or with its headquarters."""
                mech = IS_MECH[unit]
                missed = max(0.0, self.far(unit, hex_) - nearest.get(unit, FAR))
                price = w.HASTE[mech] * self.posture.drive * self._hurry(unit) * missed
                home = self._home(unit, -1) if mech and self.evaluation.left else -1
                return price + (w.STRAY * max(0, GRID.distance(hex_, home) - RANGE) if home >= 0 else 0.0)

            attacks = Attacks(self.evaluation, operation, {**spots, **stuck}, self.crowd, haste)
            for unit, hex_ in self.orders.moves:
                attacks.places[unit] = hex_
                attacks.free.pop(unit, None)
            for assault in attacks.plan():
                for unit, hex_ in assault.units.items():
                    if hex_ != position.places[unit]:
                        self.orders.moves.append((unit, hex_))
                    spots.pop(unit, None)
                    places[unit] = hex_
            self._close(attacks, spots)
            self._hunt({assault.target for assault in attacks.assigned}, spots)
        self._march(spots, self._rendezvous(spots, places))
        rear.hold_back(places)
        self._headquarters(spots)
        return self.orders.moves

    def _hurry(self, unit: int) -> float:
        """How much more than at other times the way to the prize counts for a unit: nothing once it is too late."""
        evaluation = self.evaluation
        if not evaluation.left and self.far(unit, self.position.places[unit]) > w.WITHIN:
            return 0.0
        return w.HURRY if evaluation.soviets_are_few or evaluation.left <= w.PRESSED else 1.0

    # -- the goal ------------------------------------------------------------------------------------------

    def far(self, unit: int, hex_: int) -> float:
        """Movement points from a hex to what a unit is wanted for."""
        return self.front.aim_of(unit, self.operation.hq).far(hex_, IS_MECH[unit])

    # -- moves ---------------------------------------------------------------------------------------------

    def _walk_in(self, spots: dict[int, set[int]]) -> None:
        """Undefended prizes are simply entered."""
        position = self.position
        for prize in sorted(self.evaluation.open_prizes, key=lambda h: -self.evaluation.open_prizes[h]):
            if position.side_in(prize) is not None:
                continue
            able = [u for u in spots if prize in spots[u] and not IS_HQ[u]]
            if able and self.crowd.get(prize, 0) < ROOM:
                unit = min(able, key=lambda u: (IS_MECH[u], -position.defence(u), u))
                self.orders.give(unit, prize, spots)

    def _close(self, attacks: Attacks, spots: dict[int, set[int]]) -> None:
        """Units without an attack stand where the attacked would retreat to."""
        evaluation = self.evaluation
        for assault in attacks.assigned:
            placed = set(assault.units.values())
            clean, _ = evaluation.ways_out(assault.target, placed)
            while clean:
                best: tuple[float, int, int] | None = None
                ring = {h for n in GRID.near[assault.target] for h in (n, *GRID.near[n])}
                for unit, hexes in spots.items():
                    if IS_HQ[unit]:
                        continue
                    here = self.position.places[unit]
                    for hex_ in ring & hexes:
                        if hex_ != here and self.crowd.get(hex_, 0) >= ROOM:
                            continue
                        left, _ = evaluation.ways_out(assault.target, {*placed, hex_})
                        value = w.BLOCK * (clean - left) + (0.6 if not left else 0.0)
                        value += 0.02 * (self.far(unit, here) - self.far(unit, hex_))
                        if left < clean and (best is None or (value, unit, hex_) > best):
                            best = (value, unit, hex_)
                if best is None or best[0] <= 0.1:
                    break
                _, unit, hex_ = best
                self.orders.give(unit, hex_, spots)
                placed.add(hex_)
                clean, _ = evaluation.ways_out(assault.target, placed)

    def _hunt(self, attacked: set[int], spots: dict[int, set[int]]) -> None:
        """Infantry goes after enemies near the lifeline that are not attacked now."""
        position, evaluation = self.position, self.evaluation
        fed = lines(position, AXIS).length
        for foe in sorted(set(evaluation.soviet_hexes) - attacked, key=lambda h: (-evaluation.cut_off_threat(h), h)):
            if evaluation.cut_off_threat(foe) < w.HUNTED:
                break
            sent = sum(1 for n in GRID.near[foe] if self.crowd.get(n, 0))
            able = [u for u in spots if not IS_HQ[u] and not IS_MECH[u]]
            able = [u for u in able if 1 < GRID.distance(position.places[u], foe) <= 8]
            for unit in sorted(able, key=lambda u: (GRID.distance(position.places[u], foe), u)):
                if sent >= w.HUNTERS + self.plays_safe:
                    break
                open_ = [h for h in spots[unit] if self.crowd.get(h, 0) < ROOM and h in fed]
                here = GRID.distance(position.places[unit], foe)
                to = min(open_, key=lambda h: (GRID.distance(h, foe), -evaluation.country.shelter[h], h), default=-1)
                if to >= 0 and GRID.distance(to, foe) < here:
                    self.orders.give(unit, to, spots)
                    sent += 1

    def _march(self, spots: dict[int, set[int]], meeting: int) -> None:
        """All other units: towards the prize, within supply, with the headquarters, never away from what has to be
        held."""
        fed = lines(self.position, AXIS).length
        position, evaluation = self.position, self.evaluation
        order = sorted((u for u in spots if not IS_HQ[u]), key=lambda u: (self.far(u, position.places[u]), u))
        for unit in order:
            here, mech = position.places[unit], IS_MECH[unit]
            home = self._home(unit, meeting)
            best, to = -1e9, here
            for hex_ in sorted(spots[unit]):
                if hex_ != here and self.crowd.get(hex_, 0) >= ROOM:
                    continue
                value = -w.PROGRESS * self.posture.drive * self.far(unit, hex_) * (w.CALM if self.plays_safe else 1.0)
                if hex_ == here:
                    value += 0.05
                if hex_ not in fed:
                    value -= w.CUT_OFF if self.evaluation.late else w.CUT_OFF_EARLY
                elif self.evaluation.late:
                    value -= w.EXPOSED * self.posture.care * min(12, evaluation.exposed(hex_))
                if hex_ in evaluation.railheads:
                    value += w.RAILHEAD
                if not mech and position.turn >= 2 and hex_ in evaluation.sentries and not self._watched(hex_, here):
                    value += w.SENTRY * min(12, evaluation.lifeline[hex_]) / 12
                if home >= 0:
                    value -= w.LEASH * max(0, GRID.distance(hex_, home) - RANGE)
                value += 0.05 * evaluation.country.shelter[hex_]
                if value > best:
                    best, to = value, hex_
            self.orders.give(unit, to, spots)

    def _watched(self, hex_: int, leaving: int) -> bool:
        """Whether another unit will stand so near that the enemy cannot come upon a stretch of railway."""
        near = {h for n in GRID.near[hex_] for h in (n, *GRID.near[n])} | {hex_}
        return any(self.crowd.get(h, 0) - (h == leaving) > 0 for h in near)

    # -- the headquarters ----------------------------------------------------------------------------------

    def _rendezvous(self, spots: dict[int, set[int]], places: dict[int, int]) -> int:
        """Where the headquarters means to go once the attackers stand where they will fight; the others keep to it."""
        hq = self.operation.hq
        if hq < 0:
            return -1
        if hq not in spots:
            return self.position.places[hq]
        waiting = {u for u in self.operation.active if u in spots}
        troops = {u: at for u, at in self._troops(hq).items() if u not in waiting}
        return self._post(hq, spots[hq], {**troops, **places})

    def _home(self, unit: int, meeting: int) -> int:
        """Where a unit should be led: armour by a panzer group, infantry by an army, whatever activates it now."""
        position, hq = self.position, self.operation.hq
        mech = IS_MECH[unit]
        leader = self.front.leader.get(unit)
        if leader is not None and leader != hq:
            return position.places[leader]
        if hq >= 0 and is_group(hq) == mech:
            return meeting
        own = [u for u in position.on_map(AXIS) if IS_HQ[u] and is_group(u) == mech and NATION[u] == NATION[unit]]
        here = position.places[unit]
        places = [position.places[u] for u in own]
        return min(places, key=lambda at: (GRID.distance(at, here), at), default=meeting)

    def _headquarters(self, spots: dict[int, set[int]]) -> None:
        """The headquarters follows last, to where it leads most units next time."""
        hq = self.operation.hq
        if hq in spots:
            self.orders.give(hq, self._post(hq, spots[hq], self._troops(hq)), spots)

    def _troops(self, hq: int) -> dict[int, int]:
        """The units that a headquarters could lead, where they stand after the moves planned so far."""
        moved = dict(self.orders.moves)
        return {
            u: moved.get(u, at)
            for u in self.position.on_map(AXIS)
            for at in (self.position.places[u],)
            if not IS_HQ[u] and NATION[u] == NATION[hq]
        }

    def _post(self, hq: int, hexes: set[int], troops: dict[int, int]) -> int:
        """The best place for a headquarters: many units in its range that no other leads, near to the prize, fed
        along a line that is not in danger."""
        position, evaluation = self.position, self.evaluation
        own = list(weighed(position, hq, troops, self.front.leader))
        aim = self.front.aim(hq)
        here = position.places[hq]
        fed = lines(position, AXIS).length
        best, to = -1e9, here
        for hex_ in sorted(hexes):
            if hex_ != here and self.crowd.get(hex_, 0) >= ROOM:
                continue
            value = leads(hex_, own)
            value -= w.HQ_PROGRESS * aim.far(hex_, True) * (w.CALM if self.plays_safe else 1.0)
            friends = self.crowd.get(hex_, 0) - (hex_ == here)
            if position.in_zoc(hex_, AXIS):
                value -= w.HQ_IN_ZOC[bool(friends)]
            elif evaluation.from_soviets[hex_] <= 4:
                value -= w.HQ_NEAR[bool(friends)]
            if hex_ not in fed:
                value -= 12.0 if self.evaluation.late else 2.0
            elif self.evaluation.late:
                value -= w.HQ_EXPOSED * self.posture.care * min(12, evaluation.exposed(hex_))
            if value > best:
                best, to = value, hex_
        return to


def weighed(
    position: Position, hq: int, troops: Mapping[int, int], leader: Mapping[int, int]
) -> Iterator[tuple[bytes, float]]:
    """How far from everywhere the units stand that a headquarters could lead, and how much each of them needs it."""
    covered: set[int] = set()
    for another in position.on_map(AXIS):
        if IS_HQ[another] and another != hq and NATION[another] == NATION[hq]:
            covered |= command_range(position, another)
    worth, again = (w.LED_BY_GROUP, w.LED_AGAIN) if is_group(hq) else (w.LED, w.LED_TWICE)
    for unit, at in troops.items():
        mech = IS_MECH[unit]
        theirs = leader[unit] != hq if unit in leader and is_group(hq) else at in covered
        yield distances(at, RANGE + w.LOST), again[mech] if theirs else worth[mech]


def _share(hexes: int) -> float:
    """What is left of the worth of a unit to a headquarters so many hexes away: all in its range, little beyond."""
    if hexes <= RANGE:
        return 1.0
    return w.LOST_SHARE * max(0.0, 1 - (hexes - RANGE) / w.LOST)


SHARES = tuple(_share(hexes) for hexes in range(OUT_OF_SIGHT + 1))


def leads(hex_: int, own: Iterable[tuple[bytes, float]]) -> float:
    """How much a headquarters leads from a hex; units out of its range count a little, the less the further away."""
    value = 0.0
    for away, weight in own:
        value += weight * SHARES[away[hex_]]
    return value
