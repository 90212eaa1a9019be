## Pomysły na mapie
ideas-title = Pomysły
ideas-tools = Narzędzia
ideas-key = Pomysły: rysunki, odległość, zagrożenia, plan ataków
ideas-hint = Wybierz narzędzie, potem heks: kliknięciem albo strzałkami i Enterem. Widzisz to tylko ty.
ideas-tool-arrow = Strzałka
ideas-tool-arrow-hint = Skąd prowadzi strzałka?
ideas-tool-arrow-to = Dokąd? Ta sama strzałka jeszcze raz znika.
ideas-tool-circle = Okrąg
ideas-tool-circle-hint = Który heks? Jeszcze raz – znika.
ideas-tool-note = Notatka
ideas-tool-note-hint = Którego heksu dotyczy notatka?
ideas-tool-measure = Odległość
ideas-tool-measure-hint = Skąd? Wskaż jednostkę, by zobaczyć punkty ruchu.
ideas-tool-measure-to = Dokąd?
ideas-tool-threat = Zagrożenie: co może dotrzeć do heksu
ideas-tool-threat-hint = Który heks? Zobaczysz każdą jednostkę wroga, która może tu dotrzeć w następnej turze.
ideas-tool-goal = Cel planu
ideas-tool-goal-hint = Wskaż jednostkę wroga, by ją odciąć (jeszcze raz: zniszczyć), albo heks do zdobycia.
ideas-hexes = { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
}
ideas-points = punkty ruchu: { $points }
ideas-too-far = nie w jednym ruchu
ideas-note-label = Notatka: { $hex }
ideas-note-keep = Zachowaj
ideas-threats = { $count ->
    [0] { $hex }: żadna widoczna jednostka wroga nie dotrze tu w następnej turze
    [one] { $hex }: jedna jednostka wroga może tu dotrzeć w następnej turze
    [few] { $hex }: { $count } jednostki wroga mogą tu dotrzeć w następnej turze
   *[other] { $hex }: { $count } jednostek wroga może tu dotrzeć w następnej turze
}
ideas-enters = wejdzie za { $points } pkt
ideas-enters-now = już tam jest
ideas-attacks = podejdzie za { $points } pkt
ideas-attacks-now = może atakować z miejsca
ideas-fires = może strzelać po ruchu
ideas-fires-now = może strzelać z miejsca ({ $points })
ideas-share = Pokaż na czacie
ideas-shared = Rysunek jest na czacie.
ideas-too-long = Za dużo na jedną wiadomość: najpierw coś zetrzyj.
ideas-wipe = Zetrzyj rysunki
ideas-show = Pokaż na mapie
ideas-plan = Plan ataków
ideas-plan-empty = Wskaż heks wroga, naciśnij O, wybierz atakujących i „Dodaj do planu”.
ideas-plan-add = Dodaj do planu
ideas-attack = { $column } · { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
ideas-no-attack = Teraz atak nie jest możliwy.
ideas-sooner = Atakuj wcześniej
ideas-drop = Usuń
ideas-chance-taken = zdobyty
ideas-chance-kills = zniszczona jednostka
ideas-chance-losses = straty własne
ideas-chance-breakthrough = przełamanie
ideas-goal-falls = { $name }: zdobyć
ideas-goal-cut = { $name }: odciąć lub zniszczyć
ideas-goal-destroyed = { $name }: zniszczyć
ideas-all = Wszystkie cele razem
ideas-counting = Liczę…
ideas-exact = Dokładnie, w tej kolejności ataków. Mniejsza i większa liczba: obrońca trwa jak najdłużej albo ustępuje.
ideas-estimate = Szacunek: przebiegów jest zbyt wiele. Mniejsza i większa liczba: obrońca trwa jak najdłużej albo ustępuje.
ideas-exact-one = Dokładnie, w tej kolejności ataków; obrońca ponosi straty i cofa się jak najlepiej.
ideas-estimate-one = Szacunek: przebiegów jest zbyt wiele.
ideas-clear-plan = Wyczyść plan
