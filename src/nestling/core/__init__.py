"""What any game here is."""
