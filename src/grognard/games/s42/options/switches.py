"""25 to 29 The options of a table, and what was agreed before play."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.packs.switches import is_on, option
from grognard.core.rulebook import Localised
from grognard.core.system import Option, Value
from grognard.games.s42.data.units import PACK
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Rules


def _option(id_: str, rule_: str, en: str, ru: str, pl: str) -> Option:
    return option(PACK.options[id_], rule_, en, ru, pl)


OPTIONS = {
    row.id: row
    for row in (
        _option(
            "reserves",
            "25.0",
            "Units kept back in the movement phase may advance in the combat phase without having fought.",
            "Части, оставленные в резерве в фазу движения, могут продвинуться в фазу боя, не участвуя в нём.",
            "Jednostki zatrzymane w odwodzie w fazie ruchu mogą posunąć się w fazie walki bez udziału w niej.",
        ),
        _option(
            "planned-offensives",
            "26.0",
            "A headquarters that has prepared an attack rolls two dice and takes the better result.",
            "Штаб, подготовивший атаку, бросает два кубика и выбирает результат.",
            "Sztab, który przygotował atak, rzuca dwiema kostkami i wybiera wynik.",
        ),
        _option(
            "disengagement",
            "27.0",
            "In its combat phase a unit may try to break contact instead of attacking.",
            "В свою фазу боя часть может попытаться выйти из боя вместо атаки.",
            "W swojej fazie walki jednostka może spróbować oderwać się od wroga zamiast atakować.",
        ),
        _option(
            "commanders",
            "28.0",
            "Manstein and Chuikov may each have one die a turn rolled again.",
            "Манштейн и Чуйков могут раз в ход перебросить по одному кубику.",
            "Manstein i Czujkow mogą raz na turę kazać powtórzyć jeden rzut.",
        ),
        _option(
            "contested-cities",
            "29.0",
            "A city may be held by both sides at once. Always on in Operation Uranus.",
            "В городском гексе могут стоять обе стороны. В операции «Уран» включено всегда.",
            "W heksie miejskim mogą stać obie strony naraz. W operacji „Uran” zawsze włączone.",
        ),
    )
}


@rule("29.0.a", "C3.1.h")
def rules_of(scenario: str, options: Mapping[str, Value]) -> Rules:
    """25 What was agreed, from the options of the table; what a scenario requires is on in any case."""

    def chosen(id_: str) -> bool:
        return id_ in PACK.scenarios[scenario].requires or is_on(PACK.options[id_], options)  # §25.0.a, §25.0.b

    return Rules(
        scenario=scenario,
        reserves=chosen("reserves"),
        planned_offensives=chosen("planned-offensives"),
        disengagement=chosen("disengagement"),
        commanders=chosen("commanders"),
        contested_cities=chosen("contested-cities"),
    )


def chosen(rules: Rules) -> dict[str, bool | int | str]:
    """The switches as they stand, for the view."""
    return {id_: getattr(rules, id_.replace("-", "_")) for id_ in OPTIONS}


SCENARIO_HELP = {
    "fall-blau": Localised(
        "Eight turns on the northern map: the Axis needs eight points at the end of any turn.",
        "Восемь ходов на северной карте: Оси нужны восемь очков в конце любого хода.",
        "Osiem tur na mapie północnej: państwa Osi potrzebują ośmiu punktów na koniec dowolnej tury.",
    ),
    "caucasus": Localised(
        "Turns 10 to 27 between the Don and the Caspian: the Axis needs twelve points at the end.",
        "Ходы с 10-го по 27-й между Доном и Каспием: Оси нужны двенадцать очков в конце.",
        "Tury od 10 do 27 między Donem a Morzem Kaspijskim: państwa Osi potrzebują dwunastu punktów na koniec.",
    ),
    "uranus": Localised(
        "Turns 28 to 36, the Soviet counter-offensive: the Axis must keep eleven points, and a foothold in Stalingrad.",
        "Ходы с 28-го по 36-й, советское контрнаступление: Оси надо сохранить одиннадцать очков и опору в Сталинграде.",
        "Tury od 28 do 36, kontrofensywa radziecka: Oś musi zachować jedenaście punktów i oparcie w Stalingradzie.",
    ),
    "campaign": Localised(
        "Thirty-six turns on all maps, from June 1942 to February 1943; points at the end, or a victory at once.",
        "Тридцать шесть ходов на всех картах, с июня 1942 по февраль 1943; очки в конце или победа сразу.",
        "36 tur na wszystkich mapach, od czerwca 1942 do lutego 1943; punkty na koniec albo zwycięstwo od razu.",
    ),
}
SCENARIO_RULES = {"fall-blau": "C1.1", "caucasus": "C2.1", "uranus": "C3.1", "campaign": "C4.1"}
