# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Schermo
    [sound] Suoni e vibrazione
   *[play] Gioco
}
comfort-letters = Dimensione del testo
comfort-letters-kind = { $kind ->
    [large] Grande
    [larger] Più grande
    [largest] Massima
   *[usual] Normale
}
comfort-spacing = Lettere
comfort-spacing-kind = { $kind ->
    [wide] Distanziate
   *[usual] Normali
}
comfort-contrast = Contrasto
comfort-contrast-kind = { $kind ->
    [high] Alto
   *[auto] Del dispositivo
}
comfort-hand = Mano
comfort-hand-kind = { $kind ->
    [left] Sinistra
   *[right] Destra
}
comfort-volume = { $channel ->
    [calls] Richiami
    [reactions] Reazioni
   *[dice] Dadi e tessere
}
comfort-volume-level = { $level ->
    [0] Muto
    [1] Molto basso
    [2] Basso
    [4] Alto
   *[other] Normale
}
comfort-read = Lettura ad alta voce
comfort-read-about = Dice a chi tocca, il lancio e che cosa toccare.

## Spoken, never shown

comfort-read-sample = Leggo io per te.
comfort-say = { $what ->
    [start] { $who }, lancia per vedere chi comincia. Premi il pulsante grande in basso.
    [throw] { $who }, tocca a te. Premi il pulsante grande in basso.
    [dice] { $who }, scegli un dado o due. Poi premi il pulsante grande.
    [choose] Tocca tessere che insieme fanno { $sum }.
    [more] Mancano { $sum }.
    [ready] Ora premi il pulsante grande.
    [survivor] { $who }, non resta nessun altro. Prendi il punto o lancia ancora.
    [penalty] { $who }, un dado è uscito dal tappetino. Scegli che cosa succede.
    [look] Premi il pulsante grande per continuare.
    [enter] { $who }, tocca a te. Tocca quello che mostrano i dadi.
   *[wait] Turno di { $who }.
}
