"""Gangland in the shapes that researchers know: each adapter is an optional extra, and none knows another."""
