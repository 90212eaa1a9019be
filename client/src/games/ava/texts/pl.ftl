# Stół gry A Victory Awaits.

## Stan
ava-ui-status = Stan gry
ava-ui-turn = Tura
ava-ui-cup = Kubek
ava-ui-cup-help = Żetony pozostałe w kubku
ava-ui-last-drawn = ostatni żeton: { $chit }
ava-ui-boxes = Pola
ava-ui-victory-short = PZ
ava-ui-victory-help = Punkty zwycięstwa Osi teraz: { $points }. Potrzebne na końcu: { $threshold }.
ava-ui-victory-none = Jeszcze nic się nie liczy.
ava-ui-phase-bid = Licytacja
ava-ui-phase-setup = Rozstawienie
ava-ui-phase-choice = Wybór żetonów
ava-ui-phase-command = Faza dowodzenia
ava-ui-phase-operation = Operacja
ava-ui-phase-supply = Zaopatrzenie
ava-ui-phase-reinforcements = Uzupełnienia
ava-ui-phase-end = Koniec gry
ava-ui-surprise = atak z zaskoczenia
ava-ui-segment-activation = aktywacja
ava-ui-segment-movement = ruch
ava-ui-segment-declaration = deklaracja ataków
ava-ui-segment-combat = walka

## Szuflady
ava-ui-drawer-track = Tor tur
ava-ui-drawer-victory = Punkty zwycięstwa
ava-ui-drawer-boxes = Pola obok mapy
ava-ui-drawer-chits = Żetony aktywacji
ava-ui-boxes-empty = Pola są puste.

## Żetony
ava-ui-chit = Żeton aktywacji
ava-ui-chit-hidden = Zakryty żeton
ava-ui-chit-hq = { $hq }: { $place }
ava-ui-chit-drawn = Już zagrany w tej turze
ava-ui-chit-waiting = Czeka w kolejce
ava-ui-chit-hand = Na ręce
ava-ui-chit-chosen = Wybrany na tę turę
ava-ui-chit-available = Dostępny
ava-ui-chit-kind-hq = Aktywuje sztab i oddziały w jego zasięgu
ava-ui-chit-kind-interrupt = Przerywa: zagrywany z ręki zamiast właśnie wylosowanego
ava-ui-chit-kind-reinforcement = Sprowadza uzupełnienia
ava-ui-chit-kind-supply = Sprawdzenie zaopatrzenia
ava-ui-chit-kind-reserve = Aktywuje kilka oddziałów w dowolnym miejscu
ava-ui-chit-kind-master = Aktywuje sztab wybrany przez gracza
ava-ui-row-hand = Na ręce
ava-ui-row-chosen = Wybrane
ava-ui-row-drawn = Zagrane w tej turze
ava-ui-row-waiting = W kolejce
ava-ui-row-cup = Kubek: { $seat }
ava-ui-row-others = Do wyboru
ava-ui-row-available = Mogły zostać wybrane: { $side }
ava-ui-row-unchosen = Własne, niewybrane w tym etapie
ava-ui-peek = Podejrzyj zakryte żetony
ava-ui-cover = Zakryj ponownie

## Oddziały i heksy
ava-ui-values = Atak { $attack }, obrona { $defence }, ruch { $move }
ava-ui-steps = { $steps ->
    [one] { $steps } poziom
    [few] { $steps } poziomy
   *[other] { $steps } poziomów
}
ava-ui-reduced = osłabiony: pozostał jeden poziom
ava-ui-formation = Rozstawiony z: { $formation }
ava-ui-stands-at = Miejsce: { $place }
ava-ui-status-active = aktywny
ava-ui-status-moved = już się poruszył
ava-ui-status-moving = podniesiony do ruchu
ava-ui-status-attacking = atakuje
ava-ui-status-retreated = wycofał się: nie wspiera obrony
ava-ui-no-supply = brak linii zaopatrzenia
ava-ui-unit-line = { $unit } ({ $values })
ava-ui-cost = Punkty ruchu na wejście: zmechanizowane { $mech }, piechota { $infantry }
ava-ui-entry-prohibited = Wejście zabronione
ava-ui-entry-road-or-mountain = Tylko drogą; dywizja górska za wszystkie punkty ruchu
ava-ui-entry-other-terrain = Jak pozostały teren na polu
ava-ui-shift = Atak na nie: { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
   *[other] { $columns } kolumn
} w lewo
ava-ui-river-large = Duża rzeka { $river } od strony { $hexes }
ava-ui-river-small = Mała rzeka { $river } od strony { $hexes }
ava-ui-held-by = Kontroluje: { $side }
ava-ui-source-of = Źródło zaopatrzenia: { $side }
ava-ui-fortress = Twierdza +{ $level }
ava-ui-stand-fast = Rozkaz „Ani kroku w tył”
ava-ui-area-of = Obszar rozstawienia: { $formations }
ava-ui-star = Heks przełamania

## Ruch
ava-ui-allowance = Punkty ruchu: { $points } · heksów w zasięgu: { $hexes }
ava-ui-way-cost = { $cost } z { $allowance } punktów ruchu
ava-ui-strategic = ruch strategiczny
ava-ui-way-points = Przez: { $hexes }
ava-ui-way-hint = Kliknij heks, by tam pójść; Shift+klik ustawia punkt pośredni.
ava-ui-way-clear = Wyczyść drogę

## Ataki
ava-ui-planner = Plan ataku
ava-ui-planner-ask = A gdyby zaatakować?
ava-ui-attackers = Atakujący
ava-ui-elsewhere = atakuje inny heks
ava-ui-no-unit-near = Nikt obok nie stoi.
ava-ui-if-all = Gdyby zaatakowali wszyscy:
ava-ui-all-in = Wszyscy, którzy mogą
ava-ui-all-out = Nikt
ava-ui-defence = obrona { $points }
ava-ui-attack-sum = Atak : obrona
ava-ui-halved = połowa (rzeka)
ava-ui-column = Kolumna
ava-ui-cancelled = odwołany: poniżej 1-1
ava-ui-outcomes = Wyniki wg kostki
ava-ui-outcome-line = Kostka { $die }: straty atakującego { $attacker }, obrońcy { $defender }, odwrót { $retreat }, zniszczone { $destroyed }
ava-ui-chance-taken = heks opuszczony
ava-ui-chance-destroyed = obrońca zniszczony
ava-ui-chance-defender-loss = straty obrońcy
ava-ui-chance-retreat = obrońca się cofa
ava-ui-chance-nothing = bez zmian
ava-ui-chance-attacker-loss = straty atakującego
ava-ui-battle = Bitwa

## Rozstawienie i poprawki
ava-ui-bid = Licytacja
ava-ui-bid-help = Kto obieca więcej punktów zwycięstwa, gra Osią. Od { $least } do { $most }.
ava-ui-bid-offer = Zaoferuj { $points }
ava-ui-setup = Rozstawienie
ava-ui-setup-hand = W ręce: { $unit }. Kliknij heks zaznaczonego obszaru.
ava-ui-setup-pick = Wybierz żeton.
ava-ui-edit = Poprawianie stołu
ava-ui-edit-help = Przeciągnij żetony gdziekolwiek albo wybierz żeton, potem heks. Następnie zaproponuj zmiany.
ava-ui-unfinished-attacks = Nie zadeklarowano żadnego ataku. Naciśnij spację jeszcze raz, aby się bez nich obejść.
ava-ui-no-attacks = Bez ataków

## Warstwy
ava-ui-legend = Warstwy i legenda
ava-ui-fit = Cała mapa
ava-ui-layer-zoc-enemy = Strefy kontroli wroga
ava-ui-layer-zoc-own = Własne strefy kontroli
ava-ui-layer-command = Zasięg dowodzenia
ava-ui-layer-supply = Własne zaopatrzenie
ava-ui-layer-supply-enemy = Zaopatrzenie wroga
ava-ui-layer-control = Kontrola miast i źródeł
ava-ui-layer-areas = Obszary rozstawienia
ava-ui-layer-reach = Zasięg wskazanego oddziału
ava-ui-legend-reach = można dojść; liczba to koszt
ava-ui-legend-through = można przejść, nie zostać
ava-ui-legend-strategic = ruchem strategicznym
ava-ui-legend-supply = linia zaopatrzenia sięga
ava-ui-legend-cut = tu linia jest przecięta
ava-ui-legend-command = zasięg sztabu
ava-ui-legend-strike = zadeklarowany atak, pościg
ava-ui-legend-retreat = droga odwrotu

## Pomoc
ava-ui-help-move = Kliknij aktywny oddział, by go podnieść: widać zasięg i koszty. Klik na heks – marsz, na inny oddział – podniesienie go zamiast, na ten sam – odłożenie; można też przeciągnąć.
ava-ui-help-way = Gdy oddział jest podniesiony, Shift+klik ustawia punkty, przez które ma iść droga.
ava-ui-help-attack = Aby zadeklarować atak, kliknij heks wroga, potem oddziały; karta pokazuje kolumnę i szanse. O w każdej chwili pyta „co jeśli” o heks pod kursorem.
ava-ui-help-setup = Podczas rozstawiania żeton z tacki jest w ręce: klikaj heksy zaznaczonego obszaru. Resztę można zostawić programowi.
ava-ui-help-edit = Ołówek u góry pozwala poprawić stół za zgodą: przeciągnij, potem zaproponuj.
ava-ui-key-zoc-enemy = strefy kontroli wroga
ava-ui-key-zoc-own = własne strefy kontroli
ava-ui-key-command = zasięg dowodzenia wskazanego lub aktywnego sztabu
ava-ui-key-supply = własne zaopatrzenie; wskaż oddział, by zobaczyć jego linię
ava-ui-key-supply-enemy = zaopatrzenie wroga
ava-ui-key-control = kontrola miast i źródeł
ava-ui-key-areas = obszary rozstawienia
ava-ui-key-reach = zasięg wskazanego oddziału
ava-ui-key-odds = „co jeśli”: atak na wskazany heks wroga
ava-ui-key-next = następny oddział, który może działać
ava-ui-key-fit = cała mapa
ava-ui-key-track = tor tur
ava-ui-key-victory = punkty zwycięstwa
ava-ui-key-boxes = pola obok mapy
ava-ui-key-chits = żetony aktywacji
ava-ui-key-zoom = bliżej, dalej
ava-ui-key-pan = przesuwać mapę
ava-ui-key-way = z klikiem: punkt pośredni

## Dodane wokół mapy
ava-ui-legend-setup = obszar rozstawienia
ava-ui-legend-axis = w rękach Osi
ava-ui-legend-soviet = w rękach ZSRR
ava-ui-legend-pick = jasna ramka: można wybrać
ava-ui-legend-active = cienka linia: aktywny, nic do wybrania
ava-ui-layer-about = Karta o tym, co pod wskaźnikiem
ava-ui-key-about = karta o tym, co pod wskaźnikiem
ava-ui-drawn-now = Teraz wylosowany
ava-ui-in-its-place = Można zagrać zamiast niego
ava-ui-row-in-cup = Własne, jeszcze w kubku
ava-ui-track-chits = żetony do wybrania
ava-ui-track-reinforcements = uzupełnienia
ava-ui-track-choice = armie do wyboru: { $count }
ava-ui-track-reserve = rezerwa strategiczna: { $count }
ava-ui-track-new = nowe: { $chits }
ava-ui-victory-cities = Wszystkie duże miasta
ava-ui-city = Miasto
ava-ui-holder = Kto trzyma
ava-ui-axis-line = Linia Osi
ava-ui-worth = Wartość
ava-ui-worth-help = Punkty zwycięstwa Osi: z linią komunikacji / bez niej
ava-ui-counts = Teraz
ava-ui-city-worth = PZ dla Osi: { $full }, bez linii { $cut }
ava-ui-arrange = Rozstaw resztę
ava-ui-arrange-all = Rozstaw wszystko
ava-ui-way-set = Punkty drogi
ava-ui-who-could-come = Kto może podejść?
ava-ui-could-come = Mogą podejść jednym ruchem
ava-ui-no-unit-could-come = Na razie nikt więcej.
ava-ui-guess-help = W przybliżeniu: wartości z żetonów; rzeki i limit stosu nie są liczone.
ava-ui-edit-preview = Tak wyglądałby stół. Zgódź się albo odmów.

## Przewodnik pierwszej gry
guide-welcome-axis = Dowodzisz Osią latem 1941 roku. Punkty dają miasta, źródła zaopatrzenia i radzieckie czołgi; karta PZ u góry liczy je na bieżąco, na końcu potrzebna jest liczba obok. Co można kliknąć, jest podświetlone; czego nie można, powie dlaczego. Mapę przeciągaj, zbliżaj kółkiem, a ? pokaże klawisze.
guide-welcome-soviet = Bronisz Związku Radzieckiego latem 1941 roku. Oś musi zebrać pokazane u góry punkty; każde utrzymane miasto i każdy zyskany dzień są twoje. Co można kliknąć, jest podświetlone; czego nie można, powie dlaczego. Mapę przeciągaj, zbliżaj kółkiem, a ? pokaże klawisze.
guide-setup = Armie rozstawia się kolejno, każdą w zaznaczonym obszarze. Żeton z tacki jest w ręce: kliknij heks, by go postawić, albo resztę zostaw programowi. Zastanów się, kto stoi z przodu, a czołgi trzymaj tam, skąd mogą uderzyć.
guide-choice = Wybierz w tajemnicy żetony na tę turę. Każdy aktywuje sztab i oddziały w jego zasięgu; wszystkie trafiają do jednego kubka z żetonami przeciwnika, a kolejność wyznacza losowanie. Przeciwnik nie widzi wyboru.
guide-command = Wylosowano żeton. Kto ma na ręce żeton przerywający, może zagrać go zamiast; inaczej wykonuje się wylosowany.
guide-movement = Twój sztab jest aktywny; najpierw poruszają się jego oddziały. Kliknij oddział z jasną obwódką, zobacz, dokąd i za ile dojdzie, potem kliknij heks; albo go tam przeciągnij. Z, S i C – strefy kontroli, zaopatrzenie, zasięg dowodzenia.
guide-combat = Zadeklaruj ataki: kliknij heks wroga, potem oddziały, które mają go zaatakować. Karta pokaże stosunek sił, zanim się zdecydujesz. Gdy wszystkie ataki są zadeklarowane, walki toczą się jedna po drugiej.
guide-losses = Walka kosztowała cię poziomy i ty wybierasz, kto je traci. Pełny oddział odwraca się na osłabioną stronę, oddział już osłabiony ginie.
guide-retreat = Twoje oddziały muszą opuścić heks. Wybierz oddział i jeden z podświetlonych heksów. Odwrót prowadzi wstecz, ku linii komunikacyjnej; strefa kontroli wroga kosztuje poziom, a oddział, który nie ma dokąd się cofnąć, ginie.
guide-pursuit = Obrońców już nie ma i atakujące oddziały mogą ruszyć w pościg: piechota o jeden heks, zmechanizowane po otwartym terenie o dwa. Możesz też zostać na miejscu.
guide-reinforcements = Oddziały z pola dostępnych wracają koleją: kliknij oddział w szufladzie, potem zaznaczony heks, na którym wysiądzie.
guide-combat-surprise = Wojna zaczyna się atakiem z zaskoczenia: nikt się nie rusza, atakują tylko związki grup pancernych, a rzeki im nie przeszkadzają. Kliknij heks wroga i oddziały, które mają go zaatakować; karta pokaże stosunek sił, zanim się zdecydujesz. Oddziały drugiego rzutu i sztaby nie mają na razie nic do zrobienia.
guide-welcome-axis-touch = Dowodzisz Osią latem 1941 roku. Punkty zwycięstwa dają miasta, źródła zaopatrzenia i radzieckie czołgi; u góry widać, ile ich już masz i ile trzeba na koniec. Co można wybrać, jest podświetlone; o tym, czego nie można, gra powie dlaczego. Mapę przesuwa jeden palec, przybliżają dwa; dłuższe dotknięcie pola opowie o nim.
guide-welcome-soviet-touch = Bronisz Związku Radzieckiego latem 1941 roku. Oś musi zebrać punkty zwycięstwa widoczne u góry; każde utrzymane miasto i każdy zyskany dzień są twoje. Co można wybrać, jest podświetlone; o tym, czego nie można, gra powie dlaczego. Mapę przesuwa jeden palec, przybliżają dwa; dłuższe dotknięcie pola opowie o nim.
guide-movement-touch = Twój sztab jest aktywny; najpierw poruszają się jego oddziały. Dotknij oddziału z jasną obwódką, zobacz, dokąd i za ile punktów dojdzie, potem dotknij heksu. Przycisk w lewym górnym rogu mapy pokazuje strefy kontroli, zaopatrzenie i zasięg dowodzenia.
guide-combat-touch = Zadeklaruj ataki: dotknij heksu wroga, potem oddziałów, które mają go zaatakować. Karta pokaże stosunek sił, zanim się zdecydujesz. Gdy wszystkie ataki są zadeklarowane, walki toczą się jedna po drugiej.
guide-combat-surprise-touch = Wojna zaczyna się atakiem z zaskoczenia: nikt się nie rusza, atakują tylko związki grup pancernych, a rzeki im nie przeszkadzają. Dotknij heksu wroga i oddziałów, które mają go zaatakować; karta pokaże stosunek sił, zanim się zdecydujesz. Oddziały drugiego rzutu i sztaby nie mają na razie nic do zrobienia.
