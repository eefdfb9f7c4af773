"""Prometheus metrics of the server."""

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from shima.tables.bot_pool import AWAITED, UNWATCHED, BotPool
from shima.tables.cache import Cache
from shima.tables.cleaning import Cleaner
from shima.tables.offload import Offload
from shima.tables.review_pool import RANK, ReviewPool
from shima.tables.service import TableService
from shima.web.limits import Connections
from shima.web.loop_monitor import LoopMonitor

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
WAITS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300)
CLASSES = {AWAITED: "awaited", UNWATCHED: "unwatched", RANK: "review"}
"""The labels of job priorities."""


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("shima_requests", "Requests by status.", ["method", "status"], registry=self.registry)
        self.refusals = Counter("shima_refusals", "Refused actions by fault.", ["fault"], registry=self.registry)
        self.action = Histogram(
            "shima_action_seconds", "From an action to its durable entry.", buckets=BUCKETS, registry=self.registry
        )
        self.loop_busy = Histogram(
            "shima_loop_busy_seconds",
            "CPU that the event loop spent without a pause.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "shima_loop_lag_seconds", "By how much the event loop was late.", buckets=BUCKETS, registry=self.registry
        )
        self.wait = Histogram(
            "shima_thought_wait_seconds",
            "How long jobs waited for a worker.",
            ["class"],
            buckets=WAITS,
            registry=self.registry,
        )
        self.dropped = Counter(
            "shima_connections_dropped", "Connections refused or ended, by reason.", ["why"], registry=self.registry
        )
        self.hooks = Counter("shima_hooks", "Calls of webhooks by outcome.", ["outcome"], registry=self.registry)

    def waited(self, rank: int, seconds: float) -> None:
        """Record that a worker has taken a job."""
        self.wait.labels(CLASSES[rank]).observe(seconds)


class CurrentValues(Collector):
    """Values that are read on every scrape."""

    def __init__(
        self,
        service: TableService,
        bot_pool: BotPool,
        review_pool: ReviewPool,
        offload: Offload,
        cache: Cache,
        monitor: LoopMonitor,
        connections: Connections,
        cleaner: Cleaner,
    ) -> None:
        self.service = service
        self.bot_pool = bot_pool
        self.review_pool = review_pool
        self.offload = offload
        self.cache = cache
        self.monitor = monitor
        self.connections = connections
        self.cleaner = cleaner

    def collect(self) -> list[Metric]:
        return [
            CounterMetricFamily("shima_moves", "Decisions made here.", self.service.moves_made),
            CounterMetricFamily("shima_thoughts", "Moves and hints thought out.", self.bot_pool.jobs_done),
            CounterMetricFamily("shima_workers_replaced", "Workers that died or hung.", self._replaced()),
            self._waiting(),
            CounterMetricFamily("shima_offloaded", "Requests worked out by a worker.", self.offload.jobs_done),
            CounterMetricFamily(
                "shima_offload_workers_replaced",
                "Workers that a request was too much for.",
                self.offload.workers_replaced,
            ),
            GaugeMetricFamily("shima_offload_waiting", "Requests that wait for a worker.", self.offload.waiting),
            CounterMetricFamily("shima_cache_hits", "Answers that were there already.", self.cache.hits),
            CounterMetricFamily("shima_cache_misses", "Answers that had to be made.", self.cache.misses),
            GaugeMetricFamily("shima_cache_bytes", "Size of the answers that are kept.", self.cache.size),
            GaugeMetricFamily(
                "shima_loop_busy_max_seconds", "Longest time without a pause since the last look.", self.monitor.worst()
            ),
            GaugeMetricFamily("shima_connections", "Open WebSockets and streams.", self.connections.open),
            GaugeMetricFamily("shima_watchers", "Who watches a table.", self.service.watchers()),
            GaugeMetricFamily("shima_tables_in_memory", "Tables in memory.", self.service.in_memory()),
            GaugeMetricFamily("shima_reports_open", "Reports that nobody has closed.", self.cleaner.open_reports),
        ]

    def _replaced(self) -> int:
        return self.bot_pool.workers_replaced + self.review_pool.workers_replaced

    def _waiting(self) -> Metric:
        found = GaugeMetricFamily("shima_thoughts_waiting", "Jobs that wait for a worker, by class.", labels=["class"])
        lengths = {**self.bot_pool.waiting_by_rank(), **self.review_pool.waiting_by_rank()}
        for rank, name in CLASSES.items():
            found.add_metric([name], lengths.get(rank, 0))
        return found


class OpenConnections(Collector):
    """TCP connections of all kinds, including idle and half-open ones."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections

    def collect(self) -> list[Metric]:
        return [GaugeMetricFamily("shima_tcp_connections", "Open TCP connections.", self.connections.open)]
