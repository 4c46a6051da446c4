# De score bijhouden van een echte bak.

## Hoe een beurt wordt ingevoerd

keeper-ways = Zo voer je een beurt in
keeper-way = { $way ->
    [dice] Worp
    [tiles] Stenen
   *[total] Totaal
}
keeper-obstacle = { $why ->
    [bot] Bots kiezen zelf hun stenen. Voer de worp in.
    [shared] Iedereen sluit dezelfde bak, dus er zijn geen totalen.
    [faces] Hier telt elke dobbelsteen. Voer de worp in, want de stenen verraden hem niet.
   *[thrown] Er ligt nog een worp. Maak die eerst af.
}
keeper-three = Drie manieren om een beurt in te voeren
keeper-three-how = { $way ->
    [dice] Tik in wat je gooit, dan wat is neergeklapt.
    [tiles] Tik aan wat is neergeklapt. De som volgt vanzelf.
   *[total] Typ wat er aan het eind van de beurt nog staat.
}

### Met dobbelstenen

keeper-held = Bij { $sum } past niets. De beurt is voorbij.

### Met stenen

keeper-lay = Tik aan wat is neergeklapt
keeper-one-throw = één worp
keeper-lay-fault = { $why ->
    [most] Je gooit hoogstens { $count }
    [least] Je gooit minstens { $count }
   *[tiles] Stenen per worp: hoogstens { $count }
}
keeper-shut = { $sum } neerklappen
keeper-missed = Mis
keeper-missed-label = { $shared ->
    [true] { $who } gooit mis
   *[false] { $who } gooit mis, { $total } over
}
keeper-missed-sum = Hoeveel is er samen gegooid?

### Met het totaal

keeper-total = totaal
keeper-left = Wat heeft { $who } over?
keeper-save = { $shut ->
    [yes] Opslaan: { $who } sluit de bak
   *[no] { $total } voor { $who } opslaan
}
keeper-too-much = Er kan hoogstens { $total } over zijn
keeper-digits = Cijfers van het totaal
keeper-zero = Dicht
keeper-zero-label = Bak gesloten: 0
keeper-erase = Wissen
keeper-swap = Andere hand

## Een Super Box

keeper-tries = Alle anderen krijgen één poging
keeper-next = nu
keeper-start-try = Start: { $who } probeert het
keeper-shut-it = Bak dicht: { $who }
keeper-shut-then = { $answer ->
    [draw] Niemand scoort
    [both-score] { $who } scoort ook
    [first-keeps] { $holder } wint de ronde
   *[handover] { $who } neemt over
}
keeper-missed-it = { $known ->
    [yes] { $who } houdt { $total } over
   *[no] { $who } gooide mis
}
keeper-missed-then = { $last ->
    [yes] { $holder } wint de ronde
   *[no] Dan probeert { $next }
}

## Namen, volgorde en wie invoert

keeper-seats = Namen en volgorde
keeper-seats-short = Namen
keeper-seats-about = Sleep een naam of tik op een pijl. Er wordt met de klok mee gespeeld.
keeper-up = { $who } omhoog
keeper-down = { $who } omlaag
keeper-save-seats = Opslaan
keeper-onlooker = { $seated ->
    [yes] { $who } voert deze beurt in.
   *[no] Je kijkt mee. De score wordt bij de bak bijgehouden.
}
keeper-awake = Scherm aan laten

## Throws, corrections, the sheet

keeper-as-picture = Als plaatje
keeper-as-text = Als tekst
keeper-correct = Corrigeren
keeper-correct-about = Alles wat daarna kwam, wordt ook teruggenomen.
keeper-correct-title = Wat is er verkeerd ingevoerd?
keeper-cell = { $who }, ronde { $round }: { $total }. Wijzigen
keeper-cell-title = { $who }, ronde { $round }
keeper-cell-about = Opgeslagen is { $total }. Wat was er echt over?
keeper-cell-cut = Opslaan en de rest opnieuw invoeren
keeper-die-is = Dobbelsteen { $number } is { $face }; terugnemen
keeper-enter = { $dice ->
    [0] { "" }
    [one] Gooi één dobbelsteen en tik in wat je gooit.
   *[other] Gooi de dobbelstenen en tik in wat je gooit.
}
keeper-more-ways = { $count ->
    [one] andere
   *[other] andere
}
keeper-off-mat = Van de mat
keeper-only-dice = { $dice ->
    [one] Met één dobbelsteen
   *[other] Met { $dice } dobbelstenen
}
keeper-pad = Voer in wat je gooit
keeper-round-won = ronde gewonnen
keeper-score-about = Speel met je eigen bak en dobbelstenen. Tik in wat je gooit. De rest wordt bijgehouden.
keeper-scoresheet = Scoreblad
keeper-share = Delen
keeper-share-sheet = Scoreblad delen
keeper-sheet-copied = Het scoreblad is gekopieerd.
keeper-sheet-sum = { $format ->
    [chase] punten
    [last-one-standing] punten
   *[other] totaal
}
keeper-tap-shut = De bak: tik aan wat neergeklapt is
keeper-the-throw = De worp
keeper-to-beat = { $total ->
    [0] te evenaren
   *[other] eronder komen
}
keeper-undo = Terugnemen
keeper-wants = { $dice ->
    [one] { $who } wil één dobbelsteen gooien: gooi hem en tik in wat je gooit.
   *[other] { $who } wil { $dice } dobbelstenen gooien: gooi ze en tik in wat je gooit.
}
