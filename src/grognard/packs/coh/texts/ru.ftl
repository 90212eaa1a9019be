# «Стальная буря» по-русски. Названия приходят в начальной форме; `$xId` – сам идентификатор, `none`, если он пуст.

# -- What is asked ---------------------------------------------------------------------------------------------------
ask-take-turn = { $army }: действуйте отрядом, ждите или пропустите ход. AP: { $ap }, CAP: { $cap }.
ask-choose-action = Что делает { $unit } { $byId ->
    [cap] за CAP ({ $cap })
    [opportunity] рывком
    [card] по карте
   *[ap] за AP ({ $ap })
}?
ask-choose-target = Атака на { $hex }: против кого следующий бросок?
ask-spend-on-roll = { $unit } – CAP на бросок за { $whatId ->
    [rally] перегруппировку
    [roulette] AP
    [mine] мину
    [sticking] проходимость
    [engine] двигатель
    [wire] проволоку
    [spotting] обнаружение
    [points] очки
    [sniper-card] снайпера
   *[attack] атаку
}?
ask-announce = { $army }: сколько CAP потратить на бросок за право первого хода?
ask-better-roll = Выпало { $total }. Оставить?
ask-bonus-move = { $unit } может ехать дальше: ещё { $left }.
ask-cross-wire = Проволока требует от { $unit } { $cost } очк. Платить?
ask-deploy-unit = В каком гексе разместить: { $unit }?
ask-face-revealed = Куда обращён фронт: { $unit }?
ask-group-move = Куда идёт следующий отряд группы? Осталось: { $left }.
ask-group-hide = Где маскируется следующий отряд группы? Осталось: { $left }.
ask-name-target = { $army }: куда бить артиллерии перед следующим раундом?
ask-second-hex = { $unit }: второй гекс?
ask-flying = { $unit }: следующий импульс? Осталось: { $left }.
ask-choose-victim = «Кровь и честь»: какой отряд группы потерян?
ask-escape = Сейчас упадут снаряды: { $unit } отходит на гекс?
ask-show-reputation = { $army }: броски на право первого хода известны. Разыграть «Устрашающую репутацию»?
ask-group-sneak = Куда идёт следующий замаскированный отряд? Осталось: { $left }.
ask-mark-hex = Положите монетку туда, где может скрываться { $unit }. Осталось: { $left }.

# -- What can be done ------------------------------------------------------------------------------------------------
do-fly-in = Войти в { $to }, курс: { $facing }, высота { $altitude }
do-fly = Лететь в { $to }
do-bank = Разворот: { $facing }
do-climb = { $by ->
    [1] Набрать высоту
   *[other] Снизиться
}
do-strafe = Атаковать { $hex } с воздуха
do-bomb = { $kind } × { $count } на { $hex }
do-fly-off = Улететь
do-flak = Огонь по { $unit }
do-act = { $byId ->
    [join] { $unit }: в совместную активацию
    [cap] { $unit }: действовать за CAP
    [opportunity] { $unit }: рывок
   *[ap] { $unit }: действовать за AP
}
do-pass-turn = Пропустить ход
do-stall = { $byId ->
    [cap] Ждать за 1 CAP
   *[ap] Ждать за 1 AP
}
do-end-activation = Закончить активацию
do-back = Назад
do-also = Вместе с: { $unit }
do-add-cap = Добавить CAP: { $cap }
do-move = { $careful ->
    [1] Осторожно в { $to }, фронт: { $facing }
   *[other] В { $to }, фронт: { $facing }
}
do-march = { $careful ->
    [1] { $unit }: осторожно в { $to }, фронт: { $facing }
   *[other] { $unit }: в { $to }, фронт: { $facing }
}
do-pivot = Повернуть: { $facing }
do-fire = Атаковать { $hex }
do-rally = Перегруппироваться
do-leave = Покинуть поле
do-halt = Остановиться
do-shell = Навесной огонь по { $hex }
do-lay-smoke = Дым на { $hex }
do-dig = Окопаться
do-occupy = Занять: { $work }
do-quit = Выйти, фронт: { $facing }
do-load = Погрузить: { $unit }
do-unload = Выгрузить: { $unit }, фронт: { $facing }
do-sneak = Скрытно в { $to }
do-hide = Замаскироваться в { $to }
do-conceal = { $unit }: замаскироваться в { $to }
do-use-weapon = { $card }: { $hex }
do-lay-mine = { $hidden ->
    [1] { $mine } в { $hex }, скрытно
   *[other] { $mine } в { $hex }
}
do-defuse = Обезвредить: { $mine } в { $hex }
do-recover = Перегруппироваться без броска
do-play-card = { $unitId ->
    [none] Сыграть «{ $card }»
   *[other] Сыграть «{ $card }»: { $unit }
}
do-play-veteran = { $card }: { $unit }
do-play-luck = Перебросить: { $card }
do-keep = Оставить
do-call = { $smoke ->
    [1] { $card }: дым на { $hex }
   *[other] { $card }: огонь по { $hex }
}
do-press = Заплатить и идти
do-done = Больше ничего
do-spend = CAP: { $cap }
do-aim = { $target }, CAP: { $cap }
do-deploy = { $hex }
do-roll-one = { $card }: перебросить кубик { $die }
do-give-up = Потерян { $unit }
do-lay-coin = Монетка на { $hex }
do-look-under = Узнать, кто скрыт в { $hex }
do-slip = { $unit }: скрытно в { $to }

# -- Why not ---------------------------------------------------------------------------------------------------------
refusal-moves-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-is-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-turns-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-hides-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-digs-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-shelters-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-drives-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-moves-while-pinned = { $a } не может двинуться с места.
refusal-turns-while-pinned = { $a } не может двинуться с места.
refusal-shelters-while-pinned = { $a } не может двинуться с места.
refusal-leaves-while-held = { $a } не может двинуться с места.
refusal-moves-while-carried = { $a } перевозится или перевозит.
refusal-turns-while-carried = { $a } перевозится или перевозит.
refusal-fires-while-carried = { $a } перевозится или перевозит.
refusal-digs-while-carried = { $a } перевозится или перевозит.
refusal-hides-with-a-load = { $a } перевозится или перевозит.
refusal-cannot-pay-for-the-shot = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-shell = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-smoke = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-to-sneak = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-to-hide = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-hiding-is-not-taught = В правилах этого боя маскировки нет.
refusal-cannot-pay-for-the-bonus = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-wire = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-step = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-turn = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-to-leave = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-card = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-march = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-rally = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-load = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-weapon = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-to-dig = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-shelter = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-moves-while-stuck = { $a }: машина застряла, её надо отбуксировать.
refusal-moves-while-bogged = { $a } обездвижен до конца раунда.
refusal-ground-is-closed = { $a } не может войти в { $b } ({ $c }) иначе как по дороге.
refusal-hexside-is-closed = { $a } не может перебраться в { $b }: { $c }.
refusal-is-too-steep = { $b }: слишком крутой склон для { $a }.
refusal-work-is-closed = { $c } в { $b } не пускает { $a }.
refusal-withdraws-towards-the-enemy = { $b } пришёл оттуда: { $a } не может сейчас отойти в { $c }.
refusal-is-panicked = { $a } в панике и не стреляет.
refusal-has-no-weapon = { $a } не атакует.
refusal-fires-out-of-close-combat = { $a }: враг в том же гексе, { $b }.
refusal-has-no-target = В { $a } некого атаковать.
refusal-shells-nobody = В { $a } некого атаковать.
refusal-is-outside-arc = { $b } вне сектора стрельбы: { $a }.
refusal-is-out-of-range = До { $b } { $distance } гекс.; { $a } стреляет не дальше { $range }.
refusal-is-too-near = { $b } слишком близко для { $a } или дальность мала: не ближе { $range }.
refusal-is-out-of-sight = { $a } не видит { $b }: мешает { $c }.
refusal-is-behind-smoke = { $a } не видит { $b } сквозь дым.
refusal-lowers-barrel-into-gully = { $a } не может стрелять вниз, в рытвину { $b }.
refusal-has-no-firepower-of-the-colour = У { $a } нет огневой мощи против целей в { $b }.
refusal-faces-away = { $a } должен повернуться к { $b }, чтобы стрелять.
refusal-holds-no-luck = У вас нет карты «{ $a }».
refusal-does-not-hold-the-card = У вас нет карты «{ $a }».
refusal-changes-too-much = Бросок меняется не больше чем на { $most }.
refusal-has-too-few-points = У вас только { $cap } CAP.
refusal-has-no-observer = Рядом с { $a } никто не видит { $b }.
refusal-smoke-is-unobserved = Рядом с { $a } никто не видит { $b }.
refusal-throws-smoke-too-far = { $a } не может поставить дым в { $b }: далеко.
refusal-target-is-unobserved = Никто не видит { $b } для { $a }.
refusal-shows-itself = Там { $b }: { $a } себя обнаружит.
refusal-hides-among-others = Там { $b }: { $a } себя обнаружит.
refusal-is-hit = { $a } повреждён и не может замаскироваться.
refusal-is-watched = { $b } видит { $a } или место, где он спрятался бы.
refusal-goes-backward = Бонусное перемещение { $a } – только вперёд, не в { $b }.
refusal-leaves-easy-ground = { $b } не годится для бонусного перемещения { $a }.
refusal-faces-so-already = { $a } уже обращён туда.
refusal-may-not-leave = { $a } не может покинуть поле через { $b }.
refusal-is-for-the-active = «{ $a }» играется на активированном отряде.
refusal-cannot-be-tired = { $a } уже «уставший».
refusal-is-outside-zone = { $b } не входит в зону { $a }.
refusal-hides-beside-a-visible-unit = В { $b } находится { $c }: { $a } там не спрячется.
refusal-is-not-beside-the-group = { $a } не рядом с группой ({ $b }).
refusal-is-spent-for-the-group = { $a } не «свежий».
refusal-is-spent-already = { $a } не «свежий».
refusal-is-spent-for-opportunity = { $a } не «свежий».
refusal-load-has-acted = { $a } не «свежий».
refusal-is-not-fresh-for-the-group = { $a } не «свежий».
refusal-is-an-aircraft = Самолёты не действуют в группах: { $a }.
refusal-has-no-hit = У { $a } нет повреждений.
refusal-cannot-be-rallied = Повреждение { $a } неустранимо.
refusal-rallies-among-enemies = В гексе с { $a } враг.
refusal-lays-no-mines = { $a } не ставит мин.
refusal-lays-in-close-combat = { $a } в ближнем бою.
refusal-defuses-in-close-combat = { $a } в ближнем бою.
refusal-digs-in-close-combat = { $a } в ближнем бою.
refusal-lays-under-the-enemy = В { $a } находится { $b }.
refusal-mine-is-in-use = Для этого гекса нет мины: { $a }.
refusal-cannot-pay-to-lay = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-has-no-mine-to-lay = Нечего поставить как мину: { $a }.
refusal-is-seen-laying = { $b } видит { $a }.
refusal-defuses-in-a-group = { $a } должен действовать один.
refusal-supports-from-afar = { $a } слишком далеко от { $b }, чтобы поддержать.
refusal-supports-from-outside = { $a } слишком далеко от { $b }, чтобы поддержать.
refusal-supports-at-long-range = { $b } не на обычной дальности для { $a }.
refusal-supports-out-of-arc = { $b } вне сектора стрельбы: { $a }.
refusal-supports-blindly = { $a } не видит { $b }.
refusal-supports-while-shaken = { $a } сейчас не может поддержать атаку.
refusal-supports-without-firepower = У { $a } нет огневой мощи для этой цели.
refusal-carries-already = { $a } уже везёт: { $b }.
refusal-tows-a-sound-vehicle = { $a } не обездвижен.
refusal-tows-tracks-on-wheels = { $a } – колёсная машина и не буксирует { $b }.
refusal-boards-while-pinned = { $a } прижат: ни войти, ни выйти.
refusal-throws-too-far = { $a } не достаёт до { $b }.
refusal-throws-out-of-arc = { $b } не перед { $a }.
refusal-has-nothing-to-hit = { $a } никому не повредит в { $b }.
refusal-is-no-infantry = { $a } не роет окопов.
refusal-is-dug-in = { $a } уже окопан.
refusal-digging-is-not-taught = В правилах этого боя окапывания нет.
refusal-spades-are-out = Все фишки окопов заняты: { $count }.
refusal-cannot-use-the-work = { $a } не может занять: { $b }.
refusal-changes-units-twice = В этот ход уже активирован другой отряд: { $a } ждёт.
refusal-has-nothing-to-join = Нет активации, к которой мог бы присоединиться { $a }.
refusal-is-activated = { $a } активирован.
refusal-has-no-command-points = Для { $a } нет CAP.
refusal-cannot-pay-to-stall = Нет очка, чтобы ждать.
refusal-has-no-active-unit = Никто не активирован.
refusal-cannot-pay-for-the-impulses = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-to-climb = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-attack = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-cannot-pay-for-the-flak = Это стоит { $cost }: { $a } столько заплатить не может.
refusal-must-fly-straight-off = { $a } «устал» и улетает по прямой.
refusal-has-not-moved-on = { $a } должен сначала пролететь гекс вперёд.
refusal-climbs-twice = { $a } уже менял высоту в этом гексе.
refusal-is-under-the-aircraft = { $b } слишком близко для { $a }.
refusal-is-behind-the-aircraft = { $b } не впереди { $a }.
refusal-is-blind-from-the-air = { $b } – слепое пятно для { $a }.
refusal-cannot-fire-at-aircraft = { $a } не стреляет по самолётам.
refusal-is-off-the-boards = { $a } действует, только когда активирован.
refusal-must-wait-for-the-aircraft = Пока { $b } не улетит, { $a } не действует.
refusal-must-chase-the-aircraft = Пока { $b } не улетел, можно только стрелять по нему.
refusal-stalls-in-the-air = { $a } в воздухе и не ждёт.
refusal-is-hidden-no-more = { $a } не замаскирован.
refusal-has-nothing-to-overcome = У { $a } нет повреждения, которое можно преодолеть.
refusal-is-led-among-enemies = В гексе с { $a } враг.
refusal-is-not-marching = { $a } не активирован.
refusal-has-done-more-than-march = { $a } уже тратил очки этой активации не на движение.
refusal-does-not-suit-the-unit = { $a } не скрывается в { $b }.
refusal-has-a-coin = На { $a } уже лежит монетка.
refusal-has-a-visible-unit = В { $a } стоит { $b }: там никто не скрыт.

# -- What happened ---------------------------------------------------------------------------------------------------
veteran-played = { $unit }: { $card }.
coin-laid = Монетка на { $hex }.
nobody-there = { $hex }: пустышка, там никого не было.
somebody-there = { $hex }: там скрывается { $unit }.
aircraft-flew = { $unit } летит в { $hex }.
aircraft-left = { $unit } улетел.
bombs-dropped = { $unit } сбрасывает { $bomb } × { $count } на { $hex }.
activated = { $unit } активирован.
activation-ended = Активация закончена: { $units }.
aircraft-damaged = { $unit } повреждён и должен улететь.
artillery-called = { $army } вызывает артиллерию: { $card }.
artillery-target = { $card } ударит по { $hex }.
artillery-fell = { $card } ({ $army }) бьёт по { $hex }.
attack-begins = { $unit } атакует { $hex }.
attack-missed = { $unitId ->
    [none] Промах по { $target }: { $av } против { $dv }.
   *[other] { $unit } – промах по { $target }: { $av } против { $dv }.
}
attack-hit = { $unitId ->
    [none] { $target } поражён: { $av } против { $dv }.
   *[other] { $unit } поражает { $target }: { $av } против { $dv }.
}
attack-destroyed = { $unitId ->
    [none] Два попадания в { $target }: { $av } против { $dv }.
   *[other] { $unit } – два попадания в { $target }: { $av } против { $dv }.
}
work-hit = { $unitId ->
    [none] Попадание: { $target }, { $av } против { $dv }.
   *[other] { $unit } попадает: { $target }, { $av } против { $dv }.
}
bogged-down = { $unit } обездвижен на этот раунд.
card-drawn = { $army } берёт карту.
card-taken = Вы берёте «{ $card }».
card-played = { $army } играет «{ $card }».
event-drawn = { $army } тянет событие: «{ $card }».
command-points-lost = { $army } теряет CAP: { $cap }.
counter-drawn = Фишка повреждения { $unit }: { $hit }.
counter-shown = { $unit } показывает фишку повреждения: { $hit }.
drove-through = { $unit } проходит.
got-stuck = { $unit }: машина застряла.
dug-in = Окопались: { $units }.
edited-army = По соглашению: { $army }, CAP { $cap }, победные очки { $points }.
edited-unit = По соглашению: { $unit } – { $hex }.
first-turn = Первый ход: { $army }.
first-turn-tied = Ничья: переброс.
rolled-for-first-turn = { $army } бросает за право первого хода.
points-announced = { $army } тратит CAP на бросок: { $cap }.
hex-scored = { $army } получает { $points } за { $hex }.
points-scored = { $army } получает победные очки: { $points }.
points-rolled = { $unit } получает AP: { $ap }.
points-won = { $ofId ->
    [cap] { $army } получает CAP: { $points }.
   *[ap] { $army } получает AP: { $points }.
}
hidden-unit-moved = { $unit } скрытно перемещается.
made-spent = { $unit } помечен как «уставший».
mine-found = Мина в { $hex }: { $mine }.
mine-hidden = { $unit } скрытно ставит мину.
mine-laid = { $unit } ставит мину в { $hex }: { $mine }.
mine-defused = { $unit } обезвреживает: { $mine } в { $hex }.
mine-spared = { $unit } не пострадал: { $mine }.
mine-struck = { $unit } подорвался: { $mine }.
morale-held = { $unit } не поддаётся панике: попадание не считается.
nobody-found = { $unitId ->
    [none] В { $hex } никто не поражён.
   *[other] { $unit } стреляет по { $hex } и никого не поражает.
}
somebody-found = { $unitId ->
    [none] В { $hex } кто-то поражён.
   *[other] { $unit } стреляет по { $hex } и кого-то поражает.
}
objective-revealed = { $army } раскрывает цель: { $card }.
passed = { $army } пропускает ход.
stalled = { $army } ждёт.
rallied = { $unit } перегруппирован: снято «{ $hit }».
rally-failed = { $unit } не перегруппировался.
reinforcements-ready = Подкрепления, { $army }: { $units }.
round-begins = Раунд { $round }.
round-over = Раунд { $round } закончен.
smoke-laid = { $unit } ставит дым в { $hex }.
sniper-fired = { $sideId ->
    [front] Снайпер стреляет по { $target } с фронта.
   *[rear] Снайпер стреляет по { $target } с тыла.
}
sniper-spotted = { $unit } обнаружен.
sniper-unseen = { $unit } остаётся скрытым.
unit-deployed = { $unit } в { $hex }.
unit-destroyed = { $unit } уничтожен в { $hex }.
unit-hid = { $unit } маскируется.
unit-hit = { $unit } получает фишку повреждения.
unit-left = { $unit } покидает поле: очки { $points }.
unit-loaded = { $vehicle } берёт: { $unit }.
unit-unloaded = { $unit } выгружен.
unit-moved = { $unit } перемещается в { $hex }.
unit-revealed = { $unit } обнаружен в { $hex }.
unit-turned = { $unit } поворачивает: { $facing }.
weapon-used = { $unit } применяет «{ $card }» по { $hex }.
wire-rolled = Проволока требует от { $unit } { $cost } очк.
wire-held = { $unit } не преодолел проволоку.
work-destroyed = { $work } в { $hex }: уничтожено.
work-occupied = { $unit } занимает: { $work }, { $hex }.
work-left = { $unit } выходит.
game-over = { $winnerId ->
    [none] Победителя нет: { $german } на { $soviet }.
   *[other] Победа: { $winner }. Немцы { $german }, советская сторона { $soviet }.
}

# -- Lines under a roll ----------------------------------------------------------------------------------------------
modifier-firepower = огневая мощь
modifier-hit-counter = фишка повреждения
modifier-long-range = дальняя цель
modifier-short-range = ближняя цель
modifier-close-combat = ближний бой
modifier-height = высота
modifier-support = поддержка
modifier-card-firepower = карта
modifier-by-command-points = CAP
modifier-front = фронт
modifier-rear = тыл
modifier-smoke = дым
modifier-hasty = окопы
modifier-vehicle-cover = за техникой
modifier-carrier-shield = броня транспортёра
modifier-in-the-open = движение по открытому
modifier-veteran-sixth-sense = шестое чувство
modifier-veteran-use-of-terrain = использование местности
modifier-veteran-better-equipped = улучшенная экипировка
modifier-higher = выше другого самолёта
modifier-altitude = высота полёта
modifier-work = само сооружение
modifier-rally-cover = укрытие
modifier-rally-friends = союзники
modifier-woods = лес
modifier-light-woods = мелколесье
modifier-wooden-building = деревянное строение
modifier-stone-building = каменное строение
modifier-stream = река
modifier-small-gully = малая рытвина
modifier-wall = стена
modifier-trench = траншея
modifier-gun-pit = орудийный окоп
modifier-bunker = бункер
