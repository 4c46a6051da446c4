# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Dein Wurf
   *[other] Du bist am Zug
}
you-start = Würfle um den Anfang
you-survivor = Nur du bist noch dabei
you-penalty = Ein Würfel ist von der Matte gerollt. Wähle die Strafe.
you-last-throw = Würfle um zwei Punkte
you-super-try = Schließ die Box auch
you-one-or-two = Ein Würfel oder zwei?
you-try = Unterbiete die { $total } von { $holder }
you-hold = { $who } jagt deine { $total }
you-won = { $format ->
    [solitaire] Du hast die Box geschlossen!
   *[other] Du gewinnst!
}
you-missed = Du bleibst auf { $total } sitzen
you-lowest = Du liegst mit { $total } bisher vorn.
you-go-on = Weiter: Du bist dran
you-story = Dein Zug
you-start-thrown = Du würfelst { $throw } um den Anfang.
you-thrown = Du würfelst { $throw }.
you-shut = Du schließt { $tiles }.
you-box-shut = Du schließt die Box!
you-miss = Nichts passt: Fehlwurf.
you-turn-total = Du bleibst auf { $total } sitzen.
you-holds = { $tries ->
    [one] Du führst mit { $total }. Noch ein Versuch, das zu unterbieten.
   *[other] Du führst mit { $total }. Noch { $tries } Versuche, das zu unterbieten.
}
you-super-box-held = { $tries ->
    [one] Super-Box! Du hast die Box geschlossen. Die anderen haben noch einen Versuch.
   *[other] Super-Box! Du hast die Box geschlossen. Die anderen haben noch { $tries } Versuche.
}
you-scores = { $points ->
    [one] Du bekommst einen Punkt und hast jetzt { $now }.
   *[other] Du bekommst { $points } Punkte und hast jetzt { $now }.
}
you-pays = { $points ->
    [one] Du verlierst einen Punkt und hast jetzt { $now }.
   *[other] Du verlierst { $points } Punkte und hast jetzt { $now }.
}
you-knocked-out = Du bist mit { $total } raus.
you-begin = Du fängst an.
you-next = Du bist dran.
you-won-game = Du gewinnst die Partie!
you-taken = Du nimmst den Punkt.
you-time-up = Deine Zeit ist um.
you-hint = Du bekommst einen Hinweis.
you-last = Nur du bist noch dabei: Punkt nehmen oder noch einmal würfeln.
you-off = Dein Würfel rollt von der Matte: Der Wurf zählt nicht.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Würfeln: { $odds }
    [1] Ein Würfel: { $odds }
   *[other] { $dice } Würfel: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } für { $points } Punkt
   *[other] { $chance } für { $points } Punkte
}
you-odds-win = { $chance } für den Sieg
you-odds-none = keine Klappe passt
you-odds-nothing = nichts
you-odds-or-nothing = Sonst gibt es nichts
you-odds-sure = Ganz sicher
you-odds-rail = Chancen
