# What commands say about the store of a server.

store-sound = ok: { $path }; borde: { $tables }, poster: { $events }, rækker i den offentlige log: { $log }
store-exported = { $games ->
    [one] Ét spil
   *[other] { $games } spil
} i { $folder }{ $waiting ->
    [0] {""}
    [one] ; ét bord er ikke begyndt
   *[other] ; { $waiting } borde er ikke begyndt
}
store-forget = { $case ->
    [would] Dette bliver slettet for altid:
   *[gone] Slettet for altid:
} { $tables ->
    [one] ét bord
   *[other] { $tables } borde
}, { $events ->
    [one] én post
   *[other] { $events } poster
}, { $devices ->
    [one] én enhed
   *[other] { $devices } enheder
}.
store-forget-shared = { $count ->
    [one] Ved bordet { $tables } har andre også pladser, så det bliver
   *[other] Ved bordene { $tables } har andre også pladser, så de bliver
}, uden denne enheds navn og id; --table sletter et bord.
store-forget-kept = Intet blev slettet.
store-forget-none = Der er intet at slette.
store-forget-ask = Slet? Det kan ikke fortrydes. Skriv ja; alt andet beholder det hele
