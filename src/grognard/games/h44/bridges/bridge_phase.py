"""5.0 Bridges: the Germans blow and mine them, both sides repair them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, judge
from grognard.games.h44.bridges.bridge_work import (
    DEMOLISHING,
    MINING,
    Work,
    ends,
    enemy_at_the_bridge,
    enemy_watches_the_bridge,
    ferry_is_no_bridge,
    may_repair,
    only_germans_blow_bridges,
    only_germans_mine_bridges,
)
from grognard.games.h44.data.board import BRIDGE, BRIDGES, FERRIES, GRID
from grognard.games.h44.data.units import ALLIED, GERMAN, PACK, SIDE, SIDES
from grognard.games.h44.interface.actions import Blow, Demolish, Done, Mine, Repair, Spare
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import BLOWN, INTACT, MINED, REBUILDING, REPAIRING, H44Game, Position, hex_names
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.supply.lines import never_blown

DOWN = PACK.tables.demolition_from
"""5.6 What the die must reach to blow a bridge."""


# -- 5.4 in the Allied turn ------------------------------------------------------------------------------------------


@rule("5.7.e", "5.7.f")
def is_spared_now(position: Position, bridge: int) -> bool:
    """5.7 The bridge at Grave may not be blown in the first Allied turn."""
    return position.turn < PACK.bridges[bridge].blowable_from


@rule("5.2.b", "5.2.c", "5.4.a")
def mined_at(position: Position, hex_: int) -> list[int]:
    """5.4 The bridges on the hexsides of a hex that the German player may try to blow as the Allies approach."""
    bridges = (position.bridge(hex_, near) for near in GRID.near[hex_])
    return [bridge for bridge in bridges if bridge is not None and _may_go(position, bridge)]  # §5.2.i, §5.3.1.c


def _may_go(position: Position, bridge: int) -> bool:
    mined = position.bridges[bridge] == MINED and not never_blown(bridge)
    return mined and not is_spared_now(position, bridge)


@rule("5.4.c")
def ways_to_blow(position: Position, units: Iterable[int], target: int) -> list[int]:
    """5.4 The mined bridges across which these units attack a hex; only the Allies are at risk."""
    spots = dict.fromkeys(position.pieces[unit].place for unit in units if SIDE[unit] == ALLIED)
    bridges = (position.bridge(at, target) for at in spots if at >= 0)
    return [bridge for bridge in bridges if bridge is not None and bridge in mined_at(position, target)]


@rule("5.4.b", "5.4.c", "5.4.d")
class AskBridge(Procedure, frozen=True, kw_only=True):
    """5.4 The Allies approach a bridge: the German player is asked, if it can still be blown."""

    bridge: int
    cause: str
    """Why: `approach`, `crossing`, `attack` or `advance`."""

    def run(self, game: H44Game) -> None:
        if _may_go(game.position, self.bridge):
            game.then(BlowBridge(seats=(SIDES[GERMAN],), bridge=self.bridge, cause=self.cause))


@rule("5.6.a", "5.6.b", "5.6.c")
def blow(game: H44Game, bridge: int) -> None:
    """5.6 One die, one less on turn 1: on three or more the bridge is blown, otherwise it is safe until mined again."""
    dice = game.roll(1)  # §5.2.e
    change = PACK.tables.modifier("demolition", f"turn-{game.position.turn}")
    modifiers = (Modifier("first-turn", change, "5.6.c", "total"),) if change else ()
    total = dice[0] + change  # §5.6.c
    gone = total >= DOWN  # §5.6.a, §5.6.b
    # §5.2.f, §5.2.g, §5.3.1.b, §5.4.f, §5.4.g, §5.5.h
    game.change(game.position.with_bridge(bridge, BLOWN if gone else INTACT))
    roll = Roll(dice, DOWN, hits=int(gone), total=total, modifiers=modifiers)
    game.log("bridge-blown" if gone else "bridge-held", "5.6", roll=roll, bridge=BRIDGES[bridge])


BLOW = Verb(Blow, resolve=lambda game, asked, action: blow(game, asked.bridge), irreversible=True)
SPARE = Verb(Spare, resolve=lambda game, asked, action: None, ends=True, confirm=True)


class BlowBridge(Decision, frozen=True, kw_only=True):
    """5.4 The German player may try, or leave the bridge for now."""

    rule: ClassVar[str] = "5.4.e"
    verbs = (BLOW, SPARE)  # §5.4.e
    bridge: int
    cause: str

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return (BRIDGES[self.bridge], *hex_names(ends(game.position, self.bridge)))

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-blow-bridge", {"bridge": BRIDGES[self.bridge], "cause": self.cause})


# -- the phase -------------------------------------------------------------------------------------------------------


@rule("5.8.m", "5.8.n")
def lost_sites(position: Position, side: int) -> list[int]:
    """5.8 Repairs of a side that are cancelled because the enemy controls both ends."""
    own = REPAIRING if side == ALLIED else REBUILDING
    return [b for b, state in enumerate(position.bridges) if state == own and _both_lost(position, side, b)]


def _both_lost(position: Position, side: int, bridge: int) -> bool:
    return all(
        position.side_in(end) == 1 - side or (in_zoc(position, side, end) and position.side_in(end) != side)
        for end in ends(position, bridge)
    )


@rule("3.j")
class BridgePhase(Procedure, frozen=True, kw_only=True):
    """5.1 The active player works on bridges for as long as there is something to do."""

    side: int

    def run(self, game: H44Game) -> None:
        for bridge in (*lost_sites(game.position, ALLIED), *lost_sites(game.position, GERMAN)):
            game.change(game.position.with_bridge(bridge, BLOWN))
            game.log("repair-lost", "5.8.n", bridge=BRIDGES[bridge])
        _ask(game, WorkOnBridges(seats=(SIDES[self.side],), side=self.side))


def _ask(game: H44Game, work: WorkOnBridges) -> None:
    if any(not isinstance(action, Done) for action in work.actions(game)):
        game.then(work)


def _continue(game: H44Game, asked: WorkOnBridges, bridge: str) -> None:
    """5.1 One bridge after another, each once per phase."""
    _ask(game, replace(asked, done=(*asked.done, BRIDGE[bridge])))


def _is_there(position: Position, asked: WorkOnBridges, action: Demolish | Mine | Repair) -> bool:
    return action.bridge in BRIDGE or action.bridge in FERRIES


def _work(position: Position, asked: WorkOnBridges, bridge: str) -> Work:
    return Work(position, asked.side, BRIDGE[bridge], asked.done)


def _may_demolish(position: Position, asked: WorkOnBridges, action: Demolish) -> Verdict:
    if action.bridge in FERRIES:
        return judge((ferry_is_no_bridge,), action.bridge)
    return judge((only_germans_blow_bridges, *DEMOLISHING), _work(position, asked, action.bridge))


def _may_mine(position: Position, asked: WorkOnBridges, action: Mine) -> Verdict:
    if action.bridge in FERRIES:
        return judge((ferry_is_no_bridge,), action.bridge)
    return judge((only_germans_mine_bridges, *MINING), _work(position, asked, action.bridge))


def _may_repair(position: Position, asked: WorkOnBridges, action: Repair) -> Verdict:
    if action.bridge in FERRIES:
        return judge((ferry_is_no_bridge,), action.bridge)
    return may_repair(_work(position, asked, action.bridge))


@rule("5.1.a", "5.2.d")
def _mined_bridges(position: Position, asked: WorkOnBridges) -> list[Demolish]:
    """5.1 The Germans may try to blow mined bridges."""
    if asked.side != GERMAN:
        return []
    return [Demolish(BRIDGES[b]) for b, state in enumerate(position.bridges) if position.usable(b) and state == MINED]


@rule("5.1.c")
def _unmined_bridges(position: Position, asked: WorkOnBridges) -> list[Mine]:
    """5.1 The Germans may mine safe bridges again."""
    if asked.side != GERMAN:
        return []
    return [Mine(BRIDGES[b]) for b, state in enumerate(position.bridges) if position.usable(b) and state != MINED]


@rule("5.1.b")
def _blown_bridges(position: Position, asked: WorkOnBridges) -> list[Repair]:
    """5.1 Both sides repair blown bridges."""
    return [Repair(BRIDGES[bridge]) for bridge in range(len(position.bridges)) if not position.usable(bridge)]


def _demolish(game: H44Game, asked: WorkOnBridges, action: Demolish) -> None:
    blow(game, BRIDGE[action.bridge])
    _continue(game, asked, action.bridge)


def _mine(game: H44Game, asked: WorkOnBridges, action: Mine) -> None:
    game.change(game.position.with_bridge(BRIDGE[action.bridge], MINED))
    game.log("bridge-mined", "5.3.2.g", bridge=action.bridge)
    _continue(game, asked, action.bridge)


def _repair(game: H44Game, asked: WorkOnBridges, action: Repair) -> None:
    mend(game, asked.side, BRIDGE[action.bridge])
    _continue(game, asked, action.bridge)


DEMOLISH = Verb(
    Demolish,
    candidates=_mined_bridges,
    exists=_is_there,
    verdict=_may_demolish,
    resolve=_demolish,
    irreversible=True,
)
MINE = Verb(Mine, candidates=_unmined_bridges, exists=_is_there, verdict=_may_mine, resolve=_mine)
REPAIR = Verb(Repair, candidates=_blown_bridges, exists=_is_there, verdict=_may_repair, resolve=_repair)
NO_MORE_BRIDGES = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class WorkOnBridges(Decision, frozen=True, kw_only=True):
    """5.1 One bridge after another; only the Germans blow and mine."""

    rule: ClassVar[str] = "5.1"
    verbs = (DEMOLISH, MINE, REPAIR, NO_MORE_BRIDGES)
    side: int
    done: tuple[int, ...] = ()


@rule("5.8.k", "5.8.l", "5.9.e")
def mend(game: H44Game, side: int, bridge: int) -> None:
    """5.8 First the marker is turned over, in a later phase it is removed: the bridge is safe in Allied hands, mined in
    German hands."""
    begun, ready = (REPAIRING, INTACT) if side == ALLIED else (REBUILDING, MINED)
    finished = game.position.bridges[bridge] == begun
    game.change(game.position.with_bridge(bridge, ready if finished else begun))  # §5.9.f, §5.8.k, §5.8.l
    clause = "5.8.l" if finished else "5.8.k"
    game.log("bridge-repaired" if finished else "bridge-under-repair", clause, bridge=BRIDGES[bridge])


# -- 5.7 Grave -------------------------------------------------------------------------------------------------------


@rule("5.7.f")
class SecureGrave(Procedure, frozen=True, kw_only=True):
    """5.7 At the end of the first Allied turn the bridge at Grave is safe if the Allies hold one end and no German unit
    occupies or controls the other."""

    def run(self, game: H44Game) -> None:
        position = game.position
        for bridge in range(len(BRIDGES)):
            if not is_spared_now(position, bridge) or position.bridges[bridge] != MINED:
                continue
            work = Work(position, ALLIED, bridge)
            held = any(position.side_in(end) == ALLIED for end in work.ends)
            if held and judge((enemy_at_the_bridge, enemy_watches_the_bridge), work):
                game.change(position.with_bridge(bridge, INTACT))
                game.log("bridge-secured", "5.7.f", bridge=BRIDGES[bridge])
