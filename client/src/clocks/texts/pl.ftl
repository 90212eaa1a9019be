# Zegary: wybór tempa, wskazania, co robić, gdy skończy się czas.

ui-on-time-asked = { $by } żąda zwycięstwa: stronie { $seat } skończył się czas. Zgadzasz się?
ui-on-time-waiting = Żądasz zwycięstwa na czas. Czekamy na: { $seats }.
ui-more-time-asked = { $by } chce dodać czas stronie { $seat }. Zgadzasz się?
ui-more-time-waiting = Chcesz dodać czas. Czekamy na: { $seats }.
ui-pause-asked = { $by } prosi o zatrzymanie zegarów. Zgadzasz się?
ui-pause-waiting = Prosisz o zatrzymanie zegarów. Czekamy na: { $seats }.
ui-resume-asked = { $by } prosi o ponowne uruchomienie zegarów. Zgadzasz się?
ui-resume-waiting = Prosisz o ponowne uruchomienie zegarów. Czekamy na: { $seats }.

clock-title = Zegary
clock-pace = Czas
clock-pace-none = Bez zegarów
clock-kind-live = Na żywo
clock-kind-days = Korespondencyjnie
clock-pace-live = { $bank }{ $rise ->
    [1] {" "}+ { $increment } na każdy etap gry
   *[other] {""}
}{ $wait ->
    [1] , zwłoka { $delay }
   *[other] {""}
}
clock-pace-days = { $delay } na ruch{ $reserve ->
    [1] , w zapasie { $bank }
   *[other] {""}
}
clock-help-live = Twój zegar idzie, gdy pytanie jest do ciebie. Zwłokę dostajesz za każdym razem, gdy przychodzi twoja kolej: szybkie odpowiedzi nic nie kosztują.
clock-help-days = Dni liczą się od nowa za każdym razem, gdy przychodzi twoja kolej; potem ubywa zapasu. Każdy gracz ma 14 dni urlopu.
clock-paused = zegary stoją
clock-runs = Zegar idzie: { $seat }.
clock-stands = Zegar stoi: { $seat }.
clock-away = Na urlopie: { $seat }.
clock-away-short = urlop
clock-out = Skończył się czas: { $seat }.
clock-out-short = koniec czasu
clock-late = Skończył się czas: { $seat }.
clock-late-help = Gra toczy się dalej, dopóki nie zdecydujesz.
clock-own-late = Twój czas się skończył. Druga strona może zażądać zwycięstwa, ale do tej chwili gra toczy się dalej.
clock-claim = Zażądaj zwycięstwa
clock-machine = Niech gra komputer
clock-give = Dodaj { $time }
clock-give-to = Dodaj { $time }: { $seat }
clock-wait = Poczekaj
clock-pause = Poproś o zatrzymanie zegarów
clock-resume = Poproś o uruchomienie zegarów
clock-pause-help = Potrzebna jest zgoda wszystkich graczy. Gdy zegary stoją, można grać dalej.
clock-vacation = Weź urlop
clock-vacation-end = Wróć z urlopu
clock-vacation-help = Twój zegar w tej grze wtedy stoi. Zostało: { $time }. Twoje następne działanie kończy urlop.
clock-ending = Poddanie, remis, zegary, miejsca
clock-vacation-all = Urlop
clock-vacation-all-help = Od razu we wszystkich twoich grach korespondencyjnych. Każda gra ma własne czternaście dni.
clock-vacation-all-done = { $count ->
    [one] Twój zegar stoi w jednej grze.
   *[other] Twój zegar stoi w { $count } grach.
}
clock-vacation-all-ended = { $count ->
    [one] Twój zegar znów idzie w jednej grze.
   *[other] Twój zegar znów idzie w { $count } grach.
}
