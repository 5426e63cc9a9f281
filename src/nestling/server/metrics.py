"""Figures about a server for Prometheus, at an address of their own (`nestling serve --metrics`).

They say how much goes on, never who does it: no names, codes or addresses.
"""

import re
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from nestling import __version__
from nestling.core.errors import NestlingError

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        build = Gauge("nestling_build", "The version.", ["version"], registry=self.registry)
        build.labels(__version__).set(1)
        self.tables_made = self._counter("tables_made", "Tables made.")
        self.kept = Histogram(
            "nestling_keep_seconds",
            "How long it took to keep a step of a table for good.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.connections = self._counter("connections", "Connections that greeted.")
        self.messages = self._counter("messages", "Messages from pages.")
        self.refused = self._counter("refused", "Wishes that a table refused.")
        self.limited = self._counter("limited", "Requests and connections over a limit.")
        self.broken = self._counter("tables_given_up", "Tables that were to be read anew.")

    def watch(self, name: str, means: str, value: Callable[[], float]) -> None:
        """A figure that is asked for when it is wanted."""
        Gauge(f"nestling_{name}", means, registry=self.registry).set_function(value)

    def serve(self, address: str) -> int:
        """Answer at host:port from now on; returns the port. NestlingError if it can't."""
        host, colon, port = address.rpartition(":")
        if not colon or not re.fullmatch(r"[0-9]{1,5}", port) or int(port) > 65535:
            message = f"figures are told at host:port, not at {address!r}"
            raise NestlingError(message, "no_host_port", address=address)
        try:
            server, _ = start_http_server(int(port), host.strip("[]"), self.registry)
        except (OSError, UnicodeError) as error:
            why = getattr(error, "strerror", None) or "that is no name of a machine"
            message = f"cannot tell figures at {address[:80]}: {why}"
            raise NestlingError(message, "cannot_listen", address=address[:80], why=why) from error
        return int(server.server_port)

    def _counter(self, name: str, means: str) -> Counter:
        return Counter(f"nestling_{name}", means, registry=self.registry)
