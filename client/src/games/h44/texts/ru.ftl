# Стол игры Holland '44.

## Состояние
h44-ui-status = Положение в игре
h44-ui-turn = Ход
h44-ui-part-am = утро
h44-ui-part-pm = день
h44-ui-part-night = ночь
h44-ui-sky-clear = ясно
h44-ui-sky-cloudy = облачно
h44-ui-sky-overcast = пасмурно
h44-ui-phase-resupply = Снабжение артиллерии
h44-ui-phase-bridges = Мосты
h44-ui-phase-landing = Десант
h44-ui-phase-movement = Движение
h44-ui-phase-combat = Бой
h44-ui-phase-recovery = Восстановление
h44-ui-phase-supply = Снабжение
h44-ui-phase-traffic = Заторы
h44-ui-phase-end = Конец игры
h44-ui-landing-points = Очки высадки
h44-ui-flights = Авиация
h44-ui-flights-help = Сколько самолётов ещё могут поддержать атаку в этом ходу
h44-ui-forces = Вне карты
h44-ui-victory-short = ПО

## Ящики
h44-ui-drawer-track = Шкала ходов
h44-ui-drawer-victory = Победа
h44-ui-drawer-forces = Отряды вне карты
h44-ui-track-traffic = новые маркеры затора
h44-ui-track-replacements = пополнения
h44-ui-box-air = В воздухе
h44-ui-box-eliminated = Уничтожены
h44-ui-box-removed = Вне игры
h44-ui-box-plate = За остатком
h44-ui-boxes-empty = Все на карте.
h44-ui-returns = Отставшие десантники
h44-ui-returns-line = { $division }: сейчас { $now }, со следующего хода { $later }
h44-ui-victory-help-campaign = В конце побеждает тот, у кого больше очков; при равенстве — немцы. Союзники побеждают сразу, имея десять очков и наземный отряд за Нижним Рейном; немцы — имея двенадцать очков или если за Нижним Рейном никого не осталось.
h44-ui-victory-help-short = Союзники побеждают, если в конце за Ваалом стоят четыре уровня наземных отрядов; иначе побеждают немцы. Очки считаются для сведения.
h44-ui-victory-none = Пока ничего.
h44-ui-victory-places = Места, которые дают очки

## Отряды и гексы
h44-ui-values = Атака { $attack }, оборона { $defence }, движение { $move }
h44-ui-values-gun = Дальность { $range }, оборона { $defence }, движение { $move }
h44-ui-steps = { $steps ->
    [one] { $steps } уровень
    [few] { $steps } уровня
   *[other] { $steps } уровней
}
h44-ui-reduced = { $steps ->
    [one] ослаблен: { $steps } уровень
    [few] ослаблен: { $steps } уровня
   *[other] ослаблен: { $steps } уровней
}
h44-ui-formation = Соединение: { $formation }
h44-ui-stands-at = Место: { $place }
h44-ui-armour = Класс брони { $class }
h44-ui-morale-elite = элита
h44-ui-morale-low = низкое качество
h44-ui-class-non-mech = пешком
h44-ui-class-mech-infantry = мотопехота
h44-ui-class-vehicle = техника
h44-ui-order-disrupted = расстроен
h44-ui-order-routed = беспорядочное отступление
h44-ui-mark-engaged = скован боем
h44-ui-mark-spent = в этом ходу больше ничего не делает
h44-ui-mark-unsupplied = без снабжения
h44-ui-mark-scattered = рассеян
h44-ui-mark-refitted = принимает пополнение
h44-ui-mark-marching = орудия на марше
h44-ui-mark-fired = нет снарядов
h44-ui-mark-dismounted = спешен
h44-ui-mark-overran = смял врага на ходу
h44-ui-mark-retreated = отступал
h44-ui-mark-attacked = атаковал
h44-ui-mark-ferrying = обслуживает паром
h44-ui-mark-moved = двигался
h44-ui-mark-assaults = лодки использованы
h44-ui-mark-depleted = база снабжения истощена
h44-ui-mark-extended = шёл ускоренным движением
h44-ui-mark-landed = высадился в этом ходу
h44-ui-mark-alerted = видел союзников рядом
h44-ui-came-from = из состава: { $unit }
h44-ui-no-supply = нет линии снабжения
h44-ui-unit-line = { $unit } ({ $values })
h44-ui-cost = Очки за вход: пешком { $foot }, мотопехота { $mech }, техника { $vehicle }
h44-ui-road-only = только по дороге
h44-ui-road-primary = главная дорога
h44-ui-road-secondary = второстепенная дорога
h44-ui-road-minor = малая дорога
h44-ui-road-rail = железная дорога
h44-ui-water-major = Большая река { $river } к { $hexes }
h44-ui-water-canal = Канал { $river } к { $hexes }
h44-ui-water-minor = Малая река { $river } к { $hexes }
h44-ui-place-city = город
h44-ui-place-town = городок
h44-ui-place-village = деревня
h44-ui-crossing-line = { $crossing }: { $state }
h44-ui-short-mined = заминирован
h44-ui-short-intact = безопасен
h44-ui-short-blown = взорван
h44-ui-short-repairing = чинят союзники
h44-ui-short-rebuilding = чинят немцы
h44-ui-short-never = взорвать нельзя
h44-ui-short-ferry = паром
h44-ui-landing-of = { $zone } ({ $division })
h44-ui-held-by = Владелец: { $side }
h44-ui-traffic = Затор { $marker }
h44-ui-unknown-unit = Неизвестный немецкий отряд
h44-ui-between = Между { $one } и { $other }
h44-ui-beside = Рядом: { $areas }
h44-ui-corps = Корпус: { $corps }

## Мосты и связки
h44-ui-ferry = паром
h44-ui-bridge-road-major = автомобильный мост через большую реку
h44-ui-bridge-road-canal = автомобильный мост через канал
h44-ui-bridge-rail-major = железнодорожный мост через большую реку
h44-ui-bridge-rail-canal = железнодорожный мост через канал
h44-ui-bridge-state-mined = Заминирован: немцы могут попытаться взорвать его, когда союзники подойдут.
h44-ui-bridge-state-intact = Безопасен: зарядов нет. Немцы могут заминировать его снова.
h44-ui-bridge-state-blown = Взорван.
h44-ui-bridge-state-repairing = Союзники чинят его.
h44-ui-bridge-state-rebuilding = Немцы чинят его.
h44-ui-bridge-never = Этот мост нельзя ни заминировать, ни взорвать.
h44-ui-blow-chance = Шанс взорвать: { $percent } % ({ $faces } из 6)
h44-ui-blow-not-now = В немецкую фазу мостов сейчас нельзя. { $reason }
h44-ui-bond = Связка ЗК: { $side }
h44-ui-bond-end = { $place }: { $units }, два уровня в порядке или больше
h44-ui-bond-closes-hex = Враг не может войти в { $hex }.
h44-ui-bond-closes-side = Враг не может пересечь грань между { $one } и { $other }.

## Движение
h44-ui-move = Движение
h44-ui-on-the-march = На марше
h44-ui-units-picked = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
h44-ui-whole-stack = Вся стопка
h44-ui-modes = Способ движения
h44-ui-mode-any = Любое
h44-ui-mode-any-help = Первый способ, который туда ведёт: обычный, иначе ускоренный, иначе тактический
h44-ui-mode-normal = Обычное
h44-ui-mode-extended = Ускоренное
h44-ui-mode-tactical = Тактическое
h44-ui-mode-normal-help = Очки движения; вражеские зоны контроля останавливают
h44-ui-mode-extended-help = На два очка движения больше, по любой местности; в одиночку, не рядом с врагом, и потом без атаки
h44-ui-mode-tactical-help = Гекс или два при любой цене, и из одной вражеской зоны контроля в другую
h44-ui-in-reach = { $hexes ->
    [0] Идти некуда.
    [one] Досягаемо { $hexes } место; щёлкните его.
    [few] Досягаемы { $hexes } места; щёлкните одно.
   *[other] Досягаемо { $hexes } мест; щёлкните одно.
}
h44-ui-go-there = Идти: { $place }
h44-ui-pick-instead = Взять вместо этого: { $unit }
h44-ui-way-normal = { $cost } из { $allowance } очков движения
h44-ui-way-extended = { $cost } из { $allowance } очков движения, ускоренное
h44-ui-way-tactical = { $cost } из { $allowance } гексов, тактическое
h44-ui-idle-movement = Ещё никто не двигался. Нажмите пробел ещё раз, чтобы закончить движение.

## Другие решения
h44-ui-air = В воздухе
h44-ui-air-hand = В руке: { $unit }. Щёлкните отмеченный гекс для высадки.
h44-ui-air-pick = Выберите отряд.
h44-ui-idle-landing = Часть отрядов ещё в воздухе. Нажмите пробел ещё раз, чтобы они ждали.
h44-ui-edit = Исправление стола
h44-ui-edit-help = Перетаскивайте фишки куда угодно или выберите фишку, затем гекс; щёлкните мост или город, чтобы изменить его. Затем предложите изменения.
h44-ui-edit-preview = Так будет выглядеть стол. Согласитесь или откажитесь.
h44-ui-help-edit = Карандаш наверху позволяет сторонам исправить стол по согласию: перетащите, затем предложите.
h44-ui-order-good = в порядке
h44-ui-traffic-markers = Маркеры затора
h44-ui-traffic-help = Выберите маркер, затем гекс: войти туда союзным машинам стоит на 2 очка дороже. Потом бросают два кубика, и маркеры с этими номерами снимают.

## Слои
h44-ui-legend = Слои и обозначения
h44-ui-fit = Вся карта
h44-ui-layer-bonds = Связки ЗК
h44-ui-layer-zoc-enemy = Вражеские зоны контроля
h44-ui-layer-zoc-own = Свои зоны контроля
h44-ui-layer-supply = Своё снабжение
h44-ui-layer-supply-enemy = Вражеское снабжение
h44-ui-layer-control = Места, дающие очки
h44-ui-layer-landings = Зоны высадки
h44-ui-layer-corps = Границы корпусов
h44-ui-layer-reach = Досягаемость отряда под указателем
h44-ui-layer-about = Карточка о том, что под указателем
h44-ui-legend-pick = яркая кайма: можно выбрать
h44-ui-legend-normal = обычное движение; число — цена
h44-ui-legend-extended = ускоренное движение
h44-ui-legend-tactical = тактическое движение
h44-ui-legend-bond-allied = связка союзников
h44-ui-legend-bond-german = немецкая связка
h44-ui-legend-closed = закрыто связкой
h44-ui-legend-supply = дорога снабжения союзников
h44-ui-legend-supply-german = дорога снабжения немцев
h44-ui-legend-cut = здесь дорога перерезана
h44-ui-legend-landing = гекс высадки
h44-ui-legend-risky = гекс высадки, потери вероятны
h44-ui-legend-corps = полоса корпуса
h44-ui-legend-strike = атака
h44-ui-legend-retreat = путь отступления
h44-ui-legend-retreat-ends = конец отступления
h44-ui-legend-allied = у союзников
h44-ui-legend-german = у немцев

## Помощь
h44-ui-help-move = Щёлкните отряд: видно, куда он дойдёт каждым способом и за сколько. Щёлкните гекс, чтобы пойти, или просто перетащите. Что ещё умеет отряд, написано на его карточке.
h44-ui-help-group = Щёлкайте с Shift отряды того же гекса или их фишки на карточке, чтобы двигать их вместе.
h44-ui-help-attack = Для атаки щёлкните вражеский гекс, затем соседние отряды, которые участвуют; орудия в радиусе добавляются щелчком.
h44-ui-help-bridges = Мосты показывают своё состояние: заряд — заминирован, галочка — безопасен, крест — взорван. Наведите указатель, чтобы узнать шанс взрыва.
h44-ui-help-bonds = C показывает связки: полосы между двумя своими гексами, через которые враг не проходит. Наведите указатель, чтобы узнать, кто её держит и что она закрывает.
h44-ui-key-bonds = связки обеих сторон
h44-ui-key-zoc-enemy = вражеские зоны контроля
h44-ui-key-zoc-own = свои зоны контроля
h44-ui-key-supply = своё снабжение; наведите на отряд, чтобы увидеть его линию
h44-ui-key-supply-enemy = вражеское снабжение
h44-ui-key-control = кто владеет местами, дающими очки
h44-ui-key-landings = зоны высадки
h44-ui-key-corps = границы корпусов
h44-ui-key-reach = досягаемость отряда под указателем
h44-ui-key-about = карточка о том, что под указателем
h44-ui-key-odds = «а если»: атака на вражеский гекс под указателем
h44-ui-key-next = следующий отряд, который что-то может
h44-ui-key-fit = вся карта
h44-ui-key-track = шкала ходов
h44-ui-key-victory = победа
h44-ui-key-forces = отряды вне карты
h44-ui-key-group = со щелчком: добавить отряд того же гекса
h44-ui-key-zoom = ближе, дальше
h44-ui-key-pan = двигать карту

## План атаки
h44-ui-planner = План атаки
h44-ui-planner-ask = А если атаковать?
h44-ui-planner-attackers = Кто атакует
h44-ui-planner-nobody = Рядом с этим гексом никого нет.
h44-ui-planner-all = Все
h44-ui-planner-none = Никто
h44-ui-planner-if-all = Если пойдут все, кто может:
h44-ui-planner-lead = Ведущее соединение
h44-ui-planner-attach = придать
h44-ui-planner-attached = придан
h44-ui-planner-attach-help = Один отряд другого соединения бьётся вместе с ведущим в полную силу.
h44-ui-planner-support = Поддержка
h44-ui-planner-air = Авиация
h44-ui-planner-defence = Оборона { $points }
h44-ui-planner-sum = Атака против обороны
h44-ui-planner-column = Колонка
h44-ui-planner-faces = Результаты по кубику
h44-ui-result-a1 = A1: атакующий теряет уровень.
h44-ui-result-a1-eng = A1/ENG: атакующий теряет уровень; оборона скована.
h44-ui-result-eng = ENG: потерь нет; оборона скована.
h44-ui-result-ex = EX: каждая сторона теряет уровень по выбору противника; никто не отступает.
h44-ui-result-a1-dr = A1/DR: атакующий теряет уровень; оборона отступает на два гекса или упорно стоит.
h44-ui-result-dr = DR: оборона отступает на два гекса или упорно стоит.
h44-ui-result-drx = DRX: каждая сторона теряет уровень по выбору противника; затем оборона отступает на два гекса или упорно стоит.
h44-ui-result-a1-d1 = A1/D1: каждая сторона теряет уровень; затем оборона отступает на два гекса или упорно стоит.
h44-ui-result-d1 = D1: оборона теряет уровень, затем отступает на два гекса или упорно стоит.
h44-ui-result-dmr = DMR: оборона бежит на два или три гекса в беспорядке и стоять не может; атакующий вправе прорываться.
h44-ui-result-ds = DS: оборона разбита: потеря уровня, два или три гекса назад в беспорядке; атакующий вправе прорываться.
h44-ui-planner-stands = стоит
h44-ui-planner-yields = отходит
h44-ui-planner-unknown = Здесь неизвестный отряд: в шансах учтено всё, чем он может оказаться.
h44-ui-planner-loss-own = Потери атакующего: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } уровня
h44-ui-planner-loss-enemy = Потери обороны: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } уровня
h44-ui-planner-bridge = Сначала могут взорвать: { $bridge }, { $percent } %. Шансы даны для целого моста.
h44-ui-planner-stand = { $faces ->
    [one] Упорная оборона, ведёт { $unit }: держит { $faces } грань из 6.
    [few] Упорная оборона, ведёт { $unit }: держат { $faces } грани из 6.
   *[other] Упорная оборона, ведёт { $unit }: держат { $faces } граней из 6.
}
h44-ui-planner-stand-gun = { $faces ->
    [one] Упорная оборона, ведёт { $unit }, помогает { $gun }: держит { $faces } грань из 6.
    [few] Упорная оборона, ведёт { $unit }, помогает { $gun }: держат { $faces } грани из 6.
   *[other] Упорная оборона, ведёт { $unit }, помогает { $gun }: держат { $faces } граней из 6.
}
h44-ui-planner-desperate = Отступление никого не спасёт: оборона отчаянная, до последнего уровня.
h44-ui-planner-no-stand = В этом гексе некому вести упорную оборону.
h44-ui-planner-no-way = { $unit }: пути назад нет, при отступлении гибель.
h44-ui-planner-short-way = { $unit }: отойти можно только в соседнее укрытие, ценой уровня.
h44-ui-planner-shares = Кто считается вполовину, вдвое или вовсе не считается
h44-ui-share-out = Не считается: { $reason }.
h44-ui-share-halved = Вполовину: { $reasons }.
h44-ui-share-doubled = Вдвое: { $reasons }.
h44-ui-chance-taken = Гекс взят
h44-ui-chance-breakthrough = Возможно развитие успеха
h44-ui-chance-destroyed = Уничтожен отряд обороны
h44-ui-chance-retreat = Оборона отступает
h44-ui-chance-held = Упорная оборона держит
h44-ui-chance-nothing = Ни потерь, ни отступления
h44-ui-chance-own-loss = Атакующий теряет уровни
h44-ui-chance-own-destroyed = Уничтожен отряд атаки

## Бой
h44-ui-battle = Бой
h44-ui-stage-before = до броска
h44-ui-stage-die = бросок
h44-ui-stage-losses = потери
h44-ui-stage-stand = упорная оборона
h44-ui-stage-retreat = отступление
h44-ui-stage-advance = продвижение

## Высадка
h44-ui-landing = Высадка
h44-ui-landing-per-hex = Один бросок на гекс: результат достаётся одному из высадившихся там отрядов.
h44-ui-landing-per-unit = Один бросок на этот отряд.
h44-ui-landing-no-roll = За этот отряд не бросают.
h44-ui-landing-point = Наведите указатель на гекс, чтобы узнать шансы.
h44-ui-landing-nowhere = Сейчас высадиться негде.
h44-ui-landing-on-enemy = Здесь стоит противник. Десант бьётся за гекс в половину силы и гибнет, если не возьмёт его.
h44-ui-landing-fight = бой
h44-ui-landing-storm = В одиночку (колонка { $column }) возьмёт гекс:
h44-ui-landing-risk = потери { $percent }
h44-ui-landing-none = без последствий
h44-ui-landing-scattered = рассеян
h44-ui-landing-steps = { $lost ->
    [one] рассеян, потерян { $lost } уровень (вернуться может { $returns })
    [few] рассеян, потеряно { $lost } уровня (вернуться может { $returns })
   *[other] рассеян, потеряно { $lost } уровней (вернуться может { $returns })
}
h44-ui-landing-turned = рассеян, без снарядов
h44-ui-landing-lost = погиб

## Первая игра
guide-welcome-allied = Вы командуете союзниками в сентябре 1944 года: три воздушно-десантные дивизии держат коридор, а XXX корпус идёт к ним на север по одной дороге. Берите мосты, пока их не взорвали; города и отряды за Нижним Рейном дают очки. Что можно щёлкнуть, подсвечено; что нельзя — скажет почему. Тяните карту, масштаб — колесом, все клавиши — по ?.
guide-welcome-german = Вы командуете немцами в сентябре 1944 года. Задержите дорогу на Арнем: взрывайте мосты, когда подходят союзники, преграждайте путь связками, устраивайте заторы и разбейте десант до прихода танков. Что можно щёлкнуть, подсвечено; что нельзя — скажет почему. Тяните карту, масштаб — колесом, все клавиши — по ?.
guide-landing = Парашютисты и планеры садятся в отмеченные гексы своей дивизии. Отряд в руке: щёлкните гекс. Близкий враг, лес и городки делают высадку дорогой.
guide-movement = Щёлкните отряд, чтобы увидеть, куда он дойдёт: жёлтое — обычное движение, оранжевое — ускоренное, синее — тактическое. Щёлкните гекс или перетащите. Вражеские зоны контроля останавливают, связки закрывают путь совсем (их показывает C), а заминированный мост может взлететь перед вами.
guide-combat = Щёлкните вражеский гекс, чтобы задумать атаку, затем участников. Отряды одного соединения бьются в полную силу; ещё один можно придать. Орудия в радиусе и авиация сдвигают соотношение.
guide-blow-bridge = Союзники тянутся к мосту. Можно попытаться взорвать его: если заряды не сработают, мост безопасен, пока вы снова его не заминируете.
guide-bridges = До движения можно работать с мостами: немцы взрывают и минируют, чинят обе стороны. Щёлкните светящийся мост.
