# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] venter på spillere
    [sealing] lige ved at begynde
    [playing] spillet er i gang
    [over] spillet er slut
   *[abandoned] opgivet
}
join-open = ledig
join-note-bot = bot ({ $bot })
join-note-stand-in = bot ({ $bot }), for { $who }
join-note-person = { $state ->
    [you] dig
    [here] her
   *[away] væk
}
join-dice = { $dice ->
    [typed] Rigtige terninger, tastet af den, der kaster dem.
    [seeded] Terninger fra en startværdi, til én spiller.
   *[sealed] Forseglede terninger; kuverten er { $seal }…
}
join-coach = { $coach ->
    [ask] Træneren svarer den, der beder om et tip.
    [each] Træneren kommenterer hvert valg.
   *[off] Ingen træner.
}
join-undo = Det, der er gjort, kan fortrydes.
join-pencil = Enhver, der sidder her, må taste det ind, som spilleren ved æsken gør.
join-seconds = { $seconds ->
    [one] Ét sekunds betænkningstid til hvert valg.
   *[other] { $seconds } sekunders betænkningstid til hvert valg.
}
join-watching = { $count ->
    [one] Én ser på.
   *[other] { $count } ser på.
}

## Coming and going

join-link = Andre kan være med via:
join-join = I en terminal:
join-spoken = Eller sig koden { $spoken } højt; med adressen { $server } gælder den i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}.
join-back = Du er tilbage som { $names }.
join-look = Du ser på.
join-lost = Forbindelsen er tabt; prøver igen.
join-again = Forbundet igen.
join-missed = { $count ->
    [one] Der er sket én ting mere imens.
   *[other] Der er sket { $count } ting mere imens.
}
join-here = { $who } er her.
join-away = { $who } er gået; pladsen holdes.
join-gone = { $who } har været væk i to minutter: { $fill } lader en bot spille videre, { $remove } fortsætter uden pladsen.
join-deputy = Værten er væk: imens bestemmer { $who }.
join-deputy-over = Værten bestemmer igen.
join-stand-in = På pladsen for { $who } spiller en bot: { $word } tager den tilbage.
join-sat = { $who } tager plads { $seat }.
join-stood = { $who } rejser sig; plads { $seat } er ledig igen.
join-filled = Plads { $seat } går til { $who }, en bot.
join-moved = { $who } fortsætter på plads { $seat } fra en anden enhed.
join-called = Alle pladser er taget: Alle viser den startværdi, der blev forseglet.
join-begun = Spillet begynder.
join-missing = Forseglede en startværdi og viste den ikke: { $names }. Spillet går videre uden den.
join-closed = Bordet blev opgivet.
join-rematched = Der er revanche ved et andet bord: { $rematch } går derhen.
join-wants-again = { $who } vil spille igen: { $rematch } er med.
join-again-waits = Du vil spille igen. Venter på { $names }.
join-again-missing = Du vil spille igen. Væk: { $names }. Næste spil begynder om { $seconds } s.
join-envelope = { $fits ->
    [yes] terninger: Kuverten er den, der blev forseglet før spillet; der blev ikke taget noget kast fra den.
   *[no] terninger: KUVERTEN ER IKKE DEN, DER BLEV FORSEGLET. Stol ikke på denne server.
}
join-dice-wrong = terninger: DET ER IKKE DE TERNINGER, DER BLEV FORSEGLET: { $why }. Stol ikke på denne server.
join-clock = { $seconds ->
    [one] Du har ét sekund.
   *[other] Du har { $seconds } sekunder.
}
join-coach-best = Træneren: { $taken } er bedst.
join-coach-other = Træneren: { $judgement }. { $taken } koster { $loss }; bedst er { $best }.
join-coach-strange = Træneren har sagt noget, som dette program ikke forstår.
join-moving = På den anden enhed, inden for { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}:
join-kept = Spillet er gemt i { $file }. Tjek det med:
join-over = { $save } gemmer spillet i en fil, { $rematch } spiller igen, { $quit } går.
join-stale = Der er sket noget imens; se efter igen.
join-seat-kept = Din plads holdes. Fortsæt med:
join-leave-sure = { $who } forlader spillet for altid, og de andre spiller videre. Brug { $quit } for at beholde pladsen. Forlad spillet? ja eller nej
join-remove-sure = Spillet fortsætter for altid uden { $who }. Er det meningen? ja eller nej
join-close-sure = Bordet opgives for alle. Opgiv det? ja eller nej
join-start-sure = Terningerne mangler endnu den forseglede del fra { $names }. Begynde uden? ja eller nej
join-not-done = Intet er ændret.

## Questions

join-ask-code = Bordets kode eller de seks cifre, som værten siger
join-ask-name = Dit navn
join-ask-start = Alle er her. Enter starter spillet
join-ask-waiting = { $count ->
    [0] Venter på, at værten starter
    [one] Venter: Én plads er ledig
   *[other] Venter: { $count } pladser er ledige
}
join-ask-sealing = Et øjeblik
join-ask-other = { $who } er ved æsken
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } eller { $quit }
   *[no] { $rematch }, { $save } eller { $quit }
}
join-ask-lost = Ingen forbindelse

## What can be typed

join-type-who = { $word }
    .does = hvem der sidder hvor, og hvem der er her
join-type-show = { $word }
    .does = spillet, som det står
join-type-sit = { $word } 2 Bo
    .does = Bo tager plads 2 ved denne terminal; { $word } Bo tager en ledig
join-type-stand = { $word }
    .does = giver din plads tilbage; { $word } Bo for en anden ved denne terminal
join-type-remove = { $word } 2
    .does = beder spilleren på plads 2 om at gå; i spillet: fortsætter uden en, der længe har været væk
join-type-fill = { $word } 2 club
    .does = giver plads 2 til en bot: før spillet, eller når dens spiller har været væk i to minutter
join-type-return = { $word }
    .does = tager din plads tilbage fra den bot, der spiller på den
join-type-start = { $word }
    .does = begynder, når alle pladser er taget; det gør Enter også
join-type-undo = { $word }
    .does = fortryder det, du sidst gjorde, hvor bordet tillader det
join-type-rename = { $word } Ann=Anna
    .does = Ann hedder fra nu af Anna
join-type-order = { $word } Bo, Ann
    .does = sådan sidder alle nu
join-type-hint = { $word }
    .does = hvad hvert valg er værd, hvor bordet har en træner; tip gemmes i spilfilen
join-type-leave = { $word }
    .does = forlader spillet for altid; { $word } Bo for en anden ved denne terminal
join-type-close = { $word }
    .does = opgiver bordet
join-type-link = { $word }
    .does = det, andre kan være med via
join-type-spoken = { $word }
    .does = en ny kode på seks cifre at sige højt
join-type-move = { $word }
    .does = et link, der flytter din plads til en anden enhed; { $word } Bo for en anden ved denne terminal
join-type-save = { $word }
    .does = gemmer spillet i en fil; { $word } FILE i en med dette navn
join-type-rematch = { $word }
    .does = spiller igen med de samme pladser; en anden begynder
join-type-help = { $word }
    .does = denne liste
join-type-quit = { $word }
    .does = går for nu og beholder pladsen; det gør Ctrl-C også
