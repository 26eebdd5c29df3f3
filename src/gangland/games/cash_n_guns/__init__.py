"""Cash 'n Guns, by Ludovic Maublanc: eight hauls, eight bullets, and a gun pointed at a friend."""

from gangland.engine.game import Game, Option
from gangland.games.cash_n_guns.actions import ACTIONS, NO
from gangland.games.cash_n_guns.bots import BOTS
from gangland.games.cash_n_guns.census import COMPONENTS, census
from gangland.games.cash_n_guns.clock import timeout
from gangland.games.cash_n_guns.components import COLOURS, SEATS
from gangland.games.cash_n_guns.figures import FIGURES
from gangland.games.cash_n_guns.gists import GISTS, gist
from gangland.games.cash_n_guns.knowledge import hides
from gangland.games.cash_n_guns.lessons import LESSONS
from gangland.games.cash_n_guns.narration import narrate, prompt
from gangland.games.cash_n_guns.notation import read
from gangland.games.cash_n_guns.observation import FEATURES, observe
from gangland.games.cash_n_guns.outlook import outlook, stage
from gangland.games.cash_n_guns.picture import draw
from gangland.games.cash_n_guns.redeal import redeal
from gangland.games.cash_n_guns.refusals import REFUSALS
from gangland.games.cash_n_guns.rules.choices import apply, legal, to_act, why_not
from gangland.games.cash_n_guns.rules.ending import ending, result
from gangland.games.cash_n_guns.rules.setting_up import setup
from gangland.games.cash_n_guns.state import CLOCK, MEMORY, STATE, TALENTS_BY
from gangland.games.cash_n_guns.view import sealed, seen, view
from gangland.games.cash_n_guns.writing import agreed, write, write_seen

GAME = Game(
    id="cash_n_guns",
    version=1,
    seats=SEATS,
    options=(Option("talents", TALENTS_BY), Option("memory", MEMORY), Option("clock", CLOCK)),
    state=STATE,
    actions=ACTIONS,
    refusals=REFUSALS,
    features=FEATURES,
    components=COMPONENTS,
    figures=FIGURES,
    lessons=LESSONS,
    colours=COLOURS,
    setup=setup,
    to_act=to_act,
    why_not=why_not,
    legal=legal,
    apply=apply,
    result=result,
    observe=observe,
    redeal=redeal,
    census=census,
    ending=ending,
    endings=("rounds", "survivor", "nobody"),
    hides=hides,
    gist=gist,
    gists=GISTS,
    stage=stage,
    outlook=outlook,
    view=view,
    seen=seen,
    narrate=narrate,
    prompt=prompt,
    draw=draw,
    read=read,
    write=write,
    write_seen=write_seen,
    agreed=agreed,
    idle=NO,
    sealed=sealed,
    nobody_may_win=True,
    timeout=timeout,
    bots=BOTS,
)
