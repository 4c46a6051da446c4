# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Разбор позиций
aside-explore-share = Поделиться позицией
aside-explore-tap = Нажмите на число, чтобы закрыть его или открыть
aside-explore-total = штраф { $total }
aside-explore-all-up = открыть все
aside-explore-busy = Считаем…
aside-explore-values = Оценка позиции
aside-explore-mean = средний штраф при лучшей игре
aside-explore-shut = шанс закрыть коробку
aside-explore-below = шанс оставить меньше { $target }
aside-explore-playable = подходящих бросков
aside-explore-of = из { $count }
aside-explore-goal = Цель игры
aside-explore-aim = { $aim ->
    [shut] коробка закрыта
    [below] меньше рекорда
   *[mean] меньший штраф
}
aside-explore-target = Какой рекорд побить
aside-explore-ends = Чем заканчивается ход
aside-explore-ends-about = { $aim ->
    [shut] Как часто остаётся каждый штраф, если цель — только закрыть коробку.
    [below] Как часто остаётся каждый штраф, если цель — оставить меньше { $target }.
   *[mean] Как часто остаётся каждый штраф, если цель — наименьший штраф.
}
aside-explore-plot = Как часто остаётся каждый штраф: в среднем { $mean }; коробка закрыта в { $shut } случаев.
aside-explore-is-shut = закрыта: { $chance }
aside-explore-is-mean = среднее { $mean }
aside-explore-look = Выбрать штраф
aside-explore-exactly = { $low ->
    [0] Закрыта: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } или меньше: { $chance }
aside-explore-worth = Оценка каждого броска
aside-explore-worth-about = { $unit ->
    [chance] Лучший вариант для броска и шанс после него. Длиннее — лучше. Штриховка — хуже, чем до броска. Столбик показывает, насколько вероятен бросок.
   *[total] Лучший вариант для броска и средний штраф после него. Короче — лучше. Штриховка — хуже, чем до броска. Столбик показывает, насколько вероятен бросок.
}
aside-explore-throw = { $throw }, { $weight } из { $of }: { $best }, потом { $value }
aside-explore-miss = промах
aside-explore-no-throws = Бросков слишком много, чтобы перечислить.
aside-explore-over = Коробка закрыта. Бросать больше не нужно.
aside-explore-ways = Все варианты для { $throw }. Нажмите на любой, чтобы продолжить оттуда.
aside-explore-go = Закрыть { $tiles }, потом { $value }
aside-explore-dice = Сколько кубиков
aside-explore-number = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
aside-explore-design = Изменить правила
aside-learn-this = Как играть
aside-rules-choose = Какие правила
aside-rules-changed = { $title }, с изменениями
aside-says-dice = { $forced ->
    [yes] кубиков: { $dice }, но один, когда { $condition }
   *[no] кубиков: { $dice }; можно один, когда { $condition }
}
aside-says-all-dice = { $dice ->
    [1] один кубик
    [2] всегда два кубика
    [one] всегда { $dice } кубик
    [few] всегда { $dice } кубика
    [many] всегда { $dice } кубиков
   *[other] всегда { $dice } кубика
}
aside-says-faces = граней у кубика: { $faces }
aside-says-behind = заднее число — только следующим броском
aside-says-first = первый бросок должен закрыть { $tile }
aside-says-unlucky = { $total } — промах

## The settings of a rule set

aside-quoted = «{ $name }»
aside-axis-box = Числа
aside-axis-set_up = Открыто в начале
aside-axis-dice = Кубики
aside-axis-faces = Граней у кубика
aside-axis-one_die = Один кубик вместо всех
aside-axis-tiles = Чисел за бросок
aside-axis-buys = Что закрывает бросок
aside-axis-behind = Заднее число можно закрыть
aside-axis-first_throw = Первый бросок
aside-axis-unlucky = Несчастливая сумма
aside-axis-total = Как считается открытое
aside-axis-off_mat = Укатившийся кубик
aside-axis-off_mat_chance = Как часто укатываются кубики компьютера
aside-axis-format = Как из ходов складывается игра
aside-axis-rounds = Раунды
aside-axis-fewest_rounds = Раундов не меньше
aside-axis-most_rounds = Раундов не больше
aside-axis-limit = Предел
aside-axis-out_at = Вылетают
aside-axis-out_when = Вылет
aside-axis-points = За раунд дают
aside-axis-super_box = Вторая закрытая коробка
aside-axis-tries = В раунде
aside-axis-begins = Начинает
aside-axis-order = Порядок остальных
aside-axis-next_start = Следующий раунд начинает
aside-axis-ties = Ничья на первом месте
aside-axis-shut_wins = Кто закроет коробку, сразу побеждает
aside-axis-same_dice = У всех одинаковые броски
aside-axis-most_players = Игроков не больше
aside-value-box-nine = один ряд, от 1 до 9
aside-value-box-ten = один ряд, от 1 до 10
aside-value-box-twelve = один ряд, от 1 до 12
aside-value-box-double = два ряда, задний от 9 до 1
aside-value-box-double-aligned = два ряда, оба от 1 до 9
aside-value-box-triple = три ряда
aside-value-box-own = свои ряды
aside-value-one_die-never = никогда
aside-value-one_die-standing = открытые числа дают { $limit } или меньше
aside-value-one_die-exposed = передние числа дают { $limit } или меньше
aside-value-one_die-highest = всё больше { $limit } закрыто
aside-value-one_die-789 = закрыты 7, 8 и 9
aside-value-tiles-any = сколько угодно
aside-value-tiles-number = не больше
aside-value-buys-sum = любые числа, дающие сумму
    .says = { $tiles ->
        [any] любые числа, дающие сумму
        [1] одно число, равное сумме
       *[other] не больше { $tiles } чисел, дающих сумму
    }
aside-value-buys-exact = число, равное сумме, или числа с кубиков
    .says = только число, равное сумме, или числа с кубиков
aside-value-buys-thai = одно число: с кубика или сумму
    .says = одно число: с кубика или сумма
aside-value-behind-at-once = тем же броском
aside-value-behind-next-throw = со следующего броска
aside-value-first_throw-free = как любой другой
aside-value-first_throw-number = должен закрыть число
aside-value-unlucky-none = нет
aside-value-unlucky-number = промах — это сумма:
aside-value-total-sum = по значению
    .says = штраф — сумма открытых чисел
aside-value-total-front-double = по значению, первый ряд дважды
    .says = числа первого ряда считаются дважды
aside-value-total-tiles = по единице за число
    .says = каждое открытое число — единица
aside-value-total-digits = читается как одно число
    .says = открытые числа читаются как одно
aside-value-off_mat-none = ничего не меняет
aside-value-off_mat-raise = снова открывает старшее закрытое число
    .says = кубик укатился — старшее число снова открывается
aside-value-off_mat-end = заканчивает ход
    .says = кубик укатился — ход окончен
aside-value-off_mat-choose = наказание выбирают
    .says = кубик укатился — наказание выбирает тот, кто бросал
aside-value-off_mat-void = засчитывает всю коробку
    .says = кубик укатился — считается вся коробка
aside-value-format-one-turn = у каждого один ход
aside-value-format-running = штрафы складываются по раундам
aside-value-format-knock-out = штрафы складываются, выше предела — вылет
aside-value-format-until = штрафы складываются, пока кто-то не дойдёт до предела
aside-value-format-chase = погоня: побить рекорд
aside-value-format-last-one-standing = до последнего, одна коробка на всех
aside-value-format-solitaire = в одиночку против коробки
aside-value-out_at-above = выше предела
aside-value-out_at-reached = дойдя до предела
aside-value-out_when-at-once = сразу
aside-value-out_when-round-end = в конце раунда
aside-value-points-winner = одно очко, за супер-коробку два
aside-value-points-paid = сколько теряют все остальные
aside-value-super_box-handover = перехватывает рекорд
aside-value-super_box-draw = раунд заканчивается вничью
aside-value-super_box-first-keeps = ничего не меняет
aside-value-super_box-both-score = тоже приносит очки
aside-value-tries-chase = рекорд бьют, пока могут
aside-value-tries-one-each = у каждого один ход
aside-value-begins-first = первый в списке
aside-value-begins-throw = кто больше выбросил
aside-value-order-clockwise = по часовой стрелке
aside-value-order-descending = от большего броска к меньшему
aside-value-next_start-clockwise = следующий по кругу
aside-value-next_start-winner = кто выиграл прошлый
aside-value-next_start-throw = кто больше выбросит
aside-value-next_start-same = кто начинал прошлый
aside-value-ties-shared = победа делится
aside-value-ties-play-off = переигровка
aside-axis-one-die-must = По желанию или обязательно
aside-axis-forced = { $forced ->
    [yes] только один кубик
   *[no] можно выбирать
}
aside-axis-row = { $row ->
    [1] Первый ряд
   *[other] Ряд { $row }
}
aside-axis-more-rows = Ещё один ряд сзади
aside-axis-fewer-rows = Без последнего ряда

## Designing a house rule

aside-design = Домашние правила
aside-design-share = Поделиться правилами
aside-design-from = Взять за основу
aside-design-name = Название
aside-design-unnamed = Домашние правила
aside-design-about = Что в них особенного
aside-design-set-up = Нажмите на числа, которые закрыты ещё до игры.
aside-design-part = { $part ->
    [box] Коробка
    [dice] Кубики
    [throw] Бросок
    [count] Что считается
    [game] Игра
   *[table] За столом
}
aside-design-faults = { $count ->
    [1] Так играть пока нельзя:
   *[other] Так играть пока нельзя. Причин: { $count }
}
aside-design-figures = Как меняются шансы
aside-design-figures-about = Точные цифры для лучшей игры, рядом с изданными играми.
aside-design-yours = ваши
aside-design-beside = Сравнить с
aside-design-players = Игроки
aside-design-two-players = Изданные игры посчитаны для двух игроков.
aside-design-measure = { $measure ->
    [mean] Средний штраф
    [shut] Коробка закрыта
    [opener] Фора первого игрока
    [throws] Бросков за ход
    [choices] Решений за ход
   *[skill] Доля умения
}
aside-design-opener-round = { $points } очка за раунд
aside-design-none = неизвестно
aside-design-meaning = Что значат цифры
aside-design-meaning-of = { $measure ->
    [mean] Сколько в среднем остаётся, если каждый ход играть на наименьший штраф.
    [shut] Как часто такая игра закрывает коробку.
    [opener] На сколько шанс первого игрока выше равной доли при лучшей игре всех. Если всю игру не рассчитать, то очки за раунд.
    [throws] Сколько длится ход при такой игре.
    [choices] Как часто за ход есть больше одного варианта.
   *[skill] Безупречная игра против игры наугад: какую часть разницы в штрафах даёт умение. Остальное — удача.
}
aside-design-save = Сохранить
aside-design-saved = Правила сохранены в этом браузере. По ссылке их можно открыть где угодно.
aside-design-drop = Удалить: { $name }
aside-play-with = С кем
aside-play-alone = В одиночку
aside-play-here = На этом экране
aside-play-link = С друзьями по ссылке
aside-play-bot = Против бота
aside-play-bot-grade = Какой силы
aside-play-people = Сколько игроков

## Your games

aside-games = Ваши партии
aside-games-none = В этом браузере пока нет законченных партий. Первая появится здесь: штрафы, удача и потери на решениях.
aside-games-play = Сыграть партию
aside-games-who = Чьи партии
aside-games-everybody = все
aside-games-rules = Какие правила
aside-games-all-rules = все
aside-games-reading = { $left ->
    [one] Тренер просматривает ещё { $left } партию…
    [few] Тренер просматривает ещё { $left } партии…
    [many] Тренер просматривает ещё { $left } партий…
   *[other] Тренер просматривает ещё { $left } партии…
}
aside-games-figures = В цифрах
aside-games-figure = { $figure ->
    [played] партии
    [won] победы
    [turns] ходы
    [mean] средний штраф
    [best] наименьший штраф
    [shut] закрыто коробок
   *[cost] потеря на решение
}
aside-games-totals = Штрафы со временем
aside-games-totals-about = { $rules }: сколько осталось после каждого хода. Линия — среднее за последние десять ходов.
aside-games-perfect = Безупречная игра: в среднем { $mean }.
aside-games-plot-totals = Ходов: { $count }. За последние десять осталось в среднем { $mean }.
aside-games-costs = Потери на решениях
aside-games-costs-about = Какую часть возможного в среднем теряло одно решение, по партиям. Меньше — лучше.
aside-games-plot-costs = Партий: { $count }. За последние десять решение теряло в среднем { $mean }.
aside-games-lucks = Удача
aside-games-lucks-about = { $unit ->
    [chance] Что кубики дали или отняли в каждой партии, в сотых долях шанса победить.
    [points] Что кубики дали или отняли в каждой партии, в очках.
   *[total] Что кубики дали или отняли в каждой партии, в штрафе. Вверх — хорошо.
}
aside-games-plot-lucks = Партий: { $count }. Удачных: { $lucky }, неудачных: { $unlucky }.
aside-games-tables = Столы
aside-games-seats = { $count ->
    [0] У этого устройства нет мест за открытыми столами.
    [1] У этого устройства есть место за одним открытым столом.
   *[other] Открытых столов, где у этого устройства есть место: { $count }.
}
aside-games-return = Вернуться за последний
aside-games-list = Все партии
aside-games-result = { $won ->
    [shut] коробка закрыта
    [open] коробка осталась открытой
    [yes] победа: { $names }
   *[no] никто не победил
}
aside-games-score = { $name } { $result }
aside-games-report = Отчёт
aside-games-record = Сохранить запись
aside-games-gone = Записи больше нет ни здесь, ни на сервере.
aside-games-more = Показать ещё { $count }
aside-games-yours = Что хранит этот браузер
aside-games-yours-about = Партии, упражнения, домашние правила, имена и настройки хранятся только в этом браузере. Сами столы хранит сервер.
aside-games-export = Сохранить всё
aside-games-import = Загрузить из файла
aside-games-imported = { $count ->
    [one] Загружена { $count } запись.
    [few] Загружено { $count } записи.
    [many] Загружено { $count } записей.
   *[other] Загружено { $count } записи.
}
aside-games-not-ours = Этот файл сохранён не в Shutbox.
aside-games-delete = Удалить всё
aside-games-delete-sure = Удалить всё?
aside-games-delete-about = Все партии, статистика, упражнения, домашние правила, имена и настройки этого браузера исчезнут навсегда. Столы на сервере останутся.
aside-games-delete-yes = Удалить всё
aside-games-keep = Оставить
aside-server-yours = Что хранит сервер
aside-server-about = Столы этого браузера с их партиями и именами. А ещё время первого и последнего визита. Всё это можно скачать и удалить.
aside-server-export = Скачать всё
aside-server-delete = Удалить на сервере
aside-server-delete-sure = Удалить на сервере?
aside-server-delete-about = Столы, за которыми больше никто не сидит, будут удалены. За общими столами исчезнет ваше имя, а партия останется. Вы потеряете свои места, и сервер больше не узнает этот браузер. Что сохранили другие, останется у них.
aside-server-delete-yes = Удалить на сервере
aside-server-deleted = На сервере удалено.
aside-server-nothing = Сервер ничего не хранит об этом браузере.
aside-server-failed = Не получилось. Попробуйте позже.

## The dice

aside-dice-page = Кубики
aside-dice-lede = Все броски партии лежат в конверте. Его запечатывают до первого броска. После игры конверт вскрывают, и всё можно проверить.
aside-dice-step = { $step ->
    [1] Сервер запечатывает свою часть
    [2] Вы запечатываете свою
    [3] Конверт лежит на столе
   *[4] Его вскрывают
}
aside-dice-step-about = { $step ->
    [1] Когда создаётся стол, сервер создаёт случайный секрет и показывает его печать. Печать подходит только к этому секрету и ничего о нём не выдаёт. Сменить секрет уже нельзя.
    [2] Когда вы садитесь, ваше устройство тоже создаёт случайный секрет и показывает печать. Когда запечатали все, эти части открывают. Вместе с частью сервера они дают броски.
    [3] Все части вместе заранее определяют каждый бросок партии. Добавить или подменить бросок, не сломав печать, нельзя.
   *[4] В конце сервер показывает свой секрет. Теперь части можно сложить снова и убедиться: каждый бросок тот самый, из конверта.
}
aside-dice-drawing = { $step ->
    [1] Рисунок: конверт с одной запиской и печатью
    [2] Рисунок: записки игроков ложатся в конверт
    [3] Рисунок: конверт закрыт и запечатан
   *[4] Рисунок: конверт вскрыт, броски отмечены по списку
}
aside-dice-check = Проверить партию
aside-dice-check-about = Выберите свою партию, откройте сохранённый файл или вставьте текст записи.
aside-dice-mine = Ваша партия
aside-dice-choose = выбрать…
aside-dice-file = Файл
aside-dice-text = Текст записи
aside-dice-check-it = Проверить
aside-dice-checking = Проверяем…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [1] Единственный бросок — тот самый, что лежал в конверте.
       *[other] Все броски ({ $throws }) — те самые, что лежали в конверте.
    }
    [alone] Каждый бросок следует из этого конверта. Но что он запечатан до игры, запись сама по себе не доказывает.
    [checked] Печати сходятся. Какой бросок какой по счёту, здесь определяют правила.
    [sealed] Конверт ещё запечатан. Его вскроют, когда игра закончится.
    [other] Запись цела. Её броски не из конверта, сравнить их не с чем.
   *[fault] Что-то не сходится.
}
aside-dice-game = { $rules }, { $names }; бросков: { $throws }.
aside-dice-others = { $count ->
    [one] { $count } бросок сделан другими кубиками, не из конверта.
    [few] { $count } броска сделаны другими кубиками, не из конверта.
    [many] { $count } бросков сделаны другими кубиками, не из конверта.
   *[other] { $count } броска сделаны другими кубиками, не из конверта.
}
aside-dice-missing = Запечатали свою часть и не показали: { $names }. Игра прошла без неё. Зная секрет сервера, так можно было выбрать одну из двух партий.
aside-dice-alone = Никто из игроков не вложил своей части. Эти броски определил один сервер.
aside-proof-list = Что проверено
aside-proof-state = { $state ->
    [fits] Сходится.
    [differs] Не сходится.
   *[unknown] Не доказано.
}
aside-proof = { $check ->
    [dice-fit] Эта страница пересчитала каждый бросок из секрета и частей игроков. Все печати сходятся.
    [dice-sealed] Конверт ещё запечатан. Броски можно будет проверить, когда его вскроют.
    [dice-rules] Все печати сходятся. Какой бросок какой по счёту, определяют правила, а их страница не знает. Броски пересчитает shutbox verify.
    [dice-none] Броски взяты не из конверта.
    [signature-fits] Сервер подписал имена, правила, печати и строку { $n } своего открытого журнала. Его ключ начинается с { $key }.
    [signature-forgotten] Сервер подписал имена, правила, печати и строку { $n } своего открытого журнала. Его ключ начинается с { $key }. Одно из имён с тех пор удалено, и сравнить его нельзя.
    [signature-none] Запись не подписана. Сама по себе она не доказывает, что броски запечатаны до игры. Зная все части, можно подобрать удобный секрет.
    [end-fits] Сервер подписал и конец: ни одно событие не пропало.
    [end-none] Конец не подписан: там могут недоставать события.
    [kept-fits] Это та печать, которую этот браузер видел до игры, { $at }.
    [kept-late] Это та печать, которую этот браузер впервые увидел { $at }. Игра тогда уже шла.
    [kept-none] До игры этого браузера за столом не было, и сравнивать ему не с чем.
    [kept-seal] Это не та печать, которую этот браузер видел { $at }.
    [kept-key] Подписано не тем ключом, который этот браузер видел { $at }.
    [kept-unsigned] { $at } этот браузер видел подпись сервера под печатью. В записи её нет.
    [kept-log] Это не та строка журнала, которую этот браузер видел { $at }.
    [part-fits] То, что этот браузер вложил в конверт, там есть.
    [part-seed] Того, что этот браузер вложил в конверт, там нет.
    [key-fits] Это тот ключ, который публикует этот сервер.
    [key-other] Этот сервер такого ключа не знает: запись подписал другой сервер или кто-то ещё. Сравните его с ключом, который публикует тот сервер.
    [log-fits] В строке { $n } открытого журнала от { $at } стоит эта печать.
    [rules-fits] Ходы сделаны по правилам. Это проверил сервер.
    [rules-none] Сервер недоступен: ходы не проверены.
   *[whole-fits] Запись цела, повреждений нет.
}
aside-dice-faces = Как выпадали грани
aside-dice-faces-of = Сколько раз выпала каждая грань и сколько было бы при равенстве
aside-dice-face = { $face }: выпало { $observed }, при равенстве было бы { $expected }
aside-dice-p = { $enough ->
    [yes] Среди партий с честными кубиками { $p } не ровнее этой. { $judgement ->
        [usual] Ничего необычного.
        [odd] Это немного необычно, но у тех, кто часто играет, бывает.
       *[rare] Это очень необычно. Если и другие партии такие же, с кубиками что-то не так.
    }
   *[no] Этого мало, чтобы судить: при таком числе бросков возможно всё.
}
aside-dice-all = Все ваши партии вместе
aside-dice-all-about = { $count ->
    [1] Единственная партия в этом браузере.
   *[other] Партий в этом браузере: { $count }.
}
aside-dice-count = Посчитать
aside-dice-streaks = Что бывает обычно
aside-dice-streaks-about = У кубиков нет памяти. Поэтому они повторяются чаще, чем кажется. Точные шансы для двух кубиков:
aside-dice-streaks-what = Что
aside-dice-streaks-next = В ближайших бросках
aside-dice-streaks-evening = За вечер в 100 бросков
aside-dice-streak = { $what ->
    [doubles] три дубля подряд
    [same-double] один и тот же дубль дважды подряд
    [same-throw] один и тот же бросок дважды подряд
    [same-sum] одна и та же сумма трижды подряд
    [no-six] ни одной 6 за десять бросков
   *[no-seven] ни одной 7 за двадцать бросков
}
aside-dice-ask = { $question ->
    [server] Может ли сервер подобрать броски?
    [last] Выгодно ли показать свою часть последним?
    [again] Может ли он закрывать столы, пока броски ему не понравятся?
   *[limits] Чего конверт не обещает?
}
aside-dice-answer = { $question ->
    [server] Нет. Он запечатал свою часть раньше, чем узнал ваши. Чтобы управлять бросками, её пришлось бы подменить. Тогда не сойдётся печать. Хватит одной честной части.
    [last] Нет. Тот, кто показывает последним, видел части игроков, но не часть сервера. Без неё о бросках ничего не узнать. Подменить свою часть тоже нельзя: её печать показана раньше.
    [again] Это будет видно. Когда создаётся стол, его печать попадает в открытый журнал. Строки связаны между собой, и закрытый стол из журнала не исчезает.
   *[limits] Когда игра началась, сервер знает броски, ведь он их и делает. Ботам их не показывают. А настоящие кубики в конверте не лежат.
}
aside-dice-log = Открытый журнал
aside-dice-log-about = Сюда попадает каждый конверт этого сервера: когда его запечатали и когда вскрыли. Вот последние строки.
aside-dice-log-kind = { $kind ->
    [opened] вскрыт
   *[sealed] запечатан
}
aside-dice-log-row = Строка { $n }, стол { $table }
aside-dice-log-fits = Проверено здесь: строки связаны.
aside-dice-log-broken = Строка { $n } не связана с предыдущей. Журнал изменили.
aside-dice-log-empty = Здесь пока ничего нет.
aside-dice-exactly = Все подробности описаны в docs/dice.md. Там же короткая программа, которая проверяет партию без Shutbox.

## About

aside-about = О программе
aside-about-lede = Всё о семействе игр Shut the Box в одной программе: играть, вести счёт, понимать.
aside-about-version = Версия { $version }; правил: { $rules }, ботов: { $bots }.
aside-about-free = Свободно и открыто
aside-about-licence = Shutbox — свободная программа под лицензией MIT: пользуйтесь, меняйте, делитесь. Никаких гарантий нет.
aside-about-independent = Независимо
aside-about-independent-more = Shutbox не связан с издателями этих игр и никем из них не одобрен. Игры названы, только чтобы указать, чьим правилам следует набор. Сами правила изложены своими словами.
aside-about-trademark = Double Shutter — торговая марка Blue Orange. Прочие названия принадлежат их владельцам.
aside-about-private = Без слежки
aside-about-private-more = Ни учётных записей, ни рекламы, ни отслеживания. Ваши партии хранят только ваш сервер и этот браузер. И там, и там их можно удалить.
aside-about-kept = Что хранит этот браузер
aside-about-dice = Как устроены кубики
aside-about-learn = Как играть
aside-about-made = Как это устроено
aside-about-made-more = Все оценки точно рассчитаны, а не угаданы. Страницы рисует ваш браузер и ничего не загружает со стороны.
