"""The games as researchers expect games to be. Each module needs the extra `shima[research]`."""
