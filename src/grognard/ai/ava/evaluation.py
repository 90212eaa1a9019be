"""What a competent player of A Victory Awaits makes of a position: prizes, distances, threats, the worth of battles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from grognard.ai.ava import weights as w
from grognard.ai.ava.country import Country, around, corridor, country, land_distances
from grognard.ai.ava.posture import STEADY, Posture
from grognard.ai.ava.railways.obstacles import rail_obstacles
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET
from grognard.games.ava.state.position import CONSTANTS, IS_HQ, IS_MECH, SIDE, Position
from grognard.games.ava.supply.communications import lines

VICTORY = PACK.tables.victory
CRT = PACK.tables.crt
NATION = tuple(unit.nation for unit in PACK.units)


Steps = tuple[float, float]
"""What the last step of a unit is worth, and the step before it."""


def _worth(unit: int) -> Steps:
    """While the game goes on: as much as the unit could still do."""
    if IS_HQ[unit]:
        last = w.AXIS_HQ if SIDE[unit] == AXIS else w.SOVIET_HQ
        return last, last
    if SIDE[unit] == SOVIET:
        full, last = w.SOVIET_MECH if IS_MECH[unit] else w.SOVIET_FOOT
    elif NATION[unit] == "de":
        full, last = w.GERMAN_MECH if IS_MECH[unit] else w.GERMAN_FOOT
    else:
        full, last = w.ROMANIAN
    return last, full


def _final(unit: int) -> Steps:
    """16.1 On the last turn: full German armour and the last step of Soviet armour are points, nothing else is."""
    if IS_HQ[unit]:
        return w.FINAL_HQ, w.FINAL_HQ
    german, soviet = VICTORY.german_mech, VICTORY.soviet_mech
    if not IS_MECH[unit] or NATION[unit] == "ro":
        return w.FINAL_STEP, w.FINAL_STEP
    return (w.FINAL_STEP, float(german)) if SIDE[unit] == AXIS else (float(soviet), w.FINAL_STEP)


WORTH = tuple(_worth(unit) for unit in range(len(PACK.units)))
FINAL = tuple(_final(unit) for unit in range(len(PACK.units)))


class Evaluation:
    """One position as one side sees it."""

    def __init__(self, position: Position, side: int, posture: Posture = STEADY) -> None:
        self.position, self.posture = position, posture
        self.side = side
        self.enemy = 1 - side
        self.ground = position.ground
        self.country: Country = country(position.ground)

    # -- prizes --------------------------------------------------------------------------------------------

    @cached_property
    def last(self) -> int:
        rules = self.position.rules
        return rules.data.length(rules.length).turns

    @property
    def left(self) -> int:
        """Turns after this one."""
        return self.last - self.position.turn

    @property
    def late(self) -> bool:
        """11.1 Whether the next supply check of the Axis will count."""
        return self.position.turn >= CONSTANTS.axis_supply_from - 1

    @property
    def worth(self) -> tuple[Steps, ...]:
        """What the steps of each unit are worth now."""
        return WORTH if self.left else FINAL

    @cached_property
    def prizes(self) -> dict[int, float]:
        """16.1-16.3 Every hex that gives the Axis points, whichever side holds it now."""
        position, ground = self.position, self.ground
        values: dict[int, float] = {}
        for hex_ in ground.majors:
            values[hex_] = VICTORY.city + (VICTORY.stand_fast if hex_ in position.stand_fast else 0)
        for name in position.rules.data.length(position.rules.length).stars:
            values[HEX[name]] = VICTORY.star
        for hexes, points in ((ground.sources[SOVIET], VICTORY.breakthrough), (ground.moscow, VICTORY.moscow)):
            if any(hex_ in position.held for hex_ in hexes):
                continue
            for hex_ in hexes:
                values[hex_] = values.get(hex_, 0.0) + points
        return values

    @cached_property
    def open_prizes(self) -> dict[int, float]:
        """Those that the Axis does not hold."""
        return {hex_: points for hex_, points in self.prizes.items() if hex_ not in self.position.held}

    # -- what stands where ---------------------------------------------------------------------------------

    @cached_property
    def axis_hexes(self) -> list[int]:
        return [h for h, stack in self.position.stacks.items() if SIDE[stack[0]] == AXIS]

    @cached_property
    def soviet_hexes(self) -> list[int]:
        return [h for h, stack in self.position.stacks.items() if SIDE[stack[0]] == SOVIET]

    @cached_property
    def enemy_hexes(self) -> list[int]:
        hexes = self.soviet_hexes if self.side == AXIS else self.axis_hexes
        forts = [h for h in self.position.fort if h not in self.position.stacks] if self.side == AXIS else []
        return sorted((*hexes, *forts))

    @cached_property
    def from_axis(self) -> list[int]:
        """Hexes from the nearest Axis unit, over land."""
        return land_distances(self.ground, frozenset(self.axis_hexes))

    @cached_property
    def from_soviets(self) -> list[int]:
        return land_distances(self.ground, frozenset(self.soviet_hexes))

    def supplied(self, hex_: int) -> bool:
        return hex_ in lines(self.position, self.side).length

    @cached_property
    def railheads(self) -> frozenset[int]:
        """Where an Axis unit on the railway would carry the line of communication on: fed, but under an enemy zone of
        control, and no unit there."""
        position = self.position
        rail = lines(position, AXIS).rail
        return frozenset(h for h in rail if position.in_zoc(h, AXIS) and h not in position.stacks)

    @cached_property
    def starving(self) -> int:
        """Axis units without a line, when there are so many that a railway must have been cut; else 0."""
        fed = lines(self.position, AXIS).length
        stacks = self.position.stacks
        cut = sum(len(stacks[h]) for h in self.axis_hexes if h not in fed)
        return cut if cut >= max(w.MANY, w.MANY_SHARE * sum(len(stacks[h]) for h in self.axis_hexes)) else 0

    @cached_property
    def large(self) -> bool:
        """Whether the army of the Axis is so large that it can spare garrisons."""
        return len(self.position.on_map(AXIS)) >= w.LARGE

    @cached_property
    def lifeline(self) -> dict[int, int]:
        """How many Axis units are fed through each hex."""
        stacks = self.position.stacks
        return self._fed_through({at: len(stacks[at]) for at in self.axis_hexes})

    @cached_property
    def cut_off_values(self) -> dict[int, int]:
        """The same, with prizes of the Axis, which are worth half without a line (16.1), as so many units."""
        stacks = self.position.stacks
        held = {at: len(stacks[at]) for at in self.axis_hexes}
        for prize, points in self.prizes.items():
            if prize in self.position.held:
                held[prize] = held.get(prize, 0) + round(w.LINE_OF_PRIZE * points)
        return self._fed_through(held)

    def _fed_through(self, held: Mapping[int, int]) -> dict[int, int]:
        came = lines(self.position, AXIS).came
        fed: dict[int, int] = {}
        for at, count in held.items():
            hex_ = at
            while hex_ in came:
                fed[hex_] = fed.get(hex_, 0) + count
                if came[hex_] == hex_:
                    break
                hex_ = came[hex_]
        return fed

    @cached_property
    def soviets_are_few(self) -> bool:
        """Whether so few Soviet units are left that armour need not stop for them."""
        stacks = self.position.stacks
        ours, theirs = (sum(len(stacks[h]) for h in hexes) for hexes in (self.axis_hexes, self.soviet_hexes))
        return theirs <= w.FEW * ours

    @cached_property
    def sentries(self) -> frozenset[int]:
        """Railway hexes that feed many and that an enemy could soon come near to."""
        rail = lines(self.position, AXIS).rail
        return frozenset(
            h
            for h, fed in self.lifeline.items()
            if fed >= w.FED_BY_LINK and h in rail and self.from_soviets[h] <= w.ALARM
        )

    @cached_property
    def links(self) -> frozenset[int]:
        """Hexes under an enemy zone of control through which others are fed only because a unit stands there."""
        position = self.position
        return frozenset(
            h
            for h in self.axis_hexes
            if position.in_zoc(h, AXIS) and self.lifeline.get(h, 0) - len(position.stacks[h]) >= w.FED_BY_LINK
        )

    def exposed(self, hex_: int) -> int:
        """How many hexes of the line to a hex a Soviet unit could come near to in one move."""
        counts = self._exposed
        came = lines(self.position, AXIS).came
        chain: list[int] = []
        while hex_ not in counts and hex_ in came:
            chain.append(hex_)
            if came[hex_] == hex_:
                break
            hex_ = came[hex_]
        count = counts.get(hex_, 0)
        for link in reversed(chain):
            count += self.from_soviets[link] <= w.NEAR_THE_LINE
            counts[link] = count
        return count

    @cached_property
    def _exposed(self) -> dict[int, int]:
        return {}

    def cut_off_threat(self, hex_: int) -> int:
        """How many Axis units a Soviet unit here could soon cut off."""
        threats = self._cut_off_threats
        if hex_ not in threats:
            fed = self.lifeline
            threats[hex_] = max(fed.get(near, 0) for near in around(hex_, w.MENACE))
        return threats[hex_]

    @cached_property
    def _cut_off_threats(self) -> dict[int, int]:
        return {}

    @cached_property
    def rail_cutters(self) -> frozenset[int]:
        """Soviet units that stop the railway of the Axis."""
        soviet = set(self.soviet_hexes)
        near = self.ground.rail_near
        ends = {n for h in lines(self.position, AXIS).rail for n in (h, *near.get(h, ()))}
        return frozenset(
            s for h in ends if h in self.railheads or h in soviet for s in (h, *GRID.near[h]) if s in soviet
        )

    @cached_property
    def rail_obstacles(self) -> dict[int, float]:
        """Soviet units that keep German trains from empty prizes, with the points behind them, when trains are near."""
        coming = self.position.turn >= CONSTANTS.reinforcements_from - 1
        return rail_obstacles(self.position, self.open_prizes) if coming else {}

    @cached_property
    def corridor(self) -> dict[int, float]:
        """Hexes on the shortest ways of Axis armour to the prizes it has not got, with the points at their end."""
        stacks = self.position.stacks
        starts = frozenset(h for h in self.axis_hexes if any(not IS_HQ[u] for u in stacks[h]))
        return corridor(self.ground, starts, tuple(self.open_prizes.items()), w.SEEN_COMING) if starts else {}

    def reach_of_axis(self, hex_: int, distance: int) -> float:
        """The attack strength of Axis units so near."""
        position = self.position
        return float(
            sum(
                position.attack(unit)
                for at in self.axis_hexes
                if GRID.distance(at, hex_) <= distance
                for unit in position.stacks[at]
            )
        )

    # -- battles -------------------------------------------------------------------------------------------

    def gain(self, target: int) -> float:
        """What it is worth to drive the enemy out of a hex."""
        value = w.GROUND
        held = target in self.position.held
        if target in self.prizes and held != (self.side == AXIS):
            value += w.PRIZE * self.prizes[target]
        if self.side == AXIS:
            if target in self.corridor:
                value += w.ON_THE_WAY
            value += w.RAILWAY * min(8, self.cut_off_threat(target))
            if target in self.rail_cutters:
                value += w.CHOKED * (1 + min(6, self.starving))
            value += w.UNLOCKED * self.rail_obstacles.get(target, 0.0)
        elif self.late and self.posture.strike:
            value += self.posture.strike * self._cut(target)
        return value

    def _cut(self, target: int) -> float:
        """What driving the Axis out of a hex does to its supply: those who are fed through it go hungry, and armour
        without a line hardly comes back."""
        stack = self.position.stacks.get(target, ())
        fed = self.lifeline.get(target, 0) - len(stack)
        hungry = 0 if target in lines(self.position, AXIS).length else sum(IS_MECH[u] for u in stack)
        return w.STRIKE * min(w.CUT_MOST, max(0, fed)) + w.HUNGRY_ARMOUR * hungry

    def battle(self, target: int, attackers: Sequence[int], column: int, clean: int, any_way: int) -> float:
        """The worth of an attack: all six faces of the die. `clean`: hexes of retreat outside every zone of control,
        `any_way`: all that are open."""
        position = self.position
        own = self._fates(attackers)
        theirs = self._fates(position.stack(target))
        fort = position.fort.get(target, 0)
        gain = self.gain(target)
        total = 0.0
        for die in range(1, 7):
            result = CRT[die][column]
            total -= self.posture.thrift * sum(fate for fate in own[: result.attacker])
            losses, retreat = result.defender, result.retreat
            if fort:
                losses, retreat = losses + retreat, 0
                total += 0.3 * min(fort, losses)
                losses = max(0, losses - fort)
            total += sum(theirs[:losses])
            survivors = theirs[losses:]
            if not survivors and (not fort or result.defender + result.retreat >= fort):
                total += gain
            elif retreat:
                total += gain
                if not any_way:
                    total += sum(survivors)
                elif not clean:
                    total += min(sum(survivors), sum(survivors[: 2 * min(2, retreat)]))
        return total / 6

    def _fates(self, units: Iterable[int]) -> list[float]:
        """The steps of the units in the order in which a careful owner loses them."""
        values: list[float] = []
        for unit in units:
            last, full = self.worth[unit]
            values.extend((full, last) if self.position.steps[unit] > 1 else (last,))
        return sorted(values)

    def ways_out(self, target: int, placed: Iterable[int]) -> tuple[int, int]:
        """Hexes around a target that its defenders could retreat to: outside enemy zones of control, and all of them,
        when the attacker also stands in the `placed` hexes."""
        position, side = self.position, self.side
        mine = set(placed)
        clean = open_ = 0
        for near in GRID.near[target]:
            if near not in self.ground.land or near in mine or position.side_in(near) == side:
                continue
            if self.enemy == SOVIET and self.ground.over_start_line(target, near):
                continue
            open_ += 1
            if not position.in_zoc(near, self.enemy) and not any(n in mine for n in GRID.near[near]):
                clean += 1
        return clean, open_


_LAST: dict[tuple[int, bool], Evaluation] = {}


def evaluation_of(position: Position, side: int, posture: Posture = STEADY) -> Evaluation:
    """The mind made up about this position: the last one, if nothing has changed that it depends on."""
    key = side, posture == STEADY
    last = _LAST.get(key)
    if last is not None and last.posture == posture:
        was = last.position
        same = was.places is position.places and was.steps is position.steps and was.rules is position.rules
        if same and (was.held, was.forts, was.stand_fast) == (position.held, position.forts, position.stand_fast):
            if was.turn == position.turn:
                return last
    made = Evaluation(position, side, posture)
    _LAST[key] = made
    return made
