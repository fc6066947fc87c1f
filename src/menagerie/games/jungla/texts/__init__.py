"""The notation of Jungla: positions, actions and views as texts."""
