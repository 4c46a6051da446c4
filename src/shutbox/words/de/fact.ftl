# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } würfelt { $throw } um den Anfang.
fact-start-thrown-sum = { $who } würfelt zusammen { $sum } um den Anfang.
fact-start-tied = Gleichstand: { $names } würfeln noch einmal.
fact-thrown = { $who } würfelt { $throw }.
fact-thrown-sum = { $who } würfelt zusammen { $sum }.
fact-shut = { $who } schließt { $tiles }.
fact-off = Ein Würfel von { $who } rollt von der Matte: Der Wurf zählt nicht.
fact-penalty-raise = { $row ->
    [0] Die { $tile } geht wieder hoch.
    [1] Die { $tile } der vorderen Reihe geht wieder hoch.
    [2] Die { $tile } der zweiten Reihe geht wieder hoch.
    [3] Die { $tile } der dritten Reihe geht wieder hoch.
   *[other] Die { $tile } der { $row }. Reihe geht wieder hoch.
}
fact-penalty-nothing = Noch ist keine Klappe geschlossen, also geht keine wieder hoch.
fact-penalty-end = Der Zug von { $who } ist vorbei.
fact-penalty-void = Der Zug von { $who } zählt, als wäre keine Klappe geschlossen worden.
fact-taken = { $who } nimmt den Punkt.
fact-left = { $who } verlässt die Partie.
fact-time-up = Die Zeit von { $who } ist um.
fact-undone = Das ist zurückgenommen.
fact-hint = { $who } bekommt einen Hinweis.
fact-handed = { $bot ->
    [person] Der Platz von { $who } geht an { $to }.
   *[other] Der Platz von { $who } geht an { $to }, einen Bot ({ $bot }).
}
fact-renamed = { $who } heißt jetzt { $to }.
fact-reordered = Die Reihenfolge ist jetzt { $names }.
fact-box-shut = { $who } schließt die Box!
fact-missed = Nichts passt: Fehlwurf für { $who }.
fact-turn-total = { $who } bleibt auf { $total } sitzen.
fact-holds = { $tries ->
    [one] { $who } führt mit { $total }. Noch ein Versuch, das zu unterbieten.
   *[other] { $who } führt mit { $total }. Noch { $tries } Versuche, das zu unterbieten.
}
fact-super-box-held = { $tries ->
    [one] Super-Box! { $who } hat die Box geschlossen. Noch ein Versuch, das auch zu schaffen.
   *[other] Super-Box! { $who } hat die Box geschlossen. Noch { $tries } Versuche, das auch zu schaffen.
}
fact-scores = { $points ->
    [one] { $who } bekommt einen Punkt und hat jetzt { $now }.
   *[other] { $who } bekommt { $points } Punkte und hat jetzt { $now }.
}
fact-pays = { $points ->
    [one] { $who } verliert einen Punkt und hat jetzt { $now }.
   *[other] { $who } verliert { $points } Punkte und hat jetzt { $now }.
}
fact-knocked-out = { $who } ist mit { $total } raus.
fact-no-points = In Runde { $round } bekommt niemand Punkte.
fact-round = Runde { $round } beginnt.
fact-play-off = Stechen zwischen { $names }.
fact-survivor = Nur { $who } ist noch dabei: Punkt nehmen oder noch einmal würfeln.
fact-begins = { $who } fängt an.
fact-turn = { $who } ist dran.
fact-solitaire-won = Die Box ist geschlossen: gewonnen!
fact-solitaire-over = Die Partie ist zu Ende. Summe: { $total }.
fact-won = { $who } gewinnt die Partie!
fact-shared = { $count ->
    [0] Niemand gewinnt die Partie.
   *[other] { $names } teilen sich den Sieg!
}
