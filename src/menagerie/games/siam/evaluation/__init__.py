"""How good a position of Siam is: the evaluation, its tables and weights, and arrays for learning."""
