"""Workers in which bots choose moves and positions are analysed."""
