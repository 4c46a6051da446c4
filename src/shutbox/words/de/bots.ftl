# The bots: what each is called, and a sentence about it.

bots-title = { $bot ->
    [random] Zufall
    [most-tiles] Viele Klappen
    [lowest] Niedrige zuerst
    [keep-low] Niedrige behalten
    [least-left] Kleinster Rest
    [highest] Hohe zuerst
    [options] Viele Möglichkeiten
    [fewest-tiles] Wenige Klappen
    [novice] Neuling
    [casual] Gelegenheitsspieler
    [club] Clubspieler
    [expert] Profi
   *[perfect] Perfekter Spieler
}
bots-about = { $bot ->
    [random] Schließt irgendetwas, rein zufällig.
    [most-tiles] Schließt so viele Klappen, wie der Wurf erlaubt: sieht fleißig aus und ist die teuerste Angewohnheit von allen.
    [lowest] Schließt die niedrigsten Klappen, die passen, und bleibt auf den hohen sitzen.
    [keep-low] Rührt keine niedrige Klappe an, solange es eine höhere tut.
    [least-left] Nimmt so viel von der Summe weg, wie der Wurf erlaubt.
    [highest] Nimmt die höchste Klappe, dann die nächsthöchste.
    [options] Schaut einen Wurf voraus und behält die Box, zu der die meisten Würfe passen.
    [fewest-tiles] Schließt so wenige Klappen, wie der Wurf erlaubt, hohe zuerst.
    [novice] Sieht, was klar besser ist, und irrt sich oft.
    [casual] Spielt zum Spaß und lässt in jedem Zug ein paar Punkte liegen.
    [club] Kennt die Box gut; die Fehler sind klein.
    [expert] Irrt sich selten und nur, wo es kaum etwas ausmacht.
   *[perfect] Irrt sich nie: spielt für den Zug, die Runde oder die Partie, so weit sie gelöst ist.
}
bots-strength = Summe im Schnitt { $mean }, { $extra } über dem Optimum; schließt die Box in { $shut } der Züge.
bots-heading = { $rules }: So stark sind die Bots in einem Zug, genau gerechnet:
bots-unmeasured = Für die genaue Stärke jedes Bots: { $install }
