"""What all tests share: hypothesis profile, a database."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Cluster

settings.register_profile(
    "nestling",
    deadline=None,  # the first call may compile for half a minute
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("nestling")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this process's tests."""
    with Cluster() as running:
        yield running
