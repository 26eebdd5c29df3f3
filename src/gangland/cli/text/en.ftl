### The command line in English. The same ids and arguments as in pl.ftl.

## Help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND ...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this help.
help-lang = The language; without it your locale decides.
help-version = Show the version.
help-gangland = Gangster games from the table, played by their real rules: against bots, with friends at one keyboard, and by the million in a simulation.
help-games = List the games: seats, options and their choices, and what each game is about.
help-games-short = List the games and their options.
help-play = Play a game in the terminal, against a bot or with friends at one keyboard. In the game, type help.
help-play-short = Play a game in the terminal.
help-simulate = Play many random games and show who wins how often, with how many points, and how long it takes.
help-simulate-short = Play many random games and count.
help-arena = Let bots play each other. Everybody plays every deal from every seat; win rates, ratings and comparisons come with their intervals.
help-arena-short = Let bots play each other.
help-components = Print the components of a game, each number with what it is, as a file in which they can be changed.
help-components-short = Print what can be changed in a game.
help-whatif = Change components of a game and compare: the same deals are played at random as printed and changed, and every figure comes with its difference and interval.
help-whatif-short = Compare a game as printed and changed.
help-balance = Is the game fair, and what decides it? Random games by the million and games of bots from weak to strong give one report: a web page with plots, with the data beside it. With --set or --components it also compares the changed game with the printed one.
help-balance-short = Report on fairness, length and what helps to win.
help-replay = Tell a recorded game move by move, or show one moment of it.
help-replay-short = Tell a recorded game in words.
help-records = Games as tables for programs, JSON Lines or Parquet: a row for each game, for each decision, and on request for what a seat could see. The games are read from records, or played now with --play. It may be stopped at any time; the same command goes on.
help-records-short = Write games as tables.
help-position = Show a typed position, play actions in it and show what comes of them.
help-position-short = Try actions in a typed position.
help-observation = Show what a seat knows as the numbers that a net gets, each with its index and its name: of a new deal, or of a typed position.
help-observation-short = Name the numbers of an observation.
help-bench = Measure how fast this program is on this machine, beside other game engines if they are installed.
help-bench-short = Measure the speed of this program.
help-figures = Measure all figures that are promised of the bots and write them into a page: how strong they are, how quick, how much memory they take, how little they give away. It may be stopped at any time; the same command goes on.
help-figures-short = Measure the figures of the bots.
help-game = The id of a game; `gangland games` lists them.
help-seats = How many sit at the table; without it the fewest the game allows.
help-option = An option of the game, like memory=closed; may be given several times.
help-json = Print JSON instead of a table.
help-viewer = The seat whose eyes see it; the first is 0.
help-seed = The seed of the deal: 7, or 7/12, or 32 hexadecimal digits or more; without it a secret one.
help-bot = Who sits in the other seats: a level (street-kid, pickpocket, enforcer (usual), consigliere, godfather), random, greedy, search, or none for people at one keyboard; may be given several times.
help-seat = Your own seat; the first is 0. Without it, it is drawn.
help-save = Write the record to this file at the end, also after quit or Ctrl-C.
help-plain = No colours, and the screen is never cleared.
help-count = How many games; 100000 if not given.
help-stream = The seed of the whole series; 0 if not given.
help-threads = How many threads; one for each processor if not given.
help-bots = Who plays: random, greedy, search, search:4000 (looks ahead), search:200ms (time to think), or a level from street-kid to godfather. With more seats than bots the list begins again.
help-contest = How many games, rounded up to whole deals; 100 if not given.
help-processes = How many games at once; one for each processor if not given.
help-out = A folder for every finished game, its record and the plots; after an interruption the same command goes on there.
help-kept-out = A folder for the totals so far; after an interruption the same command goes on there, and so does one with more games.
help-components-out = A file for the components, instead of printing them.
help-components-file = A file of components, as `gangland components` writes it; what it leaves out stays as printed.
help-set = A change of one component, like points.red.4=16; may be given several times.
help-deals = Number of deals; each is played as printed and changed.
help-whatif-bot = A bot for every seat; without it, play is random. A change that random play never comes across needs one, and fewer games.
help-playouts = How many random games; a million if not given.
help-balance-games = How many games by bots, shared out among them; 2,000 if not given, 0 for none.
help-balance-bots = Bots from weak to strong, with commas between them, each of which plays all seats; greedy:10,search:100,search:400 if not given.
help-balance-out = The folder of the report; a run that was stopped goes on from it. Without it: balance-GAME.
help-device = Where to play: on the processor or on a GPU.
help-ray = Play on a Ray cluster: the address of its head, like 192.168.0.7:6379, or local for one on this machine that lasts as long as the games. --threads is then the most workers at a time; without it, all processors of the cluster.
help-file = The file with the record, or - for the standard input.
help-move = Show the position after this many actions.
help-sources = Where the games are: folders of `gangland arena --out` or of this command, records, JSON Lines, Parquet, or - for the standard input.
help-records-out = The folder for the tables; after an interruption the same command goes on there.
help-format = jsonl (usual), parquet, or text for records that `gangland replay` tells; may be given several times.
help-table = games or decisions; both if not given; may be given twice.
help-views = Also write what a seat could know: as JSON, as the numbers of the observation, or both.
help-seen-by = Whose views: of whoever decides, or of everyone at each decision; actor if not given.
help-records-play = Play this game now, instead of reading records.
help-records-bot = Who plays: the names of `gangland arena`; random if not given; may be given several times.
help-text = The position as text, like "street A3 B0 / hand A2 A2 | -".
help-actions = Actions to play, like "recruit A3".
help-observation-seat = The seat that observes; the first is 0. Without it, the seat to move.
help-observation-all = Show the zeros too.
help-seconds = How long each measurement takes; 1 if not given.
help-peers = Measure other engines too, or not.
help-bench-device = What to measure: the processor, or all that runs on a GPU, with pgx on the same GPU.
help-figures-games = How many games of one comparison at most; 400 if not given. Clear results need fewer.
help-only = Only rows whose names begin so, like levels or search-greedy/famiglia; may be given several times.
help-minutes = Stop after so many minutes; the next run goes on.
help-again = Forget what is known of these rows, and measure them anew.
help-quick = A trial with bots in a hurry, in one process and in files of its own; the figures say nothing.
help-figures-out = The folder of figures.json and bots.md; docs if not given.
value-game = GAME
value-option = NAME=CHOICE
value-file = FILE
value-bots = BOT...
value-folder = FOLDER
value-change = PATH=VALUE
value-row = ROW
value-sources = [SOURCE]...
value-format = FORMAT
value-table = TABLE
value-text = TEXT
value-actions = [ACTION]...

## Usage errors

usage-no-command = There is no command { $name }; there are: { $known }.
usage-no-option = There is no option { $name }; see { $command } --help.
usage-no-value = The option { $name } needs a value; see { $command } --help.
usage-missing = { $name } is missing; see { $command } --help.
usage-takes-none = The option { $name } takes no value; see { $command } --help.
usage-whole-number = { $name } takes a whole number, not “{ $given }”; see { $command } --help.
usage-number = { $name } takes a number, not “{ $given }”; see { $command } --help.
usage-bad-value = { $name } cannot be read as given; see { $command } --help.
usage-extra = Too much was given: { $words }; see { $command } --help.
usage-other = { $what } See { $command } --help.

## Problems

none = none
or = { $one } or { $other }
quoted = “{ $text }”
problem-language = The language { $asked } is not spoken here; there are: { $known }.
problem-game = There is no game { $game }; there are: { $known }.
problem-game-near = There is no game { $game }; did you mean { $near }?
problem-seats = The number of seats of { $game } is { $known }, not { $seats }.
problem-seat = There is no seat { $seat }; the seats are 0 to { $last }.
problem-option-form = An option is written name=choice, not “{ $pair }”; { $game } has: { $known }.
problem-options-together = { $game } cannot be played with these options together: { $options }.
problem-options-seats = { $game } with { $seats } seats cannot be played with { $options }; with --seats { $known } it can.
problem-option = { $game } has no option { $pair }; it has: { $known }.
problem-choice = The option { $name } cannot be { $choice }; its choices are: { $known }.
problem-seed = { $seed } is no seed; seeds are 7, or 7/12 for game 12 of the series 7, or 32 hexadecimal digits or more.
problem-stream = The seed of a series is a number from 0 to { $last }, not { $seed }.
problem-bot = That bot cannot play: { $what }
problem-automaton = Seat { $seat } is the automaton; choose another.
problem-no-room = The rules themselves play against you here, so there is no seat for the bot { $bot }; leave out --bot.
problem-bots =
    { $seats ->
        [one] A table with one seat has no room for bots.
       *[other] A table with { $seats } seats has room for you and { $room ->
            [one] one bot
           *[other] { $room } bots
        }, not for { $count }.
    }
problem-count = At least one game has to be played, not { $count }.
problem-threads = At least one thread is needed, not { $threads }.
problem-device = There is no device { $device }; there are: { $known }.
problem-no-device = The device { $device } cannot be used: { $what }
problem-ray = The games cannot be played through Ray: { $what }
problem-kept = The games cannot be kept: { $what }
problem-ray-device = --ray plays on the processors of the cluster; --device { $device } does not go with it.
problem-arena = The arena cannot be held: { $what }
problem-arena-bots =
    { $room ->
        [one] The arena cannot be held: { $what } Run them one at a time, one arena after another.
       *[other] The arena cannot be held: { $what } Run fewer at a time, for example pairs, one arena after another.
    }
problem-components = The components cannot be changed like that: { $what }
problem-whatif-nothing = Nothing would be changed: name a change with --set PATH=VALUE or a file with --components; `{ $command }` lists what can be changed.
problem-balance = The report cannot be made: { $what }
problem-records = The records cannot be written: { $what }
problem-records-nothing = There is nothing to write: name records or folders, or a game to be played with --play GAME.
problem-records-both = Either records are read or games are played: leave out --play, or the files.
problem-records-choice = { $option } is one of { $known }, not { $given }.
problem-seconds = A measurement takes more than 0 seconds, not { $seconds }.
problem-no-bench = The benchmark cannot run: { $what }
problem-figures = The figures cannot be measured: { $what }
problem-no-figures = There are no figures { $only }; they begin with: { $known }.
problem-minutes = A run takes more than 0 minutes, not { $minutes }.
problem-no-file = There is no file { $file }.
problem-read = The file { $file } cannot be read.
problem-not-text = The file { $file } is no text, so it is no record.
problem-write = The file { $file } cannot be written.
problem-write-folder = { $file } is a folder, so it cannot be written as a file.
problem-write-name = The file { $file } cannot be written: its name is too long.
problem-write-nowhere = The file { $file } cannot be written: there is no folder { $folder }.
problem-output = The output cannot be written.
problem-notation = Line { $line }, column { $column }: { $what }
problem-move =
    { $count ->
        [one] One action was played, so there is no moment { $move }.
       *[other] { $count } actions were played, so there is no moment { $move }.
    }
problem-action = No action is called “{ $text }”.
problem-action-near = No action is called “{ $text }”; did you mean “{ $near }”?
problem-action-several = “{ $text }” is not a whole action; did you mean one of these: { $known }?
problem-refused = “{ $action }” is not allowed: { $why }
problem-paragraph = The rules have no paragraph { $number }.
problem-stopped = Stopped.

## Names

name-you = You
name-player = Player { $number }
name-bot-automaton = Automaton
name-bot-consigliere = Consigliere
name-bot-enforcer = Enforcer
name-bot-godfather = Godfather
name-bot-greedy = Greedy bot
name-bot-pickpocket = Pickpocket
name-bot-random = Random bot
name-bot-search = Searching bot
name-bot-street-kid = Street Kid
name-numbered = { $name } { $number }

## A game in the terminal

play-open = { $game } · { $seats }
play-compiling = (The rules are being compiled in the background; until that is done the bot thinks a little less.)
play-compiling-bar = Compiling
play-compiled = (The rules are compiled: from now on the bot thinks with all its strength.)
play-not-compiled = (The rules could not be compiled here; the bot goes on thinking a little less.)
play-how = Type a number from the list, an action like “{ $example }”, ? to have the choices explained, or help.
play-how-listed = Type a number from the list, an action as it is written beside it, ? to have the choices explained, or help.
play-turn = Move { $number } · { $name }
play-since = Since your last decision:
play-curtain = The next screen has secrets: { $name } sits down and presses Enter, the others look away.
play-curtain-again = Only Enter shows what { $name } may see; { $quit } leaves the game.
play-no-clearing = This screen cannot be cleared, so what one player has seen stays above for the next. For secrets at one keyboard use a terminal that can be cleared, without --plain.
play-over = The game is over
play-again = To play this deal again: `{ $command }`
play-left =
    { $count ->
        [0] You leave before anything was played.
        [one] You leave after one action.
       *[other] You leave after { $count } actions.
    }
play-end-of-input =
    { $count ->
        [0] The input has ended, and nothing was played.
        [one] The input has ended; the game stops after one action.
       *[other] The input has ended; the game stops after { $count } actions.
    }
play-interrupted =
    { $count ->
        [0] Interrupted before anything was played.
        [one] Interrupted after one action.
       *[other] Interrupted after { $count } actions.
    }
play-record = This is the record so far. Put it into a file (next time `--save FILE` does that) and `gangland replay FILE` tells it again:
play-saved = The record is in { $file }; `gangland replay { $file }` tells it again.
play-no-number =
    { $count ->
        [one] The list has only number 1, not { $number }.
       *[other] The list has the numbers 1 to { $count }, not { $number }.
    }
play-nonsense = “{ $text }” is neither a number of the list, nor an action, nor a word I know; type help.
play-not-now = It is not allowed now: { $why }
play-likewise = Likewise: { $numbers }
play-explain-one = “? { $number }” explains that one choice, “rules 7.3” shows a paragraph of the rules.
play-hint = The searching bot would: { $action } ({ $text }).
play-undone = Taken back.
play-no-log = Nothing has happened yet.
play-save-where = Where to? Type save and the name of a file.
play-secret-record = The record holds the secrets of everyone, so it is not given out while the game goes on; { $quit } ends the game and shows it, --save FILE writes it at the end.

menu-folded =
    { $count ->
        [one] { $name }: one choice
       *[other] { $name }: { $count } choices
    }
menu-back = Type a number, or press Enter for the whole list.
rules-how = “rules 7” shows a chapter, “rules 7.3” a paragraph, “rules R3” a ruling, “rules all” everything.

word-hint = hint
word-undo = undo
word-log = log
word-rules = rules
word-record = record
word-save = save
word-help = help
word-quit = quit
word-all = all
about-hint = what the searching bot would do
about-undo = take back your last action, if nothing was learned from it
about-log = the whole story so far
about-rules = what is in the rules; “rules 7.3” shows one paragraph, “rules 7” a chapter, “rules all” everything
about-record = the game as text that can be replayed, if nobody has secrets; it holds the seed
about-save = “save FILE” writes the record to a file, if nobody has secrets
about-help = what the game is about, and this list; h for short
about-quit = leave the game; q for short

undo-nothing-played = You have not acted yet.
undo-somebody-else-acted = Somebody else has acted since, so your action stands.
undo-chance = Chance has had its say, so the action stands.
undo-learned = The action has shown you something you did not know, so it stands.

## Results

result-unfinished =
    { $count ->
        [0] Nothing has been played yet.
        [one] Not finished: one action was played.
       *[other] Not finished: { $count } actions were played.
    }
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-unit = points
result-seat = { $place }. { $name }, { $score }
result-all = Result: { $ends }

## Records and positions

replay-title =
    { $count ->
        [one] { $game } · seed { $seed } · one action
       *[other] { $game } · seed { $seed } · { $count } actions
    }
replay-moment =
    { $count ->
        [0] Before the first action
        [one] After one action
       *[other] After { $count } actions
    }
position-before = The position
position-after = After that

# Observations

observation-title = { $game }, seat { $seat }: { $shown } of { $width } numbers
observation-index = Index
observation-name = Name
observation-value = Value
problem-position-alone = A typed position says its own seats, options and deal: leave out --seats, --option and --seed.

## Tables

games-id = Game
games-title = Title
games-seats = Seats
games-summary = What it is about
games-usual = (usual)

simulation-title =
    { $count ->
        [one] { $game }: one random game, seed { $seed }
       *[other] { $game }: { $count } random games, seed { $seed }
    }
simulation-seat = Seat
simulation-wins = Wins
simulation-share = Share
simulation-interval = 95 % interval
simulation-score = { $unit }, mean
simulation-shared = Shared victories: { $number } ({ $share })
simulation-unfinished =
    { $count ->
        [one] One game was stopped at the limit of moves.
       *[other] { $count } games were stopped at the limit of moves.
    }
simulation-length = Moves in a game: { $mean } on average, { $longest } at most; turns: { $turns } on average
simulation-ending = { $ending }: { $number } ({ $share })
simulation-speed =
    { $threads ->
        [one] { $moves } moves a second ({ $seconds } s on { $device }, one thread)
       *[other] { $moves } moves a second ({ $seconds } s on { $device }, { $threads } threads)
    }
simulation-stopped =
    { $done ->
        [0] Stopped before the first games were done.
        [one] Stopped: one game of { $count } was done.
       *[other] Stopped: { $done } games of { $count } were done.
    }
simulation-kept =
    { $kept ->
        [0] None of them is kept.
        [one] One of them is kept in { $folder }; the same command goes on from there.
       *[other] { $kept } of them are kept in { $folder }; the same command goes on from there.
    }
simulation-threads = { $threads } threads are too many; the games are played with { $most }.
simulation-compiling = compiling
simulation-playing = playing
ray-joining = joining the cluster
ray-stopped = Ray stopped the games: { $what }

arena-title =
    { $count ->
        [one] { $game }: one game between bots, seed { $seed }
       *[other] { $game }: { $count } games between bots, seed { $seed }
    }
arena-deals =
    { $tables ->
        [one] Every deal is played once.
       *[other] Every deal is played { $tables } times, so that everyone plays it from every seat.
    }
arena-rounded = { $asked } games were asked for; { $games } make whole deals.
arena-bot = Bot
arena-repeated = There are more seats than bots, so a bot may sit on several of the { $seats } and cannot win with all of them. Its share is the part of its seats that won: bots of equal strength would have about { $even } each.
arena-rating = Rating
arena-looks = Looks
arena-time = ms
arena-pairs = The same deals, compared:
arena-pair = Bots
arena-whole = Deals
arena-difference = Difference
arena-luck = p
arena-seats = By seat, whoever sits there:
arena-length = Moves in a game: { $mean } on average
arena-speed = { $moves } moves a second in each process, { $decisions } decisions a second of thinking
arena-faults = Games lost before their end:
arena-fault-overrun = game { $game }, move { $move }: { $bot } took { $seconds } s and may take { $limit } s
arena-fault-crash = game { $game }, move { $move }: { $bot } failed: { $what }
arena-fault-illegal = game { $game }, move { $move }: { $bot } wanted { $what }, which is not legal
arena-fault-gone = game { $game }, move { $move }: { $bot } took its process down
arena-fault-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
arena-kept = The games are in { $folder }; `{ $command }` tells the first.
arena-resume = `{ $command }` goes on from there.
arena-lost = They are not kept; with --out FOLDER they are, and the same command goes on.
arena-plot-title = { $game }: strength of the bots ({ $games } games)
arena-plot-win_rate = Share of wins
arena-plot-rating = Rating
arena-plot-looks = Looks ahead for each decision
arena-plot-milliseconds = Milliseconds for each decision
arena-plot-bots = Bots

whatif-title =
    { $count ->
        [one] { $game }: { $count } deal, as printed and changed, seed { $seed }
       *[other] { $game }: { $count } deals, as printed and changed, seed { $seed }
    }
whatif-change = { $path }: { $printed } → { $changed }
whatif-random = Play is random.
whatif-bot = { $bot } plays every seat.
whatif-kept = The components are in { $file }.
whatif-figure = Figure
whatif-printed = Printed
whatif-changed = Changed
whatif-difference = Difference
whatif-wins = { $seat } wins
whatif-points = { $seat }, { $unit }
whatif-gap = Best less worst seat
whatif-shared = Shared victories
whatif-length = Moves
whatif-turns = Turns
whatif-fairer = The seats are more even with the change: the gap between the best and the worst seat is smaller.
whatif-less-fair = The seats are less even with the change: the gap between the best and the worst seat is larger.
whatif-as-fair = These games do not tell whether the seats are more or less even with the change.
balance-random = random games
balance-compared = { $players }, printed and changed
balance-stopped =
    { $count ->
        [one] Stopped after one game, which is kept; `{ $command }` goes on from there.
       *[other] Stopped after { $count } games, which are kept; `{ $command }` goes on from there.
    }
balance-kept = The report is in { $file }.

records-games = games
records-written =
    { $games ->
        [one] { $folder } holds one game with { $decisions } decisions.
       *[other] { $folder } holds { $games } games with { $decisions } decisions.
    }
records-kept =
    { $games ->
        [0] { $folder } holds no game yet.
        [one] { $folder } holds one game; the same command goes on.
       *[other] { $folder } holds { $games } games; the same command goes on.
    }

bench-what = What
bench-value = Value
bench-unit = Unit
bench-goal = Goal
bench-peer = Beside
bench-ratio = Ratio

figures-rows = figures
figures-rate = { $rate } a second
figures-row = Figure
figures-value = Measured
figures-verdict = Reached
figures-verdict-reached = yes
figures-verdict-missed = no
figures-verdict-reported = reported
figures-verdict-open = not finished
figures-written = The page is { $file }.
figures-time = The time is up:
figures-interrupted = Interrupted:
figures-left =
    { $count ->
        [0] all figures are there.
        [one] one figure is not finished; the same command goes on.
       *[other] { $count } figures are not finished; the same command goes on.
    }

row-position = one position
row-compile = compile
row-first-compile = first compile
row-start = start to first compiled move
row-playouts = playouts
row-plain = playouts, plain
row-compiled = playouts, compiled, one core
row-dealt = playouts from dealt positions, as the peers are measured
row-threads = two threads against one
row-ray = Ray
row-nodes = two Ray nodes against one
row-gpu = playouts on one GPU
row-equal = totals of { $number } games equal on GPU and CPU
row-search = search
row-looks = search, looks from the start position
unit-looks = looks/s
row-face = public face
row-calls = match.legal and match.play
row-adapters = adapters
row-wrapper = PettingZoo wrapper, random play
row-batch = batch on { $number } threads, observations included
row-batch-gpu = batch on one GPU, observations included
row-batch-equal = batch of { $number } equal on GPU and CPU
unit-bytes = bytes
unit-seconds = s
unit-moves = moves/s
unit-times = times
unit-yes = 1 = yes

## Server

help-serve = Open tables for people and bots in the browser: on this machine, or for others with --host. Ctrl-C ends it in good order.
help-serve-short = Open tables in the browser.
help-backup = Copy the database into a file, also while the server runs. The copy counts only when every match in it has been replayed.
help-backup-short = Copy the database, and check the copy.
help-restore = Put a backup in the place of the database. It is replayed first, and what was there before is kept beside it.
help-restore-short = Put a backup in the place of the database.
help-verify = Check a record from the server: was the deal the promised one, and does the log lead to the result?
help-verify-short = Check the record of a match from the server.
help-doctor = Look whether all is well: versions, the database, and every match replayed to its hashes.
help-doctor-short = Look whether the server's data is well.
help-load = Measure what the server bears on this machine, with a server and databases of its own.
help-load-short = Measure what the server bears.
help-prove = Kill, cut, fill and confuse a server of its own while clients play, and check after each that nothing was lost.
help-prove-short = Try faults, and check that nothing is lost.
help-host = The address to listen at; 127.0.0.1 (this machine only) if not given, 0.0.0.0 for everybody in the network.
help-port = The port to listen at; 8000 if not given, 0 for any that is free.
help-database = A file for SQLite, or postgresql://user@host/name; without it GANGLAND_DATABASE, else a file in your data folder.
help-workers = How many server processes; more than one needs PostgreSQL.
help-backups = How many copies of an SQLite database are kept beside it while it is served, one an hour; 24 if not given, 0 for none.
help-browser = Open the browser, or not.
help-backup-file = The file to write; it must not exist yet.
help-restore-file = The backup.
help-load-database = Only this PostgreSQL database, which must be empty; without it SQLite and a PostgreSQL of its own.
help-load-quick = A short run with few clients; the figures say little.
help-load-out = The folder of server.json and server.md, if they are to be written.
help-kills = How often the server is killed at random; 20 if not given.
help-prove-quick = Few kills and short games.
help-prove-out = The folder of proofs.json and server.md, if they are to be written: after every round, so the run may be interrupted.
help-prove-resume = Go on with the run that --out has kept; what was tried there is not tried again.
value-address = ADDRESS

problem-no-server = The module { $module } is not installed; `pip install 'gangland[server]'` brings what the server needs.
problem-server = { $what }
problem-database = The database can't be used: { $what }.
problem-resume = --resume goes with --out: that folder holds what was tried.
serve-ready = Gangland is open at { $address }
serve-others = Others in your network come by { $address }
serve-stop = Ctrl-C closes it.
serve-compiling = Compiling the rules
serve-stopped = Closed.
backup-done = { $file } is written and checked: { $matches } matches, { $events } events.
backup-not-restored = Its user may not make databases, so the copy was not restored on trial; the database itself was replayed.
restore-done = { $place } is restored and checked: { $matches } matches, { $events } events.
verify-commitment = The secret is the one whose hash was shown before the deal.
verify-seed = The deal comes from that secret and the players' salts.
verify-log = No event of the log was edited, added or taken away.
verify-replay = The log replays to the same position.
verify-result = The result is what the replay gives.
verify-holds = All holds, over { $events } events.
verify-fails = It does not hold; { $events } events were read.
trial-now = Trying: { $name } …
trial-so-far =     { $kills } of { $asked } kills, { $acks } acknowledged moves
load-what = What
load-database = Database
load-value = Measured
load-goal = Goal
trial-seeding = seeding tables
trial-start = start with a warm cache
trial-moves = durable moves, p99
trial-screens = the same on the other players' screens, p99
trial-moves-high = durable moves at the high rate, p99
trial-screens-high = the same on the other players' screens, p99
trial-burst = tables of eight choose within a second, p99
trial-sockets = sockets open at once
trial-memory = memory for a socket
trial-moves-many = durable moves with all sockets open, p99
trial-resume = all sockets resumed after a kill
trial-scale = two processes beside one, moves a second
trial-cold-start = a first start, with nothing compiled yet
trial-started = it answered after { $return } s; at most { $limit } s
trial-started-late = LATE; it answered after { $return } s, at most { $limit } s
trial-whole-game = eight clients play Cash 'n Guns while the server is killed
trial-kills = the server killed at random
trial-failpoints = the server dies at every named step
trial-chaos = messages lost, doubled, swapped, delayed, halved, cut
trial-chaos-kills = the same with kills
trial-bot-worker = the bots' processes killed
trial-fsync = fsync fails
trial-full-disk = the disk fills up, and has room again
trial-clock-jumps = the machine's clock set forward and back by hours
trial-slow-reader = a client that does not read
trial-postgres-kills = PostgreSQL killed
trial-two-processes = two server processes, both killed
trial-postgres-clock-jumps = the clock of the server's machine set, PostgreSQL's not
trial-postgres = trials with PostgreSQL
trial-held = nothing lost; { $kills } kills, { $acks } acknowledged moves, { $events } events, { $views } views, longest wait { $return } s
trial-not-held = NOT HELD; { $kills } kills, { $acks } acknowledged moves, { $events } events, { $views } views, longest wait { $return } s
trial-no-strace = strace is not installed, so that can't be tried
trial-no-small-disk = only the owner of the machine can mount a small disk, so that can't be tried
trial-postgres-missing = PostgreSQL is not installed, so that part can't be tried
