"""1.0 The table of a firefight as its page lays it out, before any choice or draw: counters in their hexes,
works, track sheets and cards at hand. Units with a zone are yet to be placed, the deck is not shuffled, no card is
dealt."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.coh.data.boards import Battlefield
from grognard.games.coh.data.firefights import Placement, Scenario
from grognard.games.coh.data.schema import FACINGS, SIDES
from grognard.games.coh.data.units import BOMB, CARD, PACK, UNIT, UNITS, VETERAN, WEAPON, WORK
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.markers import Bombs, Fieldwork, Veteran, Weapon
from grognard.games.coh.state.position import ARRIVAL, HIDDEN, NONE, OUT, UNPLACED, Army, Piece, Position, Rules


@rule("1.0.c", "1.0.d", "1.0.e")
def opening(rules: Rules) -> Position:
    """The table of a firefight, laid out."""
    page = PACK.scenarios[rules.scenario]
    armies = {row.id: number for number, row in enumerate(page.armies)}
    pieces = [Piece(OUT)] * len(UNITS)
    owners = [NONE] * len(UNITS)
    bare = Position(rules=rules, pieces=tuple(pieces), owners=tuple(owners), armies=())  # §11.0.a
    for row in page.placements:
        if not (row.optional and rules.without_assault_guns):  # §errata.firefights.v
            pieces[UNIT[row.id]] = _placed(bare.field, row)
            owners[UNIT[row.id]] = armies[row.army]
    for arrival in page.arrivals:
        for id_ in arrival.units:
            rides = arrival.mounted.get(id_)  # §5.1.g
            pieces[UNIT[id_]] = Piece(ARRIVAL - arrival.n, carrier=NONE if rides is None else UNIT[rides])
            owners[UNIT[id_]] = armies[arrival.army]
    return bare.but(
        pieces=tuple(pieces),
        owners=tuple(owners),
        armies=tuple(_army(page, rules, id_) for id_ in armies),  # §21.0.b, §errata.firefights.g
        works=tuple(_works(page, bare.field)),
        control=tuple(_owners(page, bare, armies)),
        deck=tuple(_deck(page, rules)),
        bombs=tuple(
            Bombs(UNIT[id_], BOMB[kind], left)
            for arrival in page.arrivals
            for id_ in arrival.units
            for kind, left in arrival.bombs.items()
        ),
    )


def _placed(field: Battlefield, row: Placement) -> Piece:
    return Piece(
        UNPLACED if row.zone else field.hex(row.hex),
        facing=FACINGS.index(row.facing),
        marks=HIDDEN if row.hidden else 0,
        carrier=UNIT[row.on] if row.on else NONE,
        shelter=WORK[row.inside] if row.inside else NONE,
    )


def _army(page: Scenario, rules: Rules, id_: str) -> Army:
    row = next(row for row in page.armies if row.id == id_)
    caps = row.caps + dict(rules.handicap).get(id_, 0)
    return Army(
        id=id_,
        side=SIDES.index(row.side),
        start=caps,
        cap=caps,
        weapons=tuple(Weapon(WEAPON[issue.card], issue.uses) for issue in page.weapons if issue.army == id_),
        veterans=tuple(
            Veteran(VETERAN[issue.card], (UNIT[issue.unit],))
            for issue in page.veterans
            if issue.army == id_  # §card.V02.b, §card.V03.b, §card.V04.b
        ),
    )


@rule("18.2.a", "18.4.l")
def _works(page: Scenario, field: Battlefield) -> Iterator[Fieldwork]:
    """18.2, 18.4 What the firefight puts there; in play only mines are laid, no fortifications or wire."""
    for row in page.works:  # §18.2.b, §18.4.m
        facing, side = FACINGS.index(row.facing), SIDES.index(row.side)
        yield Fieldwork(WORK[row.work], field.hex(row.hex), side, facing, row.hidden)


def _owners(page: Scenario, bare: Position, armies: dict[str, int]) -> Iterator[int]:
    """2.4, 21.0 Whose each site is: of two armies of the side that starts with it, the one that has a unit there,
    else the first."""
    # RULING coh-184
    holders = {row.hex: row.army for row in page.placements if row.hex}
    starts = {bare.field.hex(row.hex): row for row in page.objectives}
    for hex_ in bare.sites:
        row = starts.get(hex_)
        if row is None or row.start == "none":
            yield NONE
            continue
        own = [army.id for army in page.armies if army.side == row.start]
        holder = holders.get(row.hex, "")
        yield armies[holder if holder in own else own[0]]


def _deck(page: Scenario, rules: Rules) -> Iterator[int]:
    """8.1 Every copy of the cards that the firefight allows."""
    # RULING coh-057
    counts = {card.id: card.count for card in PACK.actions} | {card.id: card.count for card in PACK.events}
    for id_ in (*(page.replay_deck if rules.with_cards else page.deck), *page.events):  # §8.0.b, §8.1.h
        yield from [CARD[id_]] * counts[id_]
