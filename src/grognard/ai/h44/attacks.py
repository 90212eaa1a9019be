"""Which attacks are worth making in Holland '44, with whom, under which formation and with what support."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from grognard.ai.h44 import weights as w
from grognard.ai.h44.evaluation import Evaluation
from grognard.core.game import Action
from grognard.games.h44.combat.artillery import supporters
from grognard.games.h44.combat.loss_allocation import attacker_victims, defender_victims
from grognard.games.h44.combat.plan import PlanAttack
from grognard.games.h44.combat.strength import CORPS_TROOPS, Battle, estimate
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import AIRBORNE, ENGINEER, MORALE, PACK, SIDE, SIDES, SUPPLY_HEAD, UNITS
from grognard.games.h44.interface import actions as do
from grognard.games.h44.retreat.determined_defense import column, may_lead
from grognard.games.h44.state.position import UNSUPPLIED, H44Game, Position
from grognard.games.h44.state.zones import dry, in_zoc

TABLES = PACK.tables
FACES = tuple(sorted(TABLES.crt))
EVEN = TABLES.columns.index("1-1")


class Plan(Struct, frozen=True):
    """An attack and what it is worth."""

    battle: Battle
    worth: float


class Attacks:
    """The attacks open to a side in one position."""

    def __init__(self, evaluation: Evaluation, game: H44Game) -> None:
        self.evaluation = evaluation
        self.game = game
        self.position: Position = game.position

    # -- the worth of a battle -----------------------------------------------------------------------------

    def price(self, units: Sequence[int], *, dearest: bool) -> float:
        """What losing a step costs the owner, who picks the cheapest unless the enemy picks."""
        if not units:
            return 0.0
        values = [self.evaluation.step(unit) for unit in units]
        return max(values) if dearest else min(values)

    def holds(self, target: int) -> tuple[float, float, float]:
        """12.2 How likely the defenders are to stand, and the steps each side loses by trying."""
        position = self.position
        leads = [u for u in position.stack(target) if may_lead(position, u)]
        if not leads:
            return 0.0, 0.0, 0.0
        lead = max(leads, key=lambda u: (MORALE[u], position.defence(u)))
        kind = column(position, target, lead)
        cells = [TABLES.determined(die + MORALE[lead], kind) for die in FACES]
        return (
            sum(cell.hold for cell in cells) / 6,
            sum(cell.attacker for cell in cells) / 6,
            sum(cell.defender for cell in cells) / 6,
        )

    def trapped(self, battle: Battle) -> bool:
        """13.2 Whether the defenders have nowhere to go."""
        position, foe = self.position, 1 - battle.side
        for near in GRID.near[battle.target]:
            if near not in self.evaluation.country.land or position.side_in(near) == battle.side:
                continue
            if not dry(position, battle.target, near):
                continue
            if position.side_in(near) == foe or not in_zoc(position, foe, near):
                return False
        return True

    def worth(self, battle: Battle) -> float:
        """What an attack is worth: all six faces of the die."""
        evaluation, position = self.evaluation, self.position
        at = estimate(position, battle).column
        stack = [u for u in position.stack(battle.target) if not SUPPLY_HEAD[u]]
        gain = evaluation.gain(battle.target)
        whole = sum(evaluation.body(u) for u in stack) or 1.5
        light = all(AIRBORNE[u] for u in battle.units)
        if light and at <= EVEN and all(position.pieces[u].has(UNSUPPLIED) for u in battle.units):
            return w.FORLORN_HOPE
        own = w.BOLD if evaluation.short and gain > w.ON_ROAD and not light else w.CAREFUL
        own *= evaluation.posture.thrift
        victims = defender_victims(position, battle) or stack
        hold, stand_attacker, stand_defender = self.holds(battle.target)
        trapped = self.trapped(battle)
        total = 0.0
        for die in FACES:
            label = TABLES.crt[die][at]
            result = TABLES.results[label]
            lost = attacker_victims(position, battle, label)
            if result.attacker:
                total -= own * self.price(lost, dearest=result.chosen_by_enemy)
            if result.defender:
                total += self.price(victims, dearest=result.chosen_by_enemy)
            if result.engages:
                total += w.ENGAGED
            if not result.retreat:
                continue
            thrown = gain + (whole if trapped else whole * (w.IN_FULL_RETREAT if result.rout else w.DISRUPTED))
            if result.determined:
                total += (1.0 - hold) * thrown + stand_defender * self.price(victims, dearest=False)
                total -= stand_attacker * own * self.price(lost, dearest=False)
            else:
                total += thrown
        return total / 6

    # -- making one up -------------------------------------------------------------------------------------

    def may(self, battle: Battle, action: Action) -> bool:
        """Whether the rules let this be added to a plan."""
        return PlanAttack(seats=(SIDES[battle.side],), battle=battle).judge(self.game, action) is True

    def plan(self, target: int) -> Plan | None:
        """The best attack on a hex, with as little support as it needs."""
        position, side = self.position, self.evaluation.side
        units = self.chosen(target)
        best: Plan | None = None
        for lead in sorted({position.formation(u) for u in units}):
            battle = self.attached(Battle(side=side, target=target, units=units, lead=lead))
            for plan in self.supported(battle):
                if best is None or plan.worth > best.worth:
                    best = plan
        return best

    def chosen(self, target: int) -> tuple[int, ...]:
        """Every unit that can take part, the strongest first; engineers are too few to be risked."""
        position, side = self.position, self.evaluation.side
        near = [u for hex_ in GRID.near[target] for u in position.stack(hex_) if SIDE[u] == side]
        for area in self.evaluation.country.edge_of.get(target, ()):
            near += [u for u in position.in_area(area) if SIDE[u] == side]
        near = [u for u in near if position.attack(u) and not ENGINEER[u]]
        ready = sorted(near, key=lambda u: (-position.attack(u), u))
        battle = Battle(side=side, target=target, units=())
        for unit in ready:
            if self.may(battle, do.Join(UNITS[unit])):
                battle = replace(battle, units=(*battle.units, unit))
        return battle.units

    def attached(self, battle: Battle) -> Battle:
        """10.2.3 The strongest unit that may fight with the lead formation."""
        position = self.position
        others = [u for u in battle.units if position.formation(u) != battle.lead]
        fit = [u for u in others if self.may(battle, do.Attach(UNITS[u]))]
        if not fit or battle.lead == CORPS_TROOPS:
            return battle
        return replace(battle, attached=max(fit, key=lambda u: (position.attack(u), -u)))

    def supported(self, battle: Battle) -> list[Plan]:
        """The attack alone, with aircraft, with a gun, and with everything."""
        choices = [battle]
        gun = self.gun(battle)
        if gun >= 0:
            choices.append(replace(battle, guns=(gun,)))
            second = self.gun(choices[-1])
            if second >= 0:
                choices.append(replace(battle, guns=(gun, second)))
        if self.may(battle, do.CallAir()):
            choices += [replace(choice, air=True) for choice in choices]
        return [Plan(c, self.worth(c) - w.GUN * len(c.guns) - w.FLIGHT * c.air) for c in choices]

    def gun(self, battle: Battle) -> int:
        """17.6 A gun that may support the attack as well, one of the lead formation if there is one; else -1."""
        position = self.position
        formations = tuple({position.formation(u) for u in battle.units})
        ready = supporters(position, battle.side, battle.target, formations, defending=False)
        fit = [u for u in ready if u not in battle.guns and self.may(battle, do.Support(UNITS[u]))]
        return min(fit, key=lambda u: (position.formation(u) != battle.lead, u), default=-1)

    def floor(self) -> float:
        """What an attack must be worth at least: the last turn has nothing to save for."""
        return 0.0 if self.evaluation.left == 0 else w.ATTACK_FROM
