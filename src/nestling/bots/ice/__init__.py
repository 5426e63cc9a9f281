"""Bots for Jää Sulaa."""

from nestling.bots.ice.greedy import RULES
from nestling.bots.ice.insight import INSIGHT

__all__ = ["INSIGHT", "RULES"]
