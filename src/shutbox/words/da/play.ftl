# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = alene
play-round = runde { $round }
play-round-of = runde { $round } af { $rounds }
play-play-off = omspil, runde { $round }
play-points = { $points } point
play-total = sum { $total }
play-note-at = har turen
play-note-starts = kaster om, hvem der begynder
play-note-rolled = kastede { $roll }
play-note-waits = venter
play-note-holds = { $total ->
    [0] fører med lukket æske
   *[other] fører med { $total }
}
play-note-had = { $total ->
    [0] lukkede æsken
   *[other] sum { $total }
}
play-note-missed = ude af runden
play-note-out = ude
play-note-left = er gået
play-note-won = vinder
play-final = Resultat
play-interim = Stillingen

## What a turn is about

play-now = sum nu { $total }
play-to-beat = { $total ->
    [0] mod en lukket æske ({ $who })
   *[other] under { $total } ({ $who })
}
play-tries = { $tries ->
    [one] 1 forsøg tilbage
   *[other] { $tries } forsøg tilbage
}
play-limit = { $format ->
    [knock-out] grænse { $limit }
    [until] slutter ved { $limit }
   *[last-one-standing] { $limit } point vinder
}
play-thrown = { $dice ->
    [one] kastet { $faces }
   *[other] kastet { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Hvilket spil?
play-ask-rules = Nummer, navn eller fil (Enter: { $usual })
play-ask-players = Hvem spiller? Navne med komma, @club eller en anden bot som modstander. Ét navn spiller alene (Enter: { $somebody })
play-ask-rounds = Hvor mange runder? (Enter: { $usual })
play-ask-dice = Hvis terninger? 1: computerens, 2: jeres egne (Enter: { $usual })
play-ask-off-mat = En terning af måtten: Hvilken straf? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Hvem begynder? Reglerne siger den yngste (Enter: { $usual })
   *[other] Hvem begynder? (Enter: { $usual })
}
play-why-rules = Hvert nummer på listen er et spil. »shutbox rules« med dets navn forklarer det. En fil med en husregel kan også bruges.
play-why-players = Navnene i rækkefølge rundt om bordet, med komma: Ann, Bo. Begynder den yngste, så skriv det navn først. Botterne er { $bots }.
play-why-rounds = Efter reglerne aftaler I selv antallet af runder, her fra { $low } til { $high }.
play-why-dice = Med 1 kaster computeren. Med 2 kaster du rigtige terninger og skriver, hvad de viser.
play-why-off-mat = Hvis en terning triller af måtten, tæller kastet ikke. Så gælder den straf, du vælger her.
play-why-starter = Et navn eller dets nummer på listen. De andre følger med uret, i navnenes rækkefølge.
play-somebody = Spiller
play-welcome = { $rules }. Skriv ? ved et spørgsmål for at se, hvad du kan svare.
play-seed = Kastene kommer fra startværdien { $seed }. Den samme startværdi giver de samme kast.
play-foresight = { $horizon ->
    [turn] Botter og tips ser til slutningen af denne tur. Det ville tage for lang tid at regne længere. Det, »shutbox solve« har beregnet, bruges.
    [forecast] Botter og tips ser til spillets slutning, som om ingen ser længere end runden. Det ville tage for lang tid at regne længere. Det, »shutbox solve« har beregnet, bruges.
   *[round] Botter og tips ser til slutningen af denne runde. Det ville tage for lang tid at regne længere. Det, »shutbox solve« har beregnet, bruges.
}
play-over-already = Dette spil er slut.
play-saved = Gemt i { $file }. Fortsæt med:
play-kept = Spillet er gemt i { $file }.
play-collected = Til shutbox stats er spillet gemt i { $file }; slå det fra med shutbox stats --keep no.
play-no = Nej: { $why }.

## Questions

play-ask-bot = { $dice ->
    [one] { $who } vil kaste én terning: Kast den, og skriv, hvad den viser
   *[other] { $who } kaster { $dice } terninger: Kast dem, og skriv, hvad de viser
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [one] { $who } kaster én terning om, hvem der begynder: Hvad viser den?
           *[other] { $who } kaster { $dice } terninger om, hvem der begynder: Hvad viser de?
        }
       *[made] { $dice ->
            [one] { $who }, Enter kaster én terning om, hvem der begynder
           *[other] { $who }, Enter kaster { $dice } terninger om, hvem der begynder
        }
    }
    [survivor] { $case ->
        [typed] { $who }: { $take }, eller kast en gang til, og skriv, hvad terningerne viser
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }: { $take }, eller Enter kaster én terning en gang til
               *[other] { $who }: { $take }, eller Enter kaster { $dice } terninger en gang til
            }
           *[other] { $who }: { $take }, eller Enter kaster { $dice } terninger en gang til, 1 kaster én terning
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [one] { $dice ->
                [one] { $who } kaster én terning: Hvad viser den?
               *[other] { $who } kaster { $dice } terninger: Hvad viser de?
            }
           *[other] { $who } kaster { $dice } terninger eller én: Hvad viser de?
        }
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }, Enter kaster én terning
               *[other] { $who }, Enter kaster { $dice } terninger
            }
           *[other] { $who }, Enter kaster { $dice } terninger, 1 kaster én terning
        }
    }
}
play-ask-shut = { $who }, hvilke talklapper? Nummer eller talklapper
play-ask-only = { $who }, kun { $tiles } passer: Enter lukker
play-ask-penalty = { $who }: 1 rejser den højeste lukkede talklap, 2 slutter turen
play-ask-over = Enter afslutter spillet, { $undo } fortryder det seneste

## What can be typed

play-type-enter = Enter
    .does = kaster terningerne
play-type-count = 1
    .does = kaster én terning i stedet for alle
play-type-faces = 3 5
    .does = det, terningerne på dit bord viser; 3,5 og 35 kan også bruges
play-type-sum = { $word } 9, =9
    .does = kun summen af alle terninger er kendt
play-type-total = { $word } 17
    .does = turen er slut, og kun summen er kendt; { $word } 0 for en lukket æske
play-type-off = { $word }
    .does = en terning er trillet af måtten
play-type-take = { $word }
    .does = tager pointet i stedet for at kaste
play-type-number = 1
    .does = trækket med dette nummer
play-type-tiles = 6+2
    .does = disse talklapper; hvert ' er en række længere bagud: 2' står bag den forreste række
play-type-raise = 1, { $word }
    .does = den højeste lukkede talklap rejser sig igen
play-type-end = 2, { $word }
    .does = turen slutter
play-type-finish = Enter
    .does = afslutter spillet
play-type-hint = { $word }
    .does = hvad hvert valg er værd, og hvorfor; tips tælles og gemmes i spilfilen
play-type-undo = { $word }
    .does = fortryder det seneste, men aldrig et kast med computerens terninger
play-type-leave = { $word }
    .does = den, der har turen, forlader spillet; { $word } Bo for en anden
play-type-rename = { $word } Ann=Anna
    .does = Ann hedder fra nu af Anna
play-type-order = { $word } Bo, Ann
    .does = sådan sidder alle nu; rundens øvrige ture følger rækkefølgen
play-type-save = { $word }
    .does = gemmer spillet i en fil og spiller videre
play-type-quit = { $word }
    .does = gemmer spillet i en fil og stopper; det gør Ctrl+C også
