# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] wachten op spelers
    [sealing] gaat zo beginnen
    [playing] de partij is bezig
    [over] de partij is afgelopen
   *[abandoned] opgeheven
}
join-open = vrij
join-note-bot = bot ({ $bot })
join-note-stand-in = bot ({ $bot }), voor { $who }
join-note-person = { $state ->
    [you] jij
    [here] is er
   *[away] even weg
}
join-dice = { $dice ->
    [typed] Echte dobbelstenen; wie gooit, typt de ogen in.
    [seeded] Worpen uit een seed, voor één speler.
   *[sealed] Verzegelde worpen; de envelop is { $seal }…
}
join-coach = { $coach ->
    [ask] Wie om een hint vraagt, krijgt antwoord van de coach.
    [each] De coach geeft commentaar bij elke keuze.
   *[off] Geen coach.
}
join-undo = Terugnemen mag.
join-pencil = Iedereen die hier zit, mag invoeren wat er in een beurt gebeurt.
join-seconds = { $seconds ->
    [one] Eén seconde bedenktijd per keuze.
   *[other] { $seconds } seconden bedenktijd per keuze.
}
join-watching = { $count ->
    [one] Er kijkt iemand mee.
   *[other] Er kijken { $count } mensen mee.
}

## Coming and going

join-link = Anderen doen mee met:
join-join = In een terminal:
join-spoken = Of zeg de code { $spoken } hardop; met het adres { $server } geldt die { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}.
join-back = Je bent terug als { $names }.
join-look = Je kijkt mee.
join-lost = De verbinding is weg. Opnieuw proberen.
join-again = Weer verbonden.
join-missed = { $count ->
    [one] Intussen is er nog iets gebeurd.
   *[other] Intussen zijn er nog { $count } dingen gebeurd.
}
join-here = { $who } is er.
join-away = { $who } is weg; de plaats blijft gereserveerd.
join-gone = { $who } is al twee minuten weg: met { $fill } speelt een bot verder, met { $remove } gaat het zonder die plaats verder.
join-deputy = De host is weg. Zolang beslist { $who }.
join-deputy-over = De host beslist weer.
join-stand-in = Op de plaats van { $who } speelt een bot: { $word } neemt die terug.
join-sat = { $who } neemt plaats { $seat }.
join-stood = Plaats { $seat } van { $who } is weer vrij.
join-filled = Plaats { $seat } gaat naar { $who }, een bot.
join-moved = { $who } gaat met plaats { $seat } verder op een ander apparaat.
join-called = Alle plaatsen zijn bezet: iedereen toont de verzegelde seed.
join-begun = De partij begint.
join-missing = Een seed verzegeld maar niet getoond: { $names }. De partij gaat zonder dat deel verder.
join-closed = De tafel is opgeheven.
join-rematched = Er is een nieuwe partij, aan een andere tafel: { $rematch } gaat erheen.
join-wants-again = { $who } wil nog een partij: { $rematch } doet mee.
join-again-waits = Je wilt nog een partij. Wachten op { $names }.
join-again-missing = Je wilt nog een partij. Weg: { $names }. De volgende partij begint over { $seconds } s.
join-envelope = { $fits ->
    [yes] worpen: de envelop is dezelfde die vóór de partij verzegeld werd; er is geen worp uit genomen.
   *[no] worpen: DIT IS NIET DE VERZEGELDE ENVELOP. Vertrouw deze server niet.
}
join-dice-wrong = worpen: DIT ZIJN NIET DE WORPEN DIE VERZEGELD WERDEN: { $why }. Vertrouw deze server niet.
join-clock = { $seconds ->
    [one] Je hebt één seconde.
   *[other] Je hebt { $seconds } seconden.
}
join-coach-best = De coach: { $taken } is het beste.
join-coach-other = De coach: { $judgement }. { $taken } kost { $loss }; het beste is { $best }.
join-coach-strange = De coach heeft iets gezegd wat dit programma niet begrijpt.
join-moving = Op het andere apparaat, binnen { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}:
join-kept = De partij is bewaard in { $file }. Controleer hem met:
join-over = { $save } bewaart de partij in een bestand, { $rematch } start er nog een, { $quit } gaat weg.
join-stale = Er is intussen iets gebeurd. Kijk nog eens.
join-seat-kept = Je plaats blijft bewaard. Ga verder met:
join-leave-sure = { $who } stopt voorgoed, en de anderen spelen door. Met { $quit } blijft de plaats bewaard. Stoppen? ja of nee
join-remove-sure = De partij gaat voorgoed verder zonder { $who }. Is dat de bedoeling? ja of nee
join-close-sure = De tafel wordt voor iedereen opgeheven. Opheffen? ja of nee
join-start-sure = Voor de worpen ontbreekt nog het verzegelde deel van { $names }. Toch beginnen? ja of nee
join-not-done = Er is niets veranderd.

## Questions

join-ask-code = De code van de tafel, of de zes cijfers die je hebt gehoord
join-ask-name = Je naam
join-ask-start = Iedereen is er. Met Enter begint de partij
join-ask-waiting = { $count ->
    [0] Wachten tot de host begint
    [one] Wachten: er is één plaats vrij
   *[other] Wachten: er zijn { $count } plaatsen vrij
}
join-ask-sealing = Een ogenblik
join-ask-other = { $who } is aan de beurt
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } of { $quit }
   *[no] { $rematch }, { $save } of { $quit }
}
join-ask-lost = Geen verbinding

## What can be typed

join-type-who = { $word }
    .does = wie waar zit, en wie er is
join-type-show = { $word }
    .does = de stand van de partij
join-type-sit = { $word } 2 Bo
    .does = Bo neemt plaats 2, aan deze terminal; { $word } Bo neemt een vrije
join-type-stand = { $word }
    .does = geef je plaats terug; { $word } Bo voor een ander aan deze terminal
join-type-remove = { $word } 2
    .does = vraag de speler van plaats 2 om weg te gaan; tijdens de partij: verder zonder iemand die lang weg is
join-type-fill = { $word } 2 club
    .does = geef plaats 2 aan een bot: vóór de partij, of als de speler twee minuten weg is
join-type-return = { $word }
    .does = neem je plaats terug van de bot die er speelt
join-type-start = { $word }
    .does = begin, zodra alle plaatsen bezet zijn; Enter doet dat ook
join-type-undo = { $word }
    .does = neem terug wat je het laatst deed, waar de tafel dat toelaat
join-type-rename = { $word } Ann=Anna
    .does = Ann heet voortaan Anna
join-type-order = { $word } Bo, Ann
    .does = zo zit iedereen nu
join-type-hint = { $word }
    .does = wat elke keuze waard is, waar de tafel een coach heeft; hints komen in het spelbestand
join-type-leave = { $word }
    .does = stop voorgoed met de partij; { $word } Bo voor een ander aan deze terminal
join-type-close = { $word }
    .does = hef de tafel op
join-type-link = { $word }
    .does = waarmee anderen meedoen
join-type-spoken = { $word }
    .does = een nieuwe code van zes cijfers om hardop te zeggen
join-type-move = { $word }
    .does = een link die je plaats naar een ander apparaat brengt; { $word } Bo voor een ander aan deze terminal
join-type-save = { $word }
    .does = bewaar de partij in een bestand; { $word } FILE in een met die naam
join-type-rematch = { $word }
    .does = nog een keer met dezelfde plaatsen, een ander begint
join-type-help = { $word }
    .does = deze lijst
join-type-quit = { $word }
    .does = ga even weg, en houd de plaats; Ctrl+C kan ook
