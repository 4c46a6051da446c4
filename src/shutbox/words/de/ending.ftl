# The end of a game, the picture of it, and the game of the day.

ending-over = Ende der Partie
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Du gewinnst mit { $own } zu { $other } Runden
           *[other] Du gewinnst mit { $own } zu { $other } Runden
        }
        [rounds] { $own ->
            [one] Du gewinnst mit einer Runde
           *[other] Du gewinnst mit { $own } Runden
        }
        [points-to] Du gewinnst mit { $own } zu { $other }
        [points] { $own ->
            [one] Du gewinnst mit einem Punkt
           *[other] Du gewinnst mit { $own } Punkten
        }
        [left] Du gewinnst, { $own } übrig
        [total] Du gewinnst mit der Summe { $own }
       *[none] Du gewinnst
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } gewinnt mit { $own } zu { $other } Runden
           *[other] { $who } gewinnt mit { $own } zu { $other } Runden
        }
        [rounds] { $own ->
            [one] { $who } gewinnt mit einer Runde
           *[other] { $who } gewinnt mit { $own } Runden
        }
        [points-to] { $who } gewinnt mit { $own } zu { $other }
        [points] { $own ->
            [one] { $who } gewinnt mit einem Punkt
           *[other] { $who } gewinnt mit { $own } Punkten
        }
        [left] { $who } gewinnt, { $own } übrig
        [total] { $who } gewinnt mit der Summe { $own }
       *[none] { $who } gewinnt
    }
}
ending-shut = { $you ->
    [yes] Mit { $tiles } hast du die Box geschlossen
   *[no] { $who } schließt die Box mit { $tiles }
}
ending-left = { $you ->
    [yes] Deine Summe: { $total }
   *[no] { $who }: { $total } übrig
}
ending-odds = Auch bei perfektem Spiel gelingt das nur in einer von { $games } Partien.
ending-figure = { $kind ->
    [standing] stehen
    [left] übrig
   *[thrown] gewürfelt
}
ending-missed-with = Fehlwurf mit { $pips }
ending-moment = { $known ->
    [yes] Der entscheidende Moment
   *[no] Der letzte Wurf
}
ending-deed = { $came ->
    [shut] { $who } würfelt { $pips } und schließt { $tiles }.
    [box] { $who } würfelt { $pips } und schließt die Box mit { $tiles }.
    [missed] { $who } würfelt { $pips }: Fehlwurf.
   *[open] { $who } würfelt { $pips }.
}
ending-chance = Chance: { $who }
ending-swing = { $from } auf { $to }
ending-rounds = Runde für Runde
ending-left-in = Übrig in Runde
ending-unit = { $unit ->
    [rounds] Gewonnene Runden
    [points] Punkte
   *[total] Summe
}
ending-throws = { $count ->
    [one] Der Wurf
   *[other] Die { $count } Würfe
}
ending-record = Deine Bilanz
ending-best = Dein Bestwert
ending-before = vorher: { $total }
ending-first = deine erste
ending-box-shut = Box geschlossen
ending-in-games = { $games ->
    [one] in einer Partie
   *[other] in { $games } Partien
}
ending-mean = Dein Schnitt
ending-perfect-mean = perfekt: { $mean }

## The picture

ending-picture = Bild teilen
ending-picture-shape = Format
ending-picture-shapes = { $shape ->
    [wide] Quer
   *[tall] Hoch
}
ending-picture-names = Namen im Bild
ending-picture-hand-on = { $how ->
    [share] Bild teilen
   *[save] Bild speichern
}
ending-picture-failed = Das Bild ließ sich nicht erstellen. Versuche es noch einmal.

## The game of the day

ending-play-today = Partie des Tages spielen
ending-look = Ergebnis ansehen
ending-perfect = { $total ->
    [0] Perfektes Spiel ohne Vorwissen schließt die Box.
   *[other] Perfektes Spiel ohne Vorwissen lässt { $total } übrig.
}
ending-perfect-box = { $total ->
    [0] Perfektes Spiel: Box geschlossen
   *[other] Perfektes Spiel: { $total } übrig
}
ending-second = Es zählt nur dein erster Versuch: { $total } übrig.
ending-turning = Der Wendepunkt, Wurf { $n }
ending-no-turning = Keine deiner Entscheidungen hat viel gekostet.
ending-turned = { $do ->
    [shut] Du hast { $tiles } geschlossen.
    [take] Du hast den Punkt genommen.
    [raise] Du hast eine Klappe wieder hochgehen lassen.
    [end] Du hast den Zug beendet.
   *[throw] { $dice ->
        [one] Du hast einen Würfel geworfen.
       *[other] Du hast { $dice } Würfel geworfen.
    }
}
ending-streak = { $days ->
    [0] Spiele heute und starte eine Serie
    [one] Ein Tag
   *[other] { $days } Tage in Folge
}
ending-longest = Deine längste Serie: { $days }.
ending-forgiven = Ein verpasster Tag ist verziehen.
ending-share = Ergebnis teilen
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: { $gap } schlechter als perfekt
    [ahead] Shutbox, { $day }: { $gap } besser als perfektes Spiel
    [same] Shutbox, { $day }: so gut wie perfektes Spiel
   *[unknown] Shutbox, { $day }
}
ending-day = Tag { $days }
ending-copied = Kopiert. Füge es in eine Nachricht ein.
