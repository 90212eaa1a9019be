"""3.place Wehrmacht counters enter the approaches and push one another towards the house."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.counters.chances import any_hit
from grognard.games.pavlov.interface.actions import SpendSuppression
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    COLOURS,
    INFANTRY,
    NONE,
    PACK,
    SAPPER,
    SPACES,
    SUPPRESS,
    TRACK_COLOUR,
    TRACKS,
    TYPES,
    PavlovGame,
    Position,
    put,
)
from grognard.games.pavlov.state.stock import give_back
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.turn.ending import breached
from grognard.games.pavlov.variants.tactics import defence_of, modified
from grognard.games.pavlov.wehrmacht_cards.fire import roll_against

MINE_DICE = PACK.components.approach.mine_dice


class Placement(Procedure, frozen=True, kw_only=True):
    """3.place A die gives the approach; infantry may be stopped by suppression, armour may not."""

    type: int

    def run(self, game: PavlovGame) -> None:
        position = game.position
        if position.on_board(self.type) >= PACK.types[self.type].count:
            game.log("no-counter-left", "setup.tokens.f", type=TYPES[self.type])
            return
        dice = game.roll(1)
        track = dice[0] - 1  # §3.place.c
        game.log("approach-rolled", "3.place.c", roll=Roll(dice), track=f"track-{track + 1}", type=TYPES[self.type])
        if INFANTRY[self.type] and position.fire[TRACK_COLOUR[track]]:  # §3.place.b, §3.place.e, §3.place.h
            game.then(ChooseSuppression(seats=position.rules.soviet, type=self.type, track=track))
        else:
            game.then(Advance(type=self.type, track=track))


@rule.forbids("3.place.d")
def spends_more_than_there_is(position: Position, colour: int, count: int) -> Violation:
    """Only tokens in the suppression area of the approach's colour serve."""
    left = position.fire[colour]
    return evidence(f"suppress-{COLOURS[colour]}", count=count, left=left) if not 0 <= count <= left else None


def spend_suppression(game: PavlovGame, ask: ChooseSuppression, action: SpendSuppression) -> None:
    """Tokens of the colour go back for as many dice; a hit keeps the infantry off the board."""
    position, colour, count = game.position, TRACK_COLOUR[ask.track], action.count
    if count:
        green, red, purple = put(position.fire, colour, position.fire[colour] - count)
        game.change(
            give_back(replace(position, fire=(green, red, purple)), SUPPRESS, count)
        )  # §3.place.d, §4.suppress.f
        dice, fewer = modified(position, count, "suppress-dice")  # §3.place.f
        defence, modifiers = defence_of(position, ask.type)
        type_ = TYPES[ask.type]
        if roll_against(
            game,
            "suppression-fired",
            "3.place.f",
            dice,
            defence,
            fewer + modifiers,
            type=type_,
            space=SPACES[ask.track][0],
            sources=(f"suppress-{COLOURS[colour]}",),
        ):
            game.log("infantry-stopped", "3.place.g", type=type_)  # §3.place.g
            return
    game.then(Advance(type=ask.type, track=ask.track))


@rule("3.place.f", "3.place.g")
def suppression_odds(position: Position, ask: ChooseSuppression, tokens: int) -> Message:
    """The chance in per cent that so many tokens stop the infantry; none never do."""
    defence, _ = defence_of(position, ask.type)
    dice = modified(position, tokens, "suppress-dice")[0] if tokens else 0
    return Message("suppression-odds", {"dice": dice, "target": defence, "percent": any_hit(dice, defence)})


SPEND_SUPPRESSION = Verb(
    SpendSuppression,
    candidates=lambda position, ask: map(SpendSuppression, range(position.fire[TRACK_COLOUR[ask.track]] + 1)),
    exists=lambda position, ask, action: True,
    args=lambda position, ask, action: (position, TRACK_COLOUR[ask.track], action.count),
    forbids=(spends_more_than_there_is,),
    resolve=spend_suppression,
    odds=lambda position, ask, action: suppression_odds(position, ask, action.count),
    irreversible=True,
)


class ChooseSuppression(PavlovDecision, frozen=True, kw_only=True):
    """3.place Any number of suppression tokens of the colour may go back for as many dice."""

    rule = "3.place.d"
    verbs = (SPEND_SUPPRESSION,)
    type: int
    track: int

    def subject(self, game: PavlovGame) -> tuple[str, ...]:
        return (f"track-{self.track + 1}",)

    def prompt(self, game: PavlovGame) -> Message:
        colour = TRACK_COLOUR[self.track]
        return Message(
            "ask-choose-suppression",
            {
                "type": TYPES[self.type],
                "track": f"track-{self.track + 1}",
                "left": game.position.fire[colour],
                "defence": defence_of(game.position, self.type)[0],
            },
        )


class Advance(Procedure, frozen=True, kw_only=True):
    """3.place The new counter takes the first space; each counter in the way is pushed one space on."""

    type: int
    track: int

    def run(self, game: PavlovGame) -> None:
        spaces = game.position.tracks[self.track]
        if NONE not in spaces:
            breached(game, SPACES[self.track][-1])
            return
        for space in range(spaces.index(NONE), 0, -1):  # §3.place.j, §3.place.k, §3.place.l
            enter(game, self.track, space, spaces[space - 1])
        enter(game, self.track, 0, self.type)  # §1.2.b, §3.place.i


@rule("3.place.n", "3.place.o")
def enter(game: PavlovGame, track: int, space: int, type_: int) -> None:
    """A counter enters a space; a mine there goes off."""
    position = game.position
    name = SPACES[track][space]
    start = SPACES[track][space - 1] if space else ""
    if space:
        position = position.with_space(track, space - 1, NONE)
    paragraph = "3.place.l" if space else "3.place.i"
    game.log("counter-advances", paragraph, type=TYPES[type_], start=start, space=name)
    if not (position.mines[track] and space == TRACKS[track].mine - 1):
        game.change(position.with_space(track, space, type_))
        return
    game.change(give_back(replace(position, mines=put(position.mines, track, False)), SAPPER))
    dice, fewer = modified(position, MINE_DICE, "mine-dice")
    defence, modifiers = defence_of(position, type_)
    if roll_against(
        game, "mine-explodes", "3.place.n", dice, defence, fewer + modifiers, type=TYPES[type_], space=name
    ):
        game.log("mine-kills", "3.place.o", type=TYPES[type_], space=name)
    else:
        game.change(game.position.with_space(track, space, type_))
