# De andre ved et bord: hvis tur det er, hvem der ser på, reaktioner, hvem der er væk, spil igen.

company-your-turn = Din tur
company-notify = Notifikation, når det er din tur
company-notify-blocked = Browseren blokerer notifikationer fra denne side.
company-watching = { $count ->
    [one] { $count } ser på
   *[other] { $count } ser på
}

## Reaktioner

company-react = Reagér
company-reactions = Reaktioner
company-say = { $say ->
    [nice] Flot
    [wow] Åh nej
    [love] Elsker det
    [luck] Krydser fingre
    [star] Bravo
    [fire] I hopla
    [hmm] Hm
    [ouch] Av
    [good-luck] Held og lykke
    [well-played] Godt spillet
    [so-close] Så tæt på
    [nice-throw] Godt kast
    [back-soon] Straks tilbage
    [one-more] En til?
   *[nudge] Din tur!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Vis reaktioner
   *[no] Slå reaktioner fra
}
company-nudge = Puf til { $who }
company-nudged = { $who } venter på dig.

## Hvem der er væk

company-away-in = væk { $time }
company-away = { $who } er væk. Om { $time } kan du bestemme.
company-away-others = { $who } er væk. Om { $time } kan de andre bestemme.
company-bot-plays = bot spiller
company-away-title = { $who } er væk
company-away-bot = En bot kan spille videre.
company-away-back = { $who } kan altid tage pladsen tilbage.
company-decide = Bestem
company-fill = Start bot
company-wait = Vent længere
company-without = Fortsæt uden { $who }
company-without-sure = Ja, { $who } er helt ude
company-without-no = Nej, vent
company-stand-in = En bot spiller for dig.
company-return = { $who ->
    [you] Tag din plads
   *[other] Tag pladsen: { $who }
}
company-deputy = { $who ->
    [you] Du er vært, til værten er tilbage.
   *[other] { $who } er vært, til værten er tilbage.
}

## Spil igen

company-again = Spil igen
company-again-cancel = Ikke nu
company-again-wants = { $count ->
    [one] { $names } vil spille igen.
   *[other] { $names } vil spille igen.
}
company-again-you = Du vil spille igen.
company-again-waits = Venter på { $names }.
company-again-missing = Væk: { $names }. Næste spil begynder om { $seconds } s.

## Hvad der skete

company-left = { $who } har forladt spillet
