"""The browser, really: Debian's Chromium against a server of our own. See `tools/install-chromium`."""
