# A live table: clocks, pauses, absent players, other devices, chat, the lobby.

## Making a table

timing-label = Time to think
timing-none = As long as it takes
timing-move = { $seconds } seconds for each move
timing-game = { $minutes } minutes, and { $increment } seconds more with each move
timing-days = { $days ->
    [1] A day for each move
   *[other] { $days } days for each move
}
timing-then = When somebody's time is up
timing-then-skip = The move is skipped
timing-then-bot = A bot makes the move
new-table-here = Somebody at this device
new-table-open = Whoever comes
new-table-public = Show the table in the lobby
new-table-public-why = Anyone can look on, and sit down on a seat for whoever comes. Otherwise only those who have a link find it.

## Before the game

waiting-title = The game begins when all are here
waiting-why = Everybody's browser adds a little chance to the shuffle, so that nobody could have arranged it.
waiting-ready = here
waiting-for = not here yet
waiting-start = Begin without them
sit-title = A seat is kept for you
sit-name = What shall the others call you?
sit-nameless = Without a name

## Clocks and pauses

clock-of = { $name }: { $time } left
clock-yours = Your time: { $time }
clock-low = Your time is running out.
clock-days = { $days ->
    [1] 1 day
   *[other] { $days } days
} { $hours } h
table-menu = Table
hint = Hint
pause-ask = Ask for a pause
pause-title = The game is paused
pause-resume = Go on
take-back-ask = Take my last move back
offer-pause = { $name } asks for a pause.
offer-take-back = { $name } would like to take the last move back.
offer-agree = All right
offer-decline = No
offer-waiting = Waiting for { $names }…

## Absent players

away-title = { $name } is away
away-hint = Wait, or go on without them. They can take their seat again at any time.
away-wait = Wait
away-bot = Let a bot play
away-skip = Skip their moves
away-yours-bot = A bot is playing for you.
away-yours-skip = Your moves are being skipped.
away-return = Take my seat again
away-leave-bot = Let a bot play for me
seat-stand-in = a bot plays
seat-skipped = skipped

## Sharing a device, and another one

table-hide-hand = Hide my hand
move-title = Play on another device
move-hint = Scan this, or open the link there, within five minutes. It works once.
move-keep = Stay seated here as well
move-show = Show the code
move-qr = QR code of the link
move-link = Link for the other device

## Chat

chat-title = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Listen to { $name } again

## After the game

rematch-made = Somebody would like to play again.
rematch-join = Play again with them
draws-check = Check the shuffle
draws-ok = The shuffle was fair: the server was bound to its secret before you added your part, and every card follows from both.
draws-none-shared = At this table the server alone made the shuffle.
draws-other-commitment = The server has shown you another promise than the one in the record.
draws-other-secret = The server's secret does not fit its promise.
draws-other-share = What your browser added is not in the record.
draws-other-key = The cards do not follow from what was added.
draws-no-crypto = This browser can check it only over a secure connection. The command “nestling verify” can, too.

## The lobby

lobby-title = Open tables
lobby-sit = Sit down
lobby-look = Look on
lobby-free = { $free ->
    [0] All seats are taken
    [1] 1 free seat
   *[other] { $free } free seats
}

## The line

line-lag = { $ms } ms
line-over-requests = Connected in a roundabout way: WebSockets are blocked here.

## Refusals

refusal-not-begun = The game has not begun.
refusal-begun = The game has begun already.
refusal-bad-share = { refusal-bad-message }
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-stood-in = Somebody is playing for you. Take your seat again first.
refusal-not-stood-in = Nobody is playing for you.
refusal-not-away = They are here, or have only just gone.
refusal-bots-seat = A bot sits there for good.
refusal-seat-taken = Somebody was faster: this seat is taken.
refusal-not-your-seat = This seat is not on this device.
refusal-asked-already = Something else is being asked just now.
refusal-nothing-to-take-back = There is no move of yours to take back.
refusal-random = That cannot be taken back: something was drawn by chance.
refusal-revealed = That cannot be taken back: something hidden came to light.
refusal-bad-ticket = This link or code is used up or too old. Ask for a new one.
refusal-moved-away = This seat has moved to another device.
refusal-moved = The table is moving to another server. It comes back by itself.
refusal-empty-remark = There is nothing in it.
refusal-bad-timing = No clock can be set like that.
