"""In which order tests are taken, which matters where several workers share them, and how long an example may take."""

import pytest
from hypothesis import HealthCheck, settings

# The clock of a crowded machine says nothing about the code; tests that promise a time measure it themselves.
settings.register_profile("gangland", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gangland")

# These wait for browsers, servers and their deaths more than they reckon. Taken first, by one worker, they leave the
# processors to the others; taken last, all would wait at the same time.
WAITING = ("tests/web/", "tests/proof/", "tests/server/run/", "tests/cli/")


def rank(item: pytest.Item) -> int:
    return next((place for place, folder in enumerate(WAITING) if item.nodeid.startswith(folder)), len(WAITING))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)
