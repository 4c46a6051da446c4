# What commands say about the store of a server.

store-sound = ok: { $path }; tables: { $tables }, entries: { $events }, rows of the public log: { $log }
store-exported = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }{ $waiting ->
    [0] {""}
    [one] ; one table has not begun
   *[other] ; { $waiting } tables have not begun
}
store-forget = { $case ->
    [would] This would be deleted for good:
   *[gone] Deleted for good:
} { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events ->
    [one] one entry
   *[other] { $events } entries
}, { $devices ->
    [one] one device
   *[other] { $devices } devices
}.
store-forget-shared = { $count ->
    [one] At the table { $tables } others hold seats too, so it stays
   *[other] At the tables { $tables } others hold seats too, so they stay
}, without the name and the id of this device; --table deletes a table.
store-forget-kept = Nothing was deleted.
store-forget-none = There is nothing to forget.
store-forget-ask = Delete it? It cannot be brought back. Type yes, or anything else to keep it
