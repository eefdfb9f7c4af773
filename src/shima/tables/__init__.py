"""Tables: seats, turns, undo, clocks and bots, independent of transport and of the rules of any game."""
