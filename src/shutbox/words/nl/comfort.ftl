# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Weergave
    [sound] Geluid en trillen
   *[play] Spel
}
comfort-letters = Tekstgrootte
comfort-letters-kind = { $kind ->
    [large] Groot
    [larger] Groter
    [largest] Grootst
   *[usual] Gewoon
}
comfort-spacing = Letters
comfort-spacing-kind = { $kind ->
    [wide] Ruim gezet
   *[usual] Gewoon
}
comfort-contrast = Contrast
comfort-contrast-kind = { $kind ->
    [high] Hoog
   *[auto] Als het apparaat
}
comfort-hand = Hand
comfort-hand-kind = { $kind ->
    [left] Links
   *[right] Rechts
}
comfort-volume = { $channel ->
    [calls] Stem
    [reactions] Reacties
   *[dice] Dobbelstenen en stenen
}
comfort-volume-level = { $level ->
    [0] Uit
    [1] Heel zacht
    [2] Zacht
    [4] Hard
   *[other] Gewoon
}
comfort-read = Voorlezen
comfort-read-about = Zegt wie er aan de beurt is, de worp en wat je aantikt.

## Spoken, never shown

comfort-read-sample = Ik lees je voor.
comfort-say = { $what ->
    [start] { $who }, gooi om de eerste beurt. Tik op de grote knop onderaan.
    [throw] { $who }, jij bent aan de beurt. Tik op de grote knop onderaan.
    [dice] { $who }, kies één dobbelsteen of twee. Tik dan op de grote knop.
    [choose] Tik stenen aan die samen { $sum } zijn.
    [more] Nog { $sum }.
    [ready] Tik nu op de grote knop.
    [survivor] { $who }, alleen jij bent nog over. Neem het punt of gooi nog eens.
    [penalty] { $who }, er rolde een dobbelsteen van de mat. Kies de straf.
    [look] Tik op de grote knop om verder te gaan.
    [enter] { $who }, jij bent aan de beurt. Tik aan wat je gooit.
   *[wait] { $who } is aan de beurt.
}
