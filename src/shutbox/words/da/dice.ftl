# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = terninger: { $throws ->
    [0] Kuverten er den, der blev forseglet før spillet; der blev ikke taget noget kast fra den.
    [one] Ét kast passer med den kuvert, der blev forseglet før spillet.
   *[other] { $throws } kast passer med den kuvert, der blev forseglet før spillet.
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
