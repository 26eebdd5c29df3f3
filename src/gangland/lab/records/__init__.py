"""Games as tables: JSON Lines and Parquet, a row for each game, each decision and each view; and games from them.

from gangland.lab.records.run import games
for recorded in games("data"):
    print(recorded.players, recorded.match.result)
"""
