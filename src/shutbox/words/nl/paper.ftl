# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = Om te printen
paper-lede = Print een speelbord en speel zonder scherm.
paper-about = Speelbord, scorebladen en spelregels op papier
paper-size = Papierformaat
paper-print = Printen
paper-print-all = Alles printen
paper-only-pair = Er is een blad met regels voor spellen met twee zesvlakkige dobbelstenen.
paper-sheet = { $sheet ->
    [board] Speelbord
    [scores] Scoreblad
    [rules] Spelregels
   *[card] Strategiekaart
}

## The board

paper-need = { $dice ->
    [single] Je hebt één dobbelsteen en { $coins } munten nodig.
    [pair] Je hebt twee dobbelstenen en { $coins } munten nodig.
   *[all] Je hebt { $count } dobbelstenen en { $coins } munten nodig.
} Leg een munt op elke steen die je neerklapt.
paper-mat = Gooi hier.
paper-row = { $row ->
    [double] eerste rij, telt dubbel
    [1] eerste rij
    [2] tweede rij
   *[other] derde rij
}
paper-nothing = Past er niets, tel dan wat over is en geef de dobbelstenen door.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Klaarzetten
    [throw] Gooien
    [shut] Neerklappen
    [again] Opnieuw gooien
    [pass] Doorgeven
    [miss] Mis
    [last] Als laatste over
   *[count] Tellen
}
paper-setup = { $rows ->
    [1] Zet alle { $tiles } stenen overeind.
   *[other] Zet alle { $tiles } stenen overeind, in { $rows } rijen.
}
paper-setup-shut = Klap voor het begin { $tiles } neer.
paper-throw = { $dice ->
    [single] Gooi de dobbelsteen.
    [pair] Gooi beide dobbelstenen en tel ze op.
   *[all] Gooi alle { $count } dobbelstenen en tel ze op.
}
paper-one-die = { $forced ->
    [yes] Gooi één dobbelsteen zodra { $condition }.
   *[no] Je mag één dobbelsteen gooien zodra { $condition }.
}
paper-shut = { $buys ->
    [exact] Klap de steen van de som neer, of de stenen van beide dobbelstenen.
    [thai] Klap één steen neer: die van een dobbelsteen of die van de som.
    [pair] Klap één of twee stenen neer die samen je worp zijn.
   *[sum] Klap stenen neer die samen je worp zijn.
}
paper-changed = Anders dan in { $rules }: { $changes }.
paper-or = of
paper-must = Gebruik de hele worp. Past er iets, dan moet het.
paper-behind = Een steen erachter komt vrij als de voorste neer is.
paper-first = Je eerste worp moet de { $tile } neerklappen.
paper-again = Ze blijven neer. Gooi opnieuw tot er niets meer past.
paper-pass = Geef dan de dobbelstenen door. Iedereen speelt met dezelfde bak.
paper-miss = { $out ->
    [yes] Niets is samen { $sum }. Je bent af voor deze ronde.
   *[no] Niets is samen { $sum }. Je beurt is voorbij.
}
paper-unlucky = Een { $sum } beëindigt altijd je beurt.
paper-off-mat = Rolt een dobbelsteen van de mat, dan komt de hoogste neergeklapte steen weer omhoog.
paper-count = { $total ->
    [front-double] Voorste stenen tellen dubbel. Je houdt { $left } over.
    [tiles] Elke staande steen telt voor één. Je houdt { $left } over.
    [digits] Lees wat staat als één getal. Je houdt { $left } over.
   *[sum] Tel op wat nog staat. Je houdt { $left } over.
}
paper-last = Neem 1 punt of gooi nog eens. Stenen neer: 2 punten. Bak dicht: 4. Niets: 0.

## Who wins

paper-wins = Wie wint
paper-win = { $format ->
    [running] Speel { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } en tel je totalen op. De laagste som wint.
    [knock-out] Tel je totalen per ronde op. Boven { $limit } ben je af. Wie overblijft, wint.
    [until] Tel je totalen per ronde op. Heeft iemand { $limit }, dan wint de laagste som.
    [chase] De meeste punten na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } winnen.
    [last-one-standing] Wie het eerst { $limit ->
        [one] één punt
       *[other] { $limit } punten
    } heeft, wint.
   *[one-turn] Iedereen heeft één beurt. Het laagste totaal wint. Een dichte bak telt 0.
}
paper-shut-wins = Wie de bak sluit, wint meteen.
paper-chase = Kom onder het eerste totaal. Gelijk is niet genoeg.
paper-chase-try = De anderen hebben om de beurt één poging.
paper-chase-beat = Lukt dat, dan hebben alle anderen één poging tegen jou.
paper-chase-end = { $points ->
    [paid] Komt niemand onder jou, dan betalen alle anderen je 1 punt. Een dichte bak levert 2 op.
   *[won] Komt niemand onder jou, dan krijg je 1 punt. Een dichte bak levert 2 op.
}
paper-last-start = De hoogste worp begint de ronde. Twee tot vier kunnen meedoen.
paper-last-box = Klap je de laatste steen neer, dan krijg je 4 punten.
paper-known = Goed om te weten
paper-sevens = Van 36 worpen zijn er 6 samen 7.
paper-best = Optimaal spel houdt gemiddeld { $mean } over. De bak gaat dicht in { $shut } van de beurten.

## Blank score sheets

paper-name = Naam
paper-form = { $form ->
    [circles] Schrijf op wat je overhoudt. Vul de cirkel als je de ronde wint.
    [points] Klein hoekje: deze ronde. Groot vak: je punten tot nu toe.
    [totals] Klein hoekje: wat je overhoudt. Groot vak: je totaal tot nu toe.
   *[turns] Schrijf op wat je overhoudt. Omcirkel het laagste.
}
paper-foot = { $points ->
    [paid] Ronde gewonnen: 1 punt van elk van de anderen, 2 voor een Super Box.
   *[won] Een ronde telt 1. Schrijf voor een Super Box een 2 in de cirkel.
}
paper-sum = { $form ->
    [circles] Punten
    [points] Punten
    [turns] Gewonnen
   *[totals] Totaal
}
