"""Output on a terminal: boards, panels, colours, and texts in four languages."""
