# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Leren
learn-names = Anna, Bram, Cato, Daan
learn-first-card = Je eerste partij
learn-first-card-about = Eén beurt met hulp: wat je doet, en waarom. Het duurt twee minuten.
learn-turn = Zo gaat een beurt
learn-turn-lede = De beurt is in al deze spellen hetzelfde. Alleen wie er wint, verschilt.
learn-turn-throw = Gooi de dobbelstenen. Klap stenen neer die samen precies evenveel zijn als je worp.
learn-turn-whole = De hele worp moet op. Kan dat, dan moet het. Welke stenen je neemt, bepaal jij.
learn-turn-again = Gooi dan opnieuw. Een beurt is niet één worp: je gooit door zolang er iets past.
learn-turn-miss = Past er niets, dan is dat mis en is je beurt voorbij. Voor die worp gaat geen steen neer.
learn-turn-total = Wat er nog staat, is je totaal. Minder is beter. Het allerbeste is dat er niets meer staat: de bak is dicht.
learn-try = Probeer het hier.
learn-games = De spellen
learn-house-games = Huisvarianten
learn-house-games-about = Gespeeld thuis en in het café, elk met één eigen regel.
learn-more = Uitgelegd en om te proberen
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
    [running] de laagste som van alle totalen, na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
    [knock-out] wie als laatste over is; boven { $limit } ben je af
    [until] de laagste som, zodra iemand { $limit } heeft
    [chase] de meeste punten, na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
    [last-one-standing] wie het eerst { $limit ->
        [one] één punt
       *[other] { $limit } punten
    } heeft
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
learn-board-gather = Nog { $missing } nodig. Stenen die niet meer helpen, zijn gedimd.
learn-board-ready = Dat is samen { $sum }.
learn-board-missed = { $sum } is niet te maken: mis. Je totaal is { $total }.
learn-board-shut = De bak is dicht!
learn-board-again = Van voren af aan
learn-board-ways = { $count ->
    [one] Voor deze worp is er één mogelijkheid.
   *[other] Voor deze worp zijn er { $count } mogelijkheden.
}
learn-step-next = Verder
learn-step-back = Terug
learn-step-of = { $step } van { $steps }
learn-mark = { $mark ->
    [holds] aan kop
    [now] probeert nu
    [out] af
    [tried] geprobeerd
   *[waits] moet nog
}

## Your first game

learn-first = Je eerste partij
learn-first-start = Er staan negen stenen, en ze moeten allemaal neer. Gooi de dobbelstenen.
learn-first-one = Je gooide { $faces }, samen { $sum }. Klap stenen neer die samen { $sum } zijn. De 9 alleen is goed. 6 en 3 ook, of 4, 3 en 2. Tik de stenen aan die je wilt.
learn-first-again = Je gooit door. Je beurt gaat verder tot een worp niet past.
learn-first-two = Nu { $sum }. Hoge stenen raak je later moeilijk kwijt, want weinig worpen passen erop. Lage stenen helpen bij veel worpen. Klap dus liever weinig stenen neer, en hoge.
learn-first-three = { $sum }. Kom je er niet uit, vraag dan een hint.
learn-first-later = Je gooide { $sum }.
learn-first-only = Je gooide { $sum }, en daarvoor is er nog maar één mogelijkheid.
learn-first-throw = Gooi opnieuw.
learn-first-best = { $tiles }: beter kon niet.
learn-first-close = { $tiles } is bijna het beste; { $better } had iets minder overgelaten.
learn-first-worse = { $tiles } past. { $better } had gemiddeld { $loss } minder overgelaten.
learn-first-hint = Toon een hint
learn-first-hinted = Het beste is { $tiles }. Daarna houd je gemiddeld { $value } over.
learn-first-missed = { $sum } is niet te maken, dus je beurt is voorbij. Je totaal is { $total }. Wie altijd het beste kiest, houdt ongeveer 11 over.
learn-first-shut = Je hebt de bak gesloten! Dat lukt in zo’n zeven van de honderd beurten.
learn-first-known = Nu weet je hoe een beurt gaat. In een partij komen daarna alle stenen weer omhoog voor de volgende speler. Het laagste totaal wint.
learn-first-double = Door naar Double Shutter
learn-first-play = Speel een echte partij

## Shut the Box, one or two tiles

learn-shut-the-box = Negen stenen, twee dobbelstenen, voor iedereen één beurt. Bijzonder: met een worp klap je één of twee stenen neer, nooit drie.
learn-shut-the-box-two = Voor een 9 kan de 9 alleen, of twee stenen: 8 en 1, 7 en 2, 6 en 3, 5 en 4. Tik er een paar aan en zie wat samengaat.
learn-shut-the-box-dice = Je gooit altijd met beide dobbelstenen, ook als alleen de 1 nog staat. Met twee dobbelstenen lukt dat niet. Dan is de worp mis en je beurt voorbij.
learn-shut-the-box-end = Als iedereen een beurt heeft gehad, wint het laagste totaal. Wie de bak sluit, heeft 0, maar de anderen krijgen hun beurt nog. Bij een gelijk totaal deel je de overwinning.
learn-shut-the-box-stop = Mag ik stoppen als er weinig over is? Nee. Je gooit tot het mis is of de bak dicht is.

## Ferme ta boîte

learn-ferme-ta-boite = Ook negen stenen en twee dobbelstenen. Maar een worp mag zoveel stenen neerklappen als er passen. De totalen van alle rondes worden opgeteld.
learn-ferme-ta-boite-any = Een 9 kan ook 4 + 3 + 2 zijn, of 6 + 2 + 1. Drie kleine stenen tegelijk neerklappen is zelden slim: je mist ze later.
learn-ferme-ta-boite-rounds = Iedereen heeft één beurt per ronde. Er zijn vijf rondes, tenzij je iets anders afspreekt. Elke ronde begint de volgende speler. De laagste som van alle totalen wint. Bij een gelijke som deel je de overwinning.
learn-ferme-ta-boite-mat = Een dobbelsteen rolt van de mat
learn-ferme-ta-boite-mat-one = Er staan nog maar een paar stenen. De 9 ging twee worpen geleden neer.
learn-ferme-ta-boite-mat-two = Een dobbelsteen rolt van de mat. De worp telt niet, en de hoogste neergeklapte steen komt weer omhoog: de 9.
learn-ferme-ta-boite-mat-three = Dezelfde speler gooit opnieuw, en kiest ook opnieuw met hoeveel dobbelstenen. Is er nog geen steen neer, dan komt er niets omhoog.
learn-ferme-ta-boite-mat-other = Bij sommigen is dan de beurt voorbij. Spreek het af voordat je begint.

## Double Shutter

learn-double-shutter = Twee rijen stenen achter elkaar. Houd minder over dan de speler vóór je. Laat dan niemand meer onder jou komen.
learn-double-rows = De bak
learn-double-rows-one = Vooraan staan 1 tot en met 9. Daarachter lopen de getallen andersom, van 9 tot 1: achter de 1 staat een 9, achter de 2 een 8.
learn-double-rows-two = Alleen de voorste steen van een kolom kan neer. Ligt die, dan is de steen erachter vrij.
learn-double-behind = Twee in één worp
learn-double-behind-about = Een steen telt meteen als neergeklapt. Daarom mag de steen erachter in dezelfde worp mee. Met een 10 kun je de voorste 1 neerklappen en de 9 erachter. Probeer het.
learn-double-behind-done = Dat weten veel spelers niet: de 1 en de 9 erachter, in één worp.
learn-double-behind-other = Dat klopt ook. Begin opnieuw en neem eerst de voorste 1: dan komt de 9 erachter vrij.
learn-double-die = Eén dobbelsteen of twee
learn-double-die-about = Tel alles op wat er staat, in beide rijen. Is dat zes of minder, dan mag je met één dobbelsteen gooien. Je kiest vóór elke worp. Hier staan 4 en 1.
learn-double-count = Wat er staat, telt
learn-double-count-about = Een steen in de eerste rij telt dubbel, een steen in de tweede rij enkel. Hier telt de voorste 3 voor 6 en de 7 erachter voor 7: het totaal is 13.
learn-double-count-first = Een voorste steen die blijft staan is dus duur: hij telt dubbel, en de steen erachter blijft ook staan.
learn-chase = De jacht
learn-chase-about = Een ronde is een jacht op het laagste totaal. Het blijft niet bij één beurt per speler.
learn-chase-one = { $a } heeft het hoogst gegooid en begint: gooien en neerklappen tot een worp niet past. Er blijft 14 over. Daar moeten de anderen onder komen.
learn-chase-two = { $b } is de volgende, met alle stenen weer omhoog, en houdt ook 14 over. Gelijk is niet minder: { $a } blijft aan kop.
learn-chase-three = { $c } houdt 9 over. Dat is minder dan 14, dus nu gaat { $c } aan kop. Alle anderen krijgen weer één poging. { $d } is nog niet geweest en speelt nu tegen de 9.
learn-chase-four = Het gaat links van { $c } verder: { $d } houdt 22 over.
learn-chase-five = { $a } mag het weer proberen, nu tegen de 9, en houdt 11 over.
learn-chase-six = { $b } houdt 30 over. Nu hebben alle anderen het geprobeerd, en niemand kwam onder de 9.
learn-chase-seven = De ronde is voorbij, en { $c } krijgt één punt. De volgende speler begint de volgende ronde.
learn-super = De Super Box
learn-super-about = Minder dan niets overhouden kan niemand. Tegen een dichte bak helpt dus alleen een dichte bak.
learn-super-one = { $a } sluit de bak. Alle anderen krijgen één poging om dat ook te doen.
learn-super-two = { $b } houdt 6 over, { $c } houdt 21 over. Dat helpt niet.
learn-super-three = { $d } sluit de bak ook, en neemt het over. Nu hebben { $a }, { $b } en { $c } elk één poging tegen { $d }.
learn-super-four = Het lukt niemand. { $d } krijgt twee punten voor de Super Box, en { $a } niets.
learn-double-end = Speel vijf rondes, of zoveel als je afspreekt. Wie de meeste punten heeft, wint. Bij gelijke punten deel je de overwinning.
learn-double-asked-last = Krijg ik gemiste pogingen terug? Nee. Zodra iemand onder het totaal komt, begint het opnieuw: alle anderen hebben precies één poging tegen het nieuwe.
learn-double-asked-pass = Mag ik een worp laten liggen die past? Nee. En stoppen mag ook niet, zelfs niet als je totaal al laag genoeg is.
learn-double-2008 = De oudere uitgave speel je net zo. Alleen betalen de anderen de punten.
learn-double-2008-pay = Wie een ronde wint, krijgt van alle anderen één punt. Een Super Box levert van iedereen twee op. Je kunt onder nul komen.
learn-double-2008-table = Wat een ronde met vier spelers verandert
learn-double-2008-who = { $who ->
    [winner] de winnaar
   *[other] ieder ander
}
learn-double-2008-round = een ronde
learn-double-2008-super = een Super Box
learn-double-2008-end = Spreek drie tot tien rondes af.

## Last One Standing

learn-last = Twee tot vier spelers sluiten samen één bak, ieder één worp. Past je worp niet, dan ben je af voor deze ronde. Wie als laatste overblijft, neemt een punt of waagt het erop.
learn-last-round = Een ronde
learn-last-one = Iedereen gooit met beide dobbelstenen om de eerste beurt. De hoogste worp begint. Er is één bak voor allemaal.
learn-last-two = { $a } gooit 9 en klapt de 9 neer. Eén worp, en dan is { $b } aan de beurt, met dezelfde bak.
learn-last-three = { $b } gooit 11 en klapt 8 en 3 neer.
learn-last-four = Een paar worpen later staan 7, 5 en 1 nog. { $c } gooit een 3. Die is niet te maken: { $c } is af voor deze ronde.
learn-last-five = { $a } gooit 6 en klapt 5 en 1 neer.
learn-last-six = Alleen de 7 staat nog. { $b } gooit 9, en is ook af. { $a } is als laatste over.
learn-last-seven = Wie vóór die tijd de laatste steen neerklapt, krijgt meteen vier punten. Dan begint een nieuwe ronde.
learn-last-choice = De laatste beslist
learn-last-choice-about = Zijn alle anderen af, dan gooi je niet zomaar verder. Je neemt één punt, of je gooit nog één keer. Gaan er stenen neer, dan krijg je twee punten, voor een dichte bak vier. Past er niets, dan geen.
learn-last-choice-ask = Alle anderen zijn af, en 7, 5 en 1 staan nog. Wat doe je?
learn-last-take = Neem het punt
learn-last-throw = Gooi voor twee
learn-last-took = Een zeker punt. De laatste worp had { $some } van de { $all } keer gepast.
learn-last-lost = { $sum } past niet: geen punt. Het had { $some } van de { $all } keer gepast.
learn-last-won = { $sum } past: twee punten. Het past { $some } van de { $all } keer.
learn-last-boxed = { $sum } sluit de bak: vier punten!
learn-last-end = Dan begint een nieuwe ronde. Alle stenen staan weer, en iedereen doet weer mee. Wie vijf punten heeft, wint meteen.
learn-last-asked = En als de anderen al af zijn vóór mijn eerste worp? Dan beslis je net zo.

## Alone

learn-alone = Alleen
learn-alone-about = Al deze spellen kun je ook alleen spelen: één beurt, en met een dichte bak heb je gewonnen. Het gaat om je beste totaal, je gemiddelde en hoe vaak het lukt.
