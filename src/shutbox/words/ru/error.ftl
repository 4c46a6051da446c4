# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = «{ $got }» — не позиция этой коробки; её пишут так: { $expected }, с точкой вместо каждого закрытого числа
error-position-tile = в { $got } стоит { $tile } там, где в этой коробке { $own }; полная позиция — { $expected }, точка означает закрытое число
error-position-hidden = в { $got } число { $tile } закрыто, а перед ним есть открытое; закрыть можно только переднее открытое число столбца
error-box-rows = «{ $got }» — не коробка: в каждом ряду должно быть поровну чисел, и только сзади столбец может кончиться раньше; двухрядную коробку пишут 123456789/987654321
error-box-notation = «{ $got }» — не коробка: ряд пишут 123456789 или 8,9,10,11, если есть двузначное значение
error-move-tile = в { $position } нет открытого числа { $tile }; числа соединяют знаком +, а каждый ' означает ещё один ряд назад: 6+2'
error-move-hidden = { $tiles } нельзя закрыть вместе в { $position }: перед одним из чисел есть открытое; закройте и его или сначала его
error-throw-syntax = «{ $got }» — не бросок; пишите грани через запятую, например 3,5, или одну, например 4
error-throw-faces = { $got } — не бросок этих кубиков: их грани от 1 до { $faces }
error-throw-dice = { $got } — не бросок этой игры, где { $dice ->
    [1] бросают один кубик: напишите его грань, например 4
   *[other] бросают все кубики ({ $dice }) или один: напишите их грани, например 3,5 или 4
}
error-event-word = «{ $got }» — не событие; бросок пишут 3,5r, числа 6+2, а ещё есть off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann и order:2,1
error-event-name = «{ $got }» — не имя в записи: { $why ->
    [text] коды с % должны быть байтами текста в UTF-8, например Zo%C3%AB
   *[code] после каждого % нужны две шестнадцатеричные цифры, например %C3
}
error-event-version = в записи этой версии нет слова «{ $got }»; для него нужна первая строка shutbox { $version }
error-toml-syntax = это не TOML: { $why }; настройку пишут так: tiles = 2
error-json-syntax = это не JSON: { $why }; правила пишут так: {"{"}"tiles": 2{"}"}
error-json-object = правила — это объект JSON вида {"{"}"tiles": 2{"}"}, а не { $got }

## Rule sets

error-rules-unknown = правил «{ $got }» нет; { $near ->
    [nothing] известны { $known }
   *[other] может быть, { $near }? Все перечислит shutbox rules
}
error-setting-unknown = настройки «{ $setting }» нет; все настройки показывает shutbox rules nine
error-setting-unknown-near = настройки «{ $setting }» нет; может быть, { $near }?
error-setting-text = { $setting }: нужен текст, а не { $got }
error-setting-whole = { $setting }: нужно целое число, а не { $got }
error-setting-word = { $setting }: нужно целое число от { $low } до { $high } или { $word }, а не { $got }
error-setting-flag = { $setting }: нужно true или false, а не { $got }
error-setting-chance = { $setting }: нужна вероятность от 0 до 1, например 0.02 или 1/50, а не { $got }
error-setting-one-die = { $setting }: нужно одно из { $choices } (или forced вместо optional), а не { $got }
error-setting-box = { $setting }: нужно одно из { $boxes }, ряды вида 123456789/987654321 или список столбцов вида [[1, 9], [2, 8]], а не { $got }
error-setting-choice = { $setting }: нужно одно из { $choices }, а не { $got }
error-setting-set-up = { $setting }: нужна позиция коробки { $expected } с точкой вместо каждого закрытого числа, а не { $got }
error-setting-range = { $setting }: нужно от { $low } до { $high }, а не { $got }
error-setting-no-meaning = { $setting } ничего не значит, когда format — { $format }; уберите
error-tile-value = значение числа должно быть от 1 до { $most }, а не { $got }
error-box-empty = box: нужен хотя бы один столбец, а в каждом столбце хотя бы одно число
error-box-shape = box: столбцов не больше { $most_columns }, рядов не больше { $most_rows }, а здесь { $columns } и { $rows }
error-box-positions = box: позиций не больше { $most }, а здесь { $got }; сделайте коробку меньше
error-box-ways = box и dice дают для одного броска до { $got } вариантов, а разрешено { $most }; сделайте коробку меньше или возьмите меньше кубиков
error-set-up-empty = set_up: хотя бы одно число должно остаться открытым
error-first-throw-tile = first_throw: нужно число, которое может закрыть первый бросок, а { $tile } не такое
error-box-never-shut = format = { $format } требует закрыть коробку, но до числа { $tile } не достаёт ни один бросок: самый большой — { $most }
error-goal-never-shut = { $goal } требует коробки, которую можно закрыть, но никакие броски не закроют { $position }; измените коробку, кубики или то, что может закрыть бросок
error-one-die-always = { $setting }: нужно never, раз и так бросают один кубик
error-one-die-limit = предел one_die: нужно целое число от { $low } до { $high }, а не { $got }
error-unlucky-total = unlucky: нужна сумма, которую могут дать все кубики, от { $low } до { $high }, а не { $got }
error-thai-one-tile = buys = thai закрывает по одному числу: tiles и behind не меняйте
error-off-mat-chance = off_mat_chance: нужно от 0 до 1, а не { $got }
error-off-mat-none = off_mat_chance требует наказания: задайте off_mat — raise, end, choose или void
error-off-mat-endless = off_mat_chance = 1 не даст ходу закончиться: такое допускают только off_mat = end и off_mat = void
error-order-needs-throw = order = descending требует begins = throw
error-super-box-one-each = super_box ничего не значит, когда tries — one-each; уберите

## Practising

error-drill-none = { $rules }: выбирать здесь не из чего, значит, и тренировать нечего
error-drill-player = в этих партиях никого не зовут «{ $got }»; играют { $names }
error-drill-twins = в одной партии имя «{ $got }» есть у нескольких игроков; напишите его так, как в записи: { $names }
error-drill-level = --level: нужно одно из { $levels }, а не { $got }
error-stats-since = --since: нужна дата, например 2026, 2026-11 или 2026-11-18, а не { $got }
error-stats-player = { $got }: законченных партий нет; они есть у игроков: { $names }
error-stats-rules = законченных партий по правилам { $got } нет; есть по правилам { $rules }
error-drill-choice = выберите один из вариантов: по номеру или числам, либо сколько кубиков

## Server

error-language-unknown = языка «{ $got }» нет; есть { $languages }
error-serve-address = нельзя слушать { $host }, порт { $port }: { $why }; выберите другой через --port или --host
error-serve-public = --public: нужен адрес вида https://box.example без пути, а не { $got }
error-host-name = { $option }: нужно имя узла или IP-адрес, а не «{ $got }»
error-server-extra-missing = для этого нужно { $missing }, а оно не установлено: { $install }; для shutbox play больше ничего не нужно
error-postgres-extra-missing = для базы данных нужно { $missing }, а оно не установлено: { $install }
error-docs-missing = в этой установке нет собранной документации; в копии репозитория соберите её командой: .venv/bin/python tools/build_docs.py; исходные страницы лежат в docs/
error-site-unbuilt = страницы сайта не входят в эту установку; в копии репозитория соберите их командой: .venv/bin/python tools/build_web.py site
error-site-folder = в { $path } лежат другие файлы, и сайт заменил бы их; укажите новую или пустую папку
error-table-name = { $fault ->
    [blank] в имени нужен хотя бы один видимый символ
    [long] в имени не больше { $most } символов, а в «{ $got }» их { $length }
   *[hidden] в имени не может быть символов, которые невидимы или меняют направление текста, как { $sign } в «{ $got }»; введите его ещё раз
}
error-table-rules = «rules» — имя правил или их настройки в виде объекта, а «set» — объект с изменениями
error-table-moves = по этим правилам на один бросок бывает до { $got } вариантов, а за живым столом — не больше { $most }: возьмите меньше одинаковых чисел или играйте в терминале
error-table-rules-long = правила занимают { $got } байт, а живой стол вмещает { $most }: сократите тексты
error-table-seats = «seats» — список от 1 до 12 текстов, каждый — «{ $open }» или имя бота
error-table-full = за этим столом уже слишком много зрителей; зайдите позже
error-player-here = игрок с места { $seat } на связи; решать можно только о месте того, кто пропал
error-player-awaited = игрок с места { $seat } не на связи; решать о месте можно через { $seconds } с
error-device-unknown = нужно известное устройство; его выдаёт POST /api/devices
error-spoken-unknown = стола с таким кодом нет, или он больше не ждёт; попросите у хозяина ссылку
error-transfer-unknown = этот код не переносит место: он неверный, использован или устарел; создайте новый на первом устройстве
error-log-from = «from» — номер строки, от 1
error-wire-json = это не объект JSON
error-wire-since = «n» — сколько записей вы уже видели, от 0 до { $now }
error-http-json = тело должно быть в JSON: отправляйте его с Content-Type: application/json
error-http-cut = запрос кончился раньше, чем его тело
error-http-long = тело длиннее, чем { $most } байт
error-http-slow = тело этого запроса шло слишком долго
error-http-too-many = слишком много запросов; подождите минуту
error-http-connections = у этого адреса слишком много соединений с сервером; закройте часть из них
error-http-head = заголовок запроса длиннее { $bytes } байт или { $lines } строк
error-http-malformed = это не правильный запрос HTTP
error-http-host = имя { $got } этому серверу не принадлежит; возьмите адрес, который он напечатал при запуске, или запустите его с --also
error-http-host-form = заголовок Host должен называть один узел, а здесь { $got }
error-http-origin = странице с { $got } это нельзя; откройте страницу этого сервера
error-http-path = по этому пути ничего нет; что есть, сказано в docs/server.md
error-offline-alone = для этого нужны сервер Shutbox и другие устройства; здесь всё работает в одном этом браузере
error-offline-unsolved = эта коробка слишком велика, чтобы рассчитать её в браузере; сервер Shutbox это может
error-offline-full = хранилище браузера заполнено: ничего не сохранено и не сыграно; освободите место, например экспортируйте и удалите старые партии, и попробуйте ещё раз
error-offline-elsewhere = столы держит другая вкладка этого браузера; закройте её или играйте здесь
error-offline-turn-forked = эта ссылка из партии, которая здесь пошла иначе, поэтому ничего не изменилось; попросите последнюю ссылку
error-offline-turn-edited = эта ссылка повреждена или изменена, поэтому здесь ничего не изменилось; попросите её ещё раз
error-offline-turn-people = по ссылке играют только люди, не меньше двух; для игры с ботами создайте другой стол
error-offline-turn-again = партия по ссылке не повторяется; создайте новый стол
error-offline-turn-settings = в партии по ссылке кости запечатаны, нет времени на раздумье и отмены; измените эти настройки
error-http-method = этот путь принимает { $allowed }
error-http-fault = на сервере что-то сломалось; ничего не сохранено, попробуйте ещё раз
error-http-handshake = это не рукопожатие WebSocket версии { $version }
error-think-too-dear = эта игра слишком сложна, чтобы обдумывать её здесь (позиций: { $positions }, игроков: { $players }); играть в неё может простое правило
error-think-busy = тренер и боты заняты; спросите чуть позже
error-think-share = на ваши прежние вопросы ещё готовится ответ; подождите
error-server-busy = сервер занят; спросите чуть позже
error-think-too-long = это заняло больше { $seconds } с и было остановлено
error-think-failed = процесс, который думает, упал; спросите ещё раз

## Joining a table

error-join-address = «{ $got }» — не адрес стола; его пишут так: http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = «{ $got }» — не код стола: в нём двенадцать букв и цифр, например k3mz-7w2q-9fxd, или шесть цифр, если его назвали вслух
error-join-transfer = «{ $got }» — не код переноса места: в нём 26 букв и цифр
error-join-unreachable = по адресу { $server } сервер не отвечает: { $why }
error-join-no-server = { $server } — не сервер shutbox
error-join-version = сервер говорит на языке столов версии { $got }, а эта программа — версии { $known }; возьмите одинаковые версии shutbox
error-join-refused = { $why }
error-join-door = стол на { $server } есть, но этот терминал к нему не пускают; возможно, мешает прокси
error-join-entry = запись { $number } этого стола непонятна ({ $why }); возьмите ту же версию shutbox, что у сервера
error-join-device = файл { $file } повреждён; удалите его, и для сервера этот терминал станет новым устройством
error-host-room = не всем хватает свободного места: { $names }, а места — { $seats }; добавьте через --seats
error-join-begun = игра началась без вас; смотреть можно с --watch
error-join-full = все места заняты; смотреть можно с --watch
error-join-seat = «{ $got }» — не имя одного игрока и не номер места; места от 1 до { $seats }, игроки: { $names }
error-join-which = скажите кто: { $names }
error-join-nobody = за этим терминалом никто не сидит
error-join-sit = скажите, кто садится: { $word } Bo или { $word } 2 Bo
error-join-fill = скажите, какое место какому боту: { $word } 2 club
error-join-no-game = сохранять пока нечего
error-option-choice = { $option }: нужно одно из { $known }, а не «{ $got }»

## Store

error-store-open = не удалось открыть хранилище { $path }: { $why }
error-store-away = нет соединения с базой данных { $path }: { $why }
error-store-unsafe = эта база данных может потерять уже подтверждённое: её настройка { $setting } равна { $got }, а не { $good }
error-serve-workers-file = нескольким процессам нужна база данных PostgreSQL, потому что в файл SQLite может писать только один процесс; добавьте --database postgresql://shutbox@localhost/shutbox или уберите --workers
error-store-share = в базе данных больше нет строки о том, что записал этот процесс; он останавливается, чтобы ничто не произошло дважды
error-store-not-empty = в базе данных { $path } уже есть хранилище со столами, оно перезаписано не будет; назовите пустую
error-server-key = { $path } — не ключ сервера: это 64 шестнадцатеричные цифры; верните нужный файл или уберите этот, и сервер создаст новый ключ
error-server-key-other = игры в этой базе данных подписаны ключом, который начинается с { $expected }, а у этого сервера { $got }; скопируйте server.key с первого сервера в папку данных этого
error-store-homeless = у вас нет домашней папки для данных; укажите другую папку в переменной SHUTBOX_DATA
error-store-none = хранилища { $path } нет
error-store-in-use = хранилище { $path } занято процессом { $pid }; одновременно с ним работает только один процесс
error-store-foreign = { $path } — не хранилище этой программы
error-store-newer = у хранилища { $path } версия { $got }, а эта программа знает { $known }; его откроет shutbox поновее
error-store-references = хранилище { $path } не перенести: часть его строк относится к столам, которых нет; копия рядом осталась какой была
error-store-library = хранилищу нужен SQLite { $needed } или новее, а в этом Python { $got }
error-store-anchor = хранилище повреждено: якорь, где сказано, что в нём должно быть, пропал или изменён
error-store-mark = метка хранилища повреждена; если `shutbox verify --store` больше ничего не находит, удалите { $mark }
error-store-behind = в хранилище не хватает подтверждённых записей: { $lost }; его журнал повреждён, или это старая копия; восстановите резервную копию или удалите { $mark }, чтобы продолжить с тем, что осталось
error-store-other = хранилище не то, к которому относится метка; если вы положили сюда другое, удалите { $mark }
error-store-unreadable = хранилище повреждено: часть его не читается ({ $why })
error-store-schema = хранилище повреждено: его таблицы устроены не так, как должны
error-store-structure = хранилище повреждено: { $why }
error-store-entry-missing = запись { $number } стола { $table } пропала или стоит не на месте
error-store-entry-changed = запись { $number } стола { $table } изменена
error-store-entry-count = у стола { $table } должно быть записей { $expected }, а их { $got }
error-store-head = голова стола { $table } — не хеш его последней записи
error-store-stray = есть записи стола, которого нет, вот номер одной: { $number }
error-store-events = в хранилище должно быть записей { $expected }, а их { $got }
error-store-tally = { $kind ->
    [tables] строки столов
    [devices] строки устройств
    [holdings] строки занятых мест
   *[transfers] строки кодов переноса мест
} не сходятся со счётом: должно быть { $expected }, есть { $got }, или одна из них изменена
error-store-log-missing = строка { $number } открытого журнала пропала или стоит не на месте
error-store-log-changed = строка { $number } открытого журнала изменена
error-store-log-head = открытый журнал должен кончаться строкой { $expected } и её хешем, а кончается строкой { $got } или другим хешем
error-store-sealed = кубики стола { $table } были запечатаны, но не хранятся и не вскрыты, или вскрыты, но не запечатаны
error-store-snapshot = снимок стола { $table } на записи { $number } не соответствует записям; сервер его не использует и воспроизводит стол заново
error-store-game = записи стола { $table } не складываются в партию; что не так с хранилищем, скажет shutbox verify --store
error-store-conflict = у стола записей { $got }, а не { $expected }, как думали
error-store-no-table = этого стола в хранилище больше нет
error-store-constraint = хранилище отказывает: { $why }
error-store-failed = сбой диска или базы данных ({ $why }), больше ничего не сохранить; подтверждённое цело. Проверьте их и запустите снова
error-store-closed = хранилище закрыто
error-backup-failed = не удалось скопировать хранилище в { $path }: { $why }
error-admin-silent = хранилище занято сервером { $address }, но он не отвечает: { $why }
error-admin-refused = сервер отказывает и не говорит почему
error-admin-task = у сервера нет задачи «{ $got }»
error-admin-path = путь копии должен быть полным
error-forget-one = скажите, что забыть, одно из трёх: стол, устройство или число дней
error-forget-device = чтобы удалить то, что сервер хранит об этом устройстве, назовите его: «device» — идентификатор из /api/mine
error-export-after = «after» — целое число не длиннее 12 цифр
error-forget-which = скажите, что забыть, одно из трёх: --table ID, --device ID или --older-than DAYS
error-restore-where = назовите базу данных: --database postgresql://shutbox@localhost/shutbox
error-think-where = укажите базу данных: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = в хранилище нет ни стола, ни устройства { $got }

## Players

error-bot-unknown = бота «{ $got }» нет; { $near ->
    [nothing] есть { $bots }
   *[other] может быть, { $near }?
}
error-argument-type = { $argument }: нужно { $wanted }, а не { $got }
error-position-range = { $got } — не позиция этой коробки: её позиции имеют номера от 0 до { $most }
error-player-form = «{ $got }» не называет игрока; напишите модуль и имя в нём, например my_bots:Careful
error-player-import = игрока { $got } не удалось загрузить: { $why }
error-player-choose = { $got } — не игрок; у игрока есть метод choose(game), который возвращает допустимое действие
error-player-illegal = игрок { $player } выбрал { $chosen } при { $position }, а допустимо { $allowed }
error-player-here-only = игрок { $got } есть только в этом процессе; назовите его как module:Name, чтобы его могли загрузить другие
error-cursor-place = в этой записи нет места { $got }: её места имеют номера от 0 до { $most }
error-choice-unknown = сейчас нельзя выбрать «{ $got }»; есть { $allowed }
error-player-varies = игрок { $player } не всегда выбирает одно и то же, поэтому его силу нельзя вычислить; сыграйте с ним партии
error-players-count = { $most ->
    [1] { $rules }: играют в одиночку, а игроков { $got }
   *[other] { $rules }: игроков от 1 до { $most }, а не { $got }
}
error-player-name = игроку нужно имя, которое можно напечатать, а не «{ $got }»
error-player-kind = место занимает человек или бот с именем из строчных латинских букв, цифр и дефисов, а не «{ $got }»
error-player-twice = двое не могут носить имя { $name }; свободно имя { $free }
error-starter-seat = начинающее место должно быть от 1 до { $players }, а не { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] бросать нельзя
    [shut] закрывать числа нельзя
    [off] укатившийся кубик не считается
    [penalty] наказание не выбирают
    [take] очко взять нельзя
    [leave] выйти нельзя
    [options] выбирать нечего
    [total] закончить ход его штрафом нельзя
    [order] менять порядок нельзя
   *[time] время не может выйти
}{ $phase ->
    [start] , пока кубики решают, кто начинает
    [throw] , пока не сделан следующий бросок
    [shut] , пока не закрыты числа за этот бросок
    [penalty] , пока не выбрано наказание
    [survivor] , пока решает последний оставшийся
   *[over] : игра окончена
}
error-dice-count = { $got ->
    [1] один кубик бросать здесь нельзя
    [one] { $got } кубик бросать здесь нельзя
    [few] { $got } кубика бросать здесь нельзя
    [many] { $got } кубиков бросать здесь нельзя
   *[other] { $got } кубика бросать здесь нельзя
}; можно кубиков: { $allowed }
error-dice-missing = для броска нужны кубики
error-dice-script-over = список бросков кончился
error-throw-sorted = грани броска пишут от меньшей к большей, а не { $got }
error-throw-ends-turn = для этого броска ничего не подходит, и ход кончается; если всё верно, сообщите его без hold
error-correct-turn = место { $seat } закончило в раунде { $round } меньше ходов с итогом: { $count }
error-correct-later = с этим итогом игра пошла бы иначе: то, что введено после этого, начиная с хода { $who } (раунд { $round }), больше не подходит
error-off-mat-never = кубики компьютера здесь не укатываются: вероятность этого 0
error-same-dice = здесь у всех одинаковые кубики: в этом броске уже выпало { $shown }, значит, не может быть { $got }
error-sum-one-die = здесь бросают один кубик: введите, что на нём выпало
error-sum-faces = одной суммы здесь мало: в { $rules } всё решает каждый кубик; введите, что выпало, например 3 5
error-sum-same-dice = одной суммы здесь мало: в { $rules } у всех одинаковые кубики; введите, что выпало, например 3 5
error-sum-range = сумма { $got } невозможна; кубиков здесь { $dice }, и сумма бывает от { $dice } до { $most }
error-total-shared-box = в игре «До последнего» штрафов нет: коробка общая, поэтому нужны каждый бросок и его числа
error-total-generated = ход записывают одним штрафом, только если все кубики настоящие; в этой игре бросал компьютер
error-total-tiles = никакие числа из { $position } не дают { $got }; введите то, что осталось открытым в конце хода
error-order-alone = в игре одного человека порядка нет
error-order-seats = { $got } — не порядок всех мест; назовите каждое место от 1 до { $players } один раз
error-move-illegal = нельзя закрыть { $tiles } в { $position }, когда выпало { $throw }
error-leave-seat = с места { $seat } уходить некому: места от 1 до { $players }, а кто вышел, того уже нет
error-seat-unknown = места { $seat } нет; места от 1 до { $players }
error-undo-nothing = отменять нечего: увиденный бросок кубиков компьютера не отменить

## Solving

error-objective-unknown = «{ $got }» — не цель; пишите mean, shut, below:12 или below:12:1/2, где ничья — половина
error-solve-extra-missing = для расчёта нужно { $missing }, а оно не установлено: { $install }
error-value-start-order = пока кубики решают, кто начинает, при order = descending ничего не оценить; сначала бросьте
error-solve-too-large = эта коробка слишком велика для расчёта: на { $positions } позиций и { $moves } вариантов нужно { $megabytes } МБ, а можно не больше { $most }

error-solve-no-rest = при счёте { $score } точка покоя не нашлась: лучшие ответы игроков идут по кругу
error-solve-score = для этих очков решения нет: если платят остальные, очки игроков (их { $players }) различаются на числа, кратные { $players }
error-solve-out = при { $got } штрафных очках игрок выбывает или игра окончена; укажите меньше { $limit }
error-option-range = { $option }: нужно целое число от { $low } до { $high }, а не «{ $got }»
error-option-numbers = { $option }: { $count ->
    [1] нужно одно целое число
   *[other] нужны целые числа через запятую, по одному на игрока, всего { $count }
}, а не «{ $got }»
error-option-together = { $option } и { $other } противоречат друг другу; уберите что-то одно
error-option-needs = { $option } ничего не значит без { $others }
error-players-missing = скажите, сколько игроков: --players 2
error-players-most = { $rules }: игроков не больше { $most }, а не { $players }
error-solve-round = раунд рассчитывают для игр с погоней, от 2 до 12 игроков, а здесь { $rules }, игроков { $players }; попробуйте --game
error-solve-ranges = границы известны для целых игр с погоней на 3 или 4 игроков, а здесь { $rules }, игроков { $players }
error-solve-try = --to-beat и --tries идут вместе: какой штраф побить и сколько игроков подряд ещё могут пробовать
error-score-no-meaning = { $rules }: счёт от хода к ходу не ведётся, поэтому --score ничего не значит
error-score-range = очки в этой игре от { $low } до { $high }; больше — и она окончена
error-rounds-no-meaning = { $rules }: число раундов не задаётся, поэтому --rounds ничего не значит
error-tables-none = решения для { $rules } с Shutbox не поставляются
error-to-beat-no-meaning = { $rules }: погони за рекордом нет, поэтому --to-beat ничего не значит
error-advise-shut = в { $position } коробка закрыта: решать больше нечего
error-advise-miss = { $throw } в { $position } не подходит: промах, решать нечего
error-advise-tries = подряд ещё могут пробовать не больше { $most }, считая того, кто у коробки, а делят рекорд только там, где у каждого один ход
error-advise-needs = не хватает { $missing }: shutbox advise RULES POSITION или --record FILE
error-advise-over = игра в этой записи окончена: решать больше нечего
error-exact-too-large = если кубик может укатиться, дроби считаются не больше чем для { $most } позиций, а в этой коробке { $positions }; уберите --exact
error-export-exists = { $path } уже есть и перезаписан не будет
error-export-failed = не удалось записать { $path }: { $why }
error-page-unbuilt = страницу рисует веб-приложение, а здесь оно не собрано: соберёт python tools/build_web.py

## Long work

error-axis-syntax = --axis называет настройку и значения для пробы: tiles=1,2,any, а не «{ $got }»
error-axis-twice = { $setting } названа в двух осях; соберите все значения в одну
error-sweep-points = точек не больше { $most }, а не { $got }; возьмите часть через --sample
error-journal-other = в { $path } лежит готовая часть другой работы; закончите её той же командой или удалите файл
error-journal-busy = { $path } пишет другой процесс: та же работа уже идёт
error-journal-damaged = строка { $line } в { $path } повреждена; чтобы начать заново, удалите файл
error-journal-failed = не удалось записать { $path }: { $why }
error-workers-lost = рабочие процессы падают раз за разом, возможно, не хватает памяти; осталось заданий: { $jobs }. Готовое сохранено
error-cluster-extra-missing = для кластера нужно { $missing }, а оно не установлено: { $install }
error-cluster-address = { $option }: нужен адрес вида tcp://10.0.0.5:8786, а не «{ $got }»
error-cluster-unreachable = по адресу { $address } планировщик Dask не отвечает: { $why }; запустите его: dask scheduler
error-cluster-lost = кластер Dask по адресу { $address } пропал; готовое сохранено, та же команда продолжит
error-cluster-lacks = у рабочих кластера Dask по адресу { $address } нет { $missing }; установите там тот же shutbox

## Simulation

error-simulate-dice = эти кубики могут выпасть { $got } способами, а симулировать можно не больше { $most }
error-simulate-totals = штрафы этой коробки слишком велики, чтобы их складывать: симулировать можно не больше { $most }
error-simulate-players = скажите, какие боты играют: --players perfect,club; список даёт shutbox bots
error-tournament-twice = { $bot } записан в турнир дважды; каждый встречается с каждым другим
error-tournament-seats = мест { $seats }, столько же нужно ботов, а их { $bots ->
    [1] всего один
   *[other] всего { $bots }
}
error-tournament-large = выходит составов { $line_ups }, а сыграть можно не больше { $most }: возьмите меньше ботов или мест
error-tournament-rules = { $rules }: в турнире дважды
error-simulate-endless = партия не кончилась за { $steps } ходов: это слишком долго для моделирования

## Records

error-note-text = пометка { $key } — это печатный текст в одну строку, не с пробела, а её имя — строчные латинские буквы, цифры и дефисы, а не «{ $got }»
error-record-none = это не запись партии: она начинается с «{ $got }», а не с shutbox 1
error-record-version = у этой записи версия { $got }, а эта программа знает { $known }; её прочтёт shutbox поновее
error-record-version-none = «{ $got }» — не версия записи: версии — целые числа от 1 без нуля впереди, как в строке: shutbox 1
error-record-line = запись повреждена: ожидалась { $expected ->
    [rules] строка, которая начинается с «rules»
    [seat] строка вида: seat person "Ann"
    [begins] строка вида: begins 1
    [note] строка вида: note seed 7
   *[other] пустая строка после игроков
}, а не «{ $got }»
error-record-cut = запись оборвана: в последней строке должны быть «end», число событий и хеш, а не «{ $got }»
error-record-hash = запись изменили после того, как она была сделана: хеш не сходится
error-record-count = по записи в ней { $expected ->
    [one] { $expected } событие
    [few] { $expected } события
    [many] { $expected } событий
   *[other] { $expected } события
}, а на деле { $got }
error-record-event = событие { $number }, { $word }, невозможно: { $why }
error-record-dice = событие { $number }, { $word }, невозможно: { $by ->
    [sealed] в конверте этой партии { $made }
   *[other] зерно этой партии даёт { $made }
}
error-record-seal-none = { $throws ->
    [one] { $throws } бросок отмечен как запечатанный
    [few] { $throws } броска отмечены как запечатанные
    [many] { $throws } бросков отмечены как запечатанные
   *[other] { $throws } броска отмечены как запечатанные
}, но конверта для этого в записи нет
error-record-seal-note = конверт в этой записи повреждён: пометка { $note } { $why ->
    [missing] пропала
    [twice] стоит дважды
    [unknown] здесь ничего не значит
   *[form] не может быть «{ $got }»
}
error-record-seal-seat = зерно места { $seat } — не то, что было запечатано
error-record-seal-secret = секрет в этой записи — не тот, что запечатан до игры: его печать была бы { $made }, а не { $sealed }
error-record-unsigned = эта запись не подписана и потому не доказывает, что её сделал сервер с ключом { $key }
error-record-signed-key = эта запись подписана ключом { $got }, а не { $known }: её сделал другой сервер или вовсе не сервер
error-record-signed-log = подпись под строкой { $n } открытого журнала не сходится: она от другого стола, других правил, другой печати или другой строки
error-record-signed-name = для места { $seat } сервер подписал другое имя, не { $name }
error-record-signed-start = подпись под началом не сходится: игроки, печати или первый ход — не то, что подписал сервер
error-record-signed-count = сервер подписал партию, где событий { $signed }, а в этой записи их { $got }: конец отрезан или что-то добавлено
error-record-signed-events = это не те события, что подписал сервер
error-record-signed-end = подпись под концом не сходится: секрет, зёрна или события — не то, что подписал сервер
error-log-form = копия открытого журнала — это ответ сервера на /api/log: объект JSON с rows
error-log-broken = строка { $n } этой копии журнала не следует из предыдущей
error-log-absent = в этой копии журнала, строки { $first }–{ $last }, нет печати стола { $table }
error-log-differs = в строке { $n } этой копии журнала { $what ->
    [seal] другая печать
    [secret] другой секрет
   *[row] другой номер или другая сумма
}, не как в записи

## Live tables

error-table-unknown = такого стола нет; попросите ссылку у того, кто вас позвал
error-table-damaged = стол { $table } повреждён в хранилище и отложен; владелец сервера узнает больше по команде shutbox verify --store
error-table-stage = этого нельзя сделать { $stage ->
    [waiting] до начала игры
    [sealing] пока места показывают свои зёрна
    [playing] во время игры
    [over] после конца игры
   *[abandoned] за закрытым столом
}
error-table-seat = места { $got } за этим столом нет; места от 1 до { $seats }
error-table-bot = место бывает свободным или занятым ботом, а «{ $got }» — не имя бота: в нём строчные латинские буквы, цифры и дефисы
error-table-same-dice = { $rules }: у всех одинаковые кубики, поэтому вводить их нельзя; задайте dice — sealed
error-table-envelope = столу нужен открытый идентификатор из 16 шестнадцатеричных цифр, а для запечатанных кубиков, и только для них, обязательство из 64, а не «{ $public }» и «{ $commitment }»
error-table-seeded = кубики из зерна — для стола с одним местом, им нужна настройка seed; у других кубиков её нет
error-table-settings = настройки стола — объект JSON вида {"{"}"undo": true{"}"}, а не { $got }
error-table-setting-unknown = у стола нет настройки «{ $setting }»; есть { $known }
error-table-setting = { $setting } не может быть «{ $got }»; можно { $wanted }
error-host-only = это может только хозяин стола
error-keeper-only = это делает только сам стол; попросить об этом нельзя
error-device-only = это может только устройство человека; сначала откройте ссылку стола
error-seated-only = это могут только те, кто сидит за столом, или его хозяин
error-seat-taken = место { $seat } занято; выберите свободное
error-seat-open = на месте { $seat } никто не сидит
error-seat-gone = игрок с места { $seat } вышел, и игра идёт без этого места
error-seat-unheld = на месте { $seat } нет человека, поэтому на другое устройство оно не перейдёт
error-seat-bot = на месте { $seat } играет бот; решать можно только о месте человека
error-seats-open = { $count ->
    [1] место { $seats } ещё свободно; его должен занять человек
   *[other] места { $seats } ещё свободны; каждое должен занять человек
} или бот
error-seals-missing = для кубиков ещё не хватает запечатанной части ({ $names }); подождите или попросите ещё раз, чтобы начать без неё
error-not-your-seat = место { $seat } не ваше; это может только тот, кто там сидит
error-not-your-turn = это делает { $who }
error-not-asked-so = «{ $word }» нельзя сыграть словом: бросают через throw или report, выходят через leave, подсказку просят через hint
error-seal-format = печать зерна — 64 шестнадцатеричные цифры, и принимает её только стол с запечатанными кубиками
error-table-unsealed = кубики этого стола не запечатаны
error-seed-known = зерно места { $seat } уже показано
error-seed-strange = это не то зерно, которое запечатало место { $seat }; в нём 64 шестнадцатеричные цифры
error-dice-typed = за этим столом кубики настоящие: бросьте их и сообщите, что выпало
error-dice-sealed = за этим столом кубики запечатаны, сообщать их нельзя: бросайте через throw
error-arrange-typed = имена и порядок меняют только там, где вводят настоящие кубики
error-undo-off = отменить ничего нельзя: за этим столом играют без отмены, или конверт уже вскрыт, или игра продолжается за другим столом
error-undo-time = время вышло, и это не отменить
error-coach-off = за этим столом играют без тренера
error-rematch-already = для реванша уже есть стол; идите туда
error-say-unknown = «{ $got }» за столом сказать нельзя; известны { $known }
error-nudge-nobody = торопить некого: игра не ждёт другого человека
error-nudge-early = торопить ещё рано; подождите { $seconds } с
error-wish-unknown = о «{ $got }» попросить нельзя; «do» — одно из { $known }
error-wish-field = { $do } требует «{ $field }»: { $wanted ->
    [number] целое число от 0 до { $most }
    [numbers] список целых чисел от 0 до { $most }
    [flag] true или false
   *[text] текст, символов не больше { $most }
}
error-wish-report = report требует либо «faces», список целых чисел, либо «sum», целое число от 1 до { $most }
error-wire-version = у этого сообщения версия «{ $got }», а сервер понимает { $known }; обновите страницу или возьмите ту же версию shutbox
error-wire-command = команда — объект JSON, где есть «v», «id» из 1–40 видимых символов ASCII, «n» — сколько записей вы видели — и «do»
error-stale = тем временем что-то случилось: вы видели записей { $seen }, а у стола их { $now }; взгляните ещё раз
error-entry-first = стол начинается с записи, которая его создала, и такая запись только одна
error-entry-kind = записи вида «{ $got }» эта версия shutbox не знает
error-entry-fields = записи вида { $kind } нужны { $fields }, каждое в своём виде
error-entry-body = это не сохранённая запись: нужен объект JSON, где сказано, чья она и из какой команды
error-entry-event = запись { $number } невозможна: { $why }

## The command line

error-command-unknown = команды «{ $got }» нет; есть { $commands }
error-command-near = команды «{ $got }» нет; может быть, { $near }?
error-option-unknown = у { $command } нет параметра { $option }; все параметры покажет shutbox { $command } --help
error-option-near = у { $command } нет параметра { $option }; может быть, { $near }?
error-option-needs-value = { $option } требует значения: { $option } { $value }
error-option-no-value = { $option } не берёт значения, а получено «{ $got }»
error-option-empty = { $option }: значение не может быть пустым
error-option-item = { $option }: пустой элемент в «{ $got }»; между двумя значениями ставьте одну запятую
error-option-control = { $option }: есть знаки, которые нельзя показать: «{ $got }»
error-option-suffix = { $option }: нужно имя файла, которое кончается на { $suffixes }, а не «{ $got }»
error-option-twice = { $option } указан больше одного раза
error-argument-missing = не хватает { $argument }; вызов: { $usage }
error-argument-extra = { $got } — лишний аргумент; вызов: { $usage }
error-verify-what = скажите, что проверить: файл партии или --store для всего, что хранит сервер
error-server-key-form = { $option } — ключ сервера, 64 шестнадцатеричные цифры, а не «{ $got }»
error-database-form = { $option } — адрес базы данных PostgreSQL, например postgresql://shutbox@localhost/shutbox, а не «{ $got }»
error-set-syntax = --set берёт настройку и значение, например --set tiles=2, а не «{ $got }»
error-set-twice = --set меняет { $setting } больше одного раза
error-set-alone = --set нужны правила, которые он меняет: shutbox rules nine --set { $got }
error-divide-depth = --divide требует глубины не меньше 1
error-moves-dice = { $got ->
    [1] один кубик бросать нельзя
    [one] { $got } кубик бросать нельзя
    [few] { $got } кубика бросать нельзя
    [many] { $got } кубиков бросать нельзя
   *[other] { $got } кубика бросать нельзя
} в { $position }; можно кубиков: { $allowed }
error-rounds-none = { $rules }: число раундов не выбирают; уберите --rounds
error-rounds-alone = в одиночку игра — это один ход; уберите --rounds
error-dice-file = { $file }: { $why }
error-dice-seed = --seed сам даёт кубики из зерна; уберите --dice { $got }
error-seed = зерно — печатный текст без пробелов по краям, а не «{ $got }»
error-typed-same-dice = { $rules }: у всех одинаковые кубики, поэтому вводить их нельзя; уберите --dice typed
error-resume-same-dice = в этой партии у всех одинаковые кубики, но зерна, которое их даёт, в записи нет, поэтому продолжить нельзя
error-resume-own = { $player } — ваш собственный игрок, а в записи нет программ, поэтому продолжить эту партию здесь нельзя
error-game-number = игры «{ $got }» нет; введите номер от 1 до { $most } или имя
error-setup-number = введите целое число от { $low } до { $high } или только Enter, а не «{ $got }»
error-starter-thrown = { $rules }: кто начинает, решают кубики; уберите --starter или добавьте --set begins=first

## Files

error-file-missing = файла { $file } нет
error-file-no-folder = нет папки, где создать { $file }
error-file-folder = { $file } — папка, а не файл
error-file-no-directory = { $file } — не папка
error-file-denied = { $file } здесь нельзя читать или писать
error-file-exists = { $file } уже есть; выберите другое имя или продолжите партию: shutbox play --resume { $quoted }
error-file-large = { $file } слишком велик: читается не больше { $most } байт
error-file-text = { $file } — не текст в UTF-8
error-file-other = { $file } не использовать: { $why }
error-output = не удалось вывести результат: { $why }
error-system = операционная система сообщает об ошибке: { $why }

## Answers at the table

error-answer-none = введите номер или числа
error-answer-penalty = введите 1 или { $up }, чтобы число открылось, 2 или { $end }, чтобы ход закончился
error-answer-number = номера { $got } нет; номера от 1 до { $most }
error-answer-unknown = «{ $got }» здесь ничего не значит; вопросительный знак покажет, что можно ввести
error-answer-ambiguous = { $got } — это может быть { $moves }; введите номер или числа точно так
error-answer-faces = { $got } не подходит: { $dice ->
    [1] бросают один кубик; введите одну грань, например 4
   *[other] бросают кубиков { $dice }; введите их грани, например 3 5
}
error-answer-player = «{ $got }» — не имя одного игрока; игроки: { $names }
error-typed-only = { $word } — для настоящих кубиков; в этой игре бросает компьютер
error-answer-sum = «{ $got }» — не сумма; введите её так: { $word } 9 или =9
error-answer-total = «{ $got }» — не штраф хода; введите его так: { $word } 17, а закрытую коробку — { $word } 0
error-answer-rename = «{ $got }»: неясно, у кого какое имя; введите так: { $word } Ann=Anna; за столом { $names }
error-answer-order = «{ $got }» — не порядок всех игроков; назовите каждого один раз через запятую: { $names }
error-off-generated = что кубик укатился, сообщают, только когда кубики вводят сами; кубики компьютера остаются на поле или укатываются с вероятностью из правил
error-off-none = { $rules }: за укатившийся кубик наказания нет

## Environments

error-envs-extra-missing = для этого нужно { $missing }, а оно не установлено: { $install }
error-envs-illegal = illegal: нужно stay или raise, а не «{ $got }»
error-envs-reward = reward: нужно одно из { $kinds }, а не «{ $got }»
error-envs-reward-points = { $rules }: очков нет; задайте reward — win или zero-sum
error-envs-players = для игры агентов нужно хотя бы два, а не { $got }; один ход — это shutbox.envs.TurnEnv
error-envs-actions = нужно по одному действию на каждый ход, всего { $count }, а пришли они в форме { $got }
error-action-unknown = { $got } — не действие этих правил; действия пронумерованы от 0 до { $most }
error-action-illegal = действие { $got } сейчас недопустимо: { $phase ->
    [throw] игра ждёт броска
    [shut] игра ждёт, какие числа закрыть
    [penalty] игра ждёт выбора наказания
    [survivor] игра ждёт, возьмёт последний очко или бросит
   *[over] игра окончена и больше ничего не ждёт
}
