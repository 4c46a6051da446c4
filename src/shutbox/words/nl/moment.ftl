# De momenten van een spel in het verslag: elk één zin, en waarom het telde, in worpen geteld.

moment-title = { $count ->
    [one] Eén moment
    [2] Twee momenten
   *[other] Drie momenten
}
moment-headline = { $rounds ->
    [one] { $who } wint { $won } van { $rounds } ronde
   *[other] { $who } wint { $won } van { $rounds } rondes
}
moment-rounds-won = { $count ->
    [one] ronde gewonnen
   *[other] rondes gewonnen
}
moment-turn = { $rounds ->
    [1] Aan de beurt: { $who }
   *[other] Ronde { $round }, aan de beurt: { $who }
}
moment-kind = { $kind ->
    [good] Geluk
    [bad] Pech
    [mistake] Fout
   *[other] Keerpunt
}
moment-does = { $do ->
    [shut] { $who } klapt { $tiles } neer.
    [take] { $who } neemt het punt.
    [raise] { $who } laat een steen weer omhoogkomen.
    [end] { $who } beëindigt de beurt.
   *[throw] { $dice ->
        [one] { $who } gooit één dobbelsteen.
       *[other] { $who } gooit { $dice } dobbelstenen.
    }
}
moment-threw = { $who } gooit { $pips }.
moment-threw-shut = { $who } gooit { $pips } en klapt { $tiles } neer.
moment-threw-missed = { $who } gooit { $pips }: mis.

moment-playable = { $do ->
    [shut] Na { $tiles } had de worp in { $count } van de { $of } gevallen gepast.
   *[throw] { $dice ->
        [one] Met één dobbelsteen past de worp in { $count } van de { $of } gevallen.
       *[other] Met { $dice } dobbelstenen past de worp in { $count } van de { $of } gevallen.
    }
}
moment-finish = { $do ->
    [shut] Na { $tiles } had de worp in { $count } van de { $of } gevallen de bak gesloten.
   *[throw] { $dice ->
        [one] Met één dobbelsteen sluit de worp in { $count } van de { $of } gevallen de bak.
       *[other] Met { $dice } dobbelstenen sluit de worp in { $count } van de { $of } gevallen de bak.
    }
}
moment-misses = Na { $tiles } was de volgende worp in { $count } van de { $of } gevallen mis geweest.
moment-reach = Na { $tiles } was de { $tile } in { $count } van de { $of } gevallen neergegaan.
moment-odds = { $hits ->
    [one] Slechts { $hits } van de { $of } worpen klapt iets neer.
   *[other] { $hits } van de { $of } worpen klappen iets neer.
}

moment-others-fit = { $count ->
    [0] Ook geen andere worp past.
    [one] Slechts één andere van de { $of } worpen past.
   *[other] De andere { $count } van de { $of } worpen passen.
}
moment-few-as-good = { $count ->
    [one] Slechts { $count } van de { $of } worpen is even goed.
   *[other] Slechts { $count } van de { $of } worpen zijn even goed.
}
moment-better = { $count ->
    [one] { $count } van de { $of } worpen is beter.
   *[other] { $count } van de { $of } worpen zijn beter.
}
moment-worse = { $count ->
    [one] { $count } van de { $of } worpen is slechter.
   *[other] { $count } van de { $of } worpen zijn slechter.
}
moment-change = van { $from } naar { $to }
