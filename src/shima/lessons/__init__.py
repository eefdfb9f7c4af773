"""Lessons: annotated records in which the learner makes the moves. `docs/lessons.md` tells how to write one."""
