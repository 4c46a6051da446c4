# Regnskab for en rigtig æske.

## Sådan tastes en tur

keeper-ways = Sådan taster du en tur
keeper-way = { $way ->
    [dice] Terninger
    [tiles] Talklapper
   *[total] Sum
}
keeper-obstacle = { $why ->
    [bot] Botter vælger selv talklapper. Tast terningerne.
    [shared] Alle lukker den samme æske, så der er ingen summer.
    [faces] Her tæller hver terning. Tast terningerne, for talklapperne viser dem ikke.
   *[thrown] Der ligger et kast på bordet. Gør det færdigt først.
}
keeper-three = Tre måder at taste en tur på
keeper-three-how = { $way ->
    [dice] Tryk på kastet, og så på det, der blev lukket.
    [tiles] Tryk på det, der blev lukket. Summen kommer af sig selv.
   *[total] Tast det, der er tilbage, når turen er slut.
}

### Med terninger

keeper-held = Ingen talklapper passer til { $sum }. Turen er slut.

### Med talklapper

keeper-lay = Tryk på det lukkede
keeper-one-throw = ét kast
keeper-lay-fault = { $why ->
    [most] Kastet kan højst være { $count }
    [least] Kastet kan mindst være { $count }
   *[tiles] Talklapper pr. kast: højst { $count }
}
keeper-shut = Luk { $sum }
keeper-missed = Kan ikke
keeper-missed-label = { $shared ->
    [true] { $who } kan ikke
   *[false] { $who } kan ikke, { $total } tilbage
}
keeper-missed-sum = Hvad var kastet i alt?

### Med summen

keeper-total = sum
keeper-left = Hvad har { $who } tilbage?
keeper-save = { $shut ->
    [yes] Gem: { $who } lukkede æsken
   *[no] Gem { $total } for { $who }
}
keeper-too-much = Der kan højst være { $total } tilbage
keeper-digits = Cifre i summen
keeper-zero = Lukket
keeper-zero-label = Æsken lukket: 0
keeper-erase = Slet
keeper-swap = Skift hånd

## En Superæske

keeper-tries = Alle andre får ét forsøg
keeper-next = nu
keeper-start-try = Så prøver { $who }
keeper-shut-it = { $who } lukkede
keeper-shut-then = { $answer ->
    [draw] Ingen får point
    [both-score] { $who } får også point
    [first-keeps] { $holder } vinder runden
   *[handover] { $who } tager over
}
keeper-missed-it = { $known ->
    [yes] { $who } har { $total } tilbage
   *[no] { $who } kan ikke
}
keeper-missed-then = { $last ->
    [yes] { $holder } vinder runden
   *[no] Så prøver { $next }
}

## Navne, rækkefølge og hvem der taster

keeper-seats = Navne og rækkefølge
keeper-seats-short = Navne
keeper-seats-about = Træk i et navn, eller tryk på en pil. Der spilles med uret.
keeper-up = Flyt { $who } op
keeper-down = Flyt { $who } ned
keeper-save-seats = Gem
keeper-onlooker = { $seated ->
    [yes] { $who } taster denne tur.
   *[no] Du kigger med. Regnskabet føres ved bordet.
}
keeper-awake = Hold skærmen tændt

## Throws, corrections, the sheet

keeper-as-picture = Som billede
keeper-as-text = Som tekst
keeper-correct = Ret
keeper-correct-about = Alt, hvad der kom efter, slettes også.
keeper-correct-title = Hvad blev tastet forkert?
keeper-cell = { $who }, runde { $round }: { $total }. Ret
keeper-cell-title = { $who }, runde { $round }
keeper-cell-about = Gemt er { $total }. Hvad var der rigtigt tilbage?
keeper-cell-cut = Gem, og tast resten igen
keeper-die-is = Terning { $number } viser { $face }; slet
keeper-enter = { $dice ->
    [0] { "" }
    [one] Kast én terning, og tryk på det, den viser.
   *[other] Kast terningerne, og tryk på det, de viser.
}
keeper-more-ways = { $count ->
    [one] mulighed
   *[other] muligheder
}
keeper-off-mat = Af måtten
keeper-only-dice = { $dice ->
    [one] Kun én terning
   *[other] Kun { $dice } terninger
}
keeper-pad = Tast det, terningerne viser
keeper-round-won = vandt runden
keeper-score-about = Spil med din egen æske og dine egne terninger. Tryk på det, de viser. Resten bliver ført for dig.
keeper-scoresheet = Regnskab
keeper-share = Del
keeper-share-sheet = Del regnskabet
keeper-sheet-copied = Regnskabet er kopieret.
keeper-sheet-sum = { $format ->
    [chase] point
    [last-one-standing] point
   *[other] sum
}
keeper-tap-shut = Æsken: Tryk på det, der blev lukket
keeper-the-throw = Kastet
keeper-to-beat = { $total ->
    [0] mod lukket æske
   *[other] at komme under
}
keeper-undo = Fortryd
keeper-wants = { $dice ->
    [one] { $who } vil kaste én terning: Kast den, og tryk på det, den viser.
   *[other] { $who } vil kaste { $dice } terninger: Kast dem, og tryk på det, de viser.
}
