"""4.move, 4.weapons Where a moving counter goes, with which weapon, in whose place, and where the other then goes."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
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
    """Those on a position who are exhausted or damaged."""
    men = position.men
    return [COUNTERS[c] for c in position.posts[place] if men[c].exhausted or men[c].damaged]


def may_share(position: Position, place: int, first: int, second: int, weapon: str) -> bool:
    """4.weapons.b Two counters share a position with the same symbol and a weapon of that symbol beside them."""
    beside = [ARM[w] for w in position.arms[place]]
    if weapon:
        beside.append(ARM[WEAPON[weapon]])
    return any(skill in beside for skill in SKILLS[first] & SKILLS[second])


@rule.forbids("4.move.d")
def is_there_already(position: Position, counter: int, action: To) -> Violation:
    """A move goes to another position."""
    return evidence(action.place) if position.men[counter].place == PLACES[action.place] else None


@rule.forbids("4.move.d")
def moves_to_the_reserve(position: Position, counter: int, action: To) -> Violation:
    """A move ends on a fighting position; only a counter that gives way may go to the reserve."""
    return evidence(COUNTERS[counter]) if PLACES[action.place] == RESERVE else None


@rule.forbids("4.weapons.a")
def cannot_take_the_weapon(position: Position, counter: int, action: To | GiveWay) -> Violation:
    """A moving counter takes along only a weapon beside it with its own symbol."""
    if not action.weapon:
        return None
    weapon = WEAPON[action.weapon]
    beside = position.weapons[weapon] == position.men[counter].place
    return None if beside and ARM[weapon] in SKILLS[counter] else evidence(COUNTERS[counter], action.weapon)


@rule.forbids("4.move.h")
def replaces_an_exhausted_counter(position: Position, counter: int, action: To) -> Violation:
    """A position held by an exhausted counter may not be entered."""
    held = [COUNTERS[c] for c in position.posts[PLACES[action.place]] if position.men[c].exhausted]
    return evidence(*held) if held else None


@rule.forbids("4.move.i")
def replaces_a_damaged_counter(position: Position, counter: int, action: To) -> Violation:
    """A position held by a counter with a damage token may not be entered."""
    held = [COUNTERS[c] for c in position.posts[PLACES[action.place]] if position.men[c].damaged]
    return evidence(*held) if held else None


@rule.forbids("4.move.e")
def replaces_nobody_there(position: Position, counter: int, action: To) -> Violation:
    """Only somebody on the position can be replaced; "all" means a crew of two."""
    there = [COUNTERS[c] for c in position.posts[PLACES[action.place]]]
    if not action.replacing or action.replacing in there or (action.replacing == ALL and len(there) > 1):
        return None
    return evidence(action.place)


def staying(position: Position, action: To) -> list[int]:
    """Those on the position whom the newcomer does not replace."""
    if action.replacing == ALL:
        return []
    return [c for c in position.posts[PLACES[action.place]] if COUNTERS[c] != action.replacing]


@rule.forbids("4.move.c")
def crew_is_complete(position: Position, counter: int, action: To) -> Violation:
    """A crew is two: a third counter has to replace somebody."""
    there = staying(position, action)
    return evidence(action.place, *(COUNTERS[c] for c in there)) if len(there) > 1 else None


@rule.forbids("4.move.b")
def position_is_taken(position: Position, counter: int, action: To) -> Violation:
    """A position holds one counter, unless both belong to a crewed weapon."""
    there = staying(position, action)
    if there and not SKILLS[counter] and not SKILLS[there[0]]:
        return evidence(action.place, COUNTERS[there[0]])
    return None


@rule.forbids("4.weapons.b")
def are_no_crew(position: Position, counter: int, action: To) -> Violation:
    """Two counters share a position only with the same symbol and a weapon of that symbol beside them."""
    there = staying(position, action)
    if there and not may_share(position, PLACES[action.place], counter, there[0], action.weapon):
        return evidence(COUNTERS[counter], COUNTERS[there[0]], action.place)
    return None


ENTERING = (
    moves_to_the_reserve,
    is_there_already,
    cannot_take_the_weapon,
    replaces_an_exhausted_counter,
    replaces_a_damaged_counter,
    replaces_nobody_there,
    crew_is_complete,
    position_is_taken,
    are_no_crew,
)


@rule("1.2.a", "4.0.j", "4.move.c", "4.move.d", "4.move.e", "4.weapons.a", "4.weapons.b")
class ChoosePost(PavlovDecision, frozen=True, kw_only=True):
    """4.move Where the counter goes, with which weapon, and whom it replaces."""

    rule = "4.move.d"
    accepts = (To,)
    counter: int

    def candidates(self, game: PavlovGame) -> list[Action]:
        position = game.position
        posts, here = position.posts, position.men[self.counter].place
        loads = weapons_for(position, self.counter)
        there: list[Action] = [
            a for place in POSITIONS if place != here for a in self.replacements(place, posts[place], loads)
        ]
        return [*there, EMPTY_HANDED[RESERVE], *([EMPTY_HANDED[here]] if here in POSITIONS else [])]

    def actions(self, game: PavlovGame) -> list[Action]:
        """As judged: an empty position is open, one with an unfit man is not, and only the others are looked into."""
        position = game.position
        posts, here = position.posts, position.men[self.counter].place
        loads = weapons_for(position, self.counter)
        found: list[Action] = []
        for place in POSITIONS:
            there = posts[place]
            if not there:
                found.append(EMPTY_HANDED[place])
                found += [To(PLACE_NAMES[place], weapon) for weapon in loads]
            elif place != here and not unfit_at(position, place):
                found += [a for a in self.replacements(place, there, loads) if self.verdict(game, a)]
        return found

    def replacements(self, place: int, there: tuple[int, ...], loads: list[str]) -> list[To]:
        """Every way to enter a position: join those there, or replace them."""
        name = PLACE_NAMES[place]
        found: list[To] = []
        for weapon in ("", *loads):
            if len(there) < 2:
                found.append(To(name, weapon) if weapon else EMPTY_HANDED[place])
            found += [To(name, weapon, COUNTERS[c]) for c in there]
            if len(there) == 2:
                found.append(To(name, weapon, ALL))
        return found

    def offers(self, game: PavlovGame, action: Action) -> bool:
        assert isinstance(action, To)
        return (
            RESERVE <= PLACES.get(action.place, STOCK) < SORTIE  # §1.2.a
            and (not action.weapon or action.weapon in WEAPON)
            and (action.replacing in ("", ALL) or action.replacing in COUNTER)
        )

    def verdict(self, game: PavlovGame, action: To) -> Verdict:
        place = PLACES[action.place]
        if place in POSITIONS and not action.weapon and not action.replacing and not game.position.posts[place]:
            return True  # an empty position, hands free: no prohibition looks any further
        return judge(ENTERING, game.position, self.counter, action)

    def resolve(self, game: PavlovGame, action: To) -> None:
        position, place = game.position, PLACES[action.place]
        man = position.men[self.counter]
        there = position.posts[place]
        replaced = there if action.replacing == ALL else tuple(c for c in there if COUNTERS[c] == action.replacing)
        position = position.with_man(self.counter, replace(man, place=place))
        if action.weapon:
            position = position.with_weapon(WEAPON[action.weapon], place)
        game.change(weapons_left_alone(position))  # §4.move.d, §4.0.j
        game.log(
            "counter-moved",
            "4.move",
            counter=COUNTERS[self.counter],
            place=action.place,
            weapon=action.weapon or "none",
        )
        crew = (self.counter, *(c for c in there if c not in replaced))
        game.then(*(ChooseWay(seats=self.seats, counter=c, staying=crew) for c in replaced))  # §4.move.e

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
def gives_way_to_an_occupied_position(position: Position, counter: int, action: GiveWay) -> Violation:
    """The replaced counter goes to an unoccupied position or to the reserve."""
    place = PLACES[action.place]
    return evidence(action.place) if place != RESERVE and position.posts[place] else None


@rule.forbids("4.weapons.b")
def takes_the_weapon_from_a_crew(position: Position, crew: tuple[int, ...], counter: int, action: GiveWay) -> Violation:
    """The weapon that lets two others share the position stays with them."""
    if not action.weapon or len(crew) < 2:
        return None
    left = position.with_weapon(WEAPON[action.weapon], RESERVE)
    if may_share(left, position.men[counter].place, crew[0], crew[1], ""):
        return None
    return evidence(action.weapon, *(COUNTERS[c] for c in crew))


GIVING_WAY = (gives_way_to_an_occupied_position, cannot_take_the_weapon)


@rule("4.move.e", "4.move.f", "4.move.g")
class ChooseWay(PavlovDecision, frozen=True, kw_only=True):
    """4.move The counter that is replaced goes elsewhere; this move is extra."""

    rule = "4.move.e"
    accepts = (GiveWay,)
    counter: int
    staying: tuple[int, ...]
    """Those who hold the position from now on, the newcomer first."""

    def candidates(self, game: PavlovGame) -> list[Action]:
        loads = ["", *weapons_for(game.position, self.counter)]
        return [GiveWay(PLACE_NAMES[place], weapon) for place in (RESERVE, *POSITIONS) for weapon in loads]

    def offers(self, game: PavlovGame, action: Action) -> bool:
        assert isinstance(action, GiveWay)
        known = action.place == PLACE_NAMES[RESERVE] or PLACES.get(action.place, RESERVE) in POSITIONS
        return known and (not action.weapon or action.weapon in WEAPON)

    def verdict(self, game: PavlovGame, action: GiveWay) -> Verdict:
        free = judge(GIVING_WAY, game.position, self.counter, action)
        return free and judge((takes_the_weapon_from_a_crew,), game.position, self.staying, self.counter, action)

    def resolve(self, game: PavlovGame, action: GiveWay) -> None:
        place = PLACES[action.place]
        position = game.position.with_man(self.counter, replace(game.position.men[self.counter], place=place))
        if action.weapon:
            position = position.with_weapon(WEAPON[action.weapon], place)
        game.change(weapons_left_alone(position))
        game.log("counter-gave-way", "4.move.e", counter=COUNTERS[self.counter], place=action.place)

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (COUNTERS[self.counter],)

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-way", {"counter": COUNTERS[self.counter], "newcomer": COUNTERS[self.staying[0]]})
