"""Scenes and the painters that draw them."""
