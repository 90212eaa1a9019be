"""Whom to attack in this turn of Stalingrad '42, thought over before any unit moves: for each enemy stack those who can
get to it, the best attacks first, each unit in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from grognard.ai.s42 import weights as w
from grognard.ai.s42.attacks import Attacks, agree, teams
from grognard.ai.s42.evaluation import Evaluation
from grognard.ai.s42.means import Means
from grognard.ai.s42.moves import MovePlanner
from grognard.games.s42.combat.strength import Battle, is_wet
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import COMBAT, MECHANISED, Mode
from grognard.games.s42.state.position import AREA, GOOD, IN_FULL_RETREAT, REPLACED, Position, S42Game
from grognard.games.s42.state.stacking import excess

Reach = Mapping[int, Mapping[int, Mode]]
"""For each unit the hexes it can get to, its own among them, and how."""
MOST_ATTACKERS = 9
"""Units in one attack that are looked at."""


class Assault(Struct, frozen=True):
    """An attack to be: who goes where for it, and what it is worth."""

    battle: Battle
    """With the support that it counts on."""
    posts: tuple[tuple[int, int], ...]
    worth: float

    @property
    def target(self) -> int:
        return self.battle.target


class Assaults:
    """The attacks of a turn."""

    def __init__(self, evaluation: Evaluation, game: S42Game, reach: Reach, move_planner: MovePlanner) -> None:
        self.evaluation, self.position, self.move_planner = evaluation, game.position, move_planner
        self.reach = reach
        self.attacks = Attacks(evaluation, game)
        self.means = Means(game.position, evaluation.side)
        self.places: dict[int, list[int]] = {}
        """Hexes beside enemies and those who have been sent there."""
        self.posts: dict[int, int] = {}
        """Where every unit has been sent."""
        self._drives: dict[int, float] = {}
        self.around: dict[int, list[tuple[int, int]]] = {}
        """For each enemy hex the units that can get beside it, and where."""
        for unit, hexes in reach.items():
            for hex_ in hexes:
                if hex_ >= 0 and evaluation.away[hex_] == 1:
                    for near in GRID.near[hex_]:
                        if near in evaluation.held and (hex_ == self.position.pieces[unit].place or self._stands(near)):
                            self.around.setdefault(near, []).append((unit, hex_))

    def _stands(self, target: int) -> bool:
        """13.3.2 Whether any unit there waits for an attack: those in full retreat flee from one that comes beside."""
        return any(
            self.position.pieces[u].order != IN_FULL_RETREAT
            for u in self.position.fighters(target, self.evaluation.enemy)
        )

    def plan(self) -> list[Assault]:
        """The attacks worth making, the best first: at first each with as few as it needs, so that there are many; then
        others with those who are left; and the units that are left then join where they help."""
        used: set[int] = set()
        found = self._chosen(used, w.CHOICE, set())
        found += self._chosen(used, w.SPARE, {assault.target for assault in found})
        return [self._joined(assault, used) for assault in found]

    def _chosen(self, used: set[int], price: float, done: set[int]) -> list[Assault]:
        """Attacks on stacks that no unit attacks yet; `price`: what a point of strength costs."""
        found: list[Assault] = []
        open_ = {target: self.best(target, used, price) for target in sorted(self.around) if target not in done}
        while open_:
            target = max(open_, key=lambda t: (_worth(open_[t]), -t))
            assault = open_.pop(target)
            if assault is None or assault.worth < w.ATTACK_FROM:
                break
            taken = any(unit in used for unit, _ in assault.posts) or not self.means.has(assault.battle)
            if taken or self._is_full(assault):
                open_[target] = self.best(target, used, price)
                continue
            found.append(assault)
            self.means.promise(assault.battle)
            for unit, hex_ in assault.posts:
                self._send(unit, hex_, used)
        return found

    def _send(self, unit: int, hex_: int, used: set[int]) -> None:
        used.add(unit)
        self.posts[unit] = hex_
        self.places.setdefault(hex_, []).append(unit)

    def _joined(self, assault: Assault, used: set[int]) -> Assault:
        """The same attack with those who have nothing better to do, the strongest first, as far as they help."""
        table = self.position
        for unit, hex_ in assault.posts:
            table = _moved(table, unit, hex_)
        worth = self.attacks.worth(assault.battle, table)
        near = self._near(assault.target, used)
        team = {unit for unit, _ in assault.posts}
        for unit in sorted(near, key=lambda u: (-self.position.attack(u), u)):
            if worth is None or len(team) >= MOST_ATTACKERS or not agree(team, unit):
                continue
            place = self._place(assault.target, unit, near[unit], {}, {})
            if place is None:
                continue
            after = _moved(table, unit, place)
            battle = replace(assault.battle, units=(*assault.battle.units, unit))
            more = self.attacks.worth(battle, after)
            cost = w.SPARE * self.position.attack(unit) + self.leaves(unit, place)
            if more is not None and more > worth + cost:
                assault = Assault(battle, (*assault.posts, (unit, place)), assault.worth + more - worth - cost)
                table, worth = after, more
                team.add(unit)
                self._send(unit, place, used)
        return assault

    def _near(self, target: int, used: set[int]) -> dict[int, list[int]]:
        """Those who are left and can get beside a hex, and where."""
        near: dict[int, list[int]] = {}
        for unit, hex_ in self.around[target]:
            if unit not in used and COMBAT[unit] and self.position.attack(unit):
                near.setdefault(unit, []).append(hex_)
        return near

    def best(self, target: int, used: set[int], price: float) -> Assault | None:
        """The best attack on a hex with those who are left; `price`: what a point of strength costs."""
        near = self._near(target, used)
        best: Assault | None = None
        for team in teams(self.position, list(near)):
            assault = self._gathered(target, team, near, price)
            if assault is not None and _worth(assault) > _worth(best):
                best = assault
        return best

    def _gathered(self, target: int, team: list[int], near: Mapping[int, list[int]], spare: float) -> Assault | None:
        """One after the other is added, the strongest first, as long as there is room; the best number of them."""
        posts: list[tuple[int, int]] = []
        best: Assault | None = None
        table, strength, left_open = self.position, 0.0, 0.0
        rooms: dict[int, list[int]] = {}
        enough = self.evaluation.strength(target)
        for unit in team:
            hex_ = self._place(target, unit, near[unit], rooms, dict(posts))
            if hex_ is None:
                continue
            posts.append((unit, hex_))
            rooms.setdefault(hex_, []).append(unit)
            table = _moved(table, unit, hex_)
            left_open += self.leaves(unit, hex_)
            strength += self.position.attack(unit)
            if strength < enough * 0.9:
                continue
            battle = Battle(side=self.evaluation.side, target=target, units=tuple(unit for unit, _ in posts))
            for change, price in dict.fromkeys(((battle, 0.0), self.means.given(battle))):
                value = self.attacks.worth(change, table)
                if value is not None:
                    value -= spare * strength + left_open + price
                    if value > _worth(best):
                        best = Assault(change, tuple(posts), value)
            if len(posts) >= MOST_ATTACKERS:
                break
        return best

    def _place(
        self, target: int, unit: int, hexes: list[int], rooms: Mapping[int, list[int]], sent: Mapping[int, int]
    ) -> int | None:
        """Where a unit goes for an attack: dry ground first, where it stands already, where others are."""
        here = self.position.pieces[unit].place
        fit = []
        for hex_ in hexes:
            others = self.crew(hex_, rooms.get(hex_, ()), sent)
            if hex_ == here or not excess(self.position, self.evaluation.side, (*others, unit)):
                fit.append((is_wet(self.position, hex_, target), hex_ != here, -len(others), hex_))
        return min(fit)[3] if fit else None

    def leaves(self, unit: int, hex_: int) -> float:
        """What it costs that a unit goes there for an attack: it no longer bars the way where it stands, and it could
        have gone farther towards what it is after."""
        here = self.position.pieces[unit].place
        move_planner = self.move_planner
        detour = w.TANKS_DETOUR if self.evaluation.attacking and MECHANISED[unit] else w.DETOUR
        cost = detour * max(0.0, self._drive(unit) - w.FOLLOWED * move_planner.pull(unit, hex_)[0])
        if here < 0 or here == hex_:
            return cost
        cost += move_planner.keep(self.position, unit, here)
        screen = move_planner.screen
        return cost + w.UNBARRED * max(0.0, screen(self.position, unit, here) - screen(self.position, unit, hex_))

    def _drive(self, unit: int) -> float:
        """The best that a unit could do for its objective this turn."""
        if unit not in self._drives:
            pull = self.move_planner.pull
            self._drives[unit] = max((pull(unit, hex_)[0] for hex_ in self.reach[unit] if hex_ >= 0), default=0.0)
        return self._drives[unit]

    def crew(self, hex_: int, coming: Iterable[int], sent: Mapping[int, int]) -> list[int]:
        """Who will be in a hex: those who are sent there, and those who are there and go nowhere else."""
        stay = (u for u in self.position.of_side(hex_, self.evaluation.side) if self._goal(u, sent) in (hex_, -1))
        return list(dict.fromkeys((*coming, *self.places.get(hex_, ()), *stay)))

    def _goal(self, unit: int, sent: Mapping[int, int]) -> int:
        return sent.get(unit, self.posts.get(unit, -1))

    def _is_full(self, assault: Assault) -> bool:
        """Whether others have taken the room meanwhile."""
        sent = dict(assault.posts)
        rooms: dict[int, list[int]] = {}
        for unit, hex_ in assault.posts:
            if self.position.pieces[unit].place != hex_:
                rooms.setdefault(hex_, []).append(unit)
        return any(
            excess(self.position, self.evaluation.side, self.crew(hex_, units, sent)) for hex_, units in rooms.items()
        )


def _worth(assault: Assault | None) -> float:
    return assault.worth if assault is not None else -w.CROWD


def _moved(position: Position, unit: int, hex_: int) -> Position:
    piece = position.pieces[unit]
    return position if piece.place == hex_ else position.with_piece(unit, replace(piece, place=hex_))


def is_ready(position: Position, unit: int) -> bool:
    """Whether a unit could attack at all this turn."""
    piece = position.pieces[unit]
    return piece.order == GOOD and not piece.has(REPLACED) and (piece.place >= 0 or piece.place <= AREA)
