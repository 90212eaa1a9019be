"""Who moves where in a movement phase of Holland '44: each group once, to the hex that is worth most to it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache

from grognard.ai.h44 import weights as w
from grognard.ai.h44.distance_fields import FAR, Field, gait_of, turns
from grognard.ai.h44.evaluation import Evaluation
from grognard.ai.h44.posts import MANY, Post, Posts
from grognard.ai.h44.roles import TRAIN, role
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import (
    AIRBORNE,
    ALLIED,
    ARTILLERY,
    BRIDGING,
    CORPS,
    ENGINEER,
    RANGE,
    SIDE,
    SUPPLY_HEAD,
    VEHICLE,
    Mode,
)
from grognard.games.h44.movement.ground import FOOT
from grognard.games.h44.state.position import (
    AREA,
    AUTOMATIC_DS_MADE,
    ENGAGED,
    FIRED,
    GOOD,
    MARCHING,
    SPENT,
    UNSUPPLIED,
    Position,
)
from grognard.games.h44.state.stacking import LIMIT, MOST_STEPS, counted
from grognard.games.h44.state.zones import dry
from grognard.games.h44.supply.lines import hex_has_line

LAST = 2
"""The rank of those who move when all others have."""
BACKWARD = 4
"""How much farther from the goal a hex must be, in sixths of a movement point, to be a step back."""
SAMPLE = 5
"""How many of the best hexes are looked at for supply."""


def helpless(unit: int) -> bool:
    """Bridging units, engineers and guns, which any enemy could run over."""
    return BRIDGING[unit] or ENGINEER[unit] or ARTILLERY[unit]


class MovePlanner:
    """The values of hexes for the units of one side, in one phase. What is claimed is remembered as it goes."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.posts = Posts(evaluation)
        self.claims: dict[tuple[int, bool], int] = {}
        """How many have taken a post: a hex, and whether they are of the train."""
        self._fields: dict[tuple[int, int], Field] = {}
        self._targets: dict[int, float] = {}
        self._others: dict[int, float] = {}

    def copy(self) -> MovePlanner:
        """One that goes on claiming on its own."""
        twin = copy(self)
        twin.claims = dict(self.claims)
        return twin

    # -- posts ---------------------------------------------------------------------------------------------

    def _field(self, post: Post, unit: int) -> Field:
        movement_class = gait_of(unit)
        key = (post.hex, movement_class)
        if key not in self._fields:
            if post.hex == self.evaluation.goal and self.evaluation.side == ALLIED:
                self._fields[key] = self.evaluation.drive(movement_class)
            else:
                march = self.evaluation.march(post.hex, movement_class) if post.shy else None
                self._fields[key] = march or self.evaluation.field((post.hex,), unit)
        return self._fields[key]

    def pull(self, unit: int, hex_: int) -> tuple[float, Post | None]:
        """The post that draws a unit most when it stands in a hex, and how much."""
        best, chosen = 0.0, None
        pace, train = turns(gait_of(unit)), role(unit) in TRAIN
        for post in self.posts.of(unit):
            if post.most <= best:
                break
            taken = self.claims.get((post.hex, train), 0)
            if post.want != MANY and taken >= post.want:
                continue
            far = self._field(post, unit)[hex_]
            if far >= FAR:
                continue
            if post.steady:
                value = post.value * (1.0 - w.PACE * far / pace) + (w.ARRIVED if not far and post.want != MANY else 0.0)
            else:
                value = post.value * (0.8 if taken else 1.0) * w.DECAY ** (far / pace)
            if chosen is None or value > best:
                best, chosen = value, post
        return best, chosen

    def claim(self, unit: int, hex_: int) -> None:
        """The unit has found its place: the post it stands at or makes for is taken."""
        _, post = self.pull(unit, hex_)
        if post is not None:
            key = (post.hex, role(unit) in TRAIN)
            self.claims[key] = self.claims.get(key, 0) + 1

    # -- attacks -------------------------------------------------------------------------------------------

    def appeal(self, target: int) -> float:
        """How much an attack on a hex is wanted: what it would gain, if the odds could be had."""
        if target not in self._targets:
            evaluation = self.evaluation
            odds = evaluation.pressure[evaluation.side][target] / evaluation.strength(target)
            self._targets[target] = evaluation.gain(target) * max(0.0, min(1.0, (odds - 1.2) / 2.5))
        return self._targets[target]

    def join(self, position: Position, unit: int, hex_: int) -> float:
        """To stand next to enemies that are to be attacked."""
        attack = position.attack(unit)
        if not attack or helpless(unit):
            return 0.0
        best = 0.0
        late = self.evaluation.side == ALLIED and position.turn > 1
        ahead = w.ZEAL if late and role(unit) in ("drive", "motor") else 1.0
        for near in GRID.near[hex_]:
            if position.side_in(near) == self.evaluation.enemy and dry(position, hex_, near):
                water = self.evaluation.country.water(hex_, near)
                wet = 0.4 if water in ("canal", "major") or (water and VEHICLE[unit]) else 1.0
                share = min(1.0, attack * wet / self.evaluation.strength(near))
                dallies = self._dallies(position, unit, hex_, near)
                if self.evaluation.side == ALLIED and near in self.evaluation.obstacles:
                    if not dallies or self.others(near) < w.ENOUGH:
                        best = max(best, min(w.OBSTACLE, self.appeal(near) * share))
                        continue
                share *= w.DALLY if dallies else 1.0
                best = max(best, ahead * min(w.JOIN_MOST, self.appeal(near) * share))
        return best

    def others(self, target: int) -> float:
        """The odds that those who need not turn back for it could bring to bear on a target."""
        if target not in self._others:
            evaluation, total = self.evaluation, 0.0
            for unit in evaluation.position.on_map(ALLIED):
                piece, movement_class = evaluation.position.pieces[unit], gait_of(unit)
                if piece.order != GOOD or GRID.distance(piece.place, target) > (3 if movement_class == FOOT else 4):
                    continue
                if (
                    role(unit) not in ("drive", "motor")
                    or evaluation.drive(movement_class)[piece.place] >= evaluation.drive(movement_class)[target]
                ):
                    total += evaluation.position.attack(unit) * (0.5 if piece.has(UNSUPPLIED) else 1.0)
            self._others[target] = total / evaluation.strength(target)
        return self._others[target]

    def _dallies(self, position: Position, unit: int, hex_: int, target: int) -> bool:
        """Whether a part of the column would turn back for an attack, or its head against an enemy who is not in its
        way, or infantry that is to be ferried against any enemy: others follow."""
        evaluation, place = self.evaluation, position.pieces[unit].place
        if evaluation.side != ALLIED or role(unit) not in ("drive", "motor") or place < 0:
            return False
        if role(unit) == "motor" and self.posts.boats.gathering:
            return True
        way = evaluation.drive(gait_of(unit))
        if way[hex_] > way[place] + BACKWARD:
            return True
        aside = not any(near in evaluation.front for near in (target, *GRID.near[target]))
        return aside and target not in evaluation.bank and evaluation.leads(place)

    # -- the worth of a hex --------------------------------------------------------------------------------

    def risk(self, position: Position, units: tuple[int, ...], hex_: int) -> float:
        """What could be lost there."""
        evaluation = self.evaluation
        pressure = evaluation.pressure[evaluation.enemy][hex_]
        if pressure <= 0:
            return 0.0
        place = evaluation.country.places.get(hex_, "")
        double = place in ("town", "city")
        others = [u for u in position.stack(hex_) if u not in units and not SUPPLY_HEAD[u]]
        total = sum(
            position.defence(u) * (2.0 if double and not VEHICLE[u] else 1.0)
            for u in (*units, *others)
            if SIDE[u] == evaluation.side
        )
        odds = 0.6 * pressure / max(1.0, total)
        loss = w.RISK * max(0.0, min(3.0, odds - 1.0)) * sum(evaluation.body(u) for u in units) / 2.0
        loss *= evaluation.posture.caution
        if evaluation.side == ALLIED and role(units[0]) in ("drive", "motor"):
            loss *= w.DARING
        if all(helpless(u) for u in units):
            loss += self._exposed(position, units, hex_)
        cover = double or evaluation.country.rough(hex_) in ("woods", "polder-woods")
        return loss - (w.SHELTER * min(1.0, odds) if cover else 0.0)

    def _exposed(self, position: Position, units: tuple[int, ...], hex_: int) -> float:
        """What it costs to have guns, engineers or bridging units where the enemy could come: nothing behind others,
        unless he stands next to them, when he may pick whom to hit; boats have to dare more."""
        near = self.evaluation.away[hex_]
        guards = [
            u
            for u in position.stack(hex_)
            if SIDE[u] == self.evaluation.side and not helpless(u) and not SUPPLY_HEAD[u]
        ]
        few = any(ENGINEER[u] or BRIDGING[u] for u in units)
        boats = ENGINEER[units[0]] and self.posts.boats.gathering
        if boats and self.posts.boats.embarking:
            return 0.0
        if not guards:
            return (w.FORLORN if few and not boats else w.UNESCORTED) if near <= 3 else 0.0
        return w.FEW_IN_FRONT if few and near <= 1 and not boats else 0.0

    def worth(self, position: Position, units: tuple[int, ...], hex_: int) -> float:
        """What it is worth to have the group in a hex at the end of the phase, supply left out."""
        evaluation = self.evaluation
        if hex_ < 0:
            return 0.0
        value = sum(self.pull(unit, hex_)[0] for unit in units)
        value += sum(self.join(position, unit, hex_) for unit in units)
        value -= self.risk(position, units, hex_)
        stack = [u for u in position.stack(hex_) if u not in units and SIDE[u] == evaluation.side]
        landing = (
            evaluation.side == ALLIED
            and evaluation.short
            and hex_ in evaluation.bank
            and evaluation.left <= w.LAST_CHANCE
        )
        crowded = counted(position, (*stack, *units)) > LIMIT and not landing
        if crowded or self.steps(position, (*stack, *units)) > MOST_STEPS:
            value -= w.CROWD
        if evaluation.side == ALLIED and hex_ in evaluation.bank and evaluation.short:
            value += w.BEYOND * sum(1 for unit in units if role(unit) in ("motor", "drive", "flank"))
        if hex_ in self._yielded(position, units[0]):
            value -= w.YIELD * len(units)
        if ARTILLERY[units[0]]:
            value -= 3.0 if evaluation.away[hex_] <= 1 else 0.0
            value += w.IN_RANGE if hex_ == position.pieces[units[0]].place and self.fires(position, units[0]) else 0.0
        return value

    def _yielded(self, position: Position, unit: int) -> frozenset[int]:
        """The hexes that a unit leaves to others: paratroopers at the last bridge and at the boats, to those who count
        on the far bank; at the bridge also units that cannot attack over it (11.5) or are worn out."""
        if self.evaluation.side != ALLIED:
            return frozenset()
        if AIRBORNE[unit]:
            return self.posts.boats.yielded
        piece = position.pieces[unit]
        worn = self.evaluation.late and (piece.has(ENGAGED) or piece.steps == 1)
        return self.evaluation.relieved - self.evaluation.bank if worn and not helpless(unit) else frozenset()

    @staticmethod
    def steps(position: Position, units: Iterable[int]) -> int:
        return sum(position.pieces[u].steps for u in units if not SUPPLY_HEAD[u])

    def best(
        self, position: Position, units: tuple[int, ...], options: dict[int, Mode], here: int
    ) -> tuple[float, int | None]:
        """The hex worth most, and how much more than staying; `options`: hex to the mode that leads there."""
        stay = self.worth(position, units, here) if here >= 0 else -1.0
        ranked = []
        for hex_, mode in options.items():
            value = self.worth(position, units, hex_)
            value -= w.EXTENDED if mode == "extended" and not helpless(units[0]) else 0.0
            value -= w.SHAKEN if mode == "tactical" and ARTILLERY[units[0]] and not self._beside(here, hex_) else 0.0
            if hex_ in position.unknown and self.evaluation.side == ALLIED:
                value -= self.meeting(position, units)
            ranked.append((value, hex_))
        ranked.sort(key=lambda row: (-row[0], row[1]))
        best, chosen = -99.0, None
        fed = here < 0 or hex_has_line(position, units[0], here)
        hunger = self._hunger(units[0]) if fed else w.HUNGER
        for value, hex_ in ranked[: SAMPLE if hunger == w.HUNGER else MANY]:
            if value <= best:
                break
            if hex_ >= 0 and not hex_has_line(position, units[0], hex_):
                value -= hunger
            if value > best:
                best, chosen = value, hex_
        stay -= 0.0 if fed else hunger
        return best - stay, chosen

    def _hunger(self, unit: int) -> float:
        """What it costs to leave supply: the column would stop, unless the game is nearly over."""
        column = self.evaluation.side == ALLIED and role(unit) in ("drive", "motor", "engineer", "bridging")
        return w.STARVED if column and self.evaluation.left > 1 else w.HUNGER

    def _beside(self, here: int, hex_: int) -> bool:
        """17.3 Whether a gun can be pushed there without falling into disorder: next door, no water between."""
        return here >= 0 and GRID.distance(here, hex_) == 1 and not self.evaluation.country.water(here, hex_)

    def meeting(self, position: Position, units: tuple[int, ...]) -> float:
        """What it costs to run into an unknown unit with so few."""
        attack = sum(position.attack(unit) for unit in units)
        return w.MEET * max(0.0, 2.0 - attack / 6.0)

    # -- whose turn ----------------------------------------------------------------------------------------

    def order(self, position: Position) -> list[int]:
        """The units of the side in the order in which they are asked: those nearest to a post first, the train last."""
        side = self.evaluation.side
        found = []
        for unit, piece in enumerate(position.pieces):
            if SIDE[unit] != side or SUPPLY_HEAD[unit] or piece.marks & (SPENT | AUTOMATIC_DS_MADE):
                continue
            if piece.place >= 0:
                near = self.pull(unit, piece.place)[0]
                found.append((self.rank(unit), -near, unit))
            elif piece.place <= AREA:
                found.append((self.rank(unit), 0.0, unit))
        return [unit for _, _, unit in sorted(found)]

    def rank(self, unit: int) -> int:
        """The train comes last, when the others have cleared the road; but boats that can reach the river come first,
        and so does a unit that has to make room, for wheels do not pass a crowded hex (6.4.2)."""
        boats = self.posts.boats
        if ENGINEER[unit] and boats.embarking and boats.in_reach(unit, boats.site[0]):
            return 0
        position, place = self.evaluation.position, self.evaluation.position.pieces[unit].place
        if place in self._yielded(position, unit):
            return 0
        if AIRBORNE[unit] and place in self.evaluation.mile and counted(position, position.stack(place)) > LIMIT:
            return 0
        return LAST if role(unit) in TRAIN else 1

    # -- guns ----------------------------------------------------------------------------------------------

    def fires(self, position: Position, unit: int) -> bool:
        """Whether a gun is ready and has in range what is to be attacked: it had better stay."""
        piece = position.pieces[unit]
        ready = piece.place >= 0 and not piece.marks & (MARCHING | FIRED)
        return ready and self.target_range(unit, piece.place) <= RANGE[unit]

    def target_range(self, unit: int, place: int) -> int:
        """How far it is to the enemy; for the guns of XXX Corps, to the enemies in the way of the column."""
        evaluation = self.evaluation
        if CORPS[unit] != "30C":
            return evaluation.away[place]
        if evaluation.obstacles:
            return min(GRID.distance(place, hex_) for hex_ in evaluation.obstacles)
        return GRID.distance(place, evaluation.highway[min(evaluation.spear + 2, len(evaluation.highway) - 1)])

    def limber(self, position: Position, unit: int) -> bool | None:
        """17.3 Whether a gun should have a movement marker; nothing if it does not matter."""
        piece = position.pieces[unit]
        if piece.place < 0:
            return True
        in_range = self.target_range(unit, piece.place) <= RANGE[unit]
        if piece.has(MARCHING):
            return False if in_range and not piece.has(FIRED) else None
        return None if in_range else True


@lru_cache(maxsize=8)
def move_planner_of(evaluation: Evaluation) -> MovePlanner:
    """The values of hexes as an evaluation sees them, nothing claimed: to be asked, not to claim from. Those of the
    last few evaluations are kept."""
    return MovePlanner(evaluation)
