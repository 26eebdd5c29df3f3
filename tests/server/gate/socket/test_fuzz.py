"""Frames that nobody meant: made from the language of the socket, and bent. GANGLAND_FUZZ=100: as many times more."""

import asyncio
import json
import os

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from gangland.server.gate.socket.messages import DECODER, FROM_CLIENT, Hello, decode
from tests.server.gate.place import playing, tell

TIMES = int(os.environ.get("GANGLAND_FUZZ", "1"))
odd = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["act", "hello", "0" * 32, "0" * 64, "a" * 16, -1, 2**31, 2**53, "street-kid", "bot"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
types = [one.__struct_config__.tag for one in FROM_CLIENT]
names = sorted({name for one in FROM_CLIENT for name in one.__struct_fields__})
likely = {
    "command": st.integers(0, 3).map(lambda number: f"{number:032x}"),
    "decision": st.integers(0, 3),
    "action": st.integers(0, 40),
    "text": st.text(min_size=1, max_size=40),
    "level": st.sampled_from(["street-kid", "nobody"]),
    "choice": st.sampled_from(["wait", "bot", "end"]),
    "sent": st.integers(0, 9),
    "before": st.integers(0, 5),
}


@st.composite
def messages(draw: st.DrawFn) -> dict[str, object]:
    """A message of the language, some of its fields bent, missing, or too many."""
    kind = draw(st.sampled_from([one for one in FROM_CLIENT if one is not Hello]))
    made = {name: draw(likely.get(name, odd)) for name in kind.__struct_fields__}
    for name in draw(st.lists(st.sampled_from([*kind.__struct_fields__, *names]), max_size=2)):
        made[name] = draw(odd)
    for name in draw(st.lists(st.sampled_from(kind.__struct_fields__), max_size=1)):
        made.pop(name, None)
    return {
        "type": draw(st.sampled_from(types) if draw(st.integers(0, 9)) == 0 else st.just(kind.__struct_config__.tag))
    } | made


@st.composite
def frames(draw: st.DrawFn) -> str | bytes:
    """Text or bytes: a message, something bent by a character, or anything."""
    which = draw(st.integers(0, 5))
    if which == 0:
        return draw(st.binary(max_size=200))
    if which == 1:
        return draw(st.text(max_size=200))
    if which == 2:
        return json.dumps(draw(odd))
    text = json.dumps(draw(messages()))
    if which == 3 and text:
        place = draw(st.integers(0, len(text) - 1))
        return text[:place] + draw(st.characters(exclude_categories=("Cs",))) + text[place + draw(st.integers(0, 2)) :]
    return text


@settings(max_examples=500 * TIMES)
@given(frames())
def test_the_decoder_knows_or_says_no(frame):
    said = decode(frame)
    if said is not None:
        assert DECODER.decode(msgspec.json.encode(said)) == said


@settings(max_examples=15 * TIMES, suppress_health_check=list(HealthCheck))
@given(st.lists(frames(), min_size=1, max_size=35))
def test_every_frame_is_answered_and_the_table_lives_on(sent):
    """One defined answer to each, no error that nobody foresaw, and the log replays to its end."""

    async def story(place):
        rosa, vito, table = await playing(place)
        line, other = await rosa.sit(table), await vito.sit(table)
        for frame in sent:
            await line.opened.send(frame)
        await line.say("ping", sent=777)
        try:
            while (await line.next()).get("sent") != 777:
                pass
            answers = [one for one in line.heard if one["type"] not in ("frame", "welcome", "chat")]
            assert len(answers) >= len(sent) + 1 - len([one for one in sent if is_hint(one)])
        except ConnectionClosed:
            assert line.opened.close_code in (4400, 4401, 1007), line.heard[-1]
        await other.say("ping", sent=5)
        await other.hear("pong")
        assert place.desk.figures().get("mismatches", 0) == 0
        assert (await vito.get(f"/api/tables/{table}/record")).status_code == 200
        assert "unexpected" not in place.log.getvalue()
        await asyncio.sleep(0)

    def is_hint(frame):
        """A hint is answered when the bot has thought: maybe after the last ping."""
        said = decode(frame)
        return type(said).__name__ == "Hint"

    tell(story, server=True)
