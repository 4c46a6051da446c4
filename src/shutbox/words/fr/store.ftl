# What commands say about the store of a server.

store-sound = ok : { $path } ; tables : { $tables }, entrées : { $events }, lignes du journal public : { $log }
store-exported = { $games ->
    [1] Une partie
   *[other] { $games } parties
} dans { $folder }{ $waiting ->
    [0] {""}
    [1] , et une table qui n’a pas commencé
   *[other] , et { $waiting } tables qui n’ont pas commencé
}
store-forget = { $case ->
    [would] Ceci serait supprimé pour de bon :
   *[gone] Supprimé pour de bon :
} { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } entrée
   *[other] { $events } entrées
}, { $devices ->
    [one] { $devices } appareil
   *[other] { $devices } appareils
}.
store-forget-shared = { $count ->
    [1] D’autres ont aussi une place à la table { $tables } : elle reste
   *[other] D’autres ont aussi une place aux tables { $tables } : elles restent
}, sans le nom ni l’identifiant de cet appareil ; --table supprime une table.
store-forget-kept = Rien n’a été supprimé.
store-forget-none = Il n’y a rien à supprimer.
store-forget-ask = Supprimer ? On ne pourra pas revenir en arrière. Tapez oui, ou autre chose pour garder
