"""What the chance of winning a firefight of Storms of Steel hangs on. Weights rounded from `grognard lab fit coh`."""

from __future__ import annotations

from math import exp

from grognard.ai.coh import weights as w
from grognard.ai.coh.country import country
from grognard.games.coh.combat.hits import worth
from grognard.games.coh.data.schema import SIDES
from grognard.games.coh.data.units import AIRCRAFT, ARM, GAIT, GERMAN, SIDE
from grognard.games.coh.state.control import owner_of
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.turn.victory import side_points

WEIGHTS = {"german": 0.5, "lead": 0.2, "strength": 0.6, "nearness": 0.12}


def terms(position: Position, side: int) -> dict[str, float]:
    """A side's terms; those of the other are the negatives."""
    rounds = position.scenario.rounds
    left = max(0, rounds - position.round + 1)
    lead = side_points(position, side) - side_points(position, 1 - side) + _held(position, side)
    return {
        # What the Germans start with.
        "german": 1.0 if side == GERMAN else -1.0,
        # Points by which the side would win if every objective stayed in the hands it is in.
        "lead": lead,
        # What is left of both sides' units, hits counted, while there is time to use them.
        "strength": _strength(position, side) * left / rounds,
        # How much nearer the side's units are to objectives they do not hold than the enemy's to theirs.
        "nearness": _nearness(position, side),
    }


def _stakes(position: Position) -> list[tuple[int, float, int]]:
    """Objectives: hex, points still to be had there, the side that holds it (`NONE`: neither)."""
    found = []
    for row in position.scenario.objectives:
        hex_ = position.field.hex(row.hex)
        times = 1
        if row.when == "round":
            times = position.scenario.rounds - max(position.round, row.from_round) + 1
        holder = owner_of(position, hex_)
        side = NONE if holder == NONE else position.armies[holder].side
        if side != NONE and SIDES[side] not in row.scored_by:
            side = NONE
        found.append((hex_, float(row.points * max(times, 0)), side))
    return found


def _held(position: Position, side: int) -> float:
    return sum((points if holder == side else -points) for _, points, holder in _stakes(position) if holder != NONE)


def _strength(position: Position, side: int) -> float:
    total = 0.0
    for unit, piece in enumerate(position.pieces):
        if piece.place < 0 or AIRCRAFT[unit]:
            continue
        value = (worth(position, unit) + w.ARMS[ARM[unit]]) * (1 - w.HIT if piece.hit != NONE else 1.0)
        total += value if SIDE[unit] == side else -value
    return total


def _nearness(position: Position, side: int) -> float:
    ground, total = country(position.field), 0.0
    for hex_, points, holder in _stakes(position):
        for who in range(len(SIDES)):
            if holder == who:
                continue
            ways = (
                ground.away(hex_, GAIT[unit])[piece.place]
                for unit, piece in enumerate(position.pieces)
                if piece.place >= 0 and SIDE[unit] == who and not AIRCRAFT[unit]
            )
            near = points * exp(-w.FADE * min(ways, default=999))
            total += near if who == side else -near
    return total
