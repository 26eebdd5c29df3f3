"""Load, kills and their checker know no rules: one run is enough."""

import pytest

pytestmark = pytest.mark.rules("plain")
