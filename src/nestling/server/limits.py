"""How much one address, and one connection, may ask for.

An address is that of the browser, if the proxy before the server tells it and is trusted to
(docs/deploying.md). This machine's own is not limited.
"""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.datastructures import Address
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from nestling.core.errors import Refused
from nestling.server import bodies
from nestling.server.metrics import Metrics

MOST_ADDRESSES = 10_000  # that are remembered; whoever is full again need not be


@dataclass
class Bucket:
    """`burst` at once, and `rate` more each second."""

    rate: float
    burst: float
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left, self.at = self.burst, 0.0

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self.left = min(self.burst, self.left + self.rate * max(0.0, now - self.at))
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass(frozen=True)
class Allowed:
    """What is allowed: connections of an address at a time, requests and new tables of an
    address, messages of a connection, the last three as (a second, at once)."""

    connections: int = 64
    requests: tuple[float, float] = (20.0, 200.0)
    tables: tuple[float, float] = (0.5, 30.0)
    messages: tuple[float, float] = (20.0, 120.0)


class Limits:
    """Who has how much left."""

    def __init__(
        self,
        allowed: Allowed | None = None,
        metrics: Metrics | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.allowed = allowed or Allowed()
        self._metrics = metrics or Metrics()
        self._now = now
        self._connections: Counter[str] = Counter()
        self._buckets: dict[tuple[str, str], Bucket] = {}

    @contextmanager
    def connection(self, client: Address | None) -> Iterator["Limits"]:
        """A connection of this address; Refused("too_many") if it has too many."""
        address = _limited(client)
        if address and self._connections[address] >= self.allowed.connections:
            self._refuse(f"{self.allowed.connections} connections at a time")
        self._connections[address] += 1
        try:
            yield self
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def messages(self) -> Bucket:
        """For the messages of one connection."""
        return Bucket(*self.allowed.messages)

    def check_message(self, bucket: Bucket) -> None:
        """Refused("too_many") if they come too fast."""
        if not bucket.take(self._now()):
            self._refuse(f"{self.allowed.messages[0]:g} messages a second")

    def check_request(self, client: Address | None, makes_table: bool) -> None:
        """Refused("too_many") if the address asks too often."""
        address = _limited(client)
        if not address:
            return
        wanted = [("requests", self.allowed.requests)]
        wanted += [("new tables", self.allowed.tables)] if makes_table else []
        for what, (rate, burst) in wanted:
            bucket = self._buckets.setdefault((what, address), Bucket(rate, burst))
            if not bucket.take(self._now()):
                self._refuse(f"{rate:g} {what} a second")
        if len(self._buckets) > MOST_ADDRESSES:
            self._forget()

    def _forget(self) -> None:
        now = self._now()
        for key, bucket in list(self._buckets.items()):
            if bucket.left + bucket.rate * (now - bucket.at) >= bucket.burst:
                del self._buckets[key]

    def _refuse(self, most: str) -> None:
        self._metrics.limited.inc()
        raise Refused("too_many", f"more than {most} are too many; try again later")


class Limited:
    """Refuses requests of an address that asks too often, with status 429."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limits."""
        if scope["type"] == "http":
            request = Request(scope)
            makes = request.method == "POST" and request.url.path == "/api/tables"
            limits: Limits = scope["app"].state.rooms.limits
            try:
                limits.check_request(request.client, makes)
            except Refused as refused:
                body = bodies.write_body(bodies.Refusal(refused.code, str(refused)))
                headers = {"Retry-After": "5"}
                answer = Response(body, 429, headers, "application/json")
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


def _limited(client: Address | None) -> str:
    """The address to count by; "" for those that are not limited.

    Whoever has an IPv6 address has 2^64 of them: they count as one.
    """
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client.host)
    except ValueError:
        return client.host
    if address.is_loopback:
        return ""
    if address.version == 6:
        return str(ipaddress.ip_network((int(address), 64), strict=False).network_address)
    return str(address)
