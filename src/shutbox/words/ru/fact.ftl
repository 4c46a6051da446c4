# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } выбрасывает { $throw } за право первого хода.
fact-start-thrown-sum = { $who } выбрасывает всего { $sum } за право первого хода.
fact-start-tied = Поровну. { $names } бросают ещё раз.
fact-thrown = { $who } выбрасывает { $throw }.
fact-thrown-sum = { $who } выбрасывает всего { $sum }.
fact-shut = { $who } закрывает { $tiles }.
fact-off = { $who }: кубик укатился, бросок не считается.
fact-penalty-raise = { $row ->
    [0] Число { $tile } снова открывается.
    [1] Число { $tile } первого ряда снова открывается.
    [2] Число { $tile } второго ряда снова открывается.
    [3] Число { $tile } третьего ряда снова открывается.
   *[other] Число { $tile } ряда { $row } снова открывается.
}
fact-penalty-nothing = Ничего не закрыто, поэтому ничего не открывается.
fact-penalty-end = { $who }: ход окончен.
fact-penalty-void = { $who }: ход считается так, будто не закрыто ни одного числа.
fact-taken = { $who } берёт очко.
fact-left = { $who } выходит из игры.
fact-time-up = { $who }: время вышло.
fact-undone = Отменено.
fact-hint = { $who } получает подсказку.
fact-handed = { $bot ->
    [person] Вместо игрока { $who } теперь играет { $to }.
   *[other] Вместо игрока { $who } теперь играет { $to }, бот ({ $bot }).
}
fact-renamed = Новое имя: { $to } (раньше { $who }).
fact-reordered = Порядок теперь такой: { $names }.
fact-box-shut = { $who } закрывает коробку!
fact-missed = Ничего не подходит, промах: { $who }.
fact-turn-total = { $who } заканчивает ход, штраф { $total }.
fact-holds = { $tries ->
    [one] Рекорд держит { $who }: { $total }. Осталась { $tries } попытка.
    [few] Рекорд держит { $who }: { $total }. Осталось { $tries } попытки.
    [many] Рекорд держит { $who }: { $total }. Осталось { $tries } попыток.
   *[other] Рекорд держит { $who }: { $total }. Осталось { $tries } попытки.
}
fact-super-box-held = { $tries ->
    [one] Супер-коробка! { $who } закрывает всё. Осталась { $tries } попытка.
    [few] Супер-коробка! { $who } закрывает всё. Осталось { $tries } попытки.
    [many] Супер-коробка! { $who } закрывает всё. Осталось { $tries } попыток.
   *[other] Супер-коробка! { $who } закрывает всё. Осталось { $tries } попытки.
}
fact-scores = { $points ->
    [one] { $who } получает { $points } очко, всего { $now }.
    [few] { $who } получает { $points } очка, всего { $now }.
    [many] { $who } получает { $points } очков, всего { $now }.
   *[other] { $who } получает { $points } очка, всего { $now }.
}
fact-pays = { $points ->
    [one] { $who } теряет { $points } очко, всего { $now }.
    [few] { $who } теряет { $points } очка, всего { $now }.
    [many] { $who } теряет { $points } очков, всего { $now }.
   *[other] { $who } теряет { $points } очка, всего { $now }.
}
fact-knocked-out = { $who } вылетает со штрафом { $total }.
fact-no-points = В раунде { $round } никто не получает очков.
fact-round = Начинается раунд { $round }.
fact-play-off = { $names } переигрывают ничью.
fact-survivor = В раунде остаётся только { $who }: взять очко или бросить ещё раз.
fact-begins = { $who } начинает.
fact-turn = Теперь ходит { $who }.
fact-solitaire-won = Коробка закрыта: победа!
fact-solitaire-over = Игра окончена. Штраф { $total }.
fact-won = { $who } побеждает!
fact-shared = { $count ->
    [0] Игра окончена без победителя.
   *[other] { $names } делят победу!
}
