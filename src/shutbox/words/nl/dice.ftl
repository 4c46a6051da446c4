# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = worpen: { $throws ->
    [0] het geheim past bij zijn zegel; er is geen worp uit de envelop genomen.
    [one] één worp past bij de envelop.
   *[other] { $throws } worpen passen bij de envelop.
}
dice-shut = worpen: de envelop { $over ->
    [yes] is niet geopend, hoewel de partij is afgelopen;
   *[no] is nog niet open;
} { $throws ->
    [0] er is geen worp om te controleren.
    [one] tot dan is één worp niet te controleren.
   *[other] tot dan zijn { $throws } worpen niet te controleren.
}
dice-missing = Een seed verzegeld maar nooit getoond: { $names }.
dice-alone = Geen speler heeft een seed ingelegd, dus koos de server deze worpen alleen.
dice-others = { $throws ->
    [one] Eén worp kwam van andere dobbelstenen en zit
   *[other] { $throws } worpen kwamen van andere dobbelstenen en zitten
} niet in de envelop.
dice-unsigned = zegel: het spelbestand bewijst op zichzelf niet dat de envelop vóór de partij verzegeld werd, want het is niet ondertekend. Wie de seeds kent, kan geheimen proberen tot de worpen bevallen. Vergelijk het zegel { $seal } met dat wat een apparaat aan tafel bewaarde, of met een kopie van het openbare logboek van de server (--log).
dice-unsigned-names = Namen en einde van dit spelbestand zijn niet ondertekend: wie het heeft, kan ze veranderen.
dice-signed = handtekening: de sleutel { $key } heeft namen, regels, zegels en regel { $n } van het openbare logboek ondertekend{ $end ->
    [yes] , en aan het eind alle gebeurtenissen.
   *[no] ; het einde is niet ondertekend, dus daar kunnen gebeurtenissen ontbreken.
}
dice-signed-key = { $known ->
    [yes] Het is de sleutel die je hebt opgegeven.
   *[no] Iedereen kan een sleutel maken. Vergelijk hem met de sleutel die de server op /api/key publiceert, of geef die op met --key.
}
dice-signed-when = Een handtekening laat niet zien wanneer ze is gezet. Als de server zelf vals speelt, blijkt dat alleen uit een zegel dat een apparaat aan tafel bewaarde, of uit een kopie van het openbare logboek van vóór de partij (--log).
dice-signed-forgotten = Gewiste namen, die niet te vergelijken zijn, per plaats: { $seats }.
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
    [seen] gevallen
   *[expected] verwacht
}
dice-says = { $verdict ->
    [too-few] Te weinig om meer te zeggen.
    [usual] Niets bijzonders: { $percent } van eerlijke dobbelstenen valt minstens zo ongelijk als deze (chi-kwadraat { $chi2 }, p { $p }).
    [odd] Ongewoon, maar niet onmogelijk: { $percent } van eerlijke dobbelstenen valt minstens zo ongelijk als deze (chi-kwadraat { $chi2 }, p { $p }). Tel meer partijen voordat je oordeelt.
   *[off] Eerlijke dobbelstenen vallen bijna nooit zo: slechts { $percent } ervan valt minstens zo ongelijk (chi-kwadraat { $chi2 }, p { $p }). Zijn de partijen uitgezocht, of de dobbelstenen verzwaard?
}
dice-none = Geen worpen om te tellen.
