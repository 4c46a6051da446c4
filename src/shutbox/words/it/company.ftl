# Gli altri al tavolo: a chi tocca, chi guarda, reazioni, assenze, giocare ancora.

company-your-turn = Tocca a te
company-notify = Notifica quando tocca a te
company-notify-blocked = Questo browser blocca le notifiche di questo sito.
company-watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}

## Reazioni

company-react = Reagisci
company-reactions = Reazioni
company-say = { $say ->
    [nice] Bello
    [wow] Oh no
    [love] Mi piace
    [luck] Dita incrociate
    [star] Grande
    [fire] In forma
    [hmm] Mah
    [ouch] Ahi
    [good-luck] Buona fortuna
    [well-played] Ben giocato
    [so-close] Per un pelo
    [nice-throw] Bel lancio
    [back-soon] Torno subito
    [one-more] Un’altra?
   *[nudge] Tocca a te!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Mostra le reazioni
   *[no] Silenzia le reazioni
}
company-nudge = Chiama { $who }
company-nudged = { $who } ti aspetta.

## Assenze

company-away-in = assente { $time }
company-away = { $who } non c’è. Potrai decidere tra { $time }.
company-away-others = { $who } non c’è. Gli altri potranno decidere tra { $time }.
company-bot-plays = gioca un bot
company-away-title = { $who } non c’è
company-away-bot = Può continuare un bot.
company-away-back = { $who } può riprendere il posto quando vuole.
company-decide = Decidi
company-fill = Fai giocare un bot
company-wait = Aspetta ancora
company-without = Continua senza { $who }
company-without-sure = Sì, continua senza { $who }
company-without-no = No, aspetta
company-stand-in = Un bot sta giocando per te.
company-return = { $who ->
    [you] Riprendi il posto
   *[other] Riprendi il posto di { $who }
}
company-deputy = { $who ->
    [you] Gestisci tu il tavolo finché non torna chi ospita.
   *[other] { $who } gestisce il tavolo finché non torna chi ospita.
}

## Giocare ancora

company-again = Gioca ancora
company-again-cancel = Non ora
company-again-wants = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
company-again-you = Vuoi giocare ancora.
company-again-waits = Si aspetta { $names }.
company-again-missing = Assenze: { $names }. La prossima partita inizia tra { $seconds } s.

## Che cosa è successo

company-left = { $who } ha abbandonato la partita
