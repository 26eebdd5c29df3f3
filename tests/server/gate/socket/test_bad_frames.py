"""Real sockets with bad intentions: nonsense, floods, errors of our own, readers that do not read."""

import asyncio
import json
import socket
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from gangland.server.gate.protocols import LARGEST_MESSAGE
from gangland.server.gate.socket.connection import Connection
from gangland.server.people.limits import Rate
from tests.server.gate.place import QUICK, Place, command, move, playing, tell, within

TOO_MANY = 100


class TestBadFrames:
    @pytest.mark.parametrize(
        "frame",
        [
            "", "{}", "null", "[]", "7", '"hello"', "{", '{"type": "act"}', '{"type": "win"}', '{"type": 7}', "\x00",
            '{"type": "ping", "sent": 1.5}', '{"type": "ping", "sent": -1}', '{"type": "ping", "sent": 1e999}',
            '{"type": "ping", "sent": "1"}', '{"type": "ping", "sent": true}', '{"type": "ping", "sent": 1, "x": 1}',
            '{"type": "act", "command": "x", "decision": 1, "action": 1}', "[" * 8000, '{"type":' * 900,
            '{"type": "ping", "sent": 99999999999999999999999999}', b"\xff\xfe", b"", b"\x00" * 100,
            '{"type": "chat", "command": "00000000000000000000000000000001", "text": ""}',
            '{"type": "chat", "command": "00000000000000000000000000000001", "text": "\\ud800"}',
        ],
    )  # fmt: skip
    def test_what_is_no_message_gets_one_error_and_the_line_stays(self, frame):
        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            await line.opened.send(frame)
            error = await line.hear("error")
            await line.say("ping", sent=5)
            return error["code"], (await line.hear("pong"))["sent"]

        assert tell(story, server=True) == ("invalid", 5)

    @pytest.mark.parametrize("fragments", [1, 20])
    def test_an_oversized_message_is_closed_with_1009(self, fragments):
        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            part = "x" * ((LARGEST_MESSAGE + 1) // fragments + 1)
            with suppress(ConnectionClosed):
                await line.opened.send([part] * fragments if fragments > 1 else part)
            return await line.closed()

        assert tell(story, server=True) == 1009

    def test_it_is_closed_before_it_is_buffered(self):
        """The head of a frame says how long it will be: that is enough."""

        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            line.opened.transport.write(b"\x81\xff" + (2**40).to_bytes(8, "big") + b"mask")
            return await line.closed(2.0)

        assert tell(story, server=True) == 1009

    def test_bad_utf8_is_closed_with_1007(self):
        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            line.opened.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
            return await line.closed(2.0)

        assert tell(story, server=True) == 1007

    def test_whoever_goes_on_with_nonsense_is_closed(self):
        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            for _ in range(41):
                await line.opened.send("nonsense")
            return await line.closed(), [one["type"] for one in line.heard].count("error")

        assert tell(story, server=True)[0] == 4400

    def test_too_fast_is_told_to_wait_and_then_closed(self):
        async def story(place):
            rosa = await place.person()
            line = await rosa.sit(await rosa.table())
            for number in range(45):
                await line.say("ping", sent=number)
            kinds = [await line.next() for _ in range(45)]
            assert [one["type"] for one in kinds].count("pong") in (39, 40)
            assert 0 < kinds[-1]["seconds"] < 2
            for number in range(60):
                await line.say("ping", sent=number)
            return await line.closed()

        assert tell(story, server=True, settings=replace(QUICK, socket_rate=Rate(5, 40))) == 4429

    def test_an_error_in_one_message_harms_nobody_else(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            mine, yours = await rosa.sit(table), await vito.sit(table)

            async def broken(*_: object, **__: object) -> None:
                raise RuntimeError("the secret is 5ec7e7")

            place.desk.why_not, kept = broken, place.desk.why_not
            await yours.say("why", command=command(1), action=0)
            bye = await yours.hear("bye")
            place.desk.why_not = kept
            await mine.say("act", command=command(2), **move(mine))
            ack = await mine.hear("ack")
            return bye["code"], await yours.closed(), ack["type"], "5ec7e7" in place.log.getvalue()

        assert tell(story, server=True) == ("broken", 1011, "ack", False)

    def test_errors_in_hints_and_snapshots_are_noted_and_harm_nobody_else(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            mine, yours = await rosa.sit(table), await vito.sit(table)

            def broken(*_: object) -> None:
                raise KeyError("the secret is 5ec7e7")

            place.desk.hint = place.desk.snapshot = broken
            await mine.say("hint", command=command(1))
            refused = await mine.hear("refused")
            connection = next(one for one in place.gate.roster.at_table(table) if one.account == vito.id)
            push_too_much(connection)
            with suppress(ConnectionClosed):
                await yours.hear("never")
            await mine.say("ping", sent=1)
            await mine.hear("pong")
            log = place.log.getvalue()
            return refused["code"], log.count('"error":"KeyError"'), "5ec7e7" in log

        assert tell(story, server=True) == ("broken", 2, False)

    def test_how_late_hints_are_is_measured(self):
        async def story(place):
            rosa, _, table = await playing(place)
            line = await rosa.sit(table)
            await line.say("act", command=command(1), **move(line))
            await line.hear("ack")
            while "gangland_hint_lag_seconds_count 1.0" not in (text := (await rosa.get("/metrics")).text):
                await asyncio.sleep(0.02)
            return "gangland_ack_seconds_count 1.0" in text, 'gangland_messages_total{type="act"} 1.0' in text

        assert tell(story, server=True) == (True, True)


class TestSlowReaders:
    def test_one_that_never_reads_freezes_nobody_and_is_cut(self):
        async def story(place):
            rosa, vito, table = await playing(place)
            mine = await rosa.sit(table)
            stuck = await stuck_reader(place, vito, table)
            await asyncio.sleep(0.05)
            connection = next(one for one in place.gate.roster.at_table(table) if one.account == vito.id)
            number = 0
            began = time.perf_counter()
            while len(place.gate.roster.at_table(table)) > 1 and time.perf_counter() - began < 30:
                number += 1
                for _ in range(20):
                    connection.push(b'{"type":"frame","padding":"' + b"x" * 8000 + b'"}', "frame")
                await mine.say("ping", sent=number)
                await within(0.25, mine.hear("pong"))
                assert connection.outgoing.bytes <= 256 * 1024
                await asyncio.sleep(0.02)
            lasted = time.perf_counter() - began
            overflows = place.gate.metrics.overflows._value.get()
            await mine.say("act", command=command(1), **move(mine))
            ack = await mine.hear("ack")
            stuck.close()
            return ack["type"], 0.9 < lasted < 10.0, overflows > 0

        quick = replace(QUICK, stuck_seconds=1.0)
        assert tell(story, server=True, settings=quick) == ("ack", True, True)

    def test_one_that_reads_on_gets_a_snapshot_and_then_the_truth(self):
        async def story(place):
            _, vito, table = await playing(place)
            slow = await vito.sit(table)
            connection = next(one for one in place.gate.roster.at_table(table) if one.account == vito.id)
            push_too_much(connection)
            welcome = await slow.hear("welcome")
            until_then = len(slow.heard)
            sent = [one["n"] for one in slow.heard if one.get("table", "") is None]
            await slow.say("ping", sent=1)
            await slow.hear("pong")
            after = [one["type"] for one in slow.heard[until_then:]]
            return welcome["snapshot"]["moves"], sent == [*range(len(sent))], len(sent) < TOO_MANY, after

        assert tell(story, server=True) == (1, True, True, ["pong"])


def push_too_much(connection: Connection) -> None:
    """More than the system takes and the queue holds, without a pause in which anybody could read."""
    for number in range(TOO_MANY):
        connection.push(b'{"type":"frame","n":%d,"table":null,"padding":"%s"}' % (number, b"x" * 16_000), "frame")


async def stuck_reader(place: Place, person, table: str) -> socket.socket:
    """A raw socket with a small receive buffer that says hello and never reads again."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", place.port))
    head = (
        f"GET /socket HTTP/1.1\r\nHost: {place.host}\r\nOrigin: {place.origin}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await loop.sock_sendall(raw, head.encode())
    assert b"101" in await loop.sock_recv(raw, 4096)
    hello = json.dumps({"type": "hello", "ticket": await person.ticket(), "table": table}).encode()
    frame = b"\x81" + bytes([0x80 | 126]) + len(hello).to_bytes(2, "big") + b"\0\0\0\0" + hello
    await loop.sock_sendall(raw, frame)
    return raw
