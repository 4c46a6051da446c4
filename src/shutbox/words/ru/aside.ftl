# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Разбор позиций
aside-explore-share = Поделиться позицией
aside-explore-tap = Нажмите на число, чтобы закрыть его или открыть
aside-explore-total = штраф { $total }
aside-explore-all-up = открыть все
aside-explore-busy = Считаем…
aside-explore-values = Чего стоит позиция
aside-explore-mean = средний штраф при лучшей игре
aside-explore-shut = шанс закрыть коробку
aside-explore-below = шанс оставить меньше { $target }
aside-explore-playable = подходящих бросков
aside-explore-of = из { $count }
aside-explore-goal = Лучшая игра — это
aside-explore-aim = { $aim ->
    [shut] закрыть коробку
    [below] побить рекорд
   *[mean] меньше в среднем
}
aside-explore-target = Какой штраф побить
aside-explore-ends = Чем кончается ход
aside-explore-ends-about = { $aim ->
    [shut] Как часто остаётся каждый штраф, если хотеть только одного: закрыть коробку.
    [below] Как часто остаётся каждый штраф, если цель — оставить меньше { $target }.
   *[mean] Как часто остаётся каждый штраф, если цель — наименьший средний.
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
aside-explore-worth = Чего стоит каждый бросок
aside-explore-worth-about = { $unit ->
    [chance] Лучший вариант для броска и шанс после него. Длиннее — лучше; штриховка — хуже, чем до броска. Столбик показывает, насколько вероятен бросок.
   *[total] Лучший вариант для броска и средний штраф после него. Короче — лучше; штриховка — хуже, чем до броска. Столбик показывает, насколько вероятен бросок.
}
aside-explore-throw = { $throw }, { $weight } из { $of }: { $best }, потом { $value }
aside-explore-miss = промах
aside-explore-no-throws = Бросков слишком много, чтобы перечислить.
aside-explore-over = Коробка закрыта: бросать больше незачем.
aside-explore-ways = Все варианты для { $throw }. Нажмите на любой, чтобы пойти дальше.
aside-explore-go = Закрыть { $tiles }, потом { $value }
aside-explore-dice = Сколько кубиков
aside-explore-number = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
aside-explore-design = Изменить правила
aside-learn-this = Как в это играют
aside-rules-choose = Какие правила
aside-rules-changed = { $title }, с изменениями
aside-says-dice = { $forced ->
    [yes] кубиков { $dice }, но один, когда { $condition }
   *[no] кубиков { $dice } или один, когда { $condition }
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
aside-axis-set_up = Открыты в начале
aside-axis-dice = Кубики
aside-axis-faces = Граней у кубика
aside-axis-one_die = Один кубик вместо всех, когда
aside-axis-tiles = Чисел за бросок
aside-axis-buys = Что закрывает бросок
aside-axis-behind = Заднее число можно закрыть
aside-axis-first_throw = Первый бросок
aside-axis-unlucky = Несчастливая сумма
aside-axis-total = Как считается открытое
aside-axis-off_mat = Укатившийся кубик
aside-axis-off_mat_chance = Как часто укатываются кубики программы
aside-axis-format = Как из ходов складывается игра
aside-axis-rounds = Раунды
aside-axis-fewest_rounds = Раундов не меньше
aside-axis-most_rounds = Раундов не больше
aside-axis-limit = Предел
aside-axis-out_at = Вылетает тот, кто
aside-axis-out_when = Вылет
aside-axis-points = За раунд дают
aside-axis-super_box = Вторая закрытая коробка
aside-axis-tries = В раунде
aside-axis-begins = Начинает тот, кто
aside-axis-order = Остальные ходят
aside-axis-next_start = Следующий раунд начинает
aside-axis-ties = Ничья за первое место
aside-axis-shut_wins = Кто закроет коробку, сразу побеждает
aside-axis-same_dice = У всех одинаковые кубики
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
aside-value-buys-exact = число-сумму или числа с кубиков
    .says = только число-сумма или числа с кубиков
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
aside-value-total-front-double = по значению, первый ряд вдвойне
    .says = числа первого ряда считаются вдвойне
aside-value-total-tiles = по единице за число
    .says = каждое открытое число — единица
aside-value-total-digits = читается как одно число
    .says = открытые числа читаются как одно
aside-value-off_mat-none = ничего не меняет
aside-value-off_mat-raise = снова открывает старшее закрытое число
    .says = кубик укатился — одно число снова открывается
aside-value-off_mat-end = заканчивает ход
    .says = кубик укатился — ход окончен
aside-value-off_mat-choose = даёт выбор бросавшему
    .says = кубик укатился — наказание выбирает бросавший
aside-value-off_mat-void = засчитывает всю коробку
    .says = кубик укатился — считается вся коробка
aside-value-format-one-turn = у каждого один ход
aside-value-format-running = штрафы складываются по раундам
aside-value-format-knock-out = штрафы складываются, выше предела — вылет
aside-value-format-until = штрафы складываются, пока кто-то не дойдёт до предела
aside-value-format-chase = погоня: побить рекорд
aside-value-format-last-one-standing = до последнего, одна коробка на всех
aside-value-format-solitaire = в одиночку против коробки
aside-value-out_at-above = превысил предел
aside-value-out_at-reached = дошёл до предела
aside-value-out_when-at-once = сразу
aside-value-out_when-round-end = в конце раунда
aside-value-points-winner = одно очко, за супер-коробку два
aside-value-points-paid = то, что теряет каждый из остальных
aside-value-super_box-handover = перехватывает рекорд
aside-value-super_box-draw = делает раунд ничейным
aside-value-super_box-first-keeps = ничего не меняет
aside-value-super_box-both-score = тоже приносит очки
aside-value-tries-chase = рекорд бьют, пока могут
aside-value-tries-one-each = у каждого один ход
aside-value-begins-first = первый в списке
aside-value-begins-throw = бросил больше всех
aside-value-order-clockwise = по часовой стрелке
aside-value-order-descending = от большего броска к меньшему
aside-value-next_start-clockwise = следующий игрок
aside-value-next_start-winner = победитель прошлого
aside-value-next_start-throw = кто больше выбросит
aside-value-next_start-same = тот же игрок
aside-value-ties-shared = победа делится
aside-value-ties-play-off = переигрывается
aside-axis-one-die-must = По желанию или обязательно
aside-axis-forced = { $forced ->
    [yes] только один кубик
   *[no] игрок выбирает сам
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
aside-design-set-up = Нажмите на число, которое закрыто ещё до игры.
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
   *[other] Так играть пока нельзя, причин { $count }:
}
aside-design-figures = Как меняются шансы
aside-design-figures-about = Точные цифры для лучшей игры рядом с изданными играми.
aside-design-yours = ваши
aside-design-beside = Рядом
aside-design-players = Игроки
aside-design-two-players = Изданные игры посчитаны для двух игроков.
aside-design-measure = { $measure ->
    [mean] Средний штраф
    [shut] Коробка закрыта
    [opener] Фора начинающего
    [throws] Бросков за ход
    [choices] Решений за ход
   *[skill] Доля мастерства
}
aside-design-opener-round = { $points } очка за раунд
aside-design-none = неизвестно
aside-design-meaning = Что значат цифры
aside-design-meaning-of = { $measure ->
    [mean] Сколько в среднем остаётся у того, кто в каждом ходе играет на наименьший штраф.
    [shut] Как часто такая игра закрывает коробку.
    [opener] На сколько шанс победить больше равной доли, если все играют как можно лучше. Если всю игру не рассчитать, то в очках за раунд.
    [throws] Сколько длится ход при такой игре.
    [choices] Как часто за ход есть больше одного варианта.
   *[skill] Один играет безупречно, другой — наугад: какая часть разницы их штрафов зависит от того, кто играет. Остальное — удача.
}
aside-design-save = Сохранить
aside-design-saved = Сохранено в этом браузере. Чтобы перенести куда угодно, есть ссылка.
aside-design-drop = Забыть: { $name }
aside-play-with = С кем
aside-play-alone = В одиночку
aside-play-here = За этим экраном
aside-play-link = С друзьями по ссылке
aside-play-bot = Против бота
aside-play-bot-grade = Какой силы
aside-play-people = Сколько человек

## Your games

aside-games = Ваши партии
aside-games-none = В этом браузере ещё не сыграно до конца ни одной партии. Как только сыграете, она появится здесь: ваши штрафы, удача и цена решений.
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
aside-games-totals = Штрафы по времени
aside-games-totals-about = { $rules }: сколько осталось после каждого хода. Линия — среднее за последние десять ходов.
aside-games-perfect = Безупречная игра: в среднем { $mean }.
aside-games-plot-totals = Ходов: { $count }; за последние десять осталось в среднем { $mean }.
aside-games-costs = Цена решений
aside-games-costs-about = Какую часть того, что было на кону, отдавало в среднем одно решение, по партиям. Меньше — лучше.
aside-games-plot-costs = Партий: { $count }; за последние десять решение стоило в среднем { $mean }.
aside-games-lucks = Удача
aside-games-lucks-about = { $unit ->
    [chance] Что кубики дали или отняли в каждой партии, в сотых долях шанса победить.
    [points] Что кубики дали или отняли в каждой партии, в очках.
   *[total] Что кубики дали или отняли в каждой партии, в штрафе. Вверх — хорошо.
}
aside-games-plot-lucks = Партий: { $count }; удачных { $lucky }, неудачных { $unlucky }.
aside-games-tables = Столы
aside-games-seats = { $count ->
    [0] За открытыми столами мест у этого устройства нет.
    [1] За этим устройством есть место за одним открытым столом.
   *[other] Открытых столов, где за этим устройством есть место: { $count }.
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
aside-games-yours-about = Партии, упражнения, домашние правила, имена и настройки хранятся в этом браузере и больше нигде. Сами столы хранит сервер.
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
aside-games-delete-about = Все партии, цифры, упражнения, домашние правила, имена и настройки этого браузера исчезнут навсегда. Столы на сервере останутся.
aside-games-delete-yes = Удалить всё
aside-games-keep = Оставить
aside-server-yours = Что хранит сервер
aside-server-about = Столы этого браузера с их партиями, имена за ними и время первого и последнего визита этого браузера. Всё это можно скачать и удалить самостоятельно.
aside-server-export = Скачать всё
aside-server-delete = Удалить на сервере
aside-server-delete-sure = Удалить на сервере?
aside-server-delete-about = Столы, за которыми больше ни у кого нет места, удаляются. За общими столами исчезает имя, а партия остаётся. Места теряются, и сервер больше не знает этот браузер. То, что сохранили другие, остаётся у них.
aside-server-delete-yes = Удалить на сервере
aside-server-deleted = На сервере удалено.
aside-server-nothing = Сервер ничего не хранит об этом браузере.
aside-server-failed = Не получилось; попробуйте позже.

## The dice

aside-dice-page = Кубики
aside-dice-lede = Все броски партии лежат в конверте, запечатанном до первого броска. Когда игра окончена, его вскрывают, и всё можно проверить.
aside-dice-step = { $step ->
    [1] Сервер запечатывает свою часть
    [2] Вы запечатываете свою
    [3] Конверт лежит на столе
   *[4] Его вскрывают
}
aside-dice-step-about = { $step ->
    [1] Когда собирается стол, сервер вытягивает секрет и показывает его печать: знак, который подходит только к этому секрету и ничего о нём не выдаёт. С этой минуты сменить секрет нельзя.
    [2] Когда вы садитесь, ваше устройство тоже вытягивает секрет и показывает печать. Только когда запечатали все, эти части открывают и складывают с частью сервера.
    [3] Все части вместе определяют каждый бросок партии: первый, второй и так далее, что бы кто ни делал. Добавить или подменить бросок, не сломав печать, не может никто.
   *[4] В конце сервер показывает свой секрет. Теперь любой может снова сложить части и увидеть, что каждый бросок — тот самый, что лежал в конверте.
}
aside-dice-drawing = { $step ->
    [1] Рисунок: конверт с одной запиской и печатью
    [2] Рисунок: записки игроков ложатся в конверт
    [3] Рисунок: конверт закрыт и запечатан
   *[4] Рисунок: конверт вскрыт, броски отмечены по списку
}
aside-dice-check = Проверить партию
aside-dice-check-about = Выберите свою партию или сохранённый файл либо вставьте текст записи.
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
    [alone] Каждый бросок следует из этого конверта. Что он запечатан до игры, сама по себе запись не доказывает.
    [checked] Печати сходятся. Броски этой партии нумеруют её правила.
    [sealed] Конверт ещё запечатан. Его вскроют, когда игра закончится.
    [other] Запись цела. Её кубики не из конверта, поэтому сравнить их не с чем.
   *[fault] Что-то не сходится.
}
aside-dice-game = { $rules }, { $names }; бросков: { $throws }.
aside-dice-others = { $count ->
    [one] { $count } бросок сделан другими кубиками и в конверте не лежал.
    [few] { $count } броска сделаны другими кубиками и в конверте не лежали.
    [many] { $count } бросков сделаны другими кубиками и в конверте не лежали.
   *[other] { $count } броска сделаны другими кубиками и в конверте не лежали.
}
aside-dice-missing = Запечатали свою часть и не показали: { $names }. Игра прошла без неё. Кто знал секрет сервера, мог так выбрать одну из двух партий.
aside-dice-alone = Никто из игроков не вложил своей части: кубики выбрал один сервер.
aside-proof-list = Что проверено
aside-proof-state = { $state ->
    [fits] Сходится.
    [differs] Не сходится.
   *[unknown] Не доказано.
}
aside-proof = { $check ->
    [dice-fit] Эта страница заново получила каждый бросок из секрета и частей всех игроков, и все печати сходятся.
    [dice-sealed] Конверт ещё запечатан. Броски можно будет проверить, когда его вскроют.
    [dice-rules] Все печати сходятся. Какой бросок какой по счёту, здесь говорят только правила, а их страница не знает: броски заново получит shutbox verify.
    [dice-none] Броски взяты не из конверта.
    [signature-fits] Сервер подписал имена, правила, печати и строку { $n } своего открытого журнала. Его ключ начинается с { $key }.
    [signature-forgotten] Сервер подписал имена, правила, печати и строку { $n } своего открытого журнала. Его ключ начинается с { $key }. Одно из имён с тех пор забыто, и сравнить его нельзя.
    [signature-none] Запись не подписана. Сама по себе она не доказывает, что кубики запечатаны до игры: кто знает все части, может подобрать себе удобный секрет.
    [end-fits] Сервер подписал и конец: ни одно событие не пропало.
    [end-none] Конец не подписан: там могут недоставать события.
    [kept-fits] Это та печать, которую этот браузер видел до игры, { $at }.
    [kept-late] Это та печать, которую этот браузер впервые увидел { $at }; игра тогда уже началась.
    [kept-none] До игры этого браузера за столом не было, и сравнивать ему не с чем.
    [kept-seal] Это не та печать, которую этот браузер видел { $at }.
    [kept-key] Подписано не тем ключом, который этот браузер видел { $at }.
    [kept-unsigned] { $at } этот браузер видел, что сервер подписал печать, но в записи подписи нет.
    [kept-log] Это не та строка журнала, которую этот браузер видел { $at }.
    [part-fits] То, что этот браузер вложил в конверт, там есть.
    [part-seed] Того, что этот браузер вложил в конверт, там нет.
    [key-fits] Это тот ключ, который публикует этот сервер.
    [key-other] Этот сервер такого ключа не знает: запись подписал другой сервер или вовсе не сервер. Сравните его с ключом, который публикует тот сервер.
    [log-fits] В строке { $n } открытого журнала от { $at } стоит эта печать.
    [rules-fits] Ходы сделаны по правилам; об этом спросили сервер.
    [rules-none] Спросить сервер, по правилам ли сделаны ходы, не удалось.
   *[whole-fits] Запись цела; ничего в ней не повреждено.
}
aside-dice-faces = Как выпадали грани
aside-dice-faces-of = Сколько раз выпала каждая грань и сколько было бы поровну
aside-dice-face = { $face }: выпало { $observed }, поровну было бы { $expected }
aside-dice-p = { $enough ->
    [yes] Среди партий с честными кубиками { $p } неровны не меньше этой. { $judgement ->
        [usual] Ничего необычного.
        [odd] Это немного необычно, но бывает с каждым, кто часто играет.
       *[rare] Это очень необычно. Если и другие партии таковы, с кубиками что-то не так.
    }
   *[no] Этого мало, чтобы судить: при таком числе бросков возможно всё.
}
aside-dice-all = Все ваши партии вместе
aside-dice-all-about = { $count ->
    [1] Единственная партия, которую хранит этот браузер.
   *[other] Все партии, которые хранит этот браузер: { $count }.
}
aside-dice-count = Посчитать
aside-dice-streaks = Что нормально
aside-dice-streaks-about = У кубиков нет памяти, поэтому они повторяются чаще, чем кажется. Точные шансы для двух кубиков:
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
    [server] Может ли сервер подобрать кубики?
    [last] Выгодно ли показать свою часть последним?
    [again] Может ли он закрывать столы, пока кубики ему не понравятся?
   *[limits] Чего конверт не обещает?
}
aside-dice-answer = { $question ->
    [server] Нет. Он запечатал свою часть раньше, чем узнал ваши. Чтобы управлять кубиками, её пришлось бы подменить потом, а тогда не сойдётся печать. Хватит и одного честного игрока.
    [last] Нет. Последний видел части других игроков, но не часть сервера, а без неё о бросках ничего не сказать. Подменить свою часть тоже нельзя: её печать показана раньше.
    [again] Это будет видно. Каждая печать записывается в открытый журнал, когда собирается стол; каждая строка связана с предыдущей, и закрытый стол из журнала не исчезает.
   *[limits] Когда игра началась, сервер знает броски, ведь он их и делает; ботам их не показывают. А настоящие кубики, которые вводят руками, ни в каком конверте не лежат.
}
aside-dice-log = Открытый журнал
aside-dice-log-about = Каждый конверт этого сервера попадает сюда, когда его запечатывают и когда вскрывают. Вот последние строки.
aside-dice-log-kind = { $kind ->
    [opened] вскрыт
   *[sealed] запечатан
}
aside-dice-log-row = Строка { $n }, стол { $table }
aside-dice-log-fits = Проверено здесь: строки связаны.
aside-dice-log-broken = Строка { $n } не связана с предыдущей. Журнал изменили.
aside-dice-log-empty = Здесь пока ничего нет.
aside-dice-exactly = Всё до байта описано в docs/dice.md, вместе с короткой программой, которая проверяет партию без Shutbox.

## About

aside-about = О программе
aside-about-lede = Всё о семействе игр Shut the Box в одной программе: играть, вести счёт, понимать.
aside-about-version = Версия { $version }; правил: { $rules }, ботов: { $bots }.
aside-about-free = Свободно и открыто
aside-about-licence = Shutbox — свободная программа под лицензией MIT: пользуйтесь, меняйте, передавайте дальше. Никаких гарантий она не даёт.
aside-about-independent = Независимо
aside-about-independent-more = Shutbox не связан ни с одним издателем этих игр и никем из них не одобрен. Игры названы только затем, чтобы сказать, чьим изданным правилам следует набор. Сами правила объяснены нашими словами.
aside-about-trademark = Double Shutter — торговая марка Blue Orange. Прочие названия принадлежат их владельцам.
aside-about-private = Без слежки
aside-about-private-more = Ни учётных записей, ни рекламы, ни отслеживания. Ваши партии хранят сервер, на котором вы играете, и этот браузер. Оба могут их забыть.
aside-about-kept = Что хранит этот браузер
aside-about-dice = Как устроены кубики
aside-about-learn = Как играют в эти игры
aside-about-made = Как это сделано
aside-about-made-more = Все оценки получены точным расчётом, а не пробами. Страницы рисует ваш браузер и ничего не загружает со стороны.
