## Замыслы на карте
ideas-title = Замыслы
ideas-tools = Инструменты
ideas-key = Замыслы: рисунки, расстояние, угрозы, план атак
ideas-hint = Выберите инструмент, затем гекс: щелчком или стрелками и Enter. Это видите только вы.
ideas-tool-arrow = Стрелка
ideas-tool-arrow-hint = Откуда идёт стрелка?
ideas-tool-arrow-to = Куда? Та же стрелка ещё раз стирается.
ideas-tool-circle = Круг
ideas-tool-circle-hint = Какой гекс? Ещё раз — стирается.
ideas-tool-note = Заметка
ideas-tool-note-hint = К какому гексу заметка?
ideas-tool-measure = Расстояние
ideas-tool-measure-hint = Откуда? Выберите отряд, чтобы увидеть очки движения.
ideas-tool-measure-to = Докуда?
ideas-tool-threat = Угроза: что может дойти до гекса
ideas-tool-threat-hint = Какой гекс? Вы увидите все отряды противника, способные добраться до него в следующий ход.
ideas-tool-goal = Цель плана
ideas-tool-goal-hint = Выберите вражеский отряд, чтобы отрезать его (ещё раз — уничтожить), или гекс, который нужно взять.
ideas-hexes = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[other] { $count } гексов
}
ideas-points = очков движения: { $points }
ideas-too-far = не за один ход
ideas-note-label = Заметка: { $hex }
ideas-note-keep = Сохранить
ideas-threats = { $count ->
    [0] { $hex }: ни один видимый отряд противника не дойдёт сюда в следующий ход
    [one] { $hex }: { $count } отряд противника может добраться сюда в следующий ход
    [few] { $hex }: { $count } отряда противника могут добраться сюда в следующий ход
   *[other] { $hex }: { $count } отрядов противника могут добраться сюда в следующий ход
}
ideas-enters = войдёт за { $points } оч.
ideas-enters-now = уже там
ideas-attacks = подойдёт вплотную за { $points } оч.
ideas-attacks-now = может атаковать с места
ideas-fires = может стрелять после движения
ideas-fires-now = может стрелять с места ({ $points })
ideas-share = Показать в чате
ideas-shared = Рисунок отправлен в чат.
ideas-too-long = Слишком много для одного сообщения: сотрите что-нибудь.
ideas-wipe = Стереть рисунки
ideas-show = Показать на карте
ideas-plan = План атак
ideas-plan-empty = Наведите на гекс противника, нажмите O, выберите атакующих и «Добавить в план».
ideas-plan-add = Добавить в план
ideas-attack = { $column } · { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
ideas-no-attack = Сейчас атака невозможна.
ideas-sooner = Атаковать раньше
ideas-drop = Убрать
ideas-chance-taken = взят
ideas-chance-kills = уничтожен отряд
ideas-chance-losses = свои потери
ideas-chance-breakthrough = прорыв
ideas-goal-falls = { $name }: взять
ideas-goal-cut = { $name }: отрезать или уничтожить
ideas-goal-destroyed = { $name }: уничтожить
ideas-all = Все цели вместе
ideas-counting = Идёт подсчёт…
ideas-exact = Точно, в этом порядке атак. Меньшее и большее число: обороняющийся держится до последнего или отходит.
ideas-estimate = Оценка: всех ходов боя слишком много. Меньшее и большее число: обороняющийся держится до последнего или отходит.
ideas-exact-one = Точно, в этом порядке атак; обороняющийся несёт потери и отходит наилучшим образом.
ideas-estimate-one = Оценка: всех ходов боя слишком много.
ideas-clear-plan = Очистить план
