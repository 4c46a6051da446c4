# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Jij gooit
   *[other] Jij bent aan de beurt
}
you-start = Gooi om wie begint
you-survivor = Jij bent als laatste over
you-penalty = Een dobbelsteen rolde van de mat. Kies de straf.
you-last-throw = Gooi voor twee punten
you-super-try = Sluit de bak ook
you-one-or-two = Eén dobbelsteen of twee?
you-try = Klop de { $total } van { $holder }
you-hold = { $who } probeert jouw { $total } te kloppen
you-won = { $format ->
    [solitaire] Je hebt de bak gesloten!
   *[other] Je wint!
}
you-missed = Je gooit mis en eindigt met { $total }
you-lowest = Je staat tot nu toe het laagst, met { $total }.
you-go-on = Verder: jouw beurt
you-story = Jouw beurt
you-start-thrown = Je gooit { $throw } om wie begint.
you-thrown = Je gooit { $throw }.
you-shut = Je klapt { $tiles } neer.
you-box-shut = Je sluit de bak!
you-miss = Er past niets: je gooit mis.
you-turn-total = Je eindigt met een totaal van { $total }.
you-holds = { $tries ->
    [one] Je gaat aan kop met { $total }; één speler mag het nog proberen.
   *[other] Je gaat aan kop met { $total }; { $tries } spelers mogen het nog proberen.
}
you-super-box-held = { $tries ->
    [one] Super Box! Je hebt de bak gesloten; één speler mag het ook proberen.
   *[other] Super Box! Je hebt de bak gesloten; { $tries } spelers mogen het ook proberen.
}
you-scores = { $points ->
    [one] Je krijgt een punt en hebt er nu { $now }.
   *[other] Je krijgt { $points } punten en hebt er nu { $now }.
}
you-pays = { $points ->
    [one] Je verliest een punt en hebt er nu { $now }.
   *[other] Je verliest { $points } punten en hebt er nu { $now }.
}
you-knocked-out = Je bent af met { $total }.
you-begin = Jij begint.
you-next = Jij bent aan de beurt.
you-won-game = Je wint het spel!
you-taken = Je neemt het punt.
you-time-up = Je tijd is om.
you-hint = Je krijgt een hint.
you-last = Jij bent als laatste over: neem het punt, of gooi nog één keer.
you-off = Je dobbelsteen rolt van de mat: de worp telt niet.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Gooi: { $odds }
    [1] Eén dobbelsteen: { $odds }
   *[other] { $dice } dobbelstenen: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } voor { $points } punt
   *[other] { $chance } voor { $points } punten
}
you-odds-win = { $chance } om te winnen
you-odds-none = geen steen past
you-odds-nothing = niets
you-odds-or-nothing = Of je krijgt niets
you-odds-sure = Zeker weten
you-odds-rail = kansen van de worp
