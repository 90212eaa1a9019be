"""What each seat sees of Storms of Steel: a whitelist. The enemy's hit counters until they are shown, hidden units and
mines, cards in hand, called artillery and secret objectives are hidden."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.games.coh.data.boards import NO_PATCH
from grognard.games.coh.data.schema import FACINGS, SIDES
from grognard.games.coh.data.units import BOMBS, CARDS, HITS, SIDE, UNITS, VETERANS, WEAPONS, WORKS
from grognard.games.coh.groups.groups import GroupMove
from grognard.games.coh.interface.catalogue import Field, field_sheet
from grognard.games.coh.movement.bonus_moves import BonusMove
from grognard.games.coh.state.position import (
    HIDDEN,
    MARKS,
    NONE,
    OUT,
    SHOWN,
    SPENT,
    CohGame,
    Position,
    names,
    place_name,
)
from grognard.games.coh.state.position import Army as Sheet
from grognard.games.coh.state.position import Piece as Counter
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.turns import ChooseAction, TakeTurn

UNKNOWN = "?"

TOLD = frozenset(
    {
        "attack-hit",
        "attack-missed",
        "attack-destroyed",
        "unit-destroyed",
        "work-hit",
        "work-destroyed",
        "no-hidden-unit-hit",
        "hidden-unit-hit",
        "rallied",
        "rally-failed",
        "mine-struck",
        "mine-spared",
        "artillery-fell",
        "got-stuck",
        "drove-through",
        "points-scored",
    }
)
"""What came of an attack or a roll, but not which hit counter was drawn."""


class Piece(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A counter."""

    at: str
    """A hex; `unplaced`, `destroyed`, `left`, `arrival-1`, `cup`; `hidden` where this seat does not know the hex."""
    facing: str = "n"
    marks: tuple[str, ...] = ()
    hit: str = ""
    """The hit counter; `?` for one that has not been shown."""
    carrier: str = ""
    shelter: str = ""
    altitude: int = 0
    state: str = "fresh"


class Uses(Struct, frozen=True):
    card: str
    uses: int


class Veteran(Struct, frozen=True):
    card: str
    units: tuple[str, ...]


class Barrage(Struct, frozen=True):
    card: str
    hex: str
    smoke: bool
    round: int


class Army(Struct, frozen=True, kw_only=True):
    """A track sheet."""

    id: str
    side: str
    start: int
    cap: int
    ap: int
    active: tuple[str, ...]
    lost: tuple[str, ...]
    points: int
    hand: tuple[str, ...]
    """Cards; `?` for each of another army."""
    weapons: tuple[Uses, ...]
    veterans: tuple[Veteran, ...]
    barrages: tuple[Barrage, ...]
    """Of this seat's own army alone."""
    objective: str
    """The secret objective; `?` for that of another army."""


class ShownWork(Struct, frozen=True):
    work: str
    hex: str
    side: str
    facing: str
    hidden: bool


class Smoke(Struct, frozen=True):
    hex: str
    value: int


class Bombs(Struct, frozen=True):
    unit: str
    bomb: str
    left: int


class View(Struct, frozen=True, kw_only=True):
    scenario: str
    options: dict[str, bool | int | str]
    round: int
    rounds: int
    first: str
    turn: str
    """The army whose turn it is; empty between turns."""
    acting: tuple[str, ...]
    """The units that have been taken up."""
    by: str
    """How they act: `ap`, `cap`, `opportunity`, `card`; empty when no unit has been chosen."""
    added_cap: int
    """3.21 The command points that go with their action points."""
    by_card: str
    """8.1 The card that gives the action."""
    units: dict[str, Piece]
    """Every counter of the firefight."""
    armies: tuple[Army, ...]
    works: tuple[ShownWork, ...]
    smoke: tuple[Smoke, ...]
    control: dict[str, str]
    """Hexes that give points, to the army that holds them; empty: neither side."""
    deck: int
    discard: tuple[str, ...]
    bombs: tuple[Bombs, ...]
    coins: tuple[str, ...]
    field: Field | None
    """The battlefield of a situation that has changed it; none: that of the firefight."""


def side_of(position: Position, seat: str | None) -> int:
    """The side of a seat; NONE for an onlooker."""
    return next((army.side for army in position.armies if army.id == seat), NONE)


def view(game: CohGame, seat: str | None) -> View:
    """The table through the eyes of a seat."""
    position = game.position
    side = side_of(position, seat)
    over = position.outcome is not None
    actor = _actor(game)
    return View(
        scenario=position.rules.scenario,
        options=_options(position),
        round=position.round,
        rounds=position.scenario.rounds,
        first="" if position.first == NONE else position.armies[position.first].id,
        turn=_turn(game),
        acting=() if actor is None else names(actor.units),
        by="" if actor is None else actor.by,
        added_cap=0 if actor is None else actor.cap,
        by_card="" if actor is None or actor.card == NONE else CARDS[actor.card],
        units=dict(_units(position, side, over)),
        armies=tuple(_army(position, army, seat, over) for army in position.armies),
        works=tuple(
            ShownWork(WORKS[w.kind], position.field.names[w.hex], SIDES[w.side], FACINGS[w.facing], w.hidden)
            for w in position.works
            if over or not w.hidden or w.side == side  # §18.5.a
        ),
        smoke=tuple(Smoke(position.field.names[marker.hex], marker.value) for marker in position.smoke),
        control={
            position.field.names[hex_]: "" if holder == NONE else position.armies[holder].id
            for hex_, holder in zip(position.sites, position.control, strict=True)
        },
        deck=len(position.deck),
        discard=tuple(CARDS[card] for card in position.discard),
        bombs=tuple(Bombs(UNITS[row.unit], BOMBS[row.kind], row.left) for row in position.bombs),
        coins=tuple(position.field.names[coin.hex] for coin in position.coins),
        field=None if position.rules.patch == NO_PATCH else field_sheet(position.field),
    )


def _options(position: Position) -> dict[str, bool | int | str]:
    rules = position.rules
    switches: dict[str, bool | int | str] = {
        "ap-roulette": rules.ap_roulette,
        "cautious-movement": rules.cautious_movement,
        "sides-together": rules.sides_together,
        "single-victory": rules.single_victory,
        "solitaire": rules.solitaire,
        "with-cards": rules.with_cards,
        "without-assault-guns": rules.without_assault_guns,
    }
    return switches | {f"handicap-{army}": cap for army, cap in rules.handicap}


def _turn(game: CohGame) -> str:
    for step in reversed(game.agenda):
        army = getattr(step, "army", None)
        if isinstance(step, (TakeTurn, ChooseAction)):
            army = step.army if isinstance(step, TakeTurn) else step.actor.army
        if isinstance(army, int) and army >= 0:
            return game.position.armies[army].id
    return ""


def _actor(game: CohGame) -> Actor | None:
    """The units in the middle of an action."""
    step = game.agenda[-1] if game.agenda else None
    return step.actor if isinstance(step, (ChooseAction, BonusMove, GroupMove)) else None


def _units(position: Position, side: int, over: bool) -> Iterator[tuple[str, Piece]]:
    for unit, piece in enumerate(position.pieces):
        if piece.place == OUT:
            continue
        own = over or SIDE[unit] == side
        if piece.has(HIDDEN) and not own:  # §10.0.b, §10.0.c
            yield UNITS[unit], _hidden(position, unit, piece)
        else:
            yield UNITS[unit], _piece(position, unit, piece, own)


def _hidden(position: Position, unit: int, piece: Counter) -> Piece:
    """10.1 The counter lies beside the map: that it is spent can be seen, and nothing else."""
    marks = ("spent", "hidden") if piece.has(SPENT) else ("hidden",)
    return Piece(at="hidden", marks=marks, state=position.state(unit))


def _piece(position: Position, unit: int, piece: Counter, own: bool) -> Piece:
    hit = ""
    if piece.hit != NONE:
        hit = HITS[piece.hit] if own or piece.has(SHOWN) else UNKNOWN  # §7.4.c
    return Piece(
        at=place_name(position, piece.place),
        facing=FACINGS[piece.facing],
        marks=tuple(name for name, mark in MARKS.items() if piece.has(mark)),
        hit=hit,
        carrier="" if piece.carrier == NONE else UNITS[piece.carrier],
        shelter="" if piece.shelter == NONE else WORKS[piece.shelter],
        altitude=piece.altitude,
        state=position.state(unit),
    )


def _army(position: Position, army: Sheet, seat: str | None, over: bool) -> Army:
    own = over or army.id == seat
    return Army(
        id=army.id,
        side=SIDES[army.side],
        start=army.start,
        cap=army.cap,
        ap=army.ap,
        active=tuple(UNITS[unit] for unit in army.active),
        lost=tuple(UNITS[unit] for unit in army.lost),
        points=army.points,
        hand=tuple(CARDS[card] if own else UNKNOWN for card in army.hand),  # §8.0.d, §8.1.o
        weapons=tuple(Uses(WEAPONS[weapon.card], weapon.uses) for weapon in army.weapons),
        veterans=tuple(Veteran(VETERANS[v.card], tuple(UNITS[u] for u in v.units)) for v in army.veterans),
        barrages=_barrages(position, army) if own else (),  # §12.3.c
        objective="" if army.objective == NONE else CARDS[army.objective] if own else UNKNOWN,
    )


def _barrages(position: Position, army: Sheet) -> tuple[Barrage, ...]:
    return tuple(
        Barrage(WEAPONS[row.card], position.field.names[row.hex], row.smoke, row.round) for row in army.barrages
    )
