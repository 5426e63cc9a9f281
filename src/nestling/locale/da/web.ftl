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
