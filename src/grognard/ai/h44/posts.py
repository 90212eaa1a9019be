"""Where the units of each side are wanted in Holland '44: posts with a value and a number of battalions."""

from __future__ import annotations

from msgspec import Struct

from grognard.ai.h44 import weights as w
from grognard.ai.h44.boats import boats_of
from grognard.ai.h44.evaluation import Mind
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
FIRST_CUT = 21
"""From this hex of the highway on the Germans try to cut it."""
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

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.boats = boats_of(mind)
        self._known: dict[str, tuple[Post, ...]] = {}

    def of(self, unit: int) -> tuple[Post, ...]:
        """The posts of a unit, the dearest first."""
        name = role(unit)
        if name not in self._known:
            posts = self._german() if self.mind.side == GERMAN else self._allied(name)
            self._known[name] = tuple(sorted(posts, key=lambda post: -post.most))
        return self._known[name]

    # -- the Allies ----------------------------------------------------------------------------------------

    def _allied(self, name: str) -> list[Post]:
        mind = self.mind
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
            bank = w.DRIVE * mind.urgency + 2.0
            near = [Post(self.boats.site[0], bank, MANY, steady=True, shy=True)] if self.boats.gathering else []
            return [*near, Post(mind.goal, w.DRIVE * mind.urgency, MANY, steady=True)]
        if name == "drive":
            return [Post(mind.goal, w.DRIVE * mind.urgency, MANY, steady=True)]
        if name == RED_DEVILS:
            return [*self._head(name), *self._arnhem()]
        if name == "flank":
            behind = [
                *self._threats(0, mind.spear + 3),
                *self._garrisons(),
                *self._worksites(),
                *self._repairs(eighth=True),
            ]
            return [*behind, *self._screen(), *self._prizes(), Post(mind.goal, w.FOLLOW, MANY, steady=True)]
        threats = self._threats(mind.spear, len(mind.highway))
        return [*self._head(name), *self._keys(), *self._coups(), *self._screen(), *threats]

    def _head(self, division: str) -> list[Post]:
        """18.2.2 The supply head of an airborne division wants a guard while it has something to give."""
        position, head = self.mind.position, HEADS[division]
        at = position.pieces[head].place
        active = at >= 0 and not position.pieces[head].has(DEPLETED) and position.turn < HEADS_LAST
        return [Post(at, w.HEAD)] if active else []

    @property
    def column_head(self) -> int:
        """The hex nearest to the goal where ground forces stand, in good order and supplied."""
        mind, pieces = self.mind, self.mind.position.pieces
        way = mind.drive(MECH)
        places = [
            pieces[u].place
            for u in mind.position.on_map(ALLIED)
            if role(u) in ESCORTS and pieces[u].order == GOOD and not pieces[u].has(UNSUPPLIED)
        ]
        near = [hex_ for hex_ in places if hex_ in mind.roadside]
        return min(near or places or mind.highway[:1], key=lambda h: (way[h], h))

    def _repairs(self, *, eighth: bool) -> list[Post]:
        """Blown bridges: those of the highway; for VIII Corps, which has no road of its own, any near its entry."""
        mind = self.mind
        if eighth:
            line = [b for b in range(len(mind.position.bridges)) if self._southern(b)]
            if any(mind.position.usable(b) for b in line):
                return []
            begun = [b for b in line if mind.position.bridges[b] == REPAIRING]
            return [Post(min(ends(mind.position, b), key=northing), w.DRIVE) for b in begun or line]
        found = []
        for bridge in mind.blown[:2]:
            near = min(ends(mind.position, bridge), key=lambda h: mind.mile.get(h, MANY))
            found.append(Post(near, w.REPAIR, steady=True, shy=True))
        return found

    def _worksites(self) -> list[Post]:
        """Both ends of the first blown bridge of the highway, so that it can be mended in peace."""
        mind = self.mind
        if not mind.blown or mind.mile[ends(mind.position, mind.blown[0])[0]] > mind.spear + 4:
            return []
        return [Post(hex_, w.WORKSITE) for hex_ in ends(mind.position, mind.blown[0])]

    def _southern(self, bridge: int) -> bool:
        """A road bridge over the canal at the start line of VIII Corps."""
        mind, sides = self.mind, ends(self.mind.position, bridge)
        rows = [northing(end) for end in sides]
        east = all(int(HEXES[end][2:]) >= EIGHTH_FROM for end in sides)
        return min(rows) >= START_LINE - 3 and max(rows) <= START_LINE and east and not mind.country.rail_bridge(bridge)

    def _keys(self) -> list[Post]:
        """Bridges, towns and cities of the highway that the ground forces have not reached or not manned."""
        mind = self.mind
        found = []
        for hex_ in mind.keys:
            if hex_ in self.boats.yielded or mind.mile[hex_] < FIRST_DROP:
                continue
            value = w.KEY_HELD if mind.position.side_in(hex_) == ALLIED else w.KEY_OPEN
            if mind.mile[hex_] < mind.spear - 1:
                if any(not AIRBORNE[unit] for unit in mind.position.stack(hex_)):
                    continue
                value = w.KEY_BEHIND
            value += w.LIFELINE if hex_ in mind.lifelines else 0.0
            found.append(Post(hex_, value, 2 if mind.pressure[GERMAN][hex_] >= 4 else 1))
        return found

    def _coups(self) -> list[Post]:
        """5.6 On the first day a charge fails half the time: every bridge over the canals across the highway is worth
        a dash, for one that fails to go up is safe, and one of them is enough."""
        mind, position = self.mind, self.mind.position
        if position.turn > 1:
            return []
        found: list[Post] = []
        for bridge, state in enumerate(position.bridges):
            one, other = ends(position, bridge)
            near = min(mind.away_road[one], mind.away_road[other])
            if state == MINED and near <= w.COUP_REACH and mind.country.water(one, other) == "canal":
                if northing(one) > FIRST_COUP:
                    free = [hex_ for hex_ in (one, other) if position.side_in(hex_) != GERMAN]
                    found += (Post(hex_, w.COUP) for hex_ in (free[:1] if one in mind.mile else (one, other)))
        return found

    def _garrisons(self) -> list[Post]:
        """What the spearhead has left behind: cities and towns first, the more so if the enemy is near."""
        mind = self.mind
        found = []
        for hex_ in mind.highway[FIRST_GARRISON : mind.spear - 1]:
            near = mind.pressure[GERMAN][hex_] > 0
            if hex_ in mind.keys:
                found.append(Post(hex_, w.GARRISON + (1.0 if near else 0.0)))
            elif near:
                found.append(Post(hex_, w.GARRISON - 1.0))
        city = {n for h in mind.highway[: mind.spear] if h in mind.country.cities for n in GRID.near[h]}
        found += (Post(h, w.GARRISON) for h in sorted(city & mind.country.cities) if h not in mind.mile)
        return found

    def _threats(self, first: int, last: int) -> list[Post]:
        """Hexes of a part of the highway under enemy zones of control."""
        mind = self.mind
        watched = zones(mind.position, GERMAN).zone
        return [Post(hex_, w.THREATENED, 2) for hex_ in mind.highway[first : last + 1] if hex_ in watched]

    def _screen(self) -> list[Post]:
        """18.3.2 An enemy next to the highway cuts it, whoever stands there: guards stand beside it, on the side he
        would come from, so that he is stopped one hex short of it."""
        mind = self.mind
        found: dict[int, Post] = {}
        watched = mind.highway[FIRST_SCREEN : mind.spear + w.AHEAD]
        for foe in mind.enemies:
            far, road = min(((GRID.distance(foe, hex_), hex_) for hex_ in watched), default=(MANY, -1))
            if not 2 <= far <= SCREENED:
                continue
            beside = [h for h in GRID.near[road] if h in mind.country.land and h not in mind.mile]
            hex_ = min(beside, key=lambda h: (GRID.distance(h, foe), h), default=road)
            if not any(GRID.distance(hex_, other) <= 1 for other in found):
                found[hex_] = Post(hex_, w.SCREEN - w.SCREEN_FAR * (far - 2))
        return list(found.values())

    def _prizes(self) -> list[Post]:
        mind = self.mind
        if mind.short:
            return []
        places = (*sorted(mind.country.cities), *PRIZES)
        return [Post(h, w.PRIZE) for h in places if h not in mind.position.held and h not in mind.bank]

    def _arnhem(self) -> list[Post]:
        mind = self.mind
        near, far = sorted(ends(mind.position, ARNHEM), key=lambda h: h in mind.country.cities)
        city = [h for h in GRID.near[far] if h in mind.country.cities]
        found = [Post(far, w.ARNHEM + 2.0, 2), Post(near, w.ARNHEM, 2), *(Post(h, w.ARNHEM - 1.0, 2) for h in city)]
        return [*found, Post(far, w.ARNHEM - 3.0, MANY)]

    # -- the Germans ---------------------------------------------------------------------------------------

    def _german(self) -> list[Post]:
        mind = self.mind
        near, far = mind.gate
        late = mind.spear >= len(mind.highway) - 14 or mind.left <= 4
        found = [Post(far, w.PLUG, 3 if late else 2), Post(near, w.GATE, 2)]
        found += (Post(h, w.GATE - 1.0, 2 if late else 1) for h in GRID.near[near] if self._gatehouse(h))
        found += self._blocks()
        found += self._cuts()
        found += self._watch()
        found += self._pocket()
        return found

    def _gatehouse(self, hex_: int) -> bool:
        """The rest of the city at the near end."""
        return hex_ in self.mind.country.cities and hex_ not in self.mind.bank

    def _blocks(self) -> list[Post]:
        """Bridges and towns ahead of the spearhead that the Allies do not hold."""
        mind = self.mind
        found = []
        for hex_ in mind.keys:
            ahead = mind.mile[hex_] - mind.spear
            if 0 < ahead <= BLOCKED and mind.position.side_in(hex_) != ALLIED:
                found.append(Post(hex_, w.ROADBLOCK))
        return found

    def _cuts(self) -> list[Post]:
        """Hexes of the highway that nobody guards: beyond Eindhoven, where few battalions are to hold a long road."""
        mind = self.mind
        guarded = zones(mind.position, ALLIED).zone
        found = []
        for hex_ in mind.highway[FIRST_CUT : len(mind.highway) - 6]:
            if mind.position.side_in(hex_) != ALLIED:
                found.append(Post(hex_, w.CUT * (0.6 if hex_ in guarded else 1.0)))
        return found

    def _watch(self) -> list[Post]:
        """The far bank opposite engineers; and whoever has come over."""
        mind, pieces = self.mind, self.mind.position.pieces
        found = [Post(hex_, w.BRIDGEHEAD, 6) for hex_ in sorted({pieces[u].place for u in mind.crossed})]
        for near, far in mind.shores:
            boats = min((GRID.distance(pieces[u].place, near) for u in mind.boats), default=MANY)
            if boats <= 5:
                found.append(Post(far, w.BANK - 0.6 * boats))
        return found

    def _pocket(self) -> list[Post]:
        """Paratroopers beyond the Rhine."""
        mind = self.mind
        value = w.POCKET if mind.short else w.POCKET_CAMPAIGN
        hexes = {
            mind.position.pieces[u].place
            for u in mind.position.on_map(ALLIED)
            if AIRBORNE[u] and DIVISION[u] == RED_DEVILS and not SUPPLY_HEAD[u]
        }
        return [Post(hex_, value, 3) for hex_ in sorted(hexes)]
