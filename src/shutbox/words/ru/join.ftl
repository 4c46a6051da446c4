# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] ждём игроков
    [sealing] сейчас начнём
    [playing] игра идёт
    [over] игра окончена
   *[abandoned] стол закрыт
}
join-open = свободно
join-note-bot = бот ({ $bot })
join-note-stand-in = бот ({ $bot }), игрок: { $who }
join-note-person = { $state ->
    [you] вы
    [here] здесь
   *[away] не на связи
}
join-dice = { $dice ->
    [typed] Настоящие кубики; что выпало, вводит тот, кто бросал.
    [seeded] Кубики из зерна, для одного игрока.
   *[sealed] Запечатанные кубики; конверт { $seal }…
}
join-coach = { $coach ->
    [ask] Тренер отвечает тому, кто просит подсказку.
    [each] Тренер комментирует каждый выбор.
   *[off] Без тренера.
}
join-undo = Сделанное можно отменить.
join-pencil = Любой сидящий может вводить, что делает игрок у коробки.
join-seconds = { $seconds ->
    [one] На каждый выбор { $seconds } секунда.
    [few] На каждый выбор { $seconds } секунды.
    [many] На каждый выбор { $seconds } секунд.
   *[other] На каждый выбор { $seconds } секунды.
}
join-watching = Зрителей: { $count }.

## Coming and going

join-link = Остальные входят по ссылке:
join-join = В терминале:
join-spoken = Или назовите вслух код { $spoken }; вместе с адресом { $server } он действует { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
join-back = Вы снова за столом: { $names }.
join-look = Вы смотрите.
join-lost = Связь пропала; пробуем ещё раз.
join-again = Связь восстановлена.
join-missed = { $count ->
    [one] Тем временем случилось ещё { $count } событие.
    [few] Тем временем случилось ещё { $count } события.
    [many] Тем временем случилось ещё { $count } событий.
   *[other] Тем временем случилось ещё { $count } события.
}
join-here = { $who } здесь.
join-away = { $who } не на связи; место остаётся.
join-gone = { $who } уже две минуты не на связи: { $fill } — дальше играет бот, { $remove } — игра идёт без этого места.
join-deputy = Хозяин стола не на связи: пока решает { $who }.
join-deputy-over = Хозяин стола снова решает сам.
join-stand-in = На этом месте играет бот ({ $who }): { $word } вернёт место.
join-sat = { $who } занимает место { $seat }.
join-stood = { $who } встаёт, место { $seat } снова свободно.
join-filled = На место { $seat } садится { $who }, бот.
join-moved = { $who } продолжает на другом устройстве, место { $seat }.
join-called = Все места заняты: каждый показывает запечатанное зерно.
join-begun = Игра начинается.
join-missing = Запечатали зерно и не показали: { $names }. Игра идёт без него.
join-closed = Стол закрыт.
join-rematched = Есть реванш за другим столом: { $rematch } — перейти туда.
join-wants-again = { $who } хочет сыграть ещё: { $rematch } — присоединиться.
join-again-waits = Вы хотите сыграть ещё. Ждём ответа: { $names }.
join-again-missing = Вы хотите сыграть ещё. Не на связи: { $names }. Следующая игра начнётся через { $seconds } с.
join-envelope = { $fits ->
    [yes] кубики: конверт тот самый, что запечатан до игры; бросков из него не брали.
   *[no] кубики: КОНВЕРТ НЕ ТОТ, ЧТО БЫЛ ЗАПЕЧАТАН. Не доверяйте этому серверу.
}
join-dice-wrong = кубики: ЭТО НЕ ТЕ КУБИКИ, ЧТО БЫЛИ ЗАПЕЧАТАНЫ: { $why }. Не доверяйте этому серверу.
join-clock = { $seconds ->
    [one] У вас { $seconds } секунда.
    [few] У вас { $seconds } секунды.
    [many] У вас { $seconds } секунд.
   *[other] У вас { $seconds } секунды.
}
join-coach-best = Тренер: { $taken } — лучше не бывает.
join-coach-other = Тренер: { $judgement }. { $taken } — потеря { $loss }; лучше всего { $best }.
join-coach-strange = Тренер сказал что-то, чего эта программа не понимает.
join-moving = На другом устройстве, в течение { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}:
join-kept = Партия сохранена в { $file }. Проверить её:
join-over = { $save } — сохранить партию в файл, { $rematch } — сыграть ещё, { $quit } — выйти.
join-stale = Тем временем что-то случилось; взгляните ещё раз.
join-seat-kept = Ваше место остаётся за вами. Продолжить:
join-leave-sure = { $who } выходит из игры насовсем, остальные играют дальше. Чтобы сохранить место, введите { $quit }. Выйти? да или нет
join-remove-sure = Игра продолжится без этого игрока насовсем: { $who }. Так и сделать? да или нет
join-close-sure = Стол закроется для всех. Закрыть? да или нет
join-start-sure = Для кубиков ещё не хватает запечатанной части ({ $names }). Начать без неё? да или нет
join-not-done = Ничего не сделано.

## Questions

join-ask-code = Код стола или шесть цифр, которые называет хозяин
join-ask-name = Ваше имя
join-ask-start = Все в сборе. Enter — начать игру
join-ask-waiting = { $count ->
    [0] Ждём, когда хозяин начнёт
    [one] Ждём: свободно { $count } место
    [few] Ждём: свободно { $count } места
    [many] Ждём: свободно { $count } мест
   *[other] Ждём: свободно { $count } места
}
join-ask-sealing = Секунду
join-ask-other = { $who } у коробки
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } или { $quit }
   *[no] { $rematch }, { $save } или { $quit }
}
join-ask-lost = Нет связи

## What can be typed

join-type-who = { $word }
    .does = кто где сидит и кто на связи
join-type-show = { $word }
    .does = игра, как она есть
join-type-sit = { $word } 2 Bo
    .does = Bo садится на место 2 за этим терминалом; { $word } Bo — на любое свободное
join-type-stand = { $word }
    .does = освободить своё место; { $word } Bo — место другого за этим терминалом
join-type-remove = { $word } 2
    .does = попросить игрока с места 2 уйти; в игре — продолжить без того, кто давно не на связи
join-type-fill = { $word } 2 club
    .does = отдать место 2 боту: до игры или после двух минут без связи
join-type-return = { $word }
    .does = вернуть себе место, на котором играет бот
join-type-start = { $word }
    .does = начать, когда все места заняты; можно и Enter
join-type-undo = { $word }
    .does = отменить своё последнее действие, если стол это разрешает
join-type-rename = { $word } Ann=Anna
    .does = Ann теперь зовут Anna
join-type-order = { $word } Bo, Ann
    .does = теперь играют в этом порядке
join-type-hint = { $word }
    .does = чего стоит каждый вариант, если за столом есть тренер; подсказки остаются в записи
join-type-leave = { $word }
    .does = выйти из игры насовсем; { $word } Bo — выходит другой за этим терминалом
join-type-close = { $word }
    .does = закрыть стол
join-type-link = { $word }
    .does = как войти остальным
join-type-spoken = { $word }
    .does = новый код из шести цифр, чтобы назвать вслух
join-type-move = { $word }
    .does = ссылка, которая переносит место на другое устройство; { $word } Bo — место другого за этим терминалом
join-type-save = { $word }
    .does = сохранить партию в файл; { $word } FILE — в файл с этим именем
join-type-rematch = { $word }
    .does = сыграть ещё на тех же местах, начинает другой
join-type-help = { $word }
    .does = этот список
join-type-quit = { $word }
    .does = уйти на время, место остаётся; то же делает Ctrl-C
