# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Toeval
    [most-tiles] Meeste stenen
    [lowest] Laagste stenen eerst
    [keep-low] Lage stenen sparen
    [least-left] Kleinste rest
    [highest] Hoogste stenen eerst
    [options] Meeste kansen
    [fewest-tiles] Minste stenen
    [novice] Beginner
    [casual] Gelegenheidsspeler
    [club] Clubspeler
    [expert] Expert
   *[perfect] Perfecte speler
}
bots-about = { $bot ->
    [random] Laat het lot kiezen wat er neergaat.
    [most-tiles] Klapt zoveel stenen neer als een worp toelaat: ziet er druk uit, maar is de duurste gewoonte van allemaal.
    [lowest] Klapt de laagste stenen neer die kunnen, en blijft met de hoge zitten.
    [keep-low] Raakt nooit een lage steen aan zolang een hogere kan.
    [least-left] Haalt zoveel van het totaal af als een worp toelaat.
    [highest] Gaat voor de hoogste steen, dan voor de op één na hoogste.
    [options] Kijkt één worp vooruit en houdt de bak waarin de meeste worpen passen.
    [fewest-tiles] Klapt zo min mogelijk stenen neer, hoge eerst.
    [novice] Ziet wat duidelijk beter is, en vergist zich vaak.
    [casual] Speelt voor de lol, en laat elke beurt een paar punten liggen.
    [club] Kent de bak goed; maakt alleen kleine fouten.
    [expert] Vergist zich zelden, en alleen waar het nauwelijks uitmaakt.
   *[perfect] Vergist zich nooit: speelt voor de beurt, de ronde of de partij, voor zover dat is opgelost.
}
bots-strength = Gemiddeld totaal { $mean }, { $extra } boven het beste; sluit de bak in { $shut } van de beurten.
bots-heading = Hoe sterk de bots zijn in één beurt van { $rules }, exact:
bots-unmeasured = Om te zien hoe sterk elk precies is: { $install }
