"""9.3, 11.0, 12.0 An attack goes in: bridges, the die, losses, determined defence, retreat, advance."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.h44.actions import Cancel, Commit, FallBack, LoseStep, Stand
from grognard.games.h44.advance import AdvancePhase
from grognard.games.h44.artillery import supporters
from grognard.games.h44.battle import Battle, elite_majority, estimate, leaders, rolls
from grognard.games.h44.board import HEXES
from grognard.games.h44.bridges import AskBridge, mined_at
from grognard.games.h44.losses import lose_step
from grognard.games.h44.position import (
    AIR,
    AREA,
    ATTACKED,
    ENGAGED,
    FIRED,
    GOOD,
    MINED,
    RETREATED,
    H44Game,
    Position,
    names,
)
from grognard.games.h44.retreat import RetreatAll, best_flights
from grognard.games.h44.rulebook import rule
from grognard.games.h44.schema import Column
from grognard.games.h44.stacking import LIMIT, counted
from grognard.games.h44.units import (
    ALLIED,
    ARTILLERY,
    MORALE,
    PACK,
    RECON,
    SIDE,
    SIDES,
    SUPPLY_HEAD,
    UNIT,
    UNITS,
    VEHICLE,
)
from grognard.games.h44.unknown import reveal
from grognard.games.h44.zones import dry

TABLES = PACK.tables


# -- before the die --------------------------------------------------------------------------------------------------


@rule("9.3", "5.4", "25.3.4")
class Assault(Procedure, frozen=True, kw_only=True):
    """9.3 The unknown is turned up, bridges on the way may be blown, then the die is rolled."""

    seats: tuple[str, ...]
    battle: Battle
    asked: tuple[int, ...] = ()
    """Bridges the German has been asked about."""
    standing: int = -1
    """How many of the bridges on the way stood before he was asked."""

    def run(self, game: H44Game) -> None:
        battle, position = self.battle, game.position
        if battle.target in position.unknown:
            found = reveal(game, battle.target)
            if found is not None:
                game.then(replace(self, battle=replace(battle, revealed=found)))
                return
            if not game.position.stack(battle.target):
                game.tell("garrison-vanished", "25.3.4", hex=HEXES[battle.target])
                game.then(AdvancePhase(seats=self.seats, battle=battle, kind="bonus"))
                return
        mined = [b for b in self.ways(game.position) if b not in self.asked]
        if mined and battle.kind != "landing":
            game.then(AskBridge(bridge=mined[0], cause="attack"), replace(self, asked=(*self.asked, mined[0])))
            return
        if any(game.position.bridges[b] != MINED and not game.position.usable(b) for b in self.asked):
            game.then(CallOff(seats=self.seats, battle=battle))
            return
        game.then(Fight(seats=self.seats, battle=battle))

    def ways(self, position: Position) -> list[int]:
        """Mined bridges that the attackers attack over."""
        if self.battle.side != ALLIED:
            return []
        found = []
        for unit in self.battle.units:
            at = position.pieces[unit].place
            bridge = position.bridge(at, self.battle.target) if at >= 0 else None
            if bridge is not None and bridge in mined_at(position, self.battle.target):
                found.append(bridge)
        return list(dict.fromkeys(found))


@rule("9.3")
class CallOff(Decision, frozen=True, kw_only=True):
    """9.3 A bridge went up: the attacker may call the attack off."""

    rule: ClassVar[str] = "9.3"
    accepts = (Commit, Cancel)
    battle: Battle

    def candidates(self, game: H44Game) -> list[Action]:
        return [Commit(), Cancel()]

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        if isinstance(action, Commit):
            able = tuple(u for u in self.battle.units if _still(game.position, u, self.battle.target))
            if able:
                game.then(Fight(seats=self.seats, battle=replace(self.battle, units=able)))
        else:
            game.tell("attack-called-off", "9.3", hex=HEXES[self.battle.target])


def _still(position: Position, unit: int, target: int) -> bool:
    at = position.pieces[unit].place
    return at < 0 or dry(position, at, target)


# -- the die ---------------------------------------------------------------------------------------------------------


@rule("9.3", "11.1", "crt")
class Fight(Procedure, frozen=True, kw_only=True):
    """11.1 One attack: column, die, result."""

    seats: tuple[str, ...]
    battle: Battle

    def run(self, game: H44Game) -> None:
        battle, position = self.battle, game.position
        found = estimate(position, battle)
        (die,) = game.roll(1)
        label = TABLES.crt[die][found.column]
        modifiers = tuple(Modifier(reason, columns, para, "column") for reason, columns, para in found.shifts)
        game.tell(
            "battle",
            "9.3",
            roll=Roll((die,), modifiers=modifiers),
            hex=HEXES[battle.target],
            units=names(battle.units),
            defenders=names(position.stack(battle.target)),
            attack=found.attack,
            defence=found.defence,
            column=TABLES.columns[found.column],
            result=label,
        )
        position = position.mark((*battle.units, *battle.joined), ATTACKED).mark(battle.guns, FIRED)
        flights = position.flights - int(battle.air)
        game.change(position.but(flights=flights, last_result=(battle.target, label)))
        game.then(*outcome(game.position, self.seats, battle, label))


@rule("11.1", "11.2", "23.7", "12.1.1", "13.1.1", "15.2", "22.6")
def outcome(position: Position, seats: tuple[str, ...], battle: Battle, label: str) -> list[Procedure]:
    """11.1 What a result does, step by step."""
    result = TABLES.results[label]
    defenders = tuple(position.stack(battle.target))
    spared = label in ("D1", "DS") and defenders and all(RECON[unit] for unit in defenders)
    steps: list[Procedure] = []
    opponent = result.chosen_by_enemy
    if result.attacker:
        steps.append(AttackerLoss(battle=battle, label=label, by_enemy=opponent))
    if result.defender and not spared:
        steps.append(DefenderLoss(battle=battle, by_enemy=opponent))
    if result.engages:
        steps.append(Engage(hex=battle.target))
    if result.determined and battle.kind != "overrun":
        steps.append(Determined(seats=seats, battle=battle, label=label, defenders=defenders))
    elif result.retreat:
        lengths = (3,) if battle.kind == "overrun" else result.retreat
        again = battle.kind != "breakthrough"
        steps.append(RetreatAll(units=defenders, origin=battle.target, lengths=lengths, rout=True, again=again))
    if not result.determined or battle.kind == "overrun":
        steps.append(AfterFight(seats=seats, battle=battle, label=label))
    return steps


class AfterFight(Procedure, frozen=True, kw_only=True):
    """13.4, 15.1 If nobody is left in the hex the attackers may advance; landings are settled by `airlanding`."""

    seats: tuple[str, ...]
    battle: Battle
    label: str

    def run(self, game: H44Game) -> None:
        battle, position = self.battle, game.position
        empty = position.side_in(battle.target) != 1 - battle.side
        advance = TABLES.results[self.label].advance
        if battle.kind == "landing":
            return
        if not empty or not advance:
            return
        if battle.kind in ("unknown", "overrun"):
            return
        # 16.3.1, 16.3.3 A breakthrough earns no hexes of its own: the group may only take the vacated hex.
        kind = "limited" if battle.kind == "breakthrough" else advance
        game.then(AdvancePhase(seats=self.seats, battle=battle, kind=kind))


@rule("11.5.1", "11.5.2", "11.1")
class Engage(Procedure, frozen=True, kw_only=True):
    """11.5 Defenders in good order are engaged; disorder has precedence."""

    hex: int

    def run(self, game: H44Game) -> None:
        units = [unit for unit in game.position.stack(self.hex) if game.position.good(unit)]
        game.change(game.position.mark(units, ENGAGED))
        game.tell("engaged", "11.5.1", hex=HEXES[self.hex])


# -- losses ----------------------------------------------------------------------------------------------------------


@rule("11.2", "10.6", "12.3")
def attacker_victims(position: Position, battle: Battle, label: str) -> list[int]:
    """11.2 The loss falls on the lead formation or the attached unit; on one that could advance if there is one; on an
    elite unit if morale gave a shift."""
    alive = [u for u in leaders(position, battle) if position.pieces[u].steps and _present(position, u)]
    if not alive:
        alive = [u for u in battle.units if _present(position, u)]
    if label in ("A1", "A1/ENG", "A1/DR", "A1/D1") and elite_majority(position, leaders(position, battle)):
        elite = [u for u in alive if MORALE[u] > 0]
        alive = elite or alive
    forward = [u for u in alive if rolls(position, u, battle.target) or not VEHICLE[u]]
    return forward or alive


def _present(position: Position, unit: int) -> bool:
    place = position.pieces[unit].place
    return place >= 0 or place <= AREA or place == AIR


@rule("11.2", "13.5", "17.6.1", "18.2.2")
def defender_victims(position: Position, battle: Battle) -> list[int]:
    """11.2, 13.5 Not units that had retreated before, and a supply head only when it is alone."""
    stack = [u for u in position.stack(battle.target) if SIDE[u] != battle.side]
    fresh = [u for u in stack if not position.pieces[u].has(RETREATED)] or stack
    others = [u for u in fresh if not SUPPLY_HEAD[u]]
    return others or fresh


class AttackerLoss(Procedure, frozen=True, kw_only=True):
    """11.2 An attacker loses a step."""

    battle: Battle
    label: str
    by_enemy: bool = False

    def run(self, game: H44Game) -> None:
        victims = attacker_victims(game.position, self.battle, self.label)
        side = 1 - self.battle.side if self.by_enemy else self.battle.side
        _take(game, victims, side)


class DefenderLoss(Procedure, frozen=True, kw_only=True):
    """11.2 A defender loses a step."""

    battle: Battle
    by_enemy: bool = False
    lead: int = -1

    def run(self, game: H44Game) -> None:
        victims = defender_victims(game.position, self.battle) if self.lead < 0 else [self.lead]
        side = self.battle.side if self.by_enemy else 1 - self.battle.side
        _take(game, victims, side)


def _take(game: H44Game, victims: list[int], side: int) -> None:
    if len(victims) == 1:
        lose_step(game, victims[0], "11.3")
    elif victims:
        game.then(ChooseLoss(seats=(SIDES[side],), victims=tuple(victims)))


@rule("11.2")
class ChooseLoss(Decision, frozen=True, kw_only=True):
    """11.2 The owner, or with EX and DRX the enemy, says who loses the step."""

    rule: ClassVar[str] = "11.2"
    accepts = (LoseStep,)
    victims: tuple[int, ...]

    def candidates(self, game: H44Game) -> list[Action]:
        return [LoseStep(UNITS[unit]) for unit in self.victims]

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: H44Game, action: LoseStep) -> None:
        lose_step(game, UNIT[action.unit], "11.3")

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.victims)


# -- 12 determined defence -------------------------------------------------------------------------------------------


@rule("12.1.1", "12.6", "12.4")
class Determined(Procedure, frozen=True, kw_only=True):
    """12.1 The defender may try to hold; if all would be lost by retreating he may try again and again."""

    seats: tuple[str, ...]
    battle: Battle
    label: str
    defenders: tuple[int, ...]
    tries: int = 0

    def run(self, game: H44Game) -> None:
        position, target = game.position, self.battle.target
        alive = tuple(position.stack(target))
        if not alive or SIDE[alive[0]] == self.battle.side:
            game.then(AfterFight(seats=self.seats, battle=self.battle, label=self.label))
            return
        if self.label.startswith("A1/") and not any(_present(position, u) for u in leaders(position, self.battle)):
            game.tell("retreat-waived", "12.6", hex=HEXES[target])
            return
        side = (SIDES[1 - self.battle.side],)
        leads = [u for u in alive if may_lead(position, u)]
        if leads and (not self.tries or desperate(position, alive, target)):
            game.then(StandFast(seats=side, defence=self))
        else:
            self.flee(game)

    def flee(self, game: H44Game) -> None:
        target = self.battle.target
        again = self.battle.kind != "breakthrough"
        game.then(
            RetreatAll(units=tuple(game.position.stack(target)), origin=target, lengths=(2,), again=again),
            AfterFight(seats=self.seats, battle=self.battle, label=self.label),
        )


@rule("12.1.2")
def may_lead(position: Position, unit: int) -> bool:
    """12.1.2 Artillery, disordered units, supply heads and those that retreated before do not lead a defence."""
    return (
        not ARTILLERY[unit]
        and not SUPPLY_HEAD[unit]
        and position.pieces[unit].order == GOOD
        and not position.pieces[unit].has(RETREATED)
    )


@rule("12.4")
def desperate(position: Position, units: tuple[int, ...], origin: int) -> bool:
    """12.4 Every defender would be destroyed by its retreat, or end it in an over-stacked hex."""
    for unit in units:
        for flight in best_flights(position, unit, origin, (2,)):
            end = flight.path[-1]
            if end < 0 or counted(position, (*position.stack(end), unit)) <= LIMIT:
                return False
    return True


@rule.forbids("17.6.3", "17.7")
def gun_cannot_help(position: Position, battle: Battle, gun: int) -> Bite:
    """17.6.3 One active gun in range, not in the hex itself, may help the defence."""
    fits = gun in supporters(position, 1 - battle.side, battle.target, (), defending=True)
    return None if fits else because(UNITS[gun])


@rule.forbids("12.1.2")
def cannot_lead(position: Position, unit: int) -> Bite:
    """12.1.2 Not every unit can lead a determined defence."""
    return None if may_lead(position, unit) else because(UNITS[unit])


@rule("12.1.1", "12.1.2", "12.1.3", "12.2", "12.3", "12.4", "17.6.3")
class StandFast(Decision, frozen=True, kw_only=True):
    """12.1 Hold under one lead unit, perhaps with a gun, or fall back."""

    rule: ClassVar[str] = "12.1.1"
    accepts = (Stand, FallBack)
    defence: Determined

    def candidates(self, game: H44Game) -> list[Action]:
        position, battle = game.position, self.defence.battle
        guns = supporters(position, 1 - battle.side, battle.target, (), defending=True)
        found: list[Action] = []
        for unit in position.stack(battle.target):
            found.append(Stand(UNITS[unit]))
            found += (Stand(UNITS[unit], UNITS[gun]) for gun in guns)
        return [*found, FallBack()]

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        if not isinstance(action, Stand):
            return True
        refusal = judge((cannot_lead,), game.position, UNIT[action.unit])
        if not refusal or not action.support:
            return refusal
        return judge((gun_cannot_help,), game.position, self.defence.battle, UNIT[action.support])

    def resolve(self, game: H44Game, action: Action) -> None:
        if isinstance(action, Stand):
            self.roll(game, UNIT[action.unit], UNIT[action.support] if action.support else -1)
        else:
            self.defence.flee(game)

    def roll(self, game: H44Game, lead: int, gun: int) -> None:
        """12.2 The column is the ground's; morale of the lead unit and a gun change the die."""
        defence, battle = self.defence, self.defence.battle
        position = game.position
        (die,) = game.roll(1)
        modifiers = []
        if MORALE[lead]:
            modifiers.append(Modifier("morale", MORALE[lead], "12.2", "total"))
        if gun >= 0:
            modifiers.append(Modifier("artillery", 1, "17.6.3", "total"))
            game.change(position.mark((gun,), FIRED))
        total = die + sum(modifier.value for modifier in modifiers)
        cell = TABLES.determined(total, column(position, battle.target, lead))
        held, attackers, defenders = cell.hold, cell.attacker, cell.defender
        wild = desperate(position, tuple(position.stack(battle.target)), battle.target)
        if wild and not held and not attackers and not defenders:
            defenders = 1
        game.tell(
            "determined-defence",
            "12.2",
            roll=Roll((die,), total=total, modifiers=tuple(modifiers)),
            unit=UNITS[lead],
            hex=HEXES[battle.target],
            held=int(held),
            attackers=attackers,
            losses=defenders,
        )
        steps: list[Procedure] = []
        if attackers:
            steps.append(AttackerLoss(battle=battle, label="", by_enemy=cell.defender_picks))
        if defenders:
            steps.append(DefenderLoss(battle=battle, lead=lead))
        if held:
            steps.append(Engage(hex=battle.target))
        else:
            steps.append(replace(defence, tries=defence.tries + 1))
        game.then(*steps)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-stand-fast", {"hex": HEXES[self.defence.battle.target]})


@rule("12.1.3")
def column(position: Position, hex_: int, lead: int) -> Column:
    """12.1.3 Clear and polder, other ground, or a city; vehicles in a marsh stand as on open ground."""
    country = position.country
    place = country.places.get(hex_, "")
    if place == "city":
        return "city"
    open_ground = country.rough(hex_) in ("clear", "polder") or (country.rough(hex_) == "marsh" and VEHICLE[lead])
    return "clear" if open_ground and place != "town" else "other"
