# What commands say about the store of a server.

store-sound = ok: { $path }; tavoli: { $tables }, voci: { $events }, righe del registro pubblico: { $log }
store-exported = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $folder }{ $waiting ->
    [0] {""}
    [one] ; un tavolo non ha cominciato
   *[other] ; { $waiting } tavoli non hanno cominciato
}
store-forget = { $case ->
    [would] Sarebbe cancellato per sempre:
   *[gone] Cancellato per sempre:
} { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $events ->
    [one] una voce
   *[other] { $events } voci
}, { $devices ->
    [one] un dispositivo
   *[other] { $devices } dispositivi
}.
store-forget-shared = { $count ->
    [one] Al tavolo { $tables } hanno posti anche altri, quindi resta
   *[other] Ai tavoli { $tables } hanno posti anche altri, quindi restano
}, senza il nome e l’identificativo di questo dispositivo; --table cancella un tavolo.
store-forget-kept = Non è stato cancellato niente.
store-forget-none = Non c’è niente da cancellare.
store-forget-ask = Cancellare? Non si può tornare indietro. Scrivi sì, o qualsiasi altra cosa per tenere tutto
