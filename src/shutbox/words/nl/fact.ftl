# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = { $who } gooit { $throw } om de eerste beurt.
fact-start-thrown-sum = { $who } gooit samen { $sum } om de eerste beurt.
fact-start-tied = Gelijk: { $names } gooien nog een keer.
fact-thrown = { $who } gooit { $throw }.
fact-thrown-sum = { $who } gooit samen { $sum }.
fact-shut = { $who } klapt { $tiles } neer.
fact-off = Een dobbelsteen van { $who } rolt van de mat: de worp telt niet.
fact-penalty-raise = { $row ->
    [0] De { $tile } komt weer omhoog.
    [1] De { $tile } van de eerste rij komt weer omhoog.
    [2] De { $tile } van de tweede rij komt weer omhoog.
    [3] De { $tile } van de derde rij komt weer omhoog.
   *[other] De { $tile } van rij { $row } komt weer omhoog.
}
fact-penalty-nothing = Er is nog geen steen neer, dus er komt geen steen omhoog.
fact-penalty-end = De beurt van { $who } is voorbij.
fact-penalty-void = De beurt van { $who } telt alsof er geen steen is neergeklapt.
fact-taken = { $who } neemt het punt.
fact-left = { $who } stopt met de partij.
fact-time-up = De tijd van { $who } is om.
fact-undone = Dat is teruggenomen.
fact-hint = { $who } krijgt een hint.
fact-handed = { $bot ->
    [person] De plaats van { $who } gaat naar { $to }.
   *[other] De plaats van { $who } gaat naar { $to }, een bot ({ $bot }).
}
fact-renamed = { $who } heet nu { $to }.
fact-reordered = De volgorde is nu { $names }.
fact-box-shut = { $who } sluit de bak!
fact-missed = Er past niets: { $who } gooit mis.
fact-turn-total = { $who } houdt { $total } over.
fact-holds = { $tries ->
    [one] { $who } gaat aan kop met { $total }. Nog één poging om eronder te komen.
   *[other] { $who } gaat aan kop met { $total }. Nog { $tries } pogingen om eronder te komen.
}
fact-super-box-held = { $tries ->
    [one] Super Box! { $who } heeft de bak gesloten. Nog één poging om dat ook te doen.
   *[other] Super Box! { $who } heeft de bak gesloten. Nog { $tries } pogingen om dat ook te doen.
}
fact-scores = { $points ->
    [one] { $who } krijgt een punt en heeft er nu { $now }.
   *[other] { $who } krijgt { $points } punten en heeft er nu { $now }.
}
fact-pays = { $points ->
    [one] { $who } verliest een punt en heeft er nu { $now }.
   *[other] { $who } verliest { $points } punten en heeft er nu { $now }.
}
fact-knocked-out = { $who } is af met { $total }.
fact-no-points = Niemand krijgt een punt in ronde { $round }.
fact-round = Ronde { $round } begint.
fact-play-off = { $names } spelen een beslissingsronde.
fact-survivor = { $who } is als laatste over: het punt nemen of nog één keer gooien.
fact-begins = { $who } begint.
fact-turn = { $who } is aan de beurt.
fact-solitaire-won = De bak is dicht: gewonnen!
fact-solitaire-over = De partij is afgelopen. Totaal: { $total }.
fact-won = { $who } wint de partij!
fact-shared = { $count ->
    [0] De partij is afgelopen zonder winnaar.
   *[other] { $names } delen de overwinning!
}
