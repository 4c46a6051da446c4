# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Skærm
    [sound] Lyd og vibration
   *[play] Spil
}
comfort-letters = Tekststørrelse
comfort-letters-kind = { $kind ->
    [large] Stor
    [larger] Større
    [largest] Størst
   *[usual] Normal
}
comfort-spacing = Bogstaver
comfort-spacing-kind = { $kind ->
    [wide] Med luft
   *[usual] Normale
}
comfort-contrast = Kontrast
comfort-contrast-kind = { $kind ->
    [high] Høj
   *[auto] Som enheden
}
comfort-hand = Hånd
comfort-hand-kind = { $kind ->
    [left] Venstre
   *[right] Højre
}
comfort-volume = { $channel ->
    [calls] Stemme
    [reactions] Reaktioner
   *[dice] Terninger og klapper
}
comfort-volume-level = { $level ->
    [0] Fra
    [1] Meget lavt
    [2] Lavt
    [4] Højt
   *[other] Normalt
}
comfort-read = Læs højt
comfort-read-about = Siger hvis tur det er, kastet og hvad du skal trykke på.

## Spoken, never shown

comfort-read-sample = Jeg læser op for dig.
comfort-say = { $what ->
    [start] { $who }, kast om, hvem der begynder. Tryk på den store knap nederst.
    [throw] { $who }, det er din tur. Tryk på den store knap nederst.
    [dice] { $who }, vælg én terning eller to. Tryk så på den store knap.
    [choose] Tryk på talklapper, der giver { $sum } tilsammen.
    [more] { $sum } tilbage.
    [ready] Tryk nu på den store knap.
    [survivor] { $who }, der er kun dig tilbage. Tag pointet, eller kast igen.
    [penalty] { $who }, en terning trillede af måtten. Vælg straffen.
    [look] Tryk på den store knap for at fortsætte.
    [enter] { $who }, det er din tur. Tryk på det, terningerne viser.
   *[wait] Nu er det { $who }.
}
