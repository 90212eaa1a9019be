"""The figures of counters, charts and cards against the worked examples of the rulebook: what a unit shows there it has
here, and the sums of the examples come out as printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from grognard.core.packs.faults import expect

if TYPE_CHECKING:
    from grognard.games.coh.data.pack import Pack

Result = Literal["miss", "hit", "destroyed"]

SHOWN: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("ge-infantry", "introduction, 7.7", {"fire": 3, "move": 1, "red": 4, "front": ("red", 12), "rear": ("red", 11)}),
    ("ge-infantry", "7.7 fig. 13", {"range": (0, 7)}),
    ("ge-grenadier", "9.2", {"fire": 3, "move": 1, "red": 5}),
    ("ge-hmg42", "3.22, 7.63, 10.0", {"fire": 2, "red": 5, "blue": 1, "boxed": ("red",)}),
    ("ge-mg42", "7.7, 9.12", {"fire": 2, "move": 2, "red": 4}),
    ("su-rifle", "3.0, 7.4", {"fire": 4, "move": 1, "red": 3, "blue": 0, "front": ("red", 12), "rear": ("red", 11)}),
    ("su-rifle", "FAQ on the PPSh", {"range": (0, 5)}),
    ("su-smg", "2.2, 17.1, FAQ", {"fire": 3, "move": 1, "red": 5, "range": (0, 3)}),
    ("su-maxim", "7.62, 7.7, 9.0", {"fire": 4, "move": 2, "red": 3, "boxed": ("red",), "rear": ("red", 10)}),
    ("su-dshk", "update, components", {"count": 1, "marks": ("turret", "anti-air")}),
    ("ge-pz2f", "17.0", {"move": 1, "tracks": 1}),
    ("ge-pz3h", "14.0, 17.1", {"fire": 3, "move": 1, "red": 4, "tracks": 1, "rear": ("blue", 14)}),
    ("su-t34b", "14.0", {"move": 1, "tracks": 2}),
    ("su-t34c", "14.0", {"move": 1, "tracks": 2}),
    ("ge-tiger", "15.1", {"red": 6, "blue": 12}),
    ("ge-marder", "15.4", {"marks": ("open-top",), "rear": ("blue", 12)}),
    ("ge-251-1", "16.1, 17.0", {"fire": 2, "move": 1}),
    ("ge-251-17", "20.0", {"blue": 4}),
    ("ge-pak38", "17.0", {"move": 4}),
    ("ge-pak40", "18.2", {"front": ("blue", 13)}),
    ("su-at57", "17.1", {"fire": 5, "rear": ("red", 10)}),
    ("ge-opel", "14.0, 16.0", {"move": 1, "wheels": 1, "red": -2, "blue": -2, "range": (0, 0)}),
    ("su-truck", "14.0, 16.0", {"move": 1, "wheels": 1, "red": -2, "blue": -2, "range": (0, 0)}),
    ("su-il2", "20.0, 20.1", {"impulses": 4, "red": 6, "blue": 10, "front": ("blue", 13), "rear": ("blue", 12)}),
    ("ge-ju87g", "20.2", {"red": 6}),
    ("ge-ju87d", "20.2", {"red": 6}),
)
"""Counters as the rulebook shows them."""


class Shot(NamedTuple):
    """An attack as the rulebook tells it: the dice, the points on them, what is added by name, the sums."""

    where: str
    attacker: str
    added: tuple[str, ...]
    dice: int
    caps: int
    target: str
    facing: Literal["front", "rear"]
    cover: tuple[str, ...]
    attack: int
    defence: int
    result: Result
    colour: Literal["red", "blue"] = "red"


SHOTS = (
    Shot("introduction", "ge-infantry", (), 9, 0, "su-rifle", "front", ("woods",), 13, 14, "miss"),
    Shot("7.1", "su-rifle", (), 9, 0, "ge-infantry", "front", (), 12, 12, "hit"),
    Shot("7.7 fig. 10", "su-maxim", (), 9, 2, "ge-infantry", "front", (), 14, 12, "hit"),
    Shot("7.7 fig. 11", "su-maxim", ("close-combat-boxed",), 7, 0, "ge-infantry", "rear", ("woods",), 8, 13, "miss"),
    Shot("7.7 fig. 11", "ge-infantry", ("close-combat",), 5, 0, "su-maxim", "rear", ("woods",), 13, 12, "hit"),
    Shot("7.7 fig. 12", "su-rifle", ("short-range",), 8, 0, "ge-infantry", "front", ("woods",), 14, 14, "hit"),
    Shot("7.7 fig. 13", "su-rifle", ("long-range",), 9, 0, "ge-infantry", "front", (), 10, 12, "miss"),
    Shot("7.7 fig. 13", "ge-mg42", (), 6, 2, "su-smg", "front", ("wooden-building",), 12, 13, "miss"),
    Shot("7.7 fig. 13", "ge-mg42", (), 8, 2, "su-smg", "front", ("wooden-building",), 14, 13, "hit"),
    Shot("7.7 fig. 13", "ge-infantry", (), 10, 2, "su-rifle", "front", (), 16, 12, "destroyed"),
    Shot("10.0", "ge-hmg42", (), 8, 0, "su-rifle", "front", ("woods",), 13, 14, "miss"),
    Shot("17.1 fig. 28", "ge-pz3h", ("close-combat",), 9, 0, "su-at57", "rear", (), 17, 10, "destroyed"),
    Shot("17.1 fig. 29", "ge-pz3h", ("close-combat",), 2, 0, "su-rifle", "rear", (), 10, 11, "miss"),
    Shot("17.1 fig. 29", "su-rifle", ("close-combat",), 9, 1, "ge-pz3h", "rear", (), 14, 14, "hit", "blue"),
    Shot("17.1 fig. 30", "su-smg", ("short-range",), 7, 0, "ge-infantry", "front", ("wooden-building",), 15, 13, "hit"),
    Shot("18.6", "oba-122", (), 8, 0, "su-rifle", "rear", ("bunker",), 14, 16, "miss"),
)
"""7.7 prints 11 for the rear of the Maxim in figure 12 and 10 in figure 11; that shot is left out."""


def example_faults(pack: Pack) -> Iterator[str]:
    for id_, where, figures in SHOWN:
        if id_ not in pack.kinds:
            yield f"{id_}: missing, though {where} shows it"
            continue
        kind = pack.kinds[id_]
        actual = {name: getattr(kind, name) for name in figures}
        yield from expect(f"{id_} ({where})", actual, figures)
    if all(id_ in pack.kinds for id_, _, _ in SHOWN):
        for shot in SHOTS:
            yield from _shot_faults(pack, shot)
        yield from _sum_faults(pack)


def _shot_faults(pack: Pack, shot: Shot) -> Iterator[str]:
    attacker = pack.batteries.get(shot.attacker) or pack.kinds[shot.attacker]
    power = (attacker.red if shot.colour == "red" else attacker.blue) or 0
    attack = power + sum(pack.numbers[name] for name in shot.added) + shot.dice + shot.caps
    kind = pack.kinds[shot.target]
    colour, rating = kind.front if shot.facing == "front" else kind.rear
    defence = rating + sum(_cover(pack, name) for name in shot.cover)
    margin = attack - defence
    result = "miss" if margin < 0 else "hit" if margin < pack.numbers["kill-margin"] else "destroyed"
    actual = colour, attack, defence, result
    yield from expect(f"{shot.where}: the shot of {shot.attacker}", actual, (shot.colour, *shot[8:11]))


def _cover(pack: Pack, name: str) -> int:
    """What ground or a work adds against fire from in front, or against artillery."""
    return pack.works[name].indirect if name in pack.works else pack.terrain[name].defence


def _sum_faults(pack: Pack) -> Iterator[str]:
    """Sums of points, defences and firepowers that the examples print."""
    number, kinds, terrain = pack.numbers, pack.kinds, pack.terrain
    rifle, maxim, t34 = kinds["su-rifle"], kinds["su-maxim"], kinds["su-t34c"]
    woods, house, bunker = terrain["woods"], terrain["wooden-building"], pack.works["bunker"]
    il2, hits = kinds["su-il2"], {hit.id: hit for hit in pack.hits}
    beaten = hits["foot-suppressed"]
    cards = {card.number: card for card in pack.actions}
    sums: tuple[tuple[str, object, object], ...] = (
        ("3.21: points missing for a shot", rifle.fire - 3, 1),
        ("5.0: a slow unit into woods", maxim.move + woods.enter["foot"], 3),
        ("7.4: suppressed rifles", (rifle.fire + beaten.fire, 3 + beaten.red, 0 + beaten.blue), (5, 1, -2)),
        ("7.62: a machine gun at the next hex", (maxim.red or 0) + number["short-range"], 6),
        ("7.63: the heavy machine gun in its hex", _melee(pack, "ge-hmg42"), (3, 5)),
        ("7.7: backward out of woods", kinds["ge-mg42"].move + woods.enter["foot"] + number["backward"], 4),
        ("7.7: rally in a house", beaten.rally - number["rally-cover"], 6),
        ("9.0: a shared activation", number["activation"] - rifle.move - maxim.move, 4),
        ("9.12: fire with one supporter", (kinds["ge-mg42"].red or 0) + number["supporter"], 5),
        ("10.1: hidden rifles in woods", rifle.move + number["hidden-move-cover"], 4),
        ("11.0: up a hill", rifle.move + number["climb"], 2),
        ("11.1: up a steep hill", rifle.move + number["steep"], 3),
        ("14.0: a tank into woods", kinds["ge-pz3h"].move + woods.enter["tracked"], 3),
        ("14.0: hexes of a T-34", 1 + t34.tracks, 3),
        ("14.0: hexes of a truck", 1 + number["wheeled-road-bonus"] + kinds["ge-opel"].wheels, 3),
        ("14.0: up two levels", t34.move + 2 * number["climb"], 3),
        ("17.0: a gun is towed", 3 * kinds["ge-pz2f"].move + kinds["ge-pak38"].move, number["activation"]),
        ("17.1: into a house", kinds["ge-infantry"].move + house.enter["foot"], 2),
        ("17.1: a half-track backs off", kinds["ge-251-1"].move + number["backward"], 2),
        ("17.1: after the gun has fired", number["activation"] - kinds["su-at57"].fire, 2),
        ("17.1: rally, move, fight", cards[3].cost + rifle.move + rifle.fire, number["activation"]),
        ("17.1: move, fire, fire", kinds["su-smg"].move + 2 * kinds["su-smg"].fire, number["activation"]),
        ("18.2: front of a bunker", rifle.front[1] + bunker.front, 17),
        ("18.2: rear of a bunker", rifle.rear[1] + bunker.rear, 13),
        ("18.2: a gun turned round in its pit", kinds["ge-pak40"].front[1] + pack.works["gun-pit"].rear, 13),
        ("18.4: a four on the die at the wire", 4 + rifle.move, 5),
        ("18.6: artillery at a bunker", pack.batteries["oba-122"].red + 10 - bunker.defence, 1),
        ("20.0: four impulses with an attack", number["impulse-set"] + number["air-attack"], 2),
        ("20.0: at an aircraft in the next hex", (kinds["ge-251-17"].blue or 0) + number["short-range"], 7),
        ("20.1: firepower from 150 metres", tuple(fp + 2 * number["altitude-firepower"] for fp in (6, 10)), (4, 8)),
        ("20.1: ratings at 150 metres", _aloft(pack, (il2.front[1], il2.rear[1])), (15, 14)),
        ("20.2: from six hexes", 6 + number["altitude-firepower"] + 3 * number["air-long-range"], 2),
        ("20.4: a bomb from 250 metres", (pack.bombs["bomb-50"].red or 0) + 4 * number["altitude-firepower"], 2),
        ("21.2: hexes and dummies for two", (2 * number["solitaire-hexes"], 2 * number["solitaire-dummies"]), (4, 2)),
    )
    for what, actual, wanted in sums:
        yield from expect(what, actual, wanted)


def _melee(pack: Pack, id_: str) -> tuple[int, int]:
    kind, number = pack.kinds[id_], pack.numbers
    red, blue = (
        (power or 0) + number["close-combat-boxed" if colour in kind.boxed else "close-combat"]
        for colour, power in (("red", kind.red), ("blue", kind.blue))
    )
    return red, blue


def _aloft(pack: Pack, ratings: tuple[int, int]) -> tuple[int, int]:
    front, rear = (rating + 2 * pack.numbers["altitude-defence"] for rating in ratings)
    return front, rear
