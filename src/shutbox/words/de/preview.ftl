# What messengers show of a link: never a name, a code or a result.

preview-title = { $kind ->
    [invitation] Spiel mit: Shut the Box
    [report] Eine Partie Shut the Box
   *[page] Shutbox
}
preview-about = { $kind ->
    [invitation] Öffne den Link und setz dich an den Tisch. Du brauchst kein Konto.
    [report] So lief die Partie, Wurf für Wurf.
   *[page] Shut the Box und seine Verwandten: allein, gegen Bots oder mit Freunden.
}
preview-box = { $box ->
    [ten] Zehn Klappen
    [twelve] Zwölf Klappen
    [double] Zwei Reihen mit neun Klappen
    [triple] Drei Reihen mit neun Klappen
   *[nine] Neun Klappen
}
