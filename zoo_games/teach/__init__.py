"""Predictions, items and lessons: commit an answer, see it counted, learn which idea led to another one.

Nothing here needs a notebook; ``zoo_games.notebook.prediction`` shows it on a page.
"""
