"""The schema of the pack of Pavlov's House: one struct for each kind of row in its TOML files."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from grognard.core.packs.rows import Block, Named, Text

Colour = Literal["green", "red", "purple"]
COLOURS: tuple[Colour, ...] = ("green", "red", "purple")
TokenKind = Literal["ammo", "aid", "food", "sapper", "suppress", "wire", "artillery", "aa", "damage", "action", "order"]
UnitId = Literal["hq62", "grd13", "sap8", "sig139", "art32", "volga", "aa267", "aa1083"]
TypeId = Literal["rifle", "mg", "scout", "pz2", "pz3", "pz4", "stug"]
Skill = Literal["command", "observer", "at", "mg", "mortar"]
Ability = Literal["inspire", "storm"]
CardKind = Literal["sniper", "mortar", "shelling", "stuka", "place", "assault", "milk"]
Effect = Literal[
    "building-dice",
    "stuka-defence",
    "unit-defence",
    "sniper-dice",
    "mortar-dice",
    "assault-unit-dice",
    "suppress-dice",
    "mine-dice",
    "stuka-count",
    "armour-defence",
    "assault-armour-dice",
    "assault-suppress-dice",
    "no-radio-no-observer",
    "moves",
]


def space_id(track: int, space: int) -> str:
    """A space of an approach: 1 lies at the far edge, the last next to the house."""
    return f"t{track}-{space}"


# ── components.toml ───────────────────────────────────────────────────────────────
class Token(Block, frozen=True, kw_only=True):
    id: TokenKind
    limit: int
    name: Text


class Band(Block, frozen=True, kw_only=True):
    """A line of the table of results; both ends inclusive, a missing one open."""

    id: str
    min: int | None = None
    max: int | None = None
    outcome: Literal["win", "draw", "loss"]
    degree: str
    award: Text | None = None


class Decks(Block, frozen=True, kw_only=True):
    supply_checks_used: int
    supply_checks_on: tuple[int, ...]
    deck_order: tuple[int, ...]


class Setup(Block, frozen=True, kw_only=True):
    suppress_in_supply: int
    food_in_supply: int
    fog_in_deck: int
    fog_in_stock: int
    starting_counters: int


class Defence(Block, frozen=True, kw_only=True):
    start: int
    minimum: int
    maximum: int


class Turn(Block, frozen=True, kw_only=True):
    turns: int
    draw: int
    card_actions: int
    card_actions_with_wire: int
    wehrmacht_cards: int
    moves: int
    counter_actions: int
    moves_with_group: int
    counter_actions_with_group: int


class Volga(Block, frozen=True, kw_only=True):
    resupply_tokens: int
    reinforce_points: int
    load_tokens: int
    suppress_per_ammo: int
    signal_first: int
    signal_last: int
    army_hq: int
    division_hq: int
    battalion: int


class Air(Block, frozen=True, kw_only=True):
    dice_per_token: int
    bomb_dice: int


class Approach(Block, frozen=True, kw_only=True):
    mine_dice: int


class House(Block, frozen=True, kw_only=True):
    radio_points: int
    order_recoveries: int
    observer_dice: int
    observer_targets: int
    crew: int
    crew_actions: int
    inspire_dice: int
    inspire_tokens: int
    food_feeds: int


class Storm(Block, frozen=True, kw_only=True):
    dice_per_counter: int
    extra_dice: int
    casualty_up_to: int


class Scoring(Block, frozen=True, kw_only=True):
    per_counter: int
    per_wehrmacht: int
    win_from: int
    draw_from: int


class Variants(Block, frozen=True, kw_only=True):
    """Keys of both tables: veteran, guards, competitive."""

    tactics_removed: dict[str, tuple[int, int, int, int]]
    tactics_open: dict[str, int]
    plan_wehrmacht_hand: int
    plan_tactics_hand: int
    plan_wehrmacht_played: int
    plan_tactics_played: int


class Components(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tokens: tuple[Token, ...]
    bands: tuple[Band, ...]
    degrees: tuple[Named, ...]
    decks: Decks
    setup: Setup
    defence: Defence
    turn: Turn
    volga: Volga
    air: Air
    approach: Approach
    house: House
    storm: Storm
    scoring: Scoring
    variants: Variants


# ── counters.toml ─────────────────────────────────────────────────────────────────
class Counter(Block, frozen=True, kw_only=True):
    """A Soviet counter: one man of the garrison."""

    id: str
    name: Text
    attack: int
    suppress: int
    cost: int
    actions: tuple[Skill, ...]
    abilities: tuple[Ability, ...]
    start: bool


class Weapon(Block, frozen=True, kw_only=True):
    id: str
    name: Text
    attack: int
    suppress: int
    cost: int
    action: Skill


class WehrmachtType(Block, frozen=True, kw_only=True):
    """`strength` is suppression dice for infantry, attack dice for armour."""

    id: TypeId
    name: Text
    arm: Literal["infantry", "armour"] = field(name="class")
    strength: int
    defence: int
    count: int


class Symbol(Block, frozen=True, kw_only=True):
    """A special action or ability: its letter on the counter and its name."""

    id: Skill | Ability
    letter: Text
    name: Text


class Counters(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    soviet: tuple[Counter, ...]
    weapons: tuple[Weapon, ...]
    wehrmacht: tuple[WehrmachtType, ...]
    actions: tuple[Symbol, ...]
    abilities: tuple[Symbol, ...]


# ── board.toml ────────────────────────────────────────────────────────────────────
class FightingPosition(Block, frozen=True, kw_only=True):
    """A fighting position; `numbers` gives its number within each of its colours."""

    id: str
    name: Text
    numbers: dict[Colour, int]
    radio: bool
    x: int
    y: int


class Track(Block, frozen=True, kw_only=True):
    """An approach; `spaces` are drawing points from the far edge (1) to the house (length)."""

    n: int
    name: Text
    colour: Colour
    length: int
    mine: int
    spaces: tuple[tuple[int, int], ...]


class Unit(Block, frozen=True, kw_only=True):
    id: UnitId
    name: Text
    short: Text


class Location(Block, frozen=True, kw_only=True):
    """A numbered location of the Volga panel; one token of a kind in `tokens` may lie there."""

    n: int
    name: Text
    unit: UnitId | None = None
    tokens: tuple[TokenKind, ...]
    bank: Literal["city", "river", "east"]
    x: int
    y: int


class Area(Block, frozen=True, kw_only=True):
    id: str
    name: Text
    panel: Literal["house", "square", "volga", "off"]
    x: int
    y: int


class Adjacency(Block, frozen=True, kw_only=True):
    """Which spaces are adjacent for the forward observer."""

    same_track: bool
    neighbours: tuple[tuple[int, int], ...]


class Naming(Block, frozen=True, kw_only=True):
    space: Text
    mine: Text


class Board(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    colours: tuple[Named, ...]
    positions: tuple[FightingPosition, ...]
    tracks: tuple[Track, ...]
    units: tuple[Unit, ...]
    locations: tuple[Location, ...]
    areas: tuple[Area, ...]
    adjacency: Adjacency
    naming: Naming


# ── cards.toml ────────────────────────────────────────────────────────────────────
class SovietCard(Block, frozen=True, kw_only=True):
    n: int
    top: UnitId
    bottom: UnitId


class FogCard(Block, frozen=True, kw_only=True):
    n: int
    name: Text


class CardType(Block, frozen=True, kw_only=True):
    """What a Wehrmacht card does; the fields a kind does not need are empty."""

    id: str
    name: Text
    kind: CardKind
    dice: int = 0
    colour_by_die: tuple[Colour, ...] = ()
    aircraft: int = 0
    defence: int = 0
    unit: TypeId | None = None


class WehrmachtCard(Block, frozen=True, kw_only=True):
    n: int
    deck: int
    type: str
    competitive: bool = False


class StormCard(Block, frozen=True, kw_only=True):
    """The storm side of a supply check (62-67), and the Milk House (61), which has no supply check."""

    n: int
    name: Text
    colour: Colour
    defence: int
    vp: int
    supply_check: bool


class SupportCard(Block, frozen=True, kw_only=True):
    n: int
    name: Text
    cost: dict[TokenKind, int]
    clear: tuple[UnitId, ...]
    vp: int


class TacticsCard(Block, frozen=True, kw_only=True):
    """`value` is a difference; `limit` is the value it cannot push the result beyond."""

    n: int
    deck: int
    name: Text
    text: Text
    effect: Effect
    value: int
    unit: TypeId | None = None
    limit: int | None = None


class Cards(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    soviet: tuple[SovietCard, ...]
    fog: tuple[FogCard, ...]
    types: tuple[CardType, ...]
    wehrmacht: tuple[WehrmachtCard, ...]
    storm: tuple[StormCard, ...]
    support: tuple[SupportCard, ...]
    tactics: tuple[TacticsCard, ...]
