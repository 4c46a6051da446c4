# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] na { $tiles }
    [take] als je het punt neemt
    [raise] als de steen omhoogkomt
    [end] als de beurt eindigt
   *[throw] { $dice ->
        [one] met één dobbelsteen
       *[other] met { $dice } dobbelstenen
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] punt nemen
    [raise] steen omhoog
    [end] einde beurt
   *[throw] { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
}
reason-beat = De beste kans om onder { $total } te komen is { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, tegen { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = De beste kans op een totaal van { $total } of minder is { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, tegen { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = De beste kans om de bak te sluiten is { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, tegen { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = Het laagste gemiddelde totaal is { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, tegen { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [one] Geen worp kan de { $tiles } nog neerklappen { $worse }.
   *[other] Geen worp kan { $tiles } nog neerklappen { $worse }.
}
reason-playable = De worp past in { $better_count } van { $better_of } gevallen { $better }, tegen { $worse_count } van { $worse_of } { $worse }.
reason-finish = De worp sluit de bak in { $better_count } van { $better_of } gevallen { $better }, tegen { $worse_count } van { $worse_of } { $worse }.
reason-misses = De volgende speler gooit mis in { $better_count } van { $better_of } gevallen { $better }, tegen { $worse_count } van { $worse_of } { $worse }.
reason-reach = De { $tile } gaat neer in { $better_count } van { $better_of } gevallen { $better }, tegen { $worse_count } van { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Elke worp past, en dan is de kans om te winnen { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; met het zekere punt is dat { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Geen worp past, en na een misser is de kans om te winnen { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; met het zekere punt is dat { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] De worp past in { $hits } van { $of } gevallen. In { $shuts } daarvan gaat de bak dicht. De kans om te winnen is { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } na een worp die past en { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } na een misser; met het zekere punt is dat { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = De worp past in { $hits } van de { $of } gevallen. In { $shuts } daarvan gaat de bak dicht.
reason-equal = { $unit ->
    [total] Gelijk gemiddeld totaal
    [points] Evenveel punten
   *[chance] Gelijke kansen
}: { $criterion ->
    [points] de ronde levert { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten op { $better }, tegen { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] het gemiddelde totaal is { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, tegen { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] ook verder is alles gelijk, dus beslist de volgorde van de zetten.
}
reason-value = { $unit ->
    [total] Alles bij elkaar is het gemiddelde totaal { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, tegen { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Alles bij elkaar levert de ronde { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten op { $better }, tegen { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Alles bij elkaar is de kans om te winnen { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, tegen { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
