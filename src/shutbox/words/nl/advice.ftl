# Wat de coach aan tafel zegt, in gewone woorden, en hoe een steen klinkt die niet getekend kan worden.

advice-goal = { $goal ->
    [win] Kans om te winnen
    [shut] Kans om de bak te sluiten
    [beat] Kans om onder { $total } te komen
   *[none] { $horizon ->
        [round] Het beste voor deze ronde
       *[turn] Het beste voor deze beurt
    }
}
advice-rank = { $rank ->
    [best] Beste
    [nearly] Bijna
   *[worse] Minder
}
advice-more = Meer
advice-hint = De coach zegt: { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [one] Met één dobbelsteen past de worp in { $count } van de { $of } gevallen.
       *[other] Met { $dice } dobbelstenen past de worp in { $count } van de { $of } gevallen.
    }
   *[other] { $all ->
        [yes] Na de beste keuze passen alle { $of } worpen.
       *[no] Na de beste keuze past de worp in { $count } van de { $of } gevallen.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [one] Met één dobbelsteen sluit de worp in { $count } van de { $of } gevallen de bak.
       *[other] Met { $dice } dobbelstenen sluit de worp in { $count } van de { $of } gevallen de bak.
    }
   *[other] Na de beste keuze sluit de worp in { $count } van de { $of } gevallen de bak.
}
advice-misses = Na de beste keuze is de volgende worp mis in { $count } van { $of } gevallen.
advice-reach = Na de beste keuze gaat de { $tile } in { $count } van de { $of } gevallen neer.
advice-unreachable = Met de beste keuze houd je een kans op { $tiles }.
advice-last-throw = De worp past in { $hits } van de { $of } gevallen. In { $shuts } daarvan gaat de bak dicht.
advice-equal = Meerdere keuzes zijn even goed.
advice-best = { $do ->
    [shut] { $tiles } is de beste keuze.
    [take] Het punt nemen is het beste.
    [raise] Een steen omhoog laten komen is het beste.
    [end] De beurt beëindigen is het beste.
   *[throw] { $dice ->
        [one] Eén dobbelsteen gooien is het beste.
       *[other] { $dice } dobbelstenen gooien is het beste.
    }
}
advice-judged = { $rank ->
    [best] { $option } was de beste keuze.
    [nearly] { $option } was bijna zo goed als { $better }.
   *[worse] { $better } was beter dan { $option }.
}

advice-after = Na { $tiles }
advice-throws = Worpen die passen
advice-throws-of = { $count } van { $of }
advice-leaves = Totaal dat blijft staan
advice-shut = Kans om de bak te sluiten
advice-mean = Gemiddeld eindtotaal
advice-costs = { $option }: kost je { $loss }.
advice-unit = { $unit ->
    [points] De getallen zijn gemiddelde punten van deze ronde.
   *[total] De getallen zijn gemiddelde eindtotalen. Lager is beter.
}
advice-horizon = { $horizon ->
    [game] De coach kijkt vooruit tot het einde van de partij.
    [forecast] De coach kijkt vooruit tot het einde van de partij. Daarbij kijkt niemand verder dan de ronde.
    [round] De coach kijkt vooruit tot het einde van deze ronde.
   *[turn] De coach kijkt vooruit tot het einde van deze beurt.
}
