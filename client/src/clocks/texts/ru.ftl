# Часы: выбор контроля, показания, что делать, когда время вышло.

ui-on-time-asked = { $by } требует победы: у { $seat } вышло время. Вы согласны?
ui-on-time-waiting = Вы требуете победы по времени. Ждём: { $seats }.
ui-more-time-asked = { $by } хочет добавить время: { $seat }. Вы согласны?
ui-more-time-waiting = Вы хотите добавить время. Ждём: { $seats }.
ui-pause-asked = { $by } просит остановить часы. Вы согласны?
ui-pause-waiting = Вы просите остановить часы. Ждём: { $seats }.
ui-resume-asked = { $by } просит снова пустить часы. Вы согласны?
ui-resume-waiting = Вы просите снова пустить часы. Ждём: { $seats }.

clock-title = Часы
clock-pace = Время
clock-pace-none = Без часов
clock-kind-live = Вживую
clock-kind-days = По переписке
clock-pace-live = { $bank }{ $rise ->
    [1] {" "}+ { $increment } за каждый игровой ход
   *[other] {""}
}{ $wait ->
    [1] , отсрочка { $delay }
   *[other] {""}
}
clock-pace-days = { $delay } на ход{ $reserve ->
    [1] , в запасе { $bank }
   *[other] {""}
}
clock-help-live = Ваши часы идут, пока спрашивают вас. Отсрочка даётся каждый раз, когда ход переходит к вам: быстрые ответы времени не стоят.
clock-help-days = Дни отсчитываются каждый раз, когда ход переходит к вам; после них расходуется запас. У каждого игрока 14 дней отпуска.
clock-paused = часы стоят
clock-runs = Часы идут: { $seat }.
clock-stands = Часы стоят: { $seat }.
clock-away = В отпуске: { $seat }.
clock-away-short = отпуск
clock-out = Вышло время: { $seat }.
clock-out-short = время вышло
clock-late = Вышло время: { $seat }.
clock-late-help = Партия продолжается, пока вы не решите иначе.
clock-own-late = Ваше время вышло. Другая сторона может потребовать победу, но до этого партия продолжается.
clock-claim = Потребовать победу
clock-machine = Пусть играет компьютер
clock-give = Добавить { $time }
clock-give-to = Добавить { $time }: { $seat }
clock-wait = Подождать
clock-pause = Попросить остановить часы
clock-resume = Попросить снова пустить часы
clock-pause-help = Нужно согласие всех игроков. Пока часы стоят, можно играть дальше.
clock-vacation = Уйти в отпуск
clock-vacation-end = Вернуться из отпуска
clock-vacation-help = Ваши часы в этой партии стоят. Осталось: { $time }. Ваше следующее действие завершает отпуск.
clock-ending = Сдаться, ничья, часы, места
clock-vacation-all = Отпуск
clock-vacation-all-help = Сразу во всех ваших партиях по переписке. В каждой партии свои четырнадцать дней.
clock-vacation-all-done = { $count ->
    [one] Ваши часы стоят в { $count } партии.
   *[other] Ваши часы стоят в { $count } партиях.
}
clock-vacation-all-ended = { $count ->
    [one] Ваши часы снова идут в { $count } партии.
   *[other] Ваши часы снова идут в { $count } партиях.
}
