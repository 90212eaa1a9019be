# Jak gracze dowiadują się, że stół na nich czeka.

notice-title = Powiadomienia
notice-tab-turn = twój ruch
notice-tab-request = czekają na odpowiedź
notice-tab-over = koniec gry
notice-turn = Twój ruch ({ $seat }).
notice-request = Inny gracz prosi o twoją zgodę ({ $seat }).
notice-over = Gra skończona.
notice-here = Na tym urządzeniu
notice-browser = Powiadomienia przeglądarki
notice-browser-help = Gdy strona jest otwarta, ale niewidoczna: kiedy twój ruch, kiedy potrzebna jest twoja zgoda i kiedy gra się kończy.
notice-allow = Zezwól na powiadomienia
notice-denied = Powiadomienia tej witryny są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
notice-missing = Ta przeglądarka pokazuje powiadomienia tylko przez HTTPS albo wcale.
