"""Questions a client may ask about the table: reach, lines of sight, shots and their chances, what is under fire, what
is open to an army. They change nothing, and are answered from what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast, get_args

from msgspec import Struct

from grognard.core.errors import BadQuery
from grognard.core.verdicts import Forbidden, Verdict
from grognard.games.coh.cards.weapons import weapon_cost, weapon_verdict
from grognard.games.coh.combat.fire import fire_cost, shot_at
from grognard.games.coh.combat.mortars import indirect_cost, indirect_fire_verdict, observation_point
from grognard.games.coh.combat.rally import RALLY
from grognard.games.coh.combat.shooting import fire_verdict
from grognard.games.coh.combat.shot import Shot, distance
from grognard.games.coh.combat.volley import ChooseTarget
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import PACK, UNIT, WEAPON
from grognard.games.coh.groups.groups import GroupMove
from grognard.games.coh.interface.actions import Fire, IndirectFire, Rally, UseWeapon
from grognard.games.coh.interface.forecast import Aimed, Rallies, ShotForecast, aimed, aimed_at, maybe_there, rallying
from grognard.games.coh.interface.previews import (
    activation_points,
    exposure,
    fire_zone,
    line,
    outlook,
    sight,
)
from grognard.games.coh.interface.reaching import distance as distance_of
from grognard.games.coh.interface.reaching import threat
from grognard.games.coh.movement.bonus_moves import BonusMove
from grognard.games.coh.movement.reach import reach
from grognard.games.coh.state.known_position import blindfolded, unknown_counters
from grognard.games.coh.state.position import NONE, CohGame, Position, names
from grognard.games.coh.turn.actor import Actor, By
from grognard.games.coh.turn.turns import ChooseAction

QUESTIONS = ("reach", "sight", "line", "shot", "rally", "zone", "exposure", "outlook", "distance", "threat")
HOWS = ("direct", "indirect", "weapon")


def query(game: CohGame, seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
    """The answer to one question of a seat."""
    seen_game = blindfolded(game, seat)
    position = seen_game.position
    match what:
        case "reach":
            actor = _actor(seen_game, what, args)
            return reach(seen_game, _ready(position, actor), actor)
        case "sight":
            return sight(position, _hex(position, what, args.get("hex")))
        case "line":
            return line(position, _hex(position, what, args.get("from")), _hex(position, what, args.get("to")))
        case "shot":
            return shot(seen_game, seat, unknown_counters(game.position, seat), args)
        case "rally":
            return rally(seen_game, args)
        case "zone":
            return fire_zone(position, _unit(position, what, args.get("unit")), _facing(what, args))
        case "exposure":
            return exposure(position, _unit(position, what, args.get("unit")))
        case "outlook":
            return outlook(seen_game, _army(position, seat, args))
        case "distance":
            start, end = (_hex(position, what, args.get(key)) for key in ("start", "end"))
            unit = _unit(position, what, args["unit"]) if args.get("unit") else NONE
            return distance_of(seen_game, start, end, unit)
        case "threat":
            return threat(seen_game, seat, _hex(position, what, args.get("hex")))
    raise BadQuery(what=what, detail=f"known questions are {', '.join(QUESTIONS)}")


# -- what was asked about --------------------------------------------------------------------------------------------
def _unit(position: Position, what: str, name: object) -> int:
    if not isinstance(name, str) or name not in UNIT or position.owners[UNIT[name]] == NONE:
        raise BadQuery(what=what, detail=f"there is no unit {name!r} in this firefight")
    return UNIT[name]


def _units(position: Position, what: str, args: Mapping[str, Any]) -> tuple[int, ...]:
    names_given = args.get("units", (args["unit"],) if "unit" in args else ())
    if not isinstance(names_given, (list, tuple)):
        raise BadQuery(what=what, detail="`units` is a list of units")
    units = tuple(_unit(position, what, name) for name in names_given)
    if not units or len({position.owners[unit] for unit in units}) > 1:
        raise BadQuery(what=what, detail="`units` are some of one army")
    return tuple(dict.fromkeys(units))


def _hex(position: Position, what: str, name: object) -> int:
    if not isinstance(name, str) or name not in position.field.index:
        raise BadQuery(what=what, detail=f"there is no hex {name!r}")
    return position.field.index[name]


def _facing(what: str, args: Mapping[str, Any]) -> int | None:
    facing = args.get("facing")
    if facing is not None and facing not in FACINGS:
        raise BadQuery(what=what, detail=f"there is no facing {facing!r}")
    return None if facing is None else FACINGS.index(facing)


def _army(position: Position, seat: str | None, args: Mapping[str, Any]) -> int:
    ids = [army.id for army in position.armies]
    name = args.get("army", seat)
    if name not in ids:
        raise BadQuery(what="outlook", detail=f"`army` is one of {', '.join(ids)}")
    return ids.index(cast(str, name))


# -- who acts --------------------------------------------------------------------------------------------------------
def _actor(game: CohGame, what: str, args: Mapping[str, Any]) -> Actor:
    """The action that is going on, if it is of these units and nothing else is said; else one they could begin."""
    position, units = game.position, _units(game.position, what, args)
    by = args.get("by", "")
    if by not in ("", *get_args(By)):
        raise BadQuery(what=what, detail=f"`by` is one of {', '.join(get_args(By))}")
    running = game.agenda[-1] if game.agenda else None
    if isinstance(running, (ChooseAction, BonusMove, GroupMove)):
        actor = running.actor
        if set(actor.units) == set(units) and by in ("", actor.by):
            return actor
    if not by:
        by = "cap" if position.state(units[0]) == "spent" else "ap"
    return Actor(army=position.owners[units[0]], units=units, by=cast(By, by))


def _ready(position: Position, actor: Actor) -> Position:
    """3.0 The table with the leader activated, where the action would begin so."""
    if actor.by != "ap" or position.state(actor.unit) != "fresh":
        return position
    army = position.armies[actor.army]
    if army.active and set(army.active) & set(actor.units):
        return position
    return position.with_army(actor.army, active=(actor.unit,), ap=activation_points(position, actor.unit))


# -- shots -----------------------------------------------------------------------------------------------------------
def shot(game: CohGame, seat: str | None, unknown: frozenset[int], args: Mapping[str, Any]) -> ShotForecast:
    """7.0 What an attack would come to: the one that is going on, or one by these units."""
    running = game.agenda[-1] if game.agenda else None
    if not args.get("units") and "unit" not in args:
        if not isinstance(running, ChooseTarget) or seat not in running.seats:
            raise BadQuery(what="shot", detail="no attack of yours is going on: name its `units` and `hex`")
        targets_left = [t for t in running.targets if t.unit != NONE or t.work != NONE]
        targets = tuple(aimed(game.position, running.shot, target, unknown) for target in targets_left)
        return _told(game.position, running.shot, 0, True, targets=targets)
    actor = _actor(game, "shot", args)
    position = _ready(game.position, actor)
    hex_ = _hex(position, "shot", args.get("hex"))
    attack, cost, verdict = _attack(position, actor, hex_, args)
    if position.pieces[actor.unit].place < 0:
        return _told(position, attack, cost, verdict, targets=())
    return _told(position, attack, cost, verdict, targets=aimed_at(position, attack, unknown))


def _attack(position: Position, actor: Actor, hex_: int, args: Mapping[str, Any]) -> tuple[Shot, int, Verdict]:
    """The shot, its cost, and whether it may be fired."""
    how, name = args.get("how", "direct"), position.field.names[hex_]
    if how not in HOWS:
        raise BadQuery(what="shot", detail=f"`how` is one of {', '.join(HOWS)}")
    if how == "indirect":
        point = observation_point(position, actor.unit, hex_)
        attack = Shot(army=actor.army, hex=hex_, how="indirect", units=actor.units, seen_from=point)
        return attack, indirect_cost(position, actor.unit), indirect_fire_verdict(position, actor, IndirectFire(name))
    if how == "weapon":
        card = args.get("card")
        if card not in PACK.weapons:
            raise BadQuery(what="shot", detail=f"there is no weapon card {card!r}")
        attack = Shot(army=actor.army, hex=hex_, how="weapon", units=actor.units, card=WEAPON[card])
        return attack, weapon_cost(position, actor.unit, card), weapon_verdict(position, actor, UseWeapon(card, name))
    attack = shot_at(position, actor, hex_)
    return attack, fire_cost(position, actor, hex_), fire_verdict(position, actor, Fire(name))


def _told(position: Position, shot: Shot, cost: int, verdict: Verdict, *, targets: tuple[Aimed, ...]) -> ShotForecast:
    on_board = shot.leader != NONE and position.pieces[shot.leader].place >= 0
    return ShotForecast(
        units=names(shot.units),
        hex=position.field.names[shot.hex],
        how=shot.how,
        cost=cost,
        distance=distance(position, shot.leader, shot.hex) if on_board else 0,
        refusal=verdict if isinstance(verdict, Forbidden) else None,
        seen_from="" if shot.seen_from == NONE else position.field.names[shot.seen_from],
        targets=targets,
        hidden=maybe_there(position, shot) if on_board else (),
    )


# -- rallying --------------------------------------------------------------------------------------------------------
def rally(game: CohGame, args: Mapping[str, Any]) -> Rallies:
    """7.5 The rolls of units that rally together."""
    actor = _actor(game, "rally", args)
    position = _ready(game.position, actor)
    verdict = RALLY.verdict(position, actor, Rally())
    rolls = (rallying(position, actor.army, unit) for unit in actor.units)
    refusal = verdict if isinstance(verdict, Forbidden) else None
    return Rallies(refusal=refusal, units=tuple(roll for roll in rolls if roll is not None))
