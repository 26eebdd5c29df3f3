"""By which rules each test runs, in which order tests are taken, and how long an example may take.

A test runs twice, by plain and by compiled rules, unless a marker says otherwise: `pytest.mark.rules("plain")`,
`("compiled")`, or `("own")` where the test chooses its rules itself. The marker stands at the test, or as `pytestmark`
in its file or in the conftest.py of its folder. `pytest --rules plain`, or GANGLAND_RULES=plain, leaves out the other
run of tests that run twice.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

# The clock of a crowded machine says nothing about the code; tests that promise a time measure it themselves.
# A method that runs twice has a `self` for each run, as one with `parametrize` has; Hypothesis is used to the latter.
settings.register_profile(
    "gangland", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors]
)
settings.load_profile("gangland")

BOTH = ("plain", "compiled")
WAYS = {"both": BOTH, "plain": ("plain",), "compiled": ("compiled",), "own": ("plain",)}

# These wait for browsers, servers and their deaths more than they compute. Taken first, by one worker, they leave the
# processors to the others; taken last, all would wait at the same time.
WAITING = ("tests/web/", "tests/proof/", "tests/server/run/", "tests/cli/")


def pytest_addoption(parser: pytest.Parser) -> None:
    chosen = os.environ.get("GANGLAND_RULES")
    parser.addoption("--rules", choices=BOTH, default=chosen, help="run tests that run twice by these rules only")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    ways = ways_of(metafunc.definition)
    metafunc.fixturenames.append("default_way")
    metafunc.parametrize(
        "default_way", ways, indirect=True, scope="session", ids=None if len(ways) > 1 else [pytest.HIDDEN_PARAM]
    )


def ways_of(test: pytest.Item) -> tuple[str, ...]:
    mark = test.get_closest_marker("rules") or mark_of_folder(test)
    ways = WAYS[mark.args[0]] if mark else BOTH
    chosen = test.config.getoption("--rules")
    return (chosen,) if chosen in ways else ways


def mark_of_folder(test: pytest.Item) -> pytest.Mark | pytest.MarkDecorator | None:
    """What the nearest conftest.py says for all tests of its folder."""
    conftests = (test.config.pluginmanager.get_plugin(str(folder / "conftest.py")) for folder in test.path.parents)
    return next((conftest.pytestmark for conftest in conftests if hasattr(conftest, "pytestmark")), None)


@pytest.fixture(scope="session", autouse=True)
def default_way(request: pytest.FixtureRequest):
    """How rules run where nobody chooses: "plain" or "compiled"."""
    before = os.environ.get("GANGLAND_RULES")
    os.environ["GANGLAND_RULES"] = request.param
    yield request.param
    if before is None:
        del os.environ["GANGLAND_RULES"]
    else:
        os.environ["GANGLAND_RULES"] = before


def rank(item: pytest.Item) -> int:
    return next((place for place, folder in enumerate(WAITING) if item.nodeid.startswith(folder)), len(WAITING))


@pytest.hookimpl(trylast=True)  # after pytest has put the tests of each way together
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)
