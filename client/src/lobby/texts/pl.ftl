# The games in the lobby.

ui-shop = Wybierz grę
ui-shop-first = Twoja pierwsza gra
ui-shop-choose = Scenariusze i opcje
ui-shop-minutes = Pierwsza gra: { $minutes } min
ui-shop-learn = Naucz się w { $minutes } minut
ui-shop-complexity = Złożoność { $n } z { $most }
ui-players = Gracze
ui-others-moved = Inni wykonali ruch

shop-pavlov-about = Jesień 1942: garstka żołnierzy broni jednego domu w Stalingradzie, a wokół płonie miasto. Zaopatruj ich zza Wołgi i odpieraj każdy szturm z placu.
shop-pavlov-sides = Grasz stroną radziecką sam przeciw talii Wehrmachtu, dzielisz ją z przyjacielem albo oddajesz Niemców drugiemu graczowi.
shop-pavlov-first = Gra solo na poziomie podstawowym, przeciw talii.
shop-ava-about = Czerwiec 1941: trzy grupy armii wdzierają się do Związku Radzieckiego. Sztaby losuje się z kubka po jednym i tylko ich jednostki ruszają się i walczą.
shop-ava-sides = Oś: atakuj, ale nie zgub zaopatrzenia. Sowieci: oddawaj teren, pilnuj kolei, uderz, gdy czołgom zabraknie paliwa.
shop-ava-first = Leningrad, dziewięć tur na jednej mapie: dowodzisz Osią przeciw programowi.
shop-h44-about = Wrzesień 1944: trzy dywizje powietrznodesantowe lądują przy mostach Holandii, a prowadzi do nich jedna droga. Czy czołgi dotrą do Arnhem, zanim Niemcy ją zamkną?
shop-h44-sides = Alianci: ląduj, bierz mosty, spiesz się; od nich łatwiej zacząć. Niemcy: wysadzaj mosty, blokuj drogę, kontratakuj tam, gdzie korytarz jest wąski.
shop-h44-first = Droga do Arnhem, jedenaście tur: dowodzisz aliantami przeciw programowi.
shop-s42-about = Lato 1942: armie niemieckie pędzą ku Donowi, Wołdze i Kaukazowi. Zimą nadejdzie odpowiedź, z ukrytych radzieckich odwodów.
shop-s42-sides = Oś: przełamuj, okrążaj, pilnuj czasu. Sowieci: oddawaj przestrzeń za czas i wybierz godzinę odwodów; łatwiej się nimi bronić, niż wygrać.
shop-s42-first = Fall Blau, osiem tur na mapie północnej: dowodzisz Osią przeciw programowi.
shop-coh-about = Kursk, lipiec 1943: drużyny, działa i czołgi walczą o gospodarstwa, pola i jary. Każda akcja kosztuje punkty, a wróg odpowiada między twoimi ruchami.
shop-coh-sides = Niemcy: lepiej wyszkoleni, zwykle atakują. Sowieci: liczba, działa i przygotowany teren.
shop-coh-first = W kukurydzy, pięć rund z samą piechotą: dowodzisz Niemcami przeciw programowi.

ui-seat-anyone = Ktokolwiek (otwarte wyzwanie)
ui-seat-invite = Gracz tego serwera
ui-seat-invited = zaproszenie: { $name }
ui-invite-name = Nazwa gracza
ui-challenge-note = Tempo i poziom
ui-challenge-note-hint = Jeden etap dziennie, początkujący mile widziani
ui-challenges = Otwarte wyzwania
ui-join = Graj: { $seat }
ui-decline = Odrzuć
ui-invitation = Zaproszenie
