"""Tables: seats, turns, undo, clocks and bots in seats, without transport. Nothing here knows the rules of a game."""
