"""Bots for Happy Little Dinosaurs."""
