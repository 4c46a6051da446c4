# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } kaster { $throw } om, hvem der begynder.
fact-start-thrown-sum = { $who } kaster { $sum } i alt om, hvem der begynder.
fact-start-tied = { $names } står lige og kaster igen.
fact-thrown = { $who } kaster { $throw }.
fact-thrown-sum = { $who } kaster { $sum } i alt.
fact-shut = { $who } lukker { $tiles }.
fact-off = { $who } kaster en terning af måtten. Kastet tæller ikke.
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
fact-undone = Det er taget tilbage.
fact-hint = { $who } får et tip.
fact-handed = { $bot ->
    [person] Pladsen går fra { $who } til { $to }.
   *[other] Pladsen går fra { $who } til { $to }, en bot ({ $bot }).
}
fact-renamed = { $who } hedder nu { $to }.
fact-reordered = Rækkefølgen er nu { $names }.
fact-box-shut = { $who } lukker æsken!
fact-missed = Intet passer: { $who } kan ikke bruge kastet.
fact-turn-total = { $who } har { $total } tilbage.
fact-holds = { $tries ->
    [one] { $who } fører med { $total }. Ét forsøg tilbage til at komme under.
   *[other] { $who } fører med { $total }. { $tries } forsøg tilbage til at komme under.
}
fact-super-box-held = { $tries ->
    [one] Superæske! { $who } har lukket æsken. Ét forsøg tilbage til at gøre det samme.
   *[other] Superæske! { $who } har lukket æsken. { $tries } forsøg tilbage til at gøre det samme.
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
fact-survivor = { $who } er den sidste tilbage: Tag pointet, eller kast en gang til.
fact-begins = { $who } begynder.
fact-turn = Turen går til { $who }.
fact-solitaire-won = Æsken er lukket: vundet!
fact-solitaire-over = Spillet er slut. Sum: { $total }.
fact-won = { $who } vinder spillet!
fact-shared = { $count ->
    [0] Ingen vinder spillet.
   *[other] { $names } deler sejren!
}
