"""What a finished board must be. Each fault is a sentence; a board with faults is not written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tools.mapbuild.build import Built
from tools.mapbuild.grid import Hex, Side, ordered

CLOSED = " ~ox"


def faults(built: Built) -> list[str]:
    return [
        *shape_faults(built),
        *rulebook_faults(built),
        *side_faults(built),
        *apart_faults(built),
        *crossing_faults(built),
        *place_faults(built),
        *supply_faults(built),
        *set_up_faults(built),
        *reach_faults(built),
    ]


def summary(built: Built) -> str:
    """The board in figures, to look at after a change of its sources."""
    ground = Counter(built.letters.values())
    water = Counter(built.river_sides.values())
    links = {kind: len(found) for kind, found in built.links.items()}
    errors = built.frame.geo.residuals()
    return (
        f"hexes {sum(ground.values())}: {dict(sorted(ground.items()))}; river sides {dict(sorted(water.items()))}; "
        f"links {links}; places {len(built.places)}; controls {len(errors)}, "
        f"rms {(sum(e * e for e in errors) / len(errors)) ** 0.5:.2f} hexes before correction"
    )


def shape_faults(built: Built) -> Iterator[str]:
    """Sides and links join neighbours on the board; letters are known; ids are unique."""
    frame = built.frame
    known = {kind.letter for kind in built.sources.board.terrain}
    for spot, letter in built.letters.items():
        if letter not in known:
            yield f"{frame.name(spot)} has unknown terrain {letter!r}"
    for sides in (set(built.river_sides), *built.links.values()):
        for a, b in sides:
            if b not in frame.neighbours[a] or a not in frame.sheet or b not in frame.sheet:
                yield f"{a} and {b} do not touch"
    for ids in ([place.id for place, _ in built.places], [river.id for river, _ in built.rivers]):
        yield from (f"{name} is there twice" for name, count in Counter(ids).items() if count > 1)
    for label in built.sources.board.labels:
        spot = frame.parse(label.at)
        if spot not in frame.sheet or frame.name(spot) != label.at:
            yield f"there is no hex {label.at} for the label {label.name['en']}"
    for kind, links in built.links.items():
        for side in links:
            if any(built.letters[spot] in CLOSED for spot in side):
                yield f"a {kind} enters water at {frame.side_name(side)}"


def rulebook_faults(built: Built) -> Iterator[str]:
    """The hexes and sides a rulebook speaks of are what it says."""
    frame = built.frame
    at = {spot: place.id for place, spots in built.places for spot in spots}
    supply = {frame.parse(source.hex): source.id for source in built.sources.board.supply}
    on = {kind: {spot for side in sides for spot in side} for kind, sides in built.links.items()}
    for common, best in (("rail", "rail"), ("road", "road"), ("road", "primary")):
        for family in built.sources.board.families:
            if best in family:
                on[common] = set[Hex]().union(*(on[kind] for kind in family))
    letter_of = {kind.id: kind.letter for kind in built.sources.board.terrain}
    spans: dict[Side, list[str]] = {}
    for crossing in built.crossings:
        if len(crossing.hexes) == 2:
            ends = ordered(frame.parse(crossing.hexes[0]), frame.parse(crossing.hexes[1]))
            spans.setdefault(ends, []).append(crossing.id)
    for fact in built.sources.checks.hexes:
        spot = frame.parse(fact.hex)
        if spot not in frame.sheet or frame.name(spot) != fact.hex:
            yield f"{fact.hex} is not in the play area of its sheet ({fact.source})"
            continue
        if fact.terrain and built.letters[spot] != letter_of[fact.terrain]:
            yield f"{fact.hex} should be {fact.terrain} ({fact.source})"
        if fact.place and at.get(spot) != fact.place:
            yield f"{fact.hex} should be {fact.place}, not {at.get(spot)} ({fact.source})"
        if fact.supply and supply.get(spot) != fact.supply:
            yield f"{fact.hex} should be the source {fact.supply} ({fact.source})"
        for kind, wanted in (("rail", fact.rail), ("road", fact.road)):
            if wanted and spot not in on[kind]:
                yield f"{fact.hex} should have a {kind} ({fact.source})"
        for other in fact.joined:
            if frame.parse(other) not in frame.neighbours[spot]:
                yield f"{fact.hex} should touch {other} ({fact.source})"
    for ground in built.sources.checks.ground:
        for name in ground.hexes:
            if built.letters.get(frame.parse(name)) != letter_of[ground.terrain]:
                yield f"{name} should be {ground.terrain} ({ground.source})"
    for side_fact in built.sources.checks.sides:
        side = frame.parse_side(side_fact.side)
        if side_fact.crossing and side_fact.crossing not in spans.get(side, ()):
            yield f"{side_fact.side} should have {side_fact.crossing} ({side_fact.source})"
        if (side in built.river_sides) != side_fact.river:
            yield f"{side_fact.side} should {'' if side_fact.river else 'not '}be a river ({side_fact.source})"


def side_faults(built: Built) -> Iterator[str]:
    """Rivers and lines that are known side by side run there."""
    frame, checks = built.frame, built.sources.checks
    for fact in checks.rivers:
        for text in fact.sides:
            found = built.river_sides.get(frame.parse_side(text))
            if found != fact.kind:
                yield f"{text} should have a {fact.kind} river, not {found} ({fact.source})"
    for fact in checks.lines:
        for text in fact.sides:
            if frame.parse_side(text) not in built.links[fact.kind]:
                yield f"{text} should have a {fact.kind} ({fact.source})"


def apart_faults(built: Built) -> Iterator[str]:
    """Rivers that part the board do so without a gap."""
    frame = built.frame
    for fact in built.sources.checks.apart:
        walls = {side for side, size in built.river_sides.items() if size in fact.sizes}
        start, end = (frame.parse(name) for name in fact.hexes)
        found = edge = {start}
        while edge:
            edge = {
                near
                for spot in edge
                for near in frame.neighbours[spot]
                if built.letters.get(near, " ") not in CLOSED and ordered(spot, near) not in walls
            } - found
            found = found | edge
        if end in found:
            yield f"{fact.hexes[0]} and {fact.hexes[1]} should lie apart ({fact.source})"


def crossing_faults(built: Built) -> Iterator[str]:
    """Every named bridge and ferry spans a side of the river it names, once; every zone has hexes of the board."""
    frame = built.frame
    along = {river.id: set(sides) for river, sides in built.rivers}
    seen: Counter[tuple[str, ...]] = Counter()
    for crossing in built.crossings:
        seen[tuple(sorted(crossing.hexes))] += 1
        if crossing.river not in along:
            yield f"{crossing.id} spans no river of the board"
        elif len(crossing.hexes) == 2:
            side = ordered(frame.parse(crossing.hexes[0]), frame.parse(crossing.hexes[1]))
            if side not in along[crossing.river]:
                yield f"{crossing.id}: {crossing.river} does not run along {'/'.join(crossing.hexes)}"
    yield from (f"{'/'.join(hexes)} has two crossings" for hexes, count in seen.items() if count > 1)
    for zone, spots in built.zones:
        if not spots or any(spot not in frame.sheet for spot in spots):
            yield f"{zone.id} has no hexes, or some that are not on the board"


def place_faults(built: Built) -> Iterator[str]:
    """Places lie on land that may be entered, cities on a railway or road; every name is there in every language."""
    linked = {spot for sides in built.links.values() for side in sides for spot in side}
    for place, spots in built.places:
        for spot in spots:
            if built.letters.get(spot, " ") in CLOSED:
                yield f"{place.id} lies in water or off the board"
        if place.kind in ("major", "city") and not linked.intersection(spots):
            yield f"{place.id} has neither road nor railway"
        if set(place.name or {}) != {"en", "ru", "pl"}:
            yield f"{place.id} lacks a name"


def supply_faults(built: Built) -> Iterator[str]:
    """Supply sources lie at the edge of the land, on their side of the start line, on a railway."""
    frame = built.frame
    rail = {spot for side in built.links["rail"] for spot in side}
    for source in built.sources.board.supply:
        spot = frame.parse(source.hex)
        if spot not in frame.sheet or frame.name(spot) != source.hex:
            yield f"{source.id} is off the board"
            continue
        if spot not in rail:
            yield f"{source.id} has no railway"
        if frame.side[spot] != source.side:
            yield f"{source.id} is across the start line"
        if all(built.letters.get(near, " ") not in CLOSED for near in frame.neighbours[spot]):
            yield f"{source.id} is not at the edge"


def set_up_faults(built: Built) -> Iterator[str]:
    """Set-up hexes can be entered, lie on their sheet and side, and are supplied inside their own scenario."""
    frame, checks = built.frame, built.sources.checks
    for area in checks.set_up:
        spots = {frame.parse(name) for name in area.hexes}
        reach = supplied(built, area.sheet, area.side) if built.sources.board.supply else set(built.letters)
        for spot in sorted(spots):
            name = frame.name(spot)
            if frame.sheet[spot] != area.sheet or frame.side[spot] != area.side:
                yield f"{name} of {area.formation} is on the wrong sheet or side"
            if built.letters[spot] in CLOSED + "m":
                yield f"{name} of {area.formation} cannot be entered"
            if spot not in reach:
                yield f"{name} of {area.formation} has no line of communication"
        if area.centre:
            near = frame.within(frame.parse(area.centre), area.within)
            free = [s for s in near if frame.sheet[s] == area.sheet and built.letters[s] not in CLOSED + "m"]
            if not any(spot in reach for spot in free):
                yield f"{area.formation} finds no supplied hex around {area.centre}"


def reach_faults(built: Built) -> Iterator[str]:
    """Every hex but mountains can be reached over land, and every major city by rail inside its sheet."""
    frame = built.frame
    open_hexes = {spot for spot, letter in built.letters.items() if letter not in CLOSED}
    sources = built.sources.board.supply
    start = frame.parse(sources[0].hex) if sources else min(open_hexes)
    lost = {spot for spot in open_hexes - flood(built, {start}, open_hexes) if built.letters[spot] != "m"}
    if lost:
        yield f"cut off from the rest of the board: {', '.join(sorted(frame.name(spot) for spot in lost))}"
    for sheet in sorted(set(frame.sheet.values())) if sources else ():
        net = rail_from(built, sheet, "axis")
        for place, spots in built.places:
            if place.kind == "major" and frame.sheet[spots[0]] == sheet and not net.intersection(spots):
                yield f"{place.id} cannot be reached by rail from an Axis source inside {sheet}"


def supplied(built: Built, sheet: str, side: str) -> set[Hex]:
    """Where a side can be supplied at the start inside one sheet: the Axis within some hexes of a railway from its
    sources, the Soviets over any land; neither across the start line, nor over mountains but by road."""
    frame = built.frame
    home = {
        spot
        for spot, letter in built.letters.items()
        if frame.sheet[spot] == sheet and frame.side[spot] == side and letter not in CLOSED
    }
    sources = {frame.parse(s.hex) for s in built.sources.board.supply if s.side == side}
    if side == "axis":
        reach = flood_by(built, "rail", sources & home, home)
        for _ in range(built.sources.checks.off_rail):
            reach |= step(built, reach, home)
        return reach
    return flood(built, sources & home, home)


def rail_from(built: Built, sheet: str, side: str) -> set[Hex]:
    frame = built.frame
    inside = {spot for spot in built.letters if frame.sheet[spot] == sheet}
    sources = {frame.parse(s.hex) for s in built.sources.board.supply if s.side == side}
    return flood_by(built, "rail", sources & inside, inside)


def flood_by(built: Built, kind: str, start: set[Hex], inside: set[Hex]) -> set[Hex]:
    """The hexes a line of some kind reaches."""
    found, edge = set(start), set(start)
    while edge:
        edge = {
            near
            for spot in edge
            for near in built.frame.neighbours[spot]
            if near in inside and ordered(spot, near) in built.links[kind]
        } - found
        found |= edge
    return found


def flood(built: Built, start: set[Hex], inside: set[Hex]) -> set[Hex]:
    found, edge = set(start), set(start)
    while edge:
        edge = step(built, edge, inside) - found
        found |= edge
    return found


def step(built: Built, edge: set[Hex], inside: set[Hex]) -> set[Hex]:
    """The hexes one step on; into a mountain, and out of it, only by road."""
    return {
        near
        for spot in edge
        for near in built.frame.neighbours[spot]
        if near in inside
        and ("m" not in built.letters[spot] + built.letters[near] or ordered(spot, near) in built.links["road"])
    }
