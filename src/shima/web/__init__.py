"""The door from the network: HTTP for what has an address, a WebSocket for what is live. No rules, no decisions."""
