# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = worpen: { $throws ->
    [0] het geheim past bij zijn zegel; er is geen worp uit de envelop genomen.
    [one] één worp past bij de envelop.
   *[other] { $throws } worpen passen bij de envelop.
}
dice-shut = worpen: de envelop { $over ->
    [yes] is niet geopend, hoewel het spel is afgelopen;
   *[no] is nog niet open;
} { $throws ->
    [0] er is geen worp om te controleren.
    [one] tot dan is één worp niet te controleren.
   *[other] tot dan zijn { $throws } worpen niet te controleren.
}
dice-missing = Een seed verzegeld en nooit laten zien: { $names }.
dice-alone = Geen speler legde een seed in, dus de server koos deze worpen alleen.
dice-others = { $throws ->
    [one] Eén worp kwam van andere dobbelstenen en zit
   *[other] { $throws } worpen kwamen van andere dobbelstenen en zitten
} niet in de envelop.
dice-unsigned = zegel: het spelbestand alleen laat niet zien dat de envelop vóór het spel verzegeld werd, want het is niet ondertekend: wie de seeds kent, kan geheimen proberen tot de worpen bevallen. Vergelijk het zegel { $seal } met dat wat het apparaat van een speler bewaarde, of met een kopie van het openbare logboek van de server (--log).
dice-unsigned-names = Namen en einde van dit spelbestand zijn niet ondertekend: wie het heeft, kan ze veranderen.
dice-signed = handtekening: de sleutel { $key } heeft namen, regels, zegels en regel { $n } van het openbare logboek ondertekend{ $end ->
    [yes] , en aan het eind alle gebeurtenissen.
   *[no] ; het einde is niet ondertekend, dus daar kunnen gebeurtenissen ontbreken.
}
dice-signed-key = { $known ->
    [yes] Het is de sleutel die je hebt gegeven.
   *[no] Iedereen kan een sleutel maken: vergelijk hem met die welke de server op /api/key publiceert, of geef die met --key.
}
dice-signed-when = Een handtekening laat niet zien wanneer ze is gezet. Als de server zelf vals speelt, blijkt dat alleen uit een zegel dat het apparaat van een speler bewaarde, of uit een kopie van het openbare logboek van vóór het spel (--log).
dice-signed-forgotten = Vergeten namen, die niet te vergelijken zijn, per plaats: { $seats }.
dice-logged = logboek: de kopie is in orde, en regel { $n } van { $at } heeft dit zegel.

## Counted

dice-source = { $source ->
    [system] Worpen van het systeem
    [seeded] Worpen uit een seed
    [scripted] Worpen uit een lijst
    [typed] Echte dobbelstenen (ingetypt)
   *[sealed] Verzegelde worpen
}{ $faces ->
    [6] {""}
   *[other] {" "}met { $faces } vlakken
}
dice-faces = { $dice ->
    [one] Ogen van één dobbelsteen
   *[other] Ogen van { $dice } dobbelstenen
}
dice-sums = { $throws ->
    [one] Som van één worp met { $dice } dobbelstenen
   *[other] Sommen van { $throws } worpen met { $dice } dobbelstenen
}
dice-sums-only = { $throws ->
    [one] Van één worp is alleen de som bekend: hij telt bij de sommen, niet bij de ogen.
   *[other] Van { $throws } worpen zijn alleen de sommen bekend: ze tellen bij de sommen, niet bij de ogen.
}
dice-column = { $column ->
    [seen] gezien
   *[expected] verwacht
}
dice-says = { $verdict ->
    [too-few] Te weinig om meer te zeggen.
    [usual] Niets bijzonders: { $percent } van eerlijke dobbelstenen valt minstens zo ongelijk als deze (chi-kwadraat { $chi2 }, p { $p }).
    [odd] Ongewoon, maar niet onmogelijk: { $percent } van eerlijke dobbelstenen valt minstens zo ongelijk als deze (chi-kwadraat { $chi2 }, p { $p }). Tel meer partijen voordat je oordeelt.
   *[off] Eerlijke dobbelstenen vallen bijna nooit zo: maar { $percent } ervan valt minstens zo ongelijk (chi-kwadraat { $chi2 }, p { $p }). Zijn de partijen uitgezocht, of de dobbelstenen verzwaard?
}
dice-none = Geen worpen om te tellen.
