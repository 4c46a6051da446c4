# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = Würfel: { $throws ->
    [0] Das Geheimnis passt zu seinem Siegel; kein Wurf kam aus dem Umschlag.
    [one] Ein Wurf passt zum Umschlag.
   *[other] { $throws } Würfe passen zum Umschlag.
}
dice-shut = Würfel: Der Umschlag { $over ->
    [yes] wurde nicht geöffnet, obwohl die Partie zu Ende ist;
   *[no] ist noch nicht offen;
} { $throws ->
    [0] es gibt keinen Wurf zu prüfen.
    [one] bis dahin lässt sich ein Wurf nicht prüfen.
   *[other] bis dahin lassen sich { $throws } Würfe nicht prüfen.
}
dice-missing = Startwert versiegelt und nie gezeigt: { $names }.
dice-alone = Niemand hat einen eigenen Startwert beigetragen, also hat der Server allein diese Würfe bestimmt.
dice-others = { $throws ->
    [one] Ein Wurf kam von anderen Würfeln und liegt
   *[other] { $throws } Würfe kamen von anderen Würfeln und liegen
} nicht im Umschlag.
dice-unsigned = Siegel: Das Protokoll allein zeigt nicht, dass der Umschlag vor der Partie versiegelt wurde, denn es ist nicht unterschrieben. Wer die Startwerte kennt, kann Geheimnisse ausprobieren, bis die Würfe gefallen. Vergleiche das Siegel { $seal } mit dem, das ein Gerät am Tisch gespeichert hat, oder mit einer Kopie des öffentlichen Verzeichnisses (--log).
dice-unsigned-names = Namen und Ende dieses Protokolls sind nicht unterschrieben: Wer es hat, kann sie ändern.
dice-signed = Unterschrift: Der Schlüssel { $key } hat Namen, Regeln, Siegel und Zeile { $n } des öffentlichen Verzeichnisses unterschrieben{ $end ->
    [yes] , und am Ende alle Ereignisse.
   *[no] ; das Ende ist nicht unterschrieben, dort können Ereignisse fehlen.
}
dice-signed-key = { $known ->
    [yes] Es ist der Schlüssel, den du angegeben hast.
   *[no] Ein Schlüssel allein beweist nichts. Vergleiche ihn mit dem, den der Server unter /api/key veröffentlicht, oder gib diesen mit --key an.
}
dice-signed-when = Eine Unterschrift zeigt nicht, wann sie entstanden ist. Betrügt der Server selbst, zeigt das nur ein Siegel, das ein Gerät am Tisch gespeichert hat, oder eine Kopie des öffentlichen Verzeichnisses von vor der Partie (--log).
dice-signed-forgotten = Gelöschte Namen, die sich nicht vergleichen lassen, nach Plätzen: { $seats }.
dice-logged = Verzeichnis: Die Kopie ist in Ordnung, und ihre Zeile { $n } vom { $at } hat dieses Siegel.

## Counted

dice-source = { $source ->
    [system] Würfel des Systems
    [seeded] Würfel aus einem Startwert
    [scripted] Würfel aus einer Liste
    [typed] Echte Würfel, eingetippt
   *[sealed] Versiegelte Würfel
}{ $faces ->
    [6] {""}
   *[other] {" "}mit { $faces } Seiten
}
dice-faces = { $dice ->
    [one] Augen von einem Würfel
   *[other] Augen von { $dice } Würfeln
}
dice-sums = { $throws ->
    [one] Augensumme von einem Wurf mit { $dice } Würfeln
   *[other] Augensummen von { $throws } Würfen mit { $dice } Würfeln
}
dice-sums-only = { $throws ->
    [one] Von einem Wurf ist nur die Summe bekannt: Er zählt bei den Summen, nicht bei den Augen.
   *[other] Von { $throws } Würfen sind nur die Summen bekannt: Sie zählen bei den Summen, nicht bei den Augen.
}
dice-column = { $column ->
    [seen] gefallen
   *[expected] erwartet
}
dice-says = { $verdict ->
    [too-few] Zu wenige, um mehr zu sagen.
    [usual] Nichts Ungewöhnliches: { $percent } der fairen Würfel sind mindestens so ungleichmäßig wie diese (Chi-Quadrat { $chi2 }, p { $p }).
    [odd] Ungewöhnlich, aber nicht unmöglich: { $percent } der fairen Würfel sind mindestens so ungleichmäßig wie diese (Chi-Quadrat { $chi2 }, p { $p }). Zähle mehr Partien, bevor du urteilst.
   *[off] So sehen faire Würfel fast nie aus: { $percent } von ihnen sind mindestens so ungleichmäßig (Chi-Quadrat { $chi2 }, p { $p }). Sind die Partien ausgesucht oder die Würfel gezinkt?
}
dice-none = Es gibt keine Würfe zu zählen.
