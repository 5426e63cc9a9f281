# Tables that live in the page, and game records.

local-menu = This game
local-kept = This game lives on this device. It is kept when you close the page, and needs no network.
local-save = Save the record
local-save-hint = A small file with every move. It also holds all that is hidden, so do not show it around before the end.
local-carry = Go on with others
local-carry-hint = Carry the game to the server and hand seats to friends. They go on where you are.
local-carry-now = Carry it over
local-carry-key = A curious person could read the hidden cards out of a game that began on their own device. Among friends that is fine; for a match begin at the server.
local-trouble = This game could not be opened. Nothing was thrown away.

## Several persons at one device

curtain-title = Now { $name }
curtain-text = Hand over the device. Nobody peeks, not even the dinosaur.
curtain-take = I am { $name }

## Records

records-intro = Open the record of a game. It is played again from the first card and checked in this page; nothing is sent anywhere.
records-file = A record (JSON file)
records-choose = Choose a file
record-holds = It holds: { $plays ->
    [1] one play,
   *[other] { $plays } plays,
} and everything happened as written.
record-won = Won by seat { $seats }.
record-unfinished = The game is not over.
record-look = Look at it
record-go-on = Go on with it here
record-too-long = This is too long for a game record.
record-no-record = This is no game record.
record-other-format = This record is of another format than this page reads.
record-other-rules = This record is of version { $version } of the rules, which this page does not play.
record-unknown-game = This record is of a game that there is none of here.
record-bad-settings = The settings in this record are not possible.
record-bad-play = Play { $number } ({ $play } by seat { $seat }) is not possible.
record-other-events = The plays do not give the events that this record names: it was changed.
record-other-result = The plays end otherwise than this record says.
