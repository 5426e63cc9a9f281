"""The laboratory: many games, what they show, and how sure one can be of it."""
