"""Syndicate (Syndykat Zbrodni), by Paolo Mori: two gangs, five districts of New York or fifteen of Los Angeles."""

from gangland.engine.game import Game, Option
from gangland.games.syndicate.actions import ACTIONS, STOP
from gangland.games.syndicate.bots import BOTS
from gangland.games.syndicate.census import COMPONENTS, census
from gangland.games.syndicate.components import (
    BOARD_NAMES,
    COLOURS,
    EXTRA_CHOICES,
    SEATS,
    SOLO_CHOICES,
    automata,
    options_fit,
)
from gangland.games.syndicate.figures import FIGURES
from gangland.games.syndicate.knowledge import hides
from gangland.games.syndicate.lessons import LESSONS
from gangland.games.syndicate.narration import narrate, prompt
from gangland.games.syndicate.notation import agreed, read, write, write_seen
from gangland.games.syndicate.observation import FEATURES, observe
from gangland.games.syndicate.picture import draw
from gangland.games.syndicate.redeal import redeal
from gangland.games.syndicate.refusals import REFUSALS
from gangland.games.syndicate.rules.choices import apply, legal, to_act, why_not
from gangland.games.syndicate.rules.ending import ending, result
from gangland.games.syndicate.rules.setting_up import setup
from gangland.games.syndicate.state import STATE
from gangland.games.syndicate.view import seen, view

GAME = Game(
    id="syndicate",
    version=1,
    seats=(SEATS,),
    options=(Option("board", BOARD_NAMES), Option("extras", EXTRA_CHOICES), Option("solo", SOLO_CHOICES)),
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
    endings=("wealth", "stuck"),
    hides=hides,
    view=view,
    seen=seen,
    narrate=narrate,
    prompt=prompt,
    draw=draw,
    read=read,
    write=write,
    write_seen=write_seen,
    agreed=agreed,
    idle=STOP,
    automata=automata,
    options_fit=options_fit,
    bots=BOTS,
)
