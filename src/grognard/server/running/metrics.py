"""What Prometheus is told: requests, connections, tables, actions."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "grognard_requests", "HTTP requests answered", ("method", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "grognard_request_seconds", "Time to answer an HTTP request", buckets=SECONDS, registry=self.registry
        )
        self.sockets = Gauge("grognard_websockets", "WebSockets open now", registry=self.registry)
        self.tables = Gauge("grognard_tables", "Games in memory", registry=self.registry)
        self.players = Gauge("grognard_watchers", "Connections at tables", registry=self.registry)
        self.changes = Counter(
            "grognard_table_changes", "Actions, arrivals and departures at tables", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
