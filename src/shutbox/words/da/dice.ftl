# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = kast: { $throws ->
    [0] Hemmeligheden passer til sit segl; der blev ikke taget noget kast fra kuverten.
    [one] Ét kast passer med kuverten.
   *[other] { $throws } kast passer med kuverten.
}
dice-shut = kast: Kuverten er { $over ->
    [yes] ikke åbnet, selv om spillet er slut;
   *[no] ikke åben endnu;
} { $throws ->
    [0] der er intet kast at tjekke.
    [one] indtil da kan ét kast ikke tjekkes.
   *[other] indtil da kan { $throws } kast ikke tjekkes.
}
dice-missing = Forseglede en startværdi, men viste den aldrig: { $names }.
dice-alone = Ingen spiller lagde en startværdi i, så serveren alene bestemte kastene.
dice-others = { $throws ->
    [one] Ét kast er lavet af andre terninger og
   *[other] { $throws } kast er lavet af andre terninger og
} ligger ikke i kuverten.
dice-unsigned = segl: Spilfilen alene viser ikke, at kuverten blev forseglet før spillet, for den er ikke underskrevet. Den, der kender startværdierne, kan prøve hemmeligheder, til kastene passer. Sammenlign seglet { $seal } med det, en enhed ved bordet gemte, eller med en kopi af serverens offentlige log (--log).
dice-unsigned-names = Navne og slutning i denne spilfil er ikke underskrevet: Den, der har den, kan ændre dem.
dice-signed = underskrift: nøglen { $key } har underskrevet navne, regler, segl og linje { $n } i den offentlige log{ $end ->
    [yes] , og til sidst alle hændelser.
   *[no] ; slutningen er ikke underskrevet, så dér kan der mangle hændelser.
}
dice-signed-key = { $known ->
    [yes] Det er den nøgle, du angav.
   *[no] Enhver kan lave en nøgle. Sammenlign den med den, serveren offentliggør på /api/key, eller angiv den med --key.
}
dice-signed-when = En underskrift viser ikke, hvornår den blev lavet. Hvis serveren selv snyder, ses det kun på et segl, som en enhed ved bordet gemte, eller på en kopi af den offentlige log fra før spillet (--log).
dice-signed-forgotten = Slettede navne, som ikke kan sammenlignes, efter plads: { $seats }.
dice-logged = log: kopien er i orden, og dens linje { $n } fra { $at } har dette segl.

## Counted

dice-source = { $source ->
    [system] Systemets kast
    [seeded] Kast fra en startværdi
    [scripted] Kast fra en liste
    [typed] Rigtige terninger, tastet ind
   *[sealed] Forseglede kast
}{ $faces ->
    [6] {""}
   *[other] {" "}med { $faces } sider
}
dice-faces = { $dice ->
    [one] Øjne på én terning
   *[other] Øjne på { $dice } terninger
}
dice-sums = { $throws ->
    [one] Øjne i alt i ét kast med { $dice } terninger
   *[other] Øjne i alt i { $throws } kast med { $dice } terninger
}
dice-sums-only = { $throws ->
    [one] Af ét kast kendes kun summen: Det tæller blandt summerne, ikke blandt øjnene.
   *[other] Af { $throws } kast kendes kun summerne: De tæller blandt summerne, ikke blandt øjnene.
}
dice-column = { $column ->
    [seen] faldt
   *[expected] ventet
}
dice-says = { $verdict ->
    [too-few] For få til at sige mere.
    [usual] Intet usædvanligt: { $percent } af fair terninger er mindst lige så ujævne som dette (chi i anden { $chi2 }, p { $p }).
    [odd] Usædvanligt, men ikke umuligt: { $percent } af fair terninger er mindst lige så ujævne som dette (chi i anden { $chi2 }, p { $p }). Tæl flere spil, før du dømmer.
   *[off] Fair terninger ser næsten aldrig sådan ud: { $percent } af dem er mindst lige så ujævne (chi i anden { $chi2 }, p { $p }). Var spillene håndplukket eller terningerne falske?
}
dice-none = Ingen kast at tælle.
