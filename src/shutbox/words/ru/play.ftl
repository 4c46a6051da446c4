# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = в одиночку
play-round = раунд { $round }
play-round-of = раунд { $round } из { $rounds }
play-play-off = переигровка, раунд { $round }
play-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
play-total = штраф { $total }
play-note-at = ходит
play-note-starts = разыгрывает ход
play-note-rolled = выпало { $roll }
play-note-waits = ждёт
play-note-holds = { $total ->
    [0] рекорд: коробка закрыта
   *[other] рекорд { $total }
}
play-note-had = { $total ->
    [0] коробка закрыта
   *[other] штраф { $total }
}
play-note-missed = вне раунда
play-note-out = вылет
play-note-left = вне игры
play-note-won = побеждает
play-final = Итог
play-interim = Счёт сейчас

## What a turn is about

play-now = штраф сейчас { $total }
play-to-beat = { $total ->
    [0] ответить на закрытую коробку ({ $who })
   *[other] побить { $total } ({ $who })
}
play-tries = { $tries ->
    [one] осталась { $tries } попытка
    [few] осталось { $tries } попытки
    [many] осталось { $tries } попыток
   *[other] осталось { $tries } попытки
}
play-limit = { $format ->
    [knock-out] предел { $limit }
    [until] до { $limit }
   *[last-one-standing] для победы { $limit ->
        [one] { $limit } очко
        [few] { $limit } очка
        [many] { $limit } очков
       *[other] { $limit } очка
    }
}
play-thrown = { $dice ->
    [1] выпало { $faces }
   *[other] выпало { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Какая игра?
play-ask-rules = Номер, имя или файл (Enter: { $usual })
play-ask-players = Кто играет? Имена через запятую, соперник — @club или другой бот. Одно имя играет в одиночку (Enter: { $somebody })
play-ask-rounds = Сколько раундов? (Enter: { $usual })
play-ask-dice = Чьи кубики? 1: компьютера, 2: ваши (Enter: { $usual })
play-ask-off-mat = Кубик укатился: какое наказание? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Кто начинает? По правилам — кто младше всех (Enter: { $usual })
   *[other] Кто начинает? (Enter: { $usual })
}
play-why-rules = Каждый номер в списке — игра. Её объяснит «shutbox rules» с именем игры. Можно указать и файл с домашними правилами.
play-why-players = Имена по порядку за столом, через запятую: Аня, Боря. Если начинает тот, кто младше всех, укажите это имя первым. Боты: { $bots }.
play-why-rounds = Правила позволяют договориться о числе раундов, здесь от { $low } до { $high }.
play-why-dice = 1: кубики бросает компьютер. 2: вы бросаете настоящие кубики и вводите, что выпало.
play-why-off-mat = Если кубик укатился, бросок не считается. Тогда следует наказание, выбранное здесь.
play-why-starter = Имя или его номер в списке. Остальные ходят по часовой стрелке, в порядке имён.
play-somebody = Игрок
play-welcome = { $rules }. Введите ?, чтобы увидеть, что можно ответить.
play-seed = Броски определяет зерно { $seed }. С тем же зерном выпадет то же самое.
play-foresight = { $horizon ->
    [turn] Боты и подсказки смотрят до конца этого хода: считать дальше было бы слишком долго. Расчёты команды «shutbox solve» используются.
    [forecast] Боты и подсказки смотрят до конца игры, считая, что дальше раунда никто не смотрит: считать дальше было бы слишком долго. Расчёты команды «shutbox solve» используются.
   *[round] Боты и подсказки смотрят до конца этого раунда: считать дальше было бы слишком долго. Расчёты команды «shutbox solve» используются.
}
play-over-already = Эта игра окончена.
play-saved = Сохранено в { $file }. Продолжить:
play-kept = Партия сохранена в { $file }.
play-collected = Для shutbox stats партия сохранена в { $file }; отказаться: shutbox stats --keep no
play-no = Нет: { $why }.

## Questions

play-ask-bot = { $dice ->
    [1] { $who } хочет бросить один кубик: бросьте и введите, что выпало
    [one] { $who } бросает { $dice } кубик: бросьте и введите, что выпало
    [few] { $who } бросает { $dice } кубика: бросьте и введите, что выпало
    [many] { $who } бросает { $dice } кубиков: бросьте и введите, что выпало
   *[other] { $who } бросает { $dice } кубика: бросьте и введите, что выпало
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [1] { $who } бросает один кубик за право первого хода: что выпало?
            [one] { $who } бросает { $dice } кубик за право первого хода: что выпало?
            [few] { $who } бросает { $dice } кубика за право первого хода: что выпало?
            [many] { $who } бросает { $dice } кубиков за право первого хода: что выпало?
           *[other] { $who } бросает { $dice } кубика за право первого хода: что выпало?
        }
       *[made] { $dice ->
            [1] { $who }, Enter — бросить один кубик за право первого хода
            [one] { $who }, Enter — бросить { $dice } кубик за право первого хода
            [few] { $who }, Enter — бросить { $dice } кубика за право первого хода
            [many] { $who }, Enter — бросить { $dice } кубиков за право первого хода
           *[other] { $who }, Enter — бросить { $dice } кубика за право первого хода
        }
    }
    [survivor] { $case ->
        [typed] { $who }: { $take } — взять очко, или бросьте ещё раз и введите, что выпало
       *[made] { $choice ->
            [1] { $dice ->
                [1] { $who }: { $take } — взять очко, Enter — ещё раз бросить один кубик
                [one] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубик
                [few] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубика
                [many] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубиков
               *[other] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубика
            }
           *[other] { $dice ->
                [one] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубик, 1 — один
                [few] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубика, 1 — один
                [many] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубиков, 1 — один
               *[other] { $who }: { $take } — взять очко, Enter — ещё раз бросить { $dice } кубика, 1 — один
            }
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [1] { $dice ->
                [1] { $who } бросает один кубик: что выпало?
                [one] { $who } бросает { $dice } кубик: что выпало?
                [few] { $who } бросает { $dice } кубика: что выпало?
                [many] { $who } бросает { $dice } кубиков: что выпало?
               *[other] { $who } бросает { $dice } кубика: что выпало?
            }
           *[other] { $dice ->
                [one] { $who } бросает { $dice } кубик или один: что выпало?
                [few] { $who } бросает { $dice } кубика или один: что выпало?
                [many] { $who } бросает { $dice } кубиков или один: что выпало?
               *[other] { $who } бросает { $dice } кубика или один: что выпало?
            }
        }
       *[made] { $choice ->
            [1] { $dice ->
                [1] { $who }, Enter — бросить один кубик
                [one] { $who }, Enter — бросить { $dice } кубик
                [few] { $who }, Enter — бросить { $dice } кубика
                [many] { $who }, Enter — бросить { $dice } кубиков
               *[other] { $who }, Enter — бросить { $dice } кубика
            }
           *[other] { $dice ->
                [one] { $who }, Enter — бросить { $dice } кубик, 1 — один
                [few] { $who }, Enter — бросить { $dice } кубика, 1 — один
                [many] { $who }, Enter — бросить { $dice } кубиков, 1 — один
               *[other] { $who }, Enter — бросить { $dice } кубика, 1 — один
            }
        }
    }
}
play-ask-shut = { $who }, какие числа? Номер или сами числа
play-ask-only = { $who }, подходит только { $tiles }: Enter — закрыть
play-ask-penalty = { $who }: 1 — снова открыть старшее закрытое число, 2 — закончить ход
play-ask-over = Enter завершает игру, { $undo } отменяет последнее действие

## What can be typed

play-type-enter = Enter
    .does = бросить кубики
play-type-count = 1
    .does = бросить один кубик вместо всех
play-type-faces = 3 5
    .does = что выпало на ваших кубиках; можно и 3,5 или 35
play-type-sum = { $word } 9, =9
    .does = известна только сумма всех кубиков
play-type-total = { $word } 17
    .does = ход окончен, и известен только его штраф; { $word } 0 — коробка закрыта
play-type-off = { $word }
    .does = кубик укатился
play-type-take = { $word }
    .does = взять очко вместо броска
play-type-number = 1
    .does = вариант с этим номером
play-type-tiles = 6+2
    .does = эти числа; каждый знак ' означает ещё один ряд назад: 2' стоит за первым рядом
play-type-raise = 1, { $word }
    .does = старшее закрытое число снова открывается
play-type-end = 2, { $word }
    .does = ход заканчивается
play-type-finish = Enter
    .does = завершить игру
play-type-hint = { $word }
    .does = оценка каждого варианта и причина; подсказки считаются и остаются в записи
play-type-undo = { $word }
    .does = отменить последнее действие, но не бросок кубиков компьютера
play-type-leave = { $word }
    .does = тот, кто ходит, выходит из игры; { $word } Bo — выходит другой
play-type-rename = { $word } Ann=Anna
    .does = Ann теперь носит имя Anna
play-type-order = { $word } Bo, Ann
    .does = теперь играют в этом порядке, и в этом раунде тоже
play-type-save = { $word }
    .does = сохранить партию в файл и играть дальше
play-type-quit = { $word }
    .does = сохранить партию в файл и выйти; можно и Ctrl+C
