"""Token buckets."""

from hypothesis import given
from hypothesis import strategies as st

from gangland.server.people.limits import Bucket, Limits, Rate

RATE = Rate(5, 40)


class TestBucket:
    def test_forty_at_once_then_five_a_second(self):
        bucket = Bucket(RATE, 0.0)
        assert [bucket.take(RATE, 0.0) for _ in range(40)] == [0.0] * 40
        assert bucket.take(RATE, 0.0) == 0.2
        assert bucket.take(RATE, 0.2) == 0.0
        assert bucket.take(RATE, 0.2) > 0

    @given(st.lists(st.floats(0, 3), min_size=1, max_size=200))
    def test_never_more_than_the_burst_and_the_rate(self, waits):
        bucket, now, allowed = Bucket(RATE, 0.0), 0.0, 0
        for wait in waits:
            now += wait
            allowed += bucket.take(RATE, now) == 0
            assert allowed <= 40 + now * 5 + 1e-6

    @given(st.lists(st.integers(1, 45), min_size=1, max_size=50))
    def test_whoever_waits_as_told_may_go_on(self, bursts):
        bucket, now = Bucket(RATE, 0.0), 0.0
        for burst in bursts:
            for _ in range(burst):
                wait = bucket.take(RATE, now)
                if wait:
                    now += wait + 1e-9
                    assert bucket.take(RATE, now) == 0


class TestLimits:
    def test_everyone_has_a_bucket_of_their_own(self):
        limits = Limits({"chat": Rate(1, 2), "login": Rate(1, 1)})
        assert [limits.take("chat", "rosa", 0) for _ in range(3)] == [0, 0, 1]
        assert limits.take("chat", "vito", 0) == 0
        assert limits.take("login", "rosa", 0) == 0

    def test_the_memory_is_bounded(self):
        limits = Limits({"chat": Rate(1, 2)}, most_keys=100)
        for number in range(1000):
            limits.take("chat", str(number), 0)
        assert len(limits) == 100
