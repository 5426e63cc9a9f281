# The house itself: home, making a table, the connection, refusals. Games have their own files.

app-name = Nestling
app-motto = Two small tabletop games for a rainy Sunday.
skip-to-content = Skip to the content

## Settings

settings = Settings
language = Language
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
close = Close

## Home

game-dinosaurs = Happy Little Dinosaurs
game-dinosaurs-teaser = Dodge disasters, outrun your friends, stay just happy enough to survive.
game-dinosaurs-facts = 2 to 4 players, about 20 minutes
game-ice = Jää Sulaa
game-ice-teaser = Penguins, fish, and less ice every turn.
game-ice-facts = 2 to 4 players, about 25 minutes
play-now = Play now
play-now-hint = Against bots, seconds away
invite-friends = Invite friends
invite-friends-hint = A private table and a link for each friend
learn-rules = How it is played
play-here = Play on this device, without the server
play-here-hint = Nothing is sent anywhere, and the train may go through a tunnel.
records = Game records
new-version = A newer version of the page is here.
new-version-now = Take it
new-version-later = Later
my-games = My games
my-games-none = Games you start appear here, so that you find your way back after a power cut or a dinosaur.
my-game-table = Table { $code }
my-game-here = Table { $code }, on this device
my-game-over = finished
my-game-go-on = Go on
my-game-forget = Forget
bot-name-1 = Fern
bot-name-2 = Moss
bot-name-3 = Pebble
bot-name-4 = Twig
bot-name-5 = Reed

## Making a table

new-table-title = Set the table
new-table-intro = Who sits where? Play goes clockwise.
new-table-seat = Seat { $number }
new-table-me = Me
new-table-friend = A friend, by link
new-table-friend-here = A friend, at this device
new-table-bot = A bot
new-table-who = Who plays
new-table-name = Name
new-table-level = How it plays
bot-random = Dreamy: plays anything
bot-greedy = Greedy: grabs what it can
bot-level1 = Pip, level 1: a hatchling that plays with everyone and errs like anyone
bot-level2 = Dot, level 2: looks before leaping, mostly
bot-level3 = Juniper, level 3: thinks along and keeps count
bot-level4 = Basalt, level 4: patient and hard to surprise
bot-level5 = Aurora, level 5: thinks as hard as this computer can for a second
new-table-add = Add a seat
new-table-remove = Take the seat away
new-table-start = Open the table
new-table-opening = Laying out the cards…
new-table-more = More choices
new-table-choice-by-lot = By lot
new-table-youngest = Who is the youngest?
new-table-reading = The rulebook leaves this open; it is a reading.
new-table-youngest-why = Where players act one after another, the youngest begins.

## At a table

table-title = Table { $code }
table-loading = Walking to the table…
table-menu-log = Story
table-log = The story so far
table-log-empty = Nothing has happened yet. Enjoy the peace.
table-why = Why?
table-why-mark = ?
table-why-rule = Rule { $rule }
table-onlooker = You are looking on. You see what everybody sees.
table-invite-title = Seats that wait for friends
table-invite-hint = Send each friend their own link. The first to open it sits there, and a new link ends the one before.
table-invite-for = Link for { $name }
table-invite-copy = Copy the link
table-invite-copied = Copied
table-invite-new = New link
table-invite-later = Later
table-invite-again = Invitations
seat-you = You
seat-you-object = you
seat-you-name = { $name } (you)
seat-absent = away
seat-bot = bot

## The connection

line-connecting = Connecting…
line-open = Connected
line-retrying = The line is down. Your place is kept; trying again…
line-blocked = Something between you and the table does not let the connection through. A company network or an old proxy often does that. We keep trying.
line-closed = You have left the table.
line-retry-now = Try now
line-pending = Sending your move…
line-offline-title = The line is down

## Refusals

refused-title = That did not work
refused-back = Back home
refusal-offline = The server cannot be reached. Is the network up?
refusal-only-online = That needs a table on the server.
refusal-no-engine = The rules could not be loaded into this page. Once they have been, it also works without a network.
refusal-bad-record = This game cannot be gone on with here: its record does not hold.
refusal-unknown = The server said no and did not say why. That is our fault, not yours.
refusal-unknown-table = There is no table with this code. Perhaps it was cleared away, or a letter went astray.
refusal-nothing-opened = No game record has been opened here. Open one first.
refusal-wrong-token = This link does not seat you at the table. It may have been renewed; ask whoever sent it.
refusal-table-unreadable = The record of this table cannot be read. Nothing is lost, but somebody has to look at it.
refusal-unknown-game = There is no such game here.
refusal-unknown-bot = There is no such bot here.
refusal-bad-bots = This bot cannot sit there.
refusal-bad-setting = The table cannot be set like this.
refusal-not-your-turn = It is not your decision just now.
refusal-not-legal = That is not possible just now.
refusal-unknown-notation = The table does not know this move.
refusal-stale = The table had moved on before your move arrived. Look again and choose anew.
refusal-ahead = { refusal-stale }
refusal-unknown-seat = There is no such seat.
refusal-wrong-seats = So many cannot play this game.
refusal-onlooker = You are looking on and cannot move anything.
refusal-game-over = The game is over.
refusal-not-finished = The record is shown when the game is over.
refusal-not-kept = The table could not be written down. Try again in a moment.
refusal-too-long = That was too much to send at once.
refusal-too-many = That was a lot at once. Wait a moment and try again.
refusal-bad-message = The page and the server do not understand each other. Reloading may help.
refusal-not-json = { refusal-bad-message }
refusal-no-hello = { refusal-bad-message }
refusal-internal = The server made a mistake. That is our fault, not yours.
refusal-proto = This page is older than the server. Reload it.

## Other pages

lost-title = Nobody lives here
lost-text = The page you are looking for has gone extinct, or never hatched.
help-title = How { $game } is played
help-rules = The rules, one by one
credits = Credits
credits-title = Credits
credits-text = Nestling is an unofficial table for people who own the games. Happy Little Dinosaurs and Jää Sulaa belong to their authors and publishers. The pictures here were cut for this table alone. The fonts are Nunito and Vazirmatn, under the SIL Open Font License.
credits-licences = The fonts’ licences

## After the game

end-look-back = Look back
home-keeper = Score keeper for the real box
lesson = First steps
