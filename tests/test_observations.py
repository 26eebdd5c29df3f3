"""The page of observations says what the games declare."""

import pytest

from tests import observations

pytestmark = pytest.mark.rules("own")


def test_the_page_of_observations_is_up_to_date():
    assert observations.PAGE.read_text("utf-8") == observations.page(), "after a change of features: make observations"
