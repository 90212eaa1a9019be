"""3.sniper, 3.mortar, 3.shelling Fire on the house: hits on counters, and on the walls."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Event, Modifier, Roll, hits
from grognard.core.game import Procedure
from grognard.core.verdicts import Arg
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    BY_NUMBER,
    COLOURS,
    COUNTERS,
    NONE,
    PACK,
    PLACE_NAMES,
    PavlovGame,
    Position,
    put,
)
from grognard.games.pavlov.variants.tactics import modified
from grognard.games.pavlov.wehrmacht_cards.wounds import ChooseCasualty, Wound, suppress


def roll_against(
    game: PavlovGame,
    what: str,
    rule_id: str,
    count: int,
    target: int,
    modifiers: tuple[Modifier, ...] = (),
    **args: Arg,
) -> int:
    """Roll dice against a target, tell it with everything that changed it, and count the hits."""
    dice = game.roll(count)
    struck = hits(dice, target)
    if game.events is not None:
        roll = Roll(dice, target, struck, modifiers=modifiers)
        game.events.append(Event(what, rule_id, {"hits": struck} | args, roll))
    return struck


@rule("3.sniper.a", "3.mortar.a", "3.shelling.b")
def colour_rolled(game: PavlovGame, card: int, rule_id: str) -> int:
    """A die, read on the card, gives the colour attacked."""
    dice = game.roll(1)
    colour = COLOURS.index(PACK.card_type(card).colour_by_die[dice[0] - 1])
    game.log("colour-rolled", rule_id, roll=Roll(dice), colour=COLOURS[colour])
    return colour


@rule("3.sniper.b", "3.mortar.b")
def defended(position: Position, colour: int) -> bool:
    """Whether any Soviet counter stands on a position of the colour."""
    posts = position.posts
    return any(posts[place] for place in BY_NUMBER[colour])


def post_hit(position: Position, colour: int, number: int) -> int:
    """The position with the number rolled; if empty the nearest occupied one above it, else the nearest below."""
    numbered, posts = BY_NUMBER[colour], position.posts
    above, below = numbered[number - 1 :], numbered[: number - 1]  # §3.sniper.c, §3.mortar.c
    order = (*above, *reversed(below))  # §3.sniper.d, §3.sniper.e, §3.mortar.d, §3.mortar.e
    return next((place for place in order if posts[place]), NONE)


def aim(game: PavlovGame, colour: int, rule_id: str) -> int:
    """Roll for the position under fire."""
    dice = game.roll(1)
    place = post_hit(game.position, colour, dice[0])
    men = tuple(COUNTERS[c] for c in game.position.posts[place])
    game.log("post-rolled", rule_id, roll=Roll(dice), colour=COLOURS[colour], place=PLACE_NAMES[place], men=men)
    return place


class Sniper(Procedure, frozen=True, kw_only=True):
    """3.sniper One counter on the colour rolled is shot at; a hit removes it."""

    card: int

    def run(self, game: PavlovGame) -> None:
        colour = colour_rolled(game, self.card, "3.sniper.a")
        if not defended(game.position, colour):
            game.log("no-target", "3.sniper.b", colour=COLOURS[colour])
            return  # §3.sniper.b
        place = aim(game, colour, "3.sniper.c")
        dice, modifiers = modified(game.position, PACK.card_type(self.card).dice, "sniper-dice")  # §3.sniper.f
        defence = game.position.defence[colour]  # §setup.q
        name = PLACE_NAMES[place]
        if not roll_against(game, "sniper-fires", "3.sniper.f", dice, defence, modifiers, place=name):  # §3.sniper.g
            return
        men = game.position.posts[place]
        if len(men) == 1:
            game.then(Wound(counter=men[0], cause="3.sniper.h"))  # §3.sniper.h, §5.0.e
        else:
            game.then(ChooseCasualty(seats=game.position.rules.soviet, place=place, cause="3.sniper.h"))


@rule("3.mortar.f", "3.mortar.g", "3.mortar.b")
class Mortar(Procedure, frozen=True, kw_only=True):
    """3.mortar One position of the colour rolled is suppressed."""

    card: int

    def run(self, game: PavlovGame) -> None:
        colour = colour_rolled(game, self.card, "3.mortar.a")
        if not defended(game.position, colour):
            game.log("no-target", "3.mortar.b", colour=COLOURS[colour])
            return
        dice, modifiers = modified(game.position, PACK.card_type(self.card).dice, "mortar-dice")
        fire_on_post(game, colour, dice, modifiers, "3.mortar")


def fire_on_post(
    game: PavlovGame,
    colour: int,
    dice: int,
    modifiers: tuple[Modifier, ...],
    paragraph: str,
    sources: tuple[str, ...] = (),
) -> None:
    """Suppression: a position is rolled, and every counter there is hit when one die reaches the defence. `sources` are
    the spaces that fire; none: from off the board."""
    place = aim(game, colour, "3.mortar.c")
    name, defence = PLACE_NAMES[place], game.position.defence[colour]
    if roll_against(game, "post-suppressed", paragraph, dice, defence, modifiers, place=name, sources=sources):
        suppress(game, game.position.posts[place])


@rule("3.shelling.c", "3.shelling.d", "3.shelling.e")
class Shelling(Procedure, frozen=True, kw_only=True):
    """3.shelling A gun fires at the building, with the dice on its card."""

    card: int

    def run(self, game: PavlovGame) -> None:
        colour = colour_rolled(game, self.card, "3.shelling.b")
        dice, modifiers = modified(game.position, PACK.card_type(self.card).dice, "building-dice")
        shell(game, colour, dice, modifiers, "3.shelling")


@rule("3.shelling.f", "3.shelling.g", "3.shelling.h")
def shell(
    game: PavlovGame,
    colour: int,
    dice: int,
    modifiers: tuple[Modifier, ...],
    paragraph: str,
    sources: tuple[str, ...] = (),
) -> None:
    """One die at the defence lowers it by one; at its lowest all counters on the colour are suppressed instead.
    `sources` are the spaces that fire; none: from off the board."""
    position = game.position
    defence, name = position.defence[colour], COLOURS[colour]
    if not roll_against(game, "building-shelled", paragraph, dice, defence, modifiers, colour=name, sources=sources):
        return
    if defence > PACK.components.defence.minimum:
        green, red, purple = put(position.defence, colour, defence - 1)
        game.change(replace(position, defence=(green, red, purple)))
        game.log("defence-lowered", "3.shelling.f", colour=name, defence=defence - 1)
    else:
        game.log("walls-are-gone", "3.shelling.h", colour=name)
        suppress(game, [c for place in BY_NUMBER[colour] for c in position.posts[place]])
