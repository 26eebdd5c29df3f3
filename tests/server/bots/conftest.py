import pytest


@pytest.fixture(scope="session")
def database_url(postgres, worker):
    return postgres.fresh(f"bots_{worker}")
