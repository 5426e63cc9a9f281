"""Bots for Jää Sulaa."""
