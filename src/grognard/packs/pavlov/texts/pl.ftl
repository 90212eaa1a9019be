# „Dom Pawłowa” po polsku. Nazwy przychodzą w mianowniku; `$xId` to surowe oznaczenie `$x`, `none`, gdy jest puste.
# Warianty wyboru stoją każdy w osobnym wierszu: tego wymaga parser w przeglądarce.

# -- Części innych zdań -----------------------------------------------------------------------------------------------
hits-scored = { $hits ->
    [0] pudło
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
wehrmacht-card = { $cardId ->
    [c62] Kontrola zaopatrzenia
    [c63] Kontrola zaopatrzenia
    [c64] Kontrola zaopatrzenia
    [c65] Kontrola zaopatrzenia
    [c66] Kontrola zaopatrzenia
    [c67] Kontrola zaopatrzenia
   *[other] { $card }
}
with-weapon = { $weaponId ->
    [none] { "" }
   *[other] , broń: { $weapon }
}
by-weapon = { $weaponId ->
    [none] { "" }
   *[other] { " " }({ $weapon }, dwie akcje)
}
modifier = { $reason }: { $value }

# -- O co pytamy ------------------------------------------------------------------------------------------------------
ask-card-action = { $left ->
    [0] Nie ma już akcji z kart: zakończ fazę.
    [one] Użyj karty radzieckiej: została { $left } akcja.
    [few] Użyj karty radzieckiej: zostały { $left } akcje.
   *[many] Użyj karty radzieckiej: zostało { $left } akcji.
}
ask-choose-repair = { $unit }: które miejsce naprawić?
ask-choose-fortification = Co wzmocnią lub naprawią saperzy?
ask-choose-mine = Gdzie położyć minę?
ask-choose-wire = Do którego miejsca pociągnąć łączność?
ask-choose-ready = { $unit }: którą baterię przygotować?
ask-choose-reinforcement = Kto przybywa jako posiłki? { $points ->
    [one] Został { $points } punkt.
    [few] Zostały { $points } punkty.
   *[many] Zostało { $points } punktów.
}
ask-choose-resupply = Co trafia do punktu przeładunkowego? { $left ->
    [one] Jeszcze { $left } żeton.
    [few] Do { $left } żetonów.
   *[many] Do { $left } żetonów.
}
ask-choose-load = Co i na którą łódź załadować? { $left ->
    [one] Jeszcze { $left } żeton.
    [few] Do { $left } żetonów.
   *[many] Do { $left } żetonów.
}
ask-choose-delivery = Która łódź dostarcza ładunek do Domu?
ask-choose-sortie = Kto idzie na wypad ({ $card })? Suma kości musi wynieść co najmniej { $defence }. { $dice ->
    [0] Na razie nikt nie został wybrany.
    [one] Na razie { $dice } kość: { $men }.
    [few] Na razie { $dice } kości: { $men }.
   *[many] Na razie { $dice } kości: { $men }.
}
ask-choose-final = Ostatnia okazja: szturmować Dom Mleczny?
ask-choose-aa = { $aircraft ->
    [one] Nadlatuje { $aircraft } samolot.
    [few] Nadlatują { $aircraft } samoloty.
   *[many] Nadlatuje { $aircraft } samolotów.
} Otworzyć ogień przeciwlotniczy? { $spent ->
    [0] Nie zużyto jeszcze żetonów.
    [one] Zużyto { $spent } żeton.
    [few] Zużyto { $spent } żetony.
   *[many] Zużyto { $spent } żetonów.
}
ask-choose-suppression = { $type }: { $track }, obrona { $defence }. Ile żetonów obezwładnienia zużyć? { $left ->
    [one] Jest { $left } żeton.
    [few] Są { $left } żetony.
   *[many] Jest { $left } żetonów.
}
ask-choose-casualty = Obsługa została trafiona, pozycja { $place }: kto jest stratą?
ask-choose-aid = { $counter } wypada z szeregu. Użyć apteczki? { $left ->
    [one] Została { $left } apteczka.
    [few] Zostały { $left } apteczki.
   *[many] Zostało { $left } apteczek.
}
ask-choose-unfed = Żywności nie wystarczyło. Kogo tracimy? { $left ->
    [one] Jeszcze { $left } pionek.
    [few] Jeszcze { $left } pionki.
   *[many] Jeszcze { $left } pionków.
}
ask-move-counter = { $left ->
    [0] Nie ma już ruchów: zakończ ruchy.
    [one] Kto się rusza? Został { $left } ruch.
    [few] Kto się rusza? Zostały { $left } ruchy.
   *[many] Kto się rusza? Zostało { $left } ruchów.
}
ask-choose-post = Dokąd idzie { $counter }?
ask-choose-way = { $newcomer } zajmuje pozycję. Dokąd odchodzi { $counter }?
ask-act-counter = { $left ->
    [0] Nie ma już akcji: zakończ turę.
    [one] Kto działa? Została { $left } akcja.
    [few] Kto działa? Zostały { $left } akcje.
   *[many] Kto działa? Zostało { $left } akcji.
}
ask-choose-action = Co robi { $counter }? { $left ->
    [one] Została { $left } akcja.
    [few] Zostały { $left } akcje.
   *[many] Zostało { $left } akcji.
}
ask-choose-orders = { $counter } wydaje rozkazy: kto odzyskuje siły? { $left ->
    [one] Został { $left } rozkaz.
    [few] Zostały { $left } rozkazy.
   *[many] Zostało { $left } rozkazów.
}
ask-choose-fire = { $counter } kieruje ogniem: na jeden cel czy na dwa sąsiednie?
ask-plan-cards = Która karta Wehrmachtu będzie w tej turze numerem { $number }?
ask-seal-plan = Plan gotowy. Położyć go zakrytego? Potem dobierane są nowe karty i nie można go zmienić.
ask-plan-tactic = Która karta taktyki wesprze tę turę?

# -- Co można odpowiedzieć --------------------------------------------------------------------------------------------
do-play-card = { $actionId ->
    [recover] { $unit }: odbudowa
    [resupply] { $unit }: uzupełnienie
    [storm] { $unit }: grupa szturmowa
    [ops] { $unit }: wsparcie operacyjne
    [reinforce] { $unit }: posiłki
    [fortify] { $unit }: umocnienie
    [mine] { $unit }: minowanie
    [decision] { $unit }: decyzja taktyczna
    [wire] { $unit }: łączność przewodowa
    [artillery] { $unit }: przygotowanie artylerii
    [load] { $unit }: załadunek
    [deliver] { $unit }: dostawa
    [aa] { $unit }: przygotowanie dział przeciwlotniczych
    [none] { $card }: nie można użyć
   *[other] { $unit }
}
do-end-cards = Zakończ fazę kart
do-repair = Naprawa: { $location }
do-take-token = Weź żeton: { $token }
do-reinforce = Posiłki: { $counter }
do-fortify = { $whatId ->
    [green] Podnieś zieloną obronę
    [red] Podnieś czerwoną obronę
    [purple] Podnieś fioletową obronę
   *[other] Naprawa: { $what }
}
do-mine = Zaminuj: { $spot }
do-lay-wire = Pociągnij łączność: { $location }
do-ready = Przygotuj baterię: { $location }
do-load = Załaduj żeton: { $token } → { $location }
do-deliver = Dostawa: { $location }
do-done = Gotowe
do-join = Do grupy: { $counter }
do-launch = Rozpocznij wypad
do-sortie = Szturmuj Dom Mleczny
do-decline = Nie
do-fire-aa = Otwórz ogień: { $location }
do-spend-suppression = { $count ->
    [0] Nie zużywaj żadnego
    [one] Zużyj { $count } żeton
    [few] Zużyj { $count } żetony
   *[many] Zużyj { $count } żetonów
}
do-lose = Strata: { $counter }
do-use-aid = Użyj apteczki
do-move = Ruch: { $counter }
do-to = Pozycja { $place }{ with-weapon }{ $replacingId ->
    [none] { "" }
    [all] , odchodzą obaj, którzy tam stoją
   *[other] , odchodzi { $replacing }
}
do-give-way = { $placeId ->
    [reserve] Do rezerwy{ with-weapon }
   *[other] Pozycja { $place }{ with-weapon }
}
do-end-moves = Zakończ ruchy
do-act = Działanie: { $counter }
do-end-actions = Zakończ turę
do-attack = Atakuj pionek: { $space }{ by-weapon }
do-suppress = Obezwładnianie,{ $green ->
    [0] { "" }
    [one] { " " }kolor zielony: { $green } żeton
    [few] { " " }kolor zielony: { $green } żetony
   *[many] { " " }kolor zielony: { $green } żetonów
}{ $red ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }
       *[other] ,{ " " }
    }kolor czerwony: { $red ->
        [one] { $red } żeton
        [few] { $red } żetony
       *[many] { $red } żetonów
    }
}{ $purple ->
    [0] { "" }
   *[other] { $red ->
        [0] { " " }
       *[other] ,{ " " }
    }kolor fioletowy: { $purple ->
        [one] { $purple } żeton
        [few] { $purple } żetony
       *[many] { $purple } żetonów
    }
}{ by-weapon }
do-command = Wydaj rozkazy
do-order = { $whatId ->
    [exhaustion] { $counter }: koniec wyczerpania
   *[damage] { $counter }: usuń uszkodzenie
}
do-radio = Wezwij posiłki
do-observe = Kieruj ogniem: { $battery }
do-call-fire = Ogień: { $space }{ $secondId ->
    [none] { "" }
   *[other] { " " }+ { $second }
}
do-recover = { $whatId ->
    [exhaustion] Odzyskaj siły po wyczerpaniu
   *[damage] Usuń uszkodzenie
}
do-plan = Zaplanuj: { wehrmacht-card }
do-lay-plan = Połóż plan zakryty
do-plan-tactic = Wybierz kartę: { $card }

# -- Dlaczego nie -----------------------------------------------------------------------------------------------------
refusal-no-action-is-left = W tej turze nie ma już akcji (dozwolone: { $count }).
refusal-has-acted-already = { $a } już działał w tej turze.
refusal-has-been-ordered = { $a } wykonuje rozkaz i w tej turze już nie działa.
refusal-waits-in-the-reserve = { $a } jest w rezerwie: stamtąd nikogo nie widać i nie ma on nic do zrobienia.
refusal-has-nothing-to-do = { $a } nie ma stąd nic do zrobienia.
refusal-has-no-aa-token = Na tym miejscu nie ma żetonu obrony przeciwlotniczej.
refusal-spends-more-than-there-is = Nie można zużyć { $count }: { $a }, żetonów jest tam { $left }.
refusal-is-exhausted = { $a } jest wyczerpany i może tylko odzyskać siły.
refusal-is-damaged = { $a } ma żeton uszkodzenia i może tylko odzyskać siły.
refusal-target-space-is-empty = Nie ma tu pionka Wehrmachtu: { $a }.
refusal-cannot-see-the-target = { $a } nie widzi celu ({ $b }): kolory się różnią.
refusal-target-is-not-infantry = { $b } ({ $a }): pojazdów tak się nie atakuje, tylko piechotę.
refusal-fires-on-another-colour = { $a } nie może prowadzić tam ognia ({ $b }): kolor musi być taki jak jego pozycji bojowej.
refusal-lays-no-token = Trzeba wyłożyć co najmniej jeden żeton obezwładnienia.
refusal-lays-more-than-its-value = { $a }: wartość obezwładniania { $value }, więcej żetonów wyłożyć nie można.
refusal-supply-has-too-few-tokens = Brakuje żetonów obezwładnienia: { $a }, zostało { $left }.
refusal-does-not-suffer-from-it = { $a } nie ma z czego odzyskiwać sił w ten sposób.
refusal-is-no-commander = { $a } nie ma symbolu rozkazu i nie może wydawać rozkazów.
refusal-commands-from-the-reserve = { $a } nie jest na pozycji bojowej: z rezerwy rozkazów się nie wydaje.
refusal-no-counter-needs-orders = Nie ma nikogo, komu rozkaz pomógłby odzyskać siły.
refusal-orders-the-commander = Rozkazy wydaje się innym: { $a } sam tu dowodzi.
refusal-has-an-action-token = { $a } już działał w tej turze: nie można wydać mu rozkazu.
refusal-is-a-commander-too = { $a } sam jest dowódcą: rozkaz nie pomoże mu odzyskać sił.
refusal-is-not-in-need = { $a } nie ma z czego odzyskiwać sił w ten sposób.
refusal-crew-is-incomplete = { $a } nie może użyć tej broni ({ $b }): na jednej pozycji z nią potrzeba dwóch z jej symbolem.
refusal-needs-two-actions = Broń z obsługą wymaga dwóch akcji ({ $a }). Zostało: { $left }.
refusal-partner-is-exhausted = { $a } jest wyczerpany: w obsłudze obaj muszą być sprawni.
refusal-partner-is-damaged = { $a } ma żeton uszkodzenia: w obsłudze obaj muszą być sprawni.
refusal-partner-has-acted = { $a } już działał w tej turze, a obsługa działa razem.
refusal-partner-is-under-orders = { $a } wykonuje rozkaz, a obsługa działa razem.
refusal-gun-fires-at-infantry = { $b } ({ $a }): broń przeciwpancerna atakuje tylko pojazdy.
refusal-gun-cannot-suppress = Broń przeciwpancerna nie może obezwładniać ({ $a }).
refusal-mortar-cannot-attack = Moździerz może tylko obezwładniać ({ $a }).
refusal-lays-more-than-the-weapon-can = Wartość obezwładniania tej broni ({ $a }) to { $value }, więcej żetonów wyłożyć nie można.
refusal-nothing-done-yet = Nic jeszcze nie zrobiono; aby zrezygnować z akcji, cofnij ostatni krok.
refusal-no-move-is-left = Nie ma już ruchów (dozwolone: { $count }): zakończ ruchy.
refusal-card-allows-no-more-moves = Działa karta { $a }: w tej turze więcej ruchów nie ma.
refusal-has-moved-already = { $a } już się ruszał w tej turze.
refusal-is-not-in-the-house = { $a } nie jest w Domu.
refusal-has-nowhere-to-go = { $a } nie ma dokąd iść: na wszystkich innych pozycjach są wyczerpani lub ranni żołnierze.
refusal-is-there-already = Ruch musi prowadzić na inną pozycję, a to jest ta sama: { $a }.
refusal-cannot-take-the-weapon = { $a } nie może zabrać tej broni ({ $b }): musi stać obok niego i mieć jego symbol.
refusal-replaces-an-exhausted-counter = { $a } jest wyczerpany: na jego pozycję nie wolno wejść.
refusal-replaces-a-damaged-counter = { $a } ma żeton uszkodzenia: na jego pozycję nie wolno wejść.
refusal-replaced-counter-is-elsewhere = Nie ma go tutaj i nie można go zastąpić: pozycja { $a }.
refusal-crew-is-complete = Obsługa jest już pełna, pozycja { $a }: trzeci może tylko kogoś zastąpić.
refusal-position-is-taken = Pozycja { $a } jest zajęta, stoi na niej { $b }. Zastąp go albo wybierz inną.
refusal-are-no-crew = { $a } i { $b } nie mogą stać razem (pozycja { $c }): potrzebny jest ten sam symbol i broń z tym symbolem.
refusal-gives-way-to-an-occupied-position = Pozycja { $a } jest zajęta: kto ustępuje, idzie na wolną pozycję lub do rezerwy.
refusal-takes-the-weapon-from-a-crew = Ta broń ({ $a }) musi zostać: bez niej dwaj, którzy zostają, nie mogliby dzielić pozycji.
refusal-lines-are-cut = Nie ma łączności ({ $a }): w tej turze radio milczy.
refusal-is-not-at-the-radio = { $a } nie jest przy radiu: stoi ono na innej pozycji, { $b }.
refusal-division-does-not-answer = Nikt nie odpowiada, to miejsce jest uszkodzone: { $a }.
refusal-nothing-affordable-by-radio = W zasobie nie ma nikogo ani niczego, na co starczyłoby punktów wezwania.
refusal-is-no-observer = { $a } nie ma symbolu obserwatora i nie może kierować ogniem artylerii.
refusal-battery-is-not-ready = Nie ma tu żetonu artylerii: { $a }.
refusal-lines-to-the-battery-are-cut = Nie ma łączności ({ $a }): w tej turze nie można kierować ogniem artylerii.
refusal-sees-no-target = { $a } nie widzi żadnego pionka Wehrmachtu.
refusal-space-is-empty = Nie ma tu pionka Wehrmachtu: { $a }.
refusal-target-is-out-of-sight = { $a } nie widzi celu: { $b }.
refusal-targets-are-not-adjacent = Cele nie sąsiadują ({ $a }; { $b }): artyleria bije w jeden cel albo w dwa sąsiednie.
refusal-keeps-a-card-that-must-be-played = Karty kontroli zaopatrzenia ani grupy szturmowej nie wolno zatrzymać: pozostałe miejsca tej tury są dla niej.
refusal-no-card-action-is-left = W tej turze nie ma już akcji z kart (dozwolone: { $count }).
refusal-card-is-used-already = Tej karty już użyto, a karta daje tylko jedną akcję: { $a }.
refusal-card-is-not-in-hand = Tej karty nie ma na ręce: { $a }.
refusal-is-fog-of-war = { $a }: tej karty nie można użyć do akcji.
refusal-unit-is-not-on-the-card = Na karcie nie ma takiego oddziału: { $a }.
refusal-unit-cannot-do-that = Ten oddział nie ma takiej akcji: { $a }.
refusal-nothing-to-repair = { $a }: żadne miejsce nie jest uszkodzone.
refusal-is-not-damaged = Nie ma tu uszkodzenia: { $a }.
refusal-army-post-is-damaged = { $a }: dopóki jest tu uszkodzenie, nie ma uzupełnień.
refusal-nothing-left-to-resupply = W zasobie nie ma już amunicji, apteczek, żywności ani saperów.
refusal-there-is-no-storm-card = W obszarze grupy szturmowej nie ma karty.
refusal-army-post-cannot-order-sorties = { $a }: dopóki jest tu uszkodzenie, nie można wysłać grupy szturmowej.
refusal-storm-approaches-are-held = Kierunki w kolorze celu ({ $card }) zajmuje Wehrmacht: { $a }. Na wypad muszą być wolne.
refusal-division-post-is-damaged = { $a }: dopóki jest tu uszkodzenie, nie ma posiłków.
refusal-nothing-affordable-to-send = W zasobie nie ma nikogo ani niczego, na co starczyłoby punktów.
refusal-house-has-no-sappers = W obszarze zaopatrzenia Domu nie ma żetonu saperów.
refusal-house-has-no-sappers-for-mines = W obszarze zaopatrzenia Domu nie ma żetonu saperów: nie ma czym minować.
refusal-nothing-to-fortify = Wszystkie trzy tory obrony są na najwyższym poziomie, a miejsce batalionu nie jest uszkodzone.
refusal-defence-is-at-its-best = Ta obrona jest już na najwyższym poziomie: { $a }.
refusal-battalion-is-not-damaged = Nie ma tu uszkodzenia: { $a }.
refusal-is-no-work-for-sappers = Saperzy podnoszą obronę albo naprawiają miejsce batalionu, ale nie to: { $a }.
refusal-every-spot-is-occupied = Wszystkie miejsca saperów są zajęte.
refusal-spot-is-occupied = Zajęte: { $a }. Jest tam mina albo pionek Wehrmachtu ({ $b }).
refusal-there-is-no-fog-in-hand = Na ręce nie ma mgły wojny, którą można by odesłać.
refusal-all-signals-are-damaged = Wszystkie miejsca batalionu łączności są uszkodzone.
refusal-no-wire-in-stock = W zasobie nie ma już żetonu łączności.
refusal-no-free-signal-post = Na każdym miejscu batalionu łączności leży już łączność albo uszkodzenie.
refusal-signal-post-is-not-free = { $a }: jest tu już łączność albo uszkodzenie.
refusal-none-in-stock = { $a }: w zasobie nie ma już potrzebnego żetonu.
refusal-no-free-battery = { $a }: nie ma wolnego miejsca, każde jest gotowe albo uszkodzone.
refusal-battery-is-not-free = { $a }: leży tu już żeton albo uszkodzenie.
refusal-battery-of-another-unit = { $a }: to miejsce innego oddziału – { $b }.
refusal-nothing-to-load = Punkt przeładunkowy jest pusty.
refusal-no-free-boat = Nie ma wolnej łodzi: każda jest załadowana albo uszkodzona.
refusal-nothing-to-deliver = Na łodziach nic nie ma.
refusal-is-not-in-the-stock = Nie ma tego w zasobie: { $a }.
refusal-costs-too-much = Za drogo: { $a }, koszt { $cost }, a zostało punktów: { $points }.
refusal-costs-too-much-by-radio = Za drogo: { $a }, koszt { $cost }, a punktów wezwania przez radio zostało: { $points }.
refusal-approaches-are-held = Kierunki w kolorze celu ({ $card }) zajmuje Wehrmacht: { $a }. Na wypad muszą być wolne.
refusal-no-counter-is-fit = W Domu nie ma komu iść na wypad: wszyscy są wyczerpani lub ranni.
refusal-not-in-the-house = { $a } nie jest w Domu.
refusal-exhausted-stays-behind = { $a } jest wyczerpany i nie idzie na wypad.
refusal-damaged-stays-behind = { $a } ma żeton uszkodzenia i nie idzie na wypad.
refusal-group-is-empty = Grupa szturmowa musi mieć przynajmniej jednego żołnierza.
refusal-is-no-supply = Do punktu przeładunkowego trafiają tylko amunicja, apteczki, żywność i saperzy, ale nie to: { $a }.
refusal-stock-has-none = W zasobie nic takiego nie zostało: { $a }.
refusal-is-no-cargo = Łodzie wożą tylko amunicję, apteczki, żywność i saperów, ale nie to: { $a }.
refusal-staging-has-none = Nie ma tam takiego żetonu ({ $b }): { $a }.
refusal-boat-is-damaged = { $a }: jest tu uszkodzenie, ładować nie wolno.
refusal-boat-is-full = { $a }: łódź jest już załadowana, na każdej mieści się jeden żeton.
refusal-boat-is-empty = { $a }: na pokładzie nic nie ma.
refusal-support-is-not-played = W tej partii nie ma wsparcia operacyjnego.
refusal-no-support-card-is-open = Wszystkie karty wsparcia operacyjnego są już spełnione.
refusal-stock-cannot-pay = { $card }: w zasobie brakuje żetonów ({ $missing }).
refusal-a-named-location-is-damaged = { $card }: te miejsca muszą być nieuszkodzone: { $damaged }.
refusal-house-has-no-aid = W obszarze zaopatrzenia Domu nie ma apteczki.
refusal-no-wound-to-cancel = Apteczka anuluje ranę w chwili, gdy ona pada: teraz nie ma czego anulować.
refusal-weapon-needs-its-crew = Broń sama nie działa ({ $a }): wybierz jednego z dwóch żołnierzy jej obsługi.
refusal-is-not-there-to-act = { $a } nie jest w Domu i nie może działać.
refusal-weapon-moves-with-its-crew = Broń sama się nie rusza ({ $a }): zabiera ją żołnierz z jej symbolem.
refusal-moves-to-the-reserve = { $a } nie może przejść do rezerwy: ruch kończy się na pozycji bojowej.
refusal-orders-reach-counters-of-the-house = Tego rozkazu nikt nie przyjmie ({ $a }): potrzebny jest żeton radziecki w Domu.
refusal-was-not-hit = { $a } nie jest pod ogniem: stratą jest jeden z dwóch na tej pozycji: { $b }.
refusal-is-not-fed-in-the-house = { $a } nie liczy się przy sprawdzeniu zaopatrzenia: tylko żetony radzieckie w Domu.
refusal-has-been-chosen-already = { $a } został już wybrany w tym sprawdzeniu zaopatrzenia.
refusal-has-joined-already = { $a } jest już w grupie szturmowej.
refusal-is-not-in-the-german-hand = Nie ma jej wśród kart Wehrmachtu na ręce: { $a }.
refusal-is-no-tactics-card-in-hand = Nie ma jej wśród kart taktyki na ręce: { $a }.
refusal-is-no-boat-to-load = Ładuje się tylko łodzie flotylli, a to nie łódź: { $a }.
refusal-is-no-boat-to-unload = Zaopatrzenie dostarczają łodzie flotylli, a to nie łódź: { $a }.
refusal-repairs-another-unit = { $a }: to miejsce innego oddziału – { $b }; nie może go naprawić.
refusal-is-no-signal-post = Łącze kładzie się do miejsc batalionu łączności, a to nie jest jedno z nich: { $a }.

# -- Co się stało: przebieg gry ---------------------------------------------------------------------------------------
turn-begins = Tura { $turn }
phase-planning = Planowanie Wehrmachtu
phase-cards = Karty radzieckie
phase-wehrmacht = Karty Wehrmachtu
phase-counters = Pionki radzieckie

# -- Co się stało: karty radzieckie -----------------------------------------------------------------------------------
deck-shuffled = Stos odrzuconych przetasowano w nową talię radziecką.
cards-drawn = { $count ->
    [0] Nie ma już czego dobrać.
    [one] Dobrano { $count } kartę: { $cards }.
    [few] Dobrano { $count } karty: { $cards }.
   *[many] Dobrano { $count } kart: { $cards }.
}
communications-uninterrupted = Nieprzerwana łączność: w tej turze o jedną akcję z kart więcej.
card-used = { $actionId ->
    [recover] { $unit }: odbudowa.
    [resupply] { $unit }: uzupełnienie.
    [storm] { $unit }: grupa szturmowa idzie na wypad.
    [ops] { $unit }: wsparcie operacyjne.
    [reinforce] { $unit }: posiłki.
    [fortify] { $unit }: umocnienie.
    [mine] { $unit }: minowanie.
    [decision] { $unit }: decyzja taktyczna.
    [wire] { $unit }: łączność przewodowa.
    [artillery] { $unit }: przygotowanie artylerii.
    [load] { $unit }: załadunek.
    [deliver] { $unit }: dostawa.
    [aa] { $unit }: przygotowanie dział przeciwlotniczych.
   *[other] { $unit }: akcja ({ $card }).
}
location-repaired = Naprawione: { $location }.
defence-raised = Obrona wzrasta do { $defence }: { $colour }.
mine-laid = Położono minę: { $spot }.
fog-cleared = Karta mgły wojny wraca do zasobu.
wire-laid = Jest łączność: { $location }.
battery-ready = Bateria gotowa do ognia: { $location }.
token-staged = Do punktu przeładunkowego: { $token }.
token-loaded = Załadunek: { $token } → { $location }.
ammo-delivered = { $location }: dostarczono amunicję, { $count ->
    [0] lecz w zasobie nie ma żetonów obezwładnienia
    [one] w Domu przybywa { $count } żeton obezwładnienia
    [few] w Domu przybywają { $count } żetony obezwładnienia
   *[many] w Domu przybywa { $count } żetonów obezwładnienia
}.
token-delivered = { $location }: dostawa do Domu – { $token }.
reinforced = Do rezerwy: { $counter }.
support-given = { $card }: wsparcie udzielone, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
support-revealed = Teraz wsparcia potrzebuje inny odcinek: { $card }.

# -- Co się stało: karty Wehrmachtu -----------------------------------------------------------------------------------
tactics-removed = Karta taktyki przestaje działać i opuszcza grę: { $card }.
tactics-revealed = Taktyka Wehrmachtu: { $card }.
card-revealed = Karta Wehrmachtu: { wehrmacht-card }.
colour-rolled = Kolor celu: { $colour }.
no-target = Na pozycjach tego koloru ({ $colour }) nie ma radzieckich żetonów: bez efektu.
post-rolled = Cel to pozycja { $place } ({ $men }).
sniper-fires = Snajper strzela, pozycja { $place }: { hits-scored }.
post-suppressed = Ogień obezwładniający, pozycja { $place }: { hits-scored }.
building-shelled = Ostrzał budynku, kolor { $colour }: { hits-scored }.
defence-lowered = Obrona, kolor { $colour }: spada do { $defence }.
walls-are-gone = Obrona, kolor { $colour }: niżej nie spadnie, obezwładnione są wszystkie żetony na tych pozycjach.
counter-damaged = { $counter } dostaje żeton uszkodzenia.
no-damage-token = W zasobie nie ma żetonów uszkodzenia: trafienie bez skutku.
counter-lost = Strata: { $counter }.
counter-saved = Apteczka w porę: { $counter } zostaje w szeregu.
raid = { $aircraft ->
    [one] Nalot: { $aircraft } samolot Ju 87.
    [few] Nalot: { $aircraft } samoloty Ju 87.
   *[many] Nalot: { $aircraft } samolotów Ju 87.
}
aa-spent = Działa przeciwlotnicze otwierają ogień: { $location }.
aa-fires = Ogień przeciwlotniczy: { hits-scored }.
bomb = Spadają bomby: { $location }.
token-bombed = { $location }: stracony żeton – { $token }.
battalion-bombed-again = Kolejne uderzenie: { $location }. Pod ogniem są wszyscy na pozycjach bojowych.
hit-passed-on = { $location }: to miejsce jest już uszkodzone, bomby trafiają dalej – { $next }.
location-damaged = Uszkodzenie: { $location }.
fog-spreads = { $location }: uszkodzona łączność, karta mgły wojny trafia na stos odrzuconych.
no-counter-left = Wehrmacht nie ma już takich pionków: { $type }.
approach-rolled = Podejście dla { $type }: { $track }.
suppression-fired = Ogień obezwładniający, { $type }: { hits-scored }.
infantry-stopped = Zatrzymani: { $type }. Żeton nie wchodzi na planszę.
counter-advances = { $startId ->
    [none] { $type } wchodzi: { $space }.
   *[other] { $type }, dalej po podejściu: { $space }.
}
mine-explodes = Wybucha mina, { $type } ({ $space }): { hits-scored }.
mine-kills = Mina niszczy cel: { $type } ({ $space }).
supply-checked = Kontrola zaopatrzenia: { $men ->
    [one] w Domu { $men } żołnierz
    [few] w Domu { $men } żołnierze
   *[many] w Domu { $men } żołnierzy
}, { $food ->
    [0] żywności brak
    [one] zjedzono { $food } żeton żywności
    [few] zjedzono { $food } żetony żywności
   *[many] zjedzono { $food } żetonów żywności
}, { $unfed ->
    [0] wszyscy najedzeni
    [one] głodny został { $unfed }
    [few] głodnych zostało { $unfed }
   *[many] głodnych zostało { $unfed }
}.
storm-card-removed = Okazja przepadła, karta opuszcza grę: { $card }.
storm-card-laid = Cel dla grupy szturmowej: { $card }.
sortie-won = Wypad się powiódł, zdobyto cel „{ $card }”: { $men }.
sortie-failed = Wypad odparty ({ $card }): { $men }.
sortie-return = { $safe ->
    [0] { $counter } zostaje ranny na wypadzie.
   *[other] { $counter } wraca z wypadu bez szwanku.
}
no-final-sortie = Nie można szturmować Domu Mlecznego: czerwone kierunki zajmują Niemcy.
no-final-sortie-group = Nie ma komu szturmować Domu Mlecznego: nikt w Domu nie jest zdolny do walki.
final-sortie-declined = Ze szturmu na Dom Mleczny zrezygnowano.

# -- Co się stało: pionki radzieckie ----------------------------------------------------------------------------------
command-group = Grupa dowodzenia na pozycjach: o jeden ruch i jedną akcję więcej.
counter-moved = { $counter }: { $start } → { $place }{ with-weapon }.
counter-gave-way = { $counter } ustępuje miejsca: { $start } → { $place }.
attack = Ogień prowadzi { $counter }, cel: { $type } ({ $space }) – { hits-scored }.
target-destroyed = Cel zniszczony: { $type } ({ $space }).
fire-laid = { $counter } wykłada { $count ->
    [one] { $count } żeton obezwładnienia
    [few] { $count } żetony obezwładnienia
   *[many] { $count } żetonów obezwładnienia
}, kolor { $colour }.
recovered = { $ailmentId ->
    [exhaustion] { $counter } odzyskuje siły.
   *[damage] { $counter } pozbywa się żetonu uszkodzenia.
}
command-given = { $counter } wydaje rozkazy.
radio-call = { $counter } wzywa posiłki.
artillery-called = { $counter } kieruje ogniem baterii: { $location }.
bombardment = Artyleria bije w cel: { $type } ({ $space }) – { hits-scored }.

# -- Co się stało: planowanie Wehrmachtu ------------------------------------------------------------------------------
german-draws = Dobrano: { $cards }.
card-planned = W planie: { wehrmacht-card }.
plan-laid = Niemcy wyłożyli zakryty plan.
tactic-planned = Taktyka wybrana: { $card }.

# -- Jak się skończyło ------------------------------------------------------------------------------------------------
lost-by-breach = Wehrmacht wdziera się do Domu ({ $space }). Dom stracony.
lost-headquarters = Stanowisko dowodzenia zniszczone ({ $location }). Bitwa przegrana.
lost-house-empty = Nie ma już komu bronić Domu. Dom stracony.
scored = { $awardId ->
    [award-none] Wynik strony radzieckiej { $score }: { $degree }.
   *[other] Wynik strony radzieckiej { $score }: { $degree }. Odznaczenie: { $award }.
} Grupy szturmowe { $storm }, wsparcie operacyjne { $support }, ludzie w Domu { $men }, pionki niemieckie { $enemy }.

# -- Klient: fazy, miejsca, karty -------------------------------------------------------------------------------------
phase-name-planning = Planowanie
phase-name-cards = Karty radzieckie
phase-name-wehrmacht = Karty Wehrmachtu
phase-name-moves = Ruchy
phase-name-actions = Akcje
phase-name-final = Ostatni wypad
phase-name-over = Koniec gry
seat-soviet = Strona radziecka
seat-command = Dowództwo 62. Armii
seat-garrison = Załoga Domu
seat-german = Strona niemiecka
unit-action-recover = Odbudowa
unit-action-recover-help = Usuń żeton uszkodzenia z jednego miejsca tego oddziału.
unit-action-resupply = Uzupełnienie
unit-action-resupply-help = Do pięciu żetonów amunicji, apteczek, żywności lub saperów przechodzi z zasobu do punktu przeładunkowego.
unit-action-storm = Grupa szturmowa
unit-action-storm-help = Sprawni żołnierze idą na wypad przeciw budynkowi z karty grupy szturmowej, jeśli kierunki jego koloru są wolne.
unit-action-ops = Wsparcie operacyjne
unit-action-ops-help = Oddaj żetony, których żąda odkryta karta wsparcia, i zdobądź jej punkty.
unit-action-reinforce = Posiłki
unit-action-reinforce-help = Żołnierze i broń o łącznym koszcie do sześciu punktów przybywają z zasobu do rezerwy.
unit-action-fortify = Umocnienie
unit-action-fortify-help = Zużyj żeton saperów, by podnieść jedną obronę o jeden albo naprawić miejsce batalionu.
unit-action-mine = Minowanie
unit-action-mine-help = Żeton saperów przechodzi z obszaru zaopatrzenia Domu na wolne miejsce saperów na kierunku.
unit-action-decision = Decyzja taktyczna
unit-action-decision-help = Karta mgły wojny wraca z ręki do zasobu, a ty dobierasz nową kartę.
unit-action-wire = Łączność przewodowa
unit-action-wire-help = Żeton łączności trafia na wolne miejsce batalionu; łączność na wszystkich czterech daje od następnej tury czwartą akcję.
unit-action-artillery = Przygotowanie artylerii
unit-action-artillery-help = Żeton artylerii trafia do wolnej baterii; jej ogień wezwie potem obserwator z Domu.
unit-action-load = Załadunek
unit-action-load-help = Do trzech żetonów przechodzi z punktu przeładunkowego na łodzie, po jednym na każdą.
unit-action-deliver = Dostawa
unit-action-deliver-help = Dowolna liczba łodzi dowozi żetony do Domu; amunicja zamienia się w pięć żetonów obezwładnienia.
unit-action-aa = Przygotowanie dział
unit-action-aa-help = Żeton obrony przeciwlotniczej trafia do wolnej baterii i czeka na najbliższy nalot.
card-kind-sniper = Snajper
card-kind-sniper-help = Strzał do żołnierza na pozycji wylosowanego koloru; trafienie usuwa go z gry.
card-kind-mortar = Moździerz
card-kind-mortar-help = Obezwładnienie jednej pozycji wylosowanego koloru: żetony uszkodzenia, a kto już go miał, ten jest stracony.
card-kind-shelling = Ostrzał budynku
card-kind-shelling-help = Działo bije w mury wylosowanego koloru; trafienie obniża obronę o jeden.
card-kind-stuka = Nalot
card-kind-stuka-help = Bombowce nurkujące uderzają w miejsca nad Wołgą; żetony obrony przeciwlotniczej mogą je przerzedzić.
card-kind-place = Natarcie
card-kind-place-help = Pionek Wehrmachtu wchodzi na kierunek i spycha stojące przed nim ku Domowi.
card-kind-assault = Szturm
card-kind-assault-help = Cała piechota na kierunkach obezwładnia, a potem wszystkie pojazdy ostrzeliwują Dom, kolor po kolorze.
card-kind-milk = Dom Mleczny
card-kind-milk-help = Ostatni cel grupy szturmowej; można go szturmować także na sam koniec gry.
card-kind-supply = Kontrola zaopatrzenia
card-kind-supply-help = Na każdych pięciu żołnierzy trzeba żetonu żywności, głodni są straceni; potem karta staje się celem grupy szturmowej.

# -- Przewodnik pierwszej partii --------------------------------------------------------------------------------------
guide-welcome-german = Dowodzisz Niemcami pod Domem Pawłowa. W każdej turze, przed kartami radzieckimi, potajemnie wybierasz, które twoje karty nadejdą i w jakiej kolejności. Wygrywasz, gdy twój pionek dotrze do Domu, gdy stanowisko dowodzenia armii zostanie zbombardowane dwa razy, gdy nie ma już kto się bronić albo na punkty. Wszystko, co można teraz kliknąć, jest podświetlone, a to, czego nie wolno, samo powie dlaczego.
guide-welcome-command = { guide-welcome-soviet }
guide-welcome-garrison = { guide-welcome-soviet }
guide-welcome-soviet = Witaj na placu 9 Stycznia. Za tobą sztab 62. Armii, z tobą garstka gwardzistów w jednym Domu, a trzeba wytrwać, aż wyczerpie się talia Wehrmachtu. Wszystko, co można teraz kliknąć, jest podświetlone, a to, czego nie wolno, samo powie dlaczego. Nie wpuść niemieckiego pionka do Domu, nie daj dwa razy zbombardować stanowiska dowodzenia armii i nie zostawiaj Domu pustego.
guide-planning = Dowodzisz Wehrmachtem i w tajemnicy planujesz tę turę. Kliknij trzy z czterech kart w kolejności, w jakiej mają być odkryte, a potem jedną kartę taktyki na ich wsparcie. Oddziały wystawione przed szturmem czynią go silniejszym; kontroli zaopatrzenia i kart grupy szturmowej nie wolno zatrzymać.
guide-cards = Masz na ręce cztery karty i możesz użyć trzech, każdej dla jednego z jej dwóch oddziałów. Kliknij kartę, a potem akcję: sprowadź zapasy do punktu przeładunkowego, załaduj łodzie, dostarcz ładunek do Domu, wezwij żołnierzy, przygotuj działa. Droga z zasobu do Domu to łańcuch, a na kontrolę zaopatrzenia w Domu musi być żywność. Gdy nie ma już nic pożytecznego, zakończ fazę.
guide-wehrmacht = Teraz Wehrmacht zagrywa trzy karty, jedną po drugiej; czytaj dziennik i patrz na kości. Decydujesz tylko tam, gdzie masz wybór: ile żetonów obezwładnienia zużyć przeciw piechocie, czy strzelają działa przeciwlotnicze, czy apteczka ocali żołnierza. Zachowane żetony jeszcze się przydadzą, więc zużywaj je tam, gdzie Dom jest w niebezpieczeństwie.
guide-moves = Przesuń najwyżej trzech żołnierzy: kliknij żołnierza, a potem pozycję bojową. Żołnierz widzi tylko kierunki w kolorze swojej pozycji, więc obsadź każdy zagrożony kolor. Dwóch z tym samym symbolem i ich broń może stać razem i strzelać jako obsługa. Wyczerpani i ranni też mogą się ruszać, ale nikt nie może zająć ich miejsca.
guide-actions = Trzy akcje: kliknij żołnierza, a potem to, co ma zrobić. Może atakować widoczną piechotę, wyłożyć żetony obezwładnienia przeciw tym, którzy dopiero nadejdą, albo odzyskać siły; niektórzy wydają rozkazy, kierują ogniem artylerii lub we dwóch obsługują broń, co kosztuje dwie akcje. Prawie każda akcja wyczerpuje, więc trzymaj kogoś w odwodzie, a dowódcy niech stawiają innych na nogi.
guide-final = Talia Wehrmachtu się wyczerpała: Dom wytrwał. Jeśli czerwone kierunki są wolne, możesz wysłać grupę szturmową na Dom Mleczny po jego punkty. Każdy, kto pójdzie, może jednak nie wrócić, a każdy żołnierz w Domu jest wart punkt, więc najpierw policz kości.

# -- Before the roll ---------------------------------------------------------------------------------------------------
attack-odds = { $percent } % na trafienie (kości: { $dice }, potrzeba { $target } lub więcej)

# What a machine player was up to, told after its turn.
intent-supplies = Najpierw zaopatrzenie: dom żyje tym, co płynie przez Wołgę.
intent-guns = Najpierw artyleria i obrona przeciwlotnicza.
intent-recruits = Najpierw posiłki.
intent-repairs = Najpierw naprawy nad Wołgą.
intent-works = Najpierw umocnienia i miny.
intent-storm = Najpierw wypad.
intent-command = Najpierw łączność i rozkazy.
intent-soldiers = Żołnierze strzelają tam, gdzie zysk jest największy.
sortie-odds = { $percent } % na powodzenie (kości: { $dice }, suma co najmniej { $target }); każdy uczestnik zostaje ranny z szansą { $wounded } %
aa-odds = { $dice ->
    [0] bez ognia: bombardują wszystkie samoloty ({ $aircraft })
   *[other] { $percent } % na strącenie co najmniej jednego, { $all } % na wszystkie { $aircraft } (kości: { $dice }, co najmniej { $target })
}
suppression-odds = { $dice ->
    [0] przepuszcza
   *[other] { $percent } % na zatrzymanie (kości: { $dice }, co najmniej { $target })
}
artillery-odds = { $otherId ->
    [none] { $percent } %: { $type } ({ $dice } kości, { $target } lub więcej)
   *[other] { $percent } %: { $type } ({ $target } lub więcej), { $second } %: { $other } ({ $above } lub więcej), po { $dice } kości
}
