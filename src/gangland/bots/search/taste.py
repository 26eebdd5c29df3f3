"""How `search` likes to search: numbers found by playing, the same for all games unless one is named."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Taste:
    """In the order in which the compiled search reads them."""

    curiosity: float = 0.4  # how much an action that was rarely tried is worth trying again
    win: float = 0.5  # what winning is worth; the rest is by how much, so that a lost game is still played well
    shared: float = 0.5  # what a shared win is worth beside a win alone: nobody should agree to a draw at once
    idle: int = 64  # of so many moves of a playout one may be doing nothing: else most games end early
    reluctance: float = 0.0  # how much better doing nothing must be
    sharpness: float = 4.0  # in sealed choices: how soon what looks worse is played less; noise shrinks as fast
    habit: int = 95  # of a hundred moves of a playout so many are the best of a few, by how their like went so far
    rivals: int = 4  # ... and so many are compared with the first one
    sure: float = 60.0  # in sealed choices: the sharpest; what costs a hundredth of a win is still played half as often

    def numbers(self) -> tuple[float, ...]:
        return astuple(self)


USUAL = Taste()
# In Syndicate what an action was worth elsewhere says less: there the habits misled (30 % of 60 games against these).
# In Cash 'n Guns a look ends with the chance to win, as the game's `outlook` judges it: in the last round that counts.
OF_GAMES = {"syndicate": Taste(habit=75, rivals=1), "cash_n_guns": Taste(win=0.9)}


def taste_of(game: str) -> Taste:
    return OF_GAMES.get(game, USUAL)
