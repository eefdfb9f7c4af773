"""Persistence: people, their keys and every table's journal, in SQLite or PostgreSQL."""
