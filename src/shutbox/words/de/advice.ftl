# Was der Coach am Tisch sagt, in einfachen Worten, und wie eine Klappe gesprochen wird, wo man sie nicht zeichnen kann.

advice-goal = { $goal ->
    [win] Gewinnchance
    [shut] Chance, die Box zu schließen
    [beat] Chance, { $total } zu unterbieten
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
        [one] Mit einem Würfel passen { $count } von { $of } Würfen.
       *[other] Mit { $dice } Würfeln passen { $count } von { $of } Würfen.
    }
   *[other] { $all ->
        [yes] Danach passen alle { $of } Würfe.
       *[no] Nach dem besten Zug passen { $count } von { $of } Würfen.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [one] Mit einem Würfel schließen { $count } von { $of } Würfen die Box.
       *[other] Mit { $dice } Würfeln schließen { $count } von { $of } Würfen die Box.
    }
   *[other] Nach dem besten Zug schließen { $count } von { $of } Würfen die Box.
}
advice-misses = Nach dem besten Zug sind { $count } von { $of } Würfen danach Fehlwürfe.
advice-reach = Nach dem besten Zug schließen { $count } von { $of } Würfen die { $tile }.
advice-unreachable = Der beste Zug lässt eine Chance, { $tiles } zu schließen.
advice-last-throw = { $hits } von { $of } Würfen schließen etwas, { $shuts } davon die ganze Box.
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
    [best] { $option } war das Beste.
    [nearly] { $option } war fast so gut wie { $better }.
   *[worse] { $better } war besser als { $option }.
}

advice-after = Nach { $tiles }
advice-throws = Würfe, die passen
advice-throws-of = { $count } von { $of }
advice-leaves = Summe, die bleibt
advice-shut = Chance, die Box zu schließen
advice-mean = Summe am Ende im Schnitt
advice-costs = { $option }: kostet dich { $loss }.
advice-unit = { $unit ->
    [points] Die Zahlen sind Punkte dieser Runde im Schnitt.
   *[total] Die Zahlen sind Summen am Ende im Schnitt. Weniger ist besser.
}
advice-horizon = { $horizon ->
    [game] Der Coach schaut bis zum Ende des Spiels voraus.
    [forecast] Der Coach schaut bis zum Ende des Spiels voraus, als ob nach diesem Zug niemand über die Runde hinaus dächte.
    [round] Der Coach schaut bis zum Ende dieser Runde voraus.
   *[turn] Der Coach schaut bis zum Ende dieses Zuges voraus.
}
