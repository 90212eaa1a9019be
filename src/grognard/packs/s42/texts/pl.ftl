# Stalingrad '42 po polsku. Nazwy stoją w mianowniku; `$xId` to samo oznaczenie `$x`.

# -- O co pytamy ------------------------------------------------------------------------------------------------------
ask-trim-stack = Za dużo jednostek na polu { $hex }: { $count ->
    [one] jedna musi odejść.
   *[other] musi odejść tyle: { $count }.
} Która zostaje wyeliminowana?
ask-leave-area = Na zimę zamyka się: { $area }. Która jednostka dokąd odchodzi?

# -- Odpowiedzi -------------------------------------------------------------------------------------------------------
do-disband = Wyeliminuj: { $unit }
do-shift = { $unit } → { $area }

# -- Co się stało -----------------------------------------------------------------------------------------------------
turn-began = Tura { $turn }
player-turn-began = { $sideId ->
    [axis] Tura { $turn }: Oś
   *[soviet] Tura { $turn }: Związek Radziecki
}
mini-turn-began = Po turze { $turn }: krótka tura Osi.
weather-rolled = Pogoda: { $weather }.
mud-came = Tura { $turn }: roztopy, grunt jak podczas deszczu.
hex-taken = { $sideId ->
    [axis] Oś zajmuje { $hex }.
   *[soviet] Strona radziecka zajmuje { $hex }.
}
unit-eliminated = { $unit }: jednostka wyeliminowana, { $hex }.
unit-shifted = { $unit }: przeniesiona, { $area }.
modifier-wet-before = deszcz lub śnieg w poprzedniej turze

# -- Odmowy -----------------------------------------------------------------------------------------------------------
refusal-no-combat-unit-is-no-excess = { $a } nie jest jednostką bojową i nie liczy się do stosu.
refusal-support-is-no-excess = { $a } daje wsparcie artylerii i nie liczy się do stosu.
refusal-waiting-army-is-no-excess = { $a } należy do armii rezerwowej, która czeka na rozkaz: limit stosu jej nie dotyczy.
refusal-free-unit-makes-no-room = { $a } nie liczy się do stosu: odejść musi inna jednostka.
refusal-is-not-in-the-overstacked-hex = { $a }: nie stoi na { $b }, gdzie jednostek jest za dużo.
refusal-corps-are-too-many = Dla tego sztabu jest za dużo korpusów pancernych i zmechanizowanych: jeden z nich musi odejść.
refusal-area-is-closed = Zimą nie korzysta się z obszaru: { $a }.
refusal-leads-elsewhere = { $a } nie może tam iść ({ $b }): tylko do obszaru obok zamkniętego.
refusal-map-is-not-used = { $a }: ta mapa nie jest używana w scenariuszu.
refusal-hex-is-out-of-play = { $a } jest poza grą.
refusal-sea-bars-the-way = Między { $a } a { $b } jest morze.
refusal-lake-bars-the-way = Między { $a } a { $b } jest niezamarznięte jezioro.
refusal-peaks-are-closed-in-winter = Zimą nikt nie przechodzi szczytów między { $a } a { $b }.
refusal-peaks-are-for-climbers = Poza drogą szczyty między { $a } a { $b } przechodzą tylko jednostki górskie.
refusal-mountains-are-entered-by-road = Jednostki zmechanizowane wchodzą w góry ({ $a }) tylko drogą.
refusal-moved-too-far = { $a }: po ruchu przyspieszonym się nie atakuje.

# -- Rozdziały 11–13, 27: trwać i cofać się ---------------------------------------------------------------------------
ask-stand-fast = Uporczywa obrona, { $hex }? Wskaż jednostkę prowadzącą albo się wycofaj.
ask-stand-to-the-last = Rozpaczliwa obrona, { $hex }: nie ma dokąd się cofnąć. Wskaż jednostkę prowadzącą.
ask-choose-retreat = Odwrót z heksu { $hex } ({ $hexes ->
    [one] { $hexes } heks
    [few] { $hexes } heksy
   *[many] { $hexes } heksów
}): kto i dokąd się cofa?
ask-choose-shortfall = Odwrót skrócono. Kto traci za to poziom?
ask-keep-in-full-retreat = W pełnym odwrocie { $count ->
    [one] jest { $count } jednostka.
    [few] są { $count } jednostki.
   *[many] jest { $count } jednostek.
} Która ma w nim zostać? Pozostałe odzyskują szyk.
ask-slip-away = Udało się oderwać od wroga. Kto i dokąd się cofa?
ask-choose-escape = Kto próbuje się oderwać od wroga? W turze pośredniej nikt nie atakuje.
do-stand = { $supportId ->
    [none] Trwaj: { $unit }
   *[other] Trwaj: { $unit }, wsparcie: { $support }{ $supplyId ->
        [none] {""}
       *[other] {" "}({ $supply })
    }
}
do-fall-back = Wycofaj się
do-retreat = { $unit } cofa się: { $path }
do-stay-behind = { $unit }: zostań
do-full-retreat = Pełny odwrót: { $unit }
do-stay-in-full-retreat = Zostaw w pełnym odwrocie: { $unit }
do-rally = Pozostałe odzyskują szyk
do-disengage = Oderwij się od wroga: { $units }
determined-defence = { $outcomeId ->
    [held] { $unit }: uporczywa obrona udana, { $hex }.
    [city-battle] { $unit }: walka w mieście trwa, { $hex }.
    [city-battle-turned] { $unit }: kontratak w mieście zatrzymany, { $hex }.
    [withdrawal] { $unit }: odejście z walką, { $hex }.
    [again] { $unit }: nie ma dokąd się cofnąć, walka trwa, { $hex }.
   *[failed] { $unit }: uporczywa obrona zawiodła, { $hex }.
} { $attackers ->
    [0] { $losses ->
        [0] Bez strat.
       *[other] Straty obrońców: { $losses }.
    }
   *[other] { $losses ->
        [0] Straty atakujących: { $attackers }.
       *[other] Straty atakujących: { $attackers }, obrońców: { $losses }.
    }
}
stand-denied = { $whyId ->
    [shade] Bez uporczywej obrony, { $hex }: po zacienionym wyniku tylko na heksie z punktami albo bez drogi odwrotu.
    [order] Bez uporczywej obrony, { $hex }: rozkaz nr 227 obowiązuje dopiero od tury 8.
   *[other] Bez uporczywej obrony, { $hex }: nikt jej nie poprowadzi.
}
city-battle = Walka w mieście, { $hex }: znacznik { $level }.
city-battle-over = Koniec walki w mieście, { $hex }.
unit-retreated = { $unit } cofa się: { $start } → { $end }.
unit-stayed-behind = { $unit } zostaje, { $hex }.
unit-disrupted = { $unit }: jednostka zdezorganizowana.
unit-routed = { $unit }: pełny odwrót.
unit-chose-full-retreat = { $unit } sama przechodzi do pełnego odwrotu, { $hex }.
recovery-rolled = { $unit } próbuje odzyskać szyk, { $hex }.
unit-recovered = { $unit } odzyskuje szyk, { $hex }.
recovered = { $sideId ->
    [axis] Koniec fazy odzyskiwania szyku Osi.
   *[soviet] Koniec radzieckiej fazy odzyskiwania szyku.
}
disengagement = { $resultId ->
    [no] Nie udało się oderwać od wroga, { $hex }: { $units }.
    [yes] Oderwanie się od wroga, { $hex }: { $units }.
   *[other] Oderwanie się od wroga kosztem poziomu każdej jednostki, { $hex }: { $units }.
}
modifier-quality = jakość
modifier-support = wsparcie
modifier-restricted = zacieniony wynik
modifier-mobile = kawaleria lub zmechanizowane
modifier-disrupted = dezorganizacja
refusal-result-forbids-to-stand = { $a }: po takim wyniku nikt na { $b } nie trwa.
refusal-shade-forbids-to-stand = { $a }: po zacienionym wyniku trwa się tylko na heksie z punktami albo bez drogi odwrotu; { $b } to nie ten przypadek.
refusal-unarmed-do-not-lead = { $a }: jednostka niebojowa nie prowadzi uporczywej obrony.
refusal-stands-elsewhere = { $a }: nie broni { $b } i nie może tam dowodzić obroną.
refusal-disordered-do-not-lead = { $a }: jednostka nie jest w szyku i nie poprowadzi uporczywej obrony.
refusal-passengers-do-not-lead = { $a }: jednostka w transporcie kolejowym nie prowadzi uporczywej obrony.
refusal-guns-do-not-lead = { $a }: jednostka wsparcia artyleryjskiego nie prowadzi uporczywej obrony.
refusal-beaten-do-not-lead = { $a }: jednostka już się w tej fazie cofała i nie poprowadzi uporczywej obrony.
refusal-order-227-is-not-given = { $a }: przed rozkazem nr 227 (tura 8) trwają tylko NKWD, jednostki podwojone w tej walce, z przesunięciem za teren lub umocnienie albo bez drogi odwrotu; na { $b } nic takiego nie zachodzi.
refusal-combat-units-must-go = { $a }: jednostka bojowa musi się cofnąć.
refusal-need-not-retreat = { $a }: nie wycofuje się z { $b }.
refusal-has-shortened-no-retreat = { $a }: nie należy do stosu, który skrócił odwrót.
refusal-retreat-leaps = { $a }: droga odwrotu prowadzi z { $b } od heksu do sąsiedniego, żaden się nie powtarza.
refusal-retreat-meets-the-impassable = { $a }: zagłada między { $b } a { $c }, tam nie ma przejścia.
refusal-retreat-meets-the-enemy = { $a }: zagłada, obok { $b } na { $c } stoi wróg.
refusal-retreat-meets-a-bond = { $a }: zagłada między { $b } a { $c }, drogę przecina wroga więź.
refusal-retreat-meets-a-river = { $a }: zagłada między { $b } a { $c }, na rzece nie ma mostu.
refusal-retreat-meets-the-volga = { $a }: zagłada między { $b } a { $c }, za Wołgę nikt się nie cofa.
refusal-retreat-leaves-the-map = { $a }: zagłada, obok { $b } nie ma własnego otwartego obszaru wejścia ({ $c }).
refusal-retreat-is-pressed = { $a }: zagłada na { $b }, za dużo wrogich stref kontroli z rzędu.
refusal-rout-meets-a-zone = { $a }: zagłada na { $b }, w pełnym odwrocie nie wchodzi się do wrogiej strefy kontroli.
refusal-retreat-ends-in-a-zone = { $a }: zagłada, odwrót skończyłby się we wrogiej strefie kontroli ({ $b }).
refusal-retreat-goes-too-far = { $a }: tak daleko jak { $b } cofać się nie trzeba.
refusal-retreat-stops-short = { $a }: trzeba się cofnąć dalej niż { $b }.
refusal-retreat-ends-too-near = { $a }: jest droga, która prowadzi dalej od własnego heksu niż { $b }.
refusal-retreat-leaves-supply = { $a }: jest droga na heks z zaopatrzeniem; { $b } nie ma linii zaopatrzenia.
refusal-is-not-the-mover-s = { $a }: jednostka drugiego gracza.
refusal-never-loses-order = { $a }: jednostka niebojowa jest zawsze w szyku.
refusal-is-in-full-retreat-already = { $a } jest już w pełnym odwrocie.
refusal-has-nowhere-to-run-from = { $a }: nie ma jej na mapie.
refusal-is-not-in-full-retreat = { $a } nie jest w pełnym odwrocie: odzyskuje szyk, jeśli może.
refusal-recovers-in-its-own-turn = { $a }: jednostka przeciwnika, dochodzi do siebie w jego turze.
refusal-disengagement-is-not-in-play = { $a }: odrywanie się od wroga to zasada opcjonalna, tu jej nie ma.
refusal-cannot-slip-away-now = { $a }: to nie jednostka bojowa aktywnego gracza na mapie.
refusal-attackers-do-not-slip-away = { $a }: jednostka w tej fazie atakowała i się nie oderwie.
refusal-has-had-its-die = { $a }: próba oderwania się już była.
refusal-runs-and-cannot-slip-away = { $a }: jednostka w pełnym odwrocie się nie odrywa.
refusal-refitting-units-do-not-slip-away = { $a }: jednostka dostała uzupełnienie i się nie oderwie.
refusal-touches-no-enemy = { $a }: obok nie ma przeciwnika, nie ma się od kogo oderwać.
refusal-has-no-way-out = { $a }: jednostka zamknięta, nie ma dokąd się cofnąć.
refusal-mini-turn-has-no-attacks = W miniturze nie atakuje się ({ $a }): jednostki mogą tylko zerwać kontakt.
refusal-slips-too-far = { $a } cofa się najwyżej o dwa heksy, { $b } jest za daleko.
refusal-one-rolls-or-all = Rzuca się za jedną jednostkę albo za wszystkie bojowe na heksie.

# -- 16, 17, 22: zaopatrzenie, czoła kolejowe, obszary wejścia --------------------------------------------------------
ask-move-rail-head = Czoła kolejowe: ile jeszcze można przesunąć – { $count }. Które i dokąd?
ask-place-reinforcement = { $unit }: przybywa wzmocnienie. Do którego obszaru wejścia?
do-lay-rails = Czoło kolejowe: { $head } → { $to }
do-end-laying = Nie przesuwaj więcej czół kolejowych
do-arrive = { $unit }: { $area }
phase-supply = { $sideId ->
    [axis] Faza zaopatrzenia Osi
   *[soviet] Radziecka faza zaopatrzenia
}
supply-checked = { $sideId ->
    [axis] Zaopatrzenie Osi sprawdzone.
   *[soviet] Radzieckie zaopatrzenie sprawdzone.
}
units-cut-off = Bez zaopatrzenia: { $units }.
units-isolated = W izolacji: { $units }.
units-supplied-again = Znów zaopatrywane: { $units }.
isolation-rolled = { $unit }: rzut za izolację, { $hex }.
rail-head-moved = Czoło kolejowe: { $hex } → { $end }.
rail-head-forked = Linia się rozgałęzia, { $hex }: jeszcze jedno czoło kolejowe.
rail-head-came = Pojawia się czoło kolejowe: { $hex }.
rail-head-pushed = Czoło kolejowe odepchnięte: { $hex } → { $end }.
unit-arrived = { $unit } przybywa: { $area }.
modifier-airfield = lotnisko
modifier-city-in-pocket = miasto w kotle
modifier-headquarters-in-pocket = sztab w kotle
modifier-desert = pustynia
modifier-attrition-cap = największy dodatek
refusal-no-rail-head-is-there = Nie ma tu czoła kolejowego: { $a }.
refusal-four-rail-heads-have-moved = W fazie zaopatrzenia przesuwa się czół kolejowych najwyżej tyle: { $count }.
refusal-rail-head-has-moved = To czoło kolejowe już się w tej fazie przesunęło: { $a }.
refusal-rail-head-is-new = Czoło kolejowe { $a } powstało na rozwidleniu w tej turze i ruszy od następnej fazy zaopatrzenia.
refusal-rail-head-is-cut-off = Czoło kolejowe { $a } nie jest połączone z siecią kolejową.
refusal-green-line-leads-elsewhere = Z { $a } do { $b } nie prowadzi naprzód zielona linia o tylu polach najwyżej: { $count }.
refusal-enemy-is-on-the-line = Stoi tu wróg: { $a }.
refusal-line-is-in-enemy-zone = { $a } leży w strefie kontroli wroga: czoło kolejowe tam nie wchodzi.
refusal-area-is-axis = { $a } należy do Osi.
refusal-area-is-soviet = { $a } jest radziecki.
refusal-winter-has-closed-the-area = Zimą nie korzysta się z obszaru: { $a }.
refusal-area-is-lost = Dopóki jest tam jednostka Osi, nie korzysta się z obszaru: { $a }.
refusal-strait-parts-the-area = { $a } i { $b } dzieli Cieśnina Kerczeńska: przeprawa tylko morzem.
refusal-transit-box-is-at-sea = Pole tranzytu leży na morzu: stamtąd idzie się do obszaru wejścia, nie tutaj: { $a }.
refusal-area-is-not-beside-the-hex = { $a } i { $b } nie stykają się.
refusal-first-front-is-narrow = W pierwszej turze Oś nie wchodzi na mapę tutaj: { $a }. Tylko od 2740 do 4240.
refusal-area-joins-no-other = { $a } → { $b }: te obszary nie sąsiadują.
refusal-areas-are-far-apart = { $a } → { $b }: nie da się przejść jednym ruchem.
refusal-transit-box-is-full = Pole tranzytu jest zajęte: { $a }, { $b }.
refusal-has-just-come = { $a }: jednostka weszła do obszaru w tej turze i opuści go w następnej swojej fazie ruchu.
refusal-leaves-in-disorder = { $a }: jednostka nie jest w szyku i zostaje w obszarze wejścia.
refusal-rebuilt-does-not-travel = { $a }: jednostka dopiero co dostała uzupełnienie i nie przechodzi między obszarami.
refusal-comes-from-the-south = { $a } przybywa na południu, do jednego z obszarów G–L, nie tutaj: { $b }.
refusal-comes-from-the-north = { $a } przybywa na północy, do obszaru A, B lub C, nie tutaj: { $b }.
refusal-comes-from-the-west = { $a } nie przybywa tutaj: { $b }.
refusal-another-arrives-now = Posiłki wchodzą kolejno: teraz { $b }, nie { $a }.

# -- 5, 6, 7: ruch, strefy kontroli, więzi -------------------------------------------------------------------------
ask-move-units = { $paceId ->
    [mini-movement] Krótka tura Osi: ruch taktyczny, w pełnym odwrocie cały. Kto rusza?
    [preliminary] Przed pierwszą turą: ruch radziecki, bez przyspieszonego i kolei. Kto rusza?
    [opening] { $sideId ->
        [axis] Ruch Osi, w tej turze tylko taktyczny: kto rusza?
       *[soviet] Ruch radziecki, w tej turze tylko taktyczny: kto rusza?
    }
   *[other] { $sideId ->
        [axis] Ruch Osi: kto rusza?
       *[soviet] Ruch radziecki: kto rusza?
    }
}
ask-choose-route = { $count ->
    [one] Dokąd idzie { $units }?
   *[other] Dokąd idą: { $units }?
}
do-move = Rusz: { $units }
do-go = { $modeId ->
    [tactical] Taktycznie: { $to }
    [extended] Ruch przyspieszony: { $to }
   *[normal] Idź: { $to }
}
do-drop = Zostaw tutaj: { $unit }
do-halt = Zatrzymaj się
do-put-back = Zostaw na miejscu
do-place-flotilla = Flotylla Wołżańska: { $hex }
do-end-movement = Zakończ ruch
phase-movement = { $sideId ->
    [axis] Ruch Osi
   *[soviet] Ruch radziecki
}
units-moved = { $units }: { $start } → { $end }.
units-left-map = { $units } → { $area }.
way-barred = Droga na heks { $hex } jest zamknięta: { $units }.
flotilla-placed = Flotylla Wołżańska działa przy heksie { $hex }.
refusal-units-are-apart = { $a }: razem ruszają tylko własne jednostki z jednego miejsca.
refusal-has-had-its-breach = { $a }: jednostka doprowadziła do automatycznego DS i już się nie rusza.
refusal-rides-a-train = { $a }: jednostka jest w pociągu i w tej turze inaczej się nie rusza.
refusal-has-moved = { $a }: ruch tej jednostki jest zakończony.
refusal-waits-in-reserve = { $a }: jednostka jest w odwodzie i przed fazą walki się nie rusza.
refusal-army-is-not-released = { $a }: armia odwodowa czeka na zwolnienie.
refusal-garrisons-see-nothing-yet = { $a }: garnizon nie rusza się przed pierwszą turą.
refusal-reinforcements-are-not-there-yet = { $a }: posiłki przychodzą z pierwszą turą, nie wcześniej.
refusal-mode-is-kept = { $a }: sposób ruchu jest wybrany i do końca się nie zmienia.
refusal-disrupted-move-tactically = { $a }: jednostka zdezorganizowana, tylko ruch taktyczny.
refusal-unsupplied-drive-tactically = { $a }: jednostka zmechanizowana bez zaopatrzenia, tylko ruch taktyczny.
refusal-refitted-move-one-hex = { $a }: jednostka dostała uzupełnienie, najwyżej jeden heks.
refusal-offensive-begins-slowly = { $a }: w pierwszej połowie tury jednostki bojowe poruszają się tylko taktycznie.
refusal-mini-turn-is-short = { $a }: w tej krótkiej turze pełną zdolność ruchu mają tylko jednostki w pełnym odwrocie, inne idą taktycznie.
refusal-no-trains-run = W tej fazie pociągi nie kursują: { $a }.
refusal-only-units-march = W tej fazie tylko porusza się jednostki.
refusal-boxed-units-do-not-hurry = { $a }: zdolność ruchu w czarnym kwadracie, bez ruchu przyspieszonego.
refusal-there-is-no-time-to-hurry = { $a }: w tej fazie nie ma ruchu przyspieszonego.
refusal-enemy-is-there = Na heksie { $a } stoi wróg.
refusal-city-is-entered-slowly = Na heksie { $a } są obie strony: wchodzi się tam tylko taktycznie.
refusal-city-is-left-for-quiet-ground = Ze spornego miasta { $a } nie wychodzi się do wrogiej strefy kontroli: { $b }.
refusal-enters-a-bond = Przez heks { $a } biegnie wroga więź stref kontroli.
refusal-crosses-a-bond = Między { $a } a { $b } biegnie wroga więź stref kontroli.
refusal-bridge-of-saratov-is-soviet = Po moście kolejowym między { $a } a { $b } przechodzą tylko jednostki radzieckie.
refusal-volga-bars-the-way = Między { $a } a { $b } płynie Wołga, a przeprawy nie ma.
refusal-river-is-crossed-first = Na dużej rzece między { $a } a { $b } nie ma mostu: przekracza się ją pierwszym krokiem albo po pontonach.
refusal-extended-keeps-away = Ruchem przyspieszonym nie podchodzi się do wroga: { $a }.
refusal-routed-keep-away = W pełnym odwrocie nie wchodzi się do wrogiej strefy kontroli: { $a }.
refusal-railway-ferry-carries-trains = Przeprawa między { $a } a { $b } jest tylko dla pociągów.
refusal-zone-stops-the-group = { $a }: we wrogiej strefie kontroli ({ $b }) trzeba się zatrzymać.
refusal-out-of-reach = { $modeId ->
    [tactical] { $a }: ruchem taktycznym zostało heksów { $left }, { $place } jest za daleko.
   *[other] { $need ->
        [0] { $a }: do { $place } się nie dojdzie, zostało punktów ruchu { $left }.
       *[other] { $a }: droga do { $place } kosztuje { $need } pkt ruchu, zostało { $left }.
    }
}
refusal-cannot-be-left-behind = { $a }: zostawić jednostkę może tylko stos, który jest z nią już w drodze.
refusal-has-not-set-out = { $a }: jeszcze się nie ruszyła, można ją tylko odłożyć.
refusal-is-on-its-way = { $a }: już się ruszyła i nie można jej odłożyć.
refusal-flotilla-is-soviet = Flotylla Wołżańska jest radziecka: { $a }.
refusal-hex-is-not-on-the-volga = Heks { $a } nie leży nad Wołgą.
refusal-flotilla-stays-north = Heks { $a } nie leży na północ od Stalingradu: flotylla tam nie płynie.
refusal-flotilla-lies-there = Flotylla jest już na heksie { $a }.
refusal-flotilla-has-its-hex = Flotylla ma już w tej fazie swój heks i nie popłynie na { $a }.

# -- 3.0, 5.6, 5.7, 18-21: faza początkowa, pociągi i statki, artyleria i amunicja, jednostki specjalne, uzupełnienia --
ask-prepare = { $sideId ->
    [axis] Faza początkowa Osi: pozostałe punkty zasobów: { $points }.
   *[soviet] Faza początkowa ZSRR: pozostałe punkty zasobów: { $points }.
}
ask-place-unit = Wraca { $unit }. Gdzie?
ask-choose-station = { $unit } jest w pociągu. Gdzie się zatrzyma?
ask-send-supply = Dokąd rusza { $supply }?
ask-spend-supply = { $sideId ->
    [axis] Oś może wydać punkty zaopatrzenia na jednostki wsparcia.
   *[soviet] ZSRR może wydać punkty zaopatrzenia na jednostki wsparcia.
}
ask-walk-inland = { $unit }: po wyładunku może przejść jeszcze jeden heks.
do-entrain = Koleją: { $unit }
do-sail = { $byId ->
    [none] { $unit }: morzem, port docelowy: { $port }
   *[other] { $unit }: załadunek — { $by }, port docelowy: { $port }
}
do-go-ashore = { $toId ->
    [none] Zostać w porcie
   *[other] Dalej: { $to }
}
do-cross-strait = Przez Cieśninę Kerczeńską: { $unit }
do-turn-supply = { $faceId ->
    [supply-moving] Na stronę w ruchu: { $supply }
    [supply-ready] Na stronę gotową: { $supply }
   *[other] Na stałe: { $supply }
}
do-move-supply = Ruch: { $supply }
do-rearm = { $supplyId ->
    [none] Przygotować za punkt zasobów: { $unit }
   *[other] Przygotować ({ $supply }): { $unit }
}
do-end-rearming = Nie wydawać więcej punktów zaopatrzenia
do-provide = Punkt zaopatrzenia: { $area }
do-fortify = Umocnienie: { $hex }
do-plan = Zaplanować ofensywę: { $unit }
do-replenish = { $unit }: uzupełnienia, { $kind }
do-recall = Przywrócić: { $unit }
do-station = Tutaj: { $place }
do-muster = { $unit }: przybywa, { $hex }
do-end-initial = Zakończyć fazę początkową
phase-initial = { $sideId ->
    [axis] Faza początkowa Osi
   *[soviet] Faza początkowa ZSRR
}
unit-railed = { $unit }: koleją, { $start } — { $place }.
unit-sailed = { $unit }: morzem, { $hex } — { $port }.
marines-went-ashore = { $unit }: idzie dalej, { $hex }.
strait-crossed = { $unit }: przez Cieśninę Kerczeńską, { $hex }.
guns-fired = { $unit } ({ $hex }): udzielono wsparcia, jednostka zużyta.
shells-fired = { $unit } ({ $hex }): wystrzelano — { $supply }.
division-withdrawn = { $unit } ({ $hex }): po nawale opuszcza grę.
guns-readied = { $unit } ({ $hex }): znów gotowa, za punkt zasobów.
guns-resupplied = { $unit } ({ $hex }): znów gotowa; wydano — { $supply }.
supply-provided = Nadchodzi { $supply }: { $area }.
supply-turned = { $faceId ->
    [supply-moving] Odtąd w ruchu: { $supply }.
    [supply-ready] Odtąd gotowy: { $supply }.
   *[other] Odtąd stały: { $supply }.
}
supply-moved = Rusza { $supply }: { $place }.
supply-lost = Utracony { $supply }: { $hex }.
offensive-planned = { $unit }: zaplanowano ofensywę.
unit-put-by = { $unit }: opuszcza mapę ({ $hex }), wróci w turze { $turn }.
unit-gone = { $unit }: opuszcza mapę ({ $hex }) i nie wróci.
unit-replenished = { $unit } ({ $hex }): odzyskany poziom (uzupełnienia: { $kind }).
unit-rebuilt = { $unit }: odtworzona (uzupełnienia: { $kind }).
unit-stationed = { $unit }: miejsce — { $place }.
garrison-alerted = { $unit }: wróg blisko, garnizon może się ruszyć.
caucasus-released = Radzieckie wojska Kaukazu Północnego mogą się ruszyć.
volunteers-came = { $unit }: przybyli ochotnicy, { $hex }.
refusal-unit-must-be-placed-first = Najpierw trzeba wystawić: { $a }.
refusal-train-is-the-enemys = { $a }: to nie twoja jednostka na mapie ani w obszarze wejścia.
refusal-load-is-in-disorder = { $a }: nie jest w szyku, koleją nie pojedzie.
refusal-load-has-moved = { $a }: już się ruszała w tej turze.
refusal-load-is-refitting = { $a }: otrzymała uzupełnienie, koleją nie pojedzie.
refusal-load-has-no-fuel = { $a }: zmechanizowana bez zaopatrzenia, tylko ruch taktyczny.
refusal-shells-are-stacked = { $a }: strona gotowa, koleją nie pojedzie.
refusal-army-waits-for-its-release = { $a }: armia rezerwowa czeka, pociągu nie ma.
refusal-first-moves-are-tactical = W pierwszej połowie tury jednostki bojowe nie jeżdżą koleją: { $a }.
refusal-trains-are-full = Koleją przewieziono już: { $count }. Czeka: { $a }.
refusal-train-of-the-map-has-left = Z mapy jedna jednostka już pojechała. Czeka: { $a }.
refusal-train-of-the-fifth-has-left = Jedna jednostka 5 Armii Rezerwowej już przyjechała; pieszo: { $a }.
refusal-station-is-under-fire = { $a }: wroga strefa kontroli, nie da się wsiąść ({ $b }).
refusal-train-would-end-under-fire = { $b } leży we wrogiej strefie kontroli: { $a } tam nie wysiądzie.
refusal-enemy-area-has-no-station = { $b } należy do wroga: { $a } tam nie wysiądzie.
refusal-no-railway-is-there = { $b }: nie ma tu linii kolejowej. { $a }.
refusal-railway-is-not-converted = { $b }: tory nie są jeszcze przekute. { $a }.
refusal-caspian-railway-is-closed = Kolej kaspijska nie wozi wojsk: { $a }, { $b }.
refusal-railway-is-not-finished = { $b }: linia kolejowa nie jest jeszcze ukończona. { $a }.
refusal-rail-head-stops-the-train = { $b }: stoi tam czoło kolejowe Osi. { $a } tam nie wysiądzie.
refusal-line-is-broken = { $b }: brak wolnej linii kolejowej. { $a }.
refusal-station-is-taken = Przyjechała tam już inna jednostka ({ $b }): { $a }.
refusal-map-has-its-mobile-supplies = Ruchome punkty zaopatrzenia na mapie: { $count }. { $a } — tylko jako stały.
refusal-only-soviets-have-ships = Ze szlaków morskich korzysta tylko ZSRR: { $a }.
refusal-mechanised-units-stay-ashore = { $a }: jednostek zmechanizowanych nie przewozi się morzem.
refusal-passengers-are-not-on-the-map = { $a }: nie ma jej na mapie, więc nie może się zaokrętować.
refusal-stacked-shells-stay-ashore = { $a }: strona gotowa, morzem nie popłynie.
refusal-passengers-are-in-disorder = { $a }: nie jest w szyku, morzem nie popłynie.
refusal-passengers-have-moved = { $a }: już się ruszała, a rejs zajmuje cały ruch.
refusal-passengers-are-refitting = { $a }: otrzymała uzupełnienie, najwyżej jeden heks.
refusal-passengers-are-bound = { $a }: nie może jeszcze opuścić swojego miejsca.
refusal-only-marines-walk-aboard = { $a }: ruch trzeba zacząć w porcie ({ $b }).
refusal-marines-cannot-walk-there = { $a }: nie dojdzie i nie załaduje się ({ $b }).
refusal-no-lane-joins-them = Nie ma szlaku morskiego: { $a } — { $b }.
refusal-ships-have-sailed = Na tym morzu w tej turze już pływano: { $a }.
refusal-port-is-not-friendly = { $a }: to nie własny port.
refusal-marines-find-no-way = { $a }: dalej nie przejdzie ({ $b }).
refusal-strait-is-for-the-axis = Przez Cieśninę Kerczeńską przeprawia się tylko Oś: { $a }.
refusal-unit-is-not-at-kerch = { $a }: nie jest w obszarze wejścia W.
refusal-soviets-are-in-taman = W Tamaniu stoi { $a }.
refusal-ferry-has-gone = W tej turze już się przez cieśninę przeprawiono. Czeka: { $a }.
refusal-crossing-takes-the-whole-move = { $a }: już się ruszała, a przeprawa zajmuje cały ruch.
refusal-came-to-the-strait-just-now = { $a }: jednostka weszła do obszaru w tej turze i opuści go w następnej swojej fazie ruchu.
refusal-crossing-needs-good-order = { $a }: nie jest w szyku, nie opuści obszaru.
refusal-stacked-shells-do-not-cross = { $a }: strona gotowa, nie przeprawi się.
refusal-no-guns-in-a-breakthrough = W walce po przełamaniu nie ma artylerii: { $a }.
refusal-is-no-support-unit = { $a }: to nie jednostka wsparcia.
refusal-guns-are-used = { $a }: już zużyta.
refusal-guns-are-disrupted = { $a }: zdezorganizowana, bez wsparcia.
refusal-guns-are-in-full-retreat = { $a }: w bezładnym odwrocie, bez wsparcia.
refusal-guns-are-on-a-train = { $a }: w pociągu, bez wsparcia.
refusal-guns-are-refitting = { $a }: otrzymała uzupełnienie, bez wsparcia.
refusal-shells-are-not-with-the-guns = { $a } i { $b } są w różnych miejscach.
refusal-shells-are-on-the-move = { $a }: w ruchu, nie da przesunięcia.
refusal-shells-are-still-on-a-train = { $a }: w pociągu, nie da przesunięcia.
refusal-guns-are-out-of-range = { $a }: w zasięgu ({ $range }) wolną drogą nie ma nikogo z tej walki.
refusal-guns-serve-their-own-nation = { $a }: w ataku nie ma jednostki tej narodowości.
refusal-lead-unit-is-of-another-nation = { $a }: jednostka prowadząca jest innej narodowości ({ $b }).
refusal-one-shift-is-enough = Ta walka ma już przesunięcie artylerii: { $a }.
refusal-supply-points-mass-no-guns = Ta walka ma już przesunięcie artylerii: { $a }.
refusal-guns-are-not-massed = Ta walka ma już przesunięcie artylerii: { $a }.
refusal-only-support-units-are-rearmed = { $a }: to nie twoja jednostka wsparcia.
refusal-guns-are-ready = { $a }: już gotowa.
refusal-guns-are-in-disorder = { $a }: nie jest w szyku, nie można przygotować.
refusal-supply-is-not-with-the-guns = { $a } i { $b } nie są razem.
refusal-shells-are-on-a-train = { $a }: w pociągu, nie można wydać.
refusal-guns-are-off-the-net = { $a }: poza siecią kolejową ({ $b }).
refusal-resources-are-spent = Nie ma już punktów zasobów.
refusal-supplies-come-by-own-areas = Punkty zaopatrzenia wystawia się we własnych obszarach wejścia: { $a } się nie nadaje.
refusal-nothing-is-planned-here = Planowane ofensywy nie są w grze.
refusal-plans-are-made-by-headquarters = { $a }: to nie sztab, który może planować ofensywę.
refusal-headquarters-is-in-disorder = { $a }: nie jest w szyku.
refusal-headquarters-is-cut-off = { $a }: bez zaopatrzenia.
refusal-plans-are-enough = Zaplanowanych ofensyw jest już { $count }.
refusal-supply-is-the-enemys = { $a }: należy do wroga.
refusal-supply-has-moved = { $a }: już się ruszał, nie można odwrócić.
refusal-supply-shows-that-face = { $a }: już na tej stronie.
refusal-mobile-supplies-are-enough = Ruchome punkty zaopatrzenia na mapie: { $count }. { $a } pozostaje stały.
refusal-convoy-is-the-enemys = { $a }: nie twój.
refusal-convoy-has-moved = { $a }: już się ruszał w tej turze.
refusal-convoy-is-immobile = { $a }: stały, tylko kolej lub morze.
refusal-convoy-does-not-get-there = { $a }: tam nie dotrze ({ $b }).
refusal-is-not-due = { $a }: jeszcze nie wraca.
refusal-garrison-stays = { $a }: garnizon; wroga w zasięgu { $hexes } heksów jeszcze nie było.
refusal-north-caucasus-waits = { $a }: wojska Kaukazu Północnego jeszcze czekają.
refusal-the-strait-is-their-way = { $a }: z obszaru W tylko przez Cieśninę Kerczeńską.
refusal-no-volunteers-come = { $a }: teraz nie przybywa.
refusal-volunteers-come-elsewhere = { $a }: ochotnicy przybywają do Krasnodaru lub Woroszyłowska, nie tutaj ({ $b }).
refusal-corps-come-from-the-north = { $a }: wraca tylko w obszarze wejścia A, B lub C.
refusal-area-is-not-theirs = { $a }: tu nie można ({ $b }).
refusal-no-unit-is-rebuilt-there = { $a }: potrzebne wielkie miasto lub sztab przy sieci kolejowej ({ $b }).
refusal-headquarters-is-of-another-nation = { $a }: sztab innej narodowości ({ $b }).
refusal-enemy-is-beside = { $a }: obok stoi wróg ({ $b }, { $c }).
refusal-place-has-had-its-unit = { $a }: to miejsce przyjęło już w tej turze jednostkę ({ $b }).
refusal-replacements-are-for-own-units = { $a }: nie dostaje uzupełnień.
refusal-replacements-are-spent = Takich uzupełnień już nie ma: { $a }.
refusal-unit-is-out-of-play = { $a }: poza grą.
refusal-unit-is-complete = { $a }: w pełnej sile.
refusal-german-replacements-are-for-germans = Niemieckie uzupełnienia nie są dla sojuszników: { $a }.
refusal-replacements-are-of-another-nation = { $a }: uzupełnienia innej narodowości ({ $b }).
refusal-guns-take-special-replacements = { $a }: odtworzyć można tylko uzupełnieniami specjalnymi, nie tak: { $b }.
refusal-special-replacements-are-for-others = { $a }: uzupełnienia specjalne nie są dla tej jednostki.
refusal-replacements-are-of-another-arm = { $a }: uzupełnienia nie tego rodzaju ({ $b }).
refusal-garrisons-are-not-rebuilt = { $a }: garnizonów się nie odtwarza.
refusal-engineers-are-not-rebuilt = { $a }: nie można odtworzyć.
refusal-no-remnant-is-left = { $a }: brak wolnego żetonu resztek.
refusal-nowhere-to-come-back = { $a }: nie przyjmie jej żaden obszar wejścia.
refusal-unit-has-had-a-replacement = { $a }: uzupełnienie w tej turze już otrzymane.
refusal-unit-is-not-in-order = { $a }: nie jest w szyku, bez uzupełnień.
refusal-unit-is-marked-unsupplied = { $a }: znacznik braku zaopatrzenia jeszcze nie zdjęty ({ $b }).
refusal-unit-has-no-line = { $a }: brak linii zaopatrzenia ({ $b }).

# -- 8, 9, 10: walka, lotnictwo, umocnienia, straty -------------------------------------------------------------------
ask-choose-target = Który heks atakujesz?
ask-plan-attack = { $columnId ->
    [none] Atak na { $hex }: kto bierze udział?
   *[other] Atak na { $hex }, kolumna { $column }: kto bierze udział?
}
ask-choose-defenders = Na { $hex } jest zbyt ciasno: które jednostki się bronią?
ask-call-cover = Radziecki atak na { $hex } pójdzie w kolumnie { $column }. Czy lotnictwo pomoże obronie?
ask-choose-air-base = { $wing }: lotnictwo wsparło atak. Z którym stosem zostaje?
ask-choose-loss = { $sideId ->
    [axis] Która jednostka Osi traci poziom?
   *[soviet] Która jednostka radziecka traci poziom?
}
ask-choose-remnant = { $unit }: stracony drugi poziom. Tworzyć resztki czy czekać na uzupełnienie?
do-attack = Atakuj { $target }
do-end-combat = Zakończ walki
do-join = Bierze udział: { $unit }
do-leave = Nie bierze udziału: { $unit }
do-support = { $supplyId ->
    [none] Artyleria: { $unit }
   *[other] Artyleria: { $unit } ({ $supply })
}
do-call-air = Lotnictwo: { $wing }
do-forgo = Bez lotnictwa
do-commit = Do ataku!
do-cancel = Nie atakuj
do-defend = Bronią się: { $units }
do-lose-step = Strata: { $unit }
do-form-remnant = Resztki: { $unit }
do-set-aside = Czekaj na uzupełnienie: { $unit }
do-escort = Zostań nad { $hex }
do-dismantle = Zdejmij umocnienie: { $hex }
phase-combat = { $sideId ->
    [axis] Walka Osi
   *[soviet] Walka radziecka
}
battle = Atak na { $hex }, { $units }: { $attack } przeciw { $defence }, kolumna { $column }, wynik { $result }.
attack-fell-through = Stosunek sił spadł poniżej 1-3, nie ma ataku na { $hex }.
unit-reduced = { $unit } traci poziom, { $hex }.
unit-remnant = { $unit }: duże straty, { $hex }. { $remnant }.
unit-set-aside = { $unit }: duże straty, { $hex }. Jednostka czeka na uzupełnienie.
fortification-begun = { $sideId ->
    [axis] Oś zaczyna umocnienie: { $hex }.
   *[soviet] Strona radziecka zaczyna umocnienie: { $hex }.
}
fortification-razed = { $sideId ->
    [axis] Umocnienie Osi przepadło: { $hex }.
   *[soviet] Radzieckie umocnienie przepadło: { $hex }.
}
fortification-dismantled = { $sideId ->
    [axis] Oś zdejmuje swoje umocnienie: { $hex }.
   *[soviet] Strona radziecka zdejmuje swoje umocnienie: { $hex }.
}
line-given-up = Linia umocniona opuszczona: { $line }.
modifier-armour = czołgi
modifier-elite-armour = czołgi elitarne
modifier-defending-armour = czołgi w obronie
modifier-defending-elite-armour = czołgi elitarne w obronie
modifier-air = lotnictwo
modifier-air-cover = lotnictwo obrony
modifier-artillery = artyleria
modifier-rough = teren nierówny
modifier-fortification = umocnienie
refusal-is-not-next-to-it = { $a }: heks { $b } nie sąsiaduje.
refusal-is-the-enemys = { $a }: jednostka przeciwnika.
refusal-lake-stops-the-attack = { $a }: przez niezamarznięte jezioro nie atakuje się { $b }.
refusal-attack-has-no-way = { $a }: krawędź jest nieprzekraczalna, { $b } poza zasięgiem ataku.
refusal-peaks-are-for-mountain-units = { $a }: przez szczyty poza drogą { $b } atakują tylko jednostki górskie.
refusal-volga-has-no-ferry-here = { $a }: przez Wołgę { $b } atakuje się tylko przy promie albo moście kolejowym.
refusal-is-no-combat-unit = { $a }: jednostki niebojowe nie atakują.
refusal-has-no-strength = { $a } nie ma siły ataku.
refusal-has-fought = { $a }: ta jednostka już walczyła.
refusal-has-made-automatic-ds = { $a }: jednostka brała w tej turze udział w automatycznym DS.
refusal-is-disordered = { $a }: jednostka nie jest w szyku i nie może atakować.
refusal-is-on-a-train = { $a }: jednostka w pociągu nie może atakować.
refusal-hex-is-refitting = Z heksu, gdzie trwa uzupełnianie, się nie atakuje: { $a }.
refusal-hex-is-being-fortified = { $a }: na { $b } powstaje umocnienie, stamtąd się nie atakuje.
refusal-came-from-another-area = { $a } przeszła w tej turze z innego obszaru wejścia i nie atakuje.
refusal-edge-holds-one-stack = Z obszaru wejścia atakuje tylko jeden stos w granicach limitu: { $a } zostaje.
refusal-allies-do-not-mix = Różni sojusznicy Niemiec nie atakują razem: { $a }, { $b }.
refusal-attack-has-no-units = Nikt jeszcze nie bierze udziału.
refusal-odds-are-hopeless = { $a }: { $attack } przeciw { $defence }, poniżej 1-3 się nie atakuje.
refusal-was-attacked = Heks { $a } był już atakowany w tej fazie.
refusal-advance-goes-hex-by-hex = Posuwa się heks po heksie: { $b } nie sąsiaduje z jednostką { $a }.
refusal-group-is-not-beside-it = Obok { $a } nie ma nikogo, kto mógłby się przełamać.
refusal-holds-no-enemy = Nie ma tu wrogiej jednostki bojowej: { $a }.
refusal-no-unit-is-beside-it = Obok nie stoi żadna twoja jednostka: { $a }.
refusal-soviets-have-no-air-units = Lotnictwo ma tylko Oś: { $a }.
refusal-one-air-unit-is-enough = W walce jedna jednostka lotnictwa: { $a } jest już nad { $b }.
refusal-air-unit-does-not-fly = { $a }: w tej turze nie lata.
refusal-air-unit-is-used = { $a }: lotnictwo już w tej turze użyte.
refusal-air-unit-stays-with-its-units = { $a }: lotnictwo zostaje z tymi, których wsparło, { $b }.
refusal-air-unit-is-elsewhere = { $a }: lotnictwo nad { $b } pomaga tylko tam i na sąsiednich heksach.
refusal-no-supported-unit-is-there = { $a }: na { $b } nie ma jednostek, które wsparła.
refusal-air-bases-are-too-far = { $a }: na sieci kolejowej nie ma miejsca w zasięgu { $range } heksów od { $b }.
refusal-romanians-fly-for-romanians = { $a }: tylko tam, gdzie większość jednostek Osi jest rumuńska, { $b }.
refusal-romanians-help-romanians-to-stand = { $a }: pomoc tylko dla rumuńskiej jednostki prowadzącej, a to { $b }.
refusal-ground-cannot-be-fortified = { $a }: w takim terenie nie buduje się umocnień.
refusal-city-cannot-be-fortified = { $a }: w takim terenie nie buduje się umocnień.
refusal-site-is-out-of-play = { $a } jest poza grą.
refusal-hex-has-its-fortification = { $a }: tu jest już umocnienie.
refusal-enemy-holds-the-site = { $a }: heks w rękach wroga.
refusal-site-is-unguarded = { $a }: heks w strefie kontroli wroga, a nie ma tam jednostki bojowej.
refusal-site-is-cut-off = { $a }: heks bez zaopatrzenia.
refusal-fortifications-are-used-up = { $a }: wszystkie znaczniki umocnień ({ $count }) są już na mapie.
refusal-nothing-to-dismantle = { $a }: nie ma tu twojego znacznika umocnienia.
refusal-printed-works-stay = Umocnienie w { $a } jest nadrukowane na mapie i nigdy nie jest usuwane.
refusal-others-take-no-losses = { $a }: jednostki niebojowe nie ponoszą strat.
refusal-was-beaten-before = { $a }: jednostka już się w tej fazie cofała, straty ponoszą inni.
refusal-took-no-part = { $a }: jednostka nie dała siły w tej walce, straty ponoszą inni.
refusal-is-not-of-the-combat = { $a }: ta strata jej nie dotyczy.
refusal-bracketed-die-last = { $a }: wybiera się na końcu, najpierw { $b }.
refusal-allies-are-no-cannon-fodder = { $a }: osłabionych sojuszników się nie poświęca, póki cała jest { $b }.

# -- Zwycięstwo (24), Fall Blau, Baku; co poprawiono za zgodą ---------------------------------------------------------
ask-leave-gate = Dywizje Osi weszły tu: { $area }. Która jednostka dokąd odchodzi?
do-leave-for-baku = Razem wyruszyć na Baku: { $units }
summit-climbed = { $unit } – na szczycie Elbrusu, { $hex }.
divisions-left-for-baku = Poza mapę, na Baku, przez { $area }: { $units }.
unit-gave-way = { $unit } ustępuje Osi drogi: { $area }.
points-counted = Koniec tury { $turn }. Punkty Osi: { $points }.
axis-wins-at-once = Oś od razu zwycięża: punkty – { $points }, kryterium – { $benchmark }.
soviets-win-at-once = Strona radziecka od razu zwycięża: punkty Osi – { $points }, kryterium – { $benchmark }.
axis-wins = Oś zwycięża: punkty – { $points }, potrzebne – { $needs }.
soviets-win = Zwycięża strona radziecka: punkty Osi – { $points }, potrzebne – { $needs }.
soviets-hold-the-city = Zwycięża strona radziecka. { $city }: Oś nie trzyma już ani jednego heksu.
soviets-stop-the-axis = Zwycięża strona radziecka: punkty Osi – { $points }, do tej chwili potrzebne – { $needs }.
score-hex = Heks zwycięstwa
score-encircled = Heks zwycięstwa odcięty od wojsk radzieckich
score-baku = Dywizje w drodze na Baku
score-exit = Jednostki zmechanizowane za krawędzią mapy
score-beyond-the-don = Niemiecka jednostka za Donem
score-entry-lost = Jednostki radzieckie przy obszarze wejścia Osi
score-city-lost = Utracone miasto za linią startową
refusal-area-is-not-the-way = Stąd nie wyrusza się na Baku: { $a }.
refusal-is-no-division = { $a } nie liczy się jako dywizja i zostaje.
refusal-five-divisions-are-needed = Razem muszą wyjść dywizje w liczbie { $count }; sojusznicze i osłabione liczą się za pół.
refusal-no-panzers-are-among-them = Musi być wśród nich dywizja pancerna.
refusal-unit-comes-too-late = { $a } nie zdąży zejść z mapy w tej fazie, a wychodzą wszyscy razem.
refusal-gate-leads-elsewhere = Tylko do sąsiedniego obszaru, nie tu: { $a }.
refusal-only-trains-come-this-way = { $a }: stąd na mapę wjeżdża się tylko koleją.
refusal-entry-meets-a-bond = { $a }: tędy nie wejdzie się na mapę, przez heks biegnie wroga więź stref kontroli.
refusal-has-left-the-map = { $a }: zeszła z mapy na zawsze.
refusal-attacks-from-beyond = { $a }: zeszła z mapy i nikogo na niej nie atakuje.
edited-unit = Poprawiono: { $unit } – { $hex }, poziomy: { $steps }.
edited-supply = Poprawiono: { $supply } – { $hex }, { $face }.
edited-fort = { $sideId ->
    [axis] Poprawiono: { $hex }, umocnienie Osi.
    [soviet] Poprawiono: { $hex }, umocnienie radzieckie.
   *[other] Poprawiono: { $hex }, bez umocnienia.
}
edited-head = Poprawiono: czoło kolejowe { $hex } stoi w { $end }.
edited-weather = Poprawiono: pogoda – { $weather }.
edited-control = { $sideId ->
    [axis] Poprawiono: { $hex } trzyma Oś.
   *[soviet] Poprawiono: { $hex } trzyma strona radziecka.
}

# -- Rozdziały 8.6, 14, 15, 25, 26, 28, 29: posunięcie, przełamanie, odwody, ofensywy, dowódcy, sporne miasta -----------
ask-choose-automatic-ds = Przeciw { $hex } jest więcej niż dziesięć do jednego: kto zostaje z boku?
ask-choose-advance = { $kindId ->
    [limited] Heks { $hex } jest wolny. Kto go zajmie?
    [reserve] Odwód rusza. Kto się posuwa (najwyżej dwa heksy)?
   *[normal] Heks { $hex } zdobyty. Kto się posuwa (najwyżej: { $hexes })?
}
ask-choose-die = Atak na { $hex }, wypadło: { $dice }. Która kostka się liczy?
ask-second-throw = { $outcomeId ->
    [held] Wypadło: { $dice }: heks zostałby utrzymany.
    [city-battle] Wypadło: { $dice }: walka o miasto trwałaby dalej.
    [city-battle-turned] Wypadło: { $dice }: kontratak zostałby zatrzymany.
    [withdrawal] Wypadło: { $dice }: byłoby to odejście z walką.
    [failed] Wypadło: { $dice }: obrona by zawiodła.
    [again] Wypadło: { $dice }: poziom stracony i kolejna próba.
    [escape-no] Wypadło: { $dice }: oderwanie by się nie udało.
    [escape-yes-1] Wypadło: { $dice }: oderwanie udane kosztem poziomu.
    [escape-yes] Wypadło: { $dice }: oderwanie udane.
   *[none] Wypadło: { $dice }.
} { $unit }: powtórzyć rzut kostką?
ask-release-reserves = Heks { $hex } jest pusty. Uruchomić odwody?
ask-choose-entry = Walka o { $hex } toczy się w mieście: kto wchodzi? Przynajmniej jedna jednostka musi.
do-automatic-ds = Automatyczne DS: { $target }
do-advance = { $unit } posuwa się: { $to }
do-breakthrough = { $atId ->
    [none] Przełam: { $target }
   *[other] Przełam z { $at }: { $target }
}
do-end-advance = Dalej nikt nie idzie
do-hold-back = Do odwodu: { $units }
do-release = Uruchom odwód: { $hex }
do-end-release = Nikogo więcej
do-unleash = Planowana ofensywa: { $unit }
do-take-die = Weź kostkę { $die }
do-roll-again = { $unit }: powtórz rzut kostką { $die }
do-let-stand = Zostaw, jak jest
do-enter-city = Do miasta: { $unit }
do-end-entry = Nikt więcej nie wchodzi
automatic-ds = Automatyczne DS, { $hex }: { $units }.
unit-advanced = { $unit } posuwa się: { $start } → { $end }.
breakthrough = Przełamanie, { $hex }: { $units }.
reserve-held-back = W odwodzie, { $hex }: { $units }.
reserve-released = Z odwodu, { $hex }: { $units }.
offensive-called-off = { $unit }: planowana ofensywa upada.
offensive-laid = { $unit }: planowana ofensywa jest gotowa.
die-rolled-again = { $unit }: rzut ({ $old }) powtórzony.
city-battle-turned = Kontratak w mieście, { $hex }: znacznik { $level }.
city-entered = { $unit }: wejście do miasta, { $start } → { $hex }.
refusal-no-enemy-for-automatic-ds = Na heksie { $a } nie ma jednostek bojowych wroga.
refusal-odds-are-too-low = Automatyczne DS ({ $a }) wymaga dziesięć do jednego.
refusal-unit-is-needed = Bez tej jednostki ({ $a }) nie ma dziesięć do jednego.
refusal-had-no-part = { $a }: nie brała udziału w ataku.
refusal-was-not-released = { $a }: jednostka nie była w odwodzie i nie jest z niego zwalniana.
refusal-unmarked-units-stay = { $a }: jednostka nie brała udziału w automatycznym DS i nie posuwa się po nim.
refusal-guns-stay = { $a }: wsparła atak i zostaje na miejscu.
refusal-refitting-units-stay = { $a }: otrzymała uzupełnienie, nie posuwa się.
refusal-disordered-units-stay = { $a }: nie jest w szyku i nie posuwa się.
refusal-trains-stay = { $a }: w pociągu, nie posuwa się.
refusal-reserves-stay = { $a }: jest w odwodzie i czeka na jego uruchomienie.
refusal-waiting-armies-stay = { $a }: należy do armii rezerwowej, która czeka na uruchomienie, i nie posuwa się.
refusal-fought-elsewhere = { $a }: atakowała w tej turze inny heks i tu się nie posuwa.
refusal-stack-is-too-big-to-stop = Na heksie { $a } jest zbyt wiele jednostek: ktoś musi iść dalej.
refusal-has-finished = { $a }: koniec posuwania się.
refusal-limited-means-the-hex = Wejść można tylko na zaatakowany heks, nie na { $a }.
refusal-breakthrough-has-failed = { $a }: przełamanie się nie udało, można tylko zająć opróżniony heks.
refusal-wet-ground-halves-the-advance = { $a }: w deszczu i roztopach z posunięcia { $given } zostaje { $hexes }.
refusal-snow-shortens-the-advance = { $a }: w śniegu z posunięcia { $given } zostaje { $hexes }.
refusal-reserve-has-gone-far-enough = { $a }: odwód, posuwa się najwyżej o tyle heksów: { $hexes }.
refusal-withdrawal-gives-one-hex = { $a }: po odejściu obrońcy z walką posunięcie to jeden heks.
refusal-advance-is-used-up = { $a }: posunięcie ({ $hexes }) wyczerpane.
refusal-horses-go-no-farther = { $a }: kawaleria, posuwa się najwyżej: { $hexes }.
refusal-feet-go-no-farther = { $a }: posuwa się najwyżej: { $hexes }.
refusal-unit-lacks-supply = { $a }: bez zaopatrzenia, posuwa się najwyżej: { $hexes }.
refusal-zone-ends-the-advance = { $a }: weszła do wrogiej strefy kontroli ({ $b }), koniec posuwania się.
refusal-advance-enters-a-bond = Heks { $a } leży na wrogiej więzi: wejść można tylko na zaatakowany heks.
refusal-advance-crosses-a-bond = Droga na { $a } przecina wrogą więź: wolno tylko na zaatakowany heks.
refusal-city-is-contested = Do spornego miasta { $b } nie wchodzi się posunięciem: { $a }.
refusal-own-side-fills-the-city = { $a }: dla atakujących nie ma już miejsca w mieście { $b }.
refusal-marsh-ends-the-advance = { $a }: weszła na bagno { $b } nie drogą, koniec posuwania się.
refusal-mountains-end-the-advance = { $a }: weszła w góry { $b } nie drogą, koniec posuwania się.
refusal-area-ends-the-advance = { $a }: weszła do { $b }, koniec posuwania się.
refusal-mountains-need-a-road = { $a }: zmechanizowana, w góry { $b } posuwa się tylko drogą.
refusal-reserves-wait-for-a-bridge = { $a }: odwód potrzebuje na drodze na { $b } mostu albo lodu.
refusal-open-river-comes-first = Dużą rzekę przed { $a } przekracza się tylko pierwszym heksem posunięcia.
refusal-open-river-was-not-attacked-over = { $a }: nie atakowała przez rzekę przed { $b }.
refusal-open-river-leads-to-the-hex = Przez rzekę wolno tylko na { $b }, nie na { $a }.
refusal-edge-is-too-far = Z obszaru wejścia posuwa się na { $b } albo obok, nie na { $a }.
refusal-ground-bars-the-entry = { $a }: na { $b } wejść nie może.
refusal-hex-would-be-too-full = { $a }: na { $b } nie ma miejsca.
refusal-reserves-do-not-break-through = Odwody nie przełamują: { $a }.
refusal-withdrawal-allows-no-breakthrough = Po odejściu obrońcy z walką nie ma przełamania: { $a }.
refusal-advance-is-too-short = Takie posunięcie nie daje przełamania: { $a }.
refusal-no-attacker-is-there = Na heksie { $a } nikt nie brał udziału w ataku.
refusal-another-stack-breaks-through = Z atakujących przełamuje tylko jedna grupa: { $a }.
refusal-others-break-through = Grupa przełamania jest tylko jedna: { $a }.
refusal-others-have-gone-ahead = Nie ma przełamania: grupa przełamania rusza pierwsza, a inni z ataku już się posunęli ({ $a }).
refusal-group-has-failed-before = { $a }: ostatnia walka w przełamaniu nie dała Adv 3 ani Adv 4, następnej nie będzie.
refusal-marsh-has-stopped-the-group = { $b }: na bagno { $a } weszła poza drogą, koniec posuwania się, atakować nie może.
refusal-mountains-have-stopped-the-group = { $b }: w góry { $a } weszła poza drogą, koniec posuwania się, atakować nie może.
refusal-nothing-left-for-a-combat = { $a }: walka w przełamaniu kosztuje heks posunięcia, a żaden już nie został.
refusal-nothing-left-for-turning-aside = { $a }: bez przejścia przez zdobyty heks pierwsza walka w przełamaniu kosztuje dwa heksy posunięcia, a tylu nie zostało.
refusal-group-could-not-follow = Grupa przełamania nie mogłaby wejść na { $a }.
refusal-group-is-too-large = Grupa przełamania jest za duża na jeden heks: { $a }.
refusal-hex-allows-no-attack = Z heksu { $a } nikt teraz nie atakuje.
refusal-breakthrough-is-hopeless = { $a }: { $attack } przeciw { $defence }, poniżej 1-3 się nie atakuje.
refusal-breakthroughs-are-not-planned = { $a }: planowana ofensywa nie służy przełamaniu.
refusal-nothing-is-ready-there = { $a }: nie ma gotowej planowanej ofensywy.
refusal-offensive-is-out-of-range = { $a }: w zasięgu ({ $range }) nie ma atakujących.
refusal-no-marker-is-in-hand = Nie ma ofensywy do rozmieszczenia.
refusal-reserves-are-not-in-play = Odwody nie są w grze.
refusal-cannot-be-held-back = { $a }: do odwodu idą własne jednostki jednego heksu, których tam jeszcze nie ma.
refusal-reserves-keep-order = { $a }: nie jest w szyku, nie może iść do odwodu.
refusal-reserve-has-moved-too-far = { $a }: przeszła więcej niż heks albo weszła do wrogiej strefy kontroli, nie może iść do odwodu.
refusal-reserve-is-refitting = { $a }: otrzymała uzupełnienie, nie może iść do odwodu.
refusal-reserve-markers-are-used-up = { $a }: wszystkie znaczniki odwodu ({ $count }) są na mapie.
refusal-no-reserve-is-there = Na heksie { $a } nie ma odwodu.
refusal-reserves-do-not-attack = { $a }: jest w odwodzie i nie walczy.
refusal-combat-unit-must-come-in = Do { $a } musi wejść przynajmniej jedna jednostka bojowa.
refusal-city-is-not-left-to-attack = { $a }: ze spornego miasta { $b } nie atakuje się na zewnątrz.

# -- Rozdziały 30–34: kampania ----------------------------------------------------------------------------------------
ask-call-up = Front Zakaukaski przysyła jednostkę. Którą i dokąd?
ask-choose-forfeit = Wycofane jednostki zabrały za mało poziomów. Kto traci poziom w ich miejsce?
ask-transfer-steps = Zostały poziomy: { $count }. Komu oddać?
ask-prepare-offensive = { $plans ->
    [0] Ofensywa zimowa: przy którym sztabie położyć punkt zaopatrzenia? Zostało punktów: { $supplies }.
   *[other] Ofensywa zimowa: przy którym sztabie położyć zaplanowaną ofensywę? Zostało ofensyw: { $plans }; potem punkty zaopatrzenia: { $supplies }.
}
ask-choose-marker = Który żeton maskirowki pod którą armię rezerwową?
ask-choose-garrison = Zaatakowano { $hex }. Z pola mogą wyjść do obrony jednostki, najwyżej { $count }.
ask-bar-the-way = Wróg chce wejść na { $hex }. Którą jednostkę pokazuje armia rezerwowa?
do-assign = Przy sztabie: { $unit }
do-declare-offensive = Ogłoś ofensywę zimową
do-release-army = Zwolnij: { $army }
do-withdraw = Wycofaj: { $unit }
do-transfer-step = Poziom dla: { $unit }
do-revive = Przywróć: { $unit }
do-end-transfers = Reszta poziomów przepada
do-give-mask = { $army }: { $box }
do-swap-masks = { $truly ->
    [0] Udaj, że zamieniasz żetony: { $one }, { $other }
   *[other] Zamień żetony: { $one }, { $other }
}
do-join-box = { $unit } → { $box }
do-leave-box = { $unit }: z pola → { $area }
do-come-out = Na mapę: { $unit }
do-show = Pokaż: { $unit }
do-hide = Z powrotem do pola: { $unit }
do-man-the-hex = Wychodzą do obrony: { $units }
do-stay-hidden = Nikt nie wychodzi z pola
front-released = Oś jest na południe od 40. rzędu: rusza Front Zakaukaski.
army-released = { $army }: od tej chwili może się ruszać.
unit-withdrawn = { $unit }: wycofana z gry.
step-transferred = { $unit } dostaje poziom wycofanych.
brigade-revived = { $unit } zajmuje miejsce korpusu: { $place }.
special-replacement-lost = Oś traci uzupełnienie specjalne za 1 RFSS.
unit-grew = { $unit } wzmocniona o poziom.
division-formed = { $unit } to od teraz { $other }.
winter-offensive-declared = Tura { $turn }: zaczyna się ofensywa zimowa.
air-unit-left = { $wing } opuszcza grę.
supply-brought-up = { $supply } dociera: { $hex }.
marker-given = { $army }: { $box }.
markers-shuffled = Coś zrobiono z żetonami: { $one }, { $other }.
markers-exchanged = { $count ->
    [0] Żetony zostały na miejscu.
   *[other] Żetony zamieniono.
}
unit-shown = { $army } pokazuje: { $unit }, { $hex }.
unit-hidden = { $unit } wraca do pola: { $army }.
unit-joined-box = { $unit }: { $start } → { $box }.
unit-left-box = { $unit }: { $box } → { $area }.
unit-came-out = { $unit } wychodzi z armii ({ $army }) w { $hex }: maskirowka odkryta.
box-shown-empty = { $army } jedzie koleją: { $box } jest puste.
hex-manned = Z pola ({ $armies }) do obrony { $hex } wychodzą: { $units }.
armies-unmasked = Odkryto w { $hex }: { $armies }.
attack-met-no-unit = Atak na { $hex } nikogo nie zastał: armia rezerwowa jest tam pusta.
army-dissolved = { $army }: zdjęta, { $place }. Jednostek z jej pola: { $count }.
refusal-is-not-of-the-front = { $a } nie czeka we Froncie Zakaukaskim.
refusal-front-comes-from-the-south = { $a } przybywa w radzieckim obszarze na południe od Morza Kaspijskiego, nie tu: { $b }.
refusal-armies-are-soviet = Zwalnia tylko gracz radziecki: { $a }.
refusal-army-does-not-wait = { $a } nie czeka na zwolnienie.
refusal-army-has-its-date = W tym scenariuszu ma swój termin: { $a }.
refusal-saratov-waits-for-the-enemy = { $a }: zwolnienie w turze { $turn } albo gdy wróg jest pod Saratowem.
refusal-too-early-for-reserves = Nie przed turą { $turn }: { $a }.
refusal-army-of-the-turn-is-released = Jedna armia na turę: { $a } czeka.
refusal-no-withdrawal-is-due = { $a }: teraz nikogo się nie wycofuje.
refusal-is-no-elite-panzer-division = { $a } nie jest elitarną dywizją pancerną w grze ani wśród zniszczonych.
refusal-isolated-panzers-go-last = { $a } jest odcięta: najpierw odchodzi { $b }.
refusal-is-no-tank-corps = { $a } nie jest korpusem pancernym w grze ani wśród zniszczonych.
refusal-cannot-stand-in = { $a }: nie może stracić brakującego poziomu.
refusal-corps-is-cut-off = { $a } ({ $b }) nie ma zaopatrzenia: nie można wycofać.
refusal-is-no-full-infantry-division = { $a } nie jest zaopatrzoną, pełną niemiecką dywizją piechoty o trzech poziomach.
refusal-division-must-be-withdrawn = Trzeba jeszcze wycofać niemieckich dywizji: { $count }.
refusal-tank-corps-must-be-withdrawn = Trzeba jeszcze wycofać korpusów pancernych: { $count }.
refusal-is-no-panzer-division = { $a } nie jest dywizją pancerną ani grenadierów pancernych.
refusal-is-no-corps-of-tanks = { $a } nie jest korpusem pancernym.
refusal-division-takes-no-step = { $a } nie jest osłabioną, zaopatrzoną dywizją na mapie.
refusal-corps-takes-no-step = { $a } nie jest osłabionym, zaopatrzonym korpusem na mapie.
refusal-is-no-lost-brigade = { $a } nie jest zniszczoną niegwardyjską brygadą pancerną.
refusal-marker-is-soviet = Żeton Wasilewskiego ma tylko gracz radziecki.
refusal-offensive-is-of-the-campaign = Żeton Wasilewskiego jest tylko w kampanii.
refusal-marker-has-not-come = Żeton Wasilewskiego przychodzi w turze { $turn }.
refusal-marker-has-been-used = Ofensywę zimową ogłoszono w turze { $turn }.
refusal-is-no-headquarters-in-supply = { $a } nie jest zaopatrzonym sztabem frontu na mapie.
refusal-reserve-armies-come-by-soviet-areas = { $a } przybywa w radzieckim obszarze wejścia, nie tu: { $b }.
refusal-army-has-its-marker = { $a } ma już żeton.
refusal-marker-lies-elsewhere = Żeton leży pod inną armią: { $a }.
refusal-only-reserve-armies-have-markers = Żetony zamieniają tylko dwie radzieckie armie rezerwowe: { $a }, { $b }.
refusal-armies-are-apart = { $a } i { $b } nie stoją razem.
refusal-armies-did-not-begin-together = { $a } ruszała się już albo zmieniła skład w tej turze: żeton zostaje.
refusal-army-keeps-its-marker = Pole jest znane wszystkim, żeton zostaje: { $a }.
refusal-unit-is-in-no-box = { $a } nie jest w polu armii rezerwowej.
refusal-army-is-off-the-map = { $a }: jej armii nie ma na mapie.
refusal-shown-unit-is-in-full-retreat = { $a } jest w pełnym odwrocie i nie ma strefy kontroli.
refusal-hex-has-no-room-to-show = Brak miejsca dla { $a }: { $b }.
refusal-unit-is-not-shown = { $a } nie jest pokazana.
refusal-army-has-taken-units-in = { $a } przyjęła w tej turze jednostki i się nie rusza.
refusal-army-has-let-units-go = { $a } wypuściła w tej turze jednostki i się nie rusza.
refusal-army-shows-a-unit = { $a } pokazuje jednostkę ({ $b }): najpierw ją schowaj.
refusal-lies-on-its-army = { $a } jest tylko pokazana ({ $b }) i nie opuściła pola.
refusal-is-only-shown = { $a } jest tylko pokazana: nie atakuje, póki nie wyjdzie z pola.
refusal-box-is-for-soviet-combat-units = Do pola wchodzą tylko radzieckie jednostki bojowe: { $a }.
refusal-box-belongs-to-no-army = Żadna armia w grze nie ma tego pola: { $a }.
refusal-army-is-to-leave = Armia jest odkryta ({ $b }): { $a } nie może dołączyć.
refusal-box-is-full = { $b }: najwyżej { $count } jednostek, dla { $a } brak miejsca.
refusal-is-in-that-box = { $a } już tam jest: { $b }.
refusal-has-no-way-into-a-box = { $a } nie ma drogi: { $b }.
refusal-has-no-movement-left = { $a } nie ma już ruchu w tej turze.
refusal-refits-and-cannot-join = { $a } przyjmuje uzupełnienia i nie może dołączyć.
refusal-is-in-no-order-to-join = { $a } jest w nieładzie i nie może dołączyć.
refusal-waits-with-its-reserve-army = { $a } czeka w swojej armii odwodowej na zwolnienie.
refusal-lies-on-another-army = { $a } jest pokazana przez armię rezerwową: najpierw ją schowaj.
refusal-reinforcements-do-not-get-through = Armia ({ $b }) nie ma zaopatrzenia przez A–D: { $a } nie może dołączyć.
refusal-comes-from-another-area = { $a } jest tu: { $b }; dołącza się z obszarów A–E albo z Morza Kaspijskiego.
refusal-army-is-out-of-the-areas-reach = Armia ({ $b }) nie ma zaopatrzenia przez A–E: { $a } nie może dołączyć.
refusal-one-has-left-a-box = Z pola do pola jedna jednostka na turę: { $a } zostaje.
refusal-boxes-are-not-joined = Obie armie muszą mieć zaopatrzenie przez A–E: { $a } nie przejdzie ({ $b }).
refusal-unit-is-off-the-rail-net = { $a } ({ $b }) nie stoi na sieci kolejowej: nie dołączy do armii rezerwowej.
refusal-strategic-movement-is-used = Z mapy jedna jednostka na turę: { $a } czeka.
refusal-strategic-movement-finds-no-way = { $a } i armia ({ $b }) muszą mieć zaopatrzenie przez A–E.
refusal-is-in-no-box = { $a } nie jest w armii rezerwowej.
refusal-did-not-begin-in-the-box = { $a } nie zaczęła ruchu w polu.
refusal-is-on-show = { $a } jest pokazana: najpierw ją schowaj.
refusal-is-not-with-that-army = { $a }: nie ma jej w polu armii odwodowej na { $b }.
refusal-refits-in-its-box = { $a } przyjmuje uzupełnienia i zostaje w polu.
refusal-leads-to-another-area = { $a } może odejść do obszarów A–E, nie tu: { $b }.
refusal-another-has-left-a-box = Tak odchodzi jedna jednostka na turę: { $a } zostaje.
refusal-army-has-no-line-to-the-areas = Armia, w której jest { $a }, nie ma zaopatrzenia przez A–E.
refusal-army-is-in-no-hex = { $a }: jej armia nie stoi na polu mapy.
refusal-is-not-sheltered-there = { $a } nie jest w polu armii z tego heksu.
refusal-too-many-leave-the-box = Wychodzi najwyżej { $count } jednostek: { $a }.
refusal-others-defend-already = Razem z pokazanymi { $a } broni najwyżej { $count } jednostek.
refusal-hex-cannot-hold-them = Tyle jednostek się nie mieści: { $a }.
refusal-army-goes-with-its-units = { $a } ma jednostki w polu i musi się cofnąć.
refusal-army-is-shaken = Jednostki armii rezerwowej są w nieładzie: { $a }. Zostaje w obszarze.
refusal-army-takes-in-replacements = Jednostki armii rezerwowej przyjmują uzupełnienia: { $a }. Zostaje w obszarze.
refusal-box-is-not-empty = { $a } jedzie koleją tylko z pustym polem: { $b }.
refusal-boxes-stay-ashore = { $a } ma jednostki w polu i nie płynie.
refusal-shown-units-stay-ashore = { $a } jest tylko pokazana przez armię rezerwową i nie płynie.
refusal-is-of-a-box-still = { $a } jest tylko pokazana przez armię rezerwową i z nią zostaje.
refusal-box-takes-no-unit-up = { $a } nie można odtworzyć tu: { $b }.
refusal-box-has-its-eight = { $b }: jest już { $count } jednostek, nie ma miejsca dla { $a }.

# What a machine player was up to, told after its turn.
intent-effort = Główne uderzenie: { $place }; gdzie indziej atakuje tylko tam, gdzie się opłaca.
intent-advance = Atakuje na całym froncie tam, gdzie się opłaca.
intent-assault = Atakuje, gdzie może, za wszelką cenę.
intent-secure = Trzyma front i niczego nie ryzykuje.
intent-hold = Trzyma front.
intent-counter-attack = Kontratakuje, gdzie może.
intent-exploit = Czołgi prą do dalekich celów i zostawiają wroga za sobą.
intent-withdraw = Oddaje teren, by oszczędzić jednostki.

order-stand-fast = Zdecydowana obrona z najlepszą jednostką prowadzącą
order-call-cover = Lotnictwo na pomoc obronie
order-second-throw = Dowódca, dzięki któremu powtarza się rzut
order-choose-retreat = Odwroty twoich jednostek
order-choose-loss = Straty poziomów twoich jednostek
order-choose-shortfall = Poziom za zbyt krótki odwrót
order-choose-remnant = Resztki rozbitej dywizji walczą dalej
