# Practising in the terminal.

drill-heading = { $level ->
    [easy] Aufgabe { $number }, leicht
    [hard] Aufgabe { $number }, schwer
   *[medium] Aufgabe { $number }
}
drill-help = Wähle wie in einer Partie: die Nummer einer Möglichkeit, ihre Klappen, eine Zahl von Würfeln oder { $take }. Dann siehst du, was jede wert ist. { $quit } beendet es.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Was jede wert ist, als Gewinnchance:
        [game] Was jede wert ist, als Gewinnchance:
       *[turn] Was jede wert ist, als Chance, es in diesem Zug zu schaffen:
    }
    [points] Was jede wert ist, in Punkten der Runde:
   *[total] Was jede wert ist, als Summe des Zugs im Schnitt, weniger ist besser:
}
drill-mean = { $done ->
    [one] Eine Aufgabe, davon { $best } optimal gelöst; Verlust im Schnitt { $mean }
   *[other] { $done } Aufgaben, davon { $best } optimal gelöst; Verlust im Schnitt { $mean }
}
drill-ever = { $done ->
    [one] Von allen deinen Aufgaben: 1 gelöst, { $best } davon optimal, im Schnitt { $mean } des Möglichen verschenkt.
   *[other] Von allen deinen Aufgaben: { $done } gelöst, { $best } davon optimal, im Schnitt { $mean } des Möglichen verschenkt.
}
drill-no-mistakes = Da ist kein Fehler zum Üben. Gut gespielt!
drill-player = Gast { $number }
