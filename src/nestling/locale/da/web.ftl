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
refusal-bad-play = Optagelsen rummer et træk, der ikke var muligt.
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
keeper-dinosaurs-intro = Til spillet på dit bord. Sig, hvad der ligger der; så regnes score, katastrofer og flugtrute ud.
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
