# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = alleen
play-round = ronde { $round }
play-round-of = ronde { $round } van { $rounds }
play-play-off = beslissingsronde { $round }
play-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
play-total = totaal { $total }
play-note-at = aan de beurt
play-note-starts = gooit om de eerste beurt
play-note-rolled = gooide { $roll }
play-note-waits = wacht
play-note-holds = { $total ->
    [0] aan kop met een dichte bak
   *[other] aan kop met { $total }
}
play-note-had = { $total ->
    [0] sloot de bak
   *[other] totaal { $total }
}
play-note-missed = af voor deze ronde
play-note-out = af
play-note-left = gestopt
play-note-won = wint
play-final = Eindstand
play-interim = Tussenstand

## What a turn is about

play-now = totaal nu { $total }
play-to-beat = { $total ->
    [0] tegen een dichte bak ({ $who })
   *[other] onder { $total } komen ({ $who })
}
play-tries = { $tries ->
    [one] nog 1 poging
   *[other] nog { $tries } pogingen
}
play-limit = { $format ->
    [knock-out] grens { $limit }
    [until] eindigt bij { $limit }
   *[last-one-standing] winst bij { $limit } punten
}
play-thrown = { $dice ->
    [one] gegooid { $faces }
   *[other] gegooid { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Welk spel?
play-ask-rules = Nummer, naam of bestand (Enter: { $usual })
play-ask-players = Wie spelen er? Namen met komma’s, @club of een andere bot als tegenstander. Eén naam speelt alleen (Enter: { $somebody })
play-ask-rounds = Hoeveel rondes? (Enter: { $usual })
play-ask-dice = Welke dobbelstenen? 1: die van de computer, 2: jullie eigen (Enter: { $usual })
play-ask-off-mat = Een dobbelsteen van de mat: welke straf? (Enter: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Wie begint? Volgens de spelregels de jongste (Enter: { $usual })
   *[other] Wie begint? (Enter: { $usual })
}
play-why-rules = Elk nummer in de lijst is een spel. “shutbox rules” met de naam legt het uit. Een bestand met een huisregel kan ook.
play-why-players = De namen in hun volgorde rond de tafel, met komma’s: Ann, Bo. Begint de jongste, noem die dan eerst. De bots zijn { $bots }.
play-why-rounds = Volgens de spelregels kies je zelf het aantal rondes, hier van { $low } tot en met { $high }.
play-why-dice = Met 1 gooit de computer. Met 2 gooi je echte dobbelstenen en typ je wat je gooit.
play-why-off-mat = Rolt een dobbelsteen van de mat, dan telt de worp niet en volgt de straf die je hier kiest.
play-why-starter = Een naam, of het nummer ervan in de lijst. De anderen volgen met de klok mee, in de volgorde van de namen.
play-somebody = Speler
play-welcome = { $rules }. Typ ? bij een vraag om te zien wat je kunt antwoorden.
play-seed = De worpen komen uit de seed { $seed }. Dezelfde seed geeft dezelfde worpen.
play-foresight = { $horizon ->
    [turn] Bots en hints kijken tot het eind van deze beurt, want verder rekenen duurt te lang. Wat “shutbox solve” al heeft berekend, wordt gebruikt.
    [forecast] Bots en hints kijken tot het eind van de partij, alsof niemand verder kijkt dan de ronde, want verder rekenen duurt te lang. Wat “shutbox solve” al heeft berekend, wordt gebruikt.
   *[round] Bots en hints kijken tot het eind van deze ronde, want verder rekenen duurt te lang. Wat “shutbox solve” al heeft berekend, wordt gebruikt.
}
play-over-already = Deze partij is afgelopen.
play-saved = Bewaard in { $file }. Ga verder met:
play-kept = De partij is bewaard in { $file }.
play-collected = Voor shutbox stats is de partij bewaard in { $file }; met shutbox stats --keep no zet je dat uit.
play-no = Nee: { $why }.

## Questions

play-ask-bot = { $dice ->
    [one] { $who } wil één dobbelsteen gooien: gooi hem, en typ wat je gooit
   *[other] { $who } gooit { $dice } dobbelstenen: gooi ze, en typ wat je gooit
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [one] { $who } gooit één dobbelsteen om de eerste beurt: wat is de worp?
           *[other] { $who } gooit { $dice } dobbelstenen om de eerste beurt: wat is de worp?
        }
       *[made] { $dice ->
            [one] { $who }, Enter gooit één dobbelsteen om de eerste beurt
           *[other] { $who }, Enter gooit { $dice } dobbelstenen om de eerste beurt
        }
    }
    [survivor] { $case ->
        [typed] { $who }: { $take }, of gooi nog één keer en typ wat je gooit
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }: { $take }, of Enter gooit nog één keer één dobbelsteen
               *[other] { $who }: { $take }, of Enter gooit nog één keer { $dice } dobbelstenen
            }
           *[other] { $who }: { $take }, of Enter gooit nog één keer { $dice } dobbelstenen, 1 gooit er één
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [one] { $dice ->
                [one] { $who } gooit één dobbelsteen: wat is de worp?
               *[other] { $who } gooit { $dice } dobbelstenen: wat is de worp?
            }
           *[other] { $who } gooit { $dice } dobbelstenen of één: wat is de worp?
        }
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }, Enter gooit één dobbelsteen
               *[other] { $who }, Enter gooit { $dice } dobbelstenen
            }
           *[other] { $who }, Enter gooit { $dice } dobbelstenen, 1 gooit er één
        }
    }
}
play-ask-shut = { $who }, welke stenen? Nummer of stenen
play-ask-only = { $who }, alleen { $tiles } past: Enter klapt neer
play-ask-penalty = { $who }: 1 zet de hoogste neergeklapte steen omhoog, 2 beëindigt de beurt
play-ask-over = Enter beëindigt de partij, { $undo } neemt het laatste terug

## What can be typed

play-type-enter = Enter
    .does = gooi de dobbelstenen
play-type-count = 1
    .does = gooi één dobbelsteen in plaats van alle
play-type-faces = 3 5
    .does = wat je met je eigen dobbelstenen gooit; 3,5 en 35 mag ook
play-type-sum = { $word } 9, =9
    .does = alleen de som van alle dobbelstenen is bekend
play-type-total = { $word } 17
    .does = de beurt is voorbij, en alleen het totaal is bekend; { $word } 0 voor een gesloten bak
play-type-off = { $word }
    .does = er is een dobbelsteen van de mat gerold
play-type-take = { $word }
    .does = neem het punt in plaats van te gooien
play-type-number = 1
    .does = de zet met dit nummer
play-type-tiles = 6+2
    .does = deze stenen; elke ' is een rij verder naar achteren: 2' staat achter de eerste rij
play-type-raise = 1, { $word }
    .does = de hoogste neergeklapte steen komt weer omhoog
play-type-end = 2, { $word }
    .does = de beurt is voorbij
play-type-finish = Enter
    .does = beëindig de partij
play-type-hint = { $word }
    .does = wat elke keuze waard is, en waarom; hints worden geteld en komen in het spelbestand
play-type-undo = { $word }
    .does = neem het laatste terug, maar geen worp van de computer
play-type-leave = { $word }
    .does = wie aan de beurt is, stopt met de partij; { $word } Bo voor een ander
play-type-rename = { $word } Ann=Anna
    .does = Ann heet voortaan Anna
play-type-order = { $word } Bo, Ann
    .does = zo zit iedereen nu; de overige beurten van de ronde volgen deze volgorde
play-type-save = { $word }
    .does = bewaar de partij in een bestand, en speel verder
play-type-quit = { $word }
    .does = bewaar de partij in een bestand, en stop; Ctrl+C kan ook
