## Koniec partii, zmiana miejsc
ui-ending = Poddanie, remis, miejsca
ui-resign = Poddaj partię
ui-resign-help = Przegrywasz, a partia od razu się kończy. Cofnąć to można tylko za zgodą wszystkich.
ui-resign-side-help = Twoja strona przegrywa, gdy zgodzą się wszyscy, którzy nią grają.
ui-resign-sure = Poddać tę partię jako { $seat }?
ui-resign-yes = Tak, poddaję
ui-resign-asked = { $seat } chce poddać partię za waszą stronę. Zgadzasz się?
ui-resign-waiting = Chcesz poddać partię. Czekamy na: { $seats }.
ui-draw-offer = Zaproponuj remis
ui-draw-help = Partia kończy się remisem, jeśli zgodzą się wszyscy gracze.
ui-draw-none = O remis umawiają się ludzie, a drugą stroną gra komputer.
ui-draw-asked = { $seat } proponuje remis. Zgadzasz się?
ui-draw-waiting = Zaproponowano remis. Czekamy na: { $seats }.
ui-stand-ins = Kto gra
ui-stand-in-level = Gracz komputerowy
ui-hand-over-seat = Niech gra komputer: { $seat }
ui-hand-over-seat-help = W każdej chwili możesz wrócić na swoje miejsce.
ui-take-back = Wróć do gry: { $seat }
ui-take-back-asks = Pozostali oddali twoje miejsce komputerowi: zostaną zapytani o zgodę.
ui-replace = Oddaj miejsce komputerowi: { $seat }
ui-replace-help = Gdy gracz nie przyszedł albo nie ma go od doby. Muszą zgodzić się wszyscy pozostali, i jeszcze raz, jeśli zechce wrócić.
ui-machine-asked = { $by } prosi, by stroną { $seat } grał komputer. Zgadzasz się?
ui-machine-waiting = Prosisz o oddanie miejsca komputerowi. Czekamy na: { $seats }.
ui-return-asked = Gracz strony { $seat } prosi o zwrot miejsca. Zgadzasz się?
ui-return-waiting = Prosisz o zwrot swojego miejsca. Czekamy na: { $seats }.
ui-machine-for-you = Stroną { $seat } gra za ciebie komputer ({ $player }).
ui-seat-stand-in = komputer ({ $player }) zamiast gracza

## Stałe rozkazy
ui-orders = Stałe rozkazy
ui-orders-help = Na pytania zadawane poza twoim ruchem można odpowiedzieć z góry. Serwer od razu udziela twojej odpowiedzi, nawet gdy cię nie ma; rozkazy widzisz tylko ty, tutaj i w swoim dzienniku. Gdy rozkaz zostawia wybór, zostaniesz zapytany.
ui-order-only-answer = Każde pytanie z jedyną odpowiedzią
ui-order-from-now = Od teraz:
ui-order-ask = pytaj
ui-order-never = nigdy
ui-order-always = zawsze
ui-order-chance = gdy szansa wynosi co najmniej { $percent } %
