# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Strategiekaart: { $rules }
card-how = Zoek je worp. Klap de eerste combinatie neer die kan.
card-changed = Aangepast: { $changes }.
card-post = Het balkje naast een worp laat zien hoe vaak hij voorkomt.
card-rows = { $rows ->
    [2] Grijze stenen met een streepje (6') staan in de tweede rij.
   *[other] Grijze stenen staan verder naar achteren: één streepje (6') voor de tweede rij, twee voor de derde.
}
card-more = Eindigt een lijst op … en past er niets van: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = altijd mis
card-dice = { $when ->
    [always] Gooi één dobbelsteen zodra het mag.
    [never] Gooi altijd alle dobbelstenen, ook waar één mag.
    [standing] Waar je mag kiezen: gooi er één zodra er samen { $limit } of minder staat.
   *[highest] Waar je mag kiezen: gooi er één zodra er geen steen boven { $limit } staat.
}
card-simple = Zonder lijst is dit de beste vuistregel: { $rule }.
card-off = Een dobbelsteen van de mat: laat de steen omhoogkomen, beëindig de beurt niet.
card-costs = Wat je weggeeft
card-mean = gemiddeld totaal met deze kaart
card-extra = boven optimaal spel, dat { $best } overlaat
card-shut = van de beurten sluit de bak; optimaal spel: { $best }
card-habits = Vuistregels en wat ze kosten
card-this = deze kaart
card-thumb = { $thumb ->
    [most-tiles] meeste stenen
    [lowest] laagste stenen eerst
    [keep-low] lage stenen sparen
    [least-left] kleinste rest
    [highest] hoogste stenen eerst
    [options] meeste passende worpen
   *[fewest-tiles] minste stenen
}
card-pair = { $first }, dan { $second }
card-exact = Elk cijfer is exact voor één beurt op een laag totaal: geen stelling overgeslagen, geen steekproef. Gemaakt met: { $command }
card-written = { $path } is geschreven. De kaart volgen kost { $extra } per beurt boven optimaal spel, en { $shut } van de beurten sluit de bak. De goedkoopste vuistregel ({ $simple }) kost { $cost }.
