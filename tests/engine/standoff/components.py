"""What is in the box: six ranks of six cards (§1)."""

MAX_SEATS = 8
SEATS = tuple(range(2, MAX_SEATS + 1))
RANKS = 6
COPIES = 6
BOX = RANKS * COPIES
START_HAND = 3
ROUNDS = 3  # one for each card dealt, so nobody runs out (§1.2)
NOTHING = -1  # no card, or no seat
NAMES = tuple(str(rank + 1) for rank in range(RANKS))
