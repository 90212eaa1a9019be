"""The pack of Pavlov's House: its files read, indexed and named."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from grognard.core.packs.files import PackFiles, by_id, loader, numbers
from grognard.core.packs.rows import Meta, Note, PackFile, Text
from grognard.core.texts import LANGUAGES
from grognard.games.pavlov.data.pack_faults import check
from grognard.games.pavlov.data.schema import (
    COLOURS,
    Adjacency,
    Area,
    Band,
    Board,
    Cards,
    CardType,
    Colour,
    Components,
    Counter,
    Counters,
    FightingPosition,
    FogCard,
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
    space_id,
)

__all__ = ["Pack", "check", "load", "space_id"]

SLUG = "pavlov"


class Pack(Struct, frozen=True, kw_only=True):
    """Everything indexed. Counters, weapons, types and positions are numbered by their place in the file."""

    meta: Meta
    notes: tuple[Note, ...]
    components: Components
    tokens: dict[str, Token]
    counters: tuple[Counter, ...]
    counter_index: dict[str, int]
    weapons: tuple[Weapon, ...]
    weapon_index: dict[str, int]
    types: tuple[WehrmachtType, ...]
    type_index: dict[str, int]
    symbols: tuple[Symbol, ...]
    positions: tuple[FightingPosition, ...]
    position_index: dict[str, int]
    position_at: dict[Colour, tuple[int, ...]]  # colour -> position index by number - 1
    tracks: dict[int, Track]
    tracks_of: dict[Colour, tuple[int, ...]]
    adjacent: dict[str, tuple[str, ...]]  # space id -> adjacent space ids
    adjacency: Adjacency
    units: dict[str, Unit]
    locations: dict[int, Location]
    locations_of: dict[str, tuple[int, ...]]
    areas: dict[str, Area]
    soviet_cards: dict[int, SovietCard]
    fog_cards: dict[int, FogCard]
    card_types: dict[str, CardType]
    wehrmacht_cards: dict[int, WehrmachtCard]
    storm_cards: dict[int, StormCard]
    support_cards: dict[int, SupportCard]
    tactics_cards: dict[int, TacticsCard]
    names: dict[str, Text]
    digest: str  # of all facts: two tables with the same digest play the same game

    def card_type(self, n: int) -> CardType:
        """The type of Wehrmacht card `n` (1-61)."""
        return self.card_types[self.wehrmacht_cards[n].type]

    def band(self, score: int) -> Band:
        """6.0 The line of the table of results for a score."""
        for band in self.components.bands:
            if (band.min is None or score >= band.min) and (band.max is None or score <= band.max):
                return band
        raise LookupError(score)


def _read(files: PackFiles) -> Pack:
    part = files.part
    head, components = part("pack", PackFile), part("components", Components)
    counters, board, cards = part("counters", Counters), part("board", Board), part("cards", Cards)
    tracks = {track.n: track for track in board.tracks}
    return Pack(
        meta=head.pack,
        notes=head.notes,
        components=components,
        tokens=by_id(components.tokens),
        counters=counters.soviet,
        counter_index=numbers(counters.soviet),
        weapons=counters.weapons,
        weapon_index=numbers(counters.weapons),
        types=counters.wehrmacht,
        type_index=numbers(counters.wehrmacht),
        symbols=(*counters.actions, *counters.abilities),
        positions=board.positions,
        position_index=numbers(board.positions),
        position_at={colour: _by_number(board.positions, colour) for colour in COLOURS},
        tracks=tracks,
        tracks_of={colour: tuple(n for n, track in tracks.items() if track.colour == colour) for colour in COLOURS},
        adjacent=_adjacent(tracks, board.adjacency),
        adjacency=board.adjacency,
        units=by_id(board.units),
        locations={location.n: location for location in board.locations},
        locations_of={u.id: tuple(p.n for p in board.locations if p.unit == u.id) for u in board.units},
        areas=by_id(board.areas),
        soviet_cards={card.n: card for card in cards.soviet},
        fog_cards={card.n: card for card in cards.fog},
        card_types=by_id(cards.types),
        wehrmacht_cards={card.n: card for card in cards.wehrmacht},
        storm_cards={card.n: card for card in cards.storm},
        support_cards={card.n: card for card in cards.support},
        tactics_cards={card.n: card for card in cards.tactics},
        names=dict(_names(head, components, counters, board, cards)),
        digest=files.digest,
    )


load = loader(SLUG, _read)


def _by_number(positions: tuple[FightingPosition, ...], colour: Colour) -> tuple[int, ...]:
    """The positions of a colour in the order of their numbers, so that a die picks one."""
    numbered = [
        (position.numbers[colour], index) for index, position in enumerate(positions) if colour in position.numbers
    ]
    return tuple(index for _, index in sorted(numbered))


def _adjacent(tracks: dict[int, Track], adjacency: Adjacency) -> dict[str, tuple[str, ...]]:
    pairs: list[tuple[str, str]] = []
    for track in tracks.values():
        if adjacency.same_track:
            pairs += pairwise(space_id(track.n, space) for space in range(1, track.length + 1))
    for a, b in adjacency.neighbours:
        if a in tracks and b in tracks:
            spaces = range(1, min(tracks[a].length, tracks[b].length) + 1)
            pairs += ((space_id(a, space), space_id(b, space)) for space in spaces)
    near: dict[str, list[str]] = {space_id(t.n, space): [] for t in tracks.values() for space in range(1, t.length + 1)}
    for first, second in pairs:
        near[first].append(second)
        near[second].append(first)
    return {space: tuple(sorted(neighbours)) for space, neighbours in near.items()}


# ── names ─────────────────────────────────────────────────────────────────────────
def _names(
    head: PackFile, components: Components, counters: Counters, board: Board, cards: Cards
) -> Iterator[tuple[str, Text]]:
    """Every id that a log line may hold. Where two things share an id, the rarer one carries a prefix."""
    plain = (head.labels, counters.soviet, counters.weapons, counters.wehrmacht, components.tokens)
    for rows in (*plain, board.colours, board.positions, board.units, board.areas, cards.types):
        yield from ((row.id, row.name) for row in rows)
    yield from ((f"action-{row.id}", row.name) for row in counters.actions)
    yield from ((f"ability-{row.id}", row.name) for row in counters.abilities)
    yield from ((f"degree-{row.id}", row.name) for row in components.degrees)
    yield from ((f"award-{band.id}", band.award) for band in components.bands if band.award)
    yield from ((f"loc-{location.n}", location.name) for location in board.locations)
    for track in board.tracks:
        yield f"track-{track.n}", track.name
        yield f"mine-{track.n}", _filled(board.naming.mine, track=track.n)
        for space in range(1, track.length + 1):
            yield space_id(track.n, space), _filled(board.naming.space, track=track.n, space=space)
    types, units = by_id(cards.types), by_id(board.units)
    for wehrmacht in cards.wehrmacht:
        if wehrmacht.type in types:
            yield f"c{wehrmacht.n}", types[wehrmacht.type].name
    for soviet in cards.soviet:
        top, bottom = units[soviet.top].short, units[soviet.bottom].short
        yield f"c{soviet.n}", {lang: f"{top[lang]} / {bottom[lang]}" for lang in LANGUAGES}
    yield from ((f"c{card.n}", card.name) for card in cards.fog)
    yield from ((f"c{card.n}", card.name) for card in cards.storm)
    yield from ((f"c{card.n}", card.name) for card in cards.support)
    yield from ((f"c{card.n}", card.name) for card in cards.tactics)


def _filled(template: Text, **numbers: int) -> Text:
    return {lang: text.format(**numbers) for lang, text in template.items()}
