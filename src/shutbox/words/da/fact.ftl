# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } kaster { $throw } om starten.
fact-start-thrown-sum = { $who } kaster { $sum } i alt om starten.
fact-start-tied = { $names } står lige og kaster igen.
fact-thrown = { $who } kaster { $throw }.
fact-thrown-sum = { $who } kaster { $sum } i alt.
fact-shut = { $who } lukker { $tiles }.
fact-off = { $who } kaster en terning af måtten: Kastet tæller ikke.
fact-penalty-raise = { $row ->
    [0] Talklappen { $tile } rejser sig igen.
    [1] Talklappen { $tile } i forreste række rejser sig igen.
    [2] Talklappen { $tile } i anden række rejser sig igen.
    [3] Talklappen { $tile } i tredje række rejser sig igen.
   *[other] Talklappen { $tile } i række { $row } rejser sig igen.
}
fact-penalty-nothing = Ingen talklap er lukket, så ingen rejser sig igen.
fact-penalty-end = Turen er slut for { $who }.
fact-penalty-void = Turen for { $who } tæller, som om ingen talklap var lukket.
fact-taken = { $who } tager pointet.
fact-left = { $who } forlader spillet.
fact-time-up = Tiden er gået for { $who }.
fact-undone = Det er fortrudt.
fact-hint = { $who } får et tip.
fact-handed = { $bot ->
    [person] Pladsen går fra { $who } til { $to }.
   *[other] Pladsen går fra { $who } til { $to }, en bot ({ $bot }).
}
fact-renamed = { $who } hedder nu { $to }.
fact-reordered = Rækkefølgen er nu { $names }.
fact-box-shut = { $who } lukker æsken!
fact-missed = Ingen talklapper passer: { $who } rammer forbi.
fact-turn-total = { $who } ender med summen { $total }.
fact-holds = { $tries ->
    [one] { $who } fører med summen { $total }; én spiller må prøve at slå den.
   *[other] { $who } fører med summen { $total }; { $tries } spillere må prøve at slå den.
}
fact-super-box-held = { $tries ->
    [one] Superæske! { $who } har lukket æsken; én spiller må prøve at gøre det samme.
   *[other] Superæske! { $who } har lukket æsken; { $tries } spillere må prøve at gøre det samme.
}
fact-scores = { $points ->
    [one] { $who } får ét point og har { $now }.
   *[other] { $who } får { $points } point og har { $now }.
}
fact-pays = { $points ->
    [one] { $who } mister ét point og har { $now }.
   *[other] { $who } mister { $points } point og har { $now }.
}
fact-knocked-out = { $who } er ude med { $total }.
fact-no-points = Ingen får point i runde { $round }.
fact-round = Runde { $round } begynder.
fact-play-off = { $names } står lige: omspil!
fact-survivor = { $who } er sidste tilbage: Tag pointet, eller kast en gang til.
fact-begins = { $who } begynder.
fact-turn = { $who } har turen.
fact-solitaire-won = Æsken er lukket: vundet!
fact-solitaire-over = Spillet er slut med summen { $total }.
fact-won = { $who } vinder spillet!
fact-shared = { $count ->
    [0] Spillet er slut uden en vinder.
   *[other] { $names } deler sejren!
}
