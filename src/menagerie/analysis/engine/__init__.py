"""The engine protocol: messages, the engine that answers them, and its clients."""
