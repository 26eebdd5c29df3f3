"""Five Points (Gangi Nowego Jorku), by Gordon Hamilton: eight gangs climb a pyramid for two to four players."""

from gangland.engine.game import Figures, Game, Option
from gangland.games.five_points.actions import ACTIONS
from gangland.games.five_points.bots import BOTS
from gangland.games.five_points.census import census
from gangland.games.five_points.components import CARDS, COLOURS, SEATS
from gangland.games.five_points.gists import GISTS, gist
from gangland.games.five_points.lessons import LESSONS
from gangland.games.five_points.narration import narrate, prompt
from gangland.games.five_points.notation import MEMORY, agreed, read, write, write_seen
from gangland.games.five_points.observation import FEATURES, observe
from gangland.games.five_points.picture import draw
from gangland.games.five_points.redeal import redeal
from gangland.games.five_points.refusals import REFUSALS
from gangland.games.five_points.rules.choices import apply, legal, to_act, why_not
from gangland.games.five_points.rules.scoring import result
from gangland.games.five_points.rules.setting_up import setup
from gangland.games.five_points.state import STATE
from gangland.games.five_points.view import seen, view

GAME = Game(
    id="five_points",
    version=1,
    seats=SEATS,
    options=(Option("memory", MEMORY),),
    state=STATE,
    actions=ACTIONS,
    refusals=REFUSALS,
    features=FEATURES,
    components=CARDS,
    figures=Figures(384, 15, plain=3_000, compiled=5_000_000, gpu=600_000_000),
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
    view=view,
    seen=seen,
    narrate=narrate,
    prompt=prompt,
    draw=draw,
    read=read,
    write=write,
    write_seen=write_seen,
    agreed=agreed,
    gist=gist,
    gists=GISTS,
    bots=BOTS,
)
