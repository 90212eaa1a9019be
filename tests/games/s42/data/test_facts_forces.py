"""Every figure that the rulebook states about counters, as the pack has it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from grognard.core.packs.files import by_id
from grognard.games.s42.data.pack import load
from grognard.games.s42.data.schema import Nation, Unit

PACK = load()
SETUP = PACK.setup
UNIT = {unit.id: unit for unit in PACK.units}
MARKER, FACE = PACK.markers, PACK.supply_faces
SERVES = {row.id: set(row.replacements) for row in PACK.types.values()}
WITHDRAWAL, CHANGE = by_id(SETUP.withdrawals), by_id(SETUP.changes)

Fact = tuple[str, str, object, object]
"""Paragraph, what it says, what the pack has, what it must have."""


def of(**signs: Any) -> list[Unit]:
    """The counters with these signs."""
    return [unit for unit in PACK.units if all(getattr(unit, name) == value for name, value in signs.items())]


ALL: tuple[Fact, ...] = (
    ("2.3.2", "every Guards unit is elite", {u.quality for u in of(nation="guards")}, {"elite"}),
    ("2.3.4", "nations of the counters", {u.nation for u in PACK.units}, set(get_args(Nation))),
    ("2.3.5", "one to three steps", {u.steps for u in PACK.units}, {1, 2, 3}),
    (
        "8.5.1, 9.2.2",
        "panzer division 10-8-6 with a red dot",
        {(u.full, u.steps) for u in of(tank="elite") if u.size == "XX"},
        {((10, 8, 6), 3)},
    ),
    ("9.2.2", "rifle division 3-5-3", UNIT["su-121"].full, (3, 5, 3)),
    ("9.2.2", "tank corps 7-5-5, black dot", (UNIT["su-16tc"].full, UNIT["su-16tc"].tank), ((7, 5, 5), "normal")),
    ("8.5.2", "a 4-6-3 unit", UNIT["su-35gds"].full, (4, 6, 3)),
    ("9.2.4", "anti-tank units have a white dot", {u.tank for u in of(type="anti-tank")}, {"anti"}),
    (
        "9.8, 18.2",
        "ASU: defence in brackets, one step, no extended move",
        {
            (u.bracketed, u.steps, u.no_extended, u.full[0])
            for u in PACK.units
            if u.type in ("headquarters", "artillery")
        },
        {(True, 1, True, 0)},
    ),
    ("18.4", "range of an army headquarters: five", {u.range for u in of(type="headquarters", side="axis")}, {5}),
    ("18.6.2", "supply point on the move 0-0-5", FACE["supply-moving"].full, (0, 0, 5)),
    (
        "18.6.2",
        "supply point ready S-0-T",
        (FACE["supply-ready"].full, FACE["supply-ready"].tactical),
        ((0, 0, 0), True),
    ),
    (
        "18.6.8",
        "immobile supply point 0-0-0",
        (FACE["supply-immobile"].full, FACE["supply-immobile"].tactical),
        ((0, 0, 0), False),
    ),
    ("18.6.8", "mobile supply points 5 and 4", (MARKER["mobile-supply"].axis, MARKER["mobile-supply"].soviet), (5, 4)),
    ("9.7.3", "fortifications 12 and 24", (MARKER["fortification"].axis, MARKER["fortification"].soviet), (12, 24)),
    ("25.2.2", "reserve markers 3 each", (MARKER["reserve"].axis, MARKER["reserve"].soviet), (3, 3)),
    (
        "26.2",
        "planned offensives 2 each",
        (MARKER["planned-offensive"].axis, MARKER["planned-offensive"].soviet),
        (2, 2),
    ),
    (
        "34.1.1",
        "six reserve armies, six maskirovka markers",
        (len(of(type="reserve-army")), MARKER["maskirovka"].soviet),
        (6, 6),
    ),
    (
        "34.3.1",
        "reserve army: movement 3, on foot, no combat unit",
        {(u.full, u.move_class) for u in of(type="reserve-army")},
        {((0, 0, 3), "non_mech")},
    ),
    (
        "4.3, 20.1.1",
        "three Soviet army headquarters, one of a tank army",
        sorted(u.id for u in of(type="army-hq")),
        ["su-1ga-hq", "su-5sh-hq", "su-5ta-hq"],
    ),
    (
        "14.2.2, 20.1.3",
        "Guards and Shock headquarters: movement 3, all three mechanised",
        (UNIT["su-1ga-hq"].full, UNIT["su-5sh-hq"].full, {u.move_class for u in of(type="army-hq")}),
        ((0, 0, 3), (0, 0, 3), {"vehicle"}),
    ),
    ("20.2", "eleven mountain units", len(of(type="mountaineers")), 11),
    ("20.3", "eight NKVD units", len(of(type="nkvd")), 8),
    ("20.4", "ten garrisons", len(of(held="garrison")), 10),
    (
        "20.6",
        "fifteen frozen units and two front headquarters",
        (
            len([u for u in of(held="caucasus") if u.type != "headquarters"]),
            len([u for u in of(held="caucasus") if u.type == "headquarters"]),
        ),
        (15, 2),
    ),
    (
        "20.6",
        "the headquarters are Black Sea and North Caucasus",
        {u.id for u in of(held="caucasus") if u.type == "headquarters"},
        {"su-black-sea-hq", "su-ncau-hq"},
    ),
    ("20.7", "five Bluecher units, in area W", len([d for d in SETUP.displays if d.display == "blucher"]), 5),
    ("20.8", "six volunteers", len([d for d in SETUP.displays if d.display == "volunteers"]), 6),
    ("20.9", "Linden: never rebuilt", SERVES["engineer"], set()),
    (
        "28.1.3, 28.1.4",
        "commanders Chuikov and Manstein",
        {u.id for u in of(type="leader")},
        {"su-chuikov", "ge-manstein"},
    ),
    (
        "9.3.1, 9.3.8",
        "air units: Axis only; one Romanian",
        sorted(a.nation for a in PACK.air),
        ["german", "german", "romanian"],
    ),
    (
        "32.4",
        "Wiking: 3 steps, after turn 13 8-10-6 with 4",
        (
            UNIT["ss-wiking"].steps,
            UNIT["ss-wiking"].remnant,
            CHANGE["wiking-13"].turn,
            CHANGE["wiking-13"].full,
            CHANGE["wiking-13"].steps,
        ),
        (3, "ge-rem-pzg", 13, (8, 10, 6), 4),
    ),
    (
        "32.5",
        "turn 20: 27th Panzer for KG Michalik",
        (CHANGE["michalik-20"].turn, CHANGE["michalik-20"].unit, CHANGE["michalik-20"].into),
        (20, "ge-michalik", "ge-27pz"),
    ),
    (
        "32.1",
        "turn 10: two elite panzer divisions and GD, 7 steps; 9th and 11th in history",
        (
            WITHDRAWAL["panzers-10"].turn,
            WITHDRAWAL["panzers-10"].count,
            WITHDRAWAL["panzers-10"].units,
            WITHDRAWAL["panzers-10"].least,
            WITHDRAWAL["panzers-10"].historical,
        ),
        (10, 2, ("ge-gd",), 7, ("ge-9pz", "ge-11pz")),
    ),
    ("32.1", "a full division counts three steps", (UNIT["ge-9pz"].steps, UNIT["ge-gd"].steps), (3, 3)),
    (
        "32.2",
        "13th, 14th and 28th Tank Corps become mechanised",
        {h for w in SETUP.withdrawals for h in w.historical} >= {"su-13tc", "su-14tc", "su-28tc"},
        True,
    ),
    (
        "32.3",
        "turn 11: 1 RFSS; 9 and 17: infantry; 23: Barbo",
        [
            (w.turn, w.what, w.units)
            for w in SETUP.withdrawals
            if w.id in ("rfss-11", "infantry-9", "infantry-17", "barbo-23")
        ],
        [(9, "infantry", ()), (11, "unit", ("ss-1rfss",)), (17, "infantry", ()), (23, "unit", ("it-barbo",))],
    ),
    ("32.3", "1 RFSS arrives before turn 11", by_id(SETUP.arrivals)["ss-1rfss"].turn < 11, True),
    ("32.5", "KG Michalik arrives before turn 20", by_id(SETUP.arrivals)["ge-michalik"].turn < 20, True),
    ("21.1.2", "tank: mechanised corps and tanks", (SERVES["mechanised"], SERVES["tank"]), ({"tank"}, {"tank"})),
    ("21.1.2", "infantry: cavalry and special serve as well", SERVES["infantry"], {"infantry", "cavalry", "special"}),
    ("21.1.2", "cavalry", SERVES["cavalry"], {"cavalry"}),
    (
        "21.1.2",
        "special: motor, mountain, naval, NKVD, anti-tank",
        [SERVES[k] for k in ("motorised", "mountaineers", "naval", "nkvd", "anti-tank")],
        [{"special"}] * 5,
    ),
    ("21.5.1", "panzergrenadiers: special or tank", SERVES["panzergrenadier"], {"special", "tank"}),
    (
        "21.5.2",
        "tank brigades and StuG: tank units, free stacking",
        {(bool(u.tank), u.free) for u in PACK.units if (u.type == "tank" and u.size == "X") or u.type == "assault-gun"},
        {(True, True)},
    ),
    ("21.5.2", "StuG: special or tank", SERVES["assault-gun"], {"special", "tank"}),
)


@pytest.mark.parametrize(("paragraph", "what", "found", "wanted"), ALL, ids=[f"{row[0]}: {row[1]}" for row in ALL])
def test_facts(paragraph: str, what: str, found: object, wanted: object) -> None:
    assert found == wanted, f"{paragraph}: {what}"
