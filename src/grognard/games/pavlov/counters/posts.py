"""4.move, 4.weapons Where a moving counter goes, with which weapon, and what becomes of a counter it replaces."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.interface.actions import GiveWay, To
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COUNTER,
    COUNTERS,
    PACK,
    PLACE_NAMES,
    PLACES,
    POSITIONS,
    RESERVE,
    SORTIE,
    STOCK,
    WEAPON,
    WEAPONS,
    PavlovGame,
    Position,
)
from grognard.games.pavlov.state.stock import weapons_left_alone
from grognard.games.pavlov.turn.asking import PavlovDecision

ALL = "all"
EMPTY_HANDED = tuple(To(PLACE_NAMES[place]) for place in (RESERVE, *POSITIONS))
"""The move to the reserve (never allowed) and to each position without a weapon, by its place."""
CREWED = ("at", "mg", "mortar")
SKILLS = tuple(frozenset(a for a in c.actions if a in CREWED) for c in PACK.counters)
"""The crew symbols of each Soviet counter."""
ARM = tuple(w.action for w in PACK.weapons)


def unfit_at(position: Position, place: int) -> list[str]:
    """The exhausted or damaged counters on a position."""
    men = position.men
    return [COUNTERS[c] for c in position.posts[place] if men[c].exhausted or men[c].damaged]


def may_share(position: Position, place: int, first: int, second: int, weapon: str) -> bool:
    """4.weapons.b Two counters share a position with the same symbol and a weapon of that symbol beside them."""
    beside = [ARM[w] for w in position.arms[place]]
    if weapon:
        beside.append(ARM[WEAPON[weapon]])
    return any(skill in beside for skill in SKILLS[first] & SKILLS[second])


@rule.forbids("4.move.d")
def is_there_already(position: Position, ask: ChoosePost, action: To) -> Violation:
    """A move goes to another position."""
    return evidence(action.place) if position.men[ask.counter].place == PLACES[action.place] else None


@rule.forbids("4.move.d")
def moves_to_the_reserve(position: Position, ask: ChoosePost, action: To) -> Violation:
    """A move ends on a fighting position; only a counter that gives way may go to the reserve."""
    return evidence(COUNTERS[ask.counter]) if PLACES[action.place] == RESERVE else None


@rule.forbids("4.weapons.a")
def cannot_take_the_weapon(position: Position, ask: ChoosePost | ChooseWay, action: To | GiveWay) -> Violation:
    """A moving counter takes along only a weapon beside it with its own symbol."""
    if not action.weapon:
        return None
    weapon = WEAPON[action.weapon]
    beside = position.weapons[weapon] == position.men[ask.counter].place
    return None if beside and ARM[weapon] in SKILLS[ask.counter] else evidence(COUNTERS[ask.counter], action.weapon)


@rule.forbids("4.move.h")
def replaces_an_exhausted_counter(position: Position, ask: ChoosePost, action: To) -> Violation:
    """A position held by an exhausted counter may not be entered."""
    held = [COUNTERS[c] for c in position.posts[PLACES[action.place]] if position.men[c].exhausted]
    return evidence(*held) if held else None


@rule.forbids("4.move.i")
def replaces_a_damaged_counter(position: Position, ask: ChoosePost, action: To) -> Violation:
    """A position held by a counter with a damage token may not be entered."""
    held = [COUNTERS[c] for c in position.posts[PLACES[action.place]] if position.men[c].damaged]
    return evidence(*held) if held else None


@rule.forbids("4.move.e")
def replaced_counter_is_elsewhere(position: Position, ask: ChoosePost, action: To) -> Violation:
    """Only a counter on the position can be replaced; "all" means a crew of two."""
    there = [COUNTERS[c] for c in position.posts[PLACES[action.place]]]
    if not action.replacing or action.replacing in there or (action.replacing == ALL and len(there) > 1):
        return None
    return evidence(action.place)


def staying(position: Position, action: To) -> list[int]:
    """The counters on the position that the newcomer does not replace."""
    if action.replacing == ALL:
        return []
    return [c for c in position.posts[PLACES[action.place]] if COUNTERS[c] != action.replacing]


@rule.forbids("4.move.c")
def crew_is_complete(position: Position, ask: ChoosePost, action: To) -> Violation:
    """A crew is two: a third counter must replace one of them."""
    there = staying(position, action)
    return evidence(action.place, *(COUNTERS[c] for c in there)) if len(there) > 1 else None


@rule.forbids("4.move.b")
def position_is_taken(position: Position, ask: ChoosePost, action: To) -> Violation:
    """A position holds one ask.counter, unless both belong to a crewed weapon."""
    there = staying(position, action)
    if there and not SKILLS[ask.counter] and not SKILLS[there[0]]:
        return evidence(action.place, COUNTERS[there[0]])
    return None


@rule.forbids("4.weapons.b")
def are_no_crew(position: Position, ask: ChoosePost, action: To) -> Violation:
    """Two counters share a position only with the same symbol and a weapon of that symbol beside them."""
    there = staying(position, action)
    if there and not may_share(position, PLACES[action.place], ask.counter, there[0], action.weapon):
        return evidence(COUNTERS[ask.counter], COUNTERS[there[0]], action.place)
    return None


ENTERING = (
    moves_to_the_reserve,
    is_there_already,
    cannot_take_the_weapon,
    replaces_an_exhausted_counter,
    replaces_a_damaged_counter,
    replaced_counter_is_elsewhere,
    crew_is_complete,
    position_is_taken,
    are_no_crew,
)


def entries(place: int, there: tuple[int, ...], loads: list[str]) -> list[To]:
    """Every way to enter a position: join those there, or replace them."""
    name = PLACE_NAMES[place]
    ways: list[To] = []
    for weapon in ("", *loads):
        if len(there) < 2:
            ways.append(To(name, weapon) if weapon else EMPTY_HANDED[place])
        ways += [To(name, weapon, COUNTERS[c]) for c in there]
        if len(there) == 2:
            ways.append(To(name, weapon, ALL))
    return ways


def destinations(position: Position, ask: ChoosePost) -> list[To]:
    """Every way to every position; the reserve and the counter's own position too, which are refused."""
    posts, here = position.posts, position.men[ask.counter].place
    loads = weapons_for(position, ask.counter)
    there = [way for place in POSITIONS if place != here for way in entries(place, posts[place], loads)]
    return [*there, EMPTY_HANDED[RESERVE], *([EMPTY_HANDED[here]] if here in POSITIONS else [])]


def open_positions(position: Position, ask: ChoosePost) -> list[To]:
    """As judged: an empty position is open, one with an unfit counter is not, and only the others are looked into."""
    posts, here = position.posts, position.men[ask.counter].place
    loads = weapons_for(position, ask.counter)
    ways: list[To] = []
    for place in POSITIONS:
        there = posts[place]
        if not there:
            ways.append(EMPTY_HANDED[place])
            ways += [To(PLACE_NAMES[place], weapon) for weapon in loads]
        elif place != here and not unfit_at(position, place):
            ways += [way for way in entries(place, there, loads) if not refused(position, ask, way)]
    return ways


def refused(position: Position, ask: ChoosePost, way: To) -> bool:
    return any(prohibition.find(position, ask, way) for prohibition in ENTERING)


@rule("1.2.a")
def is_a_way(position: Position, ask: ChoosePost, action: To) -> bool:
    """A place of the house that counters can stand on, with a weapon and a counter to replace that exist."""
    return (
        RESERVE <= PLACES.get(action.place, STOCK) < SORTIE  # §1.2.a
        and (not action.weapon or action.weapon in WEAPON)
        and (action.replacing in ("", ALL) or action.replacing in COUNTER)
    )


@rule("4.0.j", "4.move.d", "4.move.e")
def move_to(game: PavlovGame, ask: ChoosePost, action: To) -> None:
    """The counter takes its new position, with its weapon; the counters it replaces go elsewhere."""
    position, place = game.position, PLACES[action.place]
    man = position.men[ask.counter]
    there = position.posts[place]
    replaced = there if action.replacing == ALL else tuple(c for c in there if COUNTERS[c] == action.replacing)
    position = position.with_man(ask.counter, replace(man, place=place))  # §4.move.d, §4.0.j
    if action.weapon:  # §4.weapons.a
        position = position.with_weapon(WEAPON[action.weapon], place)
    game.change(weapons_left_alone(position))
    game.log(
        "counter-moved",
        "4.move",
        counter=COUNTERS[ask.counter],
        start=PLACE_NAMES[man.place],
        place=action.place,
        weapon=action.weapon or "none",
    )
    crew = (ask.counter, *(c for c in there if c not in replaced))
    game.then(*(ChooseWay(seats=ask.seats, counter=c, staying=crew) for c in replaced))  # §4.move.e


TO = Verb(
    To,
    candidates=destinations,
    exists=is_a_way,
    forbids=ENTERING,
    legal=open_positions,
    resolve=move_to,
)


class ChoosePost(PavlovDecision, frozen=True, kw_only=True):
    """4.move Where the counter goes, with which weapon, and which counter it replaces."""

    rule = "4.move.d"
    verbs = (TO,)
    counter: int

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-post", {"counter": COUNTERS[self.counter]})


def weapons_for(position: Position, counter: int) -> list[str]:
    """The weapons a counter could take along from where it is."""
    place = position.men[counter].place
    if not RESERVE <= place < SORTIE or not SKILLS[counter]:
        return []
    return [WEAPONS[w] for w in position.arms[place] if ARM[w] in SKILLS[counter]]


# -- giving way ------------------------------------------------------------------------------------------------------


@rule.forbids("4.move.e")
def gives_way_to_an_occupied_position(position: Position, ask: ChooseWay, action: GiveWay) -> Violation:
    """The replaced counter goes to an unoccupied position or to the reserve."""
    place = PLACES[action.place]
    return evidence(action.place) if place != RESERVE and position.posts[place] else None


@rule.forbids("4.weapons.b")
def takes_the_weapon_from_a_crew(position: Position, ask: ChooseWay, action: GiveWay) -> Violation:
    """The weapon that lets two others share the position stays with them."""
    crew = ask.staying
    if not action.weapon or len(crew) < 2:
        return None
    left = position.with_weapon(WEAPON[action.weapon], RESERVE)
    if may_share(left, position.men[ask.counter].place, crew[0], crew[1], ""):
        return None
    return evidence(action.weapon, *(COUNTERS[c] for c in crew))


@rule("4.move.e", "4.move.f", "4.move.g")
def give_way(game: PavlovGame, ask: ChooseWay, action: GiveWay) -> None:
    """The counter that is replaced goes elsewhere; this move is extra."""
    place, man = PLACES[action.place], game.position.men[ask.counter]
    position = game.position.with_man(ask.counter, replace(man, place=place))
    if action.weapon:
        position = position.with_weapon(WEAPON[action.weapon], place)
    game.change(weapons_left_alone(position))
    start = PLACE_NAMES[man.place]
    game.log("counter-gave-way", "4.move.e", counter=COUNTERS[ask.counter], start=start, place=action.place)


def ways_out(position: Position, ask: ChooseWay) -> list[GiveWay]:
    """The reserve and every position, with every weapon the counter could take along."""
    loads = ["", *weapons_for(position, ask.counter)]
    return [GiveWay(PLACE_NAMES[place], weapon) for place in (RESERVE, *POSITIONS) for weapon in loads]


GIVE_WAY = Verb(
    GiveWay,
    candidates=ways_out,
    exists=lambda position, ask, action: (
        (action.place == PLACE_NAMES[RESERVE] or PLACES.get(action.place, RESERVE) in POSITIONS)
        and (not action.weapon or action.weapon in WEAPON)
    ),
    forbids=(gives_way_to_an_occupied_position, cannot_take_the_weapon, takes_the_weapon_from_a_crew),
    resolve=give_way,
)


class ChooseWay(PavlovDecision, frozen=True, kw_only=True):
    """4.move Where the counter that is replaced goes."""

    rule = "4.move.e"
    verbs = (GIVE_WAY,)
    counter: int
    staying: tuple[int, ...]
    """The counters that hold the position from now on, the newcomer first."""

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-way", {"counter": COUNTERS[self.counter], "newcomer": COUNTERS[self.staying[0]]})
