# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] после { $tiles }
    [take] если взять очко
    [raise] если число откроется
    [end] если ход закончится
   *[throw] { $dice ->
        [1] с одним кубиком
        [one] с { $dice } кубиком
        [few] с { $dice } кубиками
        [many] с { $dice } кубиками
       *[other] с { $dice } кубика
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] взять
    [raise] открыть
    [end] конец
   *[throw] { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }
}
reason-beat = Лучший шанс побить { $total }: { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } против { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = Лучший шанс на штраф { $total } или меньше: { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } против { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = Лучший шанс закрыть коробку: { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } против { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = Наименьший средний штраф: { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } против { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [1] Ни один бросок уже не закроет { $tiles } { $worse }.
   *[other] Ни один бросок уже не закроет { $tiles } { $worse }.
}
reason-playable = Подходящих бросков: { $better_count } из { $better_of } { $better } против { $worse_count } из { $worse_of } { $worse }.
reason-finish = Бросков, которые сразу закрывают коробку: { $better_count } из { $better_of } { $better } против { $worse_count } из { $worse_of } { $worse }.
reason-misses = Бросков, на которых следующий игрок промахнётся: { $better_count } из { $better_of } { $better } против { $worse_count } из { $worse_of } { $worse }.
reason-reach = Бросков, которые закрывают { $tile }: { $better_count } из { $better_of } { $better } против { $worse_count } из { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Подходит любой бросок, и тогда шанс победить { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. Если взять очко: { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Не подходит ни один бросок, и после промаха шанс победить { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. Если взять очко: { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Подходящих бросков { $hits } из { $of }, из них закрывают коробку { $shuts }. Шанс победить { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } после подходящего броска и { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } после промаха. Если взять очко: { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = Подходящих бросков: { $hits } из { $of }. Коробку закрывают { $shuts } из них.
reason-equal = { $unit ->
    [total] Средний штраф одинаков
    [points] Очков за раунд поровну
   *[chance] Шансы равны
}; { $criterion ->
    [points] очков за раунд: { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $better } против { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] средний штраф: { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } против { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] всё остальное тоже одинаково, поэтому решает порядок вариантов.
}
reason-value = { $unit ->
    [total] В итоге средний штраф: { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } против { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] В итоге очков за раунд: { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $better } против { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] В итоге шанс победить: { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } против { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
