"""What a seat cannot know dealt anew: cards, hit counters that were not shown, hidden units and mines, called
artillery."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.games.coh.combat.hits import pool_of
from grognard.games.coh.data.units import CARD, FOOT_HITS, PACK, SIDE, VEHICLE_HITS
from grognard.games.coh.interface.views import side_of
from grognard.games.coh.movement.step import shelter_in
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import terrain
from grognard.games.coh.state.position import HIDDEN, NONE, SHOWN, CohGame, Position
from grognard.games.coh.state.presence import visible


@rule("8.0.d", "10.0.b", "12.3.c")
def determinized(game: CohGame, seat: str | None, dice: Dice) -> CohGame:
    """A game the seat cannot tell from this one."""
    dealt = game.fork()
    position = game.position
    side = side_of(position, seat)
    position, dice = _cards(position, seat, dice)
    position, dice = _counters(position, side, dice)
    position, dice = _hidden(position, side, dice)
    position, dice = _mines(position, side, dice)
    position, dice = _barrages(position, seat, dice)
    dealt.position = position
    dealt.dice = replace(dice, draws=dice.draws + 1)
    return dealt


def _cards(position: Position, seat: str | None, dice: Dice) -> tuple[Position, Dice]:
    """8.0 The deck and the hands of all others."""
    hidden = [number for number, army in enumerate(position.armies) if army.id != seat]
    cards = [card for number in hidden for card in position.armies[number].hand]
    shuffled, dice = dice.shuffle([*cards, *position.deck])
    left = list(shuffled)
    for number in hidden:
        count = len(position.armies[number].hand)
        position = position.with_army(number, hand=tuple(left[:count]))
        left = left[count:]
    position = position.but(deck=tuple(left))
    secret = [number for number in hidden if position.armies[number].objective != NONE]
    own = {army.objective for army in position.armies if army.id == seat}
    cards = [CARD[row.card] for row in position.scenario.secrets if CARD[row.card] not in own]
    dealt, dice = dice.shuffle(cards)
    for number, card in zip(secret, dealt, strict=False):
        position = position.with_army(number, objective=card)
    return position, dice


def _counters(position: Position, side: int, dice: Dice) -> tuple[Position, Dice]:
    """7.4 Counters under the enemy's units that have not been shown."""
    for pool in (FOOT_HITS, VEHICLE_HITS):
        unknown = [
            unit
            for unit, piece in enumerate(position.pieces)
            if piece.hit != NONE and not piece.has(SHOWN) and SIDE[unit] != side and pool_of(unit) is pool
        ]
        left = position.pool(pool)
        counters = [hit for hit, count in left.items() for _ in range(count) if not PACK.hits[hit].destroys]
        counters += [position.pieces[unit].hit for unit in unknown]
        drawn, dice = dice.shuffle(counters)
        position = position.with_pieces(
            {unit: replace(position.pieces[unit], hit=hit) for unit, hit in zip(unknown, drawn, strict=False)}
        )
    return position, dice


def _hidden(position: Position, side: int, dice: Dice) -> tuple[Position, Dice]:
    """10.0 Hidden units of the enemy, anywhere in cover that is empty."""
    # RULING coh-076
    units = [u for u, piece in enumerate(position.pieces) if piece.has(HIDDEN) and piece.place >= 0 and SIDE[u] != side]
    field = position.field
    free = [hex_ for hex_ in range(field.grid.size) if terrain(field, hex_).conceals and not visible(position, hex_)]
    hexes, dice = dice.shuffle(free)
    changed = {
        unit: replace(position.pieces[unit], place=hex_, shelter=shelter_in(position, unit, hex_))
        for unit, hex_ in zip(units, hexes, strict=False)
    }
    return position.with_pieces(changed), dice


def _mines(position: Position, side: int, dice: Dice) -> tuple[Position, Dice]:
    """18.5 Hidden mines of the enemy, anywhere: where a unit has come to stand they would have been found."""
    unknown = [work for work in position.works if work.hidden and work.side != side]
    shown = tuple(work for work in position.works if work not in unknown)
    taken = {work.hex for work in shown}
    size = position.field.grid.size
    free = [hex_ for hex_ in range(size) if hex_ not in taken and not visible(position, hex_)]
    hexes, dice = dice.shuffle(free)
    dealt = tuple(replace(work, hex=hex_) for work, hex_ in zip(unknown, hexes, strict=False))
    return position.but(works=(*shown, *dealt)), dice


def _barrages(position: Position, seat: str | None, dice: Dice) -> tuple[Position, Dice]:
    """12.3 Where artillery of others will fall."""
    for number, army in enumerate(position.armies):
        if army.id == seat or not army.barrages:
            continue
        hexes, dice = dice.shuffle(range(position.field.grid.size))
        barrages = tuple(replace(row, hex=hex_) for row, hex_ in zip(army.barrages, hexes, strict=False))
        position = position.with_army(number, barrages=barrages)
    return position, dice
