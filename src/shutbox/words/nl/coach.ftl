# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] In kansen om de partij te winnen
    [forecast] In kansen om de partij te winnen, als niemand verder kijkt dan de ronde
    [round] In punten van de ronde
   *[turn] In totalen van beurten, lager is beter
}
coach-curve = { $horizon ->
    [forecast] De kans om te winnen na elke gebeurtenis
    [game] De kans om te winnen na elke gebeurtenis
    [round] De verwachte punten van de ronde na elke gebeurtenis
   *[turn] Het gemiddelde totaal van de beurt na elke gebeurtenis, lager is beter
}
coach-none = Er is nog niets gebeurd dat te beoordelen valt.
coach-page = { $path } bevat het verslag; open het in een browser
coach-events = gebeurtenissen { $first } t/m { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] rondes
       *[turn] beurten
    }
    [own-luck] geluk met eigen worpen
    [luck] geluk met ieders worpen
    [other] geluk noch keuze
    [unknown] onbekend, of geen van beide
    [loss] verloren door keuzes
    [decisions] keuzes
    [mean-loss] verlies per keuze
    [end] { $horizon ->
        [forecast] uitslag
        [game] uitslag
        [round] punten
       *[turn] totalen
    }
    [end-now] tussenstand
    [average] bij gemiddeld geluk
    [by-total] beurten met alleen een totaal
    [hints] hints gevraagd
    [luckiest] gelukkigste worp
    [unluckiest] ongelukkigste worp
   *[dearest] duurste keuze
}
coach-unknown = onbekend
coach-by-total = { $turns ->
    [one] Van één beurt is alleen het totaal bekend
   *[other] Van { $turns } beurten zijn alleen de totalen bekend
}: hoeveel daarvan geluk was en hoeveel kunde, is onbekend.
coach-judgement = { $judgement ->
    [best] optimaal
    [good] goed
    [inaccuracy] net niet
    [mistake] fout
   *[blunder] grote fout
}
coach-moments = Wat het meest uitmaakte
coach-moment-start = { $who } gooit { $throw } om de eerste beurt
coach-moment-throw = { $who } gooit { $throw } bij { $place }
coach-moment-off = een dobbelsteen van { $who } rolt van de mat bij { $place }
coach-moment-choice = { $who } kiest { $taken } in plaats van { $best } bij { $place }
coach-moment-other = { $cause ->
    [leave] { $who } stopt met de partij
    [time] de tijd van { $who } is om
    [total] een beurt van { $who } waarvan alleen het totaal bekend is
    [order] de volgorde verandert
   *[coin] de volgende keuze is kop of munt
}

## The decisions

coach-decisions = Alle worpen en alle keuzes
coach-turn = { $round ->
    [0] { $who }
   *[other] Ronde { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , tegen een dichte bak
   *[other] , onder { $to_beat } komen
}
coach-round = Ronde { $round }
coach-start = Ronde { $round }, wie begint
coach-column = { $column ->
    [number] nr.
    [position] stelling
    [throw] worp
    [luck] geluk
    [taken] keuze
    [best] beste
   *[loss] verlies
}
coach-miss = mis
coach-off = van de mat
coach-only = enige

## A hint

coach-hint = { $unit ->
    [total] Het gemiddelde totaal van de beurt, lager is beter:
    [points] De verwachte punten van de ronde:
   *[chance] De kans om te winnen:
}
