"""Stones: a tiny game that shows how a game is added to Shima from another package."""
