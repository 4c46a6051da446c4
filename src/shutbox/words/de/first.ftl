# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Schaffst du alle neun?
first-hook-about = Wirf zwei Würfel und schließe Klappen, die die Summe ergeben.
first-new = Neu hier?
first-learn = In zwei Minuten lernen
first-or = oder mit anderen spielen
first-or-new = Oder eine neue Partie
first-whom = { $whom ->
    [bot] Gegen einen Bot
    [here] Reihum spielen
   *[link] Freunde einladen
}
first-open = Deine Partie wartet
first-open-own = Noch { $total } zu schließen
first-alone-at = { $rules }, allein
first-continue = Weiterspielen
first-again = Noch eine Partie?
first-again-about = Einmal tippen, und die Box steht bereit.
first-last = { $outcome ->
    [won] Du hast zuletzt gewonnen.
    [lost] Zuletzt hat { $winner } gewonnen.
    [shared] Der letzte Sieg war geteilt.
    [shut] Du hast die Box zuletzt geschlossen.
    [open] Zuletzt war deine Summe { $total }.
   *[nobody] Zuletzt hat niemand gewonnen.
}
first-last-time = Zuletzt: { $list }
first-company = { $whom ->
    [alone] { $rules }, allein
    [bot] { $rules }, Gegner: { $bot }
    [here] { $rules } mit { $names }
    [some] { $rules }, { $people } an einem Bildschirm
   *[link] { $rules } mit Freunden
}
first-differs = { $rules ->
    [nine] Alle Klappen mit passender Summe
    [shut-the-box] Nur eine oder zwei Klappen
    [ferme-ta-boite] Summen zählen, fünf Runden
    [double-shutter] Zwei Reihen, vorn verdeckt hinten
    [last-one-standing] Eine Box, wer bleibt, gewinnt
    [triple] Drei Reihen, lange Züge
    [twelve] Höhere Klappen, dieselben zwei Würfel
   *[other] { "" }
}
first-tap = Tippe Klappen an, die { $pips } ergeben
first-threw = Du hast { $faces } gewürfelt.
first-ways = Möglichkeiten für { $pips }
first-ways-count = { $count ->
    [one] Eine Möglichkeit für { $pips }. Tippe sie oder die Klappen an.
   *[other] { $count } Möglichkeiten für { $pips }. Tippe eine oder die Klappen an.
}
first-ways-tap = Tippe eine Möglichkeit oder Klappen in der Box an.
first-high = Die meisten schließen hohe Klappen zuerst. Niedrige passen zu mehr Würfen.
first-hide = Hilfe ausblenden
first-pick = { $tiles } wählen
first-tiles = { $count ->
    [one] eine Klappe
   *[other] { $count } Klappen
}
first-watching = Du schaust zu.
first-you = du
