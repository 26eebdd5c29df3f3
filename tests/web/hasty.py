"""A server process with hasty bots and little patience: whole games take seconds. The rest is the real thing."""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path

from gangland.games import load
from gangland.server.desk import desk
from gangland.server.desk.settings import Settings
from gangland.server.ports import BotAnswer, BotOrder
from gangland.server.run import assembly, child

PAGES = "GANGLAND_PAGES"  # another folder `web` of built pages, to try one that is not yet in its place


class QuickBots:
    """Take the first thing that comes to mind, rather than nothing."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, order: BotOrder) -> BotAnswer:
        game = load(order.game)
        position = game.blank()
        position.become(order.position)
        legal = list(game.plain.legal(position, order.seat))
        wanted = [action for action in legal if action != game.idle] or legal
        action = wanted[order.seed % len(wanted)]
        return BotAnswer(action, ((action, 0.5, 0.8), *((one, 0.1, 0.05) for one in legal if one != action)))


if __name__ == "__main__":
    desk.Settings = partial(Settings, bot_least=5, bot_most=10, automaton=5, shown_gone_after=300, grace=2_000)  # type: ignore[misc, assignment]
    assembly.Site._bots = lambda self: QuickBots()  # type: ignore[method-assign, assignment, return-value]
    if PAGES in os.environ:
        usual, pages = assembly.settings_of, Path(os.environ[PAGES])
        assembly.settings_of = lambda plan: replace(usual(plan), web=pages)
    child.main()
