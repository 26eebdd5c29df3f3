"""The whole of a position of Syndicate in 476 bytes."""

from typing import Literal, get_args

import numpy as np

from gangland.games.syndicate.components import DISTRICTS, MOST_TOKENS, REINFORCEMENTS, ROWS, SEATS, SPACES, TOKENS

# What the player whose turn it is is asked. WORKING is never left standing: no question is open yet.
TOKEN, SPACE, ELSEWHERE, PERFORM, SUPPORT, OPEN, HIT, FAVOUR, CONSULT, OVER, WORKING = range(11)
STEPS = 10
StepName = Literal["token", "space", "elsewhere", "perform", "support", "open", "hit", "favour", "consult", "over"]
STEP_NAMES: tuple[StepName, ...] = get_args(StepName)

# What comes after the effects that are being performed: a placement goes through these in order (§5.8).
ICON, FIGHT, FREE, OPENING, BACKING, ENDING = range(6)
STAGE_NAMES = ("icon", "fight", "free", "opening", "backing", "ending")

STATE = np.dtype([
    ("rng", np.uint32, 4),                      # all chance still to come
    ("held", np.int32, SEATS),                  # a bit for each kind of token behind the screen
    ("in_play", np.int32),                      # a bit for each district where skirmishes go on
    ("closed", np.int32),                       # ... for each one that is closed
    ("left", np.int16),                         # free spaces of the closed district still to be performed: a bit for
                                                # each, counted from the first space of the district (§8.2)
    ("money", np.int16, SEATS),                 # wealth
    ("marker", np.int8, DISTRICTS),             # from the red field: positive toward seat 0, negative toward seat 1
    ("active", np.int8, DISTRICTS),             # the row of the active skirmish (§4.1); past the last one if full
    ("free", np.int8, ROWS),                    # a bit for each free space of the row
    ("space_token", np.int8, SPACES),           # the token on each space, a Konfident as itself; or NOTHING
    ("space_owner", np.int8, SPACES),           # whose it is, or NOTHING
    ("hand", np.int8, (SEATS, TOKENS)),         # how many of each token are behind each screen: the gang (§2.1)
    ("hand_size", np.int8, SEATS),
    ("bag", np.int8, (SEATS, TOKENS)),          # ... and in each bag
    ("bag_size", np.int8, SEATS),
    ("stack", np.int8, REINFORCEMENTS),         # the reinforcement stack, the top one last; NOTHING beyond its size
    ("stack_size", np.int8),
    ("last", np.int8, SEATS),                   # the token each seat laid last, as it counted (§11.7), or NOTHING
    ("reinforcements", np.int8, SEATS),         # reinforcements behind the screen, in the bag and picked up: public
    ("least", np.int8, SEATS),                  # what everyone knows of how many of them are behind the screen or
    ("most", np.int8, SEATS),                   # picked up: at least, at most
    ("board", np.int8),                         # option: NY or LA
    ("extras", np.int8),                        # option: 1 without Bonnie and Obrzyn
    ("solo", np.int8),                          # option: 0, or the level of the automaton (§13.2)
    ("turn", np.int8),                          # whose turn it is
    ("step", np.int8),                          # what that player is asked
    ("extra", np.int8),                         # 1: the last turn, of seat 1 (§10.2)
    ("winner", np.int8),                        # when it is over, else NOTHING
    # The placement in progress
    ("picked", np.int8),                        # the token picked up in the step space, or NOTHING
    ("district", np.int8),                      # where the token was laid; with it picked up anew: quick support there
    ("strength", np.int8),                      # of the token, until the marker has moved by it
    ("effect", np.int8),                        # of the space, or the token's icon: what is performed ...
    ("amount", np.int8),                        # ... its number ...
    ("times", np.int8),                         # ... and how often it is still to be performed
    ("stage", np.int8),                         # what comes after it
    ("barrels", np.int8),                       # smuggled into the next district of Los Angeles (§12.3)
    # Solo (§13)
    ("row", np.int8, MOST_TOKENS),              # the automaton's gang in its order, then NOTHING; `hand` has it too
    ("stratagem", np.int8),                     # lying out, or NOTHING
    ("clause", np.int8),                        # the one in force: the same, or the one that Steamroll repeats
    ("die", np.int8),                           # the last roll for a token, 1 to 6; 0: not rolled
    ("plan_slot", np.int8),                     # what it will do: the place in `row` of the token, NOTHING: stop ...
    ("plan_token", np.int8),                    # ... the token there ...
    ("plan_space", np.int8),                    # ... and where it goes, or NOTHING
    ("why_district", np.int8),                  # which line of its lists decided each choice; 0: none
    ("why_space", np.int8),
    ("why_token", np.int8),
    ("handicap", np.int8),                      # sixes of the set-up that the person has still to place
])  # fmt: skip
