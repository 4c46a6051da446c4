# What commands say about the store of a server.

store-sound = ok: { $path }; Tische: { $tables }, Einträge: { $events }, Zeilen im öffentlichen Verzeichnis: { $log }
store-exported = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $folder }{ $waiting ->
    [0] {""}
    [one] ; ein Tisch hat noch nicht begonnen
   *[other] ; { $waiting } Tische haben noch nicht begonnen
}
store-forget = { $case ->
    [would] Das wird endgültig gelöscht:
   *[gone] Endgültig gelöscht:
} { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] ein Eintrag
   *[other] { $events } Einträge
}, { $devices ->
    [one] ein Gerät
   *[other] { $devices } Geräte
}.
store-forget-shared = { $count ->
    [one] Am Tisch { $tables } haben auch andere Plätze, darum bleibt er
   *[other] An den Tischen { $tables } haben auch andere Plätze, darum bleiben sie
}, ohne den Namen und die Kennung dieses Geräts; --table löscht einen Tisch.
store-forget-kept = Es wurde nichts gelöscht.
store-forget-none = Es gibt nichts zu löschen.
store-forget-ask = Löschen? Das lässt sich nicht rückgängig machen. Tippe ja; alles andere behält die Daten
