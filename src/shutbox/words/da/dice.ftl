# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = terninger: { $throws ->
    [0] Hemmeligheden passer til sit segl; der blev ikke taget noget kast fra kuverten.
    [one] Ét kast passer med kuverten.
   *[other] { $throws } kast passer med kuverten.
}
dice-shut = terninger: Kuverten er { $over ->
    [yes] ikke åbnet, selv om spillet er slut;
   *[no] ikke åben endnu;
} { $throws ->
    [0] der er intet kast at tjekke.
    [one] indtil da kan ét kast ikke tjekkes.
   *[other] indtil da kan { $throws } kast ikke tjekkes.
}
dice-missing = Forseglede en startværdi og viste den aldrig: { $names }.
dice-alone = Ingen spiller lagde en startværdi i, så serveren valgte terningerne alene.
dice-others = { $throws ->
    [one] Ét kast er lavet af andre terninger og
   *[other] { $throws } kast er lavet af andre terninger og
} ligger ikke i kuverten.
dice-unsigned = segl: spilfilen alene viser ikke, at kuverten blev forseglet før spillet, for den er ikke underskrevet: den, der kender startværdierne, kan prøve hemmeligheder, til kastene passer. Sammenlign seglet { $seal } med det, en spillers enhed gemte, eller med en kopi af serverens offentlige log (--log).
dice-unsigned-names = Navne og slutning i denne spilfil er ikke underskrevet: den, der har den, kan ændre dem.
dice-signed = underskrift: nøglen { $key } har underskrevet navne, regler, segl og linje { $n } i den offentlige log{ $end ->
    [yes] , og til sidst alle hændelser.
   *[no] ; slutningen er ikke underskrevet, så dér kan der mangle hændelser.
}
dice-signed-key = { $known ->
    [yes] Det er den nøgle, du gav.
   *[no] Enhver kan lave en nøgle: sammenlign den med den, serveren offentliggør på /api/key, eller giv den med --key.
}
dice-signed-when = En underskrift viser ikke, hvornår den blev lavet. Snyder serveren selv, viser kun et segl, som en spillers enhed gemte, eller en kopi af den offentlige log fra før spillet (--log), det.
dice-signed-forgotten = Glemte navne, som ikke kan sammenlignes, efter plads: { $seats }.
dice-logged = log: kopien er i orden, og dens linje { $n } fra { $at } har dette segl.

## Counted

dice-source = { $source ->
    [system] Systemets terninger
    [seeded] Terninger fra en startværdi
    [scripted] Terninger fra en liste
    [typed] Rigtige terninger, tastet ind
   *[sealed] Forseglede terninger
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
    [one] Af ét kast kendes kun summen: det tæller blandt summerne, ikke blandt øjnene.
   *[other] Af { $throws } kast kendes kun summerne: de tæller blandt summerne, ikke blandt øjnene.
}
dice-column = { $column ->
    [seen] set
   *[expected] ventet
}
dice-says = { $verdict ->
    [too-few] For få til at sige mere.
    [usual] Intet usædvanligt: { $percent } af fair terninger er mindst lige så ujævne som dette (chi i anden { $chi2 }, p { $p }).
    [odd] Usædvanligt, men ikke umuligt: { $percent } af fair terninger er mindst lige så ujævne som dette (chi i anden { $chi2 }, p { $p }). Tæl flere spil, før du dømmer.
   *[off] Fair terninger ser næsten aldrig sådan ud: { $percent } af dem er mindst lige så ujævne (chi i anden { $chi2 }, p { $p }). Var spillene håndplukket eller terningerne falske?
}
dice-none = Ingen kast at tælle.
