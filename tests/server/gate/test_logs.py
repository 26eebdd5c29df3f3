"""Logs say only what is on the list."""

import io
import json
import logging

from hypothesis import given
from hypothesis import strategies as st

from gangland.server.gate.logs import ALLOWED, Foreign, make_log

SECRET = "5ec7e7"


def written(say) -> list[dict]:
    stream = io.StringIO()
    say(make_log(stream))
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_what_is_not_on_the_list_is_dropped():
    (line,) = written(lambda log: log.info("request", status=200, token=SECRET, name=SECRET, body={"a": SECRET}))
    assert line.pop("time")
    assert line == {"event": "request", "level": "info", "status": 200}


def test_more_than_a_word_is_dropped_even_under_an_allowed_name():
    (line,) = written(lambda log: log.info("request", code={"token": SECRET}, table=[SECRET]))
    assert set(line) == {"event", "level", "time"}


def test_an_error_is_named_without_its_words():
    def fail(log):
        try:
            raise ValueError(SECRET)
        except ValueError as error:
            log.error("unexpected", exc_info=error)
            log.error("unexpected", exc_info=True)

    for line in written(fail):
        assert line["error"] == "ValueError"
        assert line["where"].startswith("test_logs.py:")
        assert SECRET not in json.dumps(line)


def test_what_libraries_say_is_named_without_its_words():
    def say(log):
        logger = logging.Logger("uvicorn.error")
        logger.addHandler(Foreign(log))
        logger.warning("GET /socket?ticket=%s", SECRET)

    (line,) = written(say)
    assert (line["event"], line["logger"], line["level"]) == ("library-said", "uvicorn.error", "warning")
    assert SECRET not in json.dumps(line)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(st.dictionaries(st.text(min_size=1).filter(lambda name: name not in ("self", "event", "exc_info")), values))
def test_every_line_is_json_with_known_fields(fields):
    (line,) = written(lambda log: log.info("x", **fields))
    assert set(line) <= ALLOWED
