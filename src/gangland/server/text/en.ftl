### The server in English. The same ids and arguments as in pl.ftl. Each part adds its ids under its own heading.

## Store

store-in-use = another server is using the database { $file }; stop it first, or choose another file with --database
store-newer = the database { $file } was written by a newer Gangland (its schema is { $found }); update Gangland first
store-no-folder = the folder of the database { $file } can't be made or written: { $reason }
store-no-database = { $file } is not a database of Gangland
store-broken = the database { $file } is damaged: { $reason }
store-exists = { $file } is there already; nothing was overwritten
store-no-copy = { $file } can't be copied: { $reason }
store-unreachable = the database { $place } can't be reached: { $reason }

## Match

refused-bad-command = this command has no proper id
refused-no-table = there is no such table
refused-no-seat = you have no seat at this table
refused-not-playing = this game is not being played
refused-stale = this was asked before; look again at what is asked now
refused-no-such-action = there is no such action
refused-handed = a bot plays your seat; take it back first
refused-not-handed = you play your seat yourself
refused-level = there is no bot of this level
refused-no-vote = there is nothing to vote about
refused-paused = this game was halted because the server found something wrong in it; nothing is lost
refused-version = this game was begun under other rules than this server has
refused-busy = too much happens at this table at once; try again
refused-unavailable = the server can't store anything just now; try again soon
refused-hint = there is no hint here
refused-moment = you can't look at this moment
refused-undo-nothing-played = you have done nothing that could be taken back
refused-undo-somebody-else-acted = somebody else has acted since
refused-undo-chance = chance has had its say
refused-undo-learned = you have learned something from it
refused-undo-sealed = change your choice instead, as long as others are choosing
refused-undo-not-you = you did not do this yourself
server-log-start = The game begins.
server-log-timeout =
    { $who ->
        [me] Your time is up.
       *[other] { $player } has run out of time.
    }
server-log-undo =
    { $who ->
        [me] You take that back.
       *[other] { $player } takes that back.
    }
server-log-hand =
    { $who ->
        [me] A bot plays for you ({ $level }).
       *[other] A bot plays for { $player } ({ $level }).
    }
server-log-back =
    { $who ->
        [me] You play again yourself.
       *[other] { $player } plays again.
    }
server-log-gift =
    The server was away. Everyone who has to decide gets { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } more.
server-log-away =
    { $who ->
        [me] You are missing. What should the table do?
       *[other] { $player } is missing. What should the table do?
    }
server-log-here =
    { $who ->
        [me] You are back.
       *[other] { $player } is back.
    }
server-log-wait =
    { $who ->
        [me] The table waits for you.
       *[other] The table waits for { $player }.
    }
server-log-vote-wait =
    { $who ->
        [me] You would wait.
       *[other] { $player } would wait.
    }
server-log-vote-bot =
    { $who ->
        [me] You would let a bot play on.
       *[other] { $player } would let a bot play on.
    }
server-log-vote-end =
    { $who ->
        [me] You would end the game.
       *[other] { $player } would end the game.
    }
server-log-abandon = The table has ended the game. Nobody wins.
table-unknown = there is no such table
table-order = such a table can't be made
table-clock = there is no such clock
table-places = these are no seats for such a table
table-level = there is no bot { $level }; there are { $known }
table-salt = what you add to the shuffle may be up to 64 letters and digits
table-no-seat = there is no free seat for you here
table-seat-taken = somebody sits there
table-automaton = the rules play this seat
table-kick-yourself = you can't send yourself away; stand up instead
table-not-owner = only whoever made the table can do this
table-not-yours = you did not sit at this table
table-not-waiting = this game has begun already
table-not-over = this game is not over yet
table-open-seats = some seats are still free; invite somebody or let bots sit down
table-nobody = nobody sits at this table
verify-no-proof = this record can't be checked: it has no commitment, no secret or no log

## Gate

problem-invalid = that has not the right form
problem-bad-name = a name has 1 to 24 characters that can be seen
problem-bad-login = a login has 3 to 64 characters, without spaces
problem-bad-password = a password has 8 to 128 characters and is not the login
problem-no-session = first say who you are
problem-wrong-login = that is not the right login and password
problem-wrong-origin = this page may not ask that
problem-not-allowed = you may not do that
problem-not-yours = only the owner of the table may do that
problem-muted = you may not talk here now
problem-no-table = there is no such table
problem-no-seat = nobody sits there
problem-not-found = there is nothing here
problem-no-method = that can't be done here
problem-login-taken = somebody has this login
problem-no-password = this account has no password yet; give it a login and a password first
problem-conflict = that can't be done now
problem-too-large = that is too much: at most { $most } bytes
problem-wrong-host = this server has another name
problem-too-fast = that was too fast: wait a moment
problem-too-slow = that took too long
problem-busy = one question at a time
problem-broken = something went wrong here; it was noted
problem-unavailable = the server can't do that just now; try again in a moment
export-readme = One JSON file for each thing that is kept about you. Times are milliseconds since 1970.

## Run

run-bad-database = this is no database: { $place }; give the path of a file, or postgresql://user@host/name
run-bad-port = there is no port { $port }; ports are 0 to 65535
run-bad-host = this machine has no address { $host }
run-port-in-use = port { $port } of { $host } is in use by another program; choose another with --port
run-no-port = port { $port } of { $host } can't be used: { $reason }
run-workers = at least one process is needed, not { $workers }
run-one-worker = an SQLite file is for one process; for more give a PostgreSQL database with --database
run-not-started = the server processes did not start in time; their log says why
run-no-database = there is no database { $file }
run-backup-flawed = { $file } does not count as a backup: match { $match } does not replay ({ $what })
run-not-empty = { $place } already holds a Gangland database; restore into an empty one
run-no-tool = { $name } is missing; it comes with PostgreSQL's client programs
run-tool-failed = { $name } failed: { $reason }
doctor-program = Gangland { $version }, Python { $python }
doctor-libraries = Libraries: { $list }
doctor-compiled = Compiled rules of { $game } are ready
doctor-plain = Rules of { $game } run plain until they are compiled
doctor-no-compiler = Rules of { $game } can't be compiled here: { $reason }
doctor-no-database = There is no database { $place } yet; `gangland serve` makes it
doctor-sqlite = Database { $place }, SQLite { $version }
doctor-postgres = Database { $place }, PostgreSQL { $version }
doctor-schema = The schema is up to date ({ $found })
doctor-schema-old = The schema stands at { $found }; the next `gangland serve` brings it to { $newest }
doctor-unknown = Matches of other versions of the rules, not replayed: { $count }
doctor-replayed = Matches replayed to their hashes: { $matches }, with { $events } events
doctor-weak = The setting { $setting } of PostgreSQL is off: acknowledged moves could be lost
doctor-flaw = Match { $match } does not replay: { $what }
