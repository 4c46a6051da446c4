# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] I vinderchancer for spillet
    [forecast] I vinderchancer for spillet, hvis ingen ser længere end runden
    [round] I point i runden
   *[turn] I turenes summer, lavere er bedre
}
coach-curve = { $horizon ->
    [forecast] Vinderchancen efter hver hændelse
    [game] Vinderchancen efter hver hændelse
    [round] De forventede point i runden efter hver hændelse
   *[turn] Turens sum i snit efter hver hændelse, lavere er bedre
}
coach-none = Der er endnu ikke sket noget, der kan vurderes.
coach-page = { $path } indeholder gennemgangen; åbn den i en browser
coach-events = hændelse { $first } til { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] runder
       *[turn] ture
    }
    [own-luck] held i egne kast
    [luck] held i alles kast
    [other] hverken held eller valg
    [unknown] ukendt, eller ingen af delene
    [loss] tabt ved valg
    [decisions] valg
    [mean-loss] tabt pr. valg
    [end] { $horizon ->
        [forecast] resultat
        [game] resultat
        [round] point
       *[turn] summer
    }
    [end-now] stillingen nu
    [average] med gennemsnitligt held
    [by-total] ture, hvor kun summen er kendt
    [hints] brugte tips
    [luckiest] heldigste kast
    [unluckiest] uheldigste kast
   *[dearest] dyreste valg
}
coach-unknown = ukendt
coach-by-total = { $turns ->
    [one] Af én tur kendes kun summen
   *[other] Af { $turns } ture kendes kun summerne
}: hvor meget der var held, og hvor meget dygtighed, er ukendt.
coach-judgement = { $judgement ->
    [best] bedst
    [good] godt
    [inaccuracy] unøjagtigt
    [mistake] fejl
   *[blunder] grov fejl
}
coach-moments = Det, der betød mest
coach-moment-start = { $who } kaster { $throw } om, hvem der begynder
coach-moment-throw = { $who } kaster { $throw } ved { $place }
coach-moment-off = en terning triller af måtten ved { $place }: { $who }
coach-moment-choice = { $who } vælger { $taken } i stedet for { $best } ved { $place }
coach-moment-other = { $cause ->
    [leave] { $who } forlader spillet
    [time] tiden er gået for { $who }
    [total] en tur for { $who }, hvor kun summen er kendt
    [order] rækkefølgen ændres
   *[coin] det næste valg er plat eller krone
}

## The decisions

coach-decisions = Alle kast og alle valg
coach-turn = { $round ->
    [0] { $who }
   *[other] Runde { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , mod en lukket æske
   *[other] , under { $to_beat }
}
coach-round = Runde { $round }
coach-start = Runde { $round }, hvem begynder
coach-column = { $column ->
    [number] nr.
    [position] stilling
    [throw] kast
    [luck] held
    [taken] valg
    [best] bedst
   *[loss] tab
}
coach-miss = kan ikke
coach-off = af måtten
coach-only = eneste

## A hint

coach-hint = { $unit ->
    [total] Turens sum i snit, lavere er bedre:
    [points] De forventede point i runden:
   *[chance] Vinderchancen:
}
