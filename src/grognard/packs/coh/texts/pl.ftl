# Storms of Steel po polsku. Nazwy przychodzą w mianowniku; `$xId` to sam identyfikator, `none`, gdy jest pusty.

# -- What is asked ---------------------------------------------------------------------------------------------------
ask-take-turn = { $army }: działaj oddziałem, czekaj albo spasuj. { $ap ->
    [0] CAP: { $cap }.
   *[other] Zostało AP: { $ap }, CAP: { $cap }.
}
ask-choose-action = { $unit }: co robić { $byId ->
    [cap] za CAP ({ $cap })
    [opportunity] akcją doraźną
    [card] kartą
   *[ap] za AP ({ $ap })
}?
ask-choose-target = Atak na { $hex }: przeciw komu następny rzut i za ile CAP?
ask-spend-on-roll = { $unitId ->
    [none] Ile CAP dołożyć do rzutu:
   *[other] { $unit } – ile CAP dołożyć do rzutu:
} { $whatId ->
    [rally] zebranie się
    [roulette] punkty akcji
    [mine] mina
    [sticking] trudny teren
    [engine] silnik
    [wire] drut
    [spotting] wykrycie
    [points] punkty z karty
    [sniper-card] strzelec wyborowy z karty
   *[attack] atak
}?
ask-announce = { $army }: ile CAP wydać na rzut o pierwszą turę?
ask-better-roll = Wypadło { $total }. Zostaje?
ask-bonus-move = { $unit }: jechać dalej? Zostało pól dodatkowych: { $left }.
ask-cross-wire = { $unit }: wejście w drut kosztuje punktów: { $cost }. Iść?
ask-deploy-unit = Na którym polu rozstawić: { $unit }?
ask-face-revealed = { $unit }: oddział ujawniony. W którą stronę jest front?
ask-group-move = Dokąd idzie następny oddział grupy? Zostało oddziałów: { $left }.
ask-group-hide = Gdzie ukrywa się następny oddział grupy? Zostało oddziałów: { $left }.
ask-name-target = { $army }: gdzie ma strzelać artyleria przed następną rundą?
ask-second-hex = { $unit }: drugie pole?
ask-flying = { $unit }: następny impuls? Zostało impulsów: { $left }.
ask-choose-sniped = Strzelec wyborowy: który przeciwnik traci CAP?
ask-choose-dug-in = Zdarzenie: który oddział dostaje okopy doraźne?
ask-strengthen-flak = Strzał, cel: { $unit }. Zagrać kartę zwiększającą siłę ognia?
ask-choose-victim = „Krew i honor”: który oddział grupy przepada?
ask-escape = Zaraz spadną pociski: czy { $unit } odchodzi o pole?
ask-show-reputation = { $army }: rzuty o inicjatywę są znane. Zagrać kartę „Budzący grozę”?
ask-group-hidden-move = Dokąd idzie następny ukryty oddział? Zostało oddziałów: { $left }.
ask-mark-hex = Połóż monetę tam, gdzie może się kryć { $unit }. Zostało: { $left }.

# -- What can be done ------------------------------------------------------------------------------------------------
do-fly-in = Wleć na { $to }, kurs: { $facing }, pułap: { $altitude }
do-fly = Leć na { $to }
do-bank = Zwrot: { $facing }
do-climb = { $by ->
    [1] Wznieś się
   *[other] Zniż lot
}
do-strafe = Atakuj { $hex } z powietrza
do-bomb = { $kind } × { $count } na { $hex }
do-fly-off = Odleć
do-flak = Ogień do samolotu: { $unit }
do-act = { $byId ->
    [join] { $unit }: dołącz do aktywacji
    [cap] { $unit }: działaj za CAP
    [opportunity] { $unit }: akcja doraźna
   *[ap] { $unit }: działaj za AP
}
do-pass-turn = Pas
do-stall = { $byId ->
    [cap] Czekaj za 1 CAP
   *[ap] Czekaj za 1 AP
}
do-end-activation = Zakończ aktywację
do-back = Wstecz
do-also = Razem: { $unit }
do-add-cap = Dołóż do akcji CAP: { $cap }
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
do-indirect-fire = Ogień pośredni: { $hex }
do-lay-smoke = Dym: { $hex }
do-dig-in = Okop się
do-occupy = Zajmij: { $work }
do-quit = Wyjdź, front: { $facing }
do-load = Załaduj: { $unit }
do-unload = Wyładuj: { $unit }, front: { $facing }
do-move-hidden = Skrycie na { $to }
do-hide = Ukryj się na { $to }
do-hide-with-group = { $unit }: ukryj się na { $to }
do-use-weapon = { $card }: { $hex }
do-lay-mine = { $hidden ->
    [1] { $mine } na { $hex }, skrycie
   *[other] { $mine } na { $hex }
}
do-defuse = Rozbrój: { $mine } na { $hex }
do-auto-rally = Zbierz się bez rzutu
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
do-snipe = Przeciw: { $army }
do-give-up = Poświęć: { $unit }
do-entrench = { $unit }: okop się
do-lay-coin = Moneta na { $hex }
do-look-under = Sprawdź, kto kryje się na { $hex }
do-march-hidden = { $unit }: skrycie na { $to }

# -- Why not ---------------------------------------------------------------------------------------------------------
refusal-moves-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-is-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-turns-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-hides-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-digs-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-drives-while-stunned = { $a }: ogłuszenie, można się tylko zebrać.
refusal-moves-while-pinned = { $a }: żeton trafienia nie pozwala się ruszyć.
refusal-turns-while-pinned = { $a }: ani ruchu, ani obrotu.
refusal-moves-while-carried = { $a }: jedzie razem z pojazdem ({ $b }), sam się nie rusza.
refusal-turns-while-carried = { $a }: na pojeździe front jest taki jak jego.
refusal-fires-while-carried = { $a }: z pojazdu ({ $b }) strzelać nie można.
refusal-digs-while-carried = { $a }: na pojeździe nie można się okopać.
refusal-hides-with-a-load = { $a }: z ładunkiem lub na pojeździe nie można się ukryć.
refusal-cannot-pay-for-the-shot = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-shell = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-smoke = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-hidden-move = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-to-hide = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-hiding-is-not-taught = W tej potyczce nie ma zasad ukrywania.
refusal-cannot-pay-for-the-bonus = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-wire = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-step = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-turn = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-to-leave = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-card = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-march = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-rally = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-load = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-weapon = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-to-dig = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-shelter = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-moves-while-stuck = { $a }: pojazd ugrzązł, trzeba go odholować.
refusal-moves-while-bogged = { $a }: do końca rundy bez ruchu, pojazd ugrzązł.
refusal-ground-is-closed = { $a }: na { $b } ({ $c }) tylko drogą.
refusal-ditch-is-closed = { $a }: { $b } to rów przeciwpancerny, nie można tam wejść.
refusal-river-has-no-bridge = { $a }: rzekę na { $b } przekracza tylko mostem lub brodem.
refusal-hexside-is-closed = { $a }: stąd na { $b } się nie przejdzie, przeszkadza { $c }.
refusal-is-too-steep = { $a }: stok ku { $b } jest zbyt stromy.
refusal-work-is-closed = { $a }: na { $b } nie można wejść, jest tam { $c }.
refusal-withdraws-towards-the-enemy = { $a }: wycofując się przed wrogiem ({ $b }), nie idzie się tam, skąd przyszedł, ani obok: { $c }.
refusal-is-panicked = { $a }: panika, strzelać nie można.
refusal-has-no-weapon = { $a }: ten oddział nigdy nie atakuje.
refusal-fires-out-of-close-combat = { $a }: trwa walka w zwarciu ({ $b }), na inne pola strzelać nie można.
refusal-has-no-target = Na { $a } nie ma kogo atakować.
refusal-indirect-fire-has-no-target = Na { $a } nie ma kogo atakować.
refusal-is-outside-arc = { $a }: { $b } poza sektorem ostrzału.
refusal-is-outside-the-bunkers-arc = { $a }: { $b } leży poza sektorem bunkra i go nie widać.
refusal-is-out-of-range = { $a }: do { $b } pól jest { $distance }, dalej niż { $range } strzelać nie można.
refusal-is-too-near = { $a }: { $b } jest za blisko. Najmniejszy zasięg: { $range }.
refusal-mortar-has-lost-its-range = { $a }: trafienie skróciło zasięg poniżej najmniejszego ({ $range }), nie może strzelać.
refusal-is-out-of-sight = { $a }: nie widać { $b }, zasłania { $c }.
refusal-is-in-a-blind-spot = { $a }: { $b } to martwe pole tuż za { $c }.
refusal-is-hidden-by-a-gully = { $a } nie widzi { $b }: z dużego jaru i do niego widać tylko pola wokół niego.
refusal-is-behind-smoke = { $a }: nie widać { $b } przez dym.
refusal-lowers-barrel-into-gully = { $a }: w dół, do jaru { $b }, nie da się strzelać.
refusal-has-no-firepower-of-the-colour = { $a }: brak siły ognia przeciw celom na { $b }.
refusal-faces-away = { $a }: by strzelać na { $b }, trzeba się tam zwrócić.
refusal-rerolls-no-dice = Karta „{ $a }” nie pozwala powtórzyć rzutu.
refusal-holds-no-luck = Nie masz karty „{ $a }”.
refusal-does-not-hold-the-card = Nie masz karty „{ $a }”.
refusal-changes-too-much = Rzut zmienia się najwyżej o { $most }.
refusal-has-too-few-points = Masz tylko { $cap } CAP.
refusal-has-no-observer = { $a }: w pobliżu nie ma oddziału, który widzi { $b }.
refusal-smoke-is-unobserved = { $a }: w pobliżu nie ma oddziału, który widzi { $b }.
refusal-smoke-is-out-of-sight = { $a } nie widzi { $b }, a ogniem pośrednim nie strzela.
refusal-throws-smoke-too-far = { $a }: na { $b } dymu się nie dorzuci.
refusal-target-is-unobserved = { $a }: nikt nie widzi { $b }.
refusal-hides-among-others = { $a }: tam stoi { $b }, ukryć się nie można.
refusal-is-hit = { $a }: z żetonem trafienia nie można się ukryć.
refusal-is-watched = { $a }: { $b } go widzi, nie może się ukryć.
refusal-hideout-is-watched = { $a }: { $b } widzi { $c }, nie można się tam ukryć.
refusal-goes-backward = { $a }: ruch dodatkowy tylko do przodu, nie na { $b }.
refusal-leaves-easy-ground = { $a }: { $b } nie nadaje się na ruch dodatkowy.
refusal-leaves-the-road = { $a }: ruch premiowy tylko drogą, nie na { $b }.
refusal-faces-so-already = { $a }: front jest już tam zwrócony.
refusal-may-not-leave = { $a }: przez { $b } nie można opuścić planszy.
refusal-is-for-the-active = „{ $a }”: potrzebny jest aktywowany oddział.
refusal-is-paid-by-others = { $a }: za AP gra się kartę tylko na oddział, do którego te AP należą.
refusal-cannot-be-tired = { $a }: oddział jest już wyczerpany.
refusal-is-outside-zone = { $a }: { $b } leży poza strefą rozstawienia.
refusal-hides-beside-a-visible-unit = { $a }: na { $b } stoi już { $c }, ukryć się tam nie można.
refusal-is-not-beside-the-group = { $a }: grupa ({ $b }) nie jest obok.
refusal-is-spent-for-the-group = { $a }: oddział wyczerpany, za AP dołączają tylko świeże.
refusal-is-spent-already = { $a }: oddział wyczerpany, aktywuje się tylko świeże.
refusal-is-spent-for-opportunity = { $a }: oddział wyczerpany, akcję doraźną wykonują tylko świeże.
refusal-load-has-acted = { $a }: oddział nie jest świeży i nie bierze udziału w tej akcji pojazdu.
refusal-is-not-fresh-for-the-group = { $a }: razem akcję doraźną wykonują tylko świeże oddziały.
refusal-is-an-aircraft = Samoloty nie tworzą grup: { $a }.
refusal-has-no-hit = { $a }: brak żetonu trafienia.
refusal-cannot-be-rallied = { $a }: tego uszkodzenia nie da się usunąć.
refusal-rallies-among-enemies = { $a }: na polu jest wróg, zebrać się nie można.
refusal-lays-no-mines = { $a }: ten oddział nie stawia min.
refusal-lays-in-close-combat = { $a }: w zwarciu nie stawia się min.
refusal-defuses-in-close-combat = { $a }: w zwarciu nie rozbraja się min.
refusal-searches-in-close-combat = { $a }: w zwarciu nie wykrywa się nikogo na innych polach.
refusal-digs-in-close-combat = { $a }: w zwarciu nie można się okopać.
refusal-lays-under-the-enemy = Na { $a } stoi wróg ({ $b }): miny się tam nie położy.
refusal-mine-is-in-use = Wszystkie miny tego rodzaju są w użyciu: { $a }.
refusal-mine-lies-there-already = Na { $b } taka mina już leży: { $a }.
refusal-cannot-pay-to-lay = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-has-no-mine-to-lay = Nie ma czego położyć jako miny: { $a }.
refusal-is-seen-laying = { $a }: wróg ({ $b }) widzi, miny nie da się ukryć.
refusal-defuses-in-a-group = { $a }: to robi się samotnie.
refusal-supports-from-afar = { $a }: za daleko od strzelca głównego ({ $b }).
refusal-supports-from-outside = { $a }: w zwarciu wspiera się ({ $b }) tylko z tego samego pola.
refusal-supports-at-long-range = { $a }: { $b } nie leży w zwykłym zasięgu.
refusal-supports-out-of-arc = { $a }: { $b } poza sektorem ostrzału.
refusal-supports-blindly = { $a }: nie widać { $b }.
refusal-supports-while-shaken = { $a }: trafienie nie pozwala wspierać ataku.
refusal-supports-while-carried = { $a }: oddział wiezie { $b }, nie może wspierać.
refusal-supports-without-firepower = { $a }: brak siły ognia na ten cel.
refusal-carries-already = { $a }: pojazd jest zajęty, wiezie: { $b }.
refusal-tows-a-sound-vehicle = { $a }: pojazd nie jest unieruchomiony.
refusal-tows-a-loaded-vehicle = { $a }: wiezie { $b }, z ładunkiem nie można holować.
refusal-tows-tracks-on-wheels = { $a }: pojazd kołowy nie holuje gąsienicowego ({ $b }).
refusal-boards-while-pinned = { $a }: oddział przygwożdżony lub ogłuszony, ani wsiąść, ani zsiąść.
refusal-throws-too-far = „{ $a }”: na { $b } jest za daleko.
refusal-throws-out-of-arc = { $a }: { $b } nie leży z przodu.
refusal-has-nothing-to-hit = „{ $a }”: na { $b } nie ma kogo trafić.
refusal-is-no-infantry = { $a }: okopuje się tylko piechota.
refusal-is-dug-in = { $a }: okopy już są.
refusal-is-not-fresh-for-the-event = { $a }: oddział nie jest świeży, a zdarzenie jest dla świeżego.
refusal-is-hidden-from-the-event = { $a }: oddział jest ukryty, żeton na planszy by go zdradził.
refusal-is-carried-through-the-event = { $a }: oddział wiezie { $b }, nie może się okopać.
refusal-fights-through-the-event = { $a }: w zwarciu nie można się okopać.
refusal-has-its-hasty-defence = { $a }: okopy już są.
refusal-event-finds-no-counter = Wszystkie okopy doraźne są w użyciu: { $count }.
refusal-digging-is-not-taught = W tej potyczce nie ma zasad okopywania.
refusal-spades-are-out = Wszystkie okopy są w użyciu: { $count }.
refusal-cannot-use-the-work = { $a }: tego umocnienia ({ $b }) zająć nie można.
refusal-changes-units-twice = { $a }: w tej turze aktywowano już inny oddział.
refusal-has-nothing-to-join = { $a }: nie ma aktywacji, do której można dołączyć.
refusal-joins-again = { $a }: już należy do tej aktywacji.
refusal-joins-an-aircraft = { $a }: do aktywacji samolotu ({ $b }) nikt nie dołącza.
refusal-is-activated = { $a }: aktywowany oddział nie wykonuje akcji doraźnej.
refusal-has-no-command-points = { $a }: nie zostało CAP.
refusal-cannot-pay-to-stall = Nie ma punktu tego rodzaju, by czekać.
refusal-has-no-active-unit = Żaden oddział nie jest aktywowany.
refusal-cannot-pay-for-the-impulses = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-to-climb = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-attack = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-cannot-pay-for-the-flak = To kosztuje { $cost }, a { $a } może zapłacić { $left }.
refusal-must-fly-straight-off = { $a }: wyczerpany samolot odlatuje prosto.
refusal-has-not-moved-on = { $a }: najpierw pole naprzód.
refusal-climbs-twice = { $a }: pułap na tym polu już zmieniono.
refusal-is-under-the-aircraft = { $a }: { $b } jest za blisko.
refusal-is-behind-the-aircraft = { $a }: { $b } nie leży z przodu.
refusal-is-blind-from-the-air = { $a }: { $b } to martwe pole.
refusal-cannot-fire-at-aircraft = { $a }: ten oddział nie strzela do samolotów.
refusal-is-supported-against-aircraft = Do samolotu strzela się bez wsparcia: { $a }.
refusal-gun-against-aircraft-is-damaged = { $a }: działo jest uszkodzone, do samolotów nie strzela.
refusal-is-off-the-boards = { $a }: samolot aktywuje się osobno albo działa nad planszą.
refusal-must-wait-for-the-aircraft = { $a }: najpierw musi odlecieć własny samolot ({ $b }).
refusal-must-chase-the-aircraft = { $a }: dopóki samolot wroga ({ $b }) nie odleci, można tylko do niego strzelać.
refusal-is-blind-to-the-sky = { $a } nie widzi tam nieba: zasłania { $b }.
refusal-is-played-on-an-aircraft = „{ $a }” nie zagrywa się na samolot: aktywowany jest { $b }.
refusal-has-no-such-work = { $a }: nie ma tu umocnienia do zajęcia ({ $b }).
refusal-stalls-in-the-air = { $a }: w powietrzu się nie czeka.
refusal-is-hidden-no-more = { $a }: oddział nie jest ukryty.
refusal-has-nothing-to-overcome = { $a }: brak trafienia, które można przezwyciężyć.
refusal-is-led-among-enemies = { $a }: na polu jest wróg, karta nie pomoże.
refusal-is-not-marching = { $a }: oddział nie jest aktywowany.
refusal-has-done-more-than-march = { $a }: punkty tej aktywacji wydano już nie tylko na ruch.
refusal-does-not-suit-the-unit = { $a }: na { $b } ten oddział się nie ukryje.
refusal-has-a-coin = Na { $a } leży już moneta.
refusal-has-a-visible-unit = Na { $a } stoi { $b }: nikt się tam nie kryje.
refusal-is-not-on-the-battlefield = { $a }: takiego pola nie ma na planszach tego scenariusza.
refusal-is-spared-by-the-event = { $a }: nie można wybrać, zdarzenie jest dla twojego oddziału na planszy.
refusal-did-not-fire = { $a }: nie brał udziału w tym ataku.
refusal-is-not-hardened = Ten rzut nie jest za oddział z kartą „{ $a }”.
refusal-is-no-next-hex = { $a }: { $b } nie jest sąsiednim polem, jedna akcja to jedno pole.
refusal-is-not-of-the-group = { $a }: oddział nie należy do grupy.
refusal-group-moves-unit-by-unit = { $a }: w grupie oddziały ruszają po kolei, każdy z nazwy.
refusal-hides-too-far = { $a }: { $b } jest za daleko, ukryć się można na swoim lub sąsiednim polu.
refusal-has-its-place-already = { $a }: miejsce jest już wybrane.
refusal-has-its-way-already = { $a }: droga jest już wybrana, każdy oddział grupy rusza się raz.
refusal-is-no-target-of-the-attack = { $a }: nie należy do celów tego ataku.
refusal-is-no-overrun = { $a }: tej karty nie można ogłosić przy tym ataku.
refusal-is-not-ahead = { $a }: { $b } nie leży na trzech polach z przodu.
refusal-turns-too-far = { $a }: skręca o jeden bok pola naraz.
refusal-climbs-too-far = { $a }: wysokość zmienia się o jeden żeton naraz.
refusal-flies-too-low = { $a }: niżej lecieć nie można.
refusal-flies-too-high = { $a }: nie wyżej niż { $most } żetonów wysokości.
refusal-attacks-while-damaged = { $a }: samolot jest trafiony i już nie atakuje.
refusal-has-no-such-bombs = { $a }: nie ma już tylu: { $b }.
refusal-is-out-of-range-of-the-aircraft = { $a }: atakuje nie dalej niż na { $range } pól.
refusal-attacks-nothing = Na { $a } nie ma czego atakować.
refusal-card-does-not-move-a-held-unit = { $a }: oddział nie może się ruszyć, karta nie pomoże.
refusal-card-gives-nothing-to-do = „{ $a }” nic nie daje: { $b }.
refusal-is-nothing-for-aircraft = { $a }: samolot leci, skręca, zmienia wysokość i atakuje.
refusal-is-for-aircraft = { $a }: to nie samolot.
refusal-card-gives-something-else = „{ $a }” daje inną akcję.
refusal-must-come-in-first = { $a }: najpierw musi wejść na planszę.
refusal-comes-in-elsewhere = { $a }: nie wchodzi przez { $b }, scenariusz podaje inne pola.
refusal-comes-in-past-the-nearest = { $a }: nie wchodzi przez { $b }; gdy wróg zajął wejście, bierze najbliższe wolne pole.
refusal-cannot-be-careful = { $a }: ostrożny ruch to zasada opcjonalna, tylko dla piechoty.
refusal-is-not-hidden = { $a }: oddział nie jest ukryty i porusza się jawnie.
refusal-is-hidden-already = { $a }: już jest ukryty.
refusal-is-no-group-fire = { $a }: tylko samodzielnie, grupa strzela do tego, co widzą wszyscy.
refusal-cannot-fire-indirectly = { $a }: nie strzela ogniem pośrednim.
refusal-cannot-make-smoke = { $a }: nie ma dymu.
refusal-shells-its-own-hex = { $a }: na własne pole tak się nie strzela.
refusal-is-nothing-to-go-into = { $a }: do tego nie można wejść: { $b }.
refusal-is-in-no-work = { $a }: nie jest w umocnieniu.
refusal-cannot-take-a-load = { $a }: nie może teraz nikogo zabrać.
refusal-cannot-be-loaded = { $a }: nie można załadować.
refusal-is-not-where-the-vehicle-is = { $a }: nie stoi na polu, na którym jest { $b }.
refusal-is-not-carried = { $a }: nikt go nie wiezie.
refusal-has-no-such-weapon = Nie ma takiej broni: { $a }.
refusal-is-no-weapon-for-it = { $a }: „{ $b }” to broń piechoty.
refusal-uses-a-weapon-in-a-group = { $a }: „{ $b }” używa się samodzielnie, nie w grupie.
refusal-lays-too-far = { $a }: { $b } jest za daleko, miny kładzie się na swoim lub sąsiednim polu.
refusal-has-no-card-to-defuse = { $a }: miny usuwa się tylko kartą.
refusal-finds-no-mine = { $a }: nie ma takiej miny na { $b } (własne lub sąsiednie pole).
refusal-has-no-card-to-recover = { $a }: bez rzutu zbiera się tylko kartą.
refusal-is-no-enemy-aircraft = { $a }: to nie samolot wroga nad planszą.
refusal-flies-in-elsewhere = { $a }: nie wlatuje przez { $b }.
refusal-cannot-be-of-the-group = { $a }: nie można dodać do grupy.
refusal-adds-no-points = { $a }: nie można dodać tylu CAP.
refusal-is-not-under-command = { $a }: nie jest pod twoim dowództwem.
refusal-is-not-due-yet = { $a }: wejdzie w jednej z następnych rund.
refusal-is-out-of-the-fight = { $a }: oddziału nie ma na planszy.
refusal-is-not-in-the-hand = Nie masz na ręce karty: { $a }.
refusal-is-played-at-a-roll = „{ $a }” gra się przy rzucie.
refusal-is-not-paid-so = „{ $a }” opłaca się inaczej.
refusal-is-for-own-units = „{ $a }” gra się na własny oddział.
refusal-is-meant-for-an-aircraft = „{ $a }” nie gra się na samolot: { $b }.
refusal-is-meant-for-a-unit-off-the-map = { $b }: oddziału nie ma na planszy, „{ $a }” nie pomoże.
refusal-is-for-an-enemy = „{ $a }” gra się na oddział wroga.
refusal-is-for-a-visible-enemy = { $b }: oddział jest ukryty, „{ $a }” nie można zagrać.
refusal-is-for-an-enemy-on-the-map = { $b }: oddziału nie ma na planszy, „{ $a }” nie można zagrać.
refusal-is-no-veteran-of-the-army = Twoja armia nie ma takiej karty weteranów: { $a }.
refusal-is-not-played-in-a-turn = „{ $a }” nie gra się w turze: karta mówi, kiedy działa.
refusal-belongs-to-another = „{ $a }” nie należy do: { $b }.
refusal-has-no-coin = Na { $a } nie leży twoja moneta.
refusal-has-no-such-battery = „{ $a }” nie można teraz wezwać.

# -- What happened ---------------------------------------------------------------------------------------------------
veteran-played = { $unit }: { $card }.
coin-laid = Moneta na { $hex }.
dummy-drawn = { $hex }: pusty żeton, nikogo tam nie było.
hidden-unit-drawn = { $hex }: kryje się tam { $unit }.
aircraft-flew = { $unit }: lot na { $hex }.
aircraft-left = { $unit }: samolot odleciał.
bombs-dropped = { $unit }: na { $hex } spada { $bomb } × { $count }.
activated = { $unit }: aktywacja.
activation-ended = Teraz wyczerpane: { $units }.
aircraft-damaged = { $unit }: uszkodzenie, samolot musi odlecieć.
artillery-called = { $army }: wezwano artylerię, { $card }.
artillery-target = { $card } uderzy w { $hex }.
artillery-fell = { $card } ({ $army }) strzela na { $hex }.
attack-begins = { $unit }: atak na { $hex }.
attack-missed = { $unitId ->
    [none] Pudło: { $target }, { $av } przeciw { $dv }.
   *[other] { $unit } – pudło: { $target }, { $av } przeciw { $dv }.
}
attack-hit = { $unitId ->
    [none] Trafienie: { $target }, { $av } przeciw { $dv }.
   *[other] { $unit } – trafienie: { $target }, { $av } przeciw { $dv }.
}
attack-destroyed = { $unitId ->
    [none] Trafienie o cztery lub więcej: { $target }, { $av } przeciw { $dv }.
   *[other] { $unit } – trafienie o cztery lub więcej: { $target }, { $av } przeciw { $dv }.
}
work-hit = { $unitId ->
    [none] Trafienie: { $target }, { $av } przeciw { $dv }.
   *[other] { $unit } – trafienie: { $target }, { $av } przeciw { $dv }.
}
bogged-down = { $unit }: w tej rundzie bez ruchu, pojazd ugrzązł.
card-drawn = { $army }: dobrano kartę.
card-taken = Dobierasz „{ $card }”.
card-played = { $army }: zagrano kartę „{ $card }”.
event-drawn = { $army }: zdarzenie, „{ $card }”.
event-rolled = Kostka oddaje zdarzenie: { $armies }.
command-points-lost = { $army }: strata CAP – { $cap }.
counter-drawn = { $unit }: żeton trafienia – { $hit }.
counter-shown = { $unit }: pokazano żeton trafienia – { $hit }.
drove-through = { $unit }: przejazd udany.
got-stuck = { $unit }: pojazd ugrzązł.
dug-in = Okopani: { $units }.
edited-army = Za zgodą: { $army }, CAP { $cap }, punkty zwycięstwa { $points }.
edited-unit = Za zgodą: { $unit } – { $hex }.
first-turn = Pierwsza tura: { $army }.
first-turn-tied = Remis: rzut od nowa.
rolled-for-first-turn = { $army }: rzut o pierwszą turę.
points-announced = { $army }: na rzut o pierwszą turę wydano CAP – { $cap }.
hex-scored = { $army }: { $points } PZ za { $hex }.
points-scored = { $army }: { $points } PZ.
points-rolled = { $unit }: { $ap } AP.
points-won = { $ofId ->
    [cap] { $army }: zysk CAP – { $points }.
   *[ap] { $army }: zysk AP – { $points }.
}
hidden-unit-moved = { $unit }: ruch skryty.
made-spent = { $unit }: oddział jest teraz wyczerpany.
mine-found = Mina na { $hex }: { $mine }.
mine-hidden = { $unit }: skrycie położono minę.
mine-laid = { $unit }: na { $hex } położono minę, { $mine }.
mine-defused = { $unit }: rozbrojono minę na { $hex }, { $mine }.
mine-spared = { $unit }: mina nie wybuchła, { $mine }.
mine-struck = { $unit }: wybuch miny, { $mine }.
morale-held = { $unit }: wysokie morale, trafienie się nie liczy.
no-hidden-unit-hit = { $unitId ->
    [none] Na { $hex } nikt nie został trafiony.
   *[other] { $unit } – ogień na { $hex }: nikt nie został trafiony.
}
hidden-unit-hit = { $unitId ->
    [none] Na { $hex } ktoś został trafiony.
   *[other] { $unit } – ogień na { $hex }: ktoś został trafiony.
}
objective-revealed = { $army }: tajnym celem było „{ $card }”.
passed = { $army }: pas.
stalled = { $army }: zwłoka.
rallied = { $unit }: zebranie udane, zdjęto żeton „{ $hit }”.
rally-failed = { $unit }: zebranie nieudane.
reinforcements-ready = Posiłki, { $army }: { $units }.
round-begins = Runda { $round }
round-over = Koniec rundy { $round }.
smoke-laid = { $unit }: dym na { $hex }.
sniper-fired = { $sideId ->
    [front] Strzał strzelca wyborowego od frontu: { $target }.
   *[rear] Strzał strzelca wyborowego od tyłu: { $target }.
}
sniper-spotted = { $unit }: oddział wykryty.
sniper-unseen = { $unit }: oddział pozostaje ukryty.
unit-deployed = { $unit }: rozstawienie na { $hex }.
unit-destroyed = { $unit }: zniszczenie, { $hex }.
unit-hid = { $unit }: oddział się ukrył.
unit-hit = { $unit }: trafienie, dobrano żeton.
unit-left = { $unit }: zejście z mapy, { $points } PZ.
unit-loaded = { $vehicle }: załadunek, { $unit }.
unit-unloaded = { $unit }: wyładunek.
unit-moved = { $startId ->
    [none] { $unit }: ruch na { $hex }.
   *[other] { $unit }: { $start } → { $hex }.
}
unit-revealed = { $unit }: oddział ujawniony na { $hex }.
unit-turned = { $unit }: obrót, { $facing }.
weapon-used = { $unit }: użyto „{ $card }” na { $hex }.
wire-rolled = { $unit }: przejście przez drut kosztuje { $cost } AP.
wire-held = { $unit }: drutu nie pokonano.
work-destroyed = { $hex }: zniszczono – { $work }.
work-occupied = { $unit }: zajęto – { $work }, { $hex }.
work-left = { $unit }: wyjście z umocnienia.
game-over = { $winnerId ->
    [none] Nikt nie wygrywa: { $german } do { $soviet }.
   *[other] Zwycięstwo: { $winner }. Niemcy { $german }, Sowieci { $soviet }.
}

# -- Lines under a roll ----------------------------------------------------------------------------------------------
modifier-firepower = siła ognia
modifier-hit-counter = żeton trafienia
modifier-long-range = daleki zasięg
modifier-short-range = bliski zasięg
modifier-close-combat = walka w zwarciu
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
modifier-veteran-experience = doświadczenie
modifier-higher = wyżej niż drugi samolot
modifier-altitude = pułap
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

# What a machine player was up to, told after its turn.
intent-attack = Główne uderzenie: { $place }; reszta osłania.
intent-hold = Utrzymuje, co ma, i trzyma jednostki w gotowości.

order-spend-on-roll = Punkty CAP wydane na rzut
order-better-roll = Karta pozwalająca powtórzyć rzut
order-escape = „O włos”: oddział uchodzi spod ostrzału
order-show-reputation = „Budzący grozę”, by zacząć rundę
order-take-turn = Tura, w której nikt nie może działać
