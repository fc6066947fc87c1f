"""What every request passes before and after its route: guards, headers, sessions, pages, the socket protocol."""
