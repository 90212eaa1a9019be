# A Victory Awaits по-русски. Имена приходят в именительном падеже; `$xId` — исходное обозначение `$x`, `none`, если пусто.
# Гексы названы печатными номерами. Варианты выбора стоят каждый на своей строке: так нужно разборщику в браузере.
# Пустой список ни один вариант не отличит, поэтому показаны только списки, которые пустыми не бывают.

# -- Части других предложений -----------------------------------------------------------------------------------------
too-many-hexes = { $count ->
    [0] в этом сценарии их не строят.
   *[other] сразу их может быть только { $count }.
}

# -- О чём спрашивают -------------------------------------------------------------------------------------------------
ask-bid-for-axis = { $points ->
    [0] Сколько очков победы вы обещаете набрать за Ось?
   *[other] Последняя ставка: { $points }. Поднять её или уступить Ось сопернику?
}
ask-deploy-formation = Расставьте: { $formation }. { $left ->
    [one] Осталась { $left } часть.
    [few] Осталось { $left } части.
   *[many] Осталось { $left } частей.
}
ask-raise-army = Какую армию развернуть в этот ход?
ask-hold-reinforcements = Командует Жуков: оставить жетон подкреплений на руке?
ask-choose-chits = Какой жетон пойдёт в дело в этот ход? { $left ->
    [one] Осталось выбрать { $left } жетон.
    [few] Осталось выбрать { $left } жетона.
   *[many] Осталось выбрать { $left } жетонов.
}
ask-deal-chits = В чей кубок положить следующий жетон?
ask-interrupt-draw = Вытянут жетон: { $chit }. Прервать?
ask-play-held = Кубок пуст. Какой жетон с руки сыграть первым?
ask-choose-active = Какие части активировать? { $count ->
    [1] Ещё одну.
   *[other] Ещё до { $count }.
}
ask-relocate-hqs = Снять штаб с карты, чтобы на следующем ходу он прибыл по железной дороге?
ask-choose-entry = У какого источника снабжения армия выйдет на карту?
ask-move-units = { $left ->
    [0] Все активные части сходили: закончите движение.
    [one] Двигайте части: не ходила ещё { $left }.
   *[other] Двигайте части: не ходило ещё { $left }.
}
ask-choose-route = Куда идёт { $unit }? { $points ->
    [one] Есть { $points } очко движения.
    [few] Есть { $points } очка движения.
   *[many] Есть { $points } очков движения.
}
ask-declare-zhukov = Враг у ворот Ленинграда: { $unit }. Поставить во главе обороны Жукова?
ask-declare-attacks = { $count ->
    [0] Кто кого атакует? Пока атак нет.
    [one] Кто кого атакует? Объявлена { $count } атака.
    [few] Кто кого атакует? Объявлено { $count } атаки.
   *[many] Кто кого атакует? Объявлено { $count } атак.
}
ask-choose-battle = Какая атака следующая?
ask-choose-losses = Кто несёт потери? { $count ->
    [one] Осталась { $count } ступень.
    [few] Осталось { $count } ступени.
   *[many] Осталось { $count } ступеней.
}
ask-choose-retreat = Отступление из гекса { $hex }: кто и куда отходит? { $count ->
    [one] На { $count } гекс.
    [few] На { $count } гекса.
   *[many] На { $count } гексов.
}
ask-choose-pursuit = Путь в гекс { $hex } открыт. Кто преследует?
ask-withdraw-units = Какую механизированную часть отвести? Осталось силы атаки: { $left }.
ask-transfer-units = Снять части с карты, чтобы потом вернуть по железной дороге?
ask-build-fortress = Где строить укрепления? { $left ->
    [one] Можно поднять { $left } уровень.
    [few] Можно поднять { $left } уровня.
   *[many] Можно поднять { $left } уровней.
}
ask-lift-stand-fast = Снять один маркер «Стоять насмерть»?
ask-call-reinforcements = Кто прибывает? По железной дороге: { $left }.{ $reserve ->
    [0] { "" }
   *[other] { " " }Из Москвы: { $reserve }.
}
ask-choose-station = Где выгружается { $unit }?

# -- Что можно ответить -----------------------------------------------------------------------------------------------
do-bid = Ставка: { $points }
do-pass = Пас
do-deploy = { $unit } → { $hex }
do-arrange = Остальных расставит программа
do-arrange-all = Поручить всю расстановку программе
do-choose = Выбрать: { $chit }
do-raise = Развернуть: { $chit }
do-hold = Оставить на руке: { $chit }
do-interrupt = Прервать: { $chit }
do-let-stand = Не прерывать
do-play-held = Сыграть: { $chit }
do-deal = { $chit }: { $seat }
do-declare = Командовать будет Жуков
do-decline = Нет
do-done = Готово
do-activate = Активировать: { $unit }
do-relocate = Перебросить: { $unit }
do-move = Двигать: { $unit }
do-go = В гекс { $to }
do-put-back = Оставить на месте
do-end-movement = Закончить движение
do-enter-at = Выйти на карту: { $hex }
do-attack = { $unit } атакует { $target }
do-call-off = { $unit }: отменить атаку
do-end-declaration = Начать бои
do-resolve = Бой за { $target }
do-lose-step = Потери: { $unit }
do-retreat = { $unit } отступает: { $path }
do-pursue = { $unit } преследует: { $path }
do-end-pursuit = Дальше не преследовать
do-transfer = Снять с карты: { $unit }
do-fortify = Укрепить { $hex }
do-lift-stand-fast = Снять маркер: { $hex }
do-withdraw = Отвести: { $unit }
do-call = { $sourceId ->
    [none] { $unit }: по железной дороге
   *[other] { $unit }: маршем через { $source }
}
do-arrive = Выгрузить: { $hex }

# -- Почему нельзя: до игры и жетоны ----------------------------------------------------------------------------------
refusal-bid-is-not-higher = Ставка должна быть больше { $points }.
refusal-bid-cannot-be-reached = Больше { $points } очков Ось не наберёт ни на одной карте.
refusal-nothing-was-bid = Сначала кто-то должен сделать ставку.
refusal-is-set-up-already = { $a }: часть уже расставлена или начинает игру в другом месте.
refusal-unit-has-another-colour = { $a } — не из того соединения, которое сейчас расставляется.
refusal-outside-the-area = Гекс { $b } вне зоны расстановки: { $formation }.
refusal-outside-the-range = Гекс { $b } слишком далеко, на чужой карте или за линией старта: { $formation }.
refusal-outside-the-hex = { $b } — не гекс расстановки: { $formation }.
refusal-set-up-hex-is-full = В гексе { $a } уже две части.
refusal-area-would-have-a-gap = Если эта часть встанет в гекс { $a }, в зоне останутся пустые гексы. Частей останется: { $left }, нужно: { $open }.
refusal-headquarters-would-be-alone = Если поставить часть в гекс { $a }, штаб в гексе { $b } останется без боевой части.
refusal-soviet-number-is-reached = Больше советских жетонов в этот ход нельзя, предел: { $count }.
refusal-german-number-is-reached = Больше немецких жетонов в этот ход нельзя, предел: { $count }.
refusal-romanian-number-is-reached = Больше румынских жетонов в этот ход нельзя, предел: { $count }.
refusal-supply-check-is-always-in = Жетон проверки снабжения всегда в чашке: выбирать его не нужно.
refusal-chit-is-the-enemys = { $a } — жетон другой стороны.
refusal-chit-is-chosen-already = На этот ход уже выбран: { $a }.
refusal-reserves-were-not-agreed = { $a }: только с дополнительным правилом о резервах.
refusal-okh-is-not-on-this-map = { $a }: в этом сценарии недоступно.
refusal-chit-is-not-available = Пока недоступен: { $a }.
refusal-chit-is-available-already = Уже доступен: { $a }.
refusal-army-is-not-of-the-pool = { $a } не из тех армий, что можно развернуть.
refusal-army-is-not-of-choice = { $a } не из тех армий, что можно развернуть.
refusal-only-reinforcements-are-held = Жуков придерживает жетон подкреплений, а не этот: { $a }.
refusal-chit-is-not-held = Не в руке: { $a }.
refusal-is-not-in-hand = Не в руке: { $a }.
refusal-chit-is-not-to-deal = Сейчас не раздаётся: { $a }. Каждый жетон штаба кладут в чашку один раз, жетоны прерывания — никуда.
refusal-second-chit-goes-with-the-first = Оба жетона танковой группы достаются одному игроку: { $a } идёт вместе с первым.
refusal-seat-is-of-the-other-team = { $seat } — в другой команде.
refusal-is-active-anyway = { $a }: часть уже активирована.
refusal-is-out-of-range = { $a }: часть вне радиуса командования штаба ({ $b }).
refusal-reserve-is-not-on-the-map = { $a }: этой части нет на карте.
refusal-is-among-the-chosen = { $a }: часть уже выбрана.
refusal-hq-has-no-line = { $a } ({ $b }): нет линии коммуникации, снять с карты нельзя.
refusal-is-no-hq-in-range = { $a } — не другой ваш штаб в радиусе командования.
refusal-entry-is-occupied = В гексе { $a } противник: там на карту не выйти.
refusal-entry-is-no-eastern-source = Гекс { $a } — не советский источник снабжения на восточном краю.

# -- Почему нельзя: движение ------------------------------------------------------------------------------------------
refusal-unit-is-the-enemys = { $a }: сейчас вы этой частью не командуете.
refusal-hq-activates-no-hq = { $a }: один штаб не активирует другой ({ $b }).
refusal-unit-is-of-another-nation = { $a }: часть союзника, а штаб активирует только своих.
refusal-is-not-active = { $a }: часть не активирована.
refusal-reserve-chose-others = { $a }: часть не из тех, что активированы жетоном резерва.
refusal-armour-limit-left-it-out = { $a }: при выборе механизированных частей она осталась без активации.
refusal-is-off-the-map = { $a }: части нет на карте.
refusal-has-moved = { $a }: в этой активации часть уже ходила.
refusal-stays-where-it-is = { $a } уже в гексе { $b }: если двигать её не нужно, верните её.
refusal-army-comes-as-a-whole = 19-я армия прибывает целиком. Ещё не введено частей: { $count }.
refusal-fortress-stays = Крепость не двигается.
refusal-hex-is-off-the-map = Гекс { $a } не в игре.
refusal-water-is-closed = В гексе { $a } только вода.
refusal-enemy-holds-the-hex = В гексе { $a } противник.
refusal-beyond-the-start-line = Гекс { $a } за линией старта, советские части её не пересекают.
refusal-mountains-are-closed = В гексе { $a } горы без дороги: туда идут только горные части.
refusal-crossing-begins-in-zoc = Гекс { $b } за большой рекой, а её не переходят из вражеской зоны контроля: { $a }.
refusal-crossing-ends-in-zoc = Гекс { $b } за большой рекой, а её не переходят во вражескую зону контроля.
refusal-climb-begins-in-zoc = В горы ({ $b }) не поднимаются из вражеской зоны контроля: { $a }.
refusal-climb-ends-in-zoc = В горы ({ $b }) не поднимаются, если там вражеская зона контроля.
refusal-reserve-does-not-leave-a-zoc = Гекс { $a } во вражеской зоне контроля, а резерв из неё не выходит.
refusal-reserve-does-not-enter-a-zoc = Гекс { $a } во вражеской зоне контроля, а резерв в неё не входит.
refusal-river-is-not-at-hand = Между гексами { $b } и { $a } нет моста: чтобы перейти большую реку, надо начать движение на её берегу.
refusal-river-is-crossed-at-once = Между гексами { $b } и { $a } нет моста: большую реку переходят с первого гекса пути, и на том движение кончается.
refusal-not-enough-points = { $need ->
    [0] { $a } не дойдёт до гекса { $b }: очков движения { $points }.
   *[other] { $a }: путь в гекс { $b } стоит { $need } очк. движения, есть { $points }.
}
refusal-way-points-are-too-far = { $a } не дойдёт этим путём до гекса { $b }: { $points ->
    [one] есть только { $points } очко движения.
    [few] есть только { $points } очка движения.
   *[many] есть только { $points } очков движения.
}
refusal-hex-is-full = В гексе { $a } уже две части: пройти можно, остановиться нельзя.

# -- Почему нельзя: бой -----------------------------------------------------------------------------------------------
refusal-formation-is-another = { $a }: часть не из танковой группы, а внезапно нападают только они.
refusal-attacker-is-the-enemys = { $a } — не ваша часть, атаковать ею нельзя.
refusal-reserve-attacks-with-others = { $a }: часть не активирована жетоном резерва и атаковать не может.
refusal-armour-limit-forbids-the-attack = { $a }: при выборе механизированных частей она осталась без активации и атаковать не может.
refusal-attacker-is-not-active = { $a }: часть не активирована и атаковать не может.
refusal-fortress-does-not-attack = Крепость не атакует.
refusal-target-is-not-adjacent = { $a }: гекс { $b } не соседний.
refusal-target-is-empty = В гексе { $a } нет противника.
refusal-attacks-already = { $a } уже атакует { $b }.
refusal-hex-is-closed = { $a }: в гексе { $b } горы без дороги, атаковать там нельзя.
refusal-way-is-forbidden = { $a }: движением в гекс { $b } отсюда не попасть, значит, и атаковать его нельзя.
refusal-has-no-attack-to-call-off = { $a } никого не атакует, отменять нечего.
refusal-attack-was-not-declared = Атаки на гекс { $a } не объявлено или она уже проведена.
refusal-takes-no-loss-here = { $a }: эти потери её не касаются.
refusal-fortress-does-not-retreat = Крепость не отступает.
refusal-was-not-beaten = { $a }: этой части отступать не нужно, или она уже отступила.
refusal-retreat-leaves-the-map = Гекс { $a } не в игре.
refusal-retreat-enters-water = В гексе { $a } только вода.
refusal-retreat-meets-enemies = В гексе { $a } противник.
refusal-retreat-crosses-the-start-line = { $a }: гекс { $b } за линией старта, через неё не отступают.
refusal-retreat-is-barred = { $a }: в гекс { $b } оттуда не попасть.
refusal-river-bars-the-retreat = { $a }: гекс { $b } за большой рекой без моста, а через неё ведёт только первый гекс отступления.
refusal-retreat-does-not-lead-away = { $a }: каждый гекс отступления дальше от гекса { $b }, по одному за раз.
refusal-retreat-is-too-short = { $a }: надо отступить дальше. Гексов отступления: { $count }.
refusal-retreat-is-too-long = В гексе { $b } есть место, дальше отступать нельзя ({ $a }). Гексов отступления: { $count }.
refusal-retreat-ends-in-a-full-hex = В гексе { $a } уже две части: отступать надо дальше.
refusal-safer-way-is-open = { $a }: отступать надо более безопасным путём ({ $best }).
refusal-way-leads-from-supply = { $a }: отступать надо к своему снабжению ({ $best }).
refusal-fortress-does-not-pursue = Крепость не преследует.
refusal-did-not-attack = { $a }: часть здесь не атаковала или уже преследовала.
refusal-first-hex-is-another = Преследование начинается с гекса { $b }, а не { $a }.
refusal-infantry-goes-one-hex = { $count ->
    [one] { $a }: преследовать можно только на { $count } гекс.
    [few] { $a }: преследовать можно только на { $count } гекса.
   *[many] { $a }: преследовать можно только на { $count } гексов.
}
refusal-armour-goes-two-hexes = { $count ->
    [one] { $a }: преследовать можно только на { $count } гекс.
    [few] { $a }: преследовать можно только на { $count } гекса, один за другим.
   *[many] { $a }: преследовать можно только на { $count } гексов, один за другим.
}
refusal-city-stops-the-pursuit = { $a }: преследование кончается в гексе { $b }, дальше не пускает город.
refusal-ground-stops-the-pursuit = { $a }: преследование кончается в гексе { $b }, дальше не пускает местность.
refusal-river-stops-the-pursuit = { $a }: преследование кончается в гексе { $b }, дальше не пускает река.
refusal-pursuit-leaves-the-map = Гекс { $a } не в игре.
refusal-pursuit-enters-water = В гексе { $a } только вода.
refusal-pursuit-is-barred = { $a }: в гекс { $b } оттуда не попасть.
refusal-pursuit-meets-enemies = В гексе { $a } противник.
refusal-pursuit-ends-in-a-full-hex = В гексе { $a } уже две части.

# -- Почему нельзя: снабжение, крепости, подкрепления -----------------------------------------------------------------
refusal-transfer-has-no-line = { $a } ({ $b }): нет линии коммуникации, снять с карты нельзя.
refusal-only-axis-units-are-transferred = { $a } — не часть Оси на карте.
refusal-only-armour-is-withdrawn = { $a } — не механизированная часть Оси на карте.
refusal-no-stand-fast-marker-is-there = В гексе { $a } нет маркера «Стоять насмерть».
refusal-city-is-lost = Гекс { $a } в руках Оси.
refusal-city-has-no-line = К гексу { $a } нет линии коммуникации: маркер остаётся.
refusal-city-is-not-friendly = В гексе { $a } нет крупного города в советских руках.
refusal-fortress-has-no-line = К гексу { $a } нет линии коммуникации: строить нельзя.
refusal-enemy-is-adjacent = Противник рядом с гексом { $a }: строить поздно.
refusal-fortress-is-complete = Крепость в гексе { $a } достроена: больше +{ $level } не бывает.
refusal-too-many-fortresses = Новой крепости в гексе { $a } не построить: { too-many-hexes }
refusal-too-many-fortresses-at-leningrad = Новой крепости в гексе { $a } не построить: { too-many-hexes }
refusal-too-many-fortresses-at-kiev = Новой крепости в гексе { $a } не построить: { too-many-hexes }
refusal-no-marker-is-left = Для этой карты не осталось маркеров крепости: { $a }.
refusal-armour-never-returns = { $a }: уничтоженные механизированные части не возвращаются.
refusal-starved-hq-never-returns = { $a }: штаб, погибший без снабжения, не возвращается.
refusal-the-dead-never-return = { $a }: часть уничтожена и не вернётся.
refusal-army19-takes-no-train = { $a }: часть прибывает по жетону 19-й армии, вместе со всей армией.
refusal-unit-is-not-in-the-box = { $a }: среди ваших доступных частей её нет.
refusal-contingent-is-used-up = { $nationId ->
    [ro] Румынских подкреплений в этот ход больше нет, ждать придётся: { $a }.
    [su] Советских подкреплений по железной дороге в этот ход больше нет, ждать придётся: { $a }.
   *[other] Немецких подкреплений в этот ход больше нет, ждать придётся: { $a }.
}
refusal-no-station-is-open = { $a }: нет открытой железной дороги со свободным местом.
refusal-reserve-is-not-called-yet = Стратегического резерва в этот ход нет, ждать придётся: { $a }.
refusal-scenario-has-no-reserve = В этом сценарии нет стратегического резерва: { $a } прибывает только по железной дороге.
refusal-smolensk-reserve-is-used-up = Стратегический резерв этого хода исчерпан, ждать придётся: { $a }.
refusal-reserve-is-used-up = Стратегический резерв этого хода исчерпан, ждать придётся: { $a }.
refusal-not-from-moscow = Стратегический резерв идёт из Москвы, а гекс { $a } к ней не ведёт.
refusal-entry-is-held = В гексе { $a } противник.
refusal-entry-leads-nowhere = { $b }: от гекса { $a } не дойти до свободного места.
refusal-no-railway-here = В гексе { $a } нет железной дороги.
refusal-station-is-in-zoc = Гекс { $a } во вражеской зоне контроля.
refusal-friends-do-not-help-the-train = Железная дорога к гексу { $a } идёт через вражескую зону контроля: поезд не пройдёт, даже если там свои.
refusal-railway-is-cut = Гекс { $a } не связан открытой железной дорогой со своим источником снабжения.
refusal-station-is-full = В гексе { $a } уже две части.

# -- Что произошло: до игры -------------------------------------------------------------------------------------------
bid = { $seat }: ставка { $points }.
bid-won = Ось достаётся месту «{ $seat }», нужно набрать { $points ->
    [one] { $points } очко победы
    [few] { $points } очка победы
   *[many] { $points } очков победы
}.
unit-deployed = { $unit }: место на карте — { $hex }.
formation-arranged = { $formation }: расставила программа, { $count ->
    [one] { $count } часть
    [few] { $count } части
   *[many] { $count } частей
}.
side-set-up = { $sideId ->
    [axis] Войска Оси расставлены.
   *[soviet] Советские войска расставлены.
}
surprise-attack = Воскресенье, 22 июня 1941 года: танковые группы наносят внезапный удар.

# -- Что произошло: ходы и жетоны -------------------------------------------------------------------------------------
turn-began = Ход { $turn }
unit-available = { $unit }: часть снова доступна.
chits-available = { $sideId ->
    [axis] Новые жетоны Оси: { $chits }.
   *[soviet] Новые советские жетоны: { $chits }.
}
army-raised = Развёрнута армия: { $chit }.
chit-chosen = Выбран жетон: { $chit }.
chit-held = Остаётся на руке: { $chit }.
chit-dealt = Жетон «{ $chit }» положен в кубок: { $seat }.
cup-filled = В кубке { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}.
chit-drawn = Вытянут жетон: { $chit }
own-chit-drawn = { $seat } тянет жетон: { $chit }.
dummy-drawn = { $seat } тянет пустышку: ничего не происходит.
chit-queued = Жетон вытянут втёмную. В очереди: { $count }.
chit-interrupted = { $held }: прерывание. Вытянутый жетон возвращается в кубок: { $chit }
activation-ended = { $chit }: активация закончена.
hq-activated = Активация: { $hq }.
hq-not-on-map = { $hq }: на карте его нет, жетон не действует.
group-without-railway = { $hq }: своей железной дороги нет, второй активации не будет.
units-activated = Части для активации выбраны.
reserve-rolled = { $chit }: { $count ->
    [0] активировать некого.
    [one] можно активировать { $count } часть.
    [few] можно активировать { $count } части.
   *[many] можно активировать { $count } частей.
}
hq-relocated = { $unit } покидает гекс { $hex } и вернётся на ход { $turn }.
army-enters = { $chit } выходит на карту: { $hex }.
army-cannot-enter = { $chit } пока не может выйти на карту.
zhukov-declared = Обороной Ленинграда командует Жуков.

# -- Что произошло: движение ------------------------------------------------------------------------------------------
unit-moved = { $unit }: { $start } → { $end }.
unit-marched = { $unit }: { $start } → { $end }, стратегическое движение.
movement-ended = { $seatId ->
    [axis] Движение закончено.
    [soviet] Движение закончено.
   *[other] Движение закончено: { $seat }.
}
hex-taken = { $sideId ->
    [axis] Ось занимает { $hex }.
   *[soviet] Советские войска занимают { $hex }.
}

# -- Что произошло: бой -----------------------------------------------------------------------------------------------
phase-combat = { $sideId ->
    [axis] Бой Оси
   *[soviet] Советский бой
}
battle = Атака на { $hex } ({ $units }): { $attack } против { $defence }, колонка { $column }, результат { $result }.
attack-void = Атака на { $hex } не состоится: сражаться некому.
attack-cancelled = Атака на { $hex } ({ $units }) отменена: { $attack } против { $defence } — слишком мало.
unit-reduced = { $unit } теряет ступень ({ $hex }).
unit-eliminated = { $back ->
    [1] { $unit } гибнет ({ $hex }), но может вернуться с подкреплениями.
   *[other] { $unit } гибнет ({ $hex }).
}
fortress-holds = Крепость в гексе { $hex } не отступает: { $count ->
    [one] вместо этого ещё { $count } потеря.
    [few] вместо этого ещё { $count } потери.
   *[many] вместо этого ещё { $count } потерь.
}
fortress-damaged = Крепость в гексе { $hex } разрушена до +{ $level }.
fortress-destroyed = Крепость в гексе { $hex } пала.
unit-retreated = { $losses ->
    [0] { $unit } отступает: { $start } → { $end }.
   *[other] { $unit } отступает через вражеские зоны контроля: { $start } → { $end }.
}
unit-pursued = { $unit } преследует: { $start } → { $end }.

# -- Что произошло: снабжение и подкрепления --------------------------------------------------------------------------
supply-check = Проверка снабжения, ход { $turn }
side-checked = { $sideId ->
    [axis] Части Оси без линии коммуникации: { $count ->
        [0] нет
       *[other] { $units }
    }.
   *[soviet] Советские части без линии коммуникации: { $count ->
        [0] нет
       *[other] { $units }
    }.
}
unit-starved = { $unit } гибнет в окружении ({ $hex }) и больше не вернётся.
unit-withdrawn = { $unit } покидает фронт ({ $hex }): сила атаки { $strength }.
unit-transferred = { $unit } покидает гекс { $hex } и ждёт среди доступных.
fortress-built = Крепость +{ $level } в гексе { $hex }.
stand-fast-lifted = Маркер «Стоять насмерть» снят: { $hex }.
reinforcements = { $sideId ->
    [axis] Подкрепления Оси
   *[soviet] Советские подкрепления
}
unit-arrived = { $unit } прибывает по железной дороге: { $hex }.
unit-from-moscow = { $unit } прибывает из Москвы: { $start } → { $end }.

# -- Что произошло: исправлено по соглашению --------------------------------------------------------------------------
edited-unit = Исправлено: { $unit } — { $hex }, ступеней: { $steps }.
edited-fortress = { $level ->
    [0] Исправлено: в гексе { $hex } крепости нет.
   *[other] Исправлено: крепость +{ $level } в гексе { $hex }.
}
edited-control = { $sideId ->
    [axis] Исправлено: гекс { $hex } у Оси.
   *[soviet] Исправлено: гекс { $hex } у СССР.
}

# -- Конец ------------------------------------------------------------------------------------------------------------
axis-wins = Победа Оси: { $points ->
    [one] { $points } очко победы
    [few] { $points } очка победы
   *[many] { $points } очков победы
}, нужно было { $threshold }.
soviets-win = Победа СССР: у Оси { $points ->
    [one] { $points } очко победы
    [few] { $points } очка победы
   *[many] { $points } очков победы
}, а нужно было { $threshold }.
score-city = Крупные города
score-stand-fast = Города, которые должны были стоять насмерть
score-german-mech = Немецкие механизированные части в полной силе
score-soviet-mech = Уничтоженные советские механизированные части
score-breakthrough = Прорыв
score-moscow = Дорога на Москву
score-star = Гексы со звездой

# -- Строки под броском -----------------------------------------------------------------------------------------------
modifier-river = река
modifier-out-of-command = вне командования
modifier-retreated = уже отступали

# What a machine player was up to, told after its turn.
intent-effort = Главный удар — { $place }.
intent-advance = Наступает где может.
intent-drive = Рвётся к целям, оставляя противника позади.
intent-assault = Сначала атакует, чего бы это ни стоило, потом идёт дальше.
intent-secure = Сначала обеспечивает свои линии связи.
intent-hold = Удерживает цели и преграждает путь.
intent-counter-attack = Контратакует где может.
intent-delay = Преграждает путь, чтобы выиграть время.
intent-raid = Выходит на линии связи противника.
intent-cities = Собирает силы в городах.

order-interrupt-draw = Прервать вытянутый жетон жетоном из руки
order-choose-retreat = Отступления ваших частей
order-choose-losses = Потери уровней ваших частей
