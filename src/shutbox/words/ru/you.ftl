# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Ваш бросок
   *[other] Ваш ход
}
you-start = Разыграйте первый ход
you-survivor = В раунде остались только вы
you-penalty = Кубик укатился. Выберите наказание.
you-last-throw = Бросьте за два очка
you-super-try = Закройте коробку тоже
you-one-or-two = Один кубик или два?
you-try = Побейте { $total } ({ $holder })
you-hold = { $who } бьёт ваш рекорд { $total }
you-won = { $format ->
    [solitaire] Вы закрыли коробку!
   *[other] Вы победили!
}
you-missed = Промах, ваш штраф { $total }
you-lowest = Пока впереди вы: { $total }.
you-go-on = Дальше ваш ход
you-story = Ваш ход
you-start-thrown = Вы выбрасываете { $throw } за право первого хода.
you-thrown = Вы выбрасываете { $throw }.
you-shut = Вы закрываете { $tiles }.
you-box-shut = Вы закрываете коробку!
you-miss = Ничего не подходит: промах.
you-turn-total = Вы заканчиваете ход, штраф { $total }.
you-holds = { $tries ->
    [one] Рекорд ваш: { $total }. У соперников { $tries } попытка.
    [few] Рекорд ваш: { $total }. У соперников { $tries } попытки.
    [many] Рекорд ваш: { $total }. У соперников { $tries } попыток.
   *[other] Рекорд ваш: { $total }. У соперников { $tries } попытки.
}
you-super-box-held = { $tries ->
    [one] Супер-коробка! Вы закрыли всё. У соперников { $tries } попытка.
    [few] Супер-коробка! Вы закрыли всё. У соперников { $tries } попытки.
    [many] Супер-коробка! Вы закрыли всё. У соперников { $tries } попыток.
   *[other] Супер-коробка! Вы закрыли всё. У соперников { $tries } попытки.
}
you-scores = { $points ->
    [one] Вы получаете { $points } очко, всего { $now }.
    [few] Вы получаете { $points } очка, всего { $now }.
    [many] Вы получаете { $points } очков, всего { $now }.
   *[other] Вы получаете { $points } очка, всего { $now }.
}
you-pays = { $points ->
    [one] Вы теряете { $points } очко, всего { $now }.
    [few] Вы теряете { $points } очка, всего { $now }.
    [many] Вы теряете { $points } очков, всего { $now }.
   *[other] Вы теряете { $points } очка, всего { $now }.
}
you-knocked-out = Вы вылетаете со штрафом { $total }.
you-begin = Вы начинаете.
you-next = Теперь ваш ход.
you-won-game = Вы победили!
you-taken = Вы берёте очко.
you-time-up = Ваше время вышло.
you-hint = Вы получаете подсказку.
you-last = В раунде остались только вы. Взять очко или бросить ещё раз?
you-off = Ваш кубик укатился. Бросок не считается.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Бросок: { $odds }
    [1] Один кубик: { $odds }
    [2] Два кубика: { $odds }
    [one] { $dice } кубик: { $odds }
    [few] { $dice } кубика: { $odds }
    [many] { $dice } кубиков: { $odds }
   *[other] { $dice } кубика: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } на { $points } очко
    [few] { $chance } на { $points } очка
    [many] { $chance } на { $points } очков
   *[other] { $chance } на { $points } очка
}
you-odds-win = { $chance } на победу
you-odds-none = ничего не закрыть
you-odds-nothing = ничего
you-odds-or-nothing = Иначе ничего
you-odds-sure = Наверняка
you-odds-rail = шансы броска
