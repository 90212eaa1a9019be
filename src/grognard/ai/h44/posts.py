"""Where the units of each side are wanted in Holland '44: posts with a value and a number of battalions."""

from __future__ import annotations

from msgspec import Struct

from grognard.ai.h44 import weights as w
from grognard.ai.h44.boats import boats_of
from grognard.ai.h44.evaluation import FIRST_CUT, Evaluation
from grognard.ai.h44.roles import role
from grognard.games.h44.bridges.bridge_work import ends
from grognard.games.h44.data.board import BRIDGE, GRID, HEXES
from grognard.games.h44.data.units import (
    AIRBORNE,
    ALLIED,
    DIVISION,
    GERMAN,
    PACK,
    SUPPLY_HEAD,
)
from grognard.games.h44.movement.ground import MECH
from grognard.games.h44.movement.traffic import northing
from grognard.games.h44.state.position import DEPLETED, GOOD, MINED, REPAIRING, UNSUPPLIED
from grognard.games.h44.state.zones import zones
from grognard.games.h44.supply.lines import HEADS
from grognard.games.h44.turn.victory import PRIZES

ARNHEM = BRIDGE["bridge-arnhem"]
RED_DEVILS = "1AB"
FIRST_GARRISON = 4
"""From this hex of the highway on it is guarded: the bridge at the start line is the first."""
FIRST_DROP = 17
"""From this hex of the highway on, at Eindhoven, the airborne divisions guard it."""
FIRST_COUP = 28
"""From this row of the map on, north of Eindhoven, paratroopers dash for bridges."""
START_LINE, EIGHTH_FROM = 14, 6
"""The canal of the start line, and the column from which on VIII Corps stands on it."""
BLOCKED = 6
"""How far ahead of the spearhead the Germans man the bridges and towns of the highway."""
FIRST_SCREEN, SCREENED = 16, 5
"""From this hex of the highway on guards are put beside it, against enemies as far away as that."""
MANY = 99
ESCORTS = ("drive", "motor", "flank")
HEADS_LAST = PACK.tables.heads_last_turn


class Post(Struct, frozen=True):
    """A hex, what it is worth to be there, and for how many."""

    hex: int
    value: float
    want: int = 1
    steady: bool = False
    """Worth as much for each turn nearer, however far away it is."""
    shy: bool = False
    """The way there goes round the enemies."""

    @property
    def most(self) -> float:
        """What it is worth to be there."""
        return self.value + (w.ARRIVED if self.steady and self.want != MANY else 0.0)


class Posts:
    """The posts of one side in one position."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.boats = boats_of(evaluation)
        self._known: dict[str, tuple[Post, ...]] = {}

    def of(self, unit: int) -> tuple[Post, ...]:
        """The posts of a unit, the dearest first."""
        name = role(unit)
        if name not in self._known:
            posts = self._german() if self.evaluation.side == GERMAN else self._allied(name)
            self._known[name] = tuple(sorted(posts, key=lambda post: -post.most))
        return self._known[name]

    # -- the Allies ----------------------------------------------------------------------------------------

    def _allied(self, name: str) -> list[Post]:
        evaluation = self.evaluation
        if name == "head":
            return []
        if name in ("bridging", "bridging-8"):
            line = self._repairs(eighth=True) if name == "bridging-8" else []
            head = Post(self.column_head, w.TRAIN, MANY, steady=True, shy=True)
            return [*(line or self._repairs(eighth=False)), head]
        if name == "gun":
            return [Post(self.column_head, w.TRAIN, MANY, steady=True)]
        if name == "engineer":
            if self.boats.gathering:
                return [Post(self.boats.site[0], w.FERRY, 2, steady=True, shy=True)]
            return [Post(self.column_head, w.BOATS, MANY, steady=True, shy=True)]
        if name == "motor":
            bank = w.DRIVE * evaluation.urgency + 2.0
            near = [Post(self.boats.site[0], bank, MANY, steady=True, shy=True)] if self.boats.gathering else []
            return [*near, Post(evaluation.goal, w.DRIVE * evaluation.urgency, MANY, steady=True)]
        if name == "drive":
            return [Post(evaluation.goal, w.DRIVE * evaluation.urgency, MANY, steady=True)]
        if name == RED_DEVILS:
            return [*self._head(name), *self._arnhem()]
        if name == "flank":
            behind = [
                *self._threats(0, evaluation.spear + 3),
                *self._garrisons(),
                *self._worksites(),
                *self._repairs(eighth=True),
            ]
            return [*behind, *self._screen(), *self._prizes(), Post(evaluation.goal, w.FOLLOW, MANY, steady=True)]
        threats = self._threats(evaluation.spear, len(evaluation.highway))
        return [*self._head(name), *self._keys(), *self._coups(), *self._screen(), *threats]

    def _head(self, division: str) -> list[Post]:
        """18.2.2 The supply head of an airborne division wants a guard while it has something to give."""
        position, head = self.evaluation.position, HEADS[division]
        at = position.pieces[head].place
        active = at >= 0 and not position.pieces[head].has(DEPLETED) and position.turn < HEADS_LAST
        return [Post(at, w.HEAD)] if active else []

    @property
    def column_head(self) -> int:
        """The hex nearest to the goal where ground forces stand, in good order and supplied."""
        evaluation, pieces = self.evaluation, self.evaluation.position.pieces
        way = evaluation.drive(MECH)
        places = [
            pieces[u].place
            for u in evaluation.position.on_map(ALLIED)
            if role(u) in ESCORTS and pieces[u].order == GOOD and not pieces[u].has(UNSUPPLIED)
        ]
        near = [hex_ for hex_ in places if hex_ in evaluation.roadside]
        return min(near or places or evaluation.highway[:1], key=lambda h: (way[h], h))

    def _repairs(self, *, eighth: bool) -> list[Post]:
        """Blown bridges: those of the highway; for VIII Corps, which has no road of its own, any near its entry."""
        evaluation = self.evaluation
        if eighth:
            line = [b for b in range(len(evaluation.position.bridges)) if self._southern(b)]
            if any(evaluation.position.usable(b) for b in line):
                return []
            begun = [b for b in line if evaluation.position.bridges[b] == REPAIRING]
            return [Post(min(ends(evaluation.position, b), key=northing), w.DRIVE) for b in begun or line]
        found = []
        for bridge in evaluation.blown[:2]:
            near = min(ends(evaluation.position, bridge), key=lambda h: evaluation.mile.get(h, MANY))
            found.append(Post(near, w.REPAIR, steady=True, shy=True))
        return found

    def _worksites(self) -> list[Post]:
        """Both ends of the first blown bridge of the highway, so that it can be mended in peace."""
        evaluation = self.evaluation
        if (
            not evaluation.blown
            or evaluation.mile[ends(evaluation.position, evaluation.blown[0])[0]] > evaluation.spear + 4
        ):
            return []
        return [Post(hex_, w.WORKSITE) for hex_ in ends(evaluation.position, evaluation.blown[0])]

    def _southern(self, bridge: int) -> bool:
        """A road bridge over the canal at the start line of VIII Corps."""
        evaluation, sides = self.evaluation, ends(self.evaluation.position, bridge)
        rows = [northing(end) for end in sides]
        east = all(int(HEXES[end][2:]) >= EIGHTH_FROM for end in sides)
        return (
            min(rows) >= START_LINE - 3
            and max(rows) <= START_LINE
            and east
            and not evaluation.country.rail_bridge(bridge)
        )

    def _keys(self) -> list[Post]:
        """Bridges, towns and cities of the highway that the ground forces have not reached or not manned."""
        evaluation = self.evaluation
        found = []
        for hex_ in evaluation.keys:
            if hex_ in self.boats.yielded or evaluation.mile[hex_] < FIRST_DROP:
                continue
            value = w.KEY_HELD if evaluation.position.side_in(hex_) == ALLIED else w.KEY_OPEN
            if evaluation.mile[hex_] < evaluation.spear - 1:
                if any(not AIRBORNE[unit] for unit in evaluation.position.stack(hex_)):
                    continue
                value = w.KEY_BEHIND
            value += w.LIFELINE if hex_ in evaluation.lifelines else 0.0
            found.append(Post(hex_, value, 2 if evaluation.pressure[GERMAN][hex_] >= 4 else 1))
        return found

    def _coups(self) -> list[Post]:
        """5.6 On the first day a charge fails half the time: every bridge over the canals across the highway is worth
        a dash, for one that fails to go up is safe, and one of them is enough."""
        evaluation, position = self.evaluation, self.evaluation.position
        if position.turn > 1:
            return []
        found: list[Post] = []
        for bridge, state in enumerate(position.bridges):
            one, other = ends(position, bridge)
            near = min(evaluation.away_road[one], evaluation.away_road[other])
            if state == MINED and near <= w.COUP_REACH and evaluation.country.water(one, other) == "canal":
                if northing(one) > FIRST_COUP:
                    free = [hex_ for hex_ in (one, other) if position.side_in(hex_) != GERMAN]
                    found += (Post(hex_, w.COUP) for hex_ in (free[:1] if one in evaluation.mile else (one, other)))
        return found

    def _garrisons(self) -> list[Post]:
        """What the spearhead has left behind: cities and towns first, the more so if the enemy is near."""
        evaluation = self.evaluation
        found = []
        for hex_ in evaluation.highway[FIRST_GARRISON : evaluation.spear - 1]:
            near = evaluation.pressure[GERMAN][hex_] > 0
            if hex_ in evaluation.keys:
                found.append(Post(hex_, w.GARRISON + (1.0 if near else 0.0)))
            elif near:
                found.append(Post(hex_, w.GARRISON - 1.0))
        city = {
            n for h in evaluation.highway[: evaluation.spear] if h in evaluation.country.cities for n in GRID.near[h]
        }
        found += (Post(h, w.GARRISON) for h in sorted(city & evaluation.country.cities) if h not in evaluation.mile)
        return found

    def _threats(self, first: int, last: int) -> list[Post]:
        """Hexes of a part of the highway under enemy zones of control."""
        evaluation = self.evaluation
        watched = zones(evaluation.position, GERMAN).zone
        return [Post(hex_, w.THREATENED, 2) for hex_ in evaluation.highway[first : last + 1] if hex_ in watched]

    def _screen(self) -> list[Post]:
        """18.3.2 An enemy next to the highway cuts it, held or not: guards stand beside it, on the side he would come
        from, so that he is stopped one hex short of it."""
        evaluation = self.evaluation
        found: dict[int, Post] = {}
        watched = evaluation.highway[FIRST_SCREEN : evaluation.spear + w.AHEAD]
        for foe in evaluation.enemies:
            far, road = min(((GRID.distance(foe, hex_), hex_) for hex_ in watched), default=(MANY, -1))
            if not 2 <= far <= SCREENED:
                continue
            beside = [h for h in GRID.near[road] if h in evaluation.country.land and h not in evaluation.mile]
            hex_ = min(beside, key=lambda h: (GRID.distance(h, foe), h), default=road)
            if not any(GRID.distance(hex_, other) <= 1 for other in found):
                found[hex_] = Post(hex_, w.SCREEN - w.SCREEN_FAR * (far - 2))
        return list(found.values())

    def _prizes(self) -> list[Post]:
        evaluation = self.evaluation
        if evaluation.short:
            return []
        places = (*sorted(evaluation.country.cities), *PRIZES)
        return [Post(h, w.PRIZE) for h in places if h not in evaluation.position.held and h not in evaluation.bank]

    def _arnhem(self) -> list[Post]:
        evaluation = self.evaluation
        near, far = sorted(ends(evaluation.position, ARNHEM), key=lambda h: h in evaluation.country.cities)
        city = [h for h in GRID.near[far] if h in evaluation.country.cities]
        found = [Post(far, w.ARNHEM + 2.0, 2), Post(near, w.ARNHEM, 2), *(Post(h, w.ARNHEM - 1.0, 2) for h in city)]
        return [*found, Post(far, w.ARNHEM - 3.0, MANY)]

    # -- the Germans ---------------------------------------------------------------------------------------

    def _german(self) -> list[Post]:
        evaluation = self.evaluation
        near, far = evaluation.gate
        late = evaluation.spear >= len(evaluation.highway) - 14 or evaluation.left <= 4
        found = [Post(far, w.PLUG, 3 if late else 2), Post(near, w.GATE, 2)]
        found += (Post(h, w.GATE - 1.0, 2 if late else 1) for h in GRID.near[near] if self._gatehouse(h))
        found += self._blocks()
        found += self._cuts()
        found += self._watch()
        found += self._pocket()
        return found

    def _gatehouse(self, hex_: int) -> bool:
        """The rest of the city at the near end."""
        return hex_ in self.evaluation.country.cities and hex_ not in self.evaluation.bank

    def _blocks(self) -> list[Post]:
        """Bridges and towns ahead of the spearhead that the Allies do not hold."""
        evaluation = self.evaluation
        found = []
        for hex_ in evaluation.keys:
            ahead = evaluation.mile[hex_] - evaluation.spear
            if 0 < ahead <= BLOCKED and evaluation.position.side_in(hex_) != ALLIED:
                found.append(Post(hex_, w.ROADBLOCK))
        if evaluation.posture.block:
            road = evaluation.highway[evaluation.spear + 1 : evaluation.spear + w.AHEAD]
            free = (hex_ for hex_ in road if evaluation.position.side_in(hex_) != ALLIED)
            found += (Post(hex_, w.ROADBLOCK * evaluation.posture.block) for hex_ in free)
        return found

    def _cuts(self) -> list[Post]:
        """Hexes of the highway that no unit guards: beyond Eindhoven, where few battalions are to hold a long road."""
        evaluation = self.evaluation
        guarded = zones(evaluation.position, ALLIED).zone
        found = []
        for hex_ in evaluation.highway[FIRST_CUT : len(evaluation.highway) - 6]:
            if evaluation.position.side_in(hex_) != ALLIED:
                found.append(Post(hex_, w.CUT * evaluation.posture.cut * (0.6 if hex_ in guarded else 1.0)))
        return found

    def _watch(self) -> list[Post]:
        """The far bank opposite engineers, and if need be opposite infantry; and the units that have come over."""
        evaluation, pieces = self.evaluation, self.evaluation.position.pieces
        found = [Post(hex_, w.BRIDGEHEAD, 6) for hex_ in sorted({pieces[u].place for u in evaluation.crossed})]
        more, crossing = evaluation.posture.bank, [pieces[u].place for u in evaluation.boats]
        if more > 1.0:
            crossing += [pieces[u].place for u in evaluation.position.on_map(ALLIED) if role(u) in ("motor", "flank")]
        for near, far in evaluation.shores:
            boats = min((GRID.distance(place, near) for place in crossing), default=MANY)
            if boats <= 5:
                found.append(Post(far, (w.BANK - 0.6 * boats) * more))
        return found

    def _pocket(self) -> list[Post]:
        """Paratroopers beyond the Rhine."""
        evaluation = self.evaluation
        value = w.POCKET if evaluation.short else w.POCKET_CAMPAIGN
        hexes = {
            evaluation.position.pieces[u].place
            for u in evaluation.position.on_map(ALLIED)
            if AIRBORNE[u] and DIVISION[u] == RED_DEVILS and not SUPPLY_HEAD[u]
        }
        return [Post(hex_, value, 3) for hex_ in sorted(hexes)]
