# De anderen aan een tafel: wie aan de beurt is, wie kijkt, reacties, wie weg is, nog een keer spelen.

company-your-turn = Jouw beurt
company-notify = Melding als je aan de beurt bent
company-notify-blocked = Deze browser blokkeert meldingen van deze site.
company-watching = { $count ->
    [one] { $count } kijkt
   *[other] { $count } kijken
}

## Reacties

company-react = Reageren
company-reactions = Reacties
company-say = { $say ->
    [nice] Leuk
    [wow] O nee
    [love] Geweldig
    [luck] Duimen maar
    [star] Bravo
    [fire] Op dreef
    [hmm] Hm
    [ouch] Au
    [good-luck] Succes
    [well-played] Goed gespeeld
    [so-close] Net niet
    [nice-throw] Mooie worp
    [back-soon] Zo terug
    [one-more] Nog eentje?
   *[nudge] Jij bent!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Reacties tonen
   *[no] Reacties dempen
}
company-nudge = { $who } aansporen
company-nudged = { $who } wacht op je.

## Wie weg is

company-away-in = weg { $time }
company-away = { $who } is weg. Over { $time } mag je beslissen.
company-away-others = { $who } is weg. Over { $time } mogen de anderen beslissen.
company-bot-plays = bot speelt
company-away-title = { $who } is weg
company-away-bot = Een bot kan doorspelen.
company-away-back = { $who } kan de plaats altijd terugnemen.
company-decide = Beslissen
company-fill = Bot starten
company-wait = Langer wachten
company-without = Verder zonder { $who }
company-without-sure = Ja, voorgoed zonder { $who }
company-without-no = Nee, wachten
company-stand-in = Een bot speelt nu voor je.
company-return = { $who ->
    [you] Zelf verder spelen
   *[other] Plaats van { $who } terugnemen
}
company-deputy = { $who ->
    [you] Jij bent de host tot de host terug is.
   *[other] { $who } is de host tot de host terug is.
}

## Nog een keer

company-again = Nog een keer
company-again-cancel = Toch niet
company-again-wants = { $count ->
    [one] { $names } wil nog een keer.
   *[other] { $names } willen nog een keer.
}
company-again-you = Je wilt nog een keer.
company-again-waits = Wachten op { $names }.
company-again-missing = Weg: { $names }. Het volgende spel begint over { $seconds } s.

## Wat er gebeurde

company-left = { $who } is gestopt
