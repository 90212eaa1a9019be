# Holland '44 по-русски. Имена приходят в именительном падеже; `$xId` — исходное обозначение `$x`, `none`, если пусто.
# Гексы названы печатными номерами, места с названием — и тем и другим. Варианты выбора стоят каждый на своей строке:
# так нужно разборщику в браузере. Пустой список ни один вариант не отличит, поэтому показаны только непустые списки.

# -- О чём спрашивают -------------------------------------------------------------------------------------------------
ask-rearm-artillery = { $sideId ->
    [allied] Какая артиллерия союзников получит снаряды?
   *[german] Какая немецкая артиллерия получит снаряды?
} { $count ->
    [0] Пока никто не получил.
   *[other] Уже получили: { $count }.
}
ask-work-on-bridges = Каким мостом заняться?
ask-blow-bridge = { $causeId ->
    [crossing] Союзники переходят мост: { $bridge }. Взорвать?
    [attack] Союзники атакуют через мост: { $bridge }. Взорвать?
    [advance] Союзники продвигаются к мосту: { $bridge }. Взорвать?
   *[approach] Союзники вышли к мосту: { $bridge }. Взорвать?
}
ask-land-units = Кто и где высаживается? { $units ->
    [one] Ждёт { $units } часть.
    [few] Ждут { $units } части.
   *[many] Ждут { $units } частей.
}{ $points ->
    [-1] { "" }
   *[other] { " " }Осталось очков высадки: { $points }.
}
ask-choose-victim = { $resultId ->
    [S] Высадка, { $hex }: одна часть рассеяна. Какая?
    [S1] Высадка, { $hex }: одна часть рассеяна и теряет уровень (S1). Какая?
   *[S2] Высадка, { $hex }: одна часть рассеяна и теряет два уровня (S2). Какая?
}
ask-move-units = { $sideId ->
    [allied] Движение союзников: кто идёт?
   *[german] Движение немцев: кто идёт?
}
ask-choose-route = { $count ->
    [one] Куда идёт { $units }?
   *[other] Куда идут: { $units }?
}
ask-take-ground = Гекс { $hex } пуст. Занять его?
ask-choose-target = Какой гекс атаковать?
ask-plan-attack = { $columnId ->
    [none] Атака на { $hex }: кто участвует?
   *[other] Атака на { $hex }, колонка { $column }: кто участвует?
}
ask-call-off = Моста больше нет. Всё равно атаковать?
ask-choose-automatic-ds = Против { $hex } больше, чем десять к одному: кого не задействовать?
ask-choose-defenders = В { $hex } слишком тесно: какие части обороняются?
ask-choose-loss = { $sideId ->
    [allied] Какая часть союзников теряет уровень?
   *[german] Какая немецкая часть теряет уровень?
}
ask-announce-support = Атака на { $hex } пойдёт в колонке { $column }. Что её поддержит?
ask-stand-fast = Упорная оборона, { $hex }? Назовите ведущую часть или отступите.
ask-retreat-waived = { $hex }: от ведущего соединения атакующих никого не осталось. Отступать не обязательно.
ask-choose-retreat = Отступление из гекса { $hex }: кто и куда отходит?
ask-choose-advance = { $kindId ->
    [limited] Гекс { $hex } свободен. Кто его займёт?
    [bonus] Противник разбит: { $hex }. Кто продвигается и развивает успех?
   *[normal] Гекс { $hex } взят. Кто продвигается?
}
ask-slip-away = Часть выходит из боя. Куда она отходит?
ask-trim-stack = В гексе { $hex } уровней: { $steps }, а можно девять. Кто теряет уровень?
ask-place-head = Где снова появится { $unit }?
ask-place-traffic = Где затор? { $left ->
    [one] Остался { $left } маркер.
    [few] Осталось { $left } маркера.
   *[many] Осталось { $left } маркеров.
}

# -- Что можно ответить -----------------------------------------------------------------------------------------------
do-rearm = Снаряды: { $unit }
do-demolish = Взорвать: { $bridge }
do-mine = Заминировать: { $bridge }
do-repair = Чинить: { $bridge }
do-blow = Взорвать
do-spare = Пока не трогать
do-done = Готово
do-decline = Нет
do-land = { $unit } → { $hex }
do-suffer = Применить: { $unit }
do-move = Двигать: { $units }
do-go = { $modeId ->
    [tactical] Тактически: { $to }
    [extended] Ускоренно: { $to }
   *[normal] Идти: { $to }
}
do-drop = Оставить здесь: { $unit }
do-halt = Остановиться
do-put-back = Оставить на месте
do-screen = { $unitId ->
    [none] Прикрыть просачивание: { $hex } (все)
   *[other] Прикрыть просачивание: { $hex } ({ $unit })
}
do-limber = Маркер движения: { $unit }
do-unlimber = Снять маркер движения: { $unit }
do-full-retreat = Беспорядочно отступать: { $unit }
do-lay-ferry = { $unit }: навести переправу, { $to }
do-automatic-ds = Авто DS: { $target }
do-detach = { $unit }: выделить часть ({ $part })
do-rejoin = { $part } → { $unit }: воссоединить
do-merge = { $unit } → { $into }: передать уровень
do-refit = { $atId ->
    [none] Пополнить: { $unit }
   *[other] Восстановить: { $unit } ({ $at })
}
do-rally = Вернувшиеся десантники: { $unit }
do-redeploy = Неопознанная часть: { $hex } → { $to }
do-end-movement = Закончить движение
do-attack = Атаковать { $target }
do-join = Участвует: { $unit }
do-leave = Не участвует: { $unit }
do-lead = { $formationId ->
    [none] Ведут части вне соединений
   *[other] Ведущее соединение: { $formation }
}
do-attach = Придать: { $unit }
do-support = Артиллерия: { $unit }
do-call-air = Вызвать авиацию
do-commit = В атаку!
do-cancel = Не атаковать
do-end-combat = Закончить бои
do-defend = Обороняются: { $units }
do-lose-step = Потери: { $unit }
do-stand = { $supportId ->
    [none] Стоять насмерть: { $unit }
   *[other] Стоять насмерть: { $unit }, артиллерия: { $support }
}
do-fall-back = Отступить
do-ignore = Не отступать
do-retreat = { $unit } отступает: { $path }
do-advance = { $unit } продвигается: { $to }
do-breakthrough = { $atId ->
    [none] Развить успех: { $target }
   *[other] Развить успех из { $at }: { $target }
}
do-end-advance = Дальше не продвигаться
do-disengage = Вывести из боя: { $unit }
do-jam = Маркер { $marker }: { $hex }

# -- Почему нельзя: артиллерия ----------------------------------------------------------------------------------------
refusal-gun-is-active = { $a }: снаряды уже есть.
refusal-disrupted-guns-wait = { $a }: часть дезорганизована и снарядов не получит.
refusal-routed-guns-wait = { $a }: часть беспорядочно отступает и снарядов не получит.
refusal-gun-is-cut-off = { $a }: часть без снабжения и снарядов не получит.
refusal-allied-shells-are-spent = { $a }: снарядов больше нет, наземных артиллерийских частей за фазу — не больше { $count }.
refusal-no-line-to-the-depots = { $a } ({ $b }): нет линии снабжения до области входа N.
refusal-no-drop-at-night = { $a }: ночью снаряды не сбрасывают.
refusal-no-drop-from-an-overcast-sky = { $a }: в пасмурную погоду снаряды не сбрасывают.
refusal-one-drop-under-clouds = { $a }: снарядов больше нет, десантных артиллерийских частей в такую погоду — не больше { $count }.
refusal-no-way-to-the-head = { $a }: нет сухопутного пути не длиннее четырёх гексов до источника снабжения дивизии.
refusal-no-field-for-the-drop = { $a }: от источника снабжения ({ $b }) дальше четырёх гексов до безопасного гекса высадки дивизии.
refusal-no-gun-of-the-side = { $a }: боеприпасы получает только ваша артиллерия, которая в игре.
refusal-german-shells-are-spent = { $a }: снарядов больше нет, немецких артиллерийских частей за дневной ход — не больше { $count }.
refusal-no-line-home = { $a } ({ $b }): нет линии снабжения до немецкой области входа.
refusal-gun-has-fired = { $a }: артиллерия уже стреляла.
refusal-gun-is-scattered = { $a }: часть рассеяна и стрелять не может.
refusal-gun-is-engaged = { $a }: часть скована боем и стрелять не может.
refusal-gun-is-disrupted = { $a }: часть дезорганизована и стрелять не может.
refusal-gun-is-routed = { $a }: часть беспорядочно отступает и стрелять не может.
refusal-gun-is-on-the-march = { $a }: часть на марше и стрелять не может.
refusal-gun-is-in-the-hex = { $a }: бой в своём гексе ({ $b }) артиллерия не поддерживает.
refusal-gun-is-out-of-range = { $a }: гекс { $b } слишком далеко, дальность — { $range ->
    [one] { $range } гекс
    [few] { $range } гекса
   *[many] { $range } гексов
}.
refusal-gun-serves-others = { $a } поддерживает только своих: { $formation }.
refusal-only-guns-support = { $a }: бой поддерживает только артиллерия.
refusal-gun-is-the-enemys = { $a }: это артиллерия противника.
refusal-gun-was-called = { $a }: артиллерия уже поддерживает эту атаку.
refusal-gun-is-not-in-play = { $a }: артиллерии нет ни на карте, ни в областях входа, поддержать бой она не может.
refusal-guns-are-enough = { $a }: атаку поддерживает одна часть, вместе с артиллерией ведущей дивизии — только 5-я группа артиллерии.
refusal-fight-is-too-quick-for-guns = { $a }: в бою за { $b } артиллерии нет ни у одной из сторон.

# -- Почему нельзя: мосты ---------------------------------------------------------------------------------------------
refusal-ferry-is-no-bridge = Переправу не взрывают, не минируют и не чинят: { $a }.
refusal-only-germans-blow-bridges = Мосты взрывают только немцы: { $a }.
refusal-only-germans-mine-bridges = Мосты минируют только немцы: { $a }.
refusal-bridge-is-out-of-bounds = Этот мост не минируют и не взрывают: { $a }.
refusal-bridge-was-mined-now = Мост заминирован только в этой фазе: { $a }.
refusal-attempt-was-made-now = В этой фазе мост уже пытались взорвать: { $a }.
refusal-repair-takes-two-phases = На эту фазу работ достаточно: { $a }.
refusal-bridge-is-not-mined = Мост не заминирован ({ $state }): { $a }.
refusal-no-ally-is-near = Союзников рядом нет: { $a }.
refusal-no-german-is-near = Немцев рядом нет: { $a }.
refusal-germans-are-disordered = Немцы у моста не в полном порядке: { $a }.
refusal-ally-bars-the-way-to-the-bridge = Путь к мосту закрывают союзники: { $a }.
refusal-bond-bars-the-way-to-the-bridge = Путь к мосту закрывает связка ЗК союзников: { $a }.
refusal-bridge-is-not-safe = Минируют только исправный мост ({ $state }): { $a }.
refusal-no-german-at-the-bridge = У моста нет немцев: { $a }.
refusal-ally-at-the-bridge = На том конце союзники: { $a }.
refusal-ally-watches-the-bridge = На том конце зона контроля союзников: { $a }.
refusal-bridge-stands = Мост не взорван: { $a }.
refusal-railway-bridge-is-lost = Железнодорожный мост через большую реку не восстановить: { $a }.
refusal-enemy-at-the-bridge = У моста противник: { $a }.
refusal-enemy-watches-the-bridge = Мост во вражеской зоне контроля: { $a }.
refusal-bridging-unit-is-disordered = { $a }: часть не в полном порядке и строить не может.
refusal-bridging-unit-is-cut-off = { $a }: часть без снабжения и строить не может.
refusal-bridging-unit-is-engaged = { $a }: часть скована боем и строить не может.
refusal-enemy-is-too-close = Без мостовой части до противника должно быть не меньше пяти гексов: { $a }.
refusal-no-road-to-the-bridge = От области входа к мосту нет линии снабжения по дороге: { $a }.
refusal-bridge-is-too-far-north = Так далеко на север мостовые части ещё не дошли: { $a }.

# -- Почему нельзя: высадка и вернувшиеся десантники ------------------------------------------------------------------
refusal-unit-does-not-come-by-air = { $a }: эта часть не десантная.
refusal-unit-has-landed = { $a }: этой части уже нет в воздухе.
refusal-unit-lands-later = { $a }: высадка не раньше хода { $turn }.
refusal-landing-points-are-used-up = { $a }: { $points ->
    [0] в этот ход очков высадки нет.
   *[other] очки высадки этого хода ({ $points }) исчерпаны.
}
refusal-poles-want-a-clear-sky = { $a }: высадка только в ясную погоду.
refusal-poles-wait-for-the-third-turn-units = { $a }: сначала высадятся все, кого ждали на ходу 3.
refusal-hex-is-for-the-poles = { $a }: гекс { $b } только для поляков.
refusal-first-wave-keeps-to-its-hex = { $a }: на первом ходу высадка только в свой гекс высадки, а не в { $b }.
refusal-second-wave-stays-close = { $a }: высадка только в свой гекс высадки или рядом, а не в { $b }.
refusal-hex-is-not-the-divisions = { $a }: { $b } — не у гекса высадки и не у источника снабжения своей дивизии.
refusal-hex-is-no-landing-hex = { $a }: { $b } — не у гекса высадки и не у источника снабжения.
refusal-water-lies-between = { $a }: { $b } отделяет от гекса высадки река или канал.
refusal-no-ground-for-parachutes = { $a }: { $b } — город или болото, там не высаживаются.
refusal-gliders-want-open-fields = { $a }: { $b } не подходит, планерам и артиллерии нужна открытая местность.
refusal-nine-steps-have-landed = { $a }: уровней в гексе { $b } стало бы { $steps }, а высадить можно девять.
refusal-only-paratroopers-return = { $a }: это не десантная часть на карте.
refusal-unit-has-all-its-men = { $a }: часть в полной силе.
refusal-no-paratroopers-returned = { $a }: к своим пока никто не вернулся.
refusal-men-rest-for-a-turn = { $a }: те, кто вернулся в этом ходу, вольются в часть не раньше следующего.
refusal-result-is-not-its-own = { $a }: результат относится к одной из частей, высадившихся в этом гексе.
refusal-division-has-had-its-step = { $a }: дивизия уже получила свой уровень в этот ход.
refusal-paratroopers-are-in-disorder = { $a }: часть не в полном порядке и людей не примет.
refusal-paratroopers-are-engaged = { $a }: часть скована боем и людей не примет.
refusal-paratroopers-have-marched = { $a }: часть уже двигалась, а людей принимают до движения.
refusal-no-line-to-the-supply-head = { $a }: нет линии снабжения до источника снабжения десанта.

# -- Почему нельзя: движение ------------------------------------------------------------------------------------------
refusal-units-are-apart = { $a }: вместе двигаются только части из одного места.
refusal-unit-is-the-enemys = { $a }: это не ваша часть.
refusal-step-is-the-enemys = { $a }: это не ваша часть.
refusal-unit-is-not-in-play = { $a }: части нет ни на карте, ни в областях входа.
refusal-has-moved = { $a }: движение этой части закончено.
refusal-has-had-its-breach = { $a }: часть участвовала в Авто DS и больше не двигается.
refusal-has-given-up-its-move = { $a }: часть отказалась от движения.
refusal-garrison-stays = { $a } ждёт, пока союзники не подойдут на два гекса.
refusal-engineers-serve-the-ferry = { $a }: часть занята на переправе.
refusal-cannot-move = { $a }: эта часть не двигается.
refusal-area-keeps-the-disordered = { $a }: часть не в полном порядке и остаётся в области входа.
refusal-shaken-units-seek-calm = { $a }: дезорганизованная часть низкого качества обязана уйти туда, где нет вражеских зон контроля.
refusal-area-is-german = Союзникам туда нельзя, { $a } — немецкая.
refusal-area-is-allied = Немцам туда нельзя, { $a } — союзная.
refusal-area-is-far-on-turn-one = На первом ходу немцы уходят только в области A и L, не в { $a }.
refusal-areas-do-not-touch = { $a } и { $b } не соприкасаются.
refusal-river-parts-the-area = Между { $a } и { $b } большая река: пройти можно только переправой, один уровень в ход, тактически.
refusal-river-parts-the-map = Между { $a } и { $b } большая река: пройти можно только переправой, один уровень в ход, тактически.
refusal-mode-is-kept = { $a }: способ движения выбран и до конца не меняется.
refusal-disrupted-move-tactically = { $a }: часть дезорганизована, только тактическое передвижение.
refusal-routed-do-not-hurry = { $a }: беспорядочно отступающим ускоренное движение недоступно.
refusal-unsupplied-move-tactically = { $a }: без снабжения только тактическое передвижение.
refusal-scattered-move-tactically = { $a }: часть рассеяна, только тактическое передвижение.
refusal-engaged-move-tactically = { $a }: часть скована боем, только тактическое передвижение.
refusal-refitted-move-one-hex = { $a }: часть принимает пополнение, не дальше одного гекса.
refusal-one-hex-after-replacements = { $a }: часть получила пополнение и идёт не дальше одного гекса.
refusal-guns-need-a-marker-to-drive = { $a }: без маркера движения только тактическое передвижение.
refusal-heads-move-tactically = { $a }: источник снабжения десанта передвигается только тактически.
refusal-germans-are-surprised = { $a }: в первый ход немцы передвигаются только тактически.
refusal-extended-ends-alone = Ускоренное движение не заканчивают вместе с другой частью: { $a }.
refusal-extended-ends-with-the-unknown = Ускоренное движение не заканчивают вместе с неопознанной частью, а она в { $a }.
refusal-stacks-do-not-hurry = Группа не движется ускоренно: её части закончили бы движение вместе ({ $a }).
refusal-heads-keep-apart = В гексе только один источник снабжения десанта, а там уже { $a }.
refusal-zone-stops-the-group = { $a }: во вражеской зоне контроля ({ $b }) надо остановиться.
refusal-out-of-reach = { $modeId ->
    [tactical] { $a }: тактическим движением осталось гексов { $left }, { $place } слишком далеко.
   *[other] { $need ->
        [0] { $a }: до { $place } не дойти, осталось очков движения { $left }.
       *[other] { $a }: путь в { $place } стоит { $need } очк. движения, осталось { $left }.
    }
}
refusal-stack-leaves-none-behind = { $a }: оставить часть может только группа, которая уже в пути.
refusal-group-has-not-moved = { $a }: движение ещё не начато, отправьте часть в путь или верните на место.
refusal-group-is-on-its-way = { $a }: движение начато, его надо закончить.
refusal-another-group-moves = { $a }: сначала закончит движение другая группа ({ $b }).
refusal-hex-is-water = Гекс { $a } — вода или край карты.
refusal-enemy-is-there = В гексе { $a } противник.
refusal-unknown-is-met-with-care = В гексе { $a } неопознанная часть: ускоренно туда не войти.
refusal-enters-a-bond = Через гекс { $a } проходит вражеская связка ЗК.
refusal-crosses-a-bond = Между { $a } и { $b } проходит вражеская связка ЗК.
refusal-no-road-into-the-map = В польдер и болото техника въезжает только по дороге, а через край карты в { $a } дороги нет.
refusal-no-road-out-of-the-map = Из польдера и болота техника выезжает только по дороге, а через край карты из { $a } дороги нет.
refusal-vehicles-enter-by-road = В польдер и болото техника въезжает только по дороге: { $a }.
refusal-vehicles-leave-by-road = Из польдера и болота техника выезжает только по дороге: { $a }.
refusal-vehicles-need-a-bridge = Технике нужен мост или переправа: { $a } – { $b }.
refusal-canal-is-crossed-first = Без моста канал переходят тактически и первым же шагом: { $a } – { $b }.
refusal-canal-takes-tactical-movement = Без моста канал переходят только тактически: { $a } – { $b }.
refusal-large-river-bars-the-way = Без моста через большую реку нужны переправа или сапёры: { $a } – { $b }.
refusal-large-river-takes-tactical-movement = Переправляются только тактическим передвижением: { $a } – { $b }.
refusal-ferry-is-closed = Переправа закрыта: у берега противник или его зона контроля ({ $a } – { $b }).
refusal-ferry-takes-one-step = Переправа берёт только одноуровневую часть, большие надо разделить: { $a } – { $b }.
refusal-ferry-takes-one-unit = Переправа перевозит один уровень за ход, а не группу: { $a } – { $b }.
refusal-ferry-is-used-up = Переправа уже перевезла свой уровень за этот ход: { $a } – { $b }.
refusal-german-vehicles-cross-at-night = Днём немецкая переправа возит только пехоту: { $a } – { $b }.
refusal-engineers-carry-six-steps = Сапёры перевозят не больше шести уровней за ход: { $a } – { $b }.
refusal-engineers-carry-one-vehicle = Сапёры перевозят только один уровень техники за ход: { $a } – { $b }.
refusal-extended-keeps-away = Ускоренно к противнику не подходят: { $a }.
refusal-crowd-is-entered-slowly = Гекс { $a } переполнен: механизированные части входят только тактически.
refusal-routed-keep-away = Беспорядочно отступающие не входят во вражескую зону контроля: { $a }.
refusal-boundary-is-another-corps = { $a } слишком далеко за границей корпуса: { $corps }.
refusal-screen-is-too-thin = Для прикрытия нужны два не двигавшихся уровня в лесу или городке; { $a }: { $steps }.
refusal-no-movement-marker = { $a }: все маркеры движения ({ $count }) уже розданы.
refusal-has-no-marker = { $a }: маркера движения у части нет.
refusal-marker-stays-on-the-gun = { $a }: часть уже двигалась, маркер остаётся до вашей следующей фазы движения.
refusal-only-guns-limber = { $a }: маркер движения дают только артиллерии.
refusal-gun-is-limbered = { $a }: маркер движения у части уже есть.
refusal-is-not-disrupted = { $a }: беспорядочно отступить может только дезорганизованная часть, которая не двигалась.
refusal-no-ferry-there = { $a }: переправу сюда не навести ({ $b }).
refusal-water-is-too-small = Инженеры наводят переправу только через большую реку: { $a }, { $b }.
refusal-ferry-is-in-use = { $a }: переправой уже пользовались, другой в этом ходу не будет.
refusal-boats-went-into-an-assault = { $a }: сапёры помогли форсированию в этом ходу и переправу не наводят.
refusal-poor-units-must-leave = { $a }: дезорганизованная часть низкого качества должна выйти из вражеской зоны контроля.
refusal-odds-are-too-low = Для Авто DS ({ $a }) нужно десять к одному.
refusal-unit-is-needed = Без этой части ({ $a }) десяти к одному не собрать.
refusal-unit-adds-nothing = { $a }: эта часть в соотношении сил против { $b } не участвует.
refusal-no-enemy-for-automatic-ds = В гексе { $a } нет противника для Авто DS.
refusal-unknown-units-are-german = Неопознанные части перемещает только немецкий игрок.
refusal-group-takes-that-hex = Группа заканчивает движение в занятом гексе { $a } или остаётся на месте: { $b }.
refusal-unit-is-not-in-the-hex = { $a }: лишние уровни теряют в гексе { $b }, а этой части там нет.
refusal-head-is-not-counted = { $a }: источник снабжения в девять уровней не входит.
refusal-head-returns-to-its-division = { $a }: источник снабжения возвращается в гекс с частью своей дивизии, где нет другого источника.
refusal-unknown-units-wait = Неопознанная часть ({ $a }) до хода { $turn } остаётся на месте.
refusal-one-was-redeployed = За ход перемещают только одну неопознанную часть: { $a }.
refusal-no-unknown-unit-here = В гексе { $a } нет неопознанной части.
refusal-no-town-there = { $a } — не город и не городок.
refusal-another-unknown-is-there = В гексе { $a } уже есть неопознанная часть.
refusal-allies-are-near = { $a }: союзники слишком близко ({ $b }).
refusal-no-road-home = { $a }: нет линии снабжения по дороге до немецкой области входа.

# -- Почему нельзя: выделение и пополнение ----------------------------------------------------------------------------
refusal-not-the-owners-turn = { $a }: части выделяют только в свой ход.
refusal-parent-is-not-there = { $a }: части нет ни на карте, ни в области входа.
refusal-unit-is-too-small = { $a }: лишнего уровня нет.
refusal-no-remnant-for-the-rest = { $a }: для остатков не осталось фишки.
refusal-scattered-stay-whole = { $a }: рассеянную часть не делят.
refusal-disrupted-stay-whole = { $a }: дезорганизованную часть не делят.
refusal-routed-stay-whole = { $a }: беспорядочно отступающую часть не делят.
refusal-part-is-of-another-division = { $a }: выделяемая часть — из другой армии или дивизии ({ $b }).
refusal-part-is-of-another-kind = { $a }: выделяемая часть — другого рода ({ $b }).
refusal-part-moves-otherwise = { $a }: выделяемая часть — другого рода ({ $b }).
refusal-part-is-in-use = { $a }: фишка уже в игре.
refusal-part-is-no-breakdown-unit = { $a }: такую часть не выделяют, это не жетон выделения.
refusal-no-breakdown-unit = { $a }: это не выделенная часть в игре.
refusal-part-is-elsewhere = { $a } и { $b }: нужно закончить движение в одном гексе.
refusal-rejoins-another-division = { $a } и { $b }: дивизии разные.
refusal-ordinary-part-goes-home = { $a } присоединяется только к своей материнской части, а не к { $b }.
refusal-not-its-parent = { $a } возвращается только к своим, а это { $b }.
refusal-rejoins-another-kind = { $a } и { $b }: рода войск разные.
refusal-rejoins-one-that-moves-otherwise = { $a } и { $b }: рода войск разные.
refusal-unit-is-full = { $a }: часть в полной силе.
refusal-only-germans-merge = { $a }: уровни передают только немецкие части.
refusal-formations-differ = { $a } и { $b }: соединения разные.
refusal-hexes-differ = { $a } и { $b }: нужно закончить движение в одном гексе.
refusal-types-differ = { $a } и { $b }: типы разные.
refusal-giver-is-of-poorer-stuff = { $a }: качество хуже, чем у принимающей части ({ $b }).
refusal-nothing-to-restore = { $a }: восстанавливать нечего.
refusal-it-is-day = { $a }: днём пополнений нет.
refusal-replacements-come-later = { $a }: пополнений нет до хода { $turn }.
refusal-replacements-are-used-up = { $a }: пополнения этой ночи исчерпаны.
refusal-airborne-get-none = { $a }: десант пополнений не получает.
refusal-artillery-gets-none = Артиллерия пополнений не получает: { $a }.
refusal-german-elite-gets-none = { $a }: элитная часть пополнений не получает.
refusal-german-vehicles-get-none = { $a }: у немцев пополняется только пехота.
refusal-nothing-was-lost = { $a }: пополнять нечего.
refusal-unit-is-in-disorder = { $a }: часть не в полном порядке и пополнений не получит.
refusal-engaged-get-none = { $a }: часть скована боем и пополнений не получит.
refusal-unit-has-marched = { $a }: часть уже двигалась, а пополняют до движения.
refusal-not-a-place-to-come-back = { $a }: вернуться можно в область входа пополнения или в свой город.
refusal-city-is-watched = { $a }: вернуться нельзя, { $b } во вражеской зоне контроля.
refusal-no-remnant-counter-is-left = { $a }: для остатков не осталось фишки.
refusal-no-line-to-the-entry-area = { $a }: нет линии снабжения до области входа, где есть пополнение.

# -- Почему нельзя: бой -----------------------------------------------------------------------------------------------
refusal-is-not-next-to-it = { $a }: гекс { $b } не соседний.
refusal-fights-for-the-enemy = { $a }: атаковать чужой частью нельзя.
refusal-has-no-strength = { $a }: нет силы атаки.
refusal-has-fought = { $a }: часть уже сражалась.
refusal-has-screened = { $a }: часть прикрывает просачивание и не атакует.
refusal-came-from-another-area = { $a } в этом ходу перешла из другой области входа и не атакует.
refusal-is-spent = { $a }: часть выдохлась и атаковать не может.
refusal-has-made-automatic-ds = { $a }: часть участвовала в Авто DS и в этом ходу больше не сражается.
refusal-is-disordered = { $a }: часть не в полном порядке и атаковать не может.
refusal-moved-too-far = { $a }: после ускоренного движения не атакуют.
refusal-hex-is-refitting = Из гекса, где идёт пополнение, не атакуют: { $a }.
refusal-river-needs-engineers = { $a }: моста в гекс { $b } нет, через реку атакуют только вместе с сапёрами и пехотой, которая не двигалась.
refusal-assault-lacks-its-infantry = В форсировании из { $a } в { $b } должна участвовать пехота, которая весь ход стояла у реки.
refusal-engaged-do-not-cross = { $a }: скованные боем не атакуют через большую реку и канал.
refusal-crowd-sends-two = { $a }: из переполненного гекса атакуют две части и одна свободная.
refusal-water-stops-the-help = { $a }: в гекс { $b } нет моста.
refusal-crowd-helps-with-two = { $a }: из переполненного гекса помогают две части и одна свободная.
refusal-another-stack-helps = { $a }: из прорвавшихся помогает только одна группа, и это { $b }.
refusal-edge-holds-one-stack = Из области входа атакует только одна группа в пределах группирования: { $a } остаётся.
refusal-was-attacked = Гекс { $a } в этой фазе уже атаковали.
refusal-advance-goes-hex-by-hex = Продвижение идёт гекс за гексом: { $b } не прилегает к части { $a }.
refusal-took-no-part = { $a }: продвижения нет, часть не атаковала { $b } или не в полном порядке.
refusal-guns-do-not-advance = { $a }: артиллерия не продвигается.
refusal-group-has-finished = { $a }: продвижение закончено, после развития успеха уже пошли другие.
refusal-splits-without-advancing = { $a }: часть не продвигается, выделять из неё сейчас нечего.
refusal-group-is-not-beside-it = Рядом с гексом { $a } нет никого, кто мог бы развить успех.
refusal-holds-no-enemy = В гексе { $a } нет противника.
refusal-no-unit-adjacent = Рядом с гексом { $a } нет ваших частей.
refusal-is-not-attachable = { $a }: рядом нет частей ведущего соединения в том же гексе.
refusal-no-attackers = Пока никто не участвует.
refusal-breakthrough-group-only-helps = { $b }: развивая успех, часть только помогает, { $a } должна атаковать другая.
refusal-takes-part-already = { $a }: часть уже участвует в этой атаке.
refusal-takes-no-part = { $a }: в атаке на { $b } эта часть не участвует.
refusal-formation-does-not-attack = Части этого соединения не атакуют, ведущим оно быть не может: { $formation }.
refusal-attached-unit-does-not-attack = { $a }: часть не атакует, придать её нельзя.
refusal-attached-unit-is-of-the-lead = { $a }: часть из ведущего соединения, придавать её не нужно.
refusal-unit-is-attached = { $a }: часть уже придана.
refusal-no-british-ground-unit-near = { $a }: британские наземные части слишком далеко (гексов не более { $hexes }), авиации не будет.
refusal-no-aircraft-left = { $a }: авиации в этом ходу больше нет.
refusal-aircraft-do-not-fly = { $a }: ночью и в пасмурную погоду авиации нет.
refusal-aircraft-have-come = { $a }: на атаку даётся одна авиационная часть.
refusal-aircraft-are-allied = { $a }: у немцев авиации нет.
refusal-lead-formation-takes-no-part = Ни одна часть ведущего соединения не участвует.
refusal-supply-head-dies-last = { $a }: пока в гексе есть другие, потери несут они.
refusal-loss-falls-elsewhere = { $a }: потери несёт участник боя с той стороны, которая их понесла.
refusal-gun-takes-no-loss = { $a }: артиллерия вне гекса потерь не несёт.
refusal-did-not-stop = { $a }: уровень теряет часть, которая прервала отступление.
refusal-was-beaten-before = { $a }: часть в этой фазе уже отступала, потери несут другие.
refusal-could-not-follow-up = { $a }: продвинуться в { $b } не может, потерю несёт тот, кто может.
refusal-is-not-elite = { $a }: сдвиг дали элитные части, одна из них и несёт потерю.
refusal-is-not-of-the-lead = { $a }: часть не из ведущего соединения, потери несут другие.
refusal-disengagement-is-not-in-use = Выход из боя – опциональное правило, о нём не договаривались.
refusal-not-in-its-own-phase = { $a }: не часть активного игрока на карте.
refusal-has-attacked = { $a }: часть атаковала или уже пыталась выйти из боя.
refusal-is-in-disorder = { $a }: часть не в полном порядке и из боя не выйдет.
refusal-touches-no-enemy = { $a }: рядом нет противника, выходить не из чего.
refusal-cannot-go-back = { $a }: двигаться не может, значит, и из боя не выйдет.
refusal-beaten-do-not-lead = { $a }: часть в этой фазе уже отступала и вести упорную оборону не может.
refusal-supply-heads-do-not-lead = { $a }: источник снабжения упорную оборону не ведёт.
refusal-disordered-do-not-lead = { $a }: часть не в полном порядке и вести упорную оборону не может.
refusal-lead-is-elsewhere = { $a }: части нет в атакованном гексе, вести его оборону она не может.
refusal-attack-was-not-broken = Атака на { $a } не стоила ведущему соединению его единственного уровня: отступления не избежать.
refusal-defender-is-not-in-the-hex = { $a }: для обороны гекса { $b } эту часть выбрать нельзя.
refusal-crowd-defends-with-two = Переполненный гекс { $a } обороняют две части и одна, которая не идёт в счёт группирования.
refusal-guns-do-not-lead = { $a }: артиллерия упорную оборону не ведёт.
refusal-retreat-ends-too-near = { $a }: отступление по возможности заканчивают в двух гексах, а не в { $b }.
refusal-retreat-passes-a-zone = { $a }: есть путь в обход вражеских зон контроля, а этот (в { $b }) идёт через них.
refusal-retreat-joins-friends-in-contact = { $a }: к своим, стоящим вплотную к противнику ({ $b }), отходят, только если иначе нельзя.
refusal-retreat-leaves-supply = { $a }: есть путь туда, где есть снабжение; в { $b } линии снабжения нет.
refusal-retreat-crowds-a-hex = { $a }: в { $b } будет превышен предел группирования, а другой путь есть.
refusal-unit-does-not-retreat = { $a }: эта часть сейчас не отступает.
refusal-unit-does-not-flee = { $a }: эта часть сейчас не отступает.
refusal-retreat-skips-a-hex = { $a }: отступают гекс за гексом, а { $b } не соседний с { $c }.
refusal-retreat-turns-back = { $a }: в { $b } часть попала бы во второй раз.
refusal-full-retreat-turns-back = { $a }: в { $b } часть попала бы во второй раз.
refusal-retreat-has-another-length = { $a }: часть отходит на столько гексов: { $hexes }.
refusal-full-retreat-has-another-length = { $a }: часть отходит на столько гексов: { $hexes }.
refusal-retreat-leaves-the-map = { $a }: часть погибнет, { $b } — область входа противника.
refusal-retreat-meets-impassable-ground = { $a }: часть погибнет, этим путём в { $b } ей не пройти.
refusal-retreat-meets-the-enemy = { $a }: часть погибнет, в { $b } противник.
refusal-retreat-meets-a-bond = { $a }: часть погибнет, путь в { $b } закрыт вражеской связкой ЗК.
refusal-retreat-has-no-bridge = { $a }: часть погибнет, моста в { $b } нет.
refusal-vehicles-retreat-by-bridge = { $a }: часть погибнет, технике через малую реку в { $b } нужен мост.
refusal-full-retreat-enters-a-zone = { $a }: при беспорядочном отступлении во вражескую зону контроля не входят: { $b }.
refusal-retreat-passes-two-zones = { $a }: часть погибнет, { $b } и { $c } подряд лежат во вражеских зонах контроля.
refusal-retreat-ends-in-a-zone = { $a }: закончить отступление во вражеской зоне контроля ({ $b }) нельзя.
refusal-retreat-joins-a-supply-head = { $a }: в { $b } уже есть источник снабжения, закончить отступление там нельзя.
refusal-hex-gives-no-shelter = { $a }: остановиться в { $b } нельзя, там ни населённого пункта, ни леса, ни стоящих своих.
refusal-slips-into-a-zone = { $a }: выйти из боя через вражескую зону контроля ({ $b }) нельзя.
refusal-limited-means-the-hex = Занять можно только атакованный гекс, а не { $a }.
refusal-marsh-ends-the-advance = { $a }: вошла в болото { $b } не по дороге, продвижение окончено.
refusal-traffic-ends-the-advance = { $a }: застряла в заторе в { $b }, продвижение окончено.
refusal-area-ends-the-advance = { $a }: вошла в { $b }, продвижение окончено.
refusal-bonus-is-for-wheels = { $a }: не механизированная часть, лишнего гекса по дороге у неё нет.
refusal-bonus-needs-supply = { $a }: без снабжения лишнего гекса по дороге нет.
refusal-normal-advance-is-used-up = { $a }: дальше нельзя — один гекс, а механизированным по дороге два.
refusal-bonus-advance-is-used-up = { $a }: дальше нельзя — два гекса, а механизированным по дороге три.
refusal-bonus-ends-alone = Дорожное продвижение не заканчивают вместе с другой частью: { $a }.
refusal-enemy-is-in-the-way = В гексе { $a } противник.
refusal-unknown-unit-takes-a-breakthrough = В { $a } неопознанная часть: при продвижении туда входят только развитием успеха.
refusal-advance-enters-a-bond = { $a } — вражеская связка ЗК: войти можно только в атакованный гекс.
refusal-advance-crosses-a-bond = Путь в { $a } пересекает вражескую связку ЗК: это можно только на пути в атакованный гекс.
refusal-same-enemy-holds-both = Гекс { $a } в зоне контроля того же противника.
refusal-hex-is-not-land = { $a } — не суша.
refusal-unit-cannot-move = { $a }: норма движения 0, продвигаться нельзя.
refusal-vehicles-advance-by-bridge = { $a }: через воду в { $b } нужен мост.
refusal-vehicles-advance-by-road = { $a }: в польдер и болото и из них только по дороге ({ $b }).
refusal-boundary-stops-the-advance = { $a } слишком далеко за разграничительной линией { $corps }.
refusal-assault-takes-the-hex = После форсирования большой реки первый гекс — { $b }, а не { $a }.
refusal-small-river-comes-first = Реку перед { $a } пересекают только первым гексом продвижения.
refusal-canal-comes-first = Канал перед { $a } пересекают только первым гексом продвижения.
refusal-canal-was-not-attacked-over = Канал перед { $a } пересекают, только если атаковали через него.
refusal-large-river-comes-first = Большую реку перед { $a } пересекают только первым гексом продвижения.
refusal-large-river-was-not-attacked-over = Большую реку перед { $a } пересекают, только если атаковали через неё.
refusal-area-is-closed-to-the-advance = Продвинуться в { $a } нельзя: она для вас закрыта.
refusal-no-breakthrough = Развить успех здесь нельзя.
refusal-has-broken-through = Успех уже развивали, { $a } не атаковать.
refusal-others-have-gone-ahead = Успех не развить: группа прорыва продвигается первой, а другие атаковавшие уже продвинулись ({ $a }).
refusal-nothing-left-for-it = { $a }: для развития успеха не осталось продвижения.
refusal-strangers-block-the-road = Мешают части, которые не атаковали: { $a }.
refusal-water-stops-the-breakthrough = В гекс { $a } нет моста.
refusal-engaged-stay-on-their-bank = Скованные боем не атакуют через большую реку и канал: { $a }.

# -- Почему нельзя: заторы --------------------------------------------------------------------------------------------
refusal-marker-is-not-at-hand = Маркера { $a } нет под рукой.
refusal-marker-is-there = В гексе { $a } уже есть затор.
refusal-marker-is-next-door = Рядом с гексом { $a } уже есть затор: { $b }.
refusal-corps-has-not-come-so-far = С юга так далеко ещё никто не дошёл: { $a } севернее ряда { $row }.

# -- Что произошло: ходы, погода, области входа -----------------------------------------------------------------------
unknown-dealt = На карте { $count ->
    [one] { $count } неопознанная часть
    [few] { $count } неопознанные части
   *[many] { $count } неопознанных частей
}.
turn-began = { $partId ->
    [am] Ход { $turn }, утро
    [pm] Ход { $turn }, день
   *[night] Ход { $turn }, ночь
}
player-turn-began = { $sideId ->
    [allied] Ход { $turn }: союзники
   *[german] Ход { $turn }: немцы
}
weather-rolled = { $partId ->
    [am] Погода утром:
   *[pm] Погода днём:
} { $weatherId ->
    [clear] ясно.
    [cloudy] облачно.
   *[overcast] пасмурно.
}
area-changed = { $sideId ->
    [allied] Теперь у союзников: { $area }.
   *[german] Теперь у немцев: { $area }.
}
unit-displaced = { $unit } переходит: { $area }.
unit-arrived = { $unit } прибывает: { $area }.
alarm-rolled = { $came ->
    [0] Тревога, { $unit }: часть ещё не готова.
   *[other] Тревога, { $unit }: часть выступает.
}

# -- Что произошло: артиллерия и мосты --------------------------------------------------------------------------------
artillery-rearmed = { $unit }: снаряды получены, { $hex }.
artillery-turned = { $unit }: снарядов не осталось.
bridge-blown = Взорван: { $bridge }.
bridge-held = Заряды не сработали, мост цел: { $bridge }.
bridge-mined = Снова заминирован: { $bridge }.
bridge-under-repair = Начат ремонт: { $bridge }.
bridge-repaired = Восстановлен: { $bridge }.
bridge-secured = Захвачен целым: { $bridge }.
repair-lost = Ремонт брошен: { $bridge }.

# -- Что произошло: высадка -------------------------------------------------------------------------------------------
unit-landed = { $unit } высаживается: { $hex }.
landing-hex-rolled = { $resultId ->
    [none] Высадка, { $hex }: без потерь.
    [S] Высадка, { $hex }: одна часть рассеяна.
    [S1] Высадка, { $hex }: одна часть рассеяна и теряет уровень (S1).
   *[S2] Высадка, { $hex }: одна часть рассеяна и теряет два уровня (S2).
}
landing-rolled = { $resultId ->
    [none] { $unit }: удачная высадка, { $hex }.
    [S] { $unit }: при высадке часть рассеяна, { $hex }.
    [S1] { $unit }: при высадке часть рассеяна, есть потери (S1), { $hex }.
   *[S2] { $unit }: при высадке часть рассеяна, потери тяжёлые (S2), { $hex }.
}
unit-scattered = { $unit }: часть рассеяна.
unit-rallied = { $unit }: десантники вернулись к своим, { $hex }.

# -- Что произошло: движение ------------------------------------------------------------------------------------------
phase-movement = { $sideId ->
    [allied] Движение союзников
   *[german] Движение немцев
}
units-moved = { $units }: { $start } → { $end }.
units-left-map = { $units } → { $area }.
way-barred = Путь в гекс { $hex } закрыт: { $units }.
hex-taken = { $sideId ->
    [allied] Союзники занимают { $hex }.
   *[german] Немцы занимают { $hex }.
}
screened = Просачивание прикрыто, { $hex }: { $units }.
ferry-laid = { $unit } наводит переправу: { $hex } – { $end }.
automatic-ds = Авто DS, { $hex }: { $units }.
unit-detached = { $unit } выделяет часть: { $part }, { $hex }.
unit-rejoined = { $part } возвращается к своим: { $unit }, { $hex }.
units-merged = { $unit } передаёт уровень: { $into }, { $hex }.
unit-refitted = { $unit } получает пополнение, { $hex }; оно пришло через: { $area }.
unknown-revealed = В гексе { $hex } обнаружен противник: { $unit }.
unknown-empty = Раскрыт пустой гарнизон (0-0-0), { $hex }: он снимается.
unknown-redeployed = Неопознанная часть: { $start } → { $end }.
thrown-back = { $units }: в гексе { $hex } встречен противник ({ $unit }).
garrison-vanished = Защитников нет, { $hex }: атакующие могут продвинуться.
traffic-placed = Затор { $marker }: { $hex }.
traffic-rolled = Регулировщики разбирают заторы.
traffic-removed = Затор { $marker } разобран: { $hex }.

# -- Что произошло: бой -----------------------------------------------------------------------------------------------
phase-combat = { $sideId ->
    [allied] Бой союзников
   *[german] Бой немцев
}
battle = Атака на { $hex }, { $units }: { $attack } против { $defence }, колонка { $column }, результат { $result }.
attack-called-off = Атака на { $hex } отменена.
engaged = Обороняющиеся скованы боем: { $hex }.
determined-defence = { $held ->
    [0] { $unit }: упорная оборона не удалась, { $hex }.
   *[other] { $unit }: упорная оборона удалась, { $hex }.
} { $attackers ->
    [0] { $losses ->
        [0] Потерь нет.
       *[other] Потери обороняющихся: { $losses }.
    }
   *[other] { $losses ->
        [0] Потери атакующих: { $attackers }.
       *[other] Потери: у атакующих { $attackers }, у обороняющихся { $losses }.
    }
}
retreat-waived = Обороняющиеся могут не отступать: { $hex }.
unit-reduced = { $hexId ->
    [air] { $unit } теряет уровень при высадке.
   *[other] { $unit } теряет уровень, { $hex }.
}
unit-remnant = { $hexId ->
    [air] { $unit }: большие потери при высадке. { $remnant }.
   *[other] { $unit }: большие потери, { $hex }. { $remnant }.
}
unit-eliminated = { $hexId ->
    [air] { $unit }: часть уничтожена при высадке.
   *[other] { $unit }: часть уничтожена, { $hex }.
}
unit-retreated = { $unit } отступает: { $start } → { $end }.
unit-advanced = { $unit } продвигается: { $start } → { $end }.
breakthrough = Бой развития успеха, { $hex }: { $units }.
disengagement = { $resultId ->
    [no] { $unit }: выйти из боя не удалось.
    [yes] { $unit } выходит из боя.
   *[other] { $unit } выходит из боя и теряет уровень.
}
unit-disrupted = { $unit }: часть дезорганизована.
unit-routed = { $unit } беспорядочно отступает.
recovery-rolled = { $unit }: попытка навести порядок, { $hex }.
unit-recovered = { $unit }: порядок восстановлен, { $hex }.
recovered = { $sideId ->
    [allied] Фаза восстановления союзников закончена.
   *[german] Фаза восстановления немцев закончена.
}

# -- Что произошло: снабжение -----------------------------------------------------------------------------------------
supply-checked = { $sideId ->
    [allied] Проверка снабжения союзников:
   *[german] Проверка снабжения немцев:
} { $count ->
    [0] новых окружённых нет.
    [one] отрезана ещё { $count } часть.
    [few] отрезаны ещё { $count } части.
   *[many] отрезано ещё { $count } частей.
}
units-cut-off = Без снабжения: { $units }.
units-supplied-again = Снова снабжаются: { $units }.
units-dismounted = Оставляют машины: { $units }.
supply-heads-depleted = Запасы исчерпаны: { $units }.
supply-head-returned = { $unit } снова на карте: { $hex }.
isolation-rolled = { $unit }: бросок за окружение, { $hex }.

# -- Что произошло: исправлено по соглашению --------------------------------------------------------------------------
edited-unit = Исправлено: { $unit } — { $hex }, уровней: { $steps }.
edited-bridge = Исправлено: { $bridge } — { $state }.
edited-traffic = { $hexId ->
    [none] Исправлено: затор { $marker } снят с карты.
   *[other] Исправлено: затор { $marker } — { $hex }.
}
edited-control = { $sideId ->
    [allied] Исправлено: { $hex } у союзников.
   *[german] Исправлено: { $hex } у немцев.
}

# -- Конец ------------------------------------------------------------------------------------------------------------
allies-win-at-once = Немедленная победа союзников: они за Нижним Рейном, очков — { $allied }.
germans-hold-the-rhine = Немедленная победа немцев: к северу от Нижнего Рейна союзников не осталось.
germans-win-at-once = Немедленная победа немцев, очков — { $german }.
allies-win = Победа союзников: { $allied } против { $german }.
germans-win = Победа немцев: { $german } против { $allied }.
allies-cross-the-waal = Победа союзников: за Ваалом { $steps ->
    [one] { $steps } уровень
    [few] { $steps } уровня
   *[many] { $steps } уровней
} с юга.
germans-hold-the-waal = Победа немцев: { $steps ->
    [0] с юга за Ваал никто не прошёл.
    [one] с юга за Ваалом только { $steps } уровень.
    [few] с юга за Ваалом только { $steps } уровня.
   *[many] с юга за Ваалом только { $steps } уровней.
}
score-city = Город
score-prize = Цель
score-crossed = Часть за Нижним Рейном
score-losses = Уничтоженные части союзников

# -- Строки под броском и в подсчёте атаки ----------------------------------------------------------------------------
modifier-forecast = прогноз погоды
modifier-first-turn = первый ход
modifier-morale = боевой дух
modifier-armour = танки
modifier-defending-armour = танки в обороне
modifier-unsupported-tanks = танки без пехоты
modifier-elite = элитные части в атаке
modifier-low-quality = низкое качество
modifier-air = авиация
modifier-artillery = артиллерия
modifier-landing-polder = польдер
modifier-landing-contested = противник рядом, но есть и свои
modifier-landing-enemy = противник рядом
modifier-landing-rough = лес или городок
modifier-elite-or-allied = элитная или союзная часть
modifier-city-in-reach = рядом город
modifier-not-lead = не из ведущего соединения
modifier-outgunned = у противника броня лучше
modifier-water = через воду
modifier-marsh = болото
modifier-polder = польдер
modifier-engaged = скованность боем
modifier-unsupplied = без снабжения
modifier-scattered = рассеянность
modifier-landing = высадка на противника
modifier-full-retreat = беспорядочное отступление
modifier-retreated = отступление в этой фазе
modifier-supply-head = источник снабжения десанта
modifier-crowd = переполненный гекс

## Before what cannot be undone
warn-last-landing = { $unit } высаживается последней. Сразу после неё начнутся бои и броски на высадку. Отменить это будет нельзя.
warn-meets-unknown = Этот ход откроет неизвестную часть в { $hex } и может начать бой. Отменить его будет нельзя.

# What a machine player was up to, told after its turn.
intent-drive = Прорывается по шоссе.
intent-assault = Атакует всё, что стоит на пути, чего бы это ни стоило.
intent-secure = Сначала прикрывает шоссе.
intent-hold = Удерживает мосты и города перед остриём наступления.
intent-block = Все свободные части перекрывают шоссе перед остриём наступления.
intent-counter-attack = Контратакует шоссе.
intent-cut = Выходит на шоссе позади острия наступления.
intent-bank = Стережёт дальний берег реки всюду, где может начаться переправа.

order-blow-bridge = Взорвать мост, к которому вышли союзники
order-stand-fast = Упорная оборона под командой самой стойкой части
order-choose-retreat = Отступления ваших частей
order-choose-loss = Потери уровней ваших частей
