# Стол «Сталинград '42».

## As in its sister game
s42-ui-status = Положение в игре
s42-ui-turn = Ход
s42-ui-phase-movement = Движение
s42-ui-phase-combat = Бой
s42-ui-phase-recovery = Восстановление
s42-ui-phase-supply = Снабжение
s42-ui-phase-end = Конец игры
s42-ui-forces = Вне карты
s42-ui-victory-short = ПО
s42-ui-drawer-track = Шкала ходов
s42-ui-drawer-victory = Победа
s42-ui-drawer-forces = Части вне карты
s42-ui-track-replacements = пополнения
s42-ui-box-eliminated = Уничтожены
s42-ui-box-removed = Вне игры
s42-ui-box-plate = За остатком
s42-ui-boxes-empty = Все на карте.
s42-ui-victory-none = Пока ничего.
s42-ui-victory-places = Места, которые дают очки
s42-ui-values = Атака { $attack }, оборона { $defence }, движение { $move }
s42-ui-values-gun = Дальность { $range }, оборона { $defence }, движение { $move }
s42-ui-steps = { $steps ->
    [one] { $steps } уровень
    [few] { $steps } уровня
   *[other] { $steps } уровней
}
s42-ui-reduced = { $steps ->
    [one] ослаблен: { $steps } уровень
    [few] ослаблен: { $steps } уровня
   *[other] ослаблен: { $steps } уровней
}
s42-ui-stands-at = Место: { $place }
s42-ui-class-non-mech = пешком
s42-ui-class-mech-infantry = мотопехота
s42-ui-class-vehicle = техника
s42-ui-order-good = в порядке
s42-ui-order-disrupted = расстроен
s42-ui-order-routed = беспорядочное отступление
s42-ui-mark-unsupplied = без снабжения
s42-ui-mark-overran = смял врага на ходу
s42-ui-mark-retreated = отступал
s42-ui-mark-attacked = атаковал
s42-ui-mark-moved = двигался
s42-ui-mark-extended = шёл ускоренным движением
s42-ui-came-from = из состава: { $unit }
s42-ui-no-supply = нет линии снабжения
s42-ui-unit-line = { $unit } ({ $values })
s42-ui-cost = Очки за вход: пешком { $foot }, мотопехота { $mech }, техника { $vehicle }
s42-ui-road-only = только по дороге
s42-ui-road-primary = главная дорога
s42-ui-road-secondary = второстепенная дорога
s42-ui-water-major = Большая река { $river } к { $hexes }
s42-ui-water-minor = Малая река { $river } к { $hexes }
s42-ui-place-city = город
s42-ui-place-town = городок
s42-ui-held-by = Владелец: { $side }
s42-ui-bond = Связка ЗК: { $side }
s42-ui-bond-closes-hex = Враг не может войти в { $hex }.
s42-ui-bond-closes-side = Враг не может пересечь грань между { $one } и { $other }.
s42-ui-move = Движение
s42-ui-on-the-march = На марше
s42-ui-units-picked = { $count ->
    [one] { $count } часть
    [few] { $count } части
   *[other] { $count } частей
}
s42-ui-whole-stack = Вся стопка
s42-ui-modes = Способ движения
s42-ui-mode-any = Любое
s42-ui-mode-any-help = Первый способ, который туда ведёт: обычный, иначе ускоренный, иначе тактический
s42-ui-mode-normal = Обычное
s42-ui-mode-extended = Ускоренное
s42-ui-mode-tactical = Тактическое
s42-ui-mode-normal-help = Очки движения; вражеские зоны контроля останавливают
s42-ui-mode-tactical-help = Гекс или два при любой цене, и из одной вражеской зоны контроля в другую
s42-ui-in-reach = { $hexes ->
    [0] Идти некуда.
    [one] Досягаемо { $hexes } место; щёлкните его.
    [few] Досягаемы { $hexes } места; щёлкните одно.
   *[other] Досягаемо { $hexes } мест; щёлкните одно.
}
s42-ui-go-there = Идти: { $place }
s42-ui-pick-instead = Взять вместо этого: { $unit }
s42-ui-way-normal = { $cost } из { $allowance } очков движения
s42-ui-way-extended = { $cost } из { $allowance } очков движения, ускоренное
s42-ui-way-tactical = { $cost } из { $allowance } гексов, тактическое
s42-ui-idle-movement = Ещё никто не двигался. Нажмите пробел ещё раз, чтобы закончить движение.
s42-ui-edit = Исправление стола
s42-ui-edit-preview = Так будет выглядеть стол. Согласитесь или откажитесь.
s42-ui-help-edit = Карандаш наверху позволяет сторонам исправить стол по согласию: перетащите, затем предложите.
s42-ui-legend = Слои и обозначения
s42-ui-fit = Вся карта
s42-ui-layer-bonds = Связки ЗК
s42-ui-layer-zoc-enemy = Вражеские зоны контроля
s42-ui-layer-zoc-own = Свои зоны контроля
s42-ui-layer-supply = Своё снабжение
s42-ui-layer-supply-enemy = Вражеское снабжение
s42-ui-layer-control = Места, дающие очки
s42-ui-layer-reach = Досягаемость части под указателем
s42-ui-layer-about = Карточка о том, что под указателем
s42-ui-legend-pick = яркая кайма: можно выбрать
s42-ui-legend-normal = обычное движение; число — цена
s42-ui-legend-extended = ускоренное движение
s42-ui-legend-tactical = тактическое движение
s42-ui-legend-closed = закрыто связкой
s42-ui-legend-cut = здесь дорога перерезана
s42-ui-legend-strike = атака
s42-ui-legend-retreat = путь отступления
s42-ui-legend-retreat-ends = конец отступления
s42-ui-legend-breakthrough = можно атаковать, развивая успех
s42-ui-help-group = Щёлкайте с Shift части того же гекса или их фишки на карточке, чтобы двигать их вместе.
s42-ui-help-attack = Для атаки щёлкните вражеский гекс, затем соседние части, которые участвуют; орудия в радиусе добавляются щелчком.
s42-ui-help-bonds = C показывает связки: полосы между двумя своими гексами, через которые враг не проходит. Наведите указатель, чтобы узнать, кто её держит и что она закрывает.
s42-ui-key-bonds = связки обеих сторон
s42-ui-key-zoc-enemy = вражеские зоны контроля
s42-ui-key-zoc-own = свои зоны контроля
s42-ui-key-supply = своё снабжение; наведите на часть, чтобы увидеть её линию
s42-ui-key-supply-enemy = вражеское снабжение
s42-ui-key-control = кто владеет местами, дающими очки
s42-ui-key-reach = досягаемость части под указателем
s42-ui-key-about = карточка о том, что под указателем
s42-ui-key-odds = «а если»: атака на вражеский гекс под указателем
s42-ui-key-next = следующая часть, которая что-то может
s42-ui-key-fit = вся карта
s42-ui-key-track = шкала ходов
s42-ui-key-victory = победа
s42-ui-key-forces = части вне карты
s42-ui-key-group = со щелчком: добавить часть того же гекса
s42-ui-key-zoom = ближе, дальше
s42-ui-key-pan = двигать карту
s42-ui-planner = План атаки
s42-ui-planner-ask = А если атаковать?
s42-ui-planner-attackers = Кто атакует
s42-ui-planner-nobody = Рядом с этим гексом никого нет.
s42-ui-planner-all = Все
s42-ui-planner-none = Никто
s42-ui-planner-if-all = Если пойдут все, кто может:
s42-ui-planner-support = Поддержка
s42-ui-planner-defence = Оборона { $points }
s42-ui-planner-sum = Атака против обороны
s42-ui-planner-column = Колонка
s42-ui-planner-faces = Результаты по кубику
s42-ui-planner-stands = стоит
s42-ui-planner-yields = отходит
s42-ui-planner-loss-own = Потери атакующего: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } уровня
s42-ui-planner-loss-enemy = Потери обороны: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } уровня
s42-ui-planner-stand = { $faces ->
    [one] Упорная оборона, ведёт { $unit }: держит { $faces } грань из 6.
    [few] Упорная оборона, ведёт { $unit }: держат { $faces } грани из 6.
   *[other] Упорная оборона, ведёт { $unit }: держат { $faces } граней из 6.
}
s42-ui-planner-stand-gun = { $faces ->
    [one] Упорная оборона, ведёт { $unit }, помогает { $gun }: держит { $faces } грань из 6.
    [few] Упорная оборона, ведёт { $unit }, помогает { $gun }: держат { $faces } грани из 6.
   *[other] Упорная оборона, ведёт { $unit }, помогает { $gun }: держат { $faces } граней из 6.
}
s42-ui-planner-desperate = Отступление никого не спасёт: оборона отчаянная, до последнего уровня.
s42-ui-planner-no-stand = В этом гексе некому вести упорную оборону.
s42-ui-planner-no-way = { $unit }: пути назад нет, при отступлении гибель.
s42-ui-planner-short-way = { $unit }: отойти можно только в соседнее укрытие, ценой уровня.
s42-ui-planner-shares = Кто считается вполовину, вдвое или вовсе не считается
s42-ui-share-out = Не считается: { $reason }.
s42-ui-share-halved = Вполовину: { $reasons }.
s42-ui-share-doubled = Вдвое: { $reasons }.
s42-ui-chance-taken = Гекс взят
s42-ui-chance-breakthrough = Возможно развитие успеха
s42-ui-chance-destroyed = Уничтожена часть обороны
s42-ui-chance-retreat = Оборона отступает
s42-ui-chance-held = Упорная оборона держит
s42-ui-chance-nothing = Ни потерь, ни отступления
s42-ui-chance-own-loss = Атакующий теряет уровни
s42-ui-chance-own-destroyed = Уничтожена часть атаки
s42-ui-result-a1 = A1: атакующий теряет уровень.
s42-ui-result-ex = EX: каждая сторона теряет уровень по выбору противника; никто не отступает.
s42-ui-battle = Бой
s42-ui-stage-before = до броска
s42-ui-stage-die = бросок
s42-ui-stage-losses = потери
s42-ui-stage-stand = упорная оборона
s42-ui-stage-retreat = отступление
s42-ui-stage-advance = продвижение
s42-ui-explain-choose-defenders = Остальные части в гексе в бою не участвуют.
s42-ui-advance = Продвижение после боя
s42-ui-advance-limited = Можно занять только атакованный гекс.
s42-ui-advance-done = дальше не идёт
s42-ui-advance-odds = колонка { $column }; гекс взят: { $percent }

## Status and drawers
s42-ui-phase-weather = Погода
s42-ui-phase-initial = Начальная фаза
s42-ui-phase-preliminary = Первые ходы
s42-ui-phase-mini-movement = Короткий ход: движение
s42-ui-phase-mini-combat = Короткий ход: выход из боя
s42-ui-phase-stacking = Стопки
s42-ui-phase-between = Между фазами
s42-ui-sky-clear = ясно
s42-ui-sky-overcast = облачно
s42-ui-sky-overcast-w = облачно, зима
s42-ui-sky-rain = дождь
s42-ui-sky-snow = снег
s42-ui-resources = Очки ресурсов
s42-ui-resources-help = Сколько осталось в этой фазе на очки снабжения, укрепления, артиллерию и подготовку наступлений
s42-ui-benchmark = сколько очков Ось должна иметь к этому ходу
s42-ui-replacement-infantry = пехота
s42-ui-replacement-tank = танки
s42-ui-replacement-cavalry = кавалерия
s42-ui-replacement-special = особые
s42-ui-replacement-allied = союзники
s42-ui-replacement-hungarian = венгры
s42-ui-replacement-romanian = румыны
s42-ui-replacement-italian = итальянцы
s42-ui-box-pool = В резерве фишек
s42-ui-box-volunteers = Добровольцы
s42-ui-box-trans-caucasus = Закавказский фронт
s42-ui-air-units = Авиация
s42-ui-air-unit = авиационное соединение
s42-ui-air-air-box = на аэродромах
s42-ui-air-aside = прикована погодой
s42-ui-air-coming = ещё не прибыла
s42-ui-air-gone = выбыла
s42-ui-air-ready = готова
s42-ui-air-used = использована
s42-ui-planned-in-hand = Запланированные наступления на руках
s42-ui-victory-count-fall-blau = У Оси { $points } из { $needs } очков, с которыми она побеждает в конце любого хода.
s42-ui-victory-count-caucasus = У Оси { $points } очков; в конце последнего хода нужно { $needs }.
s42-ui-victory-count-uranus = У Оси { $points } очков; в конце последнего хода должно остаться { $needs }, а гексагон Сталинграда надо удержать до её половины 34-го хода.
s42-ui-victory-count-campaign = У Оси { $points } очков; в конце последнего хода нужно { $needs }. Шесть очков выше или ниже требуемого ходом сразу завершают игру.
s42-ui-victory-benchmark = К этому ходу нужно { $points }.

## Units and hexes
s42-ui-quality-elite = отборная
s42-ui-quality-low = слабая
s42-ui-tank-normal = танки
s42-ui-tank-elite = отборные танки
s42-ui-tank-anti = противотанковая артиллерия
s42-ui-bracketed = оборона в скобках: считается, только если в гексе нет других частей
s42-ui-boxed = без ускоренного движения
s42-ui-free-stacking = не учитывается в стопке
s42-ui-mark-isolated = в изоляции
s42-ui-mark-train = в эшелоне
s42-ui-mark-used = отстрелялась
s42-ui-mark-replaced = получает пополнение
s42-ui-mark-in-reserve = в резерве
s42-ui-mark-alerted = гарнизон может двигаться
s42-ui-mark-unmasked = раскрыта
s42-ui-mark-entered = вошла через область входа
s42-ui-mark-beset = атакована в городе
s42-ui-mark-bolted = бежала
s42-ui-mark-released = введена в дело
s42-ui-mark-sauntered = начала движение медленно
s42-ui-planned = наступление подготовлено
s42-ui-planned-later = наступление готовится
s42-ui-mask = её ячейка: { $box }
s42-ui-worth = Победный гекс: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
s42-ui-port = порт
s42-ui-fort-printed = укреплённый рубеж
s42-ui-fort = Укрепление: { $side }
s42-ui-fort-begun = Укрепление строится: { $side }
s42-ui-rail-head = терминал
s42-ui-converted = колея перешита Осью
s42-ui-siege = Бой в городе, маркер { $level }
s42-ui-flotilla = Здесь работает Волжская флотилия
s42-ui-air-over = Авиация: { $wing }
s42-ui-supply-line = { $supply }: { $face }
s42-ui-face-supply-moving = движется
s42-ui-face-supply-ready = готово
s42-ui-face-supply-immobile = неподвижно
s42-ui-road-rail = железная дорога
s42-ui-road-rail-main = главная железная дорога
s42-ui-road-rail-volga = приволжская железная дорога
s42-ui-road-rail-caspian = прикаспийская железная дорога
s42-ui-water-volga = Волга в сторону { $hexes }
s42-ui-water-lake = Озеро в сторону { $hexes }
s42-ui-water-alpine = Хребет в сторону { $hexes }
s42-ui-place-major = крупный город
s42-ui-place-landmark = ориентир
s42-ui-bond-end = { $place }: { $units }, в порядке

## Movement and other deeds
s42-ui-mode-extended-help = На три очка движения больше; не рядом с противником и без атаки потом
s42-ui-idle-initial = Остались очки ресурсов, они пропадут. Нажмите пробел ещё раз, чтобы закончить фазу.
s42-ui-edit-help = Перетащите фишки куда угодно или выберите фишку, затем гекс; щёлкните по городу, чтобы сменить его владельца. Потом предложите изменения.
s42-ui-deeds = Что можно сделать
s42-ui-deeds-many = Для списка слишком много: щёлкните по гексу или фишке на карте.
s42-ui-verb-bolt = Беспорядочное отступление
s42-ui-verb-disengage = Выход из боя
s42-ui-verb-hold-back = В резерв
s42-ui-verb-entrain = По железной дороге
s42-ui-verb-sail = Морем
s42-ui-verb-cross-strait = Через Керченский пролив
s42-ui-verb-overrun = Автоматический DS
s42-ui-verb-move-supply = Двинуть очки снабжения
s42-ui-verb-turn-supply = Перевернуть очки снабжения
s42-ui-verb-moor = Волжская флотилия
s42-ui-verb-replenish = Пополнения
s42-ui-verb-rearm = Подготовить артиллерию
s42-ui-verb-provide = Новые очки снабжения
s42-ui-verb-fortify = Укрепления
s42-ui-verb-plan = Запланированные наступления
s42-ui-verb-muster = Добровольцы
s42-ui-verb-recall = Кто возвращается
s42-ui-verb-arrive = Подкрепления
s42-ui-verb-station = Куда
s42-ui-verb-dismantle = Снять укрепления
s42-ui-verb-lay-rails = Терминалы
s42-ui-verb-attack = Атаки
s42-ui-verb-stay-behind = Кто остаётся
s42-ui-verb-retreat = Отступления
s42-ui-verb-leave-for-baku = На Баку
s42-ui-verb-release-army = Ввести в дело резервные армии
s42-ui-verb-withdraw = Вывод из игры
s42-ui-verb-declare-offensive = Зимнее наступление
s42-ui-verb-join-box = В ячейки
s42-ui-verb-leave-box = Из ячеек
s42-ui-verb-come-out = На карту
s42-ui-verb-show = Показать
s42-ui-verb-hide = Спрятать
s42-ui-verb-swap-masks = Обменять маркеры
s42-ui-verb-give-mask = Раздать маркеры
s42-ui-verb-release = Ввести резервы
s42-ui-verb-shift = В другую область
s42-ui-deed-bolt = Идёт на полную дальность, но теряет порядок и зону контроля и бежит от любого противника.
s42-ui-deed-disengage = Бросок решает, удастся ли выйти из боя и какой ценой.
s42-ui-deed-hold-back = Резерв сейчас не движется, зато позже в этой фазе боя может продвинуться или атаковать.
s42-ui-deed-entrain = Весь ход — по своей железной дороге; в начале и в конце не в зоне контроля противника.
s42-ui-deed-sail = Из порта в порт по морскому пути; на это уходит весь ход.
s42-ui-deed-cross-strait = Одна часть за ход переправляется из области W в Тамань.
s42-ui-deed-overrun = Вокруг гекса десять к одному: оборона разбита без броска.
s42-ui-deed-move-supply = Очко снабжения на подвижной стороне можно отправить дальше.
s42-ui-deed-turn-supply = Движется: едет. Готово: можно израсходовать. Неподвижно: только поездом и морем.
s42-ui-deed-moor = Части у этого гекса переправляются через Волгу как на пароме.
s42-ui-deed-replenish = Пополнение восстанавливает уровень или возвращает уничтоженную часть.
s42-ui-deed-rearm = Отстрелявшаяся артиллерия снова может стрелять.
s42-ui-deed-provide = Очко снабжения появляется в области входа.
s42-ui-deed-fortify = Укрепление начинают строить сейчас, готово оно будет позже.
s42-ui-deed-plan = Штаб готовит наступление: в одной атаке будет выбор из нескольких кубиков.
s42-ui-deed-muster = Северокавказские добровольцы прибывают в Краснодар или Ворошиловск.
s42-ui-deed-recall = Небоевые части возвращаются, когда приходит их срок.
s42-ui-deed-leave-for-baku = Пять дивизий вместе покидают карту и идут к нефтепромыслам.
s42-ui-deed-release-army = С этого времени резервная армия может двигаться.
s42-ui-deed-withdraw = Кампания требует вывести часть.
s42-ui-deed-declare-offensive = Со следующего хода первой ходит советская сторона.
s42-ui-deed-join-box = Часть уходит из виду, в ячейку резервной армии.
s42-ui-deed-leave-box = Часть переходит из ячейки в область входа.
s42-ui-deed-come-out = Резервная армия этим раскрывается.
s42-ui-deed-swap-masks = Только вы знаете, поменялись ли маркеры на самом деле.

## Layers and help
s42-ui-layer-forts = Укрепления
s42-ui-layer-rails = Действующие железные дороги
s42-ui-key-forts = укреплённые рубежи
s42-ui-key-rails = железные дороги каждой из сторон
s42-ui-legend-bond-axis = связка Оси
s42-ui-legend-bond-soviet = советская связка
s42-ui-legend-supply-axis = дорога снабжения Оси
s42-ui-legend-supply-soviet = советская дорога снабжения
s42-ui-legend-rails-axis = железная дорога Оси
s42-ui-legend-rails-soviet = советская железная дорога
s42-ui-legend-axis = у Оси
s42-ui-legend-soviet = у советской стороны
s42-ui-help-move = Щёлкните по фишке: видно, куда она дойдёт каждым способом и за сколько очков. Щёлкните по гексу, чтобы пойти, или просто перетащите. Поезда, корабли и очки снабжения — на карточке справа.
s42-ui-help-initial = В начальной фазе на карточке справа всё, на что идут пополнения и очки ресурсов; можно щёлкать и по фишкам и гексам на карте.

## Plan of an attack
s42-ui-planner-shells = { $unit }, снаряды: { $supply }
s42-ui-planner-plans = Запланированные наступления
s42-ui-planner-hopeless = Ниже 1-3 атаки нет.
s42-ui-planner-certain = При 10-1 оборона разбита без броска.
s42-ui-result-a1-dr2 = A1/DR2: атакующий теряет уровень; оборона отступает на два гекса или упорно стоит.
s42-ui-result-dr2 = DR2: оборона отступает на два гекса или упорно стоит.
s42-ui-result-dr4 = DR4: оборона беспорядочно отступает на четыре гекса.
s42-ui-result-drx = DRX: каждая сторона теряет уровень; затем оборона отступает или упорно стоит.
s42-ui-result-a1-d1 = A1/D1: каждая сторона теряет уровень; затем оборона отступает или упорно стоит.
s42-ui-result-d1 = D1: оборона теряет уровень, затем отступает или упорно стоит.
s42-ui-result-ds = DS: оборона разбита: потеря уровня и далёкое беспорядочное отступление; атакующий вправе развить успех.
s42-ui-explain-stand-fast = При удаче никто не отступает. Качество ведущей части влияет на бросок, и потери несёт оно.
s42-ui-explain-choose-loss = Фишку переворачивают, а с последним уровнем она гибнет.
s42-ui-explain-choose-remnant = Остаток сразу воюет дальше; в ячейке дивизия ждёт пополнения.
s42-ui-explain-call-cover = Авиация сдвигает столбец в пользу обороны.
s42-ui-explain-keep-up = Кто остаётся в беспорядочном отступлении, бежит на полную дальность; остальные пытаются прийти в порядок.
s42-ui-advance-normal = { $hexes ->
    [one] Один гекс в любую сторону: для развития успеха мало. Очки движения не тратятся. Выберите часть, затем гекс.
   *[other] До { $hexes } гексов в любую сторону; кавалерия — не более трёх, пешие части — двух. Очки движения не тратятся. Вражеская зона контроля останавливает продвижение, но не в занятом с боем гексе. Выберите часть, затем гекс.
}
s42-ui-advance-reserve = { $hexes ->
    [one] В такую погоду введённые резервы продвигаются на один гекс. В бой они не вступают.
   *[other] Введённые резервы продвигаются не более чем на { $hexes } гекса. В бой они не вступают.
}
s42-ui-advance-left = { $hexes ->
    [one] ещё { $hexes } гекс
    [few] ещё { $hexes } гекса
   *[many] ещё { $hexes } гексов
}
s42-ui-advance-free = { $hex } — бесплатно
s42-ui-advance-price = { $hexes ->
    [one] стоит { $hexes } гекс
    [few] стоит { $hexes } гекса
   *[many] стоит { $hexes } гексов
}
s42-ui-advance-exploit = Развитие успеха: одна группа прорыва — стопка из атаки или атаковавшие, собравшиеся в освобождённом гексе, — может атаковать любого противника, рядом с которым окажется, без артиллерии. Каждый бой стоит гекса продвижения; первый — на гекс дороже, если группа не прошла через освобождённый гекс. После Adv 3 или 4 группа идёт дальше. Остальные продвигаются, когда она закончит.
s42-ui-stand-holds = устоит: { $faces } из 6
s42-ui-stand-withdraws = отход с боем: { $faces }
s42-ui-stand-costs = потеря уровня: { $faces }
s42-ui-stand-bleeds = потеря атакующего: { $faces }
s42-ui-stand-leader = { $unit } может перебросить кубик; числа указаны без этого.

## First-game guide
guide-welcome-axis = Вы командуете Осью летом 1942 года: прорвитесь к Дону и Волге, возьмите победные гексы и Кавказ до зимы и не оставьте растянутые фланги без снабжения. Всё, по чему можно щёлкнуть, подсвечено; на невозможное вам ответят почему. Карту можно таскать и приближать колесом; ? покажет все клавиши.
guide-welcome-soviet = Вы командуете советской стороной: отдавайте землю за время, держите города и связки, вводите резервы и бейте, когда фронт Оси растянется. Всё, по чему можно щёлкнуть, подсвечено; на невозможное вам ответят почему. Карту можно таскать и приближать колесом; ? покажет все клавиши.
guide-movement = Щёлкните по фишке, чтобы увидеть, куда она дойдёт: жёлтым — обычным движением, оранжевым — ускоренным, синим — тактически. Щёлкните по гексу или перетащите фишку. Зоны контроля противника останавливают, а связки не пускают вовсе (C их покажет).
guide-combat = Щёлкните по гексу противника, чтобы спланировать атаку, затем по её участникам. Артиллерия, авиация и танки сдвигают столбец; карточка показывает точную вероятность каждого исхода.
guide-initial = Здесь тратят пополнения и очки ресурсов; остаток пропадает. Всё, что можно купить, — на карточке справа.
