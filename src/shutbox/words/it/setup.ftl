# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = Uno in meno
setup-more = Uno in più
setup-bot = { $bot ->
    [novice] sbaglia spesso
    [casual] gioca per divertirsi
    [expert] sbaglia di rado
    [perfect] non sbaglia mai
   *[club] fa piccoli errori
}
setup-seat-kind = Giocatore { $number }: { $kind }. Cambia
setup-seat = Chi è il giocatore { $number }?
setup-coach = { $coach ->
    [off] Nessuno
    [each] Dopo ogni scelta
   *[ask] Su richiesta
}
setup-undo = Si può annullare
setup-seconds = { $seconds ->
    [0] Senza limite
   *[other] { $seconds } s
}
setup-design = Progetta il tuo
setup-design-about = Parti da uno di questi
setup-rules-of = Regole: { $rules }
setup-more-games = Altri giochi
setup-rows = File
setup-row-count = { $count ->
    [1] Una fila
    [2] Due file
   *[other] { $count } file
}
setup-per-row = Tessere per fila
setup-behind = La fila dietro
setup-order = { $turned ->
    [yes] Da { $tiles } a 1
   *[no] Da 1 a { $tiles }
}
setup-own-rows = Mie
setup-any = Quante vuoi
setup-none = No
setup-changed = modificato
setup-from = Da { $rules }
setup-changes = { $count ->
    [0] nessuna modifica
    [one] una modifica
   *[other] { $count } modifiche
}
setup-reset = Ripristina
setup-standing = { $count ->
    [one] Una tessera in piedi
   *[other] { $count } tessere in piedi
}
setup-tap-first = Toccane una per abbassarla
setup-mean = resta { $mean } in media
setup-share = scatola chiusa: { $share }
setup-play = Gioca
setup-explore = Esplora
