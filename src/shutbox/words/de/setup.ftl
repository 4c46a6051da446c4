# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = Eins weniger
setup-more = Eins mehr
setup-bot = { $bot ->
    [novice] macht viele Fehler
    [casual] spielt zum Spaß
    [expert] macht selten Fehler
    [perfect] macht nie Fehler
   *[club] macht kleine Fehler
}
setup-seat-kind = Platz { $number }: { $kind }. Ändern
setup-seat = Wer sitzt auf Platz { $number }?
setup-coach = { $coach ->
    [off] Ohne
    [each] Nach jeder Wahl
   *[ask] Auf Nachfrage
}
setup-undo = Rückgängig erlaubt
setup-seconds = { $seconds ->
    [0] Ohne Limit
   *[other] { $seconds } s
}
setup-design = Eigenes Spiel entwerfen
setup-design-about = Beginne mit einem dieser Spiele
setup-rules-of = Regeln: { $rules }
setup-more-games = Mehr Spiele
setup-rows = Reihen
setup-row-count = { $count ->
    [1] Eine Reihe
    [2] Zwei Reihen
   *[other] { $count } Reihen
}
setup-per-row = Klappen pro Reihe
setup-behind = Die Reihe dahinter
setup-order = { $turned ->
    [yes] { $tiles } bis 1
   *[no] 1 bis { $tiles }
}
setup-own-rows = Eigene
setup-any = Beliebig
setup-none = Keine
setup-changed = geändert
setup-from = Aus { $rules }
setup-changes = { $count ->
    [0] unverändert
    [one] eine Änderung
   *[other] { $count } Änderungen
}
setup-reset = Zurücksetzen
setup-standing = { $count ->
    [one] Eine Klappe steht
   *[other] { $count } Klappen stehen
}
setup-tap-first = Antippen schließt vorab
setup-mean = im Schnitt bleibt { $mean }
setup-share = { $share } schließen die Box
setup-play = Dieses Spiel spielen
setup-explore = Erkunden
