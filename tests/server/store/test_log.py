"""Every store keeps logs in the same way: the next number or nothing, a command once, a change whole."""

import asyncio
from collections import Counter

import pytest

from gangland.server.ports import ABANDONED, CLAIM, OVER, PLAYING, Append, Behind, Deadline, Repeated, Store
from tests.server.store.samples import change, event, game, table

pytestmark = pytest.mark.anyio


async def numbers(store: Store, match: str = "m") -> list[int]:
    return [event.n for event in await store.events(match)]


class TestAppending:
    async def test_an_event_comes_back_with_its_number_and_is_read_as_it_was_written(self, store):
        await game(store)
        [stored] = await store.append(change("m", 1, "a"))
        assert stored.n == 2
        assert (await store.events("m"))[1] == stored
        assert (stored.command, stored.payload, stored.time) == ("a", '{"action":3}', 1_000)

    async def test_several_events_of_a_change_follow_each_other(self, store):
        await game(store)
        stored = await store.append(change("m", 1, "a", "b", "c"))
        assert [one.n for one in stored] == [2, 3, 4]
        assert [one.command for one in await store.events("m", after=2)] == ["b", "c"]

    async def test_whoever_has_not_read_the_end_of_the_log_is_behind_and_nothing_is_kept(self, store):
        await game(store)
        await store.append(change("m", 1, "a"))
        with pytest.raises(Behind):
            await store.append(change("m", 1, "b", deadlines=(Deadline("m", 0, 1, 5),)))
        assert await numbers(store) == [1, 2]
        assert await store.deadlines("m") == []

    async def test_nobody_can_leave_a_gap(self, store):
        await game(store)
        with pytest.raises(Behind):
            await store.append(change("m", 7, "b"))
        assert await numbers(store) == [1]

    async def test_a_command_that_was_sent_twice_is_answered_with_its_event(self, store):
        await game(store)
        [stored] = await store.append(change("m", 1, "a"))
        for after in (1, 2, 5):
            with pytest.raises(Repeated) as repeated:
                await store.append(change("m", after, "a"))
            assert repeated.value.event == stored
        assert await numbers(store) == [1, 2]

    async def test_a_change_with_one_repeated_command_is_kept_in_no_part(self, store):
        await game(store)
        [stored] = await store.append(change("m", 1, "a"))
        with pytest.raises(Repeated) as repeated:
            await store.append(change("m", 2, "b", "a"))
        assert repeated.value.event == stored
        assert await numbers(store) == [1, 2]

    async def test_another_seat_and_another_match_may_use_the_same_command_id(self, store):
        await game(store)
        await game(store, "other")
        await store.append(change("m", 1, "a"))
        await store.append(change("other", 1, "a"))
        await store.append(Append("m", 2, (event("a", actor=1),), None))
        assert await numbers(store) == [1, 2, 3]

    async def test_texts_of_every_kind_come_back(self, store):
        await game(store)
        odd = '{"text":"żółć \\u0000 \U0001f0a1 %s :name \'\\""}'
        await store.append(Append("m", 1, (event("a").__class__("act", 0, "a", 0, odd, 2**52, "", ""),), None))
        assert (await store.events("m"))[-1].payload == odd
        assert (await store.events("m"))[-1].time == 2**52

    async def test_the_end_of_a_match_is_kept_with_its_result(self, store):
        await game(store)
        assert await store.playing() == ["m"]
        await store.append(Append("m", 1, (event("a", time=77),), (), OVER, '[{"place":1}]'))
        row = await store.match("m")
        assert (row.status, row.result, row.ended) == (OVER, '[{"place":1}]', 77)
        assert await store.playing() == []

    async def test_a_match_can_be_abandoned_without_a_result(self, store):
        await game(store)
        await store.append(Append("m", 1, (event("a", time=78),), None, ABANDONED))
        row = await store.match("m")
        assert (row.status, row.result, row.ended) == (ABANDONED, None, 78)

    async def test_fifty_writers_at_one_match_share_out_the_numbers(self, store):
        """One wins each number, the others read on; nobody is lost and nothing is there twice."""
        await game(store)
        outcomes: Counter[str] = Counter()

        async def write(name: str) -> None:
            for command in (f"{name}-1", f"{name}-2"):
                while True:
                    end = (await store.latest(["m"]))["m"]
                    try:
                        await store.append(change("m", end, command))
                    except Behind:
                        outcomes["behind"] += 1
                    else:
                        outcomes["won"] += 1
                        break

        await asyncio.gather(*(write(f"w{writer}") for writer in range(50)))
        assert outcomes["won"] == 100
        assert await numbers(store) == list(range(1, 102))
        assert len({one.command for one in await store.events("m")}) == 101

    async def test_of_fifty_writers_with_the_same_number_one_wins(self, store):
        await game(store)
        tries = [store.append(change("m", 1, f"c{writer}")) for writer in range(50)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, tuple) for one in found) == 1
        assert sum(isinstance(one, Behind) for one in found) == 49
        assert await numbers(store) == [1, 2]

    async def test_of_twenty_sendings_of_one_command_one_is_kept_and_the_others_name_it(self, store):
        await game(store)
        found = await asyncio.gather(*(store.append(change("m", 1, "a")) for _ in range(20)), return_exceptions=True)
        assert sum(isinstance(one, tuple) for one in found) == 1
        assert {one.event.n for one in found if isinstance(one, Repeated)} == {2}

    async def test_many_matches_do_not_disturb_each_other(self, store):
        for number in range(20):
            await game(store, f"m{number}")
        await asyncio.gather(*(store.append(change(f"m{number}", 1, "a")) for number in range(20)))
        assert set((await store.latest([f"m{number}" for number in range(20)])).values()) == {2}

    async def test_the_latest_numbers_of_many_matches_at_once(self, store):
        await game(store)
        await store.append(change("m", 1, "a", "b"))
        await table(store, "waits")
        assert await store.latest(["m", "waits", "nowhere"]) == {"m": 3, "waits": 0, "nowhere": 0}
        assert await store.latest([]) == {}

    async def test_the_log_of_a_match_that_is_not_there_is_empty(self, store):
        assert await store.events("nowhere") == []


class TestStarting:
    async def test_the_start_keeps_status_seed_salts_and_first_event(self, store):
        await table(store)
        [first] = await store.start(change("m", 0, "start"), "seed", ("salt 0", "salt 1"))
        assert first.n == 1
        row, secret = await store.match("m"), await store.secret("m")
        assert (row.status, row.started) == (PLAYING, 1_000)
        assert (secret.secret, secret.seed, secret.salts) == ("5" * 64, "seed", ("salt 0", "salt 1"))

    async def test_a_match_starts_once(self, store):
        await table(store)
        tries = [store.start(change("m", 0, f"start {n}"), f"seed {n}", ()) for n in range(10)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, tuple) for one in found) == 1
        assert sum(isinstance(one, Behind) for one in found) == 9
        [first] = await store.events("m")
        assert (await store.secret("m")).seed == f"seed {first.command[-1]}"

    async def test_the_same_start_sent_twice_is_repeated(self, store):
        await game(store)
        with pytest.raises(Repeated):
            await store.start(change("m", 0, "start"), "another seed", ())
        assert (await store.secret("m")).seed == "seed"

    async def test_a_match_with_an_open_seat_does_not_start_and_keeps_no_seed(self, store):
        await table(store, seats="po")
        with pytest.raises(Behind):
            await store.start(change("m", 0, "start"), "seed", ())
        assert await store.events("m") == []
        assert (await store.secret("m")).seed is None
        assert (await store.match("m")).status == "waiting"

    async def test_nobody_sits_down_or_gets_up_once_it_began(self, store):
        await game(store)
        assert not await store.vacate("m", 0)
        assert (await store.seats("m"))[0].kind == "person"


class TestDeadlines:
    NOW = 10_000

    async def with_deadlines(self, store, *dues: int) -> None:
        await game(store)
        deadlines = tuple(Deadline("m", seat, seat + 1, due) for seat, due in enumerate(dues))
        await store.append(change("m", 1, "a", deadlines=deadlines))

    async def test_a_change_replaces_all_deadlines_of_its_match_or_leaves_them(self, store):
        await self.with_deadlines(store, 500, 400)
        await store.append(change("m", 2, "b"))
        assert [one.due for one in await store.deadlines("m")] == [500, 400]
        table_one = Deadline("m", -1, 3, 900)
        await store.append(change("m", 3, "c", deadlines=(table_one,)))
        assert await store.deadlines("m") == [table_one]
        await store.append(change("m", 4, "d", deadlines=()))
        assert await store.deadlines("m") == []

    async def test_what_is_due_comes_the_oldest_first_and_not_before_its_time(self, store):
        await self.with_deadlines(store, 9_000, 8_000, 10_001, 10_000)
        assert [one.due for one in await store.due(self.NOW, 10)] == [8_000, 9_000, 10_000]

    async def test_whoever_asks_has_them_alone_for_five_seconds(self, store):
        await self.with_deadlines(store, 1, 2, 3)
        first = await store.due(self.NOW, 2)
        assert [one.due for one in first] == [1, 2]
        assert [one.due for one in await store.due(self.NOW, 2)] == [3]
        assert await store.due(self.NOW + CLAIM - 1, 10) == []
        assert [one.due for one in await store.due(self.NOW + CLAIM, 10)] == [1, 2, 3]

    async def test_a_new_deadline_is_nobodys(self, store):
        await self.with_deadlines(store, 1)
        await store.due(self.NOW, 10)
        await store.append(change("m", 2, "b", deadlines=(Deadline("m", 0, 2, 7),)))
        assert [one.decision for one in await store.due(self.NOW, 10)] == [2]

    async def test_twenty_who_ask_at_once_get_each_deadline_once(self, store):
        await self.with_deadlines(store, *range(1, 31))
        found = await asyncio.gather(*(store.due(self.NOW, 2) for _ in range(20)))
        seats = [one.seat for got in found for one in got]
        assert len(seats) == len(set(seats)) == 30


class TestSnapshots:
    async def test_the_latest_position_of_a_rules_version_comes_back(self, store):
        await game(store)
        assert await store.latest_snapshot("m", 1) is None
        await store.snapshot("m", 50, 1, b"\x00fifty")
        await store.snapshot("m", 100, 1, b"\xffhundred")
        assert await store.latest_snapshot("m", 1) == (100, b"\xffhundred")
        assert await store.latest_snapshot("m", 2) is None

    async def test_the_same_one_twice_is_no_trouble(self, store):
        await game(store)
        await store.snapshot("m", 50, 1, b"fifty")
        await store.snapshot("m", 50, 1, b"fifty")
        assert await store.latest_snapshot("m", 1) == (50, b"fifty")
