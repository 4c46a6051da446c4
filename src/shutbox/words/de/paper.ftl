# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = Zum Drucken
paper-lede = Drucke dir ein Spielbrett und spiele ohne Bildschirm.
paper-about = Spielbrett, Spielblock und Regeln auf Papier
paper-size = Papierformat
paper-print = Drucken
paper-print-all = Alles drucken
paper-only-pair = Ein Blatt mit Regeln gibt es für Spiele mit zwei sechsseitigen Würfeln.
paper-sheet = { $sheet ->
    [board] Spielbrett
    [scores] Spielblock
    [rules] Regeln
   *[card] Strategiekarte
}

## The board

paper-need = { $dice ->
    [single] Du brauchst einen Würfel und { $coins } Münzen.
    [pair] Du brauchst zwei Würfel und { $coins } Münzen.
   *[all] Du brauchst { $count } Würfel und { $coins } Münzen.
} Decke eine Klappe ab, wenn du sie schließt.
paper-mat = Hier wird gewürfelt.
paper-row = { $row ->
    [double] vordere Reihe, zählt doppelt
    [1] vordere Reihe
    [2] zweite Reihe
   *[other] dritte Reihe
}
paper-nothing = Passt nichts, zähle den Rest und gib die Würfel weiter.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Aufbauen
    [throw] Würfeln
    [shut] Schließen
    [again] Weiterwürfeln
    [pass] Weitergeben
    [miss] Fehlwurf
    [last] Allein übrig
   *[count] Zählen
}
paper-setup = { $rows ->
    [1] Stelle alle { $tiles } Klappen auf.
   *[other] Stelle alle { $tiles } Klappen auf, in { $rows } Reihen.
}
paper-setup-shut = Schließe vor dem Start { $tiles }.
paper-throw = { $dice ->
    [single] Würfle.
    [pair] Würfle mit beiden Würfeln und zähle die Augen zusammen.
   *[all] Würfle mit allen { $count } Würfeln und zähle die Augen zusammen.
}
paper-one-die = { $forced ->
    [yes] Nimm einen Würfel, sobald { $condition }.
   *[no] Du darfst einen Würfel nehmen, sobald { $condition }.
}
paper-shut = { $buys ->
    [exact] Schließe die Klappe der Summe oder die Klappen beider Würfel.
    [thai] Schließe eine Klappe: die eines Würfels oder die der Summe.
    [pair] Schließe eine oder zwei Klappen, die deinen Wurf ergeben.
   *[sum] Schließe Klappen, die zusammen deinen Wurf ergeben.
}
paper-changed = Gegenüber { $rules } geändert: { $changes }.
paper-or = oder
paper-must = Nutze den ganzen Wurf. Passt etwas, musst du schließen.
paper-behind = Eine hintere Klappe wird frei, wenn die vordere geschlossen ist.
paper-first = Dein erster Wurf muss die { $tile } schließen.
paper-again = Sie bleiben geschlossen. Würfle weiter, bis nichts mehr passt.
paper-pass = Gib dann die Würfel weiter. Alle schließen dieselbe Box.
paper-miss = { $out ->
    [yes] Nichts ergibt { $sum }. Du bist für diese Runde raus.
   *[no] Nichts ergibt { $sum }. Dein Zug ist vorbei.
}
paper-unlucky = Eine { $sum } beendet deinen Zug immer.
paper-off-mat = Fällt ein Würfel von der Matte, geht die höchste geschlossene Klappe wieder hoch.
paper-count = { $total ->
    [front-double] Vordere Klappen zählen doppelt. Es bleiben { $left }.
    [tiles] Jede stehende Klappe zählt eins. Es bleiben { $left }.
    [digits] Lies, was steht, als eine Zahl. Es bleiben { $left }.
   *[sum] Zähle zusammen, was noch steht. Es bleiben { $left }.
}
paper-last = Nimm 1 Punkt oder würfle noch einmal. Klappen zu: 2 Punkte. Box zu: 4. Nichts: 0.

## Who wins

paper-wins = Wer gewinnt
paper-win = { $format ->
    [running] Spielt { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } und zählt eure Summen zusammen. Die kleinste Gesamtsumme gewinnt.
    [knock-out] Zählt eure Summen Runde für Runde zusammen. Über { $limit } ist man raus. Wer übrig bleibt, gewinnt.
    [until] Zählt eure Summen Runde für Runde zusammen. Hat jemand { $limit }, gewinnt die kleinste Summe.
    [chase] Die meisten Punkte nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } gewinnen.
    [last-one-standing] Wer zuerst { $limit ->
        [one] einen Punkt
       *[other] { $limit } Punkte
    } hat, gewinnt.
   *[one-turn] Alle haben einen Zug. Die kleinste Summe gewinnt. Eine geschlossene Box zählt 0.
}
paper-shut-wins = Wer die Box schließt, gewinnt sofort.
paper-chase = Die erste Summe ist zu unterbieten. Gleich viel reicht nicht.
paper-chase-try = Die anderen haben nacheinander je einen Versuch.
paper-chase-beat = Unterbietest du sie, haben alle anderen einen Versuch gegen dich.
paper-chase-end = { $points ->
    [paid] Unterbietet dich niemand, zahlen dir alle anderen je 1 Punkt. Für eine geschlossene Box je 2.
   *[won] Unterbietet dich niemand, bekommst du 1 Punkt, für eine geschlossene Box 2.
}
paper-last-start = Der höchste Wurf beginnt die Runde. Zwei bis vier können spielen.
paper-last-box = Wer die letzte Klappe schließt, bekommt 4 Punkte.
paper-known = Gut zu wissen
paper-sevens = Von 36 Würfen ergeben 6 eine 7.
paper-best = Optimales Spiel lässt im Schnitt { $mean } übrig. Es schließt die Box in { $shut } der Züge.

## Blank score sheets

paper-name = Name
paper-form = { $form ->
    [circles] Schreibe auf, was bleibt. Fülle den Kreis, wenn du die Runde gewinnst.
    [points] Kleine Ecke: diese Runde. Großes Feld: deine Punkte bisher.
    [totals] Kleine Ecke: was bleibt. Großes Feld: deine Summe bisher.
   *[turns] Schreibe auf, was bleibt. Kreise die kleinste Summe ein.
}
paper-foot = { $points ->
    [paid] Rundensieg: je 1 Punkt von allen anderen, je 2 für eine Super-Box.
   *[won] Eine Runde zählt 1. Bei einer Super-Box schreibe eine 2 in den Kreis.
}
paper-sum = { $form ->
    [circles] Punkte
    [points] Punkte
    [turns] Gewonnen
   *[totals] Summe
}
