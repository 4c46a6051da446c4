# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Verkennen
aside-explore-share = Deel deze stelling
aside-explore-tap = Tik op een steen om hem neer te klappen of weer op te zetten
aside-explore-total = totaal { $total }
aside-explore-all-up = alles omhoog
aside-explore-busy = Even rekenen…
aside-explore-values = Wat de stelling waard is
aside-explore-mean = gemiddeld totaal bij optimaal spel
aside-explore-shut = kans op een dichte bak
aside-explore-below = kans op minder dan { $target }
aside-explore-playable = worpen die passen
aside-explore-of = van { $count }
aside-explore-goal = Het doel is
aside-explore-aim = { $aim ->
    [shut] de bak sluiten
    [below] eronder komen
   *[mean] laagste gemiddelde
}
aside-explore-target = Totaal om onder te komen
aside-explore-ends = Waar de beurt eindigt
aside-explore-ends-about = { $aim ->
    [shut] Hoe vaak elk totaal overblijft voor wie alleen de bak wil sluiten.
    [below] Hoe vaak elk totaal overblijft voor wie minder dan { $target } wil overhouden.
   *[mean] Hoe vaak elk totaal overblijft voor wie het laagste gemiddelde wil.
}
aside-explore-plot = Hoe vaak elk totaal overblijft: gemiddeld { $mean }; de bak gaat dicht in { $shut } van de beurten.
aside-explore-is-shut = { $chance } dicht
aside-explore-is-mean = gemiddeld { $mean }
aside-explore-look = Bekijk een totaal
aside-explore-exactly = { $low ->
    [0] Dicht: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } of minder: { $chance }
aside-explore-worth = Wat elke worp waard is
aside-explore-worth-about = { $unit ->
    [chance] De beste keuze met deze worp, en de kans daarna. Langer is beter. Gearceerd is slechter dan vóór de worp. Het balkje laat zien hoe vaak de worp voorkomt.
   *[total] De beste keuze met deze worp, en het gemiddelde totaal daarna. Korter is beter. Gearceerd is slechter dan vóór de worp. Het balkje laat zien hoe vaak de worp voorkomt.
}
aside-explore-throw = { $throw }, { $weight } van { $of }: { $best }, dan { $value }
aside-explore-miss = mis
aside-explore-no-throws = Er zijn te veel worpen om ze op te sommen.
aside-explore-over = De bak is dicht. Er valt niets meer te gooien.
aside-explore-ways = Alle mogelijkheden voor { $throw }. Tik er een aan om daar verder te gaan.
aside-explore-go = Klap { $tiles } neer, dan { $value }
aside-explore-dice = Hoeveel dobbelstenen
aside-explore-number = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
aside-explore-design = Verander de regels
aside-learn-this = Zo speel je het
aside-rules-choose = Welke regels
aside-rules-changed = { $title }, aangepast
aside-says-dice = { $forced ->
    [yes] { $dice } dobbelstenen, maar één zodra { $condition }
   *[no] { $dice } dobbelstenen, of één zodra { $condition }
}
aside-says-all-dice = { $dice ->
    [one] één dobbelsteen
    [2] altijd twee dobbelstenen
   *[other] altijd { $dice } dobbelstenen
}
aside-says-faces = elk met { $faces } vlakken
aside-says-behind = een steen erachter pas bij de volgende worp
aside-says-first = de eerste worp moet de { $tile } neerklappen
aside-says-unlucky = een { $total } is mis

## The settings of a rule set

aside-quoted = “{ $name }”
aside-axis-box = Stenen
aside-axis-set_up = Staan bij de start
aside-axis-dice = Dobbelstenen
aside-axis-faces = Vlakken per dobbelsteen
aside-axis-one_die = Eén dobbelsteen
aside-axis-tiles = Stenen per worp
aside-axis-buys = Wat een worp neerklapt
aside-axis-behind = Een steen erachter kan neer
aside-axis-first_throw = De eerste worp
aside-axis-unlucky = Ongeluksgetal
aside-axis-total = Wat er staat, telt
aside-axis-off_mat = Een dobbelsteen van de mat
aside-axis-off_mat_chance = Hoe vaak dobbelstenen van de app van de mat rollen
aside-axis-format = Zo wordt uit beurten een partij
aside-axis-rounds = Rondes
aside-axis-fewest_rounds = Minste rondes
aside-axis-most_rounds = Meeste rondes
aside-axis-limit = Grens
aside-axis-out_at = Je bent af
aside-axis-out_when = Je valt af
aside-axis-points = Een ronde levert op
aside-axis-super_box = Een tweede dichte bak
aside-axis-tries = In een ronde
aside-axis-begins = Wie begint
aside-axis-order = De anderen volgen
aside-axis-next_start = De volgende ronde begint
aside-axis-ties = Een gedeelde eerste plaats
aside-axis-shut_wins = Wie de bak sluit, wint meteen
aside-axis-same_dice = Iedereen krijgt dezelfde worpen
aside-axis-most_players = Spelers, hoogstens
aside-value-box-nine = één rij, 1 t/m 9
aside-value-box-ten = één rij, 1 t/m 10
aside-value-box-twelve = één rij, 1 t/m 12
aside-value-box-double = twee rijen, de tweede van 9 tot 1
aside-value-box-double-aligned = twee rijen, allebei van 1 tot 9
aside-value-box-triple = drie rijen
aside-value-box-own = eigen rijen
aside-value-one_die-never = nooit
aside-value-one_die-standing = er samen { $limit } of minder staat
aside-value-one_die-exposed = de voorste stenen samen { $limit } of minder zijn
aside-value-one_die-highest = er niets boven { $limit } staat
aside-value-one_die-789 = 7, 8 en 9 neer zijn
aside-value-tiles-any = zoveel je wilt
aside-value-tiles-number = hoogstens
aside-value-buys-sum = stenen die de som vormen
    .says = { $tiles ->
        [any] stenen die samen de som vormen
        [1] één steen die de som is
       *[other] hoogstens { $tiles } stenen die samen de som vormen
    }
aside-value-buys-exact = de steen van de som, of die van de dobbelstenen
    .says = alleen de steen van de som, of die van de dobbelstenen
aside-value-buys-thai = één steen: van een dobbelsteen of van de som
    .says = één steen, die van een dobbelsteen of van de som
aside-value-behind-at-once = met dezelfde worp
aside-value-behind-next-throw = vanaf de volgende worp
aside-value-first_throw-free = is als alle andere
aside-value-first_throw-number = moet deze steen neerklappen
aside-value-unlucky-none = geen
aside-value-unlucky-number = dit is mis:
aside-value-total-sum = zijn waarde
    .says = het totaal is de som van wat er staat
aside-value-total-front-double = zijn waarde, eerste rij dubbel
    .says = de voorste rij telt dubbel
aside-value-total-tiles = één per steen
    .says = elke steen die staat, telt voor één
aside-value-total-digits = gelezen als één getal
    .says = wat er staat, lees je als één getal
aside-value-off_mat-none = doet niets
aside-value-off_mat-raise = laat de hoogste neergeklapte steen omhoogkomen
    .says = van de mat gerold: een steen komt weer omhoog
aside-value-off_mat-end = beëindigt de beurt
    .says = van de mat gerold: de beurt is voorbij
aside-value-off_mat-choose = laat wie gooide kiezen
    .says = van de mat gerold: wie gooide, kiest de straf
aside-value-off_mat-void = laat de hele bak tellen
    .says = van de mat gerold: de hele bak telt
aside-value-format-one-turn = ieder één beurt
aside-value-format-running = totalen van alle rondes worden opgeteld
aside-value-format-knock-out = totalen worden opgeteld, boven de grens ben je af
aside-value-format-until = totalen worden opgeteld tot iemand de grens haalt
aside-value-format-chase = een jacht: kom onder het totaal
aside-value-format-last-one-standing = De Laatst Overgeblevene, één bak voor iedereen
aside-value-format-solitaire = alleen tegen de bak
aside-value-out_at-above = boven de grens
aside-value-out_at-reached = vanaf de grens
aside-value-out_when-at-once = meteen
aside-value-out_when-round-end = aan het eind van de ronde
aside-value-points-winner = één punt, twee voor een Super Box
aside-value-points-paid = wat ieder van de anderen verliest
aside-value-super_box-handover = neemt de ronde over
aside-value-super_box-draw = maakt de ronde gelijkspel
aside-value-super_box-first-keeps = verandert niets
aside-value-super_box-both-score = levert ook punten op
aside-value-tries-chase = gaat de jacht door tot niemand er nog onder komt
aside-value-tries-one-each = heeft ieder één beurt
aside-value-begins-first = wie bovenaan de lijst staat
aside-value-begins-throw = wie het hoogst gooit
aside-value-order-clockwise = met de klok mee
aside-value-order-descending = van de hoogste worp naar de laagste
aside-value-next_start-clockwise = de volgende speler
aside-value-next_start-winner = wie de vorige won
aside-value-next_start-throw = wie het hoogst gooit
aside-value-next_start-same = dezelfde speler
aside-value-ties-shared = wordt gedeeld
aside-value-ties-play-off = beslissingsronde
aside-axis-one-die-must = Keuze of plicht
aside-axis-forced = { $forced ->
    [yes] dan moet het er één zijn
   *[no] dan mag je kiezen
}
aside-axis-row = { $row ->
    [1] Eerste rij
    [2] Tweede rij
   *[other] Rij { $row }
}
aside-axis-more-rows = Nog een rij erachter
aside-axis-fewer-rows = Zonder de laatste rij

## Designing a house rule

aside-design = Huisregel ontwerpen
aside-design-share = Deel deze regel
aside-design-from = Begin met
aside-design-name = Naam
aside-design-unnamed = Huisregel
aside-design-about = Wat er zo bijzonder aan is
aside-design-set-up = Tik op de stenen die al voor het begin neer zijn.
aside-design-part = { $part ->
    [box] De bak
    [dice] De dobbelstenen
    [throw] Een worp
    [count] Wat telt
    [game] Het spel
   *[table] Rond de tafel
}
aside-design-faults = { $count ->
    [one] Zo valt het nog niet te spelen:
   *[other] Om { $count } redenen valt het zo nog niet te spelen:
}
aside-design-figures = Zo veranderen de kansen
aside-design-figures-about = Exacte cijfers bij optimaal spel, naast de uitgegeven spellen.
aside-design-yours = jouw regel
aside-design-beside = Vergelijk
aside-design-players = Spelers
aside-design-two-players = De uitgegeven spellen zijn gemeten voor twee spelers.
aside-design-measure = { $measure ->
    [mean] Gemiddeld totaal
    [shut] De bak gaat dicht
    [opener] Voordeel van wie begint
    [throws] Worpen per beurt
    [choices] Keuzes per beurt
   *[skill] Aandeel kunde
}
aside-design-opener-round = { $points } punten per ronde
aside-design-none = onbekend
aside-design-meaning = Wat de cijfers betekenen
aside-design-meaning-of = { $measure ->
    [mean] Wat er gemiddeld overblijft voor wie elke beurt op het laagste totaal speelt.
    [shut] Hoe vaak de bak bij zulk spel dichtgaat.
    [opener] Hoeveel extra winstkans de start geeft als iedereen optimaal speelt. Is een hele partij te lang om te berekenen: punten per ronde.
    [throws] Hoe lang een beurt bij zulk spel duurt.
    [choices] Hoe vaak er in een beurt iets te kiezen valt.
   *[skill] Perfect spel tegenover willekeurig spel: hoeveel van het verschil in totalen komt door vaardigheid? De rest is geluk.
}
aside-design-save = Bewaren
aside-design-saved = Bewaard in deze browser. Met de link open je de regel overal.
aside-design-drop = { $name } wissen
aside-play-with = Met wie
aside-play-alone = Alleen
aside-play-here = Op dit scherm
aside-play-link = Met vrienden via een link
aside-play-bot = Tegen een bot
aside-play-bot-grade = Hoe sterk
aside-play-people = Hoeveel spelers

## Your games

aside-games = Je partijen
aside-games-none = In deze browser is nog geen partij uitgespeeld. Hier komen je partijen te staan, met totalen, geluk en wat je keuzes kostten.
aside-games-play = Speel een partij
aside-games-who = Van wie
aside-games-everybody = iedereen
aside-games-rules = Welke regels
aside-games-all-rules = alle
aside-games-reading = { $left ->
    [one] De coach kijkt nog één partij door…
   *[other] De coach kijkt nog { $left } partijen door…
}
aside-games-figures = In cijfers
aside-games-figure = { $figure ->
    [played] partijen
    [won] gewonnen
    [turns] beurten
    [mean] gemiddeld totaal
    [best] laagste totaal
    [shut] keer dicht
   *[cost] verlies per keuze
}
aside-games-totals = Totalen door de tijd
aside-games-totals-about = { $rules }: wat elke beurt overliet. De lijn is het gemiddelde van de laatste tien beurten.
aside-games-perfect = Perfect spel: gemiddeld { $mean }.
aside-games-plot-totals = Beurten: { $count }. In de laatste tien bleef gemiddeld { $mean } over.
aside-games-costs = Wat een keuze kost
aside-games-costs-about = Per partij: welk deel van het haalbare een keuze gemiddeld weggaf. Minder is beter.
aside-games-plot-costs = Partijen: { $count }. In de laatste tien kostte een keuze gemiddeld { $mean }.
aside-games-lucks = Geluk
aside-games-lucks-about = { $unit ->
    [chance] Wat de dobbelstenen in elke partij gaven of namen, in procentpunten winstkans.
    [points] Wat de dobbelstenen in elke partij gaven of namen, in punten.
   *[total] Wat de dobbelstenen in elke partij gaven of namen, in het totaal. Omhoog is goed.
}
aside-games-plot-lucks = Partijen: { $count }. Geluk: { $lucky } keer, pech: { $unlucky } keer.
aside-games-tables = Tafels
aside-games-seats = { $count ->
    [0] Dit apparaat heeft geen plaats aan een tafel die nog open is.
    [one] Dit apparaat heeft een plaats aan één tafel die nog open is.
   *[other] Dit apparaat heeft plaatsen aan { $count } tafels die nog open zijn.
}
aside-games-return = Terug naar de laatste
aside-games-list = Alle partijen
aside-games-result = { $won ->
    [shut] de bak is dicht
    [open] de bak bleef open
    [yes] gewonnen door { $names }
   *[no] niemand won
}
aside-games-score = { $name } { $result }
aside-games-report = Verslag
aside-games-record = Spelbestand bewaren
aside-games-gone = Het spelbestand staat niet meer hier en ook niet meer op de server.
aside-games-more = Toon er nog { $count }
aside-games-yours = Wat deze browser bewaart
aside-games-yours-about = Partijen, oefeningen, huisregels, namen en instellingen staan alleen in deze browser. De tafels zelf staan op de server.
aside-games-export = Alles opslaan
aside-games-import = Uit een bestand laden
aside-games-imported = { $count ->
    [one] Eén item geladen.
   *[other] { $count } items geladen.
}
aside-games-not-ours = Dit bestand is niet door Shutbox opgeslagen.
aside-games-delete = Alles verwijderen
aside-games-delete-sure = Alles verwijderen?
aside-games-delete-about = Alle partijen, statistieken, oefeningen, huisregels, namen en instellingen in deze browser verdwijnen voorgoed. Tafels op de server blijven.
aside-games-delete-yes = Alles verwijderen
aside-games-keep = Bewaren
aside-server-yours = Wat de server bewaart
aside-server-about = De tafels van deze browser met hun partijen en namen. Ook wanneer deze browser voor het eerst en het laatst kwam. Je kunt alles downloaden en zelf wissen.
aside-server-export = Alles downloaden
aside-server-delete = Op de server wissen
aside-server-delete-sure = Op de server wissen?
aside-server-delete-about = Tafels waar verder niemand een plaats heeft, worden gewist. Aan gedeelde tafels verdwijnt je naam en blijft de partij. Je raakt je plaatsen kwijt, en de server kent deze browser niet meer. Wat anderen hebben opgeslagen, blijft van hen.
aside-server-delete-yes = Op de server wissen
aside-server-deleted = Op de server gewist.
aside-server-nothing = De server bewaart niets over deze browser.
aside-server-failed = Dat lukte niet. Probeer het later nog eens.

## The dice

aside-dice-page = De dobbelstenen
aside-dice-lede = Alle worpen van een partij liggen in een envelop. Die wordt verzegeld voordat er iemand gooit. Na de partij gaat hij open en kun je alles nakijken.
aside-dice-step = { $step ->
    [1] De server verzegelt zijn deel
    [2] Jij verzegelt het jouwe
    [3] De envelop ligt op tafel
   *[4] De envelop gaat open
}
aside-dice-step-about = { $step ->
    [1] Bij een nieuwe tafel maakt de server een geheim en toont het zegel ervan. Dat zegel past alleen bij dit geheim en verraadt niets. Daarna kan de server het niet meer verwisselen.
    [2] Ga je zitten, dan maakt je apparaat ook een geheim. Het toont het zegel. Pas als iedereen verzegeld heeft, gaan deze delen open. Samen met het deel van de server bepalen ze de worpen.
    [3] Alle delen samen leggen elke worp van de partij vooraf vast. Niemand kan een worp toevoegen of veranderen zonder een zegel te breken.
   *[4] Aan het eind laat de server zijn geheim zien. Nu kan iedereen de delen opnieuw samenvoegen. Zo zie je dat elke worp uit de envelop komt.
}
aside-dice-drawing = { $step ->
    [1] Tekening: een envelop met één briefje erin, en een zegel
    [2] Tekening: briefjes van de spelers gaan in de envelop
    [3] Tekening: de envelop, dicht en verzegeld
   *[4] Tekening: de envelop is open, en een lijst worpen wordt afgevinkt
}
aside-dice-check = Controleer een partij
aside-dice-check-about = Kies een eigen partij, open een opgeslagen bestand of plak de tekst van een spelbestand.
aside-dice-mine = Een eigen partij
aside-dice-choose = kies…
aside-dice-file = Een bestand
aside-dice-text = De tekst van een spelbestand
aside-dice-check-it = Controleren
aside-dice-checking = Controleren…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] De enige worp is die uit de envelop.
       *[other] Alle { $throws } worpen zijn die uit de envelop.
    }
    [alone] Elke worp volgt uit deze envelop. Dat hij vóór de partij verzegeld is, bewijst het spelbestand op zichzelf niet.
    [checked] De zegels kloppen. Welke worp de hoeveelste is, bepalen hier de spelregels.
    [sealed] De envelop is nog verzegeld. Hij gaat open als de partij is afgelopen.
    [other] Het spelbestand is in orde. De worpen kwamen niet uit een envelop. Er valt dus niets te vergelijken.
   *[fault] Er klopt iets niet.
}
aside-dice-game = { $throws ->
    [one] { $rules }, { $names }: één worp.
   *[other] { $rules }, { $names }: { $throws } worpen.
}
aside-dice-others = { $count ->
    [one] Eén worp kwam van andere dobbelstenen en lag in geen envelop.
   *[other] { $count } worpen kwamen van andere dobbelstenen en lagen in geen envelop.
}
aside-dice-missing = Wel een deel verzegeld maar nooit getoond: { $names }. De partij ging zonder dat deel verder. Wie het geheim van de server kende, kon zo tussen twee partijen kiezen.
aside-dice-alone = Geen speler heeft een deel ingelegd. Deze worpen koos de server alleen.
aside-proof-list = Wat er gecontroleerd is
aside-proof-state = { $state ->
    [fits] Klopt.
    [differs] Klopt niet.
   *[unknown] Niet aangetoond.
}
aside-proof = { $check ->
    [dice-fit] Deze pagina heeft elke worp uit het geheim en alle delen nagerekend. Alle zegels kloppen.
    [dice-sealed] De envelop is nog verzegeld. De worpen zijn te controleren als hij open is.
    [dice-rules] Alle zegels kloppen. Welke worp de hoeveelste is, bepalen de spelregels, en die kent deze pagina niet. shutbox verify rekent de worpen na.
    [dice-none] De worpen kwamen uit geen envelop.
    [signature-fits] De server heeft namen, spelregels, zegels en regel { $n } van zijn openbare logboek ondertekend. Zijn sleutel begint met { $key }.
    [signature-forgotten] De server heeft namen, spelregels, zegels en regel { $n } van zijn openbare logboek ondertekend. Zijn sleutel begint met { $key }. Een naam is sindsdien gewist en niet meer te vergelijken.
    [signature-none] Het spelbestand is niet ondertekend. Op zichzelf bewijst het niet dat de worpen vóór de partij verzegeld zijn. Wie alle delen kent, kan een passend geheim zoeken.
    [end-fits] De server heeft ook het einde ondertekend: er ontbreekt geen gebeurtenis.
    [end-none] Het einde is niet ondertekend: daar kunnen gebeurtenissen ontbreken.
    [kept-fits] Het is het zegel dat deze browser vóór de partij zag, op { $at }.
    [kept-late] Het is het zegel dat deze browser op { $at } voor het eerst zag. Toen was de partij al begonnen.
    [kept-none] Deze browser was vóór de partij niet aan tafel. Er is dus geen zegel om te vergelijken.
    [kept-seal] Het is niet het zegel dat deze browser op { $at } zag.
    [kept-key] De sleutel is een andere dan die deze browser op { $at } zag.
    [kept-unsigned] Op { $at } zag deze browser een handtekening van de server. Het spelbestand heeft er geen.
    [kept-log] Het is niet de regel van het logboek die deze browser op { $at } zag.
    [part-fits] Wat deze browser in de envelop heeft gelegd, zit erin.
    [part-seed] Wat deze browser in de envelop heeft gelegd, zit er niet in.
    [key-fits] Het is de sleutel die deze server publiceert.
    [key-other] Deze server kent de sleutel niet: een andere server heeft het spelbestand ondertekend, of geen. Vergelijk hem met de sleutel die de andere server publiceert.
    [log-fits] Regel { $n } van het openbare logboek, van { $at }, heeft dit zegel.
    [rules-fits] De zetten volgen de spelregels. Dat heeft de server nagekeken.
    [rules-none] De server was niet bereikbaar en kon de zetten niet nakijken.
   *[whole-fits] Het spelbestand is compleet. Er is niets beschadigd.
}
aside-dice-faces = Hoe de dobbelstenen vielen
aside-dice-faces-of = Gegooide ogen, en hoeveel het er bij gelijke verdeling zouden zijn
aside-dice-face = { $face }: { $observed } keer, bij gelijke verdeling { $expected }
aside-dice-p = { $enough ->
    [yes] Van alle partijen met eerlijke dobbelstenen is { $p } minstens zo ongelijk verdeeld als hier. { $judgement ->
        [usual] Dat is heel gewoon.
        [odd] Dat is een beetje ongewoon, maar het komt voor als je vaak speelt.
       *[rare] Dat is heel ongewoon. Zien andere partijen er ook zo uit? Dan is er iets mis met de dobbelstenen.
    }
   *[no] Dat is te weinig om iets te zeggen: met zo weinig worpen kan alles gebeuren.
}
aside-dice-all = Al je partijen samen
aside-dice-all-about = { $count ->
    [one] De ene partij die deze browser bewaart.
   *[other] De { $count } partijen die deze browser bewaart.
}
aside-dice-count = Tel ze
aside-dice-streaks = Wat normaal is
aside-dice-streaks-about = Dobbelstenen hebben geen geheugen. Ze herhalen zich dus vaker dan je denkt. Exacte kansen voor twee dobbelstenen:
aside-dice-streaks-what = Wat
aside-dice-streaks-next = Met de volgende worpen
aside-dice-streaks-evening = Op een avond van 100 worpen
aside-dice-streak = { $what ->
    [doubles] drie keer dubbel op rij
    [same-double] twee keer dezelfde dubbel op rij
    [same-throw] twee keer dezelfde worp op rij
    [same-sum] drie keer dezelfde som op rij
    [no-six] geen 6 in tien worpen
   *[no-seven] geen 7 in twintig worpen
}
aside-dice-ask = { $question ->
    [server] Kan de server de worpen kiezen?
    [last] Helpt het om je deel als laatste te laten zien?
    [again] Kan hij tafels opheffen tot de worpen hem bevallen?
   *[limits] Wat belooft de envelop niet?
}
aside-dice-answer = { $question ->
    [server] Nee. Hij verzegelde zijn deel voordat hij iets van de jouwe wist. Om de worpen te sturen zou hij zijn deel moeten verwisselen. Dan past het zegel niet meer. Eén eerlijk deel is genoeg.
    [last] Nee. De laatste heeft de andere delen gezien, maar niet dat van de server. Zonder dat valt er over de worpen niets te zeggen. Een deel verwisselen gaat ook niet: het zegel was er al.
    [again] Dat zou opvallen. Elk zegel komt in een openbaar logboek zodra de tafel opengaat. Elke regel hangt aan de vorige, en een opgeheven tafel blijft erin staan.
   *[limits] De server kent de worpen zodra de partij begonnen is, want hij maakt ze. De bots krijgen ze niet te zien. En echte dobbelstenen die iemand invoert, liggen in geen envelop.
}
aside-dice-log = Het openbare logboek
aside-dice-log-about = Elke envelop van deze server komt hierin, bij het verzegelen en bij het openen. Dit zijn de laatste regels.
aside-dice-log-kind = { $kind ->
    [opened] geopend
   *[sealed] verzegeld
}
aside-dice-log-row = Regel { $n }, tafel { $table }
aside-dice-log-fits = Hier gecontroleerd: deze regels sluiten op elkaar aan.
aside-dice-log-broken = Regel { $n } sluit niet aan op de vorige. Het logboek is veranderd.
aside-dice-log-empty = Er staat nog niets in.
aside-dice-exactly = Alle details staan in docs/dice.md. Daar staat ook een kort programma dat een partij zonder Shutbox controleert.

## About

aside-about = Over Shutbox
aside-about-lede = Dé software voor de dobbelspellen uit de familie van Shut the Box: spelen, score bijhouden, begrijpen.
aside-about-version = Versie { $version }, met { $rules } regelsets en { $bots } bots.
aside-about-free = Vrij en open
aside-about-licence = Shutbox is vrije software onder de MIT-licentie: gebruik het, verander het, geef het door. Zonder enige garantie.
aside-about-independent = Onafhankelijk
aside-about-independent-more = Shutbox is niet verbonden aan uitgevers van deze spellen. Zij hebben het niet goedgekeurd. Spellen worden alleen genoemd om te zeggen wiens regels een regelset volgt. De regels staan hier in eigen woorden.
aside-about-trademark = Double Shutter is een merk van Blue Orange. Andere namen zijn van hun eigenaars.
aside-about-private = Privé
aside-about-private-more = Geen accounts, geen advertenties, geen trackers. Je partijen staan alleen op je server en in deze browser. Op beide kun je ze wissen.
aside-about-kept = Wat deze browser bewaart
aside-about-dice = Zo werken de dobbelstenen
aside-about-learn = Zo speel je de spellen
aside-about-made = Zo is het gemaakt
aside-about-made-more = Alle waarden zijn exact berekend, niet geschat. De pagina’s worden in je browser getekend en laden niets van elders.
