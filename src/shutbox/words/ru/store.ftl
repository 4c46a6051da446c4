# What commands say about the store of a server.

store-sound = ok: { $path }; столов: { $tables }, записей: { $events }, строк открытого журнала: { $log }
store-exported = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} в { $folder }{ $waiting ->
    [0] {""}
   *[other] ; столов, где игра не началась: { $waiting }
}
store-forget = { $case ->
    [would] Это будет удалено навсегда:
   *[gone] Удалено навсегда:
} { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $events ->
    [one] { $events } запись
    [few] { $events } записи
    [many] { $events } записей
   *[other] { $events } записи
}, { $devices ->
    [one] { $devices } устройство
    [few] { $devices } устройства
    [many] { $devices } устройств
   *[other] { $devices } устройства
}.
store-forget-shared = { $count ->
    [1] За столом { $tables } есть места и у других, поэтому он остаётся
   *[other] За столами { $tables } есть места и у других, поэтому они остаются
} без имени и идентификатора этого устройства; --table удаляет стол.
store-forget-kept = Ничего не удалено.
store-forget-none = Удалять нечего.
store-forget-ask = Удалить? Вернуть будет нельзя. Введите да. Любой другой ответ ничего не меняет
