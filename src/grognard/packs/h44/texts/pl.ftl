# Holland '44 po polsku. Nazwy przychodzą w mianowniku; `$xId` to surowe oznaczenie `$x`, `none`, gdy go brak.
# Heksy mają swoje wydrukowane numery, miejsca z nazwą – jedno i drugie. Warianty wyboru stoją w osobnych wierszach: tego
# wymaga parser w przeglądarce. Pustej listy żaden wariant nie odróżni, więc pokazywane są tylko listy, które nie są puste.

# -- O co pytamy ------------------------------------------------------------------------------------------------------
ask-rearm-artillery = { $sideId ->
    [allied] Która artyleria aliantów dostaje pociski?
   *[german] Która niemiecka artyleria dostaje pociski?
} { $count ->
    [0] Na razie żadna.
   *[other] Już dostało: { $count }.
}
ask-work-on-bridges = Którym mostem się zająć?
ask-blow-bridge = { $causeId ->
    [crossing] Alianci przechodzą przez most: { $bridge }. Wysadzić?
    [attack] Alianci atakują przez most: { $bridge }. Wysadzić?
    [advance] Alianci posuwają się do mostu: { $bridge }. Wysadzić?
   *[approach] Alianci dotarli do mostu: { $bridge }. Wysadzić?
}
ask-land-units = Kto i gdzie ląduje? { $units ->
    [one] Czeka { $units } jednostka.
    [few] Czekają { $units } jednostki.
   *[many] Czeka { $units } jednostek.
}{ $points ->
    [-1] { "" }
   *[other] { " " }Pozostałe punkty lądowania: { $points }.
}
ask-choose-victim = { $resultId ->
    [S] Lądowanie, { $hex }: jedna jednostka rozproszona. Która?
    [S1] Lądowanie, { $hex }: jedna jednostka rozproszona i traci poziom (S1). Która?
   *[S2] Lądowanie, { $hex }: jedna jednostka rozproszona i traci dwa poziomy (S2). Która?
}
ask-move-units = { $sideId ->
    [allied] Ruch aliantów: kto rusza?
   *[german] Ruch Niemców: kto rusza?
}
ask-choose-route = { $count ->
    [one] Dokąd idzie { $units }?
   *[other] Dokąd idą: { $units }?
}
ask-take-ground = Heks { $hex } jest pusty. Wejść?
ask-choose-target = Który heks atakujesz?
ask-plan-attack = { $columnId ->
    [none] Atak na { $hex }: kto bierze udział?
   *[other] Atak na { $hex }, kolumna { $column }: kto bierze udział?
}
ask-call-off = Mostu już nie ma. Atakować mimo to?
ask-choose-automatic-ds = Przeciw { $hex } jest więcej niż dziesięć do jednego: kto zostaje z boku?
ask-choose-defenders = Na { $hex } jest zbyt ciasno: które jednostki się bronią?
ask-choose-loss = { $sideId ->
    [allied] Która jednostka aliantów traci poziom?
   *[german] Która jednostka niemiecka traci poziom?
}
ask-announce-support = Atak na { $hex } pójdzie w kolumnie { $column }. Co go wesprze?
ask-stand-fast = Uporczywa obrona, { $hex }? Wskaż jednostkę prowadzącą albo się wycofaj.
ask-retreat-waived = { $hex }: z formacji prowadzącej atak nikt nie został. Nie trzeba się cofać.
ask-choose-retreat = Odwrót z heksu { $hex }: kto i dokąd się cofa?
ask-choose-advance = { $kindId ->
    [limited] Heks { $hex } jest wolny. Kto go zajmie?
    [bonus] Wróg rozbity: { $hex }. Kto się posuwa i kto przełamuje?
   *[normal] Heks { $hex } zdobyty. Kto się posuwa?
}
ask-slip-away = Jednostka odrywa się od wroga. Dokąd się cofa?
ask-trim-stack = Na heksie { $hex } poziomów: { $steps }, a wolno dziewięć. Kto traci poziom?
ask-place-head = Gdzie wraca { $unit }?
ask-place-traffic = Gdzie jest korek? { $left ->
    [one] Został { $left } znacznik.
    [few] Zostały { $left } znaczniki.
   *[many] Zostało { $left } znaczników.
}

# -- Co można odpowiedzieć --------------------------------------------------------------------------------------------
do-rearm = Pociski: { $unit }
do-demolish = Wysadź: { $bridge }
do-mine = Zaminuj: { $bridge }
do-repair = Naprawiaj: { $bridge }
do-blow = Wysadź
do-spare = Na razie zostaw
do-done = Gotowe
do-decline = Nie
do-land = { $unit } → { $hex }
do-suffer = Dotyczy: { $unit }
do-move = Rusz: { $units }
do-go = { $modeId ->
    [tactical] Taktycznie: { $to }
    [extended] Ruch przyspieszony: { $to }
   *[normal] Idź: { $to }
}
do-drop = Zostaw tutaj: { $unit }
do-halt = Zatrzymaj się
do-put-back = Zostaw na miejscu
do-screen = { $unitId ->
    [none] Osłoń przenikanie: { $hex } (wszyscy)
   *[other] Osłoń przenikanie: { $hex } ({ $unit })
}
do-limber = Znacznik ruchu: { $unit }
do-unlimber = Zdejmij znacznik ruchu: { $unit }
do-full-retreat = Pełny odwrót: { $unit }
do-lay-ferry = { $unit }: przeprawa, { $to }
do-automatic-ds = Automatyczne DS: { $target }
do-detach = { $unit }: wydziel ({ $part })
do-rejoin = { $part } → { $unit }: połącz
do-merge = { $unit } → { $into }: oddaj poziom
do-refit = { $atId ->
    [none] Uzupełnij: { $unit }
   *[other] Przywróć: { $unit } ({ $at })
}
do-rally = Powracający spadochroniarze: { $unit }
do-redeploy = Nierozpoznana jednostka: { $hex } → { $to }
do-end-movement = Zakończ ruch
do-attack = Atakuj { $target }
do-join = Bierze udział: { $unit }
do-leave = Nie bierze udziału: { $unit }
do-lead = { $formationId ->
    [none] Prowadzą jednostki spoza formacji
   *[other] Prowadzi: { $formation }
}
do-attach = Przydziel: { $unit }
do-support = Artyleria: { $unit }
do-call-air = Wezwij lotnictwo
do-commit = Do ataku!
do-cancel = Nie atakuj
do-end-combat = Zakończ walki
do-defend = Bronią się: { $units }
do-lose-step = Strata: { $unit }
do-stand = { $supportId ->
    [none] Trwaj: { $unit }
   *[other] Trwaj: { $unit }, artyleria: { $support }
}
do-fall-back = Wycofaj się
do-ignore = Nie cofaj się
do-retreat = { $unit } cofa się: { $path }
do-advance = { $unit } posuwa się: { $to }
do-breakthrough = { $atId ->
    [none] Przełam: { $target }
   *[other] Przełam z { $at }: { $target }
}
do-end-advance = Dalej nikt nie idzie
do-disengage = Oderwij się od wroga: { $unit }
do-jam = Znacznik { $marker }: { $hex }

# -- Dlaczego nie: artyleria ------------------------------------------------------------------------------------------
refusal-gun-is-active = { $a }: pociski już są.
refusal-disrupted-guns-wait = { $a }: jednostka zdezorganizowana nie dostaje pocisków.
refusal-routed-guns-wait = { $a }: jednostka w pełnym odwrocie nie dostaje pocisków.
refusal-gun-is-cut-off = { $a }: jednostka bez zaopatrzenia nie dostaje pocisków.
refusal-allied-shells-are-spent = { $a }: nie ma już pocisków, limit naziemnej artylerii na fazę to { $count }.
refusal-no-line-to-the-depots = { $a } ({ $b }): brak linii zaopatrzenia do obszaru wejścia N.
refusal-no-drop-at-night = { $a }: nocą nie ma zrzutów.
refusal-no-drop-from-an-overcast-sky = { $a }: przy całkowitym zachmurzeniu nie ma zrzutów.
refusal-one-drop-under-clouds = { $a }: nie ma już pocisków, limit artylerii desantu w taką pogodę to { $count }.
refusal-no-way-to-the-head = { $a }: do źródła zaopatrzenia dywizji nie ma drogi lądem na najwyżej cztery heksy.
refusal-no-field-for-the-drop = { $a }: od źródła zaopatrzenia ({ $b }) dalej niż cztery heksy do bezpiecznej strefy lądowania dywizji.
refusal-no-gun-of-the-side = { $a }: amunicję dostaje tylko twoja artyleria, która jest w grze.
refusal-german-shells-are-spent = { $a }: nie ma już pocisków, limit niemieckiej artylerii na turę dzienną to { $count }.
refusal-no-line-home = { $a } ({ $b }): brak linii zaopatrzenia do niemieckiego obszaru wejścia.
refusal-gun-has-fired = { $a }: ta artyleria już strzelała.
refusal-gun-is-scattered = { $a }: jednostka rozproszona nie strzela.
refusal-gun-is-engaged = { $a }: jednostka związana walką nie strzela.
refusal-gun-is-disrupted = { $a }: jednostka zdezorganizowana nie strzela.
refusal-gun-is-routed = { $a }: jednostka w pełnym odwrocie nie strzela.
refusal-gun-is-on-the-march = { $a }: jednostka w marszu nie strzela.
refusal-gun-is-in-the-hex = { $a }: artyleria nie wspiera walki na własnym heksie ({ $b }).
refusal-gun-is-out-of-range = { $a }: heks { $b } leży za daleko, zasięg to { $range ->
    [one] { $range } heks
    [few] { $range } heksy
   *[many] { $range } heksów
}.
refusal-gun-serves-others = { $a } wspiera tylko swoich: { $formation }.
refusal-only-guns-support = { $a }: walkę wspiera tylko artyleria.
refusal-gun-is-the-enemys = { $a }: to artyleria przeciwnika.
refusal-gun-was-called = { $a } już wspiera ten atak.
refusal-gun-is-not-in-play = { $a }: tej artylerii nie ma ani na mapie, ani w obszarze wejścia, więc nie wspiera walki.
refusal-guns-are-enough = { $a }: atak wspiera jedna jednostka, obok artylerii dywizji prowadzącej strzela tylko 5 AGRA.
refusal-fight-is-too-quick-for-guns = { $a }: w walce o { $b } żadna ze stron nie ma artylerii.

# -- Dlaczego nie: mosty ----------------------------------------------------------------------------------------------
refusal-ferry-is-no-bridge = Przeprawy się nie wysadza, nie minuje ani nie naprawia: { $a }.
refusal-only-germans-blow-bridges = Mosty wysadzają tylko Niemcy: { $a }.
refusal-only-germans-mine-bridges = Mosty minują tylko Niemcy: { $a }.
refusal-bridge-is-out-of-bounds = Tego mostu się nie minuje ani nie wysadza: { $a }.
refusal-bridge-was-mined-now = Most zaminowano dopiero w tej fazie: { $a }.
refusal-attempt-was-made-now = W tej fazie próbowano już go wysadzić: { $a }.
refusal-repair-takes-two-phases = Na tę fazę dość robót: { $a }.
refusal-bridge-is-not-mined = Most nie jest zaminowany ({ $state }): { $a }.
refusal-no-ally-is-near = W pobliżu nie ma aliantów: { $a }.
refusal-no-german-is-near = W pobliżu nie ma Niemców: { $a }.
refusal-germans-are-disordered = Niemcy przy moście nie są w szyku: { $a }.
refusal-ally-bars-the-way-to-the-bridge = Drogę do mostu zamykają alianci: { $a }.
refusal-bond-bars-the-way-to-the-bridge = Drogę do mostu zamyka więź stref kontroli aliantów: { $a }.
refusal-bridge-is-not-safe = Minuje się tylko sprawny most ({ $state }): { $a }.
refusal-no-german-at-the-bridge = Przy moście nie ma Niemców: { $a }.
refusal-ally-at-the-bridge = Na drugim końcu stoją alianci: { $a }.
refusal-ally-watches-the-bridge = Drugi koniec leży w strefie kontroli aliantów: { $a }.
refusal-bridge-stands = Most nie jest wysadzony: { $a }.
refusal-railway-bridge-is-lost = Mostu kolejowego przez dużą rzekę już się nie odbuduje: { $a }.
refusal-enemy-at-the-bridge = Przy moście stoi wróg: { $a }.
refusal-enemy-watches-the-bridge = Most leży we wrogiej strefie kontroli: { $a }.
refusal-bridging-unit-is-disordered = { $a }: jednostka nie jest w szyku i nie może budować.
refusal-bridging-unit-is-cut-off = { $a }: jednostka bez zaopatrzenia nie może budować.
refusal-bridging-unit-is-engaged = { $a }: jednostka związana walką nie może budować.
refusal-enemy-is-too-close = Bez jednostki mostowej wróg musi być co najmniej pięć heksów stąd: { $a }.
refusal-no-road-to-the-bridge = Od obszaru wejścia do mostu nie ma drogowej linii zaopatrzenia: { $a }.
refusal-bridge-is-too-far-north = Tak daleko na północ jednostki mostowe jeszcze nie dotarły: { $a }.

# -- Dlaczego nie: lądowanie i powracający ----------------------------------------------------------------------------
refusal-unit-does-not-come-by-air = { $a } nie ląduje z powietrza.
refusal-unit-has-landed = { $a }: tej jednostki nie ma już w powietrzu.
refusal-unit-lands-later = { $a }: lądowanie najwcześniej w turze { $turn }.
refusal-landing-points-are-used-up = { $a } musi poczekać: { $points ->
    [0] w tej turze nie ma punktów lądowania.
   *[other] punkty lądowania tej tury ({ $points }) są wyczerpane.
}
refusal-poles-want-a-clear-sky = { $a }: skok tylko przy dobrej pogodzie.
refusal-poles-wait-for-the-third-turn-units = { $a }: najpierw lądują wszyscy, na których czekano w turze 3.
refusal-hex-is-for-the-poles = { $a }: heks { $b } jest tylko dla Polaków.
refusal-first-wave-keeps-to-its-hex = { $a }: w turze 1 ląduje się tylko na własnej strefie lądowania, nie na { $b }.
refusal-second-wave-stays-close = { $a }: ląduje się na własnej strefie lądowania lub obok, nie na { $b }.
refusal-hex-is-not-the-divisions = { $a }: { $b } nie leży przy strefie lądowania ani źródle zaopatrzenia tej dywizji.
refusal-hex-is-no-landing-hex = { $a }: { $b } nie leży przy strefie lądowania ani źródle zaopatrzenia.
refusal-water-lies-between = { $a }: { $b } oddziela od strefy lądowania rzeka albo kanał.
refusal-no-ground-for-parachutes = { $a }: { $b } to miasto albo bagno, tam się nie ląduje.
refusal-gliders-want-open-fields = { $a }: { $b } się nie nadaje, szybowce i działa potrzebują otwartego terenu.
refusal-nine-steps-have-landed = { $a }: poziomów na heksie { $b } byłoby { $steps }, a wylądować może dziewięć.
refusal-only-paratroopers-return = { $a }: to nie jest jednostka desantu na mapie.
refusal-unit-has-all-its-men = { $a } jest w pełnej sile.
refusal-no-paratroopers-returned = { $a }: nikt jeszcze nie wrócił.
refusal-men-rest-for-a-turn = { $a }: powracający z tej tury dołączą najwcześniej w następnej.
refusal-result-is-not-its-own = { $a }: wynik dotyczy jednej z jednostek, które wylądowały na tym heksie.
refusal-division-has-had-its-step = { $a }: dywizja dostała już swój poziom w tej turze.
refusal-paratroopers-are-in-disorder = { $a }: jednostka nie jest w szyku i nikogo nie przyjmie.
refusal-paratroopers-are-engaged = { $a }: jednostka związana walką nikogo nie przyjmie.
refusal-paratroopers-have-marched = { $a }: jednostka już się ruszyła, a ludzi przyjmuje się przed ruchem.
refusal-no-line-to-the-supply-head = { $a }: brak linii zaopatrzenia do źródła zaopatrzenia desantu.

# -- Dlaczego nie: ruch -----------------------------------------------------------------------------------------------
refusal-units-are-apart = { $a }: razem ruszają tylko jednostki z jednego miejsca.
refusal-unit-is-the-enemys = { $a }: to nie twoja jednostka.
refusal-step-is-the-enemys = { $a }: to nie twoja jednostka.
refusal-unit-is-not-in-play = { $a }: jednostki nie ma ani na mapie, ani w obszarze wejścia.
refusal-has-moved = { $a }: ruch tej jednostki jest zakończony.
refusal-has-had-its-breach = { $a }: jednostka wykonała automatyczne DS i już się nie rusza.
refusal-has-given-up-its-move = { $a }: jednostka zrezygnowała z ruchu.
refusal-garrison-stays = { $a } czeka, aż alianci podejdą na dwa heksy.
refusal-engineers-serve-the-ferry = { $a }: jednostka obsługuje przeprawę.
refusal-cannot-move = { $a }: ta jednostka się nie rusza.
refusal-area-keeps-the-disordered = { $a }: jednostka nie jest w szyku i zostaje w obszarze wejścia.
refusal-shaken-units-seek-calm = { $a }: zdezorganizowana jednostka niskiej jakości musi odejść tam, gdzie nie ma wrogich stref kontroli.
refusal-area-is-german = Alianci tam nie wchodzą: { $a } jest niemiecki.
refusal-area-is-allied = Niemcy tam nie wchodzą: { $a } jest aliancki.
refusal-area-is-far-on-turn-one = W pierwszej turze Niemcy wchodzą tylko do obszarów A i L, nie do { $a }.
refusal-areas-do-not-touch = { $a } i { $b } nie stykają się.
refusal-river-parts-the-area = { $a } i { $b } dzieli duża rzeka: wolno tylko przeprawą, jeden poziom na turę, ruchem taktycznym.
refusal-river-parts-the-map = { $a } i { $b } dzieli duża rzeka: wolno tylko przeprawą, jeden poziom na turę, ruchem taktycznym.
refusal-mode-is-kept = { $a }: sposób ruchu jest wybrany i do końca się nie zmienia.
refusal-disrupted-move-tactically = { $a }: jednostka zdezorganizowana, tylko ruch taktyczny.
refusal-routed-do-not-hurry = { $a }: w pełnym odwrocie nie ma ruchu przyspieszonego.
refusal-unsupplied-move-tactically = { $a }: bez zaopatrzenia tylko ruch taktyczny.
refusal-scattered-move-tactically = { $a }: jednostka rozproszona, tylko ruch taktyczny.
refusal-engaged-move-tactically = { $a }: jednostka związana walką, tylko ruch taktyczny.
refusal-refitted-move-one-hex = { $a }: jednostka przyjmuje uzupełnienia, najwyżej jeden heks.
refusal-one-hex-after-replacements = { $a }: jednostka przyjęła uzupełnienia i rusza najwyżej o jeden heks.
refusal-guns-need-a-marker-to-drive = { $a }: bez znacznika ruchu tylko ruch taktyczny.
refusal-heads-move-tactically = { $a }: źródło zaopatrzenia desantu porusza się tylko taktycznie.
refusal-germans-are-surprised = { $a }: w pierwszej turze Niemcy poruszają się tylko taktycznie.
refusal-extended-ends-alone = Ruchu przyspieszonego nie kończy się z inną jednostką: { $a }.
refusal-extended-ends-with-the-unknown = Ruchu przyspieszonego nie kończy się z nierozpoznaną jednostką, a leży ona na { $a }.
refusal-stacks-do-not-hurry = Stos nie porusza się ruchem przyspieszonym, bo jednostki skończyłyby go razem: { $a }.
refusal-heads-keep-apart = Na heksie mieści się jedno źródło zaopatrzenia desantu, a stoi tam { $a }.
refusal-zone-stops-the-group = { $a }: we wrogiej strefie kontroli ({ $b }) trzeba się zatrzymać.
refusal-out-of-reach = { $modeId ->
    [tactical] { $a }: ruchem taktycznym zostało heksów { $left }, { $place } jest za daleko.
   *[other] { $need ->
        [0] { $a }: do { $place } się nie dojdzie, zostało punktów ruchu { $left }.
       *[other] { $a }: droga do { $place } kosztuje { $need } pkt ruchu, zostało { $left }.
    }
}
refusal-stack-leaves-none-behind = { $a }: jednostkę zostawia tylko stos, który jest już w drodze.
refusal-group-has-not-moved = { $a } jeszcze nie ruszyła: wyślij ją w drogę albo odstaw.
refusal-group-is-on-its-way = { $a }: ruch się zaczął i trzeba go dokończyć.
refusal-another-group-moves = { $a } czeka: w drodze jest inna grupa ({ $b }).
refusal-hex-is-water = Heks { $a } to woda albo leży poza mapą.
refusal-enemy-is-there = Na heksie { $a } stoi wróg.
refusal-unknown-is-met-with-care = Na heksie { $a } jest nierozpoznana jednostka: nie wchodzi się tam ruchem przyspieszonym.
refusal-enters-a-bond = Przez heks { $a } biegnie wroga więź stref kontroli.
refusal-crosses-a-bond = Między { $a } a { $b } biegnie wroga więź stref kontroli.
refusal-no-road-into-the-map = Na polder i bagno pojazdy wjeżdżają tylko drogą, a przez krawędź planszy na { $a } żadna nie prowadzi.
refusal-no-road-out-of-the-map = Z polderu i bagna pojazdy wyjeżdżają tylko drogą, a przez krawędź planszy z { $a } żadna nie prowadzi.
refusal-vehicles-enter-by-road = Na polder i bagno pojazdy wjeżdżają tylko drogą: { $a }.
refusal-vehicles-leave-by-road = Z polderu i bagna pojazdy wyjeżdżają tylko drogą: { $a }.
refusal-vehicles-need-a-bridge = Pojazdy potrzebują mostu albo przeprawy: { $a } – { $b }.
refusal-canal-is-crossed-first = Bez mostu kanał przekracza się taktycznie i pierwszym krokiem: { $a } – { $b }.
refusal-canal-takes-tactical-movement = Bez mostu kanał przekracza się tylko taktycznie: { $a } – { $b }.
refusal-large-river-bars-the-way = Bez mostu duża rzeka wymaga przeprawy albo saperów: { $a } – { $b }.
refusal-large-river-takes-tactical-movement = Przeprawa przewozi tylko w ruchu taktycznym: { $a } – { $b }.
refusal-ferry-is-closed = Przeprawa jest zamknięta: przy brzegu jest wróg albo jego strefa kontroli ({ $a } – { $b }).
refusal-ferry-takes-one-step = Przeprawa bierze jednostki o jednym poziomie, większe trzeba podzielić: { $a } – { $b }.
refusal-ferry-takes-one-unit = Przeprawa wozi jeden poziom na turę, nie stos: { $a } – { $b }.
refusal-ferry-is-used-up = Przeprawa przewiozła już swój poziom w tej turze: { $a } – { $b }.
refusal-german-vehicles-cross-at-night = Za dnia niemiecka przeprawa wozi tylko piechotę: { $a } – { $b }.
refusal-engineers-carry-six-steps = Saperzy przewożą najwyżej sześć poziomów na turę: { $a } – { $b }.
refusal-engineers-carry-one-vehicle = Saperzy przewożą tylko jeden poziom pojazdów na turę: { $a } – { $b }.
refusal-extended-keeps-away = Ruchem przyspieszonym nie podchodzi się do wroga: { $a }.
refusal-crowd-is-entered-slowly = Heks { $a } jest przepełniony: jednostki zmechanizowane wchodzą tylko taktycznie.
refusal-routed-keep-away = W pełnym odwrocie nie wchodzi się do wrogiej strefy kontroli: { $a }.
refusal-boundary-is-another-corps = { $a } leży za daleko poza granicą korpusu: { $corps }.
refusal-screen-is-too-thin = Osłona wymaga dwóch poziomów w lesie lub miasteczku, które się nie ruszyły; { $a }: { $steps }.
refusal-no-movement-marker = { $a }: wszystkie znaczniki ruchu ({ $count }) są już zajęte.
refusal-has-no-marker = { $a } nie ma znacznika ruchu.
refusal-marker-stays-on-the-gun = { $a }: jednostka już się ruszyła, znacznik zostaje do twojej następnej fazy ruchu.
refusal-only-guns-limber = { $a }: znacznik ruchu dostaje tylko artyleria.
refusal-gun-is-limbered = { $a } ma już znacznik ruchu.
refusal-is-not-disrupted = { $a }: do pełnego odwrotu przechodzi tylko zdezorganizowana jednostka, która się nie ruszyła.
refusal-no-ferry-there = { $a }: tu nie urządzi się przeprawy ({ $b }).
refusal-water-is-too-small = Saperzy urządzają przeprawę tylko przez dużą rzekę: { $a }, { $b }.
refusal-ferry-is-in-use = { $a }: z przeprawy już korzystano, innej w tej turze nie będzie.
refusal-boats-went-into-an-assault = { $a }: saperzy wsparli w tej turze forsowanie i nie zbudują przeprawy.
refusal-poor-units-must-leave = { $a }: zdezorganizowana jednostka niskiej jakości musi wyjść z wrogiej strefy kontroli.
refusal-odds-are-too-low = Automatyczne DS ({ $a }) wymaga dziesięć do jednego.
refusal-unit-is-needed = Bez tej jednostki ({ $a }) nie ma dziesięć do jednego.
refusal-unit-adds-nothing = { $a } nie wlicza się do stosunku sił przeciw { $b }.
refusal-no-enemy-for-automatic-ds = Na heksie { $a } nie ma wroga dla automatycznego DS.
refusal-unknown-units-are-german = Nierozpoznane jednostki przenosi tylko gracz niemiecki.
refusal-group-takes-that-hex = Grupa kończy ruch na zdobytym heksie { $a } albo zostaje: { $b }.
refusal-unit-is-not-in-the-hex = { $a }: nadmiarowe poziomy traci się na heksie { $b }, a tej jednostki tam nie ma.
refusal-head-is-not-counted = { $a }: źródło zaopatrzenia nie wlicza się do dziewięciu poziomów.
refusal-head-returns-to-its-division = { $a }: źródło zaopatrzenia wraca na heks z jednostką swojej dywizji, gdzie nie ma innego źródła.
refusal-unknown-units-wait = Nierozpoznana jednostka ({ $a }) przed turą { $turn } zostaje na miejscu.
refusal-one-was-redeployed = Na turę przenosi się tylko jedną nierozpoznaną jednostkę: { $a }.
refusal-no-unknown-unit-here = Na heksie { $a } nie ma nierozpoznanej jednostki.
refusal-no-town-there = { $a } to nie miasto ani miasteczko.
refusal-another-unknown-is-there = Na heksie { $a } jest już nierozpoznana jednostka.
refusal-allies-are-near = { $a }: alianci są za blisko ({ $b }).
refusal-no-road-home = { $a }: brak drogowej linii zaopatrzenia do niemieckiego obszaru wejścia.

# -- Dlaczego nie: wydzielanie i uzupełnienia -------------------------------------------------------------------------
refusal-not-the-owners-turn = { $a }: jednostki wydziela się tylko we własnej turze.
refusal-parent-is-not-there = { $a }: jednostki nie ma na mapie ani w obszarze wejścia.
refusal-unit-is-too-small = { $a }: nie ma poziomu do oddania.
refusal-no-remnant-for-the-rest = { $a }: nie ma już żetonu dla resztek.
refusal-scattered-stay-whole = { $a }: rozproszonej jednostki się nie dzieli.
refusal-disrupted-stay-whole = { $a }: zdezorganizowanej jednostki się nie dzieli.
refusal-routed-stay-whole = { $a }: jednostki w pełnym odwrocie się nie dzieli.
refusal-part-is-of-another-division = { $a }: wydzielana jednostka jest z innej armii lub dywizji ({ $b }).
refusal-part-is-of-another-kind = { $a }: wydzielana jednostka jest innego rodzaju ({ $b }).
refusal-part-moves-otherwise = { $a }: wydzielana jednostka jest innego rodzaju ({ $b }).
refusal-part-is-in-use = { $a }: ten żeton jest już w grze.
refusal-part-is-no-breakdown-unit = { $a }: to nie jest jednostka wydzielana.
refusal-no-breakdown-unit = { $a }: to nie jest wydzielona jednostka w grze.
refusal-part-is-elsewhere = { $a } i { $b }: trzeba zakończyć ruch na jednym heksie.
refusal-rejoins-another-division = { $a } i { $b }: to różne dywizje.
refusal-ordinary-part-goes-home = { $a } wraca tylko do jednostki, z której pochodzi, a nie do: { $b }.
refusal-not-its-parent = { $a } wraca tylko do swoich, a to jest { $b }.
refusal-rejoins-another-kind = { $a } i { $b }: to różne rodzaje wojsk.
refusal-rejoins-one-that-moves-otherwise = { $a } i { $b }: to różne rodzaje wojsk.
refusal-unit-is-full = { $a } jest w pełnej sile.
refusal-only-germans-merge = { $a }: poziomy oddają sobie tylko jednostki niemieckie.
refusal-formations-differ = { $a } i { $b }: to różne formacje.
refusal-hexes-differ = { $a } i { $b }: trzeba zakończyć ruch na jednym heksie.
refusal-types-differ = { $a } i { $b }: to różne typy.
refusal-giver-is-of-poorer-stuff = { $a }: jakość gorsza niż u przyjmującego ({ $b }).
refusal-nothing-to-restore = { $a }: nie ma czego odtwarzać.
refusal-it-is-day = { $a }: w dzień nie ma uzupełnień.
refusal-replacements-come-later = { $a }: nie ma uzupełnień przed turą { $turn }.
refusal-replacements-are-used-up = { $a }: uzupełnienia tej nocy są wyczerpane.
refusal-airborne-get-none = { $a }: desant nie dostaje uzupełnień.
refusal-artillery-gets-none = Artyleria nie dostaje uzupełnień: { $a }.
refusal-german-elite-gets-none = { $a }: jednostka elitarna nie dostaje uzupełnień.
refusal-german-vehicles-get-none = { $a }: u Niemców uzupełnia się tylko piechotę.
refusal-nothing-was-lost = { $a }: nie ma czego uzupełniać.
refusal-unit-is-in-disorder = { $a }: jednostka nie jest w szyku i nie dostaje uzupełnień.
refusal-engaged-get-none = { $a }: jednostka związana walką nie dostaje uzupełnień.
refusal-unit-has-marched = { $a }: jednostka już się ruszyła, a uzupełnia się przed ruchem.
refusal-not-a-place-to-come-back = { $a }: wraca się w obszarze wejścia uzupełnień albo we własnym mieście.
refusal-city-is-watched = { $a } nie może wrócić: { $b } leży we wrogiej strefie kontroli.
refusal-no-remnant-counter-is-left = { $a }: nie ma już żetonu dla resztek.
refusal-no-line-to-the-entry-area = { $a }: brak linii zaopatrzenia do obszaru wejścia z uzupełnieniami.

# -- Dlaczego nie: walka ----------------------------------------------------------------------------------------------
refusal-is-not-next-to-it = { $a }: heks { $b } nie sąsiaduje.
refusal-fights-for-the-enemy = { $a }: nie atakujesz jednostką przeciwnika.
refusal-has-no-strength = { $a } nie ma siły ataku.
refusal-has-fought = { $a }: ta jednostka już walczyła.
refusal-has-screened = { $a }: jednostka osłania przenikanie i nie atakuje.
refusal-came-from-another-area = { $a } przeszła w tej turze z innego obszaru wejścia i nie atakuje.
refusal-is-spent = { $a }: jednostka jest wyczerpana i nie może atakować.
refusal-has-made-automatic-ds = { $a }: jednostka wykonała automatyczne DS i w tej turze więcej nie walczy.
refusal-is-disordered = { $a }: jednostka nie jest w szyku i nie może atakować.
refusal-moved-too-far = { $a }: po ruchu przyspieszonym się nie atakuje.
refusal-hex-is-refitting = Z heksu, gdzie trwa uzupełnianie, się nie atakuje: { $a }.
refusal-river-needs-engineers = { $a }: na { $b } nie ma mostu, przez rzekę atakuje się tylko z saperami i piechotą, która się nie ruszyła.
refusal-assault-lacks-its-infantry = W forsowaniu z { $a } na { $b } musi wziąć udział piechota, która całą turę stała nad rzeką.
refusal-engaged-do-not-cross = { $a }: jednostka związana walką nie atakuje przez dużą rzekę ani kanał.
refusal-crowd-sends-two = { $a }: z przepełnionego heksu atakują dwie jednostki i jedna wolna.
refusal-water-stops-the-help = { $a }: na heks { $b } nie ma mostu.
refusal-crowd-helps-with-two = { $a }: z przepełnionego heksu pomagają dwie jednostki i jedna wolna.
refusal-another-stack-helps = { $a }: z przełamania pomaga tylko jedna grupa, a jest nią { $b }.
refusal-edge-holds-one-stack = Z obszaru wejścia atakuje tylko jeden stos w granicach limitu: { $a } zostaje.
refusal-was-attacked = Heks { $a } był już atakowany w tej fazie.
refusal-advance-goes-hex-by-hex = Posuwa się heks po heksie: { $b } nie sąsiaduje z jednostką { $a }.
refusal-took-no-part = { $a } nie posuwa się: nie brała udziału w ataku na { $b } albo nie jest w szyku.
refusal-guns-do-not-advance = { $a }: artyleria się nie posuwa.
refusal-group-has-finished = { $a } zakończyła posuwanie: po przełamaniu ruszyli już inni.
refusal-splits-without-advancing = { $a } nie posuwa się, więc nic się z niej teraz nie wydziela.
refusal-group-is-not-beside-it = Obok { $a } nie ma nikogo, kto mógłby się przełamać.
refusal-holds-no-enemy = Nie ma tu wroga: { $a }.
refusal-no-unit-adjacent = Obok nie stoi żadna twoja jednostka: { $a }.
refusal-is-not-attachable = { $a }: na tym samym heksie nie ma jednostek formacji prowadzącej.
refusal-no-attackers = Nikt jeszcze nie bierze udziału.
refusal-breakthrough-group-only-helps = { $b } w przełamaniu tylko pomaga: { $a } musi atakować inna jednostka.
refusal-takes-part-already = { $a } już bierze udział w tym ataku.
refusal-takes-no-part = { $a } nie bierze udziału w ataku na { $b }.
refusal-formation-does-not-attack = Żadna jednostka tej formacji nie atakuje, więc nie może ona prowadzić: { $formation }.
refusal-attached-unit-does-not-attack = { $a } nie atakuje, więc nie można jej przydzielić.
refusal-attached-unit-is-of-the-lead = { $a } należy do formacji prowadzącej i nie wymaga przydzielenia.
refusal-unit-is-attached = { $a } jest już przydzielona.
refusal-no-british-ground-unit-near = { $a }: brytyjskie jednostki lądowe są za daleko (heksów najwyżej { $hexes }), lotnictwa nie będzie.
refusal-no-aircraft-left = { $a }: w tej turze nie ma już lotnictwa.
refusal-aircraft-do-not-fly = { $a }: nocą i przy pełnym zachmurzeniu lotnictwo nie lata.
refusal-aircraft-have-come = { $a }: atak wspiera jedna jednostka lotnictwa.
refusal-aircraft-are-allied = { $a }: Niemcy nie mają lotnictwa.
refusal-lead-formation-takes-no-part = Nie bierze udziału żadna jednostka formacji prowadzącej.
refusal-supply-head-dies-last = { $a }: póki na heksie są inni, straty ponoszą oni.
refusal-loss-falls-elsewhere = { $a }: stratę ponosi uczestnik walki po stronie, która ją poniosła.
refusal-gun-takes-no-loss = { $a }: artyleria spoza heksu nie ponosi strat.
refusal-did-not-stop = { $a }: poziom traci jednostka, która przerwała odwrót.
refusal-was-beaten-before = { $a }: jednostka już się w tej fazie cofała, straty ponoszą inni.
refusal-could-not-follow-up = { $a }: na { $b } nie wejdzie, stratę ponosi ten, kto może.
refusal-is-not-elite = { $a }: przesunięcie dały oddziały elitarne, stratę ponosi jeden z nich.
refusal-is-not-of-the-lead = { $a }: to nie formacja prowadząca, straty ponoszą inni.
refusal-disengagement-is-not-in-use = Oderwanie się to zasada opcjonalna, której nie uzgodniono.
refusal-not-in-its-own-phase = { $a }: to nie jednostka aktywnego gracza na mapie.
refusal-has-attacked = { $a }: jednostka atakowała albo już próbowała się oderwać.
refusal-is-in-disorder = { $a }: jednostka nie jest w szyku i się nie oderwie.
refusal-touches-no-enemy = { $a }: obok nie ma przeciwnika, nie ma się od kogo oderwać.
refusal-cannot-go-back = { $a } nie może się ruszać, więc się nie oderwie.
refusal-beaten-do-not-lead = { $a }: jednostka już się w tej fazie cofała i nie poprowadzi uporczywej obrony.
refusal-supply-heads-do-not-lead = { $a }: źródło zaopatrzenia nie prowadzi uporczywej obrony.
refusal-disordered-do-not-lead = { $a }: jednostka nie jest w szyku i nie poprowadzi uporczywej obrony.
refusal-lead-is-elsewhere = { $a } nie stoi na zaatakowanym heksie i nie poprowadzi jego obrony.
refusal-attack-was-not-broken = Atak na { $a } nie kosztował formacji prowadzącej jej jedynego poziomu: odwrotu nie można pominąć.
refusal-defender-is-not-in-the-hex = { $a }: tej jednostki nie można wybrać do obrony { $b }.
refusal-crowd-defends-with-two = Przepełnionego heksu { $a } bronią dwie jednostki i jedna niewliczana do stosu.
refusal-guns-do-not-lead = { $a }: artyleria nie prowadzi uporczywej obrony.
refusal-retreat-ends-too-near = { $a }: odwrót kończy się w miarę możności dwa heksy dalej, a nie na { $b }.
refusal-retreat-passes-a-zone = { $a }: jest droga z dala od wrogich stref kontroli, a ta (na { $b }) przez nie prowadzi.
refusal-retreat-joins-friends-in-contact = { $a }: do swoich w styczności z wrogiem ({ $b }) cofa się tylko, gdy nie ma innej drogi.
refusal-retreat-leaves-supply = { $a }: jest droga na heks z zaopatrzeniem; { $b } nie ma linii zaopatrzenia.
refusal-retreat-crowds-a-hex = { $a }: na { $b } limit stosu byłby przekroczony, a jest inna droga.
refusal-unit-does-not-retreat = { $a } nie cofa się teraz.
refusal-unit-does-not-flee = { $a } nie cofa się teraz.
refusal-retreat-skips-a-hex = { $a }: odwrót idzie heks po heksie, a { $b } nie sąsiaduje z { $c }.
refusal-retreat-turns-back = { $a } trafiłaby na { $b } po raz drugi.
refusal-full-retreat-turns-back = { $a } trafiłaby na { $b } po raz drugi.
refusal-retreat-has-another-length = { $a } cofa się o tyle heksów: { $hexes }.
refusal-full-retreat-has-another-length = { $a } cofa się o tyle heksów: { $hexes }.
refusal-retreat-leaves-the-map = { $a } zostałaby zniszczona: { $b } to obszar wejścia przeciwnika.
refusal-retreat-meets-impassable-ground = { $a } zostałaby zniszczona: tą drogą nie wejdzie na { $b }.
refusal-retreat-meets-the-enemy = { $a } zostałaby zniszczona: na { $b } stoi wróg.
refusal-retreat-meets-a-bond = { $a } zostałaby zniszczona: drogę na { $b } zamyka wroga więź stref kontroli.
refusal-retreat-has-no-bridge = { $a } zostałaby zniszczona: na { $b } nie prowadzi most.
refusal-vehicles-retreat-by-bridge = { $a } zostałaby zniszczona: pojazdy potrzebują mostu przez małą rzekę na { $b }.
refusal-full-retreat-enters-a-zone = { $a }: w pełnym odwrocie nie wchodzi się we wrogą strefę kontroli: { $b }.
refusal-retreat-passes-two-zones = { $a } zostałaby zniszczona: { $b } i { $c } leżą kolejno we wrogich strefach kontroli.
refusal-retreat-ends-in-a-zone = { $a } nie może skończyć odwrotu we wrogiej strefie kontroli ({ $b }).
refusal-retreat-joins-a-supply-head = { $a } nie może skończyć odwrotu na { $b }: jest tam już źródło zaopatrzenia.
refusal-hex-gives-no-shelter = { $a } nie może stanąć na { $b }: nie ma tam zabudowy, lasu ani swoich, którzy się nie cofają.
refusal-slips-into-a-zone = { $a } nie może oderwać się przez wrogą strefę kontroli ({ $b }).
refusal-limited-means-the-hex = Wejść można tylko na zaatakowany heks, nie na { $a }.
refusal-marsh-ends-the-advance = { $a }: weszła na bagno { $b } nie drogą, koniec posuwania się.
refusal-traffic-ends-the-advance = { $a }: utknęła w zatorze na { $b }, koniec posuwania się.
refusal-area-ends-the-advance = { $a }: weszła do { $b }, koniec posuwania się.
refusal-bonus-is-for-wheels = { $a }: nie jest zmechanizowana, nie ma dodatkowego heksu drogą.
refusal-bonus-needs-supply = { $a }: bez zaopatrzenia nie ma dodatkowego heksu drogą.
refusal-normal-advance-is-used-up = { $a }: dalej nie można — jeden heks, zmechanizowane drogą dwa.
refusal-bonus-advance-is-used-up = { $a }: dalej nie można — dwa heksy, zmechanizowane drogą trzy.
refusal-bonus-ends-alone = Premii drogowej nie kończy się z inną jednostką: { $a }.
refusal-enemy-is-in-the-way = Na heksie { $a } stoi wróg.
refusal-unknown-unit-takes-a-breakthrough = Na { $a } leży nierozpoznana jednostka: posuwając się, wchodzi się tam tylko przełamaniem.
refusal-advance-enters-a-bond = Heks { $a } leży na wrogiej więzi stref kontroli: wejść można tylko na zaatakowany heks.
refusal-advance-crosses-a-bond = Droga na { $a } przecina wrogą więź stref kontroli: wolno tylko na zaatakowany heks.
refusal-same-enemy-holds-both = Heks { $a } leży w strefie kontroli tego samego wroga.
refusal-hex-is-not-land = { $a } to nie ląd.
refusal-unit-cannot-move = { $a }: nie ma punktów ruchu i się nie posuwa.
refusal-vehicles-advance-by-bridge = { $a }: przez wodę na { $b } potrzebny jest most.
refusal-vehicles-advance-by-road = { $a }: na polder i bagno oraz z nich tylko drogą ({ $b }).
refusal-boundary-stops-the-advance = Heks { $a } leży za daleko za linią rozgraniczenia { $corps }.
refusal-assault-takes-the-hex = Po forsowaniu dużej rzeki pierwszym heksem jest { $b }, nie { $a }.
refusal-small-river-comes-first = Rzekę przed { $a } przekracza się tylko pierwszym heksem posuwania się.
refusal-canal-comes-first = Kanał przed { $a } przekracza się tylko pierwszym heksem posuwania się.
refusal-canal-was-not-attacked-over = Kanał przed { $a } przekracza się tylko po ataku przez niego.
refusal-large-river-comes-first = Dużą rzekę przed { $a } przekracza się tylko pierwszym heksem posuwania się.
refusal-large-river-was-not-attacked-over = Dużą rzekę przed { $a } przekracza się tylko po ataku przez nią.
refusal-area-is-closed-to-the-advance = Nie można posunąć się do { $a }: jest zamknięty dla twojej strony.
refusal-no-breakthrough = Tu nie ma przełamania.
refusal-has-broken-through = Przełamanie już było, { $a } nie zostanie zaatakowane.
refusal-others-have-gone-ahead = Nie ma przełamania: grupa przełamania rusza pierwsza, a inni z ataku już się posunęli ({ $a }).
refusal-nothing-left-for-it = { $a }: na przełamanie nie starcza już posunięcia.
refusal-strangers-block-the-road = Przeszkadzają jednostki, które nie atakowały: { $a }.
refusal-water-stops-the-breakthrough = Na heks { $a } nie ma mostu.
refusal-engaged-stay-on-their-bank = Związani walką nie atakują przez dużą rzekę ani kanał: { $a }.

# -- Dlaczego nie: korki ----------------------------------------------------------------------------------------------
refusal-marker-is-not-at-hand = Znacznika { $a } nie ma pod ręką.
refusal-marker-is-there = Na heksie { $a } jest już korek.
refusal-marker-is-next-door = Obok heksu { $a } jest już korek: { $b }.
refusal-corps-has-not-come-so-far = Z południa nikt tak daleko nie dotarł: { $a } leży na północ od rzędu { $row }.

# -- Co się stało: tury, pogoda, obszary wejścia ----------------------------------------------------------------------
unknown-dealt = { $count ->
    [one] Na mapie jest { $count } nierozpoznana jednostka.
    [few] Na mapie są { $count } nierozpoznane jednostki.
   *[many] Na mapie jest { $count } nierozpoznanych jednostek.
}
turn-began = { $partId ->
    [am] Tura { $turn }, ranek
    [pm] Tura { $turn }, popołudnie
   *[night] Tura { $turn }, noc
}
player-turn-began = { $sideId ->
    [allied] Tura { $turn }: alianci
   *[german] Tura { $turn }: Niemcy
}
weather-rolled = { $partId ->
    [am] Pogoda rano:
   *[pm] Pogoda po południu:
} { $weatherId ->
    [clear] pogodnie.
    [cloudy] pochmurno.
   *[overcast] całkowite zachmurzenie.
}
area-changed = { $sideId ->
    [allied] Alianci przejmują { $area }.
   *[german] Niemcy przejmują { $area }.
}
unit-displaced = { $unit } przechodzi: { $area }.
unit-arrived = { $unit } przybywa: { $area }.
alarm-rolled = { $came ->
    [0] Alarm, { $unit }: jednostka jeszcze nie jest gotowa.
   *[other] Alarm, { $unit }: jednostka wyrusza.
}

# -- Co się stało: artyleria i mosty ----------------------------------------------------------------------------------
artillery-rearmed = { $unit } znów ma pociski, { $hex }.
artillery-turned = { $unit }: nie ma już pocisków.
bridge-blown = Wysadzony: { $bridge }.
bridge-held = Ładunki zawiodły, most stoi: { $bridge }.
bridge-mined = Znów zaminowany: { $bridge }.
bridge-under-repair = W naprawie: { $bridge }.
bridge-repaired = Naprawiony: { $bridge }.
bridge-secured = Zdobyty nietknięty: { $bridge }.
repair-lost = Naprawa przerwana: { $bridge }.

# -- Co się stało: lądowanie ------------------------------------------------------------------------------------------
unit-landed = { $unit } ląduje: { $hex }.
landing-hex-rolled = { $resultId ->
    [none] Lądowanie, { $hex }: wszystko w porządku.
    [S] Lądowanie, { $hex }: jedna jednostka rozproszona.
    [S1] Lądowanie, { $hex }: jedna jednostka rozproszona i traci poziom (S1).
   *[S2] Lądowanie, { $hex }: jedna jednostka rozproszona i traci dwa poziomy (S2).
}
landing-rolled = { $resultId ->
    [none] { $unit }: udane lądowanie, { $hex }.
    [S] { $unit }: jednostka rozproszona przy lądowaniu, { $hex }.
    [S1] { $unit }: jednostka rozproszona przy lądowaniu, ze stratami (S1), { $hex }.
   *[S2] { $unit }: jednostka rozproszona przy lądowaniu, z ciężkimi stratami (S2), { $hex }.
}
unit-scattered = { $unit }: jednostka rozproszona.
unit-rallied = { $unit }: spadochroniarze wrócili do swoich, { $hex }.

# -- Co się stało: ruch -----------------------------------------------------------------------------------------------
phase-movement = { $sideId ->
    [allied] Ruch aliantów
   *[german] Ruch Niemców
}
units-moved = { $units }: { $start } → { $end }.
units-left-map = { $units } → { $area }.
way-barred = Droga na heks { $hex } jest zamknięta: { $units }.
hex-taken = { $sideId ->
    [allied] Alianci zajmują { $hex }.
   *[german] Niemcy zajmują { $hex }.
}
screened = Przenikanie osłonięte, { $hex }: { $units }.
ferry-laid = { $unit } urządza przeprawę: { $hex } – { $end }.
automatic-ds = Automatyczne DS, { $hex }: { $units }.
unit-detached = { $unit } wydziela: { $part }, { $hex }.
unit-rejoined = { $part } wraca do swoich: { $unit }, { $hex }.
units-merged = { $unit } oddaje poziom: { $into }, { $hex }.
unit-refitted = { $unit } dostaje uzupełnienia, { $hex }; przyszły przez { $area }.
unknown-revealed = Na heksie { $hex } rozpoznano: { $unit }.
unknown-empty = Ujawniono pusty garnizon (0-0-0), { $hex }: schodzi z mapy.
unknown-redeployed = Nierozpoznana jednostka: { $start } → { $end }.
thrown-back = { $units }: na heksie { $hex } jest wróg ({ $unit }).
garrison-vanished = Nie ma już obrońców, { $hex }: atakujący mogą się posunąć.
traffic-placed = Korek { $marker }: { $hex }.
traffic-rolled = Żandarmeria rozładowuje korki.
traffic-removed = Korek { $marker } rozładowany: { $hex }.

# -- Co się stało: walka ----------------------------------------------------------------------------------------------
phase-combat = { $sideId ->
    [allied] Walka aliantów
   *[german] Walka Niemców
}
battle = Atak na { $hex }, { $units }: { $attack } przeciw { $defence }, kolumna { $column }, wynik { $result }.
attack-called-off = Atak na { $hex } odwołany.
engaged = Obrońcy związani walką: { $hex }.
determined-defence = { $held ->
    [0] { $unit }: uporczywa obrona zawiodła, { $hex }.
   *[other] { $unit }: uporczywa obrona udana, { $hex }.
} { $attackers ->
    [0] { $losses ->
        [0] Bez strat.
       *[other] Straty obrońców: { $losses }.
    }
   *[other] { $losses ->
        [0] Straty atakujących: { $attackers }.
       *[other] Straty: atakujący { $attackers }, obrońcy { $losses }.
    }
}
retreat-waived = Obrońcy nie muszą się cofać: { $hex }.
unit-reduced = { $hexId ->
    [air] { $unit } traci poziom przy lądowaniu.
   *[other] { $unit } traci poziom, { $hex }.
}
unit-remnant = { $hexId ->
    [air] { $unit }: duże straty przy lądowaniu. { $remnant }.
   *[other] { $unit }: duże straty, { $hex }. { $remnant }.
}
unit-eliminated = { $hexId ->
    [air] { $unit } ginie przy lądowaniu.
   *[other] { $unit } ginie, { $hex }.
}
unit-retreated = { $unit } cofa się: { $start } → { $end }.
unit-advanced = { $unit } posuwa się: { $start } → { $end }.
breakthrough = Przełamanie, { $hex }: { $units }.
disengagement = { $resultId ->
    [no] { $unit } nie może się oderwać od wroga.
    [yes] { $unit } odrywa się od wroga.
   *[other] { $unit } odrywa się od wroga i traci poziom.
}
unit-disrupted = { $unit }: jednostka zdezorganizowana.
unit-routed = { $unit }: pełny odwrót.
recovery-rolled = { $unit } próbuje odzyskać szyk, { $hex }.
unit-recovered = { $unit } odzyskuje szyk, { $hex }.
recovered = { $sideId ->
    [allied] Koniec fazy odzyskiwania szyku aliantów.
   *[german] Koniec fazy odzyskiwania szyku Niemców.
}

# -- Co się stało: zaopatrzenie ---------------------------------------------------------------------------------------
supply-checked = { $sideId ->
    [allied] Kontrola zaopatrzenia aliantów:
   *[german] Kontrola zaopatrzenia Niemców:
} { $count ->
    [0] nikt więcej nie jest odcięty.
    [one] odcięta jest jeszcze { $count } jednostka.
    [few] odcięte są jeszcze { $count } jednostki.
   *[many] odciętych jest jeszcze { $count } jednostek.
}
units-cut-off = Bez zaopatrzenia: { $units }.
units-supplied-again = Znów zaopatrywane: { $units }.
units-dismounted = Zostawiają pojazdy: { $units }.
supply-heads-depleted = Zapasy wyczerpane: { $units }.
supply-head-returned = { $unit } wraca na mapę: { $hex }.
isolation-rolled = { $unit }: rzut za okrążenie, { $hex }.

# -- Co się stało: poprawione za zgodą graczy -------------------------------------------------------------------------
edited-unit = Poprawiono: { $unit } – { $hex }, poziomy: { $steps }.
edited-bridge = Poprawiono: { $bridge } – { $state }.
edited-traffic = { $hexId ->
    [none] Poprawiono: korek { $marker } zdjęty z mapy.
   *[other] Poprawiono: korek { $marker } – { $hex }.
}
edited-control = { $sideId ->
    [allied] Poprawiono: { $hex } należy do aliantów.
   *[german] Poprawiono: { $hex } należy do Niemców.
}

# -- Koniec -----------------------------------------------------------------------------------------------------------
allies-win-at-once = Natychmiastowe zwycięstwo aliantów: są za Dolnym Renem, punkty: { $allied }.
germans-hold-the-rhine = Natychmiastowe zwycięstwo Niemców: na północ od Dolnego Renu nie ma już aliantów.
germans-win-at-once = Natychmiastowe zwycięstwo Niemców, punkty: { $german }.
allies-win = Zwycięstwo aliantów: { $allied } do { $german }.
germans-win = Zwycięstwo Niemców: { $german } do { $allied }.
allies-cross-the-waal = Zwycięstwo aliantów: za Waalem { $steps ->
    [one] jest { $steps } poziom
    [few] są { $steps } poziomy
   *[many] jest { $steps } poziomów
} z południa.
germans-hold-the-waal = Zwycięstwo Niemców: { $steps ->
    [0] z południa nikt nie przeszedł za Waal.
    [one] za Waalem jest tylko { $steps } poziom z południa.
    [few] za Waalem są tylko { $steps } poziomy z południa.
   *[many] za Waalem jest tylko { $steps } poziomów z południa.
}
score-city = Miasto
score-prize = Cel
score-crossed = Jednostka za Dolnym Renem
score-losses = Zniszczone jednostki aliantów

# -- Wiersze pod rzutem i w obliczeniu ataku --------------------------------------------------------------------------
modifier-forecast = prognoza
modifier-first-turn = pierwsza tura
modifier-morale = morale
modifier-armour = czołgi
modifier-defending-armour = czołgi w obronie
modifier-unsupported-tanks = czołgi bez piechoty
modifier-elite = elita w ataku
modifier-low-quality = niska jakość
modifier-air = lotnictwo
modifier-artillery = artyleria
modifier-landing-polder = polder
modifier-landing-contested = wróg obok, ale i swoi
modifier-landing-enemy = wróg obok
modifier-landing-rough = las albo miasteczko
modifier-elite-or-allied = jednostka elitarna lub aliancka
modifier-city-in-reach = miasto w pobliżu
modifier-not-lead = spoza formacji prowadzącej
modifier-outgunned = wróg lepiej opancerzony
modifier-water = przez wodę
modifier-marsh = bagno
modifier-polder = polder
modifier-engaged = związanie walką
modifier-unsupplied = bez zaopatrzenia
modifier-scattered = rozproszenie
modifier-landing = lądowanie na wroga
modifier-full-retreat = pełny odwrót
modifier-retreated = odwrót w tej fazie
modifier-supply-head = źródło zaopatrzenia desantu
modifier-crowd = przepełniony heks

## Before what cannot be undone
warn-last-landing = { $unit } ląduje jako ostatnia. Zaraz potem nastąpią walki i rzuty na lądowanie. Nie będzie można tego cofnąć.
warn-meets-unknown = Ten ruch odsłoni nieznaną jednostkę w { $hex } i może zacząć walkę. Nie będzie można go cofnąć.

# What a machine player was up to, told after its turn.
intent-drive = Prze szosą naprzód.
intent-assault = Za wszelką cenę atakuje to, co stoi na drodze.
intent-secure = Najpierw zabezpiecza szosę.
intent-hold = Trzyma mosty i miasta przed szpicą.
intent-block = Każda wolna jednostka blokuje szosę przed szpicą.
intent-counter-attack = Kontratakuje szosę.
intent-cut = Uderza na szosę za szpicą.
intent-bank = Strzeże drugiego brzegu rzeki wszędzie, gdzie może zacząć się przeprawa.

order-blow-bridge = Wysadzenie mostu, do którego dotarli alianci
order-stand-fast = Zdecydowana obrona z najlepszą jednostką prowadzącą
order-choose-retreat = Odwroty twoich jednostek
order-choose-loss = Straty poziomów twoich jednostek
