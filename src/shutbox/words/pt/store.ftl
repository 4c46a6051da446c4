# What commands say about the store of a server.

store-sound = ok: { $path }; mesas: { $tables }, entradas: { $events }, linhas do diário público: { $log }
store-exported = { $games ->
    [1] Um jogo
   *[other] { $games } jogos
} em { $folder }{ $waiting ->
    [0] {""}
    [1] ; uma mesa ainda não começou
   *[other] ; { $waiting } mesas ainda não começaram
}
store-forget = { $case ->
    [would] Isto seria apagado de vez:
   *[gone] Apagado de vez:
} { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
}, { $events ->
    [1] uma entrada
   *[other] { $events } entradas
}, { $devices ->
    [1] um dispositivo
   *[other] { $devices } dispositivos
}.
store-forget-shared = { $count ->
    [1] Na mesa { $tables } há lugares de outros, por isso fica
   *[other] Nas mesas { $tables } há lugares de outros, por isso ficam
}, sem o nome nem o identificador deste dispositivo; --table apaga uma mesa.
store-forget-kept = Não se apagou nada.
store-forget-none = Não há nada para apagar.
store-forget-ask = Apagar? Não se pode recuperar. Escreve sim, ou outra coisa para manter
