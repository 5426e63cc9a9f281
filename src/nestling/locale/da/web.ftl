# Beside the table: looking back, the score keeper, lessons, games past.

## Looking back

replay-title = Spillet igen
replay-controls = Gå gennem spillet
replay-back = Et skridt tilbage
replay-forth = Et skridt frem
replay-round-back = Til rundens begyndelse
replay-round-forth = Til næste runde
replay-run = Lad det køre
replay-stop = Stop
replay-step = Skridt
replay-step-of = Skridt { $step } af { $steps }, runde { $round }
replay-seen-by = Set af
replay-onlooker = En tilskuer
replay-share = Del dette øjeblik
replay-share-text = Se dette øjeblik i { $game }:
replay-branch = Spil videre herfra
replay-more = Mere
refusal-bad-play = Optegnelsen rummer et træk, der ikke var muligt.
refusal-other-rules = Dette spil blev spillet efter andre regler end denne sides.

## Pointtælleren

keeper-trouble = Reglerne kunne ikke hentes. Er du på nettet?
keeper-players = Spillere
keeper-undo = Fortryd
keeper-new = Nyt spil
keeper-start = Begynd
keeper-who = Familie
keeper-points = Point
keeper-dinosaurs-title = Happy Little Dinosaurs: pointtæller
keeper-dinosaurs-intro = Til spillet på dit bord. Sig, hvad der ligger der; så regnes score, katastrofer og flugtvej ud.
keeper-area-empty = Ingen katastrofer endnu
keeper-out = Uddød:
keeper-won = { $number ->
    [1] { $winners } vandt!
   *[other] { $winners } deler sejren!
}
keeper-disaster = Rundens katastrofe
keeper-card = Pointkort foran, efter alle effekter
keeper-bonus = Bonus
keeper-boosters = Scoreløft
keeper-sappers = Scoretyve
keeper-inversions = Spillede scoreinversioner
keeper-choose = Vælg
keeper-incomplete = Fortæl, hvad der ligger på bordet: katastrofen og kortet foran hver spiller.
keeper-too-many = Så mange af disse kort er der ikke i spillet.
keeper-duel = Den laveste score er uafgjort: Sudden Death { $number }. Hvilket kort lægger hver?
keeper-no-point-card = Intet pointkort på hånden
keeper-compare = Sammenlign
keeper-threatens = Katastrofen ({ $disaster }) truer { $name }.
keeper-accept = Tager den
keeper-insure = Katastrofeforsikring
keeper-redirect = Omstil til { $name }
keeper-settled = Sådan ender runden.
keeper-write = Skriv den ned
keeper-again = Ret svarene
keeper-ice-title = Jää Sulaa: slutscore
keeper-ice-intro = Til spillet på dit bord. Tryk pingvinerne ind på brættet, som de står til sidst.
keeper-family = Familie { $number }
keeper-place = Vælg hvem, og tryk på et felt
keeper-pick-mother = Mor til { $family }
keeper-pick-chick = Unge af { $family }
keeper-cell-empty = { $cell }, tomt
keeper-cell-mother = { $cell }, mor til { $family }
keeper-cell-chick = { $cell }, unge af { $family }
keeper-home = Unger hos moren
keeper-ice-won = { $number ->
    [1] { $winners } vandt!
   *[other] { $winners } deler sejren!
}
keeper-ice-missing = { $count ->
    [1] Der mangler stadig én pingvin.
   *[other] Der mangler stadig { $count } pingviner.
}
keeper-ice-rule = Egne unger hos moren giver 1 hver, fremmede dér koster 1 hver; unger hos moren afgør uafgjort. Regler

## Lessons

lesson-next = Videre
lesson-play = Spil dit eget spil
lesson-home = Tilbage til forsiden
lesson-dinosaurs-welcome = Tre glade dinosaurer, én flugtvej og alt for mange katastrofer. Du er Stego, nederst forrest. Lad os spille tre runder.
lesson-dinosaurs-disaster = Hver runde vendes en katastrofe. Den med rundens laveste score må tage den med hjem. Tegnet viser dens type.
lesson-dinosaurs-lay = Vælg et pointkort, og læg det med billedsiden nedad. Et højt kort er sikkert, men så er det brugt.
lesson-dinosaurs-scores = Alle kort vendes på én gang. Kort, træk og strakskort giver scoren, og strakskort kan stadig ændre den. Svar på det, du bliver spurgt om.
lesson-dinosaurs-route = Den højeste score gik så mange skridt ad flugtvejn. Den første på 50 vinder.
lesson-dinosaurs-area = Den laveste tog katastrofen. Tre af samme type eller én af hver: uddød. Hver katastrofe i dit katastrofeområde flytter dig et skridt pr. runde: en ringe trøst.
lesson-dinosaurs-on = Spil nu videre til slutningen af tredje runde. Se, hvor tæt hver af jer er på at uddø.
lesson-dinosaurs-done = Mere er der ikke i det, bortset fra hvert eneste kort. Godt overlevet!
lesson-ice-welcome = Din familie er spredt ud over isen, og isen smelter. Få ungerne hjem til deres mor.
lesson-ice-chicks = Først ungerne: sæt dem på kanten, ikke i et hjørne, én på hver side. Vælg et markeret felt, og bekræft; eller træk pingvinen, der venter i havet.
lesson-ice-mother = Nu moren, på en hvilken som helst fri brik på kanten. Tæt på ungerne er et godt sted.
lesson-ice-lift = Hver tur begynder med at løfte en fri brik. Den er væk for altid, og det, der står på den, sker.
lesson-ice-move = Først sker det, brikken siger; så én bevægelse. Vælg en pingvin: dens veje lyser op. Vælg hvorhen, se vejen, bekræft.
lesson-ice-points = Hver af dine unger ved siden af sin mor er et point. En fremmed ved siden af hende koster et. Familiernes point står ved brættet.
lesson-ice-sail = Hvor vandet har åbnet sig, kan en brik med en pingvin sejle lige over det. De veje har et sejl.
lesson-ice-on = Spil nogle ture til på egen hånd.
lesson-ice-done = En samlet familie slutter spillet med det samme, og det gør den sidste frie brik også. Nu ved du nok til at spille.

## Bekvemmeligheder

attention-title = Din tur! { $name }
comforts = Bekvemmeligheder
comfort-sound = Lyde
comfort-notify = Sig til, når det er min tur
comfort-no-notes = Browseren tillader ikke meddelelser.
comfort-whole-screen = Hele skærmen
comfort-copy = Kopiér koden
comfort-copied = { $code } kopieret
comfort-share = Del
comfort-share-text = Et spil { $game }:

## Spillets historie

tale-chart = Point fra begyndelsen til slutningen
tale-leads = { $count ->
    [0] Den, der først førte, førte til det sidste.
    [1] Føringen skiftede én gang.
   *[other] Føringen skiftede { $count } gange.
}
tale-turning-round = Vendepunkt: runde { $number }, hvor { $name } tog føringen og beholdt den.
tale-turning-turn = Vendepunkt: tur { $number }, hvor { $name } tog føringen og beholdt den.
tale-escape = Nærmeste redning: { $name } med { $card } i runde { $number }.
tale-luckiest = Heldigste kort: { $card } ({ $name }), trykt { $value }, gav { $score }.
tale-sail = Længste sejlads: { $name }, { $count ->
    [1] ét felt
   *[other] { $count } felter
} åbent hav.
