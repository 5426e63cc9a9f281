"""Loads for servers of turn-based games, the same for ours and for its peers."""
