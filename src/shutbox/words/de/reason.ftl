# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] nach { $tiles }
    [take] mit dem sicheren Punkt
    [raise] mit der Klappe wieder oben
    [end] mit dem Ende des Zugs
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
reason-finish = Der nächste Wurf kann die Box { $better } in { $better_count } von { $better_of } Fällen schließen, { $worse } in { $worse_count } von { $worse_of }.
reason-misses = Wer als Nächstes würfelt, hat { $better } bei { $better_count } von { $better_of } Würfen einen Fehlwurf, { $worse } bei { $worse_count } von { $worse_of }.
reason-reach = Die { $tile } geht { $better } mit { $better_count } von { $better_of } Würfen zu, { $worse } mit { $worse_count } von { $worse_of }.
reason-last-throw = { $case ->
    [sure] Jeder Wurf trifft, und dann ist die Gewinnchance { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; den Punkt zu nehmen gibt { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Kein Wurf trifft, und nach einem Fehlwurf ist die Gewinnchance { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; den Punkt zu nehmen gibt { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Der Wurf trifft in { $hits } von { $of } Fällen, und in { $shuts } davon kann er die Box schließen; die Gewinnchance ist { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } nach einem Treffer und { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } nach einem Fehlwurf; den Punkt zu nehmen gibt { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = { $hits } von { $of } Würfen treffen, { $shuts } davon können die Box schließen.
reason-equal = { $unit ->
    [total] Gleiche Summe im Schnitt
    [points] Gleich viele Punkte der Runde
   *[chance] Gleiche Chancen
}: { $criterion ->
    [points] Die Runde bringt { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte { $better } gegenüber { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] Die Summe im Schnitt ist { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } gegenüber { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] Auch sonst ist alles gleich, also entscheidet die Reihenfolge der Möglichkeiten.
}
reason-value = { $unit ->
    [total] Alles in allem ist die Summe im Schnitt { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } gegenüber { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Alles in allem bringt die Runde { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte { $better } gegenüber { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Alles in allem ist die Gewinnchance { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } gegenüber { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
