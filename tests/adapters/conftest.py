"""The field's own tests of our adapters run once; a batch is tested by both rules."""

import pytest

pytestmark = pytest.mark.rules("compiled")
