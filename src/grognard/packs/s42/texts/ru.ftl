# «Сталинград-42» по-русски. Названия стоят в именительном падеже; `$xId` – само обозначение `$x`.

# -- Что спрашивается -------------------------------------------------------------------------------------------------
ask-trim-stack = В гексе { $hex } слишком много частей: { $count ->
    [one] { $count } лишняя.
   *[other] { $count } лишних.
} Какая уничтожается?
ask-leave-area = На зиму закрывается: { $area }. Какая часть куда уходит?

# -- Ответы -----------------------------------------------------------------------------------------------------------
do-disband = Уничтожить: { $unit }
do-shift = { $unit } → { $area }

# -- Что произошло ----------------------------------------------------------------------------------------------------
turn-began = Ход { $turn }
player-turn-began = { $sideId ->
    [axis] Ход { $turn }: Ось
   *[soviet] Ход { $turn }: Советский Союз
}
mini-turn-began = После хода { $turn }: промежуточный мини-ход Оси.
weather-rolled = Погода: { $weather }.
mud-came = Ход { $turn }: распутица, земля раскисла, как в дождь.
hex-taken = { $sideId ->
    [axis] Ось занимает { $hex }.
   *[soviet] Советская сторона занимает { $hex }.
}
unit-eliminated = { $unit }: часть уничтожена, { $hex }.
unit-shifted = { $unit }: переведена, { $area }.
modifier-wet-before = дождь или снег в прошлом ходу

# -- Отказы -----------------------------------------------------------------------------------------------------------
refusal-no-combat-unit-is-no-excess = { $a } – не боевая часть и в группировании не считается.
refusal-support-is-no-excess = { $a } – часть артиллерийской поддержки и в группировании не считается.
refusal-waiting-army-is-no-excess = { $a } – из резервной армии, которая ждёт приказа: предела группирования для неё нет.
refusal-free-unit-makes-no-room = { $a } в группировании не считается: уйти должна другая часть.
refusal-is-not-in-the-overstacked-hex = { $a }: не в { $b }, где частей слишком много.
refusal-corps-are-too-many = Для этого штаба танковых и механизированных корпусов слишком много: уйти должен один из них.
refusal-area-is-closed = Зимой не используется: { $a }.
refusal-leads-elsewhere = { $a }: сюда нельзя ({ $b }), только в область рядом с закрытой.
refusal-map-is-not-used = { $a }: эта карта в сценарии не используется.
refusal-hex-is-out-of-play = { $a }: вне игры.
refusal-sea-bars-the-way = Между { $a } и { $b } – море.
refusal-lake-bars-the-way = Между { $a } и { $b } – незамёрзшее озеро.
refusal-peaks-are-closed-in-winter = Зимой через вершины между { $a } и { $b } не пройти.
refusal-peaks-are-for-climbers = Вне дороги через вершины между { $a } и { $b } идут только горные части.
refusal-mountains-are-entered-by-road = В горы ({ $a }) механизированные части входят только по дороге.
refusal-moved-too-far = { $a }: после ускоренного движения не атакуют.

# -- Главы 11–13, 27: стоять и отступать ------------------------------------------------------------------------------
ask-stand-fast = Упорная оборона, { $hex }? Назовите ведущую часть или отступите.
ask-stand-to-the-last = Отчаянная оборона, { $hex }: отходить некуда. Назовите ведущую часть.
ask-choose-retreat = Отступление из гекса { $hex } ({ $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}): кто и куда отходит?
ask-choose-shortfall = Отступление сокращено. Кто теряет за это уровень?
ask-keep-in-full-retreat = Беспорядочно { $count ->
    [one] отступает { $count } часть.
    [few] отступают { $count } части.
   *[many] отступает { $count } частей.
} Кого не восстанавливать? Остальные восстанавливаются.
ask-slip-away = Выход из боя удался. Кто и куда отходит?
ask-choose-escape = Кто выходит из боя? В мини-ход не атакуют.
do-stand = { $supportId ->
    [none] Держаться: { $unit }
   *[other] Держаться: { $unit }, поддержка: { $support }{ $supplyId ->
        [none] {""}
       *[other] {" "}({ $supply })
    }
}
do-fall-back = Отступить
do-retreat = { $unit } отступает: { $path }
do-stay-behind = { $unit }: остаться
do-full-retreat = Беспорядочно отступать: { $unit }
do-stay-in-full-retreat = Не восстанавливать: { $unit }
do-rally = Восстановить остальных
do-disengage = Вывести из боя: { $units }
determined-defence = { $outcomeId ->
    [held] { $unit }: упорная оборона удалась, { $hex }.
    [city-battle] { $unit }: бой в городе продолжается, { $hex }.
    [city-battle-turned] { $unit }: контратака в городе остановлена, { $hex }.
    [withdrawal] { $unit }: отход с боем, { $hex }.
    [again] { $unit }: отходить некуда, бой идёт дальше, { $hex }.
   *[failed] { $unit }: упорная оборона не удалась, { $hex }.
} { $attackers ->
    [0] { $losses ->
        [0] Потерь нет.
       *[other] Потери обороняющихся: { $losses }.
    }
   *[other] { $losses ->
        [0] Потери атакующих: { $attackers }.
       *[other] Потери атакующих: { $attackers }, обороняющихся: { $losses }.
    }
}
stand-denied = { $whyId ->
    [shade] Упорной обороны нет, { $hex }: после закрашенного результата держатся только в гексе с ПО или когда отходить некуда.
    [order] Упорной обороны нет, { $hex }: приказ № 227 действует только с 8-го хода.
   *[other] Упорной обороны нет, { $hex }: возглавить её некому.
}
city-battle = Бой в городе, { $hex }: маркер { $level }.
city-battle-over = Бой в городе окончен, { $hex }.
unit-retreated = { $unit } отступает: { $start } → { $end }.
unit-stayed-behind = { $unit } остаётся, { $hex }.
unit-disrupted = { $unit }: часть дезорганизована.
unit-routed = { $unit } беспорядочно отступает.
unit-chose-full-retreat = { $unit } добровольно бросает позиции и беспорядочно отступает, { $hex }.
recovery-rolled = { $unit }: попытка навести порядок, { $hex }.
unit-recovered = { $unit }: порядок восстановлен, { $hex }.
recovered = { $sideId ->
    [axis] Фаза восстановления Оси закончена.
   *[soviet] Советская фаза восстановления закончена.
}
disengagement = { $resultId ->
    [no] Выйти из боя не удалось, { $hex }: { $units }.
    [yes] Выход из боя, { $hex }: { $units }.
   *[other] Выход из боя ценой уровня каждой части, { $hex }: { $units }.
}
modifier-quality = качество
modifier-support = поддержка
modifier-restricted = закрашенный результат
modifier-mobile = конница или механизированные
modifier-disrupted = дезорганизованность
refusal-result-forbids-to-stand = { $a }: при таком результате в { $b } не обороняются, а отступают.
refusal-shade-forbids-to-stand = { $a }: при закрашенном результате держатся только в гексе с ПО или когда отходить некуда; { $b } – не тот случай.
refusal-unarmed-do-not-lead = { $a }: небоевая часть упорную оборону не ведёт.
refusal-stands-elsewhere = { $a }: не обороняет { $b } и не может там вести оборону.
refusal-disordered-do-not-lead = { $a }: часть не в полном порядке и вести упорную оборону не может.
refusal-passengers-do-not-lead = { $a }: часть в эшелоне и вести упорную оборону не может.
refusal-guns-do-not-lead = { $a }: часть артиллерийской поддержки упорную оборону не ведёт.
refusal-beaten-do-not-lead = { $a }: часть в этой фазе уже отступала и вести упорную оборону не может.
refusal-order-227-is-not-given = { $a }: до приказа № 227 (8-й ход) держатся только части НКВД, удвоенные в этом бою, получившие сдвиг за местность или укрепление и те, кому некуда отходить; в { $b } ничего этого нет.
refusal-combat-units-must-go = { $a }: боевая часть обязана отступить.
refusal-need-not-retreat = { $a }: не отступает из { $b }.
refusal-has-shortened-no-retreat = { $a }: не из стопки, сократившей отступление.
refusal-retreat-leaps = { $a }: путь отступления идёт из { $b } от гексагона к соседнему, ни один не повторяется.
refusal-retreat-meets-the-impassable = { $a }: гибель между { $b } и { $c }, там не пройти.
refusal-retreat-meets-the-enemy = { $a }: гибель, рядом с { $b } в { $c } стоит противник.
refusal-retreat-meets-a-bond = { $a }: гибель между { $b } и { $c }, путь перекрыт вражеской связкой.
refusal-retreat-meets-a-river = { $a }: гибель между { $b } и { $c }, через реку нет моста.
refusal-retreat-meets-the-volga = { $a }: гибель между { $b } и { $c }, за Волгу не отступают.
refusal-retreat-leaves-the-map = { $a }: гибель, рядом с { $b } нет своей открытой области входа ({ $c }).
refusal-retreat-is-pressed = { $a }: гибель в { $b }, слишком много вражеских зон контроля подряд.
refusal-rout-meets-a-zone = { $a }: гибель в { $b }, в полном отступлении не входят во вражескую зону контроля.
refusal-retreat-ends-in-a-zone = { $a }: гибель, отступление закончится во вражеской зоне контроля ({ $b }).
refusal-retreat-goes-too-far = { $a }: так далеко, как { $b }, отступать не нужно.
refusal-retreat-stops-short = { $a }: отступать нужно дальше, чем { $b }.
refusal-retreat-ends-too-near = { $a }: есть путь, уводящий от своего гекса дальше, чем { $b }.
refusal-retreat-leaves-supply = { $a }: есть путь туда, где есть снабжение; в { $b } линии снабжения нет.
refusal-is-not-the-mover-s = { $a }: чужая часть.
refusal-never-loses-order = { $a }: небоевая часть всегда в порядке.
refusal-is-in-full-retreat-already = { $a } уже беспорядочно отступает.
refusal-has-nowhere-to-run-from = { $a }: не на карте.
refusal-is-not-in-full-retreat = { $a }: не беспорядочно отступающая часть восстанавливается, если может.
refusal-recovers-in-its-own-turn = { $a }: часть противника, она восстанавливается в его ход.
refusal-disengagement-is-not-in-play = { $a }: выход из боя – опциональное правило, в этой партии его нет.
refusal-cannot-slip-away-now = { $a }: не боевая часть активного игрока на карте.
refusal-attackers-do-not-slip-away = { $a }: часть в этой фазе атаковала и из боя не выйдет.
refusal-has-had-its-die = { $a }: попытка выйти из боя уже была.
refusal-runs-and-cannot-slip-away = { $a }: беспорядочно отступающая часть из боя не выходит.
refusal-refitting-units-do-not-slip-away = { $a }: часть получила пополнение и из боя не выходит.
refusal-touches-no-enemy = { $a }: рядом нет противника, выходить не из чего.
refusal-has-no-way-out = { $a }: часть заперта, отходить некуда.
refusal-mini-turn-has-no-attacks = В мини-ходу не атакуют ({ $a }): части могут только разорвать контакт.
refusal-slips-too-far = { $a } отходит не дальше двух гексов, до { $b } слишком далеко.
refusal-one-rolls-or-all = Кубик бросают за одну часть или за все боевые части гекса.

# -- 16, 17, 22: снабжение, железнодорожные терминалы, области входа --------------------------------------------------
ask-move-rail-head = Железнодорожные терминалы: можно продвинуть ещё { $count }. Какой и куда?
ask-place-reinforcement = { $unit }: прибывает подкрепление. В какую область входа?
do-lay-rails = Терминал: { $head } → { $to }
do-end-laying = Больше терминалы не двигать
do-arrive = { $unit }: { $area }
phase-supply = { $sideId ->
    [axis] Фаза снабжения Оси
   *[soviet] Советская фаза снабжения
}
supply-checked = { $sideId ->
    [axis] Снабжение Оси проверено.
   *[soviet] Советское снабжение проверено.
}
units-cut-off = Без снабжения: { $units }.
units-isolated = В изоляции: { $units }.
units-supplied-again = Снова снабжаются: { $units }.
isolation-rolled = { $unit }: бросок за изоляцию, { $hex }.
rail-head-moved = Терминал: { $hex } → { $end }.
rail-head-forked = Линия разветвляется, { $hex }: ещё один терминал.
rail-head-came = Появился терминал: { $hex }.
rail-head-pushed = Терминал оттеснён: { $hex } → { $end }.
unit-arrived = { $unit } прибывает: { $area }.
modifier-airfield = аэродром
modifier-city-in-pocket = город в котле
modifier-headquarters-in-pocket = штаб в котле
modifier-desert = пустыня
modifier-attrition-cap = наибольшая прибавка
refusal-no-rail-head-is-there = Здесь нет терминала: { $a }.
refusal-four-rail-heads-have-moved = За фазу снабжения двигают терминалов не больше, чем { $count }.
refusal-rail-head-has-moved = Этот терминал уже двигался в этой фазе: { $a }.
refusal-rail-head-is-new = Терминал { $a } появился на развилке в этом ходу и двинется со следующей фазы снабжения.
refusal-rail-head-is-cut-off = Терминал { $a } не соединён с железнодорожной сетью.
refusal-green-line-leads-elsewhere = Из { $a } в { $b } нет пути вперёд по зелёной линии; гексов — самое большее { $count }.
refusal-enemy-is-on-the-line = Здесь противник: { $a }.
refusal-line-is-in-enemy-zone = { $a } — вражеская зона контроля: терминал туда не входит.
refusal-area-is-axis = { $a } — область Оси.
refusal-area-is-soviet = { $a } — советская область.
refusal-winter-has-closed-the-area = Зимой не используется: { $a }.
refusal-area-is-lost = Пока там часть Оси, не используется: { $a }.
refusal-strait-parts-the-area = Между { $a } и { $b } — Керченский пролив: переправа только морем.
refusal-transit-box-is-at-sea = Ячейка транзита — в море: из неё идут в область входа, а не сюда: { $a }.
refusal-area-is-not-beside-the-hex = { $a } и { $b } не соприкасаются.
refusal-first-front-is-narrow = В первый ход Ось не входит на карту здесь: { $a }. Только с 2740 по 4240.
refusal-area-joins-no-other = { $a } → { $b }: эти области не соседние.
refusal-areas-are-far-apart = { $a } → { $b }: за один ход не пройти.
refusal-transit-box-is-full = Ячейка транзита занята: { $a }, { $b }.
refusal-has-just-come = { $a }: часть вошла в область в этом ходу и выйдет в следующей своей фазе движения.
refusal-leaves-in-disorder = { $a }: часть не в порядке и остаётся в области входа.
refusal-rebuilt-does-not-travel = { $a }: часть только что получила пополнение и между областями не движется.
refusal-comes-from-the-south = { $a } прибывает на юге, в одну из областей G–L, а не сюда: { $b }.
refusal-comes-from-the-north = { $a } прибывает на севере, в область A, B или C, а не сюда: { $b }.
refusal-comes-from-the-west = { $a } прибывает не сюда: { $b }.
refusal-another-arrives-now = Подкрепления размещают по одному: сейчас { $b }, а не { $a }.

# -- 5, 6, 7: движение, зоны контроля, связки -------------------------------------------------------------------------
ask-move-units = { $paceId ->
    [mini-movement] Мини-ход Оси: тактическое передвижение, при беспорядочном отступлении – полная НД. Кто идёт?
    [preliminary] Предварительное советское движение: без ускоренного и железнодорожного. Кто идёт?
    [opening] { $sideId ->
        [axis] Движение Оси, в этот ход только тактическое: кто идёт?
       *[soviet] Советское движение, в этот ход только тактическое: кто идёт?
    }
   *[other] { $sideId ->
        [axis] Движение Оси: кто идёт?
       *[soviet] Советское движение: кто идёт?
    }
}
ask-choose-route = { $count ->
    [one] Куда идёт { $units }?
   *[other] Куда идут: { $units }?
}
do-move = Двигать: { $units }
do-go = { $modeId ->
    [tactical] Тактически: { $to }
    [extended] Ускоренно: { $to }
   *[normal] Идти: { $to }
}
do-drop = Оставить здесь: { $unit }
do-halt = Остановиться
do-put-back = Оставить на месте
do-place-flotilla = Волжская флотилия: { $hex }
do-end-movement = Закончить движение
phase-movement = { $sideId ->
    [axis] Движение Оси
   *[soviet] Советское движение
}
units-moved = { $units }: { $start } → { $end }.
units-left-map = { $units } → { $area }.
way-barred = Путь в гекс { $hex } закрыт: { $units }.
flotilla-placed = Волжская флотилия действует у гекса { $hex }.
refusal-units-are-apart = { $a }: вместе двигаются только свои части из одного места.
refusal-has-had-its-breach = { $a }: часть добилась автоматического DS и больше не двигается.
refusal-rides-a-train = { $a }: часть в поезде и в этот ход иначе не движется.
refusal-has-moved = { $a }: движение этой части закончено.
refusal-waits-in-reserve = { $a }: часть в резерве и до фазы боя не двигается.
refusal-army-is-not-released = { $a }: резервная армия ещё ждёт приказа.
refusal-garrisons-see-nothing-yet = { $a }: гарнизон до первого хода не двигается.
refusal-reinforcements-are-not-there-yet = { $a }: подкрепление приходит с первым ходом, не раньше.
refusal-mode-is-kept = { $a }: способ движения выбран и до конца не меняется.
refusal-disrupted-move-tactically = { $a }: часть дезорганизована, только тактическое передвижение.
refusal-unsupplied-drive-tactically = { $a }: механизированная часть без снабжения, только тактическое передвижение.
refusal-refitted-move-one-hex = { $a }: часть получила пополнение, не дальше одного гекса.
refusal-offensive-begins-slowly = { $a }: в первую половину хода боевые части передвигаются только тактически.
refusal-mini-turn-is-short = { $a }: в этот короткий ход полную норму имеют только части в полном отступлении, остальные идут тактически.
refusal-no-trains-run = В этой фазе поезда не ходят: { $a }.
refusal-only-units-march = В этой фазе только двигают части.
refusal-boxed-units-do-not-hurry = { $a }: норма движения в чёрном квадрате, ускоренного движения нет.
refusal-there-is-no-time-to-hurry = { $a }: в этой фазе ускоренного движения нет.
refusal-enemy-is-there = В гексе { $a } противник.
refusal-city-is-entered-slowly = В гексе { $a } обе стороны: туда входят только тактически.
refusal-city-is-left-for-quiet-ground = Из спорного города { $a } во вражескую зону контроля не выходят: { $b }.
refusal-enters-a-bond = Через гекс { $a } проходит вражеская связка ЗК.
refusal-crosses-a-bond = Между { $a } и { $b } проходит вражеская связка ЗК.
refusal-bridge-of-saratov-is-soviet = По железнодорожному мосту между { $a } и { $b } ходят только советские части.
refusal-volga-bars-the-way = Между { $a } и { $b } Волга, а переправы нет.
refusal-river-is-crossed-first = Через крупную реку между { $a } и { $b } моста нет: её переходят первым же шагом или по понтонам.
refusal-extended-keeps-away = Ускоренно к противнику не подходят: { $a }.
refusal-routed-keep-away = Части в полном отступлении не входят во вражескую зону контроля: { $a }.
refusal-railway-ferry-carries-trains = Переправа между { $a } и { $b } — только для поездов.
refusal-zone-stops-the-group = { $a }: во вражеской зоне контроля ({ $b }) надо остановиться.
refusal-out-of-reach = { $modeId ->
    [tactical] { $a }: тактическим движением осталось гексов { $left }, { $place } слишком далеко.
   *[other] { $need ->
        [0] { $a }: до { $place } не дойти, осталось очков движения { $left }.
       *[other] { $a }: путь в { $place } стоит { $need } очк. движения, осталось { $left }.
    }
}
refusal-cannot-be-left-behind = { $a }: оставить часть может только стопка, которая с ней уже в пути.
refusal-has-not-set-out = { $a }: ещё не двигалась, её можно только вернуть.
refusal-is-on-its-way = { $a }: уже двигалась, вернуть её нельзя.
refusal-flotilla-is-soviet = Волжская флотилия — советская: { $a }.
refusal-hex-is-not-on-the-volga = Гекс { $a } не на Волге.
refusal-flotilla-stays-north = Гекс { $a } не севернее Сталинграда: флотилия туда не идёт.
refusal-flotilla-lies-there = Флотилия уже в гексе { $a }.
refusal-flotilla-has-its-hex = Место флотилии в этой фазе выбрано, в { $a } она не пойдёт.

# -- 3.0, 5.6, 5.7, 18-21: начальная фаза, поезда и суда, артиллерия и снаряды, особые части, пополнения ---------------
ask-prepare = { $sideId ->
    [axis] Начальная фаза Оси: осталось очков ресурсов: { $points }.
   *[soviet] Начальная фаза СССР: осталось очков ресурсов: { $points }.
}
ask-place-unit = Возвращается { $unit }. Куда?
ask-choose-station = { $unit } — в поезде. Где остановка?
ask-send-supply = Куда движется { $supply }?
ask-spend-supply = { $sideId ->
    [axis] Ось может потратить очки снабжения на свои части артподдержки.
   *[soviet] СССР может потратить очки снабжения на свои части артподдержки.
}
ask-walk-inland = { $unit }: высадка окончена, можно пройти ещё один гекс.
do-entrain = По железной дороге: { $unit }
do-sail = { $byId ->
    [none] { $unit }: морем, порт назначения: { $port }
   *[other] { $unit }: погрузка — { $by }, порт назначения: { $port }
}
do-go-ashore = { $toId ->
    [none] Остаться в порту
   *[other] Дальше: { $to }
}
do-cross-strait = Через Керченский пролив: { $unit }
do-turn-supply = { $faceId ->
    [supply-moving] Стороной движения: { $supply }
    [supply-ready] Готовой стороной: { $supply }
   *[other] Сделать немобильным: { $supply }
}
do-move-supply = Двигать: { $supply }
do-rearm = { $supplyId ->
    [none] В готовность за очко ресурсов: { $unit }
   *[other] В готовность ({ $supply }): { $unit }
}
do-end-rearming = Больше не тратить очков снабжения
do-provide = Очко снабжения: { $area }
do-fortify = Укрепление: { $hex }
do-plan = Запланировать наступление: { $unit }
do-replenish = { $unit }: пополнения, { $kind }
do-recall = Вернуть: { $unit }
do-station = Сюда: { $place }
do-muster = { $unit }: прибыть в { $hex }
do-end-initial = Закончить начальную фазу
phase-initial = { $sideId ->
    [axis] Начальная фаза Оси
   *[soviet] Начальная фаза СССР
}
unit-railed = { $unit }: по железной дороге, { $start } — { $place }.
unit-sailed = { $unit }: морем, { $hex } — { $port }.
marines-went-ashore = { $unit }: дальше, { $hex }.
strait-crossed = { $unit }: через Керченский пролив, { $hex }.
guns-fired = { $unit } ({ $hex }): поддержка оказана, часть задействована.
shells-fired = { $unit } ({ $hex }): истрачено — { $supply }.
division-withdrawn = { $unit } ({ $hex }): артподготовка проведена, часть выбывает из игры.
guns-readied = { $unit } ({ $hex }): снова в готовности, за очко ресурсов.
guns-resupplied = { $unit } ({ $hex }): снова в готовности; истрачено — { $supply }.
supply-provided = Поступает { $supply }: { $area }.
supply-turned = { $faceId ->
    [supply-moving] Теперь в движении: { $supply }.
    [supply-ready] Теперь готово: { $supply }.
   *[other] Теперь немобильно: { $supply }.
}
supply-moved = Движется { $supply }: { $place }.
supply-lost = Потеряно { $supply }: { $hex }.
offensive-planned = { $unit }: наступление запланировано.
unit-put-by = { $unit }: покидает карту ({ $hex }), вернётся на ходу { $turn }.
unit-gone = { $unit }: покидает карту ({ $hex }) и не вернётся.
unit-replenished = { $unit } ({ $hex }): восстановлен уровень (пополнения: { $kind }).
unit-rebuilt = { $unit }: часть восстановлена (пополнения: { $kind }).
unit-stationed = { $unit }: место — { $place }.
garrison-alerted = { $unit }: враг близко, гарнизон может двигаться.
caucasus-released = Советские войска Северного Кавказа могут двигаться.
volunteers-came = { $unit }: прибыли добровольцы, { $hex }.
refusal-unit-must-be-placed-first = Сначала разместите: { $a }.
refusal-train-is-the-enemys = { $a }: не ваша часть на карте или в области входа.
refusal-load-is-in-disorder = { $a }: не в порядке, по железной дороге нельзя.
refusal-load-has-moved = { $a }: уже двигалась в этом ходу.
refusal-load-is-refitting = { $a }: получено пополнение, по железной дороге нельзя.
refusal-load-has-no-fuel = { $a }: механизированная часть без снабжения, только тактическое передвижение.
refusal-shells-are-stacked = { $a }: режим готовности, по железной дороге нельзя.
refusal-army-waits-for-its-release = { $a }: резервная армия ждёт, поезда нет.
refusal-first-moves-are-tactical = В первом полуходе боевые части не ездят по железной дороге: { $a }.
refusal-trains-are-full = По железной дороге перевезено: { $count }. Ждать: { $a }.
refusal-train-of-the-map-has-left = С карты одна часть уже уехала. Ждать: { $a }.
refusal-train-of-the-fifth-has-left = Одна часть 5-й резервной армии уже приехала; пешком: { $a }.
refusal-station-is-under-fire = { $a }: вражеская зона контроля, погрузка невозможна ({ $b }).
refusal-train-would-end-under-fire = { $b } — во вражеской зоне контроля, выгрузка невозможна: { $a }.
refusal-enemy-area-has-no-station = { $b } — область врага, выгрузка невозможна: { $a }.
refusal-no-railway-is-there = { $b }: железной дороги здесь нет. { $a }.
refusal-railway-is-not-converted = { $b }: колея ещё не перешита. { $a }.
refusal-caspian-railway-is-closed = Каспийская железная дорога войск не возит: { $a }, { $b }.
refusal-railway-is-not-finished = { $b }: железная дорога ещё не достроена. { $a }.
refusal-rail-head-stops-the-train = { $b }: здесь терминал Оси, выгрузка невозможна. { $a }.
refusal-line-is-broken = { $b }: свободной железнодорожной линии нет. { $a }.
refusal-station-is-taken = Туда уже приехала другая часть ({ $b }): { $a }.
refusal-map-has-its-mobile-supplies = Мобильных очков снабжения на карте: { $count }. { $a } — только немобильным.
refusal-only-soviets-have-ships = Морскими путями пользуется только СССР: { $a }.
refusal-mechanised-units-stay-ashore = { $a }: механизированные части морем не перевозят.
refusal-passengers-are-not-on-the-map = { $a }: не на карте и не может погрузиться.
refusal-stacked-shells-stay-ashore = { $a }: режим готовности, морем нельзя.
refusal-passengers-are-in-disorder = { $a }: не в порядке, морем нельзя.
refusal-passengers-have-moved = { $a }: уже двигалась, а перевозка требует всего движения.
refusal-passengers-are-refitting = { $a }: получено пополнение, не дальше одного гекса.
refusal-passengers-are-bound = { $a }: пока не может покинуть своё место.
refusal-only-marines-walk-aboard = { $a }: начинать движение нужно в порту ({ $b }).
refusal-marines-cannot-walk-there = { $a }: дойти и погрузиться нельзя ({ $b }).
refusal-no-lane-joins-them = Морского пути нет: { $a } — { $b }.
refusal-ships-have-sailed = По этому морю в этом ходу уже перевозили: { $a }.
refusal-port-is-not-friendly = { $a }: не свой порт.
refusal-marines-find-no-way = { $a }: дальше не пройти ({ $b }).
refusal-strait-is-for-the-axis = Через Керченский пролив переправляется только Ось: { $a }.
refusal-unit-is-not-at-kerch = { $a }: не в области входа W.
refusal-soviets-are-in-taman = В Тамани — { $a }.
refusal-ferry-has-gone = В этом ходу через пролив уже переправлялись. Ждать: { $a }.
refusal-crossing-takes-the-whole-move = { $a }: уже двигалась, а переправа требует всего движения.
refusal-came-to-the-strait-just-now = { $a }: часть вошла в область в этом ходу и выйдет в следующей своей фазе движения.
refusal-crossing-needs-good-order = { $a }: не в порядке, область входа не покинуть.
refusal-stacked-shells-do-not-cross = { $a }: режим готовности, переправа невозможна.
refusal-no-guns-in-a-breakthrough = В бою развития успеха артиллерии нет: { $a }.
refusal-is-no-support-unit = { $a }: не часть артподдержки.
refusal-guns-are-used = { $a }: уже задействована.
refusal-guns-are-disrupted = { $a }: дезорганизована, поддержки нет.
refusal-guns-are-in-full-retreat = { $a }: беспорядочно отступает, поддержки нет.
refusal-guns-are-on-a-train = { $a }: в поезде, поддержки нет.
refusal-guns-are-refitting = { $a }: получено пополнение, поддержки нет.
refusal-shells-are-not-with-the-guns = { $a } и { $b } — в разных местах.
refusal-shells-are-on-the-move = { $a }: режим движения, для сдвига не годится.
refusal-shells-are-still-on-a-train = { $a }: в поезде, для сдвига не годится.
refusal-guns-are-out-of-range = { $a }: в пределах дальности ({ $range }) по свободному пути нет никого из участников боя.
refusal-guns-serve-their-own-nation = { $a }: в атаке нет частей той же нации.
refusal-lead-unit-is-of-another-nation = { $a }: ведущая часть другой нации ({ $b }).
refusal-one-shift-is-enough = Артиллерийский сдвиг в этом бою уже есть: { $a }.
refusal-supply-points-mass-no-guns = Артиллерийский сдвиг в этом бою уже есть: { $a }.
refusal-guns-are-not-massed = Артиллерийский сдвиг в этом бою уже есть: { $a }.
refusal-only-support-units-are-rearmed = { $a }: не ваша часть артподдержки.
refusal-guns-are-ready = { $a }: уже в готовности.
refusal-guns-are-in-disorder = { $a }: не в порядке, перевернуть нельзя.
refusal-supply-is-not-with-the-guns = { $a } и { $b } — не в одном месте.
refusal-shells-are-on-a-train = { $a }: в поезде, тратить нельзя.
refusal-guns-are-off-the-net = { $a }: не в железнодорожной сети ({ $b }).
refusal-resources-are-spent = Очков ресурсов не осталось.
refusal-supplies-come-by-own-areas = Очки снабжения помещают в свои области входа: { $a } не годится.
refusal-nothing-is-planned-here = Запланированные наступления не используются.
refusal-plans-are-made-by-headquarters = { $a }: не штаб, который может планировать наступление.
refusal-headquarters-is-in-disorder = { $a }: не в порядке.
refusal-headquarters-is-cut-off = { $a }: без снабжения.
refusal-plans-are-enough = Запланированных наступлений уже { $count }.
refusal-supply-is-the-enemys = { $a }: принадлежит врагу.
refusal-supply-has-moved = { $a }: уже двигалось, переворачивать поздно.
refusal-supply-shows-that-face = { $a }: уже на этой стороне.
refusal-mobile-supplies-are-enough = Мобильных очков снабжения на карте: { $count }. { $a } остаётся немобильным.
refusal-convoy-is-the-enemys = { $a }: не ваше.
refusal-convoy-has-moved = { $a }: уже двигалось в этом ходу.
refusal-convoy-is-immobile = { $a }: немобильно, только поезд или море.
refusal-convoy-does-not-get-there = { $a }: не доберётся ({ $b }).
refusal-is-not-due = { $a }: возвращаться рано.
refusal-garrison-stays = { $a }: гарнизон; врага в пределах { $hexes } гексов ещё не было.
refusal-north-caucasus-waits = { $a }: войска Северного Кавказа пока не двигаются.
refusal-the-strait-is-their-way = { $a }: из области W — только через Керченский пролив.
refusal-no-volunteers-come = { $a }: сейчас не прибывает.
refusal-volunteers-come-elsewhere = { $a }: добровольцы прибывают в Краснодар или Ворошиловск, а не сюда ({ $b }).
refusal-corps-come-from-the-north = { $a }: возвращается только в область входа A, B или C.
refusal-area-is-not-theirs = { $a }: сюда нельзя ({ $b }).
refusal-no-unit-is-rebuilt-there = { $a }: нужен большой город или штаб у железнодорожной сети ({ $b }).
refusal-headquarters-is-of-another-nation = { $a }: штаб другой нации ({ $b }).
refusal-enemy-is-beside = { $a }: рядом враг ({ $b }, { $c }).
refusal-place-has-had-its-unit = { $a }: это место свою часть в этом ходу уже получило ({ $b }).
refusal-replacements-are-for-own-units = { $a }: пополнений не получает.
refusal-replacements-are-spent = Таких пополнений не осталось: { $a }.
refusal-unit-is-out-of-play = { $a }: вне игры.
refusal-unit-is-complete = { $a }: в полном составе.
refusal-german-replacements-are-for-germans = Германские пополнения — не для союзников: { $a }.
refusal-replacements-are-of-another-nation = { $a }: пополнения другой нации ({ $b }).
refusal-guns-take-special-replacements = { $a }: восстановить можно только специальными пополнениями, не так: { $b }.
refusal-special-replacements-are-for-others = { $a }: специальные пополнения не для этой части.
refusal-replacements-are-of-another-arm = { $a }: пополнения не того рода ({ $b }).
refusal-garrisons-are-not-rebuilt = { $a }: гарнизоны не восстанавливают.
refusal-engineers-are-not-rebuilt = { $a }: восстановить нельзя.
refusal-no-remnant-is-left = { $a }: нет свободной фишки остатков.
refusal-nowhere-to-come-back = { $a }: ни одна область входа не подходит.
refusal-unit-has-had-a-replacement = { $a }: пополнение в этом ходу уже получено.
refusal-unit-is-not-in-order = { $a }: не в порядке, пополнения нет.
refusal-unit-is-marked-unsupplied = { $a }: маркер «Без снабжения» ещё не снят ({ $b }).
refusal-unit-has-no-line = { $a }: нет линии снабжения ({ $b }).

# -- 8, 9, 10: бой, авиация, укрепления, потери ----------------------------------------------------------------------
ask-choose-target = Какой гекс атаковать?
ask-plan-attack = { $columnId ->
    [none] Атака на { $hex }: кто участвует?
   *[other] Атака на { $hex }, колонка { $column }: кто участвует?
}
ask-choose-defenders = В { $hex } слишком тесно: какие части обороняются?
ask-call-cover = Советская атака на { $hex } пойдёт в колонке { $column }. Поможет ли авиация обороне?
ask-choose-air-base = { $wing }: авиация поддержала атаку. С какой группой она остаётся?
ask-choose-loss = { $sideId ->
    [axis] Какая часть Оси теряет уровень?
   *[soviet] Какая советская часть теряет уровень?
}
ask-choose-remnant = { $unit }: потерян второй уровень. Сформировать остатки или ждать пополнения?
do-attack = Атаковать { $target }
do-end-combat = Закончить бои
do-join = Участвует: { $unit }
do-leave = Не участвует: { $unit }
do-support = { $supplyId ->
    [none] Артиллерия: { $unit }
   *[other] Артиллерия: { $unit } ({ $supply })
}
do-call-air = Авиация: { $wing }
do-forgo = Без авиации
do-commit = В атаку!
do-cancel = Не атаковать
do-defend = Обороняются: { $units }
do-lose-step = Потери: { $unit }
do-form-remnant = Остатки: { $unit }
do-set-aside = Ждать пополнения: { $unit }
do-escort = Остаться над { $hex }
do-dismantle = Снять укрепление: { $hex }
phase-combat = { $sideId ->
    [axis] Бой Оси
   *[soviet] Советский бой
}
battle = Атака на { $hex }, { $units }: { $attack } против { $defence }, колонка { $column }, результат { $result }.
attack-fell-through = Соотношение сил упало ниже 1-3, атаки на { $hex } нет.
unit-reduced = { $unit } теряет уровень, { $hex }.
unit-remnant = { $unit }: большие потери, { $hex }. { $remnant }.
unit-set-aside = { $unit }: большие потери, { $hex }. Часть ждёт пополнения.
fortification-begun = { $sideId ->
    [axis] Ось начинает укрепление: { $hex }.
   *[soviet] Советская сторона начинает укрепление: { $hex }.
}
fortification-razed = { $sideId ->
    [axis] Укрепление Оси потеряно: { $hex }.
   *[soviet] Советское укрепление потеряно: { $hex }.
}
fortification-dismantled = { $sideId ->
    [axis] Ось снимает своё укрепление: { $hex }.
   *[soviet] Советская сторона снимает своё укрепление: { $hex }.
}
line-given-up = Укреплённая линия оставлена: { $line }.
modifier-armour = танки
modifier-elite-armour = элитные танки
modifier-defending-armour = танки в обороне
modifier-defending-elite-armour = элитные танки в обороне
modifier-air = авиация
modifier-air-cover = авиация обороны
modifier-artillery = артиллерия
modifier-rough = пересечённая местность
modifier-fortification = укрепление
refusal-is-not-next-to-it = { $a }: гекс { $b } не соседний.
refusal-is-the-enemys = { $a }: часть противника.
refusal-lake-stops-the-attack = { $a }: атаковать { $b } через незамёрзшее озеро нельзя.
refusal-attack-has-no-way = { $a }: сторона гекса непроходима, { $b } не атаковать.
refusal-peaks-are-for-mountain-units = { $a }: через вершины вне дороги { $b } атакуют только горные части.
refusal-volga-has-no-ferry-here = { $a }: через Волгу { $b } атакуют только у переправы или по железнодорожному мосту.
refusal-is-no-combat-unit = { $a }: небоевые части не атакуют.
refusal-has-no-strength = { $a }: нет силы атаки.
refusal-has-fought = { $a }: часть уже сражалась.
refusal-has-made-automatic-ds = { $a }: в этом ходу часть участвовала в Авто DS.
refusal-is-disordered = { $a }: часть не в полном порядке и атаковать не может.
refusal-is-on-a-train = { $a }: часть в поезде и атаковать не может.
refusal-hex-is-refitting = Из гекса, где идёт пополнение, не атакуют: { $a }.
refusal-hex-is-being-fortified = { $a }: в { $b } строят укрепление, оттуда не атакуют.
refusal-came-from-another-area = { $a }: часть в этом ходу перешла из другой области входа и не атакует.
refusal-edge-holds-one-stack = Из области входа атакует только одна группа в пределах группирования: { $a } остаётся.
refusal-allies-do-not-mix = Разные союзники Германии вместе не атакуют: { $a }, { $b }.
refusal-attack-has-no-units = Пока никто не участвует.
refusal-odds-are-hopeless = { $a }: { $attack } против { $defence }, ниже 1-3 не атакуют.
refusal-was-attacked = Гекс { $a } в этой фазе уже атаковали.
refusal-advance-goes-hex-by-hex = Продвижение идёт гекс за гексом: { $b } не прилегает к части { $a }.
refusal-group-is-not-beside-it = Рядом с гексом { $a } нет никого, кто мог бы развить успех.
refusal-holds-no-enemy = В гексе { $a } нет боевых частей противника.
refusal-no-unit-is-beside-it = Рядом с гексом { $a } нет ваших частей.
refusal-soviets-have-no-air-units = Авиация есть только у Оси: { $a }.
refusal-one-air-unit-is-enough = В бою одна авиационная часть: { $a } уже над { $b }.
refusal-air-unit-does-not-fly = { $a }: в этом ходу авиация не летает.
refusal-air-unit-is-used = { $a }: авиация в этом ходу уже задействована.
refusal-air-unit-stays-with-its-units = { $a }: авиация остаётся с теми, кого поддержала, { $b }.
refusal-air-unit-is-elsewhere = { $a }: авиация над { $b } помогает только там и в соседних гексах.
refusal-no-supported-unit-is-there = { $a }: в { $b } нет частей, которые она поддержала.
refusal-air-bases-are-too-far = { $a }: на железнодорожной сети нет места ближе { $range } гексов от { $b }.
refusal-romanians-fly-for-romanians = { $a }: только там, где большинство частей Оси румынские, { $b }.
refusal-romanians-help-romanians-to-stand = { $a }: поддержка только румынской ведущей части, а это { $b }.
refusal-ground-cannot-be-fortified = { $a }: на такой местности укреплений не строят.
refusal-city-cannot-be-fortified = { $a }: на такой местности укреплений не строят.
refusal-site-is-out-of-play = { $a }: вне игры.
refusal-hex-has-its-fortification = { $a }: укрепление здесь уже есть.
refusal-enemy-holds-the-site = { $a }: гекс в руках противника.
refusal-site-is-unguarded = { $a }: гекс в зоне контроля противника, а боевой части там нет.
refusal-site-is-cut-off = { $a }: гекс без снабжения.
refusal-fortifications-are-used-up = { $a }: все маркеры укреплений ({ $count }) уже на карте.
refusal-nothing-to-dismantle = { $a }: вашего маркера укрепления здесь нет.
refusal-printed-works-stay = Укрепление в { $a } напечатано на карте и никогда не снимается.
refusal-others-take-no-losses = { $a }: небоевые части потерь не несут.
refusal-was-beaten-before = { $a }: часть в этой фазе уже отступала, потери несут другие.
refusal-took-no-part = { $a }: часть не вложила силу в бой, потери несут другие.
refusal-is-not-of-the-combat = { $a }: эта потеря её не касается.
refusal-bracketed-die-last = { $a }: выбирают в последнюю очередь, сначала { $b }.
refusal-allies-are-no-cannon-fodder = { $a }: ослабленных союзников не губят, пока цела часть { $b }.

# -- Победа (24), план «Блау», Баку; что исправлено по согласию -------------------------------------------------------
ask-leave-gate = Дивизии Оси вышли в { $area }. Какая часть куда уходит?
do-leave-for-baku = Вместе уйти на Баку: { $units }
summit-climbed = { $unit } – на вершине Эльбруса, { $hex }.
divisions-left-for-baku = За карту, на Баку, через { $area }: { $units }.
unit-gave-way = { $unit } уступает дорогу Оси: { $area }.
points-counted = Конец хода { $turn }. Очки Оси: { $points }.
axis-wins-at-once = Ось сразу побеждает: очков – { $points }, критерий – { $benchmark }.
soviets-win-at-once = Советская сторона сразу побеждает: очков у Оси – { $points }, критерий – { $benchmark }.
axis-wins = Ось побеждает: очков – { $points }, нужно было { $needs }.
soviets-win = Побеждает советская сторона: очков у Оси – { $points }, нужно было { $needs }.
soviets-hold-the-city = Побеждает советская сторона. { $city }: у Оси не осталось ни одного гекса.
soviets-stop-the-axis = Побеждает советская сторона: очков у Оси – { $points }, к этому времени нужно { $needs }.
score-hex = Победный гекс
score-encircled = Победный гекс, отрезанный от советских войск
score-baku = Дивизии на пути к Баку
score-exit = Механизированные части за краем карты
score-beyond-the-don = Германская часть за Доном
score-entry-lost = Советские части у области входа Оси
score-city-lost = Потерян город за начальной линией
refusal-area-is-not-the-way = Отсюда на Баку не уходят: { $a }.
refusal-is-no-division = { $a } не считается дивизией и остаётся.
refusal-five-divisions-are-needed = Вместе должны уйти дивизии, числом { $count }; союзные и ослабленные идут за половину.
refusal-no-panzers-are-among-them = Среди них должна быть танковая дивизия.
refusal-unit-comes-too-late = { $a } в эту фазу с карты не уйдёт, а уходят все вместе.
refusal-gate-leads-elsewhere = Только в соседнюю область, не сюда: { $a }.
refusal-only-trains-come-this-way = { $a }: отсюда на карту входят только по железной дороге.
refusal-entry-meets-a-bond = { $a }: войти на карту здесь нельзя, через гекс проходит вражеская связка ЗК.
refusal-has-left-the-map = { $a }: ушла с карты навсегда.
refusal-attacks-from-beyond = { $a }: ушла с карты и никого на ней не атакует.
edited-unit = Исправлено: { $unit } – { $hex }, уровней: { $steps }.
edited-supply = Исправлено: { $supply } – { $hex }, { $face }.
edited-fort = { $sideId ->
    [axis] Исправлено: { $hex }, укрепление Оси.
    [soviet] Исправлено: { $hex }, советское укрепление.
   *[other] Исправлено: { $hex }, укрепления нет.
}
edited-head = Исправлено: терминал { $hex } стоит в { $end }.
edited-weather = Исправлено: погода – { $weather }.
edited-control = { $sideId ->
    [axis] Исправлено: { $hex } держит Ось.
   *[soviet] Исправлено: { $hex } держит советская сторона.
}

# -- Главы 8.6, 14, 15, 25, 26, 28, 29: продвижение, развитие успеха, резервы, наступления, командующие, спорные города -
ask-choose-automatic-ds = Против { $hex } больше, чем десять к одному: кого не задействовать?
ask-choose-advance = { $kindId ->
    [limited] Гекс { $hex } свободен. Кто его займёт?
    [reserve] Резерв введён в дело. Кто продвигается (до двух гексов)?
   *[normal] Гекс { $hex } взят. Кто продвигается (предел: { $hexes })?
}
ask-choose-die = Атака на { $hex }, выпало: { $dice }. Какой кубик считать?
ask-second-throw = { $outcomeId ->
    [held] Выпало: { $dice }: гекс был бы удержан.
    [city-battle] Выпало: { $dice }: бой за город продолжился бы.
    [city-battle-turned] Выпало: { $dice }: контратака была бы остановлена.
    [withdrawal] Выпало: { $dice }: это отход с боем.
    [failed] Выпало: { $dice }: это провал обороны.
    [again] Выпало: { $dice }: потеря уровня и новая попытка.
    [escape-no] Выпало: { $dice }: выйти из боя не удалось бы.
    [escape-yes-1] Выпало: { $dice }: выход из боя ценой уровня.
    [escape-yes] Выпало: { $dice }: выход из боя удался бы.
   *[none] Выпало: { $dice }.
} { $unit }: перебросить кубик?
ask-release-reserves = Гекс { $hex } освобождён. Ввести резервы?
ask-choose-entry = Бой за { $hex } идёт в самом городе: кто входит? Хотя бы одна часть обязана.
do-automatic-ds = Авто DS: { $target }
do-advance = { $unit } продвигается: { $to }
do-breakthrough = { $atId ->
    [none] Развить успех: { $target }
   *[other] Развить успех из { $at }: { $target }
}
do-end-advance = Дальше не продвигаться
do-hold-back = В резерв: { $units }
do-release = Ввести резерв: { $hex }
do-end-release = Больше никого
do-unleash = Запланированное наступление: { $unit }
do-take-die = Взять кубик { $die }
do-roll-again = { $unit }: перебросить кубик { $die }
do-let-stand = Оставить как есть
do-enter-city = В город: { $unit }
do-end-entry = Больше никто не входит
automatic-ds = Авто DS, { $hex }: { $units }.
unit-advanced = { $unit } продвигается: { $start } → { $end }.
breakthrough = Бой развития успеха, { $hex }: { $units }.
reserve-held-back = В резерве, { $hex }: { $units }.
reserve-released = Из резерва, { $hex }: { $units }.
offensive-called-off = { $unit }: запланированное наступление сорвано.
offensive-laid = { $unit }: запланированное наступление готово.
die-rolled-again = { $unit }: кубик ({ $old }) переброшен.
city-battle-turned = Контратака в городе, { $hex }: маркер { $level }.
city-entered = { $unit }: вход в город, { $start } → { $hex }.
refusal-no-enemy-for-automatic-ds = В гексе { $a } нет боевых частей противника.
refusal-odds-are-too-low = Для Авто DS ({ $a }) нужно десять к одному.
refusal-unit-is-needed = Без этой части ({ $a }) десяти к одному не собрать.
refusal-had-no-part = { $a }: в этой атаке часть не участвовала.
refusal-was-not-released = { $a }: часть не была в резерве и не вводится из него.
refusal-unmarked-units-stay = { $a }: часть не участвовала в авто DS и не продвигается после него.
refusal-guns-stay = { $a }: артиллерия поддержала атаку и остаётся на месте.
refusal-refitting-units-stay = { $a }: получено пополнение, продвижения нет.
refusal-disordered-units-stay = { $a }: часть не в порядке и не продвигается.
refusal-trains-stay = { $a }: в поезде, продвижения нет.
refusal-reserves-stay = { $a }: в резерве, пока он не введён.
refusal-waiting-armies-stay = { $a }: из резервной армии, которая ещё не активизирована, продвижения нет.
refusal-fought-elsewhere = { $a }: в этом ходу часть атаковала другой гекс и здесь не продвигается.
refusal-stack-is-too-big-to-stop = В гексе { $a } слишком много частей: кто-то должен идти дальше.
refusal-has-finished = { $a }: продвижение окончено.
refusal-limited-means-the-hex = Занять можно только атакованный гекс, а не { $a }.
refusal-breakthrough-has-failed = { $a }: развить успех не удалось, можно лишь занять освобождённый гекс.
refusal-wet-ground-halves-the-advance = { $a }: в дождь и распутицу от продвижения на { $given } остаётся { $hexes }.
refusal-snow-shortens-the-advance = { $a }: в снег от продвижения на { $given } остаётся { $hexes }.
refusal-reserve-has-gone-far-enough = { $a }: из резерва, предел продвижения: { $hexes }.
refusal-withdrawal-gives-one-hex = { $a }: после отхода с боем продвигаются только на один гекс.
refusal-advance-is-used-up = { $a }: дальность продвижения ({ $hexes }) исчерпана.
refusal-horses-go-no-farther = { $a }: кавалерия, предел продвижения: { $hexes }.
refusal-feet-go-no-farther = { $a }: предел продвижения: { $hexes }.
refusal-unit-lacks-supply = { $a }: без снабжения, предел продвижения: { $hexes }.
refusal-zone-ends-the-advance = { $a }: вошла во вражескую зону контроля ({ $b }), продвижение окончено.
refusal-advance-enters-a-bond = { $a } — вражеская связка ЗК: войти можно только в атакованный гекс.
refusal-advance-crosses-a-bond = Путь в { $a } пересекает вражескую связку ЗК: это можно только на пути в атакованный гекс.
refusal-city-is-contested = В спорный город { $b } при продвижении не входят: { $a }.
refusal-own-side-fills-the-city = { $a }: в городе { $b } для атакующих больше нет места.
refusal-marsh-ends-the-advance = { $a }: вошла в болото { $b } не по дороге, продвижение окончено.
refusal-mountains-end-the-advance = { $a }: вошла в горы { $b } не по дороге, продвижение окончено.
refusal-area-ends-the-advance = { $a }: вошла в { $b }, продвижение окончено.
refusal-mountains-need-a-road = { $a }: механизированная часть, в горы { $b } продвигается только по дороге.
refusal-reserves-wait-for-a-bridge = { $a }: резерву на пути в { $b } нужен мост или лёд.
refusal-open-river-comes-first = Крупную реку перед { $a } пересекают только первым гексом продвижения.
refusal-open-river-was-not-attacked-over = { $a }: не атаковала через реку перед { $b }.
refusal-open-river-leads-to-the-hex = Через реку можно только в { $b }, а не в { $a }.
refusal-edge-is-too-far = Из области входа продвигаются в { $b } или рядом, а не в { $a }.
refusal-ground-bars-the-entry = { $a }: в { $b } войти не может.
refusal-hex-would-be-too-full = { $a }: в { $b } нет места.
refusal-reserves-do-not-break-through = Резервы не ведут боёв развития успеха: { $a }.
refusal-withdrawal-allows-no-breakthrough = После отхода с боем боёв развития успеха нет: { $a }.
refusal-advance-is-too-short = Такое продвижение не даёт боя развития успеха: { $a }.
refusal-no-attacker-is-there = В гексе { $a } никто не участвовал в атаке.
refusal-another-stack-breaks-through = Из атаковавших успех развивает только одна группа: { $a }.
refusal-others-break-through = Группа прорыва только одна: { $a }.
refusal-others-have-gone-ahead = Успех не развить: группа прорыва продвигается первой, а другие атаковавшие уже продвинулись ({ $a }).
refusal-group-has-failed-before = { $a }: последний бой развития успеха не дал ни Adv 3, ни Adv 4, нового не будет.
refusal-marsh-has-stopped-the-group = { $b }: вошла в болото { $a } не по дороге, продвижение окончено, атаковать нельзя.
refusal-mountains-have-stopped-the-group = { $b }: вошла в горы { $a } не по дороге, продвижение окончено, атаковать нельзя.
refusal-nothing-left-for-a-combat = { $a }: бой развития успеха стоит гекса продвижения, а его уже нет.
refusal-nothing-left-for-turning-aside = { $a }: в обход освобождённого гекса первый бой развития успеха стоит двух гексов продвижения, столько не осталось.
refusal-group-could-not-follow = Группа прорыва не могла бы продвинуться в { $a }.
refusal-group-is-too-large = Группа прорыва слишком велика для одного гекса: { $a }.
refusal-hex-allows-no-attack = Из гекса { $a } сейчас не атакуют.
refusal-breakthrough-is-hopeless = { $a }: { $attack } против { $defence }, ниже 1-3 не атакуют.
refusal-breakthroughs-are-not-planned = { $a }: запланированное наступление не для боя развития успеха.
refusal-nothing-is-ready-there = { $a }: готового запланированного наступления нет.
refusal-offensive-is-out-of-range = { $a }: атакующих в пределах дальности ({ $range }) нет.
refusal-no-marker-is-in-hand = Неразмещённых наступлений нет.
refusal-reserves-are-not-in-play = Резервы не используются.
refusal-cannot-be-held-back = { $a }: в резерв ставят свои части одного гекса, которые ещё не в резерве.
refusal-reserves-keep-order = { $a }: часть не в порядке, в резерв нельзя.
refusal-reserve-has-moved-too-far = { $a }: прошла больше гекса или вошла во вражескую зону контроля, в резерв нельзя.
refusal-reserve-is-refitting = { $a }: получено пополнение, в резерв нельзя.
refusal-reserve-markers-are-used-up = { $a }: все маркеры резерва ({ $count }) уже на карте.
refusal-no-reserve-is-there = В гексе { $a } резерва нет.
refusal-reserves-do-not-attack = { $a }: резерв, в бою не участвует.
refusal-combat-unit-must-come-in = В { $a } должна войти хотя бы одна боевая часть.
refusal-city-is-not-left-to-attack = { $a }: из спорного города { $b } наружу не атакуют.

# -- Главы 30–34: кампания --------------------------------------------------------------------------------------------
ask-call-up = Закавказский фронт присылает часть. Какую и куда?
ask-choose-forfeit = У отведённых частей не хватило уровней. Кто теряет уровень вместо них?
ask-transfer-steps = Остались лишние уровни: { $count }. Кому отдать?
ask-prepare-offensive = { $plans ->
    [0] Зимнее наступление: к какому штабу поместить очко снабжения? Осталось очков: { $supplies }.
   *[other] Зимнее наступление: к какому штабу поместить запланированное наступление? Осталось наступлений: { $plans }; затем очков снабжения: { $supplies }.
}
ask-choose-marker = Какой маркер маскировки под какую резервную армию?
ask-choose-garrison = Атакован гекс { $hex }. Из ячейки могут выйти в оборону части, не более { $count }.
ask-bar-the-way = Враг хочет войти в { $hex }. Какую часть показывает резервная армия?
do-assign = К штабу: { $unit }
do-declare-offensive = Объявить зимнее наступление
do-release-army = Ввести в дело: { $army }
do-withdraw = Отвести: { $unit }
do-transfer-step = Уровень получает { $unit }
do-revive = Вернуть: { $unit }
do-end-transfers = Остальные уровни пропадают
do-give-mask = { $army }: { $box }
do-swap-masks = { $truly ->
    [0] Сделать вид, что маркеры поменялись: { $one }, { $other }
   *[other] Поменять маркеры: { $one }, { $other }
}
do-join-box = { $unit } → { $box }
do-leave-box = { $unit }: из ячейки → { $area }
do-come-out = Выйти на карту: { $unit }
do-show = Показать: { $unit }
do-hide = Вернуть в ячейку: { $unit }
do-man-the-hex = Выходят в оборону: { $units }
do-stay-hidden = Никто не выходит из ячейки
front-released = Ось южнее 40-го ряда: Закавказский фронт пришёл в движение.
army-released = { $army }: отныне может двигаться.
unit-withdrawn = { $unit }: отведена, вышла из игры.
step-transferred = { $unit } получает уровень отведённых.
brigade-revived = { $unit } занимает место корпуса: { $place }.
special-replacement-lost = Ось теряет специальное пополнение за 1 RFSS.
unit-grew = { $unit } усилена на уровень.
division-formed = { $unit } отныне – { $other }.
winter-offensive-declared = Ход { $turn }: начинается зимнее наступление.
air-unit-left = { $wing }: вышла из игры.
supply-brought-up = { $supply }: прибыло, { $hex }.
marker-given = { $army }: { $box }.
markers-shuffled = С маркерами что-то сделали: { $one }, { $other }.
markers-exchanged = { $count ->
    [0] Маркеры остались на месте.
   *[other] Маркеры поменялись местами.
}
unit-shown = { $army } показывает: { $unit }, { $hex }.
unit-hidden = { $unit } возвращается в ячейку: { $army }.
unit-joined-box = { $unit }: { $start } → { $box }.
unit-left-box = { $unit }: { $box } → { $area }.
unit-came-out = { $unit } выходит из армии ({ $army }) в { $hex }: маскировка раскрыта.
box-shown-empty = { $army } едет по железной дороге: { $box } пуста.
hex-manned = Из ячейки ({ $armies }) в оборону { $hex } выходят: { $units }.
armies-unmasked = Маскировка раскрыта в { $hex }: { $armies }.
attack-met-no-unit = Атака на { $hex } никого не нашла: резервная армия там пуста.
army-dissolved = { $army }: снята, { $place }. Из ячейки вышло частей: { $count }.
refusal-is-not-of-the-front = { $a } не ждёт в Закавказском фронте.
refusal-front-comes-from-the-south = { $a } прибывает в советскую область южнее Каспия, сюда нельзя: { $b }.
refusal-armies-are-soviet = Вводит в дело только советский игрок: { $a }.
refusal-army-does-not-wait = { $a } не ждёт приказа.
refusal-army-has-its-date = В этом сценарии свой срок: { $a }.
refusal-saratov-waits-for-the-enemy = { $a }: ввод на ходу { $turn } или при враге у Саратова.
refusal-too-early-for-reserves = Раньше хода { $turn } нельзя: { $a }.
refusal-army-of-the-turn-is-released = Одна армия в ход: { $a } ждёт.
refusal-no-withdrawal-is-due = { $a }: сейчас никого отводить не нужно.
refusal-is-no-elite-panzer-division = { $a } – не элитная танковая дивизия в игре или среди уничтоженных.
refusal-isolated-panzers-go-last = { $a } изолирована: раньше уходит { $b }.
refusal-is-no-tank-corps = { $a } – не танковый корпус в игре или среди уничтоженных.
refusal-cannot-stand-in = { $a }: не может потерять недостающий уровень.
refusal-corps-is-cut-off = { $a } ({ $b }) без снабжения: отвести нельзя.
refusal-is-no-full-infantry-division = { $a } – не снабжённая неослабленная германская пехотная дивизия в три уровня.
refusal-division-must-be-withdrawn = Ещё нужно отвести немецких дивизий: { $count }.
refusal-tank-corps-must-be-withdrawn = Ещё нужно отвести танковых корпусов: { $count }.
refusal-is-no-panzer-division = { $a } – не танковая и не панцергренадерская дивизия.
refusal-is-no-corps-of-tanks = { $a } – не танковый корпус.
refusal-division-takes-no-step = { $a } – не ослабленная дивизия в снабжении на карте.
refusal-corps-takes-no-step = { $a } – не ослабленный корпус в снабжении на карте.
refusal-is-no-lost-brigade = { $a } – не уничтоженная негвардейская танковая бригада.
refusal-marker-is-soviet = Маркер Василевского есть только у советского игрока.
refusal-offensive-is-of-the-campaign = Маркер Василевского – только для кампании.
refusal-marker-has-not-come = Маркер Василевского прибывает на ходу { $turn }.
refusal-marker-has-been-used = Зимнее наступление объявлено на ходу { $turn }.
refusal-is-no-headquarters-in-supply = { $a } – не снабжённый штаб советского фронта на карте.
refusal-reserve-armies-come-by-soviet-areas = { $a } прибывает в советскую область входа, сюда нельзя: { $b }.
refusal-army-has-its-marker = { $a }: маркер уже есть.
refusal-marker-lies-elsewhere = Маркер уже под другой армией: { $a }.
refusal-only-reserve-armies-have-markers = Меняться маркерами могут только две советские резервные армии: { $a }, { $b }.
refusal-armies-are-apart = { $a } и { $b } стоят не вместе.
refusal-armies-did-not-begin-together = { $a } в этом ходу уже двигалась или меняла состав: маркер остаётся.
refusal-army-keeps-its-marker = Ячейка известна всем, маркер остаётся: { $a }.
refusal-unit-is-in-no-box = { $a } не в ячейке резервной армии.
refusal-army-is-off-the-map = { $a }: её армии нет на карте.
refusal-shown-unit-is-in-full-retreat = { $a } беспорядочно отступает и не имеет зоны контроля.
refusal-hex-has-no-room-to-show = Для { $a } нет места: { $b }.
refusal-unit-is-not-shown = { $a } не показана.
refusal-army-has-taken-units-in = { $a } в этом ходу приняла части и не движется.
refusal-army-has-let-units-go = { $a } в этом ходу отпустила части и не движется.
refusal-army-shows-a-unit = { $a } показывает часть ({ $b }): сначала верните её.
refusal-lies-on-its-army = { $a } лишь показана ({ $b }) и ячейку не покинула.
refusal-is-only-shown = { $a } лишь показана: до выхода из ячейки она не атакует.
refusal-box-is-for-soviet-combat-units = В ячейку идут только советские боевые части: { $a }.
refusal-box-belongs-to-no-army = Ни у одной армии в игре такой ячейки нет: { $a }.
refusal-army-is-to-leave = Маскировка армии раскрыта ({ $b }): { $a } вступить не может.
refusal-box-is-full = { $b }: не более { $count } частей, для { $a } места нет.
refusal-is-in-that-box = { $a } уже там: { $b }.
refusal-has-no-way-into-a-box = У { $a } нет пути: { $b }.
refusal-has-no-movement-left = { $a }: движения в этом ходу не осталось.
refusal-refits-and-cannot-join = { $a } получает пополнение и вступить не может.
refusal-is-in-no-order-to-join = { $a } не в порядке и вступить не может.
refusal-waits-with-its-reserve-army = { $a } ждёт приказа в своей резервной армии.
refusal-lies-on-another-army = { $a } показана резервной армией: сначала верните её.
refusal-reinforcements-do-not-get-through = Армия ({ $b }) не снабжается через A–D: { $a } вступить не может.
refusal-comes-from-another-area = { $a } здесь: { $b }; вступают из областей A–E или с Каспия.
refusal-army-is-out-of-the-areas-reach = Армия ({ $b }) не снабжается через A–E: { $a } вступить не может.
refusal-one-has-left-a-box = Из ячейки в ячейку – одна часть в ход: { $a } остаётся.
refusal-boxes-are-not-joined = Обе армии должны снабжаться через A–E: { $a } не попадает ({ $b }).
refusal-unit-is-off-the-rail-net = { $a } ({ $b }) не на железнодорожной сети: в резервную армию не попасть.
refusal-strategic-movement-is-used = С карты – одна часть в ход: { $a } ждёт.
refusal-strategic-movement-finds-no-way = { $a } и армия ({ $b }) должны снабжаться через A–E.
refusal-is-in-no-box = { $a } не в составе резервной армии.
refusal-did-not-begin-in-the-box = { $a } начала движение не в ячейке.
refusal-is-on-show = { $a } показана: сначала верните её в ячейку.
refusal-is-not-with-that-army = { $a }: не в ячейке резервной армии в { $b }.
refusal-refits-in-its-box = { $a } получает пополнение и остаётся в ячейке.
refusal-leads-to-another-area = { $a } может уйти в области A–E, сюда нельзя: { $b }.
refusal-another-has-left-a-box = Так уходит одна часть в ход: { $a } остаётся.
refusal-army-has-no-line-to-the-areas = Армия, где { $a }, не снабжается через A–E.
refusal-army-is-in-no-hex = { $a }: её армия не в гексе карты.
refusal-is-not-sheltered-there = { $a } не в ячейке армий этого гекса.
refusal-too-many-leave-the-box = Выходит не более { $count } частей: { $a }.
refusal-others-defend-already = Вместе с показанными { $a } обороняет не более { $count } частей.
refusal-hex-cannot-hold-them = Столько частей не помещается: { $a }.
refusal-army-goes-with-its-units = { $a }: в ячейке есть части, армия обязана отступить.
refusal-army-is-shaken = В резервной армии части не в порядке: { $a }. Она остаётся в области.
refusal-army-takes-in-replacements = В резервной армии части получают пополнение: { $a }. Она остаётся в области.
refusal-box-is-not-empty = { $a } едет по железной дороге только с пустой ячейкой: { $b }.
refusal-boxes-stay-ashore = { $a }: в ячейке есть части, морем нельзя.
refusal-shown-units-stay-ashore = { $a } лишь показана резервной армией: морем нельзя.
refusal-is-of-a-box-still = { $a } лишь показана резервной армией и остаётся с ней.
refusal-box-takes-no-unit-up = { $a } нельзя восстановить здесь: { $b }.
refusal-box-has-its-eight = { $b }: уже { $count } частей, места для { $a } нет.

# What a machine player was up to, told after its turn.
intent-effort = Главный удар — { $place }; на других участках атакует только там, где это выгодно.
intent-advance = Атакует по всему фронту там, где это выгодно.
intent-assault = Атакует где может, чего бы это ни стоило.
intent-secure = Держит фронт и ничем не рискует.
intent-hold = Держит фронт.
intent-counter-attack = Контратакует где может.
intent-exploit = Танки рвутся к дальним целям, оставляя противника позади.
intent-withdraw = Отдаёт землю, чтобы сберечь части.

order-stand-fast = Упорная оборона под командой самой стойкой части
order-call-cover = Авиация в помощь обороне
order-second-throw = Командир, позволяющий перебросить кубик
order-choose-retreat = Отступления ваших частей
order-choose-loss = Потери уровней ваших частей
order-choose-shortfall = Уровень за слишком короткое отступление
order-choose-remnant = Остатки разбитой дивизии сражаются дальше
