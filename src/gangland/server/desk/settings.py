"""What may be set of a desk: waiting times, and who plays when nobody does."""

from collections.abc import Sequence

import msgspec

from gangland.bots.levels import LEVELS


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in ms."""

    levels: Sequence[str] = tuple(LEVELS)  # from the weakest to the strongest
    tick: int = 500  # how often deadlines are looked for
    poll: int = 2_000  # how often open matches are compared with the log
    shown_gone_after: int = 5_000  # a lost connection is shown to the others after this
    grace: int = 40_000  # somebody who owes a decision may be away so long before the table votes
    announce: int = 10_000  # how often a process tells the others who is connected here
    heard: int = 25_000  # for so long it is believed
    idle: int = 300_000  # a match that nobody looks at is forgotten after this
    stream_kept: int = 120_000  # frames are kept so long for a viewer who is gone
    bot_least: int = 400  # how long a bot seems to think, at least ...
    bot_most: int = 1_400  # ... and at most: drawn from public things only
    automaton: int = 400
    bot_deadline: int = 4_000  # what a bot may take
    timeout_bot: str = "search:150"  # who plays for a clock that ran out
    timeout_deadline: int = 1_500
    timeout_patience: int = 3_000  # with all waiting in line; then something legal is played
    hint_deadline: int = 4_000
    check_every: int = 50  # every so many events a match is folded anew from its log
    retries: int = 12  # how often a draft is made anew because another process was faster
    outage_noticed: int = 2_000  # a database that was away longer is an outage
    sleeper_noticed: int = 10_000  # ... and so is a process that did not run for so long
    due_at_once: int = 64  # deadlines that are taken at a time
