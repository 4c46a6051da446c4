# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Kan du lukke alle ni?
first-hook-about = Kast to terninger, og luk talklapper med samme sum.
first-new = Ny her?
first-learn = Lær det på to minutter
first-or = eller spil med andre
first-or-new = Eller et nyt spil
first-whom = { $whom ->
    [bot] Mod en bot
    [here] På én skærm
   *[link] Inviter venner
}
first-open = Dit spil venter
first-open-own = Du mangler at lukke { $total }
first-alone-at = { $rules }, alene
first-continue = Fortsæt spillet
first-again = Klar til et spil mere?
first-again-about = Ét tryk, og æsken står klar.
first-last = { $outcome ->
    [won] Du vandt sidste spil.
    [lost] { $winner } vandt sidste spil.
    [shared] Sidste sejr blev delt.
    [shut] Sidst lukkede du æsken.
    [open] Sidst havde du { $total } tilbage.
   *[nobody] Ingen vandt sidste spil.
}
first-last-time = Sidst: { $list }
first-company = { $whom ->
    [alone] { $rules }, alene
    [bot] { $rules } mod { $bot }
    [here] { $rules } med { $names }
    [some] { $rules }, { $people } spillere, én skærm
   *[link] { $rules } med venner
}
first-differs = { $rules ->
    [nine] Alle talklapper med den rette sum
    [shut-the-box] Kun én eller to talklapper
    [ferme-ta-boite] Summer lægges sammen, fem runder
    [double-shutter] To rækker, forreste skjuler bageste
    [last-one-standing] Én æske, den sidste vinder
    [triple] Tre rækker, lange ture
    [twelve] Højere talklapper, samme to terninger
   *[other] { "" }
}
first-tap = Tryk på talklapper, der giver { $pips }
first-threw = Du kastede { $faces }.
first-ways = Muligheder for { $pips }
first-ways-count = { $count ->
    [one] Én mulighed for { $pips }. Tryk på den, eller på talklapper.
   *[other] { $count } muligheder for { $pips }. Tryk på én, eller på talklapper.
}
first-ways-tap = Tryk på en mulighed, eller på talklapper i æsken.
first-high = De fleste lukker høje talklapper først. De lave passer til flere kast.
first-hide = Skjul tips
first-pick = Vælg { $tiles }
first-tiles = { $count ->
    [one] én talklap
   *[other] { $count } talklapper
}
first-watching = Du kigger med.
first-you = dig
