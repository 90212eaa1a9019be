"""What a competent player of Storms of Steel makes of the table: what units and hexes are worth, who threatens what,
and what can be shot at from where. Everything is found once for a table and only when it is asked for."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from math import exp

from grognard.ai.coh import weights as w
from grognard.ai.coh.country import Country, Prey, Site, Threat, country, fades
from grognard.ai.coh.odds import harm, sorts
from grognard.ai.coh.posture import STEADY, Posture
from grognard.games.coh.combat.hits import worth
from grognard.games.coh.data.firefights import Objective
from grognard.games.coh.data.schema import FACINGS, SIDES
from grognard.games.coh.data.units import (
    AIRCRAFT,
    ARM,
    BOXED,
    CARD,
    COLOURS,
    GAIT,
    HIGH_EXPLOSIVE,
    INFANTRY,
    NUMBER,
    OPEN_TOP,
    PACK,
    PUSHED,
    RED,
    SIDE,
    SNIPER,
    UNITS,
    VEHICLE,
    WORKS,
)
from grognard.games.coh.state.control import owner_of
from grognard.games.coh.state.position import DUG_IN, NONE, Position
from grognard.games.coh.state.presence import effects, is_barred

EVERYWHERE = (1 << len(FACINGS)) - 1
"""All facings, as bits."""
HOPELESS = 99
"""More than dice can show."""


class Evaluation:
    """What an army makes of a table: worths, threats, shots."""

    def __init__(self, position: Position, army: int, posture: Posture = STEADY) -> None:
        self.position, self.army, self.figures, self.posture = position, army, position.figures, posture
        self.side = position.armies[army].side
        self.country: Country = country(position.field)
        self.field, self.grid = position.field, position.field.grid
        self.left = max(1, position.scenario.rounds - position.round + 1)
        """Rounds to come, this one among them."""
        pieces = position.pieces
        ground = [u for u, p in enumerate(pieces) if p.place >= 0 and not AIRCRAFT[u]]
        self.foes = tuple(unit for unit in ground if SIDE[unit] != self.side)
        self.friends = tuple(unit for unit in ground if SIDE[unit] == self.side)
        self.foe_cap = max(position.armies[a].cap for a in position.armies_of(1 - self.side))
        self._need = self.country.odds(position.smoke)

    @cached_property
    def _threats(self) -> dict[tuple[int, int, int], Threat]:
        line = tuple((self.sorts[foe], there, far, ready) for foe, there, far, ready in self.gunners)
        return self.country.threats((self.position.smoke, line))

    @cached_property
    def _preys(self) -> dict[tuple[int, int], Prey]:
        pieces = self.position.pieces
        line = tuple(
            (self.sorts[foe], here.place, here.facing, here.shelter, here.has(DUG_IN), self.worths[foe])
            for foe in self.foes
            for here in (pieces[foe],)
        )
        return self.country.preys((self.position.smoke, line))

    @cached_property
    def like(self) -> tuple[int, ...]:
        """The first unit that is like each. What is found for one holds for all."""
        first: dict[int, int] = {}
        return tuple(first.setdefault(sort, unit) for unit, sort in enumerate(self.sorts))

    @cached_property
    def sorts(self) -> tuple[int, ...]:
        """A number for all that makes one unit shoot and suffer like another: the same at every table."""
        return sorts(self.position)

    @cached_property
    def held(self) -> dict[int, int]:
        """Hexes with units, and whose they are; where both stand the enemy's."""
        return {self.position.pieces[unit].place: SIDE[unit] for unit in (*self.friends, *self.foes)}

    @cached_property
    def ambushes(self) -> dict[int, int]:
        """10.0 How many friends lie hidden in each hex."""
        hidden = (self.position.pieces[unit].place for unit in self.friends if self.position.is_hidden(unit))
        return Counter(hidden)

    @cached_property
    def worked(self) -> frozenset[int]:
        """18 Hexes with works."""
        return frozenset(work.hex for work in self.position.works)

    # -- worth ------------------------------------------------------------------------------------------------

    @cached_property
    def worths(self) -> tuple[float, ...]:
        """What each unit is worth to whoever destroys it: its points, and what it could still do."""
        part = self.left / self.position.scenario.rounds
        return tuple(
            0.0 if piece.place == -1 and not piece.marks else worth(self.position, unit) + w.ARMS[ARM[unit]] * part
            for unit, piece in enumerate(self.position.pieces)
        )

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        return tuple(site for site in self._sites() if site.stake > 0)

    def _sites(self) -> Iterator[Site]:
        position = self.position
        for row in position.scenario.objectives:
            yield self._site(position.field.hex(row.hex), self._stake(row))
        card = position.armies[self.army].objective
        for secret in position.scenario.secrets:
            if secret.hex and CARD[secret.card] == card:
                yield self._site(position.field.hex(secret.hex), float(secret.points))

    def _stake(self, row: Objective) -> float:
        times = 1
        if row.when == "round":
            times = self.position.scenario.rounds - max(self.position.round, row.from_round) + 1
        return float(row.points * times * len(row.scored_by))

    def _site(self, hex_: int, stake: float) -> Site:
        holder = owner_of(self.position, hex_)
        side = NONE if holder == NONE else self.position.armies[holder].side
        return Site(hex_, stake, side == self.side, side == 1 - self.side)

    @cached_property
    def lead(self) -> float:
        """By how many points this side would win if everything stayed as it is."""
        points = [0.0, 0.0]
        for army in self.position.armies:
            points[army.side] += army.points
        for row in self.position.scenario.objectives:
            holder = owner_of(self.position, self.field.hex(row.hex))
            if holder != NONE and SIDES[self.position.armies[holder].side] in row.scored_by:
                times = self._stake(row) / len(row.scored_by)
                points[self.position.armies[holder].side] += times
        return points[self.side] - points[1 - self.side]

    @cached_property
    def daring(self) -> float:
        """How much this side has to risk: more than one when it is behind and time runs out."""
        if self.lead > 0:
            return w.AHEAD * self.posture.boldness
        return (w.BEHIND if self.left > w.HURRY else w.LATE) * self.posture.boldness

    # -- shots ------------------------------------------------------------------------------------------------

    def can_fire(self, unit: int) -> bool:
        position = self.position
        return (
            self.figures.fire[unit] > 0
            and position.pieces[unit].carrier == NONE
            and not is_barred(position, unit, "all-but-rally")
            and not is_barred(position, unit, "fire")
        )

    def fire_cost(self, unit: int) -> int:
        hit = effects(self.position, unit)
        return self.figures.fire[unit] + (0 if hit is None else hit.fire)

    def reach(self, unit: int) -> int:
        hit, reach = effects(self.position, unit), self.figures.range[unit]
        return reach if hit is None or hit.range is None else min(hit.range, reach)

    def need(self, firer: int, origin: int, target: int, hex_: int, rear: bool, work: int) -> int:
        """About what the dice must show for a hit, with both where they are thought to be; `work` is what shelters the
        target."""
        key = self.sorts[firer], origin, self.sorts[target], hex_, rear, work
        found = self._need.get(key)
        if found is None:
            found = self._need[key] = self._needed(firer, origin, target, hex_, rear, work)
        return found

    def _needed(self, firer: int, origin: int, target: int, hex_: int, rear: bool, work: int) -> int:
        away = self.country.far(hex_)[origin]
        reach = self.reach(firer)
        bursts = HIGH_EXPLOSIVE[firer] and away > 0
        if away > 2 * reach or (0 < away < self.figures.least_range[firer]) or not self.country.sees(origin, hex_):
            return HOPELESS
        level = self.field.level
        if level[hex_] < 0 <= level[origin] and (VEHICLE[firer] or PUSHED[firer]):
            return HOPELESS
        rear = rear or away == 0 or bursts or SNIPER[firer] or self.position.pieces[target].carrier != NONE
        colour, number = (self.figures.rear if rear else self.figures.front)[target]
        if rear and OPEN_TOP[target] and (bursts or (away == 0 and INFANTRY[firer])):
            colour = RED
        power = self.figures.firepower[firer][colour]
        if power is None or is_barred(self.position, firer, "red-fire" if colour == RED else "blue-fire"):
            return HOPELESS
        hit, own = effects(self.position, target), effects(self.position, firer)
        number += 0 if hit is None else hit.rear if rear else hit.front
        power += 0 if own is None else own.red if colour == RED else own.blue
        if away == 0:
            power += NUMBER["close-combat-boxed" if BOXED[firer][colour] else "close-combat"]
        elif away > reach:
            power += NUMBER["long-range"]
        elif away == 1:
            power += NUMBER["short-range"]
        if away:
            power += int(level[origin] > level[hex_]) * NUMBER["height-firepower"]
            number += int(level[origin] < level[hex_]) * NUMBER["height-defence"]
            number += self.country.wall(origin, hex_)
        if not (bursts and colour == RED and self.country.woods[hex_]):
            number += self.country.cover[hex_]
        number += self.position.smoke_in.get(hex_, 0) + (self.position.smoke_in.get(origin, 0) if away else 0)
        if work != NONE:
            row = PACK.works[WORKS[work]]
            value = row.indirect if bursts else row.rear if away == 0 else row.front
            number += value if COLOURS[colour] in row.colours else 0
        return number - power

    def shelter(self, unit: int, hex_: int) -> int:
        """The work that protects a unit in a hex: the one it is in, if it stays."""
        piece = self.position.pieces[unit]
        return piece.shelter if piece.place == hex_ else NONE

    def prey(self, unit: int, hex_: int) -> Prey:
        """What the best shot of a unit from a hex is worth, as the enemy stands, and its hex; NONE for none."""
        key = self.sorts[unit], hex_
        found = self._preys.get(key)
        if found is None:
            found = self._preys[key] = self._prey(self.like[unit], hex_)
        return found

    def _prey(self, unit: int, hex_: int) -> Prey:
        if not self.can_fire(unit):
            return 0.0, NONE
        total: dict[int, float] = {}
        pieces = self.position.pieces
        far, away = 2 * self.reach(unit), self.country.far(hex_)
        locked = any(pieces[foe].place == hex_ for foe in self.foes)
        for foe in self.foes:
            there = pieces[foe]
            if locked and there.place != hex_:
                continue
            if away[there.place] > far or not self.country.sees(hex_, there.place):
                continue
            rear = not self.country.arcs(there.place)[hex_] >> there.facing & 1
            need = self.need(unit, hex_, foe, there.place, rear, there.shelter)
            if need <= 12:
                cut = harm(need + int(there.has(DUG_IN)), there.hit != NONE) * self.worths[foe]
                total[there.place] = total.get(there.place, 0.0) + cut
        if not total:
            return 0.0, NONE
        best = max(total, key=lambda place: (total[place], -place))
        return total[best], best

    # -- threats ----------------------------------------------------------------------------------------------

    @cached_property
    def readiness(self) -> dict[int, float]:
        """How likely each enemy is to fire before this side has acted twice: whoever has points for it, surely."""
        found = {}
        for foe in self.foes:
            if not self.can_fire(foe):
                found[foe] = 0.0
                continue
            state, army = self.position.state(foe), self.position.army(foe)
            if state == "fresh" or (state == "activated" and army.ap + army.cap >= self.fire_cost(foe)):
                found[foe] = 1.0
            else:
                found[foe] = w.ON_COMMAND if army.cap >= self.fire_cost(foe) else 0.0
        return found

    def threat(self, unit: int, hex_: int, work: int = NONE) -> Threat:
        """What the enemy does to a unit in a hex."""
        key = self.sorts[unit], hex_, work
        found = self._threats.get(key)
        if found is None:
            found = self._threats[key] = self._menace(self.like[unit], hex_, work)
        return found

    @cached_property
    def gunners(self) -> tuple[tuple[int, int, int, float], ...]:
        """The enemies who can fire: where they are, how far they fire, how ready they are."""
        return tuple(
            (foe, self.position.pieces[foe].place, 2 * self.reach(foe), self.readiness[foe])
            for foe in self.foes
            if self.can_fire(foe)
        )

    def _menace(self, unit: int, hex_: int, work: int) -> Threat:
        hit = self.position.pieces[unit].hit != NONE
        seen: list[tuple[int, float, float, float]] = []
        away, arcs = self.country.far(hex_), self.country.arcs(hex_)
        for foe, there, far, ready in self.gunners:
            if away[there] > far or not self.country.sees(there, hex_):
                continue
            best = self.need(foe, there, unit, hex_, False, work)
            worst = self.need(foe, there, unit, hex_, True, work)
            if min(best, worst) <= 12:
                before = EVERYWHERE if there == hex_ else arcs[there]
                seen.append((before, harm(best, hit), harm(worst, hit), ready))
        if not seen:
            return 0.0, 0.0, NONE
        chosen: Threat = (9.0, 9.0, NONE)
        for facing in range(len(FACINGS)):
            now = later = 0.0
            for before, front, rear, ready in seen:
                cut = front if before >> facing & 1 else rear
                now = max(now, cut * ready) + w.SECOND_GUN * min(now, cut * ready)
                later += cut
            if (later, now) < (chosen[1], chosen[0]):
                chosen = now, later, facing
        return min(chosen[0], 1.0), min(chosen[1], w.MOST_THREAT), chosen[2]

    # -- places -----------------------------------------------------------------------------------------------

    @cached_property
    def pulls(self) -> tuple[tuple[Site, float, float], ...]:
        """Each objective: how much it draws those who do not hold it, and how much those who guard it."""
        fade = w.FADE / self.left
        found = []
        for site in self.sites:
            near = [self.country.away(site.hex, GAIT[foe])[self.position.pieces[foe].place] for foe in self.foes]
            danger = exp(-fade * min(near, default=999))
            draw = 0.0 if site.ours else site.stake * self.daring
            draw *= w.MAIN_EFFORT if site.hex == self.posture.main_effort else 1.0
            guard = site.stake * w.GUARD * max(danger, w.LEAST_DANGER) if site.ours else 0.0
            found.append((site, draw, guard))
        return tuple(found)

    @cached_property
    def _ranks(self) -> dict[int, list[tuple[int, int]]]:
        """The same, the nearest first."""
        return {hex_: sorted(ways) for hex_, ways in self.distances.items()}

    @cached_property
    def _fades(self) -> tuple[float, ...]:
        """How much of the pull of an objective is left at each distance."""
        return fades(w.FADE / self.left)

    @cached_property
    def distances(self) -> dict[int, list[tuple[int, int]]]:
        """How far friends are from each objective."""
        pieces = self.position.pieces
        return {
            site.hex: [(self.country.away(site.hex, GAIT[u])[pieces[u].place], u) for u in self.friends]
            for site in self.sites
        }

    def place(self, unit: int, hex_: int) -> float:
        """What it is worth to have a unit in a hex: on the way to what is to be taken, or beside what is to be held."""
        if ARM[unit] == "truck":
            return self._exits(unit, hex_)
        gait, here = GAIT[unit], self.position.pieces[unit].place
        total = 0.0
        for site, draw, guard in self.pulls:
            ways = self.country.away(site.hex, gait)
            far = ways[hex_]
            nearer = bisect_left(self._ranks[site.hex], (far, unit))
            nearer -= here >= 0 and ways[here] < far
            if draw:
                total += draw * self._fades[far] * w.CROWD**nearer * w.APPROACH
                if far == 0:
                    total += draw * (w.TAKE if self.held.get(hex_) != 1 - self.side else w.ENTER_FIGHT)
            elif guard:
                total += guard * exp(-w.GUARD_FADE * max(0, far - w.GUARD_NEAR)) * w.CROWD_GUARD**nearer
                total += guard * w.OCCUPY if far == 0 and not nearer else 0.0
        return total + self._exits(unit, hex_)

    def _exits(self, unit: int, hex_: int) -> float:
        """5.1 Nearness to the hexes by which a unit may leave for points."""
        best = 0.0
        for row in self.position.scenario.exits:
            if row.side == SIDES[self.side] and (not row.kind or UNITS[unit].startswith(row.kind)):
                far = min(self.country.away(self.field.hex(name), GAIT[unit])[hex_] for name in row.hexes)
                best = max(best, row.points * exp(-w.FADE / self.left * far) * w.EXIT)
        return best

    def post(self, unit: int, hex_: int, work: int = NONE) -> float:
        """What a hex is worth to a unit that ends there: its place, its targets, less what may happen to it."""
        _, later, _ = self.threat(unit, hex_, work)
        shot, _ = self.prey(unit, hex_)
        crowd = sum(1 for other in self.position.stack(hex_) if other != unit and SIDE[other] == self.side)
        danger = later * self.worths[unit] * (1 + w.STACK * crowd)
        return (
            self.place(unit, hex_)
            + w.PROSPECT * shot
            - w.DANGER * self.posture.caution / self.daring * danger
            + w.COVER * self.country.cover[hex_]
            - w.BUNCH * crowd
        )
