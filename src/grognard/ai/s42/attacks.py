"""What an attack is worth in Stalingrad '42, over all faces of the die with the column that the rules reckon, and which
of the attacks open now is the best, with whom and with what support."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from grognard.ai.s42 import weights as w
from grognard.ai.s42.evaluation import Evaluation
from grognard.core.game import Action
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.artillery import fires_of
from grognard.games.s42.combat.attackers import able
from grognard.games.s42.combat.resolution import SHATTERED
from grognard.games.s42.combat.strength import LABELS, Battle, estimate, is_certain, is_hopeless
from grognard.games.s42.data.units import AXIS, COMBAT, GERMAN, MECHANISED, NATION, PACK, UNITS
from grognard.games.s42.interface import actions as do
from grognard.games.s42.interface.forecast import Footing, footing
from grognard.games.s42.interface.odds import planning
from grognard.games.s42.retreat.retreat import RetreatAll
from grognard.games.s42.state.position import Position, S42Game
from grognard.games.s42.supply.supply_points import supply_name

TABLES = PACK.tables
FACES = tuple(sorted(TABLES.crt))
DICE = len(FACES)
LEAST, BOLD_LEAST = LABELS.index(w.LEAST_ODDS), LABELS.index(w.BOLD_ODDS)
SHORT = 2
"""The retreat by which it is judged whether any unit gets away."""


class Plan(Struct, frozen=True):
    """An attack and what it is worth."""

    battle: Battle
    worth: float


class Attacks:
    """The attacks open to a side in one position."""

    def __init__(self, evaluation: Evaluation, game: S42Game, missions: Mapping[int, int] | None = None) -> None:
        self.evaluation = evaluation
        self.missions = missions or {}
        """Units that are meant for an attack on another hex than the one that is thought of."""
        self.game = game
        self.position: Position = game.position
        self._footings: dict[tuple[int, bool], Footing | None] = {}
        self._doomed: dict[tuple[int, str, frozenset[int]], float] = {}

    # -- the worth of a battle -----------------------------------------------------------------------------

    def price(self, units: Sequence[int], *, dearest: bool) -> float:
        """What losing a step costs the owner, who picks the cheapest unless the enemy picks."""
        values = [self.evaluation.step(unit) for unit in units]
        if not values:
            return 0.0
        return max(values) if dearest else min(values)

    def footing(self, position: Position, battle: Battle) -> Footing | None:
        """11.2 How the defenders would stand; much the same for any attackers."""
        key = (battle.target, battle.kind == "breakthrough")
        if key not in self._footings:
            self._footings[key] = footing(position, battle)
        return self._footings[key]

    def doomed(self, position: Position, battle: Battle) -> float:
        """12.1 The part of the defenders, by their worth, that could not retreat and live."""
        key = battle.target, battle.kind, frozenset(position.pieces[unit].place for unit in battle.units)
        if key not in self._doomed:
            self._doomed[key] = self._doom(position, battle)
        return self._doomed[key]

    def _doom(self, position: Position, battle: Battle) -> float:
        stack = position.of_side(battle.target, 1 - battle.side)
        fighters = [unit for unit in stack if COMBAT[unit]]
        retreat = RetreatAll(units=stack, origin=battle.target, lengths=(SHORT,), again=battle.kind == "attack")
        whole = sum(map(self.evaluation.body, fighters)) or 1.0
        lost = [unit for unit in fighters if retreat.doomed(position, unit)]
        return sum(map(self.evaluation.body, lost)) / whole

    def worth(self, battle: Battle, position: Position | None = None) -> float | None:
        """What an attack is worth; None if the rules do not let it go in, or if it had better wait for more odds. The
        table may be one that is thought of."""
        table = position if position is not None else self.position
        found = estimate(table, battle)
        last = not self.evaluation.left and self.evaluation.prize(battle.target) > 0
        least = BOLD_LEAST if self.evaluation.attacking else LEAST
        if is_hopeless(found) or (found.column < least and not last):
            return None
        defenders = [part.unit for part in found.defenders if not part.out] or list(
            table.fighters(battle.target, 1 - battle.side)
        )
        case = _Case(self, table, battle, defenders)
        if is_certain(found):
            return case.end(SHATTERED, restricted=False)
        faces = (
            case.end(TABLES.crt[die][found.column], restricted=TABLES.restricted(die, LABELS[found.column]))
            for die in FACES
        )
        ends = sorted(faces)
        if battle.plans:
            return _best_of(ends, 1 + len(battle.plans))
        return sum(ends) / DICE

    # -- making one up -------------------------------------------------------------------------------------

    def may(self, battle: Battle, action: Action) -> bool:
        """Whether the rules let this be added to a plan."""
        return planning(battle).judge(self.game, action) is True

    def plan(self, target: int) -> Plan | None:
        """The best attack on a hex: with as few as it needs, and as little support."""
        best: Plan | None = None
        for team in teams(self.position, self.free(target)):
            for battle in self.joined(target, team):
                value = self.worth(battle)
                if value is None:
                    continue
                value -= w.SPARE * sum(map(self.position.attack, battle.units))
                if best is None or value > best.worth:
                    best = Plan(battle, value)
        if best is None:
            return self.forced(target)
        return self.supported(best)

    def free(self, target: int) -> list[int]:
        """Those who can attack a hex and are not wanted elsewhere."""
        near = able(self.position, self.evaluation.side, target)
        return [unit for unit in near if self.missions.get(unit, target) == target]

    def forced(self, target: int) -> Plan | None:
        """An attack that only its support brings up to the odds that the rules ask for."""
        for team in teams(self.position, self.free(target)):
            battles = list(self.joined(target, team))
            plan = self.supported(Plan(battles[-1], -w.CROWD)) if battles else None
            if plan is not None and plan.worth > 0:
                return plan
        return None

    def joined(self, target: int, team: Iterable[int]) -> Iterator[Battle]:
        """The attack with one unit, with two, and so on, the strongest first."""
        battle = Battle(side=self.evaluation.side, target=target, units=())
        for unit in team:
            if self.may(battle, do.Join(UNITS[unit])):
                battle = replace(battle, units=(*battle.units, unit))
                yield battle

    def supported(self, plan: Plan) -> Plan:
        """The plan with guns, aircraft and a planned offensive, as far as they are worth more than they cost."""
        best, costs = plan, w.SPARE * sum(map(self.position.attack, plan.battle.units))
        for change, price in self._supports(plan.battle):
            value = self.worth(change)
            if value is not None and value - price - costs > best.worth:
                best = Plan(change, value - price - costs)
        return best

    def _supports(self, battle: Battle) -> Iterator[tuple[Battle, float]]:
        """The same attack with more support, and what that costs."""
        found = [(battle, 0.0)]
        for fire in fires_of(self.position, battle.side):
            shot = do.Support(UNITS[fire[0]], supply_name(fire[1]) if fire[1] else "")
            if self.may(battle, shot):
                found.append((replace(battle, guns=(fire,)), w.GUN))
                break
        if battle.side == AXIS:
            for wing, name in enumerate(WINGS):
                if self.may(battle, do.CallAir(name)):
                    found += [(replace(change, air=wing), price + w.FLIGHT) for change, price in list(found)]
                    break
        for plan in self.position.planned:
            if plan.side == battle.side and plan.unit >= 0 and self.may(battle, do.Unleash(UNITS[plan.unit])):
                found += [(replace(change, plans=(plan.unit,)), price + w.PLAN) for change, price in list(found)]
                break
        yield from found[1:]


class _Case:
    """One attack, and what its results are worth."""

    def __init__(self, attacks: Attacks, position: Position, battle: Battle, defenders: list[int]) -> None:
        evaluation = attacks.evaluation
        self.attacks, self.position, self.battle = attacks, position, battle
        self.own = (w.BOLD if evaluation.attacking else w.CAREFUL) * evaluation.posture.thrift
        self.mine, self.theirs = battle.units, defenders
        self.whole = sum(map(evaluation.body, position.fighters(battle.target, 1 - battle.side)))
        self.gain = evaluation.gain(battle.target)
        self.drives = evaluation.attacking and any(MECHANISED[unit] for unit in battle.units)
        self._doomed: float | None = None

    @property
    def doomed(self) -> float:
        if self._doomed is None:
            self._doomed = self.attacks.doomed(self.position, self.battle)
        return self._doomed

    def end(self, label: str, *, restricted: bool) -> float:
        """What a result is worth."""
        result, price = TABLES.results[label], self.attacks.price
        value = 0.0
        if result.attacker:
            value -= self.own * price(self.mine, dearest=result.chosen_by_enemy)
        if result.defender:
            value += price(self.theirs, dearest=result.chosen_by_enemy)
        if not result.retreat:
            return value
        harm = w.IN_FULL_RETREAT if result.rout else w.DISRUPTED
        thrown = self.gain + self.whole * (harm + (w.TRAPPED - harm) * self.doomed)
        thrown += w.GOING_ON * result.advance if self.drives else 0.0
        stand = None if restricted or not result.determined else self.attacks.footing(self.position, self.battle)
        if stand is None:
            return value + thrown
        hold, lost = stand.holds / DICE, stand.losses / DICE
        return value + (1.0 - hold) * thrown + lost * price(self.theirs, dearest=False)


def _best_of(ends: list[float], dice: int) -> float:
    """26.2 The worth if the best of several dice counts; `ends` from the worst to the best."""
    chances = [((k + 1) / DICE) ** dice - (k / DICE) ** dice for k in range(DICE)]
    return sum(chance * end for chance, end in zip(chances, ends, strict=True))


def teams(position: Position, units: Sequence[int]) -> list[list[int]]:
    """20.5.1 Those who can attack together, the strongest first: with the Germans one of their allies at a time."""
    allies: list[str] = sorted({NATION[unit] for unit in units if not GERMAN[unit]}) or [""]

    def rank(unit: int) -> tuple[int, int]:
        return -position.attack(unit), unit

    return [sorted((u for u in units if GERMAN[u] or NATION[u] == ally), key=rank) for ally in allies]


def agree(team: Iterable[int], unit: int) -> bool:
    """20.5.1 Whether a unit can attack together with these."""
    return GERMAN[unit] or all(GERMAN[other] or NATION[other] == NATION[unit] for other in team)
