"""How the search looks ahead in this game: found by playing."""

from gangland.engine.bots import BotSettings, SearchParameters

# A look ends with the chance to win, as `outlook` judges it: in the last round that counts.
BOTS = BotSettings(search=SearchParameters(win=0.9))
