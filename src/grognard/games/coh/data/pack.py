"""The pack of Storms of Steel: its files read, indexed and named."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.packs.files import HasName, PackFiles, by_id, loader, names_of, numbers
from grognard.core.packs.loading import PackError
from grognard.core.packs.rows import Meta, Named, Note, PackFile, Text
from grognard.core.packs.switches import Constant
from grognard.games.coh.data.firefights import Command, OptionRow, Scenario, ScenariosFile
from grognard.games.coh.data.pack_faults import check
from grognard.games.coh.data.schema import (
    ActionCard,
    Battery,
    BoardRow,
    BoardsFile,
    Bomb,
    CardsFile,
    CountersFile,
    EventCard,
    Hexside,
    Hit,
    Kind,
    Overlay,
    TablesFile,
    Terrain,
    VeteranCard,
    WeaponCard,
    Work,
)

__all__ = ["Counter", "Pack", "check", "load"]

SLUG = "coh"


class Counter(Struct, frozen=True):
    """One counter of a kind: `su-rifle-3`."""

    id: str
    kind: Kind
    number: int

    @property
    def name(self) -> Text:
        """The name of the kind, with the number where there are several."""
        if self.kind.count == 1:
            return self.kind.name
        return {language: f"{name} {self.number}" for language, name in self.kind.name.items()}


class Pack(Struct, frozen=True, kw_only=True):
    """Everything indexed. Counters are numbered by their place: kind by kind in the order of the file."""

    meta: Meta
    notes: tuple[Note, ...]
    kinds: dict[str, Kind]
    counters: tuple[Counter, ...]
    counter_index: dict[str, int]
    bombs: dict[str, Bomb]
    hits: tuple[Hit, ...]
    works: dict[str, Work]
    actions: tuple[ActionCard, ...]
    events: tuple[EventCard, ...]
    weapons: dict[str, WeaponCard]
    batteries: dict[str, Battery]
    veterans: dict[str, VeteranCard]
    terrain: dict[str, Terrain]
    sides: dict[str, Hexside]
    numbers: dict[str, int]
    constants: tuple[Constant, ...]  # the same numbers as the file has them, with their sources
    boards: dict[str, BoardRow]
    overlays: dict[str, Overlay]
    scenarios: dict[str, Scenario]
    commands: tuple[Command, ...]
    options: dict[str, OptionRow]
    specials: dict[str, Named]
    seats: dict[str, Named]
    names: dict[str, Text]
    digest: str  # of all facts: two tables with the same digest play the same game

    def counter(self, id_: str) -> Counter:
        return self.counters[self.counter_index[id_]]


def _read(files: PackFiles) -> Pack:
    part = files.part
    head, counters, cards = part("pack", PackFile), part("counters", CountersFile), part("cards", CardsFile)
    tables, boards, scenarios = part("tables", TablesFile), part("boards", BoardsFile), part("scenarios", ScenariosFile)
    for row in scenarios.scenarios:
        for laid in row.overlays:
            if laid.overlay not in by_id(boards.overlays):
                raise PackError(files.shown("scenarios"), f"{row.id}: there is no piece {laid.overlay!r}")
    made = tuple(Counter(f"{kind.id}-{n}", kind, n) for kind in counters.kinds for n in range(1, kind.count + 1))
    return Pack(
        meta=head.pack,
        notes=head.notes,
        kinds=by_id(counters.kinds),
        counters=made,
        counter_index=numbers(made),
        bombs=by_id(counters.bombs),
        hits=counters.hits,
        works=by_id(counters.works),
        actions=cards.actions,
        events=cards.events,
        weapons=by_id(cards.weapons),
        batteries=by_id(cards.batteries),
        veterans=by_id(cards.veterans),
        terrain=by_id(tables.terrain),
        sides=by_id(tables.sides),
        numbers={row.id: row.value for row in tables.numbers},
        constants=tables.numbers,
        boards=by_id(boards.boards),
        overlays=by_id(boards.overlays),
        scenarios=by_id(scenarios.scenarios),
        commands=scenarios.commands,
        options=by_id(scenarios.options),
        specials=by_id(scenarios.specials),
        seats=by_id(scenarios.seats),
        names=dict(_names(head, counters, made, cards, tables, boards, scenarios)),
        digest=files.digest,
    )


load = loader(SLUG, _read)


def _names(
    head: PackFile,
    counters: CountersFile,
    made: tuple[Counter, ...],
    cards: CardsFile,
    tables: TablesFile,
    boards: BoardsFile,
    scenarios: ScenariosFile,
) -> Iterator[tuple[str, Text]]:
    """Every id that a log line may hold; a board goes as `board-7`. Of two things with one id the later has the say."""
    groups: tuple[tuple[HasName, ...], ...] = (
        *(tables.terrain, tables.sides, boards.overlays),
        *(counters.kinds, made, counters.bombs, counters.hits, counters.works),
        *(cards.actions, cards.events, cards.weapons, cards.batteries, cards.veterans),
        *(scenarios.scenarios, scenarios.specials, scenarios.seats, scenarios.options, head.labels),
    )
    yield from names_of(groups)
    yield from ((f"board-{board.id}", board.name) for board in boards.boards)
    beside = by_id(head.labels)["waiting"].name
    for n in range(1, max(len(row.arrivals) for row in scenarios.scenarios) + 1):
        yield f"arrival-{n}", {language: f"{name} ({n})" for language, name in beside.items()}
