# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Tilfældig
    [most-tiles] Flest talklapper
    [lowest] Laveste først
    [keep-low] Gem de lave
    [least-left] Mindst tilbage
    [highest] Højeste først
    [options] Flest muligheder
    [fewest-tiles] Færrest talklapper
    [novice] Begynder
    [casual] Hyggespiller
    [club] Klubspiller
    [expert] Ekspert
   *[perfect] Perfekt spiller
}
bots-about = { $bot ->
    [random] Lukker noget helt tilfældigt.
    [most-tiles] Lukker så mange talklapper, kastet tillader: ser flittigt ud og er den dyreste vane af alle.
    [lowest] Lukker de laveste talklapper, den kan, og sidder tilbage med de høje.
    [keep-low] Rører aldrig en lav talklap, når en højere kan bruges.
    [least-left] Tager så meget af summen, kastet tillader.
    [highest] Går efter den højeste talklap, så den næsthøjeste.
    [options] Ser ét kast frem og beholder den æske, som flest kast passer til.
    [fewest-tiles] Lukker så få talklapper, kastet tillader, de høje først.
    [novice] Ser det, der er klart bedre, og tager tit fejl.
    [casual] Spiller for hyggens skyld og lader lidt ligge i hver tur.
    [club] Kender æsken godt. Fejlene er små.
    [expert] Tager sjældent fejl, og kun hvor det næsten er lige meget.
   *[perfect] Tager aldrig fejl: gør det bedste for turen, runden eller spillet, så langt det er løst.
}
bots-strength = Sum i snit { $mean }, { $extra } over det bedste; lukker æsken i { $shut } af turene.
bots-heading = Hvor stærke botterne er i én tur af { $rules }, eksakt:
bots-unmeasured = For at se præcis hvor stærk hver af dem er: { $install }
