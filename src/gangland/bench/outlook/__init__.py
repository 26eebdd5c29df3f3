"""How the weights of an outlook are found: many games are played, and a softmax is fitted to who won them.

`python -m gangland.bench.outlook` plays, keeps what it played, fits, and prints the tables of
`games/cash_n_guns/outlook.py`. `standings.py` has the games, `folder.py` their files, `fit.py` the
weights.
"""
