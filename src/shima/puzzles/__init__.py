"""Puzzles: positions from recorded games with one clearly best turn. Specified in `docs/puzzles.md`."""
