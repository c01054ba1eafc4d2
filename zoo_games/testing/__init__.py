"""Compliance checks that any game can run."""
