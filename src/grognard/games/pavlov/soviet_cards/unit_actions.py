"""2.hq62 to 2.aa1083 What each Soviet unit can do when its card is used, and what keeps it from doing so."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Prohibition, Violation, evidence
from grognard.games.pavlov.counters.storm import ChooseSortie, approaches_are_held, no_counter_is_fit
from grognard.games.pavlov.interface.actions import Fortify, Mine
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.reinforcement import ChooseReinforcement, affordable
from grognard.games.pavlov.soviet_cards.supplies import ChooseDelivery, ChooseLoad, ChooseResupply, can_load, laden
from grognard.games.pavlov.state.decks import draw
from grognard.games.pavlov.state.locations import (
    LOCATIONS_OF,
    READY_TOKEN,
    ChooseWire,
    no_free_battery_of,
    no_free_signal_post,
    no_wire_in_stock,
    none_in_stock_for,
    nothing_to_repair_at,
    ready,
    recover,
)
from grognard.games.pavlov.state.position import (
    CARGO,
    COLOURS,
    LOCATION,
    NONE,
    PACK,
    SAPPER,
    SPACES,
    TRACKS,
    PavlovGame,
    Position,
    add,
    put,
)
from grognard.games.pavlov.state.stock import clear, from_supply, to_supply
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.variants.operational_support import SUPPORT, fulfil

NUMBERS = PACK.components.volga
HQ62, GRD13, BATTALION = f"loc-{NUMBERS.army_hq}", f"loc-{NUMBERS.division_hq}", f"loc-{NUMBERS.battalion}"
HIGHEST = PACK.components.defence.maximum
SPOTS = tuple(f"mine-{t.n}" for t in TRACKS)


# -- 2.hq62 ----------------------------------------------------------------------------------------------------------


@rule.forbids("2.hq62.e")
def army_post_is_damaged(position: Position) -> Violation:
    """Resupply is forbidden while the army's command post is damaged."""
    return evidence(HQ62) if position.damaged(NUMBERS.army_hq) else None


@rule.forbids("2.hq62.b")
def nothing_left_to_resupply(position: Position) -> bool:
    """Resupply takes tokens from the stock: there must be one."""
    return not any(position.stock[t] for t in CARGO)


@rule.forbids("2.hq62.g")
def there_is_no_storm_card(position: Position) -> bool:
    """There is no sortie without a card in the storm-group area."""
    return position.storm == NONE


@rule.forbids("2.hq62.h")
def army_post_cannot_order_sorties(position: Position) -> Violation:
    """There is no sortie by this action while the army's command post is damaged."""
    return evidence(HQ62) if position.damaged(NUMBERS.army_hq) else None


@rule.forbids("3.storm.d")
def storm_approaches_are_held(position: Position) -> Violation:
    """The approaches of the storm card's colour must be free of Wehrmacht counters."""
    return approaches_are_held.find(position, position.storm)


@rule("3.storm.c")
def begin_sortie(game: PavlovGame) -> None:
    game.then(ChooseSortie(seats=game.position.rules.command))


# -- 2.grd13 ---------------------------------------------------------------------------------------------------------


@rule.forbids("2.grd13.d")
def division_post_is_damaged(position: Position) -> Violation:
    """Reinforcement is forbidden while the division's command post is damaged."""
    return evidence(GRD13) if position.damaged(NUMBERS.division_hq) else None


@rule.forbids("2.grd13.b")
def nothing_affordable_to_send(position: Position) -> bool:
    """Reinforcement brings counters from the stock: there must be one that the points can pay for."""
    return not affordable(position, NUMBERS.reinforce_points)


# -- 2.sap8 ----------------------------------------------------------------------------------------------------------


@rule.forbids("2.sap8.a")
def house_has_no_sappers(position: Position) -> bool:
    """Fortifying needs a sapper token in the house supply area."""
    return not position.supply[SAPPER]


@rule.forbids("2.sap8.e")
def house_has_no_sappers_for_mines(position: Position) -> bool:
    """Mining needs a sapper token in the house supply area."""
    return not position.supply[SAPPER]


@rule.forbids("2.sap8.c")
def nothing_to_fortify(position: Position) -> bool:
    """Something must be below its best: a defence track, or location 3 damaged."""
    return all(d >= HIGHEST for d in position.defence) and not position.damaged(NUMBERS.battalion)


@rule.forbids("2.sap8.c")
def defence_is_at_its_best(position: Position, what: str) -> Violation:
    """A defence track ends where it starts. RULING pavlov-003."""
    return evidence(what) if what in COLOURS and position.defence[COLOURS.index(what)] >= HIGHEST else None


@rule.forbids("2.sap8.d")
def battalion_is_not_damaged(position: Position, what: str) -> Violation:
    """Location 3 is cleared only if it is damaged."""
    return evidence(what) if what == BATTALION and not position.damaged(NUMBERS.battalion) else None


@rule.forbids("2.sap8.d")
def is_no_work_for_sappers(position: Position, what: str) -> Violation:
    """Sappers raise a defence track or clear location 3, no other."""
    return evidence(what) if what not in COLOURS and what != BATTALION else None


@rule("2.sap8.b", "2.sap8.c", "2.sap8.d")
def fortify(game: PavlovGame, ask: ChooseFortification, action: Fortify) -> None:
    """The sapper token goes back; a defence track rises by one, or location 3 is cleared."""
    position = from_supply(game.position, SAPPER)  # §2.sap8.b
    if action.what == BATTALION:
        game.change(clear(position, NUMBERS.battalion))  # §2.sap8.d
        game.log("location-repaired", "2.sap8.d", location=BATTALION)
        return
    colour = COLOURS.index(action.what)
    green, red, purple = add(position.defence, colour, 1)  # §2.sap8.c
    game.change(replace(position, defence=(green, red, purple)))
    game.log("defence-raised", "2.sap8.c", colour=action.what, defence=game.position.defence[colour])


FORTIFY = Verb(
    Fortify,
    candidates=lambda position, ask: map(Fortify, (*COLOURS, BATTALION)),
    exists=lambda position, ask, action: action.what in COLOURS or action.what in LOCATION,
    args=lambda position, ask, action: (position, action.what),
    forbids=(is_no_work_for_sappers, defence_is_at_its_best, battalion_is_not_damaged),
    resolve=fortify,
)


class ChooseFortification(PavlovDecision, frozen=True, kw_only=True):
    """2.sap8 What the sappers strengthen: a defence track, or location 3."""

    rule = "2.sap8.c"
    verbs = (FORTIFY,)


def spot_is_free(position: Position, track: int) -> bool:
    return not position.mines[track] and position.tracks[track][TRACKS[track].mine - 1] == NONE


@rule.forbids("2.sap8.g")
def every_spot_is_occupied(position: Position) -> bool:
    """Mining needs an unoccupied mine spot."""
    return not any(spot_is_free(position, t) for t in range(len(TRACKS)))


@rule.forbids("2.sap8.g")
def spot_is_occupied(position: Position, spot: str) -> Violation:
    """A mine spot with a sapper token or a Wehrmacht counter on it is occupied. RULING pavlov-005."""
    track = SPOTS.index(spot)
    return evidence(spot, SPACES[track][TRACKS[track].mine - 1]) if not spot_is_free(position, track) else None


@rule("1.2.c", "2.sap8.f")
def lay_mine(game: PavlovGame, ask: ChooseMine, action: Mine) -> None:
    """The sapper token goes from the supply area to the mine spot."""
    position = to_supply(game.position, SAPPER, -1)
    game.change(replace(position, mines=put(position.mines, SPOTS.index(action.spot), True)))
    game.log("mine-laid", "2.sap8.f", spot=action.spot)


MINE = Verb(
    Mine,
    candidates=lambda position, ask: list(map(Mine, SPOTS)),
    args=lambda position, ask, action: (position, action.spot),
    forbids=(spot_is_occupied,),
    resolve=lay_mine,
)


class ChooseMine(PavlovDecision, frozen=True, kw_only=True):
    """2.sap8 Which free mine spot gets the sapper token."""

    rule = "2.sap8.f"
    verbs = (MINE,)


# -- 2.sig139 --------------------------------------------------------------------------------------------------------


@rule.forbids("2.sig139.b")
def there_is_no_fog_in_hand(position: Position) -> bool:
    """A tactical decision returns a fog card: the hand must have one."""
    return not any(n in PACK.fog_cards for n in position.hand)


@rule.forbids("2.sig139.d")
def all_signals_are_damaged(position: Position) -> Violation:
    """A tactical decision is forbidden when every location of the signal battalion is damaged."""
    signals = LOCATIONS_OF["sig139"]
    return evidence(*(f"loc-{n}" for n in signals)) if all(position.damaged(n) for n in signals) else None


@rule("2.sig139.b", "2.sig139.c")
def decide_tactically(game: PavlovGame) -> None:
    """A fog card goes back to the stock, and a new Soviet card is drawn."""
    position = game.position
    fog = next(n for n in position.hand if n in PACK.fog_cards)
    hand = tuple(n for n in position.hand if n != fog)
    game.change(replace(position, hand=hand, fog=(*position.fog, fog)))
    game.log("fog-cleared", "2.sig139.b")
    draw(game, 1)


# -- 2.volga ---------------------------------------------------------------------------------------------------------


@rule.forbids("2.volga.b")
def nothing_to_load(position: Position) -> bool:
    """Loading needs a token in the staging area."""
    return not any(position.staging)


@rule.forbids("2.volga.d", "2.volga.e")
def no_free_boat(position: Position) -> Violation:
    """Loading needs a boat that is neither full nor damaged."""
    if can_load(position):
        return None
    return evidence(by="2.volga.e" if all(map(position.damaged, LOCATIONS_OF["volga"])) else "2.volga.d")


@rule.forbids("2.volga.f")
def nothing_to_deliver(position: Position) -> bool:
    """Delivery needs a token on a boat."""
    return not laden(position)


# -- the list --------------------------------------------------------------------------------------------------------


def _ask(decision: type[Decision], **fields: int) -> Callable[[PavlovGame], None]:
    return lambda game: game.then(decision(seats=game.position.rules.command, **fields))


Ability = tuple[tuple[Prohibition, ...], Callable[[PavlovGame], None]]
ABILITIES: dict[str, dict[str, Ability]] = {
    "hq62": {
        "recover": ((nothing_to_repair_at("hq62", "2.hq62.a"),), recover("hq62")),
        "resupply": ((army_post_is_damaged, nothing_left_to_resupply), _ask(ChooseResupply)),
        "storm": (
            (there_is_no_storm_card, army_post_cannot_order_sorties, storm_approaches_are_held, no_counter_is_fit),
            begin_sortie,
        ),
        "ops": (SUPPORT, fulfil),
    },
    "grd13": {
        "recover": ((nothing_to_repair_at("grd13", "2.grd13.a"),), recover("grd13")),
        "reinforce": (
            (division_post_is_damaged, nothing_affordable_to_send),
            _ask(ChooseReinforcement, points=NUMBERS.reinforce_points),
        ),
    },
    "sap8": {
        "fortify": ((house_has_no_sappers, nothing_to_fortify), _ask(ChooseFortification)),
        "mine": ((house_has_no_sappers_for_mines, every_spot_is_occupied), _ask(ChooseMine)),
    },
    "sig139": {
        "recover": ((nothing_to_repair_at("sig139", "2.sig139.a"),), recover("sig139")),
        "decision": ((there_is_no_fog_in_hand, all_signals_are_damaged), decide_tactically),
        "wire": ((no_wire_in_stock, no_free_signal_post), _ask(ChooseWire)),
    },
    "volga": {
        "recover": ((nothing_to_repair_at("volga", "2.volga.a"),), recover("volga")),
        "load": ((nothing_to_load, no_free_boat), _ask(ChooseLoad)),
        "deliver": ((nothing_to_deliver,), _ask(ChooseDelivery)),
    },
}
"""Every action of every unit: what forbids it, and what it does."""
for _unit in READY_TOKEN:
    ABILITIES[_unit] = {
        "recover": ((nothing_to_repair_at(_unit, f"2.{_unit}.a"),), recover(_unit)),
        ("artillery" if _unit == "art32" else "aa"): (
            (none_in_stock_for(_unit), no_free_battery_of(_unit)),
            ready(_unit),
        ),
    }
