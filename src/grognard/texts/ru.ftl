# Тексты, не принадлежащие ни одной игре: ошибки, возврат хода, командная строка.
error-unknown-game = Игры { $game } нет. Есть: { $known }.
error-unknown-scenario = В { $game } нет сценария { $scenario }. Есть: { $known }.
error-bad-option = Настройка { $option } не может быть { $value }. Можно: { $known }.
error-unknown-language = Языка { $language } нет. Есть: { $known }.
error-unknown-rule = В { $game } нет пункта { $rule }.
error-unknown-id = В { $game } нет ничего с именем { $id }.
error-bad-action = Это не действие: { $detail }
error-bad-query = На этот вопрос нет ответа ({ $what }): { $detail }
error-bad-edit = Так изменить стол нельзя: { $detail }
error-not-asked = Сейчас отвечает не { $seat }, а { $asked }.
error-stale-ply = Стол уже изменился: ответ был на шаг { $ply }, а сейчас шаг { $now }.
error-game-over = Партия окончена.
error-undo-refused = Чтобы вернуться к шагу { $to }, нужно согласие всех игроков: с тех пор бросали кубики, что-то открылось или действовал другой игрок.
error-undo-unknown = В этой партии ничего не начиналось на шаге { $to }.
error-bad-journal = Этот файл — не журнал этой программы, или его изменили ({ $detail }).
error-bad-situation = Эту ситуацию нельзя запустить: { $detail }
error-script-exhausted = Заданные броски кончились: нужно { $need }, осталось { $left }.
error-no-such-face = Заданный бросок показывает { $value }, а граней или жетонов всего { $sides }.
error-illegal-action = Это запрещает пункт { $rule }.
no-such-choice = Сейчас такого выбора нет.
not-now = Сейчас этого сделать нельзя: это делается на другом шаге ({ $rule }).
finish-first = Сначала закончите начатое.
undone = { $count ->
    [one] Отменён { $count } шаг
    [few] Отменены { $count } шага
   *[many] Отменено { $count } шагов
} ({ $seat }).
undone-by-agreement = С согласия всех игроков { $count ->
    [one] отменён { $count } шаг
    [few] отменены { $count } шага
   *[many] отменено { $count } шагов
}. Просьба: { $seat }.
edited-by-agreement = С согласия всех игроков на столе { $count ->
    [one] сделана { $count } правка
    [few] сделаны { $count } правки
   *[many] сделано { $count } правок
}. Просьба: { $seat }.
ended-by-resignation = Сдались: { $seats }.
ended-by-agreed-draw = Партия закончилась вничью по соглашению; предложение: { $seat }.
by-standing-order = Ответ по вашему постоянному приказу.
seat-to-machine = С этого момента за { $seat } играет компьютер.
seat-to-person = За { $seat } снова играет сам игрок.
ended-on-time = Вышло время: { $seats }.
seat-to-machine-on-time = Вышло время: { $seat }. С этого момента играет компьютер.
clocks-more-time = { $seat } добавляет время: { $to }, { $time } ч.
clocks-paused = По соглашению часы стоят; предложение: { $seat }.
clocks-resumed = По соглашению часы снова идут; предложение: { $seat }.
edited = Изменено: { $thing } ({ $changes }).
carried-over = Новая версия исправила правила или данные этой игры. Партия продолжается с той же позиции; отменить более ранние шаги нельзя.
not-replayed = Сыграно по прежней версии правил.

# Сервер.
error-unknown-situation = В игре { $game } нет ситуации { $situation }.
error-bad-request = Сервер этого не понимает: { $detail }
error-too-large = Это больше разрешённых { $limit } байт.
error-unknown-table = На этом сервере нет партии { $id }.
error-not-found = По адресу { $path } ничего нет.
error-bad-key = Этот ключ не подходит к этой партии.
error-seat-taken = Это место уже занято: ссылку раньше открыли в другом браузере. Попросите ссылку у игрока, который за ним сидит.
error-not-your-seat = Место { $seat } не ваше.
error-bad-seats = Места заданы неверно: { $detail }
error-unknown-player = Нет компьютерного игрока { $player }. Известны: { $known }.
error-still-hidden = Журнал выдал бы то, чего другим игрокам пока нельзя видеть. Его можно получить после конца партии.
error-not-over = Шансы на победу можно узнать после конца партии.
error-declined = Нет согласия: { $seat }.
error-no-such-request = Эта просьба уже не действует.
error-no-opponent = О ничьей договариваются люди, а за другую сторону никто из них не играет.
error-no-such-order = В этой игре нет такого постоянного приказа: { $kind }.
error-machine-plays = За { $seat } сейчас играет компьютер. Сначала верните себе место.
error-seat-present = Игрок за { $seat } здесь или был здесь в последние { $hours } ч.
error-bad-pace = Такой контроль времени невозможен: { $part } — от { $least } до { $most } секунд.
error-no-clocks = Здесь нет часов: партия идёт без них, или за это место играет компьютер.
error-time-not-up = У { $seat } ещё есть время, или часы стоят.
error-own-time-up = { $seat } не может требовать: время вышло у своей же стороны.
error-own-side = { $seat } на вашей стороне: время может добавить только другая сторона.
error-clocks-already = Часы уже в этом положении.
error-no-vacation = У { $seat } не осталось отпуска, или время уже вышло.
error-too-many-questions = Слишком много вопросов сразу; дождитесь ответов.
error-not-a-branch = Это возможно только в пробной ветке.
error-help-refused = Подсказки и помощь компьютера — только в партиях без других людей.
error-bad-records = В файле { $path } не записи партий, а что-то другое.
error-workers-died = Рабочие процессы погибли при каждой попытке; осталось пачек партий: { $left }.
error-no-ray = Ray не установлен: pip install "grognard[cluster]".
error-no-cluster = По адресу { $address } нет кластера Ray: { $detail }
error-other-code = На машине { $node } другая версия Grognard; её партии были бы другими.
error-bad-weight = У игроков { $game } нет такого веса: { $weight }. Известны: { $known }.
error-no-plots = Matplotlib не установлен: pip install "grognard[plot]".
error-bad-picture = Нельзя нарисовать { $path }: { $detail }
error-not-a-puzzle = Это не задача.
error-not-on-the-die = У кости { $sides } граней: { $face } на ней нет.
error-no-journal = Пробную ветку нельзя сохранить в файл; сохраните саму партию.
error-too-many-branches = У вас уже { $limit } веток этой партии. Сначала удалите одну.
error-branch-too-long = В этой ветке { $limit } шагов, больше нельзя. Откройте новую.
error-no-such-ply = Шага { $ply } нет; последний — { $last }.
error-bad-protocol = Страница другой версии ({ $client }), чем сервер ({ $server }). Загрузите её заново.
error-storage-failed = Партию не удалось сохранить, поэтому ничего не изменилось: { $detail }
error-unknown-database = { $address } — не адрес базы PostgreSQL (postgresql://user@host/name).
error-no-driver = Для PostgreSQL нужен драйвер: pip install "grognard[postgres]".
error-name-taken = Имя { $name } занято или похоже на занятое.
error-bad-name = { $reasonId ->
    [length] В имени от { $shortest } до { $longest } знаков.
    [letters] В имени могут быть латинские или русские буквы, цифры, пробелы, точки, дефисы и подчёркивания.
    [scripts] В имени должны быть буквы, и все одного алфавита.
   *[other] Это имя зарезервировано.
}
error-bad-password = В пароле от { $shortest } до { $longest } знаков.
error-wrong-password = Неверное имя или пароль.
error-signed-out = Сначала войдите.
error-no-such-device = Это устройство уже отключено.
error-no-hasher = Учётным записям нужна библиотека паролей: pip install "grognard[accounts]".
error-unknown-account = Игрока с именем { $name } здесь нет.
error-bad-email = Это не адрес электронной почты.
error-bad-letter = Эта ссылка уже использована или устарела. Запросите новую.
error-banned = { $forever ->
    [1] Ваша учётная запись заблокирована навсегда. Причина: { $why }
   *[0] Ваша учётная запись заблокирована до { $until }. Причина: { $why }
}
error-muted = { $forever ->
    [1] Вам больше нельзя писать в чат. Причина: { $why }
   *[0] Вам нельзя писать в чат до { $until }. Причина: { $why }
}
error-not-allowed = { $role ->
    [admin] Это может только администратор сервера.
   *[moderator] Это может только модератор сервера.
}
error-outranked = Меры возможны только против тех, чья роль ниже вашей.
error-no-sanction = Эта учётная запись уже не заблокирована и не лишена права писать в чат.
error-no-such-report = Эта жалоба уже закрыта.
error-not-for-rating = { $why ->
    [options] Рейтинговая партия идёт по основным правилам: оставьте все параметры без изменений.
    [seed] В рейтинговой партии зерно случайности не выбирают.
    [private] Рейтинговая партия видна в списке партий.
    [seats] В рейтинговой партии одно место ваше, другое открыто для соперника.
   *[scenario] Рейтинговые партии — для двух соперников; этот сценарий не такой.
}
error-not-rated = Это рейтинговая партия. Чтобы сыграть в неё, войдите и включите рейтинговые партии в учётной записи.
error-rated-game = Это рейтинговая партия: без подсказок, правок стола и машинных игроков, а законченное не переигрывают.
error-blocked = Вы и этот игрок не играете друг с другом.
error-too-many-followed = Вы и так следите за многим. Сначала уберите что-нибудь.
error-no-mail = Этот сервер не отправляет писем.
mail-confirm-subject = Подтвердите адрес почты
mail-confirm-text =
    { $name }, перейдите по ссылке, чтобы подтвердить, что это ваш адрес:

    { $link }

    Она действует один раз, в течение двух дней. Если вы её не запрашивали, не обращайте внимания на это письмо.
mail-reset-subject = Новый пароль
mail-reset-text =
    { $name }, по этой ссылке можно выбрать новый пароль:

    { $link }

    Она действует один раз, в течение часа. Если вы её не запрашивали, не обращайте внимания на это письмо: пароль останется прежним.
error-mail-failed = Письмо не удалось отправить: { $detail }
error-notice-failed = Уведомление не дошло: { $detail }.
error-no-notices = Вы не указали, как вас известить.
error-no-push = На этом сервере нет push-уведомлений.
error-no-pusher = Push-уведомлениям нужны две библиотеки: pip install "grognard[push]".
error-bad-push-key = Ключ push-уведомлений { $file } нельзя использовать: { $detail }.
error-wrong-code = Код неверен или устарел. Запросите новый.
error-too-many-codes = На этот адрес сегодня отправлено слишком много кодов.
error-bad-target = Туда нельзя посылать уведомления: { $detail }.
error-not-a-file = { $address } — не файл. Базы PostgreSQL копируют командами pg_dump и pg_restore.
error-read-only = Сервер сейчас только показывает партии; изменить ничего нельзя: { $detail }
error-outgrown-game = Эта версия программы не может открыть партию { $id }: { $detail }. Ничего не потеряно: экспортируйте партию или откройте её той версией, в которой она игралась.
error-unreadable-state = Эта версия не может прочитать позицию на ходу { $ply }: { $detail }
error-conflict = В эту партию записал другой сервер. Она читается заново.
error-newer-database = База { $path } создана более новой версией (формат { $found }, программа знает { $known }). Ничего не изменено.
error-older-database = База { $path } создана более старой версией (формат { $found }, сегодняшний — { $known }), и эта команда изменила бы её. Проверьте её копию с ключом --migrate. Ничего не изменено.
error-not-a-database = { $path } — не база этой программы: { $detail }
error-bad-settings = Настройки не годятся: { $detail }
error-port-taken = Порт { $port } на { $host } занят: { $detail }
error-stopping = Сервер завершает работу.
error-bad-host = Этот сервер не называется { $host }. Имя добавляется параметром --name.
error-bad-origin = Запросы со страниц { $origin } не принимаются.
error-not-json = Тело запроса должно быть application/json, а не { $given }.
error-damaged-database = Файл { $path } повреждён: { $detail }. Восстановите копию (grognard admin restore) или уберите файл, чтобы начать с пустого.
error-database-in-use = Файлом { $path } пользуется другой сервер: { $holder }.
error-too-many-requests = Слишком много запросов; попробуйте снова через { $seconds } с.
error-journal-too-slow = Воспроизведение этого журнала занимает больше { $seconds } с.
error-busy = Сервер занят; попробуйте ещё раз чуть позже.
error-journal-too-long = В этом журнале записей: { $entries }; сервер принимает не больше { $limit }.
error-internal = В сервере произошла ошибка; подробности в его журнале.

# Командная строка.
error-bad-pack = Ошибка в данных: { $file }: { $problem }
error-unreadable-file = Не удаётся прочитать { $file }: { $detail }
error-unwritable-file = Не удаётся записать { $file }: { $detail }
error-wrong-file = { $file }: { $detail }
error-bad-argument = { $argument } не может быть { $value }: { $detail }
error-stray-citation = { $where } ссылается на { $rule }, а в указателе правил { $game } такого нет.
error-unknown-benchmark = Замера { $name } нет. Известны: { $known }.
error-chess-missing = Этот замер сравнивает с python-chess, а он не установлен. Установите grognard[bench] или назовите другие замеры.
error-server-silent = Сервер для замера не запустился: { $detail }
cli-players = компьютерные игроки
cli-seats = места
cli-difficulty = сложность
cli-mismatch = ИНАЧЕ
cli-wrong = НЕВЕРНО
cli-upgrade-none = { $file }: менять нечего
cli-upgrade-would = { $file }: будет изменён
cli-upgrade-done = { $file }: обновлён
cli-situations-summed = Как написано: { $good }, иначе: { $differ }, нельзя запустить: { $wrong }
cli-overlay = С накладкой { $folder }.
cli-pack-sound = Данные { $game } в порядке.
cli-pack-faulty = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
} в данных { $game }.
cli-source = источник
cli-blocks = записей
cli-unfinished = Партия не окончена.
cli-win = победа
cli-draw = ничья
cli-loss = поражение
cli-replayed = { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
   *[many] { $plies } шагов
}; конечное состояние { $digest }.
cli-verified = Кубики честные: { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
} (кубиков: { $dice }; шагов: { $plies }) следуют из ключа, а ключ из обязательства { $commitment }.
cli-verified-contribution = { $seat }: к зерну добавлено { $entropy }.
cli-verified-edits = По соглашению стол меняли { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}; из правил эти изменения не следуют.
cli-code = код
cli-tests = тест
cli-situations = ситуация
cli-chapter = глава
cli-paragraphs = пунктов
cli-clauses = положений
cli-rules = правил
cli-coded = в коде
cli-tested = проверено
cli-examples = примеров
cli-uncovered = не покрыто
cli-total = всего
cli-covered = Покрыто положений: { $covered } из { $needed }, это { $share } %.
cli-too-little = Это меньше требуемых { $required } %.
cli-by-record = Тестов здесь нет; что они доказывают, взято из записи в пакете.
cli-recorded = Записано в { $file }.
cli-perturbed = попытка
cli-by-clause = по пункту правил
cli-misplaced = из другого решения
cli-bare = без причины
cli-allowed = разрешено
cli-bare-share = без причины %
cli-another-piece = другая фишка
cli-another-place = другое место или число
cli-another-verb = другое действие
cli-another-all = всего
cli-cited-in = в коде
cli-proved-by = проверяют
cli-games = партий
cli-wins = побед
cli-draws = ничьих
cli-losses = поражений
cli-mean = среднее
cli-share = побед, %
cli-interval = интервал 95 %
cli-score = счёт
cli-endings = чем кончилось
cli-player = игрок
cli-seat = место
cli-simulating = { $what }
cli-rung = { $upper } против { $lower }: { $won }, { $share }
cli-fitted = { $positions } позиций из { $games } партий; логарифмическая потеря { $loss }, верный исход назван в { $right } %.
cli-fuzzed = Случайная игра: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, ответов: { $plies }, ошибок не найдено (число { $seed }).
cli-fuzz-failed = Ошибка, сыграно партий: { $games } (число { $seed }): { $fault }
cli-fuzz-journal = Партия до ошибки: { $file }
cli-backed-up = Игр скопировано в { $file }: { $games }.
cli-restored = { $database } восстановлен.
cli-restored-kept = Прежнее содержимое: { $file }.
cli-upgrade-checked = Игр переиграно: { $games }; в этой версии идут иначе: { $carried }; не открываются: { $broken }.
cli-no-reports = Ни на одну строку чата не пожаловались.
cli-undeleted = Игра { $id } возвращена.
cli-push-keys = Ключ push-уведомлений — в { $file }: храните его и никому не показывайте. Его открытая часть: { $public }
cli-no-roles = Ни у одной учётной записи нет роли.
cli-role-given = { $name }: { $role }.
cli-no-acts = Журнал пуст.
cli-ratings-recomputed = Рейтинги пересчитаны; партий: { $games }.
cli-ratings-what = Ничего не сделано. Чтобы пересчитать рейтинги по сохранённым результатам, добавьте --recompute.
cli-pruned = Игр удалено: { $games }. Неделю их можно вернуть.
cli-mutated = Ссылок: { $sampled }, из них в коде { $mutable }; замечено { $killed }, выжило { $survived } ({ $share } %). Не код: { $data }. Без теста: { $untested }. Тест падает и без изменений: { $broken }.
cli-mutant-survived = { $clause } выжил: { $where } ({ $place })
cli-mutant-broken = { $clause } не проверить, тест падает и так: { $where } ({ $place })
cli-mutant-untested = { $clause } без теста: { $where } ({ $place })
cli-benchmark = замер
cli-value = значение
cli-unit = единица
cli-reference = мерка
cli-ratio = отношение

# -- уроки: вопросы из ожиданий примера ---------------------------------------------------------------------------------
lesson-odds-column = { $units } атакуют { $thing }: { $attack } против { $defence }. Какой столбец таблицы с учётом сдвигов?
lesson-odds-attack = { $units } атакуют { $thing }. Сколько у них сил в сумме?
lesson-odds-defence = { $units } атакуют { $thing }. Какова сила обороны?
lesson-odds-shifts = { $units } атакуют { $thing }. Сколько сдвигов соотношения?
lesson-routes-cost = Сколько стоит путь до { $to }{ $modeId ->
    [extended] {" "}(расширенное движение)
    [tactical] {" "}(тактическое движение)
   *[other] {""}
}: { $thing }?
lesson-cost-is = Сколько стоит вход в { $to }: { $thing }?
lesson-bond-is = Есть ли связка между { $thing } ({ $side })?
lesson-zoc-is = Доходит ли до { $thing } зона контроля этой стороны ({ $side })?
lesson-rail-is = Действует ли железная дорога в { $thing } ({ $side })?
lesson-supplied-is = Есть ли снабжение: { $thing }?
lesson-retreats-paths = Сколько путей отступления из { $from }: { $thing }?
lesson-attack-dv = { $thing } атакует { $target }. Какова защита цели?
lesson-attack-fp = { $thing } атакует { $target }. Какова огневая мощь?
lesson-attack-colour = { $thing } атакует { $target }. Какая защита считается?
lesson-sight-is = Есть ли линия видимости от { $thing } до { $to }?
lesson-bears-is = Лежит ли { $to } в секторе обстрела: { $thing }?
lesson-landing-modifier = Каков модификатор высадки в { $thing }?
lesson-outcome-outcome = Чем кончается партия для стороны: { $seat }?
lesson-points-points = Сколько это победных очков?
lesson-points-halves = Сколько половин победного очка: { $thing }?
lesson-score-score = Каков итоговый счёт?
lesson-defence-is = На каком делении теперь шкала обороны: { $thing }?
lesson-area-count = Сколько жетонов ({ $token }) здесь: { $thing }?
lesson-location-holds = Что теперь лежит на месте: { $thing }?
lesson-space-holds = Что теперь стоит на поле: { $thing }?
lesson-weather-weather = Какая погода?
lesson-fog-stock-fog-stock = Сколько карт тумана войны осталось в запасе?
lesson-unit-damaged = Повреждено ли теперь: { $thing }?
lesson-unit-exhausted = Истощено ли теперь: { $thing }?
lesson-unit-steps = Сколько теперь уровней: { $thing }?
lesson-unit-at = Где теперь { $thing }?
lesson-unit-order = В каком порядке теперь { $thing }?
lesson-unit-hit = Какой жетон попадания теперь: { $thing }?
lesson-hex-terrain = Какая местность: { $thing }?
lesson-word-yes = да
lesson-word-no = нет
lesson-word-none = нет
lesson-word-win = победа
lesson-word-loss = поражение
lesson-word-draw = ничья
lesson-word-overcast = пасмурно
lesson-word-overcast-w = пасмурно (зима)

## Задачи: цель одной фразой (создаёт `grognard puzzles`)

puzzle-fire = Уничтожьте одним огнём, не двигаясь: { $unit } в { $hex }. AP: { $ap }, CAP: { $cap }.
puzzle-points = Уничтожьте: { $unit } в { $hex }. AP: { $ap }, CAP: { $cap }.
puzzle-destroy = Уничтожьте в этом бою: { $unit } в { $hex }.
puzzle-destroy-all = Уничтожьте в этом бою все части в { $hex }.
puzzle-drive = Выбейте противника в этом бою из { $hex }.
puzzle-drive-two = Выбейте противника в этом бою из { $hex } и { $other }.
puzzle-drive-two-standing = Выбейте противника в этом бою из { $hex } и { $other }. Ваши части не продвигаются.
puzzle-take = Займите в этом бою: { $hex }.
puzzle-cut = До конца этого боя лишите снабжения: { $unit } в { $hex }.
puzzle-clear = Уничтожьте за { $actions } действия: { $unit } ({ $space }).
puzzle-clear-all = За { $actions } действия очистите: { $spaces }.

cli-puzzle-right = ok    { $file }  лучший вариант { $best } %, лучший из недостаточных { $second } %
cli-puzzle-wrong = НЕВЕРНО { $file }  в файле { $said }, поиск находит { $found }
cli-puzzle-made = { $file }  { $best } %
cli-puzzles-none = Задач не нашлось: попробуйте другое зерно или другой сценарий.

# Уведомления игрокам, которых нет за столом.
notice-turn = Ваш ход ({ $seat }).
notice-request = Другой игрок просит вашего согласия ({ $seat }).
notice-over = Игра окончена.
notice-time = У вас осталось мало времени ({ $seat }).
notice-late = У другого игрока вышло время: можно потребовать победу, передать игру компьютеру или подождать ({ $seat }).
notice-test = Это проверка: уведомления об этой партии будут приходить сюда ({ $seat }).
notice-code-subject = Grognard: ваш код { $code }
notice-code = Чтобы получать уведомления о ваших партиях на этот адрес, введите код: { $code }. Если вы его не запрашивали, ничего не делайте: больше писем не будет.
notice-digest-subject = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[other] Вас ждут { $count } партий
}
notice-mail-end = Больше не получать писем от этого сервера:
notice-end = Больше не писать
notice-end-ask = Больше не отправлять писем на ваш адрес?
notice-ended = Готово: этот сервер больше не пишет на ваш адрес ни об одной партии.
notice-end-unknown = Эта ссылка здесь неизвестна.
