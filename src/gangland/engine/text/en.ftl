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
