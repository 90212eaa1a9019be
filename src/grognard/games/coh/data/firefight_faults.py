"""The checks of the firefights: boards, armies, forces, cards, points; and what the rulebook's update says of them."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from grognard.core.packs.faults import expect, twice
from grognard.core.packs.loading import PackError
from grognard.games.coh.data.boards import Battlefield, Plan, Sheets
from grognard.games.coh.data.firefights import Arrival, Placement, Scenario
from grognard.games.coh.data.schema import Kind

if TYPE_CHECKING:
    from grognard.games.coh.data.pack import Pack

FIREFIGHTS = 12
ARMIES = (("german", "soviet"), ("german-1", "german-2", "soviet-1", "soviet-2"))
"""1.0, 21.0 Two armies, or two on each side."""
OPTIONS = (
    "ap-roulette",
    "cautious-movement",
    "sides-together",
    "single-victory",
    "solitaire",
    "with-cards",
    "without-assault-guns",
)


def firefight_faults(pack: Pack) -> Iterator[str]:
    """Every fault of the firefights; the boards are taken to be in order."""
    pages = pack.scenarios.values()
    yield from expect("numbers of the firefights", [page.number for page in pages], list(range(1, FIREFIGHTS + 1)))
    yield from expect("armies", tuple(pack.seats), (*ARMIES[0], *ARMIES[1]))
    yield from expect("options", tuple(pack.options), OPTIONS)
    for option in pack.options.values():
        yield from _unknown(f"option {option.id}", "firefight", option.scenarios, pack.scenarios)
    told = {id_ for page in pages for id_ in page.specials}
    yield from (f"{id_}: a special rule of no firefight" for id_ in pack.specials if id_ not in told)
    yield from _command_faults(pack)
    sheets = Sheets(pack.boards, pack.overlays, pack.terrain)
    for page in pages:
        try:
            field = Battlefield(Plan(page.boards, page.overlays), sheets)
        except PackError as error:
            yield f"{page.id}: {error.problem}"
            continue
        for faults in (_frame_faults, _force_faults, _work_faults, _card_faults, _point_faults, _lesson_faults):
            yield from (f"{page.id}: {fault}" for fault in faults(pack, page, field))
    yield from _update_faults(pack)


def _unknown(where: str, what: str, ids: Iterable[str], allowed: Iterable[str]) -> Iterator[str]:
    there = set(allowed)
    yield from (f"{where}: there is no {what} {id_!r}" for id_ in ids if id_ not in there)


def _command_faults(pack: Pack) -> Iterator[str]:
    """21.0 However many play, every army has one commander, and only a solo player commands a part of each side."""
    for row in pack.commands:
        hands = [army for hand in row.hands for army in hand]
        wanted = next((armies for armies in ARMIES if len(armies) == row.armies), ())
        yield from expect(f"{row.id}: armies", sorted(hands), sorted(wanted))
        yield from expect(f"{row.id}: players", len(row.hands), row.players)
        for hand in row.hands:
            if row.players > 1 and len({army.partition("-")[0] for army in hand}) > 1:
                yield f"{row.id}: {hand} are of both sides"
    for page in pack.scenarios.values():
        player_counts = {row.players for row in pack.commands if row.armies == len(page.armies)}
        yield from expect(f"{page.id}: numbers of players", set(page.players), player_counts)


# -- the frame -------------------------------------------------------------------------------------------------------
def _frame_faults(pack: Pack, page: Scenario, field: Battlefield) -> Iterator[str]:
    ids = tuple(army.id for army in page.armies)
    if ids not in ARMIES:
        yield f"armies {ids}"
    yield from twice("on its boards", field.names)
    for army in page.armies:
        if army.id.partition("-")[0] != army.side:
            yield f"{army.id}: of the {army.side} side"
        if army.caps < 1:
            yield f"{army.id}: no command points (3.2)"
        if not page.deck and (army.hand or army.draws):
            yield f"{army.id}: cards without a deck (8.1)"
    if page.rounds < 1:
        yield "no rounds"
    if not page.date.startswith("1943-07-"):
        yield f"on {page.date}, not at Kursk in July 1943"
    yield from _unknown("special rules", "special rule", page.specials, pack.specials)
    covered = [field.names[hex_] for laid in page.overlays for hex_, _ in field.laid(laid)]
    yield from twice("covered by pieces", covered)
    yield from twice("among the pieces", (laid.overlay for laid in page.overlays))


# -- forces ----------------------------------------------------------------------------------------------------------
def _force_faults(pack: Pack, page: Scenario, field: Battlefield) -> Iterator[str]:
    armies = {army.id: army.side for army in page.armies}
    units = [(row.id, row.army) for row in page.placements]
    units += [(id_, row.army) for row in page.arrivals for id_ in row.units]
    yield from twice("among its units", (id_ for id_, _ in units))
    for id_, army in units:
        if id_ not in pack.counter_index:
            yield f"there is no counter {id_!r}"
        elif army not in armies:
            yield f"{id_}: there is no army {army!r}"
        elif pack.counter(id_).kind.side != armies[army]:
            yield f"{id_}: in the army {army}"
    if any(id_ not in pack.counter_index for id_, _ in units):
        return
    yield from (f"{army}: no units" for army in armies if army not in {a for _, a in units})
    for row in page.placements:
        yield from (f"{row.id}: {fault}" for fault in _placement_faults(pack, page, field, row))
    yield from twice("as carriers", (row.on for row in page.placements if row.on))
    held = {(row.hex, armies.get(row.army)) for row in page.placements if row.hex}
    yield from (f"{hex_}: both sides begin there" for hex_, n in Tally(hex_ for hex_, _ in held).items() if n > 1)
    yield from twice("among the arrivals", (str(row.n) for row in page.arrivals))
    for arrival in page.arrivals:
        yield from (f"arrival {arrival.n}: {fault}" for fault in _arrival_faults(pack, page, field, arrival))


def _placement_faults(pack: Pack, page: Scenario, field: Battlefield, row: Placement) -> Iterator[str]:
    kind = pack.counter(row.id).kind
    if kind.gait == "air":
        yield "aircraft come from beyond the boards (20.0)"
    if (row.zone is None) != bool(row.hex):
        yield "it has a hex or a zone, one of them"
        return
    if row.zone is not None:
        hexes = field.zone(row.zone)
        if not any(_may_stand(pack, field, kind, hex_) for hex_ in hexes):
            yield f"nowhere to hide in {row.zone} (10.0)"
        if not row.hidden:
            yield "a zone is for hidden units (10.0)"
        return
    if row.hex not in field.index:
        yield f"there is no hex {row.hex!r}"
    elif not _may_stand(pack, field, kind, field.hex(row.hex)):
        yield f"{kind.gait} cannot be at {row.hex}, in {field.terrain[field.hex(row.hex)]}"
    if row.on:
        yield from _load_faults(pack, page, row)
    if row.inside:
        here = {work.work for work in page.works if work.hex == row.hex}
        if row.inside not in here:
            yield f"there is no {row.inside} at {row.hex}"
        elif kind.gait not in pack.works[row.inside].users:
            yield f"{kind.gait} has no place in a {row.inside} (18.2)"


def _load_faults(pack: Pack, page: Scenario, row: Placement) -> Iterator[str]:
    """17.0 A vehicle of the same army in the same hex, looking the same way, carries infantry or tows a gun."""
    carrier = next((placement for placement in page.placements if placement.id == row.on), None)
    if carrier is None:
        yield f"there is no {row.on} to carry it"
        return
    if (carrier.army, carrier.hex, carrier.facing) != (row.army, row.hex, row.facing):
        yield f"{row.on}, which carries it, is elsewhere"
    if not _may_load(pack, row.on, row.id):
        yield f"{row.on} cannot carry it (17.0)"


def _may_load(pack: Pack, carrier: str, load: str) -> bool:
    gaits = pack.counter(carrier).kind.gait, pack.counter(load).kind.gait
    return gaits[0] in ("tracked", "wheeled") and gaits[1] in ("foot", "gun")


def _may_stand(pack: Pack, field: Battlefield, kind: Kind, hex_: int) -> bool:
    """4.0 Its gait can enter the ground there, or a road leads there."""
    return kind.gait in pack.terrain[field.terrain[hex_]].enter or hex_ in field.on_road


def _arrival_faults(pack: Pack, page: Scenario, field: Battlefield, row: Arrival) -> Iterator[str]:
    if not 1 <= row.round <= page.rounds:
        yield f"in round {row.round} of {page.rounds}"
    if not row.units or not row.entry:
        yield "no unit, or no place"
    yield from _unknown("entry", "hex", row.entry, field.index)
    hexes = [field.hex(name) for name in row.entry if name in field.index]
    yield from (f"{field.names[hex_]} is not at the edge (5.1)" for hex_ in hexes if hex_ not in field.edge)
    kinds = {id_: pack.counter(id_).kind for id_ in row.units}
    for id_, kind in kinds.items():
        if kind.gait != "air" and not any(_may_stand(pack, field, kind, hex_) for hex_ in hexes):
            yield f"{id_}: it cannot come in anywhere (5.1)"
    for load, carrier in row.mounted.items():
        if load not in kinds or carrier not in kinds or not _may_load(pack, carrier, load):
            yield f"{load} does not ride on {carrier} (17.0)"
    yield from twice("as carriers", row.mounted.values())
    yield from _unknown("bombs", "bomb", row.bombs, pack.bombs)
    if row.bombs and any(kind.gait != "air" for kind in kinds.values()):
        yield "bombs without aircraft (20.4)"


def _work_faults(pack: Pack, page: Scenario, field: Battlefield) -> Iterator[str]:
    """18.0 Enough counters; one of a kind in a hex."""
    yield from _unknown("works", "work", (row.work for row in page.works), pack.works)
    yield from _unknown("works", "hex", (row.hex for row in page.works), field.index)
    yield from twice("among its works", (f"{row.work} at {row.hex}" for row in page.works))
    for id_, count in Tally(row.work for row in page.works).items():
        if id_ in pack.works and count > pack.works[id_].count:
            yield f"{count} of {id_}, there are {pack.works[id_].count}"
    for row in page.works:
        if row.hidden and row.work in pack.works and pack.works[row.work].family != "mine":
            yield f"{row.work} at {row.hex}: mines alone are hidden (18.5)"


# -- cards and points ------------------------------------------------------------------------------------------------
def _card_faults(pack: Pack, page: Scenario, field: Battlefield) -> Iterator[str]:
    yield from _unknown("deck", "action card", (*page.deck, *page.replay_deck), (card.id for card in pack.actions))
    drawn = (card.id for card in pack.events if card.kind != "objective")
    yield from _unknown("events", "event card", page.events, drawn)
    yield from twice("in its deck", (*page.deck, *page.events))
    objectives = tuple(card.id for card in pack.events if card.kind == "objective")
    if page.secrets:
        yield from expect("secret objectives (8.1)", tuple(row.card for row in page.secrets), objectives)
    yield from _unknown("secrets", "hex", (row.hex for row in page.secrets if row.hex), field.index)
    armies = {army.id: army.side for army in page.armies}
    sides: dict[str, str] = {card.id: card.side for card in pack.weapons.values()}
    sides |= {card.id: card.side for card in pack.batteries.values()}
    yield from twice("among its weapon cards", (row.card for row in page.weapons))
    for row in page.weapons:
        if row.army not in armies or sides.get(row.card) not in ("either", armies[row.army]) or row.uses < 1:
            yield f"{row.card}: not for {row.army} (8.2)"
        if row.registered and row.card not in pack.batteries:
            yield f"{row.card}: registered hexes are for artillery (12.3)"
        yield from _unknown(row.card, "hex", row.registered, field.index)
    owners = {row.id: row.army for row in page.placements}
    owners |= {id_: row.army for row in page.arrivals for id_ in row.units}
    yield from twice("among its veteran cards", (row.card for row in page.veterans))
    for issue in page.veterans:
        if issue.card not in pack.veterans or issue.army not in armies or owners.get(issue.unit) != issue.army:
            yield f"{issue.card}: not for {issue.unit} of {issue.army} (8.3)"


def _point_faults(pack: Pack, page: Scenario, field: Battlefield) -> Iterator[str]:
    if page.kill_points < 1:
        yield "no points for a unit destroyed (2.4)"
    fielded = {pack.counter(row.id).kind.id for row in page.placements if row.id in pack.counter_index}
    fielded |= {pack.counter(u).kind.id for row in page.arrivals for u in row.units if u in pack.counter_index}
    yield from _unknown("points", "such unit", (*page.kills, *(row.kind for row in page.exits if row.kind)), fielded)
    yield from twice("among its objectives", (row.hex for row in page.objectives))
    tops = {laid.overlay: laid for laid in page.overlays}
    for row in page.objectives:
        if row.hex not in field.index:
            yield f"objective: there is no hex {row.hex!r}"
        elif row.hill and (row.hill not in tops or not _is_top(field, row.hex, row.hill)):
            yield f"{row.hex}: not the top of {row.hill}"
        if row.points < 1 or not row.scored_by or not 1 <= row.from_round <= page.rounds:
            yield f"{row.hex}: scores for no army"
    for way in page.exits:
        for name in (*way.hexes, *((way.returns,) if way.returns else ())):
            if name not in field.index or field.hex(name) not in field.edge:
                yield f"exit {name}: not at the edge (5.1)"


def _is_top(field: Battlefield, name: str, hill: str) -> bool:
    pieces = (laid for laid in field.plan.overlays if laid.overlay == hill)
    levels = {hex_: level for laid in pieces for hex_, (level, _) in field.laid(laid)}
    return levels.get(field.hex(name)) == max(levels.values())


# -- the course of lessons -------------------------------------------------------------------------------------------
def _lesson_faults(pack: Pack, page: Scenario, field: Battlefield) -> Iterator[str]:
    """A firefight needs no chapter that comes after those it is played with."""
    kinds = [pack.counter(row.id).kind for row in page.placements if row.id in pack.counter_index]
    kinds += [pack.counter(id_).kind for row in page.arrivals for id_ in row.units if id_ in pack.counter_index]
    needs = (
        (8, "cards", bool(page.deck or page.weapons or page.veterans)),
        (10, "hidden units", any(row.hidden for row in page.placements)),
        (11, "hills", any(laid.overlay.startswith("hill") for laid in page.overlays)),
        (12, "mortars and artillery", any(kind.arm == "mortar" for kind in kinds)),
        (12, "artillery", any(row.card in pack.batteries for row in page.weapons)),
        (14, "vehicles", any(kind.gait in ("tracked", "wheeled") for kind in kinds)),
        (16, "guns", any(kind.gait == "gun" for kind in kinds)),
        (18, "works", bool(page.works)),
        (18, "ditches", any(laid.overlay.startswith("ditch") for laid in page.overlays)),
        (19, "sappers", any(kind.arm == "sapper" for kind in kinds)),
        (20, "aircraft", any(kind.gait == "air" for kind in kinds)),
    )
    for chapter, what, present in needs:
        if present and page.chapters < chapter:
            yield f"{what} before chapter {chapter}"


UPDATE = {  # what the rulebook's update places, by the number of our firefight
    5: {"7-K09": {"su-rifle"}},
    7: {
        "8-F13": {"su-t34c"},
        "8-F15": {"su-m3-apc", "su-smg"},
        "8-H17": {"su-smg"},
        "8-G16": {"su-smg"},
        "8-F16": {"su-smg"},
        "8-G17": {"su-m3-apc-aa"},
        "8-J18": {"su-m3-apc-aa"},
    },
    8: {
        "8-I13": {"su-at45"},
        "8-J11": {"su-at45"},
        "8-H03": {"su-at45"},
        "8-I11": {"su-at57"},
        "8-H04": {"su-at57"},
        "8-G02": {"su-at76"},
        "8-H12": {"su-at76"},
        "8-I16": {"su-kv1s"},
        "8-I17": {"su-kv1s"},
    },
    10: {"10-B08": {"ge-tiger"}, "7-B17": {"su-t34c"}, "10-H15": {"su-su152"}, "10-H17": {"su-su122"}},
}
HEAVY_WIRE = {"7-D10", "7-F08", "7-K08"}


def _update_faults(pack: Pack) -> Iterator[str]:
    pages = {page.number: page for page in pack.scenarios.values()}
    for number, wanted in UPDATE.items():
        if number in pages:
            placed: dict[str, set[str]] = {}
            for row in pages[number].placements:
                if row.hex in wanted and row.id in pack.counter_index:
                    placed.setdefault(row.hex, set()).add(pack.counter(row.id).kind.id)
            yield from expect(f"{pages[number].id}: units of the rulebook's update", placed, wanted)
    if 5 in pages:
        hills = {row.hill for row in pages[5].objectives if row.hill}
        yield from expect("hills of firefight 5 (update)", hills, {"hill-4", "hill-5"})
        yield from expect("exits of firefight 5 (update)", [row.hexes for row in pages[5].exits], [("7-L10",)])
    if 4 in pages:
        scored = {side for row in pages[4].objectives for side in row.scored_by}
        yield from expect("who scores markers in firefight 4 (update)", scored, {"german"})
    if 9 in pages:
        wire = [row for row in pages[9].works if row.work in ("wire", "heavy-wire")]
        yield from expect("wire of firefight 9 (update)", len(wire), 7)
        yield from expect("heavy wire (update)", {row.hex for row in wire if row.work == "heavy-wire"}, HEAVY_WIRE)
