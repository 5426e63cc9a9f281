"""Nestling: Happy Little Dinosaurs and Jää Sulaa, their rules, a table, bots and a laboratory."""
