"""How the weights of an outlook are found: many games are played, and a softmax is fitted to who won them.

`python -m gangland.bench.outlook` plays, keeps what it played, fits, and prints the tables for the game's `outlook.py`,
which declares its traits as `OUTLOOK`. `standings.py` has the games, `folder.py` their files, `fit.py` the weights.
"""
