"""The Boss, by Alain Olier: gangsters, hidden cards and Alcapo's half."""

from gangland.engine.game import Figures, Game, Option
from gangland.games.the_boss.actions import ACTIONS
from gangland.games.the_boss.census import COMPONENTS, census
from gangland.games.the_boss.components import CITY_SETS, COLOURS, SEATS, options_fit
from gangland.games.the_boss.gists import GISTS, gist
from gangland.games.the_boss.lessons import LESSONS
from gangland.games.the_boss.narration import narrate, prompt
from gangland.games.the_boss.notation import agreed, read, write, write_seen
from gangland.games.the_boss.observation import FEATURES, observe
from gangland.games.the_boss.picture import draw
from gangland.games.the_boss.redeal import redeal
from gangland.games.the_boss.refusals import REFUSALS
from gangland.games.the_boss.rules.choices import apply, legal, to_act, why_not
from gangland.games.the_boss.rules.ending import result
from gangland.games.the_boss.rules.setting_up import setup
from gangland.games.the_boss.state import MEMORY, STATE
from gangland.games.the_boss.view import seen, view

GAME = Game(
    id="the_boss",
    version=1,
    seats=SEATS,
    options=(Option("memory", MEMORY), Option("cities", CITY_SETS)),
    state=STATE,
    actions=ACTIONS,
    refusals=REFUSALS,
    features=FEATURES,
    components=COMPONENTS,
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
    options_fit=options_fit,
)
