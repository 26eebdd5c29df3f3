"""A bot on a new machine: it answers at once, and the real compiler works beside it. Compiled once, so tested once."""

import json
import os
import subprocess
import sys

import pytest

from gangland.bots.compiler import FIRST_CALLS

pytestmark = pytest.mark.rules("compiled")

ALL = len(FIRST_CALLS["all"])

FIRST_USE = """
import json, time
from gangland.bots import player
from gangland.bots.rule_source import RuleSource
from gangland.engine.match import Match
from gangland.games import load

game, readiness = load("famiglia"), []
source = RuleSource([game], changed=lambda id: readiness.append(source.readiness(game))).start()
match = Match(game, seed=1, plain=True)
rules = source.rules(game)
answer = player("enforcer").ask(rules, match.position, match.to_act[0], 1)
source.settled()
print(json.dumps([rules.way, answer.looks, readiness, source.rules(game).way, source.trouble(game)]))
"""
LATER_USE = """
import itertools, json
import gangland
from gangland.bots import compiler, player
from gangland.bots.rule_source import RuleSource
from gangland.engine.cpu import only_from_disk
from gangland.engine.match import Match
from gangland.games import load

compiler.command = None
game = load("famiglia")
source = RuleSource([game]).start()
source.settled()
seeds, moves = itertools.count(1), 0
with only_from_disk():
    Match(game)
    while moves <= 10:  # a game may be over after three moves: what a bot finds in its time depends on the machine
        match = Match(game, seed=next(seeds), plain=False)
        for bot in itertools.cycle(("greedy", "search:20", "enforcer", "random")):
            if match.over:
                break
            seat = match.to_act[0]
            match.view(seat), match.why_not(0, seat)
            match.play(player(bot).ask(source.rules(game), match.position, seat, 1).action)
            match.why_no_undo()
        gangland.replay(match.record()), match.told(), match.result, str(match)
        moves += len(match.moves)
print(json.dumps([source.readiness(game), moves > 10]))
"""


def in_a_new_process(code, folder):
    environment = {**os.environ, "GANGLAND_CACHE": str(folder), "GANGLAND_RULES": "compiled"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_on_a_new_machine_a_bot_answers_at_once_and_later_everything_is_found_on_disk(tmp_path):
    way, looks, readiness, way_in_the_end, trouble = in_a_new_process(FIRST_USE, tmp_path)
    assert (way, way_in_the_end, trouble) == ("plain", "compiled", "")
    assert looks > 0
    assert readiness == ["compiling"] * (1 + ALL) + ["ready"]
    assert in_a_new_process(LATER_USE, tmp_path) == ["ready", True]
