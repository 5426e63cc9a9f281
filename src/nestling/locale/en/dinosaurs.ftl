# Happy Little Dinosaurs. Effects are told in our own words; the rules behind them are D1 to D45.
#
# Arguments: $name, $other, $by are names of seats; $who is "you" when $name is the viewer, $whose
# when $other is; $card, $othercard, $cards, $disaster are names below; $seats and $winners are lists of names.

## Point cards

card-pet-rock = Pet Rock
card-pet-rock-effect = You may discard a Point card. Its value is added to your score this round.
card-cool-stick = Cool Stick
card-dino-grabber = Dino Grabber
card-dino-grabber-effect = You may look into someone’s hand and take a card of your choice.
card-handy-pan = Handy Pan
card-grappling-snake = Grappling Snake
card-grappling-snake-effect = You may swap this card with a neighbour’s played card, if that one has no effect.
card-grave-maker = Grave Maker
card-delicious-smoothie = “Delicious” Smoothie
card-delicious-smoothie-effect = You may discard a Point card that has an effect. Its value is added to your score this round.
card-bonehead = Bonehead
card-fire-spray = Fire Spray
card-fire-spray-effect = You may discard up to three cards from your hand. New ones come at the end of the round.
card-run-home-bat = Run Home Bat
card-mouth-trap = Mouth Trap
card-mouth-trap-effect = Once scores are known, the highest and the lowest change places.
card-bow-and-dino = Bow and Dino
card-special-star-fruit = Special Star Fruit
card-special-star-fruit-effect = Every Score Booster and Score Sapper counts double this round.
card-sting-stabber = Sting Stabber
card-treenoculars = Treenoculars
card-treenoculars-effect = You may look at the top two cards of the deck, keep one and discard the other.
card-iced-ptea = Iced Ptea
card-hungry-plant = Hungry Plant
card-hungry-plant-effect = You may make two other players swap their played cards.
card-meteor-cannon = Meteor Cannon
card-flaming-chainsaw = Flaming Chainsaw
card-flaming-chainsaw-effect = No other Point card’s effect works this round. Instants still do.

## Instant cards

card-disaster-insurance = Disaster Insurance
card-disaster-insurance-effect = When a Disaster would be yours, slip it under its deck instead.
card-disaster-redirect = Disaster Redirect
card-disaster-redirect-effect = When a Disaster would be yours, send it to someone else.
card-score-booster = Score Booster
card-score-booster-effect = During scoring: add 2 to anyone’s score.
card-score-sapper = Score Sapper
card-score-sapper-effect = During scoring: take 2 from anyone’s score.
card-score-inversion = Score Inversion
card-score-inversion-effect = During scoring: the highest and the lowest scores change places.

card-label-point = { $card }, { $value }
card-label-instant = { $card }, Instant
card-back = A face-down card
card-no-effect = No effect. Honest work.
foreseen-lay = With it your score is { $score }, before effects and Instants.
foreseen-score = Your score then: { $score }.
foreseen-score-of = score then: { $score }

## Disasters

disaster-bright-idea = Bright Idea
disaster-casual-afternoon-stroll = Casual Afternoon Stroll
disaster-downpour = Downpour
disaster-leaf-me-alone = Leaf Me Alone
disaster-spa-day = Spa Day
disaster-this-feels-personal = This Feels Personal
disaster-trapped = Trapped
disaster-uncommon-cold = Uncommon Cold
disaster-a-day-at-the-beach = A Day at the Beach
disaster-armed-and-dangerous = Armed and Dangerous
disaster-feeling-squirrely = Feeling Squirrely
disaster-fired-up = Fired Up
disaster-lil-cannibal = Lil’ Cannibal
disaster-love-hurts = Love Hurts
disaster-shark-with-legs = Shark With Legs
disaster-stomped = Stomped
disaster-baddest-hair-day = Baddest Hair Day
disaster-emergency-ex-it = Emergency Ex-it
disaster-ghosted = Ghosted
disaster-left-behind-again = Left Behind…Again
disaster-ooh-burn = Ooh, Burn…
disaster-outer-circle = Outer Circle
disaster-the-future-is-bleak = The Future Is Bleak
disaster-the-sad-truth = The Sad Truth
disaster-meteor = Meteor!

type-natural = Natural
type-predatory = Predatory
type-emotional = Emotional
type-meteor = Meteor
disaster-none = The next Disaster is on its way
disaster-deck-count = { $count ->
    [1] 1 Disaster left
   *[other] { $count } Disasters left
}
deck-count = { $count ->
    [1] 1 card left
   *[other] { $count } cards left
}
disaster-deck-short = Disasters
main-deck = Deck
discard-pile = Discards
discard-pile-open = Look through the discard pile:
discard-pile-empty = Nothing has been discarded yet.

## Dinosaurs

dinosaur-stego = Stego
dinosaur-nervous-rex = Nervous Rex
dinosaur-cry-ceratops = Cry Ceratops
dinosaur-bad-luck-bronto = Bad Luck Bronto
trait-stego = +1 against Meteors
trait-nervous-rex = +1 against Predatory, −1 against Emotional
trait-cry-ceratops = +1 against Emotional, −1 against Natural
trait-bad-luck-bronto = +1 against Natural, −1 against Predatory

## Settings

setting-dinosaur = Dinosaur
setting-two-player-changes = Changes for two players
setting-two-player-changes-why = Cards of value 1, 2 and 3 stay in the box, and it takes more Disasters to go extinct.

## The table

route = Escape Route
route-where = { $name }: { $points } of 50
seat-points = { $points } points
seat-hand = { $count ->
    [1] 1 card in hand
   *[other] { $count } cards in hand
}
seat-area = Disaster Area
seat-area-empty = No Disasters yet
seat-choosing = choosing…
seat-chosen = has chosen
seat-deciding = deciding…
seat-extinct = extinct
seat-known = In this hand, as you have seen
seat-details = { $name }: details
seat-target = { $name }: choose
near-any = Any Disaster means extinction
near-types = One { $types } from extinction
round-number = Round { $round }
phase-commit = Choose in secret
phase-effect = Effects
phase-grab = Effects
phase-look = Effects
phase-scoring = Scoring
phase-disaster = The Disaster
phase-discard = The Disaster
phase-sudden-death = Sudden Death
phase-over = The end
last-round = Last round
my-hand = My hand
my-hand-laid = You laid { $card }
hand-help = Arrow keys or 1 to 5 choose a card, Enter lays it.

## Sums

term-card = card
term-trait = trait
term-pet-rock = Rock
term-delicious-smoothie = Smoothie
term-bonus = bonus
term-booster = Booster
term-sapper = Sapper
term-instants = Instants
term-inverted = inverted
sum-label = Score of { $name }: { $score }
mark-collected = +{ $points } on the route
mark-moved = +{ $steps } for Disasters
mark-disaster = took the Disaster

## What is asked

ask-commit = Lay a card face down.
ask-sudden-death = Sudden Death! Lay another card. The lowest gets the Disaster.
ask-effect-pet-rock = Pet Rock: discard a Point card to add its value to your score?
ask-effect-delicious-smoothie = Smoothie: discard a Point card with an effect to add its value to your score?
ask-effect-dino-grabber = Dino Grabber: whose hand do you reach into?
ask-effect-grappling-snake = Grappling Snake: swap it with a neighbour’s card?
ask-effect-fire-spray = { $left ->
    [1] Fire Spray: discard one more card?
   *[other] Fire Spray: discard up to { $left } cards?
}
ask-effect-treenoculars = Treenoculars: look at the top two cards of the deck?
ask-effect-hungry-plant = Hungry Plant: who swaps cards with whom?
ask-effect-any = Use the effect of your card?
ask-grab = Take a card from the hand of { $names }.
ask-look = Keep one of these two. The other is discarded for all to see.
ask-scoring = Scoring: play an Instant, or let the scores stand?
ask-disaster = This Disaster would be yours. What now?
ask-discard = You survived. You may discard one card.
ask-any = What do you do?
ask-wait = Waiting for { $names }.
ask-wait-reveal = Your card is down. Waiting for { $names }.
ask-wait-sudden-death = Sudden Death between { $names }. You are out of this one.
ask-moment = One moment…
ask-extinct = You are extinct. At least you can watch how it ends.
ask-over = The game is over.

do-lay = Lay it
do-discard = Discard it
do-take = Take it
do-keep = Keep it
do-look = Look
do-invert = Score Inversion: turn the scores over
do-insure = Insurance: under the deck with it
do-pass = Pass
do-decline = Don’t use it
do-stop = That’s enough
do-accept = Take the Disaster
do-keep-all = Keep all cards
do-boost-on = Booster, +{ $worth } on
do-sap-on = Sapper, −{ $worth } on
do-redirect-on = Redirect it to
do-target-on = Choose
do-pair-on = Swap the cards of
do-boost-card = Booster, +{ $worth }
do-sap-card = Sapper, −{ $worth }
do-boost = Score Booster on { $name }
do-sap = Score Sapper on { $name }
do-redirect = Redirect to { $name }
do-target = { $name }
do-pair = { $name } and { $other }
choose-first = Choose a card first

## What happened

event-dinosaurs-seated = { $who ->
    [you] You are { $dinosaur }.
   *[other] { $name } is { $dinosaur }.
}
event-dinosaurs-dealt = { $name } got { $count } cards.
event-dinosaurs-dealt-seen = You got { $cards }.
event-dinosaurs-flipped = Round { $round }: { $disaster }
event-dinosaurs-hand-replaced = { $who ->
    [you] You had no Point card and swapped your whole hand: { $cards }.
   *[other] { $name } had no Point card and swapped the whole hand: { $cards }.
}
event-dinosaurs-committed = { $who ->
    [you] You laid a card face down.
   *[other] { $name } laid a card face down.
}
event-dinosaurs-committed-sudden-death = { $who ->
    [you] You laid a card for Sudden Death.
   *[other] { $name } laid a card for Sudden Death.
}
event-dinosaurs-revealed = { $who ->
    [you] You revealed { $card }.
   *[other] { $name } revealed { $card }.
}
event-dinosaurs-revealed-sudden-death = { $who ->
    [you] You revealed { $card } in Sudden Death.
   *[other] { $name } revealed { $card } in Sudden Death.
}
event-dinosaurs-effect-used = { $who ->
    [you] You used { $card }.
   *[other] { $name } used { $card }.
}
event-dinosaurs-effect-declined = { $who ->
    [you] You did not use { $card }.
   *[other] { $name } did not use { $card }.
}
event-dinosaurs-effect-void = Flaming Chainsaw drowned out { $card }.
event-dinosaurs-discarded-effect = { $who ->
    [you] You discarded { $cards }.
   *[other] { $name } discarded { $cards }.
}
event-dinosaurs-discarded-left-over = { $who ->
    [you] You put { $cards } on the discard pile.
   *[other] { $name } put { $cards } on the discard pile.
}
event-dinosaurs-discarded-added-disaster = { $who ->
    [you] You discarded { $cards } after the Disaster.
   *[other] { $name } discarded { $cards } after the Disaster.
}
event-dinosaurs-discarded-eliminated = { $who ->
    [you] You left behind { $cards }.
   *[other] { $name } left behind { $cards }.
}
event-dinosaurs-discarded-no-point-card = { $who ->
    [you] You discarded { $cards }.
   *[other] { $name } discarded { $cards }.
}
event-dinosaurs-discarded-all-tied = { $who ->
    [you] You discarded { $cards }.
   *[other] { $name } discarded { $cards }.
}
event-dinosaurs-discarded-insured = { $who ->
    [you] You discarded { $cards }.
   *[other] { $name } discarded { $cards }.
}
event-dinosaurs-hand-seen = { $whose ->
    [you] { $name } looked into your hand.
   *[other] { $name } looked into the hand of { $other }.
}
event-dinosaurs-hand-seen-seen = You looked into the hand of { $other }: { $cards }.
event-dinosaurs-taken = { $name } took a card from { $other }.
event-dinosaurs-taken-seen = { $who ->
    [you] You took { $card } from { $other }.
   *[other] { $whose ->
        [you] { $name } took { $card } from you.
       *[other] { $name } took { $card } from { $other }.
    }
}
event-dinosaurs-swapped = { $name } and { $other } swapped { $card } for { $othercard }.
event-dinosaurs-looked = { $name } looked at the top of the deck.
event-dinosaurs-looked-seen = You looked at { $cards }.
event-dinosaurs-kept = { $name } kept one card.
event-dinosaurs-kept-seen = { $who ->
    [you] You kept { $card }.
   *[other] { $name } kept { $card }.
}
event-dinosaurs-instant-played = { $who ->
    [you] You played { $card }.
   *[other] { $name } played { $card }.
}
event-dinosaurs-instant-played-on = { $who ->
    [you] { $whose ->
        [self] You played { $card } on yourself.
       *[other] You played { $card } on { $other }.
    }
   *[other] { $whose ->
        [self] { $name } played { $card } on themselves.
        [you] { $name } played { $card } on you.
       *[other] { $name } played { $card } on { $other }.
    }
}
event-dinosaurs-passed = { $who ->
    [you] You passed.
   *[other] { $name } passed.
}
event-dinosaurs-scored = { $who ->
    [you] You scored { $score }.
   *[other] { $name } scored { $score }.
}
event-dinosaurs-scored-inverted = { $who ->
    [you] You scored { $before }; turned over, it is { $score }.
   *[other] { $name } scored { $before }; turned over, it is { $score }.
}
event-dinosaurs-collected = { $who ->
    [you] You won the round: { $points ->
        [1] 1 step, to { $end }.
       *[other] { $points } steps, to { $end }.
    }
   *[other] { $name } won the round: { $points ->
        [1] 1 step, to { $end }.
       *[other] { $points } steps, to { $end }.
    }
}
event-dinosaurs-all-tied = All tied. Nobody wins the round.
event-dinosaurs-sudden-death = Sudden Death between { $seats }!
event-dinosaurs-no-point-card = No Point card for Sudden Death: { $seats }.
event-dinosaurs-disaster-accepted = { $who ->
    [you] You took it on the chin.
   *[other] { $name } took it on the chin.
}
event-dinosaurs-disaster-added = { $who ->
    [you] You got the Disaster: { $disaster }
   *[other] { $name } got the Disaster: { $disaster }
}
event-dinosaurs-disaster-under-all-tied = The Disaster went under its deck: all tied.
event-dinosaurs-disaster-under-no-point-card = The Disaster went under its deck: nobody could fight it out.
event-dinosaurs-disaster-under-insured = The Disaster went under its deck: insured.
event-dinosaurs-eliminated = { $who ->
    [you] You went extinct!
   *[other] { $name } went extinct!
}
event-dinosaurs-moved = { $who ->
    [you] You stumbled on to { $end } (+{ $steps } for Disasters).
   *[other] { $name } stumbled on to { $end } (+{ $steps } for Disasters).
}
event-dinosaurs-drew = { $name } drew { $count ->
    [0] nothing.
    [1] a card.
   *[other] { $count } cards.
}
event-dinosaurs-drew-seen = You drew { $count ->
    [0] nothing.
   *[other] { $cards }.
}
event-dinosaurs-reshuffled = The discard pile was shuffled into a new deck.
event-dinosaurs-won-reached-goal = { $winners } made it home!
event-dinosaurs-won-last-survivor = { $winners } outlived everyone!
event-dinosaurs-won-round-limit = A hundred rounds are over. In front: { $winners }.

## The end

end-title-won = You made it!
end-title-lost = { $winners } made it
end-title-shared = { $winners } share it
end-why-reached-goal = First to 50 on the Escape Route.
end-why-last-survivor = The last dinosaur standing.
end-why-round-limit = A hundred rounds are over, and the highest total wins.
end-you-extinct = You are, scientifically speaking, a fossil.
end-total = { $points ->
    [1] 1 point
   *[other] { $points } points
}
end-rounds = { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}
end-same-again = Same again
end-new-game = New game
end-look = Look at the table

## How it is played, in short

help-dinosaurs-1 = Everyone runs along the Escape Route. Whoever is first to 50 wins. So does whoever is the last one alive.
help-dinosaurs-2 = Each round starts with a Disaster, face up. All secretly lay one Point card, and all are revealed at once.
help-dinosaurs-3 = The highest score moves that many steps. The lowest score gets the Disaster. Your trait adds or takes 1 against some types.
help-dinosaurs-4 = Three Disasters of one type, or one of each type, and you are extinct. A Meteor counts as whatever is worst for you.
help-dinosaurs-5 = Are several lowest? Sudden Death: they lay another card, and the lowest one takes it. Is everyone tied? Then the Disaster goes under its deck.
help-dinosaurs-6 = There is comfort: at the end of each round you move one step for every Disaster you already have.
help-dinosaurs-cards = The cards
help-dinosaurs-dinosaurs = The dinosaurs
help-dinosaurs-copies = { $count ->
    [1] 1 copy
   *[other] { $count } copies
}
