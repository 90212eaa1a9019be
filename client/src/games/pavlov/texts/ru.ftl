# Поле «Дома Павлова».
pavlov-ui-panel-house = Дом Павлова
pavlov-ui-panel-square = Площадь 9 Января
pavlov-ui-panel-volga = Волга
pavlov-ui-tab-house = Дом
pavlov-ui-tab-square = Площадь
pavlov-ui-tab-volga = Волга
pavlov-ui-tab-cards = Карты
pavlov-ui-tab-box = Запас
pavlov-ui-panels = Части поля
pavlov-ui-zoom = Увеличить: { $panel }
pavlov-ui-close = Закрыть
pavlov-ui-the-house = Дом Павлова
pavlov-ui-city-bank = Сталинград
pavlov-ui-river = Волга
pavlov-ui-east-bank = Левый берег

pavlov-ui-turn = Ход
pavlov-ui-phases = Фазы хода
pavlov-ui-phase-planning = План вермахта
pavlov-ui-phase-cards = Карты РККА
pavlov-ui-phase-wehrmacht = Карты вермахта
pavlov-ui-phase-moves = Перемещения
pavlov-ui-phase-actions = Действия
pavlov-ui-phase-final = Последняя вылазка
pavlov-ui-phase-over = Игра окончена
pavlov-ui-score = Счёт
pavlov-ui-score-help = Таким был бы счёт, если бы игра закончилась сейчас

pavlov-ui-letter-green = Зел
pavlov-ui-letter-red = Кр
pavlov-ui-letter-purple = Фио
pavlov-ui-suppression = огонь
pavlov-ui-defence = защита
pavlov-ui-radio = радио
pavlov-ui-battalion = 3-й бат. 42-го полка
pavlov-ui-support = Оперативное обеспечение
pavlov-ui-no-card = карты нет
pavlov-ui-vp-short = { $vp } ПО
pavlov-ui-deck = в колоде: { $count }

pavlov-ui-hand = Карты РККА в руке
pavlov-ui-hidden-hand = У РККА в руке { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[other] { $count } закрытых карт
}
pavlov-ui-no-hand = Сейчас карт РККА в руке нет
pavlov-ui-used = сыграна
pavlov-ui-fog = Действий нет: карта лишь занимает место в руке.
pavlov-ui-wehrmacht = Вермахт
pavlov-ui-no-wehrmacht = Карты вермахта ещё не открывались
pavlov-ui-planned = задумано
pavlov-ui-deck-soviet = колода РККА
pavlov-ui-discard = сброс
pavlov-ui-deck-wehrmacht = колода вермахта
pavlov-ui-deck-tactics = тактика
pavlov-ui-fog-stock = туман в запасе
pavlov-ui-reinforcements = Бойцы и оружие в запасе
pavlov-ui-call-up = Бойцов в запасе: { $men }
pavlov-ui-fallen = Погибли:
pavlov-ui-supply-check = Проверка снабжения

pavlov-ui-acts-hq62 = Восстановление · пополнение запасов · штурмовая группа{ $support ->
    [0] { "" }
   *[other] { " · " }опер. обеспечение
}
pavlov-ui-acts-grd13 = Восстановление · отправка подкреплений
pavlov-ui-acts-sap8 = Укрепление · минирование
pavlov-ui-acts-sig139 = Восстановление · тактическое решение · проводная связь
pavlov-ui-acts-art32 = Восстановление · подготовка артиллерии
pavlov-ui-acts-volga = Восстановление · погрузка · доставка
pavlov-ui-acts-aa267 = Восстановление · подготовка ПВО
pavlov-ui-acts-aa1083 = Восстановление · подготовка ПВО

pavlov-ui-category-sniper = Огонь по защитникам
pavlov-ui-category-mortar = Подавление защитников
pavlov-ui-category-shelling = Обстрел здания
pavlov-ui-category-stuka = Бомбардировка Сталинграда
pavlov-ui-category-place = Размещение фишки
pavlov-ui-category-assault = Штурм
pavlov-ui-category-milk = Штурмовая группа
pavlov-ui-category-supply = Особая карта
pavlov-ui-effect-sniper = Кубиков: { $dice }, по одной позиции. Попадание — потеря.
pavlov-ui-effect-mortar = Кубиков: { $dice }, по одной позиции. Попадание — урон всем, кто там стоит.
pavlov-ui-effect-shelling = Кубиков: { $dice }, по одному цвету. Одно попадание или больше снижают его защиту на 1.
pavlov-ui-effect-stuka = Каждый прорвавшийся самолёт бомбит место с номером, равным сумме трёх кубиков.
pavlov-ui-effect-place = Кубик указывает направление; кто там стоит, того теснят вперёд.
pavlov-ui-effect-assault = Пехота подавляет, бронетехника обстреливает дом — цвет за цветом.
pavlov-ui-effect-milk = Ложится в область штурмовой группы: цель последней вылазки.
pavlov-ui-effect-supply = Жетон провизии на каждых пятерых бойцов; потом карта становится целью вылазки.

pavlov-ui-kind-man = Фишка РККА
pavlov-ui-kind-weapon = Вооружение
pavlov-ui-kind-position = Боевая позиция
pavlov-ui-kind-space = Рубеж направления
pavlov-ui-kind-mine = Место сапёров
pavlov-ui-kind-track = Направление наступления
pavlov-ui-kind-location = Расположение
pavlov-ui-kind-suppression = Область подавления
pavlov-ui-kind-defence = Шкала защиты
pavlov-ui-kind-area = Область
pavlov-ui-kind-token = Жетон
pavlov-ui-kind-wehrmacht = Фишка вермахта
pavlov-ui-kind-soviet-card = Карта РККА
pavlov-ui-kind-fog-card = Туман войны
pavlov-ui-kind-wehrmacht-card = Карта вермахта
pavlov-ui-kind-storm-card = Карта штурмовой группы
pavlov-ui-kind-support-card = Оперативное обеспечение
pavlov-ui-kind-tactics-card = Карта тактики

pavlov-ui-at = Где: { $place }
pavlov-ui-values = Атака { $attack }, подавление { $suppress }
pavlov-ui-infantry-values = пехота, подавление { $strength }, защита { $defence }
pavlov-ui-armour-values = бронетехника, атака { $strength }, защита { $defence }
pavlov-ui-cost = Стоимость { $cost }
pavlov-ui-exhausted = истощён
pavlov-ui-damaged = с уроном
pavlov-ui-mark-action = уже действовал
pavlov-ui-mark-order = получил приказ
pavlov-ui-colour = Цвет: { $colour }
pavlov-ui-defence-of = Защита, { $colour }: { $defence }
pavlov-ui-defence-track = Шкала защиты, { $colour }
pavlov-ui-defence-now = Защита { $defence }
pavlov-ui-radio-here = Здесь стоит радио
pavlov-ui-no-men = Никого нет
pavlov-ui-empty = Пусто
pavlov-ui-mined = Заминировано
pavlov-ui-mine-spot = Здесь можно поставить мины
pavlov-ui-mine-free = Мин нет
pavlov-ui-location-damaged = Повреждено
pavlov-ui-location-token = Лежит: { $token }
pavlov-ui-location-takes = Принимает: { $tokens }
pavlov-ui-fire = Жетонов подавления: { $count }
pavlov-ui-men = Бойцов: { $count }
pavlov-ui-pile = { $token }: { $count }
pavlov-ui-in-stock = В запасе: { $count } из { $limit }
pavlov-ui-in-supply = В области снабжения: { $count }
pavlov-ui-in-staging = На перевалочном пункте: { $count }
pavlov-ui-storm-defence = Защита { $defence }
pavlov-ui-clear = Не повреждены: { $units }
pavlov-ui-vp = Победных очков: { $vp }
pavlov-ui-crew = Здесь с { $letter }: { $men }
pavlov-ui-no-crew = Здесь ни у кого нет { $letter }
pavlov-ui-goes-with = Переносит боец с её знаком: { $letter }
pavlov-ui-can-pick = Можно выбрать

# На месте события
ui-told-counter-lost = Погиб
ui-told-target-destroyed = Уничтожен
ui-told-mine-kills = Уничтожен
ui-told-token-bombed = Жетон потерян
ui-told-counter-damaged = Подавлен
ui-told-location-damaged = Повреждение
ui-told-defence-lowered = Защита { $defence }
