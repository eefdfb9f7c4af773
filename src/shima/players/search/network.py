"""The network of the learned evaluation: compiled if the machine could compile it, otherwise in plain Python."""

try:
    from shima.players.search._network import Network
except ImportError:
    from shima.players.search.plain_network import Network

__all__ = ["Network"]
