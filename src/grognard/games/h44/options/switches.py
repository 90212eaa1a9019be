"""27.0, S1, S2 The options of a table, and what is said about each scenario before it is chosen."""

from __future__ import annotations

from grognard.core.packs.switches import option
from grognard.core.rulebook import Localised
from grognard.core.system import Option
from grognard.games.h44.data.units import PACK
from grognard.games.h44.state.position import Rules


def _option(id_: str, rule_: str, en: str, ru: str, pl: str) -> Option:
    return option(PACK.options[id_], rule_, en, ru, pl)


OPTIONS = {
    row.id: row
    for row in (
        _option(
            "disengagement",
            "27.1",
            "In its combat phase a unit may try to break contact instead of attacking.",
            "В свою фазу боя часть может попытаться выйти из боя вместо атаки.",
            "W swojej fazie walki jednostka może spróbować oderwać się od wroga zamiast atakować.",
        ),
        _option(
            "attrition",
            "27.2",
            "At night surrounded units without supply may lose steps.",
            "Ночью окружённые части без снабжения могут терять уровни.",
            "Nocą okrążone jednostki bez zaopatrzenia mogą tracić poziomy.",
        ),
        _option(
            "first-rolls",
            "22.3.1",
            "The rules contradict themselves about the landings of turn 1. On, as a rule: one roll for each landing "
            "hex (22.3.1). Off: no rolls at all (23.1.1).",
            "О высадках первого хода правила противоречат сами себе. Включено, как принято: по броску за каждый "
            "гекс высадки (22.3.1). Выключено: бросков нет (23.1.1).",
            "O lądowaniach pierwszej tury zasady mówią sprzecznie. Włączone, jak zwykle: jeden rzut za każdy heks "
            "lądowania (22.3.1). Wyłączone: bez rzutów (23.1.1).",
        ),
    )
}


def chosen(rules: Rules) -> dict[str, bool | int | str]:
    """The switches as they stand, for the view."""
    return {
        "disengagement": rules.disengagement,
        "attrition": rules.attrition,
        "first-rolls": rules.first_rolls,
    }


SCENARIO_HELP = {
    "short": Localised(
        "Eleven turns, to the night of 20 September: the Allies must have four steps from the south beyond the Waal.",
        "Одиннадцать ходов, до ночи 20 сентября: союзникам нужны четыре уровня с юга за Ваалом.",
        "Jedenaście tur, do nocy 20 września: alianci muszą mieć cztery poziomy z południa za Waalem.",
    ),
    "campaign": Localised(
        "Twenty turns, the whole week: points for cities and for units over the Lower Rhine.",
        "Двадцать ходов, вся неделя: очки за города и за части за Нижним Рейном.",
        "Dwadzieścia tur, cały tydzień: punkty za miasta i za jednostki za Dolnym Renem.",
    ),
}
SCENARIO_RULES = {"short": "S1.1", "campaign": "S2.1"}
