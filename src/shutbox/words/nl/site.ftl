site-fetching = Het spel wordt klaargezet: { $percent } %
site-elsewhere = Shutbox is open in een ander tabblad van deze browser, en je partijen zijn daar.
site-take = Hier spelen
site-broken = Shutbox kan in deze browser niet starten.
site-passing = Deze browser bewaart niets: je partijen zijn weg als je deze pagina sluit.
site-update = Er is een nieuwe versie van Shutbox.
site-update-now = Bijwerken
site-ready = Shutbox werkt nu zonder netwerk.
site-dice = Hier is geen server: deze browser maakt beide delen, met zijn generator voor geheimen. De zegels laten zien dat geen worp tijdens de partij is gekozen. Dat niemand op dit apparaat vooruit heeft gekeken, kunnen ze niet laten zien.
site-yours-about = Partijen, tafels, oefeningen, huisregels, namen en instellingen staan in deze browser en nergens anders. Sla af en toe alles op.
site-delete-about = Alle partijen, tafels, cijfers, oefeningen, huisregels, namen en instellingen in deze browser zijn dan voorgoed weg.
site-delete = Verwijderen
site-delete-sure = Partij verwijderen?
site-keeps = Hoe veilig je partijen zijn
site-keeps-how = { $sure ->
    [promised] Deze browser heeft beloofd je partijen te bewaren tot je ze verwijdert.
    [never] Deze browser bewaart niets: je partijen zijn weg als je deze pagina sluit.
   *[unpromised] Deze browser kan je partijen verwijderen als het apparaat te weinig ruimte heeft. Sla ze af en toe op.
}
site-keeps-week = Safari verwijdert je partijen als je deze pagina zeven dagen niet opent. Zet Shutbox op je beginscherm om dat te voorkomen. Daar heeft het eigen partijen: sla de jouwe eerst op en haal ze daar binnen.
site-keeps-plain = Deze pagina kwam via gewoon HTTP. Ze heeft elke keer het netwerk nodig en kan niet worden geïnstalleerd. Via HTTPS kan het allebei.
site-install = Shutbox installeren
site-noted = OK
site-turn = { $stage ->
    [waiting] Nodig iemand uit: stuur de tafel als link.
    [playing] { $names } is aan de beurt. Stuur de partij als link.
   *[over] De partij is voorbij. Stuur het einde naar { $names }.
}
site-turn-send = Link sturen
site-turn-dice = Jullie leggen samen de dobbelstenen vast en niemand kan ze veranderen. Een gemanipuleerde telefoon zou vooruit kunnen kijken. Open de link in de browser die je partijen heeft: een iPhone opent hem in Safari, en een geïnstalleerd Shutbox heeft eigen partijen.
site-turn-older = Deze link is ouder dan je partij, dus er is niets veranderd.
