# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Udforsk
aside-explore-share = Del denne stilling
aside-explore-tap = Tryk på en talklap for at lukke eller rejse den
aside-explore-total = sum { $total }
aside-explore-all-up = alle op
aside-explore-busy = Regner …
aside-explore-values = Hvad stillingen er værd
aside-explore-mean = sum i snit ved bedste spil
aside-explore-shut = chance for at lukke æsken
aside-explore-below = chance for at komme under { $target }
aside-explore-playable = kast, der passer
aside-explore-of = af { $count }
aside-explore-goal = Målet er
aside-explore-aim = { $aim ->
    [shut] at lukke æsken
    [below] komme under
   *[mean] den laveste sum
}
aside-explore-target = Sum at komme under
aside-explore-ends = Hvor turen ender
aside-explore-ends-about = { $aim ->
    [shut] Hvor ofte hver sum bliver tilbage for den, der kun vil lukke æsken.
    [below] Hvor ofte hver sum bliver tilbage for den, der vil under { $target }.
   *[mean] Hvor ofte hver sum bliver tilbage for den, der går efter den laveste sum.
}
aside-explore-plot = Hvor ofte hver sum bliver tilbage: i snit { $mean }; æsken lukkes i { $shut } af turene.
aside-explore-is-shut = { $chance } lukket
aside-explore-is-mean = snit { $mean }
aside-explore-look = Se på en sum
aside-explore-exactly = { $low ->
    [0] Lukket: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } eller mindre: { $chance }
aside-explore-worth = Hvad hvert kast er værd
aside-explore-worth-about = { $unit ->
    [chance] Det bedste valg med kastet og chancen bagefter. Længere er bedre. Skraveret er dårligere end før kastet. Den lille søjle viser, hvor sandsynligt kastet er.
   *[total] Det bedste valg med kastet og summen i snit bagefter. Kortere er bedre. Skraveret er dårligere end før kastet. Den lille søjle viser, hvor sandsynligt kastet er.
}
aside-explore-throw = { $throw }, { $weight } af { $of }: { $best }, derefter { $value }
aside-explore-miss = kan ikke
aside-explore-no-throws = Der er for mange kast til at vise dem alle.
aside-explore-over = Æsken er lukket. Der er ikke mere at kaste om.
aside-explore-ways = Alle muligheder med { $throw }. Tryk på en for at gå videre derfra.
aside-explore-go = Luk { $tiles }, derefter { $value }
aside-explore-dice = Hvor mange terninger
aside-explore-number = { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}
aside-explore-design = Ændr reglerne
aside-learn-this = Sådan spilles det
aside-rules-choose = Hvilke regler
aside-rules-changed = { $title }, ændret
aside-says-dice = { $forced ->
    [yes] { $dice } terninger, men kun én, når { $condition }
   *[no] { $dice } terninger eller én, når { $condition }
}
aside-says-all-dice = { $dice ->
    [one] én terning
    [2] altid to terninger
   *[other] altid { $dice } terninger
}
aside-says-faces = { $faces } sider på hver
aside-says-behind = en talklap bagved først med næste kast
aside-says-first = det første kast skal lukke { $tile }’eren
aside-says-unlucky = et kast på { $total } kan ikke bruges

## The settings of a rule set

aside-quoted = »{ $name }«
aside-axis-box = Talklapper
aside-axis-set_up = Står fra start
aside-axis-dice = Terninger
aside-axis-faces = Sider på hver terning
aside-axis-one_die = Én terning i stedet
aside-axis-tiles = Talklapper pr. kast
aside-axis-buys = Hvad et kast lukker
aside-axis-behind = En talklap bagved kan lukkes
aside-axis-first_throw = Det første kast
aside-axis-unlucky = Uheldigt kast
aside-axis-total = Det, der er tilbage, tæller
aside-axis-off_mat = En terning af måtten
aside-axis-off_mat_chance = Hvor ofte appens terninger triller af måtten
aside-axis-format = Sådan bliver ture til et spil
aside-axis-rounds = Runder
aside-axis-fewest_rounds = Færrest runder
aside-axis-most_rounds = Flest runder
aside-axis-limit = Grænse
aside-axis-out_at = Man er ude
aside-axis-out_when = Man går ud
aside-axis-points = En runde giver
aside-axis-super_box = En lukket æske mere
aside-axis-tries = I en runde
aside-axis-begins = Hvem begynder
aside-axis-order = De andre følger
aside-axis-next_start = Hvem begynder næste runde
aside-axis-ties = Delt førsteplads
aside-axis-shut_wins = Den, der lukker æsken, vinder straks
aside-axis-same_dice = Alle får de samme kast
aside-axis-most_players = Flest spillere
aside-value-box-nine = én række, 1 til 9
aside-value-box-ten = én række, 1 til 10
aside-value-box-twelve = én række, 1 til 12
aside-value-box-double = to rækker, den bageste fra 9 til 1
aside-value-box-double-aligned = to rækker, begge fra 1 til 9
aside-value-box-triple = tre rækker
aside-value-box-own = dine egne rækker
aside-value-one_die-never = aldrig
aside-value-one_die-standing = det, der står, giver højst { $limit }
aside-value-one_die-exposed = de forreste talklapper giver højst { $limit }
aside-value-one_die-highest = intet over { $limit } står
aside-value-one_die-789 = 7, 8 og 9 er lukket
aside-value-tiles-any = så mange, du vil
aside-value-tiles-number = højst
aside-value-buys-sum = talklapper, der tilsammen giver kastet
    .says = { $tiles ->
        [any] frit valg af talklapper, der giver kastet
        [1] én talklap, der giver kastet
       *[other] op til { $tiles } talklapper, der giver kastet
    }
aside-value-buys-exact = talklappen for hele kastet eller dem for hver terning
    .says = kun talklappen for hele kastet eller dem for hver terning
aside-value-buys-thai = én talklap: en ternings eller hele kastets
    .says = én talklap: en ternings eller hele kastets
aside-value-behind-at-once = i samme kast
aside-value-behind-next-throw = fra næste kast
aside-value-first_throw-free = er som alle andre
aside-value-first_throw-number = skal lukke talklappen
aside-value-unlucky-none = intet
aside-value-unlucky-number = dette kan ikke bruges:
aside-value-total-sum = sin værdi
    .says = summen er det, der står, lagt sammen
aside-value-total-front-double = sin værdi, forreste dobbelt
    .says = forreste talklapper tæller dobbelt
aside-value-total-tiles = én for hver talklap
    .says = hver talklap tilbage tæller én
aside-value-total-digits = læst som ét tal
    .says = det, der er tilbage, læses som ét tal
aside-value-off_mat-none = gør ingenting
aside-value-off_mat-raise = rejser den højeste lukkede talklap
    .says = af måtten: En talklap rejser sig igen
aside-value-off_mat-end = slutter turen
    .says = af måtten: Turen slutter
aside-value-off_mat-choose = lader den, der kastede, vælge
    .says = af måtten: Den, der kastede, vælger straffen
aside-value-off_mat-void = får hele æsken til at tælle
    .says = af måtten: Hele æsken tæller
aside-value-format-one-turn = én tur hver
aside-value-format-running = summerne lægges sammen over runderne
aside-value-format-knock-out = summerne lægges sammen, over grænsen er man ude
aside-value-format-until = summerne lægges sammen, til nogen når grænsen
aside-value-format-chase = en jagt: kom under summen
aside-value-format-last-one-standing = sidste tilbage, én æske for alle
aside-value-format-solitaire = alene mod æsken
aside-value-out_at-above = over grænsen
aside-value-out_at-reached = på grænsen
aside-value-out_when-at-once = med det samme
aside-value-out_when-round-end = når runden slutter
aside-value-points-winner = ét point, to for en Superæske
aside-value-points-paid = det, hver af de andre mister
aside-value-super_box-handover = overtager runden
aside-value-super_box-draw = gør runden uafgjort
aside-value-super_box-first-keeps = ændrer intet
aside-value-super_box-both-score = giver også point
aside-value-tries-chase = jages summen, til ingen kommer under den
aside-value-tries-one-each = har alle én tur
aside-value-begins-first = den øverste på listen
aside-value-begins-throw = det højeste kast
aside-value-order-clockwise = med uret
aside-value-order-descending = fra højeste kast til laveste
aside-value-next_start-clockwise = den næste spiller
aside-value-next_start-winner = den, der vandt den forrige
aside-value-next_start-throw = det højeste kast
aside-value-next_start-same = den, der begyndte den forrige
aside-value-ties-shared = deles
aside-value-ties-play-off = afgøres med omspil
aside-axis-one-die-must = Frit valg eller pligt
aside-axis-forced = { $forced ->
    [yes] det skal være én terning
   *[no] man må vælge
}
aside-axis-row = { $row ->
    [1] Forreste række
   *[other] Række { $row }
}
aside-axis-more-rows = En række mere bagved
aside-axis-fewer-rows = Uden den sidste række

## Designing a house rule

aside-design = Lav en husregel
aside-design-share = Del denne regel
aside-design-from = Begynd med
aside-design-name = Navn
aside-design-unnamed = Husregel
aside-design-about = Det særlige ved den
aside-design-set-up = Tryk på de talklapper, der er lukket, før spillet begynder.
aside-design-part = { $part ->
    [box] Æsken
    [dice] Terningerne
    [throw] Et kast
    [count] Hvad der tæller
    [game] Spillet
   *[table] Rundt om bordet
}
aside-design-faults = { $count ->
    [one] Det kan ikke spilles endnu:
   *[other] Det kan ikke spilles endnu af { $count } grunde:
}
aside-design-figures = Sådan ændrer chancerne sig
aside-design-figures-about = Eksakte tal for bedste spil, sammen med de udgivne spil.
aside-design-yours = din
aside-design-beside = Sammenlign
aside-design-players = Spillere
aside-design-two-players = De udgivne spil er målt for to spillere.
aside-design-measure = { $measure ->
    [mean] Sum i snit
    [shut] Æsken lukkes
    [opener] Fordel ved at begynde
    [throws] Kast i en tur
    [choices] Valg i en tur
   *[skill] Dygtighedens andel
}
aside-design-opener-round = { $points } point pr. runde
aside-design-none = ukendt
aside-design-meaning = Hvad tallene betyder
aside-design-meaning-of = { $measure ->
    [mean] Det, der i snit er tilbage, når man går efter den laveste sum.
    [shut] Hvor ofte det spil lukker æsken.
    [opener] Hvor meget vinderchance det giver at begynde, når alle spiller bedst muligt. Er et helt spil for langt at regne ud, er det point pr. runde.
    [throws] Hvor lang en tur er med det spil.
    [choices] Hvor ofte der er noget at vælge i en tur.
   *[skill] Perfekt spil mod tilfældigt spil: hvor meget af forskellen i summer der skyldes dygtighed. Resten er held.
}
aside-design-save = Gem
aside-design-saved = Den er gemt i denne browser. Med linket kan du åbne den overalt.
aside-design-drop = Slet { $name }
aside-play-with = Med hvem
aside-play-alone = Alene
aside-play-here = På denne skærm
aside-play-link = Med venner via link
aside-play-bot = Mod en bot
aside-play-bot-grade = Hvor stærk
aside-play-people = Hvor mange spillere

## Your games

aside-games = Dine spil
aside-games-none = Der er endnu ikke spillet et spil til ende i denne browser. Her står dine spil senere med summer, held og det, dine valg kostede.
aside-games-play = Spil et spil
aside-games-who = Hvem
aside-games-everybody = alle
aside-games-rules = Hvilke regler
aside-games-all-rules = alle
aside-games-reading = { $left ->
    [one] Træneren ser ét spil mere igennem …
   *[other] Træneren ser { $left } spil mere igennem …
}
aside-games-figures = I tal
aside-games-figure = { $figure ->
    [played] spil
    [won] vundet
    [turns] ture
    [mean] sum i snit
    [best] laveste sum
    [shut] æsker lukket
   *[cost] tabt pr. valg
}
aside-games-totals = Summer over tid
aside-games-totals-about = { $rules }: det, hver tur har efterladt. Linjen er snittet af de seneste ti ture.
aside-games-perfect = Perfekt spil: { $mean } i snit.
aside-games-plot-totals = Ture: { $count }. De seneste ti efterlod { $mean } i snit.
aside-games-costs = Hvad et valg koster
aside-games-costs-about = For hvert spil: den del af det mulige, som et valg i snit gav væk. Lavere er bedre.
aside-games-plot-costs = Spil: { $count }. I de seneste ti kostede et valg { $mean } i snit.
aside-games-lucks = Held
aside-games-lucks-about = { $unit ->
    [chance] Hvad terningerne gav eller tog i hvert spil, i procentpoint af vinderchancen.
    [points] Hvad terningerne gav eller tog i hvert spil, i point.
   *[total] Hvad terningerne gav eller tog i hvert spil, i summen. Opad er godt.
}
aside-games-plot-lucks = Spil: { $count }. Held: { $lucky } gange, uheld: { $unlucky } gange.
aside-games-tables = Borde
aside-games-seats = { $count ->
    [0] Denne enhed har ingen plads ved et bord, der stadig er åbent.
    [one] Denne enhed har en plads ved ét bord, der stadig er åbent.
   *[other] Denne enhed har pladser ved { $count } borde, der stadig er åbne.
}
aside-games-return = Tilbage til det seneste
aside-games-list = Alle spil
aside-games-result = { $won ->
    [shut] æsken blev lukket
    [open] æsken blev ikke lukket
    [yes] { $names } vandt
   *[no] ingen vandt
}
aside-games-score = { $name } { $result }
aside-games-report = Gennemgang
aside-games-record = Gem spilfilen
aside-games-gone = Spilfilen findes hverken her eller på serveren længere.
aside-games-more = Vis { $count } flere
aside-games-yours = Det, denne browser gemmer
aside-games-yours-about = Spil, opgaver, husregler, navne og indstillinger ligger kun i denne browser. Selve bordene ligger på serveren.
aside-games-export = Gem det hele
aside-games-import = Hent fra en fil
aside-games-imported = { $count ->
    [one] Én ting blev hentet ind.
   *[other] { $count } ting blev hentet ind.
}
aside-games-not-ours = Denne fil er ikke gemt af Shutbox.
aside-games-delete = Slet det hele
aside-games-delete-sure = Slet alt?
aside-games-delete-about = Alle spil, statistikker, opgaver, husregler, navne og indstillinger i denne browser forsvinder for altid. Borde på serveren bliver liggende.
aside-games-delete-yes = Slet alt
aside-games-keep = Behold det
aside-server-yours = Det, serveren gemmer
aside-server-about = Denne browsers borde med deres spil og navne. Desuden hvornår denne browser kom første og sidste gang. Du kan hente det hele og selv slette det.
aside-server-export = Hent det hele
aside-server-delete = Slet på serveren
aside-server-delete-sure = Slet på serveren?
aside-server-delete-about = Borde, hvor ingen andre har en plads, slettes. Ved fælles borde forsvinder dit navn, og spillet bliver. Du mister dine pladser, og serveren kender ikke længere denne browser. Det, andre har gemt, beholder de.
aside-server-delete-yes = Slet på serveren
aside-server-deleted = Slettet på serveren.
aside-server-nothing = Serveren gemmer intet om denne browser.
aside-server-failed = Det lykkedes ikke. Prøv igen senere.

## The dice

aside-dice-page = Terningerne
aside-dice-lede = Hvert kast i et spil ligger i en kuvert. Den forsegles, før nogen kaster. Når spillet er slut, åbnes den, og du kan se efter.
aside-dice-step = { $step ->
    [1] Serveren forsegler sin del
    [2] Du forsegler din
    [3] Kuverten ligger på bordet
   *[4] Den åbnes
}
aside-dice-step-about = { $step ->
    [1] Når et bord oprettes, laver serveren en hemmelighed og viser dens segl. Seglet passer kun til denne hemmelighed og røber intet. Derefter kan den ikke byttes ud.
    [2] Når du sætter dig, laver din enhed også en hemmelighed og viser seglet. Først når alle har forseglet, lægges delene frem. Sammen med serverens del giver de kastene.
    [3] Tilsammen bestemmer delene på forhånd hvert kast i spillet. Ingen kan tilføje et kast eller ændre et uden at bryde et segl.
   *[4] Til sidst viser serveren sin hemmelighed. Nu kan delene sættes sammen igen. Så ser man, at hvert kast er det fra kuverten.
}
aside-dice-drawing = { $step ->
    [1] Tegning: en kuvert med én seddel i og et segl
    [2] Tegning: spillernes sedler lægges i kuverten
    [3] Tegning: kuverten, lukket og forseglet
   *[4] Tegning: kuverten er åben, og en liste med kast er krydset af
}
aside-dice-check = Tjek et spil
aside-dice-check-about = Vælg et af dine spil, åbn en gemt fil, eller indsæt teksten fra en spilfil.
aside-dice-mine = Et af dine spil
aside-dice-choose = vælg …
aside-dice-file = En fil
aside-dice-text = Teksten fra en spilfil
aside-dice-check-it = Tjek den
aside-dice-checking = Tjekker …
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] Det ene kast er det, der lå i kuverten.
       *[other] Alle { $throws } kast er dem, der lå i kuverten.
    }
    [alone] Hvert kast følger af denne kuvert. Men spilfilen alene viser ikke, at den blev forseglet før spillet.
    [checked] Seglene passer. Hvilket nummer et kast har, afgør spillets regler.
    [sealed] Kuverten er stadig forseglet. Den åbnes, når spillet er slut.
    [other] Spilfilen er i orden. Kastene kom ikke fra en kuvert. Der er altså intet at sammenligne med.
   *[fault] Noget passer ikke.
}
aside-dice-game = { $rules }, { $names }: { $throws } kast.
aside-dice-others = { $count ->
    [one] Ét kast kom fra andre terninger og lå ikke i nogen kuvert.
   *[other] { $count } kast kom fra andre terninger og lå ikke i nogen kuvert.
}
aside-dice-missing = { $names } forseglede en del og viste den aldrig. Spillet gik videre uden den. Den, der kendte serverens hemmelighed, kunne så vælge mellem to spil.
aside-dice-alone = Ingen spiller lagde en del i. Serveren alene bestemte kastene.
aside-proof-list = Hvad der er tjekket
aside-proof-state = { $state ->
    [fits] Passer.
    [differs] Passer ikke.
   *[unknown] Ikke vist.
}
aside-proof = { $check ->
    [dice-fit] Denne side har regnet hvert kast efter ud fra hemmeligheden og delene. Alle segl passer.
    [dice-sealed] Kuverten er stadig forseglet. Kastene kan tjekkes, når den er åben.
    [dice-rules] Alle segl passer. Hvilket nummer et kast har, afgør reglerne, og dem kender siden ikke. shutbox verify regner kastene efter.
    [dice-none] Kastene kom ikke fra en kuvert.
    [signature-fits] Serveren har underskrevet navne, regler, segl og linje { $n } i sin offentlige log. Dens nøgle begynder med { $key }.
    [signature-forgotten] Serveren har underskrevet navne, regler, segl og linje { $n } i sin offentlige log. Dens nøgle begynder med { $key }. Et navn er slettet siden og kan ikke sammenlignes.
    [signature-none] Spilfilen er ikke underskrevet. Alene viser den ikke, at kastene blev forseglet før spillet. Den, der kender alle dele, kan finde en passende hemmelighed.
    [end-fits] Serveren har også underskrevet slutningen: Ingen hændelse mangler.
    [end-none] Slutningen er ikke underskrevet: Dér kan der mangle hændelser.
    [kept-fits] Det er det segl, denne browser så før spillet, { $at }.
    [kept-late] Det er det segl, denne browser først så { $at }. Da var spillet begyndt.
    [kept-none] Denne browser var ikke ved bordet før spillet. Den har intet segl at sammenligne med.
    [kept-seal] Det er ikke det segl, denne browser så { $at }.
    [kept-key] Den er underskrevet med en anden nøgle end den, denne browser så { $at }.
    [kept-unsigned] { $at } så denne browser serverens underskrift på seglet. Spilfilen har ingen.
    [kept-log] Det er ikke den linje i loggen, denne browser så { $at }.
    [part-fits] Det, denne browser lagde i kuverten, er i den.
    [part-seed] Det, denne browser lagde i kuverten, er ikke i den.
    [key-fits] Det er den nøgle, denne server offentliggør.
    [key-other] Denne server kender ikke nøglen: Spilfilen er underskrevet af en anden server eller slet ingen. Sammenlign den med den nøgle, den anden server offentliggør.
    [log-fits] Linje { $n } i den offentlige log, fra { $at }, har dette segl.
    [rules-fits] Trækkene følger reglerne. Det har serveren tjekket.
    [rules-none] Serveren kunne ikke nås, så trækkene er ikke tjekket.
   *[whole-fits] Spilfilen er hel. Intet i den er beskadiget.
}
aside-dice-faces = Sådan faldt øjnene
aside-dice-faces-of = Kastede øjne, og hvor mange af hver en jævn fordeling ville give
aside-dice-face = { $face }: { $observed } gange, ved jævn fordeling { $expected }
aside-dice-p = { $enough ->
    [yes] Af spil med fair terninger er { $p } mindst lige så ujævne som dette. { $judgement ->
        [usual] Det er der intet usædvanligt i.
        [odd] Det er lidt usædvanligt, men det sker, når man spiller tit.
       *[rare] Det er meget usædvanligt. Hvis andre spil også ser sådan ud, er der noget galt med terningerne.
    }
   *[no] Det er for lidt til at sige noget: Med så få kast kan alt ske.
}
aside-dice-all = Alle dine spil tilsammen
aside-dice-all-about = { $count ->
    [one] Det ene spil, som denne browser gemmer.
   *[other] De { $count } spil, som denne browser gemmer.
}
aside-dice-count = Tæl dem
aside-dice-streaks = Det er normalt
aside-dice-streaks-about = Terninger har ingen hukommelse. Derfor gentager de sig oftere, end man tror. Eksakte chancer for to terninger:
aside-dice-streaks-what = Hvad
aside-dice-streaks-next = Med de næste kast
aside-dice-streaks-evening = På en aften med 100 kast
aside-dice-streak = { $what ->
    [doubles] tre gange to ens i træk
    [same-double] de samme to ens to gange i træk
    [same-throw] det samme kast to gange i træk
    [same-sum] samme antal øjne tre gange i træk
    [no-six] ingen 6’er i ti kast
   *[no-seven] ingen 7 i tyve kast
}
aside-dice-ask = { $question ->
    [server] Kunne serveren vælge kastene?
    [last] Hjælper det at vise sin del til sidst?
    [again] Kunne den nedlægge borde, til kastene passer den?
   *[limits] Hvad lover kuverten ikke?
}
aside-dice-answer = { $question ->
    [server] Nej. Den forseglede sin del, før den kendte nogen af jeres. For at styre kastene måtte den bytte sin del ud. Så ville seglet ikke passe. Én ærlig del er nok.
    [last] Nej. Den sidste har set de andres dele, men ikke serverens. Uden den kan man intet sige om kastene. Man kan heller ikke bytte sin del ud: Seglet var der før.
    [again] Det ville blive set. Hvert segl skrives i en offentlig log, når bordet oprettes. Hver linje hænger sammen med den forrige, og et nedlagt bord bliver stående.
   *[limits] Serveren kender kastene, når spillet er begyndt, for den laver dem. Botterne får dem ikke at se. Og rigtige terninger, som nogen taster ind, ligger ikke i nogen kuvert.
}
aside-dice-log = Den offentlige log
aside-dice-log-about = Hver kuvert på denne server skrives op, når den forsegles og åbnes. Her er de seneste linjer.
aside-dice-log-kind = { $kind ->
    [opened] åbnet
   *[sealed] forseglet
}
aside-dice-log-row = Linje { $n }, bord { $table }
aside-dice-log-fits = Tjekket her: Linjerne hænger sammen.
aside-dice-log-broken = Linje { $n } hænger ikke sammen med den forrige. Loggen er blevet ændret.
aside-dice-log-empty = Der står ikke noget i den endnu.
aside-dice-exactly = Alle detaljer står i docs/dice.md. Der er også et kort program, der tjekker et spil uden Shutbox.

## About

aside-about = Om Shutbox
aside-about-lede = Programmet til Shut the Box og de beslægtede terningspil: spil, før regnskab, forstå.
aside-about-version = Version { $version } med { $rules } regelsæt og { $bots } botter.
aside-about-free = Frit og åbent
aside-about-licence = Shutbox er fri software under MIT-licensen: Brug det, ændr det, giv det videre. Der følger ingen garanti med.
aside-about-independent = Uafhængigt
aside-about-independent-more = Shutbox har ingen forbindelse til forlagene bag disse spil. Ingen af dem har godkendt det. Spil nævnes kun for at sige, hvis regler et regelsæt følger. Reglerne er forklaret med egne ord.
aside-about-trademark = Double Shutter er et varemærke, der tilhører Blue Orange. Andre navne tilhører deres ejere.
aside-about-private = Privat
aside-about-private-more = Her er ingen konti, ingen reklamer og ingen sporing. Dine spil ligger kun på din server og i denne browser. Begge steder kan du slette dem.
aside-about-kept = Det, denne browser gemmer
aside-about-dice = Sådan virker terningerne
aside-about-learn = Sådan spiller du
aside-about-made = Sådan er det lavet
aside-about-made-more = Alle værdier er regnet eksakt ud, ikke anslået. Siderne tegnes i din browser og henter intet andre steder fra.
