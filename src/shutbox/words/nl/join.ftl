# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] wachten op spelers
    [sealing] gaat zo beginnen
    [playing] het spel is bezig
    [over] het spel is afgelopen
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
    [typed] Echte dobbelstenen; wie gooit, typt wat ze tonen.
    [seeded] Worpen uit een seed, voor één speler.
   *[sealed] Verzegelde worpen; de envelop is { $seal }…
}
join-coach = { $coach ->
    [ask] De coach antwoordt wie om een hint vraagt.
    [each] De coach zegt bij elke keuze wat hij ervan vindt.
   *[off] Geen coach.
}
join-undo = Wat gedaan is, kan worden teruggenomen.
join-pencil = Iedereen die hier zit, mag invoeren wat de speler aan de bak doet.
join-seconds = { $seconds ->
    [one] Eén seconde bedenktijd per keuze.
   *[other] { $seconds } seconden bedenktijd per keuze.
}
join-watching = { $count ->
    [one] Er kijkt één iemand mee.
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
join-lost = De verbinding is weg; opnieuw proberen.
join-again = Weer verbonden.
join-missed = { $count ->
    [one] Intussen is er nog één ding gebeurd.
   *[other] Intussen zijn er nog { $count } dingen gebeurd.
}
join-here = { $who } is er.
join-away = { $who } is weg; de plaats blijft bewaard.
join-gone = { $who } is al twee minuten weg: met { $fill } speelt een bot verder, met { $remove } gaat het zonder die plaats verder.
join-deputy = De host is weg: zolang beslist { $who }.
join-deputy-over = De host beslist weer.
join-stand-in = Op de plaats van { $who } speelt een bot: { $word } neemt die terug.
join-sat = { $who } neemt plaats { $seat }.
join-stood = Plaats { $seat } van { $who } is weer vrij.
join-filled = Plaats { $seat } gaat naar { $who }, een bot.
join-moved = { $who } gaat met plaats { $seat } verder op een ander apparaat.
join-called = Alle plaatsen zijn bezet: ieder laat de verzegelde seed zien.
join-begun = Het spel begint.
join-missing = Een seed verzegeld en niet laten zien: { $names }. Het spel gaat zonder verder.
join-closed = De tafel is opgeheven.
join-rematched = Er is een nieuwe partij, aan een andere tafel: { $rematch } gaat erheen.
join-wants-again = { $who } wil nog een keer: { $rematch } doet mee.
join-again-waits = Je wilt nog een keer. Wachten op { $names }.
join-again-missing = Je wilt nog een keer. Weg: { $names }. Het volgende spel begint over { $seconds } s.
join-envelope = { $fits ->
    [yes] worpen: de envelop is dezelfde die vóór het spel verzegeld werd; er is geen worp uit genomen.
   *[no] worpen: DE ENVELOP IS NIET DIE DIE VERZEGELD WERD. Vertrouw deze server niet.
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
join-kept = Het spel is bewaard in { $file }. Controleer het met:
join-over = { $save } bewaart het spel in een bestand, { $rematch } speelt nog een keer, { $quit } gaat weg.
join-stale = Er is intussen iets gebeurd; kijk nog eens.
join-seat-kept = Je plaats blijft bewaard. Ga verder met:
join-leave-sure = { $who } stopt voorgoed, en de anderen spelen door. Met { $quit } blijft de plaats bewaard. Stoppen? ja of nee
join-remove-sure = Het spel gaat voorgoed verder zonder { $who }. Is dat de bedoeling? ja of nee
join-close-sure = De tafel wordt voor iedereen opgeheven. Opheffen? ja of nee
join-start-sure = Voor de worpen ontbreekt nog het verzegelde deel van { $names }. Zonder beginnen? ja of nee
join-not-done = Er is niets gedaan.

## Questions

join-ask-code = De code van de tafel, of de zes cijfers die de host zegt
join-ask-name = Je naam
join-ask-start = Iedereen is er. Enter begint het spel
join-ask-waiting = { $count ->
    [0] Wachten tot de host begint
    [one] Wachten: er is één plaats vrij
   *[other] Wachten: er zijn { $count } plaatsen vrij
}
join-ask-sealing = Een ogenblik
join-ask-other = { $who } is aan de bak
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } of { $quit }
   *[no] { $rematch }, { $save } of { $quit }
}
join-ask-lost = Geen verbinding

## What can be typed

join-type-who = { $word }
    .does = wie waar zit, en wie er is
join-type-show = { $word }
    .does = het spel zoals het staat
join-type-sit = { $word } 2 Bo
    .does = Bo neemt plaats 2, aan deze terminal; { $word } Bo neemt een vrije
join-type-stand = { $word }
    .does = geef je plaats terug; { $word } Bo voor een ander aan deze terminal
join-type-remove = { $word } 2
    .does = vraag de speler van plaats 2 om weg te gaan; in het spel: zonder iemand verder die lang weg is
join-type-fill = { $word } 2 club
    .does = geef plaats 2 aan een bot: voor het spel, of als de speler twee minuten weg is
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
    .does = stop voorgoed met het spel; { $word } Bo voor een ander aan deze terminal
join-type-close = { $word }
    .does = hef de tafel op
join-type-link = { $word }
    .does = waarmee anderen meedoen
join-type-spoken = { $word }
    .does = een nieuwe code van zes cijfers om hardop te zeggen
join-type-move = { $word }
    .does = een link die je plaats naar een ander apparaat brengt; { $word } Bo voor een ander aan deze terminal
join-type-save = { $word }
    .does = bewaar het spel in een bestand; { $word } FILE in een met die naam
join-type-rematch = { $word }
    .does = nog een keer met dezelfde plaatsen, een ander begint
join-type-help = { $word }
    .does = deze lijst
join-type-quit = { $word }
    .does = ga even weg, en houd de plaats; Ctrl-C doet dat ook
