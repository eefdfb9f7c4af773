"""Stones: a tiny game that shows how another package adds a game to Shima."""
