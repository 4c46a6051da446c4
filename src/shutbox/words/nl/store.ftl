# What commands say about the store of a server.

store-sound = ok: { $path }; tafels: { $tables }, vermeldingen: { $events }, regels van het openbare logboek: { $log }
store-exported = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in { $folder }{ $waiting ->
    [0] {""}
    [one] ; één tafel is nog niet begonnen
   *[other] ; { $waiting } tafels zijn nog niet begonnen
}
store-forget = { $case ->
    [would] Dit zou voorgoed verwijderd worden:
   *[gone] Voorgoed verwijderd:
} { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $events ->
    [one] één vermelding
   *[other] { $events } vermeldingen
}, { $devices ->
    [one] één apparaat
   *[other] { $devices } apparaten
}.
store-forget-shared = { $count ->
    [one] Aan de tafel { $tables } hebben ook anderen een plaats, dus die blijft
   *[other] Aan de tafels { $tables } hebben ook anderen een plaats, dus die blijven
}, zonder de naam en de id van dit apparaat; --table verwijdert een tafel.
store-forget-kept = Er is niets verwijderd.
store-forget-none = Er is niets om te vergeten.
store-forget-ask = Verwijderen? Het is niet terug te halen. Typ ja, of iets anders om het te houden
