"""The server: live matches over the network, stored before they are shown."""
