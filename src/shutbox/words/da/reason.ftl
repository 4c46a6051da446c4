# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] efter { $tiles }
    [take] når pointet tages
    [raise] når talklappen rejser sig
    [end] når turen slutter
   *[throw] { $dice ->
        [one] med én terning
       *[other] med { $dice } terninger
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] pointet
    [raise] talklap op
    [end] tur slut
   *[throw] { $dice ->
        [one] 1 terning
       *[other] { $dice } terninger
    }
}
reason-beat = Den bedste chance for at komme under { $total } er { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } mod { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = Den bedste chance for en sum på { $total } eller mindre er { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } mod { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = Den bedste chance for at lukke æsken er { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } mod { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = Den laveste sum i snit er { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } mod { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [one] Intet kast kan længere lukke { $tiles } { $worse }.
   *[other] Intet kast kan længere lukke { $tiles } { $worse }.
}
reason-playable = { $better_count } af { $better_of } kast kan bruges { $better } mod { $worse_count } af { $worse_of } { $worse }.
reason-finish = { $better_count } af { $better_of } kast kan lukke æsken med det samme { $better } mod { $worse_count } af { $worse_of } { $worse }.
reason-misses = Den næste spiller kan ikke bruge { $better_count } af { $better_of } kast { $better } mod { $worse_count } af { $worse_of } { $worse }.
reason-reach = Talklappen { $tile } kan lukkes med { $better_count } af { $better_of } kast { $better } mod { $worse_count } af { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Hvert kast passer, og så er vinderchancen { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. At tage pointet giver { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Intet kast passer, og vinderchancen er { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } efter et kast, der ikke passer. At tage pointet giver { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] { $hits } af { $of } kast passer, og { $shuts } af dem lukker æsken. Vinderchancen er { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, hvis kastet passer, og { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } efter et kast, der ikke passer. At tage pointet giver { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = { $hits } af { $of } kast passer, og { $shuts } af dem lukker æsken.
reason-equal = { $unit ->
    [total] Samme sum i snit
    [points] Lige mange point i runden
   *[chance] Samme chance
}: { $criterion ->
    [points] runden giver { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } point { $better } mod { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] summen i snit er { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } mod { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] alt andet er også ens, så rækkefølgen af trækkene afgør det.
}
reason-value = { $unit ->
    [total] Alt i alt er summen i snit { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } mod { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Alt i alt giver runden { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } point { $better } mod { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Alt i alt er vinderchancen { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } mod { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
