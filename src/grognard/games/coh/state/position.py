"""What lies on the table of Storms of Steel. Small ints inside; printed names at the edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Literal, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from grognard.core.counters import Stacks, beside
from grognard.core.game import Game
from grognard.core.game import Position as BasePosition
from grognard.games.coh.data.altered import Altered, altered_figures, altered_scenario
from grognard.games.coh.data.boards import NO_PATCH, Battlefield, Patch
from grognard.games.coh.data.firefights import Scenario
from grognard.games.coh.data.units import PACK, PRINTED, SIDE, UNITS, Figures
from grognard.games.coh.sight.ground import field_of

NONE = -1
"""No counter, no card, no army."""

# Places of a unit that stands in no hex.
OUT, UNPLACED, DESTROYED, LEFT, CUP = -1, -2, -3, -4, -5
"""Not in this firefight; yet to be set up; on the track of command points (7.3); off the board (5.1); in the cup of a
lone player (21.2)."""
ARRIVAL = -10
"""5.1 Whoever comes with arrival `n` of the firefight waits at `ARRIVAL - n`."""
PLACE = beside(OUT, ("out", "unplaced", "destroyed", "left", "cup")) | {
    f"arrival-{n}": ARRIVAL - n for n in range(1, max(len(row.arrivals) for row in PACK.scenarios.values()) + 1)
}
_PLACES = {place: name for name, place in PLACE.items()}

# Markers on a unit.
SPENT, HIDDEN, STUCK, BOGGED, DUG_IN, EXPOSED, SHOWN = 1, 2, 4, 8, 16, 32, 64
DAMAGED, LEAVING, VIGILANT, IRON, COVERT = 128, 256, 512, 1024, 2048
MARKS = {
    "spent": SPENT,  # 2.2: its back is up
    "hidden": HIDDEN,  # 10.0: its owner alone knows where it is
    "stuck": STUCK,  # 14.1: immobilised by the ground, until it is towed out
    "bogged": BOGGED,  # card 20: until the end of the round
    "dug-in": DUG_IN,  # 18.1: a hasty defence
    "exposed": EXPOSED,  # 5.01: moved in the open, until the enemy has acted
    "shown": SHOWN,  # 7.4: the enemy has seen its hit counter
    "damaged": DAMAGED,  # 20.0: an aircraft with its first hit
    "leaving": LEAVING,  # 20.0: a spent aircraft that flies off by itself
    "vigilant": VIGILANT,  # card V07: until it acts again
    "iron": IRON,  # card V11: for one activation
    "covert": COVERT,  # card V13: for one action
}
State = Literal["fresh", "activated", "spent"]


class Piece(Struct, frozen=True, array_like=True, gc=False):
    """A counter: where it is, which way it faces, what lies on it and under it."""

    place: int
    """A hex; or, below zero, somewhere beside the boards."""
    facing: int = 0
    marks: int = 0
    hit: int = NONE
    """7.4 The hit counter under it; the enemy sees it when it matters."""
    carrier: int = NONE
    """17.0 Who carries or tows it."""
    shelter: int = NONE
    """18.2 The kind of work in its hex that it is inside."""
    altitude: int = 0
    """20.1 Markers under an aircraft."""

    def has(self, mark: int) -> bool:
        return bool(self.marks & mark)

    def marked(self, mark: int) -> Piece:
        return replace(self, marks=self.marks | mark)

    def cleared(self, mark: int) -> Piece:
        return replace(self, marks=self.marks & ~mark)


class Weapon(Struct, frozen=True, array_like=True, gc=False):
    """8.2, 12.3 A weapon card or a battery, and how often it can still be used."""

    card: int
    uses: int


class Veteran(Struct, frozen=True, array_like=True):
    """8.3 A veteran card and the units it belongs to."""

    card: int
    units: tuple[int, ...]


class Barrage(Struct, frozen=True, array_like=True, gc=False):
    """12.3 Artillery that has been called; the enemy does not know where it falls."""

    card: int
    hex: int
    smoke: bool
    round: int
    """When it falls."""


class Smoke(Struct, frozen=True, array_like=True, gc=False):
    """13.0 A smoke marker; `value` is what it adds to a defence, and tells its round."""

    hex: int
    value: int


class Fieldwork(Struct, frozen=True, array_like=True, gc=False):
    """18 A fortification, wire or mine on the board; a hidden one is known to its side."""

    kind: int
    hex: int
    side: int
    facing: int = 0
    hidden: bool = False


class Bombs(Struct, frozen=True, array_like=True, gc=False):
    """20.4 What an aircraft still carries."""

    unit: int
    kind: int
    left: int


class Coin(Struct, frozen=True, array_like=True, gc=False):
    """21.2 A hex where a lone player may have hidden a unit of an army."""

    hex: int
    army: int


class Lot(Struct, frozen=True, array_like=True, gc=False):
    """21.2 What the cup of a lone player holds: a unit, or NONE for a dummy."""

    unit: int
    army: int


class Army(Struct, frozen=True, kw_only=True):
    """1.0, 21.0 A track sheet with all that lies on it, and the cards of its commander."""

    id: str
    side: int
    start: int
    """3.2 Command points of the firefight, a handicap (21.3) among them."""
    cap: int
    """Command points left in this round."""
    ap: int = 0  # §1.0.k
    """3.0, 9.0 Action points left to the active units."""
    active: tuple[int, ...] = ()
    """3.0, 9.0 The activated unit; several that share an activation."""
    strayed: tuple[int, ...] = ()
    """Card V01 Those of the active units that have spent action points on something else than movement."""
    lost: tuple[int, ...] = ()
    """7.3 Destroyed units on the track of command points, in their order."""
    points: int = 0  # §1.0.i
    """2.4 Victory points."""
    hand: tuple[int, ...] = ()
    """8.1 Action cards, in the order they came."""
    weapons: tuple[Weapon, ...] = ()
    veterans: tuple[Veteran, ...] = ()
    barrages: tuple[Barrage, ...] = ()
    objective: int = NONE
    """8.1 The secret objective."""


class Rules(Struct, frozen=True, kw_only=True):
    """What was agreed before play: the firefight, the optional rules, who gets command points for his inexperience."""

    scenario: str
    ap_roulette: bool = False
    cautious_movement: bool = False
    sides_together: bool = False
    single_victory: bool = False
    lone_commander: bool = False
    with_cards: bool = False
    without_assault_guns: bool = False
    handicap: tuple[tuple[str, int], ...] = ()
    """21.3 Armies and their additional command points."""
    patch: Patch = NO_PATCH
    altered: Altered | UnsetType = UNSET
    """Other figures of units, other entry hexes and exits: of a situation alone."""


class Position(BasePosition, frozen=True, kw_only=True, dict=True):
    """The whole table. The deck lies with its top card first."""

    rules: Rules
    pieces: tuple[Piece, ...]
    owners: tuple[int, ...]
    """The army of each unit; NONE for those that are not in the firefight."""
    armies: tuple[Army, ...]
    round: int = 1
    first: int = NONE
    """2.1 The army that has the first turn of the round."""
    works: tuple[Fieldwork, ...] = ()
    smoke: tuple[Smoke, ...] = ()
    control: tuple[int, ...] = ()
    """2.4 The army that owns each of the `sites`, or NONE."""
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    bombs: tuple[Bombs, ...] = ()
    passed: int = 0
    """2.2 Passes one after the other."""
    came: tuple[tuple[int, int], ...] = ()
    """7.63 Units that entered an enemy's hex in the last action, and from where."""
    coins: tuple[Coin, ...] = ()
    cup: tuple[Lot, ...] = ()

    # -- questions ----------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """How far the game has come, as the lobby of every game tells it."""
        return self.round

    @property
    def scenario(self) -> Scenario:
        rules = self.rules
        return altered_scenario(rules.scenario, rules.altered) if rules.altered else PACK.scenarios[rules.scenario]

    @property
    def figures(self) -> Figures:
        """The figures on the counters, table by table."""
        return altered_figures(self.rules.altered.figures) if self.rules.altered else PRINTED

    @cached_property
    def field(self) -> Battlefield:
        return field_of(self.rules.scenario, self.rules.patch)

    @cached_property
    def sites(self) -> tuple[int, ...]:
        """2.4, 8.1 The hexes whose owner matters: open objectives, then secret ones."""
        secret = (row.hex for row in self.scenario.secrets if row.hex)
        hexes = (*(row.hex for row in self.scenario.objectives), *secret)
        return tuple(dict.fromkeys(self.field.hex(name) for name in hexes))

    @cached_property
    def stacks(self) -> Stacks:
        """The units in each hex that has any: hidden, carried and flying ones among them."""
        stacks: Stacks = {}
        for unit, piece in enumerate(self.pieces):
            if piece.place >= 0:
                stacks[piece.place] = (*stacks.get(piece.place, ()), unit)
        return stacks

    def stack(self, hex_: int) -> tuple[int, ...]:
        return self.stacks.get(hex_, ())

    def of_side(self, hex_: int, side: int) -> tuple[int, ...]:
        return tuple(unit for unit in self.stack(hex_) if SIDE[unit] == side)

    def at(self, place: int) -> tuple[int, ...]:
        """The units at a place beside the boards."""
        return tuple(unit for unit, piece in enumerate(self.pieces) if piece.place == place)

    def troops(self, army: int) -> tuple[int, ...]:
        """21.0 The units of an army on the boards."""
        return tuple(u for u, owner in enumerate(self.owners) if owner == army and self.pieces[u].place >= 0)

    def armies_of(self, side: int) -> tuple[int, ...]:
        return tuple(number for number, army in enumerate(self.armies) if army.side == side)

    def army(self, unit: int) -> Army:
        return self.armies[self.owners[unit]]

    def is_active(self, unit: int) -> bool:
        owner = self.owners[unit]
        return owner != NONE and unit in self.armies[owner].active

    def state(self, unit: int) -> State:
        """2.2 Fresh, activated or spent."""
        if self.pieces[unit].has(SPENT):
            return "spent"
        return "activated" if self.is_active(unit) else "fresh"  # §2.2.f

    def is_hidden(self, unit: int) -> bool:
        return self.pieces[unit].has(HIDDEN)

    def cargo(self, unit: int) -> int:
        """17.0 Whom a vehicle carries or tows, or NONE."""
        place = self.pieces[unit].place
        near = self.stack(place) if place >= 0 else self.at(place)
        return next((other for other in near if self.pieces[other].carrier == unit), NONE)

    @cached_property
    def hides(self) -> tuple[bool, bool]:
        """10.0, 21.2 Whether either side has hidden units, or may have."""
        sides = {SIDE[unit] for unit, piece in enumerate(self.pieces) if piece.marks & HIDDEN}
        sides |= {self.armies[coin.army].side for coin in self.coins}
        return 0 in sides, 1 in sides

    @cached_property
    def coin_in(self) -> dict[int, int]:
        """21.2 The hexes with a coin, and whose it is."""
        return {coin.hex: coin.army for coin in self.coins}

    def works_in(self, hex_: int) -> tuple[Fieldwork, ...]:
        return tuple(work for work in self.works if work.hex == hex_)

    @cached_property
    def smoke_in(self) -> dict[int, int]:
        """13.0 What the smoke of each hex adds up to."""
        found: dict[int, int] = {}
        for marker in self.smoke:
            found[marker.hex] = found.get(marker.hex, 0) + marker.value
        return found

    def pool(self, hits: Iterable[int]) -> dict[int, int]:
        """7.4 How many of these hit counters are still to be drawn: those that lie under no unit."""
        drawn = [piece.hit for piece in self.pieces if piece.hit != NONE]
        return {hit: PACK.hits[hit].count - drawn.count(hit) for hit in hits}

    # -- changes ------------------------------------------------------------------------------------------

    def with_piece(self, unit: int, piece: Piece) -> Self:
        return self.with_pieces({unit: piece})

    def with_pieces(self, changed: Mapping[int, Piece]) -> Self:
        """Counters put elsewhere or turned; the stacks are carried over where they stay as they are."""
        pieces = list(self.pieces)
        for unit, piece in changed.items():
            pieces[unit] = piece
        after = replace(self, pieces=tuple(pieces))
        _carry_over(self, after, {unit for unit in changed if self.pieces[unit].place != changed[unit].place})
        return after

    def mark(self, units: Iterable[int], mark: int) -> Self:
        return self.with_pieces({unit: self.pieces[unit].marked(mark) for unit in units})

    def unmark(self, units: Iterable[int], mark: int) -> Self:
        return self.with_pieces({unit: self.pieces[unit].cleared(mark) for unit in units})

    def with_army(self, number: int, **changes: Any) -> Self:
        """A track sheet with other things on it."""
        armies = list(self.armies)
        armies[number] = replace(armies[number], **changes)
        return self.but(armies=tuple(armies))

    def but(self, **changes: Any) -> Self:
        """The same table with other things changed."""
        after = replace(self, **changes)
        pairs = zip(self.pieces, after.pieces, strict=True) if "pieces" in changes else ()
        _carry_over(self, after, {unit for unit, (old, new) in enumerate(pairs) if old.place != new.place})
        return after


def _carry_over(before: Position, after: Position, moved: set[int]) -> None:
    """What was found about a table and still holds for the next."""
    known = before.__dict__
    if "stacks" in known:
        stacks = before.stacks
        if moved:
            stacks = dict(stacks)
            for unit in sorted(moved):
                old, new = before.pieces[unit].place, after.pieces[unit].place
                if old >= 0:
                    left = tuple(other for other in stacks[old] if other != unit)
                    stacks[old] = left
                    if not left:
                        del stacks[old]
                if new >= 0:
                    stacks[new] = tuple(sorted((*stacks.get(new, ()), unit)))
        after.__dict__["stacks"] = stacks
    for name in ("field", "sites"):
        if name in known and before.rules is after.rules:
            after.__dict__[name] = known[name]
    if "smoke_in" in known and before.smoke is after.smoke:
        after.__dict__["smoke_in"] = known["smoke_in"]


# -- names -----------------------------------------------------------------------------------------------------------
def place_name(position: Position, place: int) -> str:
    """What a hex or a place beside the boards is called."""
    return position.field.names[place] if place >= 0 else _PLACES[place]


def names(units: Iterable[int]) -> tuple[str, ...]:
    return tuple(UNITS[unit] for unit in units)


CohGame = Game[Position]
