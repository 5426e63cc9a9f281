"""What all tests share: hypothesis profile."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "nestling",
    deadline=None,  # the first call may compile for half a minute
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("nestling")
