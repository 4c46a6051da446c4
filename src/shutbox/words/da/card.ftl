# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Strategikort: { $rules }
card-how = Find dit kast. Luk den første kombination, der er mulig.
card-changed = Ændret: { $changes }.
card-post = Søjlen ved et kast viser, hvor sandsynligt det er.
card-rows = { $rows ->
    [2] Mørkere talklapper med streg (6') står i bageste række.
   *[other] Mørkere talklapper står længere tilbage: én streg (6') for anden række, to for tredje.
}
card-more = Hvis en liste ender med … og intet i den er muligt: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = kan aldrig bruges
card-dice = { $when ->
    [always] Kast én terning, så snart du må.
    [never] Kast altid alle terninger, også når én er nok.
    [standing] Når du må vælge: Kast én terning, hvis det, der står, giver { $limit } eller mindre.
   *[highest] Når du må vælge: Kast én terning, hvis ingen talklap over { $limit } står.
}
card-simple = Uden liste er den bedste enkle regel: { $rule }.
card-off = En terning af måtten: Lad talklappen rejse sig, og slut ikke turen.
card-costs = Hvad du giver væk
card-mean = sum i snit med dette kort
card-extra = over bedste spil, som har { $best } tilbage
card-shut = af turene lukker æsken; bedste spil: { $best }
card-habits = Enkle regler, og hvad de koster
card-this = dette kort
card-thumb = { $thumb ->
    [most-tiles] flest talklapper
    [lowest] laveste først
    [keep-low] gem de lave
    [least-left] mindst tilbage
    [highest] højeste først
    [options] flest brugbare kast
   *[fewest-tiles] færrest talklapper
}
card-pair = { $first }, så { $second }
card-exact = Alle tal er eksakte for én tur, der spilles for en lav sum: Ingen stilling er udeladt, intet er anslået. Lavet med: { $command }
card-written = { $path } er skrevet. At følge kortet koster { $extra } pr. tur i forhold til bedste spil, og { $shut } af turene lukker æsken. Den billigste enkle regel ({ $simple }) koster { $cost }.
