"""Shima: one table for two island board games."""

__version__ = "0.1.0"
