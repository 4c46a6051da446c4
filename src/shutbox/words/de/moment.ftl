# Die Momente eines Spiels im Bericht: je ein Satz, und warum er zählte, in Würfen gezählt.

moment-title = { $count ->
    [one] Ein Moment
    [2] Zwei Momente
   *[other] Drei Momente
}
moment-headline = { $rounds ->
    [one] { $who } gewinnt { $won } von { $rounds } Runde
   *[other] { $who } gewinnt { $won } von { $rounds } Runden
}
moment-rounds-won = { $count ->
    [one] Runde gewonnen
   *[other] Runden gewonnen
}
moment-turn = { $rounds ->
    [1] Am Zug: { $who }
   *[other] Runde { $round }, am Zug: { $who }
}
moment-kind = { $kind ->
    [good] Glück
    [bad] Pech
    [mistake] Fehler
   *[other] Wendepunkt
}
moment-does = { $do ->
    [shut] { $who } schließt { $tiles }.
    [take] { $who } nimmt den Punkt.
    [raise] { $who } lässt eine Klappe wieder hochgehen.
    [end] { $who } beendet den Zug.
   *[throw] { $dice ->
        [one] { $who } nimmt einen Würfel.
       *[other] { $who } nimmt { $dice } Würfel.
    }
}
moment-threw = { $who } würfelt { $pips }.
moment-threw-shut = { $who } würfelt { $pips } und schließt { $tiles }.
moment-threw-missed = { $who } würfelt { $pips }: ein Fehlwurf.

moment-playable = { $do ->
    [shut] Nach { $tiles } hätte der Wurf in { $count } von { $of } Fällen gepasst.
   *[throw] { $dice ->
        [one] Mit einem Würfel passt der Wurf in { $count } von { $of } Fällen.
       *[other] Mit { $dice } Würfeln passt der Wurf in { $count } von { $of } Fällen.
    }
}
moment-finish = { $do ->
    [shut] Nach { $tiles } hätte der Wurf in { $count } von { $of } Fällen die Box geschlossen.
   *[throw] { $dice ->
        [one] Mit einem Würfel schließt der Wurf in { $count } von { $of } Fällen die Box.
       *[other] Mit { $dice } Würfeln schließt der Wurf in { $count } von { $of } Fällen die Box.
    }
}
moment-misses = Nach { $tiles } hätte es danach in { $count } von { $of } Fällen einen Fehlwurf gegeben.
moment-reach = Nach { $tiles } hätte der Wurf in { $count } von { $of } Fällen die { $tile } geschlossen.
moment-odds = { $hits ->
    [one] Nur { $hits } von { $of } Würfen schließt etwas.
   *[other] { $hits } von { $of } Würfen schließen etwas.
}

moment-others-fit = { $count ->
    [0] Auch kein anderer Wurf passt.
    [one] Nur ein anderer von { $of } Würfen passt.
   *[other] Die anderen { $count } von { $of } Würfen passen.
}
moment-few-as-good = { $count ->
    [one] Nur { $count } von { $of } Würfen ist so gut.
   *[other] Nur { $count } von { $of } Würfen sind so gut.
}
moment-better = { $count ->
    [one] { $count } von { $of } Würfen ist besser.
   *[other] { $count } von { $of } Würfen sind besser.
}
moment-worse = { $count ->
    [one] { $count } von { $of } Würfen ist schlechter.
   *[other] { $count } von { $of } Würfen sind schlechter.
}
moment-change = { $from } auf { $to }
