"""Happy Little Dinosaurs: a card game of disasters for 2 to 4 players."""
