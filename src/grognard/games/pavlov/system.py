"""Pavlov's House as the rest of the program sees it."""

from __future__ import annotations

from functools import partial

from grognard.core.rulebook import Localised
from grognard.core.system import Option, Scenario, System, Value, steps_of, teams_of
from grognard.games.pavlov.data.pack import check
from grognard.games.pavlov.interface import build_position, expect, views
from grognard.games.pavlov.interface.actions import ACTIONS
from grognard.games.pavlov.interface.situation_words import WORDS
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state import invariants
from grognard.games.pavlov.state.determinize import determinized
from grognard.games.pavlov.state.position import PACK, Position
from grognard.games.pavlov.turn import setup


def _text(id_: str) -> Localised:
    return Localised(**PACK.names[id_])


SUPPORT = Option(
    id="operational-support",
    title=_text("operational-support"),
    help=Localised(
        en="Another sector of the battle claims tokens of the army, for victory points.",
        ru="Другие участки сражения требуют жетонов армии и дают за это победные очки.",
        pl="Inne odcinki bitwy żądają żetonów armii i dają za to punkty zwycięstwa.",
    ),
    rule="7.1",
    values=(False, True),
)
TACTICS = Option(
    id="tactics",
    title=_text("tactics"),
    help=Localised(
        en="A harder game: one tactics card a turn helps the Germans (veteran), or two (guards).",
        ru="Игра сложнее: немцам помогает одна карта тактики за ход (ветеран) или две (гвардеец).",
        pl="Trudniejsza gra: Niemcom pomaga jedna karta taktyki na turę (weteran) albo dwie (gwardzista).",
    ),
    rule="7.2",
    values=("none", "veteran", "guards"),
)
DIFFICULTIES: dict[str, dict[str, Value]] = {
    "base": {},
    "veteran": {"tactics": "veteran"},
    "guards": {"tactics": "guards"},
}
HELP = {
    "solitaire": Localised(
        en="You lead all Soviet units; the Wehrmacht plays from its deck.",
        ru="Вы командуете всеми советскими частями; за вермахт играет колода.",
        pl="Dowodzisz wszystkimi jednostkami radzieckimi; za Wehrmacht gra talia.",
    ),
    "cooperative": Localised(
        en="One plays the Soviet cards, the other the garrison; either answers the Wehrmacht.",
        ru="Один играет карты РККА, другой ведёт гарнизон; вермахту отвечает любой.",
        pl="Jeden gra kartami Armii Czerwonej, drugi prowadzi garnizon; Wehrmachtowi odpowiada każdy.",
    ),
    "competitive": Localised(
        en="The German player plans which cards come, and in which order.",
        ru="Немецкий игрок выбирает, какие карты придут и в каком порядке.",
        pl="Gracz niemiecki planuje, które karty i w jakiej kolejności zostaną zagrane.",
    ),
    "competitive-three": Localised(
        en="Two defenders, one for the cards and one for the garrison, against a German player.",
        ru="Два защитника, один с картами, другой с гарнизоном, против немецкого игрока.",
        pl="Dwóch obrońców, jeden z kartami, drugi z garnizonem, przeciw graczowi niemieckiemu.",
    ),
}
RULES = {"solitaire": "1.1", "cooperative": "7.3", "competitive": "7.4", "competitive-three": "7.4"}


def _scenario(id_: str) -> Scenario:
    german = "german" in setup.SEATS[id_]
    return Scenario(
        id=id_,
        title=_text(id_),
        help=HELP[id_],
        rule=RULES[id_],
        seats=setup.SEATS[id_],
        options=(SUPPORT,) if german else (SUPPORT, TACTICS),
        difficulties={} if german else DIFFICULTIES,
        teams=teams_of({seat: seat == "german" for seat in setup.SEATS[id_]}),
    )


class Pavlov(System):
    slug = "pavlov"
    title = Localised(**PACK.meta.title)
    rulebook = rule
    scenarios = tuple(_scenario(id_) for id_ in setup.SEATS)
    position_type = Position
    action_types = ACTIONS
    procedure_types = steps_of("grognard.games.pavlov")
    view_type = views.View
    pack_digest = PACK.digest
    names = PACK.names
    words = WORDS
    expectations = expect.LINES

    begin = staticmethod(setup.begin)
    view = staticmethod(views.view)
    determinize = staticmethod(determinized)
    faults = staticmethod(invariants.faults)
    build_position = staticmethod(build_position.build_position)
    catalogue = staticmethod(views.catalogue)
    pack_faults = staticmethod(partial(check, PACK))


SYSTEM = Pavlov()
