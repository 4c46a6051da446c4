# Before the game: the seats, the invitation, the start.

lobby-open = Il tuo tavolo è aperto
lobby-table-of = Il tavolo di { $who }
lobby-invites = { $named ->
    [yes] { $who } ti invita: { $rules }
   *[no] Hai un invito: { $rules }
}
lobby-clock = { $seconds } secondi per scelta
lobby-change = Cambia gioco
lobby-change-sure = Chiudere questo tavolo per tutti?
lobby-open-seat = Posto libero
lobby-your-seat = il tuo posto
lobby-host = ospita
lobby-invite = Invita gli amici
lobby-add-bot = Aggiungi un bot
lobby-add-bot-at = Aggiungi un bot: posto { $seat }
lobby-add = Aggiungi: { $who }
lobby-bot = bot, { $about }
lobby-sit = Siediti
lobby-name = Nome
lobby-watch = Guarda soltanto
lobby-learn = Impara le regole
lobby-full = Tutti i posti sono presi. Puoi guardare.
lobby-at-table = Al tavolo
lobby-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
lobby-scan = Scansiona per unirti
lobby-share = Condividi link
lobby-spoken = o digita
lobby-seats-open = { $open ->
    [one] Un posto è libero.
   *[other] { $open } posti sono liberi.
}
lobby-fill = Invita qualcuno o aggiungi un bot.
lobby-all-sit = Non manca nessuno.
lobby-host-starts = { $who } inizia la partita.
