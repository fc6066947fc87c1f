"""Why moves of Otter Run are refused."""
