# What commands say about the store of a server.

store-sound = ok: { $path }; mesas: { $tables }, entradas: { $events }, líneas del historial público: { $log }
store-exported = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { $folder }{ $waiting ->
    [0] {""}
    [one] ; una mesa no ha empezado
   *[other] ; { $waiting } mesas no han empezado
}
store-forget = { $case ->
    [would] Esto se borraría para siempre:
   *[gone] Borrado para siempre:
} { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $events ->
    [one] una entrada
   *[other] { $events } entradas
}, { $devices ->
    [one] un dispositivo
   *[other] { $devices } dispositivos
}.
store-forget-shared = { $count ->
    [one] En la mesa { $tables } también tienen asiento otros, así que se queda
   *[other] En las mesas { $tables } también tienen asiento otros, así que se quedan
}, sin el nombre ni el identificador de este dispositivo; --table borra una mesa.
store-forget-kept = No se ha borrado nada.
store-forget-none = No hay nada que olvidar.
store-forget-ask = ¿Borrarlo? No se puede recuperar. Escribe sí, o cualquier otra cosa para conservarlo
