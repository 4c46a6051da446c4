# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] dopo { $tiles }
    [take] prendendo il punto
    [raise] rialzando la tessera
    [end] finendo il turno
   *[throw] { $dice ->
        [one] con un dado
       *[other] con { $dice } dadi
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] prendere
    [raise] rialzare
    [end] finire
   *[throw] { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
}
reason-beat = Probabilità di battere { $total }, al meglio: { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } contro { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = Probabilità di un totale di { $total } o meno, al meglio: { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } contro { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = Probabilità di chiudere la scatola, al meglio: { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } contro { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = Totale medio, al meglio: { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } contro { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [one] Niente può più abbassare la tessera { $tiles } { $worse }.
   *[other] Niente può più abbassare { $tiles } { $worse }.
}
reason-playable = Lanci giocabili: { $better_count } su { $better_of } { $better } contro { $worse_count } su { $worse_of } { $worse }.
reason-finish = Lanci che possono chiudere subito la scatola: { $better_count } su { $better_of } { $better } contro { $worse_count } su { $worse_of } { $worse }.
reason-misses = Lanci a vuoto per chi viene dopo: { $better_count } su { $better_of } { $better } contro { $worse_count } su { $worse_of } { $worse }.
reason-reach = Lanci che possono abbassare la tessera { $tile }: { $better_count } su { $better_of } { $better } contro { $worse_count } su { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Ogni lancio va a segno, e poi la probabilità di vincere è { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; prendere il punto dà { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Nessun lancio va a segno, e dopo un lancio a vuoto la probabilità di vincere è { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; prendere il punto dà { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Lanci a segno: { $hits } su { $of }, di cui { $shuts } possono chiudere la scatola; la probabilità di vincere è { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } dopo un lancio a segno e { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } dopo uno a vuoto; prendere il punto dà { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = Lanci a segno: { $hits } su { $of }, di cui { $shuts } possono chiudere la scatola.
reason-equal = { $unit ->
    [total] Stesso totale medio
    [points] Stessi punti della manche
   *[chance] Stessa probabilità
}: { $criterion ->
    [points] la manche porta { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti { $better } contro { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] il totale medio è { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } contro { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] anche tutto il resto è uguale, quindi decide l’ordine delle mosse.
}
reason-value = { $unit ->
    [total] Tutto considerato, il totale medio è { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } contro { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Tutto considerato, la manche porta { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti { $better } contro { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Tutto considerato, la probabilità di vincere è { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } contro { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
