"""What all tests share: hypothesis profiles and marks."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "nestling",
    deadline=None,  # the first call may compile for half a minute
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("nestling")


def pytest_configure(config: pytest.Config) -> None:
    """Make the marks known."""
    config.addinivalue_line(
        "markers",
        "engine: plays the rules through; run natively, with NUMBA_DISABLE_JIT=1 and with"
        " NUMBA_BOUNDSCHECK=1",
    )
