# I momenti di una partita nel suo rapporto: una frase ciascuno e perché ha contato, in numero di lanci.

moment-title = { $count ->
    [1] Un momento
    [2] Due momenti
   *[other] Tre momenti
}
moment-headline = { $rounds ->
    [1] { $who } vince { $won } manche su { $rounds }
   *[other] { $who } vince { $won } manche su { $rounds }
}
moment-rounds-won = { $count ->
    [1] manche vinta
   *[other] manche vinte
}
moment-turn = { $rounds ->
    [1] Turno di { $who }
   *[other] Manche { $round }, turno di { $who }
}
moment-kind = { $kind ->
    [good] Fortuna
    [bad] Sfortuna
    [mistake] Errore
   *[other] Svolta
}
moment-does = { $do ->
    [shut] { $who } abbassa { $tiles }.
    [take] { $who } prende il punto.
    [raise] { $who } lascia rialzare una tessera.
    [end] { $who } finisce il turno.
   *[throw] { $dice ->
        [1] { $who } lancia un dado.
       *[other] { $who } lancia { $dice } dadi.
    }
}
moment-threw = { $who } fa { $pips }.
moment-threw-shut = { $who } fa { $pips } e abbassa { $tiles }.
moment-threw-missed = { $who } fa { $pips }: lancio a vuoto.

moment-playable = { $do ->
    [shut] Dopo { $tiles } andavano bene { $count } lanci su { $of }.
   *[throw] { $dice ->
        [1] Con un dado vanno bene { $count } lanci su { $of }.
       *[other] Con { $dice } dadi vanno bene { $count } lanci su { $of }.
    }
}
moment-finish = { $do ->
    [shut] Dopo { $tiles }, { $count } lanci su { $of } avrebbero chiuso la scatola.
   *[throw] { $dice ->
        [1] Con un dado, { $count } lanci su { $of } chiudono la scatola.
       *[other] Con { $dice } dadi, { $count } lanci su { $of } chiudono la scatola.
    }
}
moment-misses = Dopo { $tiles } { $count } lanci su { $of } sarebbero andati a vuoto.
moment-reach = Dopo { $tiles }, { $count } lanci su { $of } avrebbero abbassato la tessera { $tile }.
moment-odds = { $hits ->
    [1] Solo { $hits } lancio su { $of } abbassa qualcosa.
   *[other] { $hits } lanci su { $of } abbassano qualcosa.
}

moment-others-fit = { $count ->
    [0] Nessun altro lancio va bene.
    [1] Solo un altro lancio su { $of } va bene.
   *[other] Gli altri { $count } lanci su { $of } vanno bene.
}
moment-few-as-good = { $count ->
    [1] Solo { $count } lancio su { $of } è altrettanto buono.
   *[other] Solo { $count } lanci su { $of } sono altrettanto buoni.
}
moment-better = { $count ->
    [1] { $count } lancio su { $of } è migliore.
   *[other] { $count } lanci su { $of } sono migliori.
}
moment-worse = { $count ->
    [1] { $count } lancio su { $of } è peggiore.
   *[other] { $count } lanci su { $of } sono peggiori.
}
moment-change = da { $from } a { $to }
