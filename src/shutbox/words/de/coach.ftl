# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] In Chancen, die Partie zu gewinnen
    [forecast] In Chancen, die Partie zu gewinnen, wenn niemand über die Runde hinaus denkt
    [round] In Punkten der Runde
   *[turn] In Summen der Züge, weniger ist besser
}
coach-curve = { $horizon ->
    [forecast] Die Gewinnchance nach jedem Ereignis
    [game] Die Gewinnchance nach jedem Ereignis
    [round] Die erwarteten Punkte der Runde nach jedem Ereignis
   *[turn] Die Summe des Zugs im Schnitt nach jedem Ereignis, weniger ist besser
}
coach-none = Noch ist nichts passiert, was sich bewerten ließe.
coach-page = Die Analyse liegt in { $path }. Öffne sie in einem Browser
coach-events = Ereignisse { $first } bis { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] Runden
       *[turn] Züge
    }
    [own-luck] Glück der eigenen Würfe
    [luck] Glück aller Würfe
    [other] weder Glück noch Entscheidung
    [unknown] unbekannt oder keins von beiden
    [loss] durch Entscheidungen verloren
    [decisions] Entscheidungen
    [mean-loss] Verlust je Entscheidung
    [end] { $horizon ->
        [forecast] Ergebnis
        [game] Ergebnis
        [round] Punkte
       *[turn] Summen
    }
    [end-now] aktueller Stand
    [average] bei durchschnittlichem Glück
    [by-total] nur als Summe bekannte Züge
    [hints] Hinweise bekommen
    [luckiest] größtes Glück
    [unluckiest] größtes Pech
   *[dearest] teuerste Entscheidung
}
coach-unknown = unbekannt
coach-by-total = { $turns ->
    [one] Von einem Zug ist nur die Summe bekannt
   *[other] Von { $turns } Zügen sind nur die Summen bekannt
}: Wie viel davon Glück war und wie viel Können, ist unbekannt.
coach-judgement = { $judgement ->
    [best] optimal
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] grober Fehler
}
coach-moments = Worauf es ankam
coach-moment-start = { $who } würfelt { $throw } um den Anfang
coach-moment-throw = { $who } würfelt { $throw } bei { $place }
coach-moment-off = ein Würfel von { $who } rollt von der Matte bei { $place }
coach-moment-choice = { $who } wählt { $taken } statt { $best } bei { $place }
coach-moment-other = { $cause ->
    [leave] { $who } verlässt die Partie
    [time] die Zeit von { $who } ist um
    [total] ein Zug von { $who }, von dem nur die Summe bekannt ist
    [order] die Plätze werden getauscht
   *[coin] die nächste Entscheidung ist ein Münzwurf
}

## The decisions

coach-decisions = Alle Würfe und Entscheidungen
coach-turn = { $round ->
    [0] { $who }
   *[other] Runde { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , gegen eine geschlossene Box
   *[other] , gegen { $to_beat }
}
coach-round = Runde { $round }
coach-start = Runde { $round }, wer anfängt
coach-column = { $column ->
    [number] Nr.
    [position] Stellung
    [throw] Wurf
    [luck] Glück
    [taken] gewählt
    [best] am besten
   *[loss] Verlust
}
coach-miss = Fehlwurf
coach-off = von der Matte
coach-only = einzige

## A hint

coach-hint = { $unit ->
    [total] Die Summe des Zugs im Schnitt, weniger ist besser:
    [points] Die erwarteten Punkte der Runde:
   *[chance] Die Gewinnchance:
}
