# Hvad træneren siger ved bordet med enkle ord, og hvordan en talklap siges, hvor den ikke kan tegnes.

advice-goal = { $goal ->
    [win] Vinderchance
    [shut] Chance for at lukke æsken
    [beat] Chance for at komme under { $total }
   *[none] { $horizon ->
        [round] Bedst i denne runde
       *[turn] Bedst i denne tur
    }
}
advice-rank = { $rank ->
    [best] Bedst
    [nearly] Næsten
   *[worse] Værre
}
advice-more = Mere
advice-hint = Træneren råder: { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [one] Med én terning passer { $count } af { $of } kast.
       *[other] Med { $dice } terninger passer { $count } af { $of } kast.
    }
   *[other] { $all ->
        [yes] Efter det bedste valg passer alle { $of } kast.
       *[no] Efter det bedste valg passer { $count } af { $of } kast.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [one] Med én terning lukker { $count } af { $of } kast æsken.
       *[other] Med { $dice } terninger lukker { $count } af { $of } kast æsken.
    }
   *[other] Efter det bedste valg lukker { $count } af { $of } kast æsken.
}
advice-misses = Efter det bedste valg kan { $count } af { $of } næste kast ikke bruges.
advice-reach = Efter det bedste valg lukker { $count } af { $of } kast { $tile }.
advice-unreachable = Med det bedste valg er der en chance for at lukke { $tiles }.
advice-last-throw = { $hits } af { $of } kast lukker noget. { $shuts } af dem lukker hele æsken.
advice-equal = Flere valg er lige gode.
advice-best = { $do ->
    [shut] { $tiles } er det bedste valg.
    [take] Det er bedst at tage pointet.
    [raise] Det er bedst at lade en talklap rejse sig.
    [end] Det er bedst at slutte turen.
   *[throw] { $dice ->
        [one] Det er bedst at kaste én terning.
       *[other] Det er bedst at kaste { $dice } terninger.
    }
}
advice-judged = { $rank ->
    [best] { $option } var det bedste valg.
    [nearly] { $option } var næsten lige så godt som { $better }.
   *[worse] { $better } var bedre end { $option }.
}

advice-after = Efter { $tiles }
advice-throws = Kast, der passer
advice-throws-of = { $count } af { $of }
advice-leaves = Sum, du har tilbage
advice-shut = Chance for at lukke æsken
advice-mean = Slutsum i snit
advice-costs = { $option }: koster dig { $loss }.
advice-unit = { $unit ->
    [points] Tallene er gennemsnitlige point i denne runde.
   *[total] Tallene er gennemsnitlige slutsummer. Lavere er bedre.
}
advice-horizon = { $horizon ->
    [game] Træneren regner frem til spillets slutning.
    [forecast] Træneren regner frem til spillets slutning. Her ser ingen længere end runden.
    [round] Træneren regner frem til rundens slutning.
   *[turn] Træneren regner frem til turens slutning.
}
