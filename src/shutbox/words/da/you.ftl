# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Dit kast
   *[other] Det er din tur
}
you-start = Kast om starten
you-survivor = Du er sidste tilbage
you-penalty = En terning trillede af måtten. Vælg straffen.
you-last-throw = Kast om to point
you-super-try = Luk æsken, du også
you-one-or-two = Én terning eller to?
you-try = Slå { $total } fra { $holder }
you-hold = { $who } prøver at slå dine { $total }
you-won = { $format ->
    [solitaire] Du har lukket æsken!
   *[other] Du vinder!
}
you-missed = Du rammer forbi og ender på { $total }
you-lowest = Du er lavest indtil nu med { $total }.
you-go-on = Videre: din tur
you-story = Din tur
you-start-thrown = Du kaster { $throw } om starten.
you-thrown = Du kaster { $throw }.
you-shut = Du lukker { $tiles }.
you-box-shut = Du lukker æsken!
you-miss = Ingen talklapper passer: Du rammer forbi.
you-turn-total = Du ender med summen { $total }.
you-holds = { $tries ->
    [one] Du fører med summen { $total }; én spiller må prøve at slå den.
   *[other] Du fører med summen { $total }; { $tries } spillere må prøve at slå den.
}
you-super-box-held = { $tries ->
    [one] Superæske! Du har lukket æsken; én spiller må prøve at gøre det samme.
   *[other] Superæske! Du har lukket æsken; { $tries } spillere må prøve at gøre det samme.
}
you-scores = { $points ->
    [one] Du får ét point og har { $now }.
   *[other] Du får { $points } point og har { $now }.
}
you-pays = { $points ->
    [one] Du mister ét point og har { $now }.
   *[other] Du mister { $points } point og har { $now }.
}
you-knocked-out = Du er ude med { $total }.
you-begin = Du begynder.
you-next = Det er din tur.
you-won-game = Du vinder spillet!
you-taken = Du tager pointet.
you-time-up = Din tid er gået.
you-hint = Du får et tip.
you-last = Du er sidste tilbage: Tag pointet, eller kast en gang til.
you-off = Din terning triller af måtten: Kastet tæller ikke.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Kast: { $odds }
    [1] Én terning: { $odds }
   *[other] { $dice } terninger: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } for { $points } point
   *[other] { $chance } for { $points } point
}
you-odds-win = { $chance } for at vinde
you-odds-none = ingen talklap passer
you-odds-nothing = ingenting
you-odds-or-nothing = Ellers får du ingenting
you-odds-sure = Helt sikkert
you-odds-rail = kastets chancer
