# Jää Sulaa. Everything is told in our own words; the rules behind it are J1 to J29.
#
# Arguments: $name, $other are names of seats; $who is "you" when $name is the viewer, $whose when
# $other is; $cell, $start, $end are cells ("F6"); $tile is a name below.

## Tiles

ice-tile-sun = Sun
ice-tile-fish = Fish
ice-tile-whale = Killer whale
ice-tile-swim = Swim
ice-tile-empty = Plain ice
ice-tile-sun-effect = Lift another tile at once; its action counts too.
ice-tile-fish-effect = Two movements instead of one. The second may be left out.
ice-tile-whale-effect = You may drive someone else’s chick to any free tile, then you move.
ice-tile-swim-effect = One of your penguins may swim through open water, then you move.
ice-tile-empty-effect = Nothing happens. Cold, though.
ice-tiles-left = Tiles left
ice-tile-count = { $tile }: { $count } left
ice-tiles-undrawn = { $count } of these stayed in the box

## The board

ice-board = The ice
ice-magnify = Larger cells
ice-board-help = Arrow keys move over the cells, Page Down goes to the next one you may choose, Enter chooses and confirms, Escape undoes.
ice-cell-free = { $cell }, free ice
ice-cell-water = { $cell }, water
ice-cell-mother = { $cell }, { $who ->
    [you] your mother
   *[other] mother of { $name }
}
ice-cell-chick = { $cell }, { $who ->
    [you] your chick
   *[other] chick of { $name }
}
ice-can-start = can be chosen
ice-can-place = can be settled
ice-can-lift = can be lifted
ice-can-step = step here
ice-can-swap = swap places
ice-can-sail = sail here
ice-can-swim = swim here
ice-can-whale = drive it here
ice-can-confirm = chosen; press again to confirm

## The turn

ice-strip = The turn
ice-strip-lift = Lift
ice-strip-action = Action
ice-strip-move = Move
ice-strip-chicks = Chicks
ice-strip-mothers = Mothers
ice-strip-play = The ice melts
ice-families = Families
ice-points = { $points ->
    [1] { $shown } point
    [-1] { $shown } point
   *[other] { $shown } points
}
ice-at-mother = { $count } of { $family } chicks at the mother
ice-keeps = keeps { $tile }
ice-keeps-secret = keeps a tile

## What is asked

ice-ask-chicks = Put a chick on the rim: no corner, and one chick to a side.
ice-ask-mothers = Put your mother on any free tile of the rim.
ice-ask-lift = Lift a free tile. It melts away, and what is on it happens.
ice-ask-lift-sun = The sun shines: lift another free tile.
ice-ask-keep = You lifted { $tile }. Keep it for later, or use it now?
ice-ask-use = Nothing on this one. Use the { $tile } you kept?
ice-ask-whale = The killer whale may drive someone else’s chick to any free tile.
ice-ask-swim = One of your penguins may swim. Choose who, then where.
ice-ask-move = Move one of your penguins: step, swap or sail.
ice-ask-move-fish = Fish! You move twice. Choose a penguin.
ice-ask-move-second = Move once more, or let it be.
ice-ask-wait = Waiting for { $names }.
ice-ask-moment = One moment…
ice-ask-over = The game is over.

ice-chosen-place = Settle on { $end }.
ice-chosen-lift = Lift { $end }.
ice-chosen-from = From { $start }: choose where to.
ice-chosen-step = Step from { $start } to { $end }.
ice-chosen-swap = Mother and chick change places: { $start } and { $end }.
ice-chosen-sail = Sail from { $start } to { $end }.
ice-chosen-swim = Swim from { $start } to { $end }.
ice-chosen-whale = The whale drives the chick from { $start } to { $end }.
ice-foreseen = Your points: { $before } now, { $after } then.

ice-do-place = Put it there
ice-do-lift = Lift it
ice-do-step = Step there
ice-do-swap = Change places
ice-do-sail = Sail
ice-do-swim = Swim
ice-do-whale = Drive it there
ice-do-keep = Keep it
ice-do-use = Use it
ice-do-use-now = Use it now
ice-do-keep-kept = Save it
ice-do-no-whale = Let the whale pass
ice-do-no-swim = Stay dry
ice-do-no-second = That’s enough
ice-do-pass = Pass
ice-choose-first = Choose on the board
ice-choose-again = Choose again

## What happened

event-ice-laid-out = { $cells } tiles were mixed and laid out.
event-ice-placed-chick = { $who ->
    [you] You put a chick on { $cell }.
   *[other] { $name } put a chick on { $cell }.
}
event-ice-placed-mother = { $who ->
    [you] You put your mother on { $cell }.
   *[other] { $name } put the mother on { $cell }.
}
event-ice-lifted = { $who ->
    [you] You lifted { $cell } and peeked under it.
   *[other] { $name } lifted { $cell } and peeked under it.
}
event-ice-lifted-empty = { $who ->
    [you] You lifted { $cell }: nothing.
   *[other] { $name } lifted { $cell }: nothing.
}
event-ice-lifted-seen = { $who ->
    [you] You lifted { $cell }: { $tile }!
   *[other] { $name } lifted { $cell }: { $tile }!
}
event-ice-kept = { $who ->
    [you] You kept the tile. Which one stays a secret.
   *[other] { $name } kept the tile. Which one stays a secret.
}
event-ice-kept-seen = { $who ->
    [you] You kept { $tile }.
   *[other] { $name } kept { $tile }.
}
event-ice-used = { $who ->
    [you] You used { $tile } at once.
   *[other] { $name } used { $tile } at once.
}
event-ice-used-kept = { $who ->
    [you] You used the { $tile } kept earlier.
   *[other] { $name } used the { $tile } kept earlier.
}
event-ice-declined-kept-tile = { $who ->
    [you] You saved the kept tile.
   *[other] { $name } saved the kept tile.
}
event-ice-declined-whale = { $who ->
    [you] You let the whale pass.
   *[other] { $name } let the whale pass.
}
event-ice-declined-swim = { $who ->
    [you] You stayed dry.
   *[other] { $name } stayed dry.
}
event-ice-declined-second-movement = { $who ->
    [you] You left out the second movement.
   *[other] { $name } left out the second movement.
}
event-ice-whale-moved = { $who ->
    [you] Your whale drove a chick of { $other } from { $start } to { $end }.
   *[other] { $whose ->
        [you] The whale of { $name } drove your chick from { $start } to { $end }.
       *[other] The whale of { $name } drove a chick of { $other } from { $start } to { $end }.
    }
}
event-ice-swum-chick = { $who ->
    [you] You swam a chick from { $start } to { $end }.
   *[other] { $name } swam a chick from { $start } to { $end }.
}
event-ice-swum-mother = { $who ->
    [you] You swam your mother from { $start } to { $end }.
   *[other] { $name } swam the mother from { $start } to { $end }.
}
event-ice-stepped-chick = { $who ->
    [you] You moved a chick from { $start } to { $end }.
   *[other] { $name } moved a chick from { $start } to { $end }.
}
event-ice-stepped-mother = { $who ->
    [you] You moved your mother from { $start } to { $end }.
   *[other] { $name } moved the mother from { $start } to { $end }.
}
event-ice-swapped = { $who ->
    [you] You swapped your mother on { $start } with a chick on { $end }.
   *[other] { $name } swapped the mother on { $start } with a chick on { $end }.
}
event-ice-sailed-chick = { $who ->
    [you] You sailed a chick from { $start } to { $end }.
   *[other] { $name } sailed a chick from { $start } to { $end }.
}
event-ice-sailed-mother = { $who ->
    [you] You sailed your mother from { $start } to { $end }.
   *[other] { $name } sailed the mother from { $start } to { $end }.
}
event-ice-lost = { $who ->
    [you] There was nowhere for you to swim.
   *[other] There was nowhere to swim for { $name }.
}
event-ice-no-movement = { $who ->
    [you] You could not move at all.
   *[other] { $name } could not move at all.
}
event-ice-scored = { $name }: { $points ->
    [1] 1 point
    [-1] { $points } point
   *[other] { $points } points
}, { $chicks ->
    [1] 1 chick
   *[other] { $chicks } chicks
} at the mother.
event-ice-won-family-complete = A family is together! { $winners } won.
event-ice-won-ice-gone = The ice is gone. { $winners } won.

## The end

ice-end-won = You won!
ice-end-lost = { $winners } won
ice-end-shared = { $winners } share it
ice-end-why-family-complete = A whole family is together around its mother.
ice-end-why-ice-gone = The last free tile has melted, and the points decide.
ice-end-turns = { $turns ->
    [1] 1 turn.
   *[other] { $turns } turns.
}
ice-end-again = Same again
ice-end-new = New game
ice-end-look = Look at the ice

## Settings

ice-setting-quick-start = Quick start
ice-setting-quick-start-why = The tiles are drawn from those of four players, so nobody can count on what is left.
ice-setting-no-actions = No actions
ice-setting-no-actions-why = Every tile is plain ice.
ice-setting-saved = Saving tiles
ice-setting-saved-none = Lifted tiles are used at once
ice-setting-saved-none-why = What you lift happens, like it or not.
ice-setting-saved-open = One may be kept, open
ice-setting-saved-open-why = A fish, sun or swim may be kept for a later turn, for all to see.
ice-setting-saved-hidden = One may be kept, hidden
ice-setting-saved-hidden-why = A fish, sun or swim may be kept for a later turn, and only you know which.
ice-setting-junior = For ages 6 to 8
ice-setting-junior-why = Four chicks each, and other players’ chicks at your mother cost nothing.
ice-setting-junior-mothers = Touching mothers
ice-setting-junior-mothers-count = Still cost 1
ice-setting-junior-mothers-count-why = Two mothers side by side take a point from each other.
ice-setting-junior-mothers-free = Cost nothing
ice-setting-junior-mothers-free-why = Nobody ever loses a point.
ice-setting-sailing = Sailing
ice-setting-sailing-three-sides = Through wide water
ice-setting-sailing-three-sides-why = A floe glides on while the cell ahead is water and there is no ice on either side of it.
ice-setting-sailing-gate = Through gates
ice-setting-sailing-gate-why = A floe may also pass with ice on one side, but stops only where three sides in a row are open.
ice-setting-sail-stop = Where a floe stops
ice-setting-sail-stop-dock = It docks
ice-setting-sail-stop-dock-why = If the ray ends at ice, the floe must go all the way.
ice-setting-sail-stop-free = Anywhere
ice-setting-sail-stop-free-why = A floe may stop on any cell of its way.

## How it is played, in short

help-ice-1 = Gather your chicks around your mother. Each one beside her is a point.
help-ice-2 = Each penguin of somebody else beside your mother costs you a point. Be a good neighbour, or rather not.
help-ice-3 = A turn has three steps: lift a free tile, do what it says, make one movement. The cell of a lifted tile is water from then on.
help-ice-4 = A movement is a step to a free tile next door, a swap of your mother with her chick beside her, or sailing.
help-ice-5 = Sailing: the tile under one of your penguins glides straight across open water. If it ends at ice it docks there.
help-ice-6 = The game ends when one family is complete, or when the last free tile has melted. Most points win.
help-ice-tiles = What may be under your feet
help-ice-copies = { $two } with two players, { $three } with three, { $four } with four
help-ice-readings = Readings
help-ice-readings-text = The rulebook leaves some things open. Where the table had to decide, the rule says so; where you may decide otherwise, there is a choice when the table is made.
