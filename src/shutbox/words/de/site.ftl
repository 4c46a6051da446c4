site-fetching = Das Spiel wird vorbereitet: { $percent } %
site-elsewhere = Shutbox ist in einem anderen Tab dieses Browsers offen, und deine Partien sind dort.
site-take = Hier spielen
site-broken = Shutbox kann in diesem Browser nicht starten.
site-passing = Dieser Browser hebt nichts auf: Wenn du diese Seite schließt, sind deine Partien weg.
site-update = Es gibt eine neue Version von Shutbox.
site-update-now = Aktualisieren
site-ready = Shutbox läuft jetzt auch ohne Netz.
site-dice = Hier gibt es keinen Server: Dieser Browser macht beide Teile, mit seinem Generator für Geheimnisse. Die Siegel zeigen, dass kein Wurf während der Partie gewählt wurde. Dass niemand auf diesem Gerät vorausgesehen hat, können sie nicht zeigen.
site-yours-about = Partien, Tische, Training, Hausregeln, Namen und Einstellungen bleiben in diesem Browser und sonst nirgends. Speichere von Zeit zu Zeit alles.
site-delete-about = Alle Partien, Tische, Zahlen, Trainings, Hausregeln, Namen und Einstellungen dieses Browsers sind dann endgültig weg.
site-delete = Löschen
site-delete-sure = Partie löschen?
site-keeps = Wie sicher deine Partien sind
site-keeps-how = { $sure ->
    [promised] Dieser Browser hat versprochen, deine Partien zu behalten, bis du sie löschst.
    [never] Dieser Browser hebt nichts auf: Wenn du diese Seite schließt, sind deine Partien weg.
   *[unpromised] Dieser Browser löscht deine Partien vielleicht, wenn auf dem Gerät der Platz knapp wird. Speichere sie von Zeit zu Zeit.
}
site-keeps-week = Safari löscht deine Partien, wenn du diese Seite sieben Tage lang nicht geöffnet hast. Leg Shutbox auf den Home-Bildschirm, dann bleiben sie. Dort hat Shutbox eigene Partien: Speichere deine vorher und hol sie dort herein.
site-keeps-plain = Diese Seite kam über einfaches HTTP. Sie braucht jedes Mal das Netz und lässt sich nicht installieren. Über HTTPS geht beides.
site-install = Shutbox installieren
site-noted = OK
site-turn = { $stage ->
    [waiting] Lade jemanden ein: Schick den Tisch als Link.
    [playing] { $names } ist dran. Schick die Partie als Link.
   *[over] Die Partie ist vorbei. Schick { $names } das Ende.
}
site-turn-send = Link schicken
site-turn-dice = Ihr beide legt die Würfel fest, und niemand kann sie ändern. Ein manipuliertes Handy könnte vorausschauen. Öffne den Link in dem Browser, der deine Partien hat: Ein iPhone öffnet ihn in Safari, und ein installiertes Shutbox hat eigene Partien.
site-turn-older = Dieser Link ist älter als deine Partie, also bleibt alles, wie es ist.
