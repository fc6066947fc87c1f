"""What is in the box of Jungla: board, animals and numbers of an edition, and what has to hold in them."""
