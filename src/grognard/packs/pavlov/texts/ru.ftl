# «Дом Павлова» по-русски. Имена приходят в именительном падеже; `$xId` — исходное обозначение `$x`, `none`, если пусто.
# Варианты выбора стоят каждый на своей строке: так нужно разборщику в браузере.

# -- Части других предложений -----------------------------------------------------------------------------------------
hits-scored = { $hits ->
    [0] мимо
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
wehrmacht-card = { $cardId ->
    [c62] Проверка снабжения
    [c63] Проверка снабжения
    [c64] Проверка снабжения
    [c65] Проверка снабжения
    [c66] Проверка снабжения
    [c67] Проверка снабжения
   *[other] { $card }
}
with-weapon = { $weaponId ->
    [none] { "" }
   *[other] , с собой { $weapon }
}
by-weapon = { $weaponId ->
    [none] { "" }
   *[other] { " " }({ $weapon }, два действия)
}
modifier = { $reason }: { $value }

# -- О чём спрашивают -------------------------------------------------------------------------------------------------
ask-card-action = { $left ->
    [0] Действий картами не осталось: закончите фазу.
    [one] Примените карту РККА: осталось { $left } действие.
    [few] Примените карту РККА: осталось { $left } действия.
   *[many] Примените карту РККА: осталось { $left } действий.
}
ask-choose-repair = { $unit }: с какого расположения снять урон?
ask-choose-fortification = Что укрепят или починят сапёры?
ask-choose-mine = Где поставить мину?
ask-choose-wire = К какому узлу протянуть связь?
ask-choose-ready = { $unit }: какую батарею подготовить?
ask-choose-reinforcement = Кого прислать в подкрепление? { $points ->
    [one] Осталось { $points } очко.
    [few] Осталось { $points } очка.
   *[many] Осталось { $points } очков.
}
ask-choose-resupply = Что отправить на перевалочный пункт? { $left ->
    [one] Ещё { $left } жетон.
    [few] До { $left } жетонов.
   *[many] До { $left } жетонов.
}
ask-choose-load = Что и на какой катер погрузить? { $left ->
    [one] Ещё { $left } жетон.
    [few] До { $left } жетонов.
   *[many] До { $left } жетонов.
}
ask-choose-delivery = Какой катер доставит груз в Дом?
ask-choose-sortie = Кто идёт на вылазку ({ $card })? Сумма кубиков должна быть не меньше { $defence }. { $dice ->
    [0] Пока никто не выбран.
    [one] Пока { $dice } кубик: { $men }.
    [few] Пока { $dice } кубика: { $men }.
   *[many] Пока { $dice } кубиков: { $men }.
}
ask-choose-final = Последняя возможность: штурмовать Молочный дом?
ask-choose-aa = { $aircraft ->
    [one] Летит { $aircraft } самолёт.
    [few] Летят { $aircraft } самолёта.
   *[many] Летят { $aircraft } самолётов.
} Использовать ПВО? { $spent ->
    [0] Жетоны ещё не потрачены.
    [one] Потрачен { $spent } жетон.
    [few] Потрачено { $spent } жетона.
   *[many] Потрачено { $spent } жетонов.
}
ask-choose-suppression = { $type }: { $track }, защита { $defence }. Сколько жетонов подавления потратить? { $left ->
    [one] Есть { $left } жетон.
    [few] Есть { $left } жетона.
   *[many] Есть { $left } жетонов.
}
ask-choose-casualty = Расчёт под огнём, позиция { $place }: кто станет потерей?
ask-choose-aid = { $counter } выбывает из строя. Применить сумку санитара? { $left ->
    [one] Осталась { $left } сумка.
    [few] Осталось { $left } сумки.
   *[many] Осталось { $left } сумок.
}
ask-choose-unfed = Провизии не хватило. Кого мы теряем? { $left ->
    [one] Ещё { $left } человек.
    [few] Ещё { $left } человека.
   *[many] Ещё { $left } человек.
}
ask-move-counter = { $left ->
    [0] Перемещений не осталось: закончите перемещения.
    [one] Кто перемещается? Осталось { $left } перемещение.
    [few] Кто перемещается? Осталось { $left } перемещения.
   *[many] Кто перемещается? Осталось { $left } перемещений.
}
ask-choose-post = Куда идёт { $counter }?
ask-choose-way = { $newcomer } занимает позицию. Куда уходит { $counter }?
ask-act-counter = { $left ->
    [0] Действий не осталось: закончите ход.
    [one] Кто действует? Осталось { $left } действие.
    [few] Кто действует? Осталось { $left } действия.
   *[many] Кто действует? Осталось { $left } действий.
}
ask-choose-action = Что делает { $counter }? { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
   *[many] Осталось { $left } действий.
}
ask-choose-orders = { $counter } отдаёт приказ: кто восстанавливается? { $left ->
    [one] Остался { $left } приказ.
    [few] Осталось { $left } приказа.
   *[many] Осталось { $left } приказов.
}
ask-choose-fire = { $counter } корректирует огонь: по одной цели или по двум соседним?
ask-plan-cards = Какая карта вермахта будет в этот ход под номером { $number }?
ask-seal-plan = План готов. Положить его рубашкой вверх? После этого берутся новые карты, и изменить его нельзя.
ask-plan-tactic = Какая карта тактики поддержит этот ход?

# -- Что можно ответить -----------------------------------------------------------------------------------------------
do-play-card = { $actionId ->
    [recover] { $unit }: восстановление
    [resupply] { $unit }: пополнение запасов
    [storm] { $unit }: штурмовая группа
    [ops] { $unit }: оперативное обеспечение
    [reinforce] { $unit }: отправка подкреплений
    [fortify] { $unit }: укрепление
    [mine] { $unit }: минирование
    [decision] { $unit }: тактическое решение
    [wire] { $unit }: проводная связь
    [artillery] { $unit }: подготовка артиллерии
    [load] { $unit }: погрузка грузов снабжения
    [deliver] { $unit }: доставка грузов снабжения
    [aa] { $unit }: подготовка ПВО
    [none] { $card }: применить нельзя
   *[other] { $unit }
}
do-end-cards = Закончить фазу карт
do-repair = Снять урон: { $location }
do-take-token = Взять жетон: { $token }
do-reinforce = В подкрепление: { $counter }
do-fortify = { $whatId ->
    [green] Поднять зелёную защиту
    [red] Поднять красную защиту
    [purple] Поднять фиолетовую защиту
   *[other] Снять урон: { $what }
}
do-mine = Заминировать: { $spot }
do-lay-wire = Протянуть связь: { $location }
do-ready = Подготовить: { $location }
do-load = Погрузить жетон: { $token } → { $location }
do-deliver = Доставка: { $location }
do-done = Готово
do-join = В группу: { $counter }
do-launch = Начать вылазку
do-sortie = Штурмовать Молочный дом
do-decline = Нет
do-fire-aa = Открыть огонь: { $location }
do-spend-suppression = { $count ->
    [0] Не тратить
    [one] Потратить { $count } жетон
    [few] Потратить { $count } жетона
   *[many] Потратить { $count } жетонов
}
do-lose = Потеря: { $counter }
do-use-aid = Применить сумку санитара
do-move = Перемещение: { $counter }
do-to = Позиция { $place }{ with-weapon }{ $replacingId ->
    [none] { "" }
    [all] , уходят оба, кто там стоит
   *[other] , уходит { $replacing }
}
do-give-way = { $placeId ->
    [reserve] В резерв{ with-weapon }
   *[other] Позиция { $place }{ with-weapon }
}
do-end-moves = Закончить перемещения
do-act = Действие: { $counter }
do-end-actions = Закончить ход
do-attack = Атаковать фишку: { $space }{ by-weapon }
do-suppress = Подавление,{ $green ->
    [0] { "" }
    [one] { " " }зелёный цвет: { $green } жетон
    [few] { " " }зелёный цвет: { $green } жетона
   *[many] { " " }зелёный цвет: { $green } жетонов
}{ $red ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }
       *[other] ,{ " " }
    }красный цвет: { $red ->
        [one] { $red } жетон
        [few] { $red } жетона
       *[many] { $red } жетонов
    }
}{ $purple ->
    [0] { "" }
   *[other] { $red ->
        [0] { " " }
       *[other] ,{ " " }
    }фиолетовый цвет: { $purple ->
        [one] { $purple } жетон
        [few] { $purple } жетона
       *[many] { $purple } жетонов
    }
}{ by-weapon }
do-command = Отдать приказ
do-order = { $whatId ->
    [exhaustion] { $counter }: снять истощение
   *[damage] { $counter }: снять урон
}
do-radio = Запросить подкрепления
do-observe = Корректировать огонь: { $battery }
do-call-fire = Огонь: { $space }{ $secondId ->
    [none] { "" }
   *[other] { " " }+ { $second }
}
do-recover = { $whatId ->
    [exhaustion] Снять истощение
   *[damage] Снять урон
}
do-plan = В план: { wehrmacht-card }
do-lay-plan = Положить план рубашкой вверх
do-plan-tactic = Выбрать карту: { $card }

# -- Почему нельзя ----------------------------------------------------------------------------------------------------
refusal-no-action-is-left = Действий в этот ход больше не осталось (разрешено: { $count }).
refusal-has-acted-already = { $a } уже действовал в этот ход.
refusal-has-been-ordered = { $a } выполняет приказ и в этот ход уже не действует.
refusal-waits-in-the-reserve = { $a } в резерве: оттуда никого не видно и делать ему нечего.
refusal-has-nothing-to-do = { $a } ничего не может отсюда предпринять.
refusal-has-no-aa-token = На этом расположении нет жетона ПВО.
refusal-spends-more-than-there-is = Нельзя потратить { $count }: { $a }, жетонов там { $left }.
refusal-is-exhausted = { $a } истощён: ему доступно только восстановление.
refusal-is-damaged = { $a } с жетоном урона: ему доступно только восстановление.
refusal-target-space-is-empty = Здесь нет фишки вермахта: { $a }.
refusal-cannot-see-the-target = { $a } не видит цель ({ $b }): цвета не совпадают.
refusal-target-is-not-infantry = { $b } ({ $a }): бронетехнику так не атакуют, только пехоту.
refusal-fires-on-another-colour = { $a } не может вести туда огонь ({ $b }): нужен цвет его боевой позиции.
refusal-lays-no-token = Нужно выложить хотя бы один жетон подавления.
refusal-lays-more-than-its-value = { $a }: значение подавления { $value }, больше жетонов выложить нельзя.
refusal-supply-has-too-few-tokens = Жетонов подавления не хватает: { $a }, осталось { $left }.
refusal-does-not-suffer-from-it = { $a } в таком восстановлении не нуждается.
refusal-is-no-commander = { $a } не может отдавать приказы: у него нет значка приказа.
refusal-commands-from-the-reserve = { $a } не на боевой позиции: из резерва приказов не отдают.
refusal-no-counter-needs-orders = Приказ никому не поможет восстановиться.
refusal-orders-the-commander = Приказ отдают другим: { $a } здесь сам командир.
refusal-has-an-action-token = { $a } уже действовал в этот ход: приказать ему нельзя.
refusal-is-a-commander-too = { $a } сам командир: приказом его не восстановить.
refusal-is-not-in-need = { $a } в таком восстановлении не нуждается.
refusal-crew-is-incomplete = { $a } не может применить это оружие ({ $b }): рядом с ним на одной позиции нужны двое с его значком.
refusal-needs-two-actions = Оружие с расчётом требует двух действий ({ $a }). Осталось: { $left }.
refusal-partner-is-exhausted = { $a } истощён: в расчёте оба должны быть в строю.
refusal-partner-is-damaged = { $a } с жетоном урона: в расчёте оба должны быть в строю.
refusal-partner-has-acted = { $a } уже действовал в этот ход, а расчёт действует вместе.
refusal-partner-is-under-orders = { $a } выполняет приказ, а расчёт действует вместе.
refusal-gun-fires-at-infantry = { $b } ({ $a }): противотанковое оружие бьёт только по бронетехнике.
refusal-gun-cannot-suppress = Противотанковое оружие не ведёт подавление ({ $a }).
refusal-mortar-cannot-attack = Миномёт может только подавлять ({ $a }).
refusal-lays-more-than-the-weapon-can = Значение подавления этого оружия ({ $a }) — { $value }, больше жетонов выложить нельзя.
refusal-nothing-done-yet = Пока ничего не сделано; чтобы отказаться от действия, отмените последний шаг.
refusal-no-move-is-left = Перемещений больше нет (разрешено: { $count }): закончите перемещения.
refusal-card-allows-no-more-moves = Действует карта «{ $a }»: больше перемещений в этот ход нет.
refusal-has-moved-already = { $a } уже перемещался в этот ход.
refusal-is-not-in-the-house = { $a } сейчас не в Доме.
refusal-has-nowhere-to-go = { $a } не может никуда встать: на всех остальных позициях истощённые или раненые бойцы.
refusal-is-there-already = Перемещение должно вести на другую позицию, а это та же самая: { $a }.
refusal-cannot-take-the-weapon = { $a } не может взять с собой это оружие ({ $b }): оно должно стоять рядом и иметь его значок.
refusal-replaces-an-exhausted-counter = { $a } истощён: на его позицию встать нельзя.
refusal-replaces-a-damaged-counter = { $a } с жетоном урона: на его позицию встать нельзя.
refusal-replaced-counter-is-elsewhere = Его здесь нет, и сменить его нельзя: позиция { $a }.
refusal-crew-is-complete = Расчёт уже полон, позиция { $a }: третий может только кого-то сменить.
refusal-position-is-taken = Позиция { $a } занята, на ней { $b }. Смените его или выберите другую.
refusal-are-no-crew = { $a } и { $b } не могут стоять вместе (позиция { $c }): нужны один значок и оружие с ним.
refusal-gives-way-to-an-occupied-position = Позиция { $a } занята: уступивший место уходит на свободную позицию или в резерв.
refusal-takes-the-weapon-from-a-crew = Это оружие ({ $a }) должно остаться: без него двое остающихся не могут делить позицию.
refusal-lines-are-cut = Связи нет ({ $a }): в этот ход радио молчит.
refusal-is-not-at-the-radio = { $a } не у рации: она на другой позиции — { $b }.
refusal-division-does-not-answer = Никто не отвечает, там повреждения: { $a }.
refusal-nothing-affordable-by-radio = В запасе нет никого и ничего, на что хватило бы очков запроса.
refusal-is-no-observer = { $a } не может корректировать огонь: у него нет такого значка.
refusal-battery-is-not-ready = Здесь нет жетона артиллерии: { $a }.
refusal-lines-to-the-battery-are-cut = Связи нет ({ $a }): в этот ход огонь не корректируют.
refusal-sees-no-target = { $a } не видит ни одной фишки вермахта.
refusal-space-is-empty = Здесь нет фишки вермахта: { $a }.
refusal-target-is-out-of-sight = { $a } не видит цель: { $b }.
refusal-targets-are-not-adjacent = Цели не соседние ({ $a }; { $b }): артиллерия бьёт по одной цели или по двум соседним.
refusal-keeps-a-card-that-must-be-played = Карту проверки снабжения или штурмовой группы нельзя удержать в руке: оставшиеся места этого хода за ней.
refusal-no-card-action-is-left = Действий картами в этот ход больше не осталось (разрешено: { $count }).
refusal-card-is-used-already = Эта карта уже применена, а действие с карты берётся одно: { $a }.
refusal-card-is-not-in-hand = Этой карты нет в руке: { $a }.
refusal-is-fog-of-war = { $a }: эту карту нельзя применить для действия.
refusal-unit-is-not-on-the-card = Такой части на карте нет: { $a }.
refusal-unit-cannot-do-that = У этой части нет такого действия: { $a }.
refusal-nothing-to-repair = { $a }: повреждённых расположений нет.
refusal-is-not-damaged = Здесь нет повреждений: { $a }.
refusal-army-post-is-damaged = { $a }: пока есть повреждения, пополнения не будет.
refusal-nothing-left-to-resupply = В запасе не осталось ни боеприпасов, ни сумок санитара, ни провизии, ни сапёров.
refusal-there-is-no-storm-card = В области штурмовой группы нет карты.
refusal-army-post-cannot-order-sorties = { $a }: пока есть повреждения, штурмовую группу не отправить.
refusal-storm-approaches-are-held = Направления цвета цели ({ $card }) заняты вермахтом: { $a }. Для вылазки они должны быть свободны.
refusal-division-post-is-damaged = { $a }: пока есть повреждения, подкреплений не будет.
refusal-nothing-affordable-to-send = В запасе нет никого и ничего, на что хватило бы очков.
refusal-house-has-no-sappers = В области снабжения Дома нет жетонов сапёров.
refusal-house-has-no-sappers-for-mines = В области снабжения Дома нет жетонов сапёров: минировать нечем.
refusal-nothing-to-fortify = Все три шкалы защиты на высшей отметке, а расположение батальона не повреждено.
refusal-defence-is-at-its-best = Эта защита уже на высшей отметке: { $a }.
refusal-battalion-is-not-damaged = Здесь нет повреждений: { $a }.
refusal-is-no-work-for-sappers = Сапёры поднимают защиту или чинят расположение батальона, но не это: { $a }.
refusal-every-spot-is-occupied = Все места сапёров заняты.
refusal-spot-is-occupied = Занято: { $a }. Там мина или фишка вермахта ({ $b }).
refusal-there-is-no-fog-in-hand = В руке нет тумана войны, возвращать нечего.
refusal-all-signals-are-damaged = Все расположения батальона связи повреждены.
refusal-no-wire-in-stock = В запасе не осталось жетонов проводной связи.
refusal-no-free-signal-post = Каждое расположение батальона связи уже со связью или повреждено.
refusal-signal-post-is-not-free = { $a }: связь уже есть, или здесь повреждения.
refusal-none-in-stock = { $a }: в запасе не осталось нужных жетонов.
refusal-no-free-battery = { $a }: свободных расположений нет, все готовы или повреждены.
refusal-battery-is-not-free = { $a }: жетон уже лежит, или здесь повреждения.
refusal-battery-of-another-unit = { $a }: это расположение другой части — { $b }.
refusal-nothing-to-load = Перевалочный пункт пуст.
refusal-no-free-boat = Свободных катеров нет: все загружены или повреждены.
refusal-nothing-to-deliver = На катерах ничего нет.
refusal-is-not-in-the-stock = В запасе этого нет: { $a }.
refusal-costs-too-much = Слишком дорого: { $a }, стоимость { $cost }, а очков осталось { $points }.
refusal-costs-too-much-by-radio = Слишком дорого: { $a }, стоимость { $cost }, а очков запроса по радио осталось { $points }.
refusal-approaches-are-held = Направления цвета цели ({ $card }) заняты вермахтом: { $a }. Для вылазки они должны быть свободны.
refusal-no-counter-is-fit = В Доме некому идти на вылазку: все истощены или с жетонами урона.
refusal-not-in-the-house = { $a } сейчас не в Доме.
refusal-exhausted-stays-behind = { $a } истощён и на вылазку не идёт.
refusal-damaged-stays-behind = { $a } с жетоном урона и на вылазку не идёт.
refusal-group-is-empty = В штурмовой группе должен быть хотя бы один боец.
refusal-is-no-supply = На перевалочный пункт завозят только боеприпасы, сумки санитара, провизию и сапёров, но не это: { $a }.
refusal-stock-has-none = В запасе этого не осталось: { $a }.
refusal-is-no-cargo = Катера возят только боеприпасы, сумки санитара, провизию и сапёров, но не это: { $a }.
refusal-staging-has-none = Такого жетона там нет ({ $b }): { $a }.
refusal-boat-is-damaged = { $a }: катер повреждён, грузить нельзя.
refusal-boat-is-full = { $a }: катер уже загружен, на каждом по одному жетону.
refusal-boat-is-empty = { $a }: на борту ничего нет.
refusal-support-is-not-played = В этой партии нет оперативного обеспечения.
refusal-no-support-card-is-open = Все карты оперативного обеспечения уже выполнены.
refusal-stock-cannot-pay = { $card }: в запасе не хватает жетонов ({ $missing }).
refusal-a-named-location-is-damaged = { $card }: эти расположения не должны быть повреждены — { $damaged }.
refusal-house-has-no-aid = В области снабжения Дома нет сумок санитара.
refusal-no-wound-to-cancel = Сумка санитара отменяет ранение в тот миг, когда оно получено: сейчас отменять нечего.
refusal-weapon-needs-its-crew = Оружие само не действует ({ $a }): выберите одного из двух его бойцов.
refusal-is-not-there-to-act = { $a } сейчас не в Доме и действовать не может.
refusal-weapon-moves-with-its-crew = Оружие само не перемещается ({ $a }): его берёт с собой боец с тем же значком.
refusal-moves-to-the-reserve = { $a } не может уйти в резерв: перемещение ведёт на боевую позицию.
refusal-orders-reach-counters-of-the-house = Этот приказ никто не примет ({ $a }): нужна фишка РККА в Доме.
refusal-was-not-hit = { $a } не под огнём: потеря — один из двоих здесь: { $b }.
refusal-is-not-fed-in-the-house = { $a } не участвует в проверке снабжения: считаются только фишки РККА в Доме.
refusal-has-been-chosen-already = { $a } в этой проверке снабжения уже выбран.
refusal-has-joined-already = { $a } уже в штурмовой группе.
refusal-is-not-in-the-german-hand = Среди карт вермахта в руке этой нет: { $a }.
refusal-is-no-tactics-card-in-hand = Среди карт тактики в руке этой нет: { $a }.
refusal-is-no-boat-to-load = Грузят только на катера флотилии, а это не катер: { $a }.
refusal-is-no-boat-to-unload = Грузы доставляют катера флотилии, а это не катер: { $a }.
refusal-repairs-another-unit = { $a }: это расположение другой части — { $b }; восстановить его она не может.
refusal-is-no-signal-post = Связь тянут к расположениям батальона связи, а это не одно из них: { $a }.

# -- Что произошло: ход игры ------------------------------------------------------------------------------------------
turn-begins = Ход { $turn }
phase-planning = Планирование вермахта
phase-cards = Карты РККА
phase-wehrmacht = Карты вермахта
phase-counters = Фишки РККА

# -- Что произошло: карты РККА ----------------------------------------------------------------------------------------
deck-shuffled = Сброс перетасован в новую колоду РККА.
cards-drawn = { $count ->
    [0] Брать больше нечего.
    [one] Взята { $count } карта: { $cards }.
    [few] Взяты { $count } карты: { $cards }.
   *[many] Взято { $count } карт: { $cards }.
}
communications-uninterrupted = Бесперебойная связь: в этот ход на одно действие картой больше.
card-used = { $actionId ->
    [recover] { $unit }: восстановление.
    [resupply] { $unit }: пополнение запасов.
    [storm] { $unit }: штурмовая группа идёт на вылазку.
    [ops] { $unit }: оперативное обеспечение.
    [reinforce] { $unit }: отправка подкреплений.
    [fortify] { $unit }: укрепление.
    [mine] { $unit }: минирование.
    [decision] { $unit }: тактическое решение.
    [wire] { $unit }: проводная связь.
    [artillery] { $unit }: подготовка артиллерии.
    [load] { $unit }: погрузка грузов снабжения.
    [deliver] { $unit }: доставка грузов снабжения.
    [aa] { $unit }: подготовка ПВО.
   *[other] { $unit }: действие ({ $card }).
}
location-repaired = Урон снят: { $location }.
defence-raised = Защита поднята до { $defence }: { $colour }.
mine-laid = Мина поставлена: { $spot }.
fog-cleared = Карта тумана войны возвращена в запас.
wire-laid = Связь есть: { $location }.
battery-ready = К бою готова батарея: { $location }.
token-staged = На перевалочный пункт: { $token }.
token-loaded = Погрузка: { $token } → { $location }.
ammo-delivered = { $location }: боеприпасы доставлены, { $count ->
    [0] но жетонов подавления в запасе нет
    [one] в Доме ещё { $count } жетон подавления
    [few] в Доме ещё { $count } жетона подавления
   *[many] в Доме ещё { $count } жетонов подавления
}.
token-delivered = { $location }: доставка в Дом — { $token }.
reinforced = В резерв: { $counter }.
support-given = { $card }: обеспечение оказано, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
support-revealed = Теперь обеспечения требует другой участок: { $card }.

# -- Что произошло: карты вермахта ------------------------------------------------------------------------------------
tactics-removed = Карта тактики отыграна и удалена из игры: { $card }.
tactics-revealed = Тактика вермахта: { $card }.
card-revealed = Карта вермахта: { wehrmacht-card }.
colour-rolled = Цвет цели: { $colour }.
no-target = На позициях этого цвета ({ $colour }) нет советских фишек: без последствий.
post-rolled = Цель — позиция { $place } ({ $men }).
sniper-fires = Снайпер стреляет, позиция { $place }: { hits-scored }.
post-suppressed = Огонь на подавление, позиция { $place }: { hits-scored }.
building-shelled = Обстрел здания, цвет { $colour }: { hits-scored }.
defence-lowered = Защита, цвет { $colour }: падает до { $defence }.
walls-are-gone = Защита, цвет { $colour }: ниже некуда, подавлены все фишки на этих позициях.
counter-damaged = { $counter } получает жетон урона.
no-damage-token = Жетонов урона в запасе нет: попадание без последствий.
counter-lost = Потеря: { $counter }.
counter-saved = Санитар успел вовремя: { $counter } остаётся в строю.
raid = { $aircraft ->
    [one] Налёт: { $aircraft } самолёт Ю-87.
    [few] Налёт: { $aircraft } самолёта Ю-87.
   *[many] Налёт: { $aircraft } самолётов Ю-87.
}
aa-spent = Зенитки открывают огонь: { $location }.
aa-fires = Зенитный огонь: { hits-scored }.
bomb = Бомбы падают: { $location }.
token-bombed = { $location }: потерян жетон — { $token }.
battalion-bombed-again = Новый удар: { $location }. Под огнём все на боевых позициях.
hit-passed-on = { $location }: уже повреждено, удар переходит дальше — { $next }.
location-damaged = Повреждено: { $location }.
fog-spreads = { $location }: повреждена связь, карта тумана войны уходит в сброс.
no-counter-left = У вермахта больше нет таких фишек: { $type }.
approach-rolled = Подступ для { $type }: { $track }.
suppression-fired = Огонь на подавление, { $type }: { hits-scored }.
infantry-stopped = Остановлены: { $type }. Фишка не выставляется.
counter-advances = { $startId ->
    [none] { $type } выходит: { $space }.
   *[other] { $type }, дальше по подступу: { $space }.
}
mine-explodes = Подрыв на мине, { $type } ({ $space }): { hits-scored }.
mine-kills = Мина уничтожила цель: { $type } ({ $space }).
supply-checked = Проверка снабжения: { $men ->
    [one] в Доме { $men } боец
    [few] в Доме { $men } бойца
   *[many] в Доме { $men } бойцов
}, { $food ->
    [0] провизии нет
    [one] съеден { $food } жетон провизии
    [few] съедено { $food } жетона провизии
   *[many] съедено { $food } жетонов провизии
}, { $unfed ->
    [0] сыты все
    [one] голодным остался { $unfed }
    [few] голодными остались { $unfed }
   *[many] голодными остались { $unfed }
}.
storm-card-removed = Случай упущен, карта удалена из игры: { $card }.
storm-card-laid = Цель для штурмовой группы: { $card }.
sortie-won = Вылазка удалась, { $card } в наших руках: { $men }.
sortie-failed = Вылазка отбита ({ $card }): { $men }.
sortie-return = { $safe ->
    [0] { $counter } ранен на вылазке.
   *[other] { $counter } вернулся с вылазки невредимым.
}
no-final-sortie = Штурмовать Молочный дом нельзя: на красных направлениях стоят немцы.
no-final-sortie-group = Штурмовать Молочный дом некому: боеспособных бойцов в Доме нет.
final-sortie-declined = От штурма Молочного дома решено отказаться.

# -- Что произошло: фишки РККА ----------------------------------------------------------------------------------------
command-group = Группа командования на местах: на одно перемещение и одно действие больше.
counter-moved = { $counter }: { $start } → { $place }{ with-weapon }.
counter-gave-way = { $counter } уступает место: { $start } → { $place }.
attack = Огонь ведёт { $counter }, цель — { $type } ({ $space }): { hits-scored }.
target-destroyed = Цель уничтожена: { $type } ({ $space }).
fire-laid = { $counter } выкладывает { $count ->
    [one] { $count } жетон подавления
    [few] { $count } жетона подавления
   *[many] { $count } жетонов подавления
}, цвет { $colour }.
recovered = { $ailmentId ->
    [exhaustion] { $counter } снова полон сил.
   *[damage] { $counter } снимает жетон урона.
}
command-given = { $counter } отдаёт приказ.
radio-call = { $counter } запрашивает подкрепления.
artillery-called = { $counter } корректирует огонь батареи: { $location }.
bombardment = Артиллерия бьёт по цели: { $type } ({ $space }), { hits-scored }.

# -- Что произошло: планирование вермахта -----------------------------------------------------------------------------
german-draws = Взято: { $cards }.
card-planned = В плане: { wehrmacht-card }.
plan-laid = Немцы положили свой план.
tactic-planned = Тактика выбрана: { $card }.

# -- Чем кончилось ----------------------------------------------------------------------------------------------------
lost-by-breach = Вермахт врывается в Дом ({ $space }). Дом потерян.
lost-headquarters = Командный пункт уничтожен ({ $location }). Сражение проиграно.
lost-house-empty = Защищать Дом больше некому. Дом потерян.
scored = { $awardId ->
    [award-none] Счёт РККА { $score }: { $degree }.
   *[other] Счёт РККА { $score }: { $degree }. Награда — { $award }.
} Штурмовые группы { $storm }, оперативное обеспечение { $support }, бойцы в Доме { $men }, фишки вермахта { $enemy }.

# -- Клиент: фазы, места, карты ---------------------------------------------------------------------------------------
phase-name-planning = Планирование
phase-name-cards = Карты РККА
phase-name-wehrmacht = Карты вермахта
phase-name-moves = Перемещения
phase-name-actions = Действия
phase-name-final = Последняя вылазка
phase-name-over = Игра окончена
seat-soviet = РККА
seat-command = Командование 62-й армии
seat-garrison = Гарнизон Дома
seat-german = Вермахт
unit-action-recover = Восстановление
unit-action-recover-help = Снимите жетон урона с одного расположения этой части.
unit-action-resupply = Пополнение запасов
unit-action-resupply-help = До пяти жетонов боеприпасов, сумок санитара, провизии или сапёров переходят из запаса на перевалочный пункт.
unit-action-storm = Штурмовая группа
unit-action-storm-help = Бойцы в строю идут на вылазку против здания с карты штурмовой группы, если направления его цвета свободны.
unit-action-ops = Оперативное обеспечение
unit-action-ops-help = Отдайте жетоны, которых требует открытая карта обеспечения, и получите её очки.
unit-action-reinforce = Отправка подкреплений
unit-action-reinforce-help = Бойцы и вооружение на сумму до шести очков прибывают из запаса в резерв.
unit-action-fortify = Укрепление
unit-action-fortify-help = Потратьте жетон сапёров, чтобы поднять одну защиту на единицу или снять урон с расположения батальона.
unit-action-mine = Минирование
unit-action-mine-help = Жетон сапёров из области снабжения Дома ложится на свободное место сапёров на направлении.
unit-action-decision = Тактическое решение
unit-action-decision-help = Карта тумана войны возвращается из руки в запас, а вы берёте новую карту.
unit-action-wire = Проводная связь
unit-action-wire-help = Жетон связи ложится на свободное расположение батальона; связь на всех четырёх даёт со следующего хода четвёртое действие.
unit-action-artillery = Подготовка артиллерии
unit-action-artillery-help = Жетон артиллерии ложится на свободную батарею; её огонь потом вызовет корректировщик из Дома.
unit-action-load = Погрузка грузов
unit-action-load-help = До трёх жетонов переходят с перевалочного пункта на катера, по одному на каждый.
unit-action-deliver = Доставка грузов
unit-action-deliver-help = Любое число катеров доставляет жетоны в Дом; боеприпасы становятся пятью жетонами подавления.
unit-action-aa = Подготовка ПВО
unit-action-aa-help = Жетон ПВО ложится на свободную батарею и ждёт ближайшего налёта.
card-kind-sniper = Снайпер
card-kind-sniper-help = Выстрел по бойцу на позиции выпавшего цвета; попадание удаляет его из игры.
card-kind-mortar = Миномёт
card-kind-mortar-help = Подавление одной позиции выпавшего цвета: жетоны урона, а у кого он уже был, тот потерян.
card-kind-shelling = Обстрел здания
card-kind-shelling-help = Орудие бьёт по стенам выпавшего цвета; попадание снижает защиту на единицу.
card-kind-stuka = Налёт
card-kind-stuka-help = Пикировщики бомбят расположения на Волге; жетоны ПВО могут проредить их строй.
card-kind-place = Наступление
card-kind-place-help = Фишка вермахта вступает на направление и толкает стоящих впереди к Дому.
card-kind-assault = Штурм
card-kind-assault-help = Вся пехота на направлениях ведёт подавление, затем вся бронетехника обстреливает Дом, цвет за цветом.
card-kind-milk = Молочный дом
card-kind-milk-help = Последняя цель штурмовой группы; её можно штурмовать и в самом конце партии.
card-kind-supply = Проверка снабжения
card-kind-supply-help = На каждых пятерых нужен жетон провизии, голодные потеряны; затем карта становится целью штурмовой группы.

# -- Подсказки первой партии ------------------------------------------------------------------------------------------
guide-welcome-german = Вы командуете немцами у Дома Павлова. Каждый ход, до советских карт, вы тайно выбираете, какие ваши карты придут и в каком порядке. Победа ваша, если ваша фишка войдёт в Дом, если командный пункт армии разбомбят дважды, если защищаться станет некому или по очкам. Всё, что сейчас можно нажать, подсвечено, а то, чего нельзя, само объяснит почему.
guide-welcome-command = { guide-welcome-soviet }
guide-welcome-garrison = { guide-welcome-soviet }
guide-welcome-soviet = Добро пожаловать на площадь 9 Января. За вами штаб 62-й армии, с вами горстка гвардейцев в одном Доме, и держаться надо, пока не кончится колода вермахта. Всё, что сейчас можно нажать, подсвечено, а то, что нельзя, само объяснит почему. Не пускайте немецкую фишку в Дом, не дайте дважды разбомбить командный пункт армии и не оставляйте Дом пустым.
guide-planning = Вы командуете вермахтом и втайне готовите этот ход. Нажмите три из четырёх карт в том порядке, в каком их вскроют, а затем одну карту тактики им в помощь. Войска, выставленные до штурма, сделают его сильнее; проверки снабжения и карты штурмовой группы придержать нельзя.
guide-cards = В руке четыре карты, применить можно три, каждую ради одной из двух её частей. Нажмите карту, затем действие: завезти припасы на перевалочный пункт, погрузить катера, доставить в Дом, вызвать бойцов, подготовить орудия. Путь из запаса в Дом — это цепочка, и к проверке снабжения в Доме нужна провизия. Когда полезного больше нет, закончите фазу.
guide-wehrmacht = Теперь вермахт разыгрывает три карты, одну за другой; читайте журнал и следите за кубиками. Вы решаете лишь там, где есть выбор: сколько жетонов подавления потратить на пехоту, использовать ли ПВО, спасать ли бойца сумкой санитара. Сбережённые жетоны ещё пригодятся, так что тратьте их там, где Дому грозит беда.
guide-moves = Переместите до трёх бойцов: нажмите бойца, затем боевую позицию. Боец видит только направления цвета своей позиции, поэтому прикройте каждый цвет, откуда идёт враг. Двое с одинаковым значком и их оружие могут стоять вместе и стрелять расчётом. Истощённым и раненым ходить можно, но занять их место нельзя.
guide-actions = Три действия: нажмите бойца, затем то, что он делает. Он может атаковать видимую пехоту, выложить жетоны подавления против тех, кто ещё придёт, или восстановиться; некоторые отдают приказы, корректируют огонь или вдвоём стреляют из оружия, а это стоит двух действий. Почти всякое действие истощает, поэтому держите кого-то свежим, а командиры пусть поднимают остальных.
guide-final = Колода вермахта кончилась: Дом выстоял. Если красные направления свободны, можно послать штурмовую группу на Молочный дом ради его очков. Но каждый ушедший может не вернуться, а каждый боец в Доме стоит очко, так что сперва посчитайте кубики.

# -- Before the roll ---------------------------------------------------------------------------------------------------
attack-odds = { $percent } % попадания (кубиков: { $dice }, нужно { $target } и больше)

# What a machine player was up to, told after its turn.
intent-supplies = Сначала снабжение: дом живёт тем, что приходит с Волги.
intent-guns = Сначала артиллерия и зенитки.
intent-recruits = Сначала подкрепления.
intent-repairs = Сначала ремонт на Волге.
intent-works = Сначала укрепления и мины.
intent-storm = Сначала вылазка.
intent-command = Сначала связь и приказы.
intent-soldiers = Бойцы стреляют туда, где это важнее всего.
sortie-odds = { $percent } % на успех (кубиков: { $dice }, сумма { $target } и больше); каждый участник будет ранен с вероятностью { $wounded } %
aa-odds = { $dice ->
    [0] без огня: бомбят все самолёты ({ $aircraft })
   *[other] { $percent } % сбить хотя бы один, { $all } % сбить все { $aircraft } (кубиков: { $dice }, { $target } и больше)
}
suppression-odds = { $dice ->
    [0] пропустить
   *[other] { $percent } % остановить (кубиков: { $dice }, { $target } и больше)
}
artillery-odds = { $otherId ->
    [none] { $percent } %: { $type } ({ $dice } куб., { $target } и больше)
   *[other] { $percent } %: { $type } ({ $target } и больше), { $second } %: { $other } ({ $above } и больше), по { $dice } куб.
}
