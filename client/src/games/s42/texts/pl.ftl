# Stół „Stalingrad '42”.

## As in its sister game
s42-ui-status = Stan gry
s42-ui-turn = Tura
s42-ui-phase-movement = Ruch
s42-ui-phase-combat = Walka
s42-ui-phase-recovery = Porządkowanie
s42-ui-phase-supply = Zaopatrzenie
s42-ui-phase-end = Koniec gry
s42-ui-forces = Rezerwy
s42-ui-victory-short = PZ
s42-ui-drawer-track = Tor tur
s42-ui-drawer-victory = Zwycięstwo
s42-ui-drawer-forces = Rezerwy i straty
s42-ui-track-replacements = uzupełnienia
s42-ui-box-eliminated = Zniszczone
s42-ui-box-removed = Poza grą
s42-ui-box-plate = Zastąpione resztkami
s42-ui-boxes-empty = Wszyscy są na mapie.
s42-ui-victory-none = Na razie nic.
s42-ui-victory-places = Miejsca, które się liczą
s42-ui-values = Atak { $attack }, obrona { $defence }, ruch { $move }
s42-ui-values-gun = Zasięg { $range }, obrona { $defence }, ruch { $move }
s42-ui-steps = { $steps ->
    [one] { $steps } poziom
    [few] { $steps } poziomy
   *[other] { $steps } poziomów
}
s42-ui-reduced = { $steps ->
    [one] osłabiona: { $steps } poziom
    [few] osłabiona: { $steps } poziomy
   *[other] osłabiona: { $steps } poziomów
}
s42-ui-stands-at = Miejsce: { $place }
s42-ui-class-non-mech = pieszo
s42-ui-class-mech-infantry = piechota zmechanizowana
s42-ui-class-vehicle = pojazdy
s42-ui-order-good = w szyku
s42-ui-order-disrupted = zdezorganizowana
s42-ui-order-full-retreat = w pełnym odwrocie
s42-ui-mark-unsupplied = bez zaopatrzenia
s42-ui-mark-automatic-ds = wykonała automatyczne DS
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
s42-ui-water-major = Duża rzeka { $river } ku { $hexes }
s42-ui-water-minor = Mała rzeka { $river } ku { $hexes }
s42-ui-place-city = małe miasto
s42-ui-place-town = miasteczko
s42-ui-held-by = Kto trzyma: { $side }
s42-ui-bond = Więź: { $side }
s42-ui-bond-closes-hex = Wróg nie może wejść na { $hex }.
s42-ui-bond-closes-side = Wróg nie może przekroczyć krawędzi między { $one } a { $other }.
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
s42-ui-mode-normal-help = Punkty ruchu; wroga strefa kontroli zatrzymuje, a wyjście z niej kosztuje dwa punkty więcej
s42-ui-mode-tactical-help = Jeden lub dwa heksy bez względu na teren i koszt wyjścia z wrogiej strefy kontroli; wejście do niej zatrzymuje
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
s42-ui-key-forces = rezerwy i straty
s42-ui-key-group = z kliknięciem: dodaj jednostkę tego samego heksu
s42-ui-key-zoom = bliżej, dalej
s42-ui-key-pan = przesuwanie mapy
s42-ui-planner = Plan ataku
s42-ui-planner-ask = A gdyby zaatakować?
s42-ui-planner-attackers = Kto atakuje
s42-ui-planner-empty = Obok tego heksu nikogo nie ma.
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
s42-ui-result-a1 = A1: atakujący traci poziom. Nikt się nie cofa ani nie posuwa.
s42-ui-result-ex = EX: każda strona traci poziom, który wskaże przeciwnik; nikt się nie cofa. Jeśli padł ostatni obrońca, atakujący może wejść na heks i stanąć.
s42-ui-battle = Walka
s42-ui-stage-before = przed rzutem
s42-ui-stage-die = rzut
s42-ui-stage-losses = straty
s42-ui-stage-stand = uporczywa obrona
s42-ui-stage-retreat = odwrót
s42-ui-stage-advance = posunięcie
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
s42-ui-sky-mud = roztopy
s42-ui-sky-winter = rosyjska zima
s42-ui-sky-clear-help = latają dwie niemieckie jednostki lotnicze i rumuńska; od 27. tury jedna niemiecka.
s42-ui-sky-overcast-help = lata jedna niemiecka jednostka lotnicza, od 27. tury żadna.
s42-ui-sky-overcast-w-help = bez lotnictwa.
s42-ui-sky-rain-help = bez lotnictwa. Zmechanizowane płacą cały punkt na drogach drugorzędnych, mała rzeka kosztuje każdego o jeden więcej. Posunięcia po walce skracają się o połowę, w górę. Zaopatrzenie sięga trzy heksy od drogi. Bagna okresowe są odtąd bagnami.
s42-ui-sky-mud-help = wszystko poza lotnictwem jak w deszczu.
s42-ui-sky-snow-help = bez lotnictwa. Zasięgi ruchu są o jeden mniejsze, ruch przyspieszony i taktyczny bez zmian. Posunięcia po walce są o heks krótsze, ale nie poniżej jednego. Lotnisko dodaje do rzutu na wyniszczenie najwyżej 1.
s42-ui-sky-winter-help = jednostki Osi w rzędzie xx43 i na północ od niego tracą jeden w ataku, nie poniżej 1, i jeden w obronie, nie poniżej 2. Obrona nie cierpi w miasteczku, mieście ani ukończonym umocnieniu, ani obok własnego dużego miasta. Duże rzeki prócz Wołgi i jeziora stepu są zamarznięte; krawędzi alpejskich nikt nie przekracza.
s42-ui-fort-none = bez umocnienia
s42-ui-edit-works = Umocnienie na { $hex }
s42-ui-edit-head = Czoło kolejowe na { $hex }: przesuń na
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
s42-ui-victory-else-fall-blau = Ponadto: 2 punkty za pięć poziomów jednostek zmechanizowanych, które wyszły przez wschodnią krawędź, i 2 za południową, dopóki prowadzi tam linia zaopatrzenia; 1 za jednostkę niemiecką na południe od Donu poniżej rzędu 31. Heksy punktowane odcięte od wszystkich źródeł radzieckich liczą się jeszcze przed zdobyciem. Zajęte liczą się tylko w zaopatrzeniu.
s42-ui-victory-else-caucasus = Ponadto: 3 punkty za pięć dywizji, które razem wyszły ku Baku przez obszar G, dopóki są tam zaopatrzone. Zajęte heksy liczą się tylko w zaopatrzeniu.
s42-ui-victory-else-uranus = Punkty odejmują radzieckie jednostki bojowe: 3 za każdy z obszarów X, Y i Z, obok którego stoją, 3 za duże i 1 za małe miasto za linią z 28 czerwca. Zajęte heksy liczą się tylko w zaopatrzeniu.
s42-ui-victory-else-campaign = Ponadto: 3 punkty za pięć dywizji, które razem wyszły ku Baku przez obszar G, dopóki są tam zaopatrzone; 1 za oddział górski na Elbrusie, ale tylko wobec wymogu tury. Odejmuje się 3 za każdy z obszarów X, Y i Z z radziecką jednostką bojową obok, 3 za duże i 1 za małe miasto za linią z 28 czerwca w rękach radzieckich. Zajęte heksy liczą się tylko w zaopatrzeniu.

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
s42-ui-mark-used = użyta
s42-ui-mark-replaced = przyjmuje uzupełnienia: jeden heks, bez ataku z jej heksu
s42-ui-mark-in-reserve = w odwodzie
s42-ui-mark-alerted = garnizon, który może opuścić swój heks
s42-ui-mark-unmasked = zdemaskowana; schodzi z mapy na koniec tury radzieckiej
s42-ui-mark-entered = w tej turze weszła do obszaru wejścia
s42-ui-mark-was-attacked = zaatakowana w tej fazie
s42-ui-mark-chose-full-retreat = w pełnym odwrocie z własnej woli
s42-ui-mark-released = zwolniona z odwodu
s42-ui-mark-moved-one-hex = przeszła jeden heks, może jeszcze wejść do odwodu
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
s42-ui-place-major = duże miasto
s42-ui-place-landmark = punkt orientacyjny
s42-ui-bond-end = { $place }: { $units }, w szyku

## Movement and other deeds
s42-ui-mode-extended-help = Trzy punkty ruchu więcej; nigdy obok wroga i potem bez ataku
s42-ui-unfinished-initial = Zostały punkty zasobów i przepadną. Naciśnij spację jeszcze raz, by zakończyć fazę.
s42-ui-edit-help = Przeciągnij żetony dokądkolwiek albo wybierz żeton, a potem heks; kliknij heks, by zmienić jego posiadacza, umocnienie lub czoło kolejowe. Potem zaproponuj zmiany.
s42-ui-special-actions = Co można zrobić
s42-ui-special-actions-many = Za dużo na listę: kliknij heks albo jednostkę na mapie.
s42-ui-replacements-left = Zostało:
s42-ui-verb-full-retreat = Pełny odwrót
s42-ui-verb-disengage = Oderwanie od wroga
s42-ui-verb-hold-back = Do odwodu
s42-ui-verb-entrain = Koleją
s42-ui-verb-sail = Morzem
s42-ui-verb-cross-strait = Przez Cieśninę Kerczeńską
s42-ui-verb-automatic-ds = Automatyczne DS
s42-ui-verb-move-supply = Ruch punktów zaopatrzenia
s42-ui-verb-turn-supply = Obracanie punktów zaopatrzenia
s42-ui-verb-place-flotilla = Flotylla Wołżańska
s42-ui-verb-replenish = Uzupełnienia
s42-ui-verb-rearm = Gotowość artylerii
s42-ui-verb-provide = Nowe punkty zaopatrzenia
s42-ui-verb-fortify = Umocnienia
s42-ui-verb-plan = Planowane ofensywy
s42-ui-verb-assign = Planowane ofensywy w ręku
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
s42-ui-verb-swap-masks = Zamiana znaczników
s42-ui-verb-give-mask = Rozdanie znaczników
s42-ui-verb-release = Zwolnienie odwodów
s42-ui-verb-shift = Do innego obszaru
s42-ui-verb-help-full-retreat = Jednostki same przechodzą w pełny odwrót. Idą z pełnym zasięgiem, także ruchem przyspieszonym, i bez dopłaty wychodzą z wrogiej strefy kontroli; nie mają jednak siły ani strefy kontroli, do wrogiej nie wchodzą i uciekają o dwa heksy przed każdym wrogiem, który stanie obok.
s42-ui-verb-help-disengage = Jednostki, które nie atakowały, próbują odejść – każda osobno albo cały stos jednym rzutem: 1 lub 2 to porażka, 3 kosztuje poziom, 4–6 to sukces; +1, jeśli wszystkie są kawalerią lub zmechanizowane, -1, jeśli któraś jest zdezorganizowana. Przy sukcesie cofają się o jeden lub dwa heksy i są zdezorganizowane.
s42-ui-verb-help-hold-back = Do trzech stosów może czekać w odwodzie: w szyku, bez ruchu lub po ruchu o jeden heks poza wrogą strefą kontroli, bez uzupełnień. W dowolnej chwili fazy walki mogą się posunąć o dwa heksy. Nie walczą.
s42-ui-verb-help-release = Stos posuwa się o najwyżej dwa heksy, jak po walce, przed dowolnym atakiem albo po nim. Nie walczy, a dużą rzekę przekracza tylko mostem, chyba że zamarzła. Kto do końca fazy zostanie w odwodzie, nie rusza się z miejsca.
s42-ui-verb-help-entrain = Na dowolną odległość po własnej sieci kolejowej, w szyku, ani z wrogiej strefy kontroli, ani do niej. Cztery jednostki na turę, z czego tylko jedna może zaczynać na mapie. W pociągu jednostka nie ma strefy kontroli, nie atakuje i broni się z siłą 1; wysiada w swojej następnej fazie początkowej.
s42-ui-verb-help-sail = Na każdym z dwóch mórz w turze płynie z portu do portu jeden punkt zaopatrzenia albo jedna jednostka piesza. Zajmuje to cały ruch, a jednostka bojowa schodzi na ląd zdezorganizowana. Piechota morska płaci za to jednym heksem ruchu taktycznego, zachowuje szyk i może lądować w pustym porcie Osi.
s42-ui-verb-help-cross-strait = Jedna jednostka na turę przeprawia się z obszaru W na Tamań, jeśli nie ma tam jednostki radzieckiej. Zajmuje to cały ruch, a jednostka jest zdezorganizowana.
s42-ui-verb-help-automatic-ds = Przy dziesięć do jednego – liczą się czołgi, ale nie artyleria i lotnictwo – obrońcy bez rzutu tracą poziom i cofają się o cztery heksy w pełnym odwrocie. Kto dał ten stosunek, już się nie rusza i nie atakuje, ale pod koniec fazy walki się posuwa.
s42-ui-verb-help-move-supply = Stroną ruchomą punkt zaopatrzenia jedzie jak jednostka zmechanizowana z pięcioma punktami, bez ruchu przyspieszonego; stroną gotową przechodzi jeden lub dwa heksy.
s42-ui-verb-help-turn-supply = Zanim się ruszy. W ruchu: jedzie daleko, ale nie daje przesunięcia. Gotowy: w stosie z artylerią daje przesunięcie. Nieruchomy: zawsze gotowy, ale jeździ tylko koleją i morzem; ruchomych każda strona ma ograniczoną liczbę.
s42-ui-verb-help-place-flotilla = Na jednym heksie Wołgi na północ od Stalingradu, w każdej fazie ruchu innym, jeśli chcesz, jednostki radzieckie przeprawiają się jak promem.
s42-ui-verb-help-replenish = Uzupełnienie przywraca poziom jednostce w szyku i zaopatrzonej albo zniszczonej jednostce pozwala wrócić z jednym poziomem. W tej turze porusza się ona najwyżej o heks i nie atakuje, podobnie jak nikt inny z jej heksu. Niewykorzystane przepadają.
s42-ui-verb-help-rearm = Użyta artyleria w szyku znowu jest gotowa: za punkt zasobów, jeśli stoi na własnej sieci kolejowej, albo za punkt zaopatrzenia na swoim heksie.
s42-ui-verb-help-provide = Za punkt zasobów: punkt zaopatrzenia w swoim obszarze wejścia. Artylerii, z którą stoi, daje przesunięcie albo gotowość.
s42-ui-verb-help-fortify = Za punkt zasobów, na zaopatrzonym heksie: budowa zaczyna się teraz, a kończy w następnej własnej fazie początkowej. Do tego czasu z tego heksu nikt nie atakuje.
s42-ui-verb-help-plan = Za punkt zasobów, w zaopatrzonym sztabie w szyku: gotowa w następnej własnej fazie początkowej, przepada, gdy sztab się cofnie lub przejdzie więcej niż dwa heksy. W jednym ataku w zasięgu rzuca się dwiema kośćmi i wybiera; z oboma znacznikami trzema.
s42-ui-verb-help-muster = Dopóki Oś trzyma i Krasnodar, i Woroszyłowsk, do jednego z nich przybywa co turę jednostka ochotników północnokaukaskich. W tej turze porusza się najwyżej o heks i nie walczy.
s42-ui-verb-help-recall = Dowódcy, sztaby armii i armie rezerwowe zdjęte z mapy wracają po dwóch turach, tak jak wzmocnienia.
s42-ui-verb-help-leave-for-baku = Pięć dywizji, w tym jedna pancerna, opuszcza mapę przez obszar G w jednej fazie; pełna sojusznicza i osłabiona niemiecka liczą się za pół. Trzy punkty zwycięstwa, dopóki jest tam pięć zaopatrzonych.
s42-ui-verb-help-release-army = Od 2. tury jedna armia rezerwowa na turę, 8. w turze 15. Odtąd może się ruszać i obowiązują ją limity stosu.
s42-ui-verb-help-withdraw = Kampania odwołuje jednostki: ma ubyć określona liczba poziomów, a nadwyżka wzmacnia inne.
s42-ui-verb-help-declare-offensive = Do twoich sztabów trafiają dwie planowane ofensywy i dwa punkty zaopatrzenia, wszystkie gotowe, a rumuńskie lotnictwo odchodzi. Po tej turze Oś ma krótką turę; od następnej pierwsza gra strona radziecka.
s42-ui-verb-help-join-box = Jednostka znika z oczu, w polu armii rezerwowej, za cały swój ruch: wzmocnienia i jednostki z obszarów A–E; prócz tego na turę jedna z innego pola i jedna z sieci kolejowej. Armia, która kogoś przyjęła, już się nie rusza.
s42-ui-verb-help-leave-box = Jedna jednostka na turę przechodzi ze swojego pola do obszaru wejścia A–E, za cały swój ruch.
s42-ui-verb-help-come-out = Jednostka wychodzi na heks swojej armii i rusza stamtąd. To demaskuje armię: na koniec tury radzieckiej jest zdejmowana, a wszystkie jej jednostki stają na tym heksie.
s42-ui-verb-help-swap-masks = Armie, które zaczynają fazę razem, mogą zamienić się znacznikami. Tylko ty wiesz, czy naprawdę to zrobiły.
s42-ui-verb-help-show = Armia ma strefę kontroli i tworzy więzi tylko przez jednostkę ze swojego pola, która leży odkryta na jej żetonie. Samo to jej nie demaskuje.
s42-ui-verb-help-hide = Jednostka wraca do pola; bez pokazanej jednostki armia nie ma strefy kontroli.

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
s42-ui-planner-masked = W polu armii rezerwowej mogą leżeć niewidoczne jednostki. Do trzech z nich wyjdzie do obrony; tu liczy się tylko to, co odkryte.
s42-ui-result-a1-dr2 = A1/DR2: atakujący traci poziom; obrońcy cofają się o dwa heksy albo bronią się uporczywie.
s42-ui-result-dr2 = DR2: obrońcy cofają się o dwa heksy albo bronią się uporczywie.
s42-ui-result-dr4 = DR4: obrońcy cofają się o cztery heksy w pełnym odwrocie; uporczywej obrony nie ma.
s42-ui-result-drx = DRX: każda strona traci poziom, który wskaże przeciwnik; potem obrońcy cofają się o dwa heksy albo bronią uporczywie.
s42-ui-result-a1-d1 = A1/D1: każda strona traci poziom według własnego wyboru; potem obrońcy cofają się o dwa heksy albo bronią uporczywie.
s42-ui-result-d1 = D1: obrońca traci poziom według własnego wyboru, potem cofa się o trzy heksy albo broni uporczywie.
s42-ui-result-ds = DS: obrońcy tracą poziom według wyboru atakującego, a reszta cofa się o cztery heksy w pełnym odwrocie. Uporczywej obrony nie ma.
s42-ui-explain-stand-fast = Sukces: nikt się nie cofa ani nie posuwa. Częściowy sukces: w mieście walka trwa; gdzie indziej odejście z walką o jeden lub dwa heksy, a atakujący posuwa się najwyżej o heks. Jednostka prowadząca wnosi do rzutu swoją jakość i ponosi straty.
s42-ui-explain-choose-loss = Żeton się odwraca; z ostatnim poziomem jednostka ginie. Dywizja o trzech poziomach po drugiej stracie może walczyć dalej jako resztki.
s42-ui-explain-choose-remnant = Resztki od razu walczą dalej, ale gdy zginą, dywizja przepada na zawsze. Wśród zniszczonych dywizja czeka na jedno uzupełnienie.
s42-ui-explain-call-cover = Lotnictwo w zasięgu przesuwa kolumnę o jedną w lewo i jest użyte do końca tury.
s42-ui-explain-keep-in-full-retreat = Poza wrogą strefą kontroli jednostka odzyskuje jeden stopień porządku, w niej – na 5 lub 6. Kto zostaje w pełnym odwrocie, nadal sam ucieka przed wrogiem.
s42-ui-explain-choose-air-base = W najbliższej radzieckiej fazie walki pomoże raz w obronie tego heksu lub sąsiedniego. Gdy stos się cofnie lub odejdzie, lotnictwo wraca.
s42-ui-explain-walk-inland = Rejs zajął jeden z dwóch heksów ruchu taktycznego. Piechota morska zachowuje szyk.
s42-ui-explain-choose-automatic-ds = Wiąże to tylko tych, którzy są potrzebni do dziesięć do jednego; pozostali mogą się jeszcze ruszać i atakować.
s42-ui-explain-release-reserves = Odwody posuwają się do dwóch heksów. Uruchomione teraz nie muszą stawać we wrogiej strefie kontroli na zdobytym heksie. Nie walczą.
s42-ui-explain-choose-entry = Odtąd w mieście są obie strony. Obrona liczy się tam podwójnie, nikt nie ma strefy kontroli ani nie atakuje na zewnątrz; inni wchodzą tylko ruchem taktycznym.
s42-ui-explain-call-up = Co turę jedna jednostka przybywa do obszaru wejścia na południe od Morza Kaspijskiego i może się od razu ruszyć.
s42-ui-explain-choose-forfeit = Wycofanie musi zabrać określoną liczbę poziomów; brakujące tracą jednostki na mapie.
s42-ui-explain-transfer-steps = Nadmiarowe poziomy wycofanych jednostek od razu wzmacniają inne zaopatrzone, bez ograniczeń uzupełnienia. Nieprzekazane przepadają.
s42-ui-explain-prepare-offensive = Wystarczy dowolny zaopatrzony sztab: jeden na wszystko albo kilka. Wszystko jest gotowe już w tej turze.
s42-ui-explain-choose-marker = Żeton decyduje, które pole należy do armii; wiesz to tylko ty. Zostaje z nią, dopóki dwie armie nie zaczną fazy ruchu razem.
s42-ui-explain-choose-garrison = Kto zostaje w ramce, nie ma siły, ale cofnie się lub zginie razem z armią. Kto wyjdzie, zdemaskuje ją: na koniec tury radzieckiej schodzi z mapy.
s42-ui-explain-bar-the-way = Pokazana jednostka ma strefę kontroli i trzyma heks. Gdy nikogo nie pokażesz, armia nie jest jednostką bojową i wróg może ją przepędzić.
s42-ui-explain-spend-supply = Punkt zaopatrzenia na heksie użytej jednostki wsparcia znów ją przygotowuje i przepada.
s42-ui-explain-choose-shortfall = Każdy zaoszczędzony heks kosztuje poziom. Szyk traci się tak, jakby odwrót był pełny.
s42-ui-explain-trim-stack = Na koniec faz ruchu i walki nie wolno przekroczyć limitu: dwie jednostki radzieckie lub trzy Osi, trzy przy sztabie armii radzieckiej, i jeszcze jedna, która się nie liczy.
s42-ui-explain-place-reinforcement = W tej fazie ruchu może wejść na mapę, pojechać koleją albo tam zaczekać.
s42-ui-explain-choose-die = Planowana ofensywa pozwala wybrać jedną z kości; przy każdej jest jej wynik.
s42-ui-advance-normal = { $hexes ->
    [one] Jeden heks w dowolną stronę, za mało na przełamanie. Wybierz jednostkę, potem heks.
   *[other] Do { $hexes } heksów w dowolną stronę; kawaleria najwyżej trzy, jednostki piesze dwa. Wroga strefa kontroli zatrzymuje, ale nie na zdobytym heksie. Wybierz jednostkę, potem heks.
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
s42-ui-advance-breakthrough = Przełamanie: jedna grupa może atakować dalej, bez artylerii, za heks posunięcia; za pierwszym razem za dwa, jeśli nie przeszła przez zdobyty heks. Pozostali ruszają po niej.
s42-ui-stand-holds = utrzyma: { $faces } z 6
s42-ui-stand-streets = w tym walka o miasto: { $faces }
s42-ui-stand-withdraws = odejście z walką: { $faces }
s42-ui-stand-costs = strata poziomu: { $faces }
s42-ui-stand-bleeds = strata atakującego: { $faces }
s42-ui-stand-leader = { $unit } może kazać powtórzyć rzut; liczby podano bez tego.

## First-game guide
guide-welcome-axis = Dowodzisz Osią latem 1942 roku: przebij się do Donu i Wołgi, weź heksy zwycięstwa i Kaukaz przed zimą i zaopatruj długie skrzydła. To, co można kliknąć, jest podświetlone; o tym, czego zrobić nie można, dowiesz się dlaczego. Mapę przesuwasz myszą, przybliżasz kółkiem; ? pokaże wszystkie klawisze.
guide-welcome-soviet = Dowodzisz stroną radziecką: oddawaj teren za czas, trzymaj miasta i więzi, wprowadzaj odwody i uderz, gdy front Osi się rozciągnie. To, co można kliknąć, jest podświetlone; o tym, czego zrobić nie można, dowiesz się dlaczego. Mapę przesuwasz myszą, przybliżasz kółkiem; ? pokaże wszystkie klawisze.
guide-movement = Kliknij jednostkę, by zobaczyć, dokąd może iść: na żółto zwykłym ruchem, na pomarańczowo przyspieszonym, na niebiesko taktycznym. Kliknij heks albo przeciągnij żeton. Wrogie strefy kontroli zatrzymują, a więzi w ogóle nie przepuszczają (C je pokaże).
guide-combat = Kliknij heks wroga, by zaplanować atak, potem jednostki, które wezmą udział. Działa, lotnictwo i czołgi przesuwają kolumnę; karta pokazuje dokładną szansę każdego wyniku.
guide-losses = Walka kosztowała poziom i ty wybierasz, która jednostka go traci. Jednostka, której poziomy zostały, słabnie; ta, która traci ostatni, ginie.
guide-defence = Wynik każe się cofnąć. Heks może jeszcze utrzymać uporczywa obrona: prowadzi ją wskazana jednostka, jej jakość zmienia rzut i to ona ponosi straty. Z beznadziejnego miejsca często lepiej się wycofać.
guide-retreat = Twoje jednostki muszą opuścić heks. Wybierz jednostkę, potem podświetlony heks, na którym skończy się jej odwrót; jednostki ze stosu mogą się rozejść. Heksy zamknięte dla odwrotu powiedzą dlaczego.
guide-advance = Heks można zająć: wybierz jednostki, które się posuwają, potem heks, na którym staną. Nie trzeba się posuwać, a jednostka, która rusza, opuszcza swoje miejsce.
guide-initial = Tu wydaje się uzupełnienia i punkty zasobów; reszta przepada. Wszystko, co można kupić, jest na karcie po prawej. W pierwszej grze nic z tego nie jest konieczne: naciśnij spację i przejdź do ruchu.
