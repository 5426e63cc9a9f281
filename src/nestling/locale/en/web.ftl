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
