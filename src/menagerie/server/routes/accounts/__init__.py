"""Routes of people: accounts, sessions, ratings, notifications and reports."""
