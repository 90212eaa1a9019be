# Plansza „Domu Pawłowa”.
pavlov-ui-panel-house = Dom Pawłowa
pavlov-ui-panel-square = Plac 9 Stycznia
pavlov-ui-panel-volga = Wołga
pavlov-ui-tab-house = Dom
pavlov-ui-tab-square = Plac
pavlov-ui-tab-volga = Wołga
pavlov-ui-tab-cards = Karty
pavlov-ui-tab-box = Zasób
pavlov-ui-panels = Części planszy
pavlov-ui-zoom = Powiększ: { $panel }
pavlov-ui-close = Zamknij
pavlov-ui-the-house = Dom Pawłowa
pavlov-ui-city-bank = Stalingrad
pavlov-ui-river = Wołga
pavlov-ui-east-bank = Wschodni brzeg

pavlov-ui-turn = Tura
pavlov-ui-phases = Fazy tury
pavlov-ui-phase-planning = Plan Wehrmachtu
pavlov-ui-phase-cards = Karty radzieckie
pavlov-ui-phase-wehrmacht = Karty Wehrmachtu
pavlov-ui-phase-moves = Ruchy
pavlov-ui-phase-actions = Akcje
pavlov-ui-phase-final = Ostatni wypad
pavlov-ui-phase-over = Koniec gry
pavlov-ui-score = Wynik
pavlov-ui-score-help = Taki byłby wynik, gdyby gra skończyła się teraz

pavlov-ui-letter-green = Ziel
pavlov-ui-letter-red = Cz
pavlov-ui-letter-purple = Fiol
pavlov-ui-suppression = ogień
pavlov-ui-defence = obrona
pavlov-ui-radio = radio
pavlov-ui-battalion = 3. bat. 42. pułku
pavlov-ui-support = Wsparcie operacyjne
pavlov-ui-no-card = brak karty
pavlov-ui-vp-short = { $vp } PZ
pavlov-ui-deck = w talii: { $count }

pavlov-ui-hand = Karty radzieckie na ręce
pavlov-ui-hidden-hand = Ręka radziecka: { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
pavlov-ui-no-hand = Na ręce nie ma teraz kart radzieckich
pavlov-ui-used = zagrana
pavlov-ui-fog = Bez akcji: karta tylko zajmuje miejsce na ręce.
pavlov-ui-wehrmacht = Wehrmacht
pavlov-ui-no-wehrmacht = Nie odkryto jeszcze żadnej karty Wehrmachtu
pavlov-ui-planned = plan
pavlov-ui-deck-soviet = talia radziecka
pavlov-ui-discard = odrzucone
pavlov-ui-deck-wehrmacht = talia Wehrmachtu
pavlov-ui-deck-tactics = taktyka
pavlov-ui-fog-stock = mgła w zasobie
pavlov-ui-reinforcements = Ludzie i broń w zasobie
pavlov-ui-call-up = Ludzie w zasobie: { $men }
pavlov-ui-fallen = Polegli:
pavlov-ui-supply-check = Kontrola zaopatrzenia

pavlov-ui-acts-hq62 = Odbudowa SD · uzupełnienie zapasów · grupa szturmowa{ $support ->
    [0] { "" }
   *[other] { " · " }wsparcie operacyjne
}
pavlov-ui-acts-grd13 = Odbudowa SD · przysłanie posiłków
pavlov-ui-acts-sap8 = Umocnienie domu · założenie miny
pavlov-ui-acts-sig139 = Odbudowa łączności · decyzja taktyczna · położenie kabla
pavlov-ui-acts-art32 = Odbudowa baterii · przygotowanie dział
pavlov-ui-acts-volga = Odbudowa łodzi · załadunek · dostawa
pavlov-ui-acts-aa267 = Odbudowa baterii · przygotowanie dział plot.
pavlov-ui-acts-aa1083 = Odbudowa baterii · przygotowanie dział plot.

pavlov-ui-category-sniper = Ogień do obrońców
pavlov-ui-category-mortar = Obezwładnienie obrońców
pavlov-ui-category-shelling = Ostrzał budynku
pavlov-ui-category-stuka = Bombardowanie Stalingradu
pavlov-ui-category-place = Wystawienie pionka
pavlov-ui-category-assault = Szturm
pavlov-ui-category-milk = Grupa szturmowa
pavlov-ui-category-supply = Karta specjalna
pavlov-ui-effect-sniper = Kości: { $dice }, na jedną pozycję. Trafienie to strata.
pavlov-ui-effect-mortar = Kości: { $dice }, na jedną pozycję. Trafienie rani wszystkich, którzy tam stoją.
pavlov-ui-effect-shelling = Kości: { $dice }, na jeden kolor. Jedno trafienie lub więcej obniża jego obronę o 1.
pavlov-ui-effect-stuka = Każdy samolot, który się przedrze, bombarduje miejsce o numerze równym sumie trzech kości.
pavlov-ui-effect-place = Kość wskazuje kierunek; kto tam stoi, zostaje popchnięty naprzód.
pavlov-ui-effect-assault = Piechota obezwładnia, pojazdy ostrzeliwują Dom: kolor po kolorze.
pavlov-ui-effect-milk = Trafia do obszaru grupy szturmowej: cel ostatniego wypadu.
pavlov-ui-effect-supply = Jeden żeton żywności na każdych pięciu ludzi; potem karta staje się celem wypadu.

pavlov-ui-kind-man = Pionek radziecki
pavlov-ui-kind-weapon = Broń
pavlov-ui-kind-position = Pozycja bojowa
pavlov-ui-kind-space = Pole kierunku
pavlov-ui-kind-mine = Miejsce saperów
pavlov-ui-kind-track = Kierunek natarcia
pavlov-ui-kind-location = Miejsce
pavlov-ui-kind-suppression = Obszar obezwładnienia
pavlov-ui-kind-defence = Tor obrony
pavlov-ui-kind-area = Obszar
pavlov-ui-kind-token = Żeton
pavlov-ui-kind-wehrmacht = Pionek Wehrmachtu
pavlov-ui-kind-soviet-card = Karta radziecka
pavlov-ui-kind-fog-card = Mgła wojny
pavlov-ui-kind-wehrmacht-card = Karta Wehrmachtu
pavlov-ui-kind-storm-card = Karta grupy szturmowej
pavlov-ui-kind-support-card = Wsparcie operacyjne
pavlov-ui-kind-tactics-card = Karta taktyki

pavlov-ui-at = Gdzie: { $place }
pavlov-ui-values = Atak { $attack }, obezwładnianie { $suppress }
pavlov-ui-infantry-values = piechota, obezwładnianie { $strength }, obrona { $defence }
pavlov-ui-armour-values = pojazd, atak { $strength }, obrona { $defence }
pavlov-ui-cost = Koszt { $cost }
pavlov-ui-exhausted = wyczerpany
pavlov-ui-damaged = ranny
pavlov-ui-mark-action = już działał
pavlov-ui-mark-order = dostał rozkaz
pavlov-ui-colour = Kolor: { $colour }
pavlov-ui-defence-of = Obrona, { $colour }: { $defence }
pavlov-ui-defence-track = Tor obrony, { $colour }
pavlov-ui-defence-now = Obrona { $defence }
pavlov-ui-radio-here = Tu stoi radio
pavlov-ui-no-men = Nikogo tu nie ma
pavlov-ui-empty = Pusto
pavlov-ui-mined = Zaminowane
pavlov-ui-mine-spot = Tu można założyć minę
pavlov-ui-mine-free = Bez miny
pavlov-ui-location-damaged = Uszkodzone
pavlov-ui-location-token = Leży tu: { $token }
pavlov-ui-location-takes = Przyjmuje: { $tokens }
pavlov-ui-fire = Żetony obezwładnienia: { $count }
pavlov-ui-men = Ludzi: { $count }
pavlov-ui-pile = { $token }: { $count }
pavlov-ui-in-stock = W zasobie: { $count } z { $limit }
pavlov-ui-in-supply = W obszarze zaopatrzenia: { $count }
pavlov-ui-in-staging = W punkcie przeładunkowym: { $count }
pavlov-ui-storm-defence = Obrona { $defence }
pavlov-ui-clear = Bez uszkodzeń: { $units }
pavlov-ui-vp = Punkty zwycięstwa: { $vp }
pavlov-ui-crew = Są tu z { $letter }: { $men }
pavlov-ui-no-crew = Nikt tu nie ma { $letter }
pavlov-ui-goes-with = Przenosi ją człowiek z jej symbolem: { $letter }
pavlov-ui-can-pick = Można wybrać

# W miejscu zdarzenia
ui-told-counter-lost = Poległ
ui-told-target-destroyed = Zniszczony
ui-told-mine-kills = Zniszczony
ui-told-token-bombed = Stracony żeton
ui-told-counter-damaged = Przygnieciony
ui-told-location-damaged = Uszkodzenie
ui-told-defence-lowered = Obrona { $defence }
