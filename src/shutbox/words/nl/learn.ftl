# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Leren
learn-names = Anna, Bram, Cato, Daan
learn-first-card = Je eerste spel
learn-first-card-about = Eén beurt met iemand naast je: wat je doet, en waarom. Het duurt twee minuten.
learn-turn = Hoe een beurt gaat
learn-turn-lede = De beurt is in al deze spellen dezelfde. Verder gaat het erom wie er wint.
learn-turn-throw = Gooi de dobbelstenen en klap stenen neer die samen precies evenveel zijn als je worp.
learn-turn-whole = De hele som moet op. Kan dat, dan moet het; welke stenen je neemt, bepaal jij.
learn-turn-again = Gooi dan opnieuw. Een beurt is niet één worp: je gooit door zolang er iets past.
learn-turn-miss = Past er niets, dan is dat mis en is je beurt voorbij. Voor die worp gaat geen steen neer.
learn-turn-total = Wat er nog staat, is je totaal. Minder is beter, en niets meer over is het allerbeste: de bak is dicht.
learn-try = Probeer het hier.
learn-games = De spellen
learn-house-games = Huisvarianten
learn-house-games-about = Gespeeld thuis en in het café, elk met één eigen regel.
learn-more = Uitgelegd, met een bak om te proberen
learn-at-a-glance = In het kort
learn-glance = { $fact ->
    [players] Spelers
    [box] Stenen
    [dice] Dobbelstenen
    [throw] Een worp
    [count] Wat er staat
   *[win] Wie wint
}
learn-players = { $most ->
    [12] zoveel je wilt
   *[other] 2 tot { $most }, of alleen
}
learn-box = { $rows ->
    [one] { $tiles } stenen
   *[other] { $tiles } stenen in { $rows } rijen
}
learn-win = { $format ->
    [running] de laagste som van alle totalen, na { $rounds } rondes
    [knock-out] wie als laatste over is; boven { $limit } ben je af
    [until] de laagste som, zodra iemand { $limit } heeft
    [chase] de meeste punten, na { $rounds } rondes
    [last-one-standing] wie het eerst { $limit } punten heeft
    [solitaire] wie de bak sluit
   *[one-turn] het laagste totaal, na één beurt per speler
}
learn-play = Spelen
learn-explore = Verkennen
learn-print = Printen
learn-asked = Vaak gevraagd

## Boards to try

learn-board-busy = Een ogenblik…
learn-board-threw = Je gooide { $faces }: { $sum }.
learn-board-threw-one = Je gooide een { $sum }.
learn-board-gather = Nog { $missing } nodig. Stenen die niet meer helpen, doen een stapje terug.
learn-board-ready = Dat is samen { $sum }.
learn-board-missed = { $sum } is niet te maken: mis. Je totaal is { $total }.
learn-board-shut = De bak is dicht!
learn-board-again = Van voren af aan
learn-board-ways = { $count ->
    [one] Je kunt deze worp op één manier gebruiken.
   *[other] Je kunt deze worp op { $count } manieren gebruiken.
}
learn-step-next = Verder
learn-step-back = Terug
learn-step-of = { $step } van { $steps }
learn-mark = { $mark ->
    [holds] te kloppen
    [now] probeert nu
    [out] af
    [tried] geprobeerd
   *[waits] moet nog
}

## Your first game

learn-first = Je eerste spel
learn-first-start = Er staan negen stenen, en ze moeten allemaal neer. Gooi de dobbelstenen.
learn-first-one = Je gooide { $faces }: samen { $sum }. Klap stenen neer die samen { $sum } zijn. De 9 alleen is goed; 6 en 3 ook, of 4, 3 en 2. Tik de stenen aan die je wilt.
learn-first-again = Je gooit door. Je beurt gaat verder tot een worp niet past.
learn-first-two = Nu { $sum }. Hoge stenen raak je later moeilijk kwijt, want weinig worpen passen erop. Lage stenen helpen in veel sommen. Meestal is het dus goed om weinig stenen neer te klappen, en hoge.
learn-first-three = { $sum }. Kom je er niet uit, vraag dan een hint.
learn-first-later = Je gooide { $sum }.
learn-first-only = Je gooide { $sum }, en dat kan nog maar op één manier.
learn-first-throw = Gooi opnieuw.
learn-first-best = { $tiles }: beter kon niet.
learn-first-close = { $tiles } is bijna het beste; { $better } had iets minder overgelaten.
learn-first-worse = { $tiles } past. { $better } had gemiddeld { $loss } minder overgelaten.
learn-first-hint = Een hint
learn-first-hinted = Het beste is { $tiles }. Daarna blijft gemiddeld { $value } over.
learn-first-missed = { $sum } is niet te maken, dus je beurt is voorbij. Je totaal is { $total }. Wie altijd het beste kiest, houdt ongeveer 11 over.
learn-first-shut = Je hebt de bak gesloten! Dat lukt in zo’n zeven van de honderd beurten.
learn-first-known = Nu ken je de beurt. In een spel staat de bak voor de volgende speler weer klaar, en het laagste totaal wint.
learn-first-double = Door naar Double Shutter
learn-first-play = Speel een echt spel

## Shut the Box, one or two tiles

learn-shut-the-box = Negen stenen, twee dobbelstenen, voor ieder één beurt. Het bijzondere: een worp klapt één of twee stenen neer, nooit drie.
learn-shut-the-box-two = Een 9 kan de 9 alleen zijn, of twee stenen die samen 9 zijn: 8 en 1, 7 en 2, 6 en 3, 5 en 4. Tik er een paar aan en zie wat samengaat.
learn-shut-the-box-dice = Je gooit tot het eind met beide dobbelstenen, ook als alleen de 1 nog staat en dat met twee niet kan. Dan is de worp mis, en dat was je beurt.
learn-shut-the-box-end = Als iedereen een beurt heeft gehad, wint het laagste totaal. Wie de bak sluit, heeft 0, maar de anderen krijgen hun beurt nog. Bij een gelijk totaal wordt de overwinning gedeeld.
learn-shut-the-box-stop = Mag ik stoppen als er weinig over is? Nee. Je gooit tot het mis is of de bak dicht is.

## Ferme ta boîte

learn-ferme-ta-boite = Ook negen stenen en twee dobbelstenen, maar een worp mag zoveel stenen neerklappen als er in de som passen, en de totalen van een aantal rondes tellen op.
learn-ferme-ta-boite-any = Een 9 kan ook 4 + 3 + 2 zijn, of 6 + 2 + 1. Drie kleine stenen tegelijk is zelden slim: je zult ze later missen.
learn-ferme-ta-boite-rounds = Ieder heeft één beurt per ronde; vijf rondes, als je niets anders afspreekt. Elke ronde begint de volgende speler. De laagste som van alle totalen wint; bij een gelijke som wordt de overwinning gedeeld.
learn-ferme-ta-boite-mat = Een dobbelsteen rolt van de mat
learn-ferme-ta-boite-mat-one = Er staan nog maar een paar stenen, en de 9 ging twee worpen geleden neer.
learn-ferme-ta-boite-mat-two = Een dobbelsteen rolt van de mat. De worp telt niet, en de hoogste neergeklapte steen komt weer omhoog: de 9.
learn-ferme-ta-boite-mat-three = Dezelfde speler gooit opnieuw, en kiest ook opnieuw met hoeveel dobbelstenen. Is er nog geen steen neer, dan komt er niets omhoog.
learn-ferme-ta-boite-mat-other = Bij sommigen is dan de beurt voorbij. Spreek het af voordat je begint.

## Double Shutter

learn-double-shutter = Twee rijen stenen achter elkaar. Houd minder over dan de speler voor je, en wees de laatste die dat lukt.
learn-double-rows = De bak
learn-double-rows-one = Vooraan staan 1 tot en met 9. Daarachter lopen de getallen andersom, van 9 tot 1: achter de 1 staat een 9, achter de 2 een 8.
learn-double-rows-two = Alleen de voorste steen van een kolom kan neer. Ligt die, dan is de steen erachter vrij.
learn-double-behind = Twee in één worp
learn-double-behind-about = Een steen telt meteen als neergeklapt. Daarom mag de steen erachter in dezelfde worp mee: met een 10 kun je de voorste 1 neerklappen en de 9 erachter. Probeer het.
learn-double-behind-done = Dat weten veel spelers niet: de 1 en de 9 erachter, in één worp.
learn-double-behind-other = Dat klopt ook. Begin opnieuw en neem eerst de voorste 1: dan komt de 9 erachter vrij.
learn-double-die = Eén dobbelsteen of twee
learn-double-die-about = Zodra alles wat er staat, in beide rijen, samen zes of minder is, mag je met één dobbelsteen gooien. Je kiest voor elke worp. Hier staan 4 en 1.
learn-double-count = Wat er staat, telt
learn-double-count-about = Een steen in de eerste rij telt dubbel, een steen in de tweede rij enkel. Hier telt de voorste 3 voor 6 en de 7 erachter voor 7: het totaal is 13.
learn-double-count-first = Een voorste steen die blijft staan is dus duur: hij telt dubbel, en de steen erachter blijft ook staan.
learn-chase = De jacht
learn-chase-about = Een ronde is een jacht op het laagste totaal. Het is niet: ieder één beurt.
learn-chase-one = { $a } heeft het hoogst gegooid en begint: gooien en neerklappen tot een worp niet past. Er blijft 14 over. Dat is het totaal om te kloppen.
learn-chase-two = { $b } is de volgende, met alle stenen weer omhoog, en houdt ook 14 over. Gelijk is niet minder: { $a } blijft aan kop.
learn-chase-three = { $c } houdt 9 over. Dat klopt de 14, dus nu gaat { $c } aan kop, en alle anderen krijgen weer één poging. { $d } is nog niet geweest en hoeft niet meer tegen de 14.
learn-chase-four = Het gaat links van { $c } verder: { $d } houdt 22 over.
learn-chase-five = { $a } mag het weer proberen, nu tegen de 9, en houdt 11 over.
learn-chase-six = { $b } houdt 30 over. Nu hebben alle anderen het op rij geprobeerd, en niemand heeft de 9 geklopt.
learn-chase-seven = De ronde is voorbij, en { $c } krijgt één punt. De volgende speler begint de volgende ronde.
learn-super = De Super Box
learn-super-about = Minder dan niets overhouden kan niemand. Op een dichte bak is dus maar één antwoord: nog een dichte bak.
learn-super-one = { $a } sluit de bak. Alle anderen krijgen één poging om dat ook te doen.
learn-super-two = { $b } houdt 6 over, { $c } houdt 21 over. Dat helpt niet.
learn-super-three = { $d } sluit de bak ook, en neemt het over: nu hebben { $a }, { $b } en { $c } elk één poging tegen { $d }.
learn-super-four = Het lukt niemand. { $d } krijgt twee punten voor de Super Box, en { $a } niets.
learn-double-end = Speel vijf rondes, of zoveel als je afspreekt. Wie de meeste punten heeft, wint; bij gelijke punten wordt de overwinning gedeeld.
learn-double-asked-last = Krijg ik pogingen terug die ik niet heb gehad? Nee. Zodra iemand het totaal klopt, is alles van daarvoor vergeten, en hebben alle anderen precies één poging tegen het nieuwe.
learn-double-asked-pass = Mag ik een worp laten liggen die past? Nee. En stoppen mag ook niet, zelfs niet als je totaal al laag genoeg is.
learn-double-2008 = De oudere uitgave speel je net zo. Alleen worden de punten door de anderen betaald.
learn-double-2008-pay = Wie een ronde wint, krijgt van ieder ander één punt; een Super Box kost ieder twee. Je kunt onder nul komen.
learn-double-2008-table = Wat een ronde met vier spelers verandert
learn-double-2008-who = { $who ->
    [winner] de winnaar
   *[other] ieder ander
}
learn-double-2008-round = een ronde
learn-double-2008-super = een Super Box
learn-double-2008-end = Spreek drie tot tien rondes af.

## Last One Standing

learn-last = Twee tot vier spelers sluiten samen één bak, ieder één worp. Wie een worp niet kan gebruiken, is af voor deze ronde, en wie als laatste overblijft, mag een punt nemen of het erop wagen.
learn-last-round = Een ronde
learn-last-one = Ieder gooit met beide dobbelstenen om wie begint; de hoogste begint. Er is één bak voor allemaal.
learn-last-two = { $a } gooit 9 en klapt de 9 neer. Eén worp, en dan is { $b } aan de beurt, met de bak zoals die staat.
learn-last-three = { $b } gooit 11 en klapt 8 en 3 neer.
learn-last-four = Een paar worpen later staan 7, 5 en 1 nog. { $c } gooit een 3. Die is niet te maken: { $c } is af voor deze ronde.
learn-last-five = { $a } gooit 6 en klapt 5 en 1 neer.
learn-last-six = Alleen de 7 staat nog. { $b } gooit 9, en is ook af. { $a } is als laatste over.
learn-last-seven = Wie vóór die tijd de laatste steen neerklapt, krijgt meteen vier punten, en er begint een nieuwe ronde.
learn-last-choice = De laatste beslist
learn-last-choice-about = Zijn alle anderen af, dan gooi je niet zomaar verder. Je kiest: één punt nemen, of nog één keer gooien. Gaan er stenen neer, dan zijn dat twee punten. Gaat de bak dicht, vier. Past er niets, geen.
learn-last-choice-ask = Alle anderen zijn af, en 7, 5 en 1 staan nog. Wat doe je?
learn-last-take = Neem het punt
learn-last-throw = Gooi voor twee
learn-last-took = Eén punt, zeker. De laatste worp had { $some } van de { $all } keer gepast.
learn-last-lost = { $sum } past niet: geen punt. Het had { $some } van de { $all } keer gepast.
learn-last-won = { $sum } past: twee punten. Het past { $some } van de { $all } keer.
learn-last-boxed = { $sum } sluit de bak: vier punten!
learn-last-end = Dan begint een nieuwe ronde, met alle stenen omhoog en iedereen weer mee. Wie vijf punten heeft, wint het spel meteen.
learn-last-asked = En als de anderen al af zijn vóór mijn eerste worp? Dan beslis je gewoon, en wel meteen.

## Alone

learn-alone = Alleen
learn-alone-about = Al deze spellen kun je ook alleen spelen: één beurt, gewonnen als de bak dichtgaat. Wat telt is je beste totaal, je gemiddelde en hoe vaak het lukt.
