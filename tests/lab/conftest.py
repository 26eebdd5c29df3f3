"""What counts, compares and reports knows no rules: one run is enough."""

import pytest

pytestmark = pytest.mark.rules("compiled")
