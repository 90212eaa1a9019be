# A Victory Awaits po polsku. Nazwy przychodzą w mianowniku; `$xId` to surowe oznaczenie `$x`, `none`, gdy go brak.
# Heksy mają swoje wydrukowane numery. Warianty wyboru stoją w osobnych wierszach: tego wymaga parser w przeglądarce.
# Pustej listy żaden wariant nie odróżni, więc pokazywane są tylko listy, które nigdy nie są puste.

# -- Części innych zdań -----------------------------------------------------------------------------------------------
too-many-hexes = { $count ->
    [0] w tym scenariuszu się ich nie buduje.
   *[other] naraz może ich być tylko { $count }.
}

# -- O co pytamy ------------------------------------------------------------------------------------------------------
ask-bid-for-axis = { $points ->
    [0] Ile punktów zwycięstwa obiecujesz zdobyć jako Oś?
   *[other] Ostatnia stawka: { $points }. Podbijasz czy oddajesz Oś przeciwnikowi?
}
ask-deploy-formation = Rozstaw: { $formation }. { $left ->
    [one] Została { $left } jednostka.
    [few] Zostały { $left } jednostki.
   *[many] Zostało { $left } jednostek.
}
ask-raise-army = Którą armię powołać w tej turze?
ask-hold-reinforcements = Dowodzi Żukow: zatrzymać żeton posiłków w ręku?
ask-choose-chits = Który żeton wybierasz na tę turę? { $left ->
    [one] Do wybrania został { $left } żeton.
    [few] Do wybrania zostały { $left } żetony.
   *[many] Do wybrania zostało { $left } żetonów.
}
ask-deal-chits = Do czyjego kubka trafia następny żeton?
ask-interrupt-draw = Wylosowano: { $chit }. Przerwać?
ask-play-held = Kubek jest pusty. Który żeton z ręki zagrać najpierw?
ask-choose-active = Które jednostki aktywować? { $count ->
    [1] Jeszcze jedna.
   *[other] Jeszcze najwyżej { $count }.
}
ask-relocate-hqs = Zdjąć sztab z mapy, aby w następnej turze wrócił koleją?
ask-choose-entry = Przy którym źródle zaopatrzenia armia wchodzi na mapę?
ask-move-units = { $left ->
    [0] Wszystkie aktywne jednostki już się ruszyły: zakończ ruch.
    [one] Ruszaj jednostki: została { $left }.
    [few] Ruszaj jednostki: zostały { $left }.
   *[many] Ruszaj jednostki: zostało { $left }.
}
ask-choose-route = Dokąd idzie { $unit }? { $points ->
    [one] Ma { $points } punkt ruchu.
    [few] Ma { $points } punkty ruchu.
   *[many] Ma { $points } punktów ruchu.
}
ask-declare-zhukov = Wróg u bram Leningradu: { $unit }. Czy dowództwo obejmuje Żukow?
ask-declare-attacks = { $count ->
    [0] Kto co atakuje? Nie ma jeszcze żadnego ataku.
    [one] Kto co atakuje? Zgłoszono { $count } atak.
    [few] Kto co atakuje? Zgłoszono { $count } ataki.
   *[many] Kto co atakuje? Zgłoszono { $count } ataków.
}
ask-choose-battle = Który atak jest następny?
ask-choose-losses = Która jednostka ponosi stratę? { $count ->
    [one] Został { $count } poziom.
    [few] Zostały { $count } poziomy.
   *[many] Zostało { $count } poziomów.
}
ask-choose-retreat = Odwrót z heksu { $hex }: która jednostka i dokąd się wycofuje? { $count ->
    [one] O { $count } heks.
    [few] O { $count } heksy.
   *[many] O { $count } heksów.
}
ask-choose-pursuit = Droga na heks { $hex } stoi otworem. Które jednostki ruszają w pościg?
ask-withdraw-units = Którą jednostkę zmechanizowaną odesłać? Pozostała siła ataku: { $left }.
ask-transfer-units = Zdjąć jednostki z mapy, aby wróciły koleją?
ask-build-fortress = Gdzie budujesz umocnienia? { $left ->
    [one] Możesz dodać { $left } poziom.
    [few] Możesz dodać { $left } poziomy.
   *[many] Możesz dodać { $left } poziomów.
}
ask-lift-stand-fast = Zdjąć jeden znacznik „Nie poddawać się”?
ask-call-reinforcements = Kto przybywa? Koleją: { $left }.{ $reserve ->
    [0] { "" }
   *[other] { " " }Z Moskwy: { $reserve }.
}
ask-choose-station = Gdzie wysiada { $unit }?

# -- Co można odpowiedzieć --------------------------------------------------------------------------------------------
do-bid = Stawka: { $points }
do-pass = Pas
do-deploy = { $unit } → { $hex }
do-arrange = Resztę rozstawi program
do-arrange-all = Zostaw całe rozstawienie programowi
do-choose = Wybierz: { $chit }
do-raise = Powołaj: { $chit }
do-hold = Zatrzymaj w ręku: { $chit }
do-interrupt = Przerwij: { $chit }
do-let-stand = Nie przerywaj
do-play-held = Zagraj: { $chit }
do-deal = { $chit }: { $seat }
do-declare = Dowodzi Żukow
do-decline = Nie
do-done = Gotowe
do-activate = Aktywuj: { $unit }
do-relocate = Przenieś: { $unit }
do-move = Rusz: { $unit }
do-go = Na heks { $to }
do-put-back = Zostaw na miejscu
do-end-movement = Zakończ ruch
do-enter-at = Wejdź na mapę: { $hex }
do-attack = { $unit } atakuje { $target }
do-call-off = { $unit }: odwołaj atak
do-end-declaration = Zacznij walki
do-resolve = Walka o { $target }
do-lose-step = Strata: { $unit }
do-retreat = { $unit } wycofuje się: { $path }
do-pursue = { $unit } ściga: { $path }
do-end-pursuit = Koniec pościgu
do-transfer = Zdejmij z mapy: { $unit }
do-fortify = Umocnij { $hex }
do-lift-stand-fast = Zdejmij znacznik: { $hex }
do-withdraw = Odeślij: { $unit }
do-call = { $sourceId ->
    [none] { $unit }: koleją
   *[other] { $unit }: marszem przez { $source }
}
do-arrive = Wyładuj: { $hex }

# -- Dlaczego nie: przed grą i żetony ---------------------------------------------------------------------------------
refusal-bid-is-not-higher = Stawka musi być wyższa niż { $points }.
refusal-bid-cannot-be-reached = Na żadnej mapie Oś nie zdobędzie więcej niż { $points } punktów.
refusal-nothing-was-bid = Najpierw ktoś musi coś zaoferować.
refusal-is-set-up-already = { $a }: ta jednostka jest już rozstawiona albo zaczyna grę gdzie indziej.
refusal-unit-has-another-colour = { $a } nie należy do formacji, która się teraz rozstawia.
refusal-outside-the-area = Heks { $b } leży poza strefą rozstawienia: { $formation }.
refusal-outside-the-range = Heks { $b } leży za daleko, na innej mapie albo za linią startu: { $formation }.
refusal-outside-the-hex = { $b } to nie jest heks rozstawienia: { $formation }.
refusal-set-up-hex-is-full = Na heksie { $a } stoją już dwie jednostki.
refusal-area-would-have-a-gap = Gdy ta jednostka stanie na heksie { $a }, w strefie zostaną puste heksy. Zostanie jednostek: { $left }, potrzeba: { $open }.
refusal-headquarters-would-be-alone = Z tą jednostką na heksie { $a } sztab na heksie { $b } zostałby bez jednostki bojowej.
refusal-soviet-number-is-reached = Więcej radzieckich żetonów w tej turze nie można, limit: { $count }.
refusal-german-number-is-reached = Więcej niemieckich żetonów w tej turze nie można, limit: { $count }.
refusal-romanian-number-is-reached = Więcej rumuńskich żetonów w tej turze nie można, limit: { $count }.
refusal-supply-check-is-always-in = Żeton kontroli zaopatrzenia zawsze trafia do kubka: nie trzeba go wybierać.
refusal-chit-is-the-enemys = { $a } to żeton drugiej strony.
refusal-chit-is-chosen-already = Już wybrany w tej turze: { $a }.
refusal-reserves-were-not-agreed = { $a }: tylko z opcjonalną zasadą o rezerwach.
refusal-okh-is-not-on-this-map = { $a }: w tym scenariuszu niedostępne.
refusal-chit-is-not-available = Jeszcze niedostępny: { $a }.
refusal-chit-is-available-already = Już dostępny: { $a }.
refusal-army-is-not-of-the-pool = { $a } nie należy do armii, które można powołać.
refusal-army-is-not-of-choice = { $a } nie należy do armii, które można powołać.
refusal-only-reinforcements-are-held = Żukow trzyma żeton posiłków, a nie ten: { $a }.
refusal-chit-is-not-held = Nie w ręku: { $a }.
refusal-is-not-in-hand = Nie w ręku: { $a }.
refusal-chit-is-not-to-deal = Teraz nie do rozdania: { $a }. Każdy żeton sztabu trafia do kubka raz, żetony przerywania do żadnego.
refusal-second-chit-goes-with-the-first = Oba żetony grupy pancernej trafiają do tego samego gracza: { $a } idzie razem z pierwszym.
refusal-seat-is-of-the-other-team = { $seat } gra w drugiej drużynie.
refusal-is-active-anyway = { $a }: ta jednostka jest już aktywna.
refusal-is-out-of-range = { $a }: ta jednostka jest poza zasięgiem dowodzenia sztabu ({ $b }).
refusal-reserve-is-not-on-the-map = { $a }: tej jednostki nie ma na mapie.
refusal-is-among-the-chosen = { $a }: ta jednostka jest już wybrana.
refusal-hq-has-no-line = { $a } ({ $b }): brak linii komunikacji, nie można zdjąć z mapy.
refusal-is-no-hq-in-range = { $a } nie jest innym twoim sztabem w zasięgu dowodzenia.
refusal-entry-is-occupied = Na heksie { $a } stoi wróg: tędy nikt nie wejdzie.
refusal-entry-is-no-eastern-source = Heks { $a } nie jest radzieckim źródłem zaopatrzenia na wschodniej krawędzi.

# -- Dlaczego nie: ruch -----------------------------------------------------------------------------------------------
refusal-unit-is-the-enemys = { $a }: teraz nie dowodzisz tą jednostką.
refusal-hq-activates-no-hq = { $a }: jeden sztab nie aktywuje drugiego ({ $b }).
refusal-unit-is-of-another-nation = { $a }: to jednostka sojusznika, a sztab aktywuje tylko swoich.
refusal-is-not-active = { $a }: jednostka nie jest aktywna.
refusal-reserve-chose-others = { $a }: ta jednostka nie należy do aktywowanych żetonem rezerw.
refusal-armour-limit-left-it-out = { $a }: przy wyborze jednostek zmechanizowanych została pominięta.
refusal-is-off-the-map = { $a }: jednostki nie ma na mapie.
refusal-has-moved = { $a }: jednostka już się ruszyła w tej aktywacji.
refusal-stays-where-it-is = { $a } już stoi na heksie { $b }: jeśli nie ma się ruszać, odłóż ją.
refusal-army-comes-as-a-whole = 19. Armia przybywa w całości. Jednostek do wprowadzenia: { $count }.
refusal-fortress-stays = Twierdza się nie rusza.
refusal-hex-is-off-the-map = Heks { $a } jest poza grą.
refusal-water-is-closed = Na heksie { $a } jest tylko woda.
refusal-enemy-holds-the-hex = Na heksie { $a } stoi wróg.
refusal-beyond-the-start-line = Heks { $a } leży za linią startu, której jednostki radzieckie nie przekraczają.
refusal-mountains-are-closed = Na heksie { $a } są góry bez drogi: wejdą tam tylko jednostki górskie.
refusal-crossing-begins-in-zoc = Heks { $b } leży za dużą rzeką, a jej nie przekracza się z wrogiej strefy kontroli: { $a }.
refusal-crossing-ends-in-zoc = Heks { $b } leży za dużą rzeką, a jej nie przekracza się do wrogiej strefy kontroli.
refusal-climb-begins-in-zoc = W góry ({ $b }) nie wchodzi się z wrogiej strefy kontroli: { $a }.
refusal-climb-ends-in-zoc = W góry ({ $b }) nie wchodzi się, gdy sięga tam wroga strefa kontroli.
refusal-reserve-does-not-leave-a-zoc = Heks { $a } leży we wrogiej strefie kontroli, a rezerwa z niej nie wychodzi.
refusal-reserve-does-not-enter-a-zoc = Heks { $a } leży we wrogiej strefie kontroli, a rezerwa do niej nie wchodzi.
refusal-river-is-not-at-hand = Między heksami { $b } i { $a } nie ma mostu: aby przekroczyć dużą rzekę, trzeba zacząć ruch na jej brzegu.
refusal-river-is-crossed-at-once = Między heksami { $b } i { $a } nie ma mostu: dużą rzekę przekracza się z pierwszego heksu ruchu i na tym ruch się kończy.
refusal-not-enough-points = { $need ->
    [0] { $a } nie dojdzie na heks { $b }: punktów ruchu { $points }.
   *[other] { $a }: droga na heks { $b } kosztuje { $need } pkt ruchu, ma { $points }.
}
refusal-way-points-are-too-far = { $a } nie dojdzie tędy na heks { $b }: { $points ->
    [one] ma tylko { $points } punkt ruchu.
    [few] ma tylko { $points } punkty ruchu.
   *[many] ma tylko { $points } punktów ruchu.
}
refusal-hex-is-full = Na heksie { $a } stoją już dwie jednostki: można przejść, nie można się zatrzymać.

# -- Dlaczego nie: walka ----------------------------------------------------------------------------------------------
refusal-formation-is-another = { $a } nie należy do grupy pancernej, a z zaskoczenia atakują tylko one.
refusal-attacker-is-the-enemys = { $a } to nie twoja jednostka, nie możesz nią atakować.
refusal-reserve-attacks-with-others = { $a }: ta jednostka nie została aktywowana żetonem rezerw i nie może atakować.
refusal-armour-limit-forbids-the-attack = { $a }: przy wyborze jednostek zmechanizowanych została pominięta i nie może atakować.
refusal-attacker-is-not-active = { $a }: jednostka nie jest aktywna i nie może atakować.
refusal-fortress-does-not-attack = Twierdza nie atakuje.
refusal-target-is-not-adjacent = { $a }: heks { $b } nie sąsiaduje.
refusal-target-is-empty = Na heksie { $a } nie ma wroga.
refusal-attacks-already = { $a } atakuje już { $b }.
refusal-hex-is-closed = { $a }: na heksie { $b } są góry bez drogi, nie można tam atakować.
refusal-way-is-forbidden = { $a }: zwykłym ruchem nie da się stąd wejść na heks { $b }, więc nie można go też atakować.
refusal-has-no-attack-to-call-off = { $a } nikogo nie atakuje, nie ma czego odwołać.
refusal-attack-was-not-declared = Ataku na heks { $a } nie zapowiedziano albo już go rozegrano.
refusal-takes-no-loss-here = { $a }: te straty jej nie dotyczą.
refusal-fortress-does-not-retreat = Twierdza się nie wycofuje.
refusal-was-not-beaten = { $a }: ta jednostka nie musi się wycofać albo już to zrobiła.
refusal-retreat-leaves-the-map = Heks { $a } jest poza grą.
refusal-retreat-enters-water = Na heksie { $a } jest tylko woda.
refusal-retreat-meets-enemies = Na heksie { $a } stoi wróg.
refusal-retreat-crosses-the-start-line = { $a }: heks { $b } leży za linią startu, przez którą nie wolno się wycofywać.
refusal-retreat-is-barred = { $a }: nie da się stamtąd wejść na heks { $b }.
refusal-river-bars-the-retreat = { $a }: heks { $b } leży za dużą rzeką bez mostu, a przez taką prowadzi tylko pierwszy heks odwrotu.
refusal-retreat-does-not-lead-away = { $a }: każdy kolejny heks odwrotu leży o jeden dalej od heksu { $b }.
refusal-retreat-is-too-short = { $a }: trzeba się wycofać dalej. Heksów odwrotu: { $count }.
refusal-retreat-is-too-long = Na heksie { $b } jest miejsce, dalej wycofywać się nie wolno ({ $a }). Heksów odwrotu: { $count }.
refusal-retreat-ends-in-a-full-hex = Na heksie { $a } stoją już dwie jednostki: trzeba się wycofać dalej.
refusal-safer-way-is-open = { $a }: trzeba się wycofać bezpieczniejszą drogą ({ $best }).
refusal-way-leads-from-supply = { $a }: trzeba się wycofać ku własnemu zaopatrzeniu ({ $best }).
refusal-fortress-does-not-pursue = Twierdza nie ściga.
refusal-did-not-attack = { $a }: ta jednostka tu nie atakowała albo jest już po pościgu.
refusal-first-hex-is-another = Pościg zaczyna się od heksu { $b }, nie od { $a }.
refusal-infantry-goes-one-hex = { $count ->
    [one] { $a }: ścigać można tylko o { $count } heks.
    [few] { $a }: ścigać można tylko o { $count } heksy.
   *[many] { $a }: ścigać można tylko o { $count } heksów.
}
refusal-armour-goes-two-hexes = { $count ->
    [one] { $a }: ścigać można tylko o { $count } heks.
    [few] { $a }: ścigać można tylko o { $count } heksy, jeden po drugim.
   *[many] { $a }: ścigać można tylko o { $count } heksów, jeden po drugim.
}
refusal-city-stops-the-pursuit = { $a }: pościg kończy się na heksie { $b }, dalej nie puszcza miasto.
refusal-ground-stops-the-pursuit = { $a }: pościg kończy się na heksie { $b }, dalej nie puszcza teren.
refusal-river-stops-the-pursuit = { $a }: pościg kończy się na heksie { $b }, dalej nie puszcza rzeka.
refusal-pursuit-leaves-the-map = Heks { $a } jest poza grą.
refusal-pursuit-enters-water = Na heksie { $a } jest tylko woda.
refusal-pursuit-is-barred = { $a }: nie da się stamtąd wejść na heks { $b }.
refusal-pursuit-meets-enemies = Na heksie { $a } stoi wróg.
refusal-pursuit-ends-in-a-full-hex = Na heksie { $a } stoją już dwie jednostki.

# -- Dlaczego nie: zaopatrzenie, twierdze, posiłki --------------------------------------------------------------------
refusal-transfer-has-no-line = { $a } ({ $b }): brak linii komunikacji, nie można zdjąć z mapy.
refusal-only-axis-units-are-transferred = { $a } nie jest jednostką Osi na mapie.
refusal-only-armour-is-withdrawn = { $a } nie jest zmechanizowaną jednostką Osi na mapie.
refusal-no-stand-fast-marker-is-there = Na heksie { $a } nie ma znacznika „Nie poddawać się”.
refusal-city-is-lost = Heks { $a } jest w rękach Osi.
refusal-city-has-no-line = Heks { $a } nie ma linii komunikacji: znacznik zostaje.
refusal-city-is-not-friendly = Na heksie { $a } nie ma dużego miasta w radzieckich rękach.
refusal-fortress-has-no-line = Heks { $a } nie ma linii komunikacji: nie można tam budować.
refusal-enemy-is-adjacent = Wróg stoi obok heksu { $a }: za późno na budowę.
refusal-fortress-is-complete = Twierdza na heksie { $a } jest gotowa: więcej niż +{ $level } nie będzie.
refusal-too-many-fortresses = Nowej twierdzy na heksie { $a } nie można zbudować: { too-many-hexes }
refusal-too-many-fortresses-at-leningrad = Nowej twierdzy na heksie { $a } nie można zbudować: { too-many-hexes }
refusal-too-many-fortresses-at-kiev = Nowej twierdzy na heksie { $a } nie można zbudować: { too-many-hexes }
refusal-no-marker-is-left = Dla tej mapy nie ma już znaczników twierdzy: { $a }.
refusal-armour-never-returns = { $a }: wyeliminowane jednostki zmechanizowane nie wracają.
refusal-starved-hq-never-returns = { $a }: sztab wyeliminowany przy sprawdzaniu zaopatrzenia nie wraca.
refusal-the-dead-never-return = { $a }: jednostka wyeliminowana nie wraca.
refusal-army19-takes-no-train = { $a } przybywa z żetonem 19. Armii, razem z całą armią.
refusal-unit-is-not-in-the-box = { $a }: nie ma jej wśród twoich dostępnych jednostek.
refusal-contingent-is-used-up = { $nationId ->
    [ro] Rumuńskich posiłków w tej turze już nie ma, musi poczekać: { $a }.
    [su] Radzieckich posiłków koleją w tej turze już nie ma, musi poczekać: { $a }.
   *[other] Niemieckich posiłków w tej turze już nie ma, musi poczekać: { $a }.
}
refusal-no-station-is-open = { $a }: nie ma czynnej kolei z wolnym miejscem.
refusal-reserve-is-not-called-yet = W tej turze nie ma rezerwy strategicznej, musi poczekać: { $a }.
refusal-scenario-has-no-reserve = W tym scenariuszu nie ma rezerwy strategicznej: { $a } przybywa tylko koleją.
refusal-smolensk-reserve-is-used-up = Rezerwa strategiczna tej tury jest wyczerpana, musi poczekać: { $a }.
refusal-reserve-is-used-up = Rezerwa strategiczna tej tury jest wyczerpana, musi poczekać: { $a }.
refusal-not-from-moscow = Rezerwa strategiczna przybywa z Moskwy, a heks { $a } tam nie prowadzi.
refusal-entry-is-held = Na heksie { $a } stoi wróg.
refusal-entry-leads-nowhere = { $b }: od heksu { $a } nie ma dojścia do wolnego miejsca.
refusal-no-railway-here = Na heksie { $a } nie ma kolei.
refusal-station-is-in-zoc = Heks { $a } leży we wrogiej strefie kontroli.
refusal-friends-do-not-help-the-train = Kolej na heks { $a } biegnie przez wrogą strefę kontroli: pociąg nie przejedzie, nawet gdy stoją tam swoi.
refusal-railway-is-cut = Heksu { $a } nie łączy czynna kolej z własnym źródłem zaopatrzenia.
refusal-station-is-full = Na heksie { $a } stoją już dwie jednostki.

# -- Co się stało: przed grą ------------------------------------------------------------------------------------------
bid = { $seat }: stawka { $points }.
bid-won = Oś przypada miejscu „{ $seat }”, trzeba zdobyć { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}.
unit-deployed = { $unit } staje na heksie { $hex }.
formation-arranged = { $formation }: rozstawia program, { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}.
side-set-up = { $sideId ->
    [axis] Wojska Osi są rozstawione.
   *[soviet] Wojska radzieckie są rozstawione.
}
surprise-attack = Niedziela, 22 czerwca 1941: grupy pancerne uderzają z zaskoczenia.

# -- Co się stało: tury i żetony --------------------------------------------------------------------------------------
turn-began = Tura { $turn }
unit-available = { $unit }: jednostka jest znów dostępna.
chits-available = { $sideId ->
    [axis] Nowe żetony Osi: { $chits }.
   *[soviet] Nowe żetony radzieckie: { $chits }.
}
army-raised = Powołano: { $chit }.
chit-chosen = Wybrano: { $chit }.
chit-held = Zostaje w ręku: { $chit }.
chit-dealt = Żeton „{ $chit }” trafia do kubka: { $seat }.
cup-filled = W kubku { $count ->
    [one] jest { $count } żeton
    [few] są { $count } żetony
   *[many] jest { $count } żetonów
}.
chit-drawn = Wylosowano: { $chit }
own-chit-drawn = { $seat } losuje: { $chit }.
dummy-drawn = { $seat } losuje pusty żeton: nic się nie dzieje.
chit-queued = Wylosowano zakryty żeton. W kolejce: { $count }.
chit-interrupted = { $held } przerywa. Do kubka wraca: { $chit }
activation-ended = { $chit }: koniec aktywacji.
hq-activated = Aktywacja: { $hq }.
hq-not-on-map = { $hq }: nie ma go na mapie, żeton nie działa.
group-without-railway = { $hq }: brak własnej linii kolejowej, drugiej aktywacji nie będzie.
units-activated = Jednostki do aktywacji są wybrane.
reserve-rolled = { $chit }: { $count ->
    [0] nikogo nie można aktywować.
    [one] można aktywować { $count } jednostkę.
    [few] można aktywować { $count } jednostki.
   *[many] można aktywować { $count } jednostek.
}
hq-relocated = { $unit } opuszcza heks { $hex } i wróci w turze { $turn }.
army-enters = { $chit } wchodzi na mapę: { $hex }.
army-cannot-enter = { $chit } nie może teraz wejść na mapę.
zhukov-declared = Obroną Leningradu dowodzi Żukow.

# -- Co się stało: ruch -----------------------------------------------------------------------------------------------
unit-moved = { $unit }: { $start } → { $end }.
unit-marched = { $unit }: { $start } → { $end }, ruch strategiczny.
movement-ended = { $seatId ->
    [axis] Koniec ruchu.
    [soviet] Koniec ruchu.
   *[other] Koniec ruchu: { $seat }.
}
hex-taken = { $sideId ->
    [axis] Oś zajmuje { $hex }.
   *[soviet] Sowieci zajmują { $hex }.
}

# -- Co się stało: walka ----------------------------------------------------------------------------------------------
phase-combat = { $sideId ->
    [axis] Walka Osi
   *[soviet] Walka radziecka
}
battle = Atak na { $hex } ({ $units }): { $attack } przeciw { $defence }, kolumna { $column }, wynik { $result }.
attack-void = Atak na { $hex } nie dochodzi do skutku: nie ma komu walczyć.
attack-cancelled = Atak na { $hex } ({ $units }) odwołany: { $attack } przeciw { $defence } to za mało.
unit-reduced = { $unit } traci poziom ({ $hex }).
unit-eliminated = { $back ->
    [1] { $unit } ginie ({ $hex }), ale może wrócić z posiłkami.
   *[other] { $unit } ginie ({ $hex }).
}
fortress-holds = Twierdza na heksie { $hex } nie ustępuje: { $count ->
    [one] zamiast odwrotu jeszcze { $count } strata.
    [few] zamiast odwrotu jeszcze { $count } straty.
   *[many] zamiast odwrotu jeszcze { $count } strat.
}
fortress-damaged = Twierdza na heksie { $hex } słabnie do +{ $level }.
fortress-destroyed = Twierdza na heksie { $hex } pada.
unit-retreated = { $losses ->
    [0] { $unit } wycofuje się: { $start } → { $end }.
   *[other] { $unit } wycofuje się przez wrogie strefy kontroli: { $start } → { $end }.
}
unit-pursued = { $unit } ściga: { $start } → { $end }.

# -- Co się stało: zaopatrzenie i posiłki -----------------------------------------------------------------------------
supply-check = Kontrola zaopatrzenia, tura { $turn }
side-checked = { $sideId ->
    [axis] Jednostki Osi bez linii komunikacji: { $count ->
        [0] brak
       *[other] { $units }
    }.
   *[soviet] Jednostki radzieckie bez linii komunikacji: { $count ->
        [0] brak
       *[other] { $units }
    }.
}
unit-starved = { $unit } ginie w okrążeniu ({ $hex }) i już nie wróci.
unit-withdrawn = { $unit } opuszcza front ({ $hex }): siła ataku { $strength }.
unit-transferred = { $unit } opuszcza heks { $hex } i czeka wśród dostępnych.
fortress-built = Twierdza +{ $level } na heksie { $hex }.
stand-fast-lifted = Zdjęto znacznik „Nie poddawać się”: { $hex }.
reinforcements = { $sideId ->
    [axis] Posiłki Osi
   *[soviet] Posiłki radzieckie
}
unit-arrived = { $unit } przybywa koleją: { $hex }.
unit-from-moscow = { $unit } przybywa z Moskwy: { $start } → { $end }.

# -- Co się stało: poprawione za zgodą graczy -------------------------------------------------------------------------
edited-unit = Poprawiono: { $unit } – { $hex }, poziomy: { $steps }.
edited-fortress = { $level ->
    [0] Poprawiono: na heksie { $hex } nie ma twierdzy.
   *[other] Poprawiono: twierdza +{ $level } na heksie { $hex }.
}
edited-control = { $sideId ->
    [axis] Poprawiono: heks { $hex } należy do Osi.
   *[soviet] Poprawiono: heks { $hex } należy do Sowietów.
}

# -- Koniec -----------------------------------------------------------------------------------------------------------
axis-wins = Zwycięstwo Osi: { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}, a trzeba było { $threshold }.
soviets-win = Zwycięstwo Sowietów: Oś ma { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}, a trzeba było { $threshold }.
score-city = Duże miasta
score-stand-fast = Miasta, których nie wolno było poddać
score-german-mech = Niemieckie jednostki zmechanizowane w pełnej sile
score-soviet-mech = Zniszczone radzieckie jednostki zmechanizowane
score-breakthrough = Przełamanie
score-moscow = Droga na Moskwę
score-star = Heksy z gwiazdą

# -- Wiersze pod rzutem -----------------------------------------------------------------------------------------------
modifier-river = rzeka
modifier-out-of-command = poza dowodzeniem
modifier-retreated = wycofały się wcześniej

# What a machine player was up to, told after its turn.
intent-effort = Główne uderzenie: { $place }.
intent-advance = Naciera, gdzie może.
intent-drive = Prze do celów i zostawia wroga za sobą.
intent-assault = Najpierw atakuje za wszelką cenę, potem idzie dalej.
intent-secure = Najpierw zabezpiecza swoje linie komunikacyjne.
intent-hold = Utrzymuje cele i zagradza drogę.
intent-counter-attack = Kontratakuje, gdzie może.
intent-delay = Zagradza drogę, by zyskać czas.
intent-raid = Uderza na linie komunikacyjne wroga.
intent-cities = Skupia siły w miastach.

order-interrupt-draw = Przerwanie wylosowanego żetonu żetonem z ręki
order-choose-retreat = Odwroty twoich jednostek
order-choose-losses = Straty poziomów twoich jednostek
