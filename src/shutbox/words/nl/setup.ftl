# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = Eén minder
setup-more = Eén meer
setup-bot = { $bot ->
    [novice] maakt veel fouten
    [casual] speelt voor de lol
    [expert] maakt zelden fouten
    [perfect] maakt nooit fouten
   *[club] maakt kleine fouten
}
setup-seat-kind = Speler { $number }: { $kind }. Wijzigen
setup-seat = Wie is speler { $number }?
setup-coach = { $coach ->
    [off] Geen
    [each] Na elke keuze
   *[ask] Op verzoek
}
setup-undo = Ongedaan maken mag
setup-seconds = { $seconds ->
    [0] Geen limiet
   *[other] { $seconds } s
}
setup-design = Ontwerp je eigen spel
setup-design-about = Begin met een van deze spellen
setup-rules-of = Regels: { $rules }
setup-more-games = Meer spellen
setup-rows = Rijen
setup-row-count = { $count ->
    [1] Eén rij
    [2] Twee rijen
   *[other] { $count } rijen
}
setup-per-row = Stenen per rij
setup-behind = De rij erachter
setup-order = { $turned ->
    [yes] { $tiles } tot 1
   *[no] 1 tot { $tiles }
}
setup-own-rows = Eigen
setup-any = Onbeperkt
setup-none = Geen
setup-changed = gewijzigd
setup-from = Op basis van { $rules }
setup-changes = { $count ->
    [0] ongewijzigd
    [one] één wijziging
   *[other] { $count } wijzigingen
}
setup-reset = Herstellen
setup-standing = { $count ->
    [one] Eén steen staat
   *[other] { $count } stenen staan
}
setup-tap-first = Tik om neer te klappen
setup-mean = gemiddeld blijft { $mean }
setup-share = { $share } sluit de bak
setup-play = Speel dit spel
setup-explore = Verkennen
