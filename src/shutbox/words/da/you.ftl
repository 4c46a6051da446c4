# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Dit kast
   *[other] Det er din tur
}
you-start = Kast om, hvem der begynder
you-survivor = Du er den sidste tilbage
you-penalty = En terning trillede af måtten. Vælg straffen.
you-last-throw = Kast om to point
you-super-try = Luk også æsken
you-one-or-two = Én terning eller to?
you-try = Kom under { $total } ({ $holder })
you-hold = { $who } skal under dine { $total }
you-won = { $format ->
    [solitaire] Du har lukket æsken!
   *[other] Du vinder!
}
you-missed = Intet passer: { $total } tilbage
you-lowest = Du er lavest indtil nu med { $total }.
you-go-on = Videre: din tur
you-story = Din tur
you-start-thrown = Du kaster { $throw } om, hvem der begynder.
you-thrown = Du kaster { $throw }.
you-shut = Du lukker { $tiles }.
you-box-shut = Du lukker æsken!
you-miss = Intet passer. Du kan ikke bruge kastet.
you-turn-total = Du har { $total } tilbage.
you-holds = { $tries ->
    [one] Du fører med { $total }. De andre har ét forsøg tilbage.
   *[other] Du fører med { $total }. De andre har { $tries } forsøg tilbage.
}
you-super-box-held = { $tries ->
    [one] Superæske! Du har lukket æsken. De andre har ét forsøg tilbage.
   *[other] Superæske! Du har lukket æsken. De andre har { $tries } forsøg tilbage.
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
you-last = Du er den sidste tilbage: Tag pointet, eller kast en gang til.
you-off = Din terning triller af måtten. Kastet tæller ikke.

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
