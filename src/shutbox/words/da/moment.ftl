# Øjeblikkene i et spil i dets rapport: en sætning hver, og hvorfor det talte, regnet i kast.

moment-title = { $count ->
    [one] Ét øjeblik
    [2] To øjeblikke
   *[other] Tre øjeblikke
}
moment-headline = { $rounds ->
    [one] { $who } vinder { $won } af { $rounds } runde
   *[other] { $who } vinder { $won } af { $rounds } runder
}
moment-rounds-won = { $count ->
    [one] runde vundet
   *[other] runder vundet
}
moment-turn = { $rounds ->
    [1] Tur: { $who }
   *[other] Runde { $round }, tur: { $who }
}
moment-kind = { $kind ->
    [good] Held
    [bad] Uheld
    [mistake] Fejl
   *[other] Vendepunkt
}
moment-does = { $do ->
    [shut] { $who } lukker { $tiles }.
    [take] { $who } tager pointet.
    [raise] { $who } lader en talklap rejse sig igen.
    [end] { $who } slutter turen.
   *[throw] { $dice ->
        [one] { $who } kaster én terning.
       *[other] { $who } kaster { $dice } terninger.
    }
}
moment-threw = { $who } kaster { $pips }.
moment-threw-shut = { $who } kaster { $pips } og lukker { $tiles }.
moment-threw-missed = { $who } kaster { $pips }: Intet passer.

moment-playable = { $do ->
    [shut] Efter { $tiles } ville { $count } af { $of } kast have passet.
   *[throw] { $dice ->
        [one] Med én terning passer { $count } af { $of } kast.
       *[other] Med { $dice } terninger passer { $count } af { $of } kast.
    }
}
moment-finish = { $do ->
    [shut] Efter { $tiles } ville { $count } af { $of } kast have lukket æsken.
   *[throw] { $dice ->
        [one] Med én terning lukker { $count } af { $of } kast æsken.
       *[other] Med { $dice } terninger lukker { $count } af { $of } kast æsken.
    }
}
moment-misses = Efter { $tiles } ville { $count } af { $of } næste kast ikke have kunnet bruges.
moment-reach = Efter { $tiles } ville { $count } af { $of } kast have lukket { $tile }.
moment-odds = { $hits ->
    [one] Kun { $hits } af { $of } kast lukker noget.
   *[other] { $hits } af { $of } kast lukker noget.
}

moment-others-fit = { $count ->
    [0] Ingen andre kast passer.
    [one] Kun ét andet af { $of } kast passer.
   *[other] De andre { $count } af { $of } kast passer.
}
moment-few-as-good = { $count ->
    [one] Kun { $count } af { $of } kast er lige så godt.
   *[other] Kun { $count } af { $of } kast er lige så gode.
}
moment-better = { $count ->
    [one] { $count } af { $of } kast er bedre.
   *[other] { $count } af { $of } kast er bedre.
}
moment-worse = { $count ->
    [one] { $count } af { $of } kast er dårligere.
   *[other] { $count } af { $of } kast er dårligere.
}
moment-change = { $from } til { $to }
