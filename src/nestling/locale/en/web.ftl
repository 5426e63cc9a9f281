# Beside the table: looking back, the score keeper, lessons, games past.

## Looking back

replay-title = Looking back
replay-controls = Walk through the game
replay-back = One step back
replay-forth = One step on
replay-round-back = To the beginning of the round
replay-round-forth = To the next round
replay-run = Let it run
replay-stop = Stop
replay-step = Step
replay-step-of = Step { $step } of { $steps }, round { $round }
replay-seen-by = Seen by
replay-onlooker = An onlooker
replay-share = Share this moment
replay-share-text = Look at this moment of { $game }:
replay-branch = Play on from here
refusal-bad-play = This record holds a play that was not possible.
refusal-other-rules = This game was played by other rules than those of this page.

## The score keeper

keeper-trouble = The rules could not be fetched. Are you connected?
keeper-players = Players
keeper-undo = Undo
keeper-new = New game
keeper-start = Start
keeper-who = Family
keeper-points = Points
keeper-dinosaurs-title = Happy Little Dinosaurs: score keeper
keeper-dinosaurs-intro = For the box on your table. Say what lies there; the sums, the Disasters and the route are worked out.
keeper-area-empty = No Disasters yet
keeper-out = Extinct:
keeper-won = { $number ->
    [1] { $winners } won!
   *[other] { $winners } share the win!
}
keeper-disaster = The Disaster of this round
keeper-card = Point card in front, after all effects
keeper-bonus = Bonus
keeper-boosters = Boosters
keeper-sappers = Sappers
keeper-inversions = Score Inversions played
keeper-too-many = There are not so many of these cards in the box.
keeper-duel = A tie for the lowest score: Sudden Death { $number }. Which card does each lay?
keeper-no-point-card = No Point card in hand
keeper-compare = Compare
keeper-threatens = The Disaster ({ $disaster }) threatens { $name }.
keeper-accept = Takes it
keeper-insure = Disaster Insurance
keeper-redirect = Redirect to { $name }
keeper-settled = This is how the round ends.
keeper-write = Write it down
keeper-again = Change the answers
keeper-ice-title = Jää Sulaa: final scores
keeper-ice-intro = For the box on your table. Tap the penguins onto the board as they stand at the end.
keeper-family = Family { $number }
keeper-place = Choose who, then tap a cell
keeper-pick-mother = Mother of { $family }
keeper-pick-chick = Chick of { $family }
keeper-cell-empty = { $cell }, empty
keeper-cell-mother = { $cell }, mother of { $family }
keeper-cell-chick = { $cell }, chick of { $family }
keeper-home = Chicks at the mother
keeper-ice-won = { $number ->
    [1] { $winners } won!
   *[other] { $winners } share the win!
}
keeper-ice-missing = { $count ->
    [1] One penguin is still missing.
   *[other] { $count } penguins are still missing.
}
keeper-ice-rule = Own chicks at the mother count 1 each, strangers there cost 1 each; chicks at home break ties. Rules
