"""What lies on the table of Pavlov's House. Small ints inside; `names` and `codes` translate at the edge."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.game import Position as BasePosition
from grognard.games.pavlov.data.pack import load
from grognard.games.pavlov.data.schema import COLOURS as COLOURS

PACK = load()

# Places of a Soviet or weapon counter: fighting positions are 1..16 in the order of the pack.
REMOVED, STOCK, RESERVE = -2, -1, 0
POSITIONS = range(1, len(PACK.positions) + 1)
SORTIE = len(PACK.positions) + 1
PLACE_NAMES = {
    REMOVED: "removed",
    STOCK: "stock",
    RESERVE: "reserve",
    SORTIE: "storm",
    **{n: p.id for n, p in enumerate(PACK.positions, 1)},
}
PLACES = {name: code for code, name in PLACE_NAMES.items()}

COLOURS_OF: tuple[tuple[int, ...], ...] = (
    (),
    *(tuple(i for i, c in enumerate(COLOURS) if c in p.numbers) for p in PACK.positions),
)
"""The colours of each fighting position."""
BY_NUMBER: tuple[tuple[int, ...], ...] = tuple(tuple(n + 1 for n in PACK.position_at[c]) for c in COLOURS)
"""The positions of each colour in the order of their printed numbers, 1 first."""

TOKENS = ("ammo", "aid", "food", "sapper", "suppress", "wire", "artillery", "aa", "damage")
AMMO, AID, FOOD, SAPPER, SUPPRESS, WIRE, ARTILLERY, AA, DAMAGE = range(9)
TOKEN = {name: code for code, name in enumerate(TOKENS)}
CARGO = (AMMO, AID, FOOD, SAPPER)
NONE = -1
"""An empty location, an empty space, no card."""

FIRST = min(PACK.locations)
LOCATIONS = tuple(f"loc-{n}" for n in sorted(PACK.locations))
LOCATION = {name: index for index, name in enumerate(LOCATIONS)}
"""Printed location to index: `loc-3` is 0."""

CARD_NAMES = frozenset(
    f"c{n}"
    for cards in (
        PACK.soviet_cards,
        PACK.fog_cards,
        PACK.wehrmacht_cards,
        PACK.storm_cards,
        PACK.tactics_cards,
        PACK.support_cards,
    )
    for n in cards
)

TYPES = tuple(t.id for t in PACK.types)
TYPE: dict[str, int] = {name: code for code, name in enumerate(TYPES)}
INFANTRY = tuple(t.arm == "infantry" for t in PACK.types)
TRACKS = tuple(PACK.tracks[n] for n in sorted(PACK.tracks))
TRACK_COLOUR = tuple(COLOURS.index(t.colour) for t in TRACKS)
TRACKS_OF = tuple(tuple(t for t, c in enumerate(TRACK_COLOUR) if c == colour) for colour in range(3))
SPACES = tuple(tuple(f"t{t.n}-{s}" for s in range(1, t.length + 1)) for t in TRACKS)
SPACE = {name: (t, s) for t, names in enumerate(SPACES) for s, name in enumerate(names)}
"""Printed space to (approach, space), both from 0."""

COUNTERS = tuple(c.id for c in PACK.counters)
COUNTER = {name: index for index, name in enumerate(COUNTERS)}
WEAPONS = tuple(w.id for w in PACK.weapons)
WEAPON = {name: index for index, name in enumerate(WEAPONS)}

Mark = Literal["", "action", "order"]


class Man(Struct, frozen=True, array_like=True, gc=False):
    """A Soviet counter: where it is and what lies on it."""

    place: int
    exhausted: bool = False
    damaged: bool = False
    mark: Mark = ""
    """The action or order token on it."""


class Rules(Struct, frozen=True, kw_only=True):
    """What was agreed before play: seats and variants."""

    command: tuple[str, ...]
    """The seats that decide in the Soviet card phase."""
    garrison: tuple[str, ...]
    """The seats that decide in the Soviet counter phase."""
    soviet: tuple[str, ...]
    """The seats that decide for the Soviets in the Wehrmacht phase: any of them (7.3)."""
    german: tuple[str, ...] = ()
    support: bool = False
    tactics: str = "none"
    """`none`, `veteran`, `guards` or `competitive`."""


class Position(BasePosition, frozen=True, kw_only=True, dict=True):
    """The whole table. Decks lie with their top card first."""

    rules: Rules
    turn: int = 1
    # the house
    men: tuple[Man, ...]
    weapons: tuple[int, ...]
    """The place of each weapon."""
    defence: tuple[int, int, int]
    fire: tuple[int, int, int] = (0, 0, 0)
    """Tokens in the three suppression areas."""
    supply: tuple[int, ...] = (0, 0, 0, 0, 0)
    """The house supply area: ammo, aid, food, sapper, suppress."""
    # the square
    tracks: tuple[tuple[int, ...], ...]
    """The type of the counter in each space of each approach, or NONE."""
    mines: tuple[bool, ...]
    # the Volga
    volga: tuple[int, ...]
    """The token on each location, or NONE."""
    staging: tuple[int, ...] = (0, 0, 0, 0)
    stock: tuple[int, ...]
    """Tokens in the box, by kind."""
    # Soviet cards
    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """Cards used this turn, not yet discarded."""
    discard: tuple[int, ...] = ()
    fog: tuple[int, ...] = ()
    """Fog cards in the stock."""
    # Wehrmacht cards
    wehrmacht: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()
    """Wehrmacht cards already played, the latest last."""
    storm: int = NONE
    """The card in the storm-group area."""
    stormed: tuple[int, ...] = ()
    support: int = NONE
    support_deck: tuple[int, ...] = ()
    supported: tuple[int, ...] = ()
    tactics: tuple[int, ...] = ()
    """Open tactics cards, the oldest first."""
    tactics_deck: tuple[int, ...] = ()
    # German planning (7.4)
    german_hand: tuple[int, ...] = ()
    german_tactics: tuple[int, ...] = ()
    planned: tuple[int, ...] = ()
    planned_tactic: int = NONE

    # -- questions --------------------------------------------------------------------------------------

    @cached_property
    def posts(self) -> tuple[tuple[int, ...], ...]:
        """The men on each place of the house: index 0 is the reserve, then the fighting positions."""
        posts: list[tuple[int, ...]] = [()] * SORTIE
        for index, man in enumerate(self.men):
            if 0 <= man.place < SORTIE:
                posts[man.place] += (index,)
        return tuple(posts)

    @cached_property
    def arms(self) -> tuple[tuple[int, ...], ...]:
        """The weapons on each place of the house."""
        arms: list[tuple[int, ...]] = [()] * SORTIE
        for index, place in enumerate(self.weapons):
            if place >= 0:
                arms[place] += (index,)
        return tuple(arms)

    @cached_property
    def targets(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The occupied spaces of each colour, as (approach, space)."""
        return tuple(
            tuple((t, s) for t in TRACKS_OF[colour] for s, type_ in enumerate(self.tracks[t]) if type_ != NONE)
            for colour in range(3)
        )

    @property
    def garrison(self) -> int:
        """How many Soviet counters are in the house, reserve and sortie included."""
        return sum(1 for man in self.men if man.place >= 0)

    def holds(self, location: int) -> int:
        """What lies on a location, by its printed number."""
        return self.volga[location - FIRST]

    def damaged(self, location: int) -> bool:
        return self.volga[location - FIRST] == DAMAGE

    def on_board(self, type_: int) -> int:
        """How many Wehrmacht counters of a type stand on the approaches."""
        return sum(track.count(type_) for track in self.tracks)

    @property
    def wehrmacht_left(self) -> int:
        return sum(len(targets) for targets in self.targets)

    # -- changes ------------------------------------------------------------------------------------------

    def with_man(self, index: int, man: Man) -> Position:
        return replace(self, men=(*self.men[:index], man, *self.men[index + 1 :]))

    def with_weapon(self, index: int, place: int) -> Position:
        return replace(self, weapons=put(self.weapons, index, place))

    def with_token(self, location: int, token: int) -> Position:
        """Put a token (or NONE) on a location, by its printed number; the stock is the caller's business."""
        return replace(self, volga=put(self.volga, location - FIRST, token))

    def with_space(self, track: int, space: int, type_: int) -> Position:
        return replace(self, tracks=put(self.tracks, track, put(self.tracks[track], space, type_)))


PavlovGame = Game[Position]
T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item changed."""
    return (*items[:index], item, *items[index + 1 :])


def add(counts: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    return put(counts, index, counts[index] + amount)
