# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] after { $tiles }
    [take] when the point is taken
    [raise] when the tile rises
    [end] when the turn ends
   *[throw] { $dice ->
        [one] with one die
       *[other] with { $dice } dice
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] take
    [raise] raise
    [end] end
   *[throw] { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
}
reason-beat = The best chance to beat { $total } is { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = The best chance of a total of { $total } or less is { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = The best chance to shut the box is { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = The least mean total is { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [one] Nothing can ever shut the { $tiles } { $worse }.
   *[other] Nothing can ever shut { $tiles } { $worse }.
}
reason-playable = { $better_count } of { $better_of } throws can be used { $better }, { $worse_count } of { $worse_of } { $worse }.
reason-finish = { $better_count } of { $better_of } throws can shut the box at once { $better }, { $worse_count } of { $worse_of } { $worse }.
reason-misses = The next player misses with { $better_count } of { $better_of } throws { $better }, with { $worse_count } of { $worse_of } { $worse }.
reason-reach = The { $tile } can be shut by { $better_count } of { $better_of } throws { $better }, by { $worse_count } of { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Every throw hits, and then the chance to win is { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; taking the point gives { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] No throw hits, and the chance to win is { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } after a miss; taking the point gives { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] { $hits } of { $of } throws hit, { $shuts } of them can shut the box; the chance to win is { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } after a hit and { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } after a miss; taking the point gives { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = { $hits } of { $of } throws hit, { $shuts } of them can shut the box.
reason-equal = { $unit ->
    [total] Equal mean totals
    [points] Equal points of the round
   *[chance] Equal chances
}: { $criterion ->
    [points] the round brings { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } points { $better }, { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] the mean total is { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] nothing else differs either, so the order of the moves decides.
}
reason-value = { $unit ->
    [total] All told, the mean total is { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] All told, the round brings { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points { $better }, { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] All told, the chance to win is { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
