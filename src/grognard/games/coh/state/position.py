"""What lies on the table of Storms of Steel. Small ints inside; printed names at the edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntFlag, auto
from typing import Any, Literal, NamedTuple, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from grognard.core.counters.position import Stacks, beside, restacked
from grognard.core.derived import carry_over, derived_property
from grognard.core.game import Game
from grognard.core.game import Position as BasePosition
from grognard.games.coh.data.altered import Altered, altered_figures, altered_scenario
from grognard.games.coh.data.boards import NO_PATCH, Battlefield, Patch
from grognard.games.coh.data.firefights import Scenario
from grognard.games.coh.data.units import AIRCRAFT, PACK, PRINTED, SIDE, UNITS, Figures
from grognard.games.coh.sight.ground import field_of
from grognard.games.coh.state.markers import Barrage, Bombs, Coin, Fieldwork, Lot, Smoke, Veteran, Weapon

NONE = -1
"""No counter, no card, no army."""

# Places of a unit that stands in no hex.
OUT, UNPLACED, DESTROYED, LEFT, CUP = -1, -2, -3, -4, -5
"""Not in this firefight; yet to be set up; on the track of command points (7.3); off the board (5.1); in the cup of a
lone player (21.2)."""
ARRIVAL = -10
"""5.1 A unit of arrival `n` of the firefight waits at `ARRIVAL - n`."""
PLACE = beside(OUT, ("out", "unplaced", "destroyed", "left", "cup")) | {
    f"arrival-{n}": ARRIVAL - n for n in range(1, max(len(row.arrivals) for row in PACK.scenarios.values()) + 1)
}
_PLACES = {place: name for name, place in PLACE.items()}


class Mark(IntFlag):
    """Markers on a unit."""

    SPENT = auto()
    """2.2 Its back is up."""
    HIDDEN = auto()
    """10.0 Its owner alone knows where it is."""
    STUCK = auto()
    """14.1 Immobilised by the ground, until it is towed out."""
    BOGGED = auto()
    """Card 20, until the end of the round."""
    DUG_IN = auto()
    """18.1 A hasty defence."""
    EXPOSED = auto()
    """5.01 Moved in the open, until the enemy has acted."""
    SHOWN = auto()
    """7.4 The enemy has seen its hit counter."""
    DAMAGED = auto()
    """20.0 An aircraft with its first hit."""
    LEAVING = auto()
    """20.0 A spent aircraft that flies off by itself."""
    VIGILANT = auto()
    """Card V07, until it acts again."""
    IRON = auto()
    """Card V11, for one activation."""
    COVERT = auto()
    """Card V13, for one action."""


# Plain numbers where markers are tested: a bit test on a member of an enum takes twenty times as long.
SPENT, HIDDEN, STUCK, BOGGED, DUG_IN, EXPOSED = (int(mark) for mark in list(Mark)[:6])
SHOWN, DAMAGED, LEAVING, VIGILANT, IRON, COVERT = (int(mark) for mark in list(Mark)[6:])
MARKS = {str(mark.name).lower().replace("_", "-"): int(mark) for mark in Mark}
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
    """What was agreed before play: the firefight, the optional rules, the command points for a less experienced
    player."""

    scenario: str
    ap_roulette: bool = False
    cautious_movement: bool = False
    sides_together: bool = False
    single_victory: bool = False
    solitaire: bool = False
    with_cards: bool = False
    without_assault_guns: bool = False
    handicap: tuple[tuple[str, int], ...] = ()
    """21.3 Armies and their additional command points."""
    patch: Patch = NO_PATCH
    altered: Altered | UnsetType = UNSET
    """Other figures of units, other entry hexes and exits: of a situation alone."""


class Moved(NamedTuple):
    """Counters in another place, as they are now: what the patch of the stacks is told."""

    moved: Mapping[int, Piece]


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

    @property
    def turn(self) -> int:
        """How far the game has come, as the lobby of every game tells it."""
        return self.round

    @derived_property("rules")
    def scenario(self) -> Scenario:
        rules = self.rules
        return altered_scenario(rules.scenario, rules.altered) if rules.altered else PACK.scenarios[rules.scenario]

    @derived_property("rules")
    def figures(self) -> Figures:
        """The figures on the counters, table by table."""
        return altered_figures(self.rules.altered.figures) if self.rules.altered else PRINTED

    @derived_property("rules")
    def field(self) -> Battlefield:
        return field_of(self.rules.scenario, self.rules.patch)

    @derived_property("rules")
    def sites(self) -> tuple[int, ...]:
        """2.4, 8.1 The hexes whose owner matters: open objectives, then secret ones."""
        secret = (row.hex for row in self.scenario.secrets if row.hex)
        hexes = (*(row.hex for row in self.scenario.objectives), *secret)
        return tuple(dict.fromkeys(self.field.hex(name) for name in hexes))

    @derived_property("places", patch=restacked)
    def stacks(self) -> Stacks:
        """The units in each hex that has any: hidden, carried and flying ones among them."""
        stacks: Stacks = {}
        for unit, piece in enumerate(self.pieces):
            if piece.place >= 0:
                stacks[piece.place] = (*stacks.get(piece.place, ()), unit)
        return stacks

    def stack(self, hex_: int) -> tuple[int, ...]:
        return self.stacks.get(hex_, ())

    @derived_property("places", "hidden")
    def on_board(self) -> tuple[Stacks, Stacks]:
        """The units of each side on the ground that lie on the board, by hex: hidden ones and aircraft are left out."""
        stacks: tuple[Stacks, Stacks] = ({}, {})
        for hex_, units in self.stacks.items():
            for unit in units:
                if not AIRCRAFT[unit] and not self.pieces[unit].marks & HIDDEN:
                    ours = stacks[SIDE[unit]]
                    ours[hex_] = (*ours.get(hex_, ()), unit)
        return stacks

    def of_side(self, hex_: int, side: int) -> tuple[int, ...]:
        return tuple(unit for unit in self.stack(hex_) if SIDE[unit] == side)

    def at(self, place: int) -> tuple[int, ...]:
        """The units at a place beside the boards."""
        return tuple(unit for unit, piece in enumerate(self.pieces) if piece.place == place)

    @derived_property("beside the boards", "owners")
    def _troops(self) -> dict[int, tuple[int, ...]]:
        units = [(owner, unit) for unit, owner in enumerate(self.owners) if self.pieces[unit].place >= 0]
        return {army: tuple(unit for owner, unit in units if owner == army) for army in range(len(self.armies))}

    @derived_property("beside the boards", "owners")
    def _musters(self) -> dict[int, tuple[int, ...]]:
        musters: dict[int, tuple[int, ...]] = dict.fromkeys(range(len(self.armies)), ())
        for unit, owner in enumerate(self.owners):
            place = self.pieces[unit].place
            if owner != NONE and (place >= 0 or place == LEFT or place <= ARRIVAL):
                musters[owner] = (*musters[owner], unit)
        return musters

    def muster(self, army: int) -> tuple[int, ...]:
        """5.1 The units of an army on the boards, and those beside them that may come in some time."""
        return self._musters[army]

    def troops(self, army: int) -> tuple[int, ...]:
        """21.0 The units of an army on the boards."""
        return self._troops[army]

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
        """17.0 The unit a vehicle carries or tows, or NONE."""
        place = self.pieces[unit].place
        near = self.stack(place) if place >= 0 else self.at(place)
        return next((unit_ for unit_ in near if self.pieces[unit_].carrier == unit), NONE)

    @derived_property("hidden", "coins")
    def hides(self) -> tuple[bool, bool]:
        """10.0, 21.2 Whether either side has hidden units, or may have."""
        sides = {SIDE[unit] for unit, piece in enumerate(self.pieces) if piece.marks & HIDDEN}
        sides |= {self.armies[coin.army].side for coin in self.coins}
        return 0 in sides, 1 in sides

    @derived_property("coins")
    def coin_in(self) -> dict[int, int]:
        """21.2 The hexes with a coin, and whose it is."""
        return {coin.hex: coin.army for coin in self.coins}

    @derived_property("works")
    def _works(self) -> dict[int, tuple[Fieldwork, ...]]:
        by_hex: dict[int, tuple[Fieldwork, ...]] = {}
        for work in self.works:
            by_hex[work.hex] = (*by_hex.get(work.hex, ()), work)
        return by_hex

    def works_in(self, hex_: int) -> tuple[Fieldwork, ...]:
        return self._works.get(hex_, ())

    @derived_property("smoke")
    def smoke_in(self) -> dict[int, int]:
        """13.0 What the smoke of each hex adds up to."""
        by_hex: dict[int, int] = {}
        for marker in self.smoke:
            by_hex[marker.hex] = by_hex.get(marker.hex, 0) + marker.value
        return by_hex

    def pool(self, hits: Iterable[int]) -> dict[int, int]:
        """7.4 How many of these hit counters are still to be drawn: those that lie under no unit."""
        drawn = [piece.hit for piece in self.pieces if piece.hit != NONE]
        return {hit: PACK.hits[hit].count - drawn.count(hit) for hit in hits}

    def with_piece(self, unit: int, piece: Piece) -> Self:
        return self.with_pieces({unit: piece})

    def with_pieces(self, changed: Mapping[int, Piece]) -> Self:
        """Counters put elsewhere or turned; the stacks are carried over where they stay as they are."""
        pieces = list(self.pieces)
        for unit, piece in changed.items():
            pieces[unit] = piece
        after = replace(self, pieces=tuple(pieces))
        self._hand_on(after, (), {unit: (self.pieces[unit], piece) for unit, piece in changed.items()})
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
        self._hand_on(after, changes, {unit: pair for unit, pair in enumerate(pairs) if pair[0] is not pair[1]})
        return after

    def _hand_on(self, after: Self, fields: Iterable[str], counters: Mapping[int, tuple[Piece, Piece]]) -> None:
        """Hand on what was derived from this table and still holds of the next, which differs in these fields and
        counters."""
        touched = set(fields)
        moved = {unit: new for unit, (old, new) in counters.items() if old.place != new.place}
        if moved:
            touched.add("places")
        if any(new.place < 0 or self.pieces[unit].place < 0 for unit, new in moved.items()):
            touched.add("beside the boards")
        if any((old.marks ^ new.marks) & HIDDEN for old, new in counters.values()):
            touched.add("hidden")
        carry_over(self, after, touched, Moved(moved))


# -- names -----------------------------------------------------------------------------------------------------------
def place_name(position: Position, place: int) -> str:
    """What a hex or a place beside the boards is called."""
    return position.field.names[place] if place >= 0 else _PLACES[place]


def names(units: Iterable[int]) -> tuple[str, ...]:
    return tuple(UNITS[unit] for unit in units)


CohGame = Game[Position]
