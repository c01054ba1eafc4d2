"""Positions in the hand of a learner, matches and agents."""
