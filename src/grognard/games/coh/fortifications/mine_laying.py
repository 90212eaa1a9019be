"""Cards 3, 40 and 41: rallying without a roll, laying mines and taking them up."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.cards.action_cards import ROW
from grognard.games.coh.cards.weapons import used
from grognard.games.coh.combat.fire import is_stunned
from grognard.games.coh.combat.rally import CAN_RALLY
from grognard.games.coh.combat.rally import Recover as Rallied
from grognard.games.coh.data.units import CARD, CARDS, INFANTRY, PACK, SIDE, UNITS, WEAPON, WEAPONS, WORK, WORKS
from grognard.games.coh.interface.actions import AutoRally, Defuse, LayMine
from grognard.games.coh.movement.step import known_works
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.spotting import watchers
from grognard.games.coh.state.markers import Fieldwork
from grognard.games.coh.state.position import CohGame, Position, place_name
from grognard.games.coh.state.presence import enemies, in_close_combat
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.unit_verb import UnitVerb

MINES = tuple(name for name in WORKS if PACK.works[name].family == "mine")


def card_cost(actor: Actor) -> int:
    """8.1 What the card costs that gives the action."""
    return ROW[CARDS[actor.card]].cost


# -- card 3 ----------------------------------------------------------------------------------------------------------
@rule.forbids("card.3.b")
def has_no_card_to_recover(position: Position, actor: Actor, action: AutoRally) -> Violation:
    """Without a roll a unit rallies by a card alone."""
    return None if actor.card == CARD["card-auto-rally"] else evidence(UNITS[actor.unit])


def auto_rally_candidates(position: Position, actor: Actor) -> Iterator[AutoRally]:
    if actor.card == CARD["card-auto-rally"]:
        yield AutoRally()


@rule("card.3.b", "card.3.c")
def auto_rally_resolve(game: CohGame, actor: Actor, action: AutoRally) -> None:
    """Card 3 Each unit rallies without a roll."""
    game.change(paid(game.position, actor, card_cost(actor)))
    game.then(*(Rallied(unit=unit) for unit in actor.units))


# -- card 40, tellermine -----------------------------------------------------------------------------------------------
MINE_CARD = CARD["card-lay-mine"]


@rule("card.tellermine.e", "card.tellermine.f")
def weapon_to_lay(position: Position, actor: Actor) -> str:
    """The weapon card of the army that can be laid as a mine, or nothing; by card 40 there is no need of it."""
    names = (WEAPONS[row.card] for row in position.armies[actor.army].weapons if actor.card != MINE_CARD)
    return next((name for name in names if name in PACK.weapons and PACK.weapons[name].lays), "")


def laying_cost(position: Position, actor: Actor) -> int:
    weapon = weapon_to_lay(position, actor)
    return PACK.weapons[weapon].cost if weapon else card_cost(actor)


@rule.forbids("card.tellermine.e")
def has_no_mine_to_lay(position: Position, actor: Actor, action: LayMine) -> Violation:
    """Mines are laid by card 40, or are weapon cards of their own kind."""
    if actor.card == MINE_CARD:
        return None
    weapon = weapon_to_lay(position, actor)
    return None if weapon and PACK.weapons[weapon].lays == action.mine else evidence(action.mine)


@rule("8.2.b")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_to_lay(position: Position, actor: Actor, action: LayMine) -> Violation:
    """A card costs what is printed on it."""
    return costs_too_much(position, actor, laying_cost(position, actor))


@rule.forbids("card.40.c")
def lays_no_mines(position: Position, actor: Actor, action: LayMine) -> Violation:
    """Infantry lays mines, a unit at a time."""
    return None if INFANTRY[actor.unit] and len(actor.units) == 1 else evidence(UNITS[actor.unit])


@rule.forbids("card.40.h")
def lays_in_close_combat(position: Position, actor: Actor, action: LayMine) -> Violation:
    """Not in close combat."""
    return evidence(UNITS[actor.unit]) if in_close_combat(position, actor.unit) else None


@rule.forbids("card.40.e")
def lays_under_the_enemy(position: Position, actor: Actor, action: LayMine) -> Violation:
    """Not in a hex with an enemy."""
    there = enemies(position, position.field.index[action.hex], SIDE[actor.unit])
    return evidence(action.hex, UNITS[there[0]]) if there else None


@rule.forbids("18.0.d")
def mine_lies_there_already(position: Position, actor: Actor, action: LayMine) -> Violation:
    """One mine of a kind in a hex."""
    kind, hex_ = WORK[action.mine], position.field.index[action.hex]
    here = any(work.kind == kind and work.side == SIDE[actor.unit] for work in position.works_in(hex_))
    return evidence(action.mine, action.hex) if here else None


@rule.forbids("card.40.i")
def mine_is_in_use(position: Position, actor: Actor, action: LayMine) -> Violation:
    """There are only so many mines of a kind; of the enemy's hidden ones nothing is known."""
    kind = WORK[action.mine]
    in_use = [w for w in position.works if w.kind == kind and (not w.hidden or w.side == SIDE[actor.unit])]
    return evidence(action.mine) if len(in_use) >= PACK.works[action.mine].count else None


@rule.forbids("card.40.f")
def is_seen_laying(position: Position, actor: Actor, action: LayMine) -> Violation:
    """A mine is hidden only where no enemy sees it laid."""
    if not action.hidden:
        return None
    for enemy in watchers(position, SIDE[actor.unit], position.field.index[action.hex]):
        return evidence(action.hex, UNITS[enemy])
    return None


@rule.forbids("card.40.d")
def lays_too_far(position: Position, actor: Actor, action: LayMine) -> Violation:
    """A mine is laid in the own hex or the next."""
    # RULING coh-194
    far = position.field.grid.distance(position.pieces[actor.unit].place, position.field.index[action.hex]) > 1
    return evidence(UNITS[actor.unit], action.hex) if far else None


LAYING = (
    has_no_mine_to_lay,
    lays_no_mines,
    lays_in_close_combat,
    lays_under_the_enemy,
    mine_lies_there_already,
    mine_is_in_use,
    is_seen_laying,
    cannot_pay_to_lay,
)


def lay_candidates(position: Position, actor: Actor) -> Iterator[LayMine]:
    # RULING coh-194
    place = position.pieces[actor.unit].place
    if place < 0 or not (weapon_to_lay(position, actor) or actor.card == MINE_CARD):
        return
    for hex_ in position.field.grid.within(place, 1):
        for mine in MINES:
            yield LayMine(position.field.names[hex_], mine)
            yield LayMine(position.field.names[hex_], mine, True)


LAYING_ANYWHERE = (lays_no_mines, lays_in_close_combat, cannot_pay_to_lay)


def legal_mines(position: Position, actor: Actor) -> Iterator[LayMine]:
    """Card 40 What is the same for every hex and mine is asked of the first of them."""
    for count, action in enumerate(lay_candidates(position, actor)):
        if not count:
            stunned = is_stunned.find(position, actor, position.pieces[actor.unit].place)
            if stunned or not permitted(LAYING_ANYWHERE, position, actor, action):
                return
        if permitted(LAYING, position, actor, action):
            yield action


def lay_verdict(position: Position, actor: Actor, action: LayMine) -> Verdict:
    verdict = judge((is_stunned,), position, actor, position.field.index[action.hex])
    return judge(LAYING, position, actor, action) if verdict is True else verdict


@rule("card.40.b", "card.40.f", "card.40.g")
def lay_resolve(game: CohGame, actor: Actor, action: LayMine) -> None:
    """Card 40 A mine in this hex or the next; a tellermine in the same way."""
    weapon = weapon_to_lay(game.position, actor)
    position = paid(game.position, actor, laying_cost(game.position, actor))
    if weapon:
        position = used(position, actor.army, WEAPON[weapon])
    mine = Fieldwork(WORK[action.mine], position.field.index[action.hex], SIDE[actor.unit], 0, action.hidden)
    game.change(position.but(works=(*position.works, mine)))
    owner = position.armies[actor.army].id
    if action.hidden:
        game.log("mine-hidden", "card.40", unit=UNITS[actor.unit])
        game.log("mine-laid", "card.40", unit=UNITS[actor.unit], mine=action.mine, hex=action.hex, to=(owner,))
    else:
        game.log("mine-laid", "card.40", unit=UNITS[actor.unit], mine=action.mine, hex=action.hex)


# -- card 41 ---------------------------------------------------------------------------------------------------------
@rule.forbids("card.41.d")
def defuses_in_close_combat(position: Position, actor: Actor) -> Violation:
    """Not in close combat."""
    return evidence(UNITS[actor.unit]) if in_close_combat(position, actor.unit) else None


@rule.forbids("card.41.e")
def defuses_in_a_group(position: Position, actor: Actor) -> Violation:
    """A unit by itself."""
    return evidence(UNITS[actor.unit]) if len(actor.units) > 1 else None


@rule.forbids("card.41.b")
def has_no_card_to_defuse(position: Position, actor: Actor, action: Defuse) -> Violation:
    """Mines are taken up by a card."""
    return None if actor.card == CARD["card-defuse-mine"] else evidence(UNITS[actor.unit])


@rule.forbids("card.41.c")
def finds_no_mine(position: Position, actor: Actor, action: Defuse) -> Violation:
    """A mine that is known, in the own hex or the next."""
    hex_ = position.field.index[action.hex]
    far = position.field.grid.distance(position.pieces[actor.unit].place, hex_) > 1
    there = action.mine in {WORKS[work.kind] for work in known_works(position, actor.unit, hex_)}
    return evidence(UNITS[actor.unit], action.hex) if far or not there else None


def defuse_candidates(position: Position, actor: Actor) -> Iterator[Defuse]:
    # RULING coh-195
    if actor.card != CARD["card-defuse-mine"]:
        return
    for hex_ in position.field.grid.within(position.pieces[actor.unit].place, 1):
        for work in position.works_in(hex_):
            if WORKS[work.kind] in MINES and (not work.hidden or work.side == SIDE[actor.unit]):
                yield Defuse(place_name(position, hex_), WORKS[work.kind])


def defuse_verdict(position: Position, actor: Actor, action: Defuse) -> Verdict:
    verdict = judge((is_stunned,), position, actor, position.field.index[action.hex])
    return judge((defuses_in_a_group, defuses_in_close_combat), position, actor) if verdict is True else verdict


@rule("card.41.b", "card.41.c")
def defuse_resolve(game: CohGame, actor: Actor, action: Defuse) -> None:
    """Card 41 A known mine is taken up."""
    position = paid(game.position, actor, card_cost(actor))
    hex_, kind = position.field.index[action.hex], WORK[action.mine]
    gone = next(work for work in position.works_in(hex_) if work.kind == kind)
    game.change(position.but(works=tuple(work for work in position.works if work != gone)))
    side = position.armies_of(SIDE[actor.unit])
    seats = tuple(position.armies[army].id for army in side) if gone.hidden else ()
    game.log("mine-defused", "card.41", unit=UNITS[actor.unit], mine=action.mine, hex=action.hex, to=seats)


AUTO_RALLY = UnitVerb(
    AutoRally,
    candidates=auto_rally_candidates,
    attempts=(has_no_card_to_recover,),
    args=lambda position, actor, action: (position, actor),
    forbids=CAN_RALLY,
    resolve=auto_rally_resolve,
    cards=(CARD["card-auto-rally"],),
)
LAY_MINE = UnitVerb(
    LayMine,
    candidates=lay_candidates,
    attempts=(lays_too_far,),
    verdict=lay_verdict,
    legal=legal_mines,
    resolve=lay_resolve,
    treads=True,
    quiet=True,
)
DEFUSE = UnitVerb(
    Defuse,
    candidates=defuse_candidates,
    attempts=(has_no_card_to_defuse, finds_no_mine),
    verdict=defuse_verdict,
    resolve=defuse_resolve,
    treads=True,
    cards=(CARD["card-defuse-mine"],),
)
