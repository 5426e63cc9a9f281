"""Bots for Happy Little Dinosaurs."""

from nestling.bots.dinosaurs.greedy import RULES
from nestling.bots.dinosaurs.insight import INSIGHT

__all__ = ["INSIGHT", "RULES"]
