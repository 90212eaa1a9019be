# Стол игры A Victory Awaits.

## Состояние
ava-ui-status = Положение в игре
ava-ui-turn = Ход
ava-ui-cup = Кубок
ava-ui-cup-help = Жетоны, оставшиеся в кубке
ava-ui-last-drawn = последний жетон: { $chit }
ava-ui-boxes = Ячейки
ava-ui-victory-short = ПО
ava-ui-victory-help = Победные очки Оси сейчас: { $points }. Нужно в конце: { $threshold }.
ava-ui-victory-none = Пока ничего не засчитано.
ava-ui-phase-bid = Торг
ava-ui-phase-setup = Расстановка
ava-ui-phase-choice = Выбор жетонов
ava-ui-phase-command = Фаза командования
ava-ui-phase-operation = Операция
ava-ui-phase-supply = Снабжение
ava-ui-phase-reinforcements = Подкрепления
ava-ui-phase-end = Конец игры
ava-ui-surprise = внезапный удар
ava-ui-segment-activation = активация
ava-ui-segment-movement = движение
ava-ui-segment-declaration = объявление атак
ava-ui-segment-combat = бой

## Ящики
ava-ui-drawer-track = Шкала ходов
ava-ui-drawer-victory = Победные очки
ava-ui-drawer-boxes = Ячейки возле карты
ava-ui-drawer-chits = Жетоны активации
ava-ui-boxes-empty = Ячейки пусты.

## Жетоны
ava-ui-chit = Жетон активации
ava-ui-chit-hidden = Жетон лицом вниз
ava-ui-chit-hq = { $hq }: { $place }
ava-ui-chit-drawn = Уже сыгран в этом ходу
ava-ui-chit-waiting = Ждёт в очереди
ava-ui-chit-hand = На руках
ava-ui-chit-chosen = Выбран на этот ход
ava-ui-chit-available = Доступен
ava-ui-chit-kind-hq = Активирует штаб и части в его радиусе
ava-ui-chit-kind-interrupt = Прерывает: играется с руки вместо только что вытянутого
ava-ui-chit-kind-reinforcement = Приводит подкрепления
ava-ui-chit-kind-supply = Проверка снабжения
ava-ui-chit-kind-reserve = Активирует несколько частей где угодно
ava-ui-chit-kind-master = Активирует штаб по выбору игрока
ava-ui-row-hand = На руках
ava-ui-row-chosen = Выбраны
ava-ui-row-drawn = Сыграны в этом ходу
ava-ui-row-waiting = В очереди
ava-ui-row-cup = Кубок: { $seat }
ava-ui-row-others = На выбор
ava-ui-row-available = Могли быть выбраны: { $side }
ava-ui-row-unchosen = Свои, не выбранные на этот ход
ava-ui-peek = Посмотреть закрытые жетоны
ava-ui-cover = Снова закрыть

## Части и гексы
ava-ui-values = Атака { $attack }, оборона { $defence }, движение { $move }
ava-ui-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
ava-ui-reduced = ослаблена: остался один шаг
ava-ui-formation = Расставлена с: { $formation }
ava-ui-stands-at = Место: { $place }
ava-ui-status-active = активна
ava-ui-status-moved = уже двигалась
ava-ui-status-moving = взята для движения
ava-ui-status-attacking = атакует
ava-ui-status-retreated = отступила: обороне не помогает
ava-ui-no-supply = нет линии коммуникаций
ava-ui-unit-line = { $unit } ({ $values })
ava-ui-cost = Очки движения на вход: механизированные { $mech }, пехота { $infantry }
ava-ui-entry-prohibited = Вход запрещён
ava-ui-entry-road-or-mountain = Только по дороге; горная дивизия — за все очки движения
ava-ui-entry-other-terrain = Как остальная местность в гексе
ava-ui-shift = Атака на него: сдвиг влево на { $columns ->
    [one] { $columns } колонку
    [few] { $columns } колонки
   *[other] { $columns } колонок
}
ava-ui-river-large = Большая река { $river } со стороны { $hexes }
ava-ui-river-small = Малая река { $river } со стороны { $hexes }
ava-ui-held-by = Контроль: { $side }
ava-ui-source-of = Источник снабжения: { $side }
ava-ui-fortress = Укрепление +{ $level }
ava-ui-stand-fast = Приказ «Ни шагу назад»
ava-ui-area-of = Область расстановки: { $formations }
ava-ui-star = Гекс прорыва

## Движение
ava-ui-allowance = Очки движения: { $points } · гексов в досягаемости: { $hexes }
ava-ui-way-cost = { $cost } из { $allowance } очков движения
ava-ui-strategic = стратегическое движение
ava-ui-way-points = Через: { $hexes }
ava-ui-way-hint = Щёлкните гекс, чтобы пойти туда; Shift+щелчок ставит промежуточную точку.
ava-ui-way-clear = Сбросить путь

## Атаки
ava-ui-planner = План атаки
ava-ui-planner-ask = Что, если атаковать?
ava-ui-attackers = Атакующие
ava-ui-elsewhere = атакует другой гекс
ava-ui-nobody-near = Рядом никого нет.
ava-ui-if-all = Если атакуют все:
ava-ui-all-in = Все, кто может
ava-ui-all-out = Никто
ava-ui-defence = оборона { $points }
ava-ui-attack-sum = Атака : оборона
ava-ui-halved = вполовину (река)
ava-ui-column = Колонка
ava-ui-cancelled = отменяется: ниже 1-1
ava-ui-outcomes = Результаты по кубику
ava-ui-outcome-line = Кубик { $die }: потери атакующего { $attacker }, обороняющегося { $defender }, отступление { $retreat }, уничтожено { $destroyed }
ava-ui-chance-taken = гекс освобождён
ava-ui-chance-destroyed = обороняющийся уничтожен
ava-ui-chance-defender-loss = потери обороны
ava-ui-chance-retreat = обороняющийся отступает
ava-ui-chance-nothing = ничего
ava-ui-chance-attacker-loss = потери атаки
ava-ui-battle = Бой

## Расстановка и исправление
ava-ui-bid = Ставка
ava-ui-bid-help = Кто обещает больше победных очков, играет за Ось. От { $least } до { $most }.
ava-ui-bid-offer = Предложить { $points }
ava-ui-setup = Расстановка
ava-ui-setup-hand = В руке: { $unit }. Щёлкните гекс в отмеченной области.
ava-ui-setup-pick = Выберите фишку.
ava-ui-edit = Исправление стола
ava-ui-edit-help = Перетащите фишки куда угодно или выберите фишку, затем гекс. Потом предложите изменения.
ava-ui-idle-movement = Ещё никто не двинулся, а активных частей — { $count }. Ещё раз пробел, чтобы закончить движение.
ava-ui-idle-attacks = Ни одной атаки не объявлено. Ещё раз пробел, чтобы обойтись без них.
ava-ui-no-attacks = Без атак

## Слои
ava-ui-legend = Слои и легенда
ava-ui-fit = Вся карта
ava-ui-layer-zoc-enemy = Зоны контроля противника
ava-ui-layer-zoc-own = Свои зоны контроля
ava-ui-layer-command = Радиус командования
ava-ui-layer-supply = Своё снабжение
ava-ui-layer-supply-enemy = Снабжение противника
ava-ui-layer-control = Контроль городов и источников
ava-ui-layer-areas = Области расстановки
ava-ui-layer-reach = Досягаемость части под курсором
ava-ui-legend-reach = можно дойти; число — цена
ava-ui-legend-through = можно пройти, но не остаться
ava-ui-legend-strategic = стратегическим движением
ava-ui-legend-supply = линия коммуникаций доходит
ava-ui-legend-cut = здесь линия перерезана
ava-ui-legend-command = радиус штаба
ava-ui-legend-strike = объявленная атака, преследование
ava-ui-legend-retreat = путь отступления

## Справка
ava-ui-help-move = Щёлкните активную часть, чтобы взять её: показаны досягаемость и цены. Щелчок по гексу — идти, по другой части — взять её, по той же — положить обратно; можно и просто перетащить.
ava-ui-help-way = Пока часть взята, Shift+щелчок ставит точки, через которые должен пройти путь.
ava-ui-help-attack = Чтобы объявить атаку, щёлкните гекс противника, затем участников; карточка показывает колонку и шансы. O в любой момент спрашивает «что, если» о гексе под курсором.
ava-ui-help-setup = При расстановке фишка из лотка — в руке: щёлкайте гексы отмеченной области. Остальное можно поручить программе.
ava-ui-help-edit = Карандаш вверху позволяет исправить стол по согласию: перетащите, затем предложите.
ava-ui-key-zoc-enemy = зоны контроля противника
ava-ui-key-zoc-own = свои зоны контроля
ava-ui-key-command = радиус командования штаба под курсором или активного
ava-ui-key-supply = своё снабжение; наведите на часть, чтобы увидеть её линию
ava-ui-key-supply-enemy = снабжение противника
ava-ui-key-control = контроль городов и источников
ava-ui-key-areas = области расстановки
ava-ui-key-reach = досягаемость части под курсором
ava-ui-key-odds = «что, если»: атака на гекс под курсором
ava-ui-key-next = следующая часть, которая может действовать
ava-ui-key-fit = вся карта
ava-ui-key-track = шкала ходов
ava-ui-key-victory = победные очки
ava-ui-key-boxes = ячейки возле карты
ava-ui-key-chits = жетоны активации
ava-ui-key-zoom = ближе, дальше
ava-ui-key-pan = двигать карту
ava-ui-key-way = со щелчком: промежуточная точка

## Добавленное вокруг карты
ava-ui-legend-setup = область расстановки
ava-ui-legend-axis = у Оси
ava-ui-legend-soviet = у СССР
ava-ui-legend-pick = яркая рамка: можно выбрать
ava-ui-legend-active = тонкая линия: активна, но выбрать нечего
ava-ui-layer-about = Карточка о том, что под указателем
ava-ui-key-about = карточка о том, что под указателем
ava-ui-drawn-now = Вытянут сейчас
ava-ui-in-its-place = Можно сыграть вместо него
ava-ui-row-in-cup = Свои, ещё не вытянуты
ava-ui-track-chits = жетонов выбрать
ava-ui-track-reinforcements = подкрепления
ava-ui-track-choice = армий на выбор: { $count }
ava-ui-track-reserve = стратегический резерв: { $count }
ava-ui-track-new = новые: { $chits }
ava-ui-victory-cities = Все крупные города
ava-ui-city = Город
ava-ui-holder = У кого
ava-ui-axis-line = Линия Оси
ava-ui-worth = Цена
ava-ui-worth-help = Победные очки Оси: с линией сообщения / без неё
ava-ui-counts = Сейчас
ava-ui-city-worth = ПО для Оси: { $full }, без линии { $cut }
ava-ui-arrange = Расставить остальное
ava-ui-arrange-all = Расставить всё
ava-ui-way-set = Точки пути
ava-ui-who-could-come = Кто может подойти?
ava-ui-could-come = Могут подойти за один ход
ava-ui-nobody-could-come = Пока больше никто.
ava-ui-guess-help = Примерно: печатные значения; реки и предел стопки не учтены.
ava-ui-edit-preview = Так будет выглядеть стол. Согласитесь или откажитесь.

## Подсказки первой игры
guide-welcome-axis = Вы командуете войсками Оси летом 1941 года. Очки дают города, источники снабжения и советские танки; карточка ПО вверху считает их по ходу игры, к концу нужно число рядом. Что можно щёлкнуть — подсвечено; что нельзя — объяснит почему. Карту двигайте мышью, масштаб — колесом, все клавиши — ?.
guide-welcome-soviet = Вы обороняете Советский Союз летом 1941 года. Ось должна набрать показанные вверху очки; каждый удержанный город и каждый выигранный день — ваши. Что можно щёлкнуть — подсвечено; что нельзя — объяснит почему. Карту двигайте мышью, масштаб — колесом, все клавиши — ?.
guide-setup = Армии расставляются одна за другой, каждая в отмеченной области. Фишка из лотка — в руке: щёлкните гекс, чтобы поставить её, или поручите остальное программе. Подумайте, кто стоит впереди, и держите танки там, где они смогут ударить.
guide-choice = Тайно выберите жетоны на этот ход. Каждый активирует штаб и части в его радиусе; все кладутся в один кубок с жетонами противника, и порядок решает жребий. Противник вашего выбора не видит.
guide-command = Жетон вытянут. У кого на руках прерывающий жетон, может сыграть его вместо этого; иначе исполняется вытянутый.
guide-operation = Ваш штаб активен. Сначала движение: щёлкните часть с яркой каймой, увидите, куда она дойдёт и какой ценой, щёлкните гекс; или перетащите. Затем объявите атаки: гекс противника и части, которые его атакуют; карточка заранее показывает шансы. Z, S и C — зоны контроля, снабжение, радиус командования.
guide-reinforcements = Части из ячейки доступных возвращаются по железной дороге: щёлкните часть в ящике, затем отмеченный гекс, где она выгрузится.
guide-operation-surprise = Война начинается внезапным нападением: никто не движется, атакуют только соединения танковых групп, и реки им не мешают. Щёлкните гекс противника и части, которые его атакуют; карточка покажет соотношение, прежде чем вы решитесь. Частям второй линии и штабам пока делать нечего.
guide-welcome-axis-touch = Вы командуете Осью летом 1941 года. Победные очки дают города, источники снабжения и советские танки; вверху видно, сколько их уже и сколько нужно к концу. Что можно выбрать, подсвечено; о том, чего нельзя, игра скажет почему. Карту двигает один палец, приближают два; долгое касание гекса расскажет о нём.
guide-welcome-soviet-touch = Вы обороняете Советский Союз летом 1941 года. Ось должна набрать победные очки, показанные вверху; каждый удержанный город и каждый выигранный день — ваши. Что можно выбрать, подсвечено; о том, чего нельзя, игра скажет почему. Карту двигает один палец, приближают два; долгое касание гекса расскажет о нём.
guide-operation-touch = Ваш штаб активен. Сначала движение: коснитесь части с ярким ободком, посмотрите, куда и за сколько очков она дойдёт, коснитесь гекса. Затем объявите атаки: коснитесь гекса противника и частей, которые его атакуют; карточка покажет соотношение, прежде чем вы решитесь. Кнопка в левом верхнем углу карты показывает зоны контроля, снабжение и радиус командования.
guide-operation-surprise-touch = Война начинается внезапным нападением: никто не движется, атакуют только соединения танковых групп, и реки им не мешают. Коснитесь гекса противника и частей, которые его атакуют; карточка покажет соотношение, прежде чем вы решитесь. Частям второй линии и штабам пока делать нечего.
