"""What all rooms of the server use: time, threads, problems, languages, rate limits, logs, metrics."""
