from shima.players.search.plain_network import Network as Network
