# «Стальная буря» по-русски. Названия приходят в начальной форме; `$xId` – сам идентификатор, `none`, если он пуст.

# -- What is asked ---------------------------------------------------------------------------------------------------
ask-take-turn = { $army }: действуйте отрядом, ждите или пропустите ход. { $ap ->
    [0] CAP: { $cap }.
   *[other] Осталось AP: { $ap }, CAP: { $cap }.
}
ask-choose-action = { $unit }: что делать { $byId ->
    [cap] за CAP ({ $cap })
    [opportunity] рывком
    [card] по карте
   *[ap] за AP ({ $ap })
}?
ask-choose-target = Атака на { $hex }: против кого следующий бросок и сколько CAP?
ask-spend-on-roll = { $unitId ->
    [none] Сколько CAP добавить к броску:
   *[other] { $unit } – сколько CAP добавить к броску:
} { $whatId ->
    [rally] перегруппировка
    [roulette] очки действия
    [mine] мина
    [sticking] проходимость
    [engine] двигатель
    [wire] проволока
    [spotting] обнаружение
    [points] очки по карте
    [sniper-card] снайпер по карте
   *[attack] атака
}?
ask-announce = { $army }: сколько CAP потратить на бросок за право первого хода?
ask-better-roll = Выпало { $total }. Оставить?
ask-bonus-move = { $unit }: ехать дальше? Осталось бонусных гексов: { $left }.
ask-cross-wire = { $unit }: чтобы войти в проволоку, нужно очков: { $cost }. Идти?
ask-deploy-unit = В каком гексе разместить: { $unit }?
ask-face-revealed = { $unit }: отряд раскрыт. Куда обращён фронт?
ask-group-move = Куда идёт следующий отряд группы? Осталось отрядов: { $left }.
ask-group-hide = Где маскируется следующий отряд группы? Осталось отрядов: { $left }.
ask-name-target = { $army }: куда бить артиллерии перед следующим раундом?
ask-second-hex = { $unit }: второй гекс?
ask-flying = { $unit }: следующий импульс? Осталось импульсов: { $left }.
ask-choose-sniped = Снайпер: кто из противников теряет CAP?
ask-choose-dug-in = Событие: какой отряд получает окопы?
ask-strengthen-flak = Выстрел по цели { $unit }: разыграть карту на огневую мощь?
ask-choose-victim = «Кровь и честь»: какой отряд группы потерян?
ask-escape = Сейчас упадут снаряды: { $unit } отходит на гекс?
ask-show-reputation = { $army }: броски на право первого хода известны. Разыграть «Устрашающую репутацию»?
ask-group-hidden-move = Куда идёт следующий замаскированный отряд? Осталось отрядов: { $left }.
ask-mark-hex = Положите монетку туда, где может скрываться { $unit }. Осталось: { $left }.

# -- What can be done ------------------------------------------------------------------------------------------------
do-fly-in = Влететь в { $to }, курс: { $facing }, высота: { $altitude }
do-fly = Лететь в { $to }
do-bank = Разворот: { $facing }
do-climb = { $by ->
    [1] Набрать высоту
   *[other] Снизиться
}
do-strafe = Атаковать { $hex } с воздуха
do-bomb = { $kind } × { $count } на { $hex }
do-fly-off = Улететь
do-flak = Огонь по самолёту: { $unit }
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
do-also = Вместе: { $unit }
do-add-cap = Добавить к действию CAP: { $cap }
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
do-indirect-fire = Стрельба по наводке: { $hex }
do-lay-smoke = Дым: { $hex }
do-dig-in = Окопаться
do-occupy = Занять: { $work }
do-quit = Выйти, фронт: { $facing }
do-load = Погрузить: { $unit }
do-unload = Выгрузить: { $unit }, фронт: { $facing }
do-move-hidden = Скрытно в { $to }
do-hide = Замаскироваться в { $to }
do-hide-with-group = { $unit }: замаскироваться в { $to }
do-use-weapon = { $card }: { $hex }
do-lay-mine = { $hidden ->
    [1] { $mine } в { $hex }, скрытно
   *[other] { $mine } в { $hex }
}
do-defuse = Обезвредить: { $mine } в { $hex }
do-auto-rally = Перегруппироваться без броска
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
do-snipe = Против: { $army }
do-give-up = Пожертвовать: { $unit }
do-entrench = { $unit }: окопаться
do-lay-coin = Монетка на { $hex }
do-look-under = Узнать, кто скрыт в { $hex }
do-march-hidden = { $unit }: скрытно в { $to }

# -- Why not ---------------------------------------------------------------------------------------------------------
refusal-moves-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-is-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-turns-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-hides-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-digs-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-drives-while-stunned = { $a }: оглушение, можно только перегруппироваться.
refusal-moves-while-pinned = { $a }: фишка повреждения не даёт двигаться.
refusal-turns-while-pinned = { $a }: ни двигаться, ни поворачиваться нельзя.
refusal-moves-while-carried = { $a }: едет вместе с машиной ({ $b }) и сам не движется.
refusal-turns-while-carried = { $a }: на машине фронт такой же, как у неё.
refusal-fires-while-carried = { $a }: на машине ({ $b }) стрелять нельзя.
refusal-digs-while-carried = { $a }: на машине окопаться нельзя.
refusal-hides-with-a-load = { $a }: с грузом или на машине маскироваться нельзя.
refusal-cannot-pay-for-the-shot = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-shell = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-smoke = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-hidden-move = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-to-hide = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-hiding-is-not-taught = В правилах этого боя маскировки нет.
refusal-cannot-pay-for-the-bonus = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-wire = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-step = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-turn = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-to-leave = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-card = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-march = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-rally = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-load = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-weapon = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-to-dig = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-shelter = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-moves-while-stuck = { $a }: машина застряла, её надо отбуксировать.
refusal-moves-while-bogged = { $a }: до конца раунда двигаться нельзя, техника увязла.
refusal-ground-is-closed = { $a }: в { $b } ({ $c }) можно въехать только по дороге.
refusal-ditch-is-closed = { $a }: { $b } — противотанковый ров, въехать нельзя.
refusal-river-has-no-bridge = { $a }: реку в { $b } можно пересечь только по мосту или броду.
refusal-hexside-is-closed = { $a }: в { $b } отсюда не перебраться, мешает { $c }.
refusal-is-too-steep = { $a }: склон к { $b } слишком крут.
refusal-work-is-closed = { $a }: в { $b } не войти, там { $c }.
refusal-withdraws-towards-the-enemy = { $a }: отходя от врага ({ $b }), нельзя идти туда, откуда он пришёл, и рядом: { $c }.
refusal-is-panicked = { $a }: паника, стрелять нельзя.
refusal-has-no-weapon = { $a }: этот отряд никогда не атакует.
refusal-fires-out-of-close-combat = { $a }: идёт ближний бой ({ $b }), по другим гексам стрелять нельзя.
refusal-has-no-target = В { $a } некого атаковать.
refusal-indirect-fire-has-no-target = В { $a } некого атаковать.
refusal-is-outside-arc = { $a }: { $b } вне сектора стрельбы.
refusal-is-outside-the-bunkers-arc = { $a }: { $b } вне сектора бункера, оттуда не видно.
refusal-is-out-of-range = { $a }: до { $b } гексов { $distance }, дальше { $range } стрелять нельзя.
refusal-is-too-near = { $a }: { $b } слишком близко. Минимальная дальность: { $range }.
refusal-mortar-has-lost-its-range = { $a }: повреждение сократило дальность, она меньше минимальной ({ $range }), стрелять нельзя.
refusal-is-out-of-sight = { $a }: { $b } не видно, мешает { $c }.
refusal-is-in-a-blind-spot = { $a }: { $b } — слепое пятно сразу за { $c }.
refusal-is-hidden-by-a-gully = { $a }: { $b } не видно, в большую рытвину и из неё видны только соседние с ней гексы.
refusal-is-behind-smoke = { $a }: { $b } не видно сквозь дым.
refusal-lowers-barrel-into-gully = { $a }: вниз, в рытвину { $b }, не выстрелить.
refusal-has-no-firepower-of-the-colour = { $a }: против целей в { $b } огневой мощи нет.
refusal-faces-away = { $a }: чтобы стрелять по { $b }, нужно повернуться туда.
refusal-rerolls-no-dice = Карта «{ $a }» не даёт перебросить кубики.
refusal-holds-no-luck = У вас нет карты «{ $a }».
refusal-does-not-hold-the-card = У вас нет карты «{ $a }».
refusal-changes-too-much = Бросок меняется не больше чем на { $most }.
refusal-has-too-few-points = У вас только { $cap } CAP.
refusal-has-no-observer = { $a }: рядом нет отряда, который видит { $b }.
refusal-smoke-is-unobserved = { $a }: рядом нет отряда, который видит { $b }.
refusal-smoke-is-out-of-sight = { $a }: { $b } не видно, а стрелять навесом нельзя.
refusal-throws-smoke-too-far = { $a }: до { $b } дым не добросить.
refusal-target-is-unobserved = { $a }: никто не видит { $b }.
refusal-hides-among-others = { $a }: там { $b }, замаскироваться нельзя.
refusal-is-hit = { $a }: с фишкой повреждения не маскируются.
refusal-is-watched = { $a }: виден противнику ({ $b }), спрятаться нельзя.
refusal-hideout-is-watched = { $a }: { $b } видит { $c }, там не спрятаться.
refusal-goes-backward = { $a }: бонус к перемещению – только вперёд, не в { $b }.
refusal-leaves-easy-ground = { $a }: для бонуса к перемещению { $b } не годится.
refusal-leaves-the-road = { $a }: бонус к перемещению только по дороге, не в { $b }.
refusal-faces-so-already = { $a }: фронт уже туда обращён.
refusal-may-not-leave = { $a }: через { $b } поле не покинуть.
refusal-is-for-the-active = «{ $a }»: нужен активированный отряд.
refusal-is-paid-by-others = { $a }: за AP карта играется только на отряд, чьи это AP.
refusal-cannot-be-tired = { $a }: отряд уже «уставший».
refusal-is-outside-zone = { $a }: { $b } вне зоны размещения.
refusal-hides-beside-a-visible-unit = { $a }: в { $b } уже стоит { $c }, там не скрыться.
refusal-is-not-beside-the-group = { $a }: группа ({ $b }) не рядом.
refusal-is-spent-for-the-group = { $a }: отряд «уставший», за AP присоединяются только «свежие».
refusal-is-spent-already = { $a }: отряд «уставший», активируют только «свежие».
refusal-is-spent-for-opportunity = { $a }: отряд «уставший», рывок делают только «свежие».
refusal-load-has-acted = { $a }: отряд не «свежий» и в этом действии машины не участвует.
refusal-is-not-fresh-for-the-group = { $a }: вместе рывок делают только «свежие» отряды.
refusal-is-an-aircraft = Самолёты не действуют в группах: { $a }.
refusal-has-no-hit = { $a }: фишки повреждения нет.
refusal-cannot-be-rallied = { $a }: это повреждение неустранимо.
refusal-rallies-among-enemies = { $a }: в гексе враг, перегруппироваться нельзя.
refusal-lays-no-mines = { $a }: этот отряд мин не ставит.
refusal-lays-in-close-combat = { $a }: в ближнем бою мин не ставят.
refusal-defuses-in-close-combat = { $a }: в ближнем бою мин не снимают.
refusal-searches-in-close-combat = { $a }: в ближнем бою никого в других гексах не обнаружить.
refusal-digs-in-close-combat = { $a }: в ближнем бою не окопаться.
refusal-lays-under-the-enemy = В { $a } стоит враг ({ $b }): мину там не поставить.
refusal-mine-is-in-use = Все мины этого вида уже на поле: { $a }.
refusal-mine-lies-there-already = В { $b } такая мина уже есть: { $a }.
refusal-cannot-pay-to-lay = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-has-no-mine-to-lay = Нечего поставить как мину: { $a }.
refusal-is-seen-laying = { $a }: враг ({ $b }) видит, скрытно мину не поставить.
refusal-defuses-in-a-group = { $a }: это делают в одиночку.
refusal-supports-from-afar = { $a }: слишком далеко от главного стрелка ({ $b }).
refusal-supports-from-outside = { $a }: в ближнем бою поддержка ({ $b }) возможна только из того же гекса.
refusal-supports-at-long-range = { $a }: до { $b } не обычная дальность.
refusal-supports-out-of-arc = { $a }: { $b } вне сектора стрельбы.
refusal-supports-blindly = { $a }: { $b } не видно.
refusal-supports-while-shaken = { $a }: повреждение не даёт поддержать атаку.
refusal-supports-while-carried = { $a }: отряд везёт { $b }, поддержать нельзя.
refusal-supports-without-firepower = { $a }: против этой цели огневой мощи нет.
refusal-carries-already = { $a }: машина уже занята, в ней { $b }.
refusal-tows-a-sound-vehicle = { $a }: машина не обездвижена.
refusal-tows-a-loaded-vehicle = { $a }: везёт { $b }, с грузом не буксируют.
refusal-tows-tracks-on-wheels = { $a }: колёсная машина не буксирует гусеничную ({ $b }).
refusal-boards-while-pinned = { $a }: отряд прижат или оглушён, ни сесть, ни сойти.
refusal-throws-too-far = «{ $a }»: до { $b } далеко.
refusal-throws-out-of-arc = { $a }: { $b } не впереди.
refusal-has-nothing-to-hit = «{ $a }»: в { $b } некого поразить.
refusal-is-no-infantry = { $a }: окапывается только пехота.
refusal-is-dug-in = { $a }: окопы уже есть.
refusal-is-not-fresh-for-the-event = { $a }: отряд не «свежий», а событие для «свежего».
refusal-is-hidden-from-the-event = { $a }: отряд замаскирован, фишка на поле выдала бы его.
refusal-is-carried-through-the-event = { $a }: отряд везёт { $b }, окопаться нельзя.
refusal-fights-through-the-event = { $a }: идёт ближний бой, окопаться нельзя.
refusal-has-its-hasty-defence = { $a }: окопы уже есть.
refusal-event-finds-no-counter = Все окопы уже на поле: { $count }.
refusal-digging-is-not-taught = В правилах этого боя окапывания нет.
refusal-spades-are-out = Все фишки окопов заняты: { $count }.
refusal-cannot-use-the-work = { $a }: занять это сооружение ({ $b }) нельзя.
refusal-changes-units-twice = { $a }: в этот ход уже активирован другой отряд.
refusal-has-nothing-to-join = { $a }: нет активации, к которой можно присоединиться.
refusal-joins-again = { $a }: уже участвует в активации.
refusal-joins-an-aircraft = { $a }: к активации самолёта ({ $b }) никто не присоединяется.
refusal-is-activated = { $a }: активированный отряд рывка не делает.
refusal-has-no-command-points = { $a }: CAP не осталось.
refusal-cannot-pay-to-stall = Нет очка такого рода, чтобы ждать.
refusal-has-no-active-unit = Нет активированного отряда.
refusal-cannot-pay-for-the-impulses = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-to-climb = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-attack = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-cannot-pay-for-the-flak = Это стоит { $cost }, а { $a } может заплатить { $left }.
refusal-must-fly-straight-off = { $a }: «уставший» самолёт улетает по прямой.
refusal-has-not-moved-on = { $a }: сначала гекс вперёд.
refusal-climbs-twice = { $a }: высота в этом гексе уже менялась.
refusal-is-under-the-aircraft = { $a }: до { $b } слишком близко.
refusal-is-behind-the-aircraft = { $a }: { $b } не впереди.
refusal-is-blind-from-the-air = { $a }: { $b } – слепое пятно.
refusal-cannot-fire-at-aircraft = { $a }: этот отряд по самолётам не стреляет.
refusal-is-supported-against-aircraft = По самолёту стреляют в одиночку, без поддержки: { $a }.
refusal-gun-against-aircraft-is-damaged = { $a }: орудие повреждено, по самолётам стрелять нельзя.
refusal-is-off-the-boards = { $a }: самолёт активируют отдельно, или он действует над полем.
refusal-must-wait-for-the-aircraft = { $a }: сначала должен улететь свой самолёт ({ $b }).
refusal-must-chase-the-aircraft = { $a }: пока вражеский самолёт ({ $b }) не улетел, можно только стрелять по нему.
refusal-is-blind-to-the-sky = { $a } не видит неба в той стороне: мешает { $b }.
refusal-is-played-on-an-aircraft = «{ $a }» не играется на самолёт: активирован { $b }.
refusal-has-no-such-work = { $a }: здесь нет укрепления, которое можно занять ({ $b }).
refusal-stalls-in-the-air = { $a }: в воздухе не ждут.
refusal-is-hidden-no-more = { $a }: отряд не замаскирован.
refusal-has-nothing-to-overcome = { $a }: нет повреждения, которое можно преодолеть.
refusal-is-led-among-enemies = { $a }: в гексе враг, карта не поможет.
refusal-is-not-marching = { $a }: отряд не активирован.
refusal-has-done-more-than-march = { $a }: очки этой активации уже потрачены не только на движение.
refusal-does-not-suit-the-unit = { $a }: в { $b } этому отряду не скрыться.
refusal-has-a-coin = На { $a } уже лежит монетка.
refusal-has-a-visible-unit = В { $a } стоит { $b }: там никто не скрыт.
refusal-is-not-on-the-battlefield = { $a }: такого гекса на картах этого сценария нет.
refusal-is-spared-by-the-event = { $a }: выбрать нельзя, событие для вашего отряда на карте.
refusal-did-not-fire = { $a }: не участвовал в той атаке.
refusal-is-not-hardened = Этот бросок не за отряд с картой «{ $a }».
refusal-is-no-next-hex = { $a }: { $b } не соседний гекс, за одно действие проходят один гекс.
refusal-is-not-of-the-group = { $a }: отряд не в группе.
refusal-group-moves-unit-by-unit = { $a }: в группе отряды двигаются по одному, каждый называется.
refusal-hides-too-far = { $a }: { $b } слишком далеко, прячутся в своём или соседнем гексе.
refusal-has-its-place-already = { $a }: место уже выбрано.
refusal-has-its-way-already = { $a }: путь уже выбран, каждый отряд группы движется один раз.
refusal-is-no-target-of-the-attack = { $a }: не входит в цели этой атаки.
refusal-is-no-overrun = { $a }: при этой атаке карту не объявить.
refusal-is-not-ahead = { $a }: { $b } не из трёх гексов впереди.
refusal-turns-too-far = { $a }: за раз поворот на одну сторону гекса.
refusal-climbs-too-far = { $a }: высота меняется на одну фишку за раз.
refusal-flies-too-low = { $a }: ниже лететь нельзя.
refusal-flies-too-high = { $a }: не выше { $most } фишек высоты.
refusal-attacks-while-damaged = { $a }: самолёт подбит и больше не атакует.
refusal-has-no-such-bombs = { $a }: столько не осталось: { $b }.
refusal-is-out-of-range-of-the-aircraft = { $a }: атакует не дальше { $range } гексов.
refusal-attacks-nothing = В { $a } атаковать некого.
refusal-card-does-not-move-a-held-unit = { $a }: отряд не может двигаться, карта не поможет.
refusal-card-gives-nothing-to-do = «{ $a }» ничего не даёт: { $b }.
refusal-is-nothing-for-aircraft = { $a }: самолёт летит, поворачивает, меняет высоту и атакует.
refusal-is-for-aircraft = { $a }: не самолёт.
refusal-card-gives-something-else = «{ $a }» даёт другое действие.
refusal-must-come-in-first = { $a }: сначала нужно войти на карту.
refusal-comes-in-elsewhere = { $a }: вход не через { $b }, в сценарии указаны другие гексы.
refusal-comes-in-past-the-nearest = { $a }: вход не через { $b }; если вход занят врагом, берут ближайший свободный гекс.
refusal-cannot-be-careful = { $a }: осторожное перемещение — дополнительное правило, только для пехоты.
refusal-is-not-hidden = { $a }: отряд не замаскирован и движется открыто.
refusal-is-hidden-already = { $a }: уже замаскирован.
refusal-is-no-group-fire = { $a }: только в одиночку, группа стреляет лишь по тому, что видят все.
refusal-cannot-fire-indirectly = { $a }: навесом не стреляет.
refusal-cannot-make-smoke = { $a }: дыма у отряда нет.
refusal-shells-its-own-hex = { $a }: в свой гекс так не стреляют.
refusal-is-nothing-to-go-into = { $a }: сюда не войти: { $b }.
refusal-is-in-no-work = { $a }: не в укреплении.
refusal-cannot-take-a-load = { $a }: сейчас никого не взять.
refusal-cannot-be-loaded = { $a }: погрузить нельзя.
refusal-is-not-where-the-vehicle-is = { $a }: не в том же гексе, где { $b }.
refusal-is-not-carried = { $a }: отряд никто не везёт.
refusal-has-no-such-weapon = Такого оружия нет: { $a }.
refusal-is-no-weapon-for-it = { $a }: «{ $b }» — оружие пехоты.
refusal-uses-a-weapon-in-a-group = { $a }: «{ $b }» применяют в одиночку, не в группе.
refusal-lays-too-far = { $a }: { $b } слишком далеко, мины ставят в своём или соседнем гексе.
refusal-has-no-card-to-defuse = { $a }: мины снимают только картой.
refusal-finds-no-mine = { $a }: такой мины в { $b } (свой или соседний гекс) нет.
refusal-has-no-card-to-recover = { $a }: без броска перегруппировка только по карте.
refusal-is-no-enemy-aircraft = { $a }: это не самолёт противника над картой.
refusal-flies-in-elsewhere = { $a }: вылет не через { $b }.
refusal-cannot-be-of-the-group = { $a }: в группу не добавить.
refusal-adds-no-points = { $a }: столько CAP не добавить.
refusal-is-not-under-command = { $a }: не под вашим командованием.
refusal-is-not-due-yet = { $a }: войдёт в одном из следующих раундов.
refusal-is-out-of-the-fight = { $a }: отряда нет на карте.
refusal-is-not-in-the-hand = Такой карты на руке нет: { $a }.
refusal-is-played-at-a-roll = «{ $a }» играют при броске.
refusal-is-not-paid-so = «{ $a }» оплачивают иначе.
refusal-is-for-own-units = «{ $a }» играют на свой отряд.
refusal-is-meant-for-an-aircraft = «{ $a }» не играют на самолёт: { $b }.
refusal-is-meant-for-a-unit-off-the-map = { $b }: отряда нет на карте, «{ $a }» не поможет.
refusal-is-for-an-enemy = «{ $a }» играют на отряд противника.
refusal-is-for-a-visible-enemy = { $b }: отряд замаскирован, «{ $a }» не сыграть.
refusal-is-for-an-enemy-on-the-map = { $b }: отряда нет на карте, «{ $a }» не сыграть.
refusal-is-no-veteran-of-the-army = У вашей армии нет такой карты ветеранов: { $a }.
refusal-is-not-played-in-a-turn = «{ $a }» не играют в ход, когда она действует, сказано на карте.
refusal-belongs-to-another = «{ $a }» — карта другого отряда, не { $b }.
refusal-has-no-coin = На { $a } нет вашей монетки.
refusal-has-no-such-battery = «{ $a }» сейчас не вызвать.

# -- What happened ---------------------------------------------------------------------------------------------------
veteran-played = { $unit }: { $card }.
coin-laid = Монетка на { $hex }.
dummy-drawn = { $hex }: пустышка, там никого не было.
hidden-unit-drawn = { $hex }: там скрывается { $unit }.
aircraft-flew = { $unit }: полёт в { $hex }.
aircraft-left = { $unit }: самолёт улетел.
bombs-dropped = { $unit }: на { $hex } сброшено { $bomb } × { $count }.
activated = { $unit }: активация.
activation-ended = Теперь «уставшие»: { $units }.
aircraft-damaged = { $unit }: повреждение, самолёт должен улететь.
artillery-called = { $army }: вызвана артиллерия, { $card }.
artillery-target = { $card } ударит по { $hex }.
artillery-fell = { $card } ({ $army }) бьёт по { $hex }.
attack-begins = { $unit }: атака на { $hex }.
attack-missed = { $unitId ->
    [none] Промах: { $target }, { $av } против { $dv }.
   *[other] { $unit } – промах: { $target }, { $av } против { $dv }.
}
attack-hit = { $unitId ->
    [none] Попадание: { $target }, { $av } против { $dv }.
   *[other] { $unit } – попадание: { $target }, { $av } против { $dv }.
}
attack-destroyed = { $unitId ->
    [none] Попадание на четыре и больше: { $target }, { $av } против { $dv }.
   *[other] { $unit } – попадание на четыре и больше: { $target }, { $av } против { $dv }.
}
work-hit = { $unitId ->
    [none] Попадание: { $target }, { $av } против { $dv }.
   *[other] { $unit } – попадание: { $target }, { $av } против { $dv }.
}
bogged-down = { $unit }: в этом раунде не двигается, техника увязла.
card-drawn = { $army }: взята карта.
card-taken = Вы берёте «{ $card }».
card-played = { $army }: сыграна карта «{ $card }».
event-drawn = { $army }: событие, «{ $card }».
event-rolled = Кубик отдаёт событие: { $armies }.
command-points-lost = { $army }: потеряно CAP – { $cap }.
counter-drawn = { $unit }: фишка повреждения – { $hit }.
counter-shown = { $unit }: показана фишка повреждения – { $hit }.
drove-through = { $unit }: путь пройден.
got-stuck = { $unit }: машина застряла.
dug-in = Окопались: { $units }.
edited-army = По соглашению: { $army }, CAP { $cap }, очки победы { $points }.
edited-unit = По соглашению: { $unit } – { $hex }.
first-turn = Первый ход: { $army }.
first-turn-tied = Ничья: переброс.
rolled-for-first-turn = { $army }: бросок за право первого хода.
points-announced = { $army }: на бросок за право первого хода потрачено CAP – { $cap }.
hex-scored = { $army }: { $points } ПО за { $hex }.
points-scored = { $army }: { $points } ПО.
points-rolled = { $unit }: { $ap } AP.
points-won = { $ofId ->
    [cap] { $army }: получено CAP – { $points }.
   *[ap] { $army }: получено AP – { $points }.
}
hidden-unit-moved = { $unit }: скрытное перемещение.
made-spent = { $unit }: отряд теперь «уставший».
mine-found = Мина в { $hex }: { $mine }.
mine-hidden = { $unit }: скрытно поставлена мина.
mine-laid = { $unit }: в { $hex } поставлена мина, { $mine }.
mine-defused = { $unit }: снята мина в { $hex }, { $mine }.
mine-spared = { $unit }: мина не сработала, { $mine }.
mine-struck = { $unit }: подрыв, { $mine }.
morale-held = { $unit }: высокий боевой дух, попадание не считается.
no-hidden-unit-hit = { $unitId ->
    [none] В { $hex } никто не поражён.
   *[other] { $unit } – огонь по { $hex }: никто не поражён.
}
hidden-unit-hit = { $unitId ->
    [none] В { $hex } кто-то поражён.
   *[other] { $unit } – огонь по { $hex }: кто-то поражён.
}
objective-revealed = { $army }: тайная цель была «{ $card }».
passed = { $army }: пропуск хода.
stalled = { $army }: ожидание.
rallied = { $unit }: перегруппировка удалась, снята фишка «{ $hit }».
rally-failed = { $unit }: перегруппировка не удалась.
reinforcements-ready = Подкрепления, { $army }: { $units }.
round-begins = Раунд { $round }
round-over = Раунд { $round } закончен.
smoke-laid = { $unit }: дым в { $hex }.
sniper-fired = { $sideId ->
    [front] Выстрел снайпера с фронта: { $target }.
   *[rear] Выстрел снайпера с тыла: { $target }.
}
sniper-spotted = { $unit }: обнаружен.
sniper-unseen = { $unit }: остаётся замаскированным.
unit-deployed = { $unit }: размещение в { $hex }.
unit-destroyed = { $unit }: уничтожение, { $hex }.
unit-hid = { $unit }: отряд замаскировался.
unit-hit = { $unit }: попадание, взята фишка повреждения.
unit-left = { $unit }: уход с карты, { $points } ПО.
unit-loaded = { $vehicle }: погрузка, { $unit }.
unit-unloaded = { $unit }: выгрузка.
unit-moved = { $startId ->
    [none] { $unit }: перемещение в { $hex }.
   *[other] { $unit }: { $start } → { $hex }.
}
unit-revealed = { $unit }: отряд раскрыт в { $hex }.
unit-turned = { $unit }: поворот, { $facing }.
weapon-used = { $unit }: применено «{ $card }» по { $hex }.
wire-rolled = { $unit }: пройти проволоку стоит { $cost } AP.
wire-held = { $unit }: проволока не пройдена.
work-destroyed = { $hex }: уничтожено – { $work }.
work-occupied = { $unit }: занято – { $work }, { $hex }.
work-left = { $unit }: выход из сооружения.
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
modifier-veteran-experience = опыт
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

# What a machine player was up to, told after its turn.
intent-attack = Главный удар — { $place }; остальные прикрывают.
intent-hold = Удерживает занятое и держит части наготове.

order-spend-on-roll = Очки CAP на изменение броска
order-better-roll = Карта, позволяющая перебросить кубики
order-escape = «Предчувствие»: отряд уходит из-под обстрела
order-show-reputation = «Устрашающая репутация», чтобы ходить первым
order-take-turn = Ход, когда действовать некому
