### The browser's frame in English. The same ids and arguments as in pl.ftl.

## Everywhere

title-home = Gangland
title-new = New table – Gangland
title-table = Table – Gangland
title-hot-seat = One device – Gangland
title-learn = Lessons – Gangland
title-rules = Rules – Gangland
title-replay = Replay – Gangland
title-me = Me – Gangland
title-about = About – Gangland
title-missing = Nothing here – Gangland
skip = Skip to the content
navigation = Navigation
language = Language
home = Home
close = Close
reload = Load again
you = you
problem-unreachable = The server can't be reached just now. It will be tried again.
problem-unexpected = Something went wrong. Try again.
guest-names = Lefty, Ace, Bugsy, Duchess, Whisper, Two Fingers, Ruby, Dice, Scarface, Needle, Doc, Velvet, Shorty, Ginger, Diamond, Knuckles

## Home

home-title = Sit down, gangster
home-words = Five gangster games for the table in your browser. No account, no waiting: play against bots at once, or send a friend the link.
home-games = Games
home-mine = Your games
home-open = Open tables
home-open-none = Nobody is waiting for players just now. Make a table and invite somebody.
poster-seats = { $fewest }–{ $most } players
poster-seats-one =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
poster-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
poster-play = Play now
poster-invite = Invite
poster-learn = Learn
poster-more = Choose the table
poster-hot-seat = One device
rules = Rules
about = About Gangland
status-waiting = Waits for players
status-playing = Being played
status-your-turn = Your turn
status-others-turn = Others to move
status-over = Over
status-abandoned = Ended early

## Levels of bots

level-street-kid = Street Kid
level-pickpocket = Pickpocket
level-enforcer = Enforcer
level-consigliere = Consigliere
level-godfather = Godfather

## New table

new-table = New table
new-start = Start the game
new-open = Open the table
new-seats = Who plays
new-how-many = How many players
new-seat = Seat { $seat }
new-levels = Bots: from the weakest ({ $weakest }) to the strongest ({ $strongest }).
new-options = Variants
new-table-rules = The table
new-clock = Clock
new-visibility = Who may sit down
new-watch = Who may watch
place-me = Me
place-open = Free seat
place-bot = Bot: { $level }
clock-none = None: everyone takes the time they need
clock-live-short = Quick: 5 minutes each, 5 seconds more for each decision
clock-live = Live: 15 minutes each, 15 seconds more for each decision
clock-slow = Slow: 3 days each, half a day more for each decision
clock-left = Time left
visibility-link = Whoever has the link
visibility-open = Anybody: the table is listed on the home page
visibility-private = Only with an invitation
watch-link = Whoever has the link
watch-all = Everybody
watch-nobody = Nobody

## Coming in and waiting

arrival-free = { $people } invites you to this table. A name is enough.
arrival-full = There is no free seat at this table.
sit-down = Sit down
watch = Watch
waiting-free =
    { $count ->
        [one] { $count } seat is free. Invite somebody, or start with a bot.
       *[other] { $count } seats are free. Invite somebody, or start with bots.
    }
waiting-ready = All seats are taken. You can start.
waiting-owner = All seats are taken. Whoever made the table starts the game.
waiting-start = Start the game
waiting-start-bots = Start with bots in the empty seats
waiting-level = How strong the bots are
waiting-leave = Stand up
waiting-kick = Send away
invite-title = Invite somebody
invite-words = Send this link, or let them scan the code. They need no account.
invite-link = Link to the table
invite-copy = Copy the link
invite-copied = The link is copied.
invite-not-copied = The link can't be copied here. Select it and copy it by hand.
invite-share = Share
invite-code = The link as a QR code
invite-local = This address is known only on this machine. For others start the server with --host 0.0.0.0 and open the address it names.
invite-private = Only whoever made the table can invite to it.

## One device

hot-seat-title = { $game } at one device
hot-seat-words = Pass the device round. Where players have something to hide from each other, a curtain falls between the turns.
hot-seat-name = Player { $seat }
hot-seat-more = One more player
hot-seat-less = Remove
hot-seat-same = Two players are called { $name }: give each a name of their own.
hot-seat-bots =
    { $count ->
        [one] A bot takes { $count } seat:
       *[other] Bots take { $count } seats:
    }
hot-seat-start = Start the game
hot-seat-now = { $name } sits before the screen.
curtain-title = { $name }, it is your turn
curtain-words = Everybody else looks away. What is behind the curtain is for { $name } alone.
curtain-lift = I am { $name }: lift the curtain

## The table

prompt-loading = One moment …
prompt-paused = The game is halted. Nothing is lost.
prompt-abandoned = The table has ended the game.
prompt-ended = The game is over.
prompt-chosen = You have chosen: { $choice }
prompt-may-change =
    { $count ->
        [0] You can change it until everyone has chosen.
       *[other] You can change it until everyone has chosen. Still choosing: { $names }.
    }
prompt-your-turn = It is your turn
prompt-waiting =
    { $count ->
        [one] { $names } is to move
       *[other] { $names } are to move
    }
prompt-moment = One moment …
prompt-handed = A bot plays your seat. You can take it back at any time.
seats = Players
seats-fold =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
seat-person = Person
seat-bot = Bot
seat-open = Free seat
seat-automaton = Automaton
seat-erased = Somebody
seat-gone = Not connected
seat-stand-in = Bot plays: { $level }
seat-turn = to move
seat-points = Points
board-loading = The table is being laid …
board-lost = The board could not be fetched. Load the page again.
board-letters = The table, drawn in letters
choices = What you can do
choices-explain = Explain
choices-none = Nothing is asked of you just now.
choices-watching = You are watching.
choices-chosen = chosen
pick-title = What do you want to do?
why-not-other = Why can't I do something else?
why-not-find = Find an action
why-not-more =
    { $count ->
        [one] … and { $count } more: type a part of its name
       *[other] … and { $count } more: type a part of the name
    }
why-not-rule = Rules, §{ $paragraph }
tools = Tools
talk = Log and chat
undo = Undo
undo-why = No undo: { $reason }.
undo-refused = This can't be taken back: { $reason }.
hint = Hint
hint-thinking = Thinking …
hint-mark = hint
hint-would = The Godfather would: { $action }
hint-sure = He is sure of it ({ $percent } % of his thoughts).
hint-rather = He leans towards it ({ $percent } % of his thoughts).
hint-unsure = He is not sure: it is close ({ $percent } % of his thoughts).
hint-do = Do that
hand = Let a bot play
hand-title = Let a bot play for you
hand-words = You can take your seat back at any time.
hand-back = Take my seat back
sound-on = Sound on
sound-off = Sound off
log = Log
log-empty = Nothing has happened yet.
log-look = Look at this moment
log-older = Older
since = Since your last move
since-begin = The game begins
since-automaton = The automaton goes first: nobody plays it, fixed lists of the rules decide for it.
since-more =
    { $count ->
        [one] { $count } line more in the log
       *[other] { $count } lines more in the log
    }
chat = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-empty-watching = Spectators talk among themselves. Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
manners = Mute or report
mute = Mute in the chat
mute-end = Hear again
report = Report
report-words = Those who keep this server read what { $name } did at this table and what was said.
report-reason = What happened
report-reason-insult = Insults or hate
report-reason-cheating = Cheating
report-reason-leaving = Leaves games or wastes time
report-reason-other = Something else
report-text = In your words (if you like)
report-send = Send the report
report-sent = The report is sent. Thank you.
line-connecting = Connecting …
line-lost = The connection is lost. It mends itself, and nothing you did is lost.
vote-title = { $name } is away.
vote-words = What should the table do? An early end needs everyone.
vote-wait = Wait
vote-bot = Let a bot play
vote-end = End the game
result = Result
result-abandoned = The game was ended early. Nobody wins.
result-draw = A draw
result-won = You have won!
result-shared = You share the victory
result-winner =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won together
    }
result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rematch = Play again
rematch-asked = The others want to play again.
rematch-join = Play again with them
replay = Replay

## Lessons

learn-title = { $game }: lessons
lesson-you = You
lesson-rival = Rival { $seat }
lesson-only-rival = Your rival
lesson-number = Task { $number } of { $count }
lesson-done = solved
lesson-right = Right!
lesson-astray = That is allowed, but it does not solve the task. The rule says:
lesson-go-on = Good so far.
lesson-next = Next task
lesson-play = Now play
lesson-again = From the beginning

## Rules

rules-back = Back to the game
rules-search = Search in the rules
rules-contents = Contents
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place found
       *[other] { $count } places found
    }
rules-paragraph = Paragraph { $paragraph }
rules-table = Table

## Replay

replay-title = { $game }: replay
replay-back = Back to the table
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-moment = Moment { $moment } of { $moments }
replay-slider = Moment
replay-eyes = Through the eyes of
replay-spectator = A spectator
replay-link = Copy the link to this moment
replay-download = Download the record
shuffle-title = The shuffle
shuffle-words = Before the deal the server showed a seal (a SHA-256 hash) of its secret; every player added something of their own. After the end everyone can check that nothing was changed.
shuffle-not-yet = The secret is told after the end of the game.
shuffle-elsewhere = Browsers check hashes only at https addresses or on the same machine. Download the record and run: gangland verify
shuffle-check = Check the shuffle
shuffle-commitment = The secret fits the seal that was shown before the deal.
shuffle-commitment-wrong = The secret does not fit the seal that was shown before the deal!
shuffle-seed = The shuffle was made from the secret and from what the players added.
shuffle-seed-wrong = The shuffle was not made from the secret and what the players added!
shuffle-seen = The seal is the one this browser saw.
shuffle-seen-wrong = The seal is not the one this browser saw!

## Me

me = Me
me-link = Me: { $name }
me-name = Your name
me-name-words = Others see it from the next table on.
me-save = Save
me-saved = Saved.
me-wishes = Wishes
me-sound = Sounds
me-games = My games
me-games-none = No games yet.
me-data = My data
me-data-words = The server keeps your name, your login if you have one, your games and what you said at the tables. There is nothing else.
me-download = Download everything
me-delete = Delete my data
me-delete-words = Your name is cut from all games, what you said is deleted, and a bot plays your seats on. This can't be undone.
me-delete-really = Delete for good
me-deleted = Your data is deleted.
me-nothing-kept = Nothing is kept about you.

## Account

account = Account
account-words = You need none to play. With one, your games and your name come back to you on any device.
account-by-login = Signed in as { $login }.
account-by-code = This account is kept by its recovery code.
account-login = Login
account-password = Password
account-password-new = Password (8 characters or more)
account-password-old = Password so far
account-password-change = Change the password
account-password-changed = Your password is changed. Other devices are signed out.
account-make = Make an account
account-made = Your account is kept.
account-code = A recovery code instead
account-code-words = Write this code down: it is shown only now, and it opens your account on any device.
account-have = I have an account
account-leaves-guest = The games of the guest in this browser stay behind, unless you make an account for them first.
account-recovery = Recovery code
account-sign-in = Sign in
account-by-recovery = By recovery code
account-by-password = By login and password
account-back = Welcome back.
account-sign-out = Sign out
account-sign-out-all = Sign out on all devices
account-left = You are signed out.

## About

about-words = Gangland is five gangster board games, with bots, lessons and rules in our own words, on a server that you can run yourself. It is free software.
about-credits = Thanks
about-games = The games are works of their authors and publishers; their names stand in the rules of each game. We use our own texts and our own drawings.
about-icons = Signs: game-icons.net by Lorc, Delapouite and others, licence CC BY 3.0, recoloured.
about-limelight = Display face: Limelight by Nicole Fally, SIL Open Font License.
about-inter = Text face: Inter by Rasmus Andersson, SIL Open Font License.
about-software = Svelte, Vite, Project Fluent, qrcode-generator.
about-privacy = Privacy
about-privacy-words = This page speaks with its own server only. One cookie remembers you; there is no advertising and nobody counts your visits.

## When something is missing

missing-address = There is nothing here
missing-address-words = This address leads nowhere. Perhaps a letter is missing.
missing-game = There is no such game or lesson
missing-game-words = On the home page you find all that can be played here.
missing-no-table = This table is not there for you
missing-no-table-words = It was never there, it is closed, or the invitation is no longer valid. Ask whoever invited you for a new link, or make a table yourself.
missing-no-session = The server does not know you any more
missing-no-session-words = Your session has ended. Load the page again to go on as a new guest.
missing-not-allowed = You may not come in here
missing-not-allowed-words = This game can't be shown here now. Perhaps it was begun under older rules.
missing-old-client = There is a newer Gangland
missing-old-client-words = This page is older than the server. Load it again: your game is safe.
missing-unreachable = The server can't be reached
missing-unreachable-words = Check your connection and try again. Nothing you did is lost.
missing-replay = This game can't be shown
missing-replay-words = It is not there, it has not begun, or you may not look at this moment.
