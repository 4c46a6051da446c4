# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = Würfel: { $throws ->
    [0] Der Umschlag ist der, der vor der Partie versiegelt wurde; kein Wurf kam daraus.
    [one] Ein Wurf passt zu dem Umschlag, der vor der Partie versiegelt wurde.
   *[other] { $throws } Würfe passen zu dem Umschlag, der vor der Partie versiegelt wurde.
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
    [seen] gesehen
   *[expected] erwartet
}
dice-says = { $verdict ->
    [too-few] Zu wenige, um mehr zu sagen.
    [usual] Nichts Ungewöhnliches: { $percent } der fairen Würfel sind mindestens so ungleichmäßig wie diese (Chi-Quadrat { $chi2 }, p { $p }).
    [odd] Ungewöhnlich, aber nicht unmöglich: { $percent } der fairen Würfel sind mindestens so ungleichmäßig wie diese (Chi-Quadrat { $chi2 }, p { $p }). Zähle mehr Partien, bevor du urteilst.
   *[off] So sehen faire Würfel fast nie aus: { $percent } von ihnen sind mindestens so ungleichmäßig (Chi-Quadrat { $chi2 }, p { $p }). Sind die Partien ausgesucht oder die Würfel gezinkt?
}
dice-none = Keine Würfe zu zählen.
