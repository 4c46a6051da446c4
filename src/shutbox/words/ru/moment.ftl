# Главные моменты игры в отчёте: по одной фразе и почему это важно, в числе бросков.

moment-title = { $count ->
    [1] Один момент
    [2] Два момента
   *[other] Три момента
}
moment-headline = { $rounds ->
    [one] { $who }: раундов выиграно { $won } из { $rounds }
    [few] { $who }: раундов выиграно { $won } из { $rounds }
    [many] { $who }: раундов выиграно { $won } из { $rounds }
   *[other] { $who }: раундов выиграно { $won } из { $rounds }
}
moment-rounds-won = { $count ->
    [one] раунд выигран
    [few] раунда выиграно
    [many] раундов выиграно
   *[other] раунда выиграно
}
moment-turn = { $rounds ->
    [1] Ходит { $who }
   *[other] Раунд { $round }, ходит { $who }
}
moment-kind = { $kind ->
    [good] Удача
    [bad] Неудача
    [mistake] Ошибка
   *[other] Поворот
}
moment-does = { $do ->
    [shut] { $who } закрывает { $tiles }.
    [take] { $who } берёт очко.
    [raise] { $who } снова открывает число.
    [end] { $who } заканчивает ход.
   *[throw] { $dice ->
        [1] { $who } бросает один кубик.
        [one] { $who } бросает { $dice } кубик.
        [few] { $who } бросает { $dice } кубика.
        [many] { $who } бросает { $dice } кубиков.
       *[other] { $who } бросает { $dice } кубика.
    }
}
moment-threw = { $who } выбрасывает { $pips }.
moment-threw-shut = { $who } выбрасывает { $pips } и закрывает { $tiles }.
moment-threw-missed = { $who } выбрасывает { $pips }: промах.

moment-playable = { $do ->
    [shut] После { $tiles } подошло бы бросков: { $count } из { $of }.
   *[throw] { $dice ->
        [1] С одним кубиком подходит бросков: { $count } из { $of }.
        [one] С { $dice } кубиком подходит бросков: { $count } из { $of }.
        [few] С { $dice } кубиками подходит бросков: { $count } из { $of }.
        [many] С { $dice } кубиками подходит бросков: { $count } из { $of }.
       *[other] С { $dice } кубиками подходит бросков: { $count } из { $of }.
    }
}
moment-finish = { $do ->
    [shut] После { $tiles } коробку закрыло бы бросков: { $count } из { $of }.
   *[throw] { $dice ->
        [1] С одним кубиком коробку закрывает бросков: { $count } из { $of }.
        [one] С { $dice } кубиком коробку закрывает бросков: { $count } из { $of }.
        [few] С { $dice } кубиками коробку закрывает бросков: { $count } из { $of }.
        [many] С { $dice } кубиками коробку закрывает бросков: { $count } из { $of }.
       *[other] С { $dice } кубиками коробку закрывает бросков: { $count } из { $of }.
    }
}
moment-misses = После { $tiles } промахов дальше было бы { $count } из { $of }.
moment-reach = После { $tiles } бросков, закрывающих { $tile }, было бы { $count } из { $of }.
moment-odds = { $hits ->
    [one] Что-то закрывает { $hits } бросок из { $of }.
    [few] Что-то закрывают { $hits } броска из { $of }.
    [many] Что-то закрывают { $hits } бросков из { $of }.
   *[other] Что-то закрывают { $hits } броска из { $of }.
}

moment-others-fit = { $count ->
    [0] Другие броски тоже не подходят.
    [one] Подходит { $count } другой бросок из { $of }.
    [few] Подходят { $count } других броска из { $of }.
    [many] Подходят { $count } других бросков из { $of }.
   *[other] Подходят { $count } других броска из { $of }.
}
moment-few-as-good = { $count ->
    [one] Так хорош только { $count } бросок из { $of }.
    [few] Так хороши только { $count } броска из { $of }.
    [many] Так хороши только { $count } бросков из { $of }.
   *[other] Так хороши только { $count } броска из { $of }.
}
moment-better = { $count ->
    [one] Лучше { $count } бросок из { $of }.
    [few] Лучше { $count } броска из { $of }.
    [many] Лучше { $count } бросков из { $of }.
   *[other] Лучше { $count } броска из { $of }.
}
moment-worse = { $count ->
    [one] Хуже { $count } бросок из { $of }.
    [few] Хуже { $count } броска из { $of }.
    [many] Хуже { $count } бросков из { $of }.
   *[other] Хуже { $count } броска из { $of }.
}
moment-change = было { $from }, стало { $to }
