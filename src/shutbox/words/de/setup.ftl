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
    [off] Aus
    [each] Jedes Mal
   *[ask] Auf Nachfrage
}
setup-undo = Mit Zurücknehmen
setup-seconds = { $seconds ->
    [0] Ohne Limit
   *[other] { $seconds } s
}
setup-design = Eigenes Spiel entwerfen
setup-design-about = Geh von einem dieser Spiele aus
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
setup-any = Beliebig viele
setup-none = Keine
setup-changed = geändert
setup-from = Basis: { $rules }
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
setup-tap-first = Zum Schließen antippen
setup-mean = im Schnitt bleiben { $mean }
setup-share = Box zu in { $share }
setup-play = Dieses Spiel spielen
setup-explore = Erkunden
