"""What is always true of the table of Storms of Steel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.derived import stale_values
from grognard.core.game import Game
from grognard.games.coh.data.units import CARDS, FOOT_HITS, HITS, SIDE, UNITS, VEHICLE, VEHICLE_HITS, WORKS
from grognard.games.coh.state.position import DESTROYED, NONE, SPENT, Position


def faults(game: Game[Any]) -> list[str]:
    """Every broken invariant, in plain words."""
    position: Position = game.position
    faults = [*_units(position), *_armies(position), *_counters(position), *_cards(position), *stale_values(position)]
    if not game.agenda and not game.parallel and position.outcome is None:
        faults.append("nothing is left to do, yet the game has no outcome")
    return faults


def _units(position: Position) -> Iterator[str]:
    loads: list[int] = []
    for unit, piece in enumerate(position.pieces):
        name = UNITS[unit]
        if piece.place >= position.field.grid.size:
            yield f"{name} stands off the boards"
        if not 0 <= piece.facing < 6:
            yield f"{name} faces nowhere"
        if piece.place >= 0 and position.owners[unit] == NONE:
            yield f"{name} has no owner"
        if piece.carrier != NONE:
            loads.append(piece.carrier)
            carrier = position.pieces[piece.carrier]
            if not VEHICLE[piece.carrier] or carrier.place != piece.place or SIDE[piece.carrier] != SIDE[unit]:
                yield f"{name} is carried by {UNITS[piece.carrier]}, which is not there"
        if piece.shelter != NONE and not any(w.kind == piece.shelter for w in position.works_in(piece.place)):
            yield f"{name} is inside a {WORKS[piece.shelter]} that is not there"
    if len(loads) != len(set(loads)):
        yield "a vehicle carries two units"


def _armies(position: Position) -> Iterator[str]:
    for number, army in enumerate(position.armies):
        if army.cap < 0 or army.ap < 0:
            yield f"{army.id} has less than no points"
        if army.ap and not army.active:
            yield f"{army.id} has action points but no activated unit"
        for unit in army.active:
            if position.pieces[unit].has(SPENT):
                yield f"{UNITS[unit]} is activated and spent"
            if position.owners[unit] != number or position.pieces[unit].place == DESTROYED:
                yield f"{UNITS[unit]} cannot be activated by {army.id}"
        lost = {
            u for u, owner in enumerate(position.owners) if owner == number and position.pieces[u].place == DESTROYED
        }
        if lost != set(army.lost) or len(army.lost) != len(set(army.lost)):
            yield f"the losses of {army.id} do not lie on its track"


def _counters(position: Position) -> Iterator[str]:
    for hit, left in position.pool((*FOOT_HITS, *VEHICLE_HITS)).items():
        if left < 0:
            yield f"more counters {HITS[hit]} than there are"
    for unit, piece in enumerate(position.pieces):
        if piece.hit != NONE and piece.hit not in (VEHICLE_HITS if VEHICLE[unit] else FOOT_HITS):
            yield f"{UNITS[unit]} has {HITS[piece.hit]} of the other pool"


def _cards(position: Position) -> Iterator[str]:
    for card in (*position.deck, *position.discard, *(c for army in position.armies for c in army.hand)):
        if not 0 <= card < len(CARDS):
            yield f"there is no card {card}"
