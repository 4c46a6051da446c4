# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Darstellung
    [sound] Ton und Vibration
   *[play] Spiel
}
comfort-letters = Textgröße
comfort-letters-kind = { $kind ->
    [large] Groß
    [larger] Größer
    [largest] Riesig
   *[usual] Normal
}
comfort-spacing = Buchstaben
comfort-spacing-kind = { $kind ->
    [wide] Weit gesetzt
   *[usual] Normal
}
comfort-contrast = Kontrast
comfort-contrast-kind = { $kind ->
    [high] Hoch
   *[auto] Wie das Gerät
}
comfort-hand = Bedienung mit
comfort-hand-kind = { $kind ->
    [left] Links
   *[right] Rechts
}
comfort-volume = { $channel ->
    [calls] Rufe
    [reactions] Reaktionen
   *[dice] Würfel und Klappen
}
comfort-volume-level = { $level ->
    [0] Aus
    [1] Sehr leise
    [2] Leise
    [4] Laut
   *[other] Normal
}
comfort-read = Vorlesen
comfort-read-about = Sagt an, wer dran ist, was gewürfelt wurde und was du antippst.

## Spoken, never shown

comfort-read-sample = Ich lese dir vor.
comfort-say = { $what ->
    [start] { $who }, würfle um den Anfang. Tippe unten auf den großen Knopf.
    [throw] { $who }, du bist dran. Tippe unten auf den großen Knopf.
    [dice] { $who }, wähle einen Würfel oder zwei. Tippe dann auf den großen Knopf.
    [choose] Tippe Klappen an, die zusammen { $sum } ergeben.
    [more] Noch { $sum }.
    [ready] Tippe jetzt auf den großen Knopf.
    [survivor] { $who }, nur du bist noch dabei. Nimm den Punkt oder würfle noch einmal.
    [penalty] { $who }, ein Würfel liegt neben der Matte. Wähle die Strafe.
    [look] Tippe auf den großen Knopf, dann geht es weiter.
    [enter] { $who }, du bist dran. Tippe an, was die Würfel zeigen.
   *[wait] { $who } ist dran.
}
