# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Krijg jij ze alle negen neer?
first-hook-about = Gooi twee dobbelstenen en klap stenen neer met dezelfde som.
first-new = Nieuw hier?
first-learn = Leer het in twee minuten
first-or = of speel met anderen
first-or-new = Of een nieuwe partij
first-whom = { $whom ->
    [bot] Tegen een bot
    [here] Op dit scherm
   *[link] Vrienden uitnodigen
}
first-open = Je partij wacht op je
first-open-own = Je hebt nog { $total } te gaan
first-alone-at = { $rules }, in je eentje
first-continue = Verder spelen
first-again = Nog een potje?
first-again-about = Eén tik en de bak staat klaar.
first-last = { $outcome ->
    [won] Je won de vorige partij.
    [lost] { $winner } won de vorige partij.
    [shared] De vorige winst was gedeeld.
    [shut] Vorige keer sloot je de bak.
    [open] Vorige keer hield je { $total } over.
   *[nobody] Niemand won de vorige partij.
}
first-last-time = Vorige keer: { $list }
first-company = { $whom ->
    [alone] { $rules }, in je eentje
    [bot] { $rules } tegen { $bot }
    [here] { $rules } met { $names }
    [some] { $rules }, { $people } spelers, één scherm
   *[link] { $rules } met vrienden
}
first-differs = { $rules ->
    [nine] Alle stenen met de juiste som
    [shut-the-box] Slechts één of twee stenen
    [ferme-ta-boite] Opgetelde totalen, vijf rondes
    [double-shutter] Twee rijen, voor verbergt achter
    [last-one-standing] Eén bak, de laatste wint
    [triple] Drie rijen, lange beurten
    [twelve] Hogere stenen, zelfde twee dobbelstenen
   *[other] { "" }
}
first-tap = Tik op stenen die samen { $pips } zijn
first-threw = Je gooide { $faces }.
first-ways = Mogelijkheden voor { $pips }
first-ways-count = { $count ->
    [one] Eén mogelijkheid voor { $pips }. Tik erop, of op stenen.
   *[other] { $count } mogelijkheden voor { $pips }. Tik er een aan, of tik op stenen.
}
first-ways-tap = Tik op een mogelijkheid of op stenen in de bak.
first-high = De meesten klappen eerst hoge stenen neer. Lage passen bij meer worpen.
first-hide = Tips verbergen
first-pick = Kies { $tiles }
first-tiles = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
first-watching = Je kijkt mee.
first-you = jij
