"""Famiglia, by Friedemann Friese: two gangs recruit from one street."""

from gangland.engine.game import Figures, Game, Option
from gangland.games.famiglia.actions import ACTIONS, PASS
from gangland.games.famiglia.census import census
from gangland.games.famiglia.components import CARDS, COLOURS, SEATS
from gangland.games.famiglia.lessons import LESSONS
from gangland.games.famiglia.narration import narrate, prompt
from gangland.games.famiglia.notation import MEMORY, agreed, read, write, write_seen
from gangland.games.famiglia.observation import FEATURES, observe
from gangland.games.famiglia.picture import draw
from gangland.games.famiglia.redeal import redeal
from gangland.games.famiglia.refusals import REFUSALS
from gangland.games.famiglia.rules.choices import apply, legal, to_act, why_not
from gangland.games.famiglia.rules.ending import result
from gangland.games.famiglia.rules.setting_up import setup
from gangland.games.famiglia.state import STATE
from gangland.games.famiglia.view import seen, view

GAME = Game(
    id="famiglia",
    version=1,
    seats=(SEATS,),
    options=(Option("memory", MEMORY),),
    state=STATE,
    actions=ACTIONS,
    refusals=REFUSALS,
    features=FEATURES,
    components=CARDS,
    figures=Figures(256, 12, plain=5_000, compiled=8_000_000, gpu=1_500_000_000),
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
    idle=PASS,
)
