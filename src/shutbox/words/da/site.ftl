site-fetching = Spillet gøres klar: { $percent } %
site-elsewhere = Shutbox er åben i en anden fane i denne browser, og dine spil er der.
site-take = Spil her
site-broken = Shutbox kan ikke starte i denne browser.
site-passing = Denne browser gemmer intet: dine spil er væk, når du lukker siden.
site-update = Der er en ny version af Shutbox.
site-update-now = Opdatér
site-ready = Shutbox virker nu uden netværk.
site-dice = Her er ingen server: denne browser laver begge dele med sin generator til hemmeligheder. Seglene viser, at intet kast blev valgt under spillet. De kan ikke vise, at ingen har kigget forud på denne enhed.
site-yours-about = Spil, borde, opgaver, husregler, navne og indstillinger gemmes i denne browser og ingen andre steder. Gem det hele en gang imellem.
site-delete-about = Alle spil, borde, tal, opgaver, husregler, navne og indstillinger i denne browser forsvinder for altid.
site-delete = Slet
site-delete-sure = Slet spillet?
site-keeps = Hvor sikre dine spil er
site-keeps-how = { $sure ->
    [promised] Denne browser har lovet at gemme dine spil, til du sletter dem.
    [never] Denne browser gemmer ikke noget: Dine spil er væk, når du lukker siden.
   *[unpromised] Denne browser kan slette dine spil, hvis enheden løber tør for plads. Gem dem en gang imellem.
}
site-keeps-week = Safari sletter dine spil, hvis du ikke åbner siden i syv dage. Føj Shutbox til hjemmeskærmen for at undgå det. Der har den sine egne spil: Gem dine først, og hent dem ind der.
site-keeps-plain = Siden kom over almindelig HTTP. Den skal bruge netværk hver gang og kan ikke installeres. Over HTTPS kan den begge dele.
site-install = Installer Shutbox
site-noted = OK
site-turn = { $stage ->
    [waiting] Inviter en ven: Send bordet som et link.
    [playing] Det er { $names }, der har tur. Send spillet som et link.
   *[over] Spillet er slut. Send slutningen til { $names }.
}
site-turn-send = Send link
site-turn-dice = I lægger terningerne fast sammen, og ingen kan ændre dem. En manipuleret telefon kunne kigge frem. Åbn linket i den browser, der har dine spil: En iPhone åbner det i Safari, og et installeret Shutbox har sine egne spil.
site-turn-older = Linket er ældre end dit spil, så intet er ændret.
