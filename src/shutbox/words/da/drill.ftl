# Practising in the terminal.

drill-heading = { $level ->
    [easy] Opgave { $number }, let
    [hard] Opgave { $number }, svær
   *[medium] Opgave { $number }
}
drill-help = Vælg som i et spil: nummeret på et træk, dets talklapper, et antal terninger eller { $take }. Så ser du, hvad hvert valg er værd. { $quit } slutter.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Hvad hvert valg er værd, som vinderchance:
        [game] Hvad hvert valg er værd, som vinderchance:
       *[turn] Hvad hvert valg er værd, som chance for at klare det i denne tur:
    }
    [points] Hvad hvert valg er værd, i point i runden:
   *[total] Hvad hvert valg er værd, som turens sum i snit, lavere er bedre:
}
drill-mean = { $done ->
    [one] Én opgave, heraf { $best } løst bedst muligt; tab i snit { $mean }
   *[other] { $done } opgaver, heraf { $best } løst bedst muligt; tab i snit { $mean }
}
drill-ever = { $done ->
    [one] Af alle dine opgaver: 1 løst, { $best } bedst muligt, tab i snit { $mean } af det mulige.
   *[other] Af alle dine opgaver: { $done } løst, { $best } bedst muligt, tab i snit { $mean } af det mulige.
}
drill-no-mistakes = Der er ingen fejl at øve dig på. Godt spillet!
drill-player = Spiller { $number }
