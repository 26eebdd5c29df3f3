"""Processes, files and start-up know no rules: one run is enough."""

import pytest

pytestmark = pytest.mark.rules("plain")
