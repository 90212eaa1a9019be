# Stół gry Holland '44.

## Stan gry
h44-ui-status = Stan gry
h44-ui-turn = Tura
h44-ui-part-am = rano
h44-ui-part-pm = popołudnie
h44-ui-part-night = noc
h44-ui-sky-clear = pogodnie
h44-ui-sky-cloudy = chmury
h44-ui-sky-overcast = pochmurno
h44-ui-phase-resupply = Zaopatrzenie artylerii
h44-ui-phase-bridges = Mosty
h44-ui-phase-landing = Desant
h44-ui-phase-movement = Ruch
h44-ui-phase-combat = Walka
h44-ui-phase-recovery = Porządkowanie
h44-ui-phase-supply = Zaopatrzenie
h44-ui-phase-traffic = Zatory
h44-ui-phase-end = Koniec gry
h44-ui-landing-points = Punkty lądowania
h44-ui-flights = Lotnictwo
h44-ui-flights-help = Ile jednostek lotnictwa może jeszcze wesprzeć atak w tej turze
h44-ui-forces = Posiłki
h44-ui-victory-short = PZ

## Szuflady
h44-ui-drawer-track = Tor tur
h44-ui-drawer-victory = Zwycięstwo
h44-ui-drawer-forces = Posiłki i straty
h44-ui-track-traffic = nowe znaczniki zatoru
h44-ui-track-replacements = uzupełnienia
h44-ui-box-air = W powietrzu
h44-ui-box-eliminated = Zniszczone
h44-ui-box-removed = Poza grą
h44-ui-box-plate = Za resztką
h44-ui-boxes-empty = Wszyscy są na mapie.
h44-ui-returns = Maruderzy dywizji powietrznodesantowych
h44-ui-returns-line = { $division }: teraz { $now }, od następnej tury { $later }
h44-ui-victory-help-campaign = Na końcu wygrywa ten, kto ma więcej punktów; remis jest niemiecki. Alianci wygrywają od razu z dziesięcioma punktami i jednostką lądową za Dolnym Renem; Niemcy z dwunastoma albo gdy nikt nie został za Dolnym Renem.
h44-ui-victory-help-short = Alianci wygrywają, jeśli na końcu za Waalem stoją cztery stopnie jednostek lądowych; inaczej wygrywają Niemcy. Punkty są liczone dla informacji.
h44-ui-victory-none = Na razie nic.
h44-ui-victory-places = Miejsca, które się liczą

## Jednostki i heksy
h44-ui-values = Atak { $attack }, obrona { $defence }, ruch { $move }
h44-ui-values-gun = Zasięg { $range }, obrona { $defence }, ruch { $move }
h44-ui-steps = { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[other] { $steps } stopni
}
h44-ui-reduced = { $steps ->
    [one] osłabiona: { $steps } stopień
    [few] osłabiona: { $steps } stopnie
   *[other] osłabiona: { $steps } stopni
}
h44-ui-formation = Formacja: { $formation }
h44-ui-stands-at = Miejsce: { $place }
h44-ui-armour = Klasa pancerza { $class }
h44-ui-morale-elite = elita
h44-ui-morale-low = niska jakość
h44-ui-class-non-mech = pieszo
h44-ui-class-mech-infantry = piechota zmechanizowana
h44-ui-class-vehicle = pojazdy
h44-ui-order-disrupted = zdezorganizowana
h44-ui-order-full-retreat = w pełnym odwrocie
h44-ui-mark-engaged = związana walką
h44-ui-mark-spent = w tej turze nie zrobi nic więcej
h44-ui-mark-unsupplied = bez zaopatrzenia
h44-ui-mark-scattered = rozproszona
h44-ui-mark-refitted = przyjmuje uzupełnienia
h44-ui-mark-marching = działa w marszu
h44-ui-mark-fired = brak pocisków
h44-ui-mark-dismounted = spieszona
h44-ui-mark-automatic-ds = automatyczne DS
h44-ui-mark-retreated = wycofała się
h44-ui-mark-attacked = atakowała
h44-ui-mark-ferrying = obsługuje prom
h44-ui-mark-moved = poruszyła się
h44-ui-mark-assaults = łodzie zużyte
h44-ui-mark-depleted = baza zaopatrzenia wyczerpana
h44-ui-mark-extended = użyła ruchu przyspieszonego
h44-ui-mark-landed = wylądowała w tej turze
h44-ui-mark-alerted = widziała aliantów w pobliżu
h44-ui-came-from = z jednostki: { $unit }
h44-ui-no-supply = brak linii zaopatrzenia
h44-ui-unit-line = { $unit } ({ $values })
h44-ui-cost = Punkty za wejście: pieszo { $foot }, piechota zmechanizowana { $mech }, pojazdy { $vehicle }
h44-ui-road-only = tylko drogą
h44-ui-road-primary = droga główna
h44-ui-road-secondary = droga drugorzędna
h44-ui-road-minor = droga boczna
h44-ui-road-rail = kolej
h44-ui-water-major = Wielka rzeka { $river } ku { $hexes }
h44-ui-water-canal = Kanał { $river } ku { $hexes }
h44-ui-water-minor = Mała rzeka { $river } ku { $hexes }
h44-ui-place-city = miasto
h44-ui-place-town = miasteczko
h44-ui-place-village = wieś
h44-ui-crossing-line = { $crossing }: { $state }
h44-ui-short-mined = zaminowany
h44-ui-short-intact = bezpieczny
h44-ui-short-blown = wysadzony
h44-ui-short-repairing = naprawiają alianci
h44-ui-short-rebuilding = naprawiają Niemcy
h44-ui-short-never = nie do wysadzenia
h44-ui-short-ferry = prom
h44-ui-landing-of = { $zone } ({ $division })
h44-ui-held-by = Kto trzyma: { $side }
h44-ui-traffic = Zator { $marker }
h44-ui-unknown-unit = Nieznana jednostka niemiecka
h44-ui-between = Między { $one } a { $other }
h44-ui-beside = Obok: { $areas }
h44-ui-corps = Korpus: { $corps }

## Mosty i więzi
h44-ui-ferry = prom
h44-ui-bridge-road-major = most drogowy na wielkiej rzece
h44-ui-bridge-road-canal = most drogowy na kanale
h44-ui-bridge-rail-major = most kolejowy na wielkiej rzece
h44-ui-bridge-rail-canal = most kolejowy na kanale
h44-ui-bridge-state-mined = Zaminowany: Niemcy mogą próbować go wysadzić, gdy alianci się zbliżą.
h44-ui-bridge-state-intact = Bezpieczny: ładunków nie ma. Niemcy mogą go znów zaminować.
h44-ui-bridge-state-blown = Wysadzony.
h44-ui-bridge-state-repairing = Alianci go naprawiają.
h44-ui-bridge-state-rebuilding = Niemcy go naprawiają.
h44-ui-bridge-never = Tego mostu nie można ani zaminować, ani wysadzić.
h44-ui-blow-chance = Szansa wysadzenia: { $percent } % ({ $faces } z 6)
h44-ui-blow-not-now = W niemieckiej fazie mostów teraz nie. { $reason }
h44-ui-bond = Więź: { $side }
h44-ui-bond-end = { $place }: { $units }, co najmniej dwa stopnie w porządku
h44-ui-bond-closes-hex = Wróg nie może wejść na { $hex }.
h44-ui-bond-closes-side = Wróg nie może przekroczyć boku między { $one } a { $other }.

## Ruch
h44-ui-move = Ruch
h44-ui-on-the-march = W marszu
h44-ui-units-picked = { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
h44-ui-whole-stack = Cały stos
h44-ui-modes = Rodzaj ruchu
h44-ui-mode-any = Dowolny
h44-ui-mode-any-help = Pierwszy sposób, który tam prowadzi: zwykły, potem przyspieszony, potem taktyczny
h44-ui-mode-normal = Zwykły
h44-ui-mode-extended = Przyspieszony
h44-ui-mode-tactical = Taktyczny
h44-ui-mode-normal-help = Punkty ruchu; strefy kontroli wroga zatrzymują
h44-ui-mode-extended-help = Dwa punkty ruchu więcej, w każdym terenie; w pojedynkę, nigdy obok wroga i potem bez ataku
h44-ui-mode-tactical-help = Heks lub dwa za każdą cenę, także z jednej strefy kontroli wroga do drugiej
h44-ui-in-reach = { $hexes ->
    [0] Nie ma dokąd iść.
    [one] W zasięgu { $hexes } miejsce; kliknij je.
    [few] W zasięgu { $hexes } miejsca; kliknij jedno.
   *[other] W zasięgu { $hexes } miejsc; kliknij jedno.
}
h44-ui-go-there = Idź: { $place }
h44-ui-pick-instead = Wybierz zamiast tego: { $unit }
h44-ui-verb-help-screen = Rezygnują z ruchu i ataku. Gdy są tu dwa takie poziomy, inne jednostki przechodzą ten heks taktycznie i nie stają w strefach kontroli wroga.
h44-ui-verb-help-detach = Jeden poziom staje się osobną jednostką obok batalionu; rusza się i walczy sama, a potem może wrócić.
h44-ui-verb-help-rejoin = Wydzielony poziom wraca do batalionu, a z nim jego złe znaczniki.
h44-ui-verb-help-merge = Poziom przechodzi do drugiej jednostki, a z nim złe znaczniki.
h44-ui-verb-help-limber = W marszu artyleria ma 5 punktów ruchu, ale nie strzela i jest słaba.
h44-ui-verb-help-unlimber = Koniec marszu; bez niego artyleria przechodzi heks i strzela albo dwa i jest zdezorganizowana.
h44-ui-verb-help-full-retreat = Rusza się w pełni, ale się nie broni, nie ma strefy kontroli, dłużej wraca do porządku i ucieka, gdy tylko wróg stanie obok.
h44-ui-verb-help-lay-ferry = Przez tę krawędź dużej rzeki przejdzie w turze sześć poziomów, w tym jeden pojazdów. Saperzy zostają tutaj.
h44-ui-verb-help-automatic-ds = Wokół heksu jest dziesięć do jednego: obrońcy rozbici bez rzutu (DS). Uczestnicy już się nie ruszają i nie walczą, lecz w fazie walki mogą się posunąć i przełamać.
h44-ui-verb-help-refit = Odzyskuje poziom. Potem najwyżej jeden heks ruchu, a z jej heksu nikt w tej turze nie atakuje.
h44-ui-verb-help-rally = Maruderzy z lądowania wracają jako poziom.
h44-ui-replacements = Uzupełnienia
h44-ui-replacements-count = { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
h44-ui-way-normal = { $cost } z { $allowance } punktów ruchu
h44-ui-way-extended = { $cost } z { $allowance } punktów ruchu, przyspieszony
h44-ui-way-tactical = { $cost } z { $allowance } heksów, taktyczny

## Inne decyzje
h44-ui-air = W powietrzu
h44-ui-air-hand = W ręku: { $unit }. Kliknij oznaczony heks, by lądować.
h44-ui-air-pick = Wybierz jednostkę.
h44-ui-land-forced = Wyląduj { $count } { $count ->
    [one] jednostką, która ma
    [few] jednostkami, które mają
   *[many] jednostkami, które mają
 } jeden heks
h44-ui-land-all = Wyląduj pozostałymi: { $count }
h44-ui-land-held-back = { $unit } czeka na ciebie: przy ostatnim lądowaniu rzuca się kośćmi.
h44-ui-unfinished-landing = Jednostki są jeszcze w powietrzu. Naciśnij spację jeszcze raz, by czekały.
h44-ui-edit = Poprawianie stołu
h44-ui-edit-help = Przeciągaj żetony gdziekolwiek albo wybierz żeton, potem heks; kliknij most lub miasto, by je zmienić. Potem zaproponuj zmiany.
h44-ui-edit-preview = Tak wyglądałby stół. Zgódź się albo odmów.
h44-ui-help-edit = Ołówek u góry pozwala stronom poprawić stół za zgodą: przeciągnij, potem zaproponuj.
h44-ui-order-good = w porządku
h44-ui-traffic-markers = Znaczniki zatoru
h44-ui-traffic-help = Wybierz znacznik, potem heks: wejście kosztuje alianckie pojazdy 2 punkty więcej. Potem rzuca się dwiema kośćmi, a znaczniki o tych numerach schodzą.

## Warstwy
h44-ui-legend = Warstwy i legenda
h44-ui-fit = Cała mapa
h44-ui-layer-bonds = Więzi
h44-ui-layer-zoc-enemy = Strefy kontroli wroga
h44-ui-layer-zoc-own = Własne strefy kontroli
h44-ui-layer-supply = Własne zaopatrzenie
h44-ui-layer-supply-enemy = Zaopatrzenie wroga
h44-ui-layer-control = Miejsca, które się liczą
h44-ui-layer-landings = Strefy lądowania
h44-ui-layer-corps = Granice korpusów
h44-ui-layer-reach = Zasięg wskazanej jednostki
h44-ui-layer-about = Karta o tym, co wskazane
h44-ui-legend-pick = jasna obwódka: można wybrać
h44-ui-legend-normal = ruch zwykły; liczba to koszt
h44-ui-legend-extended = ruch przyspieszony
h44-ui-legend-tactical = ruch taktyczny
h44-ui-legend-bond-allied = więź aliantów
h44-ui-legend-bond-german = więź niemiecka
h44-ui-legend-closed = zamknięte więzią
h44-ui-legend-supply = droga zaopatrzenia aliantów
h44-ui-legend-supply-german = droga zaopatrzenia Niemców
h44-ui-legend-cut = tu droga jest przecięta
h44-ui-legend-landing = heks lądowania
h44-ui-legend-risky = heks lądowania, straty prawdopodobne
h44-ui-legend-corps = pas korpusu
h44-ui-legend-strike = atak
h44-ui-legend-retreat = droga odwrotu
h44-ui-legend-retreat-ends = koniec odwrotu
h44-ui-legend-breakthrough = można zaatakować w przełamaniu
h44-ui-legend-allied = u aliantów
h44-ui-legend-german = u Niemców

## Pomoc
h44-ui-help-move = Kliknij jednostkę: widać, dokąd dojdzie każdym rodzajem ruchu i za ile. Kliknij heks, by tam pójść, albo po prostu przeciągnij. Co jeszcze może jednostka, stoi na jej karcie.
h44-ui-help-group = Klikaj z Shiftem jednostki tego samego heksu albo ich żetony na karcie, by ruszyły razem.
h44-ui-help-attack = Aby zaatakować, kliknij heks wroga, potem sąsiednie jednostki, które wezmą udział; działa w zasięgu dołączają kliknięciem.
h44-ui-help-bridges = Mosty pokazują swój stan: ładunek to zaminowany, ptaszek to bezpieczny, krzyżyk to wysadzony. Wskaż most, by poznać szansę wysadzenia.
h44-ui-help-bonds = C pokazuje więzi: pasy między dwoma własnymi heksami, których wróg nie przejdzie. Wskaż jedną, by zobaczyć, kto ją tworzy i co zamyka.
h44-ui-key-bonds = więzi obu stron
h44-ui-key-zoc-enemy = strefy kontroli wroga
h44-ui-key-zoc-own = własne strefy kontroli
h44-ui-key-supply = własne zaopatrzenie; wskaż jednostkę, by zobaczyć jej linię
h44-ui-key-supply-enemy = zaopatrzenie wroga
h44-ui-key-control = kto trzyma miejsca, które się liczą
h44-ui-key-landings = strefy lądowania
h44-ui-key-corps = granice korpusów
h44-ui-key-reach = zasięg wskazanej jednostki
h44-ui-key-about = karta o tym, co wskazane
h44-ui-key-odds = „co by było”: atak na wskazany heks wroga
h44-ui-key-next = następna jednostka, która coś może
h44-ui-key-fit = cała mapa
h44-ui-key-track = tor tur
h44-ui-key-victory = zwycięstwo
h44-ui-key-forces = posiłki i straty
h44-ui-key-group = z kliknięciem: dodaj jednostkę tego samego heksu
h44-ui-key-zoom = bliżej, dalej
h44-ui-key-pan = przesuwanie mapy

## Plan ataku
h44-ui-planner = Plan ataku
h44-ui-planner-ask = A gdyby zaatakować?
h44-ui-planner-attackers = Kto atakuje
h44-ui-planner-empty = Obok tego heksu nikogo nie ma.
h44-ui-planner-all = Wszyscy
h44-ui-planner-none = Nikt
h44-ui-planner-if-all = Gdyby poszli wszyscy, którzy mogą:
h44-ui-planner-lead = Formacja prowadząca
h44-ui-planner-lead-help = Pełną siłą walczą formacja prowadząca (mosiężna ramka) i jedna przydzielona jednostka; pozostałe połową (½).
h44-ui-planner-attach = przydziel
h44-ui-planner-attached = przydzielona
h44-ui-planner-attach-help = Jedna jednostka innej formacji walczy z prowadzącą z pełną siłą.
h44-ui-planner-support = Wsparcie
h44-ui-planner-air = Lotnictwo
h44-ui-planner-defence = Obrona { $points }
h44-ui-planner-sum = Atak przeciw obronie
h44-ui-planner-column = Kolumna
h44-ui-planner-faces = Wyniki według kostki
h44-ui-result-a1 = A1: atakujący traci poziom.
h44-ui-result-a1-eng = A1/ENG: atakujący traci poziom; obrońcy są związani.
h44-ui-result-eng = ENG: bez strat; obrońcy są związani.
h44-ui-result-ex = EX: każda strona traci poziom, który wskaże przeciwnik; nikt się nie cofa.
h44-ui-result-a1-dr = A1/DR: atakujący traci poziom; obrońcy cofają się o dwa heksy albo bronią się uporczywie.
h44-ui-result-dr = DR: obrońcy cofają się o dwa heksy albo bronią się uporczywie.
h44-ui-result-drx = DRX: każda strona traci poziom, który wskaże przeciwnik; potem obrońcy cofają się o dwa heksy albo bronią się uporczywie.
h44-ui-result-a1-d1 = A1/D1: każda strona traci poziom; potem obrońcy cofają się o dwa heksy albo bronią się uporczywie.
h44-ui-result-d1 = D1: obrońca traci poziom, potem cofa się o dwa heksy albo broni się uporczywie.
h44-ui-result-dmr = DMR: obrońcy uciekają o dwa lub trzy heksy w pełnym odwrocie i bronić się nie mogą; atakujący może się przełamać.
h44-ui-result-ds = DS: obrońcy rozbici: strata poziomu, dwa lub trzy heksy w tył w pełnym odwrocie; atakujący może się przełamać.
h44-ui-planner-stands = broni się
h44-ui-planner-yields = ustępuje
h44-ui-planner-unknown = Jest tu nieznana jednostka: szanse uwzględniają wszystko, czym może być.
h44-ui-planner-loss-own = Straty atakującego: średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } poziomu
h44-ui-planner-loss-enemy = Straty obrońcy: średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } poziomu
h44-ui-planner-bridge = Najpierw mogą wysadzić: { $bridge }, { $percent } %. Szanse podano dla stojącego mostu.
h44-ui-planner-stand = { $faces ->
    [one] Uporczywa obrona, prowadzi { $unit }: trzyma { $faces } ścianka z 6.
    [few] Uporczywa obrona, prowadzi { $unit }: trzymają { $faces } ścianki z 6.
   *[other] Uporczywa obrona, prowadzi { $unit }: trzyma { $faces } ścianek z 6.
}
h44-ui-planner-stand-gun = { $faces ->
    [one] Uporczywa obrona, prowadzi { $unit }, pomaga { $gun }: trzyma { $faces } ścianka z 6.
    [few] Uporczywa obrona, prowadzi { $unit }, pomaga { $gun }: trzymają { $faces } ścianki z 6.
   *[other] Uporczywa obrona, prowadzi { $unit }, pomaga { $gun }: trzyma { $faces } ścianek z 6.
}
h44-ui-planner-desperate = Odwrót nikogo nie ocali: obrona jest desperacka, do ostatniego poziomu.
h44-ui-planner-no-stand = Na tym heksie nikt nie może prowadzić uporczywej obrony.
h44-ui-planner-no-way = { $unit }: nie ma drogi odwrotu i przepadnie.
h44-ui-planner-short-way = { $unit }: może się cofnąć tylko do schronienia obok, kosztem poziomu.
h44-ui-planner-shares = Kto liczy się za pół, podwójnie albo wcale
h44-ui-share-out = Nie liczy się: { $reason }.
h44-ui-share-halved = Połowa: { $reasons }.
h44-ui-share-doubled = Podwójnie: { $reasons }.
h44-ui-chance-taken = Heks zdobyty
h44-ui-chance-breakthrough = Możliwe przełamanie
h44-ui-chance-destroyed = Jednostka obrony zniszczona
h44-ui-chance-retreat = Obrońcy się cofają
h44-ui-chance-held = Uporczywa obrona trzyma
h44-ui-chance-nothing = Bez strat i odwrotu
h44-ui-chance-own-loss = Atakujący traci poziomy
h44-ui-chance-own-destroyed = Jednostka ataku zniszczona

## Walka
h44-ui-battle = Walka
h44-ui-stage-before = przed rzutem
h44-ui-stage-die = rzut
h44-ui-stage-losses = straty
h44-ui-stage-stand = uporczywa obrona
h44-ui-stage-retreat = odwrót
h44-ui-stage-advance = natarcie
h44-ui-explain-stand-fast = Jeśli utrzyma, nikt się nie cofa, ocaleni są związani walką, a wróg się nie posuwa. Jednostka prowadząca daje rzutowi swoją jakość i ponosi stratę.
h44-ui-explain-scattered = Do alianckiej fazy odzyskiwania rozproszona jednostka rusza się taktycznie, atakuje połową siły i nie daje wsparcia artylerii.
h44-ui-explain-scattered-losses = Do alianckiej fazy odzyskiwania rozproszona jednostka rusza się tylko taktycznie, atakuje z połową siły i nie daje wsparcia artylerii. Jeden stracony poziom może wrócić do dywizji jako uzupełnienie powietrznodesantowe, drugi przepada na zawsze. Artyleria przy S1 jest odwracana, przy S2 ginie.
h44-ui-explain-choose-loss = Jednostkę się odwraca, a z ostatnim poziomem jest zniszczona; z trzypoziomowej zostają resztki.
h44-ui-explain-choose-defenders = Pozostałe jednostki na heksie nie walczą.
h44-ui-explain-take-ground = Nikogo tam już nie ma. Tak czy owak ruch się kończy.
h44-ui-explain-slip-away = Jednostka się cofa i jest zdezorganizowana.
h44-ui-stand-note = utrzyma: { $holds } z 6; strata poziomu: { $costs } z 6

## Posunięcie po walce
h44-ui-advance = Posunięcie po walce
h44-ui-advance-limited = Wolno wejść tylko na zaatakowany heks.
h44-ui-advance-normal = Jeden heks w dowolną stronę; zmechanizowane dwa, jeśli oba kroki prowadzą drogą. Bez punktów ruchu. Wybierz jednostkę, potem heks.
h44-ui-advance-bonus = Wróg rozbity: dwa heksy w dowolną stronę; zmechanizowane trzy, jeśli każdy krok prowadzi drogą. Wybierz jednostkę, potem heks.
h44-ui-advance-left = { $hexes ->
    [one] jeszcze { $hexes } heks
    [few] jeszcze { $hexes } heksy
   *[many] jeszcze { $hexes } heksów
}
h44-ui-advance-left-road = { $hexes ->
    [0] jeszcze heks, tylko drogą
    [one] jeszcze { $hexes } heks, drogą { $road }
    [few] jeszcze { $hexes } heksy, drogą { $road }
   *[many] jeszcze { $hexes } heksów, drogą { $road }
}
h44-ui-advance-done = dalej nie idzie
h44-ui-advance-breakthrough = Przełamanie: uczestnicy ataku zebrani na jednym heksie mogą raz zaatakować ponownie, za jeden heks posunięcia, bez artylerii i lotnictwa. Idą pierwsi; gdy ruszą inni, będzie za późno.
h44-ui-advance-no-breakthrough = Przełamanie: uczestnicy ataku, którzy staną obok innego wroga i mają jeszcze heks, mogą raz zaatakować ponownie. Idą pierwsi, inni po nich.
h44-ui-advance-broke-through = Walka w przełamaniu już się odbyła; inni mogą się jeszcze posunąć.
h44-ui-advance-odds = kolumna { $column }; zdobycie heksu: { $percent }
h44-ui-advance-detach = Wydziel poziom

## Lądowanie
h44-ui-landing = Lądowanie
h44-ui-landing-per-hex = Jeden rzut na heks: wynik spada na jedną z lądujących tam jednostek.
h44-ui-landing-per-unit = Jeden rzut na tę jednostkę.
h44-ui-landing-no-roll = Za tę jednostkę się nie rzuca.
h44-ui-landing-point = Wskaż heks, aby poznać szanse.
h44-ui-landing-nowhere = Teraz nie ma gdzie lądować.
h44-ui-landing-on-enemy = Stoi tu wróg. Lądujący walczą o heks z połową siły i giną, jeśli go nie wezmą.
h44-ui-landing-fight = walka
h44-ui-landing-storm = Sama, w kolumnie { $column }, zdobędzie heks:
h44-ui-landing-risk = straty { $percent }
h44-ui-landing-none = bez skutku
h44-ui-landing-scattered = rozproszona
h44-ui-landing-steps = { $lost ->
    [one] rozproszona, traci { $lost } poziom (może wrócić { $returns })
    [few] rozproszona, traci { $lost } poziomy (może wrócić { $returns })
   *[other] rozproszona, traci { $lost } poziomów (może wrócić { $returns })
}
h44-ui-landing-turned = rozproszona, bez pocisków
h44-ui-landing-lost = zniszczona

## Pierwsza gra
guide-welcome-allied = Dowodzisz aliantami we wrześniu 1944 roku: trzy dywizje powietrznodesantowe trzymają korytarz, a XXX Korpus idzie do nich na północ jedną drogą. Bierz mosty, zanim wylecą w powietrze; miasta i jednostki za Dolnym Renem to punkty. Co można kliknąć, jest podświetlone; czego nie można, samo powie dlaczego. Przeciągaj mapę, powiększaj kółkiem, a ? pokaże wszystkie klawisze.
guide-welcome-german = Dowodzisz Niemcami we wrześniu 1944 roku. Opóźnij drogę do Arnhem: wysadzaj mosty, gdy alianci się zbliżają, zagradzaj drogę więziami, rób zatory i rozbij spadochroniarzy, zanim przyjdą czołgi. Co można kliknąć, jest podświetlone; czego nie można, samo powie dlaczego. Przeciągaj mapę, powiększaj kółkiem, a ? pokaże wszystkie klawisze.
guide-landing = Spadochroniarze i szybowce lądują na oznaczonych heksach swojej dywizji. Jednostka jest w ręku: kliknij heks. Bliski wróg, lasy i miasteczka czynią lądowanie kosztownym.
guide-movement = Kliknij jednostkę, by zobaczyć, dokąd dojdzie: żółte to ruch zwykły, pomarańczowe przyspieszony, niebieskie taktyczny. Kliknij heks albo przeciągnij. Strefy kontroli wroga zatrzymują, więzi zamykają drogę zupełnie (pokazuje je C), a zaminowany most może wylecieć przed tobą.
guide-combat = Kliknij heks wroga, by zaplanować atak, potem jednostki, które wezmą udział. Jednostki jednej formacji walczą z pełną siłą; jedną obcą można przydzielić. Działa w zasięgu i lotnictwo przesuwają stosunek sił.
guide-losses = Walka kosztowała poziom i ty wybierasz, która jednostka go traci. Jednostka, której poziomy zostały, słabnie; ta, która traci ostatni, ginie.
guide-defence = Wynik każe się cofnąć. Heks może jeszcze utrzymać uporczywa obrona: prowadzi ją wskazana jednostka, jej jakość zmienia rzut i to ona ponosi straty. Z beznadziejnego miejsca często lepiej się wycofać.
guide-retreat = Twoje jednostki muszą opuścić heks. Wybierz jednostkę, potem podświetlony heks, na którym skończy się jej odwrót; jednostki ze stosu mogą się rozejść. Heksy zamknięte dla odwrotu powiedzą dlaczego.
guide-advance = Heks można zająć: wybierz jednostki, które się posuwają, potem heks, na którym staną. Nie trzeba się posuwać, a jednostka, która rusza, opuszcza swoje miejsce.
guide-blow-bridge = Alianci sięgają po most. Możesz próbować go wysadzić: jeśli ładunki zawiodą, most jest bezpieczny, póki go znów nie zaminujesz.
guide-bridges = Przed ruchem można pracować przy mostach: Niemcy wysadzają i minują, naprawiają obie strony. Kliknij świecący most.
