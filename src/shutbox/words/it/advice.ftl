# Quello che dice il coach al tavolo, con parole semplici, e come si nomina una tessera che non si può disegnare.

advice-goal = { $goal ->
    [win] Probabilità di vincere
    [shut] Probabilità di chiudere la scatola
    [beat] Probabilità di battere { $total }
   *[none] { $horizon ->
        [round] Il meglio per questa manche
       *[turn] Il meglio per questo turno
    }
}
advice-rank = { $rank ->
    [best] Migliore
    [nearly] Quasi
   *[worse] Peggio
}
advice-more = Altro
advice-hint = Il consiglio del coach: { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [1] Con un dado vanno bene { $count } lanci su { $of }.
       *[other] Con { $dice } dadi vanno bene { $count } lanci su { $of }.
    }
   *[other] { $all ->
        [yes] Con la scelta migliore vanno bene tutti i lanci ({ $of }).
       *[no] Con la scelta migliore vanno bene { $count } lanci su { $of }.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [1] Con un dado, { $count } lanci su { $of } chiudono la scatola.
       *[other] Con { $dice } dadi, { $count } lanci su { $of } chiudono la scatola.
    }
   *[other] Dopo la scelta migliore, { $count } lanci su { $of } chiudono la scatola.
}
advice-misses = Dopo la scelta migliore, { $count } lanci su { $of } vanno a vuoto per chi viene dopo.
advice-reach = Dopo la scelta migliore, { $count } lanci su { $of } abbassano la tessera { $tile }.
advice-unreachable = Con la scelta migliore si può ancora abbassare { $tiles }.
advice-last-throw = { $hits } lanci su { $of } abbassano qualcosa, { $shuts } di questi tutta la scatola.
advice-equal = Più scelte si equivalgono.
advice-best = { $do ->
    [shut] La scelta migliore è { $tiles }.
    [take] La cosa migliore è prendere il punto.
    [raise] La cosa migliore è rialzare una tessera.
    [end] La cosa migliore è finire il turno.
   *[throw] { $dice ->
        [1] La cosa migliore è lanciare un dado.
       *[other] La cosa migliore è lanciare { $dice } dadi.
    }
}
advice-judged = { $rank ->
    [best] { $option } era la scelta migliore.
    [nearly] { $option } valeva quasi { $better }.
   *[worse] { $better } era meglio di { $option }.
}

advice-after = Dopo { $tiles }
advice-throws = Lanci che vanno bene
advice-throws-of = { $count } su { $of }
advice-leaves = Totale che resta
advice-shut = Probabilità di chiudere la scatola
advice-mean = Totale finale medio
advice-costs = { $option }: ti costa { $loss }.
advice-unit = { $unit ->
    [points] Le cifre sono i punti medi di questa manche.
   *[total] Le cifre sono i totali finali medi. Più è basso, meglio è.
}
advice-horizon = { $horizon ->
    [game] Il coach calcola fino alla fine della partita.
    [forecast] Il coach calcola fino alla fine della partita, come se dopo questo turno nessuno guardasse oltre la manche.
    [round] Il coach calcola fino alla fine di questa manche.
   *[turn] Il coach calcola fino alla fine di questo turno.
}
