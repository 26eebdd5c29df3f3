"""Three servers, one log: whatever is lost, doubled, late or killed, the six invariants hold.

`GANGLAND_CLUSTER=500` runs five hundred scripts of each kind.
"""

import asyncio
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gangland.server.desk import Place
from tests.server.desk.cluster import Cluster

EXAMPLES = int(os.environ.get("GANGLAND_CLUSTER", "12"))
LIVE = {"kind": "live", "bank": 20_000, "increment": 2_000}
KINDS = {
    "guns": ("cash_n_guns", 4, {}, {}),
    "guns-clock": ("cash_n_guns", 4, {"clock": "with"}, {"clock": LIVE}),
    "boss-bot": ("the_boss", 3, {}, {"places": (Place("me"), Place("bot", "godfather"))}),
    "famiglia-rated": ("famiglia", 2, {}, {"clock": LIVE, "rated": True}),
    "solo": ("syndicate", 2, {"solo": "medium"}, {}),
}
scripts = st.lists(st.integers(0, 32 * 1_000 - 1), min_size=30, max_size=160)


async def storm(kind, seed, script):
    game, seats, options, order = KINDS[kind]
    cluster = Cluster(seed, game, seats, options, **order)
    await cluster.open()
    await cluster.run(script)
    await cluster.check()
    await cluster.finish()
    for desk in cluster.desks:
        await desk.close()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_doubled_or_wrong_in_a_storm(kind):
    @settings(
        max_examples=EXAMPLES,
        derandomize=EXAMPLES < 100,
        suppress_health_check=[*HealthCheck],
        database=None,
    )
    @given(st.integers(0, 1_000), scripts)
    def storms(seed, script):
        asyncio.run(storm(kind, seed, script))

    storms()
