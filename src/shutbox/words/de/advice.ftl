# Was der Coach am Tisch sagt, in einfachen Worten, und wie eine Klappe gesprochen wird, wo man sie nicht zeichnen kann.

advice-goal = { $goal ->
    [win] Gewinnchance
    [shut] Chance, die Box zu schließen
    [beat] Chance, unter { $total } zu kommen
   *[none] { $horizon ->
        [round] Am besten für diese Runde
       *[turn] Am besten für diesen Zug
    }
}
advice-rank = { $rank ->
    [best] Bestes
    [nearly] Fast
   *[worse] Schwächer
}
advice-more = Mehr
advice-hint = Der Coach rät: { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [one] Mit einem Würfel passt der Wurf in { $count } von { $of } Fällen.
       *[other] Mit { $dice } Würfeln passt der Wurf in { $count } von { $of } Fällen.
    }
   *[other] { $all ->
        [yes] Nach dem besten Zug passt jeder der { $of } Würfe.
       *[no] Nach dem besten Zug passt der nächste Wurf in { $count } von { $of } Fällen.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [one] Mit einem Würfel schließt der Wurf in { $count } von { $of } Fällen die Box.
       *[other] Mit { $dice } Würfeln schließt der Wurf in { $count } von { $of } Fällen die Box.
    }
   *[other] Nach dem besten Zug schließt der nächste Wurf in { $count } von { $of } Fällen die Box.
}
advice-misses = Nach dem besten Zug gibt es danach in { $count } von { $of } Fällen einen Fehlwurf.
advice-reach = Nach dem besten Zug schließt der nächste Wurf in { $count } von { $of } Fällen die { $tile }.
advice-unreachable = Mit dem besten Zug bleibt eine Chance, { $tiles } zu schließen.
advice-last-throw = Der Wurf schließt in { $hits } von { $of } Fällen etwas. In { $shuts } davon schließt er die Box.
advice-equal = Mehrere Möglichkeiten sind gleich gut.
advice-best = { $do ->
    [shut] { $tiles } ist am besten.
    [take] Am besten den Punkt nehmen.
    [raise] Am besten eine Klappe hochgehen lassen.
    [end] Am besten den Zug beenden.
   *[throw] { $dice ->
        [one] Am besten einen Würfel werfen.
       *[other] Am besten { $dice } Würfel werfen.
    }
}
advice-judged = { $rank ->
    [best] { $option } war am besten.
    [nearly] { $option } war fast so gut wie { $better }.
   *[worse] { $better } war besser als { $option }.
}

advice-after = Nach { $tiles }
advice-throws = Würfe, die passen
advice-throws-of = { $count } von { $of }
advice-leaves = Summe, die bleibt
advice-shut = Chance, die Box zu schließen
advice-mean = Endsumme im Schnitt
advice-costs = { $option }: kostet dich { $loss }.
advice-unit = { $unit ->
    [points] Die Zahlen sind die Punkte dieser Runde im Schnitt.
   *[total] Die Zahlen sind Endsummen im Schnitt. Weniger ist besser.
}
advice-horizon = { $horizon ->
    [game] Der Coach schaut bis zum Ende der Partie voraus.
    [forecast] Der Coach schaut bis zum Ende der Partie voraus. Er nimmt an, dass danach niemand über die Runde hinaus denkt.
    [round] Der Coach schaut bis zum Ende dieser Runde voraus.
   *[turn] Der Coach schaut bis zum Ende dieses Zugs voraus.
}
