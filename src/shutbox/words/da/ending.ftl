# The end of a game, the picture of it, and the game of the day.

ending-over = Spillet er slut
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Du vinder med én runde mod { $other }
           *[other] Du vinder med { $own } runder mod { $other }
        }
        [rounds] { $own ->
            [one] Du vinder med én runde
           *[other] Du vinder med { $own } runder
        }
        [points-to] Du vinder { $own } mod { $other }
        [points] { $own ->
            [one] Du vinder med ét point
           *[other] Du vinder med { $own } point
        }
        [left] Du vinder med { $own } tilbage
        [total] Du vinder med summen { $own }
       *[none] Du vinder
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } vinder med én runde mod { $other }
           *[other] { $who } vinder med { $own } runder mod { $other }
        }
        [rounds] { $own ->
            [one] { $who } vinder med én runde
           *[other] { $who } vinder med { $own } runder
        }
        [points-to] { $who } vinder { $own } mod { $other }
        [points] { $own ->
            [one] { $who } vinder med ét point
           *[other] { $who } vinder med { $own } point
        }
        [left] { $who } vinder med { $own } tilbage
        [total] { $who } vinder med summen { $own }
       *[none] { $who } vinder
    }
}
ending-shut = { $you ->
    [yes] Du lukkede æsken med { $tiles }
   *[no] { $who } lukker æsken med { $tiles }
}
ending-left = { $you ->
    [yes] Du havde { $total } tilbage
   *[no] { $who } havde { $total } tilbage
}
ending-odds = Selv med perfekt spil sker det i ét ud af { $games } spil.
ending-figure = { $kind ->
    [standing] står op
    [left] tilbage
   *[thrown] kastet
}
ending-missed-with = intet passer: { $pips }
ending-moment = { $known ->
    [yes] Det afgørende øjeblik
   *[no] Det sidste kast
}
ending-deed = { $came ->
    [shut] { $who } kaster { $pips } og lukker { $tiles }.
    [box] { $who } kaster { $pips } og lukker æsken med { $tiles }.
    [missed] { $who } kaster { $pips }: Intet passer.
   *[open] { $who } kaster { $pips }.
}
ending-chance = Chance: { $who }
ending-swing = { $from } til { $to }
ending-rounds = Runde for runde
ending-left-in = Tilbage i runde
ending-unit = { $unit ->
    [rounds] Vundne runder
    [points] Point
   *[total] Sum
}
ending-throws = { $count ->
    [one] Kastet
   *[other] De { $count } kast
}
ending-record = Dine resultater
ending-best = Din rekord
ending-before = før: { $total }
ending-first = din første
ending-box-shut = Æske lukket
ending-in-games = { $games ->
    [one] i ét spil
   *[other] i { $games } spil
}
ending-mean = Dit gennemsnit
ending-perfect-mean = perfekt: { $mean }

## The picture

ending-picture = Del et billede
ending-picture-shape = Format
ending-picture-shapes = { $shape ->
    [wide] Bredt
   *[tall] Højt
}
ending-picture-names = Navne på billedet
ending-picture-hand-on = { $how ->
    [share] Del billedet
   *[save] Gem billedet
}
ending-picture-failed = Billedet kunne ikke laves. Prøv igen.

## The game of the day

ending-play-today = Spil dagens spil
ending-look = Se, hvordan det gik
ending-perfect = { $total ->
    [0] Perfekt spil uden forhåndsviden lukker æsken.
   *[other] Perfekt spil uden forhåndsviden har { $total } tilbage.
}
ending-perfect-box = { $total ->
    [0] Perfekt spil: æsken lukket
   *[other] Perfekt spil: { $total } tilbage
}
ending-second = Kun dit første forsøg tæller: { $total } tilbage.
ending-turning = Vendepunktet, kast { $n }
ending-no-turning = Ingen af dine valg kostede ret meget.
ending-turned = { $do ->
    [shut] Du lukkede { $tiles }.
    [take] Du tog pointet.
    [raise] Du lod en talklap rejse sig igen.
    [end] Du sluttede turen.
   *[throw] { $dice ->
        [one] Du kastede én terning.
       *[other] Du kastede { $dice } terninger.
    }
}
ending-streak = { $days ->
    [0] Spil i dag, og start en stime
    [one] Én dag
   *[other] { $days } dage i træk
}
ending-longest = Din længste stime: { $days }.
ending-forgiven = Én glemt dag er tilgivet.
ending-share = Del resultatet
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: { $gap } fra perfekt spil
    [ahead] Shutbox, { $day }: { $gap } bedre end perfekt spil
    [same] Shutbox, { $day }: lige så godt som perfekt spil
   *[unknown] Shutbox, { $day }
}
ending-day = Dag { $days }
ending-copied = Kopieret. Sæt det ind i en besked.
