# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] на связи
    [lost] Связь пропала. Подключаемся снова…
    [gone] По этой ссылке стола нет.
   *[connecting] Подключаемся…
}
web-abandoned = Этот стол закрыт.
web-leave = Выйти из-за стола
web-more = Ещё
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Девять, один кубик при шести
    [nine-789] Девять, в конце один кубик
   *[other] { "" }
}
web-players = Игроки
web-round = Раунд { $round }
web-round-of = Раунд { $round } из { $rounds }
web-mark = { $mark ->
    [at] ходит
    [waits] ещё впереди
    [holds] рекорд { $total }
    [out] вылет
    [left] вне игры
    [won] победа
   *[done] ход сделан
}
web-away = не на связи
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-points-word = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-so-far = пока { $total }
web-left = осталось { $total }
web-total-now = { $over ->
    [yes] в итоге
   *[no] штраф сейчас
}
web-total-label = { $over ->
    [yes] Штраф в итоге: { $total }
   *[no] Штраф сейчас: { $total }
}
web-ruler-now = { $total } сейчас
web-ruler-after = { $total } после { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, выбрано
    [not-now] { $value }, открыто, не для этого броска
    [hidden] { $value }, открыто, впереди { $behind }
    [shut] { $value }, закрыто
   *[standing] { $value }, открыто
}
web-thrown = Выпало: { $faces }
web-missing = { $missing ->
    [0] подходит
   *[other] не хватает
}
web-pips-thrown = выпало { $pips }
web-pips-gathered = набрано { $pips }
web-ready = подходит
web-tiles-shut = Закрыто чисел: { $shut } из { $of }

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } играет в одиночку
    [last-one-standing] { $who } бросает
   *[other] Ходит { $who }
}
web-stake = { $format ->
    [solitaire] Закройте все числа — и победа.
    [chase] Этот штраф станет рекордом для остальных.
    [last-one-standing] Промах — и вы вне раунда. Для победы нужно { $limit ->
        [one] { $limit } очко
        [few] { $limit } очка
        [many] { $limit } очков
       *[other] { $limit } очка
    }.
    [knock-out] Больше { $limit } — вылет.
    [until] Игра идёт, пока кто-то не наберёт { $limit }. Побеждает наименьшая сумма.
    [running] Побеждает наименьшая сумма после { $rounds ->
        [one] { $rounds } раунда
        [few] { $rounds } раундов
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    }.
   *[one-turn] Побеждает наименьший штраф.
}
web-lowest = Пока впереди { $who }: { $total }.
web-one-or-two = { $who }, один кубик или два?
web-start = { $who } разыгрывает первый ход
web-start-stake = Начинает тот, у кого выпадет больше всех.
web-play-off-stake = Переигровка: играют только те, у кого ничья.
web-tries = { $who } пробует побить { $total } ({ $holder })
web-takes-lead = { $total } или меньше — новый рекорд
web-tries-left = осталось попыток
web-tries-count = { $count ->
    [one] осталась { $count } попытка
    [few] осталось { $count } попытки
    [many] осталось { $count } попыток
   *[other] осталось { $count } попытки
}
web-super-box = Супер-коробка!
web-super-try = { $who } пробует тоже закрыть коробку
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Если закроет ещё кто-то, раунд без очков. Иначе { $holder } получает по 2 очка с каждого из остальных.
       *[winner] Если закроет ещё кто-то, раунд без очков. Иначе { $holder } получает 2 очка.
    }
    [first-keeps] { $points ->
        [paid] Раунд уже выигран: { $holder } получает по 2 очка с каждого из остальных.
       *[winner] Раунд уже выигран: { $holder } получает 2 очка.
    }
    [both-score] { $points ->
        [paid] Кто закроет коробку, получит по 2 очка с каждого, кто её не закроет.
       *[winner] Кто ещё закроет коробку, тоже получит 2 очка.
    }
   *[handover] { $points ->
        [paid] Если закроет ещё кто-то, рекорд перейдёт. Иначе { $holder } получает по 2 очка с каждого из остальных.
       *[winner] Если закроет ещё кто-то, рекорд перейдёт. Иначе { $holder } получает 2 очка.
    }
}
web-survivor = В раунде остаётся только { $who }
web-survivor-stake = { $missing ->
    [one] До победы не хватает { $missing } очка.
    [few] До победы не хватает { $missing } очков.
    [many] До победы не хватает { $missing } очков.
   *[other] До победы не хватает { $missing } очка.
}
web-survivor-say = Что-то закроется — 2 очка, вся коробка — 4. Промах — ничего.
web-penalty = Кубик укатился: { $who } выбирает наказание
web-last-throw = { $who } бросает за два очка
web-missed = { $who }: промах, штраф { $total }
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Тем временем: { $throws } бросок
        [few] Тем временем: { $throws } броска
        [many] Тем временем: { $throws } бросков
       *[other] Тем временем: { $throws } бросков
    }
   *[other] Тем временем: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } закрывает коробку!
   *[other] { $who } побеждает!
}
web-shared = { $names } делят победу
web-nobody = { $format ->
    [solitaire] Коробка осталась открытой
   *[other] Никто не победил
}
web-clock = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } выбирает
   *[other] Ходит { $who }
}
web-go-on = Дальше
web-go-on-to = Дальше ходит { $who }
web-key-gather = выбрать
web-key-shut = закрыть
web-key-throw = бросить
web-key-back = отменить
web-how-many = Сколько кубиков
web-dice = { $dice ->
    [1] Один кубик
    [2] Два кубика
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
web-throw = { $dice ->
    [1] Бросить один кубик
    [2] Бросить два кубика
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
    [many] Бросить { $dice } кубиков
   *[other] Бросить { $dice } кубика
}
web-throw-start = { $dice ->
    [1] Разыграть первый ход
    [2] Разыграть первый ход
    [one] Бросить { $dice } кубик за право хода
    [few] Бросить { $dice } кубика за право хода
    [many] Бросить { $dice } кубиков за право хода
   *[other] Бросить { $dice } кубика за право хода
}
web-throw-start-all = Бросить за всех
web-throw-start-one = Только { $who }
web-shut = Закрыть
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Угадать: { $tiles }
       *[other] Угадать: { $tiles }; ещё { $added }
    }
   *[no] { $count ->
        [0] Закрыть { $tiles }
       *[other] Закрыть { $tiles }; ещё { $added }
    }
}
web-still-missing = Не хватает { $missing }
web-take-back = Отменить
web-all-ways = { $count ->
    [1] Единственный вариант для этого броска
    [one] { $count } вариант для этого броска
    [few] Все { $count } варианта для этого броска
    [many] Все { $count } вариантов для этого броска
   *[other] Все { $count } варианта для этого броска
}
web-ways = { $count ->
    [1] Один вариант
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
web-way = { $tiles }; останется { $total }
web-leaves = останется { $total }
web-choice = { $choice ->
    [take] Взять 1 очко
    [raise] Открыть одно число
    [end] Закончить ход
   *[throw] { $several ->
        [yes] { $dice ->
            [1] Бросить один кубик
            [2] Бросить два кубика
            [one] Бросить { $dice } кубик
            [few] Бросить { $dice } кубика
            [many] Бросить { $dice } кубиков
           *[other] Бросить { $dice } кубика
        }
       *[no] Бросить ещё раз
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] и победить
       *[no] { $points ->
            [one] { $points } очко, играем дальше
            [few] { $points } очка, играем дальше
            [many] { $points } очков, играем дальше
           *[other] { $points } очка, играем дальше
        }
    }
   *[throw] 2 очка, 4 или ничего
}
web-guess = Угадать
web-guess-ways = Что закроют? Вариантов: { $count }
web-guess-tally = { $of ->
    [0] Угадайте, что закроют
   *[other] Угадайте, что закроют: верно { $right } из { $of }
}
web-guesses-right = Угадано: { $right } из { $of }
web-guessed = Ваша догадка: { $option }
web-your-guess = ваша догадка

### What happened

web-story = Что было
web-story-of = Ход: { $who }
web-came = { $came ->
    [shut] закрыто { $tiles }
    [missed] промах
    [off] кубик укатился
    [start] розыгрыш хода
   *[open] выбирает
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Сыграть ещё
web-next-table = К следующему столу
web-home = На главную
web-no-page = По этому адресу страницы нет.
web-unreachable = Сервер не отвечает. Он ещё работает?

### The menu of a table

web-share-table = Поделиться ссылкой
web-copied = Ссылка скопирована.
web-move = Перенести на другое устройство: { $who }
web-move-about = { $minutes ->
    [one] Отсканируйте код другим устройством или отправьте себе ссылку. Она сработает один раз, в течение { $minutes } минуты. Потом здесь можно будет только смотреть.
    [few] Отсканируйте код другим устройством или отправьте себе ссылку. Она сработает один раз, в течение { $minutes } минут. Потом здесь можно будет только смотреть.
    [many] Отсканируйте код другим устройством или отправьте себе ссылку. Она сработает один раз, в течение { $minutes } минут. Потом здесь можно будет только смотреть.
   *[other] Отсканируйте код другим устройством или отправьте себе ссылку. Она сработает один раз, в течение { $minutes } минуты. Потом здесь можно будет только смотреть.
}
web-move-qr = Код, который переносит место
web-move-lost = Ссылка больше не действует. Каждая работает один раз, четверть часа.
web-move-send = Отправить ссылку
web-give-up = { $sure ->
    [yes] { $who } выходит насовсем. Точно?
   *[no] { $who } выходит из игры
}
web-close-table = { $sure ->
    [yes] Закрыть стол для всех?
   *[no] Закрыть стол
}
web-not-sure = Нет, остаться

## The coach

web-coach = Тренер
web-hint = Спросить тренера. Вопрос будет засчитан
web-told-best = выбор тренера
web-sum-worth = оценка
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] шанс победить
        [game] шанс победить
       *[other] шанс на успех
    }
    [points] очки за раунд
   *[total] средний штраф, меньше — лучше
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Шансы победить (прогноз)
       *[other] Шансы победить
    }
    [points] Шансы в этом раунде
   *[total] Ожидаемый штраф
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Шансы победить (прогноз): { $list }
       *[other] Шансы победить: { $list }
    }
    [points] Лучшие шансы в этом раунде: { $list }
   *[total] Ожидаемый штраф: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = около { $total }

## Settings

web-settings = Настройки
web-language = Язык
web-close = Закрыть
web-sound = Звук
web-touch = Вибрация
web-motion = Анимация
web-motion-full = полная
web-motion-less = меньше
web-speed = Скорость
web-speed-calm = спокойно
web-speed-usual = обычно
web-speed-quick = быстро
web-light = Тема
web-light-auto = системная
web-light-light = светлая
web-light-dark = тёмная

## Before the game

web-your-name = Ваше имя
web-another-name = Ещё один игрок на этом устройстве
web-seat = Место { $seat }
web-sitter = { $kind ->
    [open] свободно
    [here] { $host ->
        [yes] здесь, хозяин стола
       *[no] здесь
    }
    [away] { $host ->
        [yes] не на связи, хозяин стола
       *[no] не на связи
    }
   *[bot] бот
}
web-stand-up = Встать: { $who }
web-remove = Убрать: { $who }
web-speak = Код, чтобы назвать вслух
web-begin-unsealed = Всё равно начать
web-host-begins = Игру запустит хозяин стола.
web-sealing = Кубики запечатываются…

## Home

web-play = Играть
web-previous = Предыдущая игра
web-next = Следующая игра
web-game-of = игра { $number } из { $of }
web-with-whom = С кем
web-whom = { $whom ->
    [alone] Соло
    [bot] С ботом
    [here] Один экран
   *[link] Друзья
}
web-sentence = { $whom ->
    [alone] { $rules }, в одиночку: { $me }.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } и { $bot }.
       *[no] { $rules }: { $me } и { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }, за одним экраном: { $seats }.
       *[no] { $rules }, за одним экраном: { $seats }.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }, за настоящей коробкой: { $seats }.
       *[no] { $rules }, за настоящей коробкой: { $seats }.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, по ссылке: { $people }.
       *[no] { $rules }, по ссылке: { $people }.
    }
}
web-rounds = { $rounds ->
    [1] один раунд
    [2] два раунда
    [3] три раунда
    [4] четыре раунда
    [5] пять раундов
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] до { $limit } очка
        [few] до { $limit } очков
        [many] до { $limit } очков
       *[other] до { $limit } очка
    }
    [knock-out] вылет выше { $limit }
   *[other] до { $limit }
}
web-you = вы
web-against = { $bot ->
    [novice] новичок
    [casual] любитель
    [expert] знаток
    [perfect] безупречный игрок
   *[club] клубный игрок
}
web-people = { $people ->
    [2] два игрока
    [3] три игрока
    [4] четыре игрока
    [5] пять игроков
    [6] шесть игроков
    [one] { $people } игрок
    [few] { $people } игрока
    [many] { $people } игроков
   *[other] { $people } игрока
}
web-how-said = { $coach ->
    [off] Без тренера
    [each] Тренер после каждого решения
   *[ask] Тренер, если спросят
}, { $undo ->
    [yes] отменять можно
   *[no] отменять нельзя
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } с на решение
}
web-set-up = Начать игру
web-invite = Открыть стол
web-last-time = как в прошлый раз, { $date }
web-me = Игрок
web-player = Игрок { $number }
web-have-code = Есть код?
web-join = Войти
web-unfinished = Вернуться к игре: { $rules }
web-elsewhere = Что ещё
web-way-to = { $way ->
    [score] Вести счёт
    [practise] Тренировка
    [explore] Разбор позиций
    [learn] Правила
    [games] Ваши партии
   *[design] Домашние правила
}
web-way-about = { $way ->
    [score] для настоящей коробки
    [practise] на своих ошибках
    [explore] любая позиция, точные оценки
    [learn] можно сразу попробовать
    [games] история, штрафы, серии
   *[design] и увидеть, как меняются шансы
}
web-to-dice = Кубики и почему они честные
web-to-paper = Для печати
web-to-classroom = Для класса
web-to-about = О программе
web-independent = Независимый проект, не связанный ни с одним издателем. Double Shutter — торговая марка Blue Orange.
web-which-game = Выберите игру
web-which-bot = Против кого?
web-how-many-people = Сколько игроков?
web-who-plays = Кто играет и в каком порядке?
web-person = Человек
web-name-of = Имя на месте { $number }
web-earlier = Место { $number } раньше
web-drop-seat = Убрать место { $number }
web-one-more = Ещё игрок
web-done = Готово
web-how = Как играем?
web-how-many-rounds = Сколько раундов?
web-how-far = До скольки играем?
web-thinking-time = Время на решение
web-who-begins = Кто начинает

## Keeping score

web-champion = Больше всех побед ({ $month }):
web-champion-is = { $wins ->
    [one] { $names }, { $wins } победа
    [few] { $names }, { $wins } победы
    [many] { $names }, { $wins } побед
   *[other] { $names }, { $wins } победы
}
web-duel = { $one } и { $other }:
web-duel-is = { $wins }:{ $losses }, первая встреча — { $since }
web-streak = Самая длинная серия:
web-streak-is = { $who }, { $rounds ->
    [one] { $rounds } раунд подряд
    [few] { $rounds } раунда подряд
    [many] { $rounds } раундов подряд
   *[other] { $rounds } раунда подряд
}

## After the game

web-report = Отчёт
web-back = Назад
web-report-next = Что дальше
web-report-thinking = Тренер просматривает партию…
web-report-forgotten = Записи этой партии в браузере больше нет.
web-report-unfinished = Ещё не окончена
web-report-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
web-report-thrown = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}
web-report-result = { $format ->
    [chase] Очки
    [last-one-standing] Очки
   *[other] Штрафы
}
web-report-went = Как шла игра
web-report-nothing = Пока не произошло ничего, что можно оценить.
web-report-measure = { $unit ->
    [chance] Шанс победить после каждого броска и решения.
    [shut] Шанс закрыть коробку после каждого броска и решения.
    [points] Ожидаемые очки каждого игрока за раунд после каждого броска и решения.
   *[total] Ожидаемый итоговый штраф после каждого броска и решения. Меньше — лучше.
}
web-report-curve = { $unit ->
    [chance] Шанс победить на протяжении всей игры; в конце: { $ends }
    [shut] Шанс закрыть коробку на протяжении всей игры; в конце: { $ends }
    [points] Ожидаемые очки, раунд за раундом; в конце: { $ends }
   *[total] Ожидаемый штраф, ход за ходом; в конце: { $ends }
}
web-report-to-moment = К моменту { $number }
web-report-play = Показать партию
web-report-pause = Пауза
web-report-scrub = Место в партии
web-report-before = До первого броска.
web-report-where = Раунд { $round }, { $n } из { $of }.
web-report-total = штраф { $total }
web-report-luck = Кубики и решения
web-report-luck-unit = { $unit ->
    [chance] В процентных пунктах шанса победить.
    [shut] В процентных пунктах шанса закрыть коробку.
    [points] В очках.
   *[total] В штрафе за ходы. Плюс: открытым осталось меньше.
}
web-report-luckless = При средней удаче и тех же решениях чаще всех побеждает { $who }.
web-report-dice = удача
web-report-choices = решения
web-report-no-decisions = Выбирать было не из чего.
web-report-mean-loss = { $decisions ->
    [1] Одно настоящее решение, потеря { $loss }.
    [one] { $decisions } настоящее решение, потеря в среднем { $loss }.
    [few] { $decisions } настоящих решения, потеря в среднем { $loss }.
    [many] { $decisions } настоящих решений, потеря в среднем { $loss }.
   *[other] { $decisions } настоящего решения, потеря в среднем { $loss }.
}
web-report-hints = { $hints ->
    [one] { $hints } подсказка.
    [few] { $hints } подсказки.
    [many] { $hints } подсказок.
   *[other] { $hints } подсказки.
}
web-report-box = { $count ->
    [0] Коробка закрыта
   *[other] Открыто: { $tiles }
}
web-report-did = { $do ->
    [shut] закрыто { $tiles }
    [take] взято очко
    [raise] число снова открыто
    [end] ход окончен
   *[throw] { $dice ->
        [1] брошен один кубик
        [one] брошен { $dice } кубик
        [few] брошено { $dice } кубика
        [many] брошено { $dice } кубиков
       *[other] брошено { $dice } кубика
    }
}
web-report-better = { $do ->
    [shut] Лучше: { $tiles }.
    [take] Лучше взять очко.
    [raise] Лучше снова открыть число.
    [end] Лучше закончить ход.
   *[throw] { $dice ->
        [1] Лучше бросить один кубик.
        [one] Лучше бросить { $dice } кубик.
        [few] Лучше бросить { $dice } кубика.
        [many] Лучше бросить { $dice } кубиков.
       *[other] Лучше бросить { $dice } кубика.
    }
}
web-report-swing = { $unit ->
    [chance] Шанс победить: было { $from }, стало { $to }.
    [shut] Шанс закрыть коробку: было { $from }, стало { $to }.
    [points] Ожидаемые очки: было { $from }, стало { $to }.
   *[total] Ожидаемый штраф: было { $from }, стало { $to }.
}
web-report-show = Показать в партии
web-report-decisions = Все решения
web-report-worth-a-look = Стоит взглянуть: { $count }
web-report-all = Все: { $count }
web-report-all-good = Ни одно решение не привело к заметной потере.
web-report-who = Раунд { $round }, { $who }
web-report-beside = { $beside ->
    [only] единственный вариант
    [best] лучший выбор
   *[better] { $do ->
        [shut] лучше { $tiles }
        [take] лучше было взять очко
        [raise] лучше было снова открыть число
        [end] лучше было закончить ход
       *[throw] { $dice ->
            [1] лучше было бросить один кубик
            [one] лучше было бросить { $dice } кубик
            [few] лучше было бросить { $dice } кубика
            [many] лучше было бросить { $dice } кубиков
           *[other] лучше было бросить { $dice } кубика
        }
    }
}
web-report-judgement = { $judgement ->
    [best] лучший выбор
    [good] хорошо
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
web-report-taken = выбрано
web-report-rest = { $count ->
    [1] и ещё одно
   *[other] и ещё { $count }
}
web-report-envelope = { $state ->
    [open] Конверт вскрыт
    [sealed] Кубики запечатаны
   *[fault] Кубики не сходятся с конвертом
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] Броски этой партии запечатаны до её начала. { $fit ->
            [1] Единственный бросок — тот самый, из конверта.
           *[other] Все броски ({ $fit }) — те самые, из конверта.
        }
       *[other] Бросков, запечатанных до начала: { $fit }; из других кубиков: { $others }.
    }
    [sealed] Они определены до первого броска. Конверт вскроют после игры.
   *[fault] Выпало не то, что было запечатано до игры, или запись изменили.
}
web-report-check = Проверьте сами
web-report-share = Поделиться ссылкой
web-report-copied = Ссылка скопирована.
web-report-to-table = К столу
web-report-practise = Тренировать это
web-report-save = Сохранить партию
web-report-save-page = Отчёт
web-report-save-page-about = один файл, открывается где угодно, даже без сети
web-report-save-record = Запись
web-report-save-record-about = для команды shutbox и других программ
web-report-print = Напечатать

## Practise

web-practise = Тренировка
web-practise-today = Позиция дня
web-practise-question = { $phase ->
    [shut] Выпало { $pips }. Что вы закроете?
    [survivor] В раунде остались только вы. Что вы сделаете?
    [penalty] Кубик укатился. Какое наказание выберете?
   *[throw] Сколько кубиков вы бросите?
}
web-practise-stake = { $stake ->
    [beat] У другого игрока рекорд { $total }. Нужно оставить меньше.
    [super-box] Коробка уже закрыта соперником. Ответить можно только тем же.
    [least] Наименьший штраф пока { $total }.
    [alone] Вы играете в одиночку, чтобы закрыть коробку.
    [set] Ваш штраф станет рекордом для остальных.
   *[begin] Остальные ходят после вас.
}
web-practise-you = Вы
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Взять очко
    [raise] Открыть одно число
    [end] Закончить ход
   *[throw] { $dice ->
        [1] Бросить один кубик
        [one] Бросить { $dice } кубик
        [few] Бросить { $dice } кубика
        [many] Бросить { $dice } кубиков
       *[other] Бросить { $dice } кубика
    }
}
web-practise-costs = { $option }: потеря { $cost }
web-practise-best = { $option }: лучше не бывает!
web-practise-game-today = Партия дня
web-practise-game-about = { $rules }, в одиночку. Сегодня броски у всех одинаковые.
web-practise-game-on = Продолжить
web-practise-game-left = { $total ->
    [0] Коробка закрыта!
   *[other] У вас осталось { $total }.
}
web-practise-drill = Упражнения
web-practise-game = Игра
web-practise-level = Сложность
web-practise-levels = { $level ->
    [easy] Легко
    [medium] Средне
   *[hard] Трудно
}
web-practise-own = Мои ошибки
web-practise-none = Для этой игры упражнения не нашлось.
web-practise-no-mistakes = Ошибок для тренировки нет. Отличная игра!
web-practise-wait = Ищем позицию…
web-practise-number = { $number } из { $of }
web-practise-next = Дальше
web-practise-done = { $count ->
    [1] Это было единственное.
   *[other] Готово, все { $count }.
}
web-practise-again = Ещё раз
web-practise-running = { $count ->
    [1] Последнее решение потеряло { $loss } возможного.
    [one] Последние решения ({ $count }): потеря в среднем { $loss } возможного. Лучших: { $best }.
    [few] Последние { $count } решения: потеря в среднем { $loss } возможного. Лучших: { $best }.
    [many] Последние { $count } решений: потеря в среднем { $loss } возможного. Лучших: { $best }.
   *[other] Последние { $count } решения: потеря в среднем { $loss } возможного. Лучших: { $best }.
}

## Choosing a rule set

web-rules-yours = Ваши домашние правила

## A code for phones

web-qr = Ссылка в виде кода для телефонов
