# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } бросает за первый ход: { $throw }.
fact-start-thrown-sum = { $who } бросает за первый ход: всего { $sum }.
fact-start-tied = Поровну: { $names } бросают ещё раз.
fact-thrown = { $who } бросает: { $throw }.
fact-thrown-sum = { $who } бросает: всего { $sum }.
fact-shut = { $who } закрывает { $tiles }.
fact-off = { $who }: кубик укатился, бросок не считается.
fact-penalty-raise = { $row ->
    [0] Число { $tile } снова открывается.
    [1] Число { $tile } первого ряда снова открывается.
    [2] Число { $tile } второго ряда снова открывается.
    [3] Число { $tile } третьего ряда снова открывается.
   *[other] Число { $tile } ряда { $row } снова открывается.
}
fact-penalty-nothing = Ничего не закрыто, поэтому ничего и не открывается.
fact-penalty-end = { $who }: ход окончен.
fact-penalty-void = { $who }: ход считается так, будто ни одно число не закрыто.
fact-taken = { $who } берёт очко.
fact-left = { $who } выходит из игры.
fact-time-up = { $who }: время вышло.
fact-undone = Отменено.
fact-hint = { $who } получает подсказку.
fact-handed = { $bot ->
    [person] { $who } уступает место: теперь играет { $to }.
   *[other] { $who } уступает место: теперь играет { $to }, бот ({ $bot }).
}
fact-renamed = Новое имя: { $to } вместо { $who }.
fact-reordered = Порядок теперь такой: { $names }.
fact-box-shut = { $who } закрывает коробку!
fact-missed = Ничего не подходит. { $who }: промах.
fact-turn-total = { $who } заканчивает, штраф { $total }.
fact-holds = { $tries ->
    [one] Рекорд держит { $who }: { $total }; побить его может { $tries } игрок.
    [few] Рекорд держит { $who }: { $total }; побить его могут { $tries } игрока.
    [many] Рекорд держит { $who }: { $total }; побить его могут { $tries } игроков.
   *[other] Рекорд держит { $who }: { $total }; побить его могут { $tries } игрока.
}
fact-super-box-held = { $tries ->
    [one] Супер-коробка! { $who } закрывает всё; повторить это может { $tries } игрок.
    [few] Супер-коробка! { $who } закрывает всё; повторить это могут { $tries } игрока.
    [many] Супер-коробка! { $who } закрывает всё; повторить это могут { $tries } игроков.
   *[other] Супер-коробка! { $who } закрывает всё; повторить это могут { $tries } игрока.
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
fact-knocked-out = { $who } вылетает: { $total }.
fact-no-points = За раунд { $round } очков не получает никто.
fact-round = Начинается раунд { $round }.
fact-play-off = { $names } переигрывают ничью.
fact-survivor = В раунде остаётся только { $who }: взять очко или бросить ещё раз.
fact-begins = { $who } начинает.
fact-turn = Теперь ходит { $who }.
fact-solitaire-won = Коробка закрыта: победа!
fact-solitaire-over = Игра окончена, штраф { $total }.
fact-won = { $who } побеждает!
fact-shared = { $count ->
    [0] Игра окончена без победителя.
   *[other] { $names } делят победу!
}
