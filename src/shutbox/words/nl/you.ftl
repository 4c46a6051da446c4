# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Jij gooit
   *[other] Jij bent aan de beurt
}
you-start = Gooi om de eerste beurt
you-survivor = Jij bent als laatste over
you-penalty = Een dobbelsteen rolde van de mat. Kies de straf.
you-last-throw = Gooi voor twee punten
you-super-try = Sluit de bak ook
you-one-or-two = Eén dobbelsteen of twee?
you-try = Kom onder de { $total } van { $holder }
you-hold = { $who } moet onder jouw { $total }
you-won = { $format ->
    [solitaire] Je hebt de bak gesloten!
   *[other] Je wint!
}
you-missed = Je gooit mis en houdt { $total } over
you-lowest = Je staat tot nu toe het laagst, met { $total }.
you-go-on = Verder: jouw beurt
you-story = Jouw beurt
you-start-thrown = Je gooit { $throw } om de eerste beurt.
you-thrown = Je gooit { $throw }.
you-shut = Je klapt { $tiles } neer.
you-box-shut = Je sluit de bak!
you-miss = Er past niets: je gooit mis.
you-turn-total = Je houdt { $total } over.
you-holds = { $tries ->
    [one] Je gaat aan kop met { $total }. Nog één poging om eronder te komen.
   *[other] Je gaat aan kop met { $total }. Nog { $tries } pogingen om eronder te komen.
}
you-super-box-held = { $tries ->
    [one] Super Box! Je hebt de bak gesloten. De anderen hebben nog één poging.
   *[other] Super Box! Je hebt de bak gesloten. De anderen hebben nog { $tries } pogingen.
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
you-won-game = Je wint de partij!
you-taken = Je neemt het punt.
you-time-up = Je tijd is om.
you-hint = Je krijgt een hint.
you-last = Jij bent als laatste over: het punt nemen of nog één keer gooien.
you-off = Je dobbelsteen rolt van de mat. De worp telt niet.

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
you-odds-or-nothing = Anders krijg je niets
you-odds-sure = Zeker weten
you-odds-rail = kansen van de worp
