# Storms of Steel po polsku. Nazwy przychodzą w mianowniku; `$xId` to sam identyfikator, `none`, gdy jest pusty.

# -- What is asked ---------------------------------------------------------------------------------------------------
ask-take-turn = { $army }: działaj oddziałem, czekaj albo spasuj. AP: { $ap }, CAP: { $cap }.
ask-choose-action = Co robi { $unit } { $byId ->
    [cap] za CAP ({ $cap })
    [opportunity] akcją okazyjną
    [card] kartą
   *[ap] za AP ({ $ap })
}?
ask-choose-target = Atak na { $hex }: przeciw komu następny rzut?
ask-spend-on-roll = { $unit } – CAP na rzut za { $whatId ->
    [rally] zebranie się
    [roulette] punkty akcji
    [mine] minę
    [sticking] trudny teren
    [engine] silnik
    [wire] drut
    [spotting] wykrycie
    [points] punkty
    [sniper-card] snajpera
   *[attack] atak
}?
ask-announce = { $army }: ile CAP wydać na rzut o pierwszy ruch?
ask-better-roll = Wypadło { $total }. Zostaje?
ask-bonus-move = { $unit } może jechać dalej: jeszcze { $left }.
ask-cross-wire = Drut żąda od { $unit } { $cost } pkt. Płacić?
ask-deploy-unit = Na którym polu rozstawić: { $unit }?
ask-face-revealed = W którą stronę zwrócony: { $unit }?
ask-group-move = Dokąd idzie następny oddział grupy? Zostało: { $left }.
ask-group-hide = Gdzie ukrywa się następny oddział grupy? Zostało: { $left }.
ask-name-target = { $army }: gdzie ma strzelać artyleria przed następną rundą?
ask-second-hex = { $unit }: drugie pole?
ask-flying = { $unit }: następny impuls? Zostało: { $left }.
ask-choose-victim = „Krew i honor”: który oddział grupy przepada?
ask-escape = Zaraz spadną pociski: czy { $unit } odchodzi o pole?
ask-show-reputation = { $army }: rzuty o inicjatywę są znane. Zagrać kartę „Budzący grozę”?
ask-group-sneak = Dokąd idzie następny ukryty oddział? Zostało: { $left }.
ask-mark-hex = Połóż monetę tam, gdzie może się kryć { $unit }. Zostało: { $left }.

# -- What can be done ------------------------------------------------------------------------------------------------
do-fly-in = Wleć na { $to }, kurs: { $facing }, wysokość { $altitude }
do-fly = Leć na { $to }
do-bank = Zwrot: { $facing }
do-climb = { $by ->
    [1] Wznieś się
   *[other] Zniż lot
}
do-strafe = Atakuj { $hex } z powietrza
do-bomb = { $kind } × { $count } na { $hex }
do-fly-off = Odleć
do-flak = Ogień do { $unit }
do-act = { $byId ->
    [join] { $unit }: dołącz do aktywacji
    [cap] { $unit }: działaj za CAP
    [opportunity] { $unit }: akcja okazyjna
   *[ap] { $unit }: działaj za AP
}
do-pass-turn = Pas
do-stall = { $byId ->
    [cap] Czekaj za 1 CAP
   *[ap] Czekaj za 1 AP
}
do-end-activation = Zakończ aktywację
do-back = Wstecz
do-also = Razem z: { $unit }
do-add-cap = Dołóż CAP: { $cap }
do-move = { $careful ->
    [1] Ostrożnie na { $to }, front: { $facing }
   *[other] Na { $to }, front: { $facing }
}
do-march = { $careful ->
    [1] { $unit }: ostrożnie na { $to }, front: { $facing }
   *[other] { $unit }: na { $to }, front: { $facing }
}
do-pivot = Obrót: { $facing }
do-fire = Atakuj { $hex }
do-rally = Zbierz się
do-leave = Opuść planszę
do-halt = Zatrzymaj się
do-shell = Ogień pośredni na { $hex }
do-lay-smoke = Dym na { $hex }
do-dig = Okop się
do-occupy = Zajmij: { $work }
do-quit = Wyjdź, front: { $facing }
do-load = Załaduj: { $unit }
do-unload = Wyładuj: { $unit }, front: { $facing }
do-sneak = Skrycie na { $to }
do-hide = Ukryj się na { $to }
do-conceal = { $unit }: ukryj się na { $to }
do-use-weapon = { $card }: { $hex }
do-lay-mine = { $hidden ->
    [1] { $mine } na { $hex }, skrycie
   *[other] { $mine } na { $hex }
}
do-defuse = Rozbrój: { $mine } na { $hex }
do-recover = Zbierz się bez rzutu
do-play-card = { $unitId ->
    [none] Zagraj „{ $card }”
   *[other] Zagraj „{ $card }”: { $unit }
}
do-play-veteran = { $card }: { $unit }
do-play-luck = Rzuć ponownie: { $card }
do-keep = Zostaje
do-call = { $smoke ->
    [1] { $card }: dym na { $hex }
   *[other] { $card }: ogień na { $hex }
}
do-press = Zapłać i idź
do-done = Nic więcej
do-spend = CAP: { $cap }
do-aim = { $target }, CAP: { $cap }
do-deploy = { $hex }
do-roll-one = { $card }: powtórz kostkę { $die }
do-give-up = Przepada { $unit }
do-lay-coin = Moneta na { $hex }
do-look-under = Sprawdź, kto kryje się na { $hex }
do-slip = { $unit }: skrycie na { $to }

# -- Why not ---------------------------------------------------------------------------------------------------------
refusal-moves-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-is-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-turns-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-hides-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-digs-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-shelters-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-drives-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-moves-while-pinned = { $a } nie może ruszyć z miejsca.
refusal-turns-while-pinned = { $a } nie może ruszyć z miejsca.
refusal-shelters-while-pinned = { $a } nie może ruszyć z miejsca.
refusal-leaves-while-held = { $a } nie może ruszyć z miejsca.
refusal-moves-while-carried = { $a } jest przewożony lub przewozi.
refusal-turns-while-carried = { $a } jest przewożony lub przewozi.
refusal-fires-while-carried = { $a } jest przewożony lub przewozi.
refusal-digs-while-carried = { $a } jest przewożony lub przewozi.
refusal-hides-with-a-load = { $a } jest przewożony lub przewozi.
refusal-cannot-pay-for-the-shot = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-shell = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-smoke = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-to-sneak = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-to-hide = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-hiding-is-not-taught = W tej potyczce nie ma zasad ukrywania.
refusal-cannot-pay-for-the-bonus = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-wire = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-step = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-turn = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-to-leave = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-card = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-march = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-rally = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-load = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-weapon = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-to-dig = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-shelter = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-moves-while-stuck = { $a }: pojazd ugrzązł, trzeba go odholować.
refusal-moves-while-bogged = { $a } jest unieruchomiony do końca rundy.
refusal-ground-is-closed = { $a } nie może wejść na { $b } ({ $c }) inaczej niż drogą.
refusal-hexside-is-closed = { $a } nie może przejść na { $b }: { $c }.
refusal-is-too-steep = { $b }: zbyt stromo dla { $a }.
refusal-work-is-closed = { $c } na { $b } nie wpuszcza { $a }.
refusal-withdraws-towards-the-enemy = { $b } przyszedł stamtąd: { $a } nie może teraz wycofać się na { $c }.
refusal-is-panicked = { $a } jest w panice i nie strzela.
refusal-has-no-weapon = { $a } nie atakuje.
refusal-fires-out-of-close-combat = { $a }: wróg na tym samym polu, { $b }.
refusal-has-no-target = Na { $a } nie ma kogo atakować.
refusal-shells-nobody = Na { $a } nie ma kogo atakować.
refusal-is-outside-arc = { $b } jest poza sektorem ostrzału: { $a }.
refusal-is-out-of-range = Do { $b } jest { $distance } pól; { $a } strzela nie dalej niż na { $range }.
refusal-is-too-near = { $b } jest za blisko dla { $a } albo zasięg za mały: nie bliżej niż { $range }.
refusal-is-out-of-sight = { $a } nie widzi { $b }: zasłania { $c }.
refusal-is-behind-smoke = { $a } nie widzi { $b } przez dym.
refusal-lowers-barrel-into-gully = { $a } nie może strzelać w dół, do jaru { $b }.
refusal-has-no-firepower-of-the-colour = { $a } nie ma siły ognia przeciw celom na { $b }.
refusal-faces-away = { $a } musi zwrócić się ku { $b }, by strzelać.
refusal-holds-no-luck = Nie masz karty „{ $a }”.
refusal-does-not-hold-the-card = Nie masz karty „{ $a }”.
refusal-changes-too-much = Rzut zmienia się najwyżej o { $most }.
refusal-has-too-few-points = Masz tylko { $cap } CAP.
refusal-has-no-observer = Nikt w pobliżu { $a } nie widzi { $b }.
refusal-smoke-is-unobserved = Nikt w pobliżu { $a } nie widzi { $b }.
refusal-throws-smoke-too-far = { $a } nie postawi dymu aż na { $b }.
refusal-target-is-unobserved = Nikt nie widzi { $b } dla { $a }.
refusal-shows-itself = Tam jest { $b }: { $a } się ujawni.
refusal-hides-among-others = Tam jest { $b }: { $a } się ujawni.
refusal-is-hit = { $a } jest trafiony i nie może się ukryć.
refusal-is-watched = { $b } widzi { $a } albo miejsce ukrycia.
refusal-goes-backward = Ruch dodatkowy { $a } tylko do przodu, nie na { $b }.
refusal-leaves-easy-ground = { $b } nie nadaje się na ruch dodatkowy { $a }.
refusal-faces-so-already = { $a } jest już tak zwrócony.
refusal-may-not-leave = { $a } nie może opuścić planszy przez { $b }.
refusal-is-for-the-active = „{ $a }” zagrywa się na aktywowany oddział.
refusal-cannot-be-tired = { $a } jest już wyczerpany.
refusal-is-outside-zone = { $b } nie należy do strefy { $a }.
refusal-hides-beside-a-visible-unit = Na { $b } jest { $c }: { $a } tam się nie ukryje.
refusal-is-not-beside-the-group = { $a } nie jest obok grupy ({ $b }).
refusal-is-spent-for-the-group = { $a } nie jest świeży.
refusal-is-spent-already = { $a } nie jest świeży.
refusal-is-spent-for-opportunity = { $a } nie jest świeży.
refusal-load-has-acted = { $a } nie jest świeży.
refusal-is-not-fresh-for-the-group = { $a } nie jest świeży.
refusal-is-an-aircraft = Samoloty nie tworzą grup: { $a }.
refusal-has-no-hit = { $a } nie ma żetonu trafienia.
refusal-cannot-be-rallied = Uszkodzenia { $a } nie da się usunąć.
refusal-rallies-among-enemies = Na polu { $a } jest wróg.
refusal-lays-no-mines = { $a } nie stawia min.
refusal-lays-in-close-combat = { $a } jest w walce wręcz.
refusal-defuses-in-close-combat = { $a } jest w walce wręcz.
refusal-digs-in-close-combat = { $a } jest w walce wręcz.
refusal-lays-under-the-enemy = Na { $a } jest { $b }.
refusal-mine-is-in-use = Brak miny na to pole: { $a }.
refusal-cannot-pay-to-lay = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-has-no-mine-to-lay = Nie ma czego położyć jako miny: { $a }.
refusal-is-seen-laying = { $b } widzi { $a }.
refusal-defuses-in-a-group = { $a } musi działać sam.
refusal-supports-from-afar = { $a } jest za daleko od { $b }, by wspierać.
refusal-supports-from-outside = { $a } jest za daleko od { $b }, by wspierać.
refusal-supports-at-long-range = { $b } nie jest w zwykłym zasięgu { $a }.
refusal-supports-out-of-arc = { $b } jest poza sektorem ostrzału: { $a }.
refusal-supports-blindly = { $a } nie widzi { $b }.
refusal-supports-while-shaken = { $a } nie może teraz wesprzeć ataku.
refusal-supports-without-firepower = { $a } nie ma siły ognia na ten cel.
refusal-carries-already = { $a } wiezie już: { $b }.
refusal-tows-a-sound-vehicle = { $a } nie jest unieruchomiony.
refusal-tows-tracks-on-wheels = { $a } jest kołowy i nie holuje { $b }.
refusal-boards-while-pinned = { $a } jest przygwożdżony: ani wejść, ani wyjść.
refusal-throws-too-far = { $a } nie sięga do { $b }.
refusal-throws-out-of-arc = { $b } nie jest przed { $a }.
refusal-has-nothing-to-hit = { $a } nikomu nie zaszkodzi na { $b }.
refusal-is-no-infantry = { $a } nie kopie okopów.
refusal-is-dug-in = { $a } jest już okopany.
refusal-digging-is-not-taught = W tej potyczce nie ma zasad okopywania.
refusal-spades-are-out = Wszystkie okopy są w użyciu: { $count }.
refusal-cannot-use-the-work = { $a } nie może zająć: { $b }.
refusal-changes-units-twice = W tym ruchu aktywowano już inny oddział: { $a } czeka.
refusal-has-nothing-to-join = Nie ma aktywacji, do której { $a } mógłby dołączyć.
refusal-is-activated = { $a } jest aktywowany.
refusal-has-no-command-points = Nie ma CAP dla { $a }.
refusal-cannot-pay-to-stall = Nie ma punktu, by czekać.
refusal-has-no-active-unit = Nikt nie jest aktywowany.
refusal-cannot-pay-for-the-impulses = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-to-climb = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-attack = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-cannot-pay-for-the-flak = To kosztuje { $cost }: { $a } nie może tyle zapłacić.
refusal-must-fly-straight-off = { $a } jest wyczerpany i odlatuje prosto.
refusal-has-not-moved-on = { $a } musi najpierw przelecieć pole naprzód.
refusal-climbs-twice = { $a } zmienił już wysokość na tym polu.
refusal-is-under-the-aircraft = { $b } jest za blisko dla { $a }.
refusal-is-behind-the-aircraft = { $b } nie jest przed { $a }.
refusal-is-blind-from-the-air = { $b } jest martwym polem dla { $a }.
refusal-cannot-fire-at-aircraft = { $a } nie strzela do samolotów.
refusal-is-off-the-boards = { $a } działa tylko po aktywacji.
refusal-must-wait-for-the-aircraft = Dopóki { $b } nie odleci, { $a } nie działa.
refusal-must-chase-the-aircraft = Dopóki { $b } nie odleci, można tylko do niego strzelać.
refusal-stalls-in-the-air = { $a } jest w powietrzu i nie czeka.
refusal-is-hidden-no-more = { $a } nie jest ukryty.
refusal-has-nothing-to-overcome = { $a } nie ma trafienia, które można przezwyciężyć.
refusal-is-led-among-enemies = Na polu { $a } jest wróg.
refusal-is-not-marching = { $a } nie jest aktywowany.
refusal-has-done-more-than-march = { $a } wydał już punkty tej aktywacji na coś innego niż ruch.
refusal-does-not-suit-the-unit = { $a } nie kryje się na { $b }.
refusal-has-a-coin = Na { $a } leży już moneta.
refusal-has-a-visible-unit = Na { $a } stoi { $b }: nikt się tam nie kryje.

# -- What happened ---------------------------------------------------------------------------------------------------
veteran-played = { $unit }: { $card }.
coin-laid = Moneta na { $hex }.
nobody-there = { $hex }: pusty żeton, nikogo tam nie było.
somebody-there = { $hex }: kryje się tam { $unit }.
aircraft-flew = { $unit } leci na { $hex }.
aircraft-left = { $unit } odleciał.
bombs-dropped = { $unit } zrzuca { $bomb } × { $count } na { $hex }.
activated = { $unit } zostaje aktywowany.
activation-ended = Koniec aktywacji: { $units }.
aircraft-damaged = { $unit } jest uszkodzony i musi odlecieć.
artillery-called = { $army } wzywa artylerię: { $card }.
artillery-target = { $card } uderzy w { $hex }.
artillery-fell = { $card } ({ $army }) strzela na { $hex }.
attack-begins = { $unit } atakuje { $hex }.
attack-missed = { $unitId ->
    [none] { $target }: pudło, { $av } przeciw { $dv }.
   *[other] { $unit } chybia { $target }: { $av } przeciw { $dv }.
}
attack-hit = { $unitId ->
    [none] { $target } trafiony: { $av } przeciw { $dv }.
   *[other] { $unit } trafia { $target }: { $av } przeciw { $dv }.
}
attack-destroyed = { $unitId ->
    [none] Dwa trafienia w { $target }: { $av } przeciw { $dv }.
   *[other] { $unit } – dwa trafienia w { $target }: { $av } przeciw { $dv }.
}
work-hit = { $unitId ->
    [none] Trafienie: { $target }, { $av } przeciw { $dv }.
   *[other] { $unit } trafia: { $target }, { $av } przeciw { $dv }.
}
bogged-down = { $unit } jest unieruchomiony w tej rundzie.
card-drawn = { $army } dobiera kartę.
card-taken = Dobierasz „{ $card }”.
card-played = { $army } zagrywa „{ $card }”.
event-drawn = { $army } dobiera zdarzenie: „{ $card }”.
command-points-lost = { $army } traci CAP: { $cap }.
counter-drawn = Żeton trafienia { $unit }: { $hit }.
counter-shown = { $unit } pokazuje żeton trafienia: { $hit }.
drove-through = { $unit } przejeżdża.
got-stuck = { $unit }: pojazd ugrzązł.
dug-in = Okopani: { $units }.
edited-army = Za zgodą: { $army }, CAP { $cap }, punkty zwycięstwa { $points }.
edited-unit = Za zgodą: { $unit } – { $hex }.
first-turn = Pierwszy ruch: { $army }.
first-turn-tied = Remis: rzut od nowa.
rolled-for-first-turn = { $army } rzuca o pierwszy ruch.
points-announced = { $army } wydaje CAP na rzut: { $cap }.
hex-scored = { $army } zdobywa { $points } za { $hex }.
points-scored = { $army } zdobywa punkty zwycięstwa: { $points }.
points-rolled = { $unit } ma punkty akcji: { $ap }.
points-won = { $ofId ->
    [cap] { $army } zyskuje CAP: { $points }.
   *[ap] { $army } zyskuje AP: { $points }.
}
hidden-unit-moved = { $unit } porusza się skrycie.
made-spent = { $unit } zostaje wyczerpany.
mine-found = Mina na { $hex }: { $mine }.
mine-hidden = { $unit } skrycie stawia minę.
mine-laid = { $unit } stawia minę na { $hex }: { $mine }.
mine-defused = { $unit } rozbraja: { $mine } na { $hex }.
mine-spared = { $unit } ocalał: { $mine }.
mine-struck = { $unit } wszedł na minę: { $mine }.
morale-held = { $unit } nie wpada w panikę: trafienie się nie liczy.
nobody-found = { $unitId ->
    [none] Na { $hex } nikt nie został trafiony.
   *[other] { $unit } strzela na { $hex } i nikogo nie trafia.
}
somebody-found = { $unitId ->
    [none] Na { $hex } ktoś został trafiony.
   *[other] { $unit } strzela na { $hex } i kogoś trafia.
}
objective-revealed = { $army } ujawnia cel: { $card }.
passed = { $army } pasuje.
stalled = { $army } czeka.
rallied = { $unit } zbiera się: zdjęto „{ $hit }”.
rally-failed = { $unit } nie zbiera się.
reinforcements-ready = Posiłki, { $army }: { $units }.
round-begins = Runda { $round }.
round-over = Koniec rundy { $round }.
smoke-laid = { $unit } stawia dym na { $hex }.
sniper-fired = { $sideId ->
    [front] Snajper strzela do { $target } od frontu.
   *[rear] Snajper strzela do { $target } od tyłu.
}
sniper-spotted = { $unit } zostaje wykryty.
sniper-unseen = { $unit } pozostaje ukryty.
unit-deployed = { $unit } na { $hex }.
unit-destroyed = { $unit } zniszczony na { $hex }.
unit-hid = { $unit } ukrywa się.
unit-hit = { $unit } otrzymuje żeton trafienia.
unit-left = { $unit } opuszcza planszę: punkty { $points }.
unit-loaded = { $vehicle } zabiera: { $unit }.
unit-unloaded = { $unit } wyładowany.
unit-moved = { $unit } idzie na { $hex }.
unit-revealed = { $unit } ujawnia się na { $hex }.
unit-turned = { $unit } obraca się: { $facing }.
weapon-used = { $unit } używa „{ $card }” na { $hex }.
wire-rolled = Drut żąda od { $unit } { $cost } pkt.
wire-held = { $unit } nie przechodzi przez drut.
work-destroyed = { $work } na { $hex }: zniszczone.
work-occupied = { $unit } zajmuje: { $work }, { $hex }.
work-left = { $unit } wychodzi.
game-over = { $winnerId ->
    [none] Nikt nie wygrywa: { $german } do { $soviet }.
   *[other] Zwycięstwo: { $winner }. Niemcy { $german }, Sowieci { $soviet }.
}

# -- Lines under a roll ----------------------------------------------------------------------------------------------
modifier-firepower = siła ognia
modifier-hit-counter = żeton trafienia
modifier-long-range = daleki zasięg
modifier-short-range = bliski zasięg
modifier-close-combat = walka wręcz
modifier-height = wysokość
modifier-support = wsparcie
modifier-card-firepower = karta
modifier-by-command-points = CAP
modifier-front = front
modifier-rear = tył
modifier-smoke = dym
modifier-hasty = okopy doraźne
modifier-vehicle-cover = za pojazdami
modifier-carrier-shield = pancerz transportera
modifier-in-the-open = ruch w otwartym terenie
modifier-veteran-sixth-sense = szósty zmysł
modifier-veteran-use-of-terrain = wykorzystanie terenu
modifier-veteran-better-equipped = lepsze wyposażenie
modifier-higher = wyżej niż drugi samolot
modifier-altitude = wysokość lotu
modifier-work = samo umocnienie
modifier-rally-cover = osłona
modifier-rally-friends = swoi
modifier-woods = las
modifier-light-woods = zagajnik
modifier-wooden-building = budynek drewniany
modifier-stone-building = budynek murowany
modifier-stream = strumień
modifier-small-gully = mały jar
modifier-wall = mur
modifier-trench = transzeja
modifier-gun-pit = stanowisko działa
modifier-bunker = bunkier
