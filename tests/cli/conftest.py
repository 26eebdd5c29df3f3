"""Every test begins in English, whatever the one before spoke."""

import pytest

from gangland.cli.speech import speak

pytestmark = pytest.mark.rules("plain")


@pytest.fixture(autouse=True)
def english():
    speak("en")
