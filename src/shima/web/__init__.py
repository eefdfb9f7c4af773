"""The HTTP and WebSocket API, without any game logic."""
