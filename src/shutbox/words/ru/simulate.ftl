# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }
simulate-interval = В скобках: интервал, в котором истинное значение лежит в { $percent } симуляциях из 100.
simulate-horizon = Игроки, которые взвешивают варианты, играют на { $horizon ->
    [turn] малый штраф каждого хода
    [round] очки каждого раунда
    [alone] закрытую коробку
   *[game] всю игру
}.
simulate-rounds = Раундов в партии: { $rounds }
simulate-opener = Доля побед первого игрока: { $share }
simulate-measure = { $measure ->
    [wins] Выиграно партий, общая победа — по долям
    [points] Очки за партию
    [total] Штраф за ход
    [shut] Ходы с закрытой коробкой
    [throws-round] Бросков в раунде
   *[throws] Бросков за ход
}
simulate-totals = Как распределились штрафы за ход
simulate-speed = { $seconds } с, партий в секунду: { $speed }
simulate-saved = Партия { $number } с зерном { $seed } записана в { $file }, сыграна как за столом.
