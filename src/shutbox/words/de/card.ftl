# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Strategiekarte: { $rules }
card-how = Suche deinen Wurf. Schließe die erste Kombination, die möglich ist.
card-changed = Geändert: { $changes }.
card-post = Der Balken neben einem Wurf zeigt, wie wahrscheinlich er ist.
card-rows = { $rows ->
    [2] Getönte Klappen mit Strich (6') stehen in der zweiten Reihe.
   *[other] Getönte Klappen stehen weiter hinten: ein Strich (6') für die zweite Reihe, zwei für die dritte.
}
card-more = Endet eine Liste mit … und passt nichts darin: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = immer ein Fehlwurf
card-dice = { $when ->
    [always] Nimm einen Würfel, sobald du darfst.
    [never] Nimm immer alle Würfel, auch wo einer genügt.
    [standing] Wo du wählen darfst, nimm einen Würfel, sobald alles Stehende { $limit } oder weniger ergibt.
   *[highest] Wo du wählen darfst, nimm einen Würfel, sobald keine Klappe über { $limit } steht.
}
card-simple = Ohne Liste die beste einfache Regel: { $rule }.
card-off = Würfel neben der Matte: Klappe hochgehen lassen, den Zug nicht beenden.
card-costs = Was du verschenkst
card-mean = bleiben mit dieser Karte im Schnitt übrig
card-extra = mehr als bei optimalem Spiel mit { $best }
card-shut = der Züge schließen die Box; optimal: { $best }
card-habits = Einfache Regeln und was sie kosten
card-this = diese Karte
card-thumb = { $thumb ->
    [most-tiles] viele Klappen
    [lowest] niedrige zuerst
    [keep-low] niedrige behalten
    [least-left] kleinster Rest
    [highest] hohe zuerst
    [options] viele Möglichkeiten
   *[fewest-tiles] wenige Klappen
}
card-pair = { $first }, dann { $second }
card-exact = Alle Zahlen sind exakt für einen Zug auf eine kleine Summe: Keine Stellung fehlt, nichts ist geschätzt. Erstellt mit: { $command }
card-written = { $path } ist geschrieben. Wer der Karte folgt, liegt je Zug { $extra } über dem Optimum und schließt die Box in { $shut } der Züge. Die billigste einfache Regel ({ $simple }) kostet { $cost }.
