### Mistakes of whoever asks, in English. A sentence has no capital and no full stop: it may stand within another.

mistake-or = { $one } or { $other }
mistake-quoted = '{ $text }'
mistake-language = '{ $asked }': { $known }

## Games, tables and bots

mistake-no-game = there is no game '{ $game }'; there are: { $known }
mistake-no-bot = there is no bot '{ $bot }'; there are: { $known }
mistake-bot-over = the game is over: nothing is left to choose
mistake-bot-waits = seat { $seat } owes no decision now; asked are: { $seats }
mistake-bot-budget = '{ $bot }': a budget is a number from 1 to { $most }
mistake-no-option = { $game } has no option '{ $option }'; it has: { $known }
mistake-no-options = { $game } has no option '{ $option }'; it has: none
mistake-option = option { $option } is one of { $known }, not '{ $choice }'
mistake-seats = { $game } is played with { $known } seats, not { $seats }
mistake-start-differs = the typed position is for { $seats } seats and has the options { $options }
mistake-options-fit = { $game } with { $seats } seats can't be played with { $options }
mistake-seed = '{ $text }' is no seed; seeds are 7, or 7/12 for game 12 of the stream 7, or 32 hex digits or more

## Playing

mistake-no-seat = there is no seat { $seat }; there are 0 to { $last }
mistake-which-seat = seats { $seats } all owe a decision: say which one is meant
mistake-no-action = no action is called '{ $text }'
mistake-no-action-near = no action is called '{ $text }'; did you mean { $near }?
mistake-two-actions = two actions are called '{ $text }'
mistake-action-number = no action has the number { $number }; they go from 0 to { $last }
mistake-refused = '{ $action }' by seat { $seat } is refused: { $why } (§{ $paragraph })
mistake-undo-nothing-played = the last action can't be taken back: nothing played
mistake-undo-somebody-else-acted = the last action can't be taken back: somebody else acted
mistake-undo-chance = the last action can't be taken back: chance
mistake-undo-learned = the last action can't be taken back: learned
mistake-moment =
    { $count ->
        [one] { $count } action was played, so there is no moment { $moment }
       *[other] { $count } actions were played, so there is no moment { $moment }
    }
mistake-comment-beside = a comment stands beside an action, and none has been played
mistake-comment-braces = a comment has no braces

## Typed positions

mistake-at = line { $line }, column { $column }: { $what }
mistake-empty-position = the position is empty
mistake-section = '{ $word }' is no part of a position; those are { $known }
mistake-section-twice = '{ $word }' stands there twice
mistake-one-word = '{ $word }' takes one word, not { $count }
mistake-columns =
    { $count ->
        [one] '{ $word }' has { $count } column, one for each seat makes { $seats }
       *[other] '{ $word }' has { $count } columns, one for each seat makes { $seats }
    }
mistake-number = '{ $word }' is no number from { $least } to { $most }
mistake-choice = '{ $word }' is none of { $known }
mistake-star = '{ $count }' before the star is no number from 1 to 99
mistake-generator = a generator is { $digits } hexadecimal digits, not all 0
flaw-after-the-rest = nothing comes after ... in '{ $section }'
flaw-two-rests = ... stands for all the rest of the box, so only one place can have it
flaw-too-many-cards = more cards than the box has (§{ $paragraph }): { $cards }
flaw-too-many = { $count } { $card } of { $copies }
flaw-cards-nowhere =
    { $count ->
        [one] { $count } card is nowhere (§{ $paragraph }): { $cards }; { $wanted }
       *[other] { $count } cards are nowhere (§{ $paragraph }): { $cards }; { $wanted }
    }
flaw-cards-hidden =
    { $count ->
        [one] { $count } is hidden (?)
       *[other] { $count } are hidden (?)
    }
flaw-write-the-rest = write ... where they lie
flaw-no-value = nothing stands behind '{ $section }', so not '{ $word }' either
flaw-seats =
    { $count ->
        [one] the game is for { $least } to { $most } players, and here is { $count } column
       *[other] the game is for { $least } to { $most } players, and here are { $count } columns
    }

## Records

mistake-tag = tag { $tag }: { $what }
mistake-tag-unknown = unknown or repeated tag '{ $word }'
mistake-tag-form = a tag is [Name "value"], before the actions
mistake-tag-missing = the tag '{ $word }' is missing: this is no record of a match
mistake-version = played by version { $version } of the rules; this program plays version { $known }
mistake-whole-number = '{ $text }' is no whole number
mistake-options = options are name=choice, ..., not '{ $text }'
mistake-line = a line of actions begins with its number and the seat, like 3. (1)
mistake-actions = this can't be read as actions split by ;
mistake-result = the record says '{ $word }', replayed it is '{ $replayed }'

## Simulations

mistake-games =
    { $games ->
        [one] at least one game on at least one thread, not { $games } game on { $threads }
       *[other] at least one game on at least one thread, not { $games } games on { $threads }
    }
mistake-device = a device is cpu or cuda, not '{ $device }'
mistake-no-cuda = no CUDA here: { $what }; install gangland[cuda]
mistake-no-gpu = no CUDA device was found here; use --device cpu
mistake-gpu-room = this GPU has no room for { $count } games at once, which take { $size } GB; take fewer

## What a run keeps in its folder

mistake-kept-folder = the folder '{ $folder }' can't be written; what was kept before is still there
mistake-kept-busy = another run is at work in the folder '{ $folder }'
mistake-kept-differs = the folder '{ $folder }' holds the answer to another question ({ $name }: { $known } there, { $asked } here); take another folder
mistake-kept-file = '{ $file }' can't be read as a run left it; take another folder
mistake-kept-fewer = the folder '{ $folder }' already holds games up to number { $last }, and only { $games } are asked for; ask for no fewer or take another folder
mistake-kept-variant = { $game } with changed components is not kept in a folder

## Arenas

mistake-arena-no-bots = an arena needs at least one bot
mistake-arena-bots =
    { $room ->
        [one] { $bots } bots are too many: there is one seat for them
       *[other] { $bots } bots are too many: there are { $room } seats for them
    }
mistake-arena-folder = the folder '{ $folder }' can't be written
mistake-arena-busy = another arena is at work in the folder '{ $folder }'
mistake-arena-differs = the folder '{ $folder }' holds another arena ({ $name }: { $known } there, { $asked } here); take another folder
mistake-arena-file = '{ $file }' can't be read as an arena left it, from line { $line } on; take another folder
mistake-arena-start = the process that was to play the games ended at once, with the code { $code }
mistake-no-lab = { $module } is not installed; install gangland[lab]

## Adapters

mistake-batch-size = a batch has 1 to { $most } games on at least one thread, not { $count } on { $threads }
mistake-batch-action = '{ $action }' is not legal for seat { $seat } in lane { $lane } of the batch
mistake-batch-actions = a step takes { $count } whole numbers, one for each lane, not an array of shape { $shape } and kind { $kind }
mistake-render-mode = a render mode is human or ansi, not '{ $mode }'
mistake-reset-first = no game is being played: call reset first
mistake-action-none = { $agent } has to choose: None is only for an agent whose game is over
mistake-learner-seat = the learner's seat is 0 to { $last } or rotate, and none that the rules play, not '{ $seat }'
mistake-opponents = one name for all opponents or { $wanted } names, not { $given }

## Changed components

mistake-components-at = { $where }: { $what }
mistake-components-line = line { $line } of { $file }
mistake-components-set = --set { $text }
mistake-components-change = change of { $path }
mistake-components-form = a change is path=value, like { $example }
mistake-components-toml = this can't be read as TOML
mistake-components-game = these are components of '{ $given }', not of { $game }
mistake-components-path = { $game } has no component '{ $path }'; `gangland components { $game }` lists them
mistake-components-path-near = { $game } has no component '{ $path }'; did you mean { $near }?
mistake-components-value = { $path } { $what }
mistake-components-whole = is a whole number from { $least } to { $most }, not { $given }
mistake-components-flag = is true or false, not { $given }
mistake-components-list = is a list of { $fewest } to { $most } texts, not { $given }
mistake-components-name = names { $given }; there are: { $known }
mistake-components-signs = is { $fewest } to { $most } different letters of { $known }, not { $given }
mistake-components-deck = the kinds make { $count } together, and { $path } says { $wanted }
mistake-components-deck-few = { $count } are left where { $wanted } are needed
mistake-components-room = { $count } of them don't fit into a position, which has room for { $most }
mistake-components-unplayable = the changed game can't be played ({ $what })
mistake-components-endless = the changed game did not end within { $moves } moves

## Records in bulk

mistake-no-data = { $module } is not installed; install gangland[data]
mistake-records-folder = the folder '{ $folder }' can't be written
mistake-records-full = there is no room left on the disk of the folder '{ $folder }'
mistake-records-busy = another run is at work in the folder '{ $folder }'
mistake-records-differs = the folder '{ $folder }' holds other data ({ $name }: { $known } there, { $asked } here); take another folder
mistake-records-file = '{ $file }' can't be read as it was left; take another folder
mistake-records-in = { $place }: { $what }
mistake-records-no-source = there is no file or folder '{ $source }'
mistake-records-unreadable = '{ $source }' can't be read
mistake-records-not-text = this is no text
mistake-records-empty = '{ $source }' has no records
mistake-records-line = this is no game: a line is a row of the table of games, or an object with a record
mistake-records-column = the column { $column } is missing or no { $kind }
mistake-records-length = the column { $column } has to have { $length } entries
mistake-records-state = replayed, the game ends in another position than the row says
mistake-records-changed = { $place } is not what an earlier run has read there; take another folder
mistake-records-no-games = '{ $source }' has no table of games
mistake-records-parquet = this can't be read as Parquet

## Ray

mistake-no-ray = Ray is not installed; install gangland[ray]
mistake-ray-address = an address is that of the head of a Ray cluster, HOST:PORT, or local, not '{ $address }'
mistake-ray-silent = no Ray cluster answers at { $address }
mistake-ray-start = Ray says: { $what }
mistake-ray-local = the local Ray cluster did not start
mistake-ray-lost = the Ray cluster ({ $address }) does not answer any more
mistake-ray-version = a node of the cluster has gangland { $there }, here it is { $here }; install the same everywhere
mistake-ray-worker = a worker of the cluster failed: { $what }
mistake-ray-piece = the games from number { $first } on took { $losses } workers down, one after another
mistake-ray-variant = { $game } with changed components can't be sent to other machines
