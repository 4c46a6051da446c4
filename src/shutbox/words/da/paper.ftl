# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = Til udskrift
paper-lede = Udskriv en plade, og spil uden skærm.
paper-about = Spilleplade, scoreark og regler på papir
paper-size = Papirformat
paper-print = Udskriv
paper-print-all = Udskriv alt
paper-only-pair = Der er et ark med regler til spil med to sekssidede terninger.
paper-sheet = { $sheet ->
    [board] Spilleplade
    [scores] Scoreark
    [rules] Regler
   *[card] Strategikort
}

## The board

paper-need = { $dice ->
    [single] Du skal bruge én terning og { $coins } mønter.
    [pair] Du skal bruge to terninger og { $coins } mønter.
   *[all] Du skal bruge { $count } terninger og { $coins } mønter.
} Dæk en talklap, når du lukker den.
paper-mat = Kast terningerne her.
paper-row = { $row ->
    [double] forreste række, tæller dobbelt
    [1] forreste række
    [2] bageste række
   *[other] tredje række
}
paper-nothing = Passer intet, så tæl resten, og giv terningerne videre.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Stil op
    [throw] Kast
    [shut] Luk
    [again] Kast igen
    [pass] Giv videre
    [miss] Kan ikke
    [last] Sidste tilbage
   *[count] Tæl
}
paper-setup = { $rows ->
    [1] Rejs alle { $tiles } talklapper.
   *[other] Rejs alle { $tiles } talklapper i { $rows } rækker.
}
paper-setup-shut = Luk { $tiles }, før I begynder.
paper-throw = { $dice ->
    [single] Kast terningen.
    [pair] Kast begge terninger, og læg dem sammen.
   *[all] Kast alle { $count } terninger, og læg dem sammen.
}
paper-one-die = { $forced ->
    [yes] Kast én terning, når { $condition }.
   *[no] Du må kaste én terning, når { $condition }.
}
paper-shut = { $buys ->
    [exact] Luk summens talklap eller begge terningers talklapper.
    [thai] Luk én talklap: en ternings eller summens.
    [pair] Luk én eller to talklapper, der giver dit kast.
   *[sum] Luk talklapper, der tilsammen giver dit kast.
}
paper-changed = Ændret i forhold til { $rules }: { $changes }.
paper-or = eller
paper-must = Brug hele kastet. Passer noget, skal du lukke.
paper-behind = En bageste talklap bliver fri, når den foran er lukket.
paper-first = Dit første kast skal lukke { $tile }.
paper-again = De bliver lukket. Kast igen, til intet passer.
paper-pass = Giv så terningerne videre. Alle lukker den samme æske.
paper-miss = { $out ->
    [yes] Intet giver { $sum }. Du er ude af denne runde.
   *[no] Intet giver { $sum }. Din tur er slut.
}
paper-unlucky = Et kast på { $sum } slutter altid din tur.
paper-off-mat = Triller en terning af måtten, rejser den højeste lukkede talklap sig igen.
paper-count = { $total ->
    [front-double] Forreste talklapper tæller dobbelt. Du har { $left } tilbage.
    [tiles] Hver stående talklap tæller én. Du har { $left } tilbage.
    [digits] Læs det, der står, som ét tal. Du har { $left } tilbage.
   *[sum] Læg det sammen, der stadig står. Du har { $left } tilbage.
}
paper-last = Tag 1 point, eller kast igen. Talklapper lukket: 2 point. Æsken lukket: 4. Intet: 0.

## Who wins

paper-wins = Hvem vinder
paper-win = { $format ->
    [running] Spil { $rounds ->
        [one] én runde
       *[other] { $rounds } runder
    }, og læg jeres summer sammen. Den laveste sum vinder.
    [knock-out] Læg jeres summer sammen runde for runde. Over { $limit } er man ude. Den sidste tilbage vinder.
    [until] Læg jeres summer sammen runde for runde. Når nogen har { $limit }, vinder den laveste sum.
    [chase] Flest point efter { $rounds ->
        [one] én runde
       *[other] { $rounds } runder
    } vinder.
    [last-one-standing] Den første med { $limit } point vinder.
   *[one-turn] Alle har én tur. Den laveste sum vinder. En lukket æske tæller 0.
}
paper-shut-wins = Den, der lukker æsken, vinder straks.
paper-chase = Kom under den første sum. Lige er ikke nok.
paper-chase-try = De andre har ét forsøg hver, efter tur.
paper-chase-beat = Kommer du under, har alle de andre ét forsøg mod dig.
paper-chase-end = { $points ->
    [paid] Kommer ingen under dig, betaler hver af de andre dig 1 point. En lukket æske giver 2.
   *[won] Kommer ingen under dig, får du 1 point. En lukket æske giver 2.
}
paper-last-start = Det højeste kast begynder runden. To til fire kan være med.
paper-last-box = Lukker du den sidste talklap, får du 4 point.
paper-known = Godt at vide
paper-sevens = Af 36 kast giver 6 en 7’er.
paper-best = Det bedste spil har i snit { $mean } tilbage. Det lukker æsken i { $shut } af turene.

## Blank score sheets

paper-name = Navn
paper-form = { $form ->
    [circles] Skriv, hvad du har tilbage. Udfyld cirklen, hvis du vinder runden.
    [points] Lille hjørne: denne runde. Stort felt: dine point indtil nu.
    [totals] Lille hjørne: det, du har tilbage. Stort felt: din sum indtil nu.
   *[turns] Skriv, hvad du har tilbage. Sæt ring om den laveste.
}
paper-foot = { $points ->
    [paid] Vundet runde: 1 point fra hver af de andre, 2 for en Superæske.
   *[won] En runde tæller 1. Skriv 2 i cirklen for en Superæske.
}
paper-sum = { $form ->
    [circles] Point
    [points] Point
    [turns] Vundne spil
   *[totals] Sum
}
