"""The paths of the HTTP API, one module for each concern; `menagerie.server.app` puts them together."""
