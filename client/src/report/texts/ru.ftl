## Перед тем, что нельзя отменить
ui-caution = Это нельзя отменить
ui-caution-accept = Сделать
ui-irreversible = Бросок кубиков или раскрытие: без согласия не отменить
ui-unmoved = { $count ->
    [one] { $count } часть не двигалась. Ещё раз пробел, чтобы закончить движение.
    [few] { $count } части не двигались. Ещё раз пробел, чтобы закончить движение.
   *[other] { $count } частей не двигались. Ещё раз пробел, чтобы закончить движение.
}
ui-unattacked = { $count ->
    [one] Ещё { $count } гекс можно атаковать. Ещё раз пробел, чтобы продолжить.
    [few] Ещё { $count } гекса можно атаковать. Ещё раз пробел, чтобы продолжить.
   *[other] Ещё { $count } гексов можно атаковать. Ещё раз пробел, чтобы продолжить.
}

## Разбор партии
ui-after-action = Разбор партии
ui-after-action-so-far = Удача и потери на сейчас
ui-report-score = Очки по источникам
ui-report-points = Очки
ui-report-no-score = Очков пока нет.
ui-report-losses = Потери по ходам (шаги или части)
ui-report-no-losses = Потерь нет.
ui-report-turn = Ход
ui-report-battles = Главные бои
ui-report-at = Ход { $turn }
ui-report-luck = Удача
ui-report-luck-of = { $side }: бросков — { $rolls }, удачнее, чем в { $percent } % партий
ui-report-luck-graph = Удача по ходу партии
ui-report-luck-help = Каждый бросок считается от +½ за лучший возможный результат до −½ за худший. Учтены только те броски, которые вы видели и которые выгодны одной из сторон.
ui-report-no-rolls = Таких бросков пока не было.
ui-report-rolls = Все броски ({ $count }): ожидание и результат
ui-report-for = Кому
ui-report-roll = Бросок
ui-report-expected = Ожидалось
ui-report-actual = Выпало
ui-report-percentile = Процентиль
ui-report-chances = Шансы на победу
ui-report-play-out = Доиграть
ui-report-playing = Доигрывается…
ui-report-play-out-help = Машина доигрывает партию с каждого хода, не дольше полминуты. В длинных партиях доигрываний мало, и только с последних ходов.
ui-report-playouts = Доигрываний машиной: { $count }. Если их мало, оценка ближе к половине. Щёлкните точку, чтобы увидеть позицию.
ui-report-too-long = Ни одно доигрывание не успело закончиться.
ui-report-turning = Ход { $turn }: { $from } → { $to }
ui-report-loading = Партия читается…
ui-rematch = Реванш
ui-rematch-swapped = Реванш со сменой сторон
