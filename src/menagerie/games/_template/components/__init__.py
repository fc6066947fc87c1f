"""The components of Otter Run: the river and the editions."""
