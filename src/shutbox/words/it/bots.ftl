# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] A caso
    [most-tiles] Più tessere
    [lowest] Basse per prime
    [keep-low] Tieni le basse
    [least-left] Meno totale
    [highest] Alte per prime
    [options] Più possibilità
    [fewest-tiles] Meno tessere
    [novice] Principiante
    [casual] Giocatore occasionale
    [club] Giocatore di club
    [expert] Esperto
   *[perfect] Giocatore perfetto
}
bots-about = { $bot ->
    [random] Abbassa quello che capita, a caso.
    [most-tiles] Abbassa più tessere che può: fa scena, ed è l’abitudine più cara di tutte.
    [lowest] Abbassa le tessere più basse che può, e resta con le alte.
    [keep-low] Non tocca mai una tessera bassa se ne basta una più alta.
    [least-left] Toglie dal totale quanto più può a ogni lancio.
    [highest] Punta alla tessera più alta, poi alla seconda più alta.
    [options] Guarda un lancio più in là e tiene la scatola che più lanci possono giocare.
    [fewest-tiles] Abbassa meno tessere che può, prima le alte.
    [novice] Vede quello che è chiaramente meglio, e sbaglia spesso.
    [casual] Gioca per divertirsi, e a ogni turno lascia per strada qualche punto.
    [club] Conosce bene la scatola; i suoi errori sono piccoli.
    [expert] Sbaglia di rado, e solo dove conta poco.
   *[perfect] Non sbaglia mai: gioca per il turno, la manche o la partita, fin dove è risolta.
}
bots-strength = Totale medio { $mean } ({ $extra } più del minimo); turni con la scatola chiusa: { $shut }.
bots-heading = Quanto sono forti i bot in un turno, esattamente ({ $rules }):
bots-unmeasured = Per vedere la forza esatta di ciascuno: { $install }
