"""`search`: looks ahead thousands of times in guesses of what is hidden, and plays what proved best.

| module | the method |
| --- | --- |
| `decision` | how long to search, and what to play after it |
| `tree_search` | one search, from Python's side |
| `look` | one look ahead: guess, descend, play on, evaluate, back up |
| `tree`, `history` | what is remembered of a decision, and how a decision is known again |
| `selection` | which action is tried next |
| `playout` | how a game goes on below the tree |
| `evaluation` | what its end is worth to each seat |
"""

from gangland.bots.search.decision import think

__all__ = ["think"]
