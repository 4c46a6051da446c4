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
    [would] Dit wordt voorgoed verwijderd:
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
store-forget-none = Er is niets om te verwijderen.
store-forget-ask = Verwijderen? Dat is niet terug te draaien. Typ ja; elk ander antwoord behoudt alles
