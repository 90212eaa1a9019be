# Stół „Stalingrad '42”.

## As in its sister game
s42-ui-status = Stan gry
s42-ui-turn = Tura
s42-ui-phase-movement = Ruch
s42-ui-phase-combat = Walka
s42-ui-phase-recovery = Porządkowanie
s42-ui-phase-supply = Zaopatrzenie
s42-ui-phase-end = Koniec gry
s42-ui-forces = Poza mapą
s42-ui-victory-short = PZ
s42-ui-drawer-track = Tor tur
s42-ui-drawer-victory = Zwycięstwo
s42-ui-drawer-forces = Jednostki poza mapą
s42-ui-track-replacements = uzupełnienia
s42-ui-box-eliminated = Zniszczone
s42-ui-box-removed = Poza grą
s42-ui-box-plate = Za resztką
s42-ui-boxes-empty = Wszyscy są na mapie.
s42-ui-victory-none = Na razie nic.
s42-ui-victory-places = Miejsca, które się liczą
s42-ui-values = Atak { $attack }, obrona { $defence }, ruch { $move }
s42-ui-values-gun = Zasięg { $range }, obrona { $defence }, ruch { $move }
s42-ui-steps = { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}
s42-ui-reduced = { $steps ->
    [one] osłabiona: { $steps } stopień
    [few] osłabiona: { $steps } stopnie
   *[other] osłabiona: { $steps } stopni
}
s42-ui-stands-at = Miejsce: { $place }
s42-ui-class-non-mech = pieszo
s42-ui-class-mech-infantry = piechota zmechanizowana
s42-ui-class-vehicle = pojazdy
s42-ui-order-good = w porządku
s42-ui-order-disrupted = zdezorganizowana
s42-ui-order-routed = w pełnym odwrocie
s42-ui-mark-unsupplied = bez zaopatrzenia
s42-ui-mark-overran = zmiotła wroga w ruchu
s42-ui-mark-retreated = wycofała się
s42-ui-mark-attacked = atakowała
s42-ui-mark-moved = poruszyła się
s42-ui-mark-extended = użyła ruchu przyspieszonego
s42-ui-came-from = z jednostki: { $unit }
s42-ui-no-supply = brak linii zaopatrzenia
s42-ui-unit-line = { $unit } ({ $values })
s42-ui-cost = Punkty za wejście: pieszo { $foot }, piechota zmechanizowana { $mech }, pojazdy { $vehicle }
s42-ui-road-only = tylko drogą
s42-ui-road-primary = droga główna
s42-ui-road-secondary = droga drugorzędna
s42-ui-water-major = Wielka rzeka { $river } ku { $hexes }
s42-ui-water-minor = Mała rzeka { $river } ku { $hexes }
s42-ui-place-city = miasto
s42-ui-place-town = miasteczko
s42-ui-held-by = Kto trzyma: { $side }
s42-ui-bond = Więź: { $side }
s42-ui-bond-closes-hex = Wróg nie może wejść na { $hex }.
s42-ui-bond-closes-side = Wróg nie może przekroczyć boku między { $one } a { $other }.
s42-ui-move = Ruch
s42-ui-on-the-march = W marszu
s42-ui-units-picked = { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
s42-ui-whole-stack = Cały stos
s42-ui-modes = Rodzaj ruchu
s42-ui-mode-any = Dowolny
s42-ui-mode-any-help = Pierwszy sposób, który tam prowadzi: zwykły, potem przyspieszony, potem taktyczny
s42-ui-mode-normal = Zwykły
s42-ui-mode-extended = Przyspieszony
s42-ui-mode-tactical = Taktyczny
s42-ui-mode-normal-help = Punkty ruchu; strefy kontroli wroga zatrzymują
s42-ui-mode-tactical-help = Heks lub dwa za każdą cenę, także z jednej strefy kontroli wroga do drugiej
s42-ui-in-reach = { $hexes ->
    [0] Nie ma dokąd iść.
    [one] W zasięgu { $hexes } miejsce; kliknij je.
    [few] W zasięgu { $hexes } miejsca; kliknij jedno.
   *[other] W zasięgu { $hexes } miejsc; kliknij jedno.
}
s42-ui-go-there = Idź: { $place }
s42-ui-pick-instead = Wybierz zamiast tego: { $unit }
s42-ui-way-normal = { $cost } z { $allowance } punktów ruchu
s42-ui-way-extended = { $cost } z { $allowance } punktów ruchu, przyspieszony
s42-ui-way-tactical = { $cost } z { $allowance } heksów, taktyczny
s42-ui-idle-movement = Nikt się jeszcze nie poruszył. Naciśnij spację jeszcze raz, aby zakończyć ruch.
s42-ui-edit = Poprawianie stołu
s42-ui-edit-preview = Tak wyglądałby stół. Zgódź się albo odmów.
s42-ui-help-edit = Ołówek u góry pozwala stronom poprawić stół za zgodą: przeciągnij, potem zaproponuj.
s42-ui-legend = Warstwy i legenda
s42-ui-fit = Cała mapa
s42-ui-layer-bonds = Więzi
s42-ui-layer-zoc-enemy = Strefy kontroli wroga
s42-ui-layer-zoc-own = Własne strefy kontroli
s42-ui-layer-supply = Własne zaopatrzenie
s42-ui-layer-supply-enemy = Zaopatrzenie wroga
s42-ui-layer-control = Miejsca, które się liczą
s42-ui-layer-reach = Zasięg wskazanej jednostki
s42-ui-layer-about = Karta o tym, co wskazane
s42-ui-legend-pick = jasna obwódka: można wybrać
s42-ui-legend-normal = ruch zwykły; liczba to koszt
s42-ui-legend-extended = ruch przyspieszony
s42-ui-legend-tactical = ruch taktyczny
s42-ui-legend-closed = zamknięte więzią
s42-ui-legend-cut = tu droga jest przecięta
s42-ui-legend-strike = atak
s42-ui-legend-retreat = droga odwrotu
s42-ui-legend-retreat-ends = koniec odwrotu
s42-ui-legend-breakthrough = można zaatakować w przełamaniu
s42-ui-help-group = Klikaj z Shiftem jednostki tego samego heksu albo ich żetony na karcie, by ruszyły razem.
s42-ui-help-attack = Aby zaatakować, kliknij heks wroga, potem sąsiednie jednostki, które wezmą udział; działa w zasięgu dołączają kliknięciem.
s42-ui-help-bonds = C pokazuje więzi: pasy między dwoma własnymi heksami, których wróg nie przejdzie. Wskaż jedną, by zobaczyć, kto ją tworzy i co zamyka.
s42-ui-key-bonds = więzi obu stron
s42-ui-key-zoc-enemy = strefy kontroli wroga
s42-ui-key-zoc-own = własne strefy kontroli
s42-ui-key-supply = własne zaopatrzenie; wskaż jednostkę, by zobaczyć jej linię
s42-ui-key-supply-enemy = zaopatrzenie wroga
s42-ui-key-control = kto trzyma miejsca, które się liczą
s42-ui-key-reach = zasięg wskazanej jednostki
s42-ui-key-about = karta o tym, co wskazane
s42-ui-key-odds = „co by było”: atak na wskazany heks wroga
s42-ui-key-next = następna jednostka, która coś może
s42-ui-key-fit = cała mapa
s42-ui-key-track = tor tur
s42-ui-key-victory = zwycięstwo
s42-ui-key-forces = jednostki poza mapą
s42-ui-key-group = z kliknięciem: dodaj jednostkę tego samego heksu
s42-ui-key-zoom = bliżej, dalej
s42-ui-key-pan = przesuwanie mapy
s42-ui-planner = Plan ataku
s42-ui-planner-ask = A gdyby zaatakować?
s42-ui-planner-attackers = Kto atakuje
s42-ui-planner-nobody = Obok tego heksu nikogo nie ma.
s42-ui-planner-all = Wszyscy
s42-ui-planner-none = Nikt
s42-ui-planner-if-all = Gdyby poszli wszyscy, którzy mogą:
s42-ui-planner-support = Wsparcie
s42-ui-planner-defence = Obrona { $points }
s42-ui-planner-sum = Atak przeciw obronie
s42-ui-planner-column = Kolumna
s42-ui-planner-faces = Wyniki według kostki
s42-ui-planner-stands = broni się
s42-ui-planner-yields = ustępuje
s42-ui-planner-loss-own = Straty atakującego: średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } poziomu
s42-ui-planner-loss-enemy = Straty obrońcy: średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } poziomu
s42-ui-planner-stand = { $faces ->
    [one] Uporczywa obrona, prowadzi { $unit }: trzyma { $faces } ścianka z 6.
    [few] Uporczywa obrona, prowadzi { $unit }: trzymają { $faces } ścianki z 6.
   *[other] Uporczywa obrona, prowadzi { $unit }: trzyma { $faces } ścianek z 6.
}
s42-ui-planner-stand-gun = { $faces ->
    [one] Uporczywa obrona, prowadzi { $unit }, pomaga { $gun }: trzyma { $faces } ścianka z 6.
    [few] Uporczywa obrona, prowadzi { $unit }, pomaga { $gun }: trzymają { $faces } ścianki z 6.
   *[other] Uporczywa obrona, prowadzi { $unit }, pomaga { $gun }: trzyma { $faces } ścianek z 6.
}
s42-ui-planner-desperate = Odwrót nikogo nie ocali: obrona jest desperacka, do ostatniego poziomu.
s42-ui-planner-no-stand = Na tym heksie nikt nie może prowadzić uporczywej obrony.
s42-ui-planner-no-way = { $unit }: nie ma drogi odwrotu i przepadnie.
s42-ui-planner-short-way = { $unit }: może się cofnąć tylko do schronienia obok, kosztem poziomu.
s42-ui-planner-shares = Kto liczy się za pół, podwójnie albo wcale
s42-ui-share-out = Nie liczy się: { $reason }.
s42-ui-share-halved = Połowa: { $reasons }.
s42-ui-share-doubled = Podwójnie: { $reasons }.
s42-ui-chance-taken = Heks zdobyty
s42-ui-chance-breakthrough = Możliwe przełamanie
s42-ui-chance-destroyed = Jednostka obrony zniszczona
s42-ui-chance-retreat = Obrońcy się cofają
s42-ui-chance-held = Uporczywa obrona trzyma
s42-ui-chance-nothing = Bez strat i odwrotu
s42-ui-chance-own-loss = Atakujący traci poziomy
s42-ui-chance-own-destroyed = Jednostka ataku zniszczona
s42-ui-result-a1 = A1: atakujący traci poziom.
s42-ui-result-ex = EX: każda strona traci poziom, który wskaże przeciwnik; nikt się nie cofa.
s42-ui-battle = Walka
s42-ui-stage-before = przed rzutem
s42-ui-stage-die = rzut
s42-ui-stage-losses = straty
s42-ui-stage-stand = uporczywa obrona
s42-ui-stage-retreat = odwrót
s42-ui-stage-advance = natarcie
s42-ui-explain-choose-defenders = Pozostałe jednostki na heksie nie walczą.
s42-ui-advance = Posunięcie po walce
s42-ui-advance-limited = Wolno wejść tylko na zaatakowany heks.
s42-ui-advance-done = dalej nie idzie
s42-ui-advance-odds = kolumna { $column }; zdobycie heksu: { $percent }

## Status and drawers
s42-ui-phase-weather = Pogoda
s42-ui-phase-initial = Faza początkowa
s42-ui-phase-preliminary = Ruchy wstępne
s42-ui-phase-mini-movement = Krótka tura: ruch
s42-ui-phase-mini-combat = Krótka tura: oderwanie
s42-ui-phase-stacking = Stosy
s42-ui-phase-between = Między fazami
s42-ui-sky-clear = pogodnie
s42-ui-sky-overcast = pochmurno
s42-ui-sky-overcast-w = pochmurno, zima
s42-ui-sky-rain = deszcz
s42-ui-sky-snow = śnieg
s42-ui-resources = Punkty zasobów
s42-ui-resources-help = Ile zostało w tej fazie na punkty zaopatrzenia, umocnienia, artylerię i planowane ofensywy
s42-ui-benchmark = tyle punktów Oś powinna mieć do tej tury
s42-ui-replacement-infantry = piechota
s42-ui-replacement-tank = czołgi
s42-ui-replacement-cavalry = kawaleria
s42-ui-replacement-special = specjalne
s42-ui-replacement-allied = sojusznicy
s42-ui-replacement-hungarian = Węgrzy
s42-ui-replacement-romanian = Rumuni
s42-ui-replacement-italian = Włosi
s42-ui-box-pool = W puli
s42-ui-box-volunteers = Ochotnicy
s42-ui-box-trans-caucasus = Front Zakaukaski
s42-ui-air-units = Lotnictwo
s42-ui-air-unit = jednostka lotnicza
s42-ui-air-air-box = na lotniskach
s42-ui-air-aside = uziemiona przez pogodę
s42-ui-air-coming = jeszcze nie przybyła
s42-ui-air-gone = odeszła
s42-ui-air-ready = gotowa
s42-ui-air-used = użyta
s42-ui-planned-in-hand = Planowane ofensywy w ręku
s42-ui-victory-count-fall-blau = Oś ma { $points } z { $needs } punktów, z którymi wygrywa na koniec dowolnej tury.
s42-ui-victory-count-caucasus = Oś ma { $points } pkt; na koniec ostatniej tury potrzebuje { $needs }.
s42-ui-victory-count-uranus = Oś ma { $points } pkt; na koniec ostatniej tury musi mieć jeszcze { $needs }, a heks Stalingradu utrzymać do swojej połowy tury 34.
s42-ui-victory-count-campaign = Oś ma { $points } pkt; na koniec ostatniej tury potrzebuje { $needs }. Sześć punktów powyżej lub poniżej wymagań tury kończy grę od razu.
s42-ui-victory-benchmark = Na tę turę potrzeba: { $points }.

## Units and hexes
s42-ui-quality-elite = elitarna
s42-ui-quality-low = słaba
s42-ui-tank-normal = czołgi
s42-ui-tank-elite = elitarne czołgi
s42-ui-tank-anti = działa przeciwpancerne
s42-ui-bracketed = obrona w nawiasie: liczy się tylko bez innych jednostek w heksie
s42-ui-boxed = bez ruchu przyspieszonego
s42-ui-free-stacking = nie liczy się do stosu
s42-ui-mark-isolated = izolowana
s42-ui-mark-train = w pociągu
s42-ui-mark-used = zużyta, bez pocisków
s42-ui-mark-replaced = przyjmuje uzupełnienia
s42-ui-mark-in-reserve = w odwodzie
s42-ui-mark-alerted = garnizon może się ruszać
s42-ui-mark-unmasked = zdemaskowana
s42-ui-mark-entered = weszła przez obszar wejścia
s42-ui-mark-beset = zaatakowana w mieście
s42-ui-mark-bolted = uciekła
s42-ui-mark-released = zwolniona
s42-ui-mark-sauntered = ruszyła powoli
s42-ui-planned = planowana ofensywa, gotowa
s42-ui-planned-later = planowana ofensywa, jeszcze niegotowa
s42-ui-mask = jej pole: { $box }
s42-ui-worth = Heks zwycięstwa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
s42-ui-port = port
s42-ui-fort-printed = linia umocnień
s42-ui-fort = Umocnienie: { $side }
s42-ui-fort-begun = Umocnienie w budowie: { $side }
s42-ui-rail-head = czoło kolejowe
s42-ui-converted = tor przekuty przez Oś
s42-ui-siege = Walka w mieście, znacznik { $level }
s42-ui-flotilla = Działa tu Flotylla Wołżańska
s42-ui-air-over = Lotnictwo: { $wing }
s42-ui-supply-line = { $supply }: { $face }
s42-ui-face-supply-moving = w ruchu
s42-ui-face-supply-ready = gotowy
s42-ui-face-supply-immobile = nieruchomy
s42-ui-road-rail = kolej
s42-ui-road-rail-main = główna linia kolejowa
s42-ui-road-rail-volga = kolej nadwołżańska
s42-ui-road-rail-caspian = kolej nadkaspijska
s42-ui-water-volga = Wołga w stronę { $hexes }
s42-ui-water-lake = Jezioro w stronę { $hexes }
s42-ui-water-alpine = Szczyty w stronę { $hexes }
s42-ui-place-major = wielkie miasto
s42-ui-place-landmark = punkt orientacyjny
s42-ui-bond-end = { $place }: { $units }, w porządku

## Movement and other deeds
s42-ui-mode-extended-help = Trzy punkty ruchu więcej; nigdy obok wroga i potem bez ataku
s42-ui-idle-initial = Zostały punkty zasobów i przepadną. Naciśnij spację jeszcze raz, by zakończyć fazę.
s42-ui-edit-help = Przeciągnij żetony dokądkolwiek albo wybierz żeton, a potem heks; kliknij miasto, by zmienić jego posiadacza. Potem zaproponuj zmiany.
s42-ui-deeds = Co można zrobić
s42-ui-deeds-many = Za dużo na listę: kliknij heks albo jednostkę na mapie.
s42-ui-verb-bolt = Pełny odwrót
s42-ui-verb-disengage = Oderwanie od wroga
s42-ui-verb-hold-back = Do odwodu
s42-ui-verb-entrain = Koleją
s42-ui-verb-sail = Morzem
s42-ui-verb-cross-strait = Przez Cieśninę Kerczeńską
s42-ui-verb-overrun = Automatyczne DS
s42-ui-verb-move-supply = Ruch punktów zaopatrzenia
s42-ui-verb-turn-supply = Obracanie punktów zaopatrzenia
s42-ui-verb-moor = Flotylla Wołżańska
s42-ui-verb-replenish = Uzupełnienia
s42-ui-verb-rearm = Gotowość artylerii
s42-ui-verb-provide = Nowe punkty zaopatrzenia
s42-ui-verb-fortify = Umocnienia
s42-ui-verb-plan = Planowane ofensywy
s42-ui-verb-muster = Ochotnicy
s42-ui-verb-recall = Kto wraca
s42-ui-verb-arrive = Wzmocnienia
s42-ui-verb-station = Dokąd
s42-ui-verb-dismantle = Zdjęcie umocnień
s42-ui-verb-lay-rails = Czoła kolejowe
s42-ui-verb-attack = Ataki
s42-ui-verb-stay-behind = Kto zostaje
s42-ui-verb-retreat = Odwroty
s42-ui-verb-leave-for-baku = Na Baku
s42-ui-verb-release-army = Zwolnienie armii rezerwowych
s42-ui-verb-withdraw = Wycofanie z gry
s42-ui-verb-declare-offensive = Ofensywa zimowa
s42-ui-verb-join-box = Do pól armii
s42-ui-verb-leave-box = Z pól armii
s42-ui-verb-come-out = Na mapę
s42-ui-verb-show = Pokazanie
s42-ui-verb-hide = Ukrycie
s42-ui-verb-swap-masks = Zamiana żetonów
s42-ui-verb-give-mask = Rozdanie żetonów
s42-ui-verb-release = Zwolnienie odwodów
s42-ui-verb-shift = Do innego obszaru
s42-ui-deed-bolt = Idzie z pełnym zasięgiem, ale traci porządek i strefę kontroli i ucieka przed każdym wrogiem.
s42-ui-deed-disengage = Rzut decyduje, czy jednostki oderwą się od wroga i jakim kosztem.
s42-ui-deed-hold-back = Odwód teraz się nie rusza; później w tej fazie walki może posunąć się naprzód lub zaatakować.
s42-ui-deed-entrain = Cały ruch odbywa się po własnej kolei, na obu końcach poza wrogą strefą kontroli.
s42-ui-deed-sail = Z portu do portu szlakiem morskim; zajmuje to cały ruch.
s42-ui-deed-cross-strait = Jedna jednostka na turę przeprawia się z obszaru W na Tamań.
s42-ui-deed-overrun = Wokół heksu stoi dziesięć do jednego: obrońcy są rozbici bez rzutu.
s42-ui-deed-move-supply = Punkt zaopatrzenia na stronie ruchomej można wysłać dalej.
s42-ui-deed-turn-supply = W ruchu: jedzie. Gotowy: można go zużyć. Nieruchomy: tylko koleją i morzem.
s42-ui-deed-moor = Jednostki przy tym heksie przeprawiają się przez Wołgę jak promem.
s42-ui-deed-replenish = Uzupełnienie przywraca poziom albo zniszczoną jednostkę.
s42-ui-deed-rearm = Zużyta artyleria może znowu strzelać.
s42-ui-deed-provide = Punkt zaopatrzenia pojawia się w obszarze wejścia.
s42-ui-deed-fortify = Budowa zaczyna się teraz, umocnienie będzie gotowe później.
s42-ui-deed-plan = Sztab przygotowuje ofensywę: w jednym ataku będzie więcej kości do wyboru.
s42-ui-deed-muster = Ochotnicy północnokaukascy przybywają do Krasnodaru albo Woroszyłowska.
s42-ui-deed-recall = Jednostki niebojowe wracają, gdy minie ich czas.
s42-ui-deed-leave-for-baku = Pięć dywizji razem opuszcza mapę w stronę pól naftowych.
s42-ui-deed-release-army = Od teraz armia rezerwowa może się ruszać.
s42-ui-deed-withdraw = Kampania odwołuje jednostkę.
s42-ui-deed-declare-offensive = Od następnej tury pierwsza gra strona radziecka.
s42-ui-deed-join-box = Jednostka znika z oczu, w polu armii rezerwowej.
s42-ui-deed-leave-box = Jednostka przechodzi ze swojego pola do obszaru wejścia.
s42-ui-deed-come-out = Armia rezerwowa zostaje przez to zdemaskowana.
s42-ui-deed-swap-masks = Tylko ty wiesz, czy żetony naprawdę zamieniły się miejscami.

## Layers and help
s42-ui-layer-forts = Umocnienia
s42-ui-layer-rails = Czynne linie kolejowe
s42-ui-key-forts = linie umocnień
s42-ui-key-rails = koleje służące każdej ze stron
s42-ui-legend-bond-axis = więź Osi
s42-ui-legend-bond-soviet = więź radziecka
s42-ui-legend-supply-axis = droga zaopatrzenia Osi
s42-ui-legend-supply-soviet = radziecka droga zaopatrzenia
s42-ui-legend-rails-axis = kolej Osi
s42-ui-legend-rails-soviet = kolej radziecka
s42-ui-legend-axis = w rękach Osi
s42-ui-legend-soviet = w rękach radzieckich
s42-ui-help-move = Kliknij jednostkę, by ją wybrać: widać jej zasięg każdym rodzajem ruchu i koszty. Kliknij heks, by tam iść, albo po prostu przeciągnij. Pociągi, statki i punkty zaopatrzenia są na karcie po prawej.
s42-ui-help-initial = W fazie początkowej karta po prawej ma wszystko, na co idą uzupełnienia i punkty zasobów; można też klikać jednostki i heksy na mapie.

## Plan of an attack
s42-ui-planner-shells = { $unit }, pociski: { $supply }
s42-ui-planner-plans = Planowane ofensywy
s42-ui-planner-hopeless = Poniżej 1-3 ataku nie ma.
s42-ui-planner-certain = Przy 10-1 obrońcy są rozbici bez rzutu.
s42-ui-result-a1-dr2 = A1/DR2: atakujący traci poziom; obrońcy cofają się o dwa heksy albo bronią się uporczywie.
s42-ui-result-dr2 = DR2: obrońcy cofają się o dwa heksy albo bronią się uporczywie.
s42-ui-result-dr4 = DR4: obrońcy cofają się o cztery heksy, w pełnym odwrocie.
s42-ui-result-drx = DRX: każda strona traci poziom; potem obrońcy cofają się albo bronią uporczywie.
s42-ui-result-a1-d1 = A1/D1: każda strona traci poziom; potem obrońcy cofają się albo bronią uporczywie.
s42-ui-result-d1 = D1: obrońca traci poziom, potem cofa się albo broni uporczywie.
s42-ui-result-ds = DS: obrońcy są rozbici: poziom stracony i długi odwrót; atakujący może się przełamać.
s42-ui-explain-stand-fast = Jeśli się uda, nikt się nie cofa. Jednostka dowodząca wnosi do rzutu swoją jakość i ponosi stratę.
s42-ui-explain-choose-loss = Żeton się odwraca, a z ostatnim poziomem ginie.
s42-ui-explain-choose-remnant = Resztki walczą dalej od razu; w polu dywizja czeka na uzupełnienie.
s42-ui-explain-call-cover = Lotnictwo przesuwa kolumnę na korzyść obrony.
s42-ui-explain-keep-up = Kto zostaje w pełnym odwrocie, biegnie z pełnym zasięgiem; inni próbują odzyskać porządek.
s42-ui-advance-normal = { $hexes ->
    [one] Jeden heks w dowolną stronę, za mało na przełamanie. Bez punktów ruchu. Wybierz jednostkę, potem heks.
   *[other] Do { $hexes } heksów w dowolną stronę; kawaleria najwyżej trzy, jednostki piesze dwa. Bez punktów ruchu. Wroga strefa kontroli kończy posunięcie, ale nie na zdobytym heksie. Wybierz jednostkę, potem heks.
}
s42-ui-advance-reserve = { $hexes ->
    [one] Przy tej pogodzie zwolnione odwody posuwają się o jeden heks. Nie walczą.
   *[other] Zwolnione odwody posuwają się najwyżej o { $hexes } heksy. Nie walczą.
}
s42-ui-advance-left = { $hexes ->
    [one] jeszcze { $hexes } heks
    [few] jeszcze { $hexes } heksy
   *[many] jeszcze { $hexes } heksów
}
s42-ui-advance-free = { $hex } bez kosztu
s42-ui-advance-price = { $hexes ->
    [one] koszt: { $hexes } heks
    [few] koszt: { $hexes } heksy
   *[many] koszt: { $hexes } heksów
}
s42-ui-advance-exploit = Przełamanie: jedna grupa – stos z ataku albo atakujący, którzy zebrali się na zdobytym heksie – może zaatakować każdego wroga, obok którego stanie, bez artylerii. Każda walka kosztuje heks posunięcia, pierwsza o jeden więcej, jeśli grupa nie przeszła przez zdobyty heks. Po Adv 3 lub 4 grupa idzie dalej. Pozostali posuwają się, gdy ona skończy.
s42-ui-stand-holds = utrzyma: { $faces } z 6
s42-ui-stand-withdraws = odejście z walką: { $faces }
s42-ui-stand-costs = strata poziomu: { $faces }
s42-ui-stand-bleeds = strata atakującego: { $faces }
s42-ui-stand-leader = { $unit } może kazać powtórzyć rzut; liczby podano bez tego.

## First-game guide
guide-welcome-axis = Dowodzisz Osią latem 1942 roku: przebij się do Donu i Wołgi, weź heksy zwycięstwa i Kaukaz przed zimą i zaopatruj długie skrzydła. To, co można kliknąć, jest podświetlone; o tym, czego zrobić nie można, dowiesz się dlaczego. Mapę przesuwasz myszą, przybliżasz kółkiem; ? pokaże wszystkie klawisze.
guide-welcome-soviet = Dowodzisz stroną radziecką: oddawaj teren za czas, trzymaj miasta i więzi, wprowadzaj odwody i uderz, gdy front Osi się rozciągnie. To, co można kliknąć, jest podświetlone; o tym, czego zrobić nie można, dowiesz się dlaczego. Mapę przesuwasz myszą, przybliżasz kółkiem; ? pokaże wszystkie klawisze.
guide-movement = Kliknij jednostkę, by zobaczyć, dokąd może iść: na żółto zwykłym ruchem, na pomarańczowo przyspieszonym, na niebiesko taktycznym. Kliknij heks albo przeciągnij żeton. Wrogie strefy kontroli zatrzymują, a więzi w ogóle nie przepuszczają (C je pokaże).
guide-combat = Kliknij heks wroga, by zaplanować atak, potem jednostki, które wezmą udział. Działa, lotnictwo i czołgi przesuwają kolumnę; karta pokazuje dokładną szansę każdego wyniku.
guide-initial = Tu wydaje się uzupełnienia i punkty zasobów; reszta przepada. Wszystko, co można kupić, jest na karcie po prawej.
