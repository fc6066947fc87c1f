"""The rules of Jungla: compiled, with no words and no drawings."""
