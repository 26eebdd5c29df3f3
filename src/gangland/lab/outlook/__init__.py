"""How the weights of an outlook are found: many games are played, and a softmax is fitted to who won them.

`python -m gangland.lab.outlook` plays, keeps what it played, fits, and prints the tables of
`games/cash_n_guns/outlook.py`. `playing.py` has the games, `keeping.py` their files, `fitting.py` the
weights.
"""
