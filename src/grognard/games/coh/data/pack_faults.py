"""The checks of the pack: its totals, its references, its charts, its names and its sources. Figures are checked
against the rulebook's examples in `example_faults`, boards and firefights in modules of their own."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import structs

from grognard.core.packs.faults import expect, head_faults, name_faults, source_faults, text_faults, twice
from grognard.games.coh.data.board_faults import board_faults
from grognard.games.coh.data.example_faults import example_faults
from grognard.games.coh.data.firefight_faults import firefight_faults
from grognard.games.coh.data.firefights import Line
from grognard.games.coh.data.schema import FACINGS, GAITS, Hit, Kind, Work

if TYPE_CHECKING:
    from grognard.games.coh.data.pack import Pack


def check(pack: Pack) -> list[str]:
    """Every fault of the pack, a sentence each; an empty list is a good pack."""
    faults = [
        *_counter_faults(pack),
        *_hit_faults(pack),
        *_work_faults(pack),
        *_card_faults(pack),
        *_chart_faults(pack),
        *example_faults(pack),
        *_name_faults(pack),
        *source_faults(structs.replace(pack, counters=()), silent=(Line,)),
    ]
    drawn = list(board_faults(pack))
    return [*faults, *drawn] if drawn else [*faults, *firefight_faults(pack)]


# -- counters --------------------------------------------------------------------------------------------------------
def _counter_faults(pack: Pack) -> Iterator[str]:
    yield from twice("among the counters", (counter.id for counter in pack.counters))
    for kind in pack.kinds.values():
        if kind.count < 1:
            yield f"{kind.id}: there is none of it"
        if not kind.id.startswith({"german": "ge-", "soviet": "su-"}[kind.side]):
            yield f"{kind.id}: of the {kind.side} side"
        yield from _figure_faults(kind)
        yield from _gait_faults(kind)
        yield from _mark_faults(kind)
    sides = Tally(kind.side for kind in pack.kinds.values())
    yield from expect("sides of the counters (1.0)", sorted(sides), ["german", "soviet"])
    for bomb in pack.bombs.values():
        if (bomb.red is None) == (bomb.leaves == ""):
            yield f"{bomb.id}: a bomb strikes, or leaves a mine (20.4)"
        if bomb.leaves and bomb.leaves not in pack.works:
            yield f"{bomb.id}: there is no work {bomb.leaves!r}"


def _figure_faults(kind: Kind) -> Iterator[str]:
    """7.0 to 7.2, 7.6 Costs, firepower, ratings and ranges fit each other."""
    armed = kind.fire > 0 or kind.gait == "air"
    if armed != (kind.red is not None and kind.blue is not None):
        yield f"{kind.id}: a unit has both firepowers if it can attack, else neither (7.1)"
    if kind.range[0] > kind.range[1]:
        yield f"{kind.id}: its least range is beyond its range (7.6)"
    if kind.rear[1] > kind.front[1]:
        yield f"{kind.id}: its rear {kind.rear[1]} is stronger than its front {kind.front[1]} (7.2)"
    if kind.front[0] == "red" and kind.rear[0] == "blue":
        yield f"{kind.id}: armoured behind and not in front (15.0)"
    if kind.indirect and (kind.arm != "mortar" or kind.indirect <= kind.fire):
        yield f"{kind.id}: mortars alone fire by observers, and pay more for it (12.0)"
    if (kind.range[0] > 0) != (kind.arm in ("mortar", "aircraft")):
        yield f"{kind.id}: mortars and aircraft, and no others, have a least range (12.0, 20.2)"


ARMS = {
    "foot": {"squad", "machine-gun", "team", "sniper", "sapper", "mortar"},
    "gun": {"gun", "mortar"},
    "tracked": {"tank", "assault-gun", "carrier"},
    "wheeled": {"armoured-car", "truck"},
    "air": {"aircraft"},
}


def _gait_faults(kind: Kind) -> Iterator[str]:
    """1.1, 14.0, 16, 20 What moves so is of such an arm, at such a cost, with such armour."""
    if kind.arm not in ARMS[kind.gait]:
        yield f"{kind.id}: a {kind.arm} does not move as {kind.gait}"
    if kind.gait == "foot" and not (1 <= kind.move <= 2 and kind.front[0] == kind.rear[0] == "red"):
        yield f"{kind.id}: infantry moves for 1 or 2 points and is all red (1.1, 7.1)"
    if kind.arm == "gun" and (kind.front[0], kind.rear[0]) != ("blue", "red"):
        yield f"{kind.id}: a gun is blue in front and red behind (16.2)"
    if kind.arm == "truck" and kind.fire and (kind.red, kind.blue, kind.range) != (-2, -2, (0, 0)):
        yield f"{kind.id}: a truck has firepower -2 and range 0 (16.0)"
    if kind.gait in ("tracked", "wheeled") and kind.arm != "truck" and kind.rear[0] != "blue":
        yield f"{kind.id}: an armoured vehicle is blue (15.0)"
    if kind.wheels and kind.gait != "wheeled":
        yield f"{kind.id}: wheel symbols without wheels (14.0)"
    if kind.tracks and kind.gait not in ("tracked", "wheeled"):
        yield f"{kind.id}: track symbols without tracks (14.0)"
    flies = kind.gait == "air"
    if flies != (kind.impulses > 0) or flies == (kind.move > 0):
        yield f"{kind.id}: aircraft, and no others, have impulses instead of a cost of movement (20.0)"
    if flies and kind.range != (2, 3):
        yield f"{kind.id}: aircraft fire at 2 to 3 hexes (20.2)"


def _mark_faults(kind: Kind) -> Iterator[str]:
    """10.3, 12.1, 13.1, 15.4, 15.5, 16.1, 19.0, 20.0 Signs on a counter fit its arm."""
    signs = set(kind.marks)
    if ("sniper" in signs) != (kind.arm == "sniper") or ("sapper" in signs) != (kind.arm == "sapper"):
        yield f"{kind.id}: snipers and sappers are marked as such (10.3, 19.0)"
    if ("high-explosive" in signs) != (kind.arm == "mortar"):
        yield f"{kind.id}: mortars, and no others, strike the rear (12.1)"
    if ("smoke" in signs) != (kind.indirect > 0):
        yield f"{kind.id}: the mortars of 8 cm and more, which have observers, fire smoke (13.1)"
    if "shield" in signs and kind.arm != "carrier":
        yield f"{kind.id}: carriers alone shield their load (16.1)"
    if "open-top" in signs and kind.rear[0] != "blue":
        yield f"{kind.id}: an open top is that of an armoured vehicle (15.4)"
    if kind.gait == "air" and "anti-air" not in signs:
        yield f"{kind.id}: aircraft fight each other (20.2)"
    if kind.boxed and not kind.fire:
        yield f"{kind.id}: a box without firepower (7.63)"


# -- hits and works --------------------------------------------------------------------------------------------------
HITS = {  # 7.4, 15.2: how many, and the dice that take it off
    "foot-stunned": (3, 7),
    "foot-unnerved": (2, 7),
    "foot-killed": (1, 0),
    "foot-panicked": (2, 8),
    "foot-pinned": (5, 7),
    "foot-suppressed": (5, 7),
    "foot-cowering": (2, 8),
    "vehicle-destroyed": (1, 0),
    "vehicle-red-gun-damaged": (1, 0),
    "vehicle-blue-gun-damaged": (1, 0),
    "vehicle-immobilised": (5, 0),
    "vehicle-light-damage": (5, 0),
    "vehicle-panicked": (1, 9),
    "vehicle-stunned": (1, 9),
    "vehicle-suppressed": (5, 8),
}
CHANGES = {  # 7.4, 15.2: fire, move, red, blue, front, rear; where the text gives numbers
    "foot-pinned": (0, 0, 0, 0, 0, 0),
    "foot-suppressed": (1, 0, -2, -2, 0, 0),
    "vehicle-immobilised": (0, 0, 0, 0, -1, 1),
    "vehicle-panicked": (0, 0, 0, 0, -4, 0),
    "vehicle-suppressed": (1, 0, -3, -5, 0, 0),
}


def _hit_faults(pack: Pack) -> Iterator[str]:
    yield from expect("hit counters (7.4, 15.2)", {hit.id: (hit.count, hit.rally) for hit in pack.hits}, HITS)
    for hit in pack.hits:
        if hit.id in CHANGES:
            yield from expect(f"{hit.id}: changes", _changes(hit), CHANGES[hit.id])
        if hit.destroys and hit.rally:
            yield f"{hit.id}: a destroyed unit cannot rally"
    cowering = next((hit for hit in pack.hits if hit.id == "foot-cowering"), None)
    if cowering is not None:
        yield from expect("cowering (7.4)", (cowering.fire, cowering.move, cowering.range), (2, 1, 1))


def _changes(hit: Hit) -> tuple[int, ...]:
    return hit.fire, hit.move, hit.red, hit.blue, hit.front, hit.rear


WORKS = {  # 18: front, rear, indirect; the rating at which it falls
    "hasty": (1, 1, 1, 0),
    "trench": (2, 2, 2, 0),
    "gun-pit": (3, 0, 0, 0),
    "bunker": (5, 2, 5, 15),
    "wire": (0, 0, 0, 15),
    "heavy-wire": (0, 0, 0, 15),
    "mine-red": (0, 0, 0, 15),
    "mine-blue": (0, 0, 0, 15),
    "mine-black": (0, 0, 0, 15),
}


def _work_faults(pack: Pack) -> Iterator[str]:
    printed = {row.id: (row.front, row.rear, row.indirect, row.defence) for row in pack.works.values()}
    yield from expect("works (18)", printed, WORKS)
    yield from expect("works with a facing (18.2)", _those(pack, "fixed"), {"gun-pit", "bunker"})
    yield from expect("wire that takes a die (18.4)", _those(pack, "die"), {"wire"})
    for row in pack.works.values():
        if (row.family == "mine") != (row.number > 0) or (row.family == "mine") != bool(row.strikes):
            yield f"{row.id}: mines, and nothing else, strike by the dice (18.5)"
        if (row.family == "fort") != bool(row.users):
            yield f"{row.id}: forts, and nothing else, shelter (18.0)"
        yield from _crossing_faults(row)


def _those(pack: Pack, sign: str) -> set[str]:
    return {row.id for row in pack.works.values() if getattr(row, sign)}


def _crossing_faults(row: Work) -> Iterator[str]:
    """18.4 A unit that pays to enter wire is not barred from it."""
    for gait in (*row.die, *row.extra, *row.crushed):
        if gait in row.barred:
            yield f"{row.id}: {gait} pays and is barred"
    if row.family == "wire":
        wanted = {"tracked": 2}, ("tracked",), True
        yield from expect(f"{row.id} (18.4)", (row.extra, row.crushed, "wheeled" in row.barred), wanted)


# -- cards -----------------------------------------------------------------------------------------------------------
ACTIONS = {2: 12, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, 13: 2, 20: 1, 30: 2, 40: 2, 41: 1}
NO_ACTION = {9, 10, 12}
EVENTS = {"score": 1, "objective": 4, "event": 1, "end": 1}
BATTERIES = {"german": 3, "soviet": 3}
VETERANS = (*(f"V{n:02}" for n in range(1, 16)), "V130")


def _card_faults(pack: Pack) -> Iterator[str]:
    rows = (*pack.weapons.values(), *pack.batteries.values(), *pack.veterans.values())
    yield from twice("among the cards", (card.id for card in (*pack.actions, *pack.events, *rows)))
    yield from expect("action cards (8.1)", {card.number: card.count for card in pack.actions}, ACTIONS)
    free = {card.number for card in pack.actions if not card.action}
    yield from expect("cards that are no action", free, NO_ACTION)
    for card in pack.actions:
        if (card.cost > 0) != bool(card.pay):
            yield f"{card.id}: it costs {card.cost}, paid in {card.pay}"
    yield from expect("losses of card 13", [card.losses for card in pack.actions if card.losses], [(0, 1, 1, 2, 2, 3)])
    kinds: Tally[str] = Tally()
    for event in pack.events:
        kinds[event.kind] += event.count
    yield from expect("event cards (8.1)", dict(kinds), EVENTS)
    yield from expect("weapon cards", len(pack.weapons), 6)
    for weapon in pack.weapons.values():
        if (weapon.cost > 0) != bool(weapon.pay):
            yield f"{weapon.id}: it costs {weapon.cost}, paid in {weapon.pay}"
        if (weapon.red is None) != (weapon.targets == "metal"):
            yield f"{weapon.id}: what is used against metal alone has no red firepower"
        if weapon.lays and weapon.lays not in pack.works:
            yield f"{weapon.id}: there is no work {weapon.lays!r}"
    yield from expect("batteries (12.3)", dict(Tally(row.side for row in pack.batteries.values())), BATTERIES)
    yield from expect("veteran cards", tuple(card.number for card in pack.veterans.values()), VETERANS)
    counts = {card.id: card.count for card in pack.events} | {card.id: card.count for card in pack.weapons.values()}
    counts |= {card.id: card.count for card in pack.batteries.values()}
    counts |= {card.id: card.count for card in pack.veterans.values()}
    yield from (f"{id_}: {count} of it, must be 1" for id_, count in counts.items() if count != 1)


# -- charts ----------------------------------------------------------------------------------------------------------
NO_WHEELS = {"woods", "marsh", "stream", "ditch"}  # 4.0, 14.0, 18.3
STICKY = {"stone-building", "marsh"}  # 14.1
TALL = {"woods", "light-woods", "wooden-building", "stone-building"}  # 11.3
BONUS = {"open", "bridge", "wheat", "corn", "gully", "gully-end"}  # 14.0, update


def _chart_faults(pack: Pack) -> Iterator[str]:
    rows = pack.terrain
    yield from twice("among the letters", (row.letter for row in rows.values()))
    barred = {id_ for id_, row in rows.items() if "wheeled" not in row.enter}
    yield from expect("no wheels off the road (4.0, 14.0)", barred, NO_WHEELS)
    yield from expect("vehicles stick (14.1)", {id_ for id_, row in rows.items() if row.sticks}, STICKY)
    yield from expect("a level high (11.3)", {id_ for id_, row in rows.items() if row.height == 2}, TALL)
    yield from expect("blocks no more than half a level (4.0)", {i for i, r in rows.items() if r.height == 1}, {"corn"})
    yield from expect("bonus of tracks (14.0)", {id_ for id_, row in rows.items() if row.bonus}, BONUS)
    below = {id_ for id_, row in rows.items() if row.level < 0}
    yield from expect("below the ground (11.5)", below, {"gully", "gully-end"})
    yield from expect("hexsides", tuple(pack.sides), ("small-gully", "wall", "gully-wall"))
    for id_ in ("small-gully", "gully-wall"):
        if id_ in pack.sides:
            yield from expect(f"who crosses a {id_} (11.5)", set(pack.sides[id_].enter), {"foot"})
    entries = {row.id: row.enter for row in rows.values()} | {row.id: row.enter for row in pack.sides.values()}
    yield from (f"{id_}: aircraft enter no ground" for id_, enter in entries.items() if "air" in enter)
    yield from twice("among the numbers", (row.id for row in pack.constants))


# -- names and sources -----------------------------------------------------------------------------------------------
def _required_ids(pack: Pack) -> Iterator[str]:
    """The ids that the rest of the program counts on having names for."""
    yield from (*pack.counter_index, *pack.kinds, *pack.bombs, *pack.works, *pack.weapons, *pack.batteries)
    yield from (*pack.veterans, *pack.terrain, *pack.sides, *pack.overlays, *pack.scenarios, *pack.options)
    yield from (*pack.seats, *pack.specials)
    yield from (row.id for row in (*pack.hits, *pack.actions, *pack.events))
    yield from (kind.arm for kind in pack.kinds.values())
    yield from (*FACINGS, *GAITS, "red", "blue", "fresh", "spent", "activated", "hidden", "smoke", "road")
    yield from ("out", "unplaced", "destroyed", "left", "cup")
    yield from (f"board-{id_}" for id_ in pack.boards)


def _name_faults(pack: Pack) -> Iterator[str]:
    rows = (*pack.options, *pack.seats, *pack.specials, *pack.scenarios, *pack.overlays, *pack.kinds, *pack.works)
    yield from twice("among the names", (*rows, *pack.terrain, *pack.sides, *pack.weapons, *pack.batteries))
    yield from name_faults(_required_ids(pack), pack.names)
    yield from head_faults(pack.meta, pack.notes)
    for row in pack.scenarios.values():
        yield from text_faults(((f"{row.id}: place", row.place), (f"{row.id}: story", row.story)))
        yield from text_faults((f"{row.id}: {secret.card}", secret.name) for secret in row.secrets)
