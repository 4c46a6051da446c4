# The end of a game, the picture of it, and the game of the day.

ending-over = Einde van de partij
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Je wint met één ronde tegen { $other }
           *[other] Je wint met { $own } rondes tegen { $other }
        }
        [rounds] { $own ->
            [one] Je wint met één ronde
           *[other] Je wint met { $own } rondes
        }
        [points-to] Je wint met { $own } tegen { $other }
        [points] { $own ->
            [one] Je wint met één punt
           *[other] Je wint met { $own } punten
        }
        [left] Je wint met { $own } over
        [total] Je wint met een totaal van { $own }
       *[none] Je wint
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } wint met één ronde tegen { $other }
           *[other] { $who } wint met { $own } rondes tegen { $other }
        }
        [rounds] { $own ->
            [one] { $who } wint met één ronde
           *[other] { $who } wint met { $own } rondes
        }
        [points-to] { $who } wint met { $own } tegen { $other }
        [points] { $own ->
            [one] { $who } wint met één punt
           *[other] { $who } wint met { $own } punten
        }
        [left] { $who } wint met { $own } over
        [total] { $who } wint met een totaal van { $own }
       *[none] { $who } wint
    }
}
ending-shut = { $you ->
    [yes] Je sloot de bak met { $tiles }
   *[no] { $who } sluit de bak met { $tiles }
}
ending-left = { $you ->
    [yes] Je liet { $total } over
   *[no] { $who } liet { $total } over
}
ending-odds = Zelfs bij perfect spel lukt dat één keer op de { $games }.
ending-figure = { $kind ->
    [standing] overeind
    [left] over
   *[thrown] gegooid
}
ending-missed-with = misgegooid met { $pips }
ending-moment = { $known ->
    [yes] Het beslissende moment
   *[no] De laatste worp
}
ending-deed = { $came ->
    [shut] { $who } gooit { $pips } en klapt { $tiles } neer.
    [box] { $who } gooit { $pips } en sluit de bak met { $tiles }.
    [missed] { $who } gooit { $pips }: mis.
   *[open] { $who } gooit { $pips }.
}
ending-chance = Kans: { $who }
ending-swing = { $from } naar { $to }
ending-rounds = Ronde na ronde
ending-left-in = Over in ronde
ending-unit = { $unit ->
    [rounds] Rondes gewonnen
    [points] Punten
   *[total] Totaal
}
ending-throws = { $count ->
    [one] De worp
   *[other] De { $count } worpen
}
ending-record = Jouw resultaten
ending-best = Jouw record
ending-before = eerst: { $total }
ending-first = je eerste
ending-box-shut = Bak gesloten
ending-in-games = { $games ->
    [one] in één partij
   *[other] in { $games } partijen
}
ending-mean = Jouw gemiddelde
ending-perfect-mean = perfect: { $mean }

## The picture

ending-picture = Afbeelding delen
ending-picture-shape = Vorm
ending-picture-shapes = { $shape ->
    [wide] Liggend
   *[tall] Staand
}
ending-picture-names = Namen in de afbeelding
ending-picture-hand-on = { $how ->
    [share] Afbeelding delen
   *[save] Afbeelding opslaan
}
ending-picture-failed = De afbeelding kon niet worden gemaakt. Probeer het nog eens.

## The game of the day

ending-play-today = Partij van vandaag spelen
ending-look = Bekijk hoe het ging
ending-perfect = { $total ->
    [0] Perfect spel zonder voorkennis sluit de bak.
   *[other] Perfect spel zonder voorkennis laat { $total } over.
}
ending-perfect-box = { $total ->
    [0] Perfect spel: bak gesloten
   *[other] Perfect spel: { $total } over
}
ending-second = Alleen je eerste poging telt: je liet { $total } over.
ending-turning = Het keerpunt, worp { $n }
ending-no-turning = Geen van je keuzes kostte veel.
ending-turned = { $do ->
    [shut] Je klapte { $tiles } neer.
    [take] Je nam het punt.
    [raise] Je liet een steen weer omhoog komen.
    [end] Je beëindigde de beurt.
   *[throw] { $dice ->
        [one] Je gooide één dobbelsteen.
       *[other] Je gooide { $dice } dobbelstenen.
    }
}
ending-streak = { $days ->
    [0] Speel vandaag en begin een reeks
    [one] Eén dag
   *[other] { $days } dagen op rij
}
ending-longest = Jouw langste reeks: { $days }.
ending-forgiven = Eén gemiste dag is vergeven.
ending-share = Resultaat delen
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: { $gap } van perfect spel
    [ahead] Shutbox, { $day }: { $gap } beter dan perfect spel
    [same] Shutbox, { $day }: net zo goed als perfect spel
   *[unknown] Shutbox, { $day }
}
ending-day = Dag { $days }
ending-copied = Gekopieerd. Plak het in een bericht.
