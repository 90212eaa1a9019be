"""What each seat of Pavlov's House sees: a whitelist. Decks are counts; the other side's hand is a number."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grognard.core.game import Game
from grognard.core.packs.rows import Text
from grognard.games.pavlov.data.schema import (
    COLOURS,
    Area,
    Band,
    CardType,
    Counter,
    FightingPosition,
    Location,
    SovietCard,
    StormCard,
    SupportCard,
    Symbol,
    TacticsCard,
    Token,
    Track,
    Unit,
    Weapon,
    WehrmachtCard,
    WehrmachtType,
)
from grognard.games.pavlov.state.position import (
    CARGO,
    COUNTERS,
    LOCATIONS,
    NONE,
    PACK,
    PLACE_NAMES,
    SPACES,
    TOKENS,
    TYPES,
    WEAPONS,
    Man,
    Position,
)


class CounterView(Struct, frozen=True):
    id: str
    at: str
    exhausted: bool
    damaged: bool
    mark: str
    """`action`, `order` or nothing."""


class View(Struct, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    turn: int
    turns: int
    phase: str
    """`planning`, `cards`, `wehrmacht`, `moves`, `actions`, `final` or `over`."""
    left: int
    """How many actions, Wehrmacht cards or moves of the phase are left."""
    counters: tuple[CounterView, ...]
    weapons: dict[str, str]
    """Weapon to place."""
    defence: dict[str, int]
    fire: dict[str, int]
    """Suppression tokens in each suppression area, by colour."""
    supply: dict[str, int]
    staging: dict[str, int]
    stock: dict[str, int]
    volga: dict[str, str]
    """Location to the token on it, empty locations left out."""
    spaces: dict[str, str]
    """Space to the type of Wehrmacht counter in it, empty spaces left out."""
    mines: tuple[str, ...]
    wehrmacht_stock: dict[str, int]
    """Wehrmacht counters in the stock, by type."""
    hand: tuple[str, ...] | None
    """The Soviet hand; None for seats that may not see it."""
    hand_count: int
    used: tuple[str, ...]
    deck_count: int
    discard: tuple[str, ...]
    fog_stock: int
    card: str
    """The Wehrmacht card being carried out; empty outside the Wehrmacht phase."""
    wehrmacht_count: int
    revealed: tuple[str, ...]
    storm: str
    stormed: tuple[str, ...]
    support: str
    support_count: int
    supported: tuple[str, ...]
    tactics: tuple[str, ...]
    tactics_count: int
    german_hand: tuple[str, ...] | None
    german_hand_count: int
    german_tactics: tuple[str, ...] | None
    planned: tuple[str, ...] | None
    """Face-down cards of this turn, the next one first; only their owner sees them."""
    planned_count: int
    planned_tactic: str | None
    score: int
    """What the score would be if the game ended now."""


def phase_of(game: Game[Any]) -> tuple[str, int]:
    """The phase is what the agenda says: the uppermost step that stands for one."""
    for step in reversed(game.agenda):
        phase = getattr(step, "phase", None)
        if isinstance(phase, str):
            return phase, int(getattr(step, "remaining", 0))
    return "over", 0


def score(position: Position) -> int:
    """6.score What the position is worth."""
    return sum(breakdown(position).values())


def breakdown(position: Position) -> dict[str, int]:
    """The items of the score: storm groups, operational support, men in the house, Wehrmacht counters left."""
    scoring = PACK.components.scoring
    return {
        "storm": sum(PACK.storm_cards[n].vp for n in position.stormed),  # §6.score.a
        "support": sum(PACK.support_cards[n].vp for n in position.supported),  # §7.1.h
        "men": scoring.per_counter * position.garrison,  # §6.score.b, §6.score.c
        "enemy": scoring.per_wehrmacht * position.wehrmacht_left,  # §6.score.d
    }


def _card(n: int) -> str:
    return "" if n == NONE else f"c{n}"


def _cards(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"c{n}" for n in numbers)


def _counter(index: int, man: Man) -> CounterView:
    return CounterView(COUNTERS[index], PLACE_NAMES[man.place], man.exhausted, man.damaged, man.mark)


def view(game: Game[Position], seat: str | None) -> View:
    """Everything a seat may see, and nothing else."""
    p = game.position
    phase, left = phase_of(game)
    soviet = seat in p.rules.soviet or not p.rules.german
    german = seat in p.rules.german
    return View(
        turn=p.turn,
        turns=PACK.components.turn.turns,
        phase=phase,
        left=left,
        counters=tuple(_counter(i, man) for i, man in enumerate(p.men)),
        weapons={WEAPONS[i]: PLACE_NAMES[place] for i, place in enumerate(p.weapons)},
        defence=dict(zip(COLOURS, p.defence, strict=True)),
        fire=dict(zip(COLOURS, p.fire, strict=True)),
        supply={TOKENS[t]: n for t, n in enumerate(p.supply)},
        staging={TOKENS[t]: p.staging[t] for t in CARGO},
        stock={TOKENS[t]: n for t, n in enumerate(p.stock)},
        volga={LOCATIONS[i]: TOKENS[t] for i, t in enumerate(p.volga) if t != NONE},
        spaces={
            SPACES[t][s]: TYPES[type_]
            for t, track in enumerate(p.tracks)
            for s, type_ in enumerate(track)
            if type_ != NONE
        },
        mines=tuple(f"mine-{t + 1}" for t, mined in enumerate(p.mines) if mined),
        wehrmacht_stock={t.id: t.count - p.on_board(i) for i, t in enumerate(PACK.types)},
        hand=_cards(p.hand) if soviet else None,
        hand_count=len(p.hand),
        used=_cards(p.used),
        deck_count=len(p.deck),
        discard=_cards(p.discard),
        fog_stock=len(p.fog),
        card=_card(p.revealed[-1]) if phase == "wehrmacht" and p.revealed else "",
        wehrmacht_count=len(p.wehrmacht),
        revealed=_cards(p.revealed),
        storm=_card(p.storm),
        stormed=_cards(p.stormed),
        support=_card(p.support),
        support_count=len(p.support_deck),
        supported=_cards(p.supported),
        tactics=_cards(p.tactics),
        tactics_count=len(p.tactics_deck),
        german_hand=_cards(p.german_hand) if german else None,
        german_hand_count=len(p.german_hand),
        german_tactics=_cards(p.german_tactics) if german else None,
        planned=_cards(p.planned) if german else None,
        planned_count=len(p.planned),
        planned_tactic=_card(p.planned_tactic) if german else None,
        score=score(p),
    )


class Catalogue(Struct, frozen=True, kw_only=True):
    """The facts that never change, for drawing: the client holds no copy of its own."""

    title: Text
    description: Text
    disclaimer: Text
    digest: str
    colours: tuple[str, ...]
    tokens: tuple[Token, ...]
    counters: tuple[Counter, ...]
    weapons: tuple[Weapon, ...]
    types: tuple[WehrmachtType, ...]
    symbols: tuple[Symbol, ...]
    positions: tuple[FightingPosition, ...]
    tracks: tuple[Track, ...]
    units: tuple[Unit, ...]
    locations: tuple[Location, ...]
    areas: tuple[Area, ...]
    soviet_cards: tuple[SovietCard, ...]
    card_types: tuple[CardType, ...]
    wehrmacht_cards: tuple[WehrmachtCard, ...]
    storm_cards: tuple[StormCard, ...]
    support_cards: tuple[SupportCard, ...]
    tactics_cards: tuple[TacticsCard, ...]
    bands: tuple[Band, ...]


def catalogue() -> Catalogue:
    return Catalogue(
        title=PACK.meta.title,
        description=PACK.meta.description,
        disclaimer=PACK.meta.disclaimer,
        digest=PACK.digest,
        colours=COLOURS,
        tokens=tuple(PACK.tokens.values()),
        counters=PACK.counters,
        weapons=PACK.weapons,
        types=PACK.types,
        symbols=PACK.symbols,
        positions=PACK.positions,
        tracks=tuple(PACK.tracks.values()),
        units=tuple(PACK.units.values()),
        locations=tuple(PACK.locations.values()),
        areas=tuple(PACK.areas.values()),
        soviet_cards=tuple(PACK.soviet_cards.values()),
        card_types=tuple(PACK.card_types.values()),
        wehrmacht_cards=tuple(PACK.wehrmacht_cards.values()),
        storm_cards=tuple(PACK.storm_cards.values()),
        support_cards=tuple(PACK.support_cards.values()),
        tactics_cards=tuple(PACK.tactics_cards.values()),
        bands=PACK.components.bands,
    )
