"""What the server tells Prometheus about itself."""

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from shima.tables.cleaning import Cleaner
from shima.tables.house import House
from shima.tables.thinking import Thinking
from shima.web.limits import Connections

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("shima_requests", "Requests by status.", ["method", "status"], registry=self.registry)
        self.refusals = Counter("shima_refusals", "Refused actions by fault.", ["fault"], registry=self.registry)
        self.action = Histogram(
            "shima_action_seconds", "From an action to its durable entry.", buckets=BUCKETS, registry=self.registry
        )
        self.hooks = Counter("shima_hooks", "Calls of webhooks by outcome.", ["outcome"], registry=self.registry)


class Now(Collector):
    """What is read at the moment of asking."""

    def __init__(self, house: House, thinking: Thinking, connections: Connections, cleaner: Cleaner) -> None:
        self.house = house
        self.thinking = thinking
        self.connections = connections
        self.cleaner = cleaner

    def collect(self) -> list[Metric]:
        return [
            CounterMetricFamily("shima_moves", "Decisions made here.", self.house.moves_made),
            CounterMetricFamily("shima_thoughts", "Moves and hints thought out.", self.thinking.jobs_done),
            CounterMetricFamily("shima_workers_replaced", "Workers that died or hung.", self.thinking.workers_replaced),
            GaugeMetricFamily("shima_thoughts_waiting", "Jobs that wait for a worker.", self.thinking.waiting),
            GaugeMetricFamily("shima_connections", "Open WebSockets and streams.", self.connections.open),
            GaugeMetricFamily("shima_watchers", "Who watches a table.", self.house.watchers()),
            GaugeMetricFamily("shima_tables_in_memory", "Tables in memory.", self.house.in_memory()),
            GaugeMetricFamily("shima_reports_open", "Reports that nobody has closed.", self.cleaner.open_reports),
        ]
