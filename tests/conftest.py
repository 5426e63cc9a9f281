"""What all tests share: hypothesis profile, a database."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Cluster

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile(
    "nestling",
    deadline=None,  # the first call may compile for half a minute
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("nestling")


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """The one Chromium of this process's tests; Playwright allows no second."""
    from tests.browser.conftest import chromium

    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this process's tests."""
    with Cluster() as running:
        yield running
