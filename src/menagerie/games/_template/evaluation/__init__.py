"""How good a position of Otter Run is: the evaluation, its weights, and arrays for learning."""
