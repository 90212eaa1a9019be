"""The firefights as a table offers them, with what the players agree on before play."""

from __future__ import annotations

from grognard.core.packs.switches import option
from grognard.core.rulebook import Localised
from grognard.core.system import Option, Scenario, teams_of
from grognard.games.coh.data.units import NUMBER, PACK

HELP = {
    "ap-roulette": (
        "3.01",
        "An activated unit has as many action points as two dice show, not seven.",
        "Активированный отряд получает столько AP, сколько выпало на двух кубиках, а не семь.",
        "Aktywowany oddział ma tyle punktów akcji, ile pokażą dwie kostki, a nie siedem.",
    ),
    "cautious-movement": (
        "5.01",
        "Infantry that moves in the open without care is hit more easily in the enemy's next turn.",
        "Пехоту, которая неосторожно движется по открытому, легче поразить в следующий ход противника.",
        "Piechotę, która porusza się w otwartym terenie nieostrożnie, łatwiej trafić w następnym ruchu wroga.",
    ),
    "sides-together": (
        "21.0",
        "The armies of a side take their turns one right after the other.",
        "Армии одной стороны ходят одна сразу за другой.",
        "Armie jednej strony wykonują ruchy jedna zaraz po drugiej.",
    ),
    "single-victory": (
        "21.0",
        "Every army wins or loses by itself.",
        "Каждая армия побеждает или проигрывает сама.",
        "Każda armia zwycięża lub przegrywa sama.",
    ),
    "solitaire": (
        "21.2",
        "One player leads all armies: coins and a cup stand for the hidden units.",
        "Один игрок командует всеми армиями: вместо скрытых отрядов – монетки и чаша.",
        "Jeden gracz dowodzi wszystkimi armiami: ukryte oddziały zastępują monety i kubek.",
    ),
    "with-cards": (
        "8.3",
        "The firefight is played with action cards.",
        "Сражение играется с картами действий.",
        "Potyczka jest rozgrywana z kartami akcji.",
    ),
    "without-assault-guns": (
        "errata.firefights",
        "Two Soviet vehicles stay away.",
        "Две советские машины не участвуют.",
        "Dwa pojazdy radzieckie nie biorą udziału.",
    ),
}


def _handicap(army: str) -> Option:
    """21.3 Additional command points for the less experienced."""
    name = PACK.names[army]
    return Option(
        id=f"handicap-{army}",
        title=Localised(
            en=f"More command points: {name['en']}",
            ru=f"Дополнительные CAP: {name['ru']}",
            pl=f"Dodatkowe CAP: {name['pl']}",
        ),
        help=Localised(
            en="For a player with less experience.",
            ru="Для игрока с меньшим опытом.",
            pl="Dla mniej doświadczonego gracza.",
        ),
        rule="21.3",
        values=tuple(range(NUMBER["handicap"] + 1)),
    )


def scenario(id_: str) -> Scenario:
    page = PACK.scenarios[id_]
    switches = [row for row in PACK.options.values() if row.id in HELP and (not row.scenarios or id_ in row.scenarios)]
    return Scenario(
        id=id_,
        title=Localised(**page.name),
        help=Localised(**page.story),
        rule="1.0",
        seats=tuple(army.id for army in page.armies),
        teams=teams_of({army.id: army.side for army in page.armies}),
        options=(*(option(row, *HELP[row.id]) for row in switches), *(_handicap(army.id) for army in page.armies)),
    )


SCENARIOS = tuple(scenario(id_) for id_ in PACK.scenarios)
