"""9.3, 11.1 An attack is resolved: the unknown unit is revealed, bridges are blown, support is declared, the die is
rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.h44.advance.advance import AdvancePhase
from grognard.games.h44.airborne.unknown_units import reveal
from grognard.games.h44.bridges.bridge_phase import AskBridge, ways_to_blow
from grognard.games.h44.combat.aftermath import AfterFight, Engage, ThrowBack
from grognard.games.h44.combat.attackers import (
    Plan,
    bare_shores,
    boats_used,
    manned,
    river_needs_engineers,
    water_stops_the_help,
)
from grognard.games.h44.combat.loss_allocation import AttackerLoss, DefenderLoss
from grognard.games.h44.combat.strength import Battle, attachable, defending_groups, estimate, leaders, main_formation
from grognard.games.h44.combat.support import gun_verdict, support_by_air, support_by_gun
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import PACK, RECON, SIDES
from grognard.games.h44.interface.actions import Cancel, Commit
from grognard.games.h44.retreat.determined_defense import Determined
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.overstacking import ChooseDefenders
from grognard.games.h44.state.position import ATTACKED, FIRED, MINED, H44Game, Position, names

TABLES = PACK.tables


# -- before the die --------------------------------------------------------------------------------------------------


@rule("9.3.a", "9.3.b", "25.3.4.e")
class Assault(Procedure, frozen=True, kw_only=True):
    """9.3 The unknown unit is revealed, bridges under the attack may be blown, then support is declared and the die
    rolled. If the hex proves empty, the attackers advance as after a rout."""

    seats: tuple[str, ...]
    battle: Battle
    asked: tuple[int, ...] = ()
    """Bridges the German has been asked about."""
    news: bool = False
    """Something was revealed since the attack was planned."""

    def run(self, game: H44Game) -> None:
        battle, position = self.battle, game.position
        if battle.target in position.unknown:  # §9.3.a, §25.3.4.b, §25.4.f
            turned_up = reveal(game, battle.target)
            if turned_up is None and not game.position.stack(battle.target):
                game.log("garrison-vanished", "25.3.4.e", hex=HEXES[battle.target])
                crossing = manned(game.position, battle)
                game.change(begun(game.position, battle))
                game.then(AdvancePhase(seats=self.seats, battle=crossing, kind="bonus"))  # §25.3.4.e
                return
            revealed = -1 if turned_up is None else turned_up
            game.then(replace(self, battle=replace(battle, revealed=revealed), news=True))  # §25.3.4.d
            return
        ways = ways_to_blow(position, (*battle.units, *battle.joined), battle.target)
        mined = [b for b in ways if b not in self.asked]
        if mined:
            ask = AskBridge(bridge=mined[0], cause="attack")  # §9.3.b, §5.4.c
            game.then(ask, replace(self, asked=(*self.asked, mined[0]), news=True))
        elif any(position.bridges[b] != MINED and not position.usable(b) for b in self.asked):  # §9.3.d
            game.then(CallOff(seats=self.seats, battle=battle))
        else:
            go_in(game, self.seats, battle, news=self.news)


def begun(position: Position, battle: Battle) -> Position:
    """9.1, 16.5 The attack has taken place: its units have attacked, its boats are used, and no breakthrough group can
    wait for it any longer."""
    fought = boats_used(position, battle).mark((*battle.units, *battle.joined), ATTACKED)
    return fought.but(poised=()) if battle.kind == "attack" else fought  # §16.5.d


def _attack_all_the_same(game: H44Game, asked: CallOff, action: Commit) -> None:
    """9.3 The attack goes ahead with the units that still have a way across."""
    left = regrouped(game.position, asked.battle)
    if left.units:
        go_in(game, asked.seats, left, news=True)
    else:
        _call_off(game, asked, action)


@rule("9.3.c")
def _call_off(game: H44Game, asked: CallOff, action: Commit | Cancel) -> None:
    """9.3 No attack: nothing is spent."""
    game.log("attack-called-off", "9.3.c", hex=HEXES[asked.battle.target])


ATTACK_ALL_THE_SAME = Verb(Commit, resolve=_attack_all_the_same, irreversible=True)
CALL_OFF = Verb(Cancel, resolve=_call_off)


class CallOff(Decision, frozen=True, kw_only=True):
    """9.3 A bridge was blown, even one of several: the attacker may call off the attack."""

    rule: ClassVar[str] = "9.3.c"
    verbs = (ATTACK_ALL_THE_SAME, CALL_OFF)
    battle: Battle


@rule("9.5.1.a")
def regrouped(position: Position, battle: Battle) -> Battle:
    """9.5.1 The attack without the units that have lost their way across the water, even where engineers are left but
    not the infantry that must go first. The lead, the attached unit and the artillery are those of the units left."""
    joined = tuple(u for u in battle.joined if not water_stops_the_help(Plan(position, battle, u)))  # §16.3.5.d
    units = tuple(u for u in battle.units if not river_needs_engineers(Plan(position, battle, u)))  # §9.5.1.a
    bare = bare_shores(position, replace(battle, units=units))
    units = tuple(u for u in units if position.pieces[u].place not in bare)  # §9.5.3.b
    left = replace(battle, units=units, joined=joined, guns=())
    if left.attached not in units or not attachable(position, left, left.attached):
        left = replace(left, attached=-1)
    if units and not leaders(position, left):
        left = replace(left, lead=main_formation(position, units), attached=-1)
    for gun in battle.guns:
        if gun_verdict(position, left, gun):
            left = replace(left, guns=(*left.guns, gun))
    return left


def go_in(game: H44Game, seats: tuple[str, ...], battle: Battle, *, news: bool) -> None:
    """9.3 The attack goes ahead. If something new was revealed, the attacker may still add support."""
    announce = AnnounceSupport(seats=seats, battle=battle)
    if news and battle.kind == "attack" and len(announce.actions(game)) > 1:
        game.then(announce)
    else:
        game.then(Fight(seats=seats, battle=battle))


def _announced(game: H44Game, asked: AnnounceSupport, battle: Battle) -> None:
    """9.3 More support may be declared, while there is any."""
    go_in(game, asked.seats, battle, news=True)


ANNOUNCE_GUN = support_by_gun(_announced)
ANNOUNCE_AIR = support_by_air(_announced)
ROLL = Verb(
    Commit,
    resolve=lambda game, asked, action: go_in(game, asked.seats, asked.battle, news=False),
    irreversible=True,
)


class AnnounceSupport(Decision, frozen=True, kw_only=True):
    """9.3 Once defenders and bridges are known, the attacker declares artillery and air support."""

    rule: ClassVar[str] = "9.3.i"
    verbs = (ANNOUNCE_GUN, ANNOUNCE_AIR, ROLL)
    battle: Battle

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names(self.battle.units))

    def prompt(self, game: H44Game) -> Message:
        column = TABLES.columns[estimate(game.position, self.battle).column]
        return Message("ask-announce-support", {"hex": HEXES[self.battle.target], "column": column})


# -- the die ---------------------------------------------------------------------------------------------------------


@rule("9.3.m", "crt")
class Fight(Procedure, frozen=True, kw_only=True):
    """9.3 One attack: the column is final, one die is rolled, the result applied. Artillery and aircraft are used
    up."""

    seats: tuple[str, ...]
    battle: Battle

    def run(self, game: H44Game) -> None:
        battle, position = self.battle, game.position
        if not battle.defenders and len(defending_groups(position, battle)) > 1:
            owner = (SIDES[1 - battle.side],)
            game.then(ChooseDefenders(seats=owner, attackers=self.seats, battle=battle))
            return
        estimated = estimate(position, battle)
        (die,) = game.roll(1)  # §9.3.m
        label = TABLES.crt[die][estimated.column]
        modifiers = tuple(Modifier(reason, columns, para, "column") for reason, columns, para in estimated.shifts)
        defenders = position.stack(battle.target)
        game.log(
            "battle",
            "9.3",
            roll=Roll((die,), modifiers=modifiers),
            hex=HEXES[battle.target],
            units=names(battle.units),
            defenders=names(defenders),
            attack=estimated.attack,
            defence=estimated.defence,
            column=TABLES.columns[estimated.column],
            result=label,
        )
        attacked_units = (*position.attacked_units, *defenders) if battle.kind == "attack" else position.attacked_units
        flights = position.flights - int(battle.air)  # §10.7.f
        battle = manned(position, battle)
        position = begun(position, battle).mark(battle.guns, FIRED)  # §17.1.c
        game.change(position.but(flights=flights, attacked_units=attacked_units, last_result=(battle.target, label)))
        game.then(*outcome(game.position, self.seats, battle, label))


@rule("11.1.a", "9.3.n", "23.7.c")
def outcome(position: Position, seats: tuple[str, ...], battle: Battle, label: str) -> Iterator[Procedure]:
    """11.1 Apply a result in the order of its row: losses of both sides, then retreat or determined defence, then the
    advance. DS and DMR allow no determined defence; an automatic DS is a retreat of three hexes."""
    result = TABLES.results[label]
    defenders = position.stack(battle.target)
    spared = label in ("D1", "DS") and len(defenders) == 1 and RECON[defenders[0]]  # §23.7.a, §23.7.b, §23.7.d
    if result.attacker:
        # §11.1.p, §11.1.u, §11.1.v, §11.1.y, §11.1.zd, §11.1.zf
        yield AttackerLoss(battle=battle, label=label, by_enemy=result.chosen_by_enemy)
    if result.defender and not spared:
        # §11.1.b, §11.1.m, §11.1.p, §11.1.v, §11.1.y
        yield DefenderLoss(battle=battle, by_enemy=result.chosen_by_enemy)
    if result.engages:
        yield Engage(hex=battle.target)  # §11.1.zc, §11.1.zd, §11.1.ze
    if result.determined:  # §11.1.c, §11.1.h, §12.1.1.c, §12.4.j, §23.7.c
        lone = sum(position.pieces[unit].steps for unit in leaders(position, battle)) == 1
        # §11.1.n, §11.1.q, §11.1.s, §11.1.w, §12.1.1.d
        yield Determined(seats=seats, battle=battle, label=label, lone=lone)
        return
    if result.retreat:  # §11.1.z, §11.1.zb, §11.1.zg, §23.7.c
        # §11.1.d, §11.1.i, §13.1.1.b, §8.7.g
        lengths = result.retreat[-1:] if battle.kind == "automatic-ds" else result.retreat
        yield ThrowBack(battle=battle, lengths=lengths, rout=result.rout)  # §11.1.e, §11.1.j, §14.3.1.f, §14.3.1.g
    yield AfterFight(seats=seats, battle=battle, label=label)
