"""Commands about games and positions: show, play, replay and verify them."""
