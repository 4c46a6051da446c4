# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] nach { $tiles }
    [take] mit dem sicheren Punkt
    [raise] wenn die Klappe hochgeht
    [end] am Ende des Zugs
   *[throw] { $dice ->
        [one] mit einem Würfel
       *[other] mit { $dice } Würfeln
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] Punkt
    [raise] Klappe hoch
    [end] Zugende
   *[throw] { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
}
reason-beat = Die beste Chance, { $total } zu unterbieten, ist { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } gegenüber { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = Die beste Chance auf { $total } oder weniger ist { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } gegenüber { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = Die beste Chance, die Box zu schließen, ist { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } gegenüber { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = Die kleinste Summe im Schnitt ist { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } gegenüber { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [one] Die { $tiles } kann { $worse } kein Wurf mehr schließen.
   *[other] Kein Wurf kann { $worse } noch { $tiles } schließen.
}
reason-playable = Der nächste Wurf passt { $better } in { $better_count } von { $better_of } Fällen, { $worse } in { $worse_count } von { $worse_of }.
reason-finish = Der nächste Wurf schließt die Box { $better } in { $better_count } von { $better_of } Fällen, { $worse } in { $worse_count } von { $worse_of }.
reason-misses = Der nächste Zug beginnt { $better } in { $better_count } von { $better_of } Fällen mit einem Fehlwurf, { $worse } in { $worse_count } von { $worse_of }.
reason-reach = Die { $tile } geht { $better } mit { $better_count } von { $better_of } Würfen zu, { $worse } mit { $worse_count } von { $worse_of }.
reason-last-throw = { $case ->
    [sure] Jeder Wurf passt, und dann ist die Gewinnchance { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; mit dem sicheren Punkt sind es { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Kein Wurf passt, und nach einem Fehlwurf ist die Gewinnchance { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; mit dem sicheren Punkt sind es { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Der Wurf passt in { $hits } von { $of } Fällen. In { $shuts } davon schließt er die Box. Die Gewinnchance ist { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } nach einem passenden Wurf und { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } nach einem Fehlwurf; mit dem sicheren Punkt sind es { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = Der Wurf passt in { $hits } von { $of } Fällen. In { $shuts } davon schließt er die Box.
reason-equal = { $unit ->
    [total] Gleiche Summe im Schnitt
    [points] Gleich viele Punkte
   *[chance] Gleiche Chancen
}: { $criterion ->
    [points] Die Runde bringt { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte { $better } gegenüber { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] Die Summe im Schnitt ist { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } gegenüber { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] Auch sonst ist alles gleich, also entscheidet die Reihenfolge der Züge.
}
reason-value = { $unit ->
    [total] Insgesamt ist die Summe im Schnitt { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } gegenüber { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Insgesamt bringt die Runde { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte { $better } gegenüber { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Insgesamt ist die Gewinnchance { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } gegenüber { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
