"""Every type of message in every role: each cell is asserted, and what is refused leaves no trace in the log."""

import pytest

from gangland.server.gate.socket.messages import FROM_CLIENT
from tests.server.gate.place import command, deal, playing, tell, to_act

TYPES = tuple(one.__struct_config__.tag for one in FROM_CLIENT)

# What the first answer is: its type, and its code if it is a refusal. `closed` comes with the code of the socket.
EXPECTED = {
    "seat to act": {
        "hello": "error invalid", "act": "ack", "undo": "refused undo", "hand": "ack", "back": "refused not-handed",
        "vote": "refused no-vote", "chat": "ack", "hint": "answer", "why": "answer", "history": "answer",
        "ping": "pong",
    },
    "other seat": {
        "hello": "error invalid", "act": "refused stale", "undo": "refused undo", "hand": "ack",
        "back": "refused not-handed", "vote": "refused no-vote", "chat": "ack", "hint": "refused hint", "why": "answer",
        "history": "answer", "ping": "pong",
    },
    "spectator": {
        "hello": "error invalid", "act": "refused no-seat", "undo": "refused no-seat", "hand": "refused no-seat",
        "back": "refused no-seat", "vote": "refused no-seat", "chat": "ack", "hint": "refused no-seat",
        "why": "refused no-seat", "history": "answer", "ping": "pong",
    },
    "stranger": dict.fromkeys(TYPES, "closed 4404"),
    "no session": dict.fromkeys(TYPES, "closed 4408") | {"hello": "closed 4401"},
}  # fmt: skip
LEAVES_A_TRACE = {("seat to act", "act"), ("seat to act", "hand"), ("other seat", "hand")}


def fields(type: str, decision: int, action: int, table: str) -> dict[str, object]:
    """A message of a type, as good as it can be."""
    known: dict[str, dict[str, object]] = {
        "hello": {"ticket": "0" * 64, "table": table},
        "act": {"decision": decision, "action": action},
        "hand": {"level": "street-kid"},
        "vote": {"choice": "bot"},
        "chat": {"text": "hello"},
        "why": {"action": action},
        "ping": {"sent": 1},
    }
    own = {} if type in ("hello", "ping") else {"command": command(7)}
    return own | known.get(type, {})


def test_the_matrix_has_every_type():
    assert len(TYPES) == 11
    for cells in EXPECTED.values():
        assert set(cells) == set(TYPES)


@pytest.mark.parametrize("role", EXPECTED)
def test_every_cell(role):
    async def story(place):
        people = {name: await place.person(name) for name in ("Rosa", "Vito", "Zoe")}
        return {type: await cell(place, people, role, type) for type in TYPES}

    async def cell(place, people, role, type):
        rosa, vito, zoe = people.values()
        table = await deal(rosa, vito, watch="nobody" if role == "stranger" else "link")
        if await to_act(rosa, table) == 1:
            rosa, vito = vito, rosa
        owner = await rosa.sit(table)
        decision, action = owner.table["decision"], owner.table["view"]["legal"][0]
        await owner.hang_up()
        before = len(await place.store.events(table))
        said = await speak(place, {"seat to act": rosa, "other seat": vito}.get(role, zoe), role, table)
        await said.say(type, **fields(type, decision, action, table))
        answered = await first_answer(said)
        await said.hang_up()
        assert (len(await place.store.events(table)) > before) == ((role, type) in LEAVES_A_TRACE)
        return answered

    async def speak(place, person, role, table):
        if role == "no session":
            return await place.nobody().line()
        if role == "stranger":
            line = await person.line()
            await line.say("hello", ticket=await person.ticket(), table=table)
            return line
        return await person.sit(table)

    async def first_answer(line):
        while True:
            message = await line.next()
            if message["type"] == "bye":
                return f"closed {await line.closed()}"
            if message["type"] not in ("frame", "chat", "welcome"):
                return f"{message['type']} {message.get('code', '')}".strip()

    assert tell(story, server=True) == EXPECTED[role]


FORGERIES = [
    {"seat": 0}, {"viewer": 0}, {"role": "player"}, {"you": 0}, {"account": "x"}, {"as": 0}, {"match": "x"}, {"lag": 9},
]  # fmt: skip


@pytest.mark.parametrize("forged", FORGERIES, ids=lambda one: next(iter(one)))
def test_nobody_says_who_they_are_in_a_message(forged):
    async def story(place):
        _, vito, table = await playing(place)
        line = await vito.sit(table)
        before = len(await place.store.events(table))
        await line.say("act", command=command(1), decision=1, action=0, **forged)
        first = await line.hear("error")
        other = await vito.line()
        await other.say("hello", ticket=await vito.ticket(), table=table, **forged)
        second = await other.hear("error")
        return first["code"], second["code"], len(await place.store.events(table)) == before

    assert tell(story, server=True) == ("invalid", "invalid", True)
