"""What people, networks and matches get of the server: turns, places, threads and what each request costs."""
