"""Games and tables as releases kept them, which every later version must read."""
