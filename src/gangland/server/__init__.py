"""The server: tables for people and bots, nothing acknowledged is lost, nothing hidden leaks."""

PACKAGE = "gangland.server"  # its texts
