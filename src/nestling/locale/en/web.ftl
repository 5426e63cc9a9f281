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
replay-more = More
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
keeper-choose = Choose
keeper-incomplete = Say what lies on the table: the Disaster, and the card in front of everybody.
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

## Lessons

lesson-next = Next
lesson-play = Play a game of your own
lesson-home = Back home
lesson-dinosaurs-welcome = Three happy dinosaurs, one Escape Route, far too many disasters. You are Stego, down at the front. Let us play three rounds.
lesson-dinosaurs-disaster = Each round a Disaster is turned up. Whoever has the lowest score this round takes it home. The symbol tells its type.
lesson-dinosaurs-lay = Choose a Point card and lay it face down. A high card is safe, but then it is gone.
lesson-dinosaurs-scores = All cards are turned up together. Card, trait and Instants make the score; Instants can still change it. Answer what you are asked.
lesson-dinosaurs-route = The highest score walked that many steps along the Escape Route. The first to reach 50 wins.
lesson-dinosaurs-area = The lowest took the Disaster. Three of one type, or one of each: extinct. Every Disaster in your Area moves you one step a round: small comfort.
lesson-dinosaurs-on = Now play on to the end of the third round. Watch how near each of you is to extinction.
lesson-dinosaurs-done = That is all there is to it, apart from every single card. Well survived!
lesson-ice-welcome = Your family is scattered over the ice, and the ice is melting. Bring your chicks to their mother.
lesson-ice-chicks = First the chicks: put them on the rim, not in a corner, one to a side. Choose a marked cell, then confirm; or drag the penguin that waits in the sea.
lesson-ice-mother = Now the mother, on any free tile of the rim. Close to her chicks is a good place.
lesson-ice-lift = Each turn begins with lifting a free tile. It is gone for good, and what is on it happens.
lesson-ice-move = What the tile says happens first; then one movement. Choose a penguin: its ways light up. Choose where to, look at the path, confirm.
lesson-ice-points = Each of your chicks beside its mother is a point. A stranger beside her costs one. The families’ points stand beside the board.
lesson-ice-sail = Where water has opened, a tile with a penguin can sail straight across it. Such ways bear a sail.
lesson-ice-on = Play a few more turns on your own.
lesson-ice-done = A complete family ends the game at once, and so does the last free tile. You know enough to play now.

## Comforts

attention-title = Your turn! { $name }
comforts = Comforts
comfort-sound = Sounds
comfort-notify = Tell me when it is my turn
comfort-no-notes = The browser does not allow notifications.
comfort-whole-screen = Whole screen
comfort-copy = Copy the code
comfort-copied = { $code } copied
comfort-share = Share
comfort-share-text = A game of { $game }:

## The story of a game

tale-chart = Points from the beginning to the end
tale-leads = { $count ->
    [0] Whoever led first led to the end.
    [1] The lead changed once.
   *[other] The lead changed { $count } times.
}
tale-turning-round = Turning point: round { $number }, when { $name } took the lead for good.
tale-turning-turn = Turning point: turn { $number }, when { $name } took the lead for good.
tale-escape = Closest escape: { $name } with { $card } in round { $number }.
tale-luckiest = Luckiest card: { $card } ({ $name }), printed { $value }, scored { $score }.
tale-sail = Longest sail: { $name }, { $count ->
    [1] one cell
   *[other] { $count } cells
} of open sea.
